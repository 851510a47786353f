"""The end of a game, the options, and how much an edition can hold."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from irodori import EditionError, Game, SetupError
from irodori.core.edition import Json, Table
from irodori.games.kasane.pad import preset
from irodori.games.kasane.rules import PLUS, Kasane
from irodori.games.kasane.test_deal import (
    PASS,
    decks,
    for_seat_0,
    lying,
    marbles,
    refused,
    seat_0,
    seat_0_takes,
    start,
    table,
    to_the_end,
)

# ---- the end


def packed(cards: str) -> int:
    found = 0
    for card in cards.split():
        found = found << 4 | (PLUS if card == "+" else int(card))
    return found


def final_score(robe: str, won: int = 0) -> int:
    """The score of a seat that ends with this robe and so many points won before: real games take too long for each."""
    rules = cast("Kasane", Game("kasane").fresh())
    rules.robes = [packed(robe), 0, 0, 0]
    rules.points = [won, 0, 0, 0, *rules.points[4:]]
    rules.over = True
    return rules.score(0)


@pytest.mark.parametrize(
    ("robe", "bonus"),
    [
        ("1 1 1 1 1 + + +", 5),
        ("1 1 1 1 2 2 2 2", 4),
        ("1 1 1 2 2 2 3 3", 3),
        ("1 1 2 2 3 3 4 4", 2),
        ("1 1 2 2 3 3 4 5", 0),
        ("1 1 2 2 3 4 5 6", 2),
        ("1 1 2 3 4 5 6 7", 3),
        ("1 2 3 4 5 6 7 8", 4),
        ("1 2 3 4 5 6 7 8 9", 5),
        ("1 2 3 4 5 6 7", 0),
        ("9 9 9 9 9 + +", 0),
        ("9 + + + + + + +", 5),
        ("1 1 1 1 1 2 2 2 2 2 3", 3),
        ("1 1 1 1 1 2 2 2 2 2 3 3", 3 + 2),
        ("1 1 1 2 2 2 3 3 3 4 4 5", 0 + 2),
        ("1 2 3 4 5 6 7 8 9 + + +", 5 + 2),
    ],
)
def test_a_robe_of_eight_or_more_gives_points_for_its_colours(robe: str, bonus: int) -> None:
    """K9. A +1 counts as a card, not as a colour; all twelve cards give 2 more."""
    assert final_score(robe) == bonus
    assert final_score(robe, won=18) == 18 + bonus


THREE_AT_THE_BOTTOM = "3 1 2 6 + 4 5 7 8 8 9 1"
LAID_BUT_THE_THREE = ["meld sakura 3", "meld asanoha 3", "meld kasane 2", "meld juu 2"]
THREE_FIRST = "3 8 9 1 1 6 2 8 + 4 5 7"
ALL_LAID = [
    "meld chidori 3", "meld juu 2 top", "meld kasane 2 top", "meld sakura 3 top", "meld juu 2 top", "meld asanoha 3",
]  # fmt: skip


def test_eight_colours_and_a_plus_one_give_four_points_and_all_twelve_cards_seven() -> None:
    """K9, worked example; K10: beyond 19 points the score goes on."""
    state = for_seat_0(THREE_AT_THE_BOTTOM)
    to_the_end(state, {0: LAID_BUT_THE_THREE})
    assert lying(state, "hands") == "3"
    assert lying(state, "robes") == "1 2 6 + 4 5 7 8 8 9 1"
    assert table(state)["points"] == [11, *state.scores[1:]]
    assert state.scores[0] == 11 + 4
    assert {"kind": "bonus", "seat": 0, "colours": 4, "full_robe": 0}.items() <= state.events("all")[-4].items()

    state = for_seat_0(THREE_FIRST)
    to_the_end(state, {0: ALL_LAID})
    assert lying(state, "hands") == "" and len(lying(state, "robes").split()) == 12
    assert Counter(lying(state, "robes").split()) == Counter(THREE_AT_THE_BOTTOM.split())
    assert state.scores[0] == 16 + 5 + 2
    assert {"kind": "bonus", "seat": 0, "colours": 5, "full_robe": 2}.items() <= state.events("all")[-4].items()


def test_bonus_points_come_only_at_the_end() -> None:
    """K9."""
    state = for_seat_0(THREE_FIRST)
    to_the_end(state, {0: ALL_LAID})
    record = state.record()
    before = record.at(len(record.lines) - 1)
    assert (before.scores[0], state.scores[0]) == (16, 23)
    assert before.winners == () and state.winners == (0,)


def test_most_points_win_whatever_the_size_of_the_robe() -> None:
    """K10."""
    state = start("1 2 3 . / 5 5 4 6")
    to_the_end(state, {0: ["meld kagen 3"], 1: ["meld juu 2", "meld kasane 2"]})
    assert state.scores == (3, 2, 0) and state.winners == (0,)
    assert (lying(state, "robes", 0), lying(state, "robes", 1)) == ("3 2 1", "6 4 5 5")


def test_a_tie_goes_to_the_larger_robe() -> None:
    """K10."""
    state = start("+ / 5 5")
    to_the_end(state, {1: ["meld kasane 2"]})
    assert state.scores == (1, 1, 0) and state.winners == (1,)
    state = start("+ + / + 5 5 / + + / +", players=4)
    to_the_end(state, {1: ["meld kasane 2"]})
    assert state.scores == (2, 2, 2, 1) and state.winners == (1,)


def test_one_card_more_is_enough_to_break_a_tie() -> None:
    """K10."""
    state = start("+ + + / 5 5 +", "+ / + +", players=4)
    to_the_end(state, {1: ["meld kasane 2"]})
    assert (lying(state, "robes", 0), lying(state, "robes", 1)) == ("+ + + +", "+ 5 5 + +")
    assert state.scores == (4, 4, 0, 0) and state.winners == (1,)


def test_a_tie_in_cards_too_is_a_shared_victory() -> None:
    """K10, S3."""
    state = start("+ / +")
    to_the_end(state, {})
    assert state.scores == (1, 1, 0) and state.winners == (0, 1)
    state = start("+ / + / + / +", players=4)
    to_the_end(state, {})
    assert state.scores == (1, 1, 1, 1) and state.winners == (0, 1, 2, 3)


def test_nobody_with_a_point_is_a_victory_of_all() -> None:
    """K10, S3."""
    state = start()
    to_the_end(state, {})
    assert state.scores == (0, 0, 0) and state.winners == (0, 1, 2)


# ---- options


def test_options_are_off_unless_chosen_and_independent() -> None:
    """K23, K24."""
    assert Game("kasane").options == {"preset_marbles": False, "plus_one_meld": False}
    for options in ({"preset_marbles": True}, {"plus_one_meld": True}, {"preset_marbles": True, "plus_one_meld": True}):
        state = Game("kasane", 3, options=options).start(decks=decks())
        assert state.view(None)["options"] == {"preset_marbles": False, "plus_one_meld": False, **options}
        assert marbles(state, "juu", 2) == options.get("preset_marbles", False)


def test_preset_marbles_are_for_three_players() -> None:
    """K23."""
    with pytest.raises(SetupError, match="option preset_marbles is for 3 players, not 4"):
        Game("kasane", 4, options={"preset_marbles": True})


def test_preset_marbles_lie_only_where_an_edition_has_a_box_of_two_cards() -> None:
    """K23. The pad asks for the boxes that are there."""
    melds = cast("dict[str, dict[str, Json]]", Game("kasane").table["melds"])
    juu: dict[str, Json] = {"name": "Juu", "boxes": [{"cards": 3, "points": 2}]}
    game = Game("kasane", 3, {"melds": {**melds, "juu": juu}}, {"preset_marbles": True})
    state = game.start(seed=1)
    assert (marbles(state, "juu", 3), marbles(state, "kasane", 2)) == (0, 1)
    assert [preset(game, meld) for meld in ("kasane", "juu", "sakura")] == [0, None, None]


def test_preset_marbles_close_one_box_of_two_cards_in_juu_and_in_kasane() -> None:
    """K23, K5."""
    state = for_seat_0("4 4 7 3 3 7", preset_marbles=True)
    boxes = {meld: [marbles(state, meld, cards) for cards in (2, 3, 4)] for meld in ("kasane", "juu")}
    assert boxes == {"kasane": [1, 0, 0], "juu": [1, 0, 0]}
    seat_0(state, PASS, "meld kasane 2", PASS, "meld juu 2")
    assert state.scores[0] == 2
    assert seat_0_takes(state) == [] and state.actors == (1,)
    assert seat_0_takes(state) == [] and state.actors == (1,)
    assert (lying(state, "robes"), lying(state, "hands")) == ("4 4 7 3", "3 7")


def test_without_preset_marbles_the_same_pairs_can_all_be_laid() -> None:
    """K23, K5."""
    state = for_seat_0("4 4 7 3 3 7")
    seat_0(state, PASS, "meld kasane 2", PASS, "meld juu 2")
    assert seat_0_takes(state) == ["meld kasane 2 top", PASS]
    state.play(0, PASS)
    assert seat_0_takes(state) == ["meld juu 2", "meld juu 2 top", PASS]


def test_after_a_plus_one_a_meld_may_be_laid_from_the_hand_alone() -> None:
    """K24, K3."""
    state = for_seat_0("5 5 +", plus_one_meld=True)
    seat_0(state, PASS, PASS)
    assert seat_0_takes(state) == ["meld kasane 2", "meld juu 2", PASS]
    assert lying(state, "robes") == "+" and state.scores[0] == 1
    assert refused(state, "meld kasane 2 top") == ("K3", "plus-on-top", {})
    state.play(0, "meld juu 2")
    assert (lying(state, "robes"), lying(state, "hands"), state.scores[0]) == ("+ 5 5", "", 2)


def test_a_plus_one_on_the_robe_bars_the_card_beneath_it() -> None:
    """K24, K3. 5-5 lie under the +1, and a 5 in the hand."""
    for option in (False, True):
        state = for_seat_0("5 5 5 +", plus_one_meld=option)
        seat_0(state, PASS, "meld kasane 2")
        assert seat_0_takes(state) == ["meld kasane 2 top", "meld juu 2 top", PASS]
        state.play(0, PASS)
        assert seat_0_takes(state) == [] and state.actors == (1,)


def test_after_a_plus_one_without_a_meld_in_the_hand_nothing_is_asked() -> None:
    """K24, S1."""
    state = for_seat_0("1 + 4 +", plus_one_meld=True)
    seat_0(state, PASS)
    assert seat_0_takes(state) == [] and state.actors == (1,)
    state = for_seat_0("+", plus_one_meld=True)
    assert seat_0_takes(state) == [] and state.actors == (1,)


def test_a_pass_after_a_plus_one_keeps_the_hand() -> None:
    """K24, K6."""
    state = for_seat_0("5 5 +", plus_one_meld=True)
    seat_0(state, PASS, PASS, PASS)
    assert (lying(state, "hands"), lying(state, "robes"), state.scores[0]) == ("5 5", "+", 1)


# ---- limits of an edition


def kasane_and_juu(boxes: int, more: int) -> Table:
    """The usual edition, with so many sizes of Kasane and of Juu: 15 boxes belong to the other melds."""
    melds = cast("dict[str, Json]", Game("kasane").table["melds"])
    sizes = {"kasane": range(2, 2 + boxes), "juu": range(2, 2 + more)}
    changed: dict[str, Json] = {
        key: {"name": key, "boxes": [{"cards": cards, "points": 1} for cards in found]} for key, found in sizes.items()
    }
    return {"key": "wide", "melds": {**melds, **changed}}


def test_an_edition_of_31_boxes_is_the_largest_and_one_more_is_refused() -> None:
    """S0."""
    state = Game("kasane", 3, kasane_and_juu(9, 7)).start(decks=decks("5 5"))
    seat_0(state, PASS)
    assert seat_0_takes(state) == ["meld kasane 2", "meld juu 2", PASS]
    assert [len(texts) for texts in state.game.texts] == [3, 63]
    with pytest.raises(EditionError, match=r"melds has 65 choices and a decision may have 64 \(S0\)"):
        Game("kasane", 3, kasane_and_juu(9, 8))
