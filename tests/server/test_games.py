"""Facts, cards and rules of the games, and tables with the cards of one's own box."""

from __future__ import annotations

import asyncio
import copy
from typing import Any, cast

import httpx
import pytest

import irodori
from irodori.server.routes import lobby
from tests.server.play import Server, new_table, people

GAMES = sorted(irodori.games())


def get(server: Server, path: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/games{path}", trust_env=False)


def test_the_games_tell_what_a_new_table_needs(server: Server) -> None:
    found = {game["key"]: game for game in get(server, "").json()}
    assert set(found) == set(GAMES)
    for key, info in irodori.games().items():
        game = found[key]
        assert (game["letter"], game["title"], game["usual"]) == (info.letter, info.title, info.usual)
        assert (game["players"], game["decisions"]) == (list(info.players), list(info.decisions))
        assert game["options"] == {name: list(players) for name, players in info.options.items()}
        assert game["edition"] in [edition["key"] for edition in game["editions"]]
        assert all(edition["name"] for edition in game["editions"])
        assert "plum" in game["levels"]


@pytest.mark.parametrize("key", GAMES)
def test_an_edition_tells_how_sure_each_cell_is(server: Server, key: str) -> None:
    usual = irodori.Game(key)
    found = get(server, f"/{key}/editions/{usual.edition.key}").json()
    assert (found["key"], found["name"], found["table"]) == (usual.edition.key, usual.edition.name, usual.table)
    assert "status" in str(found["content"])
    assert irodori.Game(key, edition=found["content"]).table == usual.table
    assert get(server, f"/{key}/editions/nowhere").status_code == 404
    assert get(server, f"/chess/editions/{usual.edition.key}").json()["code"] == "no_game"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", ["ja", "en", "fr", "de"])
def test_the_rules_are_there_in_four_languages(server: Server, key: str, language: str) -> None:
    answer = get(server, f"/{key}/rules/{language}")
    assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
    letter = irodori.games()[key].letter
    assert f"**{letter}1.**" in answer.text and "**S1.**" in answer.text
    assert get(server, f"/{key}/rules/la").json()["code"] == "invalid"


def numbers(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where whole numbers stand in an edition."""
    here = [path] if type(value) is int else []
    parts: list[tuple[Any, object]] = []
    if isinstance(value, dict):
        parts = list(cast("dict[Any, object]", value).items())
    elif isinstance(value, list):
        parts = list(enumerate(cast("list[object]", value)))
    return here + [found for key, part in parts for found in numbers(part, (*path, key))]


def changed(content: Any, path: tuple[Any, ...], value: object) -> Any:
    again = copy.deepcopy(content)
    place = again
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return again


@pytest.mark.parametrize("key", GAMES)
def test_a_table_is_played_with_the_cards_of_one_s_own_box(server: Server, key: str) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            usual = irodori.Game(key, 3)
            content = get(server, f"/{key}/editions/{usual.edition.key}").json()["content"]
            same = await aki.post("/tables", {"game": key, "players": 3, "edition": content})
            assert same["table"]["edition"] == usual.edition.key
            path = numbers(content)[-1]
            refused = await aki.http.post(
                "/api/tables", json={"game": key, "players": 3, "edition": changed(content, path, "much")}
            )
            assert (refused.status_code, refused.json()["code"]) == (409, "edition")
            named = [part for part in path if isinstance(part, str)][-1]
            assert named in refused.json()["sentence"] and "'much'" in refused.json()["sentence"]
            wrong: list[Any] = [{}, {"game": "chess"}, {"key": 7}, {"key": usual.edition.key}, {"\u0000": [[[]]]}]
            for odd in wrong:
                answer = await aki.http.post("/api/tables", json={"game": key, "edition": odd})
                assert (answer.status_code, answer.json()["code"]) == (409, "edition"), odd
            own = next(
                other
                for path in numbers(content)
                for value in range(1, 13)
                if (other := playable(key, changed(content, path, value))) is not None
            )
            own["name"] = "our old box"
            table = await new_table(aki, ben, chie, game=key, edition=own)
            seat = await aki.sit(table, "?forecast=1")
            assert (seat.state["hello"]["edition"], seat.state["hello"]["edition_name"]) == (lobby.OWN, own["name"])
            for one in (seat, await ben.sit(table), await chie.sit(table)):
                await one.do("resign")
            record = irodori.Record(await aki.get(f"/tables/{table}/record"))
            assert record.replay().game.edition.name == record.content["edition_name"] == own["name"]
            assert seat.state["cards"] == irodori.Game(key, 3, own).table != usual.table

    asyncio.run(go())


def playable(key: str, content: Any) -> Any:
    """The edition if it is a good one, and another than the usual."""
    try:
        return content if irodori.Game(key, 3, content).table != irodori.Game(key, 3).table else None
    except irodori.IrodoriError:
        return None
