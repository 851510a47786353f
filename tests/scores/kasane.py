"""A finished game of Colors of Kasane as people would enter it into the score pad."""

from __future__ import annotations

from typing import Any, cast

NUMBERS = [*map(str, range(1, 10)), "+"]


def sheet(view: dict[str, object]) -> dict[str, object]:
    """The first box of a number is filled first (K5); with K23 the first has its marble already."""
    table = cast("dict[str, Any]", view["table"])
    boxes: dict[str, list[int | None]] = {}
    cards: dict[str, list[int]] = {}
    for meld, found in table["melds"].items():
        cards[meld] = [box["cards"] for box in found for _ in box["points"]]
        boxes[meld] = [None] * len(cards[meld])
    taken = {(meld, place) for meld, place in preset(cast("dict[str, bool]", view["options"]), cards)}
    for told in cast("list[dict[str, Any]]", view["story"]):
        if told["kind"] == "meld":
            meld = told["meld"]
            place = next(i for i, count in enumerate(cards[meld]) if count == told["cards"] and (meld, i) not in taken)
            taken.add((meld, place))
            boxes[meld][place] = told["seat"]
    robes = [[robe.count(card) for card in NUMBERS] for robe in table["robes"]]
    return {"boxes": boxes, "robes": robes}


def preset(options: dict[str, bool], cards: dict[str, list[int]]) -> list[tuple[str, int]]:
    return [(meld, cards[meld].index(2)) for meld in ("kasane", "juu")] if options["preset_marbles"] else []
