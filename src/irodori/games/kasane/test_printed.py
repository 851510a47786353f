"""The table of the rules page says what the edition says, and how sure each value is."""

from __future__ import annotations

import re
import tomllib

import irodori

FOLDER = irodori.games()["kasane"].folder
EDITION = tomllib.loads((FOLDER / "editions/origuchi-2014.toml").read_text(encoding="utf-8"))
PAGE = (FOLDER / "RULES.en.md").read_text(encoding="utf-8")


def rows() -> dict[str, list[str]]:
    """The cells of each meld's line, by its key."""
    lines = re.findall(r"^\| .* \| `(\w+)` \|(.*)\|$", PAGE, re.MULTILINE)
    return {key: [cell.strip() for cell in rest.split("|")] for key, rest in lines if rest.count("|") == 3}


def statuses(cell: str, values: list[str]) -> list[str]:
    """A word for all values, or "2, 2 certain; 3 likely": a word for those before it."""
    if " " not in cell:
        return [cell] * len(values)
    parts = [part.strip().rsplit(" ", 1) for part in cell.split(";")]
    named = [(value, word) for listed, word in parts for value in listed.split(", ")]
    assert sorted(value for value, _ in named) == sorted(values)
    return [next(word for value, word in named if value == wanted) for wanted in values]


def test_the_page_s_boxes_are_those_of_the_edition() -> None:
    """K12 to K20."""
    found = rows()
    assert list(found) == list(EDITION["melds"])
    for key, (_, boxes, cards, points) in found.items():
        printed = EDITION["melds"][key]["boxes"]
        values = [f"{box['cards']}→{box['points']}" for box in printed]
        assert re.findall(r"\d+→\d+", boxes) == values, key
        assert statuses(cards, [value.split("→")[0] for value in values]) == [box["status"]["cards"] for box in printed]
        assert statuses(points, values) == [box["status"]["points"] for box in printed], key


def test_the_page_s_colours_and_bonus_are_those_of_the_edition() -> None:
    """K9, K21."""
    state = irodori.Game("kasane")
    table = dict(re.findall(r"^\| `([1-9+])` \| [^|]*\((\w+)\)", PAGE, re.MULTILINE))
    assert set(table) == set(state.cards)
    points = re.search(r"^\| points \(certain\) \|(.*)\|$", PAGE, re.MULTILINE)
    assert points is not None
    assert [int(cell) for cell in points[1].split("|")] == [5, 4, 3, 2, 0, 2, 3, 4, 5]
