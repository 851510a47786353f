"""A record: one JSON document that replays for ever. The moves are the game; all else follows from them."""

from __future__ import annotations

import os
from collections import Counter
from errno import ENOENT
from typing import TYPE_CHECKING, TypeVar, cast

from irodori.core.edition import Json, Table, copied
from irodori.core.errors import IrodoriError, RecordError
from irodori.core.game import Game
from irodori.core.info import Line
from irodori.core.shuffle import METHOD, shuffled

if TYPE_CHECKING:
    from irodori.core.position import Position

FORMAT = 1
MOST_BYTES = 4_000_000
UNDO = "undo"
Part = TypeVar("Part")


class Record:
    """Made by `state.record()`, `irodori.load(path)` or `Record.from_json(text)`; `content` is the document."""

    def __init__(self, content: Table) -> None:
        self.content = content

    def __repr__(self) -> str:
        held = self.content
        return f"<Record of {held.get('game')}, {held.get('players')} players, lines: {len(self.lines)}>"

    # ---- made from a game

    @classmethod
    def of(cls, position: Position) -> Record:
        """The record of a game so far."""
        game = position.game
        content: Table = {
            "irodori": FORMAT,
            "game": game.key,
            "edition": game.edition.key,
            "table": copied(game.table),
            "options": dict(game.options),
            "players": game.players,
            "names": [f"seat {seat}" for seat in range(game.players)],
        }
        if position.seed is not None:
            content["seed"] = position.seed
            content["shuffle"] = {"method": METHOD, "decks": list[Json](position.shuffled)}
        content["decks"] = [list[Json](deck) for deck in position.given]
        content["moves"] = [[seat, text] for seat, text in position.lines]
        if position.over:
            content["result"] = {"scores": list[Json](position.scores), "winners": list[Json](position.winners)}
        return cls(content)

    # ---- made from text

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Any text gives a record of the right form or a RecordError; `replay` says whether its game is right too."""
        import json

        if not isinstance(text, str | bytes):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise RecordError(f"a record is read from text, not from {text!r:.60}")
        size = len(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)
        if size > MOST_BYTES:
            raise RecordError(f"a record has at most {MOST_BYTES} bytes, not {size}")
        try:
            content = json.loads(text)
        except RecursionError:
            raise RecordError("the record is nested too deeply") from None
        except ValueError as error:
            raise RecordError(f"the record is no whole JSON document: {error}") from None
        if not isinstance(content, dict):
            raise RecordError(f"a record is a JSON object, not {type(content).__name__}")
        record = cls(cast("Table", content))
        try:
            record.to_json().encode()
        except (ValueError, RecursionError):
            raise RecordError("the record holds half of a character: a surrogate without its other half") from None
        record.check_form()
        return record

    def check_form(self) -> None:
        if self.part("irodori", int, "the format's version") != FORMAT:
            raise RecordError(f"irodori must be {FORMAT}, the only format there is, not {self.content['irodori']!r}")
        self.part("game", str, "a game's key")
        self.part("edition", str, "an edition's key")
        self.part("table", dict, "the edition's table")
        self.part("options", dict, "options that are true or false")
        self.part("players", int, "how many play")
        names = self.items("names", "a name for each seat")
        if len(names) != self.content["players"] or not all(isinstance(name, str) for name in names):
            raise RecordError("names must be a text for each seat")
        for number, deck in enumerate(self.items("decks", "decks, lists of card names"), 1):
            if not isinstance(deck, list) or not all(isinstance(card, str) for card in cast("list[object]", deck)):
                raise RecordError(f"decks: deck {number} must be a list of card names")
        for number, line in enumerate(self.items("moves", "lines of moves"), 1):
            pair = cast("list[object]", line) if isinstance(line, list) else []
            if len(pair) != 2 or type(pair[0]) is not int or type(pair[1]) is not str:
                raise RecordError(
                    f'moves: line {number} must be a seat and a text like [0, "take 1"], not {line!r:.60}'
                )
        if not self.content.keys().isdisjoint(("seed", "shuffle", "commitment")):
            self.part("seed", str, "the seed as text")
            self.check_shuffle(cast("Table", self.part("shuffle", dict, "how the seed was used")))
        if "result" in self.content:
            self.part("result", dict, "scores and winners")

    def check_shuffle(self, shuffle: Table) -> None:
        if shuffle.get("method") != METHOD:
            raise RecordError(f"shuffle.method must be {METHOD!r}, not {shuffle.get('method')!r:.60}")
        decks = shuffle.get("decks")
        count = len(self.items("decks", "decks, lists of card names"))
        numbers = [deck for deck in decks if type(deck) is int] if isinstance(decks, list) else []
        if decks != numbers or numbers != sorted(set(numbers) & set(range(count))):
            raise RecordError(
                f"shuffle.decks must list numbers of decks, rising, counted from 0 to {count - 1}, not {decks!r:.60}"
            )

    def part(self, key: str, kind: type[Part], meaning: str) -> Part:
        if key not in self.content:
            raise RecordError(f"{key} is missing: {meaning}")
        found = self.content[key]
        if type(found) is not kind:  # True is an int, but no number of players
            raise RecordError(f"{key} must be {meaning} ({kind.__name__}), not {found!r:.60}")
        return found

    def items(self, key: str, meaning: str) -> list[object]:
        return cast("list[object]", self.part(key, list, meaning))

    # ---- kept

    def to_json(self) -> str:
        import json

        return json.dumps(self.content, ensure_ascii=False, separators=(",", ":"))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the record whole or not at all."""
        from pathlib import Path

        target = Path(path)
        if not target.parent.is_dir():
            raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(target))
        fresh = target.with_name(f".{target.name}.{os.getpid()}.new")
        try:
            fresh.write_text(self.to_json() + "\n", encoding="utf-8")
            fresh.replace(target)
        finally:
            fresh.unlink(missing_ok=True)

    # ---- read

    @property
    def lines(self) -> list[Line]:
        """The moves: (seat, text), those undone and the undoing too."""
        return [
            (cast("int", line[0]), cast("str", line[1])) for line in cast("list[list[Json]]", self.content["moves"])
        ]

    def game(self) -> Game:
        """The game that was played, with the edition's table as it was then."""
        options = cast("dict[str, bool]", self.content["options"])
        table = cast("Table", self.content["table"])
        edition: Table = {**table, "key": self.content["edition"]}
        if "edition_name" in self.content:
            edition["name"] = self.content["edition_name"]
        try:
            return Game(cast("str", self.content["game"]), cast("int", self.content["players"]), edition, options)
        except IrodoriError as error:
            raise RecordError(f"the record's game cannot be set up: {error}") from error

    def at(self, line: int) -> Position:
        """The game after the first `line` lines, undoing included."""
        if type(line) is not int or not 0 <= line <= len(self.lines):
            raise RecordError(f"the record has lines 0 to {len(self.lines)}, there is no {line}")
        moves: list[tuple[int, Line]] = []
        for number, (seat, text) in enumerate(self.lines[:line], 1):
            if not 0 <= seat < cast("int", self.content["players"]):
                raise RecordError(f"moves: line {number} is by seat {seat}, and there is no such seat")
            if text != UNDO:
                moves.append((number, (seat, text)))
            elif moves:
                moves.pop()
            else:
                raise RecordError(f"moves: line {number} undoes a move, but there is none")
        game = self.game()
        try:
            decks = [game.checked_deck(deck) for deck in self.decks]
            position = game.start(cast("str | None", self.content.get("seed")), decks[: self.drawn_from])
        except IrodoriError as error:
            raise RecordError(f"decks: {error}") from error
        self.compare_decks(position.decks)
        held = len(self.decks)
        for number, (seat, text) in moves:
            if position.seed is None and len(position.decks) > held:
                raise RecordError(f"decks: deck {held + 1} is missing, and there is no seed that would give it")
            try:
                position.play(seat, text)
            except IrodoriError as error:
                raise RecordError(f"moves: line {number}, [{seat}, {text!r}]: {error}") from error
        drawn = {deck for deck in self.from_seed() if deck < len(position.decks)}
        position.restore_lines(self.lines[:line], sorted(drawn.union(position.shuffled)))
        return position

    @property
    def decks(self) -> list[list[str]]:
        return cast("list[list[str]]", self.content["decks"])

    def compare_decks(self, dealt: list[list[str]]) -> None:
        from irodori.core.position import listing

        for number, (held, deck) in enumerate(zip(self.decks, dealt, strict=False), 1):
            missing, extra = Counter(deck) - Counter(held), Counter(held) - Counter(deck)
            if missing or extra:
                raise RecordError(
                    f"decks: deck {number} must hold exactly the {len(deck)} cards that are dealt; "
                    f"it holds {len(held)}, missing: {listing(missing)}, too many: {listing(extra)}"
                )
            if held != deck:
                raise RecordError(f"decks: deck {number} is not what the seed gives")

    @property
    def drawn_from(self) -> int:
        """From which deck on all come from the seed: drawn again, they are right also where a deal was undone."""
        first = len(self.decks)
        while "seed" in self.content and first - 1 in self.from_seed():
            first -= 1
        return first

    def from_seed(self) -> list[int]:
        shuffle = self.content.get("shuffle")
        decks = shuffle.get("decks") if isinstance(shuffle, dict) else None
        return [deck for deck in decks if isinstance(deck, int)] if isinstance(decks, list) else []

    def replay(self) -> Position:
        """The whole game; raises RecordError where moves or result do not fit."""
        position = self.at(len(self.lines))
        self.compare_decks(position.decks)
        result = self.content.get("result")
        if position.over and result is None:
            raise RecordError("result is missing: the game is over")
        if position.over and len(position.given) > len(position.decks):
            expected, held = len(position.decks), len(position.given)
            raise RecordError(f"decks: the game is over after {expected}, but the record holds {held}")
        found = {"scores": list(position.scores), "winners": list(position.winners)}
        if result is not None and not position.over:
            raise RecordError("result is given, but the moves do not lead to the end")
        if result is not None and written(result) != written(found):
            raise RecordError(f"result is {result!r}, but the moves lead to {found!r}")
        return position

    def verify(self) -> Position:
        """Replays, and checks that the decks are those that the seed gives."""
        position = self.replay()
        if position.seed is None:
            raise RecordError("the record has no seed, so its shuffle cannot be verified; its moves are right")
        for number in range(len(position.decks)):
            if number not in self.from_seed():
                raise RecordError(f"deck {number + 1} was given and not drawn from the seed: it cannot be verified")
        self.verify_shuffle(position)
        return position

    def verify_shuffle(self, position: Position) -> list[int]:
        """The decks dealt that the seed gives: all of which the record says so; and that the seed was promised."""
        drawn = self.from_seed()
        for number in drawn:
            deck = self.decks[number]
            sorted_deck = position.game.in_order([position.game.codes[card] for card in deck])
            if shuffled(sorted_deck, cast("str", self.content["seed"]), number) != deck:
                raise RecordError(f"deck {number + 1} is not what the seed gives: it was not dealt by this shuffle")
        if "commitment" in self.content:
            self.verify_commitment()
        return [number for number in drawn if number < len(position.decks)]

    def verify_commitment(self) -> None:
        """That the seed is what was promised before anybody was dealt in, with what the players mixed in."""
        from hashlib import sha256

        held = cast("Table", self.part("commitment", dict, "what a server promised"))
        promised, secret, nonces = (held.get(key) for key in ("sha256", "secret", "nonces"))
        players = cast("int", self.content["players"])
        given = [nonce for nonce in nonces if isinstance(nonce, str)] if isinstance(nonces, list) else []
        if not isinstance(promised, str) or not isinstance(secret, str) or len(given) != players:
            raise RecordError("commitment must hold sha256, secret, and in nonces a text for each seat")
        if sha256(secret.encode()).hexdigest() != promised:
            raise RecordError("commitment: the secret is not the one that was promised: its SHA-256 is another")
        if self.content["seed"] != " ".join([secret, *filter(None, given)]):
            raise RecordError("commitment: the seed is not made of the secret and what the players mixed in")
        if "places" not in held:
            return
        places = held["places"]
        numbers = [place for place in places if type(place) is int] if isinstance(places, list) else []
        if sorted(numbers) != list(range(players)):
            raise RecordError("commitment: places must hold for each seat which it was before the seats were shuffled")
        before = [given[numbers.index(seat)] for seat in range(players)]
        seed = " ".join([secret, *filter(None, before), "seats"])
        if shuffled([str(seat) for seat in range(players)], seed, 0) != [str(place) for place in numbers]:
            raise RecordError("commitment: the seats were not shuffled from the secret and what the players mixed in")


def written(value: object) -> str:
    """1, 1.0 and true are not the same in a record."""
    import json

    return json.dumps(value, sort_keys=True)


def load(path: str | os.PathLike[str]) -> Record:
    name = os.fspath(path)
    try:
        with open(name, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise RecordError(f"{name}: {error.strerror or error}") from None
    try:
        return Record.from_json(content)
    except UnicodeDecodeError:
        raise RecordError(f"{name}: is not UTF-8 text") from None
