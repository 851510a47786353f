"""Reviews and hints: in processes of their own, from what may be known."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import irodori
from irodori.server.advice import Advice, AdviceError, Job
from irodori.server.jobs import GONE, Jobs, overdue
from irodori.server.store.database import Statement, database_of
from tests.server.play import Person, Server, new_table, people
from tests.server.test_records import played

GAMES = sorted(irodori.games())


async def reviewed(person: Person, **asked: Any) -> Any:
    found = await person.post("/review", asked)
    while found["status"] in ("waiting", "running"):
        await asyncio.sleep(0.05)
        found = await person.get(f"/review/{found['id']}")
    return found


@pytest.mark.parametrize("key", GAMES)
def test_bots_look_a_record_over(server: Server, key: str) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Eve") as (aki, eve):
            record = played(key)
            found = await reviewed(aki, record=record.content, seat=1)
            assert found["status"] == "done" and found["done"] == found["of"] > 0, found
            review = found["review"]
            assert review["seats"] == [1] and {one["seat"] for one in review["judgements"]} == {1}
            for one in review["judgements"]:
                assert record.lines[one["line"]] == (1, one["move"])
                assert one["reason"]["key"] and one["reason"]["sentence"]
            assert (await eve.http.get(f"/api/review/{found['id']}")).status_code == 404, "it is hers"

    asyncio.run(go())


def test_only_finished_games_are_looked_over(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            table = await new_table(aki, ben, chie, game=GAMES[1])

            async def problem(**asked: Any) -> str:
                answer = await aki.http.post("/api/review", json=asked)
                return f"{answer.status_code} {answer.json()['code']}"

            assert await problem(table=table) == "409 running", "no bot looks into a game that runs"
            content = played(GAMES[1]).content
            assert await problem(record=content, seat=9) == "409 seat"
            assert await problem(record={**content, "moves": [[0, "fly"]]}) == "409 record"
            assert await problem() == "409 record"
            seats = [await person.sit(table) for person in (aki, ben, chie)]
            await asyncio.gather(*(seat.play(random.Random(i)) for i, seat in enumerate(seats)))
            found = await reviewed(ben, table=table)
            assert found["review"]["seats"] == [0, 1, 2] and found["problem"] is None

    asyncio.run(go())


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_a_legal_move_where_the_table_gives_hints(server: Server, key: str) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            plain = await new_table(aki, ben, chie, game=key)
            sober = await aki.sit(plain)
            assert (await sober.do("hint"))["error"]["code"] == "no_hints"
            table = await new_table(aki, ben, chie, game=key, hints=True)
            seats = [await person.sit(table) for person in (aki, ben, chie)]
            mover = next(seat for seat in seats if seat.moves)
            asked, twice = await mover.send("hint"), await mover.send("hint")
            assert (await mover.answer(twice))["error"]["code"] == "asking"
            hint = (await mover.answer(asked))["hint"]
            assert hint["move"] in mover.moves
            assert {one["move"] for one in hint["alternatives"]} <= set(mover.moves)
            assert seats[0].state["hello"]["hints"] is True
            for seat in seats:
                if not seat.moves:
                    assert (await seat.do("hint"))["error"]["code"] == "nothing"
                    assert not any("hint" in raw and "answer" not in raw and "hello" not in raw for raw in seat.raw)

    asyncio.run(go())


@pytest.mark.parametrize(
    "program",
    ["raise SystemExit(1)", "print('{')", "print('{}')", "import time; time.sleep(60)", 'print(\'{"error": "no"}\')'],
)
def test_advice_that_fails_is_said_to_have_failed(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        advice = Advice(lambda: 0.0, program=[sys.executable, "-c", program])
        with pytest.raises(AdviceError):
            await advice.hint({}, {})
        job = await advice.begin("aki", {}, [0])
        await asyncio.gather(*advice.tasks)
        assert job.state.status == "failed" and job.state.problem
        await advice.close()

    monkeypatch.setattr("irodori.server.advice.SLOWEST_HINT", 2.0)
    monkeypatch.setattr("irodori.server.advice.SLOWEST_REVIEW", 2.0)
    asyncio.run(go())


def test_too_many_reviews_wait_and_old_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        now = [0.0]
        advice = Advice(lambda: now[0], program=["sleep", "60"])
        monkeypatch.setattr("irodori.server.advice.MOST_WAITING", 2)
        await advice.begin("aki", {}, [0])
        await advice.begin("aki", {}, [0])
        with pytest.raises(AdviceError):
            await advice.begin("aki", {}, [0])
        await advice.close()
        for job in advice.jobs.values():
            job.state.status = "done"
        now[0] = 4000.0
        await advice.begin("aki", {}, [0])
        assert len(advice.jobs) == 1
        await advice.close()

    asyncio.run(go())


def test_a_review_whose_process_has_died_is_said_to_have_failed(tmp_path: Path) -> None:
    """Until it is forgotten; what was found before stays."""

    async def go() -> None:
        database = database_of(f"sqlite:///{tmp_path / 'a.db'}")
        await database.open()

        async def write(*statements: Statement) -> None:
            await database.write((), statements)

        now = [1_000_000]
        jobs = Jobs(database, write, lambda: now[0])
        running, done = Job("aki", 0), Job("aki", 0)
        running.state.status, done.state.status, done.state.review = "running", "done", {"seats": [1]}
        await jobs.put(running)
        await jobs.put(done)
        assert await jobs.get("aki", running.id) == running.state
        assert await jobs.get("eve", running.id) is None
        now[0] += GONE + 1
        found = await jobs.get("aki", running.id)
        assert found is not None and found.status == "failed" and found.problem
        assert await jobs.get("aki", done.id) == done.state
        await jobs.put(running)
        assert await jobs.get("aki", running.id) == running.state, "it has only been slow"
        await write(overdue(now[0] + 4_000_000))
        assert await jobs.get("aki", running.id) is None and await jobs.get("aki", done.id) is None
        await database.close()

    asyncio.run(go())
