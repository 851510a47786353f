"""What is foretold of a trick, of a pass and of the end: I4, I5, I6, I8, S4."""

from __future__ import annotations

from typing import Any, cast

import pytest

from irodori import Game, Position
from irodori.core.edition import Table
from irodori.core.info import Event, Viewer
from irodori.games.iroha.forecast import forecast
from irodori.games.iroha.test_deal import HANDS_OF_THREE, after_passing, dealt_to_three, play, play_on
from irodori.games.iroha.view import at_the_table

OPEN = Game("iroha", players=3, options={"open_lowest": True})


def foretold(position: Position, viewer: Viewer = None) -> dict[str, Any]:
    return cast("dict[str, Any]", forecast(position.game, position.view(viewer)))


def at_a_table(position: Position, viewer: int | None) -> dict[str, Any]:
    """Where memory is everyone's own: the piles face down, the story gone."""
    view = position.view(viewer)
    story = cast("list[Event]", view["story"])
    shown = at_the_table(position.game, cast("Table", view["table"]), viewer, story)
    return cast("dict[str, Any]", forecast(position.game, {**view, "table": shown, "story": []}))


def test_each_legal_card_says_who_would_take_the_trick_and_what_it_brings() -> None:
    """I4, I5, I6. Birds 3 and 6 led and followed; the third seat is void and brings a new trump with any card."""
    position = after_passing(Game("iroha", players=3), *HANDS_OF_THREE)
    play(position, "B3 M3")
    found = foretold(position, 0)
    assert found["order"] == [1, 2, 0]
    assert (found["colours"], found["follow"]) == (["B", "M"], [])
    assert found["trick"]["seat"] == 2 and found["trick"]["to_come"] == 1
    brings = found["moves"]["play W2"]
    assert (brings["seat"], brings["card"], brings["walks"], brings["to_come"]) == (0, "W2", True, 0)
    assert brings["points"] == 3 + 3 + 2
    assert brings["after"]["lows"] == {"B": 3, "M": 3, "W": 2}
    assert (brings["after"]["cards"], brings["after"]["worth"]) == (3, 8)
    assert brings["after"]["more"] == {"B": 0, "M": 0, "W": 0}


def test_following_leaves_the_trick_with_whoever_holds_it() -> None:
    """I5, I6. A second card of a colour costs a point."""
    position = after_passing(Game("iroha", players=3), *HANDS_OF_THREE)
    play(position, "B3 O3 F3")
    play(position, "W3")
    assert foretold(position, 0)["piles"][0] == {"lows": {"B": 3, "F": 3, "O": 3}, "cards": 3,
        "more": {"B": 0, "F": 0, "O": 0}, "worth": 9}  # fmt: skip
    assert foretold(position, 1)["follow"] == ["W"]
    moves = foretold(position, 1)["moves"]
    assert set(moves) == {"play W4", "play W5", "play W6"}
    assert moves["play W4"]["seat"] == 1 and not moves["play W4"]["walks"]
    assert moves["play W4"]["points"] == 3 - 1


def test_nothing_is_foretold_to_those_who_do_not_choose() -> None:
    """I8."""
    position = after_passing(Game("iroha", players=3), *HANDS_OF_THREE)
    for viewer in (0, 2, None):
        found = foretold(position, viewer)
        assert found["moves"] == {} and found["trick"] is None and "follow" not in found


def test_points_are_foretold_only_where_the_piles_can_be_read() -> None:
    """I8, S4. With the lowest cards open they can; face down only a pile without cards has no secret."""
    hands = HANDS_OF_THREE
    for game, piles in ((OPEN, [3 + 3 + 3, 0]), (Game("iroha", players=3), [None, 0])):
        position = after_passing(game, *hands)
        play(position, "B3 O3 F3 W1 W4")
        found = at_a_table(position, 2)
        assert [pile and pile["worth"] for pile in found["piles"][:2]] == piles
        assert found["moves"]["play O4"]["points"] == 1 + 4 - 1
        play(position, "O4")
        play(position, "O1 F4")
        points = at_a_table(position, 1)["moves"]["play B4"]["points"]
        assert points == 1 + 4 + 4


@pytest.mark.parametrize("opened", [True, False])
def test_what_is_read_off_open_cards_is_what_the_whole_pile_says(opened: bool) -> None:
    """I8. At every step of a whole game, and nothing else where they are face down."""
    position = Game("iroha", players=4, options={"open_lowest": opened}).start(seed="piles")
    while not position.over:
        seat = position.actors[0]
        known, read = foretold(position, seat), at_a_table(position, seat)
        for whole, pile in zip(known["piles"], read["piles"], strict=True):
            if opened and whole["cards"]:
                assert sum(whole["more"].values()) == whole["cards"] - len(whole["lows"])
                assert pile == {**whole, "more": None}
            else:
                assert pile == (None if whole["cards"] else whole)
        assert read["deals"] == known["deals"] and read["scored"] == known["scored"]
        assert read["last"] == known["last"] and sorted(read["houses"]) == sorted(known["houses"])
        position.play(seat, position.moves(seat)[-1])


def test_a_pass_says_how_many_of_its_colour_stay() -> None:
    """I2."""
    position = dealt_to_three()
    assert foretold(position, 0)["moves"]["pass W3"] == {"stay": 2}
    position.play(0, "pass W3")
    assert foretold(position, 0)["moves"]["pass W1"] == {"stay": 1}


def test_what_is_foretold_of_a_last_card_comes_true() -> None:
    """I5, I6, I10. In every trick of a game the last card's outcome is what then happens."""
    for players in (3, 4, 5, 6):
        position = Game("iroha", players=players).start(seed="true")
        while not position.over:
            seat = position.actors[-1]
            found = foretold(position, seat)
            move = position.moves(seat)[0]
            told = position.play(seat, move)
            trick = next((event for event in told if event["kind"] == "trick"), None)
            if trick:
                outcome = found["moves"][move]
                assert (outcome["seat"], outcome["card"], outcome["to_come"]) == (trick["seat"], trick["card"], 0)
                last = foretold(position)["last"] if not position.over else None
                if told[-1]["kind"] == "trick":
                    assert last and (last["seat"], last["card"]) == (trick["seat"], trick["card"])
                    assert foretold(position)["piles"][outcome["seat"]]["worth"] == outcome["after"]["worth"]


def test_the_account_adds_up_to_the_score() -> None:
    """I6, I7. From the whole story as from what the table has written down."""
    position = Game("iroha", players=4).start(seed="sum")
    play_on(position, 4)
    account = foretold(position)["account"]
    assert [sum(line["points"] for line in lines) for lines in account] == list(position.scores)
    assert account == at_a_table(position, 1)["account"]
    for lines in account:
        assert [line["args"]["deal"] for line in lines] == [1, 2, 3, 4]
        assert all(line["points"] == line["args"]["lowest"] - line["args"]["more"] for line in lines)
