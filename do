#!/usr/bin/env python3
"""The commands of Irodori.

  ./do play [ARGUMENT...]          a table in the browser; with arguments in the terminal: those of `irodori play`
  ./do test [--long] [ARGUMENT...] every test, with --long the slow ones too; the arguments are those of pytest
  ./do check                       format, lint, types, and the tests of the repository itself
  ./do bench [NAME...]             measure: the scripts in bench/, all or those named
  ./do baseline NAME [ARGUMENT...] learn to play: a script in bench/baselines/, with libraries of its own
  ./do fmt                         format the code and mend what can be mended
  ./do page [ARGUMENT...]          work on the page: a development server, the arguments are those of `vite`
  ./do docs                        build the site of docs/ into build/docs/site

The first run makes .venv, compiles the engine and builds the page; later runs do so with what has changed.
"""

import sys

# This file must still parse on Python 3.6, so that an old Python gets this sentence instead of a syntax error.
if sys.version_info < (3, 11):
    sys.exit("Irodori needs Python 3.11 or newer; this is %d.%d. Start `do` with a newer one." % sys.version_info[:2])

import hashlib
import importlib.util
import os
import shutil
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
REQUIREMENTS = ROOT / "requirements"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LEARNERS = VENV / "baselines"
STAMP = VENV / "irodori-stamp"
START = time.monotonic()


def say(text: str) -> None:
    print(f"[{time.monotonic() - START:5.1f} s] {text}", file=sys.stderr, flush=True)


def run(*command: str | Path, cwd: Path | None = ROOT, **environment: str) -> int:
    """The command's exit code. Ctrl-C reaches the command too, and how to end is its own affair: we wait."""
    with subprocess.Popen(command, cwd=cwd, env={**os.environ, **environment}) as process:
        while True:
            try:
                code = process.wait()
            except KeyboardInterrupt:
                continue
            return code if code >= 0 else 128 - code


def must(*command: str | Path) -> None:
    code = run(*command)
    if code:
        sys.exit(code)


def install(what: str, *arguments: str | Path) -> None:
    must(BIN / "uv", "pip", what, "--quiet", "--python", PYTHON, *arguments)


def make_venv() -> None:
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        sys.exit(
            f"{sys.executable} cannot make a virtual environment: its module venv or ensurepip is missing.\n"
            f"On Debian or Ubuntu `apt install python3.{sys.version_info.minor}-venv` brings it; elsewhere take a "
            "complete Python. Then run the same command again."
        )
    import venv

    say("making .venv")
    venv.create(VENV, clear=True, symlinks=os.name != "nt", with_pip=True)
    pip = [PYTHON, "-m", "pip", "install", "--require-hashes", "-r", REQUIREMENTS / "uv.txt"]
    done = subprocess.run(pip, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(done.stdout)


def set_up() -> None:
    """Bring .venv and the compiled engine up to date. The stamp is written last, so what was interrupted is redone."""
    needed = [REQUIREMENTS / "dev.txt"]
    if "CC" not in os.environ and not any(map(shutil.which, ("cc", "gcc", "clang"))):
        needed.append(REQUIREMENTS / "compiler.txt")
    contents = [path.read_bytes() for path in (REQUIREMENTS / "uv.txt", *needed, ROOT / "pyproject.toml")]
    python = " ".join((sys.version, sys.base_prefix, str(VENV))).replace("\n", " ")
    wanted = [python, hashlib.sha256(b"\0".join(contents)).hexdigest()]
    found = STAMP.read_text().splitlines() if STAMP.exists() and PYTHON.exists() else []
    if found != wanted:
        STAMP.unlink(missing_ok=True)
        if found[:1] != [python]:
            make_venv()
        say("installing what " + " and ".join(path.name for path in needed) + " pins")
        install("sync", "--require-hashes", *needed)
        say("building the engine")

    # By path, not with -m: a broken engine must not be imported on the way to mending it.
    must(PYTHON, "-P", "src/irodori/build.py")

    if found != wanted:
        install("install", "--no-deps", "--no-build-isolation", "--editable", ROOT)
        STAMP.write_text("\n".join(wanted))

    must(PYTHON, "-P", "web/build.py")

    if found != wanted:
        say("ready")


def play(*arguments: str) -> int:
    command = ["play", *arguments] if arguments else ["serve", "--open"]
    return run(BIN / "irodori", *command, cwd=None)


def test(*arguments: str) -> int:
    run(PYTHON, "-P", "tests/browser/chromium.py")  # without one only the page's tests fail, and say so too
    chosen = [argument for argument in arguments if argument not in ("--long", "--")]
    if "--long" in arguments:
        return run(PYTHON, "-m", "pytest", "-n", "auto", "--timeout=5400", *chosen, IRODORI_LONG="1")
    return run(PYTHON, "-m", "pytest", "-n", "auto", *chosen)


def check() -> int:
    codes = [
        run(BIN / "ruff", "format", "--check", "."),
        run(BIN / "ruff", "check", "."),
        run(BIN / "pyright"),
        run(PYTHON, "-m", "pytest", "--quiet", "tests/repo"),
    ]
    return max(codes)


def bench(*names: str) -> int:
    scripts = {path.stem: path for path in sorted((ROOT / "bench").glob("[!_]*.py"))}
    unknown = [name for name in names if name not in scripts]
    if unknown:
        sys.exit(f"No benchmark is called {' or '.join(unknown)}; there are: {', '.join(scripts)}.")
    install("install", "--require-hashes", "-r", REQUIREMENTS / "bench.txt")
    return max((run(PYTHON, scripts[name], PYTHONPATH=str(ROOT)) for name in names or scripts), default=0)


def baseline(name: str = "", *arguments: str) -> int:
    scripts = {path.stem: path for path in sorted((ROOT / "bench" / "baselines").glob("[!_]*.py"))}
    if name not in scripts:
        sys.exit(f"No baseline is called {name or 'nothing'}; there are: {', '.join(scripts)}.")
    if name != "cfr" and not (LEARNERS / "torch").exists():
        install("install", "--require-hashes", "--target", LEARNERS, "-r", REQUIREMENTS / "baselines.txt")
    return run(PYTHON, scripts[name], *arguments, PYTHONPATH=str(LEARNERS))


def fmt() -> int:
    return max(run(BIN / "ruff", "check", "--fix-only", "."), run(BIN / "ruff", "format", "."))


def page(*arguments: str) -> int:
    return run(PYTHON, "-P", "web/build.py", "--serve", *arguments)


def docs() -> int:
    return run(PYTHON, "docs/build.py")


COMMANDS = {
    "play": play,
    "test": test,
    "check": check,
    "bench": bench,
    "baseline": baseline,
    "fmt": fmt,
    "page": page,
    "docs": docs,
}


def main(name: str = "--help", *arguments: str) -> int:
    if name in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    if name not in COMMANDS:
        print(f"There is no command {name!r}.\n\n{__doc__}", file=sys.stderr)
        return 2
    if name in ("check", "docs", "fmt") and arguments:
        print(f"`./do {name}` takes no arguments.", file=sys.stderr)
        return 2
    set_up()
    return COMMANDS[name](*arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
