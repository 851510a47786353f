"""Guests: a name, a second device, my tables, whom I do not want to meet."""

from __future__ import annotations

from typing import Annotated

import segno
from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import case, insert, select

from irodori.server import entries as e
from irodori.server import sockets
from irodori.server.guests import hashed, token
from irodori.server.routes.facts import Summary, summary
from irodori.server.routes.problems import AnyRequest, ProblemError, again, guest_of, house_of, must_be_guest
from irodori.server.store import schema as s

LINK_MINUTES = 10
BlockId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]
Name = Annotated[str, Meta(min_length=1, max_length=30)]


class Me(Struct, frozen=True):
    name: str | None


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Link(Struct, frozen=True):
    """Put `token` behind `#link=` of the page's address: it works once."""

    token: str
    minutes: int


class Address(Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=1, max_length=300, pattern=r"^https?://")]


class Squares(Struct, frozen=True):
    """Rows from above, `1` is dark; a reader needs four light squares around."""

    rows: list[str]


class Blocked(Struct, frozen=True):
    """Somebody whom you have blocked: `id` is only good for taking it back."""

    id: str
    name: str


class Linking(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=80)]


def clean(name: str) -> str:
    text = " ".join(name.split())
    if not text or any(not character.isprintable() for character in text):
        raise ProblemError(409, "name", "a name has letters, and no control characters")
    return text


class People(Controller):
    path = "/api/me"
    tags = ("people",)

    @get("/", summary="Who I am here")
    async def me(self, request: AnyRequest) -> Response[Me]:
        house, guest = house_of(request), guest_of(request)
        name = await house.player(guest) if guest else None
        if guest is None or name is None:
            return Response(Me(None))
        return Response(Me(name), headers={"Set-Cookie": house.guests.cookie(guest, house.now())})

    @put("/", summary="Come in with a name, or change it")
    @again
    async def name(self, request: AnyRequest, data: JSONBody[Naming]) -> Response[Me]:
        house, guest, name = house_of(request), guest_of(request), clean(data.name)
        if guest is not None and await house.player(guest) is not None:
            await house.rename(guest, name)
            for table_id in await house.tables_of(guest):
                live = await house.live(table_id, fresh=house.database.shared)
                seat = live.table.seat_of(guest) if live else None
                if live and seat is not None and live.table.chair(seat).name != name:
                    await house.do(live, [e.Renamed(at=house.now(), seat=seat, name=name)])
        else:
            if not house.limits.guests.allows(sockets.address(request.scope)):
                raise ProblemError(429, "slow_down", "too many new guests from this address")
            guest = await house.new_player(name)
        return Response(Me(name), headers={"Set-Cookie": house.guests.cookie(guest, house.now())})

    @post("/link", summary="A one-time link for a second device", status_code=200)
    async def link(self, request: AnyRequest) -> Link:
        house, guest = house_of(request), must_be_guest(request)
        made = token()
        expires = house.now() + LINK_MINUTES * 60_000
        await house.writer.write((insert(s.links).values(hash=hashed(made), player=guest, expires=expires), {}))
        return Link(made, LINK_MINUTES)

    @post("/qr", summary="An address as a QR code, for a camera", status_code=200)
    async def squares(self, request: AnyRequest, data: JSONBody[Address]) -> Squares:
        """In the body, not in the path: a link that works once must not stand in a log."""
        must_be_guest(request)
        code = segno.make_qr(data.address, error="m", boost_error=False)
        return Squares(["".join("1" if dark else "0" for dark in row) for row in code.matrix])

    @post("/linked", summary="Become, on this device, who made the link", status_code=200)
    async def linked(self, request: AnyRequest, data: JSONBody[Linking]) -> Response[Me]:
        house = house_of(request)
        guest = await house.linked(data.token)
        if guest is None:
            raise ProblemError(409, "link", "this link has been used, or it is too old")
        name = await house.player(guest)
        return Response(Me(name), headers={"Set-Cookie": house.guests.cookie(guest, house.now())})

    @get("/blocks", summary="Whom I have blocked: they cannot join my tables, and what they say is not shown to me")
    async def blocks(self, request: AnyRequest) -> list[Blocked]:
        blocked = await house_of(request).blocked(must_be_guest(request))
        return [Blocked(hashed(other)[:32], name) for other, name in blocked.items()]

    @delete("/blocks/{blocked:str}", summary="Take a block back", status_code=200)
    async def unblock(self, request: AnyRequest, blocked: BlockId) -> list[Blocked]:
        house, guest = house_of(request), must_be_guest(request)
        for other in await house.blocked(guest):
            if hashed(other)[:32] == blocked:
                await house.unblock(guest, other)
                return [Blocked(hashed(left)[:32], name) for left, name in (await house.blocked(guest)).items()]
        raise ProblemError(404, "no_block", "you have blocked nobody of this id")

    @get("/tables", summary="My tables: where it is my turn first, then the newest")
    async def tables(
        self,
        request: AnyRequest,
        finished: FromQuery[bool] = False,
        page: Annotated[int, QueryParameter(ge=0, le=10_000)] = 0,
    ) -> list[Summary]:
        house, guest = house_of(request), must_be_guest(request)
        is_ended, asked = s.tables.c.status == "ended", s.tables.c.asked
        my_turn = asked.is_(None) | asked.contains(guest, autoescape=True)
        found = (
            select(s.tables.c.id)
            .join(s.seats, s.seats.c.table == s.tables.c.key)
            .where(s.seats.c.player == guest, is_ended if finished else ~is_ended)
            .order_by(case((my_turn, 0), else_=1), s.tables.c.key.desc())
            .limit(50)
            .offset(50 * page)
        )
        lives = [await house.live(found_id) for (found_id,) in await house.database.rows(found)]
        mine = [summary(live, guest) for live in lives if live is not None]
        return sorted(mine, key=lambda table: not table.my_turn)
