"""Several processes behind one socket: `irodori serve --processes N`.

This process only holds the socket and minds the others. SIGHUP replaces them one after another, each new one ready
before an old one goes, so that there is always somebody to come back to.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import fields

from irodori.server.config import Config

log = logging.getLogger("irodori.crew")
FD = "IRODORI_LISTEN_FD"
"""Where a process of the crew finds the socket."""
PATIENCE = 30.0
"""Seconds that a process has to begin, or to end."""


def inherited() -> socket.socket | None:
    """The socket that the crew has opened for us."""
    number = os.environ.get(FD)
    return socket.socket(fileno=int(number)) if number else None


class Crew:
    def __init__(self, config: Config) -> None:
        self.config = config
        family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
        self.socket = socket.create_server((config.host, config.port), family=family, backlog=2048)
        self.socket.set_inheritable(True)
        self.members: list[Process] = []
        self.stopping = False
        self.again = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> int:
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self.stop)
        loop.add_signal_handler(signal.SIGHUP, self.again.set)
        for _ in range(self.config.processes):  # the first brings the database up to date
            if not self.stopping and await self.begin() is None and not self.stopping:
                self.stop()
                await self.all_gone()
                return 1
        host, port = self.socket.getsockname()[:2]
        scheme = "https" if self.config.tls_cert else "http"
        if not self.stopping:
            print(f"Irodori is ready at {scheme}://{f'[{host}]' if ':' in host else host}:{port}/", flush=True)
        while not self.stopping:
            await self.again.wait()
            self.again.clear()
            if not self.stopping:
                await self.replace()
        await self.all_gone()
        return 0

    async def begin(self) -> Process | None:
        """A new process, once it answers; None if it does not."""
        settings = {f"IRODORI_{field.name.upper()}": str(getattr(self.config, field.name)) for field in fields(Config)}
        environment = {**os.environ, **settings, "IRODORI_PROCESSES": "1", FD: str(self.socket.fileno())}
        command = [sys.executable, "-m", "irodori.server.commands", "serve"]
        process = await asyncio.create_subprocess_exec(
            *command, stdout=PIPE, env=environment, pass_fds=[self.socket.fileno()], start_new_session=True
        )
        self.members.append(process)
        assert process.stdout is not None
        line = b""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                line = await process.stdout.readline()
        if b"ready at" not in line:
            self.members.remove(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            return None
        task = asyncio.create_task(self.mind(process))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return process

    async def mind(self, process: Process) -> None:
        """One that ends without being asked to is replaced."""
        code = await process.wait()
        if process not in self.members:
            return
        self.members.remove(process)
        log.error("process %d ended with %d: another takes its place", process.pid, code)
        wait = 0.2
        while not self.stopping and await self.begin() is None:
            await asyncio.sleep(wait)
            wait = min(10.0, wait * 2)

    async def replace(self) -> None:
        """All that run now, one after another."""
        for old in list(self.members):
            if self.stopping or await self.begin() is None:
                log.error("a new process did not begin: the old ones stay")
                return
            await self.end(old)
        log.info("all processes have been replaced")

    async def end(self, process: Process) -> None:
        if process in self.members:
            self.members.remove(process)
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            async with asyncio.timeout(PATIENCE):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()

    def stop(self) -> None:
        self.stopping = True
        self.again.set()

    async def all_gone(self) -> None:
        await asyncio.gather(*(self.end(process) for process in list(self.members)))
        self.socket.close()


def supervise(config: Config) -> int:
    async def go() -> int:
        return await Crew(config).run()

    return asyncio.run(go())
