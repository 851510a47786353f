"""A table: the fold of its entries. No input, no output, no clock of its own: `apply` is all that ever changes it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any

from msgspec import json

import irodori
from irodori.core.edition import Json
from irodori.core.game import Game
from irodori.core.info import Event, Line
from irodori.core.position import UNDO, Position
from irodori.core.shuffle import shuffled
from irodori.server import entries as e
from irodori.server.clocks import Clocks

ANSWERS = 32
"""How many of a seat's last messages are remembered, so that a repeated one is answered and not applied again."""


class Chair:
    """A seat and who sits there."""

    def __init__(self, entry: e.Seated) -> None:
        self.name = entry.name
        self.player = entry.player
        self.level = entry.level
        self.nonce = ""
        self.bot = entry.level
        """The level of the bot that plays here now: its own, or a stand-in's."""
        self.resigned = False
        self.bot_shown = entry.level
        """What others know of it: a stand-in that came during a secret decision shows afterwards."""

    @property
    def is_person(self) -> bool:
        return bool(self.player)


class Asking:
    """Something that needs everyone's consent."""

    def __init__(self, what: str, seat: int, lines: int = 0) -> None:
        self.what = what
        self.seat = seat
        self.lines = lines
        self.agreed = {seat}


class Table:
    def __init__(self, created: e.Created) -> None:
        self.facts = created
        self.game = game_of(created)
        self.count = 1
        """Entries so far."""
        self.number = 1
        """Entries so far that everybody may know of: the only number that is shown."""
        self.status = "open"
        self.why = ""
        self.touched = created.at
        self.used = created.at
        """When a person last did something."""
        self.shown_at = created.at
        """When something last happened that everybody may know of."""
        self.started = 0
        self.chairs: list[Chair | None] = [None] * created.players
        self.places: list[int] = []
        """If the seats were shuffled: for each seat, which it was before."""
        self.commitment = sha256(created.secret.encode()).hexdigest()
        self.position: Position | None = None
        self.story: list[Event] = []
        self.turns: list[tuple[int, int]] = []
        """For each move that counts, whose it was and how long the story was before it."""
        self.times: list[int] = []
        """For each line of the record, when."""
        self.undos = 0
        self.opened = 0
        """How long the story was when the decision began."""
        self.pending: dict[int, list[str]] = {}
        """Secret choices not revealed yet."""
        self.asking: Asking | None = None
        self.clocks = Clocks(created.clock, created.players)
        self.happened: list[tuple[int, dict[str, Json]]] = []
        """What happened beside the game, with the number after it: talk, consent, who sits where."""
        self.hushed: list[tuple[str, int]] = []
        """What must not show before the secret choices do."""
        self.claims: dict[int, str] = {}
        self.answers: dict[int, dict[str, int]] = {}
        self.next_table = ""
        self.told: list[tuple[int, int]] = []
        """(number, length of the story) where the story grew: to resume from a number."""

    # ---- reading

    @property
    def decision_id(self) -> str:
        """Differs for any two decisions of a game, and tells nothing of secret choices."""
        return f"{self.opened}.{self.undos}"

    @property
    def is_secret(self) -> bool:
        position = self.position
        return position is not None and position.decision in position.game.info.secret

    def seat_of(self, player: str) -> int | None:
        if not player:  # who has no name yet; our own bots have none either
            return None
        for seat, chair in enumerate(self.chairs):
            if chair is not None and chair.player == player:
                return seat
        return None

    @property
    def people(self) -> list[int]:
        """Seats of persons who have not resigned."""
        return [seat for seat, chair in enumerate(self.chairs) if chair and chair.is_person and not chair.resigned]

    @property
    def asked(self) -> list[str]:
        """Players whose turn it is; one for whom a bot plays is not asked."""
        if self.status != "running" or self.position is None:
            return []
        chairs = [self.chair(seat) for seat in self.position.actors]
        return [chair.player for chair in chairs if chair.player and not chair.bot]

    @property
    def full(self) -> bool:
        return all(chair is not None for chair in self.chairs)

    def since_own_turn(self, seat: int | None) -> int:
        """S4: how much of the story came before a seat's last own turn; for a spectator, before anybody's."""
        last = dict(self.turns)
        if seat is not None:
            return last.get(seat, 0)
        return min(last.values()) if len(last) == self.facts.players else 0

    @property
    def due(self) -> tuple[int, int] | None:
        """When the first person's time is over, and whose."""
        return self.clocks.due([seat for seat, chair in enumerate(self.chairs) if chair and chair.bot])

    def story_at(self, number: int) -> int:
        """How long the story was when this number was the last."""
        known = [length for at, length in self.told if at <= number]
        return min(known[-1], len(self.story)) if known else 0

    @property
    def seed(self) -> str:
        """The secret and the nonces in the order of the seats."""
        return " ".join([self.facts.secret, *(chair.nonce for chair in self.chairs if chair and chair.nonce)])

    def record(self) -> dict[str, Json]:
        """The game's record as far as it went, with all that verifies it. Only for when it is over."""
        position = self.position
        assert position is not None
        content = dict(position.record().content)
        if self.facts.edition_name:
            content["edition_name"] = self.facts.edition_name
        content["names"] = [chair.name if chair else "" for chair in self.chairs]
        nonces: list[Json] = [chair.nonce if chair else "" for chair in self.chairs]
        commitment: dict[str, Json] = {"sha256": self.commitment, "secret": self.facts.secret, "nonces": nonces}
        if self.places:
            commitment["places"] = list[Json](self.places)
        content["commitment"] = commitment
        content["times"] = [self.started, *self.times]
        if self.facts.beginning:
            content["from"] = len(self.facts.beginning.moves)
        content["bots"] = [chair.level or None if chair else None for chair in self.chairs]
        content["talk"] = [happened for _, happened in self.happened if happened["kind"] in ("chat", "claim", "kept")]
        if not position.over:
            content["ended"] = {"why": self.why, "scores": list[Json](position.scores)}
        return content

    # ---- applying

    def apply(self, entry: e.AnyEntry) -> None:
        """One more entry. It was valid when it was made, so nothing is checked here."""
        self.count += 1
        self.touched = entry.at
        if not isinstance(entry, e.Resumed | e.TimedOut) and not getattr(entry, "bot", False):
            self.used = entry.at
        number = self.number
        _STEPS[type(entry)](self, entry)
        if self.number != number:
            self.shown_at = entry.at
        if entry.msg and isinstance(seat := getattr(entry, "seat", None), int):
            known = self.answers.setdefault(seat, {})
            known[entry.msg] = self.number
            if len(known) > ANSWERS:
                del known[next(iter(known))]

    def show(self, kind: str, seat: int | None = None, **more: Json) -> None:
        self.number += 1
        self.happened.append((self.number, {"kind": kind, "seat": seat, **more}))

    def chair(self, seat: int) -> Chair:
        chair = self.chairs[seat]
        assert chair is not None
        return chair

    # ---- before the start

    def seated(self, entry: e.Seated) -> None:
        self.chairs[entry.seat] = Chair(entry)
        self.show("seated", entry.seat, name=entry.name, bot=entry.level or None)

    def renamed(self, entry: e.Renamed) -> None:
        self.chair(entry.seat).name = entry.name
        self.show("renamed", entry.seat, name=entry.name)

    def left(self, entry: e.Left) -> None:
        self.chairs[entry.seat] = None
        self.show("left", entry.seat, kicked=entry.kicked)

    def nonced(self, entry: e.Nonce) -> None:
        self.chair(entry.seat).nonce = entry.nonce
        self.show("nonce", entry.seat, nonce=entry.nonce)

    def start(self, entry: e.Started) -> None:
        if self.facts.shuffled_seats:
            drawn = shuffled([str(seat) for seat in range(len(self.chairs))], f"{self.seed} seats", 0)
            self.places = places = [int(place) for place in drawn]
            self.chairs = [self.chairs[place] for place in places]
            old = self.answers
            self.answers = {new: old[place] for new, place in enumerate(places) if place in old}
        self.status = "running"
        self.started = entry.at
        self.show("started")
        begun = self.facts.beginning
        self.position = position = self.game.start(self.seed, begun.decks if begun else ())
        self.story = position.events("all")
        for seat, text in begun.moves if begun else ():
            self.turns.append((seat, len(self.story)))
            self.times.append(entry.at)
            self.story += position.play(seat, text)
        self.told.append((self.number, len(self.story)))
        self.open_decision(entry.at)

    # ---- playing

    def open_decision(self, at: int) -> None:
        position = self.position
        assert position is not None
        self.opened = len(self.story)
        if position.over:
            self.clocks.close()
            self.finish("over")
        else:
            self.clocks.open(position.asked, at)

    def finish(self, why: str) -> None:
        self.status = "ended"
        self.why = why
        self.asking = None
        self.clocks.close()
        self.unhush()

    def moved(self, entry: e.Moved) -> None:
        position = self.position
        assert position is not None
        before = len(self.story)
        self.story += position.play(entry.seat, entry.text)
        self.number += 1
        self.told.append((self.number, len(self.story)))
        self.turns.append((entry.seat, before))
        self.times.append(entry.at)
        self.clocks.stop(entry.seat, entry.at)
        self.asking = None
        self.open_decision(entry.at)

    def chose(self, entry: e.Chose) -> None:
        position = self.position
        assert position is not None
        before = len(self.story)
        asked = position.asked
        told = position.play(entry.seat, entry.text)
        self.pending.setdefault(entry.seat, []).append(entry.text)
        if entry.seat not in position.actors or told:
            self.clocks.stop(entry.seat, entry.at)
        if not told:
            if self.facts.show_chosen and entry.seat not in position.actors:
                self.number += 1
            return
        self.story += told
        self.number += 1
        self.told.append((self.number, len(self.story)))
        for seat in asked:
            self.turns += [(seat, before)] * len(self.pending.get(seat, ()))
            self.times += [entry.at] * len(self.pending.get(seat, ()))
        for seat, text in self.claims.items():
            self.show("kept" if text in self.pending.get(seat, ()) else "not_kept", seat, text=text)
        self.pending, self.claims, self.asking = {}, {}, None
        self.unhush()
        self.open_decision(entry.at)

    def took_back(self, entry: e.TookBack) -> None:
        position = self.position
        assert position is not None
        shown = self.facts.show_chosen and entry.seat not in position.actors
        position.take_back(entry.seat)
        self.pending.pop(entry.seat, None)
        self.clocks.restart(entry.seat, entry.at)
        if shown:
            self.number += 1

    def unhush(self) -> None:
        """After a secret decision: who ran out of time, and where a bot plays now."""
        for kind, seat in self.hushed:
            self.chair(seat).bot_shown = self.chair(seat).bot
            self.show(kind, seat, bot=self.chair(seat).bot or None)
        self.hushed = []

    # ---- consent

    def undo_asked(self, entry: e.UndoAsked) -> None:
        self.asking = Asking("undo", entry.seat, self.lines_back(entry.seat))
        self.show("undo_asked", entry.seat)

    def end_asked(self, entry: e.EndAsked) -> None:
        self.asking = Asking("end", entry.seat)
        self.show("end_asked", entry.seat)

    def agreed(self, entry: e.Agreed) -> None:
        if self.asking:
            self.asking.agreed.add(entry.seat)
        self.show("agreed", entry.seat)

    def refused(self, entry: e.Refused) -> None:
        self.asking = None
        self.show("refused", entry.seat)

    def lines_back(self, seat: int) -> int:
        """How many of the last moves must go so that the seat's last own move is gone, and a whole secret decision."""
        turns = self.turns
        last = max((i for i, (mover, _) in enumerate(turns) if mover == seat), default=None)
        if last is None:
            return 0
        while last and turns[last - 1][1] == turns[last][1]:
            last -= 1
        return len(turns) - last

    def undone(self, entry: e.Undone) -> None:
        position = self.position
        assert position is not None
        for seat in list(self.pending):
            position.take_back(seat)
        self.pending, self.claims, self.asking = {}, {}, None
        lines = position.lines
        again = position.resumed(standing(lines)[: -entry.lines])
        again.restore_lines([*lines, *[(entry.seat, UNDO)] * entry.lines], again.shuffled)
        self.position = again
        del self.turns[len(self.turns) - entry.lines :]
        self.times += [entry.at] * entry.lines
        self.story = again.events("all")
        self.undos += 1
        self.unhush()
        self.show("undone", entry.seat, moves=entry.lines)
        self.told.append((self.number, len(self.story)))
        self.open_decision(entry.at)

    # ---- talk

    def said(self, entry: e.Said) -> None:
        self.show("chat", entry.seat, text=entry.text, at=entry.at)

    def claimed(self, entry: e.Claimed) -> None:
        self.claims[entry.seat] = entry.text
        self.show("claim", entry.seat, text=entry.text)

    # ---- who plays

    def taken_over(self, entry: e.TakenOver) -> None:
        self.chair(entry.seat).bot = self.chair(entry.seat).bot_shown = entry.level
        self.show("taken_over", entry.seat, bot=entry.level)

    def handed_back(self, entry: e.HandedBack) -> None:
        chair = self.chair(entry.seat)
        quiet = ("timed_out", entry.seat) in self.hushed
        chair.bot = chair.bot_shown = ""
        self.hushed = [line for line in self.hushed if line[1] != entry.seat]
        if not quiet:
            self.show("handed_back", entry.seat)

    def resigned(self, entry: e.Resigned) -> None:
        chair = self.chair(entry.seat)
        chair.resigned = True
        chair.bot = chair.bot_shown = self.facts.late_level
        self.asking = None
        self.show("resigned", entry.seat)

    def timed_out(self, entry: e.TimedOut) -> None:
        self.clocks.expire(entry.seat)
        chair = self.chair(entry.seat)
        if self.facts.late == "bot":
            chair.bot = self.facts.late_level
        if self.is_secret and not self.facts.show_chosen:
            self.hushed.append(("timed_out", entry.seat))
        else:
            chair.bot_shown = chair.bot
            self.show("timed_out", entry.seat, bot=chair.bot or None)

    def resumed(self, entry: e.Resumed) -> None:
        self.clocks.resume(entry.at, entry.ran)
        self.show("resumed")

    def ended(self, entry: e.Ended) -> None:
        if self.position is not None:
            for seat in list(self.pending):
                self.position.take_back(seat)
        self.pending = {}
        self.show("ended", why=entry.why)
        self.finish(entry.why)

    def rematched(self, entry: e.Rematched) -> None:
        self.next_table = entry.table
        self.show("rematch", table=entry.table)


_STEPS: dict[type[e.AnyEntry], Callable[[Table, Any], None]] = {
    e.Seated: Table.seated, e.Renamed: Table.renamed, e.Left: Table.left, e.Nonce: Table.nonced, e.Started: Table.start,
    e.Moved: Table.moved, e.Chose: Table.chose, e.TookBack: Table.took_back, e.UndoAsked: Table.undo_asked,
    e.EndAsked: Table.end_asked, e.Agreed: Table.agreed, e.Refused: Table.refused, e.Undone: Table.undone,
    e.Said: Table.said, e.Claimed: Table.claimed, e.TakenOver: Table.taken_over, e.HandedBack: Table.handed_back,
    e.Resigned: Table.resigned, e.TimedOut: Table.timed_out, e.Resumed: Table.resumed, e.Ended: Table.ended,
    e.Rematched: Table.rematched,
}  # fmt: skip


def standing(lines: list[Line]) -> list[Line]:
    """The moves of a record that were not undone."""
    kept: list[Line] = []
    for line in lines:
        if line[1] == UNDO:
            kept.pop()
        else:
            kept.append(line)
    return kept


def game_of(created: e.Created) -> Game:
    """Tables with the same settings share one `Game`."""
    content = json.encode({**created.content, "key": created.edition}, order="sorted")
    return _game(created.game, created.players, content, tuple(sorted(created.options.items())))


@cache
def _game(key: str, players: int, edition: bytes, options: tuple[tuple[str, bool], ...]) -> Game:
    return irodori.Game(key, players, json.decode(edition), dict(options))


def folded(log: list[e.AnyEntry]) -> Table:
    first, *rest = log
    assert isinstance(first, e.Created)
    table = Table(first)
    for entry in rest:
        table.apply(entry)
    return table
