"""Your turn, told by mail and webhook: once a turn, only to who confirmed, and never again after a stop."""

from __future__ import annotations

import asyncio
import email
import re
from collections.abc import Callable
from email.message import Message
from pathlib import Path
from typing import Any

import httpx
from aiosmtpd.smtp import SMTP
from sqlalchemy import insert

import irodori
from irodori.server import entries as e
from irodori.server.config import Config
from irodori.server.house import House
from irodori.server.store import schema as s
from tests.server.play import SECRET, Person, Server, database_in, new_table, people

GAME = sorted(irodori.games())[1]
SLOW = {"kind": "days", "days": 2}


class Letters:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.found: list[Message] = []

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802
        self.found.append(email.message_from_bytes(envelope.content))
        return "250 OK"

    async def listen(self) -> asyncio.Server:
        return await asyncio.get_running_loop().create_server(lambda: SMTP(self), "127.0.0.1", 0)

    async def until(self, holds: Callable[[list[Message]], bool]) -> list[Message]:
        async with asyncio.timeout(60):
            while not holds(self.found):
                await asyncio.sleep(0.05)
        return self.found


def link(letter: Message) -> str:
    payload = letter.get_payload(decode=True)
    assert isinstance(payload, bytes)
    found = re.search(r"/#/turns/([\w-]+)", payload.decode())
    assert found is not None
    return found[1]


async def wish(person: Person, **wanted: object) -> httpx.Response:
    return await person.http.put(f"{person.server.url}/api/me/reminders", json=wanted)


def test_a_turn_is_told_once_to_who_asked_for_it(tmp_path: Path) -> None:
    letters, hooked = Letters(), list[str]()

    async def hook(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(re.search(rb"content-length: (\d+)", head.lower())[1])  # type: ignore[index]
        hooked.append((await reader.readexactly(length)).decode())
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    async def go() -> None:
        mails = await letters.listen()
        listener = await asyncio.start_server(hook, "127.0.0.1", 0)
        address = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}/"
        port = mails.sockets[0].getsockname()[1]
        server = Server(
            tmp_path, 0, smtp=f"smtp://127.0.0.1:{port}", mail_from="Irodori <cards@cards.example>", webhooks=address,
            remind_after="0", url="http://cards.example",
        )  # fmt: skip
        await asyncio.to_thread(server.start)
        try:
            async with (
                mails,
                listener,
                httpx.AsyncClient(trust_env=False) as stranger,
                people(server, "Aki", "Ben", "Chie") as (aki, ben, chie),
            ):
                assert (await wish(aki, mail="nobody")).status_code == 409
                assert (await wish(aki, hook="http://10.0.0.1/")).status_code == 409
                assert (await wish(aki, mail="aki@cards.example", language="de")).json()["confirmed"] is False
                assert (await wish(ben, hook=f"{address}ben")).json()["confirmed"] is True
                asking = (await letters.until(lambda found: len(found) == 1))[0]
                assert asking["To"] == "aki@cards.example"
                first = await new_table(aki, ben, chie, game=GAME, clock=SLOW)
                await asyncio.sleep(1)
                assert len(letters.found) == 1, "nothing is sent to an address that nobody has confirmed"
                by_link = f"{server.url}/api/reminders/{link(asking)}"
                assert (await aki.http.get(by_link)).json() == {"mail": "aki@cards.example"}
                assert (await stranger.post(f"{by_link}/confirm")).is_success
                told = (await letters.until(lambda found: len(found) == 2))[1]
                assert f"http://cards.example/t/{first}" in str(told.get_payload(decode=True))
                assert "Unsubscribe" in told["List-Unsubscribe-Post"]
                seats = [await person.sit(first) for person in (aki, ben, chie)]
                await asyncio.sleep(1)
                assert (len(letters.found), len(hooked)) == (2, 0), "once a turn"
                for seat in (*seats, seats[0]):
                    await seat.until(lambda seat=seat: bool(seat.moves))
                    if seat is not seats[0] or not hooked:
                        await seat.move(seat.moves[0])
                        if seat is seats[0]:
                            async with asyncio.timeout(60):
                                while not hooked:
                                    await asyncio.sleep(0.05)
                assert first in hooked[0] and len(hooked) == 1
                await letters.until(lambda found: len(found) == 3)
                stop = letters.found[2]["List-Unsubscribe"].strip("<>").partition("cards.example")[2]
                assert (await stranger.post(server.url + stop)).is_success
                await new_table(aki, ben, chie, game=GAME, clock=SLOW)
                await asyncio.sleep(1)
                assert len(letters.found) == 3
        finally:
            server.stop()

    asyncio.run(go())


def test_a_digest_is_one_message_a_day_about_all_tables(tmp_path: Path) -> None:
    letters = Letters()

    async def go() -> None:
        mails = await letters.listen()
        address = f"smtp://127.0.0.1:{mails.sockets[0].getsockname()[1]}"
        wanted = Config(
            database=database_in(tmp_path), secret=SECRET, smtp=address, mail_from="cards@cards.example",
            url="http://cards.example", remind_after=3600,
        )  # fmt: skip
        house = House(wanted.check())
        await house.open()
        now, hour, game = house.now(), 3_600_000, irodori.Game(GAME, 3)
        await house.write(
            (
                insert(s.reminders).values(
                    player="p0", mail="aki@cards.example", hook="", digest=True, language="fr", confirmed=True,
                    token="t", sent=0,
                ),
                {},
            )
        )  # fmt: skip

        async def table() -> str:
            made = e.Created(
                at=now, by="p0", game=GAME, players=3, edition=game.edition.key, content=game.table,
                options=game.options, secret="secret", clock=e.Clock("days", days=2),
            )  # fmt: skip
            seated: list[e.AnyEntry] = [e.Seated(at=now, seat=seat, name="n", player=f"p{seat}") for seat in range(3)]
            return (await house.create(made, [*seated, e.Started(at=now)], ["p0"])).id

        async with mails:
            first, second = await table(), await table()
            await house.reminders.look(now + 2 * hour)
            third = await table()
            await house.reminders.look(now + 3 * hour)
            await house.reminders.look(now + 27 * hour)
            await house.reminders.look(now + 54 * hour)
        await house.close()
        told = [str(letter.get_payload(decode=True)) for letter in letters.found]
        assert [[table in text for table in (first, second, third)] for text in told] == [
            [True, True, False],
            [False, False, True],
        ]

    asyncio.run(go())
