"""Our bots as a process: one JSON line asks, one answers. Somebody else's bot speaks the same way.

    {"id": 1, "view": {…}, "ms": 500}   →  {"id": 1, "move": "take 2"}
    {"id": 2, "hint": {…view…}}         →  {"id": 2, "hint": {"move": "take 2", "reason": {…}, …}}
    {"id": 3, "review": {…record…}}     →  {"id": 3, "done": 1, "of": 48} …  {"id": 3, "review": {…}}

A question may name a "level" and a "seed", and "playouts" instead of a time; a review may name "seats". What cannot be
answered gives an "error".
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, TextIO, cast

from irodori.bots.bot import Bot, make
from irodori.bots.hint import hint
from irodori.bots.levels import STRONGEST, names
from irodori.bots.review import PLAYOUTS, judgements
from irodori.bots.think import Budget
from irodori.core.errors import IrodoriError
from irodori.core.record import Record

if TYPE_CHECKING:
    from irodori.core.edition import Json, Table


class Worker:
    def __init__(self, level: str, seed: str | None) -> None:
        self.level = level
        self.seed = seed
        self._bots: dict[tuple[str, str, str], Bot] = {}

    def answers(self, line: str) -> Iterator[dict[str, Json]]:
        """One answer; to a review first how far it is."""
        number: Json = None
        try:
            asked = cast("Table", json.loads(line))
            number = asked.get("id")
            for answer in self._answers(asked):
                yield {"id": number, **answer}
        except (IrodoriError, ValueError, KeyError, TypeError, AttributeError) as error:
            yield {"id": number, "error": f"{type(error).__name__}: {error}"}

    def _answers(self, asked: Table) -> Iterator[dict[str, Json]]:
        playouts = cast("int | None", asked.get("playouts"))
        if "review" in asked:
            record = Record.from_json(json.dumps(asked["review"]))
            found = judgements(
                record, cast("list[int] | None", asked.get("seats")), budget=Budget(playouts or PLAYOUTS)
            )
            while True:
                try:
                    done, of = next(found)
                except StopIteration as end:
                    yield {"review": cast("Json", asdict(end.value))}
                    return
                yield {"done": done, "of": of}
        elif "hint" in asked:
            view = cast("Table", asked["hint"])
            given = hint(view, table=cast("Table | None", asked.get("table")), budget=Budget(playouts or PLAYOUTS))
            yield {"hint": cast("Json", asdict(given))}
        else:
            view = cast("Table", asked["view"])
            bot = self._bot(asked, cast("str", view["game"]))
            yield {"move": bot.move(view, ms=cast("float | None", asked.get("ms")), playouts=playouts)}

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
        for answer in worker.answers(line):
            answers.write(json.dumps(answer, ensure_ascii=True) + "\n")
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
