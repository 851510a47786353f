"""Consent, talk, and who plays: over real sockets."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import irodori
from irodori.core.record import Record
from tests.server.play import Seat, Server, new_table, people

KASANE = next(key for key, info in irodori.games().items() if not info.secret)
CHOOSING = next(key for key in irodori.games() if getattr(irodori.games()[key].view(), "CLAIMS", ()))


async def settle(*seats: Seat) -> None:
    """Until all have seen the same number."""
    newest = max(seat.state["number"] for seat in seats)
    for seat in seats:
        await seat.until(lambda seat=seat: seat.state["number"] >= newest)


async def at_decision(seats: list[Seat], kind: str) -> None:
    chance = random.Random(1)
    while seats[0].view["decision"] != kind:
        for seat in seats:
            if seat.moves:
                await seat.move(chance.choice(seat.moves))
        await settle(*seats)


def test_an_undo_is_free_while_nothing_new_has_shown(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            table = await new_table(aki, ben, chie, game=KASANE)
            seats = [await person.sit(table) for person in (aki, ben, chie)]
            decision, before = seats[0].state["decision"], seats[0].view["table"]
            await seats[0].move("take 1")
            assert "error" not in await seats[0].do("undo")
            assert seats[0].state["decision"] != decision and seats[0].moves
            fresh = await aki.sit(table)
            assert fresh.view["table"] == before
            stale = await seats[0].do("move", text="take 1", decision=decision)
            assert stale["error"]["code"] == "stale"
            await seats[0].move("take 2")
            await settle(*seats)
            await seats[1].move(seats[1].moves[0])
            asked = await seats[0].do("undo")
            assert "error" not in asked
            await settle(*seats)
            assert seats[1].state["asking"] == {"what": "undo", "seat": 0, "agreed": [0]}
            await seats[1].do("agree", what="undo")
            await settle(*seats)
            assert seats[0].state["asking"]["agreed"] == [0, 1]
            await seats[2].do("agree", what="undo")
            await settle(*seats)
            assert seats[0].moves and seats[0].state["asking"] is None
            await seats[0].move("take 3")
            await settle(*seats)
            await seats[1].move(seats[1].moves[0])
            await seats[0].do("undo")
            refused = await seats[1].do("refuse", what="undo")
            assert "error" not in refused and refused["asking"] is None
            await asyncio.gather(*(seat.play(random.Random(i)) for i, seat in enumerate(seats)))
            record = Record(await aki.get(f"/tables/{table}/record"))
            assert [text for _, text in record.lines].count("undo") == 3
            record.verify()

    asyncio.run(go())


def test_a_secret_choice_can_be_taken_back_and_a_whole_secret_decision_undone(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            table = await new_table(aki, ben, chie, game=CHOOSING)
            seats = [await person.sit(table) for person in (aki, ben, chie)]
            await at_decision(seats, "want")
            choosers = [seat for seat in seats if seat.moves]
            first, *rest = choosers
            quiet = {seat: len(seat.raw) for seat in seats if seat is not first}
            await first.move("want 1")
            assert not first.moves
            await first.do("take_back", decision=first.state["decision"])
            assert first.moves == ["want 1", "want 2"]
            await first.move("want 2")
            await first.do("claim", text="want 1", decision=first.state["decision"])
            await settle(*seats)
            for seat, count in quiet.items():
                new = [raw for raw in seat.raw[count:] if "answer" not in raw and "here" not in raw]
                assert len(new) == 1 and '"claim"' in new[0], "only the claim was to be seen"
            for seat in rest:
                await seat.move("want 1")
            await settle(*seats)
            told = {(what["kind"], what["seat"]) for what in seats[1].happened}
            assert ("not_kept", first.state["you"]) in told
            await first.do("undo")
            await settle(*seats)
            for seat in seats:
                if seat is not first:
                    await seat.do("agree", what="undo")
            await settle(*seats)
            assert all(seat.view["decision"] == "want" for seat in seats)
            assert [seat for seat in seats if seat.moves] == choosers
            await asyncio.gather(*(seat.play(random.Random(i)) for i, seat in enumerate(seats)))
            Record(await aki.get(f"/tables/{table}/record")).verify()

    asyncio.run(go())


def test_talk_is_text(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            table = await new_table(aki, ben, chie, game=KASANE)
            one, two = await aki.sit(table), await ben.sit(table)
            said = "<script>alert('彩り')</script> 👩‍🚀"
            await one.do("chat", text=said)
            await two.until(lambda: any(what["kind"] == "chat" for what in two.happened))
            assert [what["text"] for what in two.happened if what["kind"] == "chat"] == [said]
            for bad in ("", " ", "x" * 501, "a\u0007b", "\u202eabc"):
                assert "error" in await one.do("chat", text=bad)
            assert "error" in await one.do("claim", text="take 1", decision=one.state["decision"])

    asyncio.run(go())


def test_a_seat_is_taken_over_handed_back_and_given_up(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            table = await new_table(aki, ben, chie, game=KASANE)
            seats = [await person.sit(table) for person in (aki, ben, chie)]
            refused = await seats[0].do("take_over", seat=1)
            assert refused["error"]["code"] == "not_alone"
            await seats[0].do("take_over", seat=0)
            await seats[1].until(lambda: bool(seats[1].moves))
            await seats[0].do("hand_back")
            await settle(*seats)
            assert seats[1].state["hello"]["chairs"][0]["bot"] is None
            await seats[0].do("resign")
            assert (await seats[0].do("hand_back"))["error"]["code"] == "resigned"
            await asyncio.gather(*(seat.play(random.Random(i)) for i, seat in enumerate(seats[1:])))
            record: Any = await aki.get(f"/tables/{table}/record")
            assert Record(record).verify().over
            other = await new_table(aki, ben, chie, game=KASANE)
            last = [await person.sit(other) for person in (aki, ben, chie)]
            for seat in last:
                await seat.do("resign")
            assert last[2].over
            assert (await aki.get(f"/tables/{other}/record"))["ended"]["why"] == "resigned"

    asyncio.run(go())
