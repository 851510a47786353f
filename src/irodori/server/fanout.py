"""How processes hear of each other: notes, by LISTEN and NOTIFY or through Valkey.

Notes may be lost; tables never depend on them: who missed one is refused by the database, or asks it.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
from collections.abc import Callable
from typing import Any

from irodori.server.store.postgres import CHANNEL

log = logging.getLogger("irodori.fanout")
Heard = Callable[[str], None]
AGAIN = 0.3
"""Seconds until a lost connection is tried again."""
MOST_WAITING = 10_000
"""Notes that may wait while there is no connection; the others are dropped."""


class Fanout:
    """One channel that all processes hear. `missed` is called when notes may have been lost."""

    def __init__(self, url: str, heard: Heard, missed: Callable[[], None]) -> None:
        self.url = url
        self.heard = heard
        self.missed = missed
        self.waiting: list[str] = []
        self.lossy = False
        """Notes of ours may be lost: all must look for themselves."""
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.tasks = [asyncio.create_task(self.keep(self.listening)), asyncio.create_task(self.keep(self.telling))]

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self.waiting:
                    await asyncio.sleep(0.01)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def tell(self, notes: list[str]) -> None:
        if len(self.waiting) < MOST_WAITING:
            self.waiting += notes
        else:
            self.lossy = True
        self.wake.set()

    async def keep(self, connected: Callable[[], Any]) -> None:
        """Connects again for ever."""
        while True:
            try:
                await connected()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("no connection to the other processes: %r", error)
            await asyncio.sleep(AGAIN)

    async def taken(self) -> list[str]:
        """All notes that wait, as soon as there are any."""
        await self.wake.wait()
        self.wake.clear()
        notes, self.waiting = self.waiting, []
        return notes

    async def listening(self) -> None:
        raise NotImplementedError

    async def telling(self) -> None:
        raise NotImplementedError

    def reset(self) -> None:
        """Nothing has been heard for too long, not even of oneself: begin anew."""
        for task in self.tasks:
            task.cancel()
        self.open()

    async def offer(self, key: int) -> None:
        """Somebody's bot must think: told to all, and the database says who does it."""
        self.tell([f"j {key}"])


class Listen(Fanout):
    """PostgreSQL's own notes."""

    async def connected(self) -> Any:
        package: Any = importlib.import_module("asyncpg")
        return await package.connect(self.url, timeout=5, command_timeout=5)

    async def listening(self) -> None:
        connection = await self.connected()
        closed = asyncio.Event()

        def ended(_: object) -> None:
            closed.set()

        try:
            connection.add_termination_listener(ended)
            await connection.add_listener(CHANNEL, self.told)
            self.missed()
            await closed.wait()
        finally:
            connection.terminate()

    def told(self, *what: Any) -> None:
        self.heard(what[3])

    async def telling(self) -> None:
        connection = await self.connected()
        try:
            while True:
                notes = await self.taken()
                await connection.execute(f"SELECT pg_notify('{CHANNEL}', n) FROM unnest($1::text[]) AS n", notes)
        finally:
            connection.terminate()


class Valkey(Fanout):
    """Valkey, or what speaks its language. Bots' jobs are a list there, so that one worker gets each."""

    def __init__(self, url: str, name: str, heard: Heard, missed: Callable[[], None]) -> None:
        super().__init__(url, heard, missed)
        self.channel, self.jobs = f"irodori:{name}", f"irodori:{name}:jobs"

    def client(self, **more: Any) -> Any:
        package: Any = importlib.import_module("redis.asyncio")
        return package.Redis.from_url(self.url, decode_responses=True, socket_connect_timeout=3, **more)

    async def listening(self) -> None:
        client = self.client()
        listener = client.pubsub()
        try:
            await listener.subscribe(self.channel)
            self.missed()
            while True:
                message = await listener.get_message(ignore_subscribe_messages=True, timeout=30)
                if message is not None:
                    self.heard(message["data"])
        finally:
            await listener.aclose()
            await client.aclose()

    async def telling(self) -> None:
        client = self.client(socket_timeout=3)
        try:
            if self.lossy:
                await client.publish(self.channel, "m")
                self.lossy = False
            while True:
                notes = await self.taken()
                self.lossy = True
                if len(notes) == 1:
                    await client.publish(self.channel, notes[0])
                else:
                    async with client.pipeline(transaction=False) as pipe:
                        for note in notes:
                            pipe.publish(self.channel, note)
                        await pipe.execute()
                self.lossy = False
        finally:
            await client.aclose()

    async def offer(self, key: int) -> None:
        client = self.client(socket_timeout=3)
        try:
            await client.lpush(self.jobs, key)
        except Exception as error:
            log.warning("a job is left to whoever looks: %r", error)
        finally:
            await client.aclose()

    async def take(self) -> int:
        """The next job that was offered; waits for it."""
        client = self.client(socket_timeout=10)
        try:
            while True:
                found = await client.brpop([self.jobs], timeout=5)
                if found is not None:
                    return int(found[1])
        finally:
            await client.aclose()
