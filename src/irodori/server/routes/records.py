"""Finished games: their records, and any moment of them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, get
from litestar.params import Parameter

from irodori.core.record import Record
from irodori.server.routes.lobby import TableId, found
from irodori.server.routes.problems import AnyRequest, ProblemError, house_of
from irodori.server.table import Table


class Records(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("records",)

    @get("/record", summary="The record of a finished game, with the seed that verifies its shuffles")
    async def record(self, request: AnyRequest, table_id: TableId) -> dict[str, Any]:
        return finished((await found(house_of(request), table_id)).table).record()

    @get("/replay", summary="Everything that lay on the table after a line of a finished game's record")
    async def replay(
        self, request: AnyRequest, table_id: TableId, line: Annotated[int, Parameter(ge=0, le=100_000)]
    ) -> dict[str, Any]:
        table = finished((await found(house_of(request), table_id)).table)
        record = Record(table.record())
        lines = len(record.lines)
        if line > lines:
            raise ProblemError(404, "no_line", f"the record has lines 0 to {lines}")
        view = dict(record.at(line).view("all"))
        story = view.pop("story")
        assert isinstance(story, list)
        return {"lines": lines, "line": line, "view": view, "events": story[-20:]}


def finished(table: Table) -> Table:
    if table.status != "ended" or table.position is None:
        raise ProblemError(409, table.status, "only a finished game has a record: no looking back before the end")
    return table
