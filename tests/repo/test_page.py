"""The page's own checks: strict types in every file, no warning, and its unit tests."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_s_types_and_tests_hold() -> None:
    command = [sys.executable, "-P", ROOT / "web/build.py", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_brings_all_japanese_letters_that_it_shows() -> None:
    fonts = runpy.run_path(str(ROOT / "web/fonts.py"))
    missing = set[str]().union(*fonts["slices"]().values()) - fonts["drawn"]()
    assert not missing, f"{''.join(sorted(missing))}: run `.venv/bin/python web/fonts.py` and commit web/src/style/ja"
