"""Compiles a game's rules: plain typed Python in, one C extension out.

    python -m irodori.build               compile every game of the package, where its rules lie
    python -m irodori.build my/rules.py   compile one's own

A rules file and `core/state.py` become one Cython class without virtual calls, whose methods hold no Python object and
run without the GIL (`translate.py` writes it); `core/bits.py` is replaced by C functions. This file also runs alone on
a bare machine (`python build.py …`): it needs only Cython and a C compiler (`CC`, cc, gcc, clang, or the PyPI package
ziglang).
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX") or ".so")
NAME = "compiled"


if "irodori" not in sys.modules:  # the package itself may be what is to be built: its files without its __init__
    sys.modules["irodori"] = package = ModuleType("irodori")
    package.__path__ = [str(HERE)]

from irodori.source import BuildError  # noqa: E402
from irodori.translate import Unit  # noqa: E402


class NoCompiler(BuildError):
    """Nothing can be compiled here, whatever the rules; the games run interpreted."""

    @property
    def brief(self) -> str:
        """In one line: of a compiler's many, the one that complains."""
        first, *more = str(self).splitlines()
        return " ".join([first, *[line for line in more if "error" in line][:1]])


# ---- from Cython to an extension


def compiler() -> list[str]:
    named = os.environ.get("CC")
    if named:
        return named.split()
    for name in ("cc", "gcc", "clang"):
        found = shutil.which(name)
        if found:
            return [found]
    if importlib.util.find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "cc"]
    raise NoCompiler("no C compiler: neither CC, cc, gcc, clang nor the package ziglang")


def flags(portable: bool) -> list[str]:
    """A wheel runs on any x86-64 since 2009; what is built in place uses all that this machine has."""
    common = ["-O3", "-fPIC", "-shared", "-fno-strict-aliasing", "-fwrapv", "-w", "-DCYTHON_COMPRESS_STRINGS=0"]
    common += ["--param=inline-unit-growth=300"]  # a unit is small and all of it is hot
    common += ["-ffp-contract=off"]  # a search counts exactly as its interpreted form does
    if sys.platform == "darwin":
        common += ["-undefined", "dynamic_lookup"]
    if platform.machine() in {"x86_64", "AMD64"}:
        common += ["-march=x86-64-v2" if portable else "-march=native"]
    return common


def compile_rules(rules: Path, portable: bool = False, keep: bool = False) -> Path:
    """Compiles one rules file; the extension lies beside it and is called `compiled`."""
    source = Unit(rules).pyx()
    target = rules.with_name(NAME + SUFFIX)
    rules_stamp = stamp_of(source, sys.version)
    stamp = rules_stamp + stamp_of(*flags(portable))
    built_from = target.read_bytes() if target.exists() else b""
    if stamp.encode() in built_from:
        return target
    try:
        made = extension(f"{source}\nstamp = {stamp!r}\n", portable, rules if keep else None)
    except NoCompiler:
        if rules_stamp.encode() in built_from:  # compiled elsewhere, from these rules
            return target
        target.unlink(missing_ok=True)  # what was compiled from other rules must not run
        raise
    fresh = target.with_suffix(".new")
    fresh.write_bytes(made)
    fresh.replace(target)  # a process that has the old one open keeps it
    return target


def extension(source: str, portable: bool, keep_beside: Path | None) -> bytes:
    command = [*compiler(), *flags(portable)]
    if importlib.util.find_spec("Cython") is None:
        raise NoCompiler("the package cython is missing")
    with tempfile.TemporaryDirectory() as folder:
        pyx = Path(folder) / f"{NAME}.pyx"
        pyx.write_text(source, encoding="utf-8")
        if keep_beside:
            shutil.copy(pyx, keep_beside.with_name(pyx.name))
        c = pyx.with_suffix(".c")
        run([sys.executable, "-m", "cython", "-3", str(pyx), "-o", str(c)], BuildError)
        include = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
        built = Path(folder) / (NAME + SUFFIX)
        run([*command, *(f"-I{path}" for path in sorted(include)), str(c), "-o", str(built)], NoCompiler)
        return built.read_bytes()


def stamp_of(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def run(command: list[str], failure: type[BuildError]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as why:
        raise failure(f"{command[0]} cannot be run: {why.strerror}") from None
    if done.returncode:
        raise failure(f"{' '.join(command[:4])} … failed:\n{done.stdout}{done.stderr}".rstrip())


def build_all(portable: bool = False) -> list[Path]:
    """Compiles every game of the package; an empty list, after a one-line notice, where that is not possible."""
    built: list[Path] = []
    refused: NoCompiler | None = None
    for rules in sorted((HERE / "games").glob("*/rules.py")):
        start = time.monotonic()
        try:
            built.append(compile_rules(rules, portable))
        except NoCompiler as why:
            refused = refused or why  # the other games are tried as well: what is left of their older rules must go
            continue
        took = time.monotonic() - start
        if took > 0.5:
            print(f"compiled {rules.parent.name} in {took:.0f} s", flush=True)
    if refused:
        print(f"irodori: {refused.brief}; the games run interpreted, slower but the same", file=sys.stderr)
        return []
    return built


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m irodori.build", description="Compiles the rules of games.")
    parser.add_argument("files", nargs="*", type=Path, metavar="RULES.py", help="default: every game of the package")
    parser.add_argument("--keep", action="store_true", help="leave the .pyx that Cython is given beside the rules")
    chosen = parser.parse_args(arguments)
    files: list[Path] = chosen.files
    keep: bool = chosen.keep
    try:
        for rules in files:
            if not rules.is_file():
                raise BuildError(f"{rules}: there is no such file")
            print(compile_rules(rules, keep=keep))
        if not files:
            build_all()
    except BuildError as why:
        print(f"irodori.build: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
