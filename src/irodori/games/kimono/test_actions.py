"""Receiving cards, and the four actions (M8 to M11)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

import pytest

from irodori.core.game import lay
from irodori.core.position import Position
from irodori.games.kimono.rules import DREW, NOTHING
from irodori.games.kimono.test_deal import after, dealt, deck_of, owned, refusal, table, told

if TYPE_CHECKING:
    from irodori.games.kimono.rules import Kimono


def received(cards: str, sack: str = "", players: int = 3) -> Position:
    """Seat 0 has just received these cards, its first."""
    text = f"0: {cards} | 1: coin1 | 2:"
    state = dealt(players, text, sack=sack)
    count = len(cards.split())
    state.play(0, f"split {count} 1")
    state.play(0, "apprentice 2 0")
    for seat in range(players):
        state.play(seat, "want 2" if seat else "want 1")
    return state


# ---- receiving (M8)


@pytest.mark.parametrize("cards", ["copy lute lute fan", "lute copy fan lute", "lute fan lute copy"])
def test_curios_are_put_down_before_actions_wherever_they_lie(cards: str) -> None:
    """M8."""
    assert owned(received(cards), 0) == {"fan": 1, "lute": 3}


def test_coins_and_fires_are_put_down_too() -> None:
    """M8."""
    state = received("fire coin1 breakage fire bowl")
    assert owned(state, 0) == {"coin1": 1, "fire": 2}


def test_a_fire_does_nothing_until_scoring() -> None:
    """M8, M13."""
    state = received("fire")
    assert (state.decision, owned(state, 0), state.scores[0]) == ("split", {"fire": 1}, -4)


def test_two_kinds_that_wait_ask_for_the_order() -> None:
    """M8."""
    state = received("breakage fan fan lute copy")
    assert (state.decision, state.actors) == ("resolve", (0,))
    assert state.moves(0) == ["resolve breakage", "resolve copy"]
    assert refusal(state, 0, "resolve cat") == ("M8", "nothing-waits", {"action": "cat"})
    assert refusal(state, 0, "resolve fire")[:2] == ("S1", "not-a-move")
    assert table(state)["waiting"] == {"cat": 0, "breakage": 1, "copy": 1}


@pytest.mark.parametrize(
    ("first", "left"),
    [("resolve breakage", {"lute": 2}), ("resolve copy", {"fan": 1, "lute": 1})],
)
def test_the_order_is_the_owner_s(first: str, left: dict[str, int]) -> None:
    """M8. Breakage first leaves one lute for the copy; copy first joins the fans, and then two of them break."""
    state = received("breakage fan fan lute copy")
    state.play(0, first)
    state.play(0, "break fan fan")
    assert owned(state, 0) == left


def test_three_kinds_are_asked_for_until_one_is_left() -> None:
    """M8."""
    state = received("cat breakage copy lute", sack="coin1")
    assert state.moves(0) == ["resolve cat", "resolve breakage", "resolve copy"]
    state.play(0, "resolve copy")
    assert state.moves(0) == ["resolve cat", "resolve breakage"]
    state.play(0, "resolve cat")
    assert (state.decision, owned(state, 0)) == ("split", {"coin1": 1})


@pytest.mark.parametrize("cards", ["cat cat", "copy copy lute", "breakage breakage lute lute lute"])
def test_actions_of_one_kind_need_no_order(cards: str) -> None:
    """M8, S1."""
    state = received(cards, sack="coin1 coin1")
    assert (state.decision, table(state)["waiting"]) == ("split", {"cat": 0, "breakage": 0, "copy": 0})
    assert told(state, "resolve") == []


def test_actions_are_carried_out_before_anything_else_happens() -> None:
    """M8."""
    state = after(3, "0: cat | 1: cat | 2: fan", sack="coin1 fire")
    assert [event["kind"] for event in told(state, "gain", "draw", "split")] == [
        "split", "gain", "draw", "split", "gain", "draw", "gain",
    ]  # fmt: skip


def test_the_story_tells_which_action_was_chosen() -> None:
    """M8."""
    state = received("breakage copy lute")
    state.play(0, "resolve copy")
    assert told(state)[-4:] == [
        {"kind": "gain", "seat": 0, "cards": ["breakage", "copy", "lute"]},
        {"kind": "resolve", "seat": 0, "action": "copy"},
        {"kind": "copy", "seat": 0, "sort": "lute", "chosen": False},
        {"kind": "break", "seat": 0, "sorts": ["lute", "lute"], "chosen": False},
    ]


# ---- Lucky Cat (M9)


@pytest.mark.parametrize("card", ["bowl", "coin1", "fire"])
def test_a_cat_puts_down_what_it_draws(card: str) -> None:
    """M9."""
    state = received("cat lute", sack=card)
    assert owned(state, 0) == {"lute": 1} | {card: 1}
    assert (told(state, "draw"), table(state)["sack"]) == ([{"kind": "draw", "seat": 0, "card": card}], 28)


def test_a_breakage_drawn_by_a_cat_comes_before_those_that_wait() -> None:
    """M9."""
    state = received("cat copy fan fan lute", sack="breakage")
    state.play(0, "resolve cat")
    assert (state.decision, owned(state, 0)) == ("break", {"fan": 2, "lute": 1})
    state.play(0, "break fan fan")
    assert owned(state, 0) == {"lute": 2}


def test_a_copy_drawn_by_a_cat_comes_before_those_that_wait() -> None:
    """M9, M10."""
    state = received("cat breakage fan lute", sack="copy")
    state.play(0, "resolve cat")
    assert (state.decision, state.moves(0)) == ("copy", ["copy fan", "copy lute"])
    state.play(0, "copy lute")
    assert (state.decision, owned(state, 0)) == ("break", {"fan": 1, "lute": 2})


def test_a_cat_may_draw_a_cat_that_draws_a_breakage() -> None:
    """M9. The second cat is carried out at once, and so is what it draws; the copy waits for both."""
    state = received("cat copy bowl bowl fan", sack="cat breakage")
    state.play(0, "resolve cat")
    assert [event["card"] for event in told(state, "draw")] == ["cat", "breakage"]
    assert state.decision == "break"
    state.play(0, "break bowl bowl")
    assert owned(state, 0) == {"fan": 2}
    assert table(state)["sack"] == 27


def test_what_a_cat_drew_changes_what_the_next_actions_do() -> None:
    """M9, M10."""
    state = received("cat copy bowl fan fan", sack="bowl")
    state.play(0, "resolve cat")
    assert state.moves(0) == ["copy bowl", "copy fan"]


@pytest.mark.parametrize("sack", ["breakage", "copy", "cat coin1"])
def test_an_action_drawn_by_a_cat_goes_to_no_collection(sack: str) -> None:
    """M9, M10, M11. Neither does the cat; without any curio the copy and the breakage go to the box."""
    assert owned(received("cat", sack=sack), 0) == {card: 1 for card in sack.split() if card == "coin1"}


def test_a_cat_draws_nothing_from_an_empty_sack() -> None:
    """M9. Real games cannot come to this, so the sack is emptied by hand."""
    game = dealt(3).game
    core = cast("Kimono", game.fresh())
    lay(game, core, deck_of(3, "0: cat lute | 1: fan | 2:"))
    core.sack = core.cards
    core.story = []
    for seat, text in ((0, "split 2 1"), (0, "apprentice 2 0"), (0, "want 1"), (1, "want 2"), (2, "want 2")):
        core.play(seat, game.choices[core.kind()][text])
    assert core.story[-1] == (DREW, 0, NOTHING, 0)
    assert (core.actors(), core.kind(), core.score(0)) == (1, 0, 4)


# ---- Copy (M10)


def test_a_copy_joins_the_sort_of_which_there_are_most() -> None:
    """M10."""
    state = received("copy bowl lute lute coin1 coin1 coin1")
    assert owned(state, 0) == {"bowl": 1, "lute": 3, "coin1": 3}
    assert told(state, "copy") == [{"kind": "copy", "seat": 0, "sort": "lute", "chosen": False}]


@pytest.mark.parametrize("cards", ["copy", "copy coin1 coin1 fire"])
def test_a_copy_without_any_curio_goes_to_the_box(cards: str) -> None:
    """M10. Coins and Fires are no curios."""
    state = received(cards)
    assert "copy" not in str(owned(state, 0))
    assert told(state, "copy") == [{"kind": "copy", "seat": 0, "sort": None, "chosen": False}]
    assert state.decision == "split"


def test_on_a_tie_the_owner_chooses_the_sort() -> None:
    """M10."""
    state = received("copy bowl bowl fan lute lute sword sword")
    assert (state.decision, state.actors) == ("copy", (0,))
    assert state.moves(0) == ["copy bowl", "copy lute", "copy sword"]
    for sort in ("fan", "kimono"):
        assert refusal(state, 0, f"copy {sort}") == (
            "M10", "copy-not-most", {"sort": sort, "most": "bowl, lute, sword"},
        )  # fmt: skip
    state.play(0, "copy sword")
    assert owned(state, 0) == {"bowl": 2, "fan": 1, "lute": 2, "sword": 3}
    assert told(state, "copy") == [{"kind": "copy", "seat": 0, "sort": "sword", "chosen": True}]


def test_an_earlier_copy_counts_as_the_sort_that_it_joined() -> None:
    """M10."""
    state = received("copy copy fan lute")
    state.play(0, "copy fan")
    assert (state.decision, owned(state, 0)) == ("split", {"fan": 3, "lute": 1})


def test_kimonos_count_for_a_copy() -> None:
    """M10."""
    state = after(3, "01: fan | 2: coin1", "01: fan | 2: coin1", "0: copy lute | 1: copy lute lute | 2:")
    assert owned(state, 0) == {"kimono": 3, "lute": 1}
    assert (state.decision, state.actors, state.moves(1)) == ("copy", (1,), ["copy kimono", "copy lute"])


def test_what_others_own_does_not_matter_to_a_copy() -> None:
    """M10."""
    state = after(3, "0: fan fan fan | 1: copy lute | 2: coin1")
    assert owned(state, 1) == {"lute": 2}


# ---- Breakage (M11)


@pytest.mark.parametrize(
    ("cards", "lost", "left"),
    [
        ("breakage", [], {}),
        ("breakage coin1 fire coin1", [], {"coin1": 2, "fire": 1}),
        ("breakage lute coin1", ["lute"], {"coin1": 1}),
        ("breakage lute fan coin1", ["fan", "lute"], {"coin1": 1}),
        ("breakage lute lute", ["lute", "lute"], {}),
        ("breakage lute lute lute lute", ["lute", "lute"], {"lute": 2}),
        ("breakage bowl bowl bowl", ["bowl", "bowl"], {"bowl": 1}),
        ("breakage sword sword sword", ["sword", "sword"], {"sword": 1}),
        ("breakage copy lute", ["lute", "lute"], {}),
    ],
)
def test_a_breakage_asks_only_where_the_outcome_can_differ(cards: str, lost: list[str], left: dict[str, int]) -> None:
    """M11, S1."""
    state = received(cards)
    if "copy" in cards:
        state.play(0, "resolve copy")
    assert state.decision == "split"
    assert told(state, "break") == [{"kind": "break", "seat": 0, "sorts": lost, "chosen": False}]
    assert owned(state, 0) == left


def test_two_sorts_or_one_sort_twice_are_named() -> None:
    """M11."""
    state = received("breakage sword fan fan bowl coin1")
    assert (state.decision, state.actors) == ("break", (0,))
    assert state.moves(0) == ["break bowl fan", "break bowl sword", "break fan fan", "break fan sword"]
    state.play(0, "break fan sword")
    assert owned(state, 0) == {"bowl": 1, "fan": 1, "coin1": 1}
    assert told(state, "break") == [{"kind": "break", "seat": 0, "sorts": ["fan", "sword"], "chosen": True}]


def test_every_pair_of_sorts_can_be_lost() -> None:
    """M11. With two of each sort, kimonos too, there are 28 pairs of two sorts and 8 of one. The Fire is the bin's."""
    sorts = ["bowl", "chopsticks", "fan", "figurine", "kimono", "lute", "parasol", "sword"]
    seven = " ".join(sort for sort in sorts if sort != "kimono")
    rounds = ["01: coin1 | 2:"] * 2 + [f"0: {seven} | 1: coin1 | 2:", f"0: {seven} breakage apprentice | 12: fire"]
    state = after(3, *rounds)
    pairs = [(a, b) for i, a in enumerate(sorts) for b in sorts[i:]]
    assert state.moves(0) == [f"break {a} {b}" for a, b in pairs]
    for a, b in pairs:
        broken = state.copy()
        broken.play(0, f"break {a} {b}")
        assert Counter(cast("dict[str, int]", owned(broken, 0))) == Counter([*sorts * 2, "fire"]) - Counter([a, b])


@pytest.mark.parametrize(
    ("text", "key", "arguments"),
    [
        ("break sword fan", "break-order", {"first": "sword", "second": "fan"}),
        ("break fan lute", "break-not-owned", {"sort": "lute", "have": 0, "asked": 1}),
        ("break bowl fan", "break-not-owned", {"sort": "bowl", "have": 0, "asked": 1}),
        ("break sword sword", "break-not-owned", {"sort": "sword", "have": 1, "asked": 2}),
        ("break kimono kimono", "break-not-owned", {"sort": "kimono", "have": 0, "asked": 2}),
    ],
)
def test_a_breakage_takes_what_is_there_in_alphabetical_order(
    text: str, key: str, arguments: dict[str, int | str]
) -> None:
    """M11."""
    assert refusal(received("breakage sword fan fan"), 0, text) == ("M11", key, arguments)


@pytest.mark.parametrize(
    "text", ["break fan", "break coin1 fan", "break fan fire", "break fan copy", "break fan fan fan"]
)
def test_coins_and_fires_do_not_break(text: str) -> None:
    """M11, S1."""
    assert refusal(received("breakage sword fan fan coin1 fire"), 0, text)[:2] == ("S1", "not-a-move")


def test_a_copy_breaks_as_its_sort() -> None:
    """M10, M11."""
    state = received("copy breakage lute lute fan")
    state.play(0, "resolve copy")
    assert state.moves(0) == ["break fan lute", "break lute lute"]
    state.play(0, "break lute lute")
    assert owned(state, 0) == {"fan": 1, "lute": 1}


def test_a_kimono_that_breaks_does_not_return_to_the_supply() -> None:
    """M11, M7."""
    state = after(3, "01: fan | 2: coin1", "01: fan | 2: coin1", "0: breakage | 1: coin1 | 2:")
    assert told(state, "break") == [{"kind": "break", "seat": 0, "sorts": ["kimono", "kimono"], "chosen": False}]
    assert (owned(state, 0), table(state)["kimonos"]) == ({}, 6)


def test_two_breakages_one_after_the_other() -> None:
    """M8, M11. The second meets what the first has left."""
    state = received("breakage breakage fan lute sword")
    state.play(0, "break fan lute")
    assert (state.decision, owned(state, 0)) == ("split", {})
    assert [event["sorts"] for event in told(state, "break")] == [["fan", "lute"], ["sword"]]
