"""Bots at a table: a view in, a legal move out, and nothing that the seat does not see."""

from __future__ import annotations

import io
import json
import random
import sys
from pathlib import Path

import pytest

import irodori
from irodori import Game, SetupError, ViewError, bots
from irodori.bots.check import check
from irodori.bots.process import BotFault, BotProcess
from irodori.bots.worker import Worker, serve

GAMES = sorted(irodori.games())
TABLES = [(key, players) for key in GAMES for players in irodori.games()[key].players]


@pytest.mark.parametrize("level", bots.names())
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_bots_play_legal_moves_from_views(key: str, players: int, level: str) -> None:
    game = Game(key, players)
    bot = bots.make(key, level, seed=1)
    chance = random.Random(f"{key} {players} {level}")
    position = game.start(seed=4)
    while not position.over:
        seat = chance.choice(position.actors)
        moves = position.moves(seat)
        text = chance.choice(moves)
        if chance.random() < 0.12:
            view = json.loads(json.dumps(position.view(seat)))
            text = bot.move(view, ms=20) if level not in bots.LEVELS else bot.move(view, playouts=30)
            assert text in moves
        position.play(seat, text)


@pytest.mark.parametrize("key", GAMES)
def test_bots_play_with_every_option(key: str) -> None:
    info = irodori.games()[key]
    for players in info.players:
        options = {name: players in allowed for name, allowed in info.options.items()}
        position = Game(key, players, options=options).start(seed=2)
        bot = bots.make(key, "plum", seed=3)
        chance = random.Random(players)
        for _ in range(12):
            seat = position.actors[0]
            assert bot.move(position.view(seat), playouts=10) in position.moves(seat)
            position.play(seat, chance.choice(position.moves(seat)))


@pytest.mark.parametrize("key", GAMES)
def test_a_bot_cannot_tell_apart_what_its_seat_cannot(key: str) -> None:
    found = list(check(Game(key), "plum", decisions=6, asked=3, seed=2))
    assert found
    assert all(one.holds for one in found)
    assert any(one.differ for one in found)


@pytest.mark.parametrize("key", GAMES)
def test_hidden_cards_do_not_change_an_answer(key: str) -> None:
    game = Game(key)
    position = game.start(seed=8)
    chance = random.Random(1)
    for _ in range(6):
        seat = position.actors[0]
        position.play(seat, chance.choice(position.moves(seat)))
    seat = position.actors[0]
    answers = {
        bots.make(key, "plum", seed=5).move(game.imagine(position.view(seat), seed).view(seat), playouts=50)
        for seed in range(6)
    }
    assert len(answers) == 1


def test_what_cannot_be_answered_is_refused() -> None:
    position = Game("kasane").start(seed=1)
    with pytest.raises(SetupError, match="there is no bot 'oak'; there are random, greedy, moss"):
        bots.make("kasane", "oak")
    with pytest.raises(ViewError, match="has no moves"):
        bots.make("kasane", "moss").move(position.view(1))
    with pytest.raises(ViewError):
        bots.make("kimono", "moss").move(position.view(0))


# ---- processes


def test_the_worker_answers_line_by_line() -> None:
    view = Game("kasane").start(seed=1).view(0)
    lines = [
        json.dumps({"id": 1, "view": view, "playouts": 20, "seed": "s"}),
        "no json",
        '{"id": 3}',
        '{"id": 4, "view": {}}',
    ]
    out = io.StringIO()
    serve(Worker("moss", None), lines, out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert answers[0]["id"] == 1
    assert answers[0]["move"].startswith("take ")
    assert [list(answer) for answer in answers[1:]] == [["id", "error"]] * 3


STRANGERS = {
    "late": "import time; time.sleep(60)",
    "gone": "",
    "not understood": "print('hello', flush=True); input()",
    "no move": """import json; print(json.dumps({"id": json.loads(input())["id"], "move": 3}), flush=True); input()""",
    "not an answer to question 1": """print('{"id": 7, "move": "take 1"}', flush=True); input()""",
}


@pytest.mark.parametrize("fault", STRANGERS)
def test_a_strangers_fault_is_named(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("irodori.bots.process.START_MS", 1500.0)
    bot = BotProcess([sys.executable, "-c", STRANGERS[fault]])
    with pytest.raises(BotFault, match=fault):
        bot.move(Game("kasane").start(seed=1).view(0), 100)
    bot.close()


def test_a_program_that_does_not_exist_is_a_fault() -> None:
    with pytest.raises(BotFault, match="could not be started"):
        BotProcess(["no-such-program-anywhere"]).move({}, 10)


def test_the_example_of_the_documentation_plays(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
    example = text.split("```python\n# my_bot.py", 1)[1].split("```", 1)[0]
    assert len(example.splitlines()) <= 31
    file = tmp_path / "my_bot.py"
    file.write_text(example, encoding="utf-8")
    bot = BotProcess([sys.executable, str(file)])
    for key in GAMES:
        position = Game(key).start(seed=1)
        seat = position.actors[0]
        assert bot.move(position.view(seat), 1000) in position.moves(seat)
    bot.close()
