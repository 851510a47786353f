"""The market: splitting, placing the apprentice, choosing (M2, M4, M16, S1)."""

from __future__ import annotations

import pytest

from irodori.core.errors import IllegalMove
from irodori.core.position import Position
from irodori.games.kimono.test_deal import after, dealt, play_round, refusal, split, table, told, wants

NINE = "bowl fan sword parasol lute figurine chopsticks coin1 fire"


def market(players: int = 3, row: str = NINE) -> Position:
    return dealt(players, f"0: {row}")


# ---- splitting


@pytest.mark.parametrize(("players", "cards"), [(3, 9), (4, 9), (5, 13), (6, 13)])
def test_the_row_may_be_split_anywhere_and_either_half_may_be_group_1(players: int, cards: int) -> None:
    """M2, M4."""
    state = market(players)
    assert (state.decision, state.actors) == ("split", (0,))
    assert state.moves(0) == [f"split {k} {left}" for k in range(1, cards) for left in (1, 2)]


@pytest.mark.parametrize(("players", "cards"), [(3, 9), (6, 13)])
def test_no_group_is_empty(players: int, cards: int) -> None:
    """M2."""
    state = market(players)
    for outside in (0, cards, cards + 1):
        assert refusal(state, 0, f"split {outside} 1") == (
            "M2", "split-outside", {"cards": outside, "last": cards - 1},
        )  # fmt: skip


def test_no_group_of_a_later_split_is_empty() -> None:
    """M2."""
    state = market()
    split(state, "split 3 1", "apprentice 1 0")
    wants(state, s0=1, s1=1, s2=2)
    assert state.moves(0) == [f"split {k} {left}" for k in (1, 2, 3) for left in (1, 2)]
    assert refusal(state, 0, "split 4 2") == ("M2", "split-outside", {"cards": 4, "last": 3})
    split(state, "split 3 1")
    wants(state, s0=1, s1=1)
    assert state.moves(0) == ["split 1 1", "split 1 2", "split 2 1", "split 2 2"]


def test_a_group_in_the_middle_of_the_row_is_split_by_its_own_cards() -> None:
    """M2."""
    state = market()
    split(state, "split 6 1", "apprentice 2 3")
    wants(state, s0=1, s1=2, s2=2)
    assert state.moves(0) == [f"split {k} {left}" for k in (1, 2, 3) for left in (1, 2)]
    assert refusal(state, 0, "split 4 1") == ("M2", "split-outside", {"cards": 4, "last": 3})


def test_the_order_never_changes_and_no_card_is_left_out() -> None:
    """M2."""
    state = market()
    state.play(0, "split 4 1")
    first, second = NINE.split()[:4], NINE.split()[4:]
    assert told(state, "split") == [
        {"kind": "split", "seat": 0, "cards": 4, "left": 1, "groups": [first, second]},
    ]


def test_the_left_half_may_be_group_2() -> None:
    """M2, M4."""
    state = market()
    state.play(0, "split 4 2")
    assert told(state, "split")[0]["groups"] == [NINE.split()[4:], NINE.split()[:4]]


# ---- the apprentice


@pytest.mark.parametrize(("left", "sizes"), [(1, (4, 5)), (2, (5, 4))])
def test_the_apprentice_goes_to_any_place_of_either_group(left: int, sizes: tuple[int, int]) -> None:
    """M2."""
    state = market()
    state.play(0, f"split 4 {left}")
    assert (state.decision, state.actors) == ("apprentice", (0,))
    places = [f"apprentice {group} {place}" for group in (1, 2) for place in range(sizes[group - 1] + 1)]
    assert state.moves(0) == places
    for group in (1, 2):
        last = sizes[group - 1]
        assert refusal(state, 0, f"apprentice {group} {last + 1}") == (
            "M2", "apprentice-outside", {"group": group, "last": last},
        )  # fmt: skip


@pytest.mark.parametrize(
    ("move", "row", "cut"),
    [
        ("apprentice 1 0", "apprentice bowl fan sword parasol lute figurine chopsticks coin1 fire", 5),
        ("apprentice 1 4", "bowl fan sword parasol apprentice lute figurine chopsticks coin1 fire", 5),
        ("apprentice 2 0", "bowl fan sword parasol apprentice lute figurine chopsticks coin1 fire", 4),
        ("apprentice 2 3", "bowl fan sword parasol lute figurine chopsticks apprentice coin1 fire", 4),
        ("apprentice 2 5", "bowl fan sword parasol lute figurine chopsticks coin1 fire apprentice", 4),
    ],
)
def test_the_apprentice_lies_before_that_card_of_its_group(move: str, row: str, cut: int) -> None:
    """M2."""
    state = market()
    split(state, "split 4 1", move)
    assert (table(state)["row"], table(state)["cut"]) == (row.split(), cut)
    wants(state, s0=1, s1=2, s2=2)
    assert told(state, "gain") == [{"kind": "gain", "seat": 0, "cards": row.split()[:cut]}]


@pytest.mark.parametrize(("move", "cut"), [("apprentice 2 4", 5), ("apprentice 1 0", 4), ("apprentice 1 5", 4)])
def test_the_apprentice_finds_its_group_when_the_left_one_is_group_2(move: str, cut: int) -> None:
    """M2, M4."""
    state = market()
    split(state, "split 4 2", move)
    wants(state, s0=2, s1=1, s2=1)
    assert (table(state)["group"], table(state)["pending"]) == ([cut, 10], [{"group": [0, cut], "wanters": [0]}])


def test_the_apprentice_fits_at_both_ends_of_the_longest_group() -> None:
    """M2."""
    for move, at in (("apprentice 1 0", 0), ("apprentice 1 12", 12), ("apprentice 2 1", 13)):
        state = market(6)
        split(state, "split 12 1", move)
        row = table(state)["row"]
        assert isinstance(row, list)
        assert (len(row), row.index("apprentice")) == (14, at)


def test_the_apprentice_is_placed_once_a_round_after_its_first_split() -> None:
    """M2."""
    state = market()
    assert refusal(state, 0, "apprentice 1 0")[:2] == ("S1", "wrong-decision")
    split(state, "split 4 1", "apprentice 1 0")
    wants(state, s0=1, s1=2, s2=2)
    state.play(0, "split 2 1")
    assert (state.decision, state.actors) == ("want", (1, 2))
    wants(state, s1=1, s2=2)
    assert told(state, "apprentice") == [{"kind": "apprentice", "seat": 0, "group": 1, "place": 0}]
    state.play(0, "split 1 1")
    assert state.decision == "apprentice"


def test_in_later_splits_the_apprentice_is_a_card_like_any_other() -> None:
    """M2."""
    state = after(3, "0: bowl fan | 1: apprentice | 2: sword")
    first, second = told(state, "split")
    assert (first["cards"], second["cards"]) == (2, 1)
    assert told(state, "gain")[1] == {"kind": "gain", "seat": 1, "cards": ["apprentice"]}


# ---- choosing


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_after_the_first_split_everyone_chooses_the_master_too(players: int) -> None:
    """M4."""
    state = market(players)
    split(state, "split 4 1")
    assert (state.decision, state.actors) == ("want", tuple(range(players)))
    for seat in range(players):
        assert state.moves(seat) == ["want 1", "want 2"]


def test_the_choices_are_revealed_together() -> None:
    """M4."""
    state = market()
    split(state, "split 4 1")
    before = told(state)
    assert state.play(2, "want 2") == []
    assert state.play(0, "want 1") == []
    assert (told(state), state.actors) == (before, (1,))
    shown = state.play(1, "want 2")
    assert (shown[0]["kind"], shown[0]["wants"]) == ("want", [1, 2, 2])


def test_the_master_takes_part_and_splits_on_for_the_others() -> None:
    """M4, M6. The rulebook's example: Pink is alone with group 1, Green and Blue choose again, and Pink splits."""
    state = market()
    split(state, "split 4 1", "apprentice 2 5")
    wants(state, s0=1, s1=2, s2=2)
    assert told(state, "gain") == [{"kind": "gain", "seat": 0, "cards": ["bowl", "fan", "sword", "parasol"]}]
    assert (state.decision, state.actors) == ("split", (0,))
    state.play(0, "split 2 2")
    assert (state.decision, state.actors, state.moves(0)) == ("want", (1, 2), [])
    wants(state, s1=1, s2=2)
    assert told(state, "gain")[1:] == [
        {"kind": "gain", "seat": 1, "cards": ["chopsticks", "coin1", "fire", "apprentice"]},
        {"kind": "gain", "seat": 2, "cards": ["lute", "figurine"]},
    ]


def test_only_those_who_contest_a_group_choose_between_its_halves() -> None:
    """M4."""
    state = market(5, NINE + " lute lute lute lute")
    split(state, "split 6 1", "apprentice 1 0")
    wants(state, s0=1, s1=2, s2=1, s3=2, s4=1)
    split(state, "split 3 1")
    assert state.asked == (0, 2, 4)
    assert refusal(state, 1, "want 1")[:2] == ("S1", "not-your-turn")
    wants(state, s0=1, s2=2, s4=2)
    split(state, "split 2 1")
    assert state.asked == (2, 4)
    wants(state, s2=1, s4=2)
    split(state, "split 3 1")
    assert state.asked == (1, 3)
    wants(state, s1=1, s3=2)
    assert [event["seat"] for event in told(state, "split")] == [0] * 4


def test_no_announcement_takes_a_choice_away() -> None:
    """M16, M4. At every split of a round both groups stand open to everybody who chooses."""
    state = market()
    for group in ("want 2", "want 1", "want 2"):
        split(state, "split 1 1")
        for seat in state.actors:
            assert state.moves(seat) == ["want 1", "want 2"]
            state.play(seat, group)


# ---- refusals that all games share


def test_a_move_out_of_turn_is_refused() -> None:
    """S1."""
    state = market()
    assert refusal(state, 1, "split 4 1") == ("S1", "not-your-turn", {"seat": 1, "actors": "0"})
    split(state, "split 4 1")
    wants(state, s0=1)
    assert refusal(state, 0, "want 2") == ("S1", "already-chosen", {"seat": 0})
    assert refusal(state, 3, "want 1")[:2] == ("S1", "not-a-seat")
    assert refusal(state, -1, "want 1")[:2] == ("S1", "not-a-seat")


@pytest.mark.parametrize("text", ["want 1", "apprentice 1 0", "resolve cat", "break fan fan", "copy lute"])
def test_a_move_of_another_decision_is_refused(text: str) -> None:
    """S1."""
    assert refusal(market(), 0, text)[:2] == ("S1", "wrong-decision")


@pytest.mark.parametrize(
    "text",
    ["", "split", "split 4", "split 4 3", "split 4 0", "split four 1", "split -1 1", "split  4 1", "split 4 1 ",
     "SPLIT 4 1", "split 04 1", "split ４ 1", "take 1", "split 4 1\n"],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    """S1."""
    state = market()
    refused = state.why_not(0, text)
    assert refused is not None
    assert (refused.rule, refused.key) == ("S1", "not-a-move")
    assert "split K L" in str(refused)


def test_a_refused_move_changes_nothing() -> None:
    """S1."""
    state = market()
    before, record = state.view("all"), state.record().to_json()
    for seat, text in ((0, "split 9 1"), (1, "split 1 1"), (0, "want 1"), (0, "nonsense")):
        with pytest.raises(IllegalMove):
            state.play(seat, text)
    assert (state.view("all"), state.record().to_json()) == (before, record)


def test_after_the_end_every_move_is_refused() -> None:
    """S1."""
    state = dealt(3)
    for _ in range(5):
        play_round(state, "012: any | -:")
    assert state.over
    assert state.actors == state.asked == ()
    assert [refusal(state, seat, "split 1 1") for seat in range(3)] == [("S1", "game-over", {})] * 3
