"""Many games counted, one game told, one game verified."""

from __future__ import annotations

import json
import os
import pty
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

import irodori
from irodori import words
from irodori.terminal.page import width

if TYPE_CHECKING:
    from tests.terminal.conftest import Saver, Shell

GAMES = list(irodori.games())

# ---- simulate


def test_simulate_counts_what_batches_of_playouts_count(shell: Shell) -> None:
    """The same seeds as `State.playouts`, so the means agree to the last digit."""
    for game in GAMES:
        data = json.loads(shell("simulate", game, "-n", 700, "--players", 3, "--seed", 5, "--json").stdout)
        totals = irodori.Game(game, 3).fresh().playouts(700, 5)
        assert data["mean_scores"] == [total / 700 for total in totals]
        assert sum(data["win_shares"]) == pytest.approx(1) and min(data["standard_errors"]) > 0
        assert (
            data["games"] == 700 and data["games_per_second"] > 0 and data["edition"] == irodori.games()[game].edition
        )


def test_simulate_takes_options_and_prints_a_table(shell: Shell) -> None:
    done = shell("simulate", "kasane", "-n", 50, "--option", "plus_one_meld")
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.startswith(
        "Colors of Kasane: 50 random games, 4 players, edition origuchi-2014, plus_one_meld\n"
    )
    assert len(re.findall(r"^\d +[-\d.]+ \+- [\d.]+ +[\d.]+ %$", done.stdout, re.MULTILINE)) == 4


def test_one_game_has_no_standard_error(shell: Shell) -> None:
    assert json.loads(shell("simulate", "iroha", "-n", 1, "--json").stdout)["standard_errors"] == [0.0] * 4


def test_progress_shows_where_errors_go_and_only_at_a_terminal(shell: Shell) -> None:
    ours, theirs = pty.openpty()
    process = shell.process("simulate", "kimono", "-n", 2000, stderr=theirs)
    output, _ = process.communicate(timeout=60)
    os.close(theirs)
    shown = os.read(ours, 100_000).decode()
    os.close(ours)
    assert "500/2000" in shown and "2000/2000" in shown and b"/2000" not in output
    assert shell("simulate", "kimono", "-n", 2000).stderr == ""


# ---- replay and verify


@pytest.mark.parametrize("game", GAMES)
def test_replay_tells_the_story_and_shows_the_table(shell: Shell, game: str, file: Path, saved: Saver) -> None:
    record = saved(game, players=3)
    for language in words.LANGUAGES:
        done = shell("replay", file, "--language", language)
        assert done.returncode == 0 and words.t(language, "terminal-over") in done.stdout
        assert max(map(width, done.stdout.split("\n"))) <= 80
    part = json.loads(shell("replay", file, "--at", 2, "--json", "--seat", 1).stdout)
    assert part == {"line": 2, "lines": len(record.lines), "view": record.at(2).view(1)}


def test_replay_shows_all_only_when_the_game_is_over_or_asked_to(shell: Shell, file: Path, saved: Saver) -> None:
    """S4, I8."""
    saved("iroha", moves=2)
    assert json.loads(shell("replay", file, "--json").stdout)["view"]["seat"] is None
    assert json.loads(shell("replay", file, "--json", "--seat", "all").stdout)["view"]["seat"] == "all"
    saved("iroha")
    assert json.loads(shell("replay", file, "--json").stdout)["view"]["seat"] == "all"
    assert json.loads(shell("replay", file, "--json", "--seat", "spectator").stdout)["view"]["seat"] is None


def test_replay_refuses_an_edited_or_cut_record(shell: Shell, file: Path, saved: Saver) -> None:
    saved()
    content = json.loads(file.read_text())
    file.write_text(json.dumps(content | {"moves": content["moves"][:-1]}))
    shell.refused(shell("replay", file), 1, "the moves do not lead to the end")
    shell.refused(shell("replay", file, "--at", "1"), 1, "the moves do not lead to the end")


def test_replay_refuses_lines_and_seats_that_there_are_not(shell: Shell, file: Path, saved: Saver) -> None:
    saved(moves=3)
    shell.refused(shell("replay", file, "--at", 4), 2, "from 0 to 3")
    shell.refused(shell("replay", file, "--seat", 4), 2, "from 0 to 3, spectator or all, not '4'")


def test_names_in_a_record_cannot_reach_the_terminal_s_controls(shell: Shell, file: Path, saved: Saver) -> None:
    record = saved(moves=3)
    record.content["names"] = ["\x1b[31mred", "b", "c", "d"]
    record.save(file)
    assert "\x1b" not in shell("replay", file).stdout


def test_verify_says_what_was_checked(shell: Shell, file: Path, saved: Saver) -> None:
    saved()
    done = shell("verify", file)
    assert done.returncode == 0 and done.stdout.count("right: ") == 5 and "not checked" not in done.stdout
    data = json.loads(shell("verify", file, "--json").stdout)
    assert data["right"] is True and len(data["checked"]) == 5 and data["not_checked"] == []


def test_verify_says_what_cannot_be_checked(shell: Shell, file: Path) -> None:
    game = irodori.Game("kimono")
    game.start(decks=game.start(seed=1).decks).record().save(file)
    done = shell("verify", file)
    assert done.returncode == 0 and "not checked: whether the cards were shuffled fairly" in done.stdout
    game.start(seed=2, decks=game.start(seed=1).decks).record().save(file)
    assert "not checked: deck 1: it was given" in shell("verify", file).stdout


def test_verify_says_that_a_table_is_another_than_its_name_says(shell: Shell, file: Path, saved: Saver) -> None:
    saved("kasane", moves=0)
    content = json.loads(file.read_text())
    content["table"]["melds"]["juu"]["boxes"][0]["points"] += 1
    file.write_text(json.dumps(content))
    assert "not checked: the cards: the table called" in shell("verify", file).stdout


@pytest.mark.parametrize(
    ("key", "value", "part"),
    [
        ("result", {"scores": [99, 0, 0, 0], "winners": [0]}, "the moves lead to"),
        ("seed", "another", "not what the seed gives"),
        ("moves", [[0, "take 9"]], "line 1"),
        ("moves", [[0, "undo"]], "there is none"),
        ("irodori", 2, "must be 1"),
        ("names", [], "a text for each seat"),
        ("game", "chess", "there is no game"),
    ],
)
def test_verify_ends_with_1_where_something_is_wrong(
    shell: Shell, key: str, value: object, part: str, file: Path, saved: Saver
) -> None:
    saved()
    file.write_text(json.dumps(json.loads(file.read_text()) | {key: value}))
    shell.refused(shell("verify", file), 1, part)
    data = json.loads(shell("verify", file, "--json").stdout)
    assert data["right"] is False and part in data["error"]


def test_verify_ends_with_1_for_what_is_no_record(shell: Shell, file: Path) -> None:
    for content in (b"", b"{", b"[]", b"\xff\xfe\x00", b"[" * 100_000):
        file.write_bytes(content)
        shell.refused(shell("verify", file), 1)
    shell.refused(shell("replay", file), 1)


OWN_NAMES = [
    ("kasane", ("melds", "juu", "name"), "Zehner", "Juu", "Sakura Chirashi"),
    ("kimono", ("sorts", "lute", "name"), "biwa", "lute", "parasol"),
    ("iroha", ("suits", "M"), "wind", "moon", "wave"),
]


@pytest.mark.parametrize(("game", "place", "name", "old", "kept"), OWN_NAMES)
def test_an_edition_s_own_names_stand_in_what_is_told_and_shown(
    shell: Shell, game: str, place: tuple[str, ...], name: str, old: str, kept: str, file: Path
) -> None:
    """Other names stay as the language has them."""
    table = cast("dict[str, Any]", json.loads(json.dumps(irodori.Game(game).table)))
    cells = table
    for key in place[:-1]:
        cells = cells[key]
    cells[place[-1]] = name
    state = irodori.Game(game, edition=table | {"key": "own"}).start(seed=1)
    while not state.over:
        seat = state.actors[0]
        state.play(seat, state.moves(seat)[0])
    file.write_text(state.record().to_json(), encoding="utf-8")
    shown = shell("replay", file, "--language", "en").stdout
    assert name in shown and kept in shown and old not in shown
