"""A table in memory with the sockets that look at it.

What a message leads to is applied at once, and what each viewer will be told of it is made at once, right after it; but
nothing leaves before the entries are on disk. If they cannot be written the table is dropped and loaded again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import json
from sqlalchemy import update

from irodori.core.edition import Json
from irodori.core.errors import IllegalMove
from irodori.server import actions
from irodori.server import entries as e
from irodori.server import messages as m
from irodori.server.actions import Refusal
from irodori.server.advice import AdviceError
from irodori.server.outlet import Outlet
from irodori.server.sights import Sights, Viewer, answer, with_answer, with_forecast
from irodori.server.store import schema as s
from irodori.server.store.database import EntryRow, Statement, StoreError
from irodori.server.store.writer import Order, Writer
from irodori.server.table import Table, folded

log = logging.getLogger("irodori.live")
encode = json.Encoder().encode
Letter = tuple[Outlet, bytes]
SEATING = (e.Seated, e.Left, e.Started)
NOT_FOR_SPECTATORS = 4403


class Bots(Protocol):
    async def choose(self, level: str, view: dict[str, Json], table: dict[str, Json], /) -> str:
        """A move for this view, sooner or later."""
        ...


class Advice(Protocol):
    async def hint(self, view: dict[str, Json], table: dict[str, Json], /) -> dict[str, Json]:
        """What a strong bot would do with this view; raises AdviceError."""
        ...


class House(Protocol):
    """What a table needs of the server around it."""

    writer: Writer
    bot_pause: float

    @property
    def bots(self) -> Bots: ...

    @property
    def advice(self) -> Advice: ...

    def now(self) -> int: ...

    def broken(self, live: Live) -> None:
        """The table could not be written and is to be loaded again."""
        ...

    def moved(self, seconds: float) -> None: ...


class Live:
    def __init__(self, house: House, key: int, table_id: str, log_of_table: list[e.AnyEntry]) -> None:
        self.house = house
        self.key = key
        self.id = table_id
        self.table = folded(log_of_table)
        self.sights = Sights(self.table)
        self.outlets: dict[Viewer, set[Outlet]] = {}
        self.broken = False
        self.last: list[Letter] | None = None
        """Letters of the newest order that is not written yet; what is sent now must not overtake them."""
        self.queued = 0
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.hinting: dict[int, asyncio.Task[None]] = {}
        self.gone_since: dict[int, int] = {}
        """Since when nobody is at a seat."""
        self.loaded = self.used = house.now()
        self.behind = Behind(self, log_of_table) if self.table.facts.delay else None

    # ---- sockets

    def attach(self, outlet: Outlet, since: int) -> None:
        self.used = self.house.now()
        if self.behind is not None and outlet.seat is None:
            self.behind.attach(outlet, since)
            return
        self.outlets.setdefault(outlet.viewer, set()).add(outlet)
        self.deliver(outlet, self.sights.hello(outlet.viewer, since, outlet.forecasts))
        if outlet.seat is not None:
            self.gone_since.pop(outlet.seat, None)
            self.tell_presence()

    def detach(self, outlet: Outlet) -> None:
        self.used = self.house.now()
        if self.behind is not None and outlet.seat is None:
            self.behind.detach(outlet)
            return
        there = self.outlets.get(outlet.viewer, set())
        there.discard(outlet)
        if not there:
            self.outlets.pop(outlet.viewer, None)
            self.sights.seen.pop(outlet.viewer, None)
        if outlet.seat is not None and outlet.seat not in self.here:
            self.gone_since[outlet.seat] = self.house.now()
            self.tell_presence()

    @property
    def here(self) -> set[int]:
        return {outlet.seat for there in self.outlets.values() for outlet in there if outlet.seat is not None}

    def tell_presence(self) -> None:
        data = encode({"here": sorted(self.here)})
        for there in self.outlets.values():
            for outlet in there:
                self.deliver(outlet, data)

    def is_away(self, seat: int) -> bool:
        """Whether nobody has been at a seat for a minute."""
        since = self.gone_since.get(seat, self.loaded)
        return seat not in self.here and self.house.now() - since >= 60_000

    def deliver(self, outlet: Outlet, data: bytes) -> None:
        if self.last is not None:
            self.last.append((outlet, data))
        else:
            outlet.send(data)

    # ---- messages

    def receive(self, outlet: Outlet, message: m.AnyMessage) -> None:
        seat = outlet.seat
        if seat is None:
            self.deliver(outlet, refusal(message.id, Refusal("spectator", "you do not sit at this table")))
            return
        known = self.table.answers.get(seat, {}).get(message.id)
        if known is not None:
            self.deliver(outlet, answer(message.id, known))
            return
        try:
            away = isinstance(message, m.TakeOver) and self.is_away(message.seat)
            if isinstance(message, m.Why):
                self.deliver(outlet, reason(message.id, actions.why(self.table, seat, message.text)))
                return
            if isinstance(message, m.Hint):
                self.hint(outlet, seat, message.id)
                return
            made = actions.made(self.table, seat, message, self.house.now(), away)
        except Refusal as refused:
            self.deliver(outlet, refusal(message.id, refused, self.table))
            return
        self.append(made, outlet, message.id)

    def hint(self, outlet: Outlet, seat: int, message_id: str) -> None:
        position = actions.may_ask_for_a_hint(self.table, seat)
        if seat in self.hinting:
            raise Refusal("asking", "a hint is on its way")
        view, cards, decision = position.view(seat), dict(self.table.facts.content), self.table.decision_id

        async def answered() -> None:
            try:
                hint = await self.house.advice.hint(view, cards)
                found = encode({"answer": message_id, "hint": hint, "decision": decision})
            except AdviceError as error:
                found = refusal(message_id, Refusal("no_hint", str(error)))
            finally:
                self.hinting.pop(seat, None)
            self.deliver(outlet, found)

        self.hinting[seat] = asyncio.create_task(answered())

    def append(
        self,
        made: Sequence[e.AnyEntry],
        sender: Outlet | None = None,
        message_id: str = "",
        statements: Sequence[Statement] = (),
        done: Callable[[StoreError | None], None] | None = None,
        first: e.Created | None = None,
    ) -> None:
        """Applies entries and sends them to the disk; who looks on is told when they are there."""
        started = asyncio.get_running_loop().time()
        table, rows, status = self.table, list[EntryRow](), self.table.status
        if first is not None:
            rows.append((self.key, 0, first.at, e.encode(first)))
        for entry in made:
            rows.append((self.key, table.count, entry.at, e.encode(entry)))
            table.apply(entry)
        extra = [*statements, *self.listing(status)]
        letters = self.letters(sender, message_id)
        if any(isinstance(entry, SEATING) for entry in made):
            letters += self.reseat()
        self.last = letters
        self.queued += 1

        def written() -> None:
            self.queued -= 1
            if self.last is letters:
                self.last = None
            for outlet, data in letters:
                outlet.send(data)
            if self.behind is not None:
                self.behind.later(made)
            self.house.moved(asyncio.get_running_loop().time() - started)
            if done is not None:
                done(None)
            if not self.queued:
                self.consider()

        def failed(error: StoreError) -> None:
            if sender is not None and message_id:
                sentence = "the server could not store this: nothing has happened"
                sender.send(refusal(message_id, Refusal("storage", sentence)))
            if done is not None:
                done(error)
            self.stop()
            self.house.broken(self)

        self.house.writer.put(Order(self, rows, extra, written, failed))

    def letters(self, sender: Outlet | None, message_id: str) -> list[Letter]:
        found: list[Letter] = []
        for outlet, data in told(self.sights, self.outlets):
            if outlet is sender:
                found.append((outlet, with_answer(message_id, self.table.number, data)))
            elif data is not None:
                found.append((outlet, data))
        return found

    def reseat(self) -> list[Letter]:
        """Who sits where has changed, or cards have been dealt: everybody gets everything anew."""
        table, outlets = self.table, [outlet for there in self.outlets.values() for outlet in there]
        self.outlets.clear()
        self.sights.seen.clear()
        for outlet in outlets:
            outlet.seat = table.seat_of(outlet.player)
            outlet.viewer = outlet.seat if outlet.seat is not None else outlet.viewer if outlet.watches else None
            if outlet.seat is None and table.status != "open" and table.facts.spectators == "off":
                outlet.close(NOT_FOR_SPECTATORS, "this table is not for spectators")
            else:
                self.outlets.setdefault(outlet.viewer, set()).add(outlet)
        return [
            (outlet, self.sights.hello(outlet.viewer, forecasts=outlet.forecasts))
            for there in self.outlets.values()
            for outlet in there
        ]

    def listing(self, before: str) -> list[Statement]:
        """What lists of tables must learn."""
        table = self.table
        if table.status == before:
            return []
        ended = table.touched if table.status == "ended" else None
        changed = update(s.tables).where(s.tables.c.key == self.key)
        return [(changed.values(status=table.status, ended=ended), {})]

    # ---- what follows by itself

    def consider(self) -> None:
        """After each commit: bots whose turn it is think, and the clock is set."""
        table, position = self.table, self.table.position
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if table.status != "running" or position is None or self.broken:
            return
        for seat in position.actors:
            if table.chair(seat).bot and seat not in self.thinking:
                task = asyncio.create_task(self.think(seat))
                self.thinking[seat] = task
        due = table.clocks.due()
        if due is not None:
            wait = max(0.0, (due[0] - self.house.now()) / 1000)
            self.timer = asyncio.get_running_loop().call_later(min(wait, 86_400), self.expire)

    async def think(self, seat: int) -> None:
        table, position = self.table, self.table.position
        assert position is not None
        decision, chosen = table.decision_id, len(table.pending.get(seat, ()))
        try:
            if self.house.bot_pause:
                await asyncio.sleep(self.house.bot_pause)
            text = await self.house.bots.choose(
                table.chair(seat).bot, position.view(seat), {**table.facts.content, "key": table.facts.edition}
            )
        except Exception:
            log.exception("a bot at table %s", self.key)
            await asyncio.sleep(1)
            text = ""
        finally:
            self.thinking.pop(seat, None)
        same = table.decision_id == decision and len(table.pending.get(seat, ())) == chosen
        if self.broken or not text or not same or not table.chair(seat).bot or table.status != "running":
            if not self.queued:
                self.consider()
            return
        try:
            self.append([actions.move(table, seat, text, decision, self.house.now(), bot=True)])
        except Refusal as refused:
            log.error("a bot at table %s made no legal move: %r", self.key, refused.sentence)
            moves = position.moves(seat)
            self.append([actions.move(table, seat, moves[0], decision, self.house.now(), bot=True)])

    def expire(self) -> None:
        """Somebody's time may have run out."""
        self.timer = None
        due = self.table.clocks.due()
        if self.broken or self.queued or due is None or self.table.status != "running":
            return
        at, seat = due
        now = self.house.now()
        if now >= at and not self.table.chair(seat).bot:
            self.append([e.TimedOut(at=now, seat=seat)])
        else:
            self.consider() if now < at else None

    def stop(self) -> None:
        self.broken = True
        if self.timer is not None:
            self.timer.cancel()
        for task in (*self.thinking.values(), *self.hinting.values()):
            task.cancel()
        if self.behind is not None:
            self.behind.stop()


class Behind:
    """The table as spectators see it where they are to be late: the same entries, applied later."""

    def __init__(self, live: Live, log_of_table: list[e.AnyEntry]) -> None:
        self.live = live
        self.outlets: dict[Viewer, set[Outlet]] = {}
        self.timers: set[asyncio.TimerHandle] = set()
        delay = live.table.facts.delay * 1000
        now = live.house.now()
        old = [entry for entry in log_of_table if entry.at <= now - delay or isinstance(entry, e.Created)]
        self.table = folded(old)
        self.sights = Sights(self.table)
        for entry in log_of_table[len(old) :]:
            self.later([entry])

    def attach(self, outlet: Outlet, since: int) -> None:
        self.outlets.setdefault(outlet.viewer, set()).add(outlet)
        outlet.send(self.sights.hello(outlet.viewer, since, outlet.forecasts))

    def detach(self, outlet: Outlet) -> None:
        there = self.outlets.get(outlet.viewer, set())
        there.discard(outlet)
        if not there:
            self.outlets.pop(outlet.viewer, None)
            self.sights.seen.pop(outlet.viewer, None)

    def later(self, made: Sequence[e.AnyEntry]) -> None:
        wait = made[0].at / 1000 + self.table.facts.delay - self.live.house.now() / 1000

        def apply() -> None:
            self.timers.discard(handle)
            for entry in made:
                self.table.apply(entry)
            letters = told(self.sights, self.outlets)
            if any(isinstance(entry, SEATING) for entry in made):
                self.sights.seen.clear()
                letters = [
                    (outlet, self.sights.hello(outlet.viewer, forecasts=outlet.forecasts)) for outlet, _ in letters
                ]
            for outlet, data in letters:
                if data is not None:
                    outlet.send(data)

        handle = asyncio.get_running_loop().call_later(max(0.0, wait), apply)
        self.timers.add(handle)

    def stop(self) -> None:
        for handle in self.timers:
            handle.cancel()


def told(sights: Sights, outlets: Mapping[Viewer, set[Outlet]]) -> list[tuple[Outlet, bytes | None]]:
    """What each socket is to hear of what has changed."""
    updates = sights.updates(outlets)
    curious = [viewer for viewer in updates if any(outlet.forecasts for outlet in outlets[viewer])]
    forecasts = sights.forecasts(curious)
    found: list[tuple[Outlet, bytes | None]] = []
    for viewer, there in outlets.items():
        plain = updates.get(viewer)
        more = forecasts.get(viewer)
        longer = with_forecast(plain, more) if plain and more else plain
        found += [(outlet, longer if outlet.forecasts else plain) for outlet in there]
    return found


def reason(message_id: str, found: IllegalMove | None) -> bytes:
    why = None if found is None else {**said(found), "sentence": found.sentence}
    return encode({"answer": message_id, "why": why})


def said(refused: IllegalMove) -> dict[str, object]:
    return {"rule": refused.rule, "key": refused.key, "args": refused.args}


def refusal(message_id: str, refused: Refusal, table: Table | None = None) -> bytes:
    error: dict[str, object] = {"code": refused.code, "sentence": refused.sentence}
    if refused.move is not None:
        error |= said(refused.move)
    now = {} if table is None else {"number": table.number, "decision": table.decision_id}
    return encode({"answer": message_id, "error": error, **now})
