"""The difference of two JSON values as operations: small on the wire, applied in a few lines by any client.

An operation is a list: `[path, value]` sets, `[path]` removes a key, `[path, at, count, items]` puts `items` in place
of `count` elements of a list from `at` on. A path is a list of keys and places, from outside to inside; set at the
empty path, the value is the whole.
"""

from __future__ import annotations

from collections.abc import Sequence

from irodori.core.edition import Json
from irodori.core.patch import Key, Operation


def difference(old: Json, new: Json, path: Sequence[Key] = ()) -> list[Operation]:
    found: list[Operation] = []
    _compare(old, new, list(path), found)
    return found


def _compare(old: Json, new: Json, path: list[Key], found: list[Operation]) -> None:
    if old is new or old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append([[*path, key]])  # noqa: PERF401
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            elif old[key] is not value:
                _compare(old[key], value, [*path, key], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        changed = [place for place, value in enumerate(new) if old[place] != value]
        if len(changed) == len(new) > 1 and isinstance(new[0], list):
            found.append([list[Json](path), new])  # all rows are new: a deal
        elif len(changed) == 1 or any(isinstance(new[place], dict | list) for place in changed):
            for place in changed:
                _compare(old[place], new[place], [*path, place], found)
        else:
            _splice(old, new, path, found)
    elif isinstance(old, list) and isinstance(new, list) and new:
        _splice(old, new, path, found)
    else:
        found.append([list[Json](path), new])


def _splice(old: list[Json], new: list[Json], path: list[Key], found: list[Operation]) -> None:
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    items = new[start : len(new) - end]
    if len(items) == len(new):
        found.append([list[Json](path), new])
    else:
        found.append([list[Json](path), start, len(old) - end - start, items])
