"""`irodori join`: to a table that a server keeps, by its link."""

from __future__ import annotations

import argparse
from typing import cast

from irodori import words
from irodori.core.errors import SetupError
from irodori.terminal.online import opening
from irodori.terminal.online.address import parsed, server_of
from irodori.terminal.online.guest import Guest, ServerError
from irodori.terminal.page import plain, wrapped
from irodori.terminal.play import is_screen


def run(arguments: argparse.Namespace) -> int:
    """What a server refuses is said in the reader's language where there are words for it."""
    try:
        return seated(arguments)
    except ServerError as error:
        key = f"terminal-problem-{error.code.replace('_', '-')}"
        if error.code == "offline" or not words.has(arguments.language, key):
            raise
        raise ServerError(words.t(arguments.language, key), error.code) from None


def seated(arguments: argparse.Namespace) -> int:
    language = cast("str", arguments.language)
    wished = opening.wish(arguments) if arguments.new else None
    if arguments.new:
        address = server_of(arguments.link)
    else:
        opening.must_be_new(arguments)
        address = parsed(arguments.link)
    name = cast("str | None", arguments.name)
    if name is not None and not (name.strip() and name.isprintable()):
        raise SetupError(f"--name has letters, and no control characters, not {plain(name, 40)!r}")
    bot = cast("str | None", arguments.bot)
    if bot is not None:
        from irodori.terminal.online import robot

        if arguments.new:
            raise SetupError("--bot sits down at a table that is there; for a new one with bots, use --bots")
        robot.command(bot)
        guest = Guest(address, name or bot)
        guest.come_in(name or f"{plain(bot.rpartition('/')[2], 20)} (bot)")
        guest.sit_down()
        return robot.run(guest, bot, cast("int", arguments.ms))
    guest = Guest(address)
    guest.come_in(name)
    if wished is not None:
        link = opening.opened(guest, wished).link
        print("\n".join(wrapped(words.t(language, "terminal-online-link", link=link))), flush=True)
    elif not arguments.watch:
        guest.sit_down()
    if arguments.plain or not is_screen():
        from irodori.terminal.online.plain import run as by_line

        by_line(guest, language)
        return 0
    from irodori.terminal.app.app import Door

    print(Door(language, guest=guest).run() or words.t(language, "terminal-quit"))
    return 0
