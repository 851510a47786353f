"""The program in a real pseudo-terminal: whole games by keys, how it ends, colours, windows of any size."""

from __future__ import annotations

import json
import re
import signal
import time
from pathlib import Path

import pytest

import irodori
from tests.terminal.pseudo import Opener

GAMES = list(irodori.games())
LEFT_SCREEN = "\x1b[?1049l"


def is_over(file: Path) -> bool:
    return file.exists() and "result" in json.loads(file.read_text())


@pytest.mark.parametrize("game", GAMES)
def test_three_people_play_a_whole_game_by_keys(terminal: Opener, tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.json"
    at = terminal("play", game, "--players", 3, "--people", 3, "--record", file, "--language", "en")
    at.until(lambda: "The screen passes to" in at.words)
    while not is_over(file):
        at.press("\r")
        time.sleep(0.03)
        assert at.process.poll() is None, at.words[-2000:]
    at.until(lambda: "The game is over." in at.words)
    at.press("\x03")
    assert at.end() == 0
    assert LEFT_SCREEN in at.text and at.words.endswith("Goodbye.")
    assert irodori.load(file).verify().over


@pytest.mark.parametrize("key", ["\x03", "q"])
def test_a_game_that_is_left_is_kept_and_resumes(terminal: Opener, tmp_path: Path, key: str) -> None:
    at = terminal("play", "kasane", "--seed", "x", "--bots", "moss", "--language", "en")
    at.until(lambda: "Your turn" in at.words)
    at.press("\r")
    (file,) = (tmp_path / "home/games").glob("*.json")
    at.until(lambda: bool(json.loads(file.read_text())["moves"]))
    at.press(key)
    assert at.end() == 0
    assert LEFT_SCREEN in at.text and "irodori play --resume" in at.words
    moves = irodori.load(file).lines
    again = terminal("play", "--resume", "--language", "en")
    again.until(lambda: "Colors of Kasane" in again.words)
    again.press("q")
    again.end()
    assert irodori.load(file).lines[: len(moves)] == moves and moves[0][0] == 0


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP])
def test_a_terminal_that_goes_away_loses_nothing(terminal: Opener, tmp_path: Path, how: signal.Signals) -> None:
    at = terminal("play", "iroha", "--seed", "x", "--language", "en")
    at.until(lambda: "Your turn" in at.words)
    at.press("\r")
    (file,) = (tmp_path / "home/games").glob("*.json")
    at.until(lambda: bool(json.loads(file.read_text())["moves"]))
    at.process.send_signal(how)
    assert at.end() == 0 and irodori.load(file).lines


def test_a_window_too_small_says_so_until_it_is_larger(terminal: Opener) -> None:
    at = terminal("play", "kimono", "--language", "en", columns=50, lines=12)
    at.until(lambda: "80 columns and 24 lines" in at.words)
    at.resize(100, 30)
    at.until(lambda: "Your turn" in at.words)
    at.resize(5, 2)
    time.sleep(0.3)
    at.resize(80, 24)
    at.press("\x03")
    assert at.end() == 0


def test_without_colour_no_colour_is_written(terminal: Opener) -> None:
    at = terminal("play", "kasane", "--language", "en", NO_COLOR="1")
    at.until(lambda: "Your turn" in at.words)
    at.press("q")
    assert at.end() == 0
    assert not re.search(r"\x1b\[[0-9;]*(?:3[0-8]|4[0-8])(?:;[0-9]+)*m", at.text)


def test_what_shall_be_played_is_chosen_on_the_screen(terminal: Opener) -> None:
    at = terminal("play", "--language", "fr", columns=120, lines=40)
    at.until(lambda: "Distribuer les cartes" in at.words)
    at.press("\r")
    at.until(lambda: "À vous" in at.words)
    at.press("q")
    assert at.end() == 0


@pytest.mark.parametrize("sign", ["\x1b[", "Your turn", "Boxes"])
def test_ctrl_c_at_any_moment_leaves_the_terminal_as_it_was(terminal: Opener, sign: str) -> None:
    """As soon as something is written, and later."""
    at = terminal("play", "kasane", "--language", "en")
    at.until(lambda: sign in at.text)
    at.press("\x03")
    assert at.end() in (0, 130)
    assert "Traceback" not in at.text and at.text.rfind(LEFT_SCREEN) > at.text.rfind("\x1b[?1049h")


def test_a_file_that_cannot_be_written_is_said_before_the_game(terminal: Opener) -> None:
    at = terminal("play", "kasane", "--record", "/nowhere/at/all.json")
    assert at.end() == 2 and "/nowhere/at/all.json" in at.words
