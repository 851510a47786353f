"""Breaks the rules on purpose, one place at a time, and asks the tests whether they notice.

    python tests/mutation.py                    every mutant of every game: takes a while
    python tests/mutation.py --sample 12 kasane twelve of one game, the same each time

A mutant is `rules.py` with one comparison, number, operator, condition or statement changed. A game's own tests and one
of its laws run on it, interpreted; a mutant that no test fails on has survived. Those that nobody could tell from the
rules are listed in `equivalent.toml`, each with the reason, and left out. Needs a system with fork.
"""

from __future__ import annotations

import ast
import importlib
import importlib.abc
import importlib.util
import multiprocessing
import os
import random
import resource
import signal
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

import pytest

import irodori

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src/irodori/games"
LAW = "tests/games/test_laws.py::test_the_laws_hold_at_every_step_of_a_whole_game[{}]"
EQUIVALENT = ROOT / "tests/equivalent.toml"
ONE_TEST = 15.0
"""Seconds of the processor, for what is imported before the first test too."""
MEMORY = 1 << 30
AT_ONCE = 2
SAYS_EVERY = 10
PASSED, BROKEN_OFF = 0, 2

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
}  # fmt: skip
COMBINED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


class Mutant(NamedTuple):
    key: str
    line: int
    change: str
    source: str

    def __str__(self) -> str:
        return f"{self.key}/rules.py:{self.line}: {self.change}"


# ---- making them


def mutants(key: str) -> list[Mutant]:
    """All but those judged to be no others than the rules."""
    lines = (GAMES / key / "rules.py").read_text(encoding="utf-8").splitlines()
    judged = equivalent(key)
    unused = set(judged)
    kept: list[Mutant] = []
    counts: Counter[tuple[int, str]] = Counter()
    for mutant in all_mutants(key):
        counts[mutant.line, mutant.change] += 1
        code = lines[mutant.line - 1].partition("#")[0].strip()
        places = judged.get((code, mutant.change))
        if places is None or (places and counts[mutant.line, mutant.change] not in places):
            kept.append(mutant)
        else:
            unused.discard((code, mutant.change))
    if unused:
        raise SystemExit(f"{EQUIVALENT.name}: {key} has no such mutant any more: {sorted(unused)}")
    return kept


def equivalent(key: str) -> dict[tuple[str, str], list[int]]:
    """Line and change, and which of them in the line; all where none is named."""
    judged = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))
    return {(m["line"], m["change"]): m.get("places", []) for group in judged.get(key, []) for m in group["mutants"]}


def all_mutants(key: str) -> list[Mutant]:
    tree = ast.parse((GAMES / key / "rules.py").read_text(encoding="utf-8"))
    found: list[Mutant] = []
    for scope in scopes(tree):
        for holder, field, place, node in sites(scope):
            for other in changes(node):
                put(holder, field, place, other)
                change = f"{shown(node)} -> {shown(other)}"
                found.append(Mutant(key, getattr(node, "lineno", 0), change, ast.unparse(tree)))
                put(holder, field, place, node)
    return found


def scopes(tree: ast.Module) -> Iterator[ast.AST]:
    """The constants, and the bodies of functions and methods; fields are the contract's affair."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            yield node
        elif isinstance(node, ast.FunctionDef):
            yield ast.Module(node.body, [])
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield ast.Module(method.body, [])


def sites(scope: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Every node with where it stands: what holds it, in which field, at which place of a list."""
    for holder in list(ast.walk(scope)):
        for field, value in ast.iter_fields(holder):
            if isinstance(value, ast.AST) and field != "annotation":
                yield holder, field, None, value
            elif isinstance(value, list):
                for place, node in enumerate(list[object](value)):  # pyright: ignore[reportUnknownArgumentType]
                    if isinstance(node, ast.AST):
                        yield holder, field, place, node


def put(holder: ast.AST, field: str, place: int | None, node: ast.AST) -> None:
    if place is None:
        setattr(holder, field, node)
    else:
        getattr(holder, field)[place] = node


def changes(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left, [op], right) if type(op) in COMPARED:
            yield ast.Compare(left, [COMPARED[type(op)]()], right)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.BinOp(left, op, right) if type(op) in COMBINED:
            yield ast.BinOp(left, COMBINED[type(op)](), right)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
        case ast.If(test, body, orelse):
            yield ast.If(negated(test), body, orelse)
        case ast.IfExp(test, body, orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.AugAssign(target, op, value):
            if type(op) in COMBINED:
                yield ast.AugAssign(target, COMBINED[type(op)](), value)
            yield ast.Pass()
        case ast.Assign() | ast.Expr(ast.Call()):
            yield ast.Pass()
        case _:
            return


def negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def shown(node: ast.AST) -> str:
    """The node's first line; of a branch only its condition."""
    return ast.unparse(ast.fix_missing_locations(node)).splitlines()[0]


# ---- trying them


class Replaced(importlib.abc.MetaPathFinder):
    """Finds one module in another file than its own."""

    def __init__(self, module: str, path: Path) -> None:
        self.module = module
        self.path = path

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        return importlib.util.spec_from_file_location(fullname, self.path) if fullname == self.module else None


class Clock:
    """Rules that do not come to an end are found out too: the signal, which nothing handles, ends the process."""

    def __init__(self) -> None:
        self.pytest_runtest_setup()

    @staticmethod
    def pytest_runtest_setup() -> None:
        signal.setitimer(signal.ITIMER_PROF, ONE_TEST)


def run_tests(key: str, source: str | None) -> None:
    """In a process of its own, which ends with what pytest says."""
    os.environ["IRODORI_ENGINE"] = "interpreted"
    os.environ.pop("IRODORI_LONG", None)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.chdir(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        if source is not None:
            module = f"irodori.games.{key}.rules"
            assert module not in sys.modules
            path = Path(folder) / "rules.py"
            path.write_text(source, encoding="utf-8")
            sys.meta_path.insert(0, Replaced(module, path))
            try:
                importlib.import_module(module)
            except Exception:
                os._exit(BROKEN_OFF)
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        options = ["-x", "-q", "-p", "no:cacheprovider", f"--basetemp={folder}/tests"]
        code = int(pytest.main([*options, *tests(key)], [Clock()]))
    os._exit(code)


def tests(key: str) -> list[str]:
    """The game's own, and one law; those that count how often something is drawn come last, since they take long."""
    own = sorted((GAMES / key).glob("test_*.py"), key=lambda path: (path.stem == "test_uniform", path))
    return [*map(str, own), LAW.format(key)]


def begun(key: str, source: str | None) -> BaseProcess:
    process = multiprocessing.get_context("fork").Process(target=run_tests, args=(key, source))
    process.start()
    return process


def survivors(tried: list[Mutant]) -> Iterator[Mutant]:
    waiting = tried[::-1]
    running: dict[BaseProcess, Mutant] = {}
    ended = 0
    while waiting or running:
        while waiting and len(running) < AT_ONCE:
            mutant = waiting.pop()
            running[begun(mutant.key, mutant.source)] = mutant
        wait([process.sentinel for process in running])
        for process in list(running):
            process.join(0)
            code = process.exitcode
            if code is not None:
                mutant = running.pop(process)
                ended += 1
                if ended % SAYS_EVERY == 0:
                    print(f"{mutant.key}: {ended} of {len(tried)} tried", file=sys.stderr, flush=True)
                if code == PASSED:
                    yield mutant
                elif code > BROKEN_OFF:
                    raise SystemExit(f"{mutant}: pytest ended with {code}, which says nothing of the rules")


def main(arguments: list[str]) -> int:
    sample = int(arguments[arguments.index("--sample") + 1]) if "--sample" in arguments else None
    for key in [key for key in irodori.games() if key in arguments] or list(irodori.games()):
        start = time.monotonic()
        unchanged = begun(key, None)
        unchanged.join()
        if unchanged.exitcode != PASSED:
            raise SystemExit(f"{key}: the tests do not pass on the rules as they are")
        every = mutants(key)
        tried = every if sample is None else random.Random("irodori").sample(every, min(sample, len(every)))
        alive = sorted(survivors(tried), key=lambda mutant: mutant.line)
        for mutant in alive:
            print(f"survived: {mutant}")
        took = time.monotonic() - start
        print(f"{key}: {len(tried) - len(alive)} of {len(tried)} found out in {took:.0f} s; there are {len(every)}")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
