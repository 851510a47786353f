"""Entries: everything that happens at a table, one after another; a table is what its entries make of it.

They are kept as JSON for ever: fields may be added with a default, never renamed or taken away.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json


class Clock(Struct, frozen=True, omit_defaults=True):
    """`live`: a bank and an increment in seconds; `days`: so many for each move."""

    kind: str = "none"
    bank: int = 0
    increment: int = 0
    days: float = 0


class Beginning(Struct, frozen=True):
    """A game that goes on from a moment of another: the decks and moves that led there."""

    decks: list[list[str]]
    moves: list[tuple[int, str]]


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="kind", kw_only=True):
    at: int
    """Milliseconds since 1970."""
    msg: str = ""
    """The client's number of the message that led here: repeated, it gets the same answer."""


class Created(Entry, frozen=True, tag="created"):
    by: str
    game: str
    players: int
    edition: str
    content: dict[str, Any]
    """The edition's table, so that this game replays whatever becomes of the file."""
    options: dict[str, bool]
    secret: str
    """The server's half of the seed; its SHA-256 is public from the first moment."""
    memory: str = "own"
    clock: Clock = Clock()
    late: str = "wait"
    """What happens when time runs out: `wait`, or `bot`."""
    late_level: str = "plum"
    """The bot that stands in: when time runs out, when somebody resigns or asks for it."""
    shuffled_seats: bool = False
    spectators: str = "table"
    """`off`, `table` (what lies open) or `seats` (over a shoulder of one's choice)."""
    delay: int = 0
    """Seconds by which spectators are behind."""
    show_chosen: bool = False
    title: str = ""
    private: bool = True
    before: str = ""
    """The table of which this is the rematch."""
    beginning: Beginning | None = None
    hints: bool = False
    """Whether the seats may ask what a strong bot would do."""
    edition_name: str = ""


class Seated(Entry, frozen=True, tag="seated"):
    """`player` is empty for a bot, `level` for a person."""

    seat: int
    name: str
    player: str = ""
    level: str = ""


class Renamed(Entry, frozen=True, tag="renamed"):
    seat: int
    name: str


class Left(Entry, frozen=True, tag="left"):
    seat: int
    kicked: bool = False


class Nonce(Entry, frozen=True, tag="nonce"):
    seat: int
    nonce: str


class Started(Entry, frozen=True, tag="started"):
    pass


class Moved(Entry, frozen=True, tag="move"):
    seat: int
    text: str
    bot: bool = False


class Chose(Entry, frozen=True, tag="choice"):
    """A secret choice, kept for itself; nobody else learns of it before the last seat has chosen."""

    seat: int
    text: str
    bot: bool = False


class TookBack(Entry, frozen=True, tag="took_back"):
    seat: int


class UndoAsked(Entry, frozen=True, tag="undo_asked"):
    seat: int


class EndAsked(Entry, frozen=True, tag="end_asked"):
    seat: int


class Agreed(Entry, frozen=True, tag="agreed"):
    seat: int


class Refused(Entry, frozen=True, tag="refused"):
    """Also whoever asked may take it back with this."""

    seat: int


class Undone(Entry, frozen=True, tag="undone"):
    seat: int
    lines: int


class Said(Entry, frozen=True, tag="chat"):
    seat: int
    text: str


class Claimed(Entry, frozen=True, tag="claim"):
    """A word about one's own secret choice that binds nobody."""

    seat: int
    text: str


class TakenOver(Entry, frozen=True, tag="taken_over"):
    """A bot plays for this seat until its person takes it back."""

    seat: int
    level: str


class HandedBack(Entry, frozen=True, tag="handed_back"):
    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int


class TimedOut(Entry, frozen=True, tag="timed_out"):
    seat: int


class Resumed(Entry, frozen=True, tag="resumed"):
    """The server was away: nobody's clock ran meanwhile."""

    ran: int = 0
    """Milliseconds for which the open decision's clocks had run before."""


class Ended(Entry, frozen=True, tag="ended"):
    """Before the game was over: `consent`, `resigned` or `abandoned`."""

    why: str


class Rematched(Entry, frozen=True, tag="rematch"):
    table: str


AnyEntry = (
    Created | Seated | Renamed | Left | Nonce | Started | Moved | Chose | TookBack | UndoAsked | EndAsked | Agreed
    | Refused | Undone | Said | Claimed | TakenOver | HandedBack | Resigned | TimedOut | Resumed | Ended | Rematched
)  # fmt: skip

encode = json.Encoder().encode
_decoder: json.Decoder[AnyEntry] = json.Decoder(AnyEntry)


def decode(body: bytes) -> AnyEntry:
    return _decoder.decode(body)
