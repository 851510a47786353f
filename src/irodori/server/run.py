"""Runs a server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
import time
from typing import Any

import uvicorn

from irodori.server.app import application
from irodori.server.config import Config
from irodori.server.crew import inherited
from irodori.server.house import House
from irodori.server.opening import is_ours, open_page
from irodori.server.store.database import StoreError
from irodori.server.wire import Requests, Socket

KNOWN = set(vars(logging.makeLogRecord({})))


class Lines(logging.Formatter):
    """One JSON object a line: for people's eyes and for programs."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {"at": f"{moment}Z", "level": record.levelname.lower(), "from": record.name}
        line["message"] = record.getMessage()
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for quiet in ("uvicorn", "uvicorn.error", "aiosqlite", "sqlalchemy", "alembic"):
        logging.getLogger(quiet).setLevel(logging.WARNING)  # uvicorn's own lines hold paths, and so the ids of tables


class Server(uvicorn.Server):
    """Says where it listens once it does, for port 0 is known only then; lets the house drain before it stops."""

    def __init__(self, config: uvicorn.Config, house: House, opens: bool = False) -> None:
        super().__init__(config)
        self.house = house
        self.opens = opens

    async def startup(self, sockets: Any = None) -> None:
        """What nobody could know before it was tried is said in one sentence."""
        host, port = self.config.host, self.config.port
        try:
            with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                trial.bind((host, 0 if sockets else port))  # one of a crew listens where the crew does
        except OSError as error:
            if self.opens and is_ours(host, port):
                print(f"Irodori runs already at {self.address(host, port)}", flush=True)
                open_page(self.address(host, port))
                raise SystemExit(0) from None
            print(f"irodori: host, port: cannot listen at {host}, {port}: {error.strerror}", file=sys.stderr)
            raise SystemExit(1) from None
        try:
            await self.house.database.open()
        except StoreError as error:
            print(f"irodori: database: {error}", file=sys.stderr)
            raise SystemExit(1) from None
        await self.started_up(sockets)

    async def shutdown(self, sockets: Any = None) -> None:
        if self.started and not self.house.draining:
            await self.house.drain()
        await super().shutdown(sockets)

    async def started_up(self, sockets: Any) -> None:
        await super().startup(sockets)
        if self.started:
            address = self.address(*self.servers[0].sockets[0].getsockname()[:2])
            print(f"Irodori is ready at {address}", flush=True)
            if self.opens:
                open_page(address)

    def address(self, host: str, port: int) -> str:
        scheme = "https" if self.config.is_ssl else "http"
        return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}/"


def run(config: Config, opens: bool = False) -> None:
    set_up(config)
    shared = inherited()
    server_of(House(config), opens).run([shared] if shared is not None else None)


def work(config: Config) -> int:
    """Bots for servers elsewhere: a process like theirs that nobody connects to."""
    set_up(config)

    async def go() -> None:
        house = House(config)
        await house.open()
        print(f"Irodori's bots are ready: {config.bots} at once", flush=True)
        stop = asyncio.Event()
        for name in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
        await stop.wait()
        await house.close()

    try:
        asyncio.run(go())
    except StoreError as error:
        print(f"irodori: {error}", file=sys.stderr)
        return 1
    return 0


def set_up(config: Config) -> None:
    set_up_logs(config.log_level)
    sys.setswitchinterval(0.001)  # the database's thread must not wait long for the interpreter
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 50)
    if sys.platform != "win32":
        os.umask(0o077)  # the database holds secrets


def server_of(house: House, opens: bool = False) -> Server:
    config = house.config
    return Server(
        uvicorn.Config(
            application(house),
            host=config.host,
            port=config.port,
            loop="auto",
            http=Requests,
            ws=Socket,
            ws_max_size=16_384,
            ws_per_message_deflate=False,
            ws_ping_interval=config.ping,
            ws_ping_timeout=config.ping,
            access_log=False,
            log_config=None,
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=config.trusted_proxies or None,
            ssl_certfile=config.tls_cert or None,
            ssl_keyfile=config.tls_key or None,
            server_header=False,
            timeout_graceful_shutdown=10,
            timeout_keep_alive=30,
        ),
        house,
        opens,
    )
