"""The command line: what can be typed, and which file does it. Each command is imported when it is called."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn, Protocol, cast

from irodori.terminal.helps import Helps

LANGUAGES = ("ja", "en", "fr", "de")
SHELLS = ("bash", "zsh", "fish")
LEVELS = ("moss", "grass", "plum", "bamboo", "pine")
NEW_TABLE = "irodori join https://example.org --new GAME --players 4 --bots plum"
EXAMPLES = {  # the commands of the terminal: an example, and the file that does it
    "play": ("play GAME --players 3", "play"),
    "join": ("join https://example.org/t/TABLE --name Sei", "join"),
    "simulate": ("simulate GAME -n 10000 --json", "simulate"),
    "replay": ("replay game.json --at 12", "records"),
    "verify": ("verify game.json", "records"),
    "editions": ("editions GAME", "editions"),
    "score": ("score GAME --names Sei,Mu,An", "score"),
    "rules": ("rules GAME S1 --language fr", "rules"),
    "completion": ("completion bash >> ~/.bashrc", "completion"),
    "engine": ("engine", "engine"),
}
ELSEWHERE = {  # commands whose arguments stand with what they do: an example, where
    "arena": ("arena GAME plum greedy -n 100", "irodori.adapters.commands"),
    "selfplay": ("selfplay GAME --file games.jsonl", "irodori.adapters.commands"),
    "study": ("study GAME -n 500 --bots plum", "irodori.adapters.commands"),
    "export": ("export *.json --to games.parquet", "irodori.adapters.commands"),
    "review": ("review game.json", "irodori.terminal.review"),
    "serve": ("serve --port 8000", "irodori.server.commands"),
    "backup": ("backup copy.db", "irodori.server.commands"),
    "restore": ("restore copy.db", "irodori.server.commands"),
    "doctor": ("doctor", "irodori.server.commands"),
    "move": ("move sqlite:///a.db postgresql://…", "irodori.server.commands"),
    "migrate": ("migrate --to 0001", "irodori.server.commands"),
    "admin": ("admin tables --status running", "irodori.server.commands"),
    "load": ("load http://127.0.0.1:8080", "irodori.server.commands"),
    "work": ("work --database postgresql://…", "irodori.server.commands"),
    "bots": ("bots check GAME plum", "irodori.bots.commands"),
}


class Parser(argparse.ArgumentParser):
    """Answers bad use with one line. Its help is told by `helps`, in the reader's language."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


class Arguments(Protocol):
    """A parser, or a group within one."""

    def add_argument(self, *names: str, **facts: Any) -> object: ...


def language(words: Sequence[str] = ()) -> str:
    """The one that is asked for, else the environment's, English where it is none of ours."""
    for word, after in zip(words, [*words[1:], ""], strict=False):
        asked = after if word == "--language" else word.removeprefix("--language=")
        if word.startswith("--language") and asked in LANGUAGES:
            return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"a whole number is wanted, not {text!r}")
    return int(text)


def parser(called: str | None = None, reading: str | None = None) -> Parser:
    """All commands; of those that stand elsewhere only the one called is read whole. `reading`: the help's language."""
    helps = Helps(reading or language())
    top = Parser(prog="irodori", formatter_class=helps.formatter)
    top.add_argument("--version", action="store_true")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    made: dict[str, Parser] = {}
    for name, (_, module) in {**EXAMPLES, **ELSEWHERE}.items():
        made[name] = commands.add_parser(name, help=helps.of(name), formatter_class=helps.formatter)
        made[name].set_defaults(module=module)

    play = made["play"]
    play.add_argument("game", nargs="?", metavar="GAME")
    set_up(play)
    play.add_argument("--seed")
    play.add_argument("--seat", type=number, metavar="N")
    spoken(play)
    play.add_argument("--memory", choices=("own", "open"), default="own")
    play.add_argument("--bots", choices=LEVELS, metavar="LEVEL")
    play.add_argument("--people", type=number, default=1, metavar="N")
    play.add_argument("--record", metavar="FILE")
    play.add_argument("--resume", action="store_true")
    play.add_argument("--plain", action="store_true")

    join = made["join"]
    join.add_argument("link", metavar="LINK")
    join.add_argument("--name", metavar="NAME")
    join.add_argument("--bot", metavar="BOT")
    join.add_argument("--ms", type=number, default=1000, metavar="N")
    new = join.add_argument_group(helps.of("join-group"), NEW_TABLE)
    new.add_argument("--new", metavar="GAME")
    new.add_argument("--bots", metavar="LEVEL,LEVEL")
    set_up(new)
    new.add_argument("--clock", metavar="C")
    new.add_argument("--memory", choices=("own", "open"))
    new.add_argument("--late", choices=("wait", "bot"))
    new.add_argument("--spectators", choices=("off", "table", "seats"))
    new.add_argument("--hints", action="store_true")
    new.add_argument("--public", action="store_true")
    new.add_argument("--draw-seats", action="store_true")
    new.add_argument("--title", metavar="TEXT")
    join.add_argument("--watch", action="store_true")
    spoken(join)
    join.add_argument("--plain", action="store_true")

    simulate = made["simulate"]
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("-n", dest="games", type=number, default=10_000, metavar="N")
    set_up(simulate)
    simulate.add_argument("--seed", type=number, default=1, metavar="N")
    as_json(simulate)

    replay = made["replay"]
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--at", type=number, metavar="N")
    replay.add_argument("--seat", metavar="S")
    spoken(replay)
    as_json(replay)

    verify = made["verify"]
    verify.add_argument("file", metavar="FILE")
    as_json(verify)

    editions = made["editions"]
    editions.add_argument("words", nargs="*", metavar="WHAT")
    editions.add_argument("--from", dest="origin", metavar="KEY")
    as_json(editions)

    score = made["score"]
    score.add_argument("game", metavar="GAME")
    set_up(score)
    score.add_argument("--names", metavar="A,B,C")
    score.add_argument("--file", metavar="FILE")
    score.add_argument("--plain", action="store_true")
    spoken(score)
    as_json(score)

    rules = made["rules"]
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("number", nargs="?", metavar="NUMBER")
    spoken(rules)
    as_json(rules)

    completion = made["completion"]
    completion.add_argument("shell", choices=SHELLS, metavar="SHELL", help=", ".join(SHELLS))

    helps.tell_top(top)
    for name, (example, _) in EXAMPLES.items():
        helps.tell(made[name], name, example)
    for name, (example, module) in ELSEWHERE.items():
        if name == called:
            add, run = importlib.import_module(module).COMMANDS[name]
            add(made[name])
            made[name].set_defaults(run=run)
        helps.tell(made[name], name, example)
    return top


def set_up(parser: Arguments) -> None:
    parser.add_argument("--players", type=number, metavar="N")
    parser.add_argument("--edition", metavar="E")
    parser.add_argument("--option", action="append", default=[], metavar="NAME")


def spoken(parser: Parser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, default=language())


def as_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true")


def one_word(words: Sequence[str]) -> list[str]:
    """`bots work` belongs to the server, `bots` to the bots: the server's is `work` within."""
    return ["work", *words[2:]] if list(words[:2]) == ["bots", "work"] else list(words)


def dispatch(argv: Sequence[str] | None) -> int:
    words = one_word(sys.argv[1:] if argv is None else argv)
    top = parser(next((word for word in words if not word.startswith("-")), None), language(words))
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
