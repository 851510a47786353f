"""`irodori review`: what was a mistake in a finished game, in words."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, cast

from irodori import words
from irodori.bots.commands import progress
from irodori.bots.review import PLAYOUTS, Judgement, Review, decisions, review
from irodori.bots.think import Budget
from irodori.core.record import load
from irodori.terminal.cli import language
from irodori.terminal.naming import Naming

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from irodori.core.errors import Argument
    from irodori.core.position import Position
    from irodori.core.record import Record

SHOWN = 4
"""Alternatives that are listed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD")
    parser.add_argument("--seat", type=int, action="append", metavar="N")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, metavar="N")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--language", choices=words.LANGUAGES, default=language())
    parser.add_argument("--json", action="store_true")


def run(chosen: argparse.Namespace) -> int:
    record = load(chosen.record)
    found = review(record, cast("list[int] | None", chosen.seat), budget=Budget(chosen.playouts), progress=progress)
    if chosen.json:
        print(json.dumps(asdict(found)))
        return 0
    print("\n".join(in_words(chosen.language, record, found, found.judgements if chosen.all else found.mistakes)))
    return 0


def in_words(language: str, record: Record, found: Review, chosen: Iterable[Judgement]) -> Iterator[str]:
    """The review as a page: what was chosen of it, then where the result came from."""
    say = partial(words.t, language)
    before = {line: position for line, position, _, _ in decisions(record)}
    naming: Naming | None = None
    for one in chosen:
        position = before[one.line]
        naming = naming or Naming(position.game, language)
        named = partial(told_move, naming, position, one.seat)
        moves = {key: named(str(value)) for key, value in one.reason.args.items() if key in ("move", "best")}
        why = {**naming.named(one.reason.args), **moves}
        yield say(
            "review-judged", number=one.line + 1, seat=one.seat, move=named(one.move),
            verdict=say(f"review-verdict-{one.verdict}"),
        )  # fmt: skip
        yield "    " + words.because(language, position.game.info.key, one.reason.key, why)
        cost: dict[str, Argument] = {"percent": round(100 * one.loss), "points": f"{one.points:.1f}"}
        if one.loss or one.points:
            doubt = round(100 * one.doubt)
            yield "    " + (
                say("review-cost-certain", **cost) if one.certain else say("review-cost", **cost, doubt=doubt)
            )
        others = [
            say("review-other", move=named(a.move), percent=round(100 * a.share), points=f"{a.points:+.1f}")
            for a in one.alternatives[:SHOWN]
        ]
        yield "    " + say("review-others", moves=say("list-comma").join(others))
    if naming is None:
        yield say("review-none")
    for seat in found.seats:
        parts = {"skill": found.skill[seat], "gifts": found.gifts[seat], "luck": found.luck[seat]}
        signed: dict[str, Argument] = {key: f"{100 * value:+.0f}" for key, value in parts.items()}
        share, even = round(100 * found.shares[seat]), round(100 / len(found.shares))
        yield say("review-result", seat=seat, share=share, even=even, **signed)


def told_move(naming: Naming, position: Position, seat: int, text: str) -> str:
    """A move in the words of the terminal, or as it is written where a game has none."""
    terminal = position.game.info.terminal()
    return terminal.move(position.game, position.view(seat), text, naming.t) if terminal else text


COMMANDS = {"review": (add_arguments, run)}
