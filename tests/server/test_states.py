"""What a table goes through: coming back in every state, messages in any order, spectators who are late."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import irodori
from irodori.core.errors import RecordError
from irodori.core.record import Record
from irodori.server import entries as e
from irodori.server.table import Table, folded
from tests.server.inside import NOW, inside
from tests.server.play import Person, Seat, Server, new_table, people

GAMES = sorted(irodori.games())
OPEN = min(key for key, info in irodori.games().items() if not info.secret)
CHOOSING = min(key for key in irodori.games() if getattr(irodori.games()[key].view(), "CLAIMS", ()))


async def until_all(*seats: Seat) -> None:
    newest = max(seat.state["number"] for seat in seats)
    for seat in seats:
        await seat.until(lambda seat=seat: seat.state["number"] >= newest)


async def come_back(*seats: Seat) -> None:
    """Everybody's line breaks; what they find again is what they would have seen."""
    await until_all(*seats)
    for seat in seats:
        fresh = await Person.sit(seat.person, seat.table, f"?since={seat.state['number']}")
        for part in ("view", "asking", "chosen", "decision", "number", "clocks"):
            old, new = seat.state.get(part), fresh.state.get(part)
            if part == "view" and old is not None and new is not None:
                old, new = {**old, "story": 0}, {**new, "story": 0}
            assert old == new, (part, seat.person.name)
        for part in ("chairs", "status", "why"):
            assert seat.state["hello"][part] == fresh.state["hello"][part], part
        assert fresh.state["happened"] == [], "nothing is told twice"
        await fresh.close()


def test_who_comes_back_finds_the_table_as_it_is_in_every_state(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie", "Dan") as (aki, ben, chie, dan):
            table = (await aki.post("/tables", {"game": CHOOSING, "players": 3}))["id"]
            seats = [await person.sit(table) for person in (aki, dan)]
            await come_back(*seats)
            for person in (ben, chie):
                await person.post(f"/tables/{table}/join", {})
                seats.insert(-1, await person.sit(table))
            await come_back(*seats)
            await aki.post(f"/tables/{table}/start")
            for seat in seats:
                await seat.until(lambda seat=seat: "view" in seat.state)
            await come_back(*seats)
            players, chance = seats[:3], random.Random(2)
            while players[0].view["decision"] not in irodori.games()[CHOOSING].secret:
                mover = next(seat for seat in players if seat.moves)
                await mover.move(chance.choice(mover.moves))
                await come_back(*seats)
            chooser, other = [seat for seat in players if seat.moves][:2]
            await chooser.do("claim", text=chooser.moves[0], decision=chooser.state["decision"])
            await chooser.move(chooser.moves[0])
            await come_back(*seats)
            await chooser.do("take_back", decision=chooser.state["decision"])
            await come_back(*seats)
            await other.do("undo")
            await come_back(*seats)
            await other.do("refuse", what="undo")
            await other.do("end")
            await come_back(*seats)
            await chooser.do("refuse", what="end")
            await chooser.do("take_over", seat=chooser.state["you"])
            await other.do("chat", text="so")
            await chooser.do("hand_back")
            await until_all(*seats)
            await chooser.do("resign")
            for seat in players:
                if seat is not chooser:
                    await seat.do("end")
                    break
            for seat in players:
                if not seat.over and seat is not chooser:
                    await seat.do("agree", what="end")
            await come_back(*seats)
            assert all(seat.over for seat in seats)

    asyncio.run(go())


@pytest.mark.parametrize("game", GAMES)
def test_messages_may_come_twice_late_and_in_any_order(server: Server, game: str) -> None:
    """Each is answered, and applied once or not at all."""

    async def play(seat: Seat, sent: set[str]) -> None:
        chance, old = random.Random(seat.person.name), list[str]()
        while not seat.over:
            if not seat.moves:
                await seat.read(60)
                continue
            name = seat.id()
            message = json.dumps(
                {"do": "move", "id": name, "text": chance.choice(seat.moves), "decision": seat.state["decision"]}
            )
            again = [message] * chance.randint(1, 3) + chance.sample(old, min(2, len(old)))
            chance.shuffle(again)
            if len(old) < 8:  # more of what is no message would close the socket
                again.insert(chance.randrange(len(again) + 1), message[: chance.randrange(1, len(message))])
            for text in again:
                await seat.socket.send(text)
            old.append(message)
            answer = await seat.answer(name)
            if "error" not in answer:
                sent.add(name)

    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as guests:
            table = await new_table(*guests, game=game)
            sent: set[str] = set()
            seats = [await person.sit(table) for person in guests]
            await asyncio.gather(*(play(seat, sent) for seat in seats))
            record = await guests[0].get(f"/tables/{table}/record")
            assert len(sent) == len(record["moves"])
            Record(record).verify()

    asyncio.run(go())


SIZES = {"kasane": ("hands", "pile", "discards"), "kimono": ("bin",), "iroha": ("taken",)}
"""What people see only the size of, where they must remember for themselves: except for a seat's own hand."""


@pytest.mark.parametrize("game", GAMES)
def test_what_people_must_remember_is_not_on_the_wire(server: Server, game: str) -> None:
    """S4: the setting filters before anything is sent; it is no courtesy of the page."""

    def cards(value: Any) -> bool:
        return isinstance(value, str) or (isinstance(value, list) and any(map(cards, value)))  # pyright: ignore[reportUnknownArgumentType]

    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie", "Dan") as (aki, ben, chie, dan):
            for memory in ("own", "open"):
                table = await new_table(aki, ben, chie, game=game, memory=memory)
                seats = [await person.sit(table) for person in (aki, ben, chie)]
                eye = await dan.sit(table)

                async def watch(eye: Seat = eye) -> None:
                    while not eye.over:
                        await eye.read(60)

                await asyncio.gather(watch(), *(seat.play(random.Random(i)) for i, seat in enumerate(seats)))
                shown: set[str] = set()
                for seat in (*seats, eye):
                    me = seat.state["you"]
                    for raw in seat.raw:
                        message = json.loads(raw)
                        for operation in message.get("table", []):
                            path, value = operation[0], operation[1:]
                            if path[0] in SIZES[game] and not (path[0] == "hands" and path[1:2] == [me]):
                                if path == ["hands"]:
                                    value = [hand for owner, hand in enumerate(value[0]) if owner != me]
                                shown |= {path[0]} if cards(list(value)) else set()
                assert bool(shown) is (memory == "open"), (memory, shown)

    asyncio.run(go())


def test_late_spectators_are_late_in_everything(tmp_path: Path) -> None:
    """Before the start they see who comes; then each step with the delay and in its order; also after a failure."""

    async def go() -> None:
        async with inside(tmp_path) as server:
            game = irodori.Game(OPEN, 2 if 2 in irodori.games()[OPEN].players else 3)
            position = game.start(seed=1)
            players = [f"p{seat}" for seat in range(game.players)]
            made = e.Created(
                at=NOW - 9000, by="p0", game=game.key, players=game.players, edition=game.edition.key,
                content=game.table, options=game.options, secret="secret", delay=5,
                beginning=e.Beginning(position.decks, []),
            )  # fmt: skip
            seated = [e.Seated(at=NOW - 8000, seat=seat, name="n", player=name) for seat, name in enumerate(players)]
            await server.keep(1, "late", [made, *seated, e.Started(at=NOW - 7000)], players)
            live = await server.house.live("late")
            assert live is not None and live.behind is not None
            for number in range(6):
                table = live.table
                assert table.position is not None
                seat = table.position.actors[0]
                moved = e.Moved(at=NOW + number // 3, seat=seat, text=table.position.moves(seat)[0])
                await server.house.do(live, [moved])
            assert len(live.behind.table.story) < len(live.table.story)
            assert len(live.behind.waiting) == 6
            for _ in range(6):
                assert live.behind.timer is not None
                live.behind.timer.cancel()
                live.behind.apply()
            assert live.behind.table.story == live.table.story and live.behind.timer is None

    asyncio.run(go())


def test_one_sits_down_from_a_lobby_whose_spectators_will_be_late(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Dan") as (aki, ben, dan):
            table = (await aki.post("/tables", {"game": OPEN, "players": 3, "delay": 60}))["id"]
            seats = [await person.sit(table) for person in (aki, ben, dan)]
            await ben.post(f"/tables/{table}/join", {})
            await seats[1].until(lambda: seats[1].state["you"] == 1)
            await seats[2].until(lambda: seats[2].state["hello"]["chairs"][1] is not None)
            await aki.post(f"/tables/{table}/bots", {"level": "random"})
            await aki.post(f"/tables/{table}/start")
            await seats[1].until(lambda: "view" in seats[1].state)
            await seats[0].until(lambda: bool(seats[0].moves))
            await seats[0].move(seats[0].moves[0])
            assert "view" not in seats[2].state
            assert (await dan.sit(table)).state["hello"]["status"] == "open"

    asyncio.run(go())


def test_a_one_time_link_works_once_also_at_one_moment(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki") as (aki,):
            link = (await aki.post("/me/link"))["token"]
            devices = [Person(server, "device") for _ in range(8)]
            answers = await asyncio.gather(*(one.http.post("/api/me/linked", json={"token": link}) for one in devices))
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
            for one in devices:
                await one.leave()

    asyncio.run(go())


def test_a_block_is_seen_and_taken_back(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Eve") as (aki, eve):
            table = (await aki.post("/tables", {"game": OPEN}))["id"]
            await eve.post(f"/tables/{table}/join", {"seat": 1})
            assert (await aki.get(f"/tables/{table}"))["blocked"] == []
            await aki.post(f"/tables/{table}/block", {"seat": 1})
            assert (await aki.get(f"/tables/{table}"))["blocked"] == [1]
            assert (await eve.get(f"/tables/{table}"))["blocked"] == []
            (blocked,) = await aki.get("/me/blocks")
            assert blocked["name"] == "Eve" and eve.cookie.partition("=")[2].partition(".")[0] not in str(blocked)
            assert (await eve.http.delete(f"/api/me/blocks/{blocked['id']}")).status_code == 404
            assert (await aki.http.delete(f"/api/me/blocks/{blocked['id']}")).json() == []
            other = (await aki.post("/tables", {"game": OPEN}))["id"]
            await eve.post(f"/tables/{other}/join", {})
            await aki.post(f"/tables/{table}/block", {"seat": 1})
            await aki.post(f"/tables/{table}/unblock", {"seat": 1})
            assert (await aki.get(f"/tables/{table}"))["blocked"] == []
            for seat in (0, 1, 5):
                answer = await aki.http.post(f"/api/tables/{table}/unblock", json={"seat": seat})
                assert (answer.status_code, answer.json()["code"]) == (409, "not_blocked")

    asyncio.run(go())


def test_the_record_of_a_server_is_verified_by_anybody(server: Server, tmp_path: Path) -> None:
    """`irodori verify` on what the table gave out; and whatever is changed in it is noticed."""

    async def go() -> dict[str, Any]:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            table = (await aki.post("/tables", {"game": OPEN, "players": 3, "shuffled_seats": True}))["id"]
            for number, person in enumerate((ben, chie)):
                await person.post(f"/tables/{table}/join", {"nonce": f"nonce-of-{number}"})
            await aki.post(f"/tables/{table}/start")
            seats = [await person.sit(table) for person in (aki, ben, chie)]
            await asyncio.gather(*(seat.play(random.Random(i)) for i, seat in enumerate(seats)))
            return await aki.get(f"/tables/{table}/record")

    record = asyncio.run(go())
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    program = Path(sys.executable).with_name("irodori")
    done = subprocess.run([program, "verify", file], capture_output=True, text=True)
    assert done.returncode == 0 and record["commitment"]["sha256"] in done.stdout, done.stdout + done.stderr
    promise = record["commitment"]
    assert sorted(promise["places"]) == [0, 1, 2]
    for name, value in (
        ("sha256", "0" * 64), ("secret", "another"), ("nonces", ["x", *promise["nonces"][1:]]),
        ("places", [0, 0, 1]), ("nonces", None),
    ):  # fmt: skip
        with pytest.raises(RecordError, match="commitment"):
            Record({**record, "commitment": {**promise, name: value}}).verify()
    others = [list(places) for places in permutations(range(3))]
    assert fits(record, promise["places"]) and not all(fits(record, places) for places in others)


def fits(record: dict[str, Any], places: list[int]) -> bool:
    try:
        promise: dict[str, Any] = {**record["commitment"], "places": places}
        Record({**record, "commitment": promise}).verify()
    except RecordError:
        return False
    return True


def test_a_table_is_used_while_people_do_something() -> None:
    """That the server came back, that time ran out, that a bot moved: nobody came back."""
    game = irodori.Game(OPEN, 3)
    made = e.Created(
        at=1, by="p", game=game.key, players=3, edition=game.edition.key, content=game.table, options=game.options,
        secret="secret", clock=e.Clock("live", 60, 0), late="bot",
    )  # fmt: skip
    seats = [e.Seated(at=2, seat=seat, name="n", player=f"p{seat}") for seat in range(3)]
    table: Table = folded([made, *seats, e.Started(at=3)])
    table.apply(e.Resumed(at=1000))
    assert table.used == 3 and table.due == (61_000, 0)
    table.apply(e.TimedOut(at=70_000, seat=0))
    assert table.due is None, "nobody waits for the clock of a seat where a bot plays"
    assert table.position is not None
    table.apply(e.Moved(at=70_500, seat=0, text=table.position.moves(0)[0], bot=True))
    assert table.used == 3 and table.due == (130_500, 1)
    table.apply(e.Said(at=80_000, seat=1, text="hello", msg="m"))
    assert table.used == 80_000


def test_who_does_not_sit_there_cannot_report(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Eve") as (aki, eve):
            report = f"/api/tables/{(await aki.post('/tables', {'game': OPEN}))['id']}/report"
            answer = await eve.http.post(report, json={"seat": 0, "text": "rude"})
            assert (answer.status_code, answer.json()["code"]) == (403, "not_seated")
            assert (await aki.http.post(report, json={"seat": 1, "text": "rude"})).status_code == 200

    asyncio.run(go())
