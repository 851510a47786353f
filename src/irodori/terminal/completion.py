"""`irodori completion`: what a shell needs to complete commands, options and their values; all from the parser."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field

from irodori.core.info import known
from irodori.terminal.cli import ELSEWHERE, LEVELS, SHELLS, parser

VALUES = {"--bots": LEVELS}
GAME, FILE = "GAME", ("FILE", "RECORD")


@dataclass
class Found:
    """A command: its options with the values that may follow, and the words that may stand alone."""

    about: str
    options: dict[str, tuple[str, list[str]]] = field(default_factory=dict[str, "tuple[str, list[str]]"])
    words: list[str] = field(default_factory=list[str])
    files: bool = False


def run(arguments: argparse.Namespace) -> int:
    print({"bash": bash, "zsh": zsh, "fish": fish}[arguments.shell](commands()), end="")
    return 0


def commands() -> dict[str, Found]:
    found: dict[str, Found] = {}
    for name in choices(parser()):
        whole = choices(parser(name if name in ELSEWHERE else None))
        found[name] = read(whole[name], name)
    return found


def choices(top: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in top._actions:  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
            return dict(action.choices)  # pyright: ignore[reportUnknownArgumentType, reportUnknownMemberType]
    return {}


def read(command: argparse.ArgumentParser, name: str) -> Found:
    found = Found(" ".join((command.description or "").split()))
    for action in command._actions:  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        listed = list(map(str, action.choices or VALUES.get(max(action.option_strings, default=""), ())))
        meant = str(action.metavar or action.dest)
        for option in action.option_strings:
            if option.startswith("--"):
                found.options[option] = (" ".join((action.help or "").split()), listed)
        if not action.option_strings:
            found.words += list(known) if GAME in meant else listed
        found.files = found.files or meant.strip(".json") in FILE or meant in FILE
    if name == "completion":
        found.words = list(SHELLS)
    return found


def bash(found: dict[str, Found]) -> str:
    cases: list[str] = []
    for name, command in found.items():
        inner = [
            f"      {option}) COMPREPLY=($(compgen -W '{' '.join(values)}' -- \"$now\")); return;;"
            for option, (_, values) in command.options.items()
            if values
        ]
        words = " ".join([*command.options, *command.words])
        files = " -f" if command.files else ""
        cases.append(
            "\n".join(
                [
                    f"    {name})",
                    *(['      case "$before" in', *inner, "      esac"] if inner else []),
                    f"      COMPREPLY=($(compgen{files} -W '{words}' -- \"$now\"));;",
                ]
            )
        )
    return "\n".join(
        [
            '# irodori: eval "$(irodori completion bash)"',
            "_irodori() {",
            '  local now="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
            "  COMPREPLY=()",
            '  if [ "$COMP_CWORD" -eq 1 ]; then',
            f"    COMPREPLY=($(compgen -W '--help --version {' '.join(found)}' -- \"$now\")); return",
            "  fi",
            '  case "${COMP_WORDS[1]}" in',
            *cases,
            "  esac",
            "}",
            "complete -F _irodori irodori",
            "",
        ]
    )


def zsh(found: dict[str, Found]) -> str:
    listed = " ".join(quoted(f"{name}:{command.about}") for name, command in found.items())
    cases: list[str] = []
    for name, command in found.items():
        specs: list[str] = []
        for option, (about, values) in command.options.items():
            about = about.translate(str.maketrans("[]:", "() "))
            specs.append(quoted(f"*{option}[{about}]" + (f":value:({' '.join(values)})" if values else "")))
        words = f"*:what:({' '.join(command.words)})" if command.words else "*:file:_files"
        cases.append(f"    {name}) _arguments {' '.join([*specs, quoted(words)])};;")
    return "\n".join(
        [
            "#compdef irodori",
            '# irodori: eval "$(irodori completion zsh)"',
            "_irodori() {",
            "  if (( CURRENT == 2 )); then",
            f"    local -a commands; commands=({listed})",
            "    _describe command commands; return",
            "  fi",
            "  local command=$words[2]",
            "  shift words; (( CURRENT-- ))",
            "  case $command in",
            *cases,
            "  esac",
            "}",
            "compdef _irodori irodori",
            "",
        ]
    )


def fish(found: dict[str, Found]) -> str:
    lines = ["# irodori: irodori completion fish | source", "complete -c irodori -f"]
    for name, command in found.items():
        lines.append(f"complete -c irodori -n __fish_use_subcommand -a {name} -d {quoted(command.about)}")
        here = f"complete -c irodori -n '__fish_seen_subcommand_from {name}'"
        for option, (about, values) in command.options.items():
            takes = f" -x -a {quoted(' '.join(values))}" if values else ""
            lines.append(f"{here} -l {option.removeprefix('--')}{takes} -d {quoted(about)}")
        if command.words:
            lines.append(f"{here} -a {quoted(' '.join(command.words))}")
        if command.files:
            lines.append(f"{here} -F")
    return "\n".join([*lines, ""])


def quoted(text: str) -> str:
    return "'" + text.replace("\\", "").replace("'", "’") + "'"
