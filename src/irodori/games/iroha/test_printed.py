"""The tables of the rules page say what the edition says, and how sure each value is."""

from __future__ import annotations

import re
import tomllib

import irodori

FOLDER = irodori.games()["iroha"].folder
EDITION = tomllib.loads((FOLDER / "editions/nononon-2019.toml").read_text(encoding="utf-8"))
PAGE = (FOLDER / "RULES.en.md").read_text(encoding="utf-8")


def test_the_page_s_colours_are_those_of_the_edition() -> None:
    """I9."""
    found = re.findall(r"^\| `(\w)` \| (\w+)[^|]* \| (\w+) \|$", PAGE, re.MULTILINE)
    suits = {key: name for key, name in EDITION["suits"].items() if key != "status"}
    assert {key: name for key, name, _ in found} == suits
    assert {key: status for key, _, status in found} == EDITION["suits"]["status"]


def test_the_page_s_ranks_are_those_of_the_edition() -> None:
    """I9. One rank is surer than the rest: the edition says so in a note."""
    found = re.findall(r"^\| (\d) \| (\d+) \| 1–(\d+) \| ([^|]+) \| (\d+) \| (\d+) \| (\d+) \|$", PAGE, re.MULTILINE)
    assert [int(row[0]) for row in found] == [3, 4, 5, 6]
    for players, cards, highest, status, whole, aside, deals in found:
        assert EDITION["ranks"][players] == list(range(1, int(highest) + 1))
        assert int(cards) == len(EDITION["ranks"][players]) and int(whole) == 5 * int(cards)
        assert int(aside) == int(deals) == int(players)
        assert EDITION["ranks"]["status"][players] in status
        assert ("rank 1 likely" in status) == (players == "4") and "four" in EDITION["ranks"]["note"]
