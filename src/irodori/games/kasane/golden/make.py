"""Makes the golden games that are missing: `.venv/bin/python src/irodori/games/kasane/golden/make.py`.

What is there is never changed. To make a game afresh, remove its file and its entry in expected.json.
"""

from __future__ import annotations

import json
import random

from irodori.core.game import Game
from irodori.core.position import Position
from irodori.games.kasane.test_deal import start, to_the_end
from irodori.games.kasane.test_golden import EXPECTED, FOLDER, SITUATIONS, expectation, expected, shown

GREED = (0.2, 0.6, 0.9, 1.0)
TABLES: tuple[tuple[int, dict[str, bool]], ...] = (
    (4, {}),
    (3, {}),
    (3, {"preset_marbles": True}),
    (4, {"plus_one_meld": True}),
    (3, {"preset_marbles": True, "plus_one_meld": True}),
)
SEEDS = 200_000


def worth(state: Position, seat: int, text: str) -> int:
    """The points of a move: a take counts what can be laid after it."""
    after = state.copy()
    after.play(seat, text)
    if after.decision == "meld" and after.actors == (seat,):
        return max(worth(after, seat, lay) for lay in after.moves(seat))
    return after.scores[seat]


def played(seed: int) -> Position:
    """A game of greedy players, each at times led by whim; now and then one takes a move back."""
    chance = random.Random(seed)
    players, options = TABLES[seed % len(TABLES)]
    state = Game("kasane", players, options=options).start(seed=f"golden {seed}")
    greed = [chance.choice(GREED) for _ in range(players)]
    while not state.over:
        (seat,) = state.actors
        moves = state.moves(seat)
        chance.shuffle(moves)
        greedy = chance.random() < greed[seat]
        state.play(seat, max(moves, key=lambda text: worth(state, seat, text)) if greedy else moves[0])
        if chance.random() < 0.005:
            state.undo(seat)
    return state


def drawn() -> Position:
    """Four of a kind and five in a row are too rare to be found."""
    state = start(
        "5 5 5 / 4 6 7 / 3 8 9 / 2 6 1",
        "4 5 5 / 1 9 + / 6 6 6 / + 8 2",
        "1 2 3 / 2 8 4 / 7 7 3 / 9 9 1",
        "8 9 + / 1 3 + / 7 + 8 / + 7 2",
        players=4,
    )
    to_the_end(
        state,
        {
            0: ["meld kasane 4", "meld kagen 5"],
            1: ["meld juu 2"],
            2: ["meld chidori 3", "meld kasane 3", "meld juu 2"],
            3: ["meld sakura 3", "meld setsugetsu 3 top"],
        },
    )
    return state


def main() -> None:
    known = expected()
    missing = set(SITUATIONS).difference(*map(shown, known))
    for seed in range(-1, SEEDS):
        if not missing:
            break
        state = drawn() if seed < 0 else played(seed)
        found = [name for name in SITUATIONS if name in missing and SITUATIONS[name](state)]
        if found:
            key = found[0].replace(" ", "-")
            state.record().save(FOLDER / f"{key}.json")
            known[key] = expectation(state)
            EXPECTED.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
            missing -= set(found)
            print(f"{key}: {', '.join(found)}; {len(missing)} are missing", flush=True)
    if missing:
        raise SystemExit(f"no game of {SEEDS} shows: {', '.join(sorted(missing))}")


if __name__ == "__main__":
    main()
