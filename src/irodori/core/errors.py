"""What can be wrong, each with a sentence that says what was expected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

Argument = int | str


class IrodoriError(ValueError):
    """Input that is not what it should be."""


class UnknownGame(IrodoriError):
    """No game has this key."""


class SetupError(IrodoriError):
    """A number of players or an option that the game does not have."""


class EditionError(IrodoriError):
    """A table of cards that the game cannot be played with."""


class DeckError(IrodoriError):
    """A deck that does not hold exactly the cards it should."""


class RecordError(IrodoriError):
    """A document that is no record, or a record that does not replay."""


class ViewError(IrodoriError):
    """A view that no state of the game could give."""


class IllegalMove(IrodoriError):
    """A refused move: the rule's number, a key and arguments for other languages, and the sentence in English."""

    def __init__(self, rule: str, key: str, arguments: dict[str, Argument], sentence: str) -> None:
        super().__init__(rule, key, arguments, sentence)
        self.rule = rule
        self.key = key
        self.sentence = sentence
        self._arguments = arguments

    @property
    def args(self) -> dict[str, Argument]:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self._arguments

    def renamed(self, arguments: dict[str, Argument]) -> IllegalMove:
        """The same, of things that one's own edition calls otherwise."""
        return IllegalMove(self.rule, self.key, arguments, self.sentence)

    @classmethod
    def told(cls, data: Mapping[str, Any]) -> IllegalMove:
        """As a server tells it."""
        return cls(str(data["rule"]), str(data["key"]), dict(data["args"]), str(data["sentence"]))

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, str, dict[str, Argument], str]]:
        return IllegalMove, (self.rule, self.key, self._arguments, self.sentence)


class SheetError(IrodoriError):
    """An answer to the score pad that means nothing: a message of the game's locales."""

    def __init__(self, key: str, arguments: dict[str, Argument]) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments
