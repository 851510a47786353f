"""A finished game of KIMONO as people would enter it into the score pad."""

from __future__ import annotations

from typing import Any, cast

import irodori


def sheet(view: dict[str, object]) -> dict[str, object]:
    edition = cast("dict[str, Any]", irodori.Game("kimono", players=cast("int", view["players"])).table)
    kinds = [*edition["sorts"], *(f"coin{value}" for value in sorted(set(edition["coins"]))), "fire"]
    collections = cast("dict[str, Any]", view["table"])["collections"]
    return {"counts": [[owned.get(kind, 0) for kind in kinds] for owned in collections]}
