"""Runs a server until it is told to stop."""

from __future__ import annotations

import gc
import json
import logging
import os
import sys
import time
from typing import Any

import uvicorn

from irodori.server.app import application
from irodori.server.config import Config

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
    """Says where it listens once it does: port 0 is known only then."""

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            scheme = "https" if self.config.is_ssl else "http"
            print(f"Irodori is ready at {scheme}://{f'[{host}]' if ':' in host else host}:{port}/", flush=True)


def run(config: Config) -> None:
    set_up_logs(config.log_level)
    sys.setswitchinterval(0.001)  # the database's thread must not wait long for the interpreter
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 50)
    if sys.platform != "win32":
        os.umask(0o077)  # the database holds secrets
    Server(
        uvicorn.Config(
            application(config),
            host=config.host,
            port=config.port,
            loop="auto",
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=16_384,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            access_log=False,
            log_config=None,
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=config.trusted_proxies or None,
            ssl_certfile=config.tls_cert or None,
            ssl_keyfile=config.tls_key or None,
            server_header=False,
            timeout_graceful_shutdown=10,
            timeout_keep_alive=30,
        )
    ).run()
