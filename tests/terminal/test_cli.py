"""The command line: help, bad use, editions, rules, how it ends."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import irodori
from irodori import words
from irodori.terminal import cli, helps, rulebook
from irodori.terminal.completion import choices
from irodori.terminal.page import width

if TYPE_CHECKING:
    from tests.terminal.conftest import Shell

PLAIN = ["play", "join", "simulate", "replay", "verify", "editions", "score", "rules", "completion", "engine"]
COMMANDS = [*PLAIN, *cli.ELSEWHERE]
GAMES = list(irodori.games())

# ---- help, and bad use


def test_help_names_every_command_and_an_example(shell: Shell) -> None:
    done = shell("--help")
    assert done.returncode == 0 and "example: irodori play" in done.stdout
    assert re.findall(r"^    (\w+)(?:  |$)", done.stdout, re.MULTILINE) == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(shell: Shell, command: str) -> None:
    done = shell(command, "--help")
    assert done.returncode == 0 and done.stderr == ""
    assert f"example: irodori {command}" in " ".join(done.stdout.split())


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_help_is_told_in_the_reader_s_language(shell: Shell, language: str) -> None:
    done = shell("--help", LC_ALL=f"{language}_XX.UTF-8")
    known = helps.texts(language)
    assert known["commands"] in done.stdout and known["score"].split()[0] in done.stdout
    asked = "".join(shell("review", "--language", language, "--help").stdout.split())
    assert all("".join(known[key].split()) in asked for key in ("review", "review-seat", "language"))
    assert max(map(width, done.stdout.split("\n"))) <= 80


def test_every_argument_of_the_terminal_s_commands_is_told_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    class Asked(dict[str, str]):
        used: ClassVar[set[str]] = set()

        def __getitem__(self, key: str) -> str:
            self.used.add(key)
            return super().__getitem__(key)

    known = helps.texts("en")

    def recorded(_: str) -> dict[str, str]:
        return Asked(known)

    monkeypatch.setattr(helps, "texts", recorded)
    made = choices(cli.parser("review", "en"))
    for name in [*cli.EXAMPLES, "review"]:
        assert made[name].description == known[name]
        actions = made[name]._actions  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        assert [one.dest for one in actions if not one.help] == [], name
    assert Asked.used == known.keys()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_texts_of_help_are_fluent_that_is_read_without_fluent(language: str) -> None:
    path = Path(irodori.__file__).parent / f"locales/help.{language}.ftl"
    found: dict[str, str] = {}
    for one in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(one, ftl.Message):
            assert one.value is not None and not one.attributes
            (text,) = one.value.elements
            assert isinstance(text, ftl.TextElement)
            found[one.id.name.removeprefix("help-")] = text.value
    assert found == helps.texts(language)


def test_without_a_command_it_helps(shell: Shell) -> None:
    assert shell().stdout == shell("--help").stdout


def test_help_loads_no_game_s_rules_and_no_languages() -> None:
    code = (
        "import sys; from irodori.terminal.cli import parser; parser().format_help();"
        "print([name for name in sys.modules if name.endswith(('.rules', '.compiled')) or name[:6] == 'fluent'])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"


def test_version_is_the_package_s(shell: Shell) -> None:
    assert shell("--version").stdout == f"irodori {irodori.__version__}\n"


def test_languages_are_those_of_the_words() -> None:
    assert cli.LANGUAGES == words.LANGUAGES


@pytest.mark.parametrize(
    ("typed", "parts"),
    [
        (["dance"], ["'dance'", "'play'"]),
        (["verify"], ["FILE", "verify --help"]),
        (["play", "chess"], ["there is no game 'chess'", "iroha, kasane, kimono"]),
        (["play", "kasane", "--players", "7"], ["3 to 4 players, not 7"]),
        (["play", "kasane", "--players", "x"], ["whole number", "'x'"]),
        (["play", "kasane", "--option", "first_star"], ["no option 'first_star'", "plus_one_meld"]),
        (["play", "kasane", "--option", "preset_marbles"], ["for 3 players, not 4"]),
        (["play", "kasane", "--edition", "none"], ["no edition 'none'", "origuchi-2014"]),
        (["play", "kasane", "--seat", "4"], ["from 0 to 3, not 4"]),
        (["play", "kasane", "--language", "eo"], ["'eo'", "'ja'"]),
        (["play", "kasane", "--record", "/nowhere/at/all.json"], ["/nowhere/at/all.json"]),
        (["play"], ["no game was chosen"]),
        (["simulate"], ["GAME"]),
        (["simulate", "kasane", "-n", "0"], ["-n is at least 1"]),
        (["replay", "/nowhere.json"], ["/nowhere.json: there is no such file"]),
        (["verify", "/nowhere.json"], ["/nowhere.json: there is no such file"]),
        (["editions", "dance", "now"], ["editions show GAME KEY"]),
        (["editions", "show", "kasane"], ["show is used so"]),
        (["editions", "show", "kasane", "none"], ["no edition 'none'"]),
        (["editions", "new", "kasane", "../x"], ["letters, digits and hyphens"]),
        (["editions", "kasane", "--from", "x"], ["--from belongs to new"]),
        (["editions", "check", "/nowhere.toml"], ["/nowhere.toml: there is no such file"]),
        (["rules", "kasane", "K99"], ["no rule 'K99'", "K12", "S1"]),
    ],
)
def test_bad_use_is_one_line_and_code_2(shell: Shell, typed: list[str], parts: list[str]) -> None:
    shell.refused(shell(*typed), 2, *parts)


# ---- editions


def test_editions_are_listed_with_how_sure_their_cells_are(shell: Shell) -> None:
    lines = shell("editions").stdout.split("\n")
    assert [line.split()[0] for line in lines[1:-2]] == GAMES
    data = json.loads(shell("editions", "kimono", "--json").stdout)
    assert [one["key"] for one in data] == ["zoch-2017"] and data[0]["default"] is True
    assert set(data[0]["status"]) == {"certain", "likely", "reconstructed"} and min(data[0]["status"].values()) > 0


@pytest.mark.parametrize("game", GAMES)
def test_an_edition_of_one_s_own_is_copied_checked_and_played(shell: Shell, game: str) -> None:
    origin = irodori.games()[game].edition
    done = shell("editions", "new", game, "my-box", "--from", origin)
    path = shell.home / f"editions/{game}/my-box.toml"
    assert done.returncode == 0 and done.stdout.startswith(f"{path}\n") and path.is_file()
    assert "my-box" in shell("editions", game).stdout
    assert shell("editions", "check", path).returncode == 0
    shown = shell("editions", "show", game, "my-box")
    assert shown.stdout == path.read_text(encoding="utf-8")
    table = json.loads(shell("editions", "show", game, "my-box", "--json").stdout)["table"]
    assert table == irodori.Game(game).table
    assert shell("play", game, "--edition", "my-box").returncode == 0
    shell.refused(shell("editions", "new", game, "my-box"), 2, "already")


def test_a_wrong_edition_is_refused_with_file_key_and_what_would_be_right(shell: Shell) -> None:
    shell("editions", "new", "kasane", "my-box")
    path = shell.home / "editions/kasane/my-box.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("points = 8", 'points = "8"', 1), encoding="utf-8")
    shell.refused(
        shell("editions", "check", path), 1, str(path), "melds.kagen.boxes[2].points", "whole number from 0 to 99"
    )
    assert json.loads(shell("editions", "check", path, "--json").stdout)["right"] is False
    listed = shell("editions")
    assert listed.returncode == 0 and "my-box" in listed.stdout
    for content in ('game = "chess"', "game =", "points = 1"):
        path.write_text(content)
        shell.refused(shell("editions", "check", path), 1, str(path))
    path.write_bytes(b"\xff")
    shell.refused(shell("editions", "check", path), 1, str(path))
    assert shell("editions").returncode == 0


# ---- rules and engine


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_can_be_read_alone_and_the_page_fits_the_screen(shell: Shell, game: str, language: str) -> None:

    info = irodori.games()[game]
    page = shell("rules", game, "--language", language).stdout
    assert page.startswith("# ") and max(map(width, page.split("\n"))) <= 80
    known = rulebook.rules(info, language)
    assert list(known) == list(rulebook.rules(info, "en")) and {"S0", "S4"} < set(known)
    for number in known:
        lines = rulebook.rule(info, number, language)
        assert lines[0].startswith(f"{number}. ") and max(map(width, lines)) <= 80
        assert not any("**" in line for line in lines)


def test_a_rule_comes_with_the_table_that_belongs_to_it(shell: Shell) -> None:
    """K9."""
    shown = shell("rules", "kasane", "k9").stdout
    assert shown.startswith("K9. ") and re.search(r"^colours +1  2  3  4  5  6  7  8  9$", shown, re.MULTILINE)
    assert "K10" not in shown


def test_engine_says_which_and_how_to_compile(shell: Shell) -> None:
    done = shell("engine")
    assert done.stdout.startswith(f"{irodori.engine()}\n") and "python -m irodori.build" in done.stdout
    assert shell("engine", IRODORI_ENGINE="interpreted").stdout.startswith("interpreted\n")
    shell.refused(shell("engine", IRODORI_ENGINE="fast"), 2, "compiled or interpreted, not 'fast'")


# ---- ends


@pytest.mark.parametrize("arguments", [["rules", "kasane"], ["editions", "--json"], ["play", "kimono"]])
def test_a_closed_pipe_ends_quietly(shell: Shell, arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    process = shell.process(*arguments, stdout=writing)
    os.close(writing)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 141 and errors == b""


def test_main_returns_its_code_to_whoever_calls_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert cli.main(["rules", "kasane", "K99"]) == 2
    captured = capsys.readouterr()
    assert captured.out == f"irodori {irodori.__version__}\n" and captured.err.startswith("irodori: kasane has no rule")


# ---- completion


def test_bash_completes_commands_options_and_values(shell: Shell, tmp_path: Path) -> None:
    script = tmp_path / "irodori.bash"
    script.write_text(shell("completion", "bash").stdout)

    def completed(*typed: str) -> list[str]:
        code = f'source {script}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _irodori; echo "${{COMPREPLY[@]}}"'
        done = subprocess.run(["bash", "-c", code, "bash", "irodori", *typed], capture_output=True, text=True)
        assert done.stderr == ""
        return done.stdout.split()

    assert completed("s") == ["simulate", "score", "selfplay", "study", "serve"]
    assert completed("play", "--bots", "p") == ["plum", "pine"]
    assert completed("rules", "k") == ["kasane", "kimono"]
    assert "--playouts" in completed("review", "--")


@pytest.mark.parametrize("name", cli.SHELLS)
def test_every_command_can_be_completed(shell: Shell, name: str) -> None:
    done = shell("completion", name)
    assert done.returncode == 0
    assert all(re.search(rf"\b{command}\b", done.stdout) for command in COMMANDS)
    assert all(option in done.stdout for option in ("resume", "language", "json"))


def test_rules_come_as_data(shell: Shell) -> None:
    found = json.loads(shell("rules", "iroha", "i6", "--json").stdout)
    assert list(found["rules"]) == ["I6"] and found["rules"]["I6"].startswith("**I6.**")
    assert len(json.loads(shell("rules", "iroha", "--json").stdout)["rules"]) > 10
