"""Who gets what: the groups are settled (M3, M5, M6, M7)."""

from __future__ import annotations

import pytest

from irodori.core.position import Position
from irodori.games.kimono.test_deal import (
    after,
    dealt,
    owned,
    play_round,
    refusal,
    split,
    table,
    told,
    wants,
)  # fmt: skip

NINE = "bowl fan sword parasol lute figurine chopsticks coin1 fire"


def market(players: int = 3, row: str = NINE) -> Position:
    return dealt(players, f"0: {row}")


def settled(state: Position) -> list[tuple[object, object]]:
    """Who gained, or None for the bin, and which cards, in order."""
    return [(event["seat"], event["cards"]) for event in told(state, "gain", "bin")]


def kimonos(state: Position) -> list[int]:
    """How many kimonos each seat owns."""
    found: list[int] = []
    for seat in range(state.game.players):
        mine = owned(state, seat)
        count = mine.get("kimono", 0) if isinstance(mine, dict) else None
        assert isinstance(count, int)
        found.append(count)
    return found


# ---- what happens to a group


def test_what_nobody_wants_goes_to_the_bin() -> None:
    """M6."""
    state = market()
    split(state, "split 4 1", "apprentice 2 0")
    wants(state, s0=2, s1=2, s2=2)
    assert settled(state) == [(None, ["bowl", "fan", "sword", "parasol"])]
    assert table(state)["bin"] == ["bowl", "fan", "sword", "parasol"]
    assert state.decision == "split"


def test_what_one_player_wants_is_theirs() -> None:
    """M6."""
    state = after(3, "0: bowl fan | 1: sword lute lute | 2: coin1 fire apprentice coin1 fan")
    assert settled(state) == [
        (0, ["bowl", "fan"]),
        (1, ["sword", "lute", "lute"]),
        (2, ["coin1", "fire", "apprentice", "coin1", "fan"]),
    ]
    assert owned(state, 0) == {"bowl": 1, "fan": 1}
    assert owned(state, 1) == {"sword": 1, "lute": 2}
    assert owned(state, 2) == {"coin1": 2, "fire": 1, "fan": 1}


@pytest.mark.parametrize("card", ["bowl", "coin1", "fire", "cat", "breakage", "copy"])
def test_a_single_card_that_several_want_goes_to_the_bin_and_they_get_kimonos(card: str) -> None:
    """M6, M3."""
    state = market(4, f"{card} fan")
    split(state, "split 1 1")
    wants(state, s0=1, s1=1, s2=2, s3=1)
    assert told(state, "bin", "kimono") == [
        {"kind": "bin", "seat": None, "cards": [card]},
        {"kind": "kimono", "seat": None, "seats": [0, 1, 3]},
    ]
    assert (kimonos(state), table(state)["kimonos"]) == ([1, 1, 0, 1], 7)


def test_more_cards_that_several_want_are_split_again() -> None:
    """M6, M4."""
    state = market(4)
    split(state, "split 2 1", "apprentice 2 0")
    wants(state, s0=2, s1=1, s2=2, s3=1)
    assert (state.decision, state.actors, table(state)["group"]) == ("split", (0,), [0, 2])
    assert table(state)["contenders"] == [1, 3]
    split(state, "split 1 1")
    assert state.asked == (1, 3)
    wants(state, s1=2, s3=1)
    assert settled(state) == [(3, ["bowl"]), (1, ["fan"])]
    assert table(state)["group"] == [2, 10]


def test_all_may_want_the_same_group_and_nobody_the_other() -> None:
    """M6."""
    state = market(6)
    split(state, "split 12 1", "apprentice 1 0")
    wants(state, **{f"s{seat}": 1 for seat in range(6)})
    assert (state.decision, table(state)["contenders"], table(state)["bin"]) == ("split", [0, 1, 2, 3, 4, 5], [])
    split(state, "split 1 1")
    wants(state, **{f"s{seat}": 1 for seat in range(6)})
    assert told(state, "bin")[0]["cards"] == ["apprentice"]
    assert (kimonos(state), table(state)["kimonos"]) == ([1] * 6, 4)
    assert table(state)["master"] == 1
    assert table(state)["bin"] == state.decks[0][:13]


def test_whoever_was_served_makes_no_more_choices_in_this_round() -> None:
    """M6."""
    state = market(5)
    split(state, "split 1 1", "apprentice 2 0")
    wants(state, s0=1, s1=1, s2=2, s3=2, s4=2)
    assert kimonos(state) == [1, 1, 0, 0, 0]
    for seat in (0, 1):
        split(state, "split 4 1")
        assert state.asked == (2, 3, 4)[seat:]
        wants(state, **{f"s{s}": (1 if s == seat + 2 else 2) for s in state.asked})
        assert refusal(state, 1, "want 1")[:2] == ("S1", "not-your-turn")
    assert [event["wants"] for event in told(state, "want")][1:] == [
        [None, None, 1, 2, 2], [None, None, None, 1, 2],
    ]  # fmt: skip
    assert table(state)["round"] == 2


# ---- a single card


def test_a_curio_and_the_apprentice_are_two_cards_and_split_again() -> None:
    """M3."""
    state = market()
    split(state, "split 1 1", "apprentice 1 1")
    wants(state, s0=2, s1=1, s2=1)
    assert (state.decision, state.actors, state.moves(0)) == ("split", (0,), ["split 1 1", "split 1 2"])
    split(state, "split 1 1")
    wants(state, s1=2, s2=1)
    assert settled(state)[:2] == [(2, ["bowl"]), (1, ["apprentice"])]
    assert kimonos(state) == [0, 0, 0]
    assert table(state)["master"] == 1


def test_of_a_curio_and_the_apprentice_both_may_want_the_curio() -> None:
    """M3, M6. The curio goes to the bin, both get kimonos, and the apprentice, alone and unwanted, is set aside."""
    state = market()
    split(state, "split 1 1", "apprentice 1 1")
    wants(state, s0=2, s1=1, s2=1)
    split(state, "split 1 1")
    wants(state, s1=1, s2=1)
    assert settled(state)[:2] == [(None, ["bowl"]), (None, ["apprentice"])]
    assert kimonos(state) == [0, 1, 1]
    assert table(state)["bin"] == ["bowl"]
    assert (table(state)["master"], told(state, "takes_bin")) == (1, [])


def test_the_apprentice_alone_is_a_single_card() -> None:
    """M3, M6. Two want it: each gets a kimono, it is set aside and never lies in the bin."""
    state = market()
    split(state, "split 1 1", "apprentice 1 1")
    wants(state, s0=2, s1=1, s2=1)
    split(state, "split 1 1")
    wants(state, s1=2, s2=2)
    assert settled(state)[:2] == [(None, ["bowl"]), (None, ["apprentice"])]
    assert told(state, "kimono") == [{"kind": "kimono", "seat": None, "seats": [1, 2]}]
    assert table(state)["bin"] == ["bowl"]
    assert table(state)["master"] == 1


def test_the_apprentice_in_a_group_that_nobody_wants_is_set_aside() -> None:
    """M6, M12."""
    state = after(3, "012: bowl | -: fan sword apprentice lute")
    assert "apprentice" in str(told(state, "bin")[1]["cards"])
    assert table(state)["bin"] == state.decks[0][:9]
    assert (told(state, "takes_bin"), table(state)["master"]) == ([], 1)


def test_the_apprentice_is_back_in_the_next_round() -> None:
    """M6, M2."""
    state = after(3, "012: bowl | -: apprentice")
    state.play(1, "split 1 1")
    assert state.decision == "apprentice"
    assert "apprentice" not in str(table(state)["row"])


# ---- the order


def test_group_1_is_settled_with_all_its_splits_before_group_2() -> None:
    """M5. Three contest each group."""
    state = market(6, "bowl bowl bowl fan fan fan sword sword sword lute lute lute coin1")
    split(state, "split 6 1", "apprentice 2 7")
    wants(state, s0=1, s1=1, s2=1, s3=2, s4=2, s5=2)
    split(state, "split 2 1")
    wants(state, s0=2, s1=1, s2=2)
    assert table(state)["pending"] == [{"group": [6, 14], "wanters": [3, 4, 5]}]
    split(state, "split 1 1")
    wants(state, s0=1, s2=2)
    assert settled(state) == [(1, ["bowl", "bowl"]), (0, ["bowl"]), (2, ["fan", "fan", "fan"])]
    assert table(state)["group"] == [6, 14]
    split(state, "split 3 1")
    wants(state, s3=2, s4=2, s5=1)
    split(state, "split 4 1")
    wants(state, s3=1, s4=2)
    assert settled(state)[3:] == [
        (5, ["sword", "sword", "sword"]), (3, ["lute", "lute", "lute", "coin1"]), (4, ["apprentice"]),
    ]  # fmt: skip


def test_group_1_comes_first_also_where_it_lies_on_the_right() -> None:
    """M5."""
    state = market(4)
    split(state, "split 4 2", "apprentice 1 5")
    wants(state, s0=2, s1=2, s2=1, s3=1)
    assert (table(state)["group"], table(state)["contenders"]) == ([4, 10], [2, 3])
    split(state, "split 2 2")
    wants(state, s2=1, s3=2)
    assert settled(state) == [(2, ["chopsticks", "coin1", "fire", "apprentice"]), (3, ["lute", "figurine"])]
    assert (table(state)["group"], table(state)["contenders"]) == ([0, 4], [0, 1])


def test_at_every_level_group_1_goes_to_its_end_first() -> None:
    """M5. Inside group 1 both halves are contested again; group 2 of the first split waits until the last."""
    state = market(6, "bowl bowl fan fan sword sword lute lute coin1 coin1 coin1 coin1 coin1")
    split(state, "split 8 1", "apprentice 2 0")
    wants(state, s0=1, s1=1, s2=1, s3=1, s4=2, s5=2)
    split(state, "split 4 2")
    wants(state, s0=1, s1=2, s2=1, s3=2)
    assert table(state)["pending"] == [{"group": [0, 4], "wanters": [1, 3]}, {"group": [8, 14], "wanters": [4, 5]}]
    assert (table(state)["group"], table(state)["contenders"]) == ([4, 8], [0, 2])
    split(state, "split 2 1")
    wants(state, s0=1, s2=2)
    assert (table(state)["group"], table(state)["contenders"]) == ([0, 4], [1, 3])
    split(state, "split 2 1")
    wants(state, s1=2, s3=1)
    assert (table(state)["group"], table(state)["contenders"]) == ([8, 14], [4, 5])
    assert settled(state) == [
        (0, ["sword", "sword"]), (2, ["lute", "lute"]), (3, ["bowl", "bowl"]), (1, ["fan", "fan"]),
    ]  # fmt: skip


def test_an_uncontested_group_2_waits_until_group_1_is_done() -> None:
    """M5."""
    state = market()
    split(state, "split 4 2", "apprentice 2 0")
    wants(state, s0=2, s1=1, s2=1)
    assert settled(state) == []
    split(state, "split 2 1")
    wants(state, s1=1, s2=2)
    assert [seat for seat, _ in settled(state)] == [1, 2, 0]


def test_the_actions_of_group_1_come_before_group_2() -> None:
    """M5, M8."""
    state = market(3, "breakage fan fan lute lute coin1 coin1 bowl bowl")
    split(state, "split 5 1", "apprentice 2 0")
    wants(state, s0=1, s1=2, s2=2)
    assert (state.decision, state.actors) == ("break", (0,))
    assert table(state)["pending"] == [{"group": [5, 10], "wanters": [1, 2]}]
    state.play(0, "break fan lute")
    assert (state.decision, table(state)["contenders"]) == ("split", [1, 2])


def test_of_every_card_of_the_row_it_is_known_where_it_went() -> None:
    """M15, M6. The cuts of the round, one after the other, and who took what or wanted what went to the bin."""
    state = market(4)
    split(state, "split 4 2", "apprentice 2 0")
    assert (table(state)["cuts"], table(state)["gone"]) == ([[5, 2]], [None] * 10)
    wants(state, s0=2, s1=2, s2=1, s3=1)
    split(state, "split 1 1")
    wants(state, s2=1, s3=1)
    assert table(state)["cuts"] == [[5, 2], [6, 1]]
    assert table(state)["gone"] == [*[None] * 5, [2, 3], *[[]] * 4]
    split(state, "split 2 1")
    wants(state, s0=1, s1=2)
    assert (table(state)["cuts"], table(state)["gone"]) == ([], [None] * 9)


# ---- too few kimonos

THREE_EACH = ("012: bowl | -: apprentice", "012: fan | -: apprentice", "012: sword | -: apprentice")


def test_with_too_few_kimonos_nobody_gets_one_and_none_are_given_later() -> None:
    """M7. The example: two contenders, one kimono left."""
    state = after(3, *THREE_EACH, "12: lute | 0: coin1 apprentice", "12: lute | 0: coin1")
    assert told(state, "kimono", "no_kimono") == [
        *[{"kind": "kimono", "seat": None, "seats": [0, 1, 2]}] * 3,
        {"kind": "no_kimono", "seat": None, "seats": [1, 2], "left": 1},
        {"kind": "no_kimono", "seat": None, "seats": [1, 2], "left": 0},
    ]
    assert (kimonos(state), table(state)["kimonos"]) == ([3, 3, 3], 0)


def test_those_who_were_due_a_kimono_and_got_none_choose_no_more() -> None:
    """M7, M6."""
    state = after(4, "0123: bowl | -: fan", "0123: bowl | -: fan", "01: bowl | 2: fan | 3: fan")
    assert table(state)["kimonos"] == 0
    split(state, "split 1 1")
    wants(state, s0=1, s1=1, s2=2, s3=2)
    assert told(state, "no_kimono") == [{"kind": "no_kimono", "seat": None, "seats": [0, 1], "left": 0}]
    split(state, "split 1 1")
    assert state.asked == (2, 3)


def test_a_supply_that_is_exactly_enough_is_given_out() -> None:
    """M7."""
    state = after(5, "01234: bowl | -: fan", "01234: bowl | -: fan")
    assert told(state, "no_kimono") == []
    assert (kimonos(state), table(state)["kimonos"]) == ([2] * 5, 0)


def test_at_the_same_time_means_those_who_want_the_same_card() -> None:
    """M7. Three are left: two go to those who want the first card, then one is too few for the other two."""
    last = "01: bowl | -: apprentice fan sword lute lute lute lute coin1 | 23: fan"
    state = after(4, "0123: bowl | -: fan", "012: sword | 3: lute", last)
    assert told(state, "kimono", "no_kimono")[2:] == [
        {"kind": "kimono", "seat": None, "seats": [0, 1]},
        {"kind": "no_kimono", "seat": None, "seats": [2, 3], "left": 1},
    ]
    assert (kimonos(state), table(state)["kimonos"]) == ([3, 3, 2, 1], 0)


def test_the_card_goes_to_the_bin_though_no_kimono_is_given() -> None:
    """M7, M6."""
    state = after(3, *THREE_EACH)
    binned = table(state)["bin"]
    assert isinstance(binned, list)
    play_round(state, "12: any | 0: apprentice")
    assert told(state, "takes_bin")[-1]["cards"] == [*binned, state.decks[0][27]]
