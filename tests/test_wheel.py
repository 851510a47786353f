"""The wheel that is built holds all that is needed: it plays with the source out of reach."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLAY = """
import irodori
for key in irodori.games():
    state = irodori.Game(key).start(seed=1)
    while not state.over:
        seat = state.actors[0]
        state.play(seat, state.moves(seat)[0])
    irodori.Record.from_json(state.record().to_json()).verify()
from irodori import words
print(irodori.engine(), words.t("de", "refuse-game-over"), irodori.__file__)
"""


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_plays_without_the_source(tmp_path: Path) -> None:
    project = tmp_path / "project"  # a wheel's engine is built for other machines too: not in this one's place
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("compiled*", "__pycache__"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path, cwd=project)
    (wheel,) = tmp_path.glob("*.whl")
    assert not wheel.name.endswith("none-any.whl")  # it holds compiled code, so it is for one platform
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if "/test_" in name or "/golden/" in name]
        archive.extractall(tmp_path / "site")
    play = f"import sys; sys.path.insert(0, {str(tmp_path / 'site')!r})\n{PLAY}"
    told = run(sys.executable, "-c", play, cwd=tmp_path)
    assert told.startswith("compiled Das Spiel ist zu Ende") and str(tmp_path) in told
