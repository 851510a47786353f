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
