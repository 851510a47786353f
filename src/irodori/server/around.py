"""What a table needs of the server around it."""

from __future__ import annotations

from typing import Any, Protocol

from irodori.core.edition import Json
from irodori.server.store.writer import Writer


class Bots(Protocol):
    async def choose(self, level: str, view: dict[str, Json], table: dict[str, Json], /) -> str:
        """A move for this view, sooner or later."""
        ...


class Advice(Protocol):
    async def hint(self, view: dict[str, Json], table: dict[str, Json], /) -> dict[str, Json]:
        """What a strong bot would do with this view; raises AdviceError."""
        ...


class House(Protocol):
    writer: Writer
    bot_pause: float

    @property
    def alone(self) -> bool:
        """Whether no other process has this table."""
        ...

    @property
    def reminds(self) -> bool:
        """Whether people may be told of their turns."""
        ...

    @property
    def thinks(self) -> bool:
        """Whether bots may think here."""
        ...

    @property
    def bots(self) -> Bots: ...

    @property
    def advice(self) -> Advice: ...

    def now(self) -> int: ...

    def broken(self, live: Any) -> None:
        """The table could not be written and is to be loaded again."""
        ...

    def moved(self, seconds: float) -> None: ...

    def thought(self, seconds: float) -> None: ...

    def late(self) -> None:
        """Another process has been quicker."""
        ...

    def note(self, key: int, number: int, bodies: list[bytes]) -> str:
        """What other processes are to be told of these entries."""
        ...

    def tell_presence(self, key: int, seats: list[int]) -> None: ...

    def offer(self, key: int) -> None:
        """A bot must think, and not here."""
        ...

    async def log(self, key: int, since: int) -> list[bytes]: ...
