"""What each viewer of a table is sent: everything at first, then what has changed. The only way out of a table.

A viewer is a seat, or None for a spectator. All that is computed here comes from `view`, `seen` and the memory aid of
the game's own folder; bytes are made once for each viewer, not for each socket.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

from msgspec import Raw, json

from irodori.core.edition import Json
from irodori.core.game import Game
from irodori.core.info import Event
from irodori.server.entries import Clock
from irodori.server.patch import difference
from irodori.server.table import Table

Viewer = int | None
Tables = dict[str, Json]

log = logging.getLogger("irodori.sights")
encode = json.Encoder().encode


class Seen:
    """What a viewer has been sent last."""

    __slots__ = ("forecast", "moves", "perfect", "shown")

    def __init__(self, perfect: Tables, shown: Tables, moves: list[str]) -> None:
        self.perfect = perfect
        self.shown = shown
        self.moves = moves
        self.forecast = b""
        """Only for those who asked for forecasts."""


class Changes:
    """What differs between two tables, worked out once for all who saw the one and will see the other."""

    def __init__(self, old: Tables, new: Tables) -> None:
        self.old = old
        self.part = {name: value for name, value in new.items() if value != old[name]}
        self.encoded: dict[str, bytes] = {}

    def operations(self, name: str) -> bytes:
        found = self.encoded.get(name)
        if found is None:
            found = self.encoded[name] = encode(difference(self.old[name], self.part[name], [name]))[1:-1]
        return found


class Sights:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: dict[Viewer, Seen] = {}
        self.chairs = chairs(table)
        self.scores = table.position.scores if table.position else ()
        self.settle()

    def settle(self) -> None:
        """From here on is new."""
        table = self.table
        self.number = table.number
        self.status = table.status
        self.told = len(table.story)
        self.undos = table.undos
        self.happened = len(table.happened)
        self.decision = table.decision_id
        self.asking = asking(table)
        self.chosen = chosen(table)

    # ---- everything

    def hello(self, viewer: Viewer, since: int = 0, forecasts: bool = False) -> bytes:
        table, position = self.table, self.table.position
        content: dict[str, object] = {"hello": facts(table), "you": viewer, "number": table.number}
        if forecasts:
            content["cards"] = table.facts.content
        if position is not None:
            missed = table.story[max(self.own(viewer), table.story_at(since)) :] if since else []
            content |= {"view": self.view(viewer), "decision": table.decision_id}
            content |= {"events": self.events(viewer, missed), "clocks": table.clocks.shown(position.asked)}
            if forecasts:
                self.seen[viewer].forecast = found = self.forecast(viewer)
                content["forecast"] = Raw(found)
        happened = [{"n": number, **what} for number, what in table.happened if number > since]
        content |= {"happened": happened[-200:], "asking": asking(table), "chosen": chosen(table)}
        return encode(content)

    def view(self, viewer: Viewer) -> dict[str, Json]:
        """As it is shown: after the memory aid, the story from the viewer's own last turn on."""
        table, position = self.table, self.table.position
        assert position is not None
        seen = self.seen.get(viewer) or self.first(viewer)
        return {
            "game": table.facts.game, "players": table.facts.players, "edition": table.facts.edition,
            "options": dict(table.facts.options), "seat": viewer, "actors": self.actors(),
            "decision": position.decision, "moves": list[Json](seen.moves), "scores": list[Json](position.scores),
            "winners": list[Json](position.winners),
            "story": list[Json](self.events(viewer, table.story[self.own(viewer) :])), "table": seen.shown,
        }  # fmt: skip

    def own(self, viewer: Viewer) -> int:
        """How much of the story came before what is shown of it."""
        return self.table.since_own_turn(viewer) if self.filters else 0

    def first(self, viewer: Viewer) -> Seen:
        table, position = self.table, self.table.position
        assert position is not None
        perfect = self.perfect(viewer)
        shown = table.game.views.at_the_table(table.game, perfect, viewer, table.story) if self.filters else perfect
        moves = position.moves(viewer) if viewer is not None else []
        self.seen[viewer] = seen = Seen(perfect, dict(shown), moves)
        return seen

    def remember(self, viewer: Viewer, forecasts: bool) -> None:
        """This viewer has been told all up to here."""
        seen = self.first(viewer)
        if forecasts:
            seen.forecast = self.forecast(viewer)

    def perfect(self, viewer: Viewer) -> Tables:
        position = self.table.position
        assert position is not None
        return position.game.views.table(position.game, position.core, viewer)

    @property
    def filters(self) -> bool:
        """Whether people are shown less than a perfect memory would keep."""
        return self.table.facts.memory == "own"

    def actors(self) -> list[Json]:
        position = self.table.position
        return list[Json](position.asked) if position is not None and self.table.status == "running" else []

    def events(self, viewer: Viewer, story: list[Event]) -> list[Event]:
        game = self.table.game
        return [game.views.seen(game, event, viewer) for event in story]

    # ---- forecasts

    def forecast(self, viewer: Viewer) -> bytes:
        """Worked out from what the viewer is shown, and from nothing else."""
        position = self.table.position
        assert position is not None
        # A game that was stopped has no actors, but what lies there can still be told.
        view = self.view(viewer)
        view["actors"] = list[Json](position.asked)
        return encode(forecast(self.table.game, view))

    def forecasts(self, viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
        """For each viewer the forecast, if it has changed: what goes at the end of its update."""
        found: dict[Viewer, bytes] = {}
        for viewer in viewers:
            seen = self.seen.get(viewer)
            if seen is not None and (now := self.forecast(viewer)) != seen.forecast:
                seen.forecast = now
                found[viewer] = b',"forecast":' + now + b"}"
        return found

    # ---- what has changed

    def updates(self, viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
        """For each viewer what the last entries changed; nothing for those for whom nothing did."""
        table, position = self.table, self.table.position
        common = self.common()
        head = b'{"number":%d' % table.number
        found: dict[Viewer, bytes] = {}
        if position is None:
            whole = head + common + b"}"
            found = dict.fromkeys(viewers, whole)
        else:
            game = position.game
            fresh = table.story[self.told :] if table.undos == self.undos else []
            true_events = encode(fresh) if fresh else b""
            core = position.core
            alike = game.views.alike(core)
            shared = game.views.table(game, core, None) if alike else {}
            patches: dict[tuple[int, int], Changes] = {}
            anew = table.decision_id != self.decision
            for viewer in viewers:
                seen = self.seen.get(viewer)
                if seen is None:
                    continue
                parts = [head, common]
                if fresh:
                    events = self.events(viewer, fresh)
                    parts.append(b',"events":' + (true_events if events == fresh else encode(events)))
                patch = self.patched(seen, shared if alike else self.perfect(viewer), viewer, patches)
                if patch:
                    parts.append(b',"table":[' + patch + b"]")
                moves = position.moves(viewer) if viewer is not None and table.status == "running" else []
                if moves != seen.moves or (anew and moves):
                    seen.moves = moves
                    parts.append(b',"moves":' + encode(moves))
                if len(parts) > 2 or common or table.number != self.number:
                    parts.append(b"}")
                    found[viewer] = b"".join(parts)
        self.settle()
        return found

    def patched(self, seen: Seen, new: Tables, viewer: Viewer, patches: dict[tuple[int, int], Changes]) -> bytes:
        """The operations that lead from what was seen to what is there, and notes that it is seen."""
        old = seen.perfect
        key = (id(old), id(new))
        changes = patches.get(key)
        if changes is None:
            changes = patches[key] = Changes(old, new)
        seen.perfect = new
        part = changes.part
        if not part:
            return b""
        table = self.table
        shown = table.game.views.at_the_table(table.game, part, viewer, table.story) if self.filters else part
        operations: list[bytes] = []
        for name, value in shown.items():
            if value is part.get(name):
                operations.append(changes.operations(name))
            elif found := difference(seen.shown.get(name), value, [name]):
                operations.append(encode(found)[1:-1])
            seen.shown[name] = value
        return b",".join(operations)

    def common(self) -> bytes:
        """What all viewers are told in the same way, ready to follow the number."""
        table, position = self.table, self.table.position
        changed: dict[str, object] = {}
        if table.undos != self.undos:
            changed["back_to"] = len(table.story)
        if len(table.happened) > self.happened:
            changed["happened"] = [{"n": number, **what} for number, what in table.happened[self.happened :]]
            now = chairs(table)
            if now != self.chairs:
                self.chairs = changed["chairs"] = now
        if table.status != self.status:
            changed["status"] = table.status
        if position is not None:
            if table.decision_id != self.decision:
                changed["decision"] = table.decision_id
                changed["asks"] = position.decision
                changed["actors"] = position.asked
                if table.facts.clock.kind != "none":
                    changed["clocks"] = table.clocks.shown(position.asked)
            scores = position.scores
            if scores != self.scores:
                self.scores = changed["scores"] = scores
        if table.status == "ended" and self.status != "ended":
            changed["actors"] = ()
            changed["winners"] = position.winners if position else ()
            changed["why"] = table.why
            changed["secret"] = table.facts.secret
        if table.status != "open" and (now_asking := asking(table)) != self.asking:
            changed["asking"] = now_asking
        if table.facts.show_chosen and (now_chosen := chosen(table)) != self.chosen:
            changed["chosen"] = now_chosen
        return b"," + encode(changed)[1:-1] if changed else b""


# ---- parts


def forecast(game: Game, view: dict[str, Json]) -> dict[str, object] | None:
    """What the game's folder makes of a view; None where it has nothing to say."""
    module = game.info.forecast()
    if module is None:
        return None
    try:
        return module.forecast(game, view)
    except Exception:
        log.exception("a forecast of %s", game.key)
        return None  # a table without it can be played


def facts(table: Table) -> dict[str, object]:
    made = table.facts
    return {
        "game": made.game, "players": made.players, "edition": made.edition,
        "edition_name": made.edition_name or made.edition, "options": made.options,
        "memory": made.memory, "clock": clock(made.clock), "late": made.late, "spectators": made.spectators,
        "delay": made.delay, "show_chosen": made.show_chosen, "title": made.title, "private": made.private,
        "shuffled_seats": made.shuffled_seats, "status": table.status, "why": table.why, "chairs": chairs(table),
        "commitment": table.commitment, "secret": made.secret if table.status == "ended" else None,
        "from": len(made.beginning.moves) if made.beginning else None, "hints": made.hints,
        "before": made.before or None, "next": table.next_table or None, "created": made.at,
        "bots_remember": True,
    }  # fmt: skip


def clock(found: Clock) -> Json:
    return {"kind": found.kind, "bank": found.bank, "increment": found.increment, "days": str(found.days)}


def chairs(table: Table) -> list[Json]:
    return [
        None
        if chair is None
        else {
            "name": chair.name,
            "person": chair.is_person,
            "bot": chair.bot_shown or None,
            "resigned": chair.resigned,
            "nonce": chair.nonce or None,
        }
        for chair in table.chairs
    ]


def asking(table: Table) -> Json:
    found = table.asking
    return (
        None if found is None else {"what": found.what, "seat": found.seat, "agreed": list[Json](sorted(found.agreed))}
    )


def chosen(table: Table) -> Json:
    """Who has chosen in secret, if the table shows it."""
    position = table.position
    if not table.facts.show_chosen or position is None or not table.pending:
        return None
    return [seat for seat in position.asked if seat not in position.actors]


def answer(message_id: str, number: int) -> bytes:
    return encode({"answer": message_id, "number": number})


def with_forecast(update: bytes, found: bytes) -> bytes:
    return update[:-1] + found


def with_answer(message_id: str, number: int, update: bytes | None) -> bytes:
    """The answer to whoever sent the message, in one message with what changed."""
    if update is None:
        return answer(message_id, number)
    return b'{"answer":' + encode(message_id) + b"," + update[1:]
