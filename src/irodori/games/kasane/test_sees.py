"""Who sees what: every card is taken in the open, so only the order of the pile and of the last shuffle is unknown."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import cast

import pytest

from irodori import Game, Position, SetupError, ViewError
from irodori.core.edition import Json, Table
from irodori.core.info import Viewer
from irodori.games.kasane.test_deal import (
    PASS,
    decks,
    field,
    for_seat_0,
    own_row,
    seat_0,
    seat_0_takes,
    start,
    table,
    table_round,
    to_the_end,
    turn,
)

ROUNDS = ("1 2 3 4 5 / 6 7 8 9 1 / + 5 4 3 2", "", "")
FIELD = [row.split() for row in ROUNDS[0].split("/")]


def told(state: Position, viewer: Viewer) -> str:
    """All that reaches a viewer, as bytes would show it."""
    return json.dumps([state.view(viewer), state.events(viewer)], ensure_ascii=False)


def who_look(state: Position) -> list[int | None]:
    return [*range(state.game.players), None]


def cards(state: Position, place: str, viewer: Viewer = None) -> list[str]:
    return cast("list[str]", cast("Table", state.view(viewer)["table"])[place])


def other_pile(given: Sequence[Sequence[str]], dealt: int) -> list[list[str]]:
    """The same decks, but what is not dealt yet lies in the opposite order."""
    first, *later = given
    return [[*first[:dealt], *reversed(first[dealt:])], *map(list, later)]


def test_everyone_sees_the_field_and_what_the_pile_holds_but_not_its_order() -> None:
    """S4, K1."""
    state = start(*ROUNDS)
    for viewer in who_look(state):
        seen = cast("Table", state.view(viewer)["table"])
        assert seen["rows"] == FIELD
        assert seen["hands"] == seen["robes"] == [[], [], []]
        assert "".join(cards(state, "pile", viewer)) == "1122334455666777888999++++"
        assert seen["discards"] == [] and (seen["round"], seen["starter"]) == (1, 0)
        assert "pile_in_order" not in seen
    assert cards(state, "pile_in_order", "all") == state.decks[0][15:]


@pytest.mark.parametrize("players", [3, 4])
def test_the_order_of_the_pile_shows_nowhere_until_it_is_dealt(players: int) -> None:
    """S4. Two games that differ only in it look the same to everyone, to the byte, refusals too."""
    given = decks(players=players)
    size = players * (4 if players == 4 else 5)
    one, other = (Game("kasane", players).start(decks=deck) for deck in (given, other_pile(given, size)))
    while table_round(one) == 1:
        for viewer in who_look(one):
            assert told(one, viewer) == told(other, viewer)
        assert told(one, "all") != told(other, "all")
        assert [str(one.why_not(seat, "take 9")) for seat in range(players)] == [
            str(other.why_not(seat, "take 9")) for seat in range(players)
        ]
        own_row(one)
        own_row(other)
    assert told(one, None) != told(other, None)


def test_hands_are_known_in_their_order_to_all_with_perfect_memory() -> None:
    """S4, K2."""
    state = start(*ROUNDS)
    for row in (1, 3, 1, 2, 2):
        turn(state, f"take {row}")
    for viewer in who_look(state):
        seen = cast("Table", state.view(viewer)["table"])
        assert seen["hands"] == [["5", "1"], ["2", "9"], ["4"]]
        assert seen["rows"] == [["1", "2", "3"], ["6", "7", "8"], ["+", "5", "4", "3"]]


def test_only_who_is_asked_is_shown_moves() -> None:
    """S1."""
    state = for_seat_0("4 4")
    seat_0(state, PASS)
    seat_0_takes(state)
    assert state.view(0)["moves"] == ["meld kasane 2", PASS]
    for viewer in (1, 2, None, "all"):
        seen = state.view(viewer)
        assert seen["moves"] == [] and (seen["actors"], seen["decision"], seen["seat"]) == ([0], "meld", viewer)


def test_apart_from_whose_view_it_is_all_see_the_same() -> None:
    """S4."""
    state = start(*ROUNDS)
    while not state.over:
        views = [{**state.view(viewer), "seat": None, "moves": []} for viewer in who_look(state)]
        assert all(view == views[0] for view in views)
        own_row(state)


def test_the_story_tells_each_take_meld_and_pass_to_everyone() -> None:
    """S4, K2, K3, K6."""
    state = start("4 4 2 + / 9 / 6 6")
    rows = cast("list[list[str]]", table(state)["rows"])
    turn(state, "take 1")
    turn(state, "take 3")
    turn(state, "take 1")
    turn(state, "take 1")
    turn(state, "take 3", "meld kasane 2")
    turn(state, "take 2")
    turn(state, "take 1")
    story = [
        {"n": 1, "kind": "deal", "seat": 0, "round": 1, "rows": rows},
        {"n": 2, "kind": "take", "seat": 0, "row": 1, "card": "+"},
        {"n": 3, "kind": "take", "seat": 1, "row": 3, "card": "6"},
        {"n": 4, "kind": "take", "seat": 2, "row": 1, "card": "2"},
        {"n": 5, "kind": "take", "seat": 0, "row": 1, "card": "4"},
        {"n": 6, "kind": "take", "seat": 1, "row": 3, "card": "6"},
        {
            "n": 7, "kind": "meld", "seat": 1, "meld": "kasane", "cards": 2, "top": False, "points": 1,
            "sequence": ["6", "6"],
        },
        {"n": 8, "kind": "take", "seat": 2, "row": 2, "card": "9"},
        {"n": 9, "kind": "take", "seat": 0, "row": 1, "card": "4"},
        {"n": 10, "kind": "pass", "seat": 0},
    ]  # fmt: skip
    for viewer in (*who_look(state), "all"):
        assert state.events(viewer) == story
        assert state.events(viewer, since=8) == story[8:]
        assert state.view(viewer)["story"] == story


def test_discards_are_known_though_they_lie_face_down() -> None:
    """S4, K22."""
    state = start(*ROUNDS)
    while table_round(state) == 1:
        own_row(state)
    for viewer in who_look(state):
        assert cards(state, "discards", viewer) == ["1", "6", "+"]
        left = [event for event in state.events(viewer) if event["kind"] == "left"]
        assert [event["cards"] for event in left] == [["1", "6", "+"]]


@pytest.mark.parametrize(("players", "unseen"), [(3, 2), (4, 0)])
def test_from_the_last_deal_on_all_is_known(players: int, unseen: int) -> None:
    """S4, K8. With three, the two cards discarded unseen are those that are nowhere else."""
    given = decks(*[""] * players, players=players)
    state = Game("kasane", players).start(decks=given)
    while table_round(state) < players:
        own_row(state)
    for viewer in who_look(state):
        assert cards(state, "pile", viewer) == [] and "pile_in_order" not in cast("Table", state.view(viewer)["table"])
        assert Counter(cards(state, "discards", viewer)) == Counter(given[1][len(given[1]) - unseen :])
    assert cards(state, "pile_in_order", "all") == []


@pytest.mark.parametrize("players", [3, 4])
def test_no_card_is_ever_lost_from_sight(players: int) -> None:
    """S4, K21, K22."""
    state = start(players=players)
    box = Counter(state.decks[0])
    while True:
        seen = cast("dict[str, list[list[str]]]", state.view(None)["table"])
        lying = [card for place in ("rows", "hands", "robes") for part in seen[place] for card in part]
        assert Counter(lying + cards(state, "pile") + cards(state, "discards")) == box
        if state.over:
            break
        own_row(state)
    assert len(cards(state, "discards")) == {3: 2 + 3, 4: 4}[players]


def test_marbles_points_and_the_result_are_open() -> None:
    """S4, K5, K10."""
    state = start("5 5 / +", "", "")
    to_the_end(state, {0: ["meld kasane 2"]})
    for viewer in (*who_look(state), "all"):
        seen = state.view(viewer)
        melds = cast("dict[str, list[Json]]", cast("Table", seen["table"])["melds"])
        assert melds["kasane"][0] == {"cards": 2, "points": [1, 1], "marbles": 1}
        assert cast("Table", seen["table"])["points"] == [1, 1, 0]
        assert (seen["scores"], seen["winners"]) == ([1, 1, 0], [0])
        assert (seen["actors"], seen["decision"], seen["moves"]) == ([], None, [])


def test_points_are_shown_without_the_robe_s_until_the_end() -> None:
    """S4, K9."""
    state = start()
    to_the_end(state, {})
    kinds = [event["kind"] for event in state.events(None)]
    assert kinds[-5:] == ["left", "bonus", "bonus", "bonus", "end"]
    assert [kind for kind in kinds[:-5] if kind in ("bonus", "end")] == []


# ---- undo


def test_an_undone_move_leaves_no_trace_in_what_is_seen() -> None:
    """S4. At every move of a game; also over a deal, whose cards are unknown again."""
    state = start(*ROUNDS)
    while not state.over:
        before = [told(state, viewer) for viewer in (*who_look(state), "all")]
        (seat,) = state.actors
        state.play(seat, PASS if state.decision == "meld" else f"take {seat + 1}")
        again = state.copy()
        again.undo(seat)
        assert [told(again, viewer) for viewer in (*who_look(again), "all")] == before


def test_a_deal_undone_is_dealt_alike_again_and_does_not_show_before() -> None:
    """S4, K8."""
    given = decks("", "", "")
    one, other = (Game("kasane", 3).start(decks=deck) for deck in (given, other_pile(given, 15)))
    for state in (one, other):
        while field(state) > 4:
            own_row(state)
        state.play(2, "take 3")
        if state.decision == "meld":
            state.play(2, PASS)
    assert table_round(one) == table_round(other) == 2
    rows = table(one)["rows"]
    assert rows != table(other)["rows"]
    for state in (one, other):
        state.undo(2)
    for viewer in who_look(one):
        assert told(one, viewer) == told(other, viewer)
    one.play(2, PASS if one.decision == "meld" else "take 3")
    assert table(one)["rows"] == rows


def test_there_is_no_secret_choice_to_take_back() -> None:
    """S1. All choices are open in this game."""
    state = start()
    own_row(state)
    before = told(state, "all")
    for seat in range(3):
        with pytest.raises(SetupError, match=f"seat {seat} has no secret choice to take back"):
            state.take_back(seat)
    assert told(state, "all") == before
    with pytest.raises(SetupError, match="there is no move to undo"):
        start().undo(0)


# ---- imagining


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("option", [False, True])
def test_what_is_imagined_looks_the_same_to_whose_view_it_was(players: int, option: bool) -> None:
    """S4, K24. At every move, for every seat and a spectator."""
    state = start(*[""] * players, players=players, plus_one_meld=option)
    step = 0
    while not state.over:
        for viewer in who_look(state):
            step += 1
            assert told(state.game.imagine(state.view(viewer), step), viewer) == told(state, viewer)
        own_row(state)
    assert told(state.game.imagine(state.view(0), 1), "all") == told(state, "all")


def test_imagining_never_looks_at_the_real_pile_or_at_the_second_deck() -> None:
    """S4, K8."""
    given = decks("", "", "")
    game = Game("kasane", 3)
    later = [given[0], list(reversed(given[1]))]
    states = [game.start(decks=deck) for deck in (given, other_pile(given, 15), later)]
    for state in states:
        for _ in range(5):
            own_row(state)
    guesses = [game.imagine(state.view(0), "tea") for state in states]
    for guess in guesses:
        to_the_end(guess, {})
    assert len({told(guess, "all") for guess in guesses}) == 1


def test_every_order_of_the_pile_is_imagined_about_as_often() -> None:
    """S4. In the third of four rounds the pile is four cards."""
    state = start("1 1 1 1 / 2 2 2 2 / 3 3 3 3 / 4 4 4 4", players=4)
    while table_round(state) < 3:
        own_row(state)
    view = state.view(1)
    pile = cards(state, "pile")
    assert len(set(pile)) == 4
    tries = 1200
    orders = Counter(tuple(cards(state.game.imagine(view, n), "pile_in_order", "all")) for n in range(tries))
    assert len(orders) == 24
    for place in range(4):
        at = Counter(card for order, times in orders.items() for card in [order[place]] * times)
        assert all(abs(count - tries / 4) < 75 for count in at.values()), at  # five standard deviations


def test_from_the_last_deal_on_only_one_state_can_be_imagined() -> None:
    """S4, K8."""
    state = start("", "", "")
    while table_round(state) < 3:
        own_row(state)
    for seed in range(5):
        guess = state.game.imagine(state.view(2), seed)
        assert told(guess, "all") == told(state, "all")


def test_what_is_no_view_of_this_table_is_refused() -> None:
    """S1."""
    state = start()
    view = state.view(0)
    for game in (Game("kasane", 4), Game("kasane", 3, options={"plus_one_meld": True})):
        with pytest.raises(ViewError, match="the view is of another table"):
            game.imagine(view)
    for broken in ({}, {**view, "story": [{"kind": "deal"}]}, {**view, "story": 3}):
        with pytest.raises(ViewError):
            state.game.imagine(cast("Table", broken))


def test_there_are_no_other_viewers() -> None:
    """S1."""
    state = start()
    for viewer in (3, -1, "0", "seat", True):
        with pytest.raises(SetupError, match=r'a view is of a seat from 0 to 2, None or "all"'):
            state.view(viewer)
        with pytest.raises(SetupError):
            state.events(viewer)
