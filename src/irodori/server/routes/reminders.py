"""How I want to be told that it is my turn; confirming an address, and stopping, without a cookie."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct
from sqlalchemy import delete as remove
from sqlalchemy import insert, select, update

from irodori.server.guests import token
from irodori.server.routes.problems import AnyRequest, ProblemError, house_of, must_be_guest
from irodori.server.store import schema as s

MAIL = re.compile(r"[^\s@<>,;\"]{1,64}@[^\s@<>,;\"]{1,185}")
Token = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$")]


class Reminding(Struct, frozen=True):
    """`mails` and `hooks`: what this server offers; `hooks` are the beginnings that a webhook's address may have."""

    mails: bool
    hooks: list[str]
    mail: str
    hook: str
    digest: bool
    language: str
    confirmed: bool


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """`digest`: at most one message a day, about all tables."""

    mail: Annotated[str, Meta(max_length=250)] = ""
    hook: Annotated[str, Meta(max_length=500)] = ""
    digest: bool = False
    language: Literal["en", "de", "fr", "ja"] = "en"


class RemindersOfMine(Controller):
    path = "/api/me/reminders"
    tags = ("people",)

    @get("/", summary="How I am told that it is my turn")
    async def mine(self, request: AnyRequest) -> Reminding:
        house, guest = house_of(request), must_be_guest(request)
        r = s.reminders.c
        sought = select(r.mail, r.hook, r.digest, r.language, r.confirmed).where(r.player == guest)
        rows = await house.database.rows(sought)
        mail, hook, digest, language, confirmed = rows[0] if rows else ("", "", False, "en", False)
        offered = house.reminders
        return Reminding(bool(offered.smtp), list(offered.hooks), mail, hook, digest, language, confirmed)

    @put("/", summary="Be told of my turns; an address must be confirmed by a link that is sent to it")
    async def want(self, request: AnyRequest, data: JSONBody[Wanted]) -> Reminding:
        house, guest = house_of(request), must_be_guest(request)
        offered = house.reminders
        if data.mail and (not offered.smtp or not MAIL.fullmatch(data.mail)):
            raise ProblemError(409, "mail", "this server sends no mail, or that is no address")
        if data.hook and not (offered.hooks and data.hook.startswith(offered.hooks)):
            raise ProblemError(
                409, "hook", f"a webhook begins with one of {', '.join(offered.hooks) or 'nothing here'}"
            )
        if not data.mail and not data.hook:
            raise ProblemError(409, "nothing", "an address or a webhook is wanted; DELETE to be told nothing")
        if not house.limits.reviews.allows(guest):
            raise ProblemError(429, "slow_down", "too many changes: wait a moment")
        r = s.reminders.c
        known = await house.database.rows(select(r.mail, r.confirmed).where(r.player == guest))
        confirmed = not data.mail or (bool(known) and known[0] == (data.mail, True))
        secret = token()
        values = insert(s.reminders).values(
            player=guest, mail=data.mail, hook=data.hook, digest=data.digest, language=data.language,
            confirmed=confirmed, token=secret, sent=0,
        )  # fmt: skip
        await house.writer.write((remove(s.reminders).where(r.player == guest), {}), (values, {}))
        if not confirmed:
            try:
                await offered.confirm(data.mail, data.language, secret)
            except OSError:  # smtplib's errors are among them
                raise ProblemError(503, "mail", "no mail could be sent now: try again later") from None
        return Reminding(
            bool(offered.smtp), list(offered.hooks), data.mail, data.hook, data.digest, data.language, confirmed
        )

    @delete("/", summary="Be told nothing any more", status_code=200)
    async def nothing(self, request: AnyRequest) -> dict[str, bool]:
        house, guest = house_of(request), must_be_guest(request)
        await house.writer.write((remove(s.reminders).where(s.reminders.c.player == guest), {}))
        return {"stopped": True}


class Address(Struct, frozen=True):
    """To whom a link was sent."""

    mail: str


class RemindersByLink(Controller):
    """What the page of a mail's link asks for: whoever has the link may confirm and stop, a look changes nothing."""

    path = "/api/reminders"
    tags = ("people",)

    @get("/{secret:str}", summary="To whom this link was sent")
    async def address(self, request: AnyRequest, secret: Token) -> Address:
        rows = await house_of(request).database.rows(select(s.reminders.c.mail).where(s.reminders.c.token == secret))
        if not rows:
            raise ProblemError(404, "no_reminder", "this link is too old: nothing is sent any more")
        return Address(rows[0][0])

    @post("/{secret:str}/confirm", summary="This address is mine", status_code=200)
    async def confirm(self, request: AnyRequest, secret: Token) -> dict[str, bool]:
        house, r = house_of(request), s.reminders.c
        if not await house.database.changed(update(s.reminders).where(r.token == secret).values(confirmed=True)):
            raise ProblemError(404, "no_reminder", "this link is too old: ask for a new one")
        return {"confirmed": True}

    @post("/{secret:str}/stop", summary="Send nothing any more", status_code=200)
    async def stop(self, request: AnyRequest, secret: Token) -> dict[str, bool]:
        house = house_of(request)
        await house.writer.write((remove(s.reminders).where(s.reminders.c.token == secret), {}))
        return {"stopped": True}
