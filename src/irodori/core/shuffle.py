"""The shuffle that anyone can verify: SHA-256 in counter mode, then Fisher-Yates; docs/records.md says it in words."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

METHOD = "sha256-counter-1"


def words(seed: str, deck: int) -> Iterator[int]:
    """64-bit numbers: block j is SHA-256 of "irodori DECK j SEED" in UTF-8, read as four big-endian words."""
    block = 0
    while True:
        digest = sha256(f"irodori {deck} {block} {seed}".encode()).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1


def shuffled(cards: list[str], seed: str, deck: int) -> list[str]:
    """The cards in the order that seed and deck number give, each order as likely over all seeds."""
    cards = list(cards)
    stream = words(seed, deck)
    for last in range(len(cards) - 1, 0, -1):
        choices = last + 1
        fair = 2**64 - 2**64 % choices
        word = next(stream)
        while word >= fair:
            word = next(stream)
        chosen = word % choices
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards
