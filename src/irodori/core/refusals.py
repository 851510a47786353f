"""Refusals that all games share (S1)."""

from __future__ import annotations

from irodori.core.errors import IllegalMove


def not_a_seat(seat: object, players: int) -> IllegalMove:
    sentence = f"There is no seat {seat!r}; the seats are 0 to {players - 1}."
    return IllegalMove("S1", "not-a-seat", {"seat": str(seat), "players": players}, sentence)


def game_over() -> IllegalMove:
    return IllegalMove("S1", "game-over", {}, "The game is over.")


def already_chosen(seat: int) -> IllegalMove:
    return IllegalMove("S1", "already-chosen", {"seat": seat}, f"Seat {seat} has already chosen.")


def not_your_turn(seat: int, actors: tuple[int, ...]) -> IllegalMove:
    names = ", ".join(map(str, actors))
    sentence = f"It is not the turn of seat {seat}; asked to choose: {names}."
    return IllegalMove("S1", "not-your-turn", {"seat": seat, "actors": names}, sentence)


def wrong_decision(text: str, expected: str) -> IllegalMove:
    sentence = f"“{text}” is not asked for now; expected: {expected}."
    return IllegalMove("S1", "wrong-decision", {"text": text, "expected": expected}, sentence)


def not_a_move(text: object, expected: str) -> IllegalMove:
    shown = text if isinstance(text, str) else repr(text)
    shown = shown if len(shown) <= 60 else shown[:60] + "…"
    sentence = f"“{shown}” is no move; expected: {expected}."
    return IllegalMove("S1", "not-a-move", {"text": shown, "expected": expected}, sentence)
