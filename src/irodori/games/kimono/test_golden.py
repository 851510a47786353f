"""Golden records: games that went each way a game can go, and go it still. M2 to M14, S3."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

import irodori
from irodori.games.kimono.golden.make import EXPECTED, FOLDER, WAYS, expectation
from irodori.games.kimono.golden.shows import shows

RECORDS = sorted((path for path in FOLDER.glob("*.json") if path != EXPECTED), key=lambda path: path.stem)

DEMANDED = {
    "3 players",
    "4 players",
    "5 players",
    "6 players",
    "a bin kept over a round",
    "a bin that counts for nobody",
    "a breakage of 0 that does not ask",
    "a breakage of 1 that does not ask",
    "a breakage of 2 that does not ask",
    "a breakage that asks",
    "a card wanted by several",
    "a chain of cats into breakage",
    "a copy of kimonos",
    "a copy of nothing",
    "a copy of the most",
    "a copy on a tie",
    "a fire that counts",
    "a fresh bin taken with actions",
    "a group that nobody wants",
    "a group that waits while another is split",
    "a kept bin taken with actions",
    "a kimono that breaks",
    "a left half that is group 1",
    "a left half that is group 2",
    "a master who splits for others",
    "a master who stays",
    "a move undone",
    "a row split 1 deep",
    "a row split 2 deep",
    "a row split 3 deep",
    "a row split 4 deep",
    "a score below zero",
    "a shared victory",
    "a shared victory after counting cards",
    "a sort above its limit",
    "a tie broken by cards",
    "actions out of the bin",
    "actions out of the bin after the last round",
    "an apprentice who becomes master",
    "an edition with other coins",
    "an empty bin taken",
    "breakage chosen to be first",
    "cat chosen to be first",
    "cat draws breakage",
    "cat draws cat",
    "cat draws coin",
    "cat draws copy",
    "cat draws curio",
    "cat draws fire",
    "copy chosen to be first",
    "kimonos given",
    "no kimonos any more",
    "the apprentice alone for one",
    "the apprentice alone wanted by several",
    "the apprentice thrown away",
    "too few kimonos",
    "won by points",
}


def expected() -> dict[str, object]:
    return cast("dict[str, object]", json.loads(EXPECTED.read_text(encoding="utf-8")))


def test_the_golden_records_show_every_way_a_game_can_go() -> None:
    """M2 to M14, S3."""
    shown = set[str]().union(*(shows(irodori.load(path).replay()) for path in RECORDS))
    assert shown == DEMANDED


@pytest.mark.parametrize("way", WAYS)
def test_a_golden_record_shows_what_it_is_kept_for(way: str) -> None:
    players, wanted = WAYS[way]
    position = irodori.load(FOLDER / f"{way}.json").replay()
    assert position.game.players == players
    assert wanted <= shows(position)
    assert wanted <= DEMANDED


def test_every_golden_record_is_expected_and_every_expected_one_is_there() -> None:
    assert [path.stem for path in RECORDS] == sorted(expected()) == sorted(WAYS)


@pytest.mark.parametrize("engine", ["compiled", "interpreted"])
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_result_and_its_story(
    path: Path, engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """M18. Scores, winners and every event of the true story; its deck is that of its seed."""
    monkeypatch.setenv("IRODORI_ENGINE", engine)
    record = irodori.load(path)
    position = record.verify()
    assert position.game.engine == engine
    assert expectation(position) == expected()[path.stem]
    assert record.content["result"] == {"scores": list(position.scores), "winners": list(position.winners)}
    assert position.record().to_json() == record.to_json()
