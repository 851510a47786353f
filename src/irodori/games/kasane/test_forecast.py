"""What is foretold of a take, of a meld and of the end: K2 to K9, K22, S4."""

from __future__ import annotations

from typing import Any, cast

import pytest

from irodori import Game, Position, words
from irodori.core.edition import Table
from irodori.core.info import Event, Viewer
from irodori.games.kasane.forecast import forecast
from irodori.games.kasane.test_deal import PASS, for_seat_0, own_row, seat_0, seat_0_takes, start, to_the_end, turn
from irodori.games.kasane.view import at_the_table


def foretold(position: Position, viewer: Viewer = None) -> dict[str, Any]:
    return cast("dict[str, Any]", forecast(position.game, position.view(viewer)))


def at_a_table(position: Position, viewer: int | None) -> dict[str, Any]:
    """Where memory is everyone's own: the other hands face down, the story gone."""
    view = position.view(viewer)
    story = cast("list[Event]", view["story"])
    shown = at_the_table(position.game, cast("Table", view["table"]), viewer, story)
    return cast("dict[str, Any]", forecast(position.game, {**view, "table": shown, "story": []}))


def test_each_take_says_what_could_be_laid_then_the_best_first() -> None:
    """K2, K3, K4. The worked example: 6-7-3-2 in hand, and the 1 on a row."""
    position = for_seat_0("6 7 3 2 1")
    seat_0(position, PASS, PASS, PASS, PASS)
    while position.actors != (0,):
        own_row(position)
    take = foretold(position, 0)["takes"]["take 1"]
    assert (take["card"], take["points"], take["score"]) == ("1", 0, 0)
    best = take["melds"][0]
    assert (best["move"], best["points"], best["sequence"]) == ("meld kagen 3", 3, ["3", "2", "1"])
    assert (best["hand"], best["score"], best["top"]) == (["6", "7"], 3, False)
    assert best["robe"] == {"cards": 3, "colours": 3, "worth": 3, "short": 5, "bonus": 0}


def test_a_meld_says_what_it_borrows_and_what_stays() -> None:
    """K3, K4, K5. The worked example: robe 8-7-6, hand 3-2-4, the 6 is taken."""
    position = for_seat_0("8 7 6 3 2 4 6")
    seat_0(position, PASS, PASS, "meld jougen 3", PASS, PASS, PASS)
    assert "meld setsugetsu 4 top" in seat_0_takes(position)
    melds = {one["move"]: one for one in foretold(position, 0)["melds"]}
    best = melds["meld setsugetsu 4 top"]
    assert (best["sequence"], best["top"], best["points"], best["hand"]) == (["6", "2", "4", "6"], True, 4, ["3"])
    assert (best["robe"]["cards"], best["robe"]["colours"], best["score"]) == (6, 5, 7)
    assert melds["meld kasane 2 top"]["sequence"] == ["6", "6"]
    assert next(iter(melds)) == "meld setsugetsu 4 top"


def test_a_plus_one_brings_its_point_and_no_meld_unless_the_table_allows_it() -> None:
    """K2, K24."""
    for allowed in (False, True):
        position = for_seat_0("4 4 +", plus_one_meld=allowed)
        seat_0(position, PASS, PASS)
        while position.actors != (0,):
            own_row(position)
        take = foretold(position, 0)["takes"]["take 1"]
        assert (take["card"], take["points"], take["score"], take["robe"]["cards"]) == ("+", 1, 1, 1)
        assert [one["move"] for one in take["melds"]] == (["meld kasane 2"] if allowed else [])


def test_the_red_threes_are_foretold_with_what_the_next_marble_is_worth() -> None:
    """K5, K23."""
    position = for_seat_0("1 2 6 6 2 1")
    seat_0(position, PASS, PASS)
    assert "meld sakura 3" in seat_0_takes(position)
    assert foretold(position, 0)["melds"][0]["points"] == 4
    position.play(0, "meld sakura 3")
    seat_0(position, PASS, PASS)
    assert "meld sakura 3" in seat_0_takes(position)
    assert next(one for one in foretold(position, 0)["melds"] if one["meld"] == "sakura")["points"] == 3
    preset = for_seat_0("4 4", preset_marbles=True)
    seat_0(preset, PASS)
    assert "meld kasane 2" in seat_0_takes(preset)
    preset.play(0, "meld kasane 2")
    seat_0(preset, PASS)
    assert not any(one["cards"] == 2 and one["meld"] == "kasane" for one in melds_of_all_takes(preset))


def melds_of_all_takes(position: Position) -> list[dict[str, Any]]:
    (seat,) = position.actors
    return [one for take in foretold(position, seat)["takes"].values() for one in take["melds"]]


def test_whoever_waits_sees_what_the_rows_would_allow_while_a_turn_of_its_own_comes() -> None:
    """K22, S4. In the last turns of a round nothing of the field is left for the others."""
    position = start("1 2 3 4 5 / 6 7 8 9 5 / 2 3 4 5 6")
    assert foretold(position, 2)["seat"] == 2
    turn(position, "take 1")
    turn(position, "take 2")
    turn(position, "take 3")
    waiting = foretold(position, 1)
    assert waiting["takes"]["take 3"]["melds"][0]["move"] == "meld kasane 2"
    for _ in range(8):
        own_row(position)
    assert position.actors == (2,)
    assert foretold(position, 0)["takes"] == {} and foretold(position, 2)["takes"]


def test_of_hands_that_are_not_shown_nothing_is_foretold() -> None:
    """S4. A spectator, or another player, learns nothing of a hand that lies face down."""
    position = for_seat_0("4 4")
    seat_0(position, PASS)
    seat_0_takes(position)
    assert foretold(position)["melds"] and foretold(position, "all")["melds"]
    assert at_a_table(position, None)["seat"] is None
    assert "melds" not in at_a_table(position, 1) and at_a_table(position, 1)["seat"] == 1
    assert at_a_table(position, 0)["melds"] == foretold(position, 0)["melds"]


def test_everyone_s_robe_says_what_its_colours_bring_and_what_it_lacks() -> None:
    """K9."""
    position = for_seat_0("3 8 9 4 7 5 + 6")
    seat_0(position, PASS, PASS, "meld chidori 3", PASS, PASS, "meld asanoha 3", PASS)
    robe = foretold(position, 1)["robes"][0]
    assert robe == {"cards": 7, "colours": 6, "worth": 2, "short": 1, "bonus": 0}
    assert foretold(position, 1)["robes"][1]["short"] == 8


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("options", [False, True])
def test_what_is_foretold_comes_true(players: int, options: bool) -> None:
    """K2 to K9, K22. At every decision of whole games: the moves, what they bring, whose turns follow, the score."""
    game = Game("kasane", players, options={"plus_one_meld": options})
    for seed in range(6):
        position = game.start(seed=seed)
        while not position.over:
            (seat,) = position.actors
            found = foretold(position, seat)
            assert at_a_table(position, seat) == found
            moves = position.moves(seat)
            for viewer in (None, "all"):
                assert foretold(position, viewer) == found
            if position.decision == "take":
                assert list(found["takes"]) == moves
                follow_take(position, found, moves[seed % len(moves)])
            else:
                assert sorted(one["move"] for one in found["melds"]) == sorted(moves[:-1])
                follow_meld(position, found, seed)
            if not position.over and position.actors != (seat,):
                assert found["order"][0] == position.actors[0]


def follow_take(position: Position, found: dict[str, Any], move: str) -> None:
    (seat,) = position.actors
    told = position.play(seat, move)
    take = found["takes"][move]
    assert take["card"] == told[0]["card"]
    assert take["score"] == position.scores[seat]
    assert take["robe"] == foretold(position)["robes"][seat]
    if position.decision == "meld":
        assert take["melds"] == foretold(position, seat)["melds"]
    else:
        assert take["melds"] == []


def follow_meld(position: Position, found: dict[str, Any], seed: int) -> None:
    (seat,) = position.actors
    meld = found["melds"][seed % len(found["melds"])]
    told = position.play(seat, meld["move"])[0]
    assert {name: meld[name] for name in ("meld", "cards", "top", "points", "sequence")} == {
        name: told[name] for name in ("meld", "cards", "top", "points", "sequence")
    }
    assert meld["score"] == position.scores[seat]
    assert meld["robe"] == foretold(position)["robes"][seat]
    table = cast("dict[str, Any]", position.view(seat)["table"])
    assert meld["hand"] == table["hands"][seat]


def test_turns_of_a_round_are_counted_up_to_where_it_ends() -> None:
    """K22."""
    position = for_seat_0("4 4", players=4)
    counted: list[tuple[int, int]] = []
    while not position.over:
        found = foretold(position)
        if position.decision == "take" and position.actors == (0,):
            counted.append((found["turn"], found["turns"]))
        own_row(position)
    assert counted == [(turn, 3) for _ in range(4) for turn in (1, 2, 3)]
    seat_0(position := for_seat_0("4 4", players=4), PASS)
    seat_0_takes(position)
    assert foretold(position)["turn"] == 2


def test_the_account_adds_up_to_the_score_in_every_language() -> None:
    """K2, K5, K9. From the whole story as from what the table has written down."""
    for players in (3, 4):
        for seed in range(8):
            position = Game("kasane", players).start(seed=seed)
            while not position.over:
                (seat,) = position.actors
                position.play(seat, position.moves(seat)[0])
            account = foretold(position)["account"]
            assert [sum(line["points"] for line in lines) for lines in account] == list(position.scores)
            assert account == at_a_table(position, 1)["account"]
            for language in words.LANGUAGES:
                for line in (line for lines in account for line in lines):
                    assert words.has(language, line["key"])


def test_the_account_names_melds_what_they_borrowed_and_the_bonuses() -> None:
    """K3, K9."""
    position = for_seat_0("3 8 9 1 1 6 2 8 + 4 5 7")
    to_the_end(
        position,
        {0: ["meld chidori 3", "meld juu 2 top", "meld kasane 2 top", "meld sakura 3 top", "meld juu 2 top",
             "meld asanoha 3"]},
    )  # fmt: skip
    lines = foretold(position)["account"][0]
    first = {"key": "kasane-account-meld", "args": {"meld": "chidori", "sequence": "3-8-9"}, "points": 4}
    borrowed = {"meld": "juu", "sequence": "9-1", "top": "9"}
    assert lines[:2] == [first, {"key": "kasane-account-meld-top", "args": borrowed, "points": 1}]
    assert [(line["key"].removeprefix("kasane-account-"), line["points"]) for line in lines[-3:]] == [
        ("plus", 1),
        ("colours", 5),
        ("full", 2),
    ]
    few = foretold(position)["account"][1]
    assert few == [{"key": "kasane-account-few", "args": {"cards": 0}, "points": 0}] or few[0]["points"] > 0
