"""What lists of tables tell of each."""

from __future__ import annotations

from typing import Any, cast

from msgspec import Struct

from irodori.server.live import Live
from irodori.server.sights import chairs


class Summary(Struct, frozen=True):
    id: str
    game: str
    players: int
    status: str
    title: str
    clock: str
    created: int
    touched: int
    chairs: list[dict[str, Any] | None]
    my_seat: int | None
    my_turn: bool
    scores: list[int] | None
    winners: list[int] | None


def summary(live: Live, guest: str | None) -> Summary:
    table, position = live.table, live.table.position
    seat = table.seat_of(guest) if guest else None
    over = table.status == "ended" and position is not None
    return Summary(
        id=live.id,
        game=table.facts.game,
        players=table.facts.players,
        status=table.status,
        title=table.facts.title,
        clock=table.facts.clock.kind,
        created=table.facts.at,
        touched=table.shown_at,
        chairs=cast("list[dict[str, Any] | None]", chairs(table)),
        my_seat=seat,
        my_turn=guest in table.asked,
        scores=list(position.scores) if over and position else None,
        winners=list(position.winners) if over and position else None,
    )
