"""Makes the golden records: for each way a game can go, the first game of simple players, by number, that shows it.

Run it only when the rules have changed: `python src/irodori/games/kimono/golden/make.py`. What `expected.json` then
says differently is to be explained by that change.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Mapping
from itertools import count
from pathlib import Path

from irodori.core.edition import Table
from irodori.core.game import Game
from irodori.core.position import Position
from irodori.games.kimono.golden.shows import shows

FOLDER = Path(__file__).resolve().parent
EXPECTED = FOLDER / "expected.json"

WAYS: dict[str, tuple[int, set[str]]] = {
    "cats": (5, {"cat draws curio", "cat draws coin"}),
    "cat-and-fire": (4, {"cat draws fire", "a fire that counts"}),
    "cat-and-cat": (3, {"cat draws cat"}),
    "cat-and-copy": (6, {"cat draws copy"}),
    "cat-and-breakage": (3, {"cat draws breakage", "a breakage that asks"}),
    "cats-into-breakage": (4, {"a chain of cats into breakage"}),
    "order-of-actions": (4, {"cat chosen to be first", "breakage chosen to be first"}),
    "order-copy-first": (5, {"copy chosen to be first"}),
    "copy-on-tie": (4, {"a copy on a tie", "a copy of the most"}),
    "copy-of-nothing": (3, {"a copy of nothing"}),
    "copy-of-kimonos": (5, {"a copy of kimonos"}),
    "breakage-asks": (6, {"a breakage that asks", "a kimono that breaks"}),
    "breakage-of-nothing": (6, {"a breakage of 0 that does not ask"}),
    "breakage-of-one": (5, {"a breakage of 1 that does not ask"}),
    "breakage-of-two": (4, {"a breakage of 2 that does not ask"}),
    "kimonos-run-out": (6, {"too few kimonos", "no kimonos any more"}),
    "apprentice-thrown-away": (3, {"the apprentice thrown away", "a group that nobody wants"}),
    "apprentice-wanted-by-several": (5, {"the apprentice alone wanted by several"}),
    "apprentice-alone": (4, {"the apprentice alone for one"}),
    "bin-kept": (4, {"a bin kept over a round", "a kept bin taken with actions"}),
    "bin-after-the-last-round": (6, {"actions out of the bin after the last round"}),
    "bin-for-nobody": (3, {"a bin that counts for nobody", "an empty bin taken", "a master who stays"}),
    "split-deep": (6, {"a row split 4 deep", "a group that waits while another is split"}),
    "won-by-points": (5, {"won by points", "a score below zero"}),
    "won-by-cards": (4, {"a tie broken by cards"}),
    "won-together": (3, {"a shared victory"}),
    "won-together-by-cards": (6, {"a shared victory after counting cards"}),
    "undone": (3, {"a move undone"}),
    "other-coins": (4, {"an edition with other coins"}),
}
COINS = [1, 1, 1, 2, 2, 2, 3, 3, 3]


def edition(way: str) -> Table | None:
    return {"key": way, **Game("kimono").table, "coins": [*COINS]} if way == "other-coins" else None


def played(way: str, number: int) -> Position:
    """All choose at random, but rather group 1, so that more is contested. What is undone is the first split."""
    position = Game("kimono", WAYS[way][0], edition(way)).start(seed=f"{way} {number}")
    chance = random.Random(f"{way} {number}")
    while not position.over:
        seat = chance.choice(position.actors)
        moves = position.moves(seat)
        if way == "undone" and position.decision == "split" and not any(text == "undo" for _, text in position.lines):
            position.play(seat, moves[0])
            position.undo(seat)
        if position.decision == "want" and chance.random() < 0.4:
            position.play(seat, moves[0])
        else:
            position.play(seat, chance.choice(moves))
    return position


def digest(position: Position) -> str:
    """Of the true story: every event, in order."""
    story = json.dumps(position.events("all"), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(story.encode()).hexdigest()


def expectation(position: Position) -> Mapping[str, object]:
    return {
        "scores": list(position.scores),
        "winners": list(position.winners),
        "lines": len(position.lines),
        "story": digest(position),
    }


def main() -> None:
    expected: dict[str, Mapping[str, object]] = {}
    for way, (_, wanted) in WAYS.items():
        position = next(game for game in (played(way, number) for number in count(1)) if wanted <= shows(game))
        position.record().save(FOLDER / f"{way}.json")
        expected[way] = expectation(position)
        print(f"{way}: {position.seed}")
    EXPECTED.write_text(json.dumps(expected, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
