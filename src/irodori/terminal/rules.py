"""`irodori rules`."""

from __future__ import annotations

import argparse
import json

from irodori.core.info import find
from irodori.terminal import rulebook


def run(arguments: argparse.Namespace) -> int:
    info = find(arguments.game)
    if arguments.json:
        found = rulebook.rules(info, arguments.language)
        if arguments.number:
            rulebook.rule(info, arguments.number, arguments.language)
            found = {arguments.number.upper(): found[arguments.number.upper()]}
        texts = {number: "\n\n".join(blocks) for number, blocks in found.items()}
        print(json.dumps({"game": info.key, "language": arguments.language, "rules": texts}, ensure_ascii=False))
        return 0
    if arguments.number:
        lines = rulebook.rule(info, arguments.number, arguments.language)
    else:
        lines = rulebook.shown("\n\n".join(rulebook.pages(info, arguments.language)))
    print("\n".join(lines))
    return 0
