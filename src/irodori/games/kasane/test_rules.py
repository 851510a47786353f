"""Turns, rounds and the last round's deck; `test_melds.py` holds what may be laid."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from irodori import DeckError, Game
from irodori.core.edition import Json
from irodori.games.kasane.test_deal import (
    PASS,
    decks,
    field,
    for_seat_0,
    lying,
    own_row,
    refused,
    seat_0,
    seat_0_takes,
    start,
    table,
    table_round,
    to_the_end,
    turn,
)

# ---- a turn


def test_a_number_goes_on_top_of_the_hand_and_the_order_stays() -> None:
    """K2."""
    state = for_seat_0("6 7 9 2")
    seat_0(state, PASS, PASS, PASS, PASS)
    assert lying(state, "hands") == "6 7 9 2"
    assert lying(state, "robes") == "" and state.scores[0] == 0


def test_a_plus_one_goes_on_the_robe_for_a_point_and_ends_the_turn() -> None:
    """K2. Even with a meld in the hand."""
    state = for_seat_0("5 5 +")
    seat_0(state, PASS, PASS)
    assert seat_0_takes(state) == []
    assert state.actors == (1,)
    assert (lying(state, "hands"), lying(state, "robes"), state.scores[0]) == ("5 5", "+", 1)


def test_plus_ones_lie_on_top_of_what_was_laid() -> None:
    """K2."""
    state = for_seat_0("5 5 + +")
    seat_0(state, PASS, "meld kasane 2", PASS, PASS)
    assert (lying(state, "robes"), state.scores[0]) == ("5 5 + +", 3)


def test_a_take_is_asked_even_where_one_row_is_left() -> None:
    """S1, K22."""
    state = start()
    for row in (1, 1, 1, 1, 1, 2, 2, 2, 2, 2):
        turn(state, f"take {row}")
    assert state.decision == "take" and state.moves(1) == ["take 3"]


def test_a_meld_is_asked_only_where_one_is_possible() -> None:
    """S1, K6."""
    state = for_seat_0("1 4 4")
    seat_0(state, PASS)
    assert seat_0_takes(state) == [] and state.actors == (1,) and state.decision == "take"
    assert seat_0_takes(state) == ["meld kasane 2", "pass"]
    assert state.actors == (0,) and state.decision == "meld"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        *((text, "not-a-move") for text in ("", "take", "take  1", "take 1 ", "Take 1", "take one", "take -1")),
        *((text, "not-a-move") for text in ("take 01", "take ２", "take 1 1", "take 123456", "draw 1")),
        *((text, "wrong-decision") for text in ("pass", "meld kagen 3", "meld kagen 3 top")),
    ],
)
def test_text_that_is_no_take_is_refused(text: str, key: str) -> None:
    """S1."""
    expected = "take R, with R from 1 to 3"
    assert refused(start(), text) == ("S1", key, {"text": text, "expected": expected})


@pytest.mark.parametrize(
    ("text", "key"),
    [
        *((text, "not-a-move") for text in ("meld", "meld kagen", "meld kagen 3 bottom", "meld kagen 3 top top")),
        *((text, "not-a-move") for text in ("meld kagen 03", "meld kagen ３", "meld moon 3", "meld Kagen 3", "pass 1")),
        *((text, "wrong-decision") for text in ("take 1", "take 3")),
    ],
)
def test_text_that_is_no_meld_is_refused(text: str, key: str) -> None:
    """S1."""
    state = for_seat_0("3 2 1")
    seat_0(state, PASS, PASS)
    assert "meld kagen 3" in seat_0_takes(state)
    expected = "meld KEY N, meld KEY N top or pass"
    assert refused(state, text) == ("S1", key, {"text": text, "expected": expected})


def test_a_move_out_of_turn_or_of_no_seat_or_after_the_end_is_refused() -> None:
    """S1."""
    state = start()
    assert refused(state, "take 1", 1) == ("S1", "not-your-turn", {"seat": 1, "actors": "0"})
    for seat in (-1, 3):
        assert refused(state, "take 1", seat) == ("S1", "not-a-seat", {"seat": str(seat), "players": 3})
        assert state.moves(seat) == []
    to_the_end(state, {})
    assert refused(state, "take 1", 0) == ("S1", "game-over", {})
    assert state.actors == () and state.decision is None and state.moves(0) == []


# ---- rounds


@pytest.mark.parametrize(("players", "turns"), [(3, 4), (4, 3)])
def test_turns_and_the_start_marker_pass_to_the_left(players: int, turns: int) -> None:
    """K7, K22, S2."""
    state = start(players=players)
    order: list[int] = []
    while not state.over:
        assert table(state)["starter"] == table_round(state) - 1
        order.append(state.actors[0])
        own_row(state)
    expected = [(first + n) % players for first in range(players) for n in range(players * turns)]
    assert order == expected
    assert Counter(order) == dict.fromkeys(range(players), 12)
    assert [event["seat"] for event in state.events("all") if event["kind"] == "deal"] == list(range(players))


@pytest.mark.parametrize("players", [3, 4])
def test_a_round_leaves_a_card_for_each_player_and_they_are_discarded(players: int) -> None:
    """K22, K8."""
    state = start(players=players)
    left: list[str] = []
    for number in range(1, players):
        bottoms = [row[0] for row in cast("list[list[str]]", table(state)["rows"])]
        left += bottoms
        while table_round(state) == number:
            own_row(state)
        told = [event for event in state.events("all") if event["kind"] == "left"][-1]
        assert (told["round"], told["cards"]) == (number, bottoms)
        if number < players - 1:
            assert Counter(cast("list[str]", table(state)["discards"])) == Counter(left)


def test_the_cards_left_may_all_lie_in_one_row() -> None:
    """K22, K1."""
    state = start("1 2 3 4 5")
    for row in (2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 1, 1):
        turn(state, f"take {row}")
    assert [event["cards"] for event in state.events("all") if event["kind"] == "left"] == [["1", "2", "3"]]


# ---- the last round's deck


@pytest.mark.parametrize(("players", "total", "unseen"), [(3, 17, 2), (4, 16, 0)])
def test_the_last_round_deals_pile_and_discards_shuffled_together(players: int, total: int, unseen: int) -> None:
    """K8."""
    drawn = "1 2 3 4 / 5 6 7 8" if players == 4 else "1 2 3 4 5 / 6 7 8 9 1"
    state = start(*[""] * (players - 1), drawn, players=players)
    before = table(state)
    while table_round(state) < players:
        before = table(state)
        own_row(state)
    _, last = state.decks
    left = cast("list[str]", [event for event in state.events("all") if event["kind"] == "left"][-1]["cards"])
    pile, discards = cast("list[str]", before["pile"]), cast("list[str]", before["discards"])
    assert Counter(last) == Counter(pile + discards + left) and len(last) == total
    assert " / ".join(lying(state, "rows", row) for row in (0, 1)) == drawn
    assert field(state) == total - unseen
    assert Counter(cast("list[str]", table(state)["discards"])) == Counter(last[total - unseen :])


@pytest.mark.parametrize("players", [3, 4])
def test_a_missing_second_deck_is_shuffled_from_the_seed_or_at_random_and_recorded(players: int) -> None:
    """K8."""
    (first,) = decks(players=players)
    game = Game("kasane", players)
    ends: list[Json] = []
    for seed in ("tea", "tea", "sake", None):
        state = game.start(seed, [first])
        assert state.record().content["decks"] == [first]
        to_the_end(state, {})
        record = state.record()
        assert len(cast("list[Json]", record.content["decks"])) == 2
        assert record.replay().view("all") == state.view("all")
        ends.append(record.content["decks"])
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize(("players", "before", "other"), [(3, "/ + . . . .", "take 2"), (4, "+ . . .", "take 1")])
def test_a_second_deck_of_other_cards_is_refused_and_the_move_not_made(players: int, before: str, other: str) -> None:
    """K8. The last turn before decides which cards are left over; the deck given fits only one choice."""
    state = start(*[""] * (players - 2), before, "", players=players)
    while field(state) > players + 1 or table_round(state) < players - 1:
        own_row(state)
    (seat,) = state.actors
    seen, lines = state.view("all"), state.record().lines
    with pytest.raises(DeckError, match=r"deck 2 must hold exactly the 1[67] cards that are dealt; .* missing: \d"):
        state.play(seat, other)
    assert state.view("all") == seen and state.record().lines == lines and state.actors == (seat,)
    own_row(state)
    assert table_round(state) == players and len(state.decks) == 2


def test_a_wrong_second_deck_is_refused_at_the_meld_that_would_end_the_round() -> None:
    """K8."""
    state = start("", ". . 5 . . / 5 . . . .", "")
    while field(state) > 4 or table_round(state) == 1:
        own_row(state)
    state.play(0, "take 2")
    seen = state.view("all")
    for lay in ("meld kasane 2", PASS):
        with pytest.raises(DeckError):
            state.play(0, lay)
        assert state.view("all") == seen and state.decision == "meld"
    state.undo(0)
    own_row(state)
    assert table_round(state) == 3
