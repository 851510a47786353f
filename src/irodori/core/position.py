"""A game under way: moves as text, the story as each seat saw it, what each may know, and the record of it all."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from irodori.core import refusals
from irodori.core.edition import Json, Table, copied
from irodori.core.errors import DeckError, IllegalMove, SetupError
from irodori.core.game import Game, lay
from irodori.core.info import Event, Line, Viewer
from irodori.core.shuffle import shuffled

if TYPE_CHECKING:
    from irodori.core.record import Record
    from irodori.core.state import Note, State

UNDO = "undo"


class Position:
    """A game under way, as `game.start()` gives it: moves as text, the story, and what each seat may know."""

    def __init__(
        self,
        game: Game,
        seed: str | None,
        decks: list[list[str]],
        later: str | None = None,
        seen: list[list[str]] | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.decks: list[list[str]] = []
        self.shuffled: list[int] = []
        self._given = decks
        self._seen = seen or []
        self._later = later if seed is None else seed
        self._core = game.fresh()
        self._notes: list[Note] = []
        self._core.story = self._notes
        self._events: list[Event] = []
        self._lines: list[Line] = []
        self._played: list[Line] = []
        self._secret: list[Line] = []
        self._deal_due()
        self._tell()
        self._open_decision()

    # ---- who, what, how much

    @property
    def core(self) -> State:
        """A copy of the rules' own state, for search and playouts."""
        return self._core.twin()

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must choose now; () when the game is over."""
        return seats(self._core.actors())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._core.actors()

    @property
    def decision(self) -> str | None:
        """The kind of decision asked now."""
        return None if self.over else self.game.info.decisions[self._core.kind()]

    @property
    def asked(self) -> tuple[int, ...]:
        """All whom the decision asks, whether or not they have chosen already: what others may know."""
        return seats(self._asked) if not self.over else ()

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far; final when the game is over."""
        return tuple(self._core.score(seat) for seat in range(self.game.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if they share the victory; () until the game is over."""
        return seats(self._core.winners()) if self.over else ()

    @property
    def waiting(self) -> int:
        """How many secret choices have been made that are not revealed yet."""
        return len(self._secret)

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat; none if it is not its turn."""
        core = self._core
        if not self._is_seat(seat) or not core.actors() >> seat & 1:
            return []
        return list(self.game.listed(core.kind(), core.legal(seat)))

    def why_not(self, seat: int, text: str) -> IllegalMove | None:
        """None if the move is legal, else the refusal that `play` would raise."""
        game, core = self.game, self._core
        if not self._is_seat(seat):
            return refusals.not_a_seat(seat, game.players)
        if self.over:
            return refusals.game_over()
        kind = core.kind()
        if not core.actors() >> seat & 1:
            return refusals.already_chosen(seat) if seat in self.asked else refusals.not_your_turn(seat, self.asked)
        if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            return refusals.not_a_move(text, game.forms[kind])
        choice = game.choices[kind].get(text)
        if choice is not None and core.legal(seat) >> choice & 1:
            return None
        found = game.notation.reason(game, core, seat, text)
        if found is not None:
            return found
        if any(text in choices for choices in game.choices):
            return refusals.wrong_decision(text, game.forms[kind])
        return refusals.not_a_move(text, game.forms[kind])

    def _is_seat(self, seat: int) -> bool:
        return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.game.players  # pyright: ignore[reportUnnecessaryIsInstance]

    # ---- playing

    def play(self, seat: int, text: str) -> list[Event]:
        """Makes a move and gives the true story of what followed; raises IllegalMove and changes nothing."""
        game, core = self.game, self._core
        kind = core.kind()
        choice = game.choices[kind].get(text) if isinstance(text, str) else None  # pyright: ignore[reportUnnecessaryIsInstance]
        if (
            choice is None
            or not self._is_seat(seat)
            or not core.actors() >> seat & 1
            or not core.legal(seat) >> choice & 1
        ):
            refusal = self.why_not(seat, text)
            assert refusal is not None
            raise refusal
        before = core.twin() if len(self._given) > len(self.decks) else None
        told = len(self._notes)
        core.play(seat, choice)
        if before is not None and core.due:
            try:
                self._checked(self._given[len(self.decks)])
            except DeckError:
                core.copy(before)
                del self._notes[told:]
                raise
        if self._is_secret:
            self._secret.append((seat, text))
            if len(self._notes) == told:
                return []
            done = sorted(self._secret, key=lambda line: line[0])
        else:
            done = [(seat, text)]
        self._lines += done
        self._played += done
        self._deal_due()
        since = len(self._events)
        self._tell()
        self._open_decision()
        return [cast("Event", copied(event)) for event in self._events[since:]]

    def _open_decision(self) -> None:
        """A decision begins: whom it asks, and, where it is secret, the state to which a choice may be taken back."""
        core = self._core
        self._asked = core.actors()
        self._is_secret = self.game.info.decisions[core.kind()] in self.game.info.secret
        self._secret = []
        self._before = core.twin() if self._is_secret else None

    def take_back(self, seat: int) -> None:
        """Takes back one's own secret choices, which is allowed until the last seat has chosen."""
        kept = [line for line in self._secret if line[0] != seat]
        if self._before is None or len(kept) == len(self._secret):
            raise SetupError(f"seat {seat} has no secret choice to take back")
        self._core.copy(self._before)
        for other, text in kept:
            self._core.play(other, self.game.choices[self._core.kind()][text])
        self._secret = kept

    def undo(self, seat: int) -> None:
        """Cancels the last move not yet cancelled; the record keeps both. Who may ask for it is the table's affair.

        What several chose at once is cancelled as a whole: once it has shown, all choose anew.
        """
        if not self._is_seat(seat):
            raise refusals.not_a_seat(seat, self.game.players)
        if self._secret:
            raise SetupError("secret choices are being made: they can be taken back, not undone")
        if not self._played:
            raise SetupError("there is no move to undo")
        again = self.resumed(self._played[:-1])
        undone = 1 + again.waiting
        if undone > 1:
            again = self.resumed(self._played[:-undone])
        lines = [*self._lines, *[(seat, UNDO)] * undone]
        self.__dict__ = again.__dict__
        self._lines = lines

    def resumed(self, moves: list[Line]) -> Position:
        """This game after these moves instead, with the decks that were dealt up to there."""
        seen = [*self.decks, *self._seen[len(self.decks) :]]
        again = Position(self.game, self.seed, self._given, later=self._later, seen=seen)
        for actor, text in moves:
            again.play(actor, text)
        return again

    # ---- decks

    def _deal_due(self) -> None:
        while self._core.due:
            number = len(self.decks)
            if number < len(self._given):
                deck = self._checked(self._given[number])
            else:
                deck = self._drawn(number, self.game.in_order(self._core.deck[: self._core.due]))
            self.decks.append(deck)
            lay(self.game, self._core, deck)

    def _drawn(self, number: int, cards: list[str]) -> list[str]:
        """A deck by chance; after an undo the one that was dealt before, as long as its cards are the same."""
        if self._later is not None:
            self.shuffled.append(number)
            return shuffled(cards, self._later, number)
        if number < len(self._seen) and Counter(self._seen[number]) == Counter(cards):
            return self._seen[number]
        from random import SystemRandom

        SystemRandom().shuffle(cards)
        return cards

    def _checked(self, deck: list[str]) -> list[str]:
        """K8, I1, M1: a deck holds exactly the cards that are to be dealt."""
        due = Counter(self.game.in_order(self._core.deck[: self._core.due]))
        given = Counter(deck)
        if due != given:
            missing, extra = listing(due - given), listing(given - due)
            raise DeckError(
                f"deck {len(self.decks) + 1} must hold exactly the {due.total()} cards that are dealt; "
                f"it holds {given.total()}, missing: {missing}, too many: {extra}"
            )
        return deck

    # ---- story and views

    def _tell(self) -> None:
        for note in self._notes[len(self._events) :]:
            event = self.game.views.event(self.game, self._core, note, self.decks)
            self._events.append({"n": len(self._events) + 1, **event})

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """The story after event `since` as that seat, a spectator (None) or all ("all") saw it."""
        self._check_viewer(viewer)
        if type(since) is not int or since < 0:
            raise SetupError(f"since is the number of an event, 0 for all, not {since!r}")
        seat = viewer if isinstance(viewer, int) else None
        told = self._events[since:]
        if viewer != "all":
            told = [self.game.views.seen(self.game, event, seat) for event in told]
        return [cast("Event", copied(event)) for event in told]

    def view(self, viewer: Viewer) -> Table:
        """What a seat, a spectator (None) or everybody ("all") may know, ready for JSON."""
        self._check_viewer(viewer)
        scores: list[Json] = list(self.scores)
        story: list[Json] = list(self.events(viewer))
        moves: list[Json] = list(self.moves(viewer)) if isinstance(viewer, int) else []
        return {
            "game": self.game.key,
            "players": self.game.players,
            "edition": self.game.edition.key,
            "options": dict(self.game.options),
            "seat": viewer,
            "actors": list(self.asked),
            "decision": self.decision,
            "moves": moves,
            "scores": scores,
            "winners": list(self.winners),
            "story": story,
            "table": self.game.views.table(self.game, self._core, viewer),
        }

    def _check_viewer(self, viewer: Viewer) -> None:
        if viewer is not None and viewer != "all" and not (isinstance(viewer, int) and self._is_seat(viewer)):
            raise SetupError(f'a view is of a seat from 0 to {self.game.players - 1}, None or "all", not {viewer!r}')

    # ---- keeping

    def __repr__(self) -> str:
        now = "over" if self.over else f"{self.decision} of {', '.join(map(str, self.actors))}"
        return f"<Position of {self.game!r}, lines: {len(self.lines)}, {now}>"

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, _: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return kept, (self.record().content, self._later)

    def copy(self) -> Position:
        """The same game, to be played on independently."""
        other = object.__new__(Position)
        other.__dict__ = self.__dict__ | {
            name: cast("list[object]", value)[:] for name, value in self.__dict__.items() if isinstance(value, list)
        }
        other._core = self._core.twin()
        other._core.story = other._notes
        return other

    def record(self) -> Record:
        """The game as a document that replays for ever."""
        from irodori.core.record import Record

        return Record.of(self)

    @property
    def lines(self) -> list[Line]:
        """The record's moves: also those undone, and the undoing; secret choices in seat order."""
        return [*self._lines, *sorted(self._secret, key=lambda line: line[0])]

    def restore_lines(self, lines: list[Line], drawn: list[int]) -> None:
        """After a replay: the record's own lines, with what was undone, and which decks came from the seed."""
        open_choices = len(self._secret)
        if lines[len(lines) - open_choices :] == self._secret:
            self._lines = lines[: len(lines) - open_choices]
        else:  # undone down to the middle of a secret decision: cancel its choices too, `lines` names them anew
            self._lines = [*lines, *[(lines[-1][0], UNDO)] * open_choices]
        self.shuffled = drawn

    def restore_chance(self, later: str | None) -> None:
        self._later = later

    @property
    def given(self) -> list[list[str]]:
        """The decks dealt, and those that were given for later."""
        return [*self.decks, *self._given[len(self.decks) :]]


def kept(content: Table, later: str | None) -> Position:
    """A game that comes from another process, with what its later decks are drawn from."""
    from irodori.core.record import Record

    position = Record(content).at(len(cast("list[Json]", content["moves"])))
    position.restore_chance(later)
    return position


def seats(mask: int) -> tuple[int, ...]:
    return SEATS[mask]


SEATS = [tuple(seat for seat in range(6) if mask >> seat & 1) for mask in range(64)]


def listing(cards: Counter[str]) -> str:
    return ", ".join(f"{count} x {card}" if count > 1 else card for card, count in cards.items()) or "none"
