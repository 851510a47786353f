"""The build: one's own rules compile too, what C would get wrong is refused, and without a compiler all still runs."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from irodori import build
from irodori.source import BuildError
from irodori.translate import Unit

if TYPE_CHECKING:
    from irodori.core.state import State

PACKAGE = Path(build.__file__).parent
OWN = Path(__file__).parent / "own" / "rules.py"


def python(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("CC", "IRODORI_ENGINE")}
    command = [sys.executable, *map(str, arguments)]
    return subprocess.run(command, env={**kept, **environment}, capture_output=True, text=True, check=False)


# ---- one's own game


def state_class(path: Path) -> type[State]:
    spec = importlib.util.spec_from_file_location(path.name.split(".")[0], path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: type[State] = module.TwentyOne
    return found


def dealt(rules: type[State]) -> State:
    core = rules()
    core.players = 4
    core.due = 40
    core.deck = bytearray(range(40)).ljust(80, b"\0")
    return core


def test_one_s_own_rules_compile_alone_and_play_the_same(tmp_path: Path) -> None:
    rules = Path(shutil.copy(OWN, tmp_path / "rules.py"))
    done = python("-P", PACKAGE / "build.py", rules)
    assert done.returncode == 0, done.stderr
    built = Path(done.stdout.strip())
    assert built.parent == tmp_path
    compiled, interpreted = state_class(built), state_class(rules)
    assert dealt(compiled).playouts(50, 1) == dealt(interpreted).playouts(50, 1)
    one, other = dealt(compiled), dealt(interpreted)
    for core in (one, other):
        core.deal()
        for _ in range(6):
            core.play(core.acting.bit_length() - 1, 1)
        core.reshuffle_hidden(0, 5)
    assert one.fields() == other.fields()
    assert (one.score(0), one.winners()) == (other.score(0), other.winners())
    assert (one.legal(0), one.legal(3)) == (other.legal(0) if one.actors() & 1 else 0, 0)


# ---- what is refused


def refused(tmp_path: Path, written: str, before: str) -> str:
    """What the build says to one more line in one's own rules, without file and line."""
    lines = OWN.read_text(encoding="utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if line.strip() == before)
    lines.insert(place, lines[place].replace(before, written))
    rules = tmp_path / "rules.py"
    rules.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BuildError) as error:
        Unit(rules).pyx()
    where, _, why = str(error.value).partition(": ")
    assert where == f"{rules}:{place + 1}"
    return why


DIVIDE = "divide by a constant above 0: C knows no other safe way"
SHIFT = "write bit(n) or span(start, count): C would shift a 32-bit literal"
WHOLE = "rules count in whole numbers: no ** and no /"
TRAPS = [
    ("seat = 1 << choice", SHIFT),
    ("seat = -1 << choice", SHIFT),
    ("seat = ~choice", "write without(these, those): ~ has no sign in C and one in Python"),
    ("seat = choice / 2", WHOLE),
    ("seat /= 2", WHOLE),
    ("seat = choice**2", WHOLE),
    ("seat **= 2", WHOLE),
    ("seat = choice // seat", DIVIDE),
    ("seat //= choice", DIVIDE),
    ("seat = choice % self.next", DIVIDE),
    ("seat %= choice", DIVIDE),
    ("seat = choice // 0", DIVIDE),
    ("seat = choice // -2", DIVIDE),
    ("seat = self.counts[-1]", "count from the start: C knows no negative index"),
    ("seat = len(self.counts)", "rules do not call len()"),
    ("seat = max(choice, 1)", "rules do not call max()"),
    ("print(choice)", "rules do not call print()"),
    ("seat = self.nothing", "there is no field or method nothing"),
    ("seat = self.nothing()", "there is no field or method nothing"),
    ("raise ValueError", "rules have no raise"),
    ("kept = [card for card in self.counts]", "rules have no listcomp"),
    ("kept = {1: 2}", "rules have no dict"),
    ('kept = f"{choice}"', "rules have no joinedstr"),
]


@pytest.mark.parametrize(("statement", "why"), TRAPS, ids=[statement for statement, _ in TRAPS])
def test_what_c_would_get_wrong_is_refused_with_file_and_line(tmp_path: Path, statement: str, why: str) -> None:
    assert refused(tmp_path, statement, before="if choice == DRAW:") == why


@pytest.mark.parametrize("field", ["last: float = 0.5", "last: str = 0", "last: int = (1, 2)"])
def test_a_field_of_another_kind_is_refused(tmp_path: Path, field: str) -> None:
    expected = "a field is an int, a bool, a Mask, or cells(n), masks(n), numbers(n)"
    assert refused(tmp_path, field, before="next: int = 0") == expected


OPEN_ENDS = [
    "if seat:\n            return 1",
    "while seat:\n            return 1",
    "for other in range(4):\n            return other",
    "while True:\n            if seat:\n                break\n            return 1",
]


@pytest.mark.parametrize("body", OPEN_ENDS, ids=[body.splitlines()[0] for body in OPEN_ENDS])
def test_a_method_that_can_end_without_its_number_is_refused(tmp_path: Path, body: str) -> None:
    why = refused(tmp_path, f"def most(self, seat: int) -> int:\n        {body}\n", before="def deal(self) -> None:")
    assert why == "most() must end with a return: C gives 0 where Python gives None"


def test_a_method_that_ends_with_its_number_in_another_way_is_not(tmp_path: Path) -> None:
    rules = tmp_path / "rules.py"
    lines = OWN.read_text(encoding="utf-8")
    for body in (
        "if seat:\n            return 1\n        else:\n            return 2",
        "while True:\n            for other in range(seat):\n                break\n            return 1",
    ):
        rules.write_text(f"{lines}\n    def most(self, seat: int) -> int:\n        {body}\n")
        assert "c_most" in Unit(rules).pyx()


OWN_LINES = OWN.read_text(encoding="utf-8").splitlines()
CLASS = next(number for number, line in enumerate(OWN_LINES, 1) if line.startswith("class "))
NO_GAMES = [
    ("SEATS = 4\n", "", "this file must hold one class"),
    ("SEATS = 4\nSEATS == = 5\n", ":2", "invalid syntax"),
    ("SEATS = 4\nMOST = 21 // (SEATS - 4)\n", ":2", "ZeroDivisionError: integer division or modulo by zero"),
    (
        "\n".join([*OWN_LINES, "", "", "class Other(State):", "    pass"]), f":{len(OWN_LINES) + 3}",
        "this file must hold one class, and TwentyOne is one already",
    ),
    *(
        (OWN.read_text(encoding="utf-8").replace(f"def {name}(", f"def another_{name}("), f":{CLASS}",
         f"the class TwentyOne lacks {name}()")
        for name in ("legal", "play", "score", "winners", "deal", "reshuffle_hidden")
    ),
]  # fmt: skip


@pytest.mark.parametrize(("content", "line", "why"), NO_GAMES, ids=[why for _, _, why in NO_GAMES])
def test_a_file_that_holds_no_game_is_refused_in_one_line(tmp_path: Path, content: str, line: str, why: str) -> None:
    rules = tmp_path / "rules.py"
    rules.write_text(content, encoding="utf-8")
    done = python(PACKAGE / "build.py", rules)
    assert done.returncode == 1
    assert done.stderr == f"irodori.build: {rules}{line}: {why}\n"


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    rules = tmp_path / "rules.py"
    rules.write_bytes(b"\xff\xfe")
    done = python(PACKAGE / "build.py", rules)
    assert done.returncode == 1
    assert done.stderr.startswith(f"irodori.build: {rules}: this is no text in UTF-8: ")
    assert done.stderr.count("\n") == 1


def test_its_help_and_a_file_that_is_missing(tmp_path: Path) -> None:
    done = python(PACKAGE / "build.py", "--help")
    assert done.returncode == 0 and "usage: python -m irodori.build" in done.stdout and "--keep" in done.stdout
    done = python(PACKAGE / "build.py", tmp_path / "none.py")
    assert done.returncode == 1
    assert done.stderr == f"irodori.build: {tmp_path / 'none.py'}: there is no such file\n"


# ---- a machine that cannot compile


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package in which nothing is compiled, but for a remnant of other rules."""
    copy = tmp_path / "irodori"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("compiled.*", "__pycache__", "golden"))
    for rules in copy.glob("games/*/rules.py"):
        rules.with_name(build.NAME + build.SUFFIX).write_bytes(b"of other rules")
    return copy


def engine(package: Path) -> str:
    done = python("-c", "import irodori; print(irodori.engine())", PYTHONPATH=str(package.parent))
    return (done.stdout + done.stderr).strip()


NOTICE = "irodori: {}; the games run interpreted, slower but the same\n"


def test_without_a_compiler_there_is_a_notice_and_the_games_run_interpreted(package: Path) -> None:
    done = python("-S", package / "build.py", PATH="")
    assert done.returncode == 0
    assert done.stderr == NOTICE.format("no C compiler: neither CC, cc, gcc, clang nor the package ziglang")
    assert engine(package) == "interpreted"


def test_without_cython_there_is_a_notice_and_the_games_run_interpreted(package: Path) -> None:
    done = python("-S", package / "build.py", CC="cc")
    assert done.returncode == 0
    assert done.stderr == NOTICE.format("the package cython is missing")
    assert engine(package) == "interpreted"


COMPLAINT = "compiled.c:32:10: fatal error: Python.h: No such file or directory"
CRIES = f"In file included\n{COMPLAINT}\ncompilation terminated."


@pytest.fixture
def broken(tmp_path: Path) -> str:
    """A compiler that fails as one without Python's headers does."""
    script = tmp_path / "cc.py"
    script.write_text(f"import sys\nsys.exit({CRIES!r})\n")
    return f"{sys.executable} {script}"


def test_where_the_compiler_fails_there_is_a_notice_and_the_games_run_interpreted(package: Path, broken: str) -> None:
    done = python(package / "build.py", CC=broken)
    assert done.returncode == 0
    assert done.stderr.endswith(f"failed: {NOTICE.format(COMPLAINT).removeprefix('irodori: ')}")
    assert done.stderr.count("\n") == 1
    assert engine(package) == "interpreted"


def test_one_s_own_rules_say_all_that_the_compiler_said(tmp_path: Path, broken: str) -> None:
    rules = shutil.copy(OWN, tmp_path / "rules.py")
    done = python(PACKAGE / "build.py", rules, CC=broken)
    assert done.returncode == 1
    assert done.stderr.startswith("irodori.build: ")
    assert done.stderr.endswith(f"failed:\n{CRIES}\n")


def test_a_compiler_that_is_not_there_is_named(tmp_path: Path) -> None:
    rules = shutil.copy(OWN, tmp_path / "rules.py")
    done = python(PACKAGE / "build.py", rules, CC=str(tmp_path / "cc"))
    assert done.returncode == 1
    assert done.stderr == f"irodori.build: {tmp_path / 'cc'} cannot be run: No such file or directory\n"


def test_what_was_compiled_from_other_rules_does_not_run(package: Path, broken: str) -> None:
    """An edited rules.py that cannot be compiled runs interpreted, not as it was."""
    rules = next(iter(sorted(package.glob("games/*/rules.py"))))
    stale = rules.with_name(f"compiled{sysconfig.get_config_var('EXT_SUFFIX')}")
    stale.write_bytes(b"compiled from other rules")
    assert python(package / "build.py", CC=broken).returncode == 0
    assert not stale.exists() and engine(package) == "interpreted"


def test_rules_that_the_package_gets_wrong_stop_the_build(package: Path) -> None:
    rules = next(iter(sorted(package.glob("games/*/rules.py"))))
    rules.write_text(rules.read_text("utf-8") + "\n    def wrong(self, seat: int) -> int:\n        return 1 << seat\n")
    done = python(package / "build.py")
    assert done.returncode == 1
    assert done.stderr.startswith(f"irodori.build: {rules}:")
