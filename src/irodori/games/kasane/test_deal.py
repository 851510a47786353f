"""Cards and deal, with the few words in which the tests of this game lay a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

import pytest

from irodori import DeckError, Game, IllegalMove, Position
from irodori.core.edition import Table

Refusal = tuple[str, str, Mapping[str, int | str]]

NUMBERS = "123456789"
ANY = "."
PASS = "pass"


# ---- tables as text


def decks(*rounds: str, players: int = 3) -> list[list[str]]:
    """Decks whose rounds lie as drawn, rows parted by "/", the card that can be taken on the right.

    What is not drawn is any card, a +1 rather on the left, where nobody takes it if all take from their own rows.
    Then the last round's deck fits too.
    """
    width = 4 if players == 4 else 5
    drawn = [filled(text, players, width) for text in rounds]
    copies = {"+": 5, **dict.fromkeys(NUMBERS, 4)} if players == 3 else {"+": 7, **dict.fromkeys(NUMBERS, 5)}
    spare = [card for card, count in copies.items() for _ in range(count)]
    for card in (card for cards in drawn for card in cards if card != ANY):
        spare.remove(card)
    early = drawn[: players - 1]
    early += [[ANY] * players * width for _ in range(players - 1 - len(early))]
    last = drawn[players - 1] if len(drawn) == players else []
    wanted = [card for card in last if card != ANY]
    for cards in early:
        for place, card in enumerate(cards):
            if card == ANY:
                left = place % width == 0
                cards[place] = wanted.pop() if left and wanted else spare.pop(0 if left else -1)
    first = [card for cards in early for card in cards] + wanted + spare
    if not last:
        return [first]
    due = sorted([cards[place] for cards in early for place in range(0, len(cards), width)] + wanted + spare)
    for card in (card for card in last if card != ANY):
        due.remove(card)
    laid = [(due.pop(0 if place % width == 0 else -1) if card == ANY else card) for place, card in enumerate(last)]
    return [first, laid + due]


def filled(text: str, players: int, width: int) -> list[str]:
    rows = [row.split() for row in text.split("/")]
    rows += [[] for _ in range(players - len(rows))]
    return [card for row in rows for card in [ANY] * (width - len(row)) + row]


def start(*rounds: str, players: int = 3, **options: bool) -> Position:
    rounds += ("",) * (players - len(rounds))
    return Game("kasane", players, options=options).start(decks=decks(*rounds, players=players))


def for_seat_0(cards: str, players: int = 3, **options: bool) -> Position:
    """A game in which row 1 brings seat 0 these cards, one each turn; the other rows bring whatever is left."""
    turns = 4 if players == 3 else 3
    taken = cards.split()
    rows = [" ".join(reversed(taken[i : i + turns])) for i in range(0, len(taken), turns)]
    return start(*rows, players=players, **options)


def turn(state: Position, take: str, lay: str = PASS) -> None:
    """A whole turn of the seat whose turn it is. It is not asked to lay where nothing can be laid."""
    (seat,) = state.actors
    state.play(seat, take)
    if state.decision == "meld":
        state.play(seat, lay)
    else:
        assert lay == PASS


def own_row(state: Position, lay: str = PASS) -> None:
    """Seat 0 takes from row 1, seat 1 from row 2 …"""
    turn(state, f"take {state.actors[0] + 1}", lay)


def seat_0(state: Position, *lays: str) -> None:
    """Turns of seat 0, each with what it lays; all take from their own rows, the others lay nothing."""
    for lay in lays:
        while state.actors != (0,):
            own_row(state)
        own_row(state, lay)


def seat_0_takes(state: Position) -> list[str]:
    """The next take of seat 0, and what it may lay then."""
    while state.actors != (0,):
        own_row(state)
    state.play(0, "take 1")
    return state.moves(0)


def to_the_end(state: Position, plan: Mapping[int, Sequence[str]]) -> None:
    """All take from their own rows; a seat lays the next meld of its plan as soon as it may."""
    waiting = {seat: list(melds) for seat, melds in plan.items()}
    while not state.over:
        (seat,) = state.actors
        planned = waiting.get(seat, [])
        if state.decision == "take":
            state.play(seat, f"take {seat + 1}")
        else:
            state.play(seat, planned.pop(0) if planned and planned[0] in state.moves(seat) else PASS)
    assert not any(waiting.values()), waiting


def table(state: Position) -> Table:
    return cast("Table", state.view("all")["table"])


def lying(state: Position, place: str, seat: int = 0) -> str:
    """The cards of a hand, robe or row, the top card last."""
    return " ".join(cast("list[list[str]]", table(state)[place])[seat])


def table_round(state: Position) -> int:
    return cast("int", table(state)["round"])


def field(state: Position) -> int:
    """How many cards lie in the rows."""
    return sum(map(len, cast("list[list[str]]", table(state)["rows"])))


def marbles(state: Position, meld: str, cards: int) -> int:
    boxes = cast("dict[str, list[dict[str, int]]]", table(state)["melds"])[meld]
    return next(box["marbles"] for box in boxes if box["cards"] == cards)


def refused(state: Position, text: str, seat: int | None = None) -> Refusal:
    """Why a move is refused: rule, key, arguments. `play` and `why_not` agree, and nothing changes."""
    seat = state.actors[0] if seat is None else seat
    before = state.view("all")
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, text)
    told = state.why_not(seat, text)
    assert told is not None and str(told) == str(caught.value) and told.rule in str(told)
    assert state.view("all") == before
    return told.rule, told.key, told.args


# ---- the cards and the deal


@pytest.mark.parametrize(("players", "numbers", "plus", "total"), [(3, 4, 5, 41), (4, 5, 7, 52)])
def test_the_deck_holds_the_cards_of_so_many_players(players: int, numbers: int, plus: int, total: int) -> None:
    """K21."""
    (deck,) = Game("kasane", players).start(seed="any").decks
    assert Counter(deck) == {**dict.fromkeys(NUMBERS, numbers), "+": plus}
    assert len(deck) == total


def test_a_deck_of_other_cards_is_refused() -> None:
    """K21, S1."""
    game = Game("kasane", 3)
    (deck,) = decks()
    with pytest.raises(DeckError, match=r"41 cards that are dealt; it holds 40, missing: 3, too many: none"):
        game.start(decks=[deck[:-1]])
    with pytest.raises(DeckError, match=r"missing: \+, too many: 9"):
        game.start(decks=[["9", *deck[1:]]])
    with pytest.raises(DeckError, match="no card '0'; there are 1, 2"):
        game.start(decks=[["0", *deck[1:]]])
    with pytest.raises(DeckError, match="it holds 52"):
        game.start(decks=decks(players=4))


def test_rows_are_filled_one_after_the_other_from_the_front_of_the_deck() -> None:
    """K1, S2."""
    for players, width in ((3, 5), (4, 4)):
        state = start(players=players)
        (deck,) = state.decks
        rows = [deck[row * width : (row + 1) * width] for row in range(players)]
        assert table(state)["rows"] == rows
        assert state.events("all") == [{"n": 1, "kind": "deal", "seat": 0, "round": 1, "rows": rows}]
        assert state.actors == (0,) and state.scores == (0,) * players
        assert table(state)["hands"] == table(state)["robes"] == [[] for _ in range(players)]


def test_only_the_card_dealt_last_in_a_row_can_be_taken() -> None:
    """K1."""
    state = start("1 2 3 4 5 / 6 7 8 9 1 / 2 3 4 5 6")
    assert state.moves(0) == ["take 1", "take 2", "take 3"]
    turn(state, "take 2")
    assert lying(state, "hands", 0) == "1"
    assert lying(state, "rows", 1) == "6 7 8 9"
    turn(state, "take 2")
    assert lying(state, "hands", 1) == "9"


def test_a_row_that_ran_empty_stays_empty_until_the_next_round() -> None:
    """K1, K22."""
    state = start("1 3 5 7 9 / 2 4 6 8 1 / 3 5 7 9 2")
    for _ in range(5):
        turn(state, "take 1")
    assert lying(state, "rows", 0) == ""
    for _ in range(7):
        assert "take 1" not in state.moves(state.actors[0])
        assert refused(state, "take 1") == ("K1", "row-empty", {"row": 1})
        turn(state, "take 2" if "take 2" in state.moves(state.actors[0]) else "take 3")
    assert table(state)["round"] == 2 and len(lying(state, "rows", 0).split()) == 5
    assert state.moves(1) == ["take 1", "take 2", "take 3"]


def test_a_row_that_does_not_exist_is_refused() -> None:
    """K1."""
    assert refused(start(), "take 4") == ("K1", "row-missing", {"row": 4, "rows": 3})
    assert refused(start(), "take 0") == ("K1", "row-missing", {"row": 0, "rows": 3})
    assert refused(start(players=4), "take 5") == ("K1", "row-missing", {"row": 5, "rows": 4})
