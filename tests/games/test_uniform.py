"""What a seat cannot tell apart is drawn evenly in every game: K8, M15, S4.

The worlds are found by brute force: every way to fill in what the seat does not see is replayed, and those count
whose view is the same to the last byte. Iroha's, with the counting itself, stand in its own folder.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product
from typing import cast

import pytest

from irodori import Game, Position
from irodori.core.info import Viewer
from irodori.core.state import State
from irodori.games.iroha.test_uniform import Engine, World, even, imagined, is_even, reshuffled, table
from irodori.games.kasane.rules import Kasane
from irodori.games.kimono.rules import Kimono

# ---- KIMONO: choices not revealed yet, later piles, the sack


def cards_of(game: Game) -> list[str]:
    return [name for name, (_, count) in game.cards.items() for _ in range(count)]


def kimono_deck(game: Game, front: Sequence[str], back: Sequence[str]) -> list[str]:
    rest = cards_of(game)
    for card in (*front, *back):
        rest.remove(card)
    return [*front, *rest, *back]


def kimono(back: Sequence[str], rounds: int, engine: Engine | None = None) -> Position:
    """Five players about to choose in a round. In the first, seat 0 took a cat, which drew a coin."""
    game = Game("kimono", players=5, engine=engine)
    position = game.start(decks=[kimono_deck(game, ["cat"], back)])
    for move in ("split 1 1", "apprentice 2 0"):
        position.play(0, move)
    for seat in range(5):
        position.play(seat, "want 1" if seat == 0 else "want 2")
    while table(position, None)["round"] < rounds or position.decision != "want":
        seat = position.actors[0]
        position.play(seat, position.moves(seat)[0])
    return position


LAST_SACK = ["coin1", "lute", *["chopsticks"] * 7]
LAST_PILE = ["fan", "lute", *["figurine"] * 10, "chopsticks"]


def sack_and_wants(core: State) -> World:
    rules = cast("Kimono", core)
    return (bytes(rules.deck[rules.sack : rules.cards]), rules.chosen, rules.second)


def kimono_worlds(position: Position, viewer: Viewer) -> set[World]:
    """Every order of what the sack still holds, with every choice of everybody that leaves the view as it is."""
    view = position.view(viewer)
    deck = position.decks[0]
    front = len(deck) - cast("int", table(position, viewer)["sack"])
    chosen = sum(want is not None for want in cast("list[int | None]", table(position, "all")["chosen"]))
    moves = position.lines[: len(position.lines) - chosen]
    found: set[World] = set()
    for order in set(permutations(deck[front:])):
        other = position.game.start(decks=[[*deck[:front], *order]])
        for seat, text in moves:
            other.play(seat, text)
        for wants in product((None, "want 1", "want 2"), repeat=len(other.asked)):
            if None in wants:  # else the choices would be revealed
                world = other.copy()
                for seat, want in zip(other.asked, wants, strict=True):
                    if want:
                        world.play(seat, want)
                if world.view(viewer) == view:
                    found.add(sack_and_wants(world.core))
    return found


@pytest.mark.parametrize(
    ("viewer", "own", "ways"), [(0, "want 2", 3**4 - 2**4), (0, None, 3**4), (None, None, 3**5 - 2**5)]
)
def test_choices_not_revealed_and_the_order_of_the_sack_are_drawn_evenly(
    viewer: int | None, own: str | None, ways: int
) -> None:
    """M15, M4, M9. Each other contender has not chosen, wants group 1, or wants group 2; not all have chosen."""
    position = kimono(LAST_SACK, 5)
    if own:
        position.play(0, own)
    position.play(3, "want 1")
    worlds = kimono_worlds(position, viewer)
    assert len(worlds) == 8 * ways
    assert sack_and_wants(position.core) in worlds
    assert is_even(reshuffled(position, -1 if viewer is None else viewer, sack_and_wants, 20_000), even(worlds))


def wants(core: State) -> World:
    rules = cast("Kimono", core)
    return (rules.chosen, rules.second, rules.acting)


def contested() -> Position:
    """Three players; seats 1 and 2 contest the first four cards, which the master has just split."""
    position = Game("kimono", players=3).start(seed="any")
    for seat, move in [(0, "split 4 1"), (0, "apprentice 2 0"), (0, "want 2"), (1, "want 1"), (2, "want 1")]:
        position.play(seat, move)
    position.play(0, "split 2 1")
    return position


@pytest.mark.parametrize(("viewer", "ways"), [(0, 3**2 - 2**2), (None, 3**2 - 2**2), (1, 3), (2, 3)])
def test_only_who_contests_a_group_may_have_chosen(viewer: int | None, ways: int) -> None:
    """M4, M15."""
    position = contested()
    assert position.asked == (1, 2)
    worlds: set[World] = set()
    for first, second in product(range(3), repeat=2):
        if not (first and second) and not (viewer == 1 and first) and not (viewer == 2 and second):
            chosen = bool(first) << 1 | bool(second) << 2
            worlds.add((chosen, (first == 2) << 1 | (second == 2) << 2, 0b110 ^ chosen))
    assert len(worlds) == ways
    assert is_even(reshuffled(position, -1 if viewer is None else viewer, wants, 2_000), even(worlds))


def test_the_last_of_two_knows_that_the_other_has_not_chosen() -> None:
    """M4, M15."""
    position = contested()
    position.play(2, "want 2")
    assert set(reshuffled(position, 2, wants, 200)) == {(0b100, 0b100, 0b010)}


def single_cards(core: State) -> World:
    """Where the only fan and the only lute lie: in later piles, then in the sack."""
    rules = cast("Kimono", core)
    unseen = bytes(rules.deck[(rules.round + 1) * rules.pile : 5 * rules.pile] + rules.deck[rules.sack : rules.cards])
    fan, lute = 2, 5
    return (unseen.index(fan), unseen.index(lute))


@pytest.mark.parametrize("engine", ["compiled", "interpreted"])
def test_later_piles_and_the_sack_are_one_lot(engine: Engine) -> None:
    """M15. The last pile and the sack, 13 and 8 cards, with the card that a cat drew out between them."""
    position = kimono([*LAST_PILE, "coin1", *["chopsticks"] * 8], 4, engine)
    shares = even(permutations(range(13 + 8), 2))
    assert is_even(reshuffled(position, 1, single_cards, 6_000), shares)


def test_an_imagined_sack_and_imagined_choices_are_drawn_evenly() -> None:
    """M15."""
    position = kimono(LAST_SACK, 5)
    position.play(0, "want 2")

    def read(core: State) -> World:
        rules = cast("Kimono", core)
        return (rules.chosen.bit_count(), rules.deck.index(5, rules.sack))

    shares: dict[World, float] = {}
    for others in product(range(3), repeat=4):
        if 0 in others:
            for place in range(66, 74):
                key = (1 + sum(map(bool, others)), place)
                shares[key] = shares.get(key, 0.0) + 1 / 65 / 8
    alone = sum(share for (chosen, _), share in shares.items() if chosen == 1)  # one way in 65: counted together
    merged = {key: share for key, share in shares.items() if key[0] != 1} | {(1,): alone}
    found: Counter[World] = Counter()
    for key, count in imagined(position, 0, read, 800).items():
        assert key in shares
        found[key if key[0] != 1 else (1,)] += count
    assert is_even(found, merged)


# ---- Kasane: the order of the pile, for everyone alike


def kasane(pile: Sequence[str], engine: Engine | None = None) -> Position:
    """Four players in the third deal: these four cards are the pile."""
    game = Game("kasane", players=4, engine=engine)
    rest = cards_of(game)
    for card in pile:
        rest.remove(card)
    position = game.start(decks=[[*rest, *pile]])
    while table(position, None)["round"] < 3:
        seat = position.actors[0]
        position.play(seat, position.moves(seat)[0])
    return position


def pile_of(core: State) -> World:
    rules = cast("Kasane", core)
    return tuple(rules.deck[rules.base + rules.players * rules.width : rules.size])


@pytest.mark.parametrize("engine", ["compiled", "interpreted"])
@pytest.mark.parametrize(("pile", "orders"), [("1 2 3 4", 24), ("1 1 2 +", 12), ("5 5 7 7", 6)])
def test_the_order_of_the_pile_is_drawn_evenly(pile: str, orders: int, engine: Engine) -> None:
    """K8, S4. Equal cards make fewer orders, each as likely."""
    position = kasane(pile.split(), engine)
    moves = position.lines
    worlds: set[World] = set()
    for order in permutations(position.decks[0][-4:]):
        other = position.game.start(decks=[[*position.decks[0][:-4], *order]])
        for seat, text in moves:
            other.play(seat, text)
        if other.view(0) == position.view(0):
            worlds.add(pile_of(other.core))
    assert len(worlds) == orders
    for seat in (-1, 0, 3):
        assert is_even(reshuffled(position, seat, pile_of, 3_000), even(worlds))


def test_an_imagined_pile_is_drawn_evenly() -> None:
    """K8, S4."""
    position = kasane(["1", "2", "3", "4"])
    assert is_even(imagined(position, 0, pile_of, 1_000), even(permutations((1, 2, 3, 4))))


def test_the_first_and_the_last_card_of_a_large_pile_are_drawn_evenly() -> None:
    """K8, S4. As two cards of 36 are: their numbers go with how many of each are left."""
    position = Game("kasane", players=4).start(seed="any")
    left = Counter(pile_of(position.core))
    assert left.total() == 36
    shares = {
        (first, last): left[first] * (left[last] - (first == last)) / (36 * 35)
        for first, last in product(left, repeat=2)
        if first != last or left[first] > 1
    }
    found = reshuffled(position, 2, lambda core: (pile_of(core)[0], pile_of(core)[-1]), 8_000)
    assert is_even(found, shares)
