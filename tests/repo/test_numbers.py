"""Every rule has one number: in the rules of all languages, in the code and in a test. No other is cited."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import irodori

PACKAGE = Path(irodori.__file__).parent
LANGUAGES = ("en", "ja", "fr", "de")
LETTERS = {key: info.letter for key, info in irodori.games().items()}
PLACES = {"S": PACKAGE, **{letter: PACKAGE / "games" / key for key, letter in LETTERS.items()}}


def defined(letter: str, language: str) -> list[str]:
    text = (PLACES[letter] / f"RULES.{language}.md").read_text(encoding="utf-8")
    return re.findall(rf"^\*\*({letter}\d+)\.\*\*", text, re.MULTILINE)


def cited(letter: str, files: list[Path]) -> set[str]:
    return {found for file in files for found in re.findall(rf"\b{letter}\d+\b", file.read_text(encoding="utf-8"))}


def files(letter: str, tests: bool) -> list[Path]:
    """A game's own code or tests; of what all games share, everybody's."""
    folder = PLACES[letter]
    found = [
        path for path in folder.rglob("*.py") if path.name.startswith("test_") == tests and "golden" not in path.parts
    ]
    if letter == "S":
        found += [path for path in (PACKAGE.parents[1] / "tests").rglob("*.py") if tests]
    return found


@pytest.mark.parametrize("letter", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_defines_each_number_once(letter: str, language: str) -> None:
    numbers = defined(letter, language)
    assert len(numbers) == len(set(numbers))
    assert set(numbers) == set(defined(letter, "en"))


@pytest.mark.parametrize("letter", PLACES)
def test_numbers_have_no_gap(letter: str) -> None:
    numbers = sorted(int(number[1:]) for number in defined(letter, "en"))
    assert numbers == list(range(numbers[0], numbers[-1] + 1))


@pytest.mark.parametrize("letter", PLACES)
def test_the_code_cites_every_number_and_no_other(letter: str) -> None:
    assert cited(letter, files(letter, tests=False)) == set(defined(letter, "en"))


@pytest.mark.parametrize("letter", PLACES)
def test_the_tests_cite_every_number_and_no_other(letter: str) -> None:
    assert cited(letter, files(letter, tests=True)) == set(defined(letter, "en"))
