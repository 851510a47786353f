"""Our bots as a process: one JSON line asks, one answers. Somebody else's bot speaks the same way.

    {"id": 1, "view": {…}, "ms": 500}  →  {"id": 1, "move": "take 2"}

A question may name a "level" and a "seed", and "playouts" instead of a time. What cannot be answered gives an "error".
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TextIO, cast

from irodori.bots.bot import Bot, make
from irodori.bots.levels import STRONGEST, names
from irodori.core.errors import IrodoriError

if TYPE_CHECKING:
    from irodori.core.edition import Json, Table


class Worker:
    def __init__(self, level: str, seed: str | None) -> None:
        self.level = level
        self.seed = seed
        self._bots: dict[tuple[str, str, str], Bot] = {}

    def answer(self, line: str) -> dict[str, Json]:
        number: Json = None
        try:
            asked = cast("Table", json.loads(line))
            number = asked.get("id")
            view = cast("Table", asked["view"])
            bot = self._bot(asked, cast("str", view["game"]))
            move = bot.move(
                view, ms=cast("float | None", asked.get("ms")), playouts=cast("int | None", asked.get("playouts"))
            )
        except (IrodoriError, ValueError, KeyError, TypeError, AttributeError) as error:
            return {"id": number, "error": f"{type(error).__name__}: {error}"}
        return {"id": number, "move": move}

    def _bot(self, asked: Table, key: str) -> Bot:
        level = cast("str", asked.get("level", self.level))
        seed = cast("str | None", asked.get("seed", self.seed))
        table = cast("Table | None", asked.get("table"))
        which = (key, level, json.dumps([seed, table], sort_keys=True))
        if which not in self._bots:
            self._bots[which] = make(key, level, seed=seed, table=table)
        return self._bots[which]


def serve(worker: Worker, questions: Iterable[str], answers: TextIO) -> None:
    for line in questions:
        answers.write(json.dumps(worker.answer(line), ensure_ascii=True) + "\n")
        answers.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m irodori.bots.worker", description=(__doc__ or "").split("\n", 1)[0]
    )
    parser.add_argument("--level", choices=names(), default=STRONGEST)
    parser.add_argument("--seed", help="makes answers to playout budgets repeatable")
    chosen = parser.parse_args(arguments)
    serve(Worker(chosen.level, chosen.seed), sys.stdin, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
