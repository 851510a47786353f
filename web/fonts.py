"""Makes the Japanese letters that the page shows: subsets of its two faces, small enough to travel with the page.

    python web/fonts.py            after a Japanese text has got a character that it had not before

The letters drawn in every language (numerals, names of games and melds) make one slice in both faces. Of the Japanese
texts there are: what is read up to the first table, what each game adds, the rest of the page, the rules. They stand
the device's Japanese faces: only where there is none are they downloaded.
Noto Sans JP and Shippori Mincho: SIL Open Font License 1.1.
"""

from __future__ import annotations

import importlib
import json
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src/irodori"
FOLDER = WEB / "src/style/ja"
SHEET = FOLDER / "letters.css"
FIRST = (
    *(f"home/{part}.*" for part in ("Home", "Join", "MyTable", "Scroll", "lobby")),
    *(f"table/{part}.*" for part in ("Stage", "SeatBadge", "turn", "voice")),
    *(f"games/*/{part}" for part in ("*.svelte", "words.ts", "table.ts")),
)
"""What is shown up to the first table."""
FACES = [("Irodori Sans", "noto-sans-jp", 400), ("Irodori Mincho", "shippori-mincho", 700)]


def letters(*patterns: str, japanese: bool = False, only: str = "", within: str | None = None) -> set[str]:
    """What no Latin slice holds, in the texts of Japanese or in all others; without the terminal's own.

    `within`: only messages that are named there.
    """
    paths = [path for pattern in patterns for path in WEB.parent.glob(pattern)]
    found = [path.read_text(encoding="utf-8") for path in paths if bool(re.search(r"\bja\.", path.name)) == japanese]
    parts = [part for text in found for part in re.split(r"\n(?=\S)", text)]
    others = ("#", "terminal-", "help-")
    blocks = [part for part in parts if not part.startswith(others) and only in part.partition("=")[0]]
    if within is not None:
        asked = set(re.findall(r"'([a-z]+-[a-z-]+)'", within))
        blocks = [block for block in blocks if block.split()[0] in asked]
    return {letter for block in blocks for letter in block if ord(letter) >= 0x2E80}


def slices() -> dict[str, set[str]]:
    always = letters("web/src/**/*.svelte", "web/src/**/*.ts", "src/irodori/**/locales/*.ftl")
    always |= letters("src/irodori/games/*/editions/*.toml")
    folders = sorted(path for path in (PACKAGE / "games").iterdir() if (path / "locales").is_dir())
    games = [letters(f"src/irodori/games/{folder.name}/locales/*.ftl", japanese=True) for folder in folders]
    found = {"art": always, "first": letters("src/irodori/games/*/locales/ja.ftl", japanese=True, only="-title")}
    found["first"] |= letters("src/irodori/locales/*.ftl", japanese=True, within=sources(FIRST))
    found["first"] |= {letter for game in games for letter in game if sum(letter in other for other in games) > 1}
    found |= {folder.name: game for folder, game in zip(folders, games, strict=True)}
    found["page"] = letters("src/irodori/locales/*.ftl", japanese=True)
    found["rules"] = letters("src/irodori/games/*/lesson.json") | letters("src/irodori/**/RULES.*.md")
    found["rules"] |= letters("src/irodori/**/RULES.*.md", japanese=True)
    seen: set[str] = set()
    for name, wanted in found.items():
        found[name] = wanted - seen
        seen |= wanted
    return found


def sources(patterns: Sequence[str]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for pattern in patterns for path in (WEB / "src").glob(pattern))


def drawn() -> set[str]:
    """What the committed slices hold, by their style sheet."""
    return {chr(int(number, 16)) for number in re.findall(r"U\+([0-9A-F]+)", SHEET.read_text(encoding="utf-8"))}


def tool(name: str, *arguments: str | Path) -> None:
    importlib.import_module(f"fontTools.{name}").main([str(argument) for argument in arguments])


SIGNS = "\u0152\u0153\u2030\u2039\u203a\u20ac\u2190\u2191\u2192\u2193\u2212"
PLAIN = {chr(code) for code in range(0x20, 0x7F)} | set("\u2013\u2018\u2019\u201c\u201d\u2026\u2212\u00b7")
LATIN = {chr(code) for code in (*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2010, 0x2027))} | set(SIGNS)


def subset(package: str, weight: int, wanted: set[str], path: Path) -> None:
    folder = WEB / "node_modules/@fontsource" / package
    ranges: dict[str, str] = json.loads((folder / "unicode.json").read_text())
    parts: list[Path] = []
    rest = set(wanted)
    for name, codes in ranges.items():
        here = [f"{ord(letter):04X}" for letter in sorted(rest) if holds(codes, ord(letter))]
        if here:
            parts.append(path.with_suffix(f".{len(parts)}.ttf"))
            file = folder / f"files/{package}-{name.strip('[]')}-{weight}-normal.woff"
            looks = [
                "--layout-features=vert,vrt2,kern,lnum,tnum",
                "--no-hinting",
                "--notdef-outline",
                f"--output-file={parts[-1]}",
            ]
            tool("subset", file, f"--unicodes={','.join(here)}", *looks)
            rest -= {chr(int(code, 16)) for code in here}
    whole = path.with_suffix(".ttf")
    tool("merge", f"--output-file={whole}", *parts)
    tool("ttLib.woff2", "compress", "-o", path, whole)
    for part in (whole, *parts):
        part.unlink()
    if rest:
        print(f"{package} has no {''.join(sorted(rest))}", file=sys.stderr)


def holds(codes: str, code: int) -> bool:
    bounds = [part.removeprefix("U+").split("-") for part in codes.split(",")]
    return any(int(bound[0], 16) <= code <= int(bound[-1], 16) for bound in bounds)


def face(name: str, family: str, weight: int, path: Path, wanted: set[str]) -> str:
    numbers = ", ".join(f"U+{ord(letter):X}" for letter in sorted(wanted))
    return (
        f'/* {name} */ @font-face {{ font-family: "{family}"; font-weight: {weight}; font-display: swap; '
        f'src: url("./{path.name}") format("woff2"); unicode-range: {numbers}; }}'
    )


def main() -> None:
    os.environ["SOURCE_DATE_EPOCH"] = "0"  # the same letters give the same files
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    lines = ["/* Made by web/fonts.py. SIL Open Font License 1.1. */"]
    for name, wanted in (("plain", PLAIN), ("latin", LATIN - PLAIN)):
        path = FOLDER / f"{name}-shippori-mincho-700.woff2"
        subset("shippori-mincho", 700, wanted, path)
        lines.append(face(name, "Shippori Mincho", 700, path, wanted))
        print(path.name, path.stat().st_size)
    for name, wanted in slices().items():
        for family, package, weight in FACES:
            if name != "art" and weight == 700:
                continue  # Japanese headings take the device's Mincho, or else the text's face
            path = FOLDER / f"{name}-{package}-{weight}.woff2"
            subset(package, weight, wanted, path)
            lines.append(face(name, family, weight, path, wanted))
            print(path.name, path.stat().st_size)
    SHEET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
