"""What a host needs: settings that are checked, backups of a running server, a doctor."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

import irodori
from irodori.server.config import Config, ConfigError, from_settings
from irodori.server.guests import GOOD_FOR, PERIOD, Guests
from irodori.server.limits import Limit
from tests.server.play import Server, new_table, people

GAME = sorted(irodori.games())[1]


def command(name: str, server: Server, *more: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "irodori.server.commands", name, "--database", server.database, *more],
        capture_output=True,
        text=True,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.sqlite
def test_a_backup_is_made_while_the_server_runs_and_the_doctor_reads_it(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    copy = tmp_path / "copy.db"
    try:
        asyncio.run(play(server, copy))
    finally:
        server.stop()
    assert command("backup", server, str(copy)) == (1, f"irodori: {copy} is there already: choose another name\n")
    code, said = command("doctor", server)
    assert (code, said.splitlines()[-1].split(",")[0]) == (0, "2 tables")
    with contextlib.closing(sqlite3.connect(server.folder / "tables.db")) as database:
        database.execute("UPDATE entries SET body = CAST(replace(body, 'take', 'tale') AS BLOB) WHERE number = 9")
        database.commit()
    code, said = command("doctor", server)
    assert code == 1 and "unsound" in said and "table " in said


async def play(server: Server, copy: Path) -> None:
    async with people(server, "Aki", "Ben", "Chie") as guests:
        for _ in range(2):
            table = await new_table(*guests, game=GAME)
            seats = [await person.sit(table) for person in guests]
            await asyncio.gather(*(seat.play(random.Random(i)) for i, seat in enumerate(seats)))
        code, said = await asyncio.to_thread(command, "backup", server, str(copy))
        assert code == 0 and "checked" in said
        assert command_doctor(copy).endswith("0 unsound\n")


def command_doctor(path: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "irodori.server.commands", "doctor", "--database", f"sqlite:///{path}"],
        capture_output=True,
        text=True,
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"port": "99999"}, "port: "),
        ({"port": "http"}, "port: a whole number"),
        (
            {"database": "mysql://me:password@host/x"},
            "database: sqlite:///FILE or postgresql://… is wanted, not mysql:…",
        ),
        ({"url": "cards.example"}, "url: "),
        ({"secret": "short"}, "secret: at least 32"),
        ({"tls_cert": "/nowhere"}, "tls-cert, tls-key: both"),
        ({"log_level": "loud"}, "log-level: "),
        ({"bots": "0"}, "bots: "),
    ],
)
def test_wrong_settings_are_named(given: dict[str, str], says: str, tmp_path: Path) -> None:
    with pytest.raises(ConfigError) as found:
        from_settings({"database": f"sqlite:///{tmp_path}/a.db", **given}, {})
    assert says in str(found.value) and "password" not in str(found.value)


def test_the_environment_counts_and_arguments_count_more(tmp_path: Path) -> None:
    environment = {"IRODORI_PORT": "81", "IRODORI_HOST": "::1", "IRODORI_DATABASE": f"sqlite:///{tmp_path}/b.db"}
    config = from_settings({"port": 82}, environment)
    assert (config.port, config.host) == (82, "::1")
    assert config.secret == from_settings({}, environment).secret, "made once and kept"
    assert (tmp_path / "b.secret").stat().st_mode & 0o777 == 0o600
    assert isinstance(config, Config)


def test_cookies_outlive_a_change_of_secret_and_end() -> None:
    now = 1_800_000_000_000
    old, new = "o" * 32, "n" * 32
    value = f"irodori_guest={Guests(old, False).signed('aki', now)}"
    assert Guests(old, False).read(value, now) == ("aki", False)
    assert Guests(f"{new},{old}", False).read(value, now) == ("aki", True)
    assert Guests(new, False).read(value, now) is None
    later = now + PERIOD * 1000
    assert Guests(old, False).read(value, later) == ("aki", True)
    assert Guests(old, False).read(value, now + GOOD_FOR * PERIOD * 1000) is None
    assert Guests(old, False).read(value.replace("aki", "eve"), now) is None
    for odd in ("", "a.b.c", "a.9999999.c", "a.1", "....", '"'):
        assert Guests(old, False).read(f"irodori_guest={odd}", now) is None


def test_limits_fill_with_time() -> None:
    now = [0.0]
    limit = Limit(2, 3, lambda: now[0])
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")
    now[0] = 0.5
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    assert Limit(0, 0, lambda: 0.0).allows("a")


def test_no_secret_is_in_the_log(server: Server) -> None:
    async def go() -> list[str]:
        async with people(server, "Aki", "Ben", "Chie") as guests:
            table = await new_table(*guests, game=GAME)
            await guests[0].sit(table)
            link = (await guests[0].post("/me/link"))["token"]
            return [table, link, guests[0].cookie.partition("=")[2]]

    secrets = asyncio.run(go())
    assert not [secret for secret in secrets if secret in server.log]
