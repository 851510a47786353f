"""The games that can be played here: their facts, their cards, their rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

from litestar import Controller, get
from litestar.params import FromPath, PathParameter
from msgspec import Struct

import irodori
from irodori.core import edition as editions
from irodori.core.errors import EditionError
from irodori.core.info import GameInfo
from irodori.server.bots import levels
from irodori.server.routes.problems import ProblemError

GameKey = Annotated[str, PathParameter(pattern="^[a-z0-9_]{1,40}$")]
EditionKey = Annotated[str, PathParameter(pattern="^[A-Za-z0-9-]{1,60}$")]
SHARED = Path(irodori.__file__).parent
MARKDOWN = "text/markdown"


class EditionName(Struct, frozen=True):
    key: str
    name: str


class GameFacts(Struct, frozen=True):
    """`options`: each with the numbers of players that it is for. `letter`: what its rules' numbers begin with."""

    key: str
    letter: str
    title: str
    players: list[int]
    usual: int
    options: dict[str, list[int]]
    edition: str
    """The usual one."""
    editions: list[EditionName]
    decisions: list[str]
    secret: list[str]
    """Those decisions in which several choose at once and in secret."""
    levels: list[str]


class EditionFacts(Struct, frozen=True):
    """`table` is what rules and records use; `content` the whole file, with status and source of each cell.

    A table with other numbers in `content` is made by sending it as the `edition` of a new table.
    """

    game: str
    key: str
    name: str
    table: dict[str, Any]
    content: dict[str, Any]


def game_of(key: str) -> GameInfo:
    info = irodori.games().get(key)
    if info is None:
        raise ProblemError(404, "no_game", f"there is no such game; there are {', '.join(irodori.games())}")
    return info


def names(info: GameInfo) -> list[EditionName]:
    """Of the editions that can be played: a person's own file may be wrong."""
    found: list[EditionName] = []
    for key, path in editions.editions(info).items():
        try:
            found.append(EditionName(key, editions.read(info, path).name))
        except EditionError:
            continue
    return found


def rules_of(info: GameInfo, language: str) -> str:
    """The game's rules, then those that all games share."""
    return "\n".join((folder / f"RULES.{language}.md").read_text(encoding="utf-8") for folder in (info.folder, SHARED))


class Games(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", summary="The games that can be played here", sync_to_thread=False)
    def games(self) -> list[GameFacts]:
        return [
            GameFacts(
                key=info.key, letter=info.letter, title=info.title, players=list(info.players), usual=info.usual,
                options={name: list(players) for name, players in info.options.items()}, edition=info.edition,
                editions=names(info), decisions=list(info.decisions), secret=list(info.secret), levels=levels(),
            )
            for info in irodori.games().values()
        ]  # fmt: skip

    @get("/{key:str}/editions/{edition:str}", summary="What is printed on the cards", sync_to_thread=False)
    def edition(self, key: GameKey, edition: EditionKey) -> EditionFacts:
        info = game_of(key)
        path = editions.editions(info).get(edition)
        if path is None:
            raise ProblemError(404, "no_edition", f"there is no such edition of {key}")
        try:
            found = editions.read(info, path)
        except EditionError as error:
            raise ProblemError(409, "edition", str(error).replace(str(path), path.name)) from None
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        return EditionFacts(info.key, found.key, found.name, found.table, content)

    @get(
        "/{key:str}/rules/{language:str}",
        summary="The rules in Markdown",
        media_type=MARKDOWN,
        sync_to_thread=False,
    )
    def rules(self, key: GameKey, language: FromPath[Literal["ja", "en", "fr", "de"]]) -> str:
        return rules_of(game_of(key), language)
