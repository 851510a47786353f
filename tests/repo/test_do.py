"""`./do` on a machine that is not ready for it, or told what it does not know, says so."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WITHOUT = """
import runpy, sys
sys.modules[sys.argv[1]] = None
sys.argv[:] = ["do", "check"]
runpy.run_path("do", run_name="__main__")
"""


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_that_can_make_no_virtual_environment_is_told_what_is_missing(tmp_path: Path, module: str) -> None:
    for name in ("do", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    command = [sys.executable, "-c", WITHOUT, module]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stdout == ""
    assert "its module venv or ensurepip is missing" in done.stderr and "-venv` brings it" in done.stderr
    assert "Traceback" not in done.stderr and not (tmp_path / ".venv").exists()


def test_an_unknown_command_is_answered_with_those_there_are() -> None:
    done = subprocess.run([sys.executable, ROOT / "do", "dance"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "There is no command 'dance'" in done.stderr and "./do bench" in done.stderr
