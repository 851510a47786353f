"""What an edition of one's own calls its things: its names stand in place of those in the language files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource

from irodori import words
from irodori.core.errors import Argument
from irodori.core.game import Game


@runtime_checkable
class Called(Protocol):
    """What games/<key>/terminal.py may add: message -> what the edition calls it."""

    def called(self, game: Game) -> dict[str, str]: ...


class Naming:
    """The words of one game in one language. Without names of one's own they are those of `irodori.words`."""

    def __init__(self, game: Game, language: str) -> None:
        self.key = game.key
        self.language = language
        terminal = game.info.terminal()
        self.own: dict[str, str] = {}
        if isinstance(terminal, Called):
            known = terminal.called(Game(game.key, game.players))
            self.own = {key: name for key, name in terminal.called(game).items() if name != known[key]}
        self.bundle = self.with_names() if self.own else None

    def with_names(self) -> FluentBundle:
        """Messages that speak of a thing say its new name, too."""
        bundle = FluentBundle([self.language], use_isolating=False)
        for folder in (Path(words.__file__).parent, Path(words.__file__).parent / "games" / self.key):
            path = folder / "locales" / f"{self.language}.ftl"
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        escaped = {key: name.replace("\\", r"\\").replace('"', r"\"") for key, name in self.own.items()}
        own = "\n".join(f'{key} = {{ "{name}" }}' for key, name in escaped.items() if "." not in key)
        bundle.add_resource(FluentResource(own), allow_overrides=True)
        return bundle

    def t(self, key: str, **arguments: Argument) -> str:
        if key in self.own:
            return self.own[key]
        if self.bundle is None or "." in key or not self.bundle.has_message(key):
            return words.t(self.language, key, **arguments)
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise words.UnknownWords(f"{key} ({self.language})")
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def named(self, arguments: Mapping[str, Argument]) -> dict[str, Argument]:
        """Arguments that name things of which the edition has names of its own, by these names."""
        return {argument: self.thing(argument, value) for argument, value in arguments.items()}

    def thing(self, argument: str, value: Argument) -> Argument:
        if not self.own or argument not in words.NAMED or not isinstance(value, str):
            return value
        kind = words.NAMED[argument]
        keys = [f"{self.key}-{kind}-{'plus' if one == '+' else one}" for one in value.split(", ")]
        has_words = all(words.has(self.language, key) for key in keys)
        return self.t("list-comma").join(map(self.t, keys)) if has_words else value
