"""A table in memory with the sockets that look at it.

What a message leads to is applied at once, and what each viewer will be told of it is made at once, right after it; but
nothing leaves before the entries are on disk. If they cannot be written the table is dropped and loaded again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import json
from sqlalchemy import delete, insert, update

from irodori.core.errors import IllegalMove
from irodori.server import actions
from irodori.server import entries as e
from irodori.server import messages as m
from irodori.server.actions import Refusal
from irodori.server.advice import AdviceError
from irodori.server.around import House
from irodori.server.behind import SEATING, Behind, told
from irodori.server.follower import Follower
from irodori.server.outlet import Outlet
from irodori.server.sights import Sights, Viewer, answer, with_answer
from irodori.server.store import schema as s
from irodori.server.store.database import Conflict, EntryRow, Statement, StoreError
from irodori.server.store.writer import Order
from irodori.server.table import Table, folded

log = logging.getLogger("irodori.live")
encode = json.Encoder().encode
Letter = tuple[Outlet, bytes]
NOT_FOR_SPECTATORS = 4403
LEASE = 5000
"""Milliseconds for which whoever moves a table on looks after its bots; then any other process may."""


class Live:
    def __init__(
        self, house: House, key: int, table_id: str, log_of_table: list[e.AnyEntry], due: int | None = None
    ) -> None:
        self.house = house
        self.key = key
        self.id = table_id
        self.table = folded(log_of_table)
        self.sights = Sights(self.table)
        self.outlets: dict[Viewer, set[Outlet]] = {}
        self.broken = False
        self.follower = Follower(self)
        self.due = due
        """When another process may look after the table, as far as we know."""
        self.asked: str | None = None
        """Whose turn it is, as lists of tables have it; None if others may have written it."""
        self.mine = False
        """Whether its bots think here: we made the move that asks them, or found them left alone."""
        self.last: list[Letter] | None = None
        """Letters of the newest order that is not written yet; what is sent now must not overtake them."""
        self.queued = 0
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.hinting: dict[int, asyncio.Task[None]] = {}
        self.elsewhere: dict[str, list[int]] = {}
        """Seats at which somebody is in other processes."""
        self.gone_since: dict[int, int] = {}
        """Since when nobody is at a seat."""
        self.loaded = self.used = house.now()
        self.behind = Behind(house, delay, log_of_table) if (delay := self.table.facts.delay) else None

    # ---- sockets

    def attach(self, outlet: Outlet, since: int) -> None:
        self.used = self.house.now()
        if self.is_late(outlet):
            self.behind_now.attach(outlet, since)
            return
        self.outlets.setdefault(outlet.viewer, set()).add(outlet)
        if not self.follower.busy:  # else it is greeted when the table is up to date
            self.greet(outlet, since)
        if outlet.seat is not None:
            self.tell_presence()

    def greet(self, outlet: Outlet, since: int = 0) -> None:
        self.deliver(outlet, self.sights.hello(outlet.viewer, since, outlet.forecasts))

    def detach(self, outlet: Outlet) -> None:
        self.used = self.house.now()
        if self.behind is not None:
            self.behind.detach(outlet)
        there = self.outlets.get(outlet.viewer, set())
        there.discard(outlet)
        if not there:
            self.outlets.pop(outlet.viewer, None)
            self.sights.seen.pop(outlet.viewer, None)
        if outlet.seat is not None and outlet.seat not in self.here_now:
            self.tell_presence()

    def is_late(self, outlet: Outlet) -> bool:
        """Whether this is a spectator who sees the game with a delay; before the start there is nothing to hide."""
        return self.behind is not None and outlet.seat is None and self.table.status != "open"

    @property
    def behind_now(self) -> Behind:
        assert self.behind is not None
        return self.behind

    @property
    def everyone(self) -> list[Outlet]:
        """All who look on, late or not."""
        late = self.behind.outlets if self.behind is not None else {}
        return [outlet for found in (self.outlets, late) for there in found.values() for outlet in there]

    @property
    def here_now(self) -> set[int]:
        """Seats at which somebody is in this process."""
        return {outlet.seat for there in self.outlets.values() for outlet in there if outlet.seat is not None}

    @property
    def here(self) -> set[int]:
        return self.here_now.union(*self.elsewhere.values())

    def tell_presence(self) -> None:
        self.house.tell_presence(self.key, sorted(self.here_now))
        self.show_presence()

    def show_presence(self) -> None:
        here = self.here
        self.gone_since = {
            seat: self.gone_since.get(seat, self.house.now())
            for seat in range(self.table.facts.players)
            if seat not in here
        }
        data = encode({"here": sorted(here)})
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
        if self.follower.busy:
            self.follower.later(lambda: self.receive(outlet, message))
            return
        if self.broken:
            outlet.send(refusal(message.id, Refusal("storage", "the table is being loaded again")))
            return
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
        self.append(made, outlet, message.id, again=lambda: self.receive(outlet, message))

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
        again: Callable[[], None] | None = None,
    ) -> None:
        """Applies entries and sends them to the disk; who looks on is told when they are there.

        If another process was quicker, `again` is called when its entries are known.
        """
        started = asyncio.get_running_loop().time()
        table, rows, status, awaited = self.table, list[EntryRow](), self.table.status, self.bots_asked()
        slow = table.facts.clock.kind == "days" and self.house.reminds
        turns = self.turns() if slow else set[tuple[str, str]]()
        if first is not None:
            rows.append((self.key, 0, first.at, e.encode(first)))
        for entry in made:
            rows.append((self.key, table.count, entry.at, e.encode(entry)))
            table.apply(entry)
        now_asked = self.bots_asked()
        self.mine |= bool(now_asked - awaited)
        extra = [*statements, *self.listing(status, bool(now_asked))]
        if slow:
            extra += turned(self.key, turns, self.turns(), self.house.now())
        letters = self.letters(sender, message_id)
        if any(isinstance(entry, SEATING) for entry in made):
            letters += self.reseat()
        own, upto, lineage = len(letters), table.count, self.follower.lineage
        self.last = letters
        self.queued += 1

        def written() -> None:
            self.queued -= 1
            self.follower.kept = upto
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
                self.follower.idle()
                self.consider()

        def failed(error: StoreError) -> None:
            if isinstance(error, Conflict) and first is None:
                self.house.late()
                self.follower.overtaken(lineage, letters[own:])
                if (next_step := partial(done, error) if done is not None else again) is not None:
                    self.follower.later(next_step)
                return
            if sender is not None and message_id:
                sentence = "the server could not store this: nothing has happened"
                sender.send(refusal(message_id, Refusal("storage", sentence)))
            if done is not None:
                done(error)
            self.stop()
            self.house.broken(self)

        before, self.asked = self.asked, " ".join(table.asked)
        asked = (self.key, self.asked) if self.asked != before else None
        note = self.house.note(self.key, rows[0][1], [row[3] for row in rows])
        self.house.writer.put(Order(lineage, rows, extra, written, failed, note, asked))

    def hear(self, entry: e.AnyEntry) -> None:
        """An entry that another process has written."""
        awaited = self.bots_asked()
        self.table.apply(entry)
        self.follower.kept = self.table.count
        self.due = self.asked = None
        letters = self.letters(None, "")
        if isinstance(entry, SEATING):
            letters += self.reseat()
        for outlet, data in letters:
            outlet.send(data)
        if self.behind is not None:
            self.behind.later([entry])
        if self.bots_asked() - awaited:
            self.mine = False

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
        self.regroup()
        return [
            (outlet, self.sights.hello(outlet.viewer, forecasts=outlet.forecasts))
            for there in self.outlets.values()
            for outlet in there
        ]

    def regroup(self) -> None:
        """Everybody to the eyes with which they see now."""
        outlets = [outlet for there in self.outlets.values() for outlet in there]
        self.outlets.clear()
        self.sights.seen.clear()
        for outlet in outlets:
            self.place(outlet)

    def place(self, outlet: Outlet) -> bool:
        """Whether somebody may look at the table now, and with whose eyes."""
        table = self.table
        outlet.seat = table.seat_of(outlet.player)
        outlet.viewer = outlet.seat if outlet.seat is not None else outlet.viewer if outlet.watches else None
        if outlet.seat is None and table.status != "open" and table.facts.spectators == "off":
            outlet.close(NOT_FOR_SPECTATORS, "this table is not for spectators")
            return False
        if self.is_late(outlet):
            self.behind_now.attach(outlet, 0)
            return False
        self.outlets.setdefault(outlet.viewer, set()).add(outlet)
        return True

    def listing(self, before: str, asks_bots: bool) -> list[Statement]:
        """What lists of tables must learn, and whoever looks after tables that are left alone."""
        table, values = self.table, dict[str, int | str | None]()
        if table.status != before:
            values = {"status": table.status, "ended": table.touched if table.status == "ended" else None}
        wanted, now = self.due_next(asks_bots), self.house.now()
        known = self.due if self.due is not None and self.due > now else None
        if table.status == "ended":
            values["due"] = self.due = None
        elif wanted is not None and (known is None or wanted < known or (asks_bots and known < now + LEASE // 2)):
            values["due"] = self.due = wanted
        return [(update(s.tables).where(s.tables.c.key == self.key).values(**values), {})] if values else []

    def due_next(self, asks_bots: bool) -> int | None:
        """When somebody else must look after the table, if we do not."""
        table, now = self.table, self.house.now()
        if table.status != "running":
            return None
        clock = table.due
        moments = [clock[0]] if clock else []
        if asks_bots:
            moments.append(now + LEASE if self.house.thinks else now)
        return min(moments, default=None)

    def turns(self) -> set[tuple[str, str]]:
        """Whose turn it is, and in which decision."""
        return {(player, self.table.decision_id) for player in self.table.asked}

    def bots_asked(self) -> set[tuple[str, int, int]]:
        """Which bots must choose now: decision, seat, and how often they have in it."""
        table, position = self.table, self.table.position
        if table.status != "running" or position is None:
            return set()
        asked = [seat for seat in position.actors if table.chair(seat).bot]
        return {(table.decision_id, seat, len(table.pending.get(seat, ()))) for seat in asked} if asked else set()

    # ---- what follows by itself

    def consider(self) -> None:
        """After each commit: bots whose turn it is think, and the clock is set."""
        table, position = self.table, self.table.position
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if table.status != "running" or position is None or self.broken:
            return
        if self.mine or self.house.alone:
            asked = [seat for seat in position.actors if table.chair(seat).bot and seat not in self.thinking]
            if asked and not self.house.thinks:
                self.house.offer(self.key)
            for seat in asked if self.house.thinks else ():
                self.thinking[seat] = asyncio.create_task(self.think(seat))
        due = table.due
        if due is not None:
            wait = max(0.0, (due[0] - self.house.now()) / 1000)
            if not (self.mine or self.house.alone):
                wait += 1  # who is nearer to it comes first
            self.timer = asyncio.get_running_loop().call_later(min(wait, 86_400), self.expire)

    async def think(self, seat: int) -> None:
        table, position = self.table, self.table.position
        assert position is not None
        decision, chosen = table.decision_id, len(table.pending.get(seat, ()))
        clock = asyncio.get_running_loop().time
        try:
            if self.house.bot_pause:
                await asyncio.sleep(self.house.bot_pause)
            began = clock()
            text = await self.house.bots.choose(
                table.chair(seat).bot, position.view(seat), {**table.facts.content, "key": table.facts.edition}
            )
            self.house.thought(clock() - began)
        except Exception:
            log.exception("a bot at table %s", self.key)
            await asyncio.sleep(1)
            text = ""
        finally:
            self.thinking.pop(seat, None)
        if self.follower.busy:
            self.follower.later(lambda: self.play_bot(seat, text, decision, chosen))
        else:
            self.play_bot(seat, text, decision, chosen)

    def play_bot(self, seat: int, text: str, decision: str, chosen: int) -> None:
        table, position = self.table, self.table.position
        same = table.decision_id == decision and len(table.pending.get(seat, ())) == chosen
        wanted = not self.broken and text and same and table.chair(seat).bot and table.status == "running"
        if not wanted or position is None:
            if not self.queued:
                self.consider()
            return
        try:
            self.append([actions.move(table, seat, text, decision, self.house.now(), bot=True)])
        except Refusal as refused:
            log.error("a bot at table %s made no legal move: %r", self.key, refused.sentence)
            moves = position.moves(seat)
            self.append([actions.move(table, seat, moves[0], decision, self.house.now(), bot=True)])

    def claimed(self, due: int) -> None:
        """Nobody has looked after this table: we do, from now on."""
        self.due = due
        self.mine = True
        wanted = self.due_next(bool(self.bots_asked()))
        if wanted != due:
            self.due = wanted
            lease = update(s.tables).where(s.tables.c.key == self.key, s.tables.c.due == due).values(due=wanted)
            self.house.writer.put(Order(None, (), [(lease, {})], lambda: None, lambda _: None))
        if not self.queued and not self.follower.busy:
            self.consider()

    def renew(self) -> None:
        """While a bot thinks longer than the lease."""
        now = self.house.now()
        if self.thinking and self.due is not None and self.due < now + LEASE // 2:
            self.due = now + LEASE
            lease = update(s.tables).where(s.tables.c.key == self.key).values(due=self.due)
            self.house.writer.put(Order(None, (), [(lease, {})], lambda: None, lambda _: None))

    def expire(self) -> None:
        """Somebody's time may have run out."""
        self.timer = None
        due = self.table.due
        if self.broken or self.queued or self.follower.busy or due is None or self.table.status != "running":
            return
        at, seat = due
        now = self.house.now()
        if now >= at:
            self.append([e.TimedOut(at=now, seat=seat)])
        else:
            self.consider()

    def stop(self) -> None:
        self.broken = True
        self.follower.stop()
        if self.timer is not None:
            self.timer.cancel()
        for task in (*self.thinking.values(), *self.hinting.values()):
            task.cancel()
        if self.behind is not None:
            self.behind.stop()


def turned(key: int, before: set[tuple[str, str]], after: set[tuple[str, str]], now: int) -> list[Statement]:
    """Whose turn is over, and whose begins: for reminders."""
    t = s.turns
    over = [player for player, _ in before ^ after]
    gone: list[Statement] = [(delete(t).where(t.c.table == key, t.c.player.in_(over)), {})] if over else []
    return gone + [
        (insert(t).values(table=key, player=player, since=now, told=False), {}) for player, _ in after - before
    ]


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
