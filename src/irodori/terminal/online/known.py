"""What a viewer of a server's table knows: the greeting, with every update taken in."""

from __future__ import annotations

from typing import Any, cast

from irodori.core.edition import Json, Table
from irodori.core.info import Event
from irodori.core.patch import looked

Message = dict[str, Any]
CHANGED = ("chairs", "status", "why", "secret")


class Known:
    def __init__(self) -> None:
        self.facts: Message = {}
        self.you: int | None = None
        self.number = 0
        self.view: Table | None = None
        self.decision = ""
        self.cards: Table = {}
        self.story: list[Event] = []
        """As far as it was heard here."""
        self.happened: list[Message] = []
        """Beside the game: talk, consent, who plays."""
        self.asking: Message | None = None
        self.clocks: Message | None = None
        self.chosen: list[int] = []
        self.here: list[int] = []

    def take(self, message: Message) -> bool:
        """Whether anything is new."""
        if "hello" in message:
            self.greet(message)
        elif "here" in message:
            self.here = message["here"]
        elif "error" in message or "number" not in message:
            return False
        else:
            self.update(message)
        return True

    def greet(self, hello: Message) -> None:
        undone = undos(self.decision) != undos(hello.get("decision", ""))
        before = [] if undone else self.story
        self.facts, self.you, self.number = hello["hello"], hello["you"], hello["number"]
        self.view = hello.get("view")
        self.decision = hello.get("decision", "")
        self.cards = hello.get("cards", self.cards)
        shown = cast("list[Event]", self.view["story"]) if self.view else []
        self.story = merged(before, hello.get("events", []), shown)
        numbers = {one["n"] for one in self.happened}
        self.happened += [one for one in hello["happened"] if one["n"] not in numbers]
        self.asking = hello["asking"]
        self.clocks = hello.get("clocks")
        self.chosen = hello["chosen"] or []

    def update(self, new: Message) -> None:
        self.number = new["number"]
        self.facts |= {name: new[name] for name in CHANGED if name in new}
        self.happened += new.get("happened", [])
        for one in new.get("happened", []):
            if one["kind"] == "rematch":
                self.facts["next"] = one["table"]
        if "asking" in new:
            self.asking = new["asking"]
        if "clocks" in new:
            self.clocks = new["clocks"]
        if "chosen" in new or "decision" in new:
            self.chosen = new.get("chosen") or []
        self.decision = new.get("decision", self.decision)
        if self.view is not None:
            self.view = self.looked(self.view, new)

    def looked(self, view: Table, new: Message) -> Table:
        """The view after an update."""
        until = new.get("back_to")
        kept = self.story if until is None else [event for event in self.story if number(event) <= until]
        self.story = merged(kept, new.get("events", []))
        view = {**view, "story": list[Json](cast("list[Json]", view["story"]))}
        looked(view, new)
        if new.get("status") == "ended":
            view |= {"decision": None, "actors": [], "moves": []}
        return view

    # ---- asked of it

    @property
    def status(self) -> str:
        return str(self.facts.get("status", ""))

    @property
    def moves(self) -> list[str]:
        return cast("list[str]", self.view["moves"]) if self.view else []

    @property
    def actors(self) -> list[int]:
        return cast("list[int]", self.view["actors"]) if self.view else []

    @property
    def may_answer(self) -> str:
        """What somebody else asks of this seat: its consent; or nothing."""
        asking, you = self.asking, self.you
        if asking is None or you is None or asking["seat"] == you or you in asking["agreed"]:
            return ""
        return str(asking["what"])

    @property
    def stand_in(self) -> bool:
        """Whether a bot plays for whoever reads this, who may take the seat back."""
        chair = self.chair(self.you)
        return bool(chair and chair["bot"]) and not self.resigned

    @property
    def resigned(self) -> bool:
        chair = self.chair(self.you)
        return bool(chair and chair["resigned"])

    def chair(self, seat: int | None) -> Message | None:
        return None if seat is None else cast("list[Message | None]", self.facts["chairs"])[seat]

    @property
    def away(self) -> list[int]:
        """Seats of people for whom a bot might play: they are asked or not here."""
        chairs = cast("list[Message | None]", self.facts["chairs"])
        return [
            seat
            for seat, chair in enumerate(chairs)
            if chair and chair["person"] and not chair["bot"] and seat != self.you
            if seat not in self.here or (self.clocks is not None and seat in self.actors)
        ]

    @property
    def claims(self) -> dict[int, str]:
        """What each has said to choose in the decision that is open."""
        found: dict[int, str] = {}
        for one in self.happened:
            if one["kind"] == "claim":
                found[one["seat"]] = str(one["text"])
            elif one["kind"] == "undone":
                found = {}
            elif one["kind"] in ("kept", "not_kept"):
                found.pop(one["seat"], None)
        return found if self.view is not None and self.view["decision"] else {}


def number(event: Event) -> int:
    return cast("int", event["n"])


def undos(decision: str) -> str:
    """A decision's id is "events.undos"."""
    return decision.partition(".")[2]


def merged(*parts: list[Event]) -> list[Event]:
    """Events in their order, each once."""
    found = {number(event): event for part in parts for event in part}
    return [found[n] for n in sorted(found)]
