"""Why a move of Iroha ni Oedo was good or bad, for reviews."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori.games.iroha import SUITS
from irodori.games.iroha.ruling import held, worth

if TYPE_CHECKING:
    from irodori.core.errors import Argument
    from irodori.core.position import Position

Why = tuple[str, dict[str, "Argument"], str]
NAMES = dict(zip(SUITS, ("flowers", "birds", "fans", "moon", "waves"), strict=True))


def why(position: Position, seat: int, played: str, best: str) -> Why | None:
    if position.decision == "pass":
        return given(position, seat, best.split()[1], played.split()[1])
    if position.decision != "play":
        return None
    table = cast("dict[str, object]", position.view(seat)["table"])
    trick = cast("list[dict[str, object]]", table["trick"])
    card, other = best.split()[1], played.split()[1]
    if not trick:
        return led(table, seat, card, other)
    return followed(seat, table, trick, card, other)


def given(position: Position, seat: int, card: str, other: str) -> Why:
    table = cast("dict[str, list[list[str]]]", position.view(seat)["table"])
    of_suit = [held for held in table["hands"][seat] if held[0] == card[0]]
    said: dict[str, Argument] = {"card": card, "othercard": other, "suit": card[0], "cards": len(of_suit)}
    if len(of_suit) <= 2 and card[0] != other[0]:
        sentence = f"Passing {card} empties your hand of {NAMES[card[0]]}, or nearly: "
        sentence += "then you need not follow there, and can bring in a trump."
        return "iroha-why-pass-void", said, sentence
    return "iroha-why-pass", said, f"{card} is a card to get rid of, rather than {other}."


def led(table: dict[str, object], seat: int, card: str, other: str) -> Why:
    voids = cast("list[list[str]]", table["void"])
    for others, suits in enumerate(voids):
        if others != seat and other[0] in suits:
            said: dict[str, Argument] = {"card": card, "seat": others, "suit": other[0]}
            return (
                "iroha-why-void", said,
                f"Seat {others} has no {NAMES[other[0]]} and may bring in a new trump; {card} is the better lead.",
            )  # fmt: skip
    return "iroha-why-lead", {"card": card, "othercard": other}, f"{card} is a better lead than {other}."


def followed(seat: int, table: dict[str, object], trick: list[dict[str, object]], card: str, other: str) -> Why:
    lying = [str(played["card"]) for played in trick]
    taken = cast("list[list[str]]", table["taken"])[seat]
    change = worth([*taken, *lying]) - worth(taken)
    takes, would = wins(card, lying), wins(other, lying)
    said: dict[str, Argument] = {"card": card, "othercard": other, "points": change}
    if takes and not would and change > 0:
        return "iroha-why-take", said, f"{card} can take the trick, worth {change:+d} points to you so far."
    if would and not takes and change < 0:
        return (
            "iroha-why-leave",
            said,
            f"{card} leaves the trick to others; taking it changes your points by {change:+d}.",
        )
    return "iroha-why-card", said, f"{card} is the card to play here; {other} is needed later."


def wins(card: str, lying: list[str]) -> bool:
    """Whether this card is the best of the trick so far."""
    return held(list(enumerate([*lying, card]))).card == card
