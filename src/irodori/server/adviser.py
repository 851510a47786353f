"""A process that looks at one game for the server: `python -m irodori.server.adviser`, JSON on its standard input.

    {"record": {…}, "seats": [0]}              a review: lines `{"done": 3, "of": 60}`, then `{"review": {…}}`
    {"game": …, "view": {…}, "table": {…}}     a hint: `{"hint": {…}}`

It gets a whole record only of a game that is over or of one that somebody brought along; for a hint it gets what the
seat may know, as a bot does. What cannot be done gives `{"error": …}`.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import time
from dataclasses import asdict
from typing import Any, cast

import irodori
from irodori.bots.hint import hint
from irodori.bots.review import PLAYOUTS, review
from irodori.bots.think import Budget
from irodori.core.record import Record

EVERY = 0.2
"""Seconds between two lines of progress."""


def say(**content: Any) -> None:
    print(json.dumps(content), flush=True)


def reviewed(asked: dict[str, Any]) -> None:
    said = 0.0

    def progress(done: int, of: int) -> None:
        nonlocal said
        if time.monotonic() - said >= EVERY:
            said = time.monotonic()
            say(done=done, of=of)

    budget = Budget(cast("int", asked.get("playouts", PLAYOUTS)))
    say(review=asdict(review(Record(asked["record"]), asked["seats"], budget=budget, progress=progress)))


def hinted(asked: dict[str, Any]) -> None:
    view, edition = asked["view"], {**asked["table"], "key": asked["view"]["edition"]}
    text = json.dumps([view["story"], view["table"], view["seat"]])
    seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:6])
    say(hint=asdict(hint(view, table=edition, budget=Budget(ms=cast("float", asked["ms"])), seed=seed)))


def main() -> int:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)  # the server and its bots come first
    asked = json.loads(sys.stdin.readline())
    try:
        reviewed(asked) if "record" in asked else hinted(asked)
    except irodori.IrodoriError as error:
        say(error=str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
