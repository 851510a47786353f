"""What the command line offers of the server: `serve`, `backup`, `admin` … Light to import: it loads what it runs."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import time
from collections.abc import Callable, Sequence
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


def add_serve(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    parser.add_argument("--open", action="store_true", help="open the page in a browser as soon as it answers")


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
    if config.processes > 1:
        if arguments.open:
            print("irodori: --open is for one process; several serve other people", file=sys.stderr)
            return 2
        from irodori.server.crew import supervise

        return supervise(config)
    from irodori.server.run import run

    run(config, arguments.open)
    return 0


def work(arguments: argparse.Namespace) -> int:
    """Bots for servers elsewhere that share the database."""
    config = config_of(arguments)
    if config is None:
        return 2
    if config.is_file:
        print("irodori: bots work for servers that share a database: --database postgresql://…", file=sys.stderr)
        return 2
    from irodori.server.run import work

    return work(config)


def done(answer: Callable[[], str]) -> int:
    """Prints what was done, or why it could not be."""
    from irodori.server.store.database import StoreError
    from irodori.server.upkeep import UpkeepError

    try:
        print(answer())
    except (UpkeepError, StoreError) as error:
        print(f"irodori: {error}", file=sys.stderr)
        return 1
    return 0


def now() -> int:
    return time.time_ns() // 1_000_000


def backup(arguments: argparse.Namespace) -> int:
    """A copy of the database while the server runs, whole as of one moment."""
    config = config_of(arguments)
    if config is None:
        return 2
    to = Path(arguments.file)

    def answer() -> str:
        from irodori.server.store.database import database_of
        from irodori.server.transfer import into_file
        from irodori.server.upkeep import backed_up

        if config.is_file:
            size = backed_up(config.file, to)
        else:
            size = asyncio.run(into_file(database_of(config.database), to, now()))
        return f"{to}: {size:,} bytes, checked"

    return done(answer)


def restore(arguments: argparse.Namespace) -> int:
    """A backup becomes the database again; what was there before is kept beside it."""
    config = config_of(arguments)
    if config is None:
        return 2
    source = Path(arguments.file)

    def answer() -> str:
        from irodori.server.store.database import Database, database_of
        from irodori.server.transfer import moved
        from irodori.server.upkeep import UpkeepError, restored

        if config.is_file:
            return restored(source, config.file)
        if not source.is_file():
            raise UpkeepError(f"there is no file {source}")
        found = asyncio.run(moved(Database(f"sqlite:///{source}"), database_of(config.database), now()))
        return f"{found.tables} tables, {found.entries} entries, all replayed"

    return done(answer)


def move(arguments: argparse.Namespace) -> int:
    """All tables and people into another database; what is there already is not copied again."""
    for url in (arguments.source, arguments.target):
        try:
            Config(database=url, secret="-" * 32).check()  # only looked at: no secret is made
        except ConfigError as error:
            print(f"irodori: {error}", file=sys.stderr)
            return 2

    def answer() -> str:
        from irodori.server.store.database import database_of
        from irodori.server.transfer import moved

        found = asyncio.run(moved(database_of(arguments.source), database_of(arguments.target), now()))
        return f"{found.tables} tables, {found.entries} new entries: compared, and every game replayed"

    return done(answer)


def migrate(arguments: argparse.Namespace) -> int:
    """The database into the form of this version, or back into an older one."""
    config = config_of(arguments)
    if config is None:
        return 2

    def answer() -> str:
        from irodori.server.store.database import database_of, migrate

        async def go() -> str:
            database = database_of(config.database)
            try:
                async with database.engine.begin() as connection:
                    await connection.run_sync(migrate, arguments.to)
            finally:
                await database.close()
            return f"the database has the form {arguments.to}"

        return asyncio.run(go())

    return done(answer)


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


def in_json(found: object) -> str:
    return json.dumps(found, ensure_ascii=False, indent=1)


def admin(arguments: argparse.Namespace) -> int:
    config = config_of(arguments)
    if config is None:
        return 2

    def answer() -> str:
        from irodori.server import admin
        from irodori.server.store.database import database_of

        async def go() -> str:
            database = database_of(config.database)
            what = arguments.what
            try:
                await database.open()
                match what:
                    case "tables":
                        lines = await admin.tables(database, arguments.status or "")
                    case "people":
                        lines = await admin.people(database, arguments.name or "")
                    case "reports":
                        found = await admin.reports(database)
                        lines = [in_json(found)] if arguments.json else [admin.told(one) for one in found]
                    case "table":
                        lines = await admin.shown(database, arguments.table)
                    case "close":
                        lines = await admin.close(database, arguments.table)
                    case "ban":
                        lines = await admin.ban(database, arguments.player, arguments.why)
                    case "unban":
                        lines = await admin.unban(database, arguments.player)
                    case "forget":
                        lines = await admin.forget(database, arguments.player)
                    case _:
                        found = await admin.export(database, arguments.player)
                        lines = [in_json(found)]
                return "\n".join(lines)
            finally:
                await database.close()

        return asyncio.run(go())

    return done(answer)


def add_admin(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="what", metavar="WHAT", required=True)

    def action(name: str, what: str, *words: str) -> argparse.ArgumentParser:
        found = actions.add_parser(name, help=what, description=what)
        add_settings(found)
        for word in words:
            found.add_argument(word, metavar=word.upper())
        return found

    action("tables", "list tables").add_argument("--status", choices=["open", "running", "ended"])
    action("people", "list people with their ids").add_argument("name", nargs="?", help="part of a name")
    reported = action("reports", "what people have reported")
    reported.add_argument("--json", action="store_true", help="as JSON, for programs")
    action("table", "one table, and who sits there", "table")
    action("close", "end a table", "table")
    action("ban", "keep somebody out", "player").add_argument("--why", default="", help="noted, and shown to nobody")
    action("unban", "let somebody in again", "player")
    action("forget", "delete all that tells of a person; games stay, without the name", "player")
    action("export", "all that is kept about a person, as JSON", "player")


def load(arguments: argparse.Namespace) -> int:
    """Plays on a server as real clients, and checks every answer."""
    from irodori.server.load import Load, LoadError, checked

    try:
        tables, seconds, pause = int(arguments.tables), float(arguments.seconds), float(arguments.pause)
        checked(arguments.url, tables, seconds, arguments.elsewhere)
        report = asyncio.run(Load(arguments.url, tables, seconds, arguments.game or "", pause).run())
    except (LoadError, ValueError, KeyError) as error:
        print(f"irodori: {error}", file=sys.stderr)
        return 2
    print("\n".join(report.lines()))
    return 1 if report.wrong else 0


def add_load(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="the server, for example http://127.0.0.1:8080")
    parser.add_argument("--tables", default="10", metavar="N", help="tables that play at once (default: 10)")
    parser.add_argument("--seconds", default="60", metavar="S", help="when it ends at the latest (default: 60)")
    parser.add_argument("--pause", default="0", metavar="S", help="how long each thinks, on average (default: 0)")
    parser.add_argument("--game", metavar="GAME", help="a game's key (default: all in turn)")
    parser.add_argument("--elsewhere", action="store_true", help="also to another machine than this one")


def add_move(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="SRC", help="from where, for example sqlite:///irodori.db")
    parser.add_argument("target", metavar="DST", help="to where, for example postgresql://me@host/irodori")


def add_migrate(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    parser.add_argument("--to", default="head", metavar="FORM", help="a form's number (default: the newest)")


def add_backup(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    parser.add_argument("file", metavar="FILE", help="where the copy goes")


def add_restore(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    parser.add_argument("file", metavar="FILE", help="the copy")


COMMANDS: dict[str, tuple[Callable[[argparse.ArgumentParser], None], Callable[[argparse.Namespace], int]]] = {
    "serve": (add_serve, serve),
    "backup": (add_backup, backup),
    "restore": (add_restore, restore),
    "doctor": (add_settings, doctor),
    "move": (add_move, move),
    "migrate": (add_migrate, migrate),
    "admin": (add_admin, admin),
    "load": (add_load, load),
    "work": (add_settings, work),
}
"""What each command takes, and what runs it and gives the exit code."""


def main(words: Sequence[str] | None = None) -> int:
    """`python -m irodori.server.commands serve …`: the same without the rest of the command line."""
    parser = argparse.ArgumentParser(prog="irodori")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (add, _) in COMMANDS.items():
        add(commands.add_parser(name))
    arguments = parser.parse_args(words)
    return COMMANDS[arguments.command][1](arguments)


if __name__ == "__main__":
    sys.exit(main())
