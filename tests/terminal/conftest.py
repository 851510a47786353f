"""The command line as a person or a program uses it: through its own process, with pipes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import irodori
from tests.server.play import Server
from tests.terminal.pseudo import COMMAND, Opener, Terminal


class Table:
    """A game played through pipes: reads up to the prompt, types, reads on."""

    def __init__(self, shell: Shell, arguments: tuple[object, ...]) -> None:
        self.process = shell.process("play", *arguments)
        self.shown = self.read()

    def read(self) -> str:
        """What is printed up to the next prompt, or to the end."""
        assert self.process.stdout
        found = b""
        while not found.endswith(b"\n> ") and (byte := self.process.stdout.read(1)):
            found += byte
        return found.decode()

    @property
    def asks(self) -> bool:
        return self.shown.endswith("\n> ")

    def type(self, line: str) -> str:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n".encode())
        self.shown = self.read()
        return self.shown

    @property
    def numbers(self) -> list[str]:
        """What may be typed for a move, in the order shown."""
        moves = self.shown.rsplit("\n\n", 1)[-1]
        return [number for number, _ in re.findall(r"(?:^|  ) *(\d+)  ([a-z]+)", moves, re.MULTILINE)]

    @property
    def board(self) -> str:
        """The table and the moves, without what was told before."""
        return self.shown.split("\n\n", 1)[1]

    def end(self) -> int:
        _, errors = self.process.communicate(timeout=60)
        assert errors == b""
        return self.process.returncode


class Shell:
    """`shell("rules", "kasane")` runs a command in an environment of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.begun: list[subprocess.Popen[bytes]] = []
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
        self.environment = {**kept, "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8", "IRODORI_HOME": str(home)}

    def __call__(self, *arguments: object, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *map(str, arguments)],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**self.environment, **environment},
            timeout=120,
        )

    def process(
        self, *arguments: object, stdout: int = subprocess.PIPE, stderr: int = subprocess.PIPE
    ) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=stdout,
            stderr=stderr,
            env=self.environment,
            bufsize=0,
            # What runs in the background ignores SIGINT, and so would its child. No threads run here.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
        )
        self.begun.append(process)
        return process

    def close(self) -> None:
        """Ends what a test that failed has left behind."""
        for process in self.begun:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout, process.stderr):
                if pipe:
                    pipe.close()

    def sit(self, *arguments: object) -> Table:
        return Table(self, arguments)

    def refused(self, done: subprocess.CompletedProcess[str], code: int, *parts: str) -> None:
        """It ended with this code and one line that says these things."""
        assert done.returncode == code, done.stderr
        assert done.stderr.count("\n") == 1 and done.stderr.startswith("irodori")
        for part in parts:
            assert part in done.stderr
        assert "Traceback" not in done.stderr


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[Shell]:
    shell = Shell(tmp_path / "home")
    yield shell
    shell.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path)
    yield found
    found.stop()


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Opener]:
    opened: list[Terminal] = []

    def begun(*arguments: object, columns: int = 80, lines: int = 24, **environment: str) -> Terminal:
        found = Terminal(tmp_path / "home", arguments, columns, lines, **environment)
        opened.append(found)
        return found

    yield begun
    for one in opened:
        one.close()


class Saver:
    def __init__(self, path: Path) -> None:
        self.path = path

    def __call__(self, game: str = "kasane", players: int | None = None, moves: int = 10_000) -> irodori.Record:
        """A record of this many first moves, at most to the end, in the test's file."""
        state = irodori.Game(game, players).start(seed="cli")
        while not state.over and moves:
            seat = state.actors[0]
            state.play(seat, state.moves(seat)[0])
            moves -= 1
        record = state.record()
        record.save(self.path)
        return record


@pytest.fixture
def saved(file: Path) -> Saver:
    return Saver(file)
