"""Golden records: games that went each way a game can go, and go it still. I1 to I10, S3."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

import irodori
from irodori.games.iroha.golden.make import EXPECTED, FOLDER, expectation, shows

RECORDS = sorted(path for path in FOLDER.glob("*.json") if path != EXPECTED)

DEMANDED = {
    "3 players",
    "4 players",
    "5 players",
    "6 players",
    "option first_star",
    "option open_lowest",
    "trumps in a trick: 1",
    "trumps in a trick: 2",
    "trumps in a trick: 3",
    "trumps in a trick: 4",
    "trumps in a trick: 5",
    "a one that wins a trick",
    "a seat without a trick in a deal",
    "a deal below zero",
    "a total below zero",
    "won alone",
    "a tie shared",
    "a tie of all",
    "the star found",
    "the star found by the last of those tied",
    "the star left dark",
    "first_star without a tie",
    "a move undone",
    "an edition with other ranks",
}


def expected() -> dict[str, object]:
    return cast("dict[str, object]", json.loads(EXPECTED.read_text(encoding="utf-8")))


def test_the_golden_records_show_every_way_a_game_can_go() -> None:
    """I4, I5, I6, I7, S3."""
    shown = set[str]().union(*(shows(irodori.load(path).replay()) for path in RECORDS))
    assert shown == DEMANDED


def test_every_golden_record_is_expected_and_every_expected_one_is_there() -> None:
    assert {path.stem for path in RECORDS} == expected().keys()
    assert len(RECORDS) > 10


@pytest.mark.parametrize("engine", ["compiled", "interpreted"])
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_result_and_its_story(
    path: Path, engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """I10. Scores, winners and every event of the true story; its decks are those of its seed."""
    monkeypatch.setenv("IRODORI_ENGINE", engine)
    record = irodori.load(path)
    position = record.verify()
    assert position.game.engine == engine
    assert expectation(position) == expected()[path.stem]
    assert record.content["result"] == {"scores": list(position.scores), "winners": list(position.winners)}
    assert position.record().to_json() == record.to_json()
