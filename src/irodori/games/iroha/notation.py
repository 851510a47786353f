"""Moves of Iroha ni Oedo as text, and why one is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori.core.errors import IllegalMove
from irodori.games.iroha import SUITS
from irodori.games.iroha.rules import PASS, PLAY, RANKS, STAY_DARK, WIN_STAR

if TYPE_CHECKING:
    from irodori.core.game import Game
    from irodori.core.state import State
    from irodori.games.iroha.rules import Iroha

VERBS = {PASS: "pass", PLAY: "play"}


def texts(game: Game) -> list[dict[int, str]]:
    cards = game.codes.items()
    found = [{code: f"{verb} {name}" for name, code in cards} for verb in VERBS.values()]
    return [*found, {WIN_STAR: "star", STAY_DARK: "dark"}]


def forms(game: Game) -> list[str]:
    return ["pass CARD, such as pass B5", "play CARD, such as play B5", "star or dark"]


def reason(game: Game, core: State, seat: int, text: str) -> IllegalMove | None:
    rules = cast("Iroha", core)
    verb, _, card = text.partition(" ")
    if verb != VERBS.get(rules.kind()) or not card:
        return None
    code = game.codes.get(card)
    if code is None:
        if card[0] in SUITS and card[1:].isdecimal():
            sentence = f"There is no card {card} in a game of {game.players}."
            return IllegalMove("I9", "no-such-card", {"card": card}, sentence)
        return None
    if not rules.hands[seat] >> code & 1:
        rule = "I2" if verb == VERBS[PASS] else "I4"
        return IllegalMove(rule, "not-in-hand", {"card": card}, f"{card} is not in the hand.")
    colours = ", ".join(suits(rules.led & follow(rules, seat)))
    sentence = f"{card} cannot be played: the hand can follow, with {colours}."
    return IllegalMove("I4", "must-follow", {"card": card, "colours": colours}, sentence)


def follow(rules: Iroha, seat: int) -> int:
    return rules.hands[seat] & rules.led


def suits(cards: int) -> list[str]:
    """The suits of which there are cards."""
    return [suit for colour, suit in enumerate(SUITS) if cards >> colour * RANKS & (1 << RANKS) - 1]
