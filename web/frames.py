"""What a seat sees at each line of a record, as the page's tables take it: for lessons and for the gallery.

    python web/frames.py KEY [--players N] [--seed TEXT] [--level BOT] [--options A,B] [--record FILE] [--memory open]

plays a game by bots, or takes a record, and writes web/frames/KEY-SEAT.json for every seat, `all`, and `none`: a
spectator.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import cast

import irodori
from irodori.core.edition import Json, Table

HERE = Path(__file__).parent
NAMES = ["Yuki", "Haru", "Sora", "Mika", "Claire", "Jonas"]
SEEN_STORY = 40
"""Events of the story that a frame carries at most: a table has no more at hand after a reload."""


def frames(record: irodori.Record, viewer: int | str | None, memory: str = "own") -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    told = 0
    for line in range(len(record.lines) + 1):
        state = record.at(line)
        game, view = state.game, dict(state.view(viewer))
        story = cast("list[Json]", view["story"])
        if memory == "own" and viewer != "all":
            seat = viewer if isinstance(viewer, int) else None
            view["table"] = game.views.at_the_table(game, cast("Table", view["table"]), seat, state.events("all"))
        module = game.info.forecast()
        forecast = module.forecast(game, view) if module else {}
        told = min(told, len(story))  # an undo line takes events away
        found.append({"view": {**view, "story": story[-SEEN_STORY:]}, "forecast": forecast, "events": story[told:]})
        told = len(story)
    return found


def played(key: str, players: int | None, seed: str, level: str, options: dict[str, bool]) -> irodori.Record:
    from irodori.bots.bot import Bot

    game = irodori.Game(key, players=players, options=options)
    state = game.start(seed=seed)
    bots = [Bot(key, level, seed=f"{seed} {seat}") for seat in range(game.players)]
    while not state.over:
        seat = state.actors[0]
        state.play(seat, bots[seat].move(state.view(seat)))
    return state.record()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("key")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", default="irodori")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--options", default="")
    parser.add_argument("--record", type=Path)
    parser.add_argument("--memory", choices=("own", "open"), default="own")
    asked = parser.parse_args()
    options = {str(name): True for name in asked.options.split(",") if name}
    if asked.record:
        record = irodori.load(asked.record)
    else:
        record = played(asked.key, asked.players, asked.seed, asked.level, options)
    folder = HERE / "frames"
    folder.mkdir(exist_ok=True)
    players = record.at(0).game.players
    names = NAMES[:players]
    viewers: list[int | str | None] = [*range(players), "all", None]
    for viewer in viewers:
        seen = frames(record, viewer, asked.memory)
        content = {"game": asked.key, "seat": viewer, "names": names, "cards": record.content["table"], "frames": seen}
        path = folder / f"{asked.key}-{'none' if viewer is None else viewer}.json"
        path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
        print(f"{path}: {len(seen)} frames, {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
