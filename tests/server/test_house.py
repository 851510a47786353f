"""What the server does by itself: it forgets, ends what nobody comes back to, and says when somebody asks too much."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import text

import irodori
from irodori.server import entries as e
from irodori.server.config import Config
from irodori.server.house import DAY, IDLE, House
from irodori.server.outlet import Outlet
from tests.server.play import SECRET, Server, database_in, new_table, people

ALL_ENTRIES = text("SELECT * FROM entries")
GAME = sorted(irodori.games())[1]


def created(at: int) -> e.Created:
    game = irodori.Game(GAME, 3)
    return e.Created(
        at=at, by="aki", game=GAME, players=3, edition=game.edition.key, content=game.table, options=game.options,
        secret="secret",
    )  # fmt: skip


def test_tables_that_nobody_comes_back_to_end_and_are_forgotten(tmp_path: Path) -> None:
    async def go() -> None:
        house = House(Config(database=database_in(tmp_path), secret=SECRET, keep_finished=10))
        await house.open()
        now = house.now()
        seated: list[e.AnyEntry] = [e.Seated(at=now, seat=seat, name="n", player=f"p{seat}") for seat in range(3)]
        waits = await house.create(created(now), list(seated[:1]), ["p0"])
        plays = await house.create(created(now), [*seated, e.Started(at=now)], ["p0", "p1", "p2"])
        await house.tidy(now + 3 * DAY)
        assert (waits.table.status, plays.table.status) == ("open", "running")
        await house.tidy(now + 8 * DAY)
        assert (waits.table.status, waits.table.why) == ("ended", "abandoned")
        await house.tidy(now + 61 * DAY)
        assert (plays.table.status, plays.table.why) == ("ended", "abandoned")
        assert plays.table.record()["ended"] == {"why": "abandoned", "scores": [0, 0, 0]}
        assert house.may_leave(plays, now + 70 * DAY) and not house.may_leave(plays, plays.used + IDLE - 1)
        house.lives.clear()
        await house.tidy(now + 100 * DAY)
        assert await house.live(plays.id) is None
        assert await house.database.rows(ALL_ENTRIES) == []
        await house.close()

    asyncio.run(go())


def test_a_table_is_loaded_as_it_was(tmp_path: Path) -> None:
    async def go() -> None:
        house = House(Config(database=database_in(tmp_path), secret=SECRET))
        await house.open()
        seated: list[e.AnyEntry] = [e.Seated(at=1, seat=seat, name="n", player=f"p{seat}") for seat in range(3)]
        first = await house.create(created(1), [*seated, e.Started(at=2)], ["p0"])
        await house.do(first, [e.Moved(at=3, seat=0, text="take 1", msg="m1")])
        house.lives.clear()
        again, twice = await asyncio.gather(house.live(first.id), house.live(first.id))
        assert again is not None and again is twice is not first
        assert again.sights.hello(0) == first.sights.hello(0)
        assert again.table.answers == {0: {"m1": first.table.number}}
        await house.close()

    asyncio.run(go())


def test_too_much_is_refused(tmp_path: Path) -> None:
    server = Server(tmp_path, limits="1").start()
    try:
        asyncio.run(flood(server))
    finally:
        server.stop()


async def flood(server: Server) -> None:
    async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
        table = await new_table(aki, ben, chie, game=GAME)
        seat = await aki.sit(table)
        answers = [await seat.do("chat", text=f"line {number}") for number in range(12)]
        assert [answer.get("error", {}).get("code") for answer in answers].count("slow_down") >= 3
        for _ in range(60):
            await seat.send("agree", what="nothing")
        last = await seat.do("agree", what="nothing")
        assert last["error"]["code"] == "slow_down"
        reports = [await aki.http.post(f"/api/tables/{table}/report", json={"seat": 1, "text": "x"}) for _ in range(12)]
        assert (reports[-1].status_code, reports[-1].json()["code"]) == (429, "slow_down")
        codes = {(await aki.http.get("/api/me")).status_code for _ in range(200)}
        assert codes == {200, 429}
        assert (await aki.http.get("/health")).status_code == 200


def test_a_new_name_shows_at_the_table(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            table = await new_table(aki, ben, chie, game=GAME)
            seat = await ben.sit(table)
            await aki.http.put("/api/me", json={"name": "  Akiko   S. "})
            await seat.until(lambda: seat.state["hello"]["chairs"][0]["name"] == "Akiko S.")
            bad = await aki.http.put("/api/me", json={"name": "a\u202eb"})
            assert bad.status_code == 409

    asyncio.run(go())


def test_metrics_are_for_the_server_s_own_machine(server: Server) -> None:
    """Counters would tell when somebody chooses in secret."""
    url = f"{server.url}/metrics"
    assert httpx.get(url, trust_env=False).status_code == 200
    assert httpx.get(url, trust_env=False, headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 403


def test_who_comes_while_a_table_catches_up_is_shown_it_first(tmp_path: Path) -> None:
    """What is sent before, who is there or that a message was none, does not count as the table."""

    async def go() -> None:
        house = House(Config(database=database_in(tmp_path), secret=SECRET))
        await house.open()
        now = house.now()
        seated: list[e.AnyEntry] = [e.Seated(at=now, seat=seat, name="n", player=f"p{seat}") for seat in range(3)]
        live = await house.create(created(now), [*seated, e.Started(at=now)], ["p0", "p1", "p2"])
        sent: list[str] = []

        async def send(message: dict[str, Any]) -> None:
            sent.append(message["text"])

        live.follower.catch_up()
        live.attach(Outlet(send, "p0", 0, 0), 0)
        assert [text[:7] for text in sent] == ['{"here"']
        await live.follower.settled()
        assert [text[:7] for text in sent] == ['{"here"', '{"hello', '{"here"']
        await house.close()

    asyncio.run(go())
