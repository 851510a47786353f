"""Rules that are broken on purpose are found out by the games' own tests: `tests/mutation.py`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DRIVER = Path(__file__).resolve().parents[1] / "mutation.py"
LONG = bool(os.environ.get("IRODORI_LONG"))
SAMPLE = 150 if LONG else 6
"""Mutants of a game, always the same ones; `python tests/mutation.py` tries all."""
LEAST = 0.9 if LONG else 0.66
"""Of six, two that nobody can tell from the rules, and that are not judged so yet, would already be many."""


@pytest.mark.timeout(5400)
def test_broken_rules_are_found_out(any_game: str) -> None:
    command = [sys.executable, DRIVER, "--sample", str(SAMPLE), any_game]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    counted = re.search(rf"^{any_game}: (\d+) of (\d+) found out", done.stdout, re.MULTILINE)
    assert counted, done.stdout
    found, tried = map(int, counted.groups())
    assert tried == SAMPLE
    assert found >= LEAST * tried, done.stdout
