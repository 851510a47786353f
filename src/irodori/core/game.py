"""A game as it is set on a table: which game, how many players, which edition, which options."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from irodori.core import edition as editions
from irodori.core.edition import Json, Table
from irodori.core.errors import DeckError, IrodoriError, SetupError, ViewError
from irodori.core.info import GameInfo, find

if TYPE_CHECKING:
    from irodori.core.position import Position
    from irodori.core.state import State

DECK_CELLS = 80
MOST_LISTED = 1000


class Game:
    """`Game("kasane", players=4)`: everything that is fixed before the first card is dealt."""

    def __init__(
        self,
        key: str,
        players: int | None = None,
        edition: str | os.PathLike[str] | Table | None = None,
        options: Mapping[str, bool] | None = None,
        *,
        engine: str | None = None,
    ) -> None:
        self.info: GameInfo = find(key)
        self.key = key
        self.players = self._checked_players(self.info.usual if players is None else players)
        self.options = self._checked_options(options or {})
        self.edition = editions.load(self.info, edition)
        self.engine = self.info.engine(engine)
        self.notation = self.info.notation()
        self.views = self.info.view()
        self._listed: list[dict[int, list[str]]] = [{} for _ in self.info.decisions]

    def _checked_players(self, players: int) -> int:
        allowed = self.info.players
        if type(players) is not int or players not in allowed:
            raise SetupError(f"{self.key} is for {allowed[0]} to {allowed[-1]} players, not {players!r}")
        return players

    def _checked_options(self, options: Mapping[str, bool]) -> dict[str, bool]:
        known = self.info.options
        if not isinstance(options, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise SetupError(f"options are names with true or false, such as {{'name': True}}, not {options!r}")
        for name, value in options.items():
            if name not in known:
                raise SetupError(f"{self.key} has no option {name!r}; there are {', '.join(known) or 'none'}")
            if not isinstance(value, bool):  # pyright: ignore[reportUnnecessaryIsInstance]
                raise SetupError(f"option {name} is true or false, not {value!r}")
            if value and self.players not in known[name]:
                raise SetupError(
                    f"option {name} is for {' or '.join(map(str, known[name]))} players, not {self.players}"
                )
        return {name: bool(options.get(name)) for name in known}

    def __repr__(self) -> str:
        chosen = {name: value for name, value in self.options.items() if value}
        return f"Game({self.key!r}, players={self.players}, edition={self.edition.key!r}, options={chosen})"

    def __reduce__(self) -> tuple[object, ...]:
        edition: Table = {**self.table, "key": self.edition.key, "name": self.edition.name}
        return set_again, (self.key, self.players, edition, self.options, self.engine)

    @property
    def table(self) -> Table:
        """What is printed on the cards, as the edition says."""
        return self.edition.table

    # ---- cards: a name outside, a number in the rules

    @cached_property
    def cards(self) -> dict[str, tuple[int, int]]:
        """In the edition's order: a card's name -> its number in the rules, and how many are in the deck."""
        return self.info.cards(self)

    @cached_property
    def codes(self) -> dict[str, int]:
        return {name: code for name, (code, _) in self.cards.items()}

    @cached_property
    def names(self) -> dict[int, str]:
        return {code: name for name, (code, _) in self.cards.items()}

    def in_order(self, codes: Sequence[int]) -> list[str]:
        """The names of these cards in the order of the edition's table: what a shuffle starts from."""
        place = {code: i for i, code in enumerate(self.names)}
        return [self.names[code] for code in sorted(codes, key=place.__getitem__)]

    # ---- notation

    @cached_property
    def texts(self) -> list[dict[int, str]]:
        return self.notation.texts(self)

    @cached_property
    def choices(self) -> list[dict[str, int]]:
        return [{text: choice for choice, text in texts.items()} for texts in self.texts]

    @cached_property
    def forms(self) -> list[str]:
        return self.notation.forms(self)

    def listed(self, kind: int, mask: int) -> list[str]:
        """The texts of a set of choices."""
        known = self._listed[kind]
        if mask in known:
            return known[mask]
        found = [text for choice, text in self.texts[kind].items() if mask >> choice & 1]
        if len(known) < MOST_LISTED:
            known[mask] = found
        return found

    # ---- starting

    @cached_property
    def _template(self) -> State:
        core = self.info.rules(self.engine)()
        cards = [code for code, count in self.cards.values() for _ in range(count)]
        core.players = self.players
        core.deck = bytearray(cards).ljust(DECK_CELLS, b"\0")
        core.due = len(cards)
        self.info.set_up(core, self)
        return core

    def fresh(self) -> State:
        """The rules' own state before the first deal: what batches of playouts start from."""
        return self._template.twin()

    def start(self, seed: str | int | None = None, decks: Sequence[Sequence[str]] = ()) -> Position:
        """A new game, from a seed, from decks, or from the system's randomness."""
        from irodori.core.position import Position

        if isinstance(decks, str) or not isinstance(decks, Sequence):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise DeckError(f"decks are a list of lists of card names, not {decks!r}")
        if len(decks) > self.info.decks(self):
            raise DeckError(f"a game of {self.key} deals {self.info.decks(self)} decks, not {len(decks)}")
        decks = [self.checked_deck(deck) for deck in decks]
        return Position(self, None if seed is None else seed_text(seed), decks)

    def checked_deck(self, deck: Sequence[str]) -> list[str]:
        if isinstance(deck, str) or not isinstance(deck, Sequence):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise DeckError(f"a deck is a list of card names, not {deck!r}")
        for card in deck:
            if not isinstance(card, str) or card not in self.cards:  # pyright: ignore[reportUnnecessaryIsInstance]
                raise DeckError(f"{self.key} has no card {card!r}; there are {', '.join(self.cards)}")
        return list(deck)

    def replayed(self, decks: Sequence[Sequence[str]], moves: Sequence[tuple[int, str]]) -> State:
        """The rules' state after these decks and moves, without story or record."""
        core = self.fresh()
        waiting = iter(decks)
        lay(self, core, next(waiting))
        for seat, text in moves:
            advance(self, core, seat, text)
            if core.due:
                lay(self, core, next(waiting))
        return core

    def imagine(self, view: Mapping[str, Json], seed: str | int = 0) -> Position:
        """A state that whoever has this view cannot tell from the real one, each that fits as likely."""
        from random import Random

        from irodori.core.position import Position

        chance = Random(f"irodori {seed}")
        try:
            table = dict(view)
            if (table["game"], table["players"]) != (self.key, self.players) or table["options"] != dict(self.options):
                raise ViewError(f"the view is of another table than {self!r}")
            if table["edition"] != self.edition.key:
                raise ViewError(f"the view is of the edition {table['edition']!r}, not {self.edition.key!r}")
            seat = table["seat"]
            if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
                raise ViewError(f"seat must be None or 0 to {self.players - 1}, not {seat!r}")
            core, decks, moves = self.views.guess(self, table, chance)
            core.reshuffle_hidden(-1 if seat is None else seat, chance.getrandbits(62))
            decks, moves = self.views.told(self, core, decks, moves)
            position = Position(self, None, decks, later=f"{seed} {chance.getrandbits(62)}")
            for actor, text in moves:
                position.play(actor, text)
            if position.view(seat) != table:
                raise ViewError("the view contradicts itself: no game looks like this")
        except ViewError:
            raise
        except IrodoriError as error:
            raise ViewError(f"the view contradicts itself: {error}") from error
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, StopIteration) as error:
            raise ViewError(f"this is no view of {self.key}: {type(error).__name__} {error}") from error
        return position


def set_again(key: str, players: int, edition: Table, options: dict[str, bool], engine: str) -> Game:
    return Game(key, players, edition, options, engine=engine)


def seed_text(seed: object) -> str:
    """A number's decimal digits, or the text itself."""
    if isinstance(seed, bool) or not isinstance(seed, str | int):
        raise SetupError(f"a seed is a text or a whole number, not {seed!r}")
    try:
        text = str(seed)
        text.encode()
    except ValueError as error:  # too many digits, or half of a surrogate pair
        raise SetupError(f"a seed is a text or a whole number that can be written down: {error}") from None
    return text


def is_number(text: str) -> bool:
    """A number as moves write it: "3", not "03"."""
    return len(text) < 6 and text.isdecimal() and text == str(int(text))


def advance(game: Game, core: State, seat: int, text: str) -> None:
    """Makes a move that may not be legal: then the rules, left alone, might never come to an end."""
    choice = game.choices[core.kind()][text]
    if not (core.actors() >> seat & 1 and core.legal(seat) >> choice & 1):
        raise ValueError(f"seat {seat} cannot have made the move {text!r}")
    core.play(seat, choice)


def lay(game: Game, core: State, deck: Sequence[str]) -> None:
    """Deals a deck of the right cards."""
    core.deck = bytearray(game.codes[card] for card in deck).ljust(DECK_CELLS, b"\0")
    core.deal()
