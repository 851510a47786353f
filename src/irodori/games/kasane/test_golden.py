"""Golden games: whole records, with one at least for each way a game can go. `golden/make.py` makes what is missing."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest

from irodori import Game, Position, Record, load
from irodori.core.edition import Json, Table
from irodori.core.info import Event
from irodori.games.kasane import GAME, MELDS, boxes

FOLDER = Path(__file__).parent / "golden"
EXPECTED = FOLDER / "expected.json"


def expected() -> dict[str, Table]:
    return json.loads(EXPECTED.read_text(encoding="utf-8")) if EXPECTED.exists() else {}


def expectation(state: Position) -> Table:
    """What a golden game leads to: its result, and a digest of all that happened in it."""
    story = json.dumps(state.events("all"), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    digest = hashlib.sha256(story.encode()).hexdigest()
    return {"scores": list(state.scores), "winners": list(state.winners), "story": digest}


def golden(key: str) -> Record:
    return load(FOLDER / f"{key}.json")


# ---- the ways a game can go


def told(state: Position, **what: object) -> list[Event]:
    """The events in which all this is so."""
    return [event for event in state.events("all") if what.items() <= event.items()]


def has_told(**what: object) -> Callable[[Position], bool]:
    return lambda state: bool(told(state, **what))


def has_laid_twice(meld: str, cards: int) -> Callable[[Position], bool]:
    """K5."""
    return lambda state: len(told(state, kind="meld", meld=meld, cards=cards)) == 2


def has_players(players: int) -> Callable[[Position], bool]:
    return lambda state: state.game.players == players


def has_options(*chosen: str) -> Callable[[Position], bool]:
    return lambda state: {name for name, value in state.game.options.items() if value} == set(chosen)


def has_emptied_a_row(state: Position) -> bool:
    """K1: a row gives all its cards before the round is over."""
    width = 4 if state.game.players == 4 else 5
    taken: Counter[tuple[int, Json]] = Counter()
    number = 0
    for event in state.events("all"):
        number += event["kind"] == "deal"
        if event["kind"] == "take":
            taken[number, event["row"]] += 1
    return width in taken.values()


def has_melded_after_a_plus_one(state: Position) -> bool:
    """K24."""
    story = state.events("all")
    return any(
        event["kind"] == "take" and event["card"] == "+" and after["kind"] == "meld" for event, after in pairwise(story)
    )


def has_one_player_in_both_boxes(state: Position) -> bool:
    """K5."""
    laid = Counter((event["seat"], event["meld"], event["cards"]) for event in told(state, kind="meld"))
    return 2 in laid.values()


def best(state: Position) -> int:
    """How many have the most points."""
    return state.scores.count(max(state.scores))


def robes(state: Position) -> list[int]:
    """How many cards each seat has laid."""
    return [len(robe) for robe in cast("list[list[str]]", cast("Table", state.view(None)["table"])["robes"])]


def has_gained(points: int) -> Callable[[Position], bool]:
    """K9: a robe of eight or more gives these points for its colours."""
    return lambda state: any(
        size >= 8 and event["colours"] == points
        for size, event in zip(robes(state), told(state, kind="bonus"), strict=True)
    )


BOXES = [(meld, cards, len(points)) for meld, cards, points in boxes(Game("kasane").table)]
SITUATIONS: dict[str, Callable[[Position], bool]] = {
    "shared win after a tie broken": lambda state: best(state) > len(state.winners) > 1,
    "shared win": lambda state: len(state.winners) > 1,
    "tie broken by cards": lambda state: best(state) > len(state.winners),
    "win by points": lambda state: best(state) == 1,
    "score above 19": lambda state: max(state.scores) > 19,
    "four players": has_players(4),
    "three players": has_players(3),
    "no option": has_options(),
    "preset marbles": has_options("preset_marbles"),
    "plus one meld": has_options("plus_one_meld"),
    "both options": has_options("preset_marbles", "plus_one_meld"),
    "meld in the turn of a plus one": has_melded_after_a_plus_one,
    **{f"{meld} {cards}": has_told(kind="meld", meld=meld, cards=cards) for meld, cards, _ in BOXES},
    **{f"{meld} {cards} twice": has_laid_twice(meld, cards) for meld, cards, places in BOXES if places == 2},
    **{f"{meld} with a borrowed card": has_told(kind="meld", meld=meld, top=True) for meld in MELDS},
    "both boxes by one player": has_one_player_in_both_boxes,
    "row run empty": has_emptied_a_row,
    "plus one": has_told(kind="take", card="+"),
    "meld passed": has_told(kind="pass"),
    "robe of all twelve cards": has_told(kind="bonus", full_robe=2),
    "robe too small": lambda state: min(robes(state)) < 8,
    **{f"{points} points for colours": has_gained(points) for points in (0, 2, 3, 4, 5)},
    "decks from a seed": lambda state: state.seed is not None,
    "decks given": lambda state: state.seed is None,
    "move undone": lambda state: any(text == "undo" for _, text in state.record().lines),
}


def shown(key: str) -> set[str]:
    """The situations that a golden game shows."""
    state = golden(key).replay()
    return {name for name, shows in SITUATIONS.items() if shows(state)}


def test_the_golden_games_show_every_way_a_game_can_go() -> None:
    """K1 to K24."""
    found = {name for key in expected() for name in shown(key)}
    assert set(SITUATIONS) - found == set()


def test_each_golden_game_is_expected_to_lead_somewhere() -> None:
    files = {path.stem for path in FOLDER.glob("*.json")} - {EXPECTED.stem}
    assert files == set(expected())


@pytest.mark.parametrize("engine", sorted({"interpreted", GAME.engine()}))
@pytest.mark.parametrize("key", sorted(expected()))
def test_a_golden_game_goes_as_it_went(key: str, engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """K1 to K24: the same result, story and record, whether the rules are compiled or not."""
    monkeypatch.setenv("IRODORI_ENGINE", engine)
    record = golden(key)
    state = record.verify() if "seed" in record.content else record.replay()
    assert state.game.engine == engine
    assert expectation(state) == expected()[key]
    assert record.content["result"] == {"scores": list(state.scores), "winners": list(state.winners)}
    assert state.record().to_json() == record.to_json()
