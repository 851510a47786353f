"""What may be laid: the run from the hand, the robe's top card, the boxes, and the conditions of the nine melds."""

from __future__ import annotations

from typing import cast

import pytest

from irodori import Game
from irodori.games.kasane import MELDS
from irodori.games.kasane.rules import SETSUGETSU, Kasane
from irodori.games.kasane.test_deal import (
    PASS,
    for_seat_0,
    lying,
    marbles,
    own_row,
    refused,
    seat_0,
    seat_0_takes,
    start,
)

RULES: dict[str, str] = {meld: f"K{12 + place}" for place, meld in enumerate(MELDS)}


# ---- the two examples of the turn


def test_three_two_one_is_laid_as_kagen_and_six_seven_stay() -> None:
    """K3, K4, K17: worked example 1."""
    state = for_seat_0("6 7 3 2 1")
    seat_0(state, PASS, PASS, PASS, PASS)
    assert lying(state, "hands") == "6 7 3 2"
    assert "meld kagen 3" in seat_0_takes(state)
    told, *_ = state.play(0, "meld kagen 3")
    assert {"kind": "meld", "seat": 0, "meld": "kagen", "cards": 3, "top": False, "points": 3}.items() <= told.items()
    assert told["sequence"] == ["3", "2", "1"]
    assert (lying(state, "robes"), lying(state, "hands"), state.scores[0]) == ("3 2 1", "6 7", 3)
    assert marbles(state, "kagen", 3) == 1 and state.actors != (0,)


def test_the_robe_s_top_card_makes_a_four_of_two_four_six() -> None:
    """K3, K4, K20: worked example 2."""
    state = for_seat_0("8 7 6 3 2 4 6")
    seat_0(state, PASS, PASS, "meld jougen 3", PASS, PASS, PASS)
    assert (lying(state, "robes"), lying(state, "hands")) == ("8 7 6", "3 2 4")
    lays = seat_0_takes(state)
    assert {"meld setsugetsu 4 top", "meld kasane 2 top"} <= set(lays)
    told, *_ = state.play(0, "meld setsugetsu 4 top")
    assert (told["sequence"], told["points"], told["top"]) == (["6", "2", "4", "6"], 4, True)
    assert (lying(state, "robes"), lying(state, "hands"), state.scores[0]) == ("8 7 6 2 4 6", "3", 3 + 4)


def test_the_same_pair_of_sixes_could_be_laid_instead() -> None:
    """K3, K4, K12: worked example 2, the other way."""
    state = for_seat_0("8 7 6 3 2 4 6")
    seat_0(state, PASS, PASS, "meld jougen 3", PASS, PASS, PASS, "meld kasane 2 top")
    assert (lying(state, "robes"), lying(state, "hands"), state.scores[0]) == ("8 7 6 6", "3 2 4", 3 + 1)


# ---- the run and the borrowed card


def test_a_run_is_the_top_of_the_hand_and_nothing_from_below() -> None:
    """K3. 5-5 lie under the 1."""
    state = for_seat_0("5 5 9 1")
    seat_0(state, PASS, PASS, PASS)
    assert seat_0_takes(state) == ["meld juu 2", "meld kachou 4", PASS]
    assert refused(state, "meld kasane 2") == ("K12", "not-kasane", {"sequence": "9-1"})


def test_what_was_passed_can_be_laid_later_with_the_card_taken_then() -> None:
    """K3, K6."""
    state = for_seat_0("7 7 7 4")
    seat_0(state, PASS)
    assert seat_0_takes(state) == ["meld kasane 2", PASS]
    state.play(0, PASS)
    assert seat_0_takes(state) == ["meld kasane 2", "meld kasane 3", PASS]
    state.play(0, PASS)
    assert lying(state, "hands") == "7 7 7"
    assert seat_0_takes(state) == [] and state.actors == (1,)


def test_one_card_of_the_hand_is_enough_with_a_borrowed_one() -> None:
    """K3. A hand of one."""
    state = for_seat_0("6 6 6 4 7")
    seat_0(state, PASS, "meld kasane 2")
    assert lying(state, "hands") == ""
    assert seat_0_takes(state) == ["meld kasane 2 top", PASS]
    told, *_ = state.play(0, "meld kasane 2 top")
    assert told["sequence"] == ["6", "6"]
    assert (lying(state, "robes"), lying(state, "hands")) == ("6 6 6", "")
    assert seat_0_takes(state) == ["meld juu 2 top", PASS]
    state.play(0, "meld juu 2 top")
    assert lying(state, "robes") == "6 6 6 4"
    assert seat_0_takes(state) == []


def test_a_lone_card_without_a_robe_is_no_meld() -> None:
    """K3, S1."""
    state = for_seat_0("5")
    assert seat_0_takes(state) == [] and state.actors == (1,)


def test_the_borrowed_card_stands_in_front() -> None:
    """K3, K17. From a 2 on top 3-4 runs on; 4-3 and 1-3 do not."""
    for cards, lays in (("3 4", True), ("4 3", False), ("1 3", False), ("4 5", True), ("1 1", False), ("2 3", False)):
        state = for_seat_0(f"8 2 {cards}")
        seat_0(state, PASS, "meld juu 2", PASS)
        assert ("meld kagen 3 top" in seat_0_takes(state)) == lays, cards


def test_falling_runs_fall_on_from_the_borrowed_card() -> None:
    """K3, K18."""
    for cards, lays in (("8 5", True), ("5 8", False), ("7 6", True), ("9 8", False), ("4 3", False)):
        state = for_seat_0(f"1 9 {cards}")
        seat_0(state, PASS, "meld juu 2", PASS)
        assert ("meld jougen 3 top" in seat_0_takes(state)) == lays, cards


def test_only_the_topmost_card_is_borrowed() -> None:
    """K3. The robe ends in 1-2: with a 6 that would be Sakura Chirashi only if both could be borrowed."""
    state = for_seat_0("7 1 2 6")
    seat_0(state, PASS, PASS, "meld juu 3")
    assert lying(state, "robes") == "7 1 2"
    assert seat_0_takes(state) == [] and state.actors == (1,)


def test_a_plus_one_on_top_of_the_robe_is_not_borrowed_and_nothing_beneath_it() -> None:
    """K3. Until the next meld covers it."""
    state = for_seat_0("4 4 + 4 6 4")
    seat_0(state, PASS, "meld kasane 2", PASS)
    assert lying(state, "robes") == "4 4 +"
    assert seat_0_takes(state) == [] and state.actors == (1,)
    assert seat_0_takes(state) == ["meld juu 2", PASS]
    assert refused(state, "meld juu 2 top") == ("K3", "plus-on-top", {})
    state.play(0, "meld juu 2")
    assert lying(state, "robes") == "4 4 + 4 6"
    assert seat_0_takes(state) == ["meld juu 2 top", PASS]


def test_what_hand_or_robe_cannot_supply_is_refused() -> None:
    """K3."""
    state = for_seat_0("4 4 4")
    seat_0(state, PASS)
    seat_0_takes(state)
    assert refused(state, "meld kasane 2 top") == ("K3", "robe-empty", {})
    assert refused(state, "meld kasane 3") == ("K3", "hand-too-short", {"needed": 3, "hand": 2})
    state.play(0, "meld kasane 2")
    assert seat_0_takes(state) == ["meld kasane 2 top", PASS]
    assert refused(state, "meld kasane 3 top") == ("K3", "hand-too-short", {"needed": 2, "hand": 1})


def test_a_refused_meld_shows_the_sequence_with_the_borrowed_card() -> None:
    """K3, K17."""
    state = for_seat_0("8 2 3 7")
    seat_0(state, PASS, "meld juu 2", PASS)
    assert "meld juu 2" in seat_0_takes(state)
    assert refused(state, "meld kagen 3 top") == ("K17", "not-kagen", {"sequence": "2-3-7"})


# ---- boxes


def test_the_number_is_exact_and_marks_the_box_of_just_that_number() -> None:
    """K4."""
    state = for_seat_0("5 4 3 2 1")
    seat_0(state, PASS, PASS, PASS, PASS)
    assert seat_0_takes(state) == ["meld juu 4", "meld kagen 3", "meld kagen 4", "meld kagen 5", PASS]
    state.play(0, "meld kagen 4")
    assert (lying(state, "robes"), lying(state, "hands"), state.scores[0]) == ("4 3 2 1", "5", 5)
    assert [marbles(state, "kagen", cards) for cards in (3, 4, 5)] == [0, 1, 0]
    assert marbles(state, "juu", 4) == 0


def test_a_meld_without_a_box_of_that_number_is_refused() -> None:
    """K4."""
    state = for_seat_0("4 4")
    seat_0(state, PASS)
    seat_0_takes(state)
    for meld, cards, boxes in (
        ("kasane", 1, "2, 3, 4"), ("kasane", 5, "2, 3, 4"), ("sakura", 2, "3"), ("kagen", 2, "3, 4, 5"),
        ("kachou", 3, "4, 5, 6"), ("setsugetsu", 2, "3, 4, 5"), ("juu", 0, "2, 3, 4"),
    ):  # fmt: skip
        for top in ("", " top"):
            expected = ("K4", "no-such-box", {"meld": meld, "cards": cards, "boxes": boxes})
            assert refused(state, f"meld {meld} {cards}{top}") == expected


def test_a_box_with_a_marble_is_closed_for_everyone() -> None:
    """K5. A run of four does not pass for the three that is taken."""
    state = start("1 2 3 4 / 1 2 3 4")
    for _ in range(9):
        own_row(state)
    assert seat_0_takes(state) == ["meld juu 4", "meld kagen 3", "meld kagen 4", PASS]
    state.play(0, "meld kagen 3")
    state.play(1, "take 2")
    assert state.moves(1) == ["meld juu 4", "meld kagen 4", PASS]
    assert refused(state, "meld kagen 3") == ("K5", "box-full", {"meld": "kagen", "cards": 3})
    assert refused(state, "meld kagen 3 top") == ("K5", "box-full", {"meld": "kagen", "cards": 3})


def test_two_boxes_of_one_number_can_both_be_filled_by_one_player() -> None:
    """K5."""
    state = for_seat_0("5 5 2 2 8 8")
    seat_0(state, PASS, "meld kasane 2", PASS, "meld kasane 2", PASS)
    assert marbles(state, "kasane", 2) == 2 and state.scores[0] == 2
    assert seat_0_takes(state) == ["meld juu 2 top", "meld setsugetsu 3 top", PASS]
    assert refused(state, "meld kasane 2") == ("K5", "box-full", {"meld": "kasane", "cards": 2})


def test_two_boxes_of_one_number_can_be_filled_by_two_players_and_no_third() -> None:
    """K5."""
    state = start("1 9 / 2 8 / 3 7")
    for _ in range(3):
        own_row(state)
    own_row(state, "meld juu 2")
    own_row(state, "meld juu 2")
    state.play(2, "take 3")
    assert lying(state, "hands", 2) == "7 3" and state.actors == (0,)
    assert marbles(state, "juu", 2) == 2 and state.scores == (1, 1, 0)


@pytest.mark.parametrize(("meld", "cards"), [("sakura", "6 2 1"), ("chidori", "9 8 3"), ("asanoha", "7 5 4")])
def test_a_red_meld_gives_four_points_first_and_three_the_second_time(meld: str, cards: str) -> None:
    """K5, K14, K15, K16."""
    lay = f"meld {meld} 3"
    state = start(" / ".join([cards] * 3))
    for _ in range(6):
        own_row(state)
    own_row(state, lay)
    own_row(state, lay)
    assert state.scores == (4, 3, 0) and marbles(state, meld, 3) == 2
    state.play(2, "take 3")
    assert lay not in state.moves(2) and state.actors == (0,)

    state = for_seat_0(f"{cards} {cards}")
    seat_0(state, PASS, PASS, lay, PASS, PASS, lay)
    assert state.scores[0] == 4 + 3 and marbles(state, meld, 3) == 2


def test_a_red_meld_that_is_laid_twice_is_refused() -> None:
    """K5."""
    state = for_seat_0("1 2 6 1 6 2 6 2 1 9")
    seat_0(state, PASS, PASS, "meld sakura 3", PASS, PASS, "meld sakura 3", PASS, PASS, PASS)
    assert seat_0_takes(state) == ["meld juu 2", PASS]
    assert refused(state, "meld sakura 3") == ("K5", "box-full", {"meld": "sakura", "cards": 3})


def test_a_turn_has_one_meld_at_most() -> None:
    """K6. 6-6 under 4-4."""
    state = for_seat_0("6 6 4 4 9")
    seat_0(state, PASS, PASS, PASS)
    assert seat_0_takes(state) == ["meld kasane 2", "meld setsugetsu 3", "meld setsugetsu 4", PASS]
    state.play(0, "meld kasane 2")
    assert lying(state, "hands") == "6 6" and state.actors == (1,)
    assert seat_0_takes(state) == []
    assert lying(state, "hands") == "6 6 9"


def test_laying_is_never_compulsory() -> None:
    """K6."""
    state = for_seat_0("4 4")
    seat_0(state, PASS)
    seat_0_takes(state)
    told, *_ = state.play(0, PASS)
    assert (told["kind"], told["seat"]) == ("pass", 0)
    assert (lying(state, "hands"), lying(state, "robes"), state.scores[0]) == ("4 4", "", 0)
    assert marbles(state, "kasane", 2) == 0 and state.actors == (1,)


def test_marbles_never_run_out() -> None:
    """K11. 26 of the 27 boxes hold one, more than the box has; no real game is needed to lay the last."""
    rules = cast("Kasane", Game("kasane").fresh())
    last = rules.boxes - 1
    marked, still_open = rules.copies, rules.open_melds
    marked[last] = 0
    for cards in range(len(still_open)):
        still_open[cards] = 1 << SETSUGETSU if cards == 5 else 0
    rules.marbles, rules.open_melds = marked, still_open
    hands = rules.hands
    hands[0] = 0x2468
    rules.hands = hands
    rules.deal()
    rules.play(0, 1)  # row 2 ends in a 2, as the deck is still sorted
    assert sum(rules.marbles) == 26
    assert rules.legal(0) == 1 << 2 * last | 1 << 2 * rules.boxes
    rules.play(0, 2 * last)
    assert sum(rules.marbles) == 27 and rules.score(0) == 6


# ---- conditions

LAID = [
    *(("kasane", cards, 1) for cards in ("2 2", "4 4")),
    *(("kasane", cards, 3) for cards in ("9 9 9", "7 7 7")),
    ("kasane", "5 5 5 5", 6),
    *(("juu", cards, 1) for cards in ("4 6", "3 7")),
    *(("juu", cards, 2) for cards in ("1 7 2", "5 1 4")),
    ("juu", "2 2 3 3", 4),
    *(("sakura", cards, 4) for cards in ("1 2 6", "2 6 1", "6 1 2")),
    *(("chidori", cards, 4) for cards in ("3 8 9", "9 3 8", "8 3 9")),
    *(("asanoha", cards, 4) for cards in ("4 5 7", "5 7 4", "7 4 5")),
    *(("kagen", cards, 3) for cards in ("1 2 4", "1 3 5", "4 3 1")),
    ("kagen", "5 3 2 1", 5),
    *(("kagen", cards, 8) for cards in ("5 4 3 2 1", "1 2 3 4 5")),
    *(("jougen", cards, 3) for cards in ("9 8 5", "5 7 9", "9 8 6")),
    ("jougen", "5 6 7 9", 5),
    *(("jougen", cards, 8) for cards in ("9 8 7 6 5", "5 6 7 8 9")),
    *(("kachou", cards, 2) for cards in ("1 3 7 5", "9 1 1 5")),
    ("kachou", "7 1 1 7 3", 4),
    ("kachou", "7 5 1 1 7 3", 6),
    *(("setsugetsu", cards, 2) for cards in ("6 4 8", "8 2 8")),
    ("setsugetsu", "2 4 6 8", 4),
    ("setsugetsu", "8 4 6 2 8", 6),
]

NOT_LAID = [
    *(("kasane", cards) for cards in ("4 5 4", "4 5", "7 7 8")),
    *(("juu", cards) for cards in ("3 3 3", "4 5", "1 2 8", "1 2 3 5")),
    *(("sakura", cards) for cards in ("6 1 1", "2 2 6", "1 2 7")),
    *(("chidori", cards) for cards in ("9 8 9", "3 3 8", "3 8 7")),
    *(("asanoha", cards) for cards in ("4 5 5", "4 7 7", "4 5 6")),
    *(("kagen", cards) for cards in ("4 2 2", "2 3 3 4", "2 2 3", "1 4 3", "4 5 6")),
    *(("kagen", f"3 4 {outside}") for outside in "6789"),
    *(("jougen", cards) for cards in ("6 9 9", "8 7 7 5 5", "6 6 8", "5 9 7", "4 6 8")),
    *(("jougen", f"6 5 {outside}") for outside in "1234"),
    *(("kachou", cards) for cards in ("3 5 6 7", "1 1 1 2")),
    *(("kachou", f"1 5 9 {even}") for even in "2468"),
    *(("setsugetsu", cards) for cards in ("4 6 7", "2 2 8 9")),
    *(("setsugetsu", f"2 8 {odd}") for odd in "13579"),
]


def test_every_box_is_laid_in_these_tests() -> None:
    """K4: each meld with each of its numbers."""
    _, lays = Game("kasane").texts
    named = {f"meld {meld} {len(cards.split())}" for meld, cards, _ in LAID}
    assert named == {text for text in lays.values() if text != PASS and not text.endswith("top")}


@pytest.mark.parametrize(("meld", "cards", "points"), LAID)
def test_what_is_a_meld_can_be_laid_for_its_points(meld: str, cards: str, points: int) -> None:
    """K12, K13, K14, K15, K16, K17, K18, K19, K20: the examples of the rules page and of the rulebook, and each box."""
    *before, _ = cards.split()
    lay = f"meld {meld} {len(before) + 1}"
    state = for_seat_0(cards)
    seat_0(state, *[PASS] * len(before))
    assert lay in seat_0_takes(state)
    told, *_ = state.play(0, lay)
    assert told["points"] == points == state.scores[0]
    assert (lying(state, "robes"), lying(state, "hands")) == (cards, "")


@pytest.mark.parametrize(("meld", "cards", "points"), LAID)
def test_the_first_card_of_a_meld_may_be_the_robe_s_top(meld: str, cards: str, points: int) -> None:
    """K3, K12, K13, K14, K15, K16, K17, K18, K19, K20. A Juu of two puts it there."""
    first, *rest = cards.split()
    under = str(10 - int(first))
    lay = f"meld {meld} {len(rest) + 1} top"
    state = for_seat_0(f"{under} {cards}", players=4)
    seat_0(state, PASS, "meld juu 2", *[PASS] * (len(rest) - 1))
    assert lay in seat_0_takes(state)
    told, *_ = state.play(0, lay)
    assert told["sequence"] == [first, *rest] and told["points"] == points
    assert lying(state, "robes") == f"{under} {cards}"


@pytest.mark.parametrize(("meld", "cards"), NOT_LAID)
def test_what_is_no_meld_is_refused_with_its_rule(meld: str, cards: str) -> None:
    """K12, K13, K14, K15, K16, K17, K18, K19, K20. A pair laid before makes Juu with the last card."""
    *before, last = cards.split()
    pair = str(10 - int(last))
    state = for_seat_0(f"{pair} {pair} {cards}", players=4)
    seat_0(state, PASS, "meld kasane 2", *[PASS] * len(before))
    lay = f"meld {meld} {len(before) + 1}"
    lays = seat_0_takes(state)
    assert "meld juu 2 top" in lays and lay not in lays
    assert refused(state, lay) == (RULES[meld], f"not-{meld}", {"sequence": cards.replace(" ", "-")})
