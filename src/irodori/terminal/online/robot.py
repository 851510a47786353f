"""A bot at a server's table: a guest like any other, with an account of its own, moved by a level or by a program."""

from __future__ import annotations

import asyncio
import shlex
import sys
from typing import TYPE_CHECKING, cast

from irodori.bots.levels import names
from irodori.bots.process import OURS, BotFault, BotProcess
from irodori.bots.seats import COMMAND
from irodori.core.errors import SetupError
from irodori.terminal.online.line import FORBIDDEN, GONE, Line
from irodori.terminal.page import plain

if TYPE_CHECKING:
    from irodori.core.edition import Json, Table
    from irodori.terminal.online.guest import Guest

USUAL_MS = 1000.0


def command(bot: str) -> list[str]:
    if bot in names():
        return [*OURS, "--level", bot]
    if bot.startswith(COMMAND) and bot != COMMAND:
        return shlex.split(bot.removeprefix(COMMAND))
    levels = ", ".join(names())
    raise SetupError(f"a bot is a level ({levels}) or {COMMAND} and a program, not {plain(bot, 80)!r}")


class Robot:
    """Asks the program when it is its turn, sends what it answers, and says what it did and what went wrong.

    Where the program is late, silent or gone, or its move is refused, the first legal move is made for it.
    """

    def __init__(self, guest: Guest, program: list[str], ms: float = USUAL_MS) -> None:
        self.news = asyncio.Event()
        self.line = Line(guest, self.news.set)
        self.process = BotProcess(program)
        self.ms = ms
        self.moves = 0
        self.faults: list[str] = []

    async def run(self) -> None:
        """Until the game is over."""
        known = self.line.known
        task = asyncio.create_task(self.line.run())
        task.add_done_callback(lambda _: self.news.set())
        try:
            while known.status != "ended":
                if task.done():
                    task.result()
                if self.line.state in (GONE, FORBIDDEN):
                    self.say("this table is gone, or it is not for spectators")
                    return
                if known.moves and known.status == "running":
                    await self.turn()
                else:
                    await self.news.wait()
                    self.news.clear()
            faults = len(self.faults)
            self.say(f"the game is over: {self.moves} moves, {faults} {'fault' if faults == 1 else 'faults'}")
        finally:
            task.cancel()
            self.process.close()

    async def turn(self) -> None:
        known = self.line.known
        decision, moves = known.decision, known.moves
        text = moves[0] if len(moves) == 1 else await self.asked()
        if (known.decision, known.moves) != (decision, moves):
            return  # somebody took a move back meanwhile, or the clock ran out
        answer = await self.line.send("move", text=text, decision=decision)
        error = answer.get("error")
        if error is None:
            self.moves += 1
            self.say(f"move {text}")
        elif error["code"] == "illegal" and text != moves[0]:
            self.fault(f"illegal: {plain(text, 80)!r}: {plain(error['sentence'], 200)}")
            await self.line.send("move", text=moves[0], decision=decision)
        else:
            self.say(f"refused: {plain(error['sentence'], 200)}")

    async def asked(self) -> str:
        """The program's move, or the first legal one."""
        known = self.line.known
        assert known.view is not None
        view: Table = {**known.view, "story": cast("Json", list(known.story))}
        cards: Table = {**known.cards, "key": cast("Json", known.facts["edition"])}
        first = known.moves[0]
        try:
            return (await asyncio.to_thread(self.process.move, view, self.ms, table=cards))[:200]
        except BotFault as fault:
            self.fault(str(fault))
            return first

    def fault(self, sentence: str) -> None:
        self.faults.append(sentence)
        self.say(f"fault: {plain(sentence, 300)}")

    def say(self, sentence: str) -> None:
        print(sentence, flush=True)


def run(guest: Guest, bot: str, ms: float = USUAL_MS) -> int:
    """0, or 1 where the bot did not do its part."""
    robot = Robot(guest, command(bot), ms)
    try:
        asyncio.run(robot.run())
    except KeyboardInterrupt:
        print("left", file=sys.stderr)
    return 1 if robot.faults else 0
