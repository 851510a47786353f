"""What players read, in their language: keys and arguments become sentences of the Fluent files.

Not imported by `irodori` itself: the library that reads the files takes longer to load than the whole engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from irodori.core import info
from irodori.core.errors import Argument, IllegalMove, IrodoriError

LANGUAGES = ("ja", "en", "fr", "de")
NAMED = {
    "meld": "meld", "card": "card", "sort": "card", "action": "card", "most": "card", "colours": "suit",
    "suit": "suit", "othercard": "card", "nextcard": "card", "firstcard": "card", "secondcard": "card",
    "othermeld": "meld",
}  # fmt: skip
"""Arguments that name things -> what is named: card "B5" is the message GAME-card-B5. All others are shown as they are,
also the sorts that `break` wants in the order of their names in moves."""


FEW = 6


class UnknownLanguage(IrodoriError):
    pass


class UnknownWords(KeyError):
    """No such key: a mistake in the program, not in what somebody typed."""


def t(language: str, key: str, **arguments: Argument) -> str:
    """The message of a key; `KEY.about` is its attribute. A key that begins with a game's key is that game's."""
    pattern = _pattern(language, key)
    if pattern is None:
        raise UnknownWords(f"{key} ({language})")
    text, errors = _bundle(language, _game(key)).format_pattern(pattern, arguments)
    if errors:
        raise errors[0]
    return str(text)


def has(language: str, key: str) -> bool:
    return _pattern(language, key) is not None


def name(language: str, game: str, kind: str, value: str) -> str:
    """The name of a game's card, meld, suit …; the value itself where it has none."""
    key = f"{game}-{kind}-{'plus' if value == '+' else value}"
    return t(language, key) if has(language, key) else value


def names(language: str, game: str, kind: str, values: list[str]) -> str:
    return t(language, "list-comma").join(name(language, game, kind, value) for value in values)


def refusal(language: str, error: IllegalMove, game: str | None = None, moves: Sequence[str] = ()) -> str:
    """Why a move is refused, without the number of the rule; a game without words speaks English.

    `moves`: the legal ones, if known. Some of them then say what is expected, instead of the form in English.
    """
    arguments = _in_words(language, error.args, game or "")
    if "expected" in arguments and moves:
        arguments["expected"] = t(language, "list-comma").join(moves if len(moves) <= FEW else [*moves[:3], "…"])
    for key in (f"{game}-refuse-{error.key}", f"refuse-{error.key}"):
        if has(language, key):
            return t(language, key, **arguments)
    return error.sentence


def because(language: str, game: str, key: str, arguments: Mapping[str, Argument]) -> str:
    """Why a move is good or bad, with names in place of the keys of cards, melds and suits."""
    return t(language, key, **_in_words(language, arguments, game))


def _in_words(language: str, arguments: Mapping[str, Argument], game: str) -> dict[str, Argument]:
    return {
        key: names(language, game, NAMED[key], value.split(", ")) if key in NAMED and isinstance(value, str) else value
        for key, value in arguments.items()
    }


def _pattern(language: str, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    bundle = _bundle(language, _game(key))
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


def _game(key: str) -> str | None:
    first = key.partition("-")[0]
    return first if first in info.known else None


@cache
def _bundle(language: str, game: str | None) -> FluentBundle:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    folders = [Path(__file__).parent] + ([info.known[game].folder] if game else [])
    for folder in folders:
        path = folder / "locales" / f"{language}.ftl"
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
