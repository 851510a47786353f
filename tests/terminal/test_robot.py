"""A bot of somebody's at a server's table: an account of its own, whole games, and what happens to bad answers."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.play import Person, Server, people
from tests.terminal.conftest import Shell

FIRST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "move": asked["view"]["moves"][-1]}), flush=True)
"""
Joining = Callable[[str], subprocess.CompletedProcess[str]]
BAD = """
import json, sys, time
for number, line in enumerate(sys.stdin):
    asked = json.loads(line)
    if number == 1:
        time.sleep(60)
    print(json.dumps({"id": asked["id"], "move": "take 99"}), flush=True)
"""


def by_command(shell: Shell, bot: str, *more: str) -> Joining:
    return lambda link: shell("join", link, "--bot", bot, *more)


async def played(server: Server, join: Joining) -> subprocess.CompletedProcess[str]:
    """A game of Kasane with somebody and the bot."""
    async with people(server.start(), "Ann") as [ann]:
        table = (await ann.post("/tables", {"game": "kasane", "players": 3}))["id"]
        await ann.post(f"/tables/{table}/bots", {"level": "random"})
        link = f"{server.url}/t/{table}"
        joined = asyncio.create_task(asyncio.to_thread(join, link))
        while not await is_full(ann, table) and not joined.done():
            await asyncio.sleep(0.1)
        if not joined.done():
            await ann.post(f"/tables/{table}/start")
            await (await ann.sit(table)).play(random.Random(1))
        return await joined


async def is_full(ann: Person, table: str) -> bool:
    return None not in (await ann.get(f"/tables/{table}"))["table"]["chairs"]


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(tmp_path)


def test_a_program_plays_a_whole_game_under_its_own_name(server: Server, shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text(FIRST, encoding="utf-8")
    found = asyncio.run(played(server, by_command(shell, f"cmd:{sys.executable} {file}", "--name", "Robo")))
    server.stop()
    assert found.returncode == 0, found.stdout + found.stderr
    assert "0 faults" in found.stdout
    assert found.stdout.count("move take") >= 12


def test_illegal_and_late_answers_are_reported_and_do_not_stop_the_game(
    server: Server, shell: Shell, tmp_path: Path
) -> None:
    file = tmp_path / "bad.py"
    file.write_text(BAD, encoding="utf-8")
    found = asyncio.run(played(server, by_command(shell, f"cmd:{sys.executable} {file}", "--ms", "500")))
    server.stop()
    assert found.returncode == 1
    assert "fault: illegal: 'take 99'" in found.stdout
    assert "fault: late: no answer within" in found.stdout
    assert "the game is over: " in found.stdout


def test_what_is_no_bot_is_refused(shell: Shell) -> None:
    found = shell("join", "localhost:1/t/abc", "--bot", "oak")
    assert found.returncode == 2
    assert "a bot is a level (random, greedy, moss" in found.stderr


def test_the_guest_of_the_documentation_plays_a_whole_game(server: Server, shell: Shell, tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
    example = text.split("```python\n# my_guest.py", 1)[1].split("```", 1)[0]
    assert len(example.splitlines()) <= 31
    file = tmp_path / "my_guest.py"
    file.write_text(example, encoding="utf-8")

    def join(link: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(file), link]
        return subprocess.run(command, capture_output=True, text=True, env=shell.environment, timeout=120)

    found = asyncio.run(played(server, join))
    server.stop()
    assert found.returncode == 0, found.stderr
    assert found.stdout.count("take ") >= 12
