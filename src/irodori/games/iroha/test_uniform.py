"""What a seat cannot tell apart is drawn evenly: `reshuffle_hidden` and `imagine` against all possible worlds.

The worlds are found by brute force: every way to fill in what the seat does not see is replayed, and those count
whose view is the same to the last byte. Then draws are counted, and a chi-square test says whether they are even.
All seeds are fixed. The other games are counted in the same way in `tests/games/test_uniform.py`. I2, I8, S4.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Any, Literal, cast

import pytest

from irodori import Game, IllegalMove, Position
from irodori.core.bits import seeded
from irodori.core.info import Viewer
from irodori.core.state import State
from irodori.games.iroha.rules import Iroha
from irodori.games.iroha.test_deal import after_passing, deck, play

World = tuple[object, ...]
Read = Callable[[State], World]
Engine = Literal["compiled", "interpreted"]

LEAST = 1e-4
MOST = 1 - 1e-4  # closer to even than chance is


# ---- counting


def p_value(found: Counter[World], shares: Mapping[World, float]) -> float:
    """How likely draws with these shares are at least as uneven as those found (Wilson and Hilferty's chi-square)."""
    assert set(found) <= set(shares), "a world that cannot be"
    draws = found.total()
    assert draws * min(shares.values()) >= 5
    uneven = sum((found[world] - draws * share) ** 2 / (draws * share) for world, share in shares.items())
    freedom = len(shares) - 1
    z = ((uneven / freedom) ** (1 / 3) - 1 + 2 / (9 * freedom)) / math.sqrt(2 / (9 * freedom))
    return math.erfc(z / math.sqrt(2)) / 2


def even(worlds: Iterable[World]) -> dict[World, float]:
    worlds = set(worlds)
    return dict.fromkeys(worlds, 1 / len(worlds))


def reshuffled(position: Position, seat: int, read: Read, draws: int) -> Counter[World]:
    core = position.core
    scratch = core.twin()
    chance = random.Random(f"{position.game!r} {seat}")
    found: Counter[World] = Counter()
    for _ in range(draws):
        scratch.copy(core)
        scratch.reshuffle_hidden(seat, chance.getrandbits(62))
        found[read(scratch)] += 1
    return found


def imagined(position: Position, seat: int | None, read: Read, draws: int) -> Counter[World]:
    view = position.view(seat)
    return Counter(read(position.game.imagine(view, seed).core) for seed in range(draws))


def is_even(found: Counter[World], shares: Mapping[World, float]) -> bool:
    return LEAST < p_value(found, shares) < MOST


def table(position: Position, seat: Viewer) -> dict[str, Any]:
    return cast("dict[str, Any]", position.view(seat)["table"])


# ---- late in a deal: hands with colours shown void and a passed card still in the left hand

THREE = (
    "F2 M1 F6 B1 B3 O5 M5 M6 W6",
    "F1 F5 F3 B5 O3 O6 W1 W3 W4",
    "O2 M2 F4 B2 B4 O1 O4 M3 W2",
)
SEVEN_TRICKS = "W3 W2 W6  M6 O3 M2  F3 F4 F2  B4 B1 B5  F5 O1 F6  M3 M5 O6  W4 B2 B3"
EIGHT_TRICKS = SEVEN_TRICKS + "  O5 W1 O2"

FOUR = (
    "O1 M3 B6 M1 M7 M8 W2 W6 W8",
    "B3 B5 F2 F4 O2 O6 M6 W4 W5",
    "F3 B8 F5 F6 F7 B1 B4 O8 W7",
    "W1 W3 B7 O3 O4 O7 M2 M4 M5",
)
MID_TRICK = "F2 F6 O3 O1  M5 M1 M6 F7  B4 B7 B6 B3  M2 M3 O2 O8  W7 W3 W6 W4  B8 O4 M8 O6  W2 W5 B1 W1  F3 M4"


def late(held: Sequence[str], plays: str, engine: Engine | None = None) -> Position:
    position = after_passing(Game("iroha", players=len(held), engine=engine), *held)
    play(position, plays)
    return position


def hands_of(core: State) -> World:
    return tuple(cast("Iroha", core).hands)


def hands_and_passes(core: State) -> World:
    return (*hands_of(core), *cast("Iroha", core).passed)


def ways_to_deal(pool: Sequence[str], needs: Sequence[int]) -> Iterator[tuple[tuple[str, ...], ...]]:
    if not needs:
        yield ()
        return
    for hand in combinations(pool, needs[0]):
        for others in ways_to_deal([card for card in pool if card not in hand], needs[1:]):
            yield (hand, *others)


def ways_to_hold(position: Position, viewer: int | None) -> Iterator[list[list[str]]]:
    """For every way to deal what is unseen, nine cards for each seat as they were after the passing."""
    hands = cast("list[list[str]]", table(position, viewer)["hands"])
    plays = [event for event in position.events(viewer) if event["kind"] == "play"]
    known = [
        [cast("str", event["card"]) for event in plays if event["seat"] == seat]
        + [card for card in hand if card != "?"]
        for seat, hand in enumerate(hands)
    ]
    pool = [card for card in position.game.cards if not any(card in cards for cards in known)]
    for dealt in ways_to_deal(pool, [hand.count("?") for hand in hands]):
        yield [cards + list(more) for cards, more in zip(known, dealt, strict=True)]


def worlds_of(position: Position, viewer: int | None, read: Read, *, every_pass: bool = False) -> set[World]:
    """Every hand, and every or only one way to pass, with which the same moves show the viewer the same."""
    view = position.view(viewer)
    plays = " ".join(str(event["card"]) for event in position.events(viewer) if event["kind"] == "play")
    given = cast("list[list[str]]", table(position, viewer)["passed"])
    given = given[-1:] + given[:-1]  # to each seat
    found: set[World] = set()
    for held in ways_to_hold(position, viewer):
        choices = [
            [tuple(gift)] if "?" not in gift else list(combinations(cards, 2))
            for gift, cards in zip(given, held, strict=True)
        ]
        for gifts in product(*choices) if every_pass else [tuple(choice[0] for choice in choices)]:
            first = [
                [*gift, *(card for card in cards if card not in gift)] for gift, cards in zip(gifts, held, strict=True)
            ]
            other = after_passing(position.game, *map(" ".join, first))
            try:
                play(other, plays)
            except IllegalMove:
                continue
            if other.view(viewer) == view:
                found.add(read(other.core))
    return found


def naively_dealt(position: Position, viewer: int, draws: int) -> Counter[World]:
    """One hand after another from what is left, skipping void colours; all anew where that ends in nothing."""
    hands = cast("list[list[str]]", table(position, viewer)["hands"])
    void = cast("list[list[str]]", table(position, viewer)["void"])
    seen = {card for hand in hands for card in hand} | {
        cast("str", event["card"]) for event in position.events(viewer) if event["kind"] == "play"
    }
    chance = random.Random("naive")
    found: Counter[World] = Counter()
    while found.total() < draws:
        rest = [card for card in position.game.cards if card not in seen]
        dealt = [[card for card in hand if card != "?"] for hand in hands]
        for seat, hand in enumerate(hands):
            may = [card for card in rest if card[0] not in void[seat]]
            more = chance.sample(may, min(hand.count("?"), len(may)))
            rest = [card for card in rest if card not in more]
            dealt[seat] += more
        if [len(hand) for hand in dealt] == [len(hand) for hand in hands]:
            codes = position.game.codes
            masks = [sum(1 << codes[card] for card in hand) for hand in dealt]
            found[(*masks, *[0] * (6 - len(masks)))] += 1
    return found


def test_late_hands_and_the_passes_of_others_are_drawn_evenly() -> None:
    """I8. Two tricks left; seat 1 is void of M, seat 2 of F and W; F1, which seat 0 passed on, is not played yet."""
    position = late(THREE, SEVEN_TRICKS)
    assert table(position, 0)["void"] == [[], ["M"], ["F", "W"]]
    assert table(position, 0)["hands"] == [["O5", "M1"], ["F1", "?"], ["?", "?"]]
    worlds = worlds_of(position, 0, hands_and_passes, every_pass=True)
    assert len(worlds) == 21 * 36
    assert hands_and_passes(position.core) in worlds
    assert is_even(reshuffled(position, 0, hands_and_passes, 20_000), even(worlds))


@pytest.mark.parametrize("engine", ["compiled", "interpreted"])
@pytest.mark.parametrize(("viewer", "held", "plays"), [(0, THREE, SEVEN_TRICKS), (0, FOUR, MID_TRICK)])
def test_late_hands_are_drawn_evenly_where_naive_dealing_is_not(
    viewer: int, held: Sequence[str], plays: str, engine: Engine
) -> None:
    """I8. Among four in mid-trick the hands differ in size, and each of the three hidden ones has shown a void."""
    position = late(held, plays, engine)
    shares = even(worlds_of(position, viewer, hands_of))
    assert len(shares) == (21 if held is THREE else 60)
    assert is_even(reshuffled(position, viewer, hands_of, 6_000), shares)
    assert p_value(naively_dealt(position, viewer, 6_000), shares) < 1e-12


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_last_hands_are_drawn_evenly_for_every_seat_and_for_a_spectator(viewer: int | None) -> None:
    """I8, S4. A passed card is known to its giver only, so each seat has worlds of its own."""
    position = late(THREE, EIGHT_TRICKS)
    shares = even(worlds_of(position, viewer, hands_of))
    assert len(shares) > 1
    assert is_even(reshuffled(position, -1 if viewer is None else viewer, hands_of, 4_000), shares)


def test_imagined_late_hands_are_drawn_evenly() -> None:
    """I8."""
    position = late(THREE, SEVEN_TRICKS)
    assert is_even(imagined(position, 0, hands_of, 1_500), even(worlds_of(position, 0, hands_of)))


def passed_places(cards: int, passed: int) -> tuple[int, ...]:
    """Which of nine cards, counted in their order, are passed."""
    nine = [code for code in range(60) if cards >> code & 1]
    return tuple(place for place, code in enumerate(nine) if passed >> code & 1)


def test_after_the_passing_any_two_of_nine_may_have_come_from_another() -> None:
    """I8. Seat 0 of four does not know what seat 1 gave to seat 2, and seat 2 to seat 3."""
    position = late(FOUR, "")

    def read(core: State) -> World:
        rules = cast("Iroha", core)
        assert rules.passed[0] & rules.hands[1] == rules.passed[0]
        return tuple(passed_places(rules.held[giver + 1], rules.passed[giver]) for giver in (1, 2))

    pairs = list(combinations(range(9), 2))
    assert is_even(reshuffled(position, 0, read, 15_000), even(product(pairs, pairs)))


# ---- while all choose what to pass

DEALT = ("F1 F2 F3 F4 F5 F6 W1 W2 W3", "B1 B2 B3 B4 B5 B6 W4 W5 W6", "O1 O2 O3 O4 O5 O6 M1 M2 M3")


def passing(own: str, engine: Engine | None = None) -> Position:
    game = Game("iroha", players=3, engine=engine)
    position = game.start(decks=[deck(game, 0, DEALT)])
    for card in own.split():
        position.play(0, f"pass {card}")
    position.play(2, "pass O1")
    return position


def choices_of_others(core: State) -> World:
    rules = cast("Iroha", core)
    return tuple(passed_places(rules.hands[seat] | rules.passed[seat], rules.passed[seat]) for seat in (1, 2))


def unseen_places(core: State) -> World:
    """Which three cards lie aside, by their place among the 21 that seat 0 does not see."""
    rules = cast("Iroha", core)
    mine = rules.hands[0] | rules.passed[0]
    unseen = [code for code in sorted(rules.deck[:30]) if not mine >> code & 1]
    held = rules.hands[1] | rules.passed[1] | rules.hands[2] | rules.passed[2]
    return tuple(place for place, code in enumerate(unseen) if not held >> code & 1)


def shares_of_choices(own: int) -> dict[World, float]:
    """I2. None, one or two of nine for each of the two others, but never such that all three have chosen."""
    ways = [places for count in range(3) for places in combinations(range(9), count)]
    assert len(ways) == 1 + 9 + 36
    return even(both for both in product(ways, ways) if not (own == 2 and len(both[0]) == len(both[1]) == 2))


@pytest.mark.parametrize("own", ["", "F1", "F1 W2"])
def test_what_others_have_chosen_so_far_is_drawn_evenly(own: str) -> None:
    """I2, I8. 46 ways for each; that all have chosen is no world, for then the cards would have changed hands."""
    shares = shares_of_choices(len(own.split()))
    assert len(shares) == (46 * 46 - 36 * 36 if own == "F1 W2" else 46 * 46)
    assert is_even(reshuffled(passing(own), 0, choices_of_others, 24_000), shares)


def test_the_cards_that_others_hold_while_they_choose_are_drawn_evenly() -> None:
    """I8. Every three of the 21 unseen cards are as likely to lie aside, and either seat to hold a given three."""
    position = passing("F1")
    assert is_even(reshuffled(position, 0, unseen_places, 16_000), even(combinations(range(21), 3)))
    game = position.game
    three = [game.codes[card] for card in ("B1", "O1", "M4")]

    def holders(core: State) -> World:
        rules = cast("Iroha", core)
        hands = [rules.hands[seat] | rules.passed[seat] for seat in (1, 2)]
        return tuple(1 if hands[0] >> code & 1 else 2 if hands[1] >> code & 1 else 0 for code in three)

    rooms = {0: 3, 1: 9, 2: 9}
    shares: dict[World, float] = {}
    for where in product(rooms, repeat=3):
        ways = math.prod(math.perm(room, where.count(place)) for place, room in rooms.items())
        if ways:
            shares[where] = ways / math.perm(21, 3)
    assert math.isclose(sum(shares.values()), 1)
    assert is_even(reshuffled(position, 0, holders, 8_000), shares)


def test_imagined_choices_are_drawn_evenly() -> None:
    """I2, I8. By how many cards each of the others has chosen, in both engines."""

    def counts(core: State) -> World:
        return tuple(len(places) for places in cast("list[tuple[int, ...]]", choices_of_others(core)))

    shares: dict[World, float] = {}
    for world, share in shares_of_choices(2).items():
        key = tuple(len(places) for places in cast("list[tuple[int, ...]]", world))
        shares[key] = shares.get(key, 0.0) + share
    assert is_even(reshuffled(passing("F1 W2", "interpreted"), 0, counts, 6_000), shares)
    # (0, 0) has one way in 820: a thousand games would show it once, so it is counted with its neighbours
    few = {key: share for key, share in shares.items() if share < 0.02}
    merged = {key: share for key, share in shares.items() if key not in few} | {("few",): sum(few.values())}
    found = imagined(passing("F1 W2"), 0, counts, 1_000)
    gathered: Counter[World] = Counter()
    for key, count in found.items():
        assert key in shares
        gathered[("few",) if key in few else key] += count
    assert is_even(gathered, merged)


def test_what_others_passed_in_a_deal_that_is_over_is_drawn_evenly() -> None:
    """I8. What seat 1 gave to seat 2 never shows; any two of the nine cards that seat 2 played may have been it."""
    game = Game("iroha", players=3)
    position = game.start(decks=[deck(game, 0, DEALT)])
    while len(position.decks) == 1:
        seat = position.actors[0]
        position.play(seat, position.moves(seat)[0])
    played = [event["card"] for event in position.events(0) if event["kind"] == "play" and event["seat"] == 2]
    view = position.view(0)
    found: Counter[World] = Counter()
    for seed in range(900):
        (_, gift, _) = [event["cards"] for event in game.imagine(view, seed).events("all") if event["kind"] == "pass"]
        found[tuple(sorted(played.index(card) for card in cast("list[str]", gift)))] += 1
    assert is_even(found, even(combinations(range(9), 2)))


# ---- what playouts and searches go on from


def test_a_playout_deals_every_card_to_every_seat_as_often() -> None:
    """I1."""
    game = Game("iroha", 3)
    for card in ("F1", "M3", "W6"):
        code = game.codes[card]
        found: Counter[World] = Counter()
        for seed in range(2000):
            core = game.fresh()
            core.chance = seeded(seed)
            core.shuffle()
            core.deal()
            found[tuple(hand >> code & 1 for hand in cast("Iroha", core).hands[:3])] += 1
        assert is_even(found, {(1, 0, 0): 0.3, (0, 1, 0): 0.3, (0, 0, 1): 0.3, (0, 0, 0): 0.1})


def test_who_has_chosen_fewer_than_two_cards_still_has_to_choose() -> None:
    """I2."""
    position = Game("iroha", 4).start(seed=1)
    position.play(0, position.moves(0)[0])
    for seed in range(100):
        core = position.core
        core.reshuffle_hidden(0, seed)
        chosen = [cards.bit_count() for cards in cast("Iroha", core).passed[:4]]
        assert core.actors() == sum(1 << seat for seat, count in enumerate(chosen) if count < 2)
        assert chosen[0] == 1
