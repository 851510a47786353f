"""What is wrong is said clearly: what was expected, and what came instead. Nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from irodori import DeckError, Game, IllegalMove, IrodoriError, Position, SetupError, UnknownGame, ViewError
from irodori.core.edition import Json

PLAIN = "5 x 1, 5 x 2, 5 x 3, 5 x 4, 5 x 5, 5 x 6, 5 x 7, 5 x 8, 5 x 9, 7 x +"


def message(kind: type[IrodoriError], call: Callable[[], object]) -> str:
    with pytest.raises(kind) as error:
        call()
    assert type(error.value) is kind
    return str(error.value)


# ---- setting up


def test_an_unknown_game() -> None:
    assert message(UnknownGame, lambda: Game("go")) == "there is no game 'go'; there are iroha, kasane, kimono"
    assert message(UnknownGame, lambda: Game(cast("str", ["go"]))).startswith("there is no game ['go']; there are")


@pytest.mark.parametrize(("key", "most"), [("kasane", 4), ("kimono", 6), ("iroha", 6)])
@pytest.mark.parametrize("players", [2, 7, 0, -3, True, 4.0, "4"])
def test_a_number_of_players_that_a_game_is_not_for(key: str, most: int, players: object) -> None:
    expected = f"{key} is for 3 to {most} players, not {players!r}"
    assert message(SetupError, lambda: Game(key, cast("int", players))) == expected


def test_an_option_that_a_game_does_not_have() -> None:
    expected = "kasane has no option 'first_star'; there are preset_marbles, plus_one_meld"
    assert message(SetupError, lambda: Game("kasane", options={"first_star": True})) == expected
    expected = "kimono has no option 'undo'; there are none"
    assert message(SetupError, lambda: Game("kimono", options={"undo": False})) == expected


def test_an_option_for_another_number_of_players() -> None:
    """K23."""
    expected = "option preset_marbles is for 3 players, not 4"
    assert message(SetupError, lambda: Game("kasane", 4, options={"preset_marbles": True})) == expected
    assert not Game("kasane", 4, options={"preset_marbles": False}).options["preset_marbles"]


def test_an_option_that_is_neither_true_nor_false() -> None:
    expected = "option open_lowest is true or false, not 1"
    assert message(SetupError, lambda: Game("iroha", options={"open_lowest": cast("bool", 1)})) == expected


def test_a_seed_that_is_no_text_or_number() -> None:
    game = Game("kasane")
    expected = "a seed is a text or a whole number, not 1.5"
    assert message(SetupError, lambda: game.start(seed=cast("int", 1.5))) == expected
    assert message(SetupError, lambda: game.start(seed=True)) == "a seed is a text or a whole number, not True"
    for seed in ("\ud800", 10**5000):
        written = message(SetupError, lambda seed=seed: game.start(seed=seed))
        assert written.startswith("a seed is a text or a whole number that can be written down: ")


# ---- decks


def full_deck(game: Game) -> list[str]:
    return [card for card, (_, count) in game.cards.items() for _ in range(count)]


def test_a_deck_with_a_card_that_is_not_in_the_game() -> None:
    game = Game("kasane")
    expected = "kasane has no card '10'; there are 1, 2, 3, 4, 5, 6, 7, 8, 9, +"
    assert message(DeckError, lambda: game.start(decks=[["10", *full_deck(game)[1:]]])) == expected
    assert message(DeckError, lambda: game.start(decks=[[cast("str", 1)]])).startswith(
        "kasane has no card 1; there are"
    )


def test_a_deck_with_too_few_or_too_many_of_a_card() -> None:
    game = Game("kasane")
    deck = full_deck(game)
    expected = "deck 1 must hold exactly the 52 cards that are dealt; it holds {}, missing: {}, too many: {}"
    assert message(DeckError, lambda: game.start(decks=[deck[1:]])) == expected.format(51, "1", "none")
    assert message(DeckError, lambda: game.start(decks=[[*deck, "+"]])) == expected.format(53, "none", "+")
    assert message(DeckError, lambda: game.start(decks=[["9", "9", *deck[2:]]])) == expected.format(
        52, "2 x 1", "2 x 9"
    )
    assert message(DeckError, lambda: game.start(decks=[[]])) == expected.format(0, PLAIN, "none")


def test_a_later_deck_is_refused_at_the_move_that_would_need_it() -> None:
    """K8, I1: nothing of that move is done."""
    game = Game("iroha", 3)
    deck = full_deck(game)
    position = game.start(decks=[deck, [*deck[1:], "F2"], deck])
    while len(position.record().lines) < 32:
        seat = position.actors[0]
        position.play(seat, position.moves(seat)[0])
    seat = position.actors[0]
    before = position.view("all"), position.record().to_json()
    expected = "deck 2 must hold exactly the 30 cards that are dealt; it holds 30, missing: F1, too many: F2"
    assert message(DeckError, lambda: position.play(seat, position.moves(seat)[0])) == expected
    assert (position.view("all"), position.record().to_json()) == before


# ---- moves


def ended(key: str) -> Position:
    position = Game(key).start(seed=1)
    while not position.over:
        seat = position.actors[0]
        position.play(seat, position.moves(seat)[0])
    return position


def refusal(position: Position, seat: object, text: object) -> str:
    """What play and why_not say alike."""
    said = message(IllegalMove, lambda: position.play(cast("int", seat), cast("str", text)))
    assert said == str(position.why_not(cast("int", seat), cast("str", text)))
    return said


def test_a_move_out_of_turn() -> None:
    """S1."""
    position = Game("kasane").start(seed=1)
    assert refusal(position, 1, "take 1") == "It is not the turn of seat 1; asked to choose: 0. (S1)"


def test_a_second_choice_where_one_was_made_in_secret() -> None:
    """S1."""
    position = Game("iroha").start(seed=1)
    for _ in range(2):
        position.play(2, position.moves(2)[0])
    assert refusal(position, 2, "pass B1") == "Seat 2 has already chosen. (S1)"


def test_a_move_after_the_end(any_game: str) -> None:
    """S1."""
    position = ended(any_game)
    text = position.record().lines[-1][1]
    assert refusal(position, 0, text) == "The game is over. (S1)"
    assert refusal(position, 9, text) == "There is no seat 9; the seats are 0 to 3. (S1)"


@pytest.mark.parametrize("seat", [4, -1, True, "0", None, 1.0])
def test_a_seat_that_is_not_there(seat: object) -> None:
    """S1."""
    position = Game("kasane").start(seed=1)
    assert refusal(position, seat, "take 1") == f"There is no seat {seat!r}; the seats are 0 to 3. (S1)"
    assert position.moves(cast("int", seat)) == []


@pytest.mark.parametrize("text", ["", "take", "take  1", "Take 1", "take 1 ", "take one", "take 01", "take １", "undo"])
def test_a_text_that_is_no_move(text: str) -> None:
    """S1."""
    position = Game("kasane").start(seed=1)
    assert refusal(position, 0, text) == f"“{text}” is no move; expected: take R, with R from 1 to 4. (S1)"


def test_something_else_than_a_text() -> None:
    """S1."""
    position = Game("kasane").start(seed=1)
    assert refusal(position, 0, ["take 1"]) == "“['take 1']” is no move; expected: take R, with R from 1 to 4. (S1)"
    assert refusal(position, 0, None) == "“None” is no move; expected: take R, with R from 1 to 4. (S1)"


def test_a_long_text_is_shortened() -> None:
    """S1."""
    position = Game("kasane").start(seed=1)
    assert f"“{'x' * 60}…” is no move" in refusal(position, 0, "x" * 1000)


def test_a_move_of_another_decision() -> None:
    """S1."""
    kasane = Game("kasane").start(seed=1)
    assert refusal(kasane, 0, "pass") == "“pass” is not asked for now; expected: take R, with R from 1 to 4. (S1)"
    kimono = Game("kimono").start(seed=1)
    expected = (
        "“want 1” is not asked for now; expected: split K L: K cards in the left group, which is group L, 1 or 2."
    )
    assert refusal(kimono, 0, "want 1") == f"{expected} (S1)"


def test_taking_back_and_undoing_what_is_not_there() -> None:
    position = Game("kasane").start(seed=1)
    assert message(SetupError, lambda: position.take_back(0)) == "seat 0 has no secret choice to take back"
    assert message(SetupError, lambda: position.undo(0)) == "there is no move to undo"
    assert message(IllegalMove, lambda: position.undo(4)) == "There is no seat 4; the seats are 0 to 3. (S1)"
    passing = Game("iroha").start(seed=1)
    passing.play(2, passing.moves(2)[0])
    expected = "secret choices are being made: they can be taken back, not undone"
    assert message(SetupError, lambda: passing.undo(2)) == expected
    assert message(SetupError, lambda: passing.take_back(1)) == "seat 1 has no secret choice to take back"


@pytest.mark.parametrize("viewer", [4, -1, True, "everybody"])
def test_a_viewer_that_is_not_there(viewer: object) -> None:
    position = Game("kasane").start(seed=1)
    expected = f'a view is of a seat from 0 to 3, None or "all", not {viewer!r}'
    assert message(SetupError, lambda: position.view(cast("int", viewer))) == expected
    assert message(SetupError, lambda: position.events(cast("int", viewer))) == expected


def test_imagining_from_what_is_no_view() -> None:
    game = Game("kasane")
    assert message(ViewError, lambda: game.imagine({})) == "this is no view of kasane: KeyError 'game'"
    expected = "the view is of another table than Game('kasane', players=4, edition='origuchi-2014', options={})"
    assert message(ViewError, lambda: game.imagine(Game("iroha").start(seed=1).view(0))) == expected
    assert message(ViewError, lambda: game.imagine(Game("kasane", 3).start(seed=1).view(0))) == expected


def test_imagining_from_a_view_that_contradicts_itself() -> None:
    game = Game("kasane")
    position = game.start(seed=1)
    position.play(0, "take 1")
    view = position.view(0)
    story = cast("list[dict[str, Json]]", view["story"])
    story[-1]["row"] = 5
    assert message(ViewError, lambda: game.imagine(view)).startswith(
        ("this is no view of kasane", "the view contradicts")
    )
