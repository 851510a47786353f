"""What a person reads at the table: the table, moves and story of any game, in words of one language."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

from irodori import words
from irodori.core.edition import Table
from irodori.core.errors import Argument, IllegalMove
from irodori.core.game import Game
from irodori.core.info import Event, Lines
from irodori.terminal.naming import Naming
from irodori.terminal.page import in_columns, laid_out, plain, width

MANY = 9
"""Lines that moves may take together with their words."""
OTHERS = 3
"""Other moves that are named."""


class Screen:
    """`you` is the person's seat, None where nobody at this screen plays; names are the players', by seat."""

    def __init__(self, game: Game, language: str, you: int | None = None, names: list[str] | None = None) -> None:
        self.game = game
        self.language = language
        self.you = you
        self.names = names
        self.terminal = game.info.terminal()
        self.naming = Naming(game, language)

    def words(self, key: str, **arguments: Argument) -> str:
        return self.naming.t(key, **arguments)

    def who(self, seat: int) -> str:
        if seat == self.you:
            return self.words("terminal-you")
        if self.names:
            return plain(self.names[seat], 20)
        return self.words("terminal-bot", seat=seat)

    # ---- writing

    def say(self, key: str, **arguments: Argument) -> None:
        self.write([self.words(key, **arguments)])

    def write(self, *parts: str | Sequence[str | tuple[str, ...]]) -> None:
        for part in parts:
            for line in laid_out([part] if isinstance(part, str) else part):
                print(line)

    # ---- what there is to read

    def table(self, view: Table) -> Lines:
        if self.terminal:
            return self.terminal.table(self.game, view, self.words, self.who)
        shown: Lines = [
            (key, json.dumps(value, ensure_ascii=False)) for key, value in cast("Table", view["table"]).items()
        ]
        return shown

    def story(self, events: list[Event]) -> list[str]:
        return [line for event in events if (line := self.told(event))]

    def told(self, event: Event) -> str:
        if self.terminal:
            what = self.terminal.told(self.game, event, self.words, self.who)
        else:
            what = " ".join(
                f"{key} {json.dumps(value, ensure_ascii=False)}"
                for key, value in event.items()
                if key not in ("n", "seat")
            )
        seat = event["seat"]
        return self.words("terminal-said", who=self.who(seat), what=what) if what and isinstance(seat, int) else what

    def result(self, view: Table) -> Lines:
        """The scores, best first, and who has won; a game that was stopped has no winner."""
        scores, winners = cast("list[int]", view["scores"]), cast("list[int]", view["winners"])
        seats = sorted(range(self.game.players), key=lambda seat: (-scores[seat], seat))
        lines: Lines = [self.words("terminal-over"), *((self.who(seat), str(scores[seat])) for seat in seats)]
        if winners:
            names = self.words("list-comma").join(self.who(seat) for seat in winners)
            lines.append(self.words("terminal-shared" if len(winners) > 1 else "terminal-won", names=names))
        return lines

    def account(self, view: Table) -> Lines:
        """Line by line how every score came about, where the game can say so."""
        lines: Lines = []
        for seat, parts in enumerate(self.accounts(view)):
            lines += ["", f"{self.who(seat)}: {cast('list[int]', view['scores'])[seat]}"]
            lines += [(f"{points:>+4}", said) for points, said in parts]
        return lines

    def accounts(self, view: Table) -> list[list[tuple[int, str]]]:
        """For each seat the points and the words of each line."""
        forecasts = self.game.info.forecast()
        found = forecasts.forecast(self.game, view).get("account") if forecasts and self.terminal else None
        return [
            [(cast("int", part["points"]), self.counted(part)) for part in parts]
            for parts in cast("list[list[dict[str, object]]]", found or [])
        ]

    def counted(self, part: dict[str, object]) -> str:
        arguments = self.naming.named(cast("dict[str, Argument]", part["args"]))
        return words.because(self.language, self.game.key, str(part["key"]), arguments)

    # ---- moves

    def moves(self, view: Table) -> list[str]:
        """The decision, and every move with its number; where there are many, with the words of the first alone."""
        moves = cast("list[str]", view["moves"])
        numbers = numbered(moves)
        size = max(map(len, numbers))
        cells = [f"{number:>{size}}  {text}" for number, text in numbers.items()]
        shown = in_columns(cells)
        if self.terminal:
            longest = max(map(len, moves))
            in_words = self.foretold(view)
            full = in_columns(
                [f"{cell:{size + 2 + longest}}  {said}" for cell, said in zip(cells, in_words, strict=True)]
            )
            shown = full if len(full) <= MANY else [*shown, f"({moves[0]} = {in_words[0]})"]
        return [self.asked(cast("str", view["decision"])), *shown]

    def foretold(self, view: Table) -> list[str]:
        """The moves in words, each with what may come of it."""
        assert self.terminal is not None
        forecasts = self.game.info.forecast()
        forecast = forecasts.forecast(self.game, view) if forecasts else {}
        found: list[str] = []
        for text in cast("list[str]", view["moves"]):
            said = self.terminal.move(self.game, view, text, self.words)
            outlook = self.terminal.outlook(self.game, view, text, forecast, self.words, self.who)
            found.append(f"{said}; {outlook}" if outlook else said)
        return found

    def hint(self, view: Table, hint: dict[str, Any]) -> list[str]:
        """What is best, why, and what else was looked at."""

        def named(move: str) -> str:
            return self.terminal.move(self.game, view, move, self.words) if self.terminal else move

        def judged(one: dict[str, Any]) -> str:
            return self.words(
                "terminal-hint-move", move=named(str(one["move"])), percent=round(100 * one["share"]),
                points=f"{one['points']:+.1f}",
            )  # fmt: skip

        first, *others = hint["alternatives"]
        lines = [self.words("terminal-hint", move=judged(first))]
        if reason := hint.get("reason"):
            arguments = self.naming.named(cast("dict[str, Argument]", reason["args"]))
            in_words = {key: named(str(value)) for key, value in arguments.items() if key in ("move", "best")}
            lines.append(words.because(self.language, self.game.key, str(reason["key"]), {**arguments, **in_words}))
        if others:
            listed = self.words("list-comma").join(map(judged, others[:OTHERS]))
            lines.append(self.words("review-others", moves=listed))
        return lines

    def why(self, error: IllegalMove | None, typed: str, moves: list[str], *, on_screen: bool = False) -> str:
        """Why this is no move now; or that it is one. On the full screen a rule's number cannot be typed."""
        if error is None:
            return self.words("terminal-why-legal", text=plain(typed, 40))
        renamed = error.renamed(self.naming.named(error.args))
        sentence = words.refusal(self.language, renamed, self.game.key, moves)
        key = "terminal-app-refused" if on_screen else "terminal-refused"
        return self.words(key, sentence=plain(sentence), rule=error.rule)

    def asked(self, decision: str) -> str:
        key = f"{self.game.key}-decision-{decision}"
        if not words.has(self.language, key):
            return decision
        return self.words(f"{key}.about" if words.has(self.language, f"{key}.about") else key)

    def asked_within(self, columns: int, key: str, decision: str, **arguments: Argument) -> str:
        """A line that asks for this decision: in full where there is room, else by its name."""
        name = f"{self.game.key}-decision-{decision}"
        line = self.words(key, what=self.asked(decision), **arguments)
        if width(line) <= columns or not words.has(self.language, name):
            return line
        return self.words(key, what=self.words(name), **arguments)

    def move_meant(self, typed: str, moves: list[str]) -> str | None:
        """The legal move that a number, a move's text, or its end means."""
        typed = typed.casefold()
        numbers = numbered(moves)
        if typed in numbers:
            return numbers[typed]
        for move in moves:
            if move.casefold() == typed:
                return move
        ends = [move for move in moves if move.partition(" ")[2].casefold() == typed]
        return ends[0] if len(ends) == 1 else None


def numbered(moves: list[str]) -> dict[str, str]:
    """Each move with what one types for it: 1, 2, 3 …, but where moves carry one number each, that number."""
    parts = [move.split(" ") for move in moves]
    if all(len(part) == 2 and part[1].isdecimal() for part in parts):
        return {part[1]: move for part, move in zip(parts, moves, strict=True)}
    return {str(number): move for number, move in enumerate(moves, 1)}


def whole_number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else None
