"""The cards and the set-up (M1, M17, S0), and how the tests of this folder deal and play: rounds as text.

A round reads "0: fan cat | 12: bowl | -: lute apprentice fire | 2:". It is the row from the left, cut into portions,
each with the seats that want it: seat 0 alone, seats 1 and 2 both, nobody, seat 2. The last portion is filled up with
further cards. The apprentice is named where it is put, or else comes last.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import cast

import pytest

from irodori.core.edition import Json, Table
from irodori.core.errors import DeckError, EditionError, SetupError
from irodori.core.game import Game
from irodori.core.info import Event, Viewer
from irodori.core.position import Position
from irodori.games.kimono import ACTIONS, GAME

COPIES = {"bowl": 5, "fan": 6, "sword": 7, "parasol": 8, "lute": 9, "figurine": 10, "chopsticks": 11}
OTHERS = {"coin1": 9, "fire": 3, "cat": 2, "breakage": 2, "copy": 2}
APPRENTICE = "apprentice"

# ---- dealing


def deck_of(players: int, *rounds: str, sack: str = "", edition: Table | None = None) -> list[str]:
    """A deck whose piles begin as these rounds tell; the gaps hold the other cards, actions and fires last of all."""
    game = Game("kimono", players, edition)
    size = 9 if players < 5 else 13
    piles = [[card for _, cards in portions(text) for card in cards if card != APPRENTICE] for text in rounds]
    piles += [[] for _ in range(5 - len(piles))]
    rest = Counter({card: count for card, (_, count) in game.cards.items()})
    rest.subtract(card for cards in (*piles, sack.split()) for card in cards)
    assert min(rest.values()) >= 0, f"more cards of a kind than there are: {-rest}"
    assert max(len(pile) for pile in piles) <= size
    others = sorted(rest.elements(), key=[*COPIES, "coin1", "coin2", "coin3", "fire", *ACTIONS].index)
    for pile in piles:
        missing = size - len(pile)
        pile += others[:missing]
        del others[:missing]
    return [card for pile in piles for card in pile] + sack.split() + others


def dealt(players: int, *rounds: str, sack: str = "", edition: Table | None = None) -> Position:
    deck = deck_of(players, *rounds, sack=sack, edition=edition)
    return Game("kimono", players, edition).start(decks=[deck])


# ---- playing


def portions(text: str) -> list[tuple[str, list[str]]]:
    """Each portion of a round: who wants it, and the cards named."""
    parts = [part.partition(":") for part in text.split("|") if part.strip()]
    return [(wanters.strip(), cards.split()) for wanters, _, cards in parts]


def wants(state: Position, **chosen: int) -> None:
    """wants(state, s0=1, s2=2): the seats choose in this order."""
    for seat, group in chosen.items():
        state.play(int(seat[1:]), f"want {group}")


def split(state: Position, text: str, apprentice: str | None = None) -> None:
    """The master splits; the apprentice goes where it is said, if it is asked for."""
    (master,) = state.actors
    state.play(master, text)
    if state.decision == "apprentice":
        state.play(master, apprentice or state.moves(master)[-1])


def play_round(state: Position, text: str, *answers: str) -> None:
    """Plays a round as its text tells; answers are the other moves that its players are asked for, in turn."""
    number, waiting = table(state)["round"], list(answers)

    def answer() -> None:
        while waiting and state.decision in ("resolve", "break", "copy"):
            state.play(state.actors[0], waiting.pop(0))

    parts = portions(text)
    for i, (wanters, cards) in enumerate(parts[:-1]):
        answer()
        left = [card for card in cards if card != APPRENTICE]
        own = APPRENTICE in cards
        count = len(left) if i == 0 else len(cards)
        split(state, f"split {count} 1", f"apprentice 1 {cards.index(APPRENTICE)}" if own else right_place(parts[1:]))
        for seat in state.actors:
            state.play(seat, "want 1" if str(seat) in wanters else "want 2")
    answer()
    assert not waiting
    if state.decision not in ("resolve", "break", "copy"):
        assert state.over or (state.decision, table(state)["round"]) == ("split", cast("int", number) + 1)


def right_place(parts: list[tuple[str, list[str]]]) -> str | None:
    cards = [card for _, part in parts for card in part]
    return f"apprentice 2 {cards.index(APPRENTICE)}" if APPRENTICE in cards else None


def after(players: int, *rounds: str, sack: str = "", edition: Table | None = None) -> Position:
    """Dealt, and all these rounds played, in which nobody is asked for anything further."""
    state = dealt(players, *rounds, sack=sack, edition=edition)
    for text in rounds:
        play_round(state, text)
    return state


# ---- looking


def table(state: Position, viewer: Viewer = "all") -> Table:
    return cast("Table", state.view(viewer)["table"])


def owned(state: Position, seat: int) -> Json:
    return cast("list[Json]", table(state)["collections"])[seat]


def told(state: Position, *kinds: str) -> list[Event]:
    """The true story's events of these kinds, or all, without their numbers."""
    story = state.events("all")
    return [{k: v for k, v in event.items() if k != "n"} for event in story if not kinds or event["kind"] in kinds]


def refusal(state: Position, seat: int, text: str) -> tuple[str, str, dict[str, int | str]]:
    """Rule, key and arguments of the refusal."""
    refused = state.why_not(seat, text)
    assert refused is not None
    return refused.rule, refused.key, refused.args


def shipped() -> Table:
    return tomllib.loads((GAME.folder / "editions/zoch-2017.toml").read_text(encoding="utf-8"))


def reprinted(coins: str = "1 1 1 1 1 1 1 1 1", **sorts: dict[str, int]) -> Table:
    """The edition that ships, with other coins and other numbers of these sorts."""
    edition = shipped()
    edition["coins"] = [int(value) for value in coins.split()]
    for sort, cells in sorts.items():
        cast("dict[str, dict[str, int]]", edition["sorts"])[sort].update(cells)
    return edition


# ---- M17, S0


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_deck_has_56_curios_9_coins_and_9_actions(players: int) -> None:
    """M17."""
    deck = Counter(Game("kimono", players).start(seed="any").decks[0])
    assert deck == Counter(COPIES | OTHERS)
    assert deck.total() == 74


def test_the_rules_page_and_the_edition_say_the_same_of_every_card() -> None:
    """M17."""
    page = (GAME.folder / "RULES.en.md").read_text(encoding="utf-8")
    sorts = cast("dict[str, dict[str, Json]]", shipped()["sorts"])
    status = {sort: cast("dict[str, str]", cells["status"]) for sort, cells in sorts.items()}
    rows = re.findall(
        r"\| ([a-z ]+?)(?: \(not in the deck\))? \| `(\w+)` \| (\d+) \| (\d+), (\w+) \| (\d+), (\w+)", page
    )
    assert {row[1] for row in rows} == {*COPIES, "kimono"}
    for name, sort, copies, points, of_points, limit, of_limit in rows:
        cells = sorts[sort]
        assert (cells["name"], cells["copies"]) == (name, int(copies))
        assert (cells["points"], status[sort]["points"]) == (int(points), of_points)
        assert (cells["limit"], status[sort]["limit"]) == (int(limit), of_limit)
        assert status[sort]["copies"] == "certain"
    assert "| `coin1` | 9 | 1, reconstructed | none, certain |" in page
    assert shipped()["coins"] == [1] * 9
    assert shipped()["status"] == {"coins": "reconstructed"}


def test_coins_are_named_by_their_value() -> None:
    """M17."""
    deck = Counter(Game("kimono", 3, reprinted("3 2 1 3 2 1 3 2 1")).start(seed="any").decks[0])
    assert [deck[coin] for coin in ("coin1", "coin2", "coin3")] == [3, 3, 3]
    assert deck.total() == 74


@pytest.mark.parametrize(
    ("sort", "cell", "value", "says"),
    [
        ("bowl", "copies", 6, "sorts.bowl.copies must be 5"),
        ("kimono", "copies", 9, "sorts.kimono.copies must be 10"),
        ("fan", "points", 100, "sorts.fan.points must be a whole number from 0 to 99"),
        ("lute", "limit", -1, "sorts.lute.limit must be a whole number from 0 to 20"),
    ],
)
def test_an_edition_out_of_range_is_refused(sort: str, cell: str, value: int, says: str) -> None:
    """M17."""
    with pytest.raises(EditionError, match=re.escape(says)):
        Game("kimono", 3, reprinted("1 1 1 1 1 1 1 1 1", **{sort: {cell: value}}))


def test_an_edition_has_nine_coins() -> None:
    """M17."""
    with pytest.raises(EditionError, match="coins must be a list of 9 whole numbers from 1 to 9"):
        Game("kimono", 3, reprinted("1 1 1 1 1 1 1 1"))


@pytest.mark.parametrize("players", [3, 6])
def test_no_decision_has_more_than_64_choices(players: int) -> None:
    """S0."""
    game = Game("kimono", players)
    assert len(game.texts) == len(GAME.decisions)
    assert all(choices and max(choices) < 64 for choices in game.texts)


@pytest.mark.parametrize("players", [3, 6])
def test_every_choice_of_the_rules_has_a_text(players: int) -> None:
    """S0, S1. Through a whole game, so that search and players choose among the same."""
    state = Game("kimono", players).start(seed="texts")
    while not state.over:
        for seat in state.actors:
            assert state.core.legal(seat).bit_count() == len(state.moves(seat)) > 0
        state.play(state.actors[-1], state.moves(state.actors[-1])[-1])


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_play(players: int) -> None:
    """M1."""
    with pytest.raises(SetupError, match="3 to 6 players"):
        Game("kimono", players)


# ---- M1


@pytest.mark.parametrize(("players", "pile", "sack"), [(3, 9, 29), (4, 9, 29), (5, 13, 9), (6, 13, 9)])
def test_the_first_pile_lies_leftmost_first_and_the_sack_has_the_rest(players: int, pile: int, sack: int) -> None:
    """M1."""
    state = Game("kimono", players).start(seed="piles")
    shown = table(state)
    assert shown["row"] == state.decks[0][:pile]
    assert shown["later_in_order"] == state.decks[0][pile : 5 * pile]
    assert shown["sack_in_order"] == state.decks[0][5 * pile :]
    assert (shown["sack"], shown["kimonos"]) == (sack, 10)


@pytest.mark.parametrize(("players", "pile"), [(3, 9), (5, 13)])
def test_the_piles_are_laid_out_in_their_order(players: int, pile: int) -> None:
    """M1, M18."""
    everybody = "".join(map(str, range(players)))
    state = after(players, *[f"{everybody}: {card} | -:" for card in ("fan", "lute", "coin1", "bowl", "sword")])
    rows = [event["row"] for event in told(state, "round")]
    assert rows == [state.decks[0][n * pile : (n + 1) * pile] for n in range(5)]


def test_the_sack_is_drawn_from_the_front() -> None:
    """M1."""
    state = after(3, "0: cat | 1: cat | 2:", sack="coin1 fire")
    assert (owned(state, 0), owned(state, 1)) == ({"coin1": 1}, {"fire": 1})
    assert table(state)["sack"] == 27


def test_a_deck_of_other_cards_is_refused() -> None:
    """M1."""
    game, deck = Game("kimono", 3), deck_of(3)
    with pytest.raises(DeckError, match=r"exactly the 74 cards .* missing: bowl, too many: fan"):
        game.start(decks=[["fan", *deck[1:]]])
    with pytest.raises(DeckError, match="it holds 73, missing: copy, too many: none"):
        game.start(decks=[deck[:-1]])
    for stranger in ("kimono", APPRENTICE, "coin2"):
        with pytest.raises(DeckError, match=f"no card '{stranger}'"):
            game.start(decks=[[stranger, *deck[1:]]])
