"""Tables before and after the play, and people."""

from __future__ import annotations

import asyncio
import random
from hashlib import sha256

import httpx
import pytest

import irodori
from irodori.core.record import Record
from tests.server.play import Closed, Person, Server, new_table, people

GAME = sorted(irodori.games())[1]


async def problem(person: Person, path: str, content: object = None) -> str:
    answer = await person.http.post(f"/api{path}", json=content)
    assert answer.status_code >= 400, answer.text
    return f"{answer.status_code} {answer.json().get('code', '')}".strip()


def test_a_table_fills_and_starts(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie", "Dan") as (aki, ben, chie, dan):
            made = await aki.post("/tables", {"game": GAME, "players": 4, "private": False, "title": " A  table "})
            table = made["id"]
            assert len(table) >= 22 and made["you"] == 0 and made["host"]
            assert made["table"]["title"] == "A table" and len(made["table"]["commitment"]) == 64
            assert table in [found["id"] for found in await ben.get("/tables")]
            lobby = await ben.sit(table)
            assert (await ben.post(f"/tables/{table}/join", {"seat": 2}))["you"] == 2
            await lobby.until(lambda: lobby.state["you"] == 2)
            assert await problem(chie, f"/tables/{table}/join", {"seat": 2}) == "409 taken"
            assert await problem(chie, f"/tables/{table}/start") == "403 not_host"
            assert await problem(aki, f"/tables/{table}/start") == "409 not_full"
            await chie.post(f"/tables/{table}/join", {})
            await aki.post(f"/tables/{table}/kick", {"seat": 1})
            await aki.post(f"/tables/{table}/bots", {"seat": 1})
            await aki.post(f"/tables/{table}/bots", {"seat": 1, "level": "moss"})
            assert await problem(aki, f"/tables/{table}/bots", {"seat": 2}) == "409 taken"
            await dan.post(f"/tables/{table}/join", {})
            await dan.post(f"/tables/{table}/leave")
            await dan.post(f"/tables/{table}/join", {})
            await aki.post(f"/tables/{table}/start")
            await lobby.until(lambda: "view" in lobby.state)
            assert [chair["name"] for chair in lobby.state["hello"]["chairs"]] == ["Aki", "moss 1", "Ben", "Dan"]
            assert await problem(chie, f"/tables/{table}/join", {}) == "409 running"
            assert table not in [found["id"] for found in await ben.get("/tables")]
            mine = await aki.get("/me/tables")
            assert (mine[0]["id"], mine[0]["my_turn"]) == (table, True)

    asyncio.run(go())


def test_where_it_is_my_turn_comes_first_of_all(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            asked, idle = [await new_table(aki, ben, chie, game=GAME) for _ in range(2)]
            seat = await aki.sit(idle)
            await seat.move(seat.moves[0])
            await asyncio.gather(*(aki.post("/tables", {"game": GAME}) for _ in range(50)))
            pages = [await aki.get(f"/me/tables?page={page}") for page in range(2)]
            assert [len(page) for page in pages] == [50, 2]
            assert (pages[0][0]["id"], pages[0][0]["my_turn"]) == (asked, True)
            assert not any(table["my_turn"] for table in pages[0][1:] + pages[1])

    asyncio.run(go())


def test_private_tables_are_not_listed_and_wrong_wishes_are_refused(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki") as (aki,):
            made = await aki.post("/tables", {"game": GAME})
            assert made["id"] not in [found["id"] for found in await aki.get("/tables")]
            assert await problem(aki, "/tables", {"game": "chess"}) == "409 setup"
            assert await problem(aki, "/tables", {"game": GAME, "options": {"odd": True}}) == "409 setup"
            assert await problem(aki, "/tables", {"game": GAME, "edition": "../../etc"}) == "409 edition"
            assert await problem(aki, "/tables", {"game": GAME, "bots": ["clever"]}) == "409 level"
            assert await problem(aki, "/tables/nowhere/join", {}) == "404 no_table"
            stranger = Person(server, "")
            assert await problem(stranger, "/tables", {"game": GAME}) == "401 no_guest"
            await stranger.leave()

    asyncio.run(go())


def test_a_finished_game_has_a_record_a_replay_and_a_rematch(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            table = await new_table(aki, ben, chie, game=GAME)
            assert (await aki.http.get(f"/api/tables/{table}/record")).status_code == 409
            seats = [await person.sit(table) for person in (aki, ben, chie)]
            await asyncio.gather(*(seat.play(random.Random(i)) for i, seat in enumerate(seats)))
            record = await ben.get(f"/tables/{table}/record")
            assert Record(record).verify().over
            for line in (0, 5, len(record["moves"])):
                shown = await ben.post("/replay", {"table": table, "at": line})
                assert shown["view"]["table"] == Record(record).at(line).view("all")["table"]
            assert await problem(ben, "/replay", {"table": table, "at": 9999}) == "409 record"
            assert table in [found["id"] for found in await ben.get("/me/tables?finished=true")]
            new = await ben.post(f"/tables/{table}/rematch")
            assert new["table"]["before"] == table and new["host"]
            assert [chair["name"] for chair in new["table"]["chairs"]] == ["Aki", "Ben", "Chie"]
            assert (await aki.post(f"/tables/{table}/rematch"))["id"] == new["id"]
            await seats[0].until(lambda: any(told["kind"] == "rematch" for told in seats[0].happened))
            await ben.post(f"/tables/{new['id']}/start")

    asyncio.run(go())


def test_the_shuffle_is_fair(server: Server) -> None:
    """The commitment is there before anybody gives a nonce; seed, nonces and decks fit together afterwards."""

    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            made = await aki.post("/tables", {"game": GAME, "players": 3, "shuffled_seats": True})
            table = made["id"]
            seat = await aki.sit(table)
            assert seat.state["hello"]["secret"] is None
            await seat.do("nonce", nonce="aki-nonce-1")
            await ben.post(f"/tables/{table}/join", {"nonce": "ben-nonce-1"})
            await chie.post(f"/tables/{table}/join", {"nonce": "chie-nonce"})
            await aki.post(f"/tables/{table}/start")
            await seat.until(lambda: "view" in seat.state)
            late = await seat.do("nonce", nonce="too-late-1")
            assert late["error"]["code"] == "started"
            other = await ben.sit(table)
            await seat.do("end")
            await other.until(lambda: bool(other.state["asking"]))
            await other.do("agree", what="end")
            third = await chie.sit(table)
            await third.do("agree", what="end")
            record = await aki.get(f"/tables/{table}/record")
            said = record["commitment"]
            assert sha256(said["secret"].encode()).hexdigest() == said["sha256"] == made["table"]["commitment"]
            assert sorted(said["nonces"]) == ["aki-nonce-1", "ben-nonce-1", "chie-nonce"]
            assert record["seed"] == " ".join([said["secret"], *said["nonces"]])
            assert [nonce[:3] for nonce in said["nonces"]] == [name[:3].lower() for name in record["names"]]
            assert record["ended"]["why"] == "consent"
            Record(record).verify()

    asyncio.run(go())


def test_spectators_see_what_the_table_allows(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie", "Dan") as (aki, ben, chie, dan):
            closed = await new_table(aki, ben, chie, game=GAME, spectators="off")
            with pytest.raises(Closed, match="4403"):
                await dan.sit(closed)
            with pytest.raises(Closed, match="4404"):
                await dan.sit("nowhere")
            over = await new_table(aki, ben, chie, game=GAME, spectators="seats")
            eye, own = await dan.sit(over, "?seat=1"), await ben.sit(over, "?seat=2")
            assert eye.view["table"]["hands"] == own.view["table"]["hands"] and own.state["you"] == 1
            refused = await eye.do("chat", text="hello")
            assert refused["error"]["code"] == "spectator"
            plain = await new_table(aki, ben, chie, game=GAME)
            assert (await dan.sit(plain, "?seat=1")).state["you"] is None
            late = await new_table(aki, ben, chie, game=GAME, delay=1)
            watcher, player = await dan.sit(late), await aki.sit(late)
            assert "view" not in watcher.state
            await player.move(player.moves[0])
            await watcher.until(lambda: "view" in watcher.state or watcher.happened)

    asyncio.run(go())


def test_who_has_no_name_yet_is_a_spectator_and_never_a_bot(server: Server) -> None:
    """Bots have no player of their own: nobody is not one of them."""

    async def go() -> None:
        async with people(server, "Aki") as (aki,):
            table = (await aki.post("/tables", {"game": GAME, "players": 3, "bots": ["random", "random"]}))["id"]
            nobody = Person(server, "")
            try:
                eye = await nobody.sit(table)
                assert eye.state["you"] is None
                await aki.post(f"/tables/{table}/start")
                await eye.until(lambda: "view" in eye.state)
                assert eye.state["you"] is None and eye.view["seat"] is None
                assert (await nobody.sit(table)).state["you"] is None
            finally:
                await nobody.leave()

    asyncio.run(go())


def test_one_is_the_same_on_a_second_device(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki") as (aki,):
            table = (await aki.post("/tables", {"game": GAME}))["id"]
            link = (await aki.post("/me/link"))["token"]
            phone = Person(server, "phone")
            answer = await phone.http.post("/api/me/linked", json={"token": link})
            assert answer.json() == {"name": "Aki"}
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
            assert [found["id"] for found in await phone.get("/me/tables")] == [table]
            thief = await aki.http.post("/api/me/linked", json={"token": link})
            assert (thief.status_code, thief.json()["code"]) == (409, "link")
            await phone.leave()

    asyncio.run(go())


def test_another_site_can_write_nothing(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki") as (aki,):
            for headers in (
                {"Origin": "https://evil.example"},
                {"Sec-Fetch-Site": "cross-site"},
                {"Origin": "null"},
            ):
                answer = await aki.http.put("/api/me", json={"name": "Eve"}, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
            own = await aki.http.put(
                "/api/me", json={"name": "Aki"}, headers={"Origin": str(aki.http.base_url).rstrip("/")}
            )
            assert own.status_code == 200
            table = (await aki.post("/tables", {"game": GAME}))["id"]
            with pytest.raises(Exception, match="403"):
                await aki.sit(table, Origin="https://evil.example")
            page = await aki.http.get("/")
            policy = page.headers["content-security-policy"]
            assert "script-src 'self';" in policy and "unsafe" not in policy
            forged = httpx.Cookies({"irodori_guest": aki.http.cookies["irodori_guest"][:-3] + "AAA"})
            async with httpx.AsyncClient(base_url=server.url, cookies=forged, trust_env=False) as eve:
                assert (await eve.get("/api/me")).json() == {"name": None}

    asyncio.run(go())


def test_the_blocked_cannot_join(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Eve") as (aki, eve):
            first = (await aki.post("/tables", {"game": GAME}))["id"]
            await eve.post(f"/tables/{first}/join", {"seat": 1})
            await aki.post(f"/tables/{first}/report", {"seat": 1, "text": "rude"})
            await aki.post(f"/tables/{first}/block", {"seat": 1})
            second = (await aki.post("/tables", {"game": GAME}))["id"]
            assert await problem(eve, f"/tables/{second}/join", {}) == "403 blocked"

    asyncio.run(go())
