# OpenSpiel has no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false
"""OpenSpiel's own tests, and that its states are ours."""

from __future__ import annotations

import os
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import irodori.adapters.openspiel as adapter
from irodori import Game
from irodori.adapters.observation import Observed

SIMULATIONS = 10 if os.environ.get("IRODORI_LONG") else 1


def loaded(table: Game, at_once: bool = False) -> Any:
    options = {name: value for name, value in table.options.items() if value}
    return pyspiel.load_game(adapter.name_of(table.key, at_once), {"players": table.players, **options})


def stepped(game: Any, chance: random.Random, moves: int) -> Any:
    state = game.new_initial_state()
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_simultaneous_node():
            choices = [state.legal_actions(seat) for seat in range(game.num_players())]
            state.apply_actions([chance.choice(legal) if legal else 0 for legal in choices])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_it_passes_openspiel_s_simulations(table: Game) -> None:
    pyspiel.random_sim_test(loaded(table), num_sims=SIMULATIONS, serialize=True, verbose=False)


def test_simultaneous_nodes_pass_them_too(table: Game) -> None:
    if table.info.secret:
        game = loaded(table, at_once=True)
        pyspiel.random_sim_test(game, num_sims=SIMULATIONS, serialize=True, verbose=False)


def test_what_python_is_told_is_what_c_is_told(table: Game) -> None:
    """Whom it asks, and among what: our own answers go past OpenSpiel's."""
    for at_once in (False, *([True] if table.info.secret else [])):
        game, chance = loaded(table, at_once), random.Random(6)
        state = game.new_initial_state()
        while not state.is_terminal():
            for question in ("is_chance_node", "is_simultaneous_node", "is_player_node", "is_terminal"):
                assert getattr(state, question)() == getattr(pyspiel.State, question)(state), question
            several = state.is_simultaneous_node()
            for player in range(game.num_players()) if several else (state.current_player(),):
                legal = state.legal_actions(player)
                assert legal == pyspiel.State.legal_actions(state, player)
                assert [i for i, may in enumerate(state.legal_actions_mask(player)) if may] == legal or player < 0
            if several:
                found = [state.legal_actions(player) for player in range(game.num_players())]
                state.apply_actions([chance.choice(legal) if legal else 0 for legal in found])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
        assert state.legal_actions() == [] == pyspiel.State.legal_actions(state)
        assert state.is_terminal() and pyspiel.State.is_terminal(state)


def test_states_are_the_rules_own(table: Game) -> None:
    game, chance, observed = loaded(table), random.Random(1), Observed(table)
    for moves in (9, 20, 40, 70):
        state = stepped(game, chance, moves)
        position = state.position()
        if state.is_terminal() or state.is_chance_node():
            continue
        unlike = {"chance": 0, "deck": 0}  # a seed, and what an earlier deck left behind a later one
        assert position.core.fields() | unlike == state.core.state.fields() | unlike
        player = state.current_player()
        assert player == position.actors[0]
        names = [state.action_to_string(player, action) for action in state.legal_actions()]
        assert sorted(names) == sorted(position.moves(player))
        assert np.array_equal(np.array(state.observation_tensor(player)), observed(position.core, player))


def test_clones_and_copies_go_their_own_way(table: Game) -> None:
    state = stepped(loaded(table), random.Random(2), 30)
    before = str(state)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == before
        while not other.is_terminal():
            other.apply_action(other.legal_actions()[0])
        assert str(state) == before
        assert sum(other.returns()) == pytest.approx(0)


def test_histories_replay(table: Game) -> None:
    game = loaded(table)
    state = stepped(game, random.Random(3), 50)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_what_is_drawn_cannot_be_told_apart(table: Game) -> None:
    game = loaded(table)
    for moves in (12, 25, 45):
        state = stepped(game, random.Random(moves), moves)
        if state.is_chance_node() or state.is_terminal():
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, random.Random(player).random)
            for told in ("information_state_string", "observation_string", "observation_tensor"):
                assert getattr(other, told)(player) == getattr(state, told)(player)
            while not other.is_terminal():
                other.apply_action(other.legal_actions()[0])


def test_points_may_be_the_returns() -> None:
    game = pyspiel.load_game("irodori_kasane", {"points": True})
    state = stepped(game, random.Random(4), 10_000)
    assert state.is_terminal() and state.returns() == [float(score) for score in state.position().scores]


def test_openspiel_s_search_plays_a_game() -> None:
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("irodori_kimono", {"players": 3})
    chance = np.random.RandomState(1)
    bot: Any = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = stepped(game, random.Random(5), 8)
    assert bot.step(state) in state.legal_actions()


def test_openspiel_s_environment_plays_it(key: str) -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import random_agent

    env: Any = rl_environment.Environment(loaded(Game(key)))
    env.seed(1)
    size, choices = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(seat, choices) for seat in range(env.num_players)]
    step = env.reset()
    while not step.last():
        assert all(len(told) == size for told in step.observations["info_state"])
        step = env.step([agents[step.current_player()].step(step).action])
    assert sum(step.rewards) == pytest.approx(0)


def test_openspiel_s_observers_see_what_states_tell(key: str) -> None:
    """`make_observation` is what OpenSpiel's networks read."""
    from open_spiel.python.observation import make_observation

    game = loaded(Game(key))
    state = stepped(game, random.Random(7), 30)
    observation: Any = make_observation(game)
    for player in range(game.num_players()):
        observation.set_from(state, player)
        assert observation.tensor.tolist() == state.observation_tensor(player)
        assert observation.string_from(state, player) == state.observation_string(player)


def test_simultaneous_games_become_turn_based_ones() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("irodori_kimono_at_once", {"players": 3}))
    state = stepped(game, random.Random(8), 10_000)
    assert state.is_terminal() and sum(state.returns()) == pytest.approx(0)


def test_openspiel_s_sampling_regrets_take_a_step() -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    np.random.seed(9)  # its only source of chance
    solver: Any = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game("irodori_iroha", {"players": 3}))
    solver.iteration()
    state = stepped(pyspiel.load_game("irodori_iroha", {"players": 3}), random.Random(9), 12)
    policy: dict[int, float] = solver.average_policy().action_probabilities(state)
    assert sorted(policy) == state.legal_actions() and sum(policy.values()) == pytest.approx(1)


def test_openspiel_s_information_set_search_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game, chance = pyspiel.load_game("irodori_kasane", {"players": 3}), np.random.RandomState(10)
    evaluator: Any = mcts.RandomRolloutEvaluator(1, chance)
    bot: Any = ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=chance)
    state = stepped(game, random.Random(10), 14)
    assert bot.step(state) in state.legal_actions()
