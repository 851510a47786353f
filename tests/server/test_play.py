"""Whole games of each kind, over real sockets, with a real database."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import irodori
from irodori.core.record import Record
from tests.server.play import Closed, Server, new_table, people

GAMES = sorted(irodori.games())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("memory", ["own", "open"])
def test_two_people_a_bot_and_a_spectator_see_a_whole_game(server: Server, game: str, memory: str) -> None:
    asyncio.run(whole_game(server, game, memory))


async def whole_game(server: Server, game: str, memory: str) -> None:
    async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
        table = await new_table(aki, ben, bot_count=1, game=game, memory=memory)
        seats = [await aki.sit(table), await ben.sit(table)]
        spectator = await chie.sit(table)
        assert [seat.state["you"] for seat in (*seats, spectator)] == [0, 1, None]

        async def watch() -> None:
            while not spectator.over:
                await spectator.read(30)

        await asyncio.gather(watch(), *(seat.play(random.Random(i)) for i, seat in enumerate(seats)))
        for seat in (*seats, spectator):
            assert seat.view["winners"]
            again = await seat.person.sit(table)
            shown: dict[str, Any] = {**again.view, "story": seat.view["story"][-len(again.view["story"]) :]}
            assert shown == {**seat.view, "story": shown["story"]}, "updates lead where a new hello leads"
            assert again.view["story"] == shown["story"]
            await again.close()
            await seat.close()
        record = Record(await aki.get(f"/tables/{table}/record"))
        assert record.content["names"] == ["Aki", "Ben", "random 2"]
        assert list(record.verify().winners) == seats[0].view["winners"]


def test_a_break_is_resumed_from_the_last_number(server: Server) -> None:
    asyncio.run(resume(server))


async def resume(server: Server) -> None:
    async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
        table = await new_table(aki, ben, chie, game=GAMES[1], memory="open")
        first, second, third = [await person.sit(table) for person in (aki, ben, chie)]
        await first.move(first.moves[0])
        await second.until(lambda: second.moves)
        number = second.state["number"]
        known = [event["n"] for event in second.view["story"]]
        await second.close()
        back = await ben.sit(table)
        await back.move(back.moves[0])
        await third.until(lambda: third.moves)
        again = await ben.sit(table, f"?since={number}")
        missed = [event["n"] for event in again.state["events"]]
        assert missed == list(range(known[-1] + 1, again.view["story"][-1]["n"] + 1))
        assert all(happened["n"] > number for happened in again.state["happened"])


def test_a_message_is_applied_once(server: Server) -> None:
    asyncio.run(once(server))


async def once(server: Server) -> None:
    async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
        table = await new_table(aki, ben, chie, game=GAMES[1])
        seat, other = await aki.sit(table), await ben.sit(table)
        tab = await aki.sit(table)
        decision, move = seat.state["decision"], seat.moves[0]
        for socket in (seat, tab, seat):
            await socket.socket.send(f'{{"do":"move","id":"same","text":"{move}","decision":"{decision}"}}')
        first = await seat.answer("same")
        second = await tab.answer("same")
        assert "error" not in first and second["number"] == first["number"]
        await seat.read()
        stale = await seat.do("move", text=move, decision=decision)
        assert (stale["error"]["code"], stale["decision"]) == ("stale", seat.state["decision"])
        early = await seat.do("move", text=move, decision=seat.state["decision"])
        assert (early["error"]["rule"], early["error"]["key"]) == ("S1", "not-your-turn")
        await other.until(lambda: other.moves)
        odd = await other.move("fly away")
        assert odd["error"]["key"] == "not-a-move" and "fly away" in odd["error"]["sentence"]
        assert len([event for event in (await aki.sit(table)).view["story"] if event["kind"] == "take"]) == 1


def test_forecasts_come_to_who_asks_and_why_changes_nothing(server: Server) -> None:
    asyncio.run(foretold(server))


async def foretold(server: Server) -> None:
    async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
        for game in GAMES:
            table = await new_table(aki, ben, chie, game=game)
            seats = [await person.sit(table, "?forecast=1") for person in (aki, ben, chie)]
            plain = await aki.sit(table)
            assert seats[0].state["cards"] == irodori.Game(game, 3).table and "cards" not in plain.state
            asked = await plain.do("why", text="fly away")
            assert asked["why"].keys() == {"rule", "key", "args", "sentence"}
            mover = next(seat for seat in seats if seat.moves)
            before = mover.state["decision"]
            assert (await mover.do("why", text=mover.moves[0])) == {"answer": mover.last, "why": None}
            assert (await aki.sit(table)).state["decision"] == before, "nothing was made"
            await asyncio.gather(*(seat.play(random.Random(i)) for i, seat in enumerate(seats)))
            assert "error" in await mover.do("why", text="anything")
            for seat in seats:
                fresh = await seat.person.sit(table, "?forecast=1")
                assert fresh.state["forecast"] == seat.state["forecast"]
            await plain.until(lambda plain=plain: plain.over)
            assert "forecast" not in plain.state


def test_who_looks_on_may_not_ask_why(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie", "Dan") as (aki, ben, chie, dan):
            table = await new_table(aki, ben, chie, game=GAMES[0], delay=1)
            eye = await dan.sit(table, "?forecast=1")
            assert (await eye.do("why", text="anything"))["error"]["code"] == "spectator"
            await eye.until(lambda: "forecast" in eye.state)
            assert eye.state["forecast"] is not None or not irodori.games()[GAMES[0]].forecast()

    asyncio.run(go())


def test_health_metrics_and_a_graceful_stop(tmp_path: Any) -> None:
    server = Server(tmp_path)
    try:
        asyncio.run(graceful(server.start()))
    finally:
        server.kill()


async def graceful(server: Server) -> None:
    async with people(server, "Aki", "Ben") as (aki, ben):
        assert (await aki.http.get("/health")).json() == {"status": "ok"}
        table = await new_table(aki, ben, bot_count=1, game=GAMES[0])
        seat = await aki.sit(table)
        await seat.move(seat.moves[0])
        metrics = (await aki.http.get("/metrics")).text
        assert "irodori_tables 1\n" in metrics and "irodori_sockets 1\n" in metrics
        assert server.stop() in (0, -15)
        with pytest.raises(Closed, match="1012"):
            await seat.until(lambda: False)
        server.start()
        again = await aki.sit(table)
        assert again.view["story"] == seat.view["story"]
        server.stop()
