"""What `--help` says, in the reader's language: one-line texts of a Fluent file, read without the Fluent library.

That library takes longer to load than all the rest of the help. Hosts' and researchers' commands stand with what they
do and speak English, as the documentation does; here is only what they are for.
"""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from irodori.terminal.page import wrapped

if TYPE_CHECKING:
    from collections.abc import Iterable

FOLDER = os.path.join(os.path.dirname(os.path.dirname(__file__)), "locales")  # noqa: PTH118, PTH120
"""Without pathlib, which takes longer to load than these texts."""
PREFIX = "help-"


def texts(language: str) -> dict[str, str]:
    with open(os.path.join(FOLDER, f"help.{language}.ftl"), encoding="utf-8") as file:  # noqa: PTH118, PTH123
        found = (line.rstrip("\n").partition(" = ") for line in file)
        return {key.removeprefix(PREFIX): text for key, equals, text in found if equals and key.startswith(PREFIX)}


class Helps:
    def __init__(self, language: str) -> None:
        self.language = language
        self.texts = texts(language)
        before = f"{self.texts['usage']} "

        class Formatter(argparse.HelpFormatter):
            """Lines are broken as the language breaks them."""

            def add_usage(
                self,
                usage: str | None,
                actions: Iterable[argparse.Action],
                groups: Iterable[argparse._MutuallyExclusiveGroup],  # pyright: ignore[reportPrivateUsage]
                prefix: str | None = None,
            ) -> None:
                super().add_usage(usage, actions, groups, before if prefix is None else prefix)

            def _split_lines(self, text: str, width: int) -> list[str]:
                return wrapped(" ".join(text.split()), width)

            def _fill_text(self, text: str, width: int, indent: str) -> str:
                lines = [line for part in text.split("\n") for line in wrapped(part, width - len(indent))]
                return "\n".join(indent + line for line in lines)

        self.formatter = Formatter

    def of(self, key: str) -> str:
        return self.texts[key]

    def tell_top(self, top: argparse.ArgumentParser) -> None:
        top.description = self.of("about")
        top.epilog = f"{self.of('example')} irodori play\n\n{self.of('exit-codes')}"
        self.tell_parts(top, "", self.of("commands"))

    def tell(self, command: argparse.ArgumentParser, name: str, example: str) -> None:
        """What a command says itself stays; the rest comes from here."""
        command.description = command.description or self.of(name)
        command.epilog = f"{self.of('example')} irodori {example}"
        self.tell_parts(command, name, self.of("arguments"))

    def tell_parts(self, parser: argparse.ArgumentParser, name: str, arguments: str) -> None:
        for action in parser._actions:  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
            long = max(action.option_strings, key=len, default="")
            part = long.removeprefix("--") if long.startswith("--") else action.dest
            told = [self.texts[key] for key in (f"{name}-{part}", part) if key in self.texts]
            if told and (action.help is None or part == "help"):
                action.help = told[0]
        first, second = parser._action_groups[:2]  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        first.title, second.title = arguments, self.of("options")
