"""The end of a round, the five rounds, scoring and winning (M12, M13, M14, M18, S2, S3)."""

from __future__ import annotations

from typing import cast

import pytest

from irodori.core.position import Position
from irodori.games.kimono.test_deal import (
    after,
    dealt,
    owned,
    play_round,
    reprinted,
    table,
    told,
)  # fmt: skip

LIMITS = {"bowl": 1, "fan": 1, "sword": 2, "parasol": 2, "lute": 3, "figurine": 3, "chopsticks": 4}
POINTS = {"bowl": 8, "fan": 7, "sword": 6, "parasol": 5, "lute": 4, "figurine": 3, "chopsticks": 2}

ALL_THE_SAME = ("012: any | -: any",) * 4
"""Rounds that treat three seats alike: three times a kimono each, then too few; the apprentice is set aside."""


def first_round_decides(text: str) -> Position:
    """A whole game of three in which only the first round makes a difference."""
    state = after(3, text)
    for later in ALL_THE_SAME:
        play_round(state, later)
    assert state.over
    return state


# ---- the end of a round (M12)


def test_the_player_with_the_apprentice_takes_the_bin_and_is_the_next_master() -> None:
    """M12."""
    state = after(3, "012: bowl | -: fan sword", "0: lute | -: parasol | 2: apprentice coin1 | 1: lute")
    before = state.decks[0][:9]
    assert told(state, "takes_bin") == [{"kind": "takes_bin", "seat": 2, "cards": [*before, "parasol"]}]
    assert (table(state)["bin"], table(state)["master"], state.actors) == ([], 2, (2,))
    mine = cast("dict[str, int]", owned(state, 2))
    assert (mine["coin1"], mine["parasol"], mine["kimono"]) == (before.count("coin1") + 1, 1, 1)


def test_an_empty_bin_is_taken_too() -> None:
    """M12."""
    state = after(3, "0: bowl | 1: apprentice fan | 2:")
    assert told(state, "takes_bin", "master") == [
        {"kind": "takes_bin", "seat": 1, "cards": []},
        {"kind": "master", "seat": 1},
    ]


def test_without_apprentice_the_left_neighbour_is_master_and_the_bin_stays() -> None:
    """M12. Over three rounds, past the last seat."""
    state = after(3, *["012: coin1 | -: bowl", "012: coin1 | -: fan", "012: coin1 | -: lute"])
    assert [event["seat"] for event in told(state, "master")] == [1, 2, 0]
    assert [event["seat"] for event in told(state, "round")] == [0, 1, 2, 0]
    assert table(state)["bin"] == state.decks[0][:27]
    assert told(state, "takes_bin") == []


def test_actions_out_of_the_bin_are_carried_out_before_the_next_round() -> None:
    """M12, M8. The curios of the bin are put down first, and the owner chooses the order."""
    state = after(
        3,
        "012: breakage | -: copy fan fan lute",
        "-: cat | 0: coin1 | 1: coin1 | 2: apprentice coin1",
        sack="coin1",
    )
    assert (state.decision, state.actors, table(state)["round"]) == ("resolve", (2,), 2)
    assert state.moves(2) == ["resolve cat", "resolve breakage", "resolve copy"]
    state.play(2, "resolve cat")
    state.play(2, "resolve copy")
    assert state.decision == "break"
    state.play(2, "break fan lute")
    assert (state.decision, state.actors, table(state)["round"]) == ("split", (2,), 3)
    assert [event["kind"] for event in told(state)[-4:]] == ["resolve", "copy", "break", "round"]


def test_after_the_fifth_round_the_bin_is_still_emptied() -> None:
    """M12, M18. Its actions too come before the end."""
    state = dealt(3, *["0: coin1 | 1: bowl | 2:"] * 4, "-: breakage fan fan | 0: apprentice lute | 1: coin1 | 2:")
    for text in (*["0: coin1 | 1: bowl | 2:"] * 4, "-: any any any | 0: apprentice any | 1: any | 2:"):
        play_round(state, text)
    assert (state.decision, state.actors, state.over) == ("break", (0,), False)
    assert state.moves(0) == ["break fan fan", "break fan lute"]
    state.play(0, "break fan fan")
    assert state.over
    assert owned(state, 0) == {"coin1": 4, "lute": 1}
    assert [event["kind"] for event in told(state)[-2:]] == ["break", "end"]


def test_without_apprentice_the_last_bin_counts_for_nobody() -> None:
    """M12, M13."""
    state = first_round_decides("0: sword | 1: lute | 2: coin1 bowl bowl fan fan sword sword")
    assert table(state)["bin"] == state.decks[0][9:45]
    assert [owned(state, seat) for seat in (0, 1)] == [{"sword": 1, "kimono": 3}, {"lute": 1, "kimono": 3}]


# ---- the course of the game (M18, S2)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_are_five_rounds_and_then_the_end(players: int) -> None:
    """M18."""
    state = dealt(players)
    everybody = "".join(map(str, range(players)))
    for number in range(5):
        assert (state.over, table(state)["round"]) == (False, number + 1)
        play_round(state, f"{everybody}: any | -: any")
    assert state.over
    assert [event["round"] for event in told(state, "round")] == [1, 2, 3, 4, 5]
    assert [event["seat"] for event in told(state, "round")] == [number % players for number in range(5)]
    assert told(state)[-1] == {"kind": "end", "seat": None}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_seat_0_is_the_first_master(players: int) -> None:
    """S2, M18."""
    state = dealt(players)
    assert (state.actors, table(state)["master"]) == ((0,), 0)


def test_a_round_is_laid_out_split_handed_out_and_closed() -> None:
    """M18."""
    state = after(3, "0: coin1 | 1: bowl | 2:")
    assert [event["kind"] for event in told(state)] == [
        "round", "split", "apprentice", "want", "gain", "split", "want", "gain", "gain", "takes_bin", "master", "round",
    ]  # fmt: skip


# ---- scoring (M13)


def test_the_example_of_the_rulebook_counts_8_points() -> None:
    """M13. One lute, two swords, four figurines and four kimonos: 4 + 12 - 4 - 4."""
    kimono = "01: coin1 | 2:"
    state = after(
        3, *[kimono] * 4, "0: lute sword sword figurine figurine figurine figurine | 1: coin1 | 2: coin1"
    )  # fmt: skip
    assert owned(state, 0) == {"lute": 1, "sword": 2, "figurine": 4, "kimono": 4}
    assert (state.scores[0], state.over) == (8, True)


@pytest.mark.parametrize("sort", LIMITS)
def test_a_sort_gives_its_points_up_to_its_limit_and_costs_above(sort: str) -> None:
    """M13."""
    for count in range(1, LIMITS[sort] + 2):
        state = after(3, f"0: {f'{sort} ' * count}| 1: coin1 | 2:")
        assert owned(state, 0) == {sort: count}
        assert state.scores[0] == (count * POINTS[sort] if count <= LIMITS[sort] else -count)


@pytest.mark.parametrize(("count", "points"), [(1, 5), (2, 10), (3, -3)])
def test_kimonos_are_counted_like_any_sort(count: int, points: int) -> None:
    """M13."""
    state = after(3, *["01: coin1 | 2:"] * count)
    assert (owned(state, 0), state.scores[0]) == ({"kimono": count}, points)


@pytest.mark.parametrize(("cards", "points"), [("copy bowl", -2), ("copy sword", 12), ("copy sword sword", -3)])
def test_a_copy_is_a_card_of_the_sort_that_it_joined(cards: str, points: int) -> None:
    """M13, M10."""
    assert after(3, f"0: {cards} | 1: coin1 | 2:").scores[0] == points


@pytest.mark.parametrize(("cards", "points"), [("fire", -4), ("fire fire fire", -12), ("fire bowl", 4), ("coin1", 1)])
def test_fires_and_coins_count_each_for_itself(cards: str, points: int) -> None:
    """M13."""
    assert after(3, f"0: {cards} | 1: coin1 | 2:").scores[0] == points


def test_every_coin_gives_the_value_that_the_edition_prints() -> None:
    """M13, M17."""
    mixed = reprinted("3 2 1 3 2 1 3 2 1")
    state = after(3, "0: coin1 coin2 coin2 coin3 coin3 coin3 | 1: coin2 | 2: coin1", edition=mixed)
    assert owned(state, 0) == {"coin1": 1, "coin2": 2, "coin3": 3}
    assert state.scores[:2] == (14, 2)


def test_points_and_limits_are_those_of_the_edition() -> None:
    """M13, M17."""
    mine = reprinted(fan={"points": 9, "limit": 2}, kimono={"points": 1, "limit": 0})
    state = after(3, "0: fan fan | 1: bowl | 2:", "01: coin1 | 2:", edition=mine)
    assert state.scores[:2] == (18 - 1, 8 - 1)


def test_scores_are_those_of_the_collections_now() -> None:
    """M13."""
    state = after(3, "0: bowl | 1: sword | 2: fire coin1 coin1 coin1 coin1 coin1 coin1")
    assert (state.scores, state.winners) == ((8, 6, 2), ())


# ---- winning (M14, S3)

POOR = "chopsticks chopsticks chopsticks chopsticks chopsticks chopsticks"


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [("bowl", "sword parasol", 1), ("bowl", "fan", 0), ("fire", "fire fire", 0), ("fire coin1", "fire", 0)],
)
def test_most_points_win(first: str, second: str, winner: int) -> None:
    """M14. Below zero too, and whoever has more cards."""
    state = first_round_decides(f"0: {first} | 1: {second} | 2: {POOR}")
    assert state.winners == (winner,)
    assert state.scores[winner] > max(score for seat, score in enumerate(state.scores) if seat != winner)


@pytest.mark.parametrize(
    ("fewer", "more"), [("sword", "parasol coin1"), ("lute", "bowl fire"), ("sword", "copy figurine")]
)
def test_on_a_tie_most_cards_win(fewer: str, more: str) -> None:
    """M14. Coins, Fires and Copies are cards as well."""
    for cards, winner in (((fewer, more), 1), ((more, fewer), 0)):
        state = first_round_decides(f"0: {cards[0]} | 1: {cards[1]} | 2: {POOR}")
        assert state.scores[0] == state.scores[1] > state.scores[2]
        assert state.winners == (winner,)


def test_on_a_tie_kimonos_are_cards_as_well() -> None:
    """M14. Three kimonos against two and a parasol, where a kimono counts 5 whatever their number."""
    state = after(4, f"02: coin1 | 1: parasol | 3: {POOR}", edition=reprinted(kimono={"limit": 20}))
    for _ in range(4):
        play_round(state, "0123: any | -: any")
    assert [owned(state, seat) for seat in range(3)] == [{"kimono": 3}, {"parasol": 1, "kimono": 2}, {"kimono": 3}]
    assert (state.scores[:3], state.winners) == ((15, 15, 15), (0, 1, 2))


def test_with_equal_points_and_cards_they_win_together() -> None:
    """M14, S3."""
    two = first_round_decides(f"0: sword | 1: sword | 2: {POOR}")
    assert two.winners == (0, 1)
    assert two.scores[0] == two.scores[1] > two.scores[2]
    three = first_round_decides("0: coin1 coin1 coin1 | 1: coin1 coin1 coin1 | 2: coin1 coin1 coin1 apprentice")
    assert (three.scores, three.winners) == ((0, 0, 0), (0, 1, 2))


def test_the_apprentice_is_no_card_of_the_collection() -> None:
    """M14, S3. Seat 1 ends with it, the bin being empty, and still shares the victory."""
    coins = ["0: coin1 | 1: coin1 | 2:"] * 3
    state = after(3, "0: sword | 1: sword | 2:", *coins, "0: coin1 | 1: apprentice coin1 | 2:")
    assert table(state)["apprentice"] == 1
    assert owned(state, 0) == owned(state, 1) == {"sword": 1, "coin1": 4}
    assert state.winners == (0, 1)
