"""What the rules say of cards that lie there, asked of their own state: the worth of cards, and who takes a trick."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from irodori.games.iroha import SUITS
from irodori.games.iroha.rules import PLAY, PLAYED, RANKS, TRICK, Iroha

Played = tuple[int, str]
"""A seat, and the card that it has laid into the trick."""

ASKED = Iroha()


class Held(NamedTuple):
    """Who takes the trick as it lies, with which card, and the trump."""

    seat: int
    card: str
    trump: str


def code(card: str) -> int:
    """I9."""
    return SUITS.index(card[0]) * RANKS + int(card[1:]) - 1


def mask(cards: list[str]) -> int:
    return sum(1 << code(card) for card in cards)


def lowest(cards: list[str]) -> list[str]:
    """Of each colour the lowest card, in the order of the colours."""
    ranked = sorted(cards, key=code)
    return [card for place, card in enumerate(ranked) if not place or ranked[place - 1][0] != card[0]]


def worth(cards: list[str]) -> int:
    """I6."""
    return ASKED.worth(mask(cards))


@cache
def further() -> int:
    """What each card beside the lowest of its colour takes off."""
    return worth(["F1"]) - worth(["F1", "F2"])


def held(trick: list[Played]) -> Held:
    """I4, I5: the trick laid again, card by card, as if these were all."""
    rules = Iroha()
    rules.players, rules.stage, rules.story = len(trick), PLAY, []
    for place, (_, card) in enumerate(trick):
        rules.play_card(place, code(card))
    trump = [lowest_of_trump for kind, _, _, lowest_of_trump in rules.story if kind == PLAYED][-1]
    taker = next(place for kind, place, _, _ in rules.story if kind == TRICK)
    return Held(*trick[taker], SUITS[trump // RANKS])
