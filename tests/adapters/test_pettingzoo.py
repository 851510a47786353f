# pyright: reportMissingTypeStubs=false, reportUnknownVariableType=false
"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode
from urllib.parse import parse_qs

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from irodori import Game, IllegalMove
from irodori.adapters import pettingzoo, single
from irodori.core.errors import SetupError
from irodori.core.record import Record

# Its own games with a mask have observations of the same form; the names of those are a list in its tests.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def settings(table: Game) -> dict[str, object]:
    return {"players": table.players, "options": table.options}


def test_it_passes_pettingzoo_s_api_test(table: Game) -> None:
    api_test(pettingzoo.env(table.key, **settings(table)), num_cycles=100)


def test_it_passes_pettingzoo_s_seed_test(table: Game) -> None:
    seed_test(lambda: pettingzoo.env(table.key, **settings(table)), num_cycles=50)


def test_it_passes_pettingzoo_s_parallel_api_test(table: Game) -> None:
    env = pettingzoo.parallel_env(table.key, players=table.players, options=table.options)
    parallel_api_test(env, num_cycles=300)


def play(env: pettingzoo.RawEnv, seed: int) -> None:
    env.reset(seed=seed)
    env.action_space("seat_0").seed(seed)
    while not env.table.play.now.over:
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(env.action_space("seat_0").sample(mask)))


def test_rewards_are_the_share_of_the_win_or_points(key: str) -> None:
    env = pettingzoo.raw_env(key)
    play(env, 1)
    assert sum(env.rewards.values()) == pytest.approx(1) and all(env.terminations.values())
    env = pettingzoo.raw_env(key, rewards="points")
    play(env, 1)
    assert tuple(env.rewards.values()) == env.table.play.now.scores


def test_the_record_of_a_game_replays(key: str) -> None:
    env = pettingzoo.raw_env(key)
    play(env, 2)
    assert env.record.replay().scores == env.table.play.now.scores


def test_seats_that_are_not_asked_have_no_legal_choice(key: str) -> None:
    env = pettingzoo.raw_env(key)
    env.reset(seed=3)
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert [agent for agent, any_legal in masks.items() if any_legal] == [env.agent_selection]


def test_an_illegal_choice_ends_the_game_or_is_refused_with_its_rule() -> None:
    env = pettingzoo.env("kasane")
    env.reset(seed=4)
    env.step(63)
    assert env.rewards["seat_0"] == -1 and all(env.terminations.values())
    raw = pettingzoo.raw_env("kasane")
    raw.reset(seed=4)
    with pytest.raises(IllegalMove):
        raw.step(63)
    assert not raw.table.play.now.record().lines


def test_the_table_can_be_seen(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.raw_env(key, render_mode="ansi", language="de")
    env.reset(seed=5)
    shown = env.render()
    assert shown and "\n" in shown
    human = pettingzoo.parallel_env(key, render_mode="human", language="de")
    human.reset(seed=5)
    human.render()
    assert capsys.readouterr().out.strip() == shown.strip()


def test_a_link_has_the_whole_game_in_it(key: str) -> None:
    seen = pettingzoo.raw_env(key, render_mode="link", server="https://example.org")
    seen.reset(seed=5)
    learner = single.SingleEnv(key, seat=1, render_mode="link", server="https://example.org/")
    learner.reset(seed=5)
    for address, record, eyes in ((seen.render(), seen.record, "all"), (learner.render(), learner.record, "1")):
        page, _, behind = str(address).partition("#/review?")
        assert page == "https://example.org/"
        query = {name: value for name, [value] in parse_qs(behind).items()}
        packed = query["record"] + "=" * (-len(query["record"]) % 4)
        assert Record.from_json(zlib.decompress(urlsafe_b64decode(packed))).content == record.content
        assert (query["seat"], query["at"]) == (eyes, str(len(record.lines)))


def test_what_cannot_be_set_up_is_said() -> None:
    with pytest.raises(SetupError, match="render_mode is None, 'ansi', 'human' or 'link'"):
        pettingzoo.raw_env("kasane", render_mode="rgb_array")
    with pytest.raises(SetupError, match="server is an address like http"):
        pettingzoo.raw_env("kasane", render_mode="link", server="example.org")
    with pytest.raises(SetupError, match="call reset first"):
        _ = pettingzoo.raw_env("kasane").record


def test_secret_choices_are_made_at_once_in_the_parallel_environment() -> None:
    env = pettingzoo.parallel_env("iroha")
    found, _ = env.reset(seed=6)
    assert all(observation["action_mask"].sum() == 9 for observation in found.values())
    for _ in range(2):
        found, *_ = env.step({agent: int(np.flatnonzero(found[agent]["action_mask"])[0]) for agent in env.agents})
    assert env.table.play.now.decision == "play"
