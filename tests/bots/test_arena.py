"""The arena: duplicate deals, resumed where it stopped, strangers' faults noted, and its sums."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from irodori.bots.arena import Comparison, Match, compared, comparison, elo, summed, wilson
from irodori.bots.commands import main

MATCH = Match("kasane", "random", "random", count=6)


def test_a_bot_against_itself_is_even_on_every_deal() -> None:
    """A greedy bot on seats of its own: duplicate deals make every comparison come out even or nearly so."""
    found = [comparison(Match("kasane", "random", "random"), deal) for deal in range(30)]
    share = sum(one.share for one in found) / 30
    assert 0.15 < share < 0.35


def test_the_same_match_gives_the_same_numbers() -> None:
    first, again = compared(MATCH), compared(MATCH)
    assert (first.won, first.share, first.lead) == (again.won, again.share, again.lead)


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    part = Match("kasane", "random", "random", count=3)
    compared(part, file=file)
    with file.open("a") as out:
        out.write('{"torn')
    file.write_text(file.read_text() + "\n")
    seen: list[tuple[int, int]] = []
    whole = compared(MATCH, file=file, progress=lambda done, count: seen.append((done, count)))
    assert seen == [(4, 6), (5, 6), (6, 6)]
    alone = compared(MATCH)
    assert (whole.won, whole.share, whole.lead) == (alone.won, alone.share, alone.lead)
    assert len([line for line in file.read_text().splitlines() if line.endswith("}")]) == 6


def test_workers_give_the_same_numbers() -> None:
    assert compared(MATCH, workers=2).share == compared(MATCH).share


def test_greedy_beats_random() -> None:
    assert compared(Match("kasane", "greedy", "random", count=12)).won > 0.8


def test_a_strangers_illegal_moves_are_noted_and_replaced() -> None:
    stranger = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"id": json.loads(line)["id"], "move": "take 99"}), flush=True)
"""
    found = comparison(Match("kasane", f"cmd:{sys.executable} -c '{stranger}'", "random"), 0)
    assert len(found.faults) > 20
    assert found.faults[0].startswith("illegal: 'take 99'")


def test_intervals() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert elo(0.5, 10) == 0
    assert round(elo(0.75, 1000)) == 191
    assert elo(1, 50) == pytest.approx(-elo(0, 50)) and elo(1, 50) < 1000


def test_a_comparison_is_decided_by_share_then_points() -> None:
    even = Comparison(0, 0.25, 0.0)
    assert [Comparison(0, 0.5, -3.0).score(4), Comparison(0, 0.25, 0.1).score(4), even.score(4)] == [1, 1, 0.5]
    assert summed(MATCH, [Comparison(0, 0.5, 1), Comparison(1, 0, -1)]).won == 0.5


def test_the_commands_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "kasane", "greedy", "random", "-n", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["comparisons"] == 2
    assert main(["bots", "list"]) == 0
    assert "pine" in capsys.readouterr().out
    assert main(["bots", "check", "kasane", "moss", "--decisions", "2"]) == 0
    assert "it holds" in capsys.readouterr().out
    assert main(["arena", "kasane", "oak", "random"]) == 2
    assert "there is no bot 'oak'" in capsys.readouterr().err


def test_an_even_share_is_decided_by_points_whatever_the_number_of_players() -> None:
    for players in (3, 4, 5, 6):
        even = round(1 / players, 6)
        assert [Comparison(0, even, lead).score(players) for lead in (2.0, 0.0, -1.0)] == [1.0, 0.5, 0.0]
        assert Comparison(0, round(2 / players, 6), -5.0).score(players) == 1.0
