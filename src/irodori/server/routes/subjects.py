"""What a request is about: a table, or a record."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar.params import PathParameter

from irodori.core.edition import Json
from irodori.core.errors import IrodoriError
from irodori.core.record import Record
from irodori.server.house import House
from irodori.server.live import Live
from irodori.server.routes.problems import ProblemError
from irodori.server.table import Table

TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$")]
MOST_RECORD = 1_000_000
"""Bytes of a request that carries a record."""


async def found(house: House, table_id: str) -> Live:
    live = await house.live(table_id, fresh=house.database.shared)
    if live is None:
        raise ProblemError(404, "no_table", "there is no such table")
    return live


def finished(table: Table) -> Table:
    if table.status != "ended" or table.position is None:
        raise ProblemError(409, table.status, "only a finished game has a record: no looking back before the end")
    return table


async def brought(house: House, content: dict[str, Any] | None, table_id: str | None) -> Record:
    """The record that a request carries, or that of the finished table that it names."""
    if (content is None) == (table_id is None):
        raise ProblemError(409, "record", "either a record or the id of a finished table is wanted")
    if table_id is not None:
        return Record(finished((await found(house, table_id)).table).record())
    record = Record(cast("dict[str, Json]", content))
    try:
        record.check_form()
    except IrodoriError as error:
        raise ProblemError(409, "record", str(error)) from None
    return record
