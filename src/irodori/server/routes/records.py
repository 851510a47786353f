"""Finished games: their records, and any moment of them or of a record that somebody brings along."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from irodori.core.errors import IrodoriError
from irodori.core.position import UNDO, Position
from irodori.core.record import Record
from irodori.server.routes.problems import AnyRequest, ProblemError, house_of
from irodori.server.routes.subjects import MOST_RECORD, TableId, brought, finished, found
from irodori.server.sights import forecast

Whose = int | Literal["all"] | None


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """`at`: after so many lines, without it at the end. `seat`: whose eyes, null for a spectator's.

    Of `record` and `table`, the id of a finished table, one is wanted.
    """

    record: dict[str, Any] | None = None
    table: Annotated[str, Meta(max_length=64)] | None = None
    at: int | None = None
    seat: Whose = "all"


class Shown(Struct, frozen=True):
    """`lines`: how many the record has. `events`: what the last of those shown brought, as that seat saw it."""

    lines: int
    at: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    forecast: dict[str, Any] | None
    cards: dict[str, Any]
    names: list[str]


class Records(Controller):
    path = "/api"
    tags = ("records",)

    @get("/tables/{table_id:str}/record", summary="The record of a finished game, with the seed that verifies it")
    async def record(self, request: AnyRequest, table_id: TableId) -> dict[str, Any]:
        return finished((await found(house_of(request), table_id)).table).record()

    @post(
        "/replay",
        summary="What lay on the table after a line of any record, as a seat saw it",
        status_code=200,
        request_max_body_size=MOST_RECORD,
    )
    async def moment(self, request: AnyRequest, data: JSONBody[Moment]) -> Shown:
        record = await brought(house_of(request), data.record, data.table)
        return shown(record, len(record.lines) if data.at is None else data.at, data.seat)


def shown(record: Record, at: int, seat: Whose) -> Shown:
    try:
        position, told = moment(record, at)
        view = position.view(seat)
        events = position.events(seat, told)
    except IrodoriError as error:
        raise ProblemError(409, "record", str(error)) from None
    return Shown(
        lines=len(record.lines), at=at, view=view, events=events, forecast=forecast(position.game, view),
        cards=position.game.table, names=cast("list[str]", record.content["names"]),
    )  # fmt: skip


def moment(record: Record, at: int) -> tuple[Position, int]:
    """The game after so many lines, and how long the story was before the last of them."""
    lines = record.lines
    if at == len(lines):
        record.replay()  # the end says whether the result is right, too
    if not 0 < at <= len(lines) or lines[at - 1][1] == UNDO:
        position = record.at(at)
        return position, len(position.events("all"))
    position = record.at(at - 1)
    told = len(position.events("all"))
    try:
        position.play(*lines[at - 1])
    except IrodoriError:
        record.at(at)  # which says where it is wrong
        raise
    return position, told
