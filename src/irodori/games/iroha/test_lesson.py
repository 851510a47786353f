"""The first game that the page teaches: I1 to I7 in one deal."""

from __future__ import annotations

import json
from typing import Any, cast

from irodori import Game, games

SCRIPT = cast("dict[str, Any]", json.loads((games()["iroha"].folder / "lesson.json").read_text(encoding="utf-8")))


def test_the_lesson_plays_and_the_learner_s_moves_are_those_that_it_asks_for() -> None:
    state = Game("iroha", SCRIPT["players"], options=SCRIPT["options"]).start(decks=SCRIPT["decks"])
    asked = {comment["at"]: comment["move"] for comment in SCRIPT["comments"] if "move" in comment}
    learner = SCRIPT["seat"]
    for line, (seat, move) in enumerate(SCRIPT["moves"]):
        assert asked.pop(line, None) == (move if seat == learner else None)
        state.play(seat, move)
    assert asked == {}
    scored = [told["points"] for told in state.events(learner) if told["kind"] == "score"]
    assert scored == [9, 6, 1]


def test_every_comment_is_said_in_its_order_and_in_every_language() -> None:
    places = [comment["at"] for comment in SCRIPT["comments"]]
    assert places == sorted(places) and places[-1] == len(SCRIPT["moves"])
    for language in ("ja", "en", "fr", "de"):
        text = (games()["iroha"].folder / f"locales/page.{language}.ftl").read_text(encoding="utf-8")
        for comment in SCRIPT["comments"]:
            assert f"\n{comment['say']} = " in text
