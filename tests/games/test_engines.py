"""The same rules compiled and interpreted: the same games to the last number, each fast in its way."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import sysconfig
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

import irodori
from irodori import Game, Position
from irodori.core import info as infos
from irodori.core.laws import everything, random_move

LONG = bool(os.environ.get("IRODORI_LONG"))
GAMES = 1000 if LONG else 100
"""How many random games of each are played on both engines, spread over its tables."""
BIGGEST = 1024


def both(table: Game) -> tuple[Game, Game]:
    first, second = (
        Game(table.key, table.players, options=table.options, engine=name) for name in ("compiled", "interpreted")
    )
    return first, second


def share(table: Game) -> int:
    """How many of a game's random games fall to one of its tables."""
    info = infos.known[table.key]
    tables = sum(2 ** sum(players in fitting for fitting in info.options.values()) for players in info.players)
    return -(-GAMES // tables)


def test_both_engines_play_the_same_games(any_table: Game) -> None:
    compiled, interpreted = both(any_table)
    for seed in range(share(any_table)):
        chance = random.Random(seed)
        one, other = compiled.start(seed=seed), interpreted.start(seed=seed)
        while not one.over:
            line = random_move(one, chance)
            assert one.moves(line[0]) == other.moves(line[0]), (seed, line)
            assert one.play(*line) == other.play(*line), (seed, line)
            assert one.actors == other.actors, (seed, line)
        assert everything(one) == everything(other), seed


def test_all_fields_are_the_same_after_every_move_and_every_reshuffle(any_table: Game) -> None:
    compiled, interpreted = both(any_table)
    chance = random.Random(1)
    one, other = compiled.start(seed=1), interpreted.start(seed=1)
    while not one.over:
        assert one.core.fields() == other.core.fields()
        viewer, seed = chance.randrange(-1, any_table.players), chance.getrandbits(60)
        first, second = one.core, other.core
        first.reshuffle_hidden(viewer, seed)
        second.reshuffle_hidden(viewer, seed)
        assert first.fields() == second.fields(), viewer
        line = random_move(one, chance)
        one.play(*line)
        other.play(*line)
    assert one.core.fields() == other.core.fields()


def middle(game: Game) -> Position:
    position, chance = game.start(seed=3), random.Random(3)
    for _ in range(20):
        position.play(*random_move(position, chance))
    return position


def test_playouts_come_to_the_same_totals(any_table: Game) -> None:
    compiled, interpreted = both(any_table)
    assert compiled.fresh().playouts(5, 7) == interpreted.fresh().playouts(5, 7)
    one, other = middle(compiled), middle(interpreted)
    assert one.core.playouts(5, 2**40) == other.core.playouts(5, 2**40)


def test_playouts_leave_the_state_as_it_was(any_game: str) -> None:
    for game in both(Game(any_game)):
        core = middle(game).core
        before = core.fields()
        core.playouts(3, 1)
        assert core.fields() == before


def test_a_state_is_small(any_game: str) -> None:
    core = Game(any_game, engine="compiled").fresh()
    assert 0 < getattr(core, "nbytes")() < BIGGEST  # noqa: B009  # the compiled class alone has it


def test_other_threads_run_while_playouts_do(any_game: str) -> None:
    core = Game(any_game, engine="compiled").fresh()
    ticks = [0]
    ended = threading.Event()

    def tick() -> None:
        while not ended.wait(0.001):
            ticks[0] += 1

    other = threading.Thread(target=tick)
    other.start()
    try:
        # Were the others locked out, one tick could fall before the call and one after it, however long it takes.
        seen, count = 0, 1000
        while seen < 10 and count < 10**8:
            before = ticks[0]
            core.playouts(count, 1)
            seen = ticks[0] - before
            count *= 4
    finally:
        ended.set()
        other.join()
    assert seen >= 10


def test_playouts_in_several_threads_do_not_disturb_each_other(any_game: str) -> None:
    core = Game(any_game, engine="compiled").start(seed=4).core
    alone = [core.playouts(200, seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(partial(core.playouts, 200), range(4))) == alone


def test_the_compiled_state_refuses_what_c_would_not_survive(any_game: str) -> None:
    core = Game(any_game, engine="compiled").start(seed=1).core
    seat = (core.actors() & -core.actors()).bit_length() - 1
    for call in (
        lambda: core.play(seat, 64),
        lambda: core.play(seat, -1),
        lambda: core.play(6, 0),
        lambda: core.score(-1),
        lambda: core.legal(99),
        lambda: core.reshuffle_hidden(-2, 1),
        lambda: core.mix(0, 81, 81),
        core.shuffle,
        core.deal,
        lambda: setattr(core, "deck", bytearray(3)),
    ):
        before = core.fields()
        with pytest.raises(ValueError, match=r"seat|deck"):
            call()
        assert core.fields() == before
    with pytest.raises(AttributeError, match="nothing"):
        setattr(core, "nothing", 1)  # noqa: B010


def test_the_compiled_state_gives_no_move_to_who_must_not_choose(any_game: str) -> None:
    core = Game(any_game, engine="compiled").start(seed=1).core
    while core.actors():
        for seat in range(core.players):
            assert bool(core.legal(seat)) == bool(core.actors() >> seat & 1)
            assert core.choices(seat) == [choice for choice in range(64) if core.legal(seat) >> choice & 1]
        seat = core.actors().bit_length() - 1
        core.play(seat, core.legal(seat).bit_length() - 1)


# ---- which engine runs


def told(code: str, **environment: str) -> str:
    kept = {name: value for name, value in os.environ.items() if name != "IRODORI_ENGINE"}
    command = [sys.executable, "-c", f"import irodori\n{code}"]
    done = subprocess.run(command, env={**kept, **environment}, capture_output=True, text=True, check=False)
    return (done.stdout or done.stderr).strip().split("\n")[-1]


def test_the_engine_is_compiled_unless_one_asks_for_the_other() -> None:
    assert told("print(irodori.engine())") == "compiled"
    assert told("print(irodori.engine())", IRODORI_ENGINE="compiled") == "compiled"
    assert told("print(irodori.engine())", IRODORI_ENGINE="interpreted") == "interpreted"
    code = "print({type(irodori.Game(key).start().core).__module__.split('.')[-1] for key in irodori.games()})"
    assert told(code) == "{'compiled'}"
    assert told(code, IRODORI_ENGINE="interpreted") == "{'rules'}"


@pytest.mark.parametrize("wanted", ["", "compiled"])
def test_compiled_rules_that_cannot_be_loaded_are_not_passed_over_in_silence(tmp_path: Path, wanted: str) -> None:
    broken = tmp_path / f"compiled{sysconfig.get_config_var('EXT_SUFFIX')}"
    broken.write_text("no program")
    code = "import importlib\ngame = importlib.import_module('irodori.games.iroha')\n"
    code += f"game.__path__.insert(0, {str(tmp_path)!r})\nprint(irodori.engine())"
    said = told(code, IRODORI_ENGINE=wanted, PYTHONWARNINGS="error")
    kind = "irodori.core.errors.SetupError" if wanted else "UserWarning"
    assert said.startswith(f"{kind}: the compiled rules cannot be loaded (")
    assert said.endswith("run `python -m irodori.build`")


def test_an_unknown_engine_is_refused() -> None:
    expected = "irodori.core.errors.SetupError: IRODORI_ENGINE is compiled or interpreted, not 'quick'"
    assert told("irodori.engine()", IRODORI_ENGINE="quick") == expected
    with pytest.raises(irodori.SetupError, match="engine is compiled or interpreted, not 'quick'"):
        Game("kasane", engine="quick")


def test_the_interpreted_rules_are_plain_python(any_game: str) -> None:
    core = Game(any_game, engine="interpreted").fresh()
    assert not hasattr(core, "nbytes")
    assert type(core).__module__.endswith(".rules")
