"""Operations that lead from one JSON value to another, as a server sends them and every client applies them.

An operation is a list: `[path, value]` sets, `[path]` removes a key, `[path, at, count, items]` puts `items` in place
of `count` elements of a list from `at` on. A path is a list of keys and places, from outside to inside; set at the
empty path, the value is the whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from irodori.core.edition import Json, Table

Key = str | int
Operation = list[Json]
IN_VIEW = {"actors": "actors", "asks": "decision", "scores": "scores", "winners": "winners"}
"""What an update calls what a view has."""


def applied(value: Json, operations: Sequence[Operation]) -> Json:
    """The value after these operations: what every client does. The value itself is changed."""
    for operation in operations:
        path = cast("list[Key]", operation[0])
        if not path:
            value = operation[1]
            continue
        place = value
        for key in path[:-1]:
            place = cast("dict[Key, Json]", place)[key]
        inside = cast("dict[Key, Json]", place)
        if len(operation) == 1:
            del inside[path[-1]]
        elif len(operation) == 2:
            inside[path[-1]] = operation[1]
        else:
            at, count, items = cast("tuple[int, int, list[Json]]", tuple(operation[1:]))
            cast("list[Json]", inside[path[-1]])[at : at + count] = items
    return value


def looked(view: Table, update: Table) -> None:
    """The view after a server's update: what every client shows. The view itself is changed."""
    story = cast("list[dict[str, int]]", view["story"])
    if "back_to" in update:
        until = cast("int", update["back_to"])
        story[:] = [event for event in story if event["n"] <= until]
    story += cast("list[dict[str, int]]", update.get("events", []))
    view |= {name: update[called] for called, name in IN_VIEW.items() if called in update}
    if "decision" in update or "moves" in update:
        view["moves"] = update.get("moves", [])
    view["table"] = applied(view["table"], cast("list[Operation]", update.get("table", [])))
