"""The command line: what can be typed, and which file does it. Each command is imported when it is called."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn, Protocol, cast

LANGUAGES = ("ja", "en", "fr", "de")
SHELLS = ("bash", "zsh", "fish")
LEVELS = ("moss", "grass", "plum", "bamboo", "pine")
ELSEWHERE = {  # commands whose arguments stand with what they do: what for, an example, where
    "arena": ("Let bots play each other and rank them.", "arena GAME plum greedy -n 100", "irodori.adapters.commands"),
    "selfplay": (
        "Let bots play, and keep every game.",
        "selfplay GAME --file games.jsonl",
        "irodori.adapters.commands",
    ),
    "study": ("Report how balanced a game is.", "study GAME -n 500 --bots plum", "irodori.adapters.commands"),
    "export": ("Turn records into tables and back.", "export *.json --to games.parquet", "irodori.adapters.commands"),
    "review": ("Say of a finished game what was a mistake.", "review game.json", "irodori.terminal.review"),
    "serve": ("Run a server.", "serve --port 8000", "irodori.server.commands"),
    "backup": ("Copy the server's database while it runs.", "backup copy.db", "irodori.server.commands"),
    "restore": ("Put a copy in the database's place.", "restore copy.db", "irodori.server.commands"),
    "doctor": ("Replay every game that the server keeps.", "doctor", "irodori.server.commands"),
    "move": (
        "Take a server's data to another database.",
        "move sqlite:///a.db postgresql://…",
        "irodori.server.commands",
    ),
    "migrate": ("Bring a database into another form.", "migrate --to 0001", "irodori.server.commands"),
    "admin": ("List, close, ban, forget, hand out.", "admin tables --status running", "irodori.server.commands"),
    "load": ("Play on a server as many people, and check.", "load http://127.0.0.1:8080", "irodori.server.commands"),
    "work": ("Let bots think here for servers elsewhere.", "work --database postgresql://…", "irodori.server.commands"),
    "bots": ("The bots there are, and a look at whether they peek.", "bots check GAME plum", "irodori.bots.commands"),
}


EPILOG = """\
example: irodori play

exit codes: 0 done; 1 what was looked at is not right; 2 used wrongly, or something that was needed is not there;
130 stopped by Ctrl-C; 141 whoever read the output has gone"""


class Parser(argparse.ArgumentParser):
    """Answers bad use with one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


class Arguments(Protocol):
    """A parser, or a group within one."""

    def add_argument(self, *names: str, **facts: Any) -> object: ...


def language() -> str:
    """The environment's language, English where it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"a whole number is wanted, not {text!r}")
    return int(text)


def parser(called: str | None = None) -> Parser:
    """All commands; of those that stand elsewhere only the one called is read whole."""
    top = Parser(
        prog="irodori",
        description="Three modern Japanese card games: Colors of Kasane, KIMONO and Iroha ni Oedo.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="store_true", help="the version, and stop")
    commands = top.add_subparsers(title="commands", dest="command", metavar="COMMAND", parser_class=Parser)

    def command(name: str, what: str, example: str, module: str) -> Parser:
        found = commands.add_parser(name, help=what, description=what, epilog=f"example: irodori {example}")
        found.set_defaults(module=module)
        return found

    play = command(
        "play", "Play in the terminal: alone against bots, or several people.", "play GAME --players 3", "play"
    )
    play.add_argument("game", nargs="?", metavar="GAME", help="the game's key; asked for where it is left out")
    set_up(play)
    play.add_argument("--seed", help="a text from which the decks are shuffled; else by chance")
    play.add_argument("--seat", type=number, metavar="N", help="your seat, counted from 0 (default: 0, which begins)")
    spoken(play)
    play.add_argument(
        "--memory",
        choices=("own", "open"),
        default="own",
        help="own: you see what a real table would show you; open: all that you could remember (default: own)",
    )
    play.add_argument("--bots", choices=LEVELS, metavar="LEVEL", help=f"how well bots play: {', '.join(LEVELS)}")
    play.add_argument("--people", type=number, default=1, metavar="N", help="people at this keyboard (default: 1)")
    play.add_argument("--record", metavar="FILE", help="keep the game here after every move; goes on if FILE exists")
    play.add_argument("--resume", action="store_true", help="go on with the game that was kept last")
    play.add_argument("--plain", action="store_true", help="line by line, for screen readers, pipes and scripts")

    join = command(
        "join", "Play at a server's table, by its link.", "join https://example.org/t/TABLE --name Sei", "join"
    )
    join.add_argument("link", metavar="LINK", help="the table's address; with --new the server's")
    join.add_argument("--name", metavar="NAME", help="what you are called there (default: as last time, or your login)")
    join.add_argument("--bot", metavar="BOT", help='let a bot sit there: a level, or "cmd:PROGRAM" (docs/bots.md)')
    join.add_argument("--ms", type=number, default=1000, metavar="N", help="a bot's time for a move (default: 1000)")
    new = join.add_argument_group("a new table", "irodori join https://example.org --new GAME --players 4 --bots plum")
    new.add_argument("--new", metavar="GAME", help="open a table for this game there, and say its link for friends")
    new.add_argument("--bots", metavar="LEVEL,LEVEL", help="bots that sit there at once, after you")
    set_up(new)
    new.add_argument(
        "--clock", metavar="C", help="none, 10+10 (minutes, and seconds for each move), or 3d (default: none)"
    )
    new.add_argument("--memory", choices=("own", "open"), help="as for play (default: own)")
    new.add_argument("--late", choices=("wait", "bot"), help="when somebody's time is up (default: wait)")
    new.add_argument("--spectators", choices=("off", "table", "seats"), help="what they see (default: table)")
    new.add_argument("--hints", action="store_true", help="hints may be asked for")
    new.add_argument("--public", action="store_true", help="listed for everybody on the server")
    new.add_argument("--draw-seats", action="store_true", help="seats are drawn by lot")
    new.add_argument("--title", metavar="TEXT", help="what the table is called")
    join.add_argument("--watch", action="store_true", help="look on, and do not sit down")
    spoken(join)
    join.add_argument("--plain", action="store_true", help="line by line, for screen readers, pipes and scripts")

    simulate = command("simulate", "Play many games at random and count.", "simulate GAME -n 10000 --json", "simulate")
    simulate.add_argument("game", metavar="GAME", help="the game's key")
    simulate.add_argument(
        "-n", dest="games", type=number, default=10_000, metavar="N", help="how many (default: 10000)"
    )
    set_up(simulate)
    simulate.add_argument("--seed", type=number, default=1, metavar="N", help="the first game's number (default: 1)")
    as_json(simulate)

    replay = command("replay", "Tell a record's story and show its table.", "replay game.json --at 12", "records")
    replay.add_argument("file", metavar="FILE", help="a record")
    replay.add_argument("--at", type=number, metavar="N", help="after the first N lines (default: all)")
    replay.add_argument(
        "--seat", metavar="S", help="as seat S, a spectator or all saw it (default: all of a finished game)"
    )
    spoken(replay)
    as_json(replay)

    verify = command("verify", "Check a record: moves, result and shuffle.", "verify game.json", "records")
    verify.add_argument("file", metavar="FILE", help="a record")
    as_json(verify)

    editions = command("editions", "What is printed on the cards, and how sure that is.", "editions GAME", "editions")
    editions.add_argument(
        "words",
        nargs="*",
        metavar="WHAT",
        help="[GAME] lists; show GAME KEY prints one; new GAME KEY copies one for you to edit; check FILE checks one",
    )
    editions.add_argument("--from", dest="origin", metavar="KEY", help="with new: the edition to copy")
    as_json(editions)

    score = command(
        "score", "The score pad: what lies there at the end, counted.", "score GAME --names Sei,Mu,An", "score"
    )
    score.add_argument("game", metavar="GAME", help="the game's key")
    set_up(score)
    score.add_argument("--names", metavar="A,B,C", help="the players' names, in the order of their seats")
    score.add_argument("--file", metavar="FILE", help="keep the pad here after every answer; goes on if FILE exists")
    score.add_argument("--plain", action="store_true", help="line by line, for screen readers, pipes and scripts")
    spoken(score)
    as_json(score)

    rules = command("rules", "Read the rules of a game, or one of them.", "rules GAME S1 --language fr", "rules")
    rules.add_argument("game", metavar="GAME", help="the game's key")
    rules.add_argument("number", nargs="?", metavar="NUMBER", help="a rule's number; else the whole page")
    spoken(rules)
    as_json(rules)

    completion = command(
        "completion",
        "Print what makes a shell complete commands and options.",
        "completion bash >> ~/.bashrc",
        "completion",
    )
    completion.add_argument("shell", choices=SHELLS, metavar="SHELL", help=", ".join(SHELLS))

    command("engine", "Which form of the rules runs, and how to compile them.", "engine", "engine")

    for name, (what, example, module) in ELSEWHERE.items():
        found = command(name, what, example, module)
        if name == called:
            add, run = importlib.import_module(module).COMMANDS[name]
            add(found)
            found.set_defaults(run=run, language=language())
    return top


def set_up(parser: Arguments) -> None:
    parser.add_argument("--players", type=number, metavar="N", help="how many play (default: the game's usual number)")
    parser.add_argument("--edition", metavar="E", help="an edition's key, or the path of a .toml file")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME", help="an option of the game; repeatable"
    )


def spoken(parser: Parser) -> None:
    parser.add_argument(
        "--language", choices=LANGUAGES, default=language(), help="default: the environment's, now %(default)s"
    )


def as_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print data as JSON")


def one_word(words: Sequence[str]) -> list[str]:
    """`bots work` belongs to the server, `bots` to the bots: the server's is `work` within."""
    return ["work", *words[2:]] if list(words[:2]) == ["bots", "work"] else list(words)


def dispatch(argv: Sequence[str] | None) -> int:
    words = one_word(sys.argv[1:] if argv is None else argv)
    top = parser(next((word for word in words if not word.startswith("-")), None))
    arguments = top.parse_args(words)
    if arguments.version:
        from irodori import __version__

        print(f"irodori {__version__}")
        return 0
    if arguments.command is None:
        top.print_help()
        return 0
    if arguments.command in ELSEWHERE:
        return cast("int", arguments.run(arguments))
    module = importlib.import_module(f"irodori.terminal.{arguments.module}")
    return cast("int", module.run(arguments))


def main(argv: Sequence[str] | None = None) -> int:
    try:
        return answered(argv)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def answered(argv: Sequence[str] | None) -> int:
    """What goes wrong is said in one line."""
    from irodori.core.errors import IrodoriError

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = dispatch(argv)
        sys.stdout.flush()
    except IrodoriError as error:
        from irodori.terminal.page import plain

        print(f"irodori: {plain(str(error))}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read has gone. What is still buffered goes nowhere, so that Python does not complain at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return code
