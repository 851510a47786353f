"""What every screen and widget here knows: the door it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from textual.screen import Screen

if TYPE_CHECKING:
    from textual.dom import DOMNode

    from irodori.terminal.app.app import Door


def door_of(node: DOMNode) -> Door:
    return cast("Door", node.app)  # pyright: ignore[reportUnknownMemberType]


class Place(Screen[None]):
    """A screen of ours."""

    @property
    def door(self) -> Door:
        return door_of(self)

    def aside(self, text: str, seconds: float = 8, *, bad: bool = False) -> None:
        """A word at the edge of the screen, for a while, in place of the last one; what players wrote is no markup."""
        self.door.clear_notifications()
        self.notify(text, timeout=seconds, severity="error" if bad else "information", markup=False)
