"""What hosts do: several processes behind one socket, bots elsewhere, moving, restoring, keeping order, upgrades."""

from __future__ import annotations

import asyncio
import io
import json
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path

import httpx
import psutil
import pytest

import irodori
from irodori.core.record import Record
from irodori.server.commands import main
from irodori.server.config import Config
from irodori.server.load import Load
from irodori.server.store import schema as s
from irodori.server.store.database import Database, database_of, migrate
from irodori.server.upkeep import examined
from tests.server.engines import postgres, valkey
from tests.server.play import Closed, Server, asked, is_long, new_table, people
from tests.server.test_processes import playing
from tests.server.test_records import played

GAMES = sorted(irodori.games())
OLD = Path(__file__).parent / "old"


def command(*words: str) -> tuple[int, str]:
    """The exit code and what was said; from anywhere, also while a loop runs."""
    with redirect_stdout(io.StringIO()) as said, redirect_stderr(said), ThreadPoolExecutor(1) as thread:
        code = thread.submit(main, words).result()
    return code, said.getvalue()


# ---- several processes


def test_a_rolling_restart_loses_nothing(tmp_path: Path) -> None:
    """SIGHUP replaces every process; people come back to another one."""
    server = Server(tmp_path, 1, database=postgres().new(), processes="2")

    async def go() -> None:
        crew = server.process
        assert crew is not None
        async with playing(server):
            before = {child.pid for child in psutil.Process(crew.pid).children()}
            crew.send_signal(signal.SIGHUP)
            while {child.pid for child in psutil.Process(crew.pid).children()} & before:
                await asyncio.sleep(0.1)
            killed = psutil.Process(crew.pid).children()[0]
            killed.kill()
            while killed.is_running() or len(psutil.Process(crew.pid).children()) < 2:
                await asyncio.sleep(0.1)

    server.start()
    try:
        asyncio.run(go())
    finally:
        assert server.stop() == 0


@pytest.mark.parametrize("fanout", ["notify", "valkey"])
def test_bots_work_elsewhere_and_are_replaced(tmp_path: Path, fanout: str) -> None:
    """The server itself has no bots; one worker is killed while it has a job, and another plays on."""
    database = postgres().new()
    more = {"valkey": valkey().url} if fanout == "valkey" else {}
    server = Server(tmp_path, 2, database=database, bots="0", **more).start()
    try:
        with worker(database, bot_pause="30", **more) as slow:

            async def go() -> None:
                async with people(server, "Aki") as (aki,):
                    table = await new_table(aki, game=GAMES[1], players=3, bot_count=2)
                    seat = await aki.sit(table)
                    while not seat.moves:
                        await seat.read()
                    await seat.move(seat.moves[0])
                    slow.kill()
                    with worker(database, bot_pause="0", **more):
                        await seat.play(random.Random(1))
                    assert seat.over
                    record = await aki.get(f"/tables/{table}/record")
                    Record(record).verify()

            asyncio.run(go())
    finally:
        server.stop()
    found = examined(Config(database=database))
    assert found.tables == 1 and not found.wrong


@contextmanager
def worker(database: str, **settings: str) -> Generator[subprocess.Popen[str]]:
    given = [part for name, value in settings.items() for part in (f"--{name.replace('_', '-')}", value)]
    words = ["work", "--database", database, "--log-level", "warning", *given]
    process = subprocess.Popen(
        [sys.executable, "-m", "irodori.server.commands", *words], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        assert "ready" in process.stdout.readline()
        yield process
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def test_every_process_knows_how_far_a_review_is(tmp_path: Path) -> None:
    """It is asked for at one process, and asked after at both in turn."""

    async def go() -> None:
        async with people(server, "Aki", "Eve") as (aki, eve):
            job = (await aki.post("/review", {"record": played(GAMES[0]).content, "seat": 0}))["id"]
            at_each: list[httpx.Response] = []
            async with asyncio.timeout(300):
                while not at_each or any(answer.json()["status"] != "done" for answer in at_each):
                    await asyncio.sleep(0.2)
                    at_each = [await aki.http.get(f"{url}/api/review/{job}") for url in server.urls]
                    assert all(answer.is_success for answer in at_each), [answer.text for answer in at_each]
                    assert not any(answer.json()["status"] == "failed" for answer in at_each)
            assert at_each[0].json() == at_each[1].json() and at_each[0].json()["review"]["judgements"]
            for url in server.urls:
                assert (await eve.http.get(f"{url}/api/review/{job}")).status_code == 404, "it is hers"

    server = Server(tmp_path, 2, database=postgres().new()).start()
    try:
        asyncio.run(go())
    finally:
        server.stop()


# ---- moving, restoring, upgrades


def old_database(folder: Path) -> str:
    """A database as the first version wrote it."""
    path = folder / "old.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((OLD / "0001.sql").read_text())
    return f"sqlite:///{path}"


def test_a_club_moves_there_and_back(tmp_path: Path) -> None:
    source, target, back = old_database(tmp_path), postgres().new(), f"sqlite:///{tmp_path / 'back.db'}"
    (tmp_path / "old.secret").write_text("x" * 64)
    code, said = command("move", source, target)
    assert code == 0 and "every game replayed" in said, said
    server = Server(tmp_path, 1, database=target).start()
    try:
        assert command("move", source, target) == (1, "irodori: a server runs on the target: stop it first\n")
    finally:
        server.stop()
    assert asked(target, lambda database: database.rows(s.settings.select().where(s.settings.c.name == "secret"))) == [
        ("secret", "x" * 64)
    ]
    code, said = command("move", source, target)
    assert code == 0 and ", 0 new entries" in said, said
    code, said = command("move", target, back)
    assert code == 0, said
    assert (tmp_path / "back.secret").read_text() == "x" * 64
    everything = s.entries.select().order_by(s.entries.c.table, s.entries.c.number)
    assert asked(source, lambda d: d.rows(everything)) == asked(back, lambda d: d.rows(everything))
    assert "an empty database is wanted" in command("move", old_database_other(tmp_path), target)[1]


def old_database_other(folder: Path) -> str:
    path = folder / "other.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((OLD / "0001.sql").read_text())
        database.execute("UPDATE tables SET id = id || 'x'")
        database.commit()
    return f"sqlite:///{path}"


def test_a_backup_of_postgresql_is_a_file_that_can_be_restored(tmp_path: Path) -> None:
    here, there, copy = postgres().new(), postgres().new(), tmp_path / "copy.db"
    assert command("move", old_database(tmp_path), here)[0] == 0
    server = Server(tmp_path, 1, database=here).start()
    try:
        code, said = command("backup", "--database", here, str(copy))
        assert code == 0 and "checked" in said, said
    finally:
        server.stop()
    assert command("restore", "--database", there, str(copy))[0] == 0
    assert command("doctor", "--database", there) == command("doctor", "--database", here)


def test_a_copy_is_restored_only_where_nobody_plays(tmp_path: Path) -> None:
    server = Server(tmp_path, 1, database=f"sqlite:///{tmp_path / 'tables.db'}").start()
    copy = tmp_path / "copy.db"
    where = ["--database", server.database]
    try:
        asyncio.run(one_table(server))
        assert command("backup", *where, str(copy))[0] == 0
        asyncio.run(one_table(server))
        code, said = command("restore", *where, str(copy))
        assert code == 1 and "stop the server first" in said, said
    finally:
        server.stop()
    code, said = command("restore", *where, str(copy))
    assert code == 0 and "1 tables" in said and "what was there is" in said, said
    assert "1 tables" in command("doctor", *where)[1]
    (tmp_path / "bad.db").write_bytes(b"no database at all, but long enough to look like one")
    assert command("restore", *where, str(tmp_path / "bad.db"))[0] == 1
    assert "1 tables" in command("doctor", *where)[1]


async def one_table(server: Server) -> None:
    async with people(server, "Aki", "Ben", "Chie") as guests:
        await new_table(*guests, game=GAMES[0])


@pytest.mark.parametrize("dump", sorted(OLD.glob("*.sql")), ids=lambda path: path.stem)
def test_every_older_database_is_brought_up_to_date(dump: Path, tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(dump.read_text())
    found = examined(Config(database=f"sqlite:///{path}"))
    assert found.tables == 8 and found.finished >= 4 and not found.wrong


@pytest.mark.parametrize("path", sorted(OLD.glob("*.json")), ids=lambda path: path.stem)
def test_every_older_record_replays(path: Path) -> None:
    assert irodori.load(path).verify().over


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_go_forward_and_back(tmp_path: Path, kind: str) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}" if kind == "sqlite" else postgres().new()

    async def go() -> None:
        database = database_of(url)
        for form in ("head", "0001", "base", "0001", "head"):
            async with database.engine.begin() as connection:
                await connection.run_sync(migrate, form)
        await database.open()
        assert await database.new_keys(1) == [1]
        await database.close()

    asyncio.run(go())
    code, said = command("migrate", "--database", url, "--to", "0815")
    assert code == 1 and "there are 0001, 0002" in said


# ---- keeping order


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_host_closes_bans_forgets_and_hands_out(tmp_path: Path, kind: str) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}" if kind == "sqlite" else postgres().new()
    server = Server(tmp_path, 1 if kind == "sqlite" else 2, database=url).start()
    try:
        asyncio.run(kept_in_order(server, url))
    finally:
        server.stop()
    found = examined(Config(database=url))
    assert found.tables == 2 and not found.wrong


async def kept_in_order(server: Server, url: str) -> None:
    async def admin(*words: str) -> str:
        code, said = await asyncio.to_thread(command, "admin", *words, "--database", url)
        assert code == 0, said
        return said

    async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
        first = await new_table(aki, ben, chie, game=GAMES[1])
        second = await new_table(aki, ben, chie, game=GAMES[2])
        seat, other = await aki.sit(first), await ben.sit(second)
        await other.do("chat", text="a word of Ben's")
        assert first in await admin("tables", "--status", "running")
        assert "Chie" in await admin("table", first)
        await aki.post(f"/tables/{second}/report", {"seat": 1, "text": "rude words"})
        await admin("close", first)
        await seat.until(lambda: seat.over)
        assert seat.state["hello"]["why"] == "closed"
        ids = {line.split("  ")[1]: line.split("  ")[0] for line in (await admin("people")).splitlines()}
        (report,) = json.loads(await admin("reports", "--json"))
        expected = {"table": second, "seat": 1, "player": ids["Ben"], "name": "Ben", "by": ids["Aki"]}
        assert report == {"at": report["at"], **expected, "text": "rude words"}
        assert f"{ids['Ben']}  by {ids['Aki']}: rude words" in await admin("reports")
        await admin("ban", ids["Ben"], "--why", "rude")
        with pytest.raises(Closed, match="4403"):
            await other.until(lambda: False)
        async with asyncio.timeout(120):  # every process learns of it within a second or two
            for url_of_one in server.urls:
                while (await ben.http.post(f"{url_of_one}/api/me/link")).status_code != 403:
                    await asyncio.sleep(0.1)
        assert "banned" in await admin("people", "Be")
        data = json.loads(await admin("export", ids["Ben"]))
        said = {table["id"]: [line["text"] for line in table["said"]] for table in data["tables"]}
        assert data["name"] == "Ben" and said == {first: [], second: ["a word of Ben's"]}
        await admin("forget", ids["Ben"])
        kept = "".join(body.decode() for (body,) in await asyncio.to_thread(asked, url, bodies))
        assert "Ben" not in kept and ids["Ben"] not in kept and "Chie" in kept
        assert "Ben" not in await admin("people")
        await admin("unban", ids["Ben"])


async def bodies(database: Database) -> Sequence[tuple[bytes]]:
    return await database.rows(s.entries.select().with_only_columns(s.entries.c.body))


def test_ready_and_numbers(tmp_path: Path) -> None:
    server = Server(tmp_path, 1, database=postgres().new()).start()
    try:
        assert httpx.get(f"{server.url}/ready", trust_env=False).status_code == 200
        told = httpx.get(f"{server.url}/metrics", trust_env=False).text
        for name in (
            "tables_running",
            "sockets",
            "writes_waiting",
            "bots_waiting",
            "processes",
            "deaf",
            "conflicts_total",
        ):
            assert f"\nirodori_{name} " in told
        assert "irodori_bot_seconds_count 0" in told
    finally:
        server.stop()


# ---- load


def test_whole_games_are_played_by_programs_and_checked(server: Server) -> None:
    report = asyncio.run(Load(server.url, 12 if is_long() else 3, 120).run())
    assert report.games == report.tables and not report.wrong, report.lines()


def test_load_goes_to_this_machine_only_and_ends(server: Server) -> None:
    assert "another machine" in command("load", "http://192.0.2.7")[1]
    assert "tables: 1 to" in command("load", server.url, "--tables", "0")[1]
    code, said = command("load", server.url, "--tables", "2", "--seconds", "2", "--pause", "30")
    assert code == 0 and "0 wrong" in said, said
