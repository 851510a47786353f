"""It is your turn: by mail and by webhooks, for games over days. Off until a host sets `--smtp` or `--webhooks`.

Whose turn it is stands in the database, written with the move that made it so. One process takes each turn to tell of
it, by changing `told`: at most one message a turn, however many processes there are.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import httpx
from sqlalchemy import select, update

from irodori.server.store import schema as s
from irodori.server.store.database import StoreError

if TYPE_CHECKING:
    from irodori.server.house import House

log = logging.getLogger("irodori.reminders")
EVERY = 10.0
DAY = 86_400_000
MOST = 100
"""Turns told of at one look."""
WORDS = {
    "en": (
        "Your turn", "It is your turn in {games}:", "Confirm that you want to be told of your turns", "To stop",
    ),
    "de": (
        "Du bist am Zug", "Du bist am Zug in {games}:", "Bestätige, dass wir dir schreiben dürfen", "Abbestellen",
    ),
    "fr": (
        "À vous de jouer", "C’est à vous de jouer à {games} :", "Confirmez que vous voulez être prévenu", "Arrêter",
    ),
    "ja": (
        "あなたの番です", "{games}であなたの番です：", "手番のお知らせの受け取りを確認してください", "お知らせを止める",
    ),
}  # fmt: skip
"""Subject, first line, what a confirmation asks, and how to stop."""


@dataclass(frozen=True)
class Due:
    """A turn of which somebody may be told now."""

    key: int
    table: str
    game: str
    since: int


class Reminders:
    def __init__(self, house: House) -> None:
        self.house = house
        self.smtp = house.config.smtp
        self.hooks = tuple(part.strip() for part in house.config.webhooks.split(",") if part.strip())

    @property
    def offered(self) -> bool:
        return bool(self.smtp or self.hooks)

    async def keep(self) -> None:
        while True:
            await asyncio.sleep(min(EVERY, max(0.2, self.house.config.remind_after)))
            try:
                await self.look(self.house.now())
            except StoreError as error:
                log.warning("nobody is told of their turn now: %s", error)
            except Exception:
                log.exception("reminders")

    async def look(self, now: int) -> None:
        """Those whose turn has lasted a while; with a digest, once a day."""
        t, r = s.turns.c, s.reminders.c
        sought = (
            select(
                t.player,
                t.table,
                t.since,
                s.tables.c.id,
                s.tables.c.game,
                r.mail,
                r.hook,
                r.digest,
                r.language,
                r.token,
            )
            .join(s.reminders, r.player == t.player)
            .join(s.tables, s.tables.c.key == t.table)
            .where(t.told.is_(False), r.confirmed, t.since < now - self.house.config.remind_after * 1000)
            .where((r.digest.is_(False)) | (r.sent < now - DAY))
            .order_by(t.player, t.since)
            .limit(MOST)
        )
        people: dict[str, tuple[tuple[str, str, str, str], list[Due]]] = {}
        for player, key, since, table, game, mail, hook, _, language, token in await self.house.database.rows(sought):
            known = people.setdefault(player, ((mail, hook, language, token), []))
            known[1].append(Due(key, table, game, since))
        for player, (how, turns) in people.items():
            mine = [turn for turn in turns if await self.taken(player, turn, True)]
            if mine:
                await self.house.database.changed(update(s.reminders).where(r.player == player).values(sent=now))
                try:
                    await self.tell(how, mine)
                except Exception as error:
                    log.warning("somebody could not be told of their turn: %r", error)
                    for turn in mine:
                        await self.taken(player, turn, False)

    async def taken(self, player: str, turn: Due, told: bool) -> bool:
        t = s.turns.c
        this = (t.table == turn.key, t.player == player, t.since == turn.since, t.told.is_(not told))
        return await self.house.database.changed(update(s.turns).where(*this).values(told=told)) == 1

    # ---- sending

    async def tell(self, how: tuple[str, str, str, str], turns: list[Due]) -> None:
        mail, hook, language, token = how
        subject, first, _, stop = WORDS.get(language, WORDS["en"])
        links = [f"{self.house.config.url}/t/{turn.table}" for turn in turns]
        games = ", ".join(dict.fromkeys(title(turn.game) for turn in turns))
        if hook and hook.startswith(self.hooks):
            content = {
                "text": f"{first.format(games=games)} {' '.join(links)}",
                "content": f"{subject}: {' '.join(links)}",
            }
            async with httpx.AsyncClient(timeout=10, follow_redirects=False, trust_env=False) as client:
                (await client.post(hook, json={**content, "tables": links})).raise_for_status()
        if mail and self.smtp:
            lines = [first.format(games=games), "", *links, "", f"{stop}: {self.page(token)}"]
            await self.send(mail, f"{subject}: {games}", lines, token)

    async def confirm(self, mail: str, language: str, token: str) -> None:
        _, _, ask, _ = WORDS.get(language, WORDS["en"])
        await self.send(mail, ask, [f"{ask}:", "", self.page(token)], token)

    def page(self, token: str) -> str:
        return f"{self.house.config.url}/#/turns/{token}"

    async def send(self, to: str, subject: str, lines: list[str], token: str) -> None:
        message = EmailMessage()
        message["From"] = self.house.config.mail_from
        message["To"] = to
        message["Subject"] = subject
        message["List-Unsubscribe"] = f"<{self.house.config.url}/api/reminders/{token}/stop>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content("\n".join(lines) + "\n")
        await asyncio.to_thread(deliver, self.smtp, message)


def title(game: str) -> str:
    import irodori

    return irodori.games()[game].title


def deliver(url: str, message: EmailMessage) -> None:
    """`smtp://` asks for encryption where the other side offers it, `smtps://` begins with it."""
    parts = urlsplit(url)
    host, context = parts.hostname or "127.0.0.1", ssl.create_default_context()
    if parts.scheme == "smtps":
        server = smtplib.SMTP_SSL(host, parts.port or 465, timeout=20, context=context)
    else:
        server = smtplib.SMTP(host, parts.port or 25, timeout=20)
    with server:
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=context)
            server.ehlo()
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)
