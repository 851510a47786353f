"""What a seat may do at a table: each message is checked against the table and becomes entries, or is refused."""

from __future__ import annotations

from typing import cast

from irodori.core.errors import IllegalMove
from irodori.core.info import Line
from irodori.core.position import Position
from irodori.server import entries as e
from irodori.server import messages as m
from irodori.server.table import Table, standing

TRIES = 24
SPECTATORS_EYES = -1


class Refusal(Exception):
    """Why not: a code for programs, a sentence in English, and for a move what the rules say."""

    def __init__(self, code: str, sentence: str, move: IllegalMove | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.move = move


class Stale(Refusal):
    def __init__(self, table: Table) -> None:
        super().__init__("stale", f"that decision is over; now it is {table.decision_id}")


def made(table: Table, seat: int, message: m.Deed, at: int, is_away: bool = False) -> list[e.AnyEntry]:
    """The entries that a message leads to. `is_away`: nobody is at the seat that a bot shall take over."""
    chair = table.chairs[seat]
    if chair is None:
        raise Refusal("not_seated", "you do not sit at this table")
    if chair.resigned and not isinstance(message, m.Chat):
        raise Refusal("resigned", "you have resigned this game")
    match message:
        case m.Move():
            return [move(table, seat, message.text, message.decision, at, message.id)]
        case m.TakeBack():
            return [take_back(table, seat, message, at)]
        case m.Undo():
            return undo(table, seat, message, at)
        case m.EndGame():
            must_run(table)
            if table.asking:
                raise Refusal("asking", "something is being asked already")
            ask = e.EndAsked(at=at, seat=seat, msg=message.id)
            return [ask] if others(table, seat) else [ask, e.Ended(at=at, why="consent")]
        case m.Agree():
            return agree(table, seat, message, at)
        case m.Refuse():
            must_be_asked(table, message.what)
            return [e.Refused(at=at, seat=seat, msg=message.id)]
        case m.Chat():
            text = message.text.strip()
            if not text or any(not (c.isprintable() or c in "\n\u200d") for c in text):
                raise Refusal("text", "a line of chat has letters, and no control characters")
            return [e.Said(at=at, seat=seat, text=text, msg=message.id)]
        case m.Claim():
            return [claim(table, seat, message, at)]
        case m.Resign():
            must_run(table)
            left = [other for other in table.people if other != seat]
            resigned = e.Resigned(at=at, seat=seat, msg=message.id)
            return [resigned] if left else [resigned, e.Ended(at=at, why="resigned")]
        case m.TakeOver():
            return [take_over(table, seat, message, at, is_away)]
        case m.HandBack():
            must_run(table)
            if not chair.bot:
                raise Refusal("no_bot", "no bot plays for you")
            return [e.HandedBack(at=at, seat=seat, msg=message.id)]
        case m.GiveNonce():
            if table.status != "open":
                raise Refusal("started", "the game has started: what is mixed in is mixed in")
            return [e.Nonce(at=at, seat=seat, nonce=message.nonce, msg=message.id)]


def must_run(table: Table) -> Position:
    if table.status != "running" or table.position is None:
        raise Refusal(table.status, "the game is over" if table.status == "ended" else "the game has not started")
    return table.position


def others(table: Table, seat: int) -> set[int]:
    """The people whose consent is needed: all at the table but this seat, and those whose seat a bot plays."""
    return {other for other in table.people if other != seat and not table.chair(other).bot_shown}


# ---- moves


def move(table: Table, seat: int, text: str, decision: str, at: int, msg: str = "", bot: bool = False) -> e.AnyEntry:
    if table.position is not None and decision != table.decision_id:
        raise Stale(table)
    position = must_run(table)
    refused = position.why_not(seat, text)
    if refused is not None:
        raise Refusal("illegal", refused.sentence, refused)
    kind = e.Chose if table.is_secret else e.Moved
    return kind(at=at, seat=seat, text=text, bot=bot, msg=msg)


def why(table: Table, seat: int, text: str) -> IllegalMove | None:
    """What the rules would say to a move; it is not made."""
    return must_run(table).why_not(seat, text)


def may_ask_for_a_hint(table: Table, seat: int) -> Position:
    position = must_run(table)
    if not table.facts.hints:
        raise Refusal("no_hints", "this table plays without hints")
    if not position.moves(seat):
        raise Refusal("nothing", "there is nothing to choose now")
    return position


def take_back(table: Table, seat: int, message: m.TakeBack, at: int) -> e.AnyEntry:
    must_run(table)
    if message.decision != table.decision_id:
        raise Stale(table)
    if seat not in table.pending:
        raise Refusal("nothing", "you have no secret choice to take back")
    return e.TookBack(at=at, seat=seat, msg=message.id)


# ---- undo


def undo(table: Table, seat: int, message: m.Undo, at: int) -> list[e.AnyEntry]:
    position = must_run(table)
    if table.asking:
        raise Refusal("asking", "something is being asked already")
    lines = table.lines_back(seat)
    if not lines:
        raise Refusal("nothing", "you have made no move that could be undone")
    done = e.Undone(at=at, seat=seat, lines=lines, msg=message.id)
    if lines == 1 and is_free(table, position):
        return [done]
    ask = e.UndoAsked(at=at, seat=seat, msg=message.id)
    return [ask] if others(table, seat) else [ask, e.Undone(at=at, seat=seat, lines=lines)]


def is_free(table: Table, position: Position) -> bool:
    """Whether the last move told nobody anything new: nothing hidden or random has shown.

    From what each could not tell apart before the move we draw some states; the move must have been possible in each,
    and must have led to the same story and to a table that looks the same.
    """
    if table.is_secret:
        return False  # whether somebody has chosen already must not show
    moves = standing(position.lines)
    before = position.resumed(moves[:-1])
    if len(before.decks) < len(position.decks):
        return False
    mover, text = moves[-1]
    viewers = [None, *range(table.facts.players)]
    return all(
        _tells_nothing(before, position, viewer, (mover, text), seed) for viewer in viewers for seed in range(TRIES)
    )


def _tells_nothing(before: Position, after: Position, viewer: int | None, line: Line, seed: int) -> bool:
    game, core = before.game, before.core
    seat, text = line
    core.reshuffle_hidden(SPECTATORS_EYES if viewer is None else viewer, seed)
    choice = game.choices[core.kind()][text]
    if not core.legal(seat) >> choice & 1:
        return False
    core.play(seat, choice)
    return game.views.table(game, core, viewer) == game.views.table(game, after.core, viewer)


# ---- consent


def must_be_asked(table: Table, what: str) -> None:
    if table.asking is None or table.asking.what != what:
        raise Refusal("nothing", f"nobody asks for {what!r} now")


def agree(table: Table, seat: int, message: m.Agree, at: int) -> list[e.AnyEntry]:
    must_be_asked(table, message.what)
    asking = table.asking
    assert asking is not None
    made: list[e.AnyEntry] = [e.Agreed(at=at, seat=seat, msg=message.id)]
    if others(table, asking.seat) <= asking.agreed | {seat}:
        if asking.what == "undo":
            made.append(e.Undone(at=at, seat=asking.seat, lines=asking.lines))
        else:
            made.append(e.Ended(at=at, why="consent"))
    return made


# ---- talk


def claim(table: Table, seat: int, message: m.Claim, at: int) -> e.AnyEntry:
    position = must_run(table)
    if message.decision != table.decision_id:
        raise Stale(table)
    kinds = cast("tuple[str, ...]", getattr(position.game.views, "CLAIMS", ()))
    if position.decision not in kinds or seat not in position.asked:
        raise Refusal("claim", "nothing to claim now")
    if message.text not in position.game.choices[position.game.info.decisions.index(position.decision or "")]:
        raise Refusal("claim", f"{message.text!r} is nothing that can be chosen now")
    return e.Claimed(at=at, seat=seat, text=message.text, msg=message.id)


# ---- who plays


def take_over(table: Table, seat: int, message: m.TakeOver, at: int, is_away: bool) -> e.AnyEntry:
    must_run(table)
    other = message.seat
    chair = table.chairs[other] if other < len(table.chairs) else None
    if chair is None:
        raise Refusal("no_seat", f"there is no seat {other}")
    if chair.bot_shown:
        raise Refusal("bot", "a bot plays there already")
    late = other in table.clocks.expired and (not table.is_secret or table.facts.show_chosen)
    if other != seat and not late and not is_away:
        raise Refusal("not_alone", "the seat is not alone: its time runs, or somebody is there")
    return e.TakenOver(at=at, seat=other, level=table.facts.late_level, msg=message.id)
