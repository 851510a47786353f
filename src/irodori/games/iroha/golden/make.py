"""Makes the golden records: for each way a game can go, the first random game, by number, that shows it.

Run it only when the rules have changed: `python src/irodori/games/iroha/golden/make.py`. What `expected.json` then says
differently is to be explained by that change.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import cast

from irodori.core.edition import Table
from irodori.core.game import Game
from irodori.core.info import Event
from irodori.core.position import Position

FOLDER = Path(__file__).resolve().parent
EXPECTED = FOLDER / "expected.json"

WAYS: dict[str, tuple[int, dict[str, bool], set[str]]] = {
    "three-players": (3, {}, {"3 players", "trumps in a trick: 3", "won alone"}),
    "four-trumps": (4, {}, {"4 players", "trumps in a trick: 4"}),
    "five-trumps": (5, {}, {"5 players", "trumps in a trick: 5", "a deal below zero"}),
    "six-players": (6, {}, {"6 players", "a seat without a trick in a deal"}),
    "below-zero": (4, {}, {"a total below zero", "a one that wins a trick"}),
    "tie-shared": (3, {}, {"a tie shared"}),
    "all-tied": (3, {}, {"a tie of all"}),
    "star-found": (4, {"first_star": True}, {"the star found", "option first_star"}),
    "star-found-in-three": (3, {"first_star": True}, {"the star found by the last of those tied"}),
    "star-dark": (5, {"first_star": True, "open_lowest": True}, {"the star left dark", "option open_lowest"}),
    "no-star-needed": (6, {"first_star": True}, {"first_star without a tie"}),
    "undone": (3, {"open_lowest": True}, {"a move undone"}),
    "other-ranks": (3, {}, {"an edition with other ranks"}),
}
OTHER_RANKS = [2, 3, 5, 7, 11, 12]


def edition(way: str) -> Table | None:
    if way != "other-ranks":
        return None
    table = dict(Game("iroha").table)
    ranks = cast("Table", table["ranks"])
    return {"key": "other-ranks", **table, "ranks": {**ranks, "3": list(OTHER_RANKS)}}


def played(way: str, number: int) -> Position:
    """A random game; in the way that undoes, one card is taken back and another played."""
    players, options, _ = WAYS[way]
    position = Game("iroha", players, edition(way), options).start(seed=f"{way} {number}")
    chance = random.Random(f"{way} {number}")
    while not position.over:
        seat = chance.choice(position.actors)
        moves = position.moves(seat)
        if way == "undone" and position.decision == "play" and len(moves) > 1 and len(position.lines) == 40:
            position.play(seat, moves[0])
            position.undo(seat)
            position.play(seat, moves[1])
        else:
            position.play(seat, chance.choice(moves))
    return position


def shows(position: Position) -> set[str]:
    """What can be seen in a finished game, read off its story and its record."""
    story = position.events("all")
    game = position.game
    found = {f"{game.players} players", *(f"option {name}" for name, on in game.options.items() if on)}
    found |= tricks(story, game.players)
    totals = position.scores
    if min(totals) < 0:
        found.add("a total below zero")
    if any(cast("int", event["points"]) < 0 for event in story if event["kind"] == "score"):
        found.add("a deal below zero")
    if any(text == "undo" for _, text in position.lines):
        found.add("a move undone")
    if cast("dict[str, list[int]]", game.table["ranks"])[str(game.players)][-1] > 2 * game.players:
        found.add("an edition with other ranks")
    return found | ending(position, [seat for seat in range(game.players) if totals[seat] == max(totals)])


def tricks(story: list[Event], players: int) -> set[str]:
    found: set[str] = set()
    trumps: list[str] = []
    winners: set[object] = set()
    for event in story:
        if event["kind"] == "play":
            trumps.append(cast("str", event["trump"]))
        elif event["kind"] == "trick":
            found.add(f"trumps in a trick: {len(set(trumps))}")
            if cast("str", event["card"])[1:] == "1":
                found.add("a one that wins a trick")
            trumps = []
            winners.add(event["seat"])
            if event["trick"] == 9:
                if len(winners) < players:
                    found.add("a seat without a trick in a deal")
                winners = set()
    return found


def ending(position: Position, leaders: list[int]) -> set[str]:
    last = position.events("all")[-2]
    if last["kind"] == "star":
        by_last = {"the star found by the last of those tied"} if last["seat"] == leaders[-1] else set[str]()
        return {"the star found", *by_last}
    if last["kind"] == "dark":
        return {"the star left dark"}
    if len(leaders) > 1:
        return {"a tie shared"} | ({"a tie of all"} if len(leaders) == position.game.players else set[str]())
    return {"won alone"} | ({"first_star without a tie"} if position.game.options["first_star"] else set[str]())


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
    for way, (_, _, wanted) in WAYS.items():
        position = next(game for game in (played(way, number) for number in count(1)) if wanted <= shows(game))
        position.record().save(FOLDER / f"{way}.json")
        expected[way] = expectation(position)
        print(f"{way}: {position.seed}")
    EXPECTED.write_text(json.dumps(expected, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
