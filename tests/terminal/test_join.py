"""A server's table in the terminal: links, guests, whole games by keys and line by line, connections that break."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import irodori
from irodori.terminal.app.app import Door
from irodori.terminal.app.online import OnlineScreen, Room
from irodori.terminal.app.pages import Page
from irodori.terminal.online.address import LinkError, parsed
from irodori.terminal.online.guest import Guest, cookies, write
from irodori.terminal.online.line import pause
from tests.server.play import Person, Seat, Server, people
from tests.terminal.conftest import Shell
from tests.terminal.screens import SMALL, Driver

GAMES = list(irodori.games())
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("IRODORI_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


class Visitor(Driver):
    """Somebody at a server's table on the full screen."""

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.02)
        await self.pilot.pause()

    @property
    def table_screen(self) -> OnlineScreen:
        screen = self.door.screen
        assert isinstance(screen, OnlineScreen)
        return screen

    @property
    def known_moves(self) -> list[str]:
        assert self.door.visiting is not None
        return self.door.visiting.line.known.moves

    async def type(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
        await self.pilot.pause()


@asynccontextmanager
async def visiting(link: str, name: str = "Sei") -> AsyncGenerator[Visitor]:
    guest = Guest(parsed(link))
    await asyncio.to_thread(guest.come_in, name)
    await asyncio.to_thread(guest.sit_down)
    door = Door("en", guest=guest)
    async with door.run_test(size=SMALL, notifications=True) as pilot:
        yield Visitor(door, pilot)
        assert door.visiting is not None
        door.visiting.end()


async def opened(host: Person, game: str, players: int = 3, bots: int = 1, **wish: object) -> str:
    """A table that waits for one more; its link."""
    made = await host.post("/tables", {"game": game, "players": players, **wish})
    for _ in range(bots):
        await host.post(f"/tables/{made['id']}/bots", {"level": "random"})
    return f"{host.server.url}/t/{made['id']}"


def id_of(link: str) -> str:
    return link.rpartition("/")[2]


# ---- links


@pytest.mark.parametrize(
    ("link", "server", "table"),
    [
        ("https://play.example.org/t/abc_-1", "https://play.example.org", "abc_-1"),
        ("play.example.org/t/abc", "https://play.example.org", "abc"),
        ("localhost:8000/t/abc/", "http://localhost:8000", "abc"),
        ("http://[::1]:8000/t/abc?seat=2", "http://[::1]:8000", "abc"),
        (" https://example.org/games/t/abc#link=xyz ", "https://example.org/games", "abc"),
    ],
)
def test_a_link_says_where_the_server_and_the_table_are(link: str, server: str, table: str) -> None:
    found = parsed(link)
    assert (found.server, found.table) == (server, table)
    assert found.token == ("xyz" if "#" in link else "")


@pytest.mark.parametrize("link", ["", "abc", "ftp://example.org/t/abc", "https://example.org/", "http://h:99999/t/a"])
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(LinkError):
        parsed(link)


def test_each_try_to_come_back_waits_longer_up_to_a_limit() -> None:
    assert pause(0, 0) == pytest.approx(0.2) and pause(3, 1) == pytest.approx(3.2) and pause(99, 1) == 15


def test_a_cookie_is_kept_for_this_user_alone(home: Path) -> None:
    assert cookies() == {}
    write({"http://a": "x=1"})
    assert cookies() == {"http://a": "x=1"} and (home / "servers.json").stat().st_mode & 0o77 == 0
    (home / "servers.json").write_text("{")
    assert cookies() == {}


# ---- on the full screen


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_at_a_server_s_table(server: Server, game: str) -> None:
    async def evening() -> None:
        async with people(server.start(), "Ann") as [ann]:
            link = await opened(ann, game)
            async with visiting(link) as sei:
                await sei.until(lambda: isinstance(sei.door.screen, Room) and "You" in sei.text)
                await sei.type("s")
                seat = await ann.sit(id_of(link))
                await ann.post(f"/tables/{id_of(link)}/start")
                hosting = asyncio.create_task(first_moves(seat))
                while True:
                    await sei.until(lambda: isinstance(sei.door.screen, Page) or bool(sei.known_moves))
                    if isinstance(sei.door.screen, Page):
                        break
                    await sei.type("enter")
                await hosting
                assert "The game is over." in sei.text
                await sei.type("escape")
                assert isinstance(sei.door.screen, OnlineScreen)
                scores = seat.view["scores"]
                record = await ann.get(f"/tables/{id_of(link)}/record")
                assert record["result"]["scores"] == scores
                await sei.type("n")
                await sei.until(lambda: isinstance(sei.door.screen, Room))

    asyncio.run(evening())


async def first_moves(seat: Seat) -> None:
    await seat.until(lambda: "view" in seat.state)
    while not seat.over:
        if seat.moves:
            await seat.move(seat.moves[0])
        else:
            await seat.read(PATIENCE)


def test_a_line_that_breaks_comes_back_and_what_was_chosen_meanwhile_is_sent(server: Server) -> None:
    async def evening() -> None:
        async with people(server.start(), "Ann") as [ann]:
            link = await opened(ann, "kasane")
            async with visiting(link) as sei:
                await sei.until(lambda: isinstance(sei.door.screen, Room))
                await ann.post(f"/tables/{id_of(link)}/start")
                seat = await ann.sit(id_of(link))
                await seat.until(lambda: bool(seat.moves))
                while not sei.known_moves:
                    if seat.moves:
                        await seat.move(seat.moves[0])
                    await asyncio.sleep(0.1)
                await sei.until(lambda: "Your turn" in sei.text)
                server.kill()
                await sei.until(lambda: "connection is interrupted" in sei.text)
                before = sei.table_screen.visit.line.known.number
                await sei.type("enter")
                server.start()
                await sei.until(lambda: sei.table_screen.visit.line.known.number > before)
                assert "connection is interrupted" not in sei.text

    asyncio.run(evening())


def test_talk_is_heard_and_a_question_is_answered(server: Server) -> None:
    async def evening() -> None:
        async with people(server.start(), "Ann") as [ann]:
            link = await opened(ann, "iroha")
            async with visiting(link) as sei:
                await sei.until(lambda: isinstance(sei.door.screen, Room))
                await ann.post(f"/tables/{id_of(link)}/start")
                await sei.until(lambda: isinstance(sei.door.screen, OnlineScreen))
                seat = await ann.sit(id_of(link))
                await sei.type("c", *"hello", "enter")
                await seat.until(lambda: any(one.get("text") == "hello" for one in seat.happened))
                await sei.until(lambda: "“hello”" in sei.text)
                await seat.do("end")
                await sei.until(lambda: "Ann proposes to end the game" in sei.text)
                await sei.type("y")
                await seat.until(lambda: seat.over)
                await sei.until(lambda: "The game is over." in sei.text)

    asyncio.run(evening())


# ---- line by line


def test_a_whole_game_is_piped_in(server: Server, shell: Shell) -> None:
    """Many lines more than wanted: each waits until something is asked."""

    async def evening() -> None:
        async with people(server.start(), "Ann") as [ann]:
            link = await opened(ann, "kasane")
            seat = await ann.sit(id_of(link))
            typed = "help\nK1\ntake 9\nsay good evening\n" + "1\n2\n3\npass\n" * 60
            sei = asyncio.create_task(asyncio.to_thread(shell, "join", link, "--name", "Sei", "--plain", typed=typed))
            await seat.until(lambda: all(seat.state["hello"]["chairs"]), PATIENCE)
            await ann.post(f"/tables/{id_of(link)}/start")
            await first_moves(seat)
            done = await sei
            assert done.returncode == 0 and done.stderr == ""
            said = " ".join(done.stdout.split())
            assert "The game is over." in said and "rows 1 to 3" in said
            assert "K1. " in said and "“good evening”" in said
            assert any(one.get("text") == "good evening" for one in seat.happened)

    asyncio.run(evening())


def test_bad_links_and_servers_are_one_line_and_code_2(server: Server, shell: Shell) -> None:
    shell.refused(shell("join", "nothing"), 2, "a table's link looks like", "nothing")
    shell.refused(shell("join", "http://127.0.0.1:9/t/abc"), 2, "does not answer")
    shell.refused(shell("join", "http://127.0.0.1:9/t/abc", "--name", " "), 2, "--name")
    server.start()
    shell.refused(shell("join", f"{server.url}/t/nothere"), 2, "no such table")
    assert json.loads((shell.home / "servers.json").read_text())


def test_leaving_says_how_to_come_back_and_one_is_known_again(server: Server, shell: Shell) -> None:
    async def evening() -> None:
        async with people(server.start(), "Ann") as [ann]:
            link = await opened(ann, "kimono")
            first = await asyncio.to_thread(shell, "join", link, "--name", "Sei", "--plain", typed="")
            assert first.returncode == 0
            again = await asyncio.to_thread(shell, "join", link, "--plain", typed="")
            chairs = (await ann.get(f"/tables/{id_of(link)}"))["table"]["chairs"]
            assert [chair and chair["name"] for chair in chairs] == ["Ann", "random 1", "Sei"]
            assert f"irodori join {link}" in " ".join(again.stdout.split())

    asyncio.run(evening())
