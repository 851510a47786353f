"""The first game that one learns by: it plays, and what the learner is asked to do is what the record does."""

from __future__ import annotations

import json
from typing import Any, cast

import irodori
from irodori import words
from irodori.games.kimono import GAME

SCRIPT = cast("dict[str, Any]", json.loads((GAME.folder / "lesson.json").read_text(encoding="utf-8")))
RECORD = irodori.Record.from_json(json.dumps(SCRIPT["record"]))
COMMENTS = cast("list[dict[str, Any]]", SCRIPT["comments"])
SEAT = cast("int", SCRIPT["seat"])


def test_the_learner_s_moves_are_the_record_s() -> None:
    lines = [(at, text) for at, (seat, text) in enumerate(RECORD.lines) if seat == SEAT]
    asked = [(one["at"], one["move"]) for one in COMMENTS if "move" in one]
    assert asked == lines
    for at, text in asked:
        assert text in RECORD.at(at).moves(SEAT)


def test_the_comments_come_in_the_record_s_order_and_end_with_it() -> None:
    places = [one["at"] for one in COMMENTS]
    assert places == sorted(places)
    assert places[-1] == len(RECORD.lines)


def test_the_lesson_shows_what_it_speaks_of() -> None:
    """M6, M9, M11, M12, M13."""
    story = RECORD.replay().events("all")
    assert {"draw", "kimono", "bin", "takes_bin", "break"} <= {str(event["kind"]) for event in story}
    before, after = RECORD.at(len(RECORD.lines) - 1), RECORD.replay()
    assert (before.scores[SEAT], after.scores[SEAT]) == (31, 39)
    table = cast("dict[str, Any]", after.view(SEAT)["table"])
    assert table["master"] == SEAT and table["collections"][SEAT]["bowl"] == 1


def test_every_comment_is_said_in_every_language() -> None:
    for language in words.LANGUAGES:
        text = (GAME.folder / f"locales/page.{language}.ftl").read_text(encoding="utf-8")
        for one in COMMENTS:
            assert f"\n{one['say']} = " in text
