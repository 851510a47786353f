"""What README and the pages of docs/ show is true: their Python runs, and every command they name is understood."""

from __future__ import annotations

import re
import runpy
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from irodori.terminal.cli import one_word, parser

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
SHELL = {"sh", "console", ""}
STANDS_FOR = {
    "GAME": "kasane", "KEY": "origuchi-2014", "RECORD": "game.json", "FILE": "game.json", "ADDRESS": "auto",
    "LEVEL": "plum", "NAME": "name", "NUMBER": "K1", "N": "3", "S": "0", "L": "fr", "...": "", "…": "", "BOT": "plum",
}  # fmt: skip
"""Words in capitals of a command -> something that they may stand for."""


def blocks(page: Path) -> list[tuple[str, str]]:
    """Each block of code with its language."""
    found = re.findall(r"^```(\w*)[^\n]*\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return cast("list[tuple[str, str]]", found)


PROGRAM = re.compile(r"# (\w+\.py)\n")


def python(page: Path) -> list[str]:
    """What runs as it stands; a block that begins with the name of a file is a program, which another test uses."""
    return [text for language, text in blocks(page) if language == "python" and not PROGRAM.match(text)]


# ---- Python


def test_every_page_with_python_is_known() -> None:
    """CONTRIBUTING's are the files of a fourth game, which tests/games writes, compiles and plays."""
    assert {page.name for page in PAGES if python(page)} >= {"README.md", "index.md", "bots.md", "research.md"}


@pytest.mark.parametrize(
    "page", [page for page in PAGES if python(page) and page.name != "CONTRIBUTING.md"], ids=lambda page: page.name
)
def test_the_python_of_a_page_runs_from_its_first_block_to_its_last(page: Path, tmp_path: Path) -> None:
    program = tmp_path / "page.py"
    program.write_text("\n".join(python(page)), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, program], cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    if page.name == "README.md":
        assert len(python(page)) == 1 and (tmp_path / "game.json").exists()


def test_every_program_of_a_page_is_used_by_a_test() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    for page in PAGES:
        for _, text in blocks(page):
            if program := PROGRAM.match(text):
                assert f"# {program[1]}" in tests, f"{page.name}: {program[1]}"


@pytest.mark.parametrize("module", ["irodori", "irodori.bots"])
def test_what_a_docstring_shows_at_the_prompt_comes_out(module: str) -> None:
    code = f"import doctest, {module}; raise SystemExit(doctest.testmod({module}).failed)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# ---- links


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_links_to_within_the_repository_is_there(page: Path) -> None:
    text = re.sub(r"^```.*?^```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    links: list[str] = re.findall(r"\]\(([^)#\s]+)", text)
    made = {"api/python.md", "api/http.md", "rules/index.md", "contributing.md", "changelog.md"}  # with the site
    for link in links:
        if "://" not in link and not (page.parent.name == "docs" and link in made):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


# ---- commands


def commands(page: Path) -> Iterator[str]:
    """Every command that a page names, in a block or within a line."""
    text = page.read_text(encoding="utf-8")
    for language, block in blocks(page):
        if language in SHELL:
            for line in block.replace("\\\n", " ").splitlines():
                yield from re.split(r" [|&]+ |; ", re.sub(r"\s+# .*", "", line.removeprefix("$ ")))
    yield from re.findall(r"(?<!`)`([^`\n]+)`(?!`)", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))


def named() -> list[tuple[str, str]]:
    found = {(page.name, command.strip()) for page in PAGES for command in commands(page)}
    return sorted(
        one
        for one in found
        if re.match(r"(\./do|irodori|\.venv/bin/irodori|python|\.venv/bin/python)\s+[^A-Z]", one[1])
    )


def words(command: str) -> list[str]:
    """The command's words; what may be left out is, and capitals stand for something."""
    plain = re.sub(r"\[[^\]]*\]|…|\.\.\.", "", command)
    return [STANDS_FOR.get(word, word) for word in shlex.split(plain)]


@pytest.mark.parametrize(("page", "command"), [one for one in named() if "irodori" in one[1].split()[0]])
def test_a_command_of_irodori_is_understood(page: str, command: str) -> None:
    given = one_word(words(command)[1:])
    if given[0].startswith("-"):
        return  # of every command
    code: object = 0
    try:
        parser(given[0]).parse_args(given)
    except SystemExit as stopped:  # `--help` stops with 0
        code = stopped.code
    assert code == 0, f"{page}: {command}"


@pytest.mark.parametrize(("page", "command"), [one for one in named() if one[1].startswith("./do ")])
def test_a_command_of_do_is_there(page: str, command: str) -> None:
    known: dict[str, Any] = runpy.run_path(str(ROOT / "do"), run_name="do")["COMMANDS"]
    name = command.split()[1]
    assert name in known, f"{page}: {command}"


@pytest.mark.parametrize(("page", "command"), [one for one in named() if "python" in one[1].split()[0]])
def test_a_program_that_a_page_runs_is_there(page: str, command: str) -> None:
    given = one_word(words(command)[1:])
    if given[0] == "-m":
        place = "src/" + given[1].replace(".", "/")
        outside = given[1].split(".")[0] != "irodori"
        assert outside or (ROOT / f"{place}.py").exists() or (ROOT / f"{place}/__init__.py").exists(), command
    elif given[0].endswith(".py") and "/" in given[0]:
        assert (ROOT / given[0]).exists(), f"{page}: {command}"


def test_commands_are_found_in_blocks_and_in_lines() -> None:
    found = [command for _, command in named()]
    assert "irodori play --resume" in found and "./do test" in found and len(found) > 40
