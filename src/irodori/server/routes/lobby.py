"""Tables before and beside the play: create, join, leave, start, again."""

from __future__ import annotations

import re
import secrets
from typing import Annotated, Any, Literal

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct, field, structs
from sqlalchemy import delete, insert, select

import irodori
from irodori.core.edition import editions, read
from irodori.core.errors import EditionError, IrodoriError
from irodori.core.record import Record
from irodori.server import entries as e
from irodori.server.bots import USUAL, levels
from irodori.server.house import House
from irodori.server.live import Live
from irodori.server.routes.facts import Summary, summary
from irodori.server.routes.problems import AnyRequest, ProblemError, again, guest_of, house_of, must_be_guest
from irodori.server.routes.subjects import MOST_RECORD, TableId, brought, found
from irodori.server.sights import facts
from irodori.server.store import schema as s
from irodori.server.table import standing

Level = Annotated[str, Meta(min_length=1, max_length=20)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Token = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{8,64}$")]


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """`live`: a bank and an increment in seconds; `days`: so many for each move."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=10, le=36_000)] = 600
    increment: Annotated[int, Meta(ge=0, le=600)] = 10
    days: Annotated[float, Meta(ge=0.01, le=30)] = 3


class From(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a record, or of the finished table of this id: after `at` lines, without it at the end.

    Within a secret decision it is the decision's beginning. `seat` is yours, without it whose turn it is; bots have the
    others, at the levels of `bots` as far as these go.
    """

    record: dict[str, Any] | None = None
    table: Annotated[str, Meta(max_length=64)] | None = None
    at: int | None = None
    seat: int | None = None


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. `bots` are the levels of bots that sit there at once, after you. `from` makes one that goes on from
    a moment of another game; it starts at once, and has that game's players, edition and options.

    `edition` is a key, or the content of an edition for one's own box; `GET /api/games/{key}/editions/{edition}` has
    one to begin with.
    """

    game: Annotated[str, Meta(max_length=40)] = ""
    players: int | None = None
    edition: str | dict[str, Any] | None = None
    options: dict[Annotated[str, Meta(max_length=40)], bool] = {}
    memory: Literal["own", "open"] = "own"
    clock: ClockWish = ClockWish()
    late: Literal["wait", "bot"] = "wait"
    stand_in: Level = USUAL
    private: bool = True
    shuffled_seats: bool = False
    spectators: Literal["off", "table", "seats"] = "table"
    delay: Annotated[int, Meta(ge=0, le=86_400)] = 0
    show_chosen: bool = False
    title: Annotated[str, Meta(max_length=60)] = ""
    bots: Annotated[list[str], Meta(max_length=5)] = []
    nonce: Token | None = None
    hints: bool = False
    beginning: From | None = field(default=None, name="from")


class TableAnswer(Struct, frozen=True):
    """`blocked`: seats of people whom you have blocked; what they say is not for you."""

    id: str
    you: int | None
    host: bool
    blocked: list[int]
    table: dict[str, Any]


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int | None = None
    nonce: Token | None = None


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class BotWish(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int | None = None
    level: Level = USUAL


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)]


async def answer(house: House, live: Live, guest: str | None) -> TableAnswer:
    blocked = await house.blocked(guest) if guest else {}
    table = live.table
    seat = table.seat_of(guest) if guest else None
    not_heard = [other for other, chair in enumerate(table.chairs) if chair and chair.player in blocked]
    return TableAnswer(live.id, seat, guest == table.facts.by, not_heard, facts(table))


def must_be_open(live: Live) -> None:
    if live.table.status != "open":
        raise ProblemError(409, live.table.status, "the game has started already")


def must_be_host(live: Live, guest: str) -> None:
    if live.table.facts.by != guest:
        raise ProblemError(403, "not_host", "only who made the table may do that")


EDITION = re.compile(r"[A-Za-z0-9-]{1,60}")
OWN = "custom"
"""The key of an edition that somebody brings along under the key of another."""


def game_wished(wish: Wish) -> irodori.Game:
    edition = wish.edition
    if isinstance(edition, str) and not EDITION.fullmatch(edition):  # the engine would take it for a file
        raise ProblemError(409, "edition", f"an edition is a key, or its whole content, not {edition!r:.80}")
    try:
        game = irodori.Game(wish.game, wish.players, edition, wish.options)
        if isinstance(edition, dict) and game.edition.key in (known := editions(game.info)):
            if game.table == read(game.info, known[game.edition.key]).table:
                return game
            return irodori.Game(wish.game, wish.players, {**edition, "key": OWN}, wish.options)
    except EditionError as error:
        raise ProblemError(409, "edition", str(error)) from None
    except IrodoriError as error:
        raise ProblemError(409, "setup", str(error)) from None
    return game


def created(house: House, guest: str, wish: Wish, game: irodori.Game) -> e.Created:
    clock = wish.clock
    kept = {
        "none": e.Clock(),
        "live": e.Clock("live", clock.bank, clock.increment),
        "days": e.Clock("days", days=clock.days),
    }
    return e.Created(
        at=house.now(), by=guest, game=game.key, players=game.players, edition=game.edition.key, content=game.table,
        options=game.options, secret=secrets.token_hex(32), memory=wish.memory, clock=kept[clock.kind], late=wish.late,
        late_level=checked_level(wish.stand_in), shuffled_seats=wish.shuffled_seats, spectators=wish.spectators,
        delay=wish.delay, show_chosen=wish.show_chosen, title=" ".join(wish.title.split()), private=wish.private,
        hints=wish.hints, edition_name=game.edition.name,
    )  # fmt: skip


def begun(record: Record, wanted: From) -> tuple[e.Beginning, irodori.Game, tuple[int, ...]]:
    """What leads to the moment, the game, and whom it asks."""
    try:
        position = record.at(len(record.lines) if wanted.at is None else wanted.at)
    except IrodoriError as error:
        raise ProblemError(409, "record", str(error)) from None
    if position.over:
        raise ProblemError(409, "over", "the game is over there: nothing can go on")
    moves = standing(position.lines)
    beginning = e.Beginning(position.decks, moves[: len(moves) - position.waiting])
    return beginning, position.game, position.asked


def checked_level(level: str) -> str:
    if level not in (known := levels()):
        raise ProblemError(409, "level", f"there is no bot {level!r}; there are {', '.join(known)}")
    return level


class Lobby(Controller):
    path = "/api"
    tags = ("tables",)

    @get("/tables", summary="Public tables that wait for players, the newest first")
    async def tables(
        self, request: AnyRequest, page: Annotated[int, QueryParameter(ge=0, le=10_000)] = 0
    ) -> list[Summary]:
        house, guest = house_of(request), guest_of(request)
        open_tables = (
            select(s.tables.c.id)
            .where(s.tables.c.status == "open", s.tables.c.private.is_(False))
            .order_by(s.tables.c.created.desc())
            .limit(50)
            .offset(50 * page)
        )
        lives = [await house.live(found_id) for (found_id,) in await house.database.rows(open_tables)]
        return [summary(live, guest) for live in lives if live is not None]

    @post("/tables", summary="A new table; who makes it sits at seat 0", request_max_body_size=MOST_RECORD)
    @again
    async def create(self, request: AnyRequest, data: JSONBody[Wish]) -> TableAnswer:
        house, guest = house_of(request), must_be_guest(request)
        name = await house.player(guest)
        if name is None:
            raise ProblemError(401, "no_guest", "say your name first: PUT /api/me")
        if data.beginning is not None:
            return await self.gone_on(house, guest, name, data, data.beginning)
        entry = created(house, guest, data, game_wished(data))
        if len(data.bots) >= entry.players:
            raise ProblemError(409, "bots", f"{entry.players} play, and you are one of them: too many bots")
        wanted = [checked_level(level) for level in data.bots]
        if not house.limits.tables.allows(guest):
            raise ProblemError(429, "slow_down", "too many new tables: wait a moment")
        seated: list[e.AnyEntry] = [e.Seated(at=entry.at, seat=0, name=name, player=guest)]
        if data.nonce:
            seated.append(e.Nonce(at=entry.at, seat=0, nonce=data.nonce))
        seated += [
            e.Seated(at=entry.at, seat=seat, name=f"{level} {seat}", level=level)
            for seat, level in enumerate(wanted, 1)
        ]
        return await answer(house, await house.create(entry, seated, [guest]), guest)

    async def gone_on(self, house: House, guest: str, name: str, wish: Wish, wanted: From) -> TableAnswer:
        record = await brought(house, wanted.record, wanted.table)
        beginning, game, asked = begun(record, wanted)
        seat = asked[0] if wanted.seat is None else wanted.seat
        if not 0 <= seat < game.players:
            raise ProblemError(409, "seat", f"seats are 0 to {game.players - 1}")
        if wish.game not in ("", game.key):
            raise ProblemError(409, "setup", f"the record is of a game of {game.key}, not of {wish.game!r}")
        entry = structs.replace(created(house, guest, wish, game), beginning=beginning, shuffled_seats=False)
        levels = [checked_level(level) for level in wish.bots]
        levels += [entry.late_level] * (game.players - 1 - len(levels))
        if not house.limits.tables.allows(guest):
            raise ProblemError(429, "slow_down", "too many new tables: wait a moment")
        others = [other for other in range(game.players) if other != seat]
        if len(levels) > len(others):
            raise ProblemError(409, "bots", f"{game.players} play, and you are one of them: too many bots")
        bots = dict(zip(others, levels, strict=True))
        seated: list[e.AnyEntry] = [
            e.Seated(at=entry.at, seat=other, name=f"{bots[other]} {other}", level=bots[other])
            if other in bots
            else e.Seated(at=entry.at, seat=other, name=name, player=guest)
            for other in range(game.players)
        ]
        return await answer(house, await house.create(entry, [*seated, e.Started(at=entry.at)], [guest]), guest)

    @get("/tables/{table_id:str}", summary="A table")
    async def table(self, request: AnyRequest, table_id: TableId) -> TableAnswer:
        house = house_of(request)
        return await answer(house, await found(house, table_id), guest_of(request))

    @post("/tables/{table_id:str}/join", summary="Sit down, by choice or where it is free", status_code=200)
    @again
    async def join(self, request: AnyRequest, table_id: TableId, data: JSONBody[Joining]) -> TableAnswer:
        house, guest = house_of(request), must_be_guest(request)
        name, live = await house.player(guest), await found(house, table_id)
        if name is None:
            raise ProblemError(401, "no_guest", "say your name first: PUT /api/me")
        if guest in await house.blocked(live.table.facts.by):
            raise ProblemError(403, "blocked", "you cannot join this table")
        table = live.table
        if table.seat_of(guest) is not None:
            return await answer(house, live, guest)
        must_be_open(live)
        free = [seat for seat, chair in enumerate(table.chairs) if chair is None]
        seat = data.seat if data.seat is not None else (free[0] if free else None)
        if seat is None or seat not in free:
            raise ProblemError(409, "taken", "that seat is taken, or the table is full")
        made: list[e.AnyEntry] = [e.Seated(at=house.now(), seat=seat, name=name, player=guest)]
        if data.nonce:
            made.append(e.Nonce(at=house.now(), seat=seat, nonce=data.nonce))
        known = delete(s.seats).where(s.seats.c.table == live.key, s.seats.c.player == guest)
        await house.do(live, made, (known, {}), (insert(s.seats).values(table=live.key, player=guest), {}))
        return await answer(house, live, guest)

    @post("/tables/{table_id:str}/leave", summary="Stand up before the start", status_code=200)
    @again
    async def leave(self, request: AnyRequest, table_id: TableId) -> TableAnswer:
        house, guest = house_of(request), must_be_guest(request)
        live = await found(house, table_id)
        must_be_open(live)
        seat = live.table.seat_of(guest)
        if seat is None:
            raise ProblemError(409, "not_seated", "you do not sit at this table")
        await self.empty(house, live, seat, kicked=False)
        return await answer(house, live, guest)

    @post("/tables/{table_id:str}/kick", summary="Free a seat before the start, of a person or a bot", status_code=200)
    @again
    async def kick(self, request: AnyRequest, table_id: TableId, data: JSONBody[SeatWish]) -> TableAnswer:
        house, guest = house_of(request), must_be_guest(request)
        live = await found(house, table_id)
        must_be_host(live, guest)
        must_be_open(live)
        if data.seat >= len(live.table.chairs) or live.table.chairs[data.seat] is None:
            raise ProblemError(409, "empty", "nobody sits there")
        await self.empty(house, live, data.seat, kicked=True)
        return await answer(house, live, guest)

    async def empty(self, house: House, live: Live, seat: int, kicked: bool) -> None:
        player = live.table.chair(seat).player
        gone = delete(s.seats).where(s.seats.c.table == live.key, s.seats.c.player == player)
        await house.do(live, [e.Left(at=house.now(), seat=seat, kicked=kicked)], (gone, {}))

    @post("/tables/{table_id:str}/bots", summary="Seat a bot, or change a bot's level", status_code=200)
    @again
    async def bot(self, request: AnyRequest, table_id: TableId, data: JSONBody[BotWish]) -> TableAnswer:
        house, guest = house_of(request), must_be_guest(request)
        live = await found(house, table_id)
        must_be_host(live, guest)
        must_be_open(live)
        level, chairs = checked_level(data.level), live.table.chairs
        free = [seat for seat, chair in enumerate(chairs) if chair is None or chair.level]
        seat = data.seat if data.seat is not None else next((seat for seat in free if chairs[seat] is None), None)
        if seat is None or seat not in free:
            raise ProblemError(409, "taken", "a person sits there, or the table is full")
        now = house.now()
        old: list[e.AnyEntry] = [e.Left(at=now, seat=seat)] if chairs[seat] is not None else []
        await house.do(live, [*old, e.Seated(at=now, seat=seat, name=f"{level} {seat}", level=level)])
        return await answer(house, live, guest)

    @post("/tables/{table_id:str}/start", summary="Deal", status_code=200)
    @again
    async def start(self, request: AnyRequest, table_id: TableId) -> TableAnswer:
        house, guest = house_of(request), must_be_guest(request)
        live = await found(house, table_id)
        must_be_host(live, guest)
        must_be_open(live)
        if not live.table.full:
            raise ProblemError(409, "not_full", "not every seat is taken; bots may fill them")
        await house.do(live, [e.Started(at=house.now())])
        return await answer(house, live, guest)

    @post("/tables/{table_id:str}/rematch", summary="A new table with the same people and bots", status_code=200)
    @again
    async def rematch(self, request: AnyRequest, table_id: TableId) -> TableAnswer:
        house, guest = house_of(request), must_be_guest(request)
        live = await found(house, table_id)
        old = live.table
        if old.seat_of(guest) is None:
            raise ProblemError(403, "not_seated", "only who played may ask for a rematch")
        if old.status != "ended":
            raise ProblemError(409, old.status, "the game is not over yet")
        if old.next_table:
            return await answer(house, await found(house, old.next_table), guest)
        now = house.now()
        changed = {"at": now, "msg": "", "by": guest, "secret": secrets.token_hex(32), "before": table_id}
        anew = structs.replace(old.facts, **changed)
        seated: list[e.AnyEntry] = [
            e.Seated(at=now, seat=seat, name=chair.name, player=chair.player, level=chair.level)
            for seat, chair in enumerate(old.chairs)
            if chair
        ]
        new, statements = await house.prepared(anew, seated, [c.player for c in old.chairs if c and c.player])
        if old.next_table:  # somebody else was as quick
            return await answer(house, await found(house, old.next_table), guest)
        await house.do(live, [e.Rematched(at=now, table=new.id)], *statements)
        house.known(new)
        return await answer(house, new, guest)

    @post("/tables/{table_id:str}/report", summary="Tell this server's host about somebody", status_code=200)
    async def report(self, request: AnyRequest, table_id: TableId, data: JSONBody[Report]) -> dict[str, Any]:
        house, guest = house_of(request), must_be_guest(request)
        live = await found(house, table_id)
        if live.table.seat_of(guest) is None:
            raise ProblemError(403, "not_seated", "only who sits at the table may report")
        if not house.limits.talk.allows(guest):
            raise ProblemError(429, "slow_down", "too many reports at once: wait a moment")
        values = {"table": live.key, "by": guest, "seat": data.seat, "text": data.text, "at": house.now()}
        await house.writer.write((insert(s.reports).values(**values), {}))
        return {"reported": True}

    @post("/tables/{table_id:str}/block", summary="Keep somebody away from tables that you make", status_code=200)
    async def block(self, request: AnyRequest, table_id: TableId, data: JSONBody[SeatWish]) -> dict[str, Any]:
        house, guest = house_of(request), must_be_guest(request)
        chairs = (await found(house, table_id)).table.chairs
        chair = chairs[data.seat] if data.seat < len(chairs) else None
        if chair is None or not chair.player or chair.player == guest:
            raise ProblemError(409, "nobody", "nobody who can be blocked sits there")
        await house.block(guest, chair.player)
        return {"blocked": True}

    @post("/tables/{table_id:str}/unblock", summary="Take back that you keep somebody away", status_code=200)
    async def unblock(self, request: AnyRequest, table_id: TableId, data: JSONBody[SeatWish]) -> dict[str, Any]:
        house, guest = house_of(request), must_be_guest(request)
        chairs = (await found(house, table_id)).table.chairs
        chair = chairs[data.seat] if data.seat < len(chairs) else None
        if chair is None or not chair.player or chair.player not in await house.blocked(guest):
            raise ProblemError(409, "not_blocked", "you have not blocked who sits there")
        await house.unblock(guest, chair.player)
        return {"blocked": False}
