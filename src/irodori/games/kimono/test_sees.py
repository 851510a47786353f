"""Who sees what (M15, S4), written by hand: secret choices, later piles, the sack, the bin."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, cast

import pytest

from irodori.core.errors import SetupError
from irodori.core.game import Game
from irodori.core.info import Event, Viewer
from irodori.core.position import Position
from irodori.games.kimono.test_deal import (
    after,
    dealt,
    deck_of,
    owned,
    play_round,
    split,
    table,
    told,
    wants,
)  # fmt: skip

if TYPE_CHECKING:
    from irodori.games.kimono.rules import Kimono

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, 3, None)


def choosing(players: int = 4, **chosen: int) -> Position:
    """The first choice of a game; these seats have chosen already, in this order."""
    state = dealt(players, "0: bowl fan sword lute fire cat copy coin1 coin1")
    split(state, "split 4 1", "apprentice 2 0")
    wants(state, **chosen)
    return state


def traffic(state: Position, viewer: Viewer) -> str:
    """Everything that this viewer can be sent: view, events, whom it asks, moves, refusals, imagined games."""
    view = state.view(viewer)
    refused = [str(state.why_not(seat, "want 3")) for seat in ([viewer] if isinstance(viewer, int) else [])]
    moves = state.moves(viewer) if isinstance(viewer, int) else []
    imagined = [state.game.imagine(view, seed) for seed in range(5)]
    drawn = [[game.decks, game.lines, game.actors] for game in imagined]
    return json.dumps([view, state.events(viewer), state.asked, moves, refused, drawn])


# ---- choices not yet revealed


@pytest.mark.parametrize("viewer", [0, 2, 3, None])
def test_nobody_else_learns_that_somebody_chose_or_what(viewer: Viewer) -> None:
    """M15, M4."""
    nobody = traffic(choosing(), viewer)
    assert traffic(choosing(s1=1), viewer) == nobody
    assert traffic(choosing(s1=2), viewer) == nobody


@pytest.mark.parametrize("viewer", [0, None])
def test_not_even_when_all_others_have_chosen(viewer: Viewer) -> None:
    """M15."""
    nobody = traffic(choosing(), viewer)
    for groups in ((1, 1, 1), (2, 1, 2), (2, 2, 2)):
        assert traffic(choosing(s3=groups[2], s1=groups[0], s2=groups[1]), viewer) == nobody


def test_one_who_has_chosen_sees_only_the_own_choice() -> None:
    """M15, S1."""
    alone = choosing(s1=2)
    assert table(alone, 1)["chosen"] == [None, 2, None, None]
    view = alone.view(1)
    assert (view["actors"], view["decision"], view["moves"]) == ([0, 1, 2, 3], "want", [])
    for others in ({"s0": 1}, {"s0": 2}, {"s0": 1, "s2": 2}, {"s2": 1, "s3": 1}):
        assert traffic(choosing(s1=2, **others), 1) == traffic(alone, 1)


def test_a_secret_choice_of_a_later_split_is_as_secret() -> None:
    """M15. Also for those who are out of it."""

    def contested(**chosen: int) -> Position:
        state = choosing(s0=1, s1=2, s2=2, s3=2)
        split(state, "split 2 1")
        wants(state, **chosen)
        return state

    for viewer in (0, 1, 3, None):
        assert traffic(contested(s2=1), viewer) == traffic(contested(s2=2), viewer) == traffic(contested(), viewer)
    assert contested(s2=1).view(0)["actors"] == [1, 2, 3]


def test_one_out_of_it_is_refused_in_the_same_words_whoever_has_chosen() -> None:
    """M15, S1."""
    words: set[str] = set()
    for chosen in ({}, {"s2": 1}, {"s2": 2, "s3": 1}):
        state = choosing(s0=1, s1=2, s2=2, s3=2)
        split(state, "split 2 1")
        wants(state, **chosen)
        words.add(str(state.why_not(0, "want 1")))
    assert words == {"It is not the turn of seat 0; asked to choose: 1, 2, 3. (S1)"}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_choices_are_seen_once_revealed(viewer: Viewer) -> None:
    """M15, M4."""
    state = choosing(s0=1, s1=2, s2=2, s3=1)
    shown = [event for event in state.events(viewer) if event["kind"] == "want"]
    assert [event["wants"] for event in shown] == [[1, 2, 2, 1]]
    assert table(state, viewer)["chosen"] == [None] * 4


def test_all_sees_every_choice_at_once() -> None:
    """M15."""
    assert table(choosing(s3=1, s1=2), "all")["chosen"] == [None, 2, None, 1]


def test_a_view_is_of_a_seat_of_nobody_or_of_all() -> None:
    """M15."""
    state = choosing()
    for stranger in (4, -1, True, "everybody"):
        with pytest.raises(SetupError, match='a seat from 0 to 3, None or "all"'):
            state.view(stranger)


# ---- the order of choosing


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_record_and_story_are_the_same_in_whatever_order_they_choose(order: tuple[int, ...]) -> None:
    """M4, S1. The record lists secret choices in seat order."""
    groups = {0: 2, 1: 1, 2: 2}
    state = choosing(3)
    for seat in order:
        wants(state, **{f"s{seat}": groups[seat]})
    assert state.lines[2:] == [(0, "want 2"), (1, "want 1"), (2, "want 2")]
    same = choosing(3, s0=2, s1=1, s2=2)
    assert (state.record().to_json(), state.view("all")) == (same.record().to_json(), same.view("all"))


def test_choices_not_yet_revealed_stand_in_seat_order_too() -> None:
    """M4. And such a record leads back to the middle of the choice."""
    state = choosing(s3=1, s0=2)
    assert state.lines[2:] == [(0, "want 2"), (3, "want 1")]
    again = state.record().replay()
    assert (again.actors, again.view("all")) == ((1, 2), state.view("all"))


# ---- taking back


def test_a_secret_choice_can_be_taken_back_until_the_last_has_chosen() -> None:
    """M4, M15."""
    state = choosing(s1=1, s2=2)
    before = [traffic(state, viewer) for viewer in (0, 2, 3, None)]
    state.take_back(1)
    assert (state.actors, state.moves(1)) == ((0, 1, 3), ["want 1", "want 2"])
    assert table(state)["chosen"] == [None, None, 2, None]
    assert [traffic(state, viewer) for viewer in (0, 2, 3, None)] == before
    wants(state, s1=2, s0=1, s3=1)
    assert told(state, "want")[0]["wants"] == [1, 2, 2, 1]
    assert state.lines[2:6] == [(0, "want 1"), (1, "want 2"), (2, "want 2"), (3, "want 1")]


def test_who_has_not_chosen_has_nothing_to_take_back() -> None:
    """M4, M15. Nor has anybody once the choices are revealed, or where nothing is secret."""
    state = choosing(s1=1)
    for seat in (0, 2, 3):
        with pytest.raises(SetupError, match=f"seat {seat} has no secret choice to take back"):
            state.take_back(seat)
    wants(state, s0=1, s2=2, s3=2)
    for seat in range(4):
        with pytest.raises(SetupError, match="no secret choice"):
            state.take_back(seat)
    assert dealt(3).actors == (0,)
    with pytest.raises(SetupError, match="no secret choice"):
        dealt(3).take_back(0)


# ---- later piles and the sack


def test_later_piles_and_the_order_of_the_sack_are_hidden_from_all() -> None:
    """M15."""
    deck = deck_of(4, "0: bowl fan fan sword lute")
    games = [Game("kimono", 4).start(decks=[cards]) for cards in (deck, deck[:9] + deck[9:][::-1])]
    for seat, text in ((0, "split 5 1"), (0, "apprentice 1 5"), (0, "want 2"), (1, "want 1"), (2, "want 1")):
        for state in games:
            state.play(seat, text)
        for viewer in VIEWERS:
            assert traffic(games[0], viewer) == traffic(games[1], viewer)
    assert games[0].view("all") != games[1].view("all")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_unseen_is_known_but_not_where_it_lies(viewer: Viewer) -> None:
    """M15, S4. The cards are those not yet laid out or drawn, in the order of the table."""
    state = after(4, "0: cat fan | 1: sword coin1 | 2: fire | 3:", sack="coin1 bowl")
    shown = table(state, viewer)
    unseen = cast("list[str]", shown["unseen"])
    deck = state.decks[0]
    assert Counter(unseen) == Counter(deck[18:45] + deck[46:])
    assert unseen == sorted(unseen, key=list(state.game.cards).index)
    assert (shown["sack"], shown["round"]) == (28, 2)
    assert not {"later_in_order", "sack_in_order"} & shown.keys()
    assert "deck" not in json.dumps(state.view(viewer))


def test_all_sees_piles_and_sack_in_their_order() -> None:
    """M15."""
    state = after(4, "0: cat fan | 1: sword coin1 | 2: fire | 3:")
    shown = table(state, "all")
    assert shown["later_in_order"] == state.decks[0][18:45]
    assert shown["sack_in_order"] == state.decks[0][46:]


# ---- what is open to all


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_bin_is_known_to_all_who_watched(viewer: Viewer) -> None:
    """M15, S4."""
    state = after(4, "0123: bowl | -: fan sword apprentice lute")
    assert table(state, viewer)["bin"] == state.decks[0][:9]
    assert table(state, viewer)["kimonos"] == 6


@pytest.mark.parametrize("viewer", VIEWERS)
def test_row_collections_actions_and_master_are_open(viewer: Viewer) -> None:
    """M15, S4."""
    state = choosing(s0=2, s1=1, s2=2, s3=2)
    split(state, "split 4 1")
    wants(state, s0=1, s2=2, s3=2)
    shown = table(state, viewer)
    assert shown["row"] == ["bowl", "fan", "sword", "lute", "apprentice", "fire", "cat", "copy", "coin1", "coin1"]
    assert (shown["owner"], shown["waiting"]) == (0, {"cat": 1, "breakage": 0, "copy": 1})
    assert shown["collections"] == [{"fire": 1}, {"bowl": 1, "fan": 1, "lute": 1, "sword": 1}, {}, {}]
    assert (shown["apprentice"], shown["master"]) == (0, 0)
    assert shown["pending"] == [{"group": [8, 10], "wanters": [2, 3]}]
    assert state.view(viewer)["scores"] == [-4, 25, 0, 0]
    assert state.view(viewer)["moves"] == (["resolve cat", "resolve copy"] if viewer == 0 else [])


def test_every_viewer_sees_the_same_story() -> None:
    """M15, S4. Nothing that has happened is hidden: only what has not happened yet."""
    state = after(4, "0: cat fan | 1: copy lute | 2: fire | 3:", "01: coin1 | 2: coin1 | 3:")
    assert all(state.events(viewer) == state.events("all") for viewer in VIEWERS)
    assert [event["n"] for event in state.events(None)] == list(range(1, len(state.events(None)) + 1))
    assert state.events(None, since=3) == state.events(None)[3:]


def remembered(story: list[Event], players: int) -> list[dict[str, int]]:
    """What everybody owns, from the story alone."""
    have: list[Counter[str]] = [Counter() for _ in range(players)]
    for event in story:
        seat = event["seat"]
        if event["kind"] == "kimono":
            for due in cast("list[int]", event["seats"]):
                have[due]["kimono"] += 1
        if not isinstance(seat, int):
            continue
        if event["kind"] in ("gain", "takes_bin"):
            have[seat].update(cast("list[str]", event["cards"]))
        if event["kind"] == "draw":
            have[seat][str(event["card"])] += 1
        if event["kind"] == "copy" and event["sort"]:
            have[seat][str(event["sort"])] += 1
        if event["kind"] == "break":
            have[seat].subtract(cast("list[str]", event["sorts"]))
    gone = ("apprentice", "cat", "breakage", "copy")
    return [{card: n for card, n in cards.items() if n and card not in gone} for cards in have]


def test_perfect_memory_of_the_story_knows_every_collection() -> None:
    """S4."""
    state = dealt(3, "0: cat fan copy lute | 1: breakage bowl bowl sword | 2:", sack="copy")
    play_round(state, "0: any any any any | 1: any any any any | 2:", "resolve cat", "copy fan", "break bowl sword")
    play_round(state, "012: any | -: any")
    play_round(state, "01: any | 2: any")
    assert remembered(state.events(None), 3) == [owned(state, seat) for seat in range(3)]
    assert {"draw", "break", "copy", "kimono", "takes_bin"} <= {str(event["kind"]) for event in told(state)}


# ---- imagining


def test_an_imagined_game_looks_the_same_and_may_differ_in_what_is_hidden() -> None:
    """M15."""
    state = after(4, "0: cat fan | 1: sword coin1 | 2: fire | 3:", sack="coin1 bowl")
    split(state, "split 4 1")
    wants(state, s1=2, s3=1)
    for viewer in VIEWERS:
        view = state.view(viewer)
        imagined = [state.game.imagine(view, seed) for seed in range(30)]
        assert all(other.view(viewer) == view for other in imagined)
        known = [*state.decks[0][:18], "coin1"]
        assert all([*other.decks[0][:18], other.decks[0][45]] == known for other in imagined)
        assert len({tuple(other.decks[0]) for other in imagined}) == 30


def test_what_others_may_have_chosen_is_imagined_evenly() -> None:
    """M15. Seat 0 has chosen; of the others each has not yet, or wants 1 or 2, but not both have chosen: 5 cases."""
    view = choosing(3, s0=2, s1=1).view(0)
    game = Game("kimono", 3)
    found = Counter(json.dumps(table(game.imagine(view, seed))["chosen"]) for seed in range(1000))
    assert found.keys() == {
        json.dumps([2, *rest]) for rest in ([None, None], [1, None], [2, None], [None, 1], [None, 2])
    }
    assert min(found.values()) > 150


def test_one_asked_who_has_not_chosen_may_be_the_last() -> None:
    """M15. The others may then have chosen both."""
    view = choosing(3).view(0)
    game = Game("kimono", 3)
    found = {json.dumps(table(game.imagine(view, seed))["chosen"]) for seed in range(300)}
    assert found == {json.dumps([None, a, b]) for a in (None, 1, 2) for b in (None, 1, 2)}


def test_a_hidden_card_lies_in_any_later_pile_or_the_sack_as_likely() -> None:
    """M15. Two breakages in 55 places, 3000 times."""
    state = after(4, "0: cat fan | 1: sword coin1 | 2: fire | 3:", sack="coin1 bowl")
    core, breakage = state.core, state.game.codes["breakage"]
    before = bytes(core.deck)
    found: Counter[int] = Counter()
    for seed in range(3000):
        core.reshuffle_hidden(0, seed)
        found.update(place for place, card in enumerate(core.deck[:74]) if card == breakage)
        assert (core.deck[:18], core.deck[45]) == (before[:18], before[45])
    assert sorted(found) == [*range(18, 45), *range(46, 74)]
    assert 65 < min(found.values()) <= max(found.values()) < 160


def test_reshuffled_choices_are_even_and_leave_no_trace_of_who_has_not_chosen() -> None:
    """M15. Seat 0 has chosen; whoever the other two then are to be, they can still choose either group."""
    state = choosing(3, s0=2, s1=1)
    found: Counter[tuple[int, int]] = Counter()
    core = cast("Kimono", state.core)
    for seed in range(2000):
        core.reshuffle_hidden(0, seed)
        assert core.second & ~core.chosen == 0
        assert (core.actors() | core.chosen, core.actors() & core.chosen) == (0b111, 0)
        found[core.chosen, core.second] += 1
    assert set(found) == {(1, 1), (0b11, 0b01), (0b11, 0b11), (0b101, 0b001), (0b101, 0b101)}
    assert 300 < min(found.values()) <= max(found.values()) < 500


def test_a_spectator_knows_no_seat_s_choice() -> None:
    """M15. Of three, any but all may have chosen: 19 cases."""
    core = cast("Kimono", choosing(3, s0=2).core)
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(3000):
        core.reshuffle_hidden(-1, seed)
        found[core.chosen, core.second] += 1
    assert len(found) == 19
    assert 100 < min(found.values()) <= max(found.values()) < 220
