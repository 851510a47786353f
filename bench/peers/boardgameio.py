"""boardgame.io under the same load: its server under node, our client, which speaks just enough of Socket.IO."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec

from peers.client import Client, Moves

SOURCE = Path(__file__).parent / "boardgameio"
NAMESPACE = "/rows"
PLAYERS = 4


class Cards(msgspec.Struct):
    rows: list[list[str]]


class Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815
    gameover: dict[str, bool] | None = None


class State(msgspec.Struct):
    G: Cards
    ctx: Turn
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815


class Synced(msgspec.Struct):
    state: State


decode_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
decode_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


def installed() -> Path | None:
    """Its packages, fetched once into the user's cache; None without node."""
    if not shutil.which("node") or not shutil.which("npm"):
        return None
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "irodori-bench-boardgameio"
    folder.mkdir(parents=True, exist_ok=True)
    for file in SOURCE.iterdir():
        shutil.copy(file, folder)
    if not (folder / "node_modules/boardgame.io").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    return folder


class Node:
    def __init__(self, folder: Path, store: Path | None = None) -> None:
        command = ["node", "server.js", *([str(store)] if store else [])]
        environment = {**os.environ, "NODE_ENV": "production"}
        self.process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Match:
    def __init__(self, name: str) -> None:
        self.name = name
        self.clients: list[Client] = []
        self.state: State | None = None
        self.moves = Moves(PLAYERS)
        self.over = False


class Load:
    def __init__(self, url: str) -> None:
        self.url = url
        self.chance = random.Random(1)
        self.matches: list[Match] = []
        self.running = False
        self.errors = self.finished = 0
        self.bytes: list[int] = []
        self.times: list[float] = []

    async def seat(self, tables: int) -> None:
        host, _, port = self.url.removeprefix("http://").partition(":")
        async with httpx.AsyncClient(base_url=self.url, trust_env=False, timeout=60) as http:
            for _ in range(tables):
                made = await http.post("/games/rows/create", json={"numPlayers": PLAYERS})
                self.matches.append(Match(made.json()["matchID"]))
        for match in self.matches:
            for seat in range(PLAYERS):
                client = Client("/socket.io/?EIO=4&transport=websocket", f"{host}:{port}", "", self.told(match, seat))
                await asyncio.get_running_loop().create_connection(lambda client=client: client, host, int(port))
                match.clients.append(client)
            await asyncio.sleep(0.005)
        await asyncio.sleep(1)

    def told(self, match: Match, seat: int) -> Callable[[Client, bytes], None]:
        me, sync = str(seat), f'42{NAMESPACE},["sync","{match.name}","{seat}",null,{PLAYERS}]'.encode()
        update, synced = b"42" + NAMESPACE.encode() + b',["update"', b"42" + NAMESPACE.encode() + b',["sync"'
        start = len(NAMESPACE) + 3

        def told(client: Client, raw: bytes) -> None:
            if raw == b"2":
                client.send(b"3")
            elif raw.startswith(b"0"):
                client.send(f"40{NAMESPACE},".encode())
            elif raw.startswith(b"40"):
                client.send(sync)
            elif raw.startswith(update):
                took = match.moves.hear(client)
                _, _, match.state, _ = decode_update(raw[start:])
                if str(self.mover(match)) != me:
                    self.bytes.append(len(raw))
                if took is not None:
                    self.times.append(took)
                    if match.state.ctx.gameover and not match.over:
                        match.over = True
                        self.finished += 1
                if self.running and match.state.ctx.currentPlayer == me and not match.state.ctx.gameover:
                    self.move(match, client, me)
            elif raw.startswith(synced):
                _, _, first = decode_sync(raw[start:])
                match.state = first.state

        return told

    def mover(self, match: Match) -> int:
        assert match.state is not None
        return (int(match.state.ctx.currentPlayer) - 1) % PLAYERS

    def move(self, match: Match, client: Client, me: str) -> None:
        state = match.state
        assert state is not None
        row = self.chance.choice([row for row, cards in enumerate(state.G.rows) if cards])
        payload = f'{{"type":"take","args":[{row}],"playerID":"{me}","credentials":null}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        match.moves.send()
        client.send(f'42{NAMESPACE},["update",{action},{state.stateID},"{match.name}","{me}"]'.encode())

    def first(self) -> None:
        self.running = True
        for match in self.matches:
            assert match.state is not None
            self.move(match, match.clients[int(match.state.ctx.currentPlayer)], match.state.ctx.currentPlayer)

    def close(self) -> None:
        self.running = False
        for match in self.matches:
            for client in match.clients:
                client.close()
