"""`irodori rules`."""

from __future__ import annotations

import argparse

from irodori.core.info import find
from irodori.terminal import rulebook


def run(arguments: argparse.Namespace) -> int:
    info = find(arguments.game)
    if arguments.number:
        lines = rulebook.rule(info, arguments.number, arguments.language)
    else:
        lines = rulebook.shown("\n\n".join(rulebook.pages(info, arguments.language)))
    print("\n".join(lines))
    return 0
