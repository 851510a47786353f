"""Who sees what, written by hand: I8, S4, and the secret of passing, I2."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from irodori import Game, Position, SetupError
from irodori.core.info import Viewer
from irodori.games.iroha.test_deal import HANDS_OF_THREE, after_passing, dealt_to_three, kinds, play, play_on

NINE = ["?"] * 9
VIEWERS: list[Viewer] = [0, 1, 2, None, "all"]


def table(position: Position, viewer: Viewer) -> dict[str, Any]:
    return cast("dict[str, Any]", position.view(viewer)["table"])


def traffic(position: Position, viewer: Viewer) -> str:
    """All that reaches a viewer, as bytes on a wire would be."""
    return json.dumps([position.view(viewer), position.events(viewer)])


# ---- hands and passing (I2, I8)


def test_a_seat_sees_its_own_hand_and_that_the_others_hold_nine() -> None:
    """I8."""
    position = dealt_to_three()
    first, second, third = (hand.split() for hand in HANDS_OF_THREE)
    in_order = sorted(third, key=list(position.game.cards).index)
    assert table(position, 0)["hands"] == [first, NINE, NINE]
    assert table(position, 1)["hands"] == [NINE, second, NINE]
    assert table(position, 2)["hands"] == [NINE, NINE, in_order]
    assert table(position, None)["hands"] == [NINE, NINE, NINE]
    assert table(position, "all")["hands"] == [first, second, in_order]


def test_the_deal_is_told_to_each_seat_with_its_own_hand_only() -> None:
    """I8. The deck, and with it the cards aside, is in no event."""
    position = dealt_to_three()
    second = HANDS_OF_THREE[1].split()
    assert position.events(1) == [{"n": 1, "kind": "deal", "seat": 0, "deal": 1, "hands": [NINE, second, NINE]}]
    assert position.events(None) == [{"n": 1, "kind": "deal", "seat": 0, "deal": 1, "hands": [NINE, NINE, NINE]}]


def test_a_seat_that_passes_sees_its_own_choice_at_once() -> None:
    """I2, I8."""
    position = dealt_to_three()
    position.play(0, "pass F1")
    position.play(0, "pass W3")
    assert table(position, 0)["passed"] == [["F1", "W3"], [], []]
    assert table(position, 0)["hands"] == [["F2", "F3", "F4", "F5", "F6", "W1", "W2"], NINE, NINE]
    assert table(position, "all")["passed"] == [["F1", "W3"], [], []]


def test_nobody_learns_that_somebody_has_passed_before_all_have() -> None:
    """I2, I8. Every choice of the others leaves all that reaches a viewer as it was, byte for byte."""
    position = dealt_to_three()
    lines = [(0, "F1"), (2, "O1"), (0, "F2"), (2, "O2"), (1, "B1")]
    for seat, card in lines:
        others: list[Viewer] = [viewer for viewer in (0, 1, 2, None) if viewer != seat]
        before = [traffic(position, viewer) for viewer in others]
        assert position.play(seat, f"pass {card}") == []
        assert [traffic(position, viewer) for viewer in others] == before
    assert position.actors == (1,)
    assert [position.view(viewer)["actors"] for viewer in VIEWERS] == [[0, 1, 2]] * 5


def test_passed_cards_are_known_to_giver_and_receiver_alone() -> None:
    """I8."""
    position = after_passing(Game("iroha", players=3), *HANDS_OF_THREE)
    hidden = ["?", "?"]
    to_0, to_1, to_2 = ["F1", "F2"], ["B1", "B2"], ["O1", "O2"]
    assert table(position, 0)["passed"] == [to_1, hidden, to_0]
    assert table(position, 1)["passed"] == [to_1, to_2, hidden]
    assert table(position, 2)["passed"] == [hidden, to_2, to_0]
    assert table(position, None)["passed"] == [hidden, hidden, hidden]
    assert table(position, "all")["passed"] == [to_1, to_2, to_0]
    for viewer in VIEWERS:
        told = [event["cards"] for event in kinds(position.events(viewer), "pass")]
        assert told == table(position, viewer)["passed"]


def test_a_giver_sees_the_passed_cards_in_the_left_hand_until_they_are_played() -> None:
    """I8."""
    position = after_passing(Game("iroha", players=3), *HANDS_OF_THREE)
    seven = ["?"] * 7
    assert table(position, 0)["hands"][1] == ["B1", "B2", *seven]
    assert table(position, 2)["hands"][1] == NINE
    assert table(position, None)["hands"][1] == NINE
    play(position, "B2")
    assert table(position, 0)["hands"][1] == ["B1", *seven]
    assert table(position, 0)["passed"][0] == ["B1", "B2"]
    assert table(position, 2)["hands"][1] == NINE[1:]
    assert table(position, 2)["passed"][0] == ["?", "?"]


def test_moves_are_shown_to_the_seat_that_may_make_them() -> None:
    """I8. A list of legal moves would give a hand away."""
    position = after_passing(Game("iroha", players=3), *HANDS_OF_THREE)
    assert position.view(1)["moves"] == [
        f"play {card}" for card in ["B1", "B2", "B3", "B4", "B5", "B6", "W4", "W5", "W6"]
    ]
    for viewer in (0, 2, None, "all"):
        assert position.view(viewer)["moves"] == []


def test_a_refusal_does_not_tell_who_holds_a_card() -> None:
    """I8. One of another's hand and one set aside are refused alike."""
    position = after_passing(Game("iroha", players=3), *HANDS_OF_THREE)
    held, aside = (position.why_not(1, f"play {card}") for card in ("F1", "M4"))
    assert held is not None and aside is not None
    assert (held.rule, held.key, held.sentence.replace("F1", "M4")) == (aside.rule, aside.key, aside.sentence)


# ---- what is open, and what never is (I8, S4)


def test_cards_set_aside_are_shown_to_nobody() -> None:
    """I8, I1."""
    game = Game("iroha", players=3)
    position = after_passing(game, *HANDS_OF_THREE)
    aside = {"M4", "M5", "M6"}
    while len(position.decks) == 1:
        for viewer in VIEWERS:
            assert not any(card in traffic(position, viewer) for card in aside)
        seat = position.actors[0]
        position.play(seat, position.moves(seat)[0])


def test_the_trick_the_trump_and_the_cards_taken_are_open_to_all() -> None:
    """I8, S4."""
    position = after_passing(Game("iroha", players=3), *HANDS_OF_THREE)
    play(position, "B3 O3")
    for viewer in VIEWERS:
        shown = table(position, viewer)
        assert shown["trick"] == [{"seat": 1, "card": "B3"}, {"seat": 2, "card": "O3"}]
        assert shown["trump"] == "O"
    play(position, "F3")
    for viewer in VIEWERS:
        shown = table(position, viewer)
        assert (shown["trick"], shown["trump"]) == ([], None)
        assert shown["taken"] == [["F3", "B3", "O3"], [], []]
        assert [event["kind"] for event in position.events(viewer, since=7)] == ["trick"]


def test_colours_that_a_seat_could_not_follow_are_void_for_everyone() -> None:
    """I8, S4. A colour that was led or had been the trump; playing another tells the same of both."""
    position = after_passing(Game("iroha", players=3), *HANDS_OF_THREE)
    play(position, "B3 O3 F3")
    for viewer in VIEWERS:
        assert table(position, viewer)["void"] == [["B", "O"], [], ["B"]]


def test_what_a_past_deal_has_hidden_stays_hidden() -> None:
    """I8. In later deals and after the end hands, passed cards and cards aside of each deal are as they were seen."""
    position = Game("iroha", players=3).start(decks=[list(Game("iroha", players=3).cards)])
    first = {viewer: position.events(viewer) for viewer in VIEWERS}
    play_on(position, 3)
    assert position.over
    for viewer in VIEWERS:
        story = position.events(viewer)
        assert story[0] == first[viewer][0]
        for event in kinds(story, "deal"):
            hands = cast("list[list[str]]", event["hands"])
            assert [seat for seat, hand in enumerate(hands) if hand != NINE] == (
                [0, 1, 2] if viewer == "all" else [] if viewer is None else [viewer]
            )
        for event in kinds(story, "pass"):
            known = viewer == "all" or (viewer is not None and viewer in (event["seat"], event["to"]))
            assert (event["cards"] != ["?", "?"]) == known
    assert position.view(1)["story"] == position.events(1)


def test_a_new_deal_shows_nothing_of_the_last_but_the_points() -> None:
    """I8, I10."""
    position = Game("iroha", players=3).start(seed="any")
    play_on(position)
    for viewer in VIEWERS:
        shown = table(position, viewer)
        assert (shown["deal"], shown["dealer"], shown["tricks"]) == (2, 1, 0)
        assert shown["taken"] == shown["void"] == shown["passed"] == [[], [], []]
        assert shown["points"] == list(position.scores)


def test_the_open_lowest_cards_are_open_to_all() -> None:
    """I8."""
    position = after_passing(Game("iroha", players=3, options={"open_lowest": True}), *HANDS_OF_THREE)
    play(position, "B3 O3 F3 W1 W4 O4")
    for viewer in VIEWERS:
        assert table(position, viewer)["taken"] == [["F3", "B3", "O3"], [], ["O4", "W1", "W4"]]
        assert table(position, viewer)["lowest"] == [["F3", "B3", "O3"], [], ["O4", "W1"]]


def test_events_have_the_same_numbers_for_every_viewer() -> None:
    """I8. No gap tells that something was kept back."""
    position = Game("iroha", players=3).start(seed="any")
    play_on(position, 3)
    for viewer in VIEWERS:
        assert [event["n"] for event in position.events(viewer)] == list(range(1, len(position.events("all")) + 1))


@pytest.mark.parametrize("viewer", [3, -1, True, "everyone"])
def test_there_is_no_other_viewer(viewer: Viewer) -> None:
    """I8."""
    with pytest.raises(SetupError, match="a view is of a seat"):
        dealt_to_three().view(viewer)


# ---- taking back, and the record of what was secret (I2)


def test_a_pass_may_be_taken_back_until_the_last_seat_has_chosen() -> None:
    """I2. Both cards go back, the choices of others stay, and nobody else can tell."""
    position = dealt_to_three()
    start = traffic(position, 0)
    position.play(1, "pass B1")
    for card in ("F1", "F2"):
        position.play(0, f"pass {card}")
    unseen = [traffic(position, viewer) for viewer in (1, 2, None)]
    position.take_back(0)
    assert traffic(position, 0) == start
    assert [traffic(position, viewer) for viewer in (1, 2, None)] == unseen
    assert position.actors == (0, 1, 2)
    assert table(position, "all")["passed"] == [[], ["B1"], []]
    for seat, card in ((0, "F5"), (2, "O1"), (0, "F6"), (1, "B2"), (2, "O2")):
        position.play(seat, f"pass {card}")
    assert table(position, "all")["passed"] == [["F5", "F6"], ["B1", "B2"], ["O1", "O2"]]
    with pytest.raises(SetupError, match="no secret choice"):
        position.take_back(0)


def test_only_who_has_chosen_can_take_back() -> None:
    """I2."""
    position = dealt_to_three()
    position.play(1, "pass B1")
    with pytest.raises(SetupError, match="seat 0 has no secret choice"):
        position.take_back(0)


def test_the_record_lists_secret_passes_in_the_order_of_the_seats() -> None:
    """I2. Each seat's own in the order in which it made them; who was quick is not kept."""
    position = dealt_to_three()
    for seat, card in ((2, "O2"), (1, "B2"), (2, "O1"), (0, "W1"), (0, "F1"), (1, "B1")):
        position.play(seat, f"pass {card}")
    passes = [(0, "pass W1"), (0, "pass F1"), (1, "pass B2"), (1, "pass B1"), (2, "pass O2"), (2, "pass O1")]
    assert position.record().lines == passes
    assert position.record().replay().view("all") == position.view("all")


# ---- imagining (I8)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_an_imagined_game_looks_the_same_in_every_deal(viewer: Viewer) -> None:
    """I8, S4. At every step of a whole game."""
    position = Game("iroha", players=3, options={"first_star": True}).start(seed="any")
    step = 0
    while not position.over:
        step += 1
        imagined = position.game.imagine(position.view(viewer), step)
        assert traffic(imagined, viewer) == traffic(position, viewer)
        seat = position.actors[-1]
        position.play(seat, position.moves(seat)[-1])


def test_what_one_knows_is_kept_and_what_one_does_not_varies() -> None:
    """I8. Seat 0 has given B1 and B2 to the left and knows its own hand; seat 2 has shown that it holds no bird."""
    position = after_passing(Game("iroha", players=3), *HANDS_OF_THREE)
    play(position, "B3 O3 F3")
    view = position.view(0)
    hands: set[str] = set()
    passes: set[str] = set()
    for seed in range(60):
        imagined = table(position.game.imagine(view, seed), "all")
        own, left, right = imagined["hands"]
        assert own == table(position, 0)["hands"][0]
        assert {"B1", "B2"} <= set(left)
        assert not any(card[0] == "B" for card in right)
        assert imagined["passed"][0] == ["B1", "B2"]
        assert imagined["passed"][2] == ["F1", "F2"]
        hands.add(" ".join(left))
        passes.add(" ".join(imagined["passed"][1]))
    assert len(hands) > 50
    assert len(passes) > 20


def test_while_all_choose_an_imagined_other_may_have_chosen_or_not() -> None:
    """I8, I2. But not all: then the cards would have changed hands."""
    position = dealt_to_three()
    for card in ("F1", "F2"):
        position.play(0, f"pass {card}")
    view = position.view(0)
    seen: set[tuple[int, ...]] = set()
    for seed in range(400):
        imagined = table(position.game.imagine(view, seed), "all")
        assert imagined["passed"][0] == ["F1", "F2"]
        seen.add(tuple(len(cards) for cards in imagined["passed"]))
    assert seen == {(2, a, b) for a in range(3) for b in range(3)} - {(2, 2, 2)}
