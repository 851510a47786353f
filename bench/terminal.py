"""How quick the terminal is: `irodori --help` against a bare Python, and a key at the Textual table.

Both as ratios within one run, in the processor's time, so that other work on the machine does not count: the start of
the help against `python -c pass`, turn by turn, and what a key takes, until the screen is drawn,
against the goal of 50 ms.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import subprocess
import sys
import time

from textual import events

import irodori
from irodori.terminal.app.app import Door
from irodori.terminal.app.local import LocalScreen
from irodori.terminal.app.widgets import Choices
from irodori.terminal.local import LocalTable, chairs

STARTS = 15
KEYS = 40
MORE_MS, KEY_MS = 80.0, 50.0
HELP = [sys.executable, "-c", "import sys; from irodori.terminal.cli import main; sys.exit(main(['--help']))"]
BARE = [sys.executable, "-c", "pass"]


def started(command: list[str]) -> float:
    begin = os.times()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    end = os.times()
    return 1000 * (end.children_user + end.children_system - begin.children_user - begin.children_system)


def starts() -> None:
    bare: list[float] = []
    told: list[float] = []
    for _ in range(STARTS):
        bare.append(started(BARE))
        told.append(started(HELP))
    more = statistics.median(told) - statistics.median(bare)
    print(f"irodori --help: {statistics.median(told):.0f} ms, a bare Python {statistics.median(bare):.0f} ms:", end=" ")
    print(f"{more:.0f} ms more, {more / MORE_MS:.2f} of the {MORE_MS:.0f} ms allowed")


async def keys(key: str, size: tuple[int, int]) -> list[float]:
    """Milliseconds from an arrow key until the screen is drawn anew."""
    game = irodori.Game(key)
    levels = ["", *["moss"] * (game.players - 1)]
    door = Door("en", table=LocalTable(game.start(seed="bench"), chairs("en", levels)), pause=0)
    found: list[float] = []
    async with door.run_test(size=size) as pilot:
        await pilot.pause()
        while door.table and door.table.turn is not None and door.table.chairs[door.table.turn].level:
            await pilot.pause(0.01)
        table = door.screen
        assert isinstance(table, LocalScreen)
        for _ in range(KEYS):
            begin = time.process_time()
            door.post_message(events.Key("down", None))
            before = table.query_one(Choices).armed
            while table.query_one(Choices).armed == before:
                await asyncio.sleep(0)
            await pilot.pause()
            found.append(1000 * (time.process_time() - begin))
    return found


def main() -> None:
    starts()
    for key in irodori.games():
        for size in ((80, 24), (120, 40)):
            found = sorted(asyncio.run(keys(key, size)))
            half, most = statistics.median(found), found[int(0.95 * len(found))]
            print(
                f"{key} at {size[0]}x{size[1]}: a key is answered in {half:.1f} ms, 95 of 100 within {most:.1f} ms:"
                f" {most / KEY_MS:.2f} of the {KEY_MS:.0f} ms allowed"
            )


if __name__ == "__main__":
    main()
