"""Two servers, each with the same table but for what one viewer cannot know: it must not be able to tell them apart.

All goes over real sockets and HTTP, with a real database; the servers' clocks stand still, so that every byte counts.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

import irodori
from irodori.core.position import Position
from irodori.server import entries as e
from irodori.server.table import standing
from tests.server.inside import NOW, Heard, Inside, inside
from tests.server.play import is_long

GAMES = sorted(irodori.games())
SHARE = 1.0 if is_long() else 0.04
"""Of all steps and viewers, so many are tried."""
Viewer = int | None
Said = list[str]


class Pair:
    """A moment of a game, and one that the viewer cannot tell from it."""

    def __init__(self, name: str, viewer: Viewer, memory: str, real: Position, twin: Position) -> None:
        self.name = name
        self.viewer = viewer
        self.memory = memory
        self.both = (real, twin)
        self.players = [f"{name}-{seat}" for seat in range(real.game.players)]

    def log(self, position: Position) -> list[e.AnyEntry]:
        """The table that goes on from there; secret choices that are not revealed yet come behind its start."""
        game, moves = position.game, standing(position.lines)
        shown = len(moves) - position.waiting
        made = e.Created(
            at=NOW - 5000, by=self.players[0], game=game.key, players=game.players, edition=game.edition.key,
            content=game.table, options=game.options, secret="secret", memory=self.memory, spectators="table",
            clock=e.Clock("days", days=2), beginning=e.Beginning(position.decks, moves[:shown]),
        )  # fmt: skip
        seated = [
            e.Seated(at=NOW - 4000, seat=seat, name="n", player=player) for seat, player in enumerate(self.players)
        ]
        chosen = [e.Chose(at=NOW - 2000, seat=seat, text=text) for seat, text in moves[shown:]]
        return [made, *seated, e.Started(at=NOW - 3000), *chosen]

    def safe_move(self, chance: random.Random) -> str | None:
        """A move of the viewer's own after which the two still look alike to it, and are not over: then all is told."""
        viewer = self.viewer
        moves = self.both[0].moves(viewer) if viewer is not None else []
        for text in chance.sample(moves, len(moves)):
            after = [position.copy() for position in self.both]
            for position in after:
                position.play(viewer or 0, text)
            if after[0].view(viewer) == after[1].view(viewer) and not after[0].over:
                return text
        return None


def pairs(key: str, seed: int) -> list[Pair]:
    chance = random.Random(f"{key} {seed}")
    players = chance.choice(irodori.games()[key].players)
    position = irodori.Game(key, players).start(seed=seed)
    found: list[Pair] = []
    while not position.over:
        for viewer in (None, *range(players)):
            if chance.random() < SHARE:
                twin = position.game.imagine(position.view(viewer), chance.getrandbits(30))
                memory = chance.choice(["own", "open"])
                found.append(Pair(f"twin-{key}-{seed}-{len(found)}", viewer, memory, position.copy(), twin))
        seat = chance.choice(position.actors)
        position.play(seat, chance.choice(position.moves(seat)))
    return found


class Eye:
    """What one viewer hears from one server."""

    def __init__(self, server: Inside, pair: Pair) -> None:
        self.server = server
        self.pair = pair
        self.player = "" if pair.viewer is None else pair.players[pair.viewer]
        self.heard: Said = []
        self.count = 0
        self.socket: ClientConnection

    async def open(self, query: str) -> dict[str, Any]:
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{self.pair.name}/socket{query}"
        headers = {"Cookie": self.server.cookie(self.player)}
        self.socket = await connect(url, additional_headers=headers, compression=None, proxy=None)
        return json.loads(await self.read())

    async def read(self) -> str:
        async with asyncio.timeout(60):
            raw = await self.socket.recv()
        assert isinstance(raw, str)
        self.heard.append(raw)
        return raw

    async def ask(self, do: str, **more: object) -> dict[str, Any]:
        self.count += 1
        message = f"m{self.count}"
        await self.socket.send(json.dumps({"do": do, "id": message, **more}))
        while (answer := json.loads(await self.read())).get("answer") != message:
            pass
        return answer

    async def http(self) -> None:
        """Everything over HTTP that has to do with the table, asked when it may be and when it may not."""
        path = f"/api/tables/{self.pair.name}"
        headers = {"Cookie": self.server.cookie(self.player)}
        async with httpx.AsyncClient(base_url=self.server.url, headers=headers, trust_env=False, timeout=60) as client:
            answers = [await client.get(get) for get in (path, f"{path}/record", "/api/me/tables", "/api/tables")]
            wanted: list[tuple[str, object]] = [
                (f"{path}/join", {}), (f"{path}/leave", None), (f"{path}/kick", {"seat": 1}), (f"{path}/bots", {}),
                (f"{path}/start", None), (f"{path}/rematch", None), ("/api/replay", {"table": self.pair.name}),
                ("/api/review", {"table": self.pair.name}), (f"{path}/report", {"seat": 9, "text": "x"}),
                ("/api/tables", {"from": {"table": self.pair.name}}), (f"{path}/block", {"seat": 9}),
            ]  # fmt: skip
            answers += [await client.post(where, json=content) for where, content in wanted]
        for answer in answers:
            kept = sorted((name, value) for name, value in answer.headers.items() if name != "date")
            self.heard.append(f"{answer.status_code} {kept} {answer.text}")


async def watched(server: Inside, pair: Pair, seed: int) -> Said:
    """One and the same visit to the table; all that it hears."""
    eye, chance = Eye(server, pair), random.Random(seed)
    hello = await eye.open("?forecast=1")
    number = hello["number"]
    await eye.socket.close()
    await eye.http()
    hello = await eye.open(f"?since={number // 2}")
    if pair.viewer is None:
        await eye.ask("why", text="anything")
        await eye.ask("move", text="anything", decision=hello["decision"])
        await eye.socket.close()
        return eye.heard
    texts = [text for choices in pair.both[0].game.choices for text in choices]
    for text in (*chance.sample(texts, min(6, len(texts))), "nothing"):
        await eye.ask("why", text=text)
    await eye.ask("move", text="nothing at all", decision=hello["decision"])
    await eye.ask("move", text=chance.choice(texts), decision="0.99")
    for seat in range(pair.both[0].game.players):
        if seat != pair.viewer:
            await eye.ask("take_over", seat=seat)
    await eye.ask("chat", text="hello")
    await eye.ask("claim", text=chance.choice(texts), decision=hello["decision"])
    await eye.ask("take_back", decision="0.99")
    await eye.ask("hand_back")
    await eye.ask("hint")
    if "error" not in await eye.ask("end"):
        await eye.ask("refuse", what="end")
    text = pair.safe_move(chance)
    if text is not None:
        moved = await eye.ask("move", text=text, decision=hello["decision"])
        assert "error" not in moved, moved
        back = await eye.open(f"?since={number}")
        if pair.both[0].decision in pair.both[0].game.info.secret and chance.random() < 0.5:
            await eye.ask("take_back", decision=back["decision"])
        undone = await eye.ask("undo")
        if undone.get("asking"):
            await eye.ask("refuse", what="undo")
    await eye.socket.close()
    await eye.open(f"?since={number}&forecast=1")
    await eye.ask("resign")
    await eye.socket.close()
    await eye.http()
    return eye.heard


@pytest.mark.parametrize("key", GAMES)
def test_who_cannot_tell_two_games_apart_hears_the_same_from_both(key: str, tmp_path: Path) -> None:
    asyncio.run(twins(key, tmp_path))


async def twins(key: str, folder: Path) -> None:
    log, heard = logging.getLogger("irodori"), Heard()
    level = log.level
    log.addHandler(heard)
    log.setLevel("DEBUG")
    found = [pair for seed in range(2 if is_long() else 1) for pair in pairs(key, seed)]
    assert found
    try:
        async with inside(folder / "a") as first, inside(folder / "b") as second:
            differing = 0
            for number, pair in enumerate(found, 1):
                logs = [pair.log(position) for position in pair.both]
                differing += logs[0] != logs[1]
                said: list[tuple[Said, Said]] = []
                for server, entries in zip((first, second), logs, strict=True):
                    await server.keep(number, pair.name, entries, pair.players)
                    said.append((await watched(server, pair, number), heard.taken()))
                for one, other in zip(*(part[0] for part in said), strict=True):
                    assert one == other, (pair.name, pair.viewer)
                assert said[0] == said[1], (pair.name, pair.viewer)
            assert differing > len(found) // 2, "most pairs do differ in what is hidden"
    finally:
        log.removeHandler(heard)
        log.setLevel(level)


def test_a_pair_that_can_be_told_apart_is_noticed(tmp_path: Path) -> None:
    """The comparison itself can fail: another seat's eyes see the difference."""

    async def go() -> None:
        game = irodori.Game("iroha", 4)
        real = game.start(seed=1)
        twin = game.imagine(real.view(0), 5)
        pair = Pair("told", 1, "own", real, twin)
        async with inside(tmp_path / "a") as first, inside(tmp_path / "b") as second:
            heard: list[Said] = []
            for server, position in zip((first, second), pair.both, strict=True):
                await server.keep(1, pair.name, pair.log(position), pair.players)
                eye = Eye(server, pair)
                await eye.open("")
                await eye.socket.close()
                heard.append(eye.heard)
            assert heard[0] != heard[1]

    asyncio.run(go())
