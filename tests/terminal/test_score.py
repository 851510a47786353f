"""The score pad in the terminal: what people enter is counted by the rules themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

import irodori
from irodori import words
from irodori.core.edition import Json, Table
from tests.terminal.conftest import Shell
from tests.test_scores import FORMS, LONG, finished, form

GAMES = [key for key, info in irodori.games().items() if info.pad()]
POSITIONS = 10_000 if LONG else 60


def test_every_game_of_the_page_s_pad_has_one_here() -> None:
    assert set(GAMES) == set(FORMS)


@pytest.mark.parametrize("key", GAMES)
def test_final_positions_count_what_the_engine_counted(key: str) -> None:
    sheet = form(key)
    for number in range(POSITIONS):
        state = finished(key, number)
        found = sheet(cast("dict[str, object]", state.view("all")))
        sheets = cast("list[Table]", found if isinstance(found, list) else [found])
        game, pad = state.game, state.game.info.pad()
        assert pad is not None and len(sheets) == pad.rounds(game)
        assert all(pad.read(game, cast("Json", one)) for one in sheets)
        assert [pad.doubts(game, one) for one in sheets] == [[] for _ in sheets]
        count = pad.count(game, sheets)
        assert tuple(count.scores) == state.scores
        assert set(state.winners) <= set(count.winners)  # a first star may decide a tie, which no sheet tells
        for points, lines in zip(count.scores, count.account, strict=True):
            assert sum(cast("int", line["points"]) for line in lines) == points


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_pad_is_filled_line_by_line(shell: Shell, language: str, tmp_path: Path) -> None:
    """M13, M14."""
    file = tmp_path / "pad.json"
    typed = "1 0 2\nback\n1 1 0 0 0 0 0 1\n0 0 3\n2 0 0 0 0 0 0 0 1 1\n"
    common = ("kimono", "--names", "Sei,Mu,An", "--language", language, "--file", file)
    done = shell("score", *common, typed=typed)
    assert done.returncode == 0 and done.stderr == ""
    lines = done.stdout.split("\n")
    assert "Sei: 20" in lines and "Mu: -3" in lines and "An: -5" in lines
    again = shell("score", "kimono", "--file", file, "--language", language)
    assert again.returncode == 0 and again.stdout.strip() in done.stdout


def test_data_comes_out_as_json(shell: Shell) -> None:
    typed = "AB---\n" + "\n" * 8 + "1 1 4 +\n2 2\n\n"
    done = shell("score", "kasane", "--players", 3, "--json", typed=typed)
    found = json.loads(done.stdout)
    assert found["scores"] == [2, 1, 0] and found["winners"] == [0]
    assert found["doubts"] == ["Player A: The melds of this robe laid 2 to 2 number cards, but it holds 3."]


def test_answers_are_kept_one_by_one_and_go_on(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    deal = "F1 F2 F3\nB1 B2 B3\nM4\n"
    stopped = shell("score", "iroha", "--players", 3, "--file", file, typed=f"{deal}F1 F2 F3\n")
    assert stopped.returncode == 1 and "2 more answers" in stopped.stderr
    assert [len(sheet["taken"]) for sheet in json.loads(file.read_text())["sheets"]] == [3, 3]
    rest = shell("score", "iroha", "--file", file, "--json", typed="B1 B2 B3\nM4\n" + deal)
    found = json.loads(rest.stdout)
    assert found["scores"] == [-3, -3, 12] and found["winners"] == [2] and len(found["sheets"]) == 3


@pytest.mark.parametrize(
    ("game", "typed", "part"),
    [
        ("kasane", "AE---\n", "letters out of A B C D"),
        ("kimono", "1 x\n", "whole numbers from 0 to 20"),
        ("kimono", "21\n", "whole numbers from 0 to 20"),
        ("iroha", "F9\n", "ranks 1 to 8"),
        ("iroha", "F1 F1\n", "entered already"),
    ],
)
def test_an_answer_that_means_nothing_is_one_line_and_code_2(shell: Shell, game: str, typed: str, part: str) -> None:
    shell.refused(shell("score", game, "--players", 4, typed=typed), 2, part)


def test_bad_use_is_refused(shell: Shell, tmp_path: Path) -> None:
    shell.refused(shell("score", "kasane", "--names", "A,,B"), 2, "--names")
    shell.refused(shell("score", "kasane", "--names", "A,B,C", "--players", 4), 2, "3 names")
    for content in ("{", "[]", '{"game": "kasane", "table": {}, "names": [], "sheets": []}'):
        file = tmp_path / "bad.json"
        file.write_text(content)
        shell.refused(shell("score", "kasane", "--file", file), 2, "not a readable score pad")
