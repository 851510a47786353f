"""A table on the full screen, driven by keys without a terminal; what stands in its buffer."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import cast

from textual.pilot import Pilot

import irodori
from irodori.terminal.app.app import Door
from irodori.terminal.app.table import TableScreen
from irodori.terminal.app.widgets import Choices
from irodori.terminal.local import LocalTable, chairs

SMALL, LARGE = (80, 24), (120, 40)


def new_table(
    key: str, players: int = 3, people: int = 1, *, seed: str = "screen", language: str = "en", memory: str = "own"
) -> LocalTable:
    game = irodori.Game(key, players)
    levels = ["" if seat < people else "moss" for seat in range(players)]
    return LocalTable(game.start(seed=seed), chairs(language, levels), memory)


class Driver:
    """The one who sits at the keyboard."""

    def __init__(self, door: Door, pilot: Pilot[str]) -> None:
        self.door = door
        self.pilot = pilot

    @property
    def table(self) -> LocalTable:
        assert self.door.table is not None
        return self.door.table

    @property
    def lines(self) -> list[str]:
        """The letters in the screen's buffer."""
        compositor = self.door.screen._compositor  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        strips = compositor.render_strips()
        return ["".join(segment.text for segment in strip) for strip in strips]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def armed(self) -> str:
        return self.door.screen.query_one(Choices).armed

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.rest()

    async def rest(self) -> None:
        """Until no bot thinks and all that was asked for is drawn."""
        await self.pilot.pause()
        while True:
            await self.door.workers.wait_for_complete()  # pyright: ignore[reportUnknownMemberType]
            await self.pilot.pause()
            turn = self.table.turn if self.door.table else None
            if turn is None or not self.table.chairs[turn].level:
                return

    @property
    def screen(self) -> TableScreen:
        return cast("TableScreen", self.door.screen)


@asynccontextmanager
async def seated(
    table: LocalTable | None, size: tuple[int, int] = SMALL, language: str = "en"
) -> AsyncGenerator[Driver]:
    door = Door(language, table=table, pause=0)
    async with door.run_test(size=size, notifications=True) as pilot:
        driver = Driver(door, pilot)
        await driver.rest()
        yield driver
