"""What the command line offers of the server: `serve`, `backup`, `doctor`. Light to import: it loads what it runs."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

from irodori.server.config import Config, ConfigError, from_settings


def add_settings(parser: argparse.ArgumentParser) -> None:
    """`--host --port --database …`; each may also be set in the environment as IRODORI_HOST, …"""
    for setting in fields(Config):
        shown = f" (default: {setting.default})" if setting.default not in ("", 0) else ""
        parser.add_argument(
            f"--{setting.name.replace('_', '-')}",
            metavar=setting.name.upper().rpartition("_")[2],
            help=f"{setting.metadata['help']}{shown}",
        )


def config_of(arguments: argparse.Namespace) -> Config | None:
    """The checked settings; None after saying what is wrong."""
    try:
        return from_settings(vars(arguments))
    except ConfigError as error:
        print(f"irodori: {error}", file=sys.stderr)
        return None


def serve(arguments: argparse.Namespace) -> int:
    config = config_of(arguments)
    if config is None:
        return 2
    gc.disable()  # what is loaded now stays: looking for garbage in it would cost a tenth of the start
    from irodori.server.run import run

    run(config)
    return 0


def backup(arguments: argparse.Namespace) -> int:
    """A copy of the database while the server runs, whole as of one moment."""
    config = config_of(arguments)
    if config is None:
        return 2
    from irodori.server.upkeep import UpkeepError, backed_up

    try:
        size = backed_up(config.file, Path(arguments.file))
    except UpkeepError as error:
        print(f"irodori: {error}", file=sys.stderr)
        return 1
    print(f"{arguments.file}: {size:,} bytes, checked")
    return 0


def doctor(arguments: argparse.Namespace) -> int:
    """Replays every stored game, and says which are not sound."""
    config = config_of(arguments)
    if config is None:
        return 2
    from irodori.server.upkeep import UpkeepError, examined

    try:
        found = examined(config)
    except UpkeepError as error:
        print(f"irodori: {error}", file=sys.stderr)
        return 1
    for line in found.wrong:
        print(line)
    print(
        f"{found.tables} tables, {found.entries} entries, {found.finished} finished games: {len(found.wrong)} unsound"
    )
    return 1 if found.wrong else 0


def add_backup(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    parser.add_argument("file", metavar="FILE", help="where the copy goes")


COMMANDS: dict[str, tuple[Callable[[argparse.ArgumentParser], None], Callable[[argparse.Namespace], int]]] = {
    "serve": (add_settings, serve),
    "backup": (add_backup, backup),
    "doctor": (add_settings, doctor),
}
"""What each command takes, and what runs it and gives the exit code."""


def main() -> int:
    """`python -m irodori.server.commands serve …`: the same without the rest of the command line."""
    parser = argparse.ArgumentParser(prog="irodori")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (add, _) in COMMANDS.items():
        add(commands.add_parser(name))
    arguments = parser.parse_args()
    return COMMANDS[arguments.command][1](arguments)


if __name__ == "__main__":
    sys.exit(main())
