"""`irodori selfplay`, `arena`, `study`, `export`: what studies the games from a command line, here or on a cluster."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from irodori.bots import commands as bots
from irodori.bots.levels import names
from irodori.core.errors import SetupError
from irodori.core.info import find, known

if TYPE_CHECKING:
    from irodori.adapters.pools import Pool
    from irodori.adapters.study import Study


def add_pool(parser: argparse.ArgumentParser, workers: bool = True) -> None:
    if workers:
        parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes here (default: 1)")
    parser.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS",
        help="run on a Ray cluster: at ADDRESS, at the one this machine belongs to (auto), or on this machine alone",
    )  # fmt: skip


def pool_of(chosen: argparse.Namespace) -> Pool:
    from irodori.adapters.pools import local, on_ray

    if chosen.workers < 1:
        raise SetupError(f"--workers is at least 1, not {chosen.workers}")
    return local(chosen.workers) if chosen.ray is None else on_ray(chosen.ray or None)


def add_series(parser: argparse.ArgumentParser, games: int, bot: str) -> None:
    parser.add_argument("game", choices=sorted(known))
    parser.add_argument("-n", type=int, default=games, metavar="N", help=f"games (default: {games})")
    parser.add_argument(
        "--bots", nargs="+", default=[bot], metavar="BOT", help=f"{', '.join(names())} (default: {bot})"
    )
    parser.add_argument("--seed", default="selfplay", help="game number n is shuffled from «SEED n»")
    parser.add_argument("--ms", type=float, help="milliseconds a move, instead of the levels' own budgets")
    parser.add_argument("--playouts", type=int, help="the same by playouts, so that all repeats")
    parser.add_argument("--edition", metavar="E", help="an edition's key, or the path of a .toml file")


# ---- selfplay


def add_selfplay_arguments(parser: argparse.ArgumentParser) -> None:
    add_series(parser, 100, "greedy")
    parser.add_argument("--players", type=int)
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME", help="an option of the game; repeatable"
    )
    parser.add_argument(
        "--file", type=Path, required=True, metavar="FILE.jsonl", help="a record a line; goes on if it exists"
    )
    add_pool(parser)


def run_selfplay(chosen: argparse.Namespace) -> int:
    from irodori.adapters.selfplay import Series, played

    players = cast("int | None", chosen.players) or find(chosen.game).usual
    series = Series(
        chosen.game, tuple(chosen.bots), players, tuple(chosen.option), chosen.edition, chosen.seed, chosen.ms,
        chosen.playouts,
    )  # fmt: skip
    count = played(series, at_least_one(chosen.n), chosen.file, pool_of(chosen), bots.progress)
    print(f"{chosen.n} games in {chosen.file}, {count} of them played now")
    return 0


def at_least_one(count: int) -> int:
    if count < 1:
        raise SetupError(f"-n is at least 1, not {count}")
    return count


# ---- arena


def add_arena_arguments(parser: argparse.ArgumentParser) -> None:
    bots.add_arena_arguments(parser)
    add_pool(parser, workers=False)
    parser.add_argument("--parquet", type=Path, metavar="FILE", help="what --file holds at the end, as a Parquet table")


def run_arena(chosen: argparse.Namespace) -> int:
    if chosen.parquet is not None and chosen.file is None:
        raise SetupError("--parquet needs --file, whose lines it holds")
    code = bots.run_arena(chosen, None if chosen.ray is None else pool_of(chosen))
    if chosen.parquet is not None:
        from irodori.adapters.data import comparisons

        comparisons(Path(chosen.file), chosen.parquet)
    return code


# ---- study


def add_study_arguments(parser: argparse.ArgumentParser) -> None:
    add_series(parser, 200, "greedy")
    parser.add_argument("--players", type=int, action="append", help="only so many; repeatable (default: all numbers)")
    parser.add_argument(
        "--report", type=Path, metavar="FILE.html", help="the page with plots (default: study-GAME.html)"
    )
    parser.add_argument("--json", action="store_true", help="print what was found as JSON, and write no page")
    add_pool(parser)


def run_study(chosen: argparse.Namespace) -> int:
    from irodori.adapters.selfplay import Series
    from irodori.adapters.study import as_json, studied, tables

    pool, info = pool_of(chosen), find(chosen.game)
    wanted = cast("list[int] | None", chosen.players) or list(info.players)
    studies: list[Study] = []
    for players, options in tables(info):
        if players in wanted:
            series = Series(
                info.key, tuple(chosen.bots), players, options, chosen.edition, chosen.seed, chosen.ms, chosen.playouts
            )
            what = f"{players} players {' '.join(options)}"
            studies.append(studied(series, at_least_one(chosen.n), pool, partial(told, what)))
    if not studies:
        raise SetupError(f"{info.key} is for {info.players[0]} to {info.players[-1]} players, not {wanted}")
    if chosen.json:
        print(as_json(studies))
        return 0
    from irodori.adapters.report import page

    file = chosen.report or Path(f"study-{info.key}.html")
    file.write_text(page(info.key, tuple(chosen.bots), studies), encoding="utf-8")
    print(f"{file}: {sum(study.games for study in studies)} games at {len(studies)} tables")
    return 0


def told(what: str, done: int, count: int) -> None:
    if done == 1 and sys.stderr.isatty():
        print(what, file=sys.stderr)
    bots.progress(done, count)


# ---- export


def add_export_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="records: .json, .jsonl or .parquet")
    parser.add_argument(
        "--to", type=Path, required=True, metavar="FILE", help=".jsonl or .parquet; or a folder, for .json"
    )
    parser.add_argument("--moves", action="store_true", help="a row for each decision instead of one for each game")


def run_export(chosen: argparse.Namespace) -> int:
    from irodori.adapters import data

    records = [record for file in chosen.files for record in data.read(file)]
    to: Path = chosen.to
    if chosen.moves:
        if to.suffix != ".parquet":
            raise SetupError(f"--moves writes a .parquet file, not {to.name}")
        data.pq.write_table(data.moves_of(records), to)  # pyright: ignore[reportUnknownMemberType]
    elif to.suffix in (".jsonl", ".parquet"):
        data.write(records, to)
    else:
        to.mkdir(parents=True, exist_ok=True)
        for number, record in enumerate(records, 1):
            record.save(to / f"{number:0{len(str(len(records)))}}.json")
    print(f"{len(records)} games in {to}")
    return 0


COMMANDS: dict[str, tuple[Callable[[argparse.ArgumentParser], None], Callable[[argparse.Namespace], int]]] = {
    "arena": (add_arena_arguments, run_arena),
    "selfplay": (add_selfplay_arguments, run_selfplay),
    "study": (add_study_arguments, run_study),
    "export": (add_export_arguments, run_export),
}
"""What each command takes, and what runs it and gives the exit code."""
