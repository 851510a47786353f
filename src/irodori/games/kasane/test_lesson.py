"""The first game that the page teaches with: it can be played, and asks of the learner just what the record says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

from irodori import Record

LESSON = cast("dict[str, Any]", json.loads(Path(__file__).with_name("lesson.json").read_text(encoding="utf-8")))
MOVES = cast("list[list[Any]]", LESSON["record"]["moves"])
RECORD = Record.from_json(json.dumps(LESSON["record"]))


def test_the_lesson_plays_to_its_end() -> None:
    state = RECORD.replay()
    assert len(MOVES) == 33
    assert state.scores == (8, 8, 7) and not state.over


def test_every_move_of_the_learner_is_asked_for_and_allowed() -> None:
    asked = [(comment["at"], comment["move"]) for comment in LESSON["comments"] if "move" in comment]
    own = [(at, text) for at, (seat, text) in enumerate(MOVES) if seat == LESSON["seat"]]
    assert asked == own
    for at, text in asked:
        assert text in RECORD.at(at).moves(LESSON["seat"])


def test_what_is_said_comes_in_order_and_within_the_record() -> None:
    places = [comment["at"] for comment in LESSON["comments"]]
    assert places == sorted(places) and places[-1] == len(MOVES)
    waits = [comment["at"] for comment in LESSON["comments"] if "move" in comment]
    assert len(waits) == len(set(waits))


def test_the_lesson_shows_what_it_speaks_of() -> None:
    """K2, K3, K5, K6, K9: a run, a borrowed card, a +1, a pass, a box closed for all, a robe of eight."""
    events = RECORD.replay().events("all")
    mine = [event for event in events if event["seat"] == LESSON["seat"]]
    assert [(event["meld"], event["top"]) for event in mine if event["kind"] == "meld"] == [
        ("kagen", False),
        ("juu", True),
        ("kasane", False),
    ]
    assert "+" in [event["card"] for event in mine if event["kind"] == "take"]
    assert [event["kind"] for event in mine].count("pass") == 1
    table = cast("dict[str, Any]", RECORD.replay().view(LESSON["seat"])["table"])
    assert len(table["robes"][LESSON["seat"]]) == 8 and len(set(table["robes"][LESSON["seat"]]) - {"+"}) == 5
