# OpenSpiel has no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUntypedBaseClass=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
"""The games in OpenSpiel: importing this module registers them.

    import pyspiel, irodori.adapters.openspiel
    game = pyspiel.load_game("irodori_kimono", {"players": 4})

`irodori_<key>` asks seats that choose at once one after the other; `irodori_<key>_at_once`, for games that have such
decisions, has simultaneous nodes. A deal is eight chance nodes, the hexadecimal digits of its seed: so histories
replay without listing every order of the cards. Returns are the share of the win less an equal share, so they sum to
zero; with `points` they are the points. Information states are what a seat sees and its whole story, as text;
observation tensors are those of all adapters.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from string import hexdigits
from typing import Any, ClassVar, cast

import numpy as np
import pyspiel

import irodori
from irodori import Game, Position
from irodori.adapters.observation import CHOICES, observer_of, parts, size_of
from irodori.core.bits import lowest, seeded
from irodori.core.info import GameInfo
from irodori.core.state import State

LONGEST = 2000
AT_ONCE = "_at_once"
CHANCE, OVER, SEVERAL = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL, pyspiel.PlayerId.SIMULTANEOUS
DIGITS, BASE = 8, 16
DEAL = [(digit, 1 / BASE) for digit in range(BASE)]
FIRST = [OVER, *(lowest(acting) for acting in range(1, 64))]
"""The lowest of some seats."""
Key = tuple[str, str, frozenset[int]]
"""Which game, which engine, the kinds of decisions that have simultaneous nodes."""


def name_of(key: str, at_once: bool = False) -> str:
    return f"irodori_{key}" + (AT_ONCE if at_once else "")


def game_type(info: GameInfo, at_once: bool, points: bool = False) -> pyspiel.GameType:
    dynamics, utility = pyspiel.GameType.Dynamics, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(info.key, at_once),
        long_name=info.title + (" (choosing at once)" if at_once else ""),
        dynamics=dynamics.SIMULTANEOUS if at_once else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if points else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.players[-1],
        min_num_players=info.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": info.usual, "points": False, **dict.fromkeys(info.options, False)},
    )


class SpielGame(pyspiel.Game):
    """One table: its number of players, its options. Each registered name is a class below this one."""

    info: ClassVar[GameInfo]
    at_once: ClassVar[bool]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        info = self.info
        asked = {"players": info.usual, "points": False} | (params or {})
        options = {name: bool(asked.get(name, False)) for name in info.options}
        self.table = Game(info.key, asked["players"], options=options)
        self.points = bool(asked["points"])
        secret = [kind for kind, name in enumerate(info.decisions) if name not in info.races]
        self.key: Key = (info.key, self.table.engine, frozenset(secret if self.at_once else ()))
        count = self.table.players
        most = 1000.0 if self.points else 1 - 1 / count
        facts = pyspiel.GameInfo(
            num_distinct_actions=CHOICES,
            max_chance_outcomes=BASE,
            num_players=count,
            min_utility=-1000.0 if self.points else -1 / count,
            max_utility=most,
            utility_sum=None if self.points else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(info, self.at_once, self.points), facts, params or {})

    def new_initial_state(self, text: str | None = None) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS * self.table.info.decks(self.table)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recall = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
        return SpielObserver(self.table, recall)


class Core:
    """The rules' own state with the decks and moves that led to it: cloned and pickled as the little memory it is."""

    __slots__ = ("decks", "digits", "heard", "key", "lines", "player", "state", "told")

    def __init__(
        self, key: Key, state: State, decks: tuple[bytes, ...] = (), lines: Iterable[int] = (), digits: str = ""
    ) -> None:
        self.key = key
        self.state = state
        self.decks = decks
        self.lines = list(lines)
        """Each move: the seat times 64, and the choice."""
        self.digits = digits
        """Of the seed of the deal that is due."""
        self.told: tuple[Position, int, int] | None = None
        """The story so far, of how many decks and how many moves."""
        self.heard: dict[int, list[str]] = {}
        """The same as each player knows it, event by event."""
        self.player = self.current()
        """Whoever must choose now, as OpenSpiel counts: it asks again and again."""

    def current(self) -> int:
        acting = self.state.actors()
        if not acting:
            return CHANCE if self.state.due else OVER
        if acting & acting - 1 and self.state.kind() in self.key[2]:
            return SEVERAL
        return FIRST[acting]

    def __deepcopy__(self, memo: Any) -> Core:
        return Core(self.key, self.state.twin(), self.decks, self.lines, self.digits)

    def __reduce__(self) -> Any:
        return restored, (self.key, self.state.fields(), self.decks, self.lines, self.digits)

    def play(self, seat: int, choice: int) -> None:
        self.state.play(seat, choice)
        self.lines.append(seat * CHOICES + choice)

    def add(self, digit: int) -> None:
        self.digits += hexdigits[digit]
        if len(self.digits) == DIGITS:
            self.deal(int(self.digits, BASE))

    def deal(self, seed: int) -> None:
        state = self.state
        state.chance = seeded(seed)
        self.digits = ""
        due = state.due
        state.shuffle()
        self.decks = (*self.decks, bytes(state.deck[:due]))
        state.deal()
        self.player = self.current()

    def position(self, game: Game) -> Position | None:
        """The same with story, views and record, as far as the last deal that was made; None before the first."""
        if not self.decks:
            return None
        if self.told is None or self.told[1] != len(self.decks):
            decks = [[game.names[code] for code in deck] for deck in self.decks]
            self.told = game.start(seed=0, decks=decks), len(self.decks), 0
            self.heard = {}
        position, count, first = self.told
        end = len(self.lines) - 1 if self.state.due else len(self.lines)  # what makes a deal due would deal it
        for line in self.lines[first:end]:
            position.play(line // CHOICES, game.texts[position.core.kind()][line % CHOICES])
        self.told = position, count, max(first, end)
        return position

    def story(self, game: Game, player: int) -> str:
        position = self.position(game)
        assert position is not None
        heard = self.heard.setdefault(player, [])
        heard += [json.dumps(event) for event in position.events(player, since=len(heard))]
        return ", ".join(heard)


def restored(key: Key, fields: dict[str, Any], decks: tuple[bytes, ...], lines: list[int], digits: str) -> Core:
    state = irodori.games()[key[0]].rules(key[1])()
    for name, value in fields.items():
        setattr(state, name, value)
    return Core(key, state, decks, lines, digits)


class SpielState(pyspiel.State):
    """What Python asks is answered here, past C++, which would ask here again: `legal_actions`, `is_chance_node` …"""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.core = Core(game.key, game.table.fresh())

    @property
    def game(self) -> SpielGame:
        return cast("SpielGame", self.get_game())

    def current_player(self) -> int:
        return self.core.player

    def is_terminal(self) -> bool:
        return self.core.player == OVER

    def is_chance_node(self) -> bool:
        return self.core.player == CHANCE

    def is_simultaneous_node(self) -> bool:
        return self.core.player == SEVERAL

    def is_player_node(self) -> bool:
        return self.core.player >= 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        core = self.core
        now = core.player
        if player is None or player == now:
            if now >= 0:
                return core.state.choices(now)
            if now == CHANCE:
                return list(range(BASE))
            if now == SEVERAL:
                raise ValueError("several choose at once: say the player whose actions are asked for")
            return []
        return core.state.choices(player) if now == SEVERAL and player >= 0 else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.core.state.choices(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return DEAL

    def _apply_action(self, action: int) -> None:
        core = self.core
        player = core.player
        if player < 0:
            core.add(action)
            return
        state = core.state
        state.play(player, action)
        core.lines.append(player * CHOICES + action)
        acting = state.actors()
        core.player = FIRST[acting] if acting and not core.key[2] else core.current()

    def _apply_actions(self, actions: list[int]) -> None:
        core = self.core
        acting = core.state.actors()
        for seat, action in enumerate(actions):
            if acting >> seat & 1:
                core.play(seat, action)
        core.player = core.current()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"digit {action:x}"
        texts = self.game.table.texts[self.core.state.kind()]
        return texts.get(action, f"choice {action}")

    def returns(self) -> list[float]:
        game, state = self.game, self.core.state
        seats = range(game.table.players)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        if game.points:
            return [float(state.score(seat)) for seat in seats]
        winners = state.winners()
        share = 1 / winners.bit_count()
        return [(share if winners >> seat & 1 else 0.0) - 1 / game.table.players for seat in seats]

    def position(self) -> Position | None:
        """The game with story, views and record, as far as the last deal that was made; None before the first."""
        return self.core.position(self.game.table)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> SpielState:
        """A state that this player cannot tell from this one, each as likely: what searches with hidden cards draw.
        `sampler` gives numbers from 0 to 1."""
        position = self.position()
        found = self.clone()
        if position is None or self.is_chance_node() or self.is_terminal():
            return found
        game = self.game
        chance = random.getrandbits(53) if sampler is None else int(sampler() * 2**53)
        drawn = game.table.imagine(position.view(player), chance)
        decks = tuple(bytes(game.table.codes[card] for card in deck) for deck in drawn.decks)
        lines: list[int] = []
        replayed = game.table.start(seed=0, decks=drawn.decks)
        for seat, text in drawn.record().lines:
            choice = game.table.choices[replayed.core.kind()][text]
            replayed.play(seat, text)
            lines.append(seat * CHOICES + choice)
        found.core = Core(self.core.key, drawn.core, decks, lines)
        return found

    def __str__(self) -> str:
        core = self.core
        moves = " ".join(f"{line:03x}" for line in core.lines)
        return f"decks {[deck.hex() for deck in core.decks]} moves {moves} due {core.digits!r}"


class SpielObserver:
    """With perfect recall the view with its story, as text; without it the table as it lies, and the tensor."""

    def __init__(self, table: Game, recall: bool) -> None:
        self.table = table
        self.recall = recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not recall:
            self.tensor = np.zeros(size_of(table), np.float32)
            self.found = np.zeros(size_of(table), np.int16)
            self.observer = observer_of(table, self.found)
            self.dict = {name: self.tensor[where].reshape(shape) for name, (where, shape) in parts(table).items()}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.recall:
            return
        core = state.core.state
        if core.due:
            self.tensor.fill(0)
            return
        self.observer.observe(core, player)
        np.copyto(self.tensor, self.found)

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.position()
        if position is None:
            return "not dealt"
        table = self.table.views.table(self.table, position.core, player)
        now = json.dumps({"seat": player, "moves": position.moves(player), "table": table})
        return f"{now} [{state.core.story(self.table, player)}]" if self.recall else now


def register(info: GameInfo, at_once: bool) -> None:
    facts = game_type(info, at_once)
    pyspiel.register_game(facts, type(facts.short_name, (SpielGame,), {"info": info, "at_once": at_once}))


for _info in irodori.games().values():
    register(_info, at_once=False)
    if _info.secret:
        register(_info, at_once=True)
