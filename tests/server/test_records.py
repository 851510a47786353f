"""Records that somebody brings along: looked at line by line, and played on."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

import irodori
from irodori.core.position import UNDO
from irodori.core.record import Record
from irodori.server.table import standing
from tests.server.play import Server, new_table, people

GAMES = sorted(irodori.games())


def played(key: str, lines: int | None = None, players: int | None = None) -> Record:
    """A game by chance, with an undo, as far as so many lines or to its end."""
    chance = random.Random(key)
    position = irodori.Game(key, players).start(seed=4)
    while not position.over and (lines is None or len(position.lines) < lines):
        seat = chance.choice(position.actors)
        position.play(seat, chance.choice(position.moves(seat)))
        if len(position.lines) == position.game.players + 1 and not position.waiting:
            position.undo(seat)
    return position.record()


def shown(server: Server, **wanted: Any) -> Any:
    answer = httpx.post(f"{server.url}/api/replay", json=wanted, trust_env=False, timeout=20)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(server: Server, **wanted: Any) -> str:
    answer = httpx.post(f"{server.url}/api/replay", json=wanted, trust_env=False, timeout=20)
    assert answer.status_code in (400, 404, 409), answer.text
    return answer.json()["sentence"]


@pytest.mark.parametrize("key", GAMES)
def test_any_record_is_looked_at_line_by_line(server: Server, key: str) -> None:
    """Without a name or a cookie: the record is the caller's own."""
    record = played(key)
    told = 0
    for at in range(len(record.lines) + 1) if key != "iroha" else (*range(30), len(record.lines)):
        seat: Any = (0, None, "all")[at % 3]
        found = shown(server, record=record.content, at=at, seat=seat)
        position = record.at(at)
        view: Any = position.view(seat)
        assert (found["lines"], found["at"], found["names"]) == (
            len(record.lines), at, record.content["names"]
        )  # fmt: skip
        assert found["view"] == view and found["cards"] == position.game.table
        is_undo = at > 0 and record.lines[at - 1][1] == UNDO
        new = len(view["story"]) if is_undo or not at else told
        assert found["events"] == view["story"][new:] or at == len(record.lines)
        told = len(view["story"])
    if irodori.games()[key].forecast():
        account = shown(server, record=record.content)["forecast"]["account"]
        assert [sum(line["points"] for line in lines) for lines in account] == list(record.replay().scores)


def test_a_bad_record_gets_a_clear_problem(server: Server) -> None:
    good = played(GAMES[1]).content
    lines = len(played(GAMES[1]).lines)
    wrong: list[tuple[dict[str, Any], str]] = [
        ({}, "either a record or the id"),
        ({"record": good, "table": "x"}, "either a record or the id"),
        ({"record": {}}, "irodori is missing"),
        ({"record": {**good, "irodori": 2}}, "the only format there is"),
        ({"record": {**good, "game": "chess"}}, "no game 'chess'"),
        ({"record": {**good, "players": 99}}, "names must be a text for each seat"),
        ({"record": {**good, "moves": [[0, "fly away"]]}, "at": 1}, "line 1"),
        ({"record": {**good, "moves": [[9, "take 1"]]}, "at": 1}, "no such seat"),
        ({"record": {**good, "decks": []}}, "decks"),
        ({"record": {**good, "table": {"melds": 10**400}}}, "edition"),
        ({"record": {**good, "result": {"scores": [1], "winners": []}}}, "the moves lead to"),
        ({"record": good, "at": -1}, "there is no -1"),
        ({"record": good, "at": lines + 1}, f"there is no {lines + 1}"),
        ({"record": good, "seat": 9}, "a view is of a seat"),
        ({"record": good, "seat": "me"}, "seat"),
        ({"record": "text"}, "record"),
        ({"table": "nowhere"}, "no such table"),
        ({"record": {**good, "moves": [[0, UNDO]]}, "at": 1}, "undoes a move"),
    ]
    for body, sentence in wrong:
        assert sentence in refused(server, **body), body
    deep = '{"record":' + "[" * 100_000 + "]" * 100_000 + "}"
    for text, code in ((deep, 400), ('{"record":{"irodori":"' + "x" * 1_100_000 + '"}}', 413)):
        answer = httpx.post(f"{server.url}/api/replay", content=text, trust_env=False)
        assert answer.status_code == code and answer.json()["sentence"]


@pytest.mark.parametrize("key", GAMES)
def test_one_plays_on_from_any_moment(server: Server, key: str) -> None:
    """The seat whose turn it is; bots have the others; later decks come from the new table's own seed."""

    async def go() -> None:
        async with people(server, "Aki", "Ben") as (aki, _):
            record = played(key)
            for at in (0, 6, len(record.lines) // 2):
                there = record.at(at)
                wish = {"from": {"record": record.content, "at": at}, "stand_in": "random", "hints": True}
                made = await aki.post("/tables", wish)
                table, begun = made["id"], made["table"]
                assert begun["status"] == "running" and begun["hints"]
                assert begun["from"] == len(standing(there.lines)) - there.waiting
                assert made["you"] == there.asked[0] and begun["game"] == key
                seat = await aki.sit(table)
                first = await aki.sit(table, "?since=1")
                assert first.view["scores"] == list(there.scores)
                await seat.play(random.Random(1))
                kept = Record(await aki.get(f"/tables/{table}/record"))
                assert kept.replay().over and kept.content["from"] == begun["from"]
                if not there.waiting:
                    same = kept.at(begun["from"])
                    assert same.view("all") == there.view("all")
                replayed = shown(server, table=table)
                assert replayed["view"]["winners"] == seat.view["winners"]

    asyncio.run(go())


def test_what_cannot_go_on_is_refused(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            content = played(GAMES[0]).content

            async def problem(begins: Any, **wish: Any) -> str:
                answer = await aki.http.post("/api/tables", json={"from": begins, **wish})
                return f"{answer.status_code} {answer.json()['code']}"

            assert await problem({"record": content}) == "409 over"
            assert await problem({"record": {}}) == "409 record"
            assert await problem({}) == "409 record"
            assert await problem({"record": content, "at": 99_999}) == "409 record"
            assert await problem({"record": content, "at": 3, "seat": 7}) == "409 seat"
            assert await problem({"record": content, "at": 3}, bots=["random"] * 5) == "409 bots"
            assert await problem({"record": content, "at": 3}, bots=["clever"]) == "409 level"
            assert await problem({"record": content, "at": 3}, game=GAMES[1]) == "409 setup"
            running = await new_table(aki, ben, chie, game=GAMES[1])
            assert await problem({"table": running, "at": 1}) == "409 running", "no looking back before the end"
            assert "only a finished game" in refused(server, table=running)

    asyncio.run(go())


def test_an_undo_leads_behind_the_beginning(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki") as (aki,):
            record = played(GAMES[1], 7)
            mover = record.replay().asked[0]
            made = await aki.post("/tables", {"from": {"record": record.content, "seat": mover}, "stand_in": "random"})
            seat = await aki.sit(made["id"])
            moves = seat.moves
            assert "error" not in await seat.do("undo")
            assert seat.state["view"]["moves"] != [] and len(seat.view["story"]) < len(record.replay().events(mover))
            assert moves
            await seat.play(random.Random(2))
            Record(await aki.get(f"/tables/{made['id']}/record")).replay()

    asyncio.run(go())
