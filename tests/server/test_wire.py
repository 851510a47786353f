"""Connections: silent and slow peers, requests that never end, TLS, proxies, and a stop that drains."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import socket
import ssl
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import irodori
from irodori.server import wire
from irodori.server.outlet import RESYNC
from tests.server.inside import inside
from tests.server.play import Closed, Person, Seat, Server, new_table, people
from tests.server.test_crash import stored
from tests.server.test_twins import Eye, Pair

GAME = min(key for key, info in irodori.games().items() if not info.secret)
TLS = Path(__file__).parent / "tls"


class Raw:
    """A WebSocket of bare bytes: it answers no ping, and reads when it is told to."""

    def __init__(self, person: Person, table: str, receive_buffer: int = 0) -> None:
        host, _, port = person.server.url.rpartition("/")[2].partition(":")
        self.socket = socket.socket()
        self.socket.settimeout(30)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.connect((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {person.cookie}\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.socket.recv(1)
        assert b" 101 " in head

    def rest(self) -> bytes:
        """All that still comes, until the server has ended it."""
        found = bytearray()
        try:
            while data := self.socket.recv(65_536):
                found += data
        except ConnectionResetError:
            pass
        self.socket.close()
        return bytes(found)


def test_who_answers_no_ping_is_dropped(tmp_path: Path) -> None:
    server = Server(tmp_path, ping="0.5").start()

    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            table = await new_table(aki, ben, chie, game=GAME)
            witness = await aki.sit(table)
            silent = await asyncio.to_thread(Raw, ben, table)
            await witness.until(lambda: any('"here":[0,1]' in raw for raw in witness.raw))
            ended = await asyncio.to_thread(silent.rest)
            assert b'{"hello"' in ended
            await witness.until(lambda: '"here":[0]' in witness.raw[-1])
            assert "error" not in await witness.move(witness.moves[0]), "who answers stays"

    try:
        asyncio.run(go())
    finally:
        server.stop()


def test_who_reads_too_slowly_is_dropped_and_gets_everything_anew(server: Server) -> None:
    """Nobody waits for it: not the table, and not the server's memory."""

    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            table = await new_table(aki, ben, chie, game=GAME)
            talker = await aki.sit(table)
            slow = await asyncio.to_thread(Raw, ben, table, 4096)
            line = "\U0001f338" * 500
            for _ in range(40):
                asked = [talker.id() for _ in range(100)]
                for name in asked:
                    content = json.dumps({"do": "chat", "id": name, "text": line}, ensure_ascii=False)
                    await talker.socket.send(content)
                await talker.answer(asked[-1])
            heard = await asyncio.to_thread(slow.rest)
            assert RESYNC.to_bytes(2, "big") + b"too slow" in heard[-200:]
            assert heard.count(line.encode()) < 4000
            back = await ben.sit(table)
            assert back.state["number"] == talker.state["number"] and back.view["scores"] == talker.view["scores"]

    asyncio.run(go())


def test_a_request_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "SLOWEST", 0.5)

    async def answer(port: int, *parts: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for part in parts:
            writer.write(part)
            await asyncio.sleep(0.05)
        async with asyncio.timeout(20):
            found = await reader.read()
        writer.close()
        return found

    async def go() -> None:
        async with inside(tmp_path) as server:
            port = int(server.url.rpartition(":")[2])
            endless = b"GET /health HTTP/1.1\r\n" + b"".join(b"X-%d: %s\r\n" % (i, b"y" * 1000) for i in range(40))
            assert b" 400 " in await answer(port, endless)
            assert b" 400 " in await answer(port, b"GET /" + b"x" * 40_000)
            for begun in (b"", b"GET /heal", b"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{", b"\r\n"):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(begun)
                began = time.monotonic()
                try:
                    async with asyncio.timeout(20):
                        assert b" 200 " not in await reader.read()
                except ConnectionResetError:
                    pass
                assert time.monotonic() - began > 0.3
                writer.close()
            async with httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
                assert (await client.get("/health")).status_code == 200
                await asyncio.sleep(0.7)
                assert (await client.get("/health")).status_code == 200, "between requests one may wait"

    asyncio.run(go())


def test_tls_is_spoken_and_cookies_keep_to_it(tmp_path: Path) -> None:
    server = Server(tmp_path, tls_cert=str(TLS / "cert.pem"), tls_key=str(TLS / "key.pem")).start()

    async def go() -> None:
        assert server.url.startswith("https://")
        trusted = ssl.create_default_context(cafile=str(TLS / "cert.pem"))
        async with httpx.AsyncClient(base_url=server.url, verify=trusted, trust_env=False) as client:
            answer = await client.put("/api/me", json={"name": "Aki"})
            assert "; Secure" in answer.headers["set-cookie"]
            table = (await client.post("/api/tables", json={"game": GAME})).json()["id"]
            cookie = answer.headers["set-cookie"].partition(";")[0]
        url = f"{server.url.replace('https', 'wss')}/api/tables/{table}/socket"
        headers = {"Cookie": cookie, "Origin": server.url}
        async with connect(url, ssl=trusted, additional_headers=headers, proxy=None) as opened:
            assert json.loads(await opened.recv())["you"] == 0

    try:
        asyncio.run(go())
    finally:
        server.stop()


@pytest.mark.parametrize("trusted", [True, False])
def test_a_proxy_is_believed_only_if_it_is_trusted(tmp_path: Path, trusted: bool) -> None:
    """What it says of addresses decides whom the limits mean."""
    server = Server(tmp_path, limits="0.05", trusted_proxies="127.0.0.1" if trusted else "").start()
    try:
        with httpx.Client(base_url=server.url, trust_env=False) as client:
            codes = [
                client.get("/api/me", headers={"X-Forwarded-For": f"203.0.113.{number}"}).status_code
                for number in range(40)
            ]
            own = [client.get("/api/me", headers={"X-Forwarded-For": "2001:db8::1:9"}).status_code for _ in range(30)]
        assert (set(codes) == {200}) is trusted
        assert 429 in own
    finally:
        server.stop()


def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(tmp_path) as server:
            server.house.limits.most_sockets = 3
            real = irodori.Game(GAME, 3).start(seed=1)
            pair = Pair("table", None, "own", real, real)
            await server.keep(1, pair.name, pair.log(real), pair.players)
            eyes = [Eye(server, pair) for _ in range(4)]
            for eye in eyes[:3]:
                await eye.open("")
            with pytest.raises(ConnectionClosed, match="1013"):
                await eyes[3].open("")
            await eyes[0].socket.close()
            while server.house.sockets > 2:
                await asyncio.sleep(0.01)
            await eyes[3].open("")

    asyncio.run(go())


def test_a_stop_acknowledges_all_that_it_keeps(tmp_path: Path) -> None:
    server = Server(tmp_path).start()

    async def play(seat: Seat, acknowledged: set[str]) -> int | None:
        chance = random.Random(seat.table)
        try:
            while True:
                if seat.moves:
                    answer = await seat.move(chance.choice(seat.moves))
                    if "error" not in answer:
                        acknowledged.add(seat.last)
                else:
                    await seat.read(60)
        except (Closed, ConnectionClosed):
            return seat.socket.close_code

    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as guests:
            tables = [await new_table(*guests, game=GAME) for _ in range(12)]
            acknowledged: set[str] = set()
            plays = [play(await person.sit(table), acknowledged) for table in tables for person in guests]
            running = asyncio.gather(*plays)
            while len(acknowledged) < 40:
                await asyncio.sleep(0.01)
            assert await asyncio.to_thread(server.stop) in (0, -15)
            assert set(await running) == {1012}
            made = {message for messages in stored(server).values() for message in messages}
            assert made == acknowledged

    try:
        asyncio.run(go())
    finally:
        server.kill()


@pytest.mark.sqlite
@pytest.mark.parametrize("wrong", ["a port in use", "no database", "a folder", "no certificate", "no proxy"])
def test_a_server_that_cannot_start_says_why_in_one_sentence(tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "file"
    file.write_text("this is neither a database nor a certificate\n" * 100)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = {
            "a port in use": (["--port", str(taken.getsockname()[1])], "host, port: cannot listen at 127.0.0.1"),
            "no database": (["--database", f"sqlite:///{file}"], "database: the database"),
            "a folder": (["--database", f"sqlite:///{tmp_path}"], "database: the database"),
            "no certificate": (["--tls-cert", str(file), "--tls-key", str(file)], "tls-cert, tls-key: a certificate"),
            "no proxy": (["--trusted-proxies", "10.0.0.0/8, my-proxy"], "trusted-proxies: addresses or networks"),
        }
        more, says = settings[wrong]
        command = [sys.executable, "-m", "irodori.server.commands", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{tmp_path / 'a.db'}", *more]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode in (1, 2) and done.stderr.startswith(f"irodori: {says}"), done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr


def test_many_tables_are_made_at_once(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki") as (aki,):
            made = await asyncio.gather(*(aki.post("/tables", {"game": GAME}) for _ in range(60)))
            assert len({table["id"] for table in made}) == 60

    asyncio.run(go())
