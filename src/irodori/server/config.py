"""How a server is set up: arguments or environment variables, checked before anything starts."""

from __future__ import annotations

import importlib.util
import ipaddress
import os
import secrets
import ssl
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit


class ConfigError(ValueError):
    """What is wrong, one sentence for each setting."""


def home() -> Path:
    """The user's folder for data."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    return base / "irodori"


@dataclass(kw_only=True)
class Config:
    """Each field is `--field` and IRODORI_FIELD."""

    host: str = field(default="127.0.0.1", metadata={"help": "the address to listen at"})
    port: int = field(default=8080, metadata={"help": "the port, 0 for any that is free"})
    database: str = field(
        default="",
        metadata={"help": "sqlite:///FILE (default: in your data folder), or postgresql://USER:PASSWORD@HOST/NAME"},
    )
    processes: int = field(default=1, metadata={"help": "how many processes serve, with PostgreSQL"})
    valkey: str = field(
        default="",
        metadata={"help": "redis://HOST:PORT: tells processes of each other's moves (default: PostgreSQL does)"},
    )
    url: str = field(default="", metadata={"help": "the address that people type, if a proxy stands before"})
    secret: str = field(default="", metadata={"help": "what cookies are signed with (default: made once and kept)"})
    tls_cert: str = field(default="", metadata={"help": "a certificate's file"})
    tls_key: str = field(default="", metadata={"help": "its key's file"})
    trusted_proxies: str = field(default="", metadata={"help": "addresses whose X-Forwarded headers count"})
    bots: int = field(default=1, metadata={"help": "how many bots may think at once"})
    bot_pause: float = field(default=0.6, metadata={"help": "seconds that a bot waits before it moves"})
    limits: float = field(default=1.0, metadata={"help": "scale of all rate limits, 0 for none"})
    keep_finished: float = field(default=0, metadata={"help": "days that finished games are kept, 0 for ever"})
    keep_open: float = field(default=7, metadata={"help": "days until a table that never started is closed"})
    keep_idle: float = field(default=60, metadata={"help": "days without a move until a game ends as abandoned"})
    ping: float = field(
        default=20.0, metadata={"help": "seconds between signs of life over a socket, and for each answer"}
    )
    smtp: str = field(
        default="", metadata={"help": "smtp://USER:PASSWORD@HOST:PORT: people may be told of their turns"}
    )
    mail_from: str = field(default="", metadata={"help": "who these mails are from"})
    webhooks: str = field(default="", metadata={"help": "how webhooks' addresses may begin, split by commas"})
    remind_after: float = field(default=300, metadata={"help": "seconds that a turn lasts before somebody is told"})
    log_level: str = field(default="info", metadata={"help": "debug, info, warning or error"})

    @property
    def secure(self) -> bool:
        return bool(self.tls_cert) or self.url.startswith("https://")

    @property
    def origins(self) -> set[str]:
        if not self.url:
            return set()
        parts = urlsplit(self.url)
        return {f"{parts.scheme}://{parts.netloc}".lower()}

    def check(self) -> Config:
        """Fills in what was left out; raises ConfigError with everything that is wrong."""
        wrong: list[str] = []
        if not 0 <= self.port <= 65_535:
            wrong.append(f"port: a number from 0 to 65535 is wanted, not {self.port}")
        if not self.database:
            folder = home()
            self.database = f"sqlite:///{folder / 'irodori.db'}"
        self.check_database(wrong)
        if self.url:
            parts = urlsplit(self.url)
            if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
                wrong.append(f"url: something like https://cards.example is wanted, not {self.url!r}")
        if bool(self.tls_cert) != bool(self.tls_key):
            wrong.append("tls-cert, tls-key: both are needed, or none")
        for name in ("tls_cert", "tls_key"):
            if (file := getattr(self, name)) and not Path(file).is_file():
                wrong.append(f"{name.replace('_', '-')}: there is no file {file}")  # noqa: PERF401
        if self.tls_cert and self.tls_key and not any(line.startswith("tls-") for line in wrong):
            try:
                ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(self.tls_cert, self.tls_key)
            except (ssl.SSLError, OSError) as error:
                wrong.append(f"tls-cert, tls-key: a certificate and its key in PEM are wanted: {error}")
        for proxy in filter(None, map(str.strip, self.trusted_proxies.split(","))):
            try:
                ipaddress.ip_network(proxy, strict=False)
            except ValueError:
                if proxy != "*":
                    wrong.append(f"trusted-proxies: addresses or networks like 10.0.0.0/8, or *, not {proxy!r}")
        if self.secret and min(len(part.strip()) for part in self.secret.split(",")) < 32:
            wrong.append("secret: at least 32 characters, for example from `openssl rand -hex 32`")
        if self.log_level not in ("debug", "info", "warning", "error"):
            wrong.append(f"log-level: debug, info, warning or error, not {self.log_level!r}")
        if not 0 <= self.bots <= 64 or (self.bots == 0 and self.is_file):
            wrong.append(f"bots: 1 to 64, not {self.bots}; 0 if `irodori bots work` thinks, with PostgreSQL")
        if not 1 <= self.processes <= 64:
            wrong.append(f"processes: 1 to 64, not {self.processes}")
        elif self.processes > 1 and self.is_file:
            wrong.append("processes: several need --database postgresql://…, SQLite is for one")
        elif self.processes > 1 and os.name == "nt":
            wrong.append("processes: on Windows there is one")
        if self.valkey:
            if self.is_file:
                wrong.append("valkey: it is for several processes, and these need --database postgresql://…")
            elif not self.valkey.startswith(("redis://", "rediss://", "unix://")):
                wrong.append(f"valkey: redis://HOST:PORT is wanted, not {self.valkey.partition(':')[0]}:…")
            elif importlib.util.find_spec("redis") is None:
                wrong.append("valkey: it needs `pip install irodori[hosting]`")
        if not 0.1 <= self.ping <= 3600:
            wrong.append(f"ping: 0.1 to 3600 seconds, not {self.ping}")
        self.check_reminders(wrong)
        for name in ("bot_pause", "remind_after", "limits", "keep_finished", "keep_open", "keep_idle"):
            if not 0 <= getattr(self, name) < 1e6:
                wrong.append(  # noqa: PERF401
                    f"{name.replace('_', '-')}: 0 or more is wanted, not {getattr(self, name)}"
                )
        if wrong:
            raise ConfigError("\n".join(wrong))
        if not self.secret and self.is_file:
            self.secret = self.kept_secret()
        return self

    @property
    def is_file(self) -> bool:
        """Whether the database is a file of this machine; otherwise the secret, too, is kept in it."""
        return self.database.startswith("sqlite:")

    @property
    def file(self) -> Path:
        return Path(self.database.removeprefix("sqlite:///"))

    def check_database(self, wrong: list[str]) -> None:
        if self.database.startswith("postgresql://"):
            if importlib.util.find_spec("asyncpg") is None:
                wrong.append("database: PostgreSQL needs `pip install irodori[hosting]`")
            return
        if not self.database.startswith("sqlite:///") or self.database == "sqlite:///":
            wrong.append(
                f"database: sqlite:///FILE or postgresql://… is wanted, not {self.database.partition(':')[0]}:…"
            )
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            wrong.append(f"database: the folder {self.file.parent} cannot be made: {error.strerror}")
            return
        if not os.access(self.file if self.file.exists() else self.file.parent, os.W_OK):
            wrong.append(f"database: {self.file} cannot be written")

    def check_reminders(self, wrong: list[str]) -> None:
        if self.smtp and not self.smtp.startswith(("smtp://", "smtps://")):
            wrong.append(f"smtp: smtp://HOST:PORT or smtps://… is wanted, not {self.smtp.partition(':')[0]}:…")
        if self.smtp and "@" not in self.mail_from:
            wrong.append("mail-from: an address is wanted, for example Irodori <cards@cards.example>")
        if any(not part.strip().startswith(("http://", "https://")) for part in filter(None, self.webhooks.split(","))):
            wrong.append("webhooks: beginnings of addresses, for example https://ntfy.example/")
        if (self.smtp or self.webhooks) and not self.url:
            wrong.append("url: it must be known where the links in messages lead")

    def kept_secret(self) -> str:
        """Beside the database, readable by its owner only."""
        path = self.file.with_suffix(".secret")
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            kept = path.read_text().strip()
            if len(kept) < 32:
                raise ConfigError(f"secret: {path} is damaged; remove it, and all guests must come anew") from None
            return kept
        with os.fdopen(descriptor, "w") as file:
            file.write(secrets.token_hex(32))
        return self.kept_secret()


def from_settings(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Config:
    """Arguments that were given, then the environment, then the defaults."""
    values: dict[str, Any] = {}
    for setting in fields(Config):
        name = setting.name
        value = given.get(name)
        if value is None:
            value = environment.get(f"IRODORI_{name.upper()}")
        if value is None:
            continue
        kind = cast("type[Any]", type(setting.default))
        try:
            values[name] = kind(value)
        except ValueError:
            what = "a whole number" if kind is int else "a number"
            raise ConfigError(f"{name.replace('_', '-')}: {what} is wanted, not {value!r}") from None
    return Config(**values).check()
