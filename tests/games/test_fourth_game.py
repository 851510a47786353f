"""CONTRIBUTING's fourth game: its files, as they stand there, make a game in a copy of the package."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILE = re.compile(r"^`([\w./]+)`.*?\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CHECK = """
import irodori
from irodori.core import laws

for players in (2, 3, 4):
    for engine in ("interpreted", "compiled"):
        for seed in range(3):
            laws.check(irodori.Game("toge", players=players, engine=engine), seed)
print(irodori.engine(), sorted(irodori.games()))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the fourth game in it, compiled."""
    root = tmp_path_factory.mktemp("fourth")
    copy = root / "irodori"
    shutil.copytree(ROOT / "src" / "irodori", copy, ignore=shutil.ignore_patterns("__pycache__", "golden"))
    folder = copy / "games" / "toge"
    chapter = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## A fourth game in an hour")[1]
    for name, content in FILE.findall(chapter):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    run(root, str(copy / "build.py"), str(folder / "rules.py"))
    return root


def run(root: Path, *arguments: str) -> str:
    """Runs Python with the copy in place of the package."""
    command = [sys.executable, "-c" if "\n" in arguments[0] else "-P", *arguments]
    environment = {"PYTHONPATH": str(root), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_found_and_obeys_the_laws_interpreted_and_compiled(package: Path) -> None:
    assert run(package, CHECK).split(maxsplit=1)[1].strip() == "['iroha', 'kasane', 'kimono', 'toge']"


def test_its_own_tests_pass(package: Path) -> None:
    assert "2 passed" in run(
        package, "-m", "pytest", "-q", "-p", "no:cacheprovider", "irodori/games/toge/test_rules.py"
    )
