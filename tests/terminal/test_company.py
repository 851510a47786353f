"""What a server's table has beside the moves: clocks, hints, talk, seats that bots keep, a rematch; opening a table."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

from irodori.core.errors import SetupError
from irodori.terminal.app.asking import Menu, Question
from irodori.terminal.app.online import OnlineScreen
from irodori.terminal.app.room import Room
from irodori.terminal.cli import parser
from irodori.terminal.online import opening
from irodori.terminal.online.address import server_of
from irodori.terminal.online.clocks import clocks, figures
from irodori.terminal.online.guest import Guest
from irodori.terminal.online.known import Known
from tests.server.play import Seat, Server, people
from tests.terminal.conftest import Shell
from tests.terminal.pseudo import Opener
from tests.terminal.test_join import Visitor, id_of, opened, visiting


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRODORI_HOME", str(tmp_path / "home"))


async def to_want(ann: Seat, sei: Visitor) -> None:
    """Both make their first moves until everybody chooses a group."""
    while ann.view["decision"] != "want" or not sei.known_moves:
        if ann.moves and ann.view["decision"] != "want":
            await ann.move(ann.moves[0])
        elif sei.known_moves and ann.view["decision"] != "want":
            number = ann.state["number"]
            await sei.type("enter")
            await ann.until(lambda number=number: ann.state["number"] > number)
        elif ann.view["decision"] == "want":
            await sei.until(lambda: bool(sei.known_moves))
        else:
            await ann.read()


def test_clocks_hints_announcements_and_seats_that_change_hands(server: Server) -> None:
    """M6: whoever chooses in secret may announce something, true or not."""

    async def evening() -> None:
        async with people(server.start(), "Ann") as [host]:
            clock = {"kind": "live", "bank": 600, "increment": 0}
            link = await opened(host, "kimono", clock=clock, hints=True)
            async with visiting(link) as sei:
                await sei.until(lambda: isinstance(sei.door.screen, Room) and "10 min + 0 s" in sei.text)
                await host.post(f"/tables/{id_of(link)}/start")
                ann = await host.sit(id_of(link))
                await sei.until(lambda: isinstance(sei.door.screen, OnlineScreen))
                await to_want(ann, sei)
                await sei.until(lambda: ">You 9:5" in sei.text or ">You 10:00" in sei.text)
                before = sei.lines[1]
                await sei.until(lambda: sei.lines[1] != before)

                await ann.do("claim", text="want 2", decision=ann.state["decision"])
                await sei.until(lambda: "announced: Ann" in sei.text)
                await sei.type("2", "a")
                await ann.until(lambda: [one["seat"] for one in ann.happened if one["kind"] == "claim"] == [0, 2])
                assert sei.armed == "want 2"
                await sei.type("h")
                await sei.until(lambda: "A hint: “Ask for group" in sei.text and "Also considered" in sei.text)
                await sei.type("w", *"want 3", "enter")
                await sei.until(lambda: "“want 3” is not a move" in sei.text and "r shows the rules" in sei.text)

                await sei.type("m")
                assert isinstance(sei.door.screen, Menu) and "Let a bot play for me" in sei.text
                await sei.type("b")
                await sei.until(lambda: "A bot is playing for you" in sei.text)
                await sei.type("b")
                await ann.until(lambda: any(one["kind"] == "handed_back" for one in ann.happened))
                await sei.until(lambda: "A bot is playing for you" not in sei.text)

                await sei.type("e")
                await sei.until(lambda: "You proposed to end the game" in sei.text)
                await ann.until(lambda: bool(ann.state["asking"]))
                await ann.do("refuse", what="end")
                await sei.type("x")
                assert isinstance(sei.door.screen, Question)
                await sei.type("n", "x", "y")
                await sei.until(lambda: "You have resigned" in sei.text)
                await sei.type("m")
                assert "Resign" not in sei.text
                await sei.type("escape")
                await ann.do("end")
                await sei.until(lambda: "The game is over." in sei.text)
                await sei.type("escape")
                new = await host.post(f"/tables/{id_of(link)}/rematch")
                await sei.until(lambda: "A rematch is waiting" in sei.text)
                await sei.type("n")
                await sei.until(lambda: isinstance(sei.door.screen, Room) and new["id"] in sei.text)

    asyncio.run(evening())


def test_whoever_opens_a_table_seats_bots_frees_seats_and_deals(server: Server) -> None:
    async def evening() -> None:
        server.start()
        guest = Guest(server_of(server.url))
        await asyncio.to_thread(guest.come_in, "Sei")
        wished = opening.wish(parser().parse_args(["join", server.url, "--new", "iroha", "--players", "3"]))
        address = await asyncio.to_thread(opening.opened, guest, wished)
        async with people(server, "Ann") as [ann], visiting(address.link) as sei:
            await ann.post(f"/tables/{address.table}/join", {"seat": 1})
            await sei.until(lambda: "deals. x stands up" in " ".join(sei.text.split()) and "Ann" in sei.text)
            await sei.type("down", "right")
            await sei.until(lambda: sei.text.count("free seat") == 2)
            await sei.type("right", "down", "left")
            await sei.until(lambda: "Moss" in sei.text and "Pine" in sei.text and "free seat" not in sei.text)
            await sei.type("down", "enter")
            await sei.until(lambda: isinstance(sei.door.screen, OnlineScreen))

    asyncio.run(evening())


def test_a_table_is_opened_from_the_command_line_and_all_is_said_line_by_line(
    server: Server,
    shell: Shell,
) -> None:
    server.start()
    new = ("--new", "kimono", "--players", "3", "--bots", "moss,moss", "--clock", "10+5", "--hints", "--title", "Tea")
    typed = "hint\nwhy want 9\nclocks\nlink\nannounce 1\nbot\nback\nresign\nresign yes\n"
    done = shell("join", server.url, *new, "--name", "Sei", "--plain", "--language", "en", typed=typed)
    assert done.returncode == 0 and done.stderr == ""
    said = " ".join(done.stdout.split())
    link = f"{server.url}/t/"
    assert said.startswith(f"The table is open: {link}") and said.count(link) >= 3
    for part in ("A hint: ", "“want 9” ", "Clocks: You ", "10:0", "You: is played by a bot now", "You: plays again"):
        assert part in said, part
    assert "“resign yes”" in said and "You: resigned" in said and "The game is over." in said
    with_free_seats = shell(
        "join", server.url, "--new", "kasane", "--bots", "moss", "--plain", typed="bot pine 3\nup\n"
    )
    assert "Pine 3" in with_free_seats.stdout and "You have stood up." in with_free_seats.stdout


def test_a_table_that_cannot_be_is_one_line_and_code_2(server: Server, shell: Shell) -> None:
    def refused(url: str, part: str, *more: str) -> None:
        shell.refused(shell("join", url, "--language", "en", *more), 2, part)

    nowhere = "http://127.0.0.1:9"
    refused(nowhere, "--clock is none", "--new", "kimono", "--clock", "soon")
    refused(nowhere, "--bots are levels", "--new", "kimono", "--bots", "moss,,plum")
    refused(nowhere, "/nowhere.toml", "--new", "kimono", "--edition", "/nowhere.toml")
    refused(nowhere, "--bots", "--new", "kimono", "--bot", "moss")
    refused(nowhere, "--hints: only a new table", "--hints")
    server.start()
    refused(server.url, "no game 'chess'", "--new", "chess")
    refused(server.url, "no such level", "--new", "kimono", "--bots", "oak")
    refused(server.url, "not 9", "--new", "kimono", "--players", "9")


def test_a_rematch_goes_on_in_the_same_terminal(server: Server, terminal: Opener) -> None:
    async def evening() -> None:
        async with people(server.start(), "Ann") as [host]:
            link = await opened(host, "iroha")
            at = terminal("join", link, "--plain", "--name", "Sei", "--language", "en")
            await asyncio.to_thread(at.until, lambda: "Sei" in at.words and ">" in at.words)
            await host.post(f"/tables/{id_of(link)}/start")
            ann = await host.sit(id_of(link))
            await asyncio.to_thread(at.until, lambda: "irodori" in at.words.lower() or link in at.words)
            await ann.do("end")
            await asyncio.to_thread(at.until, lambda: "proposes to end the game" in at.words)
            at.press("y\n")
            await asyncio.to_thread(at.until, lambda: "“again” opens a rematch" in at.words)
            at.press("again\n")
            await ann.until(lambda: any(one["kind"] == "rematch" for one in ann.happened))
            await asyncio.to_thread(at.until, lambda: at.words.count("waiting for players") == 2)
            at.press("quit\n")
            assert at.end() == 0 and "brings you back" in at.words

    asyncio.run(evening())


# ---- clocks


def test_a_clock_counts_by_the_server_s_time_and_only_for_whoever_is_asked() -> None:
    known = Known()
    now = 1000 * (time.time() + 3600)
    known.facts = {"status": "running"}
    known.view = {"actors": [1]}
    known.clocks = {"left": [60_000, 60_000], "since": now - 10_000, "running": [1]}
    first, second = clocks(known, ahead=3600)
    assert (first.seconds, first.runs) == (60, False)
    assert 45 <= second.seconds <= 50 and second.runs and not second.is_short
    known.clocks["since"] -= 100_000
    assert clocks(known, ahead=3600)[1][1:] == (0, True)
    assert figures("en", 598) == "9:58" and figures("en", 3909) == "1:05:09"
    assert figures("en", 190_000) == "2 d 4 h" and figures("ja", 190_000) == "2日4時間"


def test_clocks_are_written_as_people_write_them(tmp_path: Path) -> None:
    assert opening.clock("10+10") == {"kind": "live", "bank": 600, "increment": 10}
    assert opening.clock("15") == {"kind": "live", "bank": 900, "increment": 0}
    assert opening.clock("0.5d") == {"kind": "days", "days": 0.5}
    assert opening.clock(None) == opening.clock("none") == {"kind": "none"}
    with pytest.raises(SetupError, match="soon"):
        opening.clock("soon")
    box = tmp_path / "box.toml"
    box.write_text("key = 'box'")
    assert json.dumps(opening.edition(str(box))) == '{"key": "box"}'
