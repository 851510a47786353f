"""A game at the terminal: whole games through a pipe, what may be typed, undo, keeping, the ways to leave."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

import irodori
from irodori import words
from irodori.terminal.page import width

if TYPE_CHECKING:
    from tests.terminal.conftest import Saver, Shell

GAMES = list(irodori.games())


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_typing_the_first_move(shell: Shell, game: str, language: str, file: Path) -> None:
    """The screen is 80 columns wide in every language, and the record is right."""
    seated = ("--players", 3, "--bots", "moss", "--seed", "pipe")
    table = shell.sit(game, *seated, "--language", language, "--record", file)
    everything = table.shown
    while table.asks:
        everything += table.type(table.numbers[0])
    assert table.end() == 0
    assert max(map(width, everything.split("\n"))) <= 80
    assert "\u2068" not in everything and "{" not in everything
    state = irodori.load(file).verify()
    assert state.over
    end = everything.partition(words.t(language, "terminal-over"))[2].strip().split("\n")
    assert [line.split()[-1] for line in end[:3]] == [str(score) for score in sorted(state.scores, reverse=True)]
    for seat, score in enumerate(state.scores) if state.game.info.forecast() else ():  # how it came about
        name = words.t(language, "terminal-you") if seat == 0 else state_names(file)[seat]
        assert f"{name}: {score}" in end


def state_names(file: Path) -> list[str]:
    return cast("list[str]", irodori.load(file).content["names"])


def test_every_number_of_players_fits_the_screen(shell: Shell) -> None:
    for game, info in irodori.games().items():
        for players in info.players:
            done = shell("play", game, "--players", players, "--seed", 3, "--memory", "open", typed="moves\ntable\n")
            assert done.returncode == 0 and done.stderr == ""
            assert max(map(width, done.stdout.split("\n"))) <= 80, game


def test_a_seed_gives_the_same_game_again(shell: Shell) -> None:
    first, second = (shell("play", "kimono", "--seed", "x", typed="1\n1\n1\n1\n").stdout for _ in range(2))
    assert first == second and "Group 1" in first


def test_a_move_is_its_number_its_words_or_its_end(shell: Shell) -> None:
    for typed in ("2", "take 2", " TAKE   2 "):
        assert "You: took" in shell("play", "kasane", "--seed", 1, typed=f"{typed}\n").stdout
        assert "from row 2" in shell("play", "kasane", "--seed", 1, typed=f"{typed}\n").stdout
    table = shell.sit("iroha", "--seed", 1)
    card = re.findall(r"pass ([A-Z]\d+)", table.shown)[-1]
    assert "passed to the left" in table.type(card.lower())
    table.end()


def test_a_number_that_a_move_carries_is_what_one_types(shell: Shell) -> None:
    """K1. `3` is row 3 also when row 1 is empty; it never means the third of the rows that are left."""
    table = shell.sit("kasane", "--seed", 5)
    while "1" in table.numbers:
        table.type("1")
        if "Lay a meld" in table.shown:
            table.type("pass")
    row = table.numbers[-1]
    assert "Row 1 is empty" in table.type("take 1")
    assert "no move 1 now" in table.type("1")
    assert "took" in table.type(row) and f"from row {row}" in table.shown
    table.end()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("ja", "1行目から4行目まで"),
        ("en", "the field has rows 1 to 4. (rule K1; type K1 to read it)"),
        ("fr", "(règle K1"),
        ("de", "Die Auslage hat die Reihen 1 bis 4. (Regel K1"),
    ],
)
def test_a_refused_move_is_answered_with_its_rule_in_the_language(shell: Shell, language: str, sentence: str) -> None:
    """K1, S1."""
    shown = shell("play", "kasane", "--language", language, typed="take 9\nk1\n").stdout
    assert sentence in " ".join(shown.replace("\n  ", " ").split())
    assert "K1. " in shown


def test_what_is_no_move_and_no_command_points_to_the_help(shell: Shell) -> None:
    shown = shell("play", "kasane", typed="dance\n\x1b[2J\n?\npass\n").stdout
    assert "“dance” is neither a move now nor a command; type ? for help." in shown
    assert "\x1b" not in shown and "save FILE" in shown
    assert "now something else is asked: take 1, take 2, take 3, take 4." in " ".join(shown.split())


def test_the_language_is_the_environment_s(shell: Shell) -> None:
    german = shell("play", "iroha", LANG="de_DE.UTF-8").stdout
    assert "Sie sitzen auf Platz 0" in german
    assert "あなたは席0です" in shell("play", "iroha", LC_ALL="ja_JP.UTF-8", LANG="de_DE.UTF-8").stdout
    assert "you sit at seat 0" in shell("play", "iroha", LANG="C").stdout


def test_the_game_can_be_chosen_at_the_table(shell: Shell) -> None:
    done = shell("play", typed="2\nquit\n")
    assert done.returncode == 0 and "Take the top card of a row" in done.stdout
    assert "The master splits the row" in shell("play", typed="kimono\n").stdout
    shell.refused(shell("play", typed="chess\n"), 2, "there is no game 'chess'", "iroha, kasane, kimono")


def test_rules_can_be_read_at_the_table(shell: Shell) -> None:
    shown = shell("play", "iroha", typed="rules\nrules I6\ns3\nrules X1\n").stdout
    assert "Scoring and winning (I6, I7)" in shown
    assert "I6. After the ninth trick" in shown and "S3. " in shown
    assert "There is no rule X1" in shown


def test_hands_are_shown_as_a_real_table_shows_them_unless_memory_is_open(shell: Shell) -> None:
    """S4."""
    typed = "1\n1\n1\n1\n"
    own = shell("play", "kasane", "--seed", 5, typed=typed).stdout
    all_shown = shell("play", "kasane", "--seed", 5, "--memory", "open", typed=typed).stdout
    assert re.search(r"^Plum 1 .*\(\d\)", own, re.MULTILINE)
    assert not re.search(r"^Plum \d .*\(\d\)", all_shown, re.MULTILINE)


def test_undo_goes_back_to_one_s_own_last_decision(shell: Shell, file: Path) -> None:
    table = shell.sit("kasane", "--seed", 5, "--record", file)
    before = table.board
    assert "no move to take back" in table.type("undo")
    table.type("take 2")
    assert "Taken back" in table.type("undo")
    assert table.board == before
    assert table.end() == 0
    record = irodori.load(file)
    assert record.lines.count((0, "undo")) == len(record.lines) // 2 > 0
    assert record.replay().actors == (0,)


def test_undo_takes_back_secret_choices_with_all_that_followed(shell: Shell, file: Path) -> None:
    """I2, M4."""
    table = shell.sit("iroha", "--players", 3, "--seed", 5, "--record", file)
    first = table.board
    table.type(table.numbers[0])
    table.type("undo")
    assert table.board == first
    for _ in range(3):
        table.type(table.numbers[0])
    table.type("undo")
    table.type("undo")
    assert table.board == first
    while table.asks:
        table.type(table.numbers[0])
    assert table.end() == 0
    assert irodori.load(file).verify().over


def test_a_kept_game_goes_on_where_it_was_left(shell: Shell, file: Path) -> None:
    done = shell("play", "kimono", "--seat", 1, "--seed", 9, "--record", file, typed="1\nquit\n")
    assert "continues from here" in " ".join(done.stdout.split())
    left = irodori.load(file)
    assert left.content["names"] == ["Plum 0", "Player B", "Plum 2", "Plum 3"]
    again = shell.sit("--record", file)
    assert "Continuing" in again.shown.replace("\n", " ") and "you sit at seat 1" in again.shown
    again.type(again.numbers[0])
    again.end()
    assert irodori.load(file).lines[: len(left.lines)] == left.lines != irodori.load(file).lines


def test_a_secret_choice_is_kept_too(shell: Shell, file: Path) -> None:
    """I2. The first of two cards to pass is in the record before the second is chosen."""
    assert shell("play", "iroha", "--seed", 2, "--record", file, typed="1\nquit\n").returncode == 0
    assert len(irodori.load(file).lines) == 1
    assert "passed to the left:" in shell("play", "--record", file, typed="quit\n").stdout


def test_save_writes_a_record_and_says_how_to_go_on(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    shown = shell("play", "kasane", typed=f"1\nsave\nsave {tmp_path}/no/where.json\nsave {file}\n").stdout
    said = " ".join(shown.split())
    assert "save FILE" in said and "could not be written" in said and "Saved as" in said
    assert irodori.load(file).replay().game.key == "kasane"


def test_a_kept_game_is_not_set_up_again(shell: Shell, file: Path, saved: Saver) -> None:
    saved(moves=3)
    shell.refused(shell("play", "kimono", "--record", file), 2, "holds a game of kasane, not of kimono")
    shell.refused(shell("play", "--record", file, "--players", 3), 2, "says how the game was set up")
    file.write_text("{")
    shell.refused(shell("play", "--record", file), 2, "no whole JSON document")


def test_a_finished_game_shows_its_end(shell: Shell, file: Path, saved: Saver) -> None:
    saved()
    assert "The game is over." in shell("play", "--record", file).stdout


def test_ctrl_c_ends_quietly_and_the_game_is_kept(shell: Shell, file: Path) -> None:
    table = shell.sit("kasane", "--record", file)
    table.type("1")
    table.process.send_signal(signal.SIGINT)
    table.process.wait(timeout=60)
    _, errors = table.process.communicate()
    assert table.process.returncode == 130 and errors.strip() == b""
    assert irodori.load(file).lines[0] == (0, "take 1")


def test_the_end_of_what_is_typed_ends_the_game(shell: Shell) -> None:
    done = shell("play", "kasane")
    assert done.returncode == 0 and done.stderr == "" and done.stdout.endswith("Goodbye.\n")
