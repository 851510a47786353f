"""Tones become styles: the roles by the theme, a game's own colours as it gives them."""

from __future__ import annotations

from functools import cache

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.theme import Theme

from irodori.core.drawing import Cell

Tones = dict[str, tuple[str, str]]

NIGHT = Theme(
    name="night", dark=True, primary="#ee7472", secondary="#d3b061", accent="#ee7472", warning="#d3b061",
    success="#7fbf8a", error="#f08a8f", foreground="#efe7d4", background="#121a2c", surface="#1a2440", panel="#2c3857",
    variables={"quiet": "#b3ab98"},
)  # fmt: skip
PAPER = Theme(
    name="paper", dark=False, primary="#b7282e", secondary="#7a5c17", accent="#b7282e", warning="#7a5c17",
    success="#2f6b3c", error="#a3242b", foreground="#1c1a17", background="#f6f1e4", surface="#efe7d3", panel="#d9cfb8",
    variables={"quiet": "#5b5347"},
)  # fmt: skip
THEMES = {theme.name: theme for theme in (NIGHT, PAPER)}


@cache
def role(name: str, theme: str) -> Style | None:
    """Every role has a sign beside its colour: bold, underlined, reversed."""
    found = THEMES.get(theme, NIGHT)
    match name:
        case "title":
            return Style(bold=True, color=found.secondary)
        case "strong":
            return Style(bold=True)
        case "dim":
            return Style(color=found.variables["quiet"])
        case "turn":
            return Style(bold=True, color=found.primary)
        case "good":
            return Style(bold=True, color=found.success)
        case "bad":
            return Style(bold=True, color=found.error)
        case "armed":
            return Style(bold=True, reverse=True, color=found.secondary, bgcolor=found.background)
        case "may":
            return Style(underline=True, color=found.secondary)
        case _:
            return None


def style(tone: str, tones: Tones, theme: str) -> Style:
    made = Style()
    for word in tone.split():
        if word in tones:
            ink, paper = tones[word]
            made += Style(color=ink, bgcolor=paper)
        else:
            made += role(word, theme) or Style()
    return made


class Palette:
    """Styles of one game's tones, each made once for each theme."""

    def __init__(self, tones: Tones) -> None:
        self.tones = tones
        self.made: dict[tuple[str, str, str], Style] = {}

    def style(self, tone: str, move: str, theme: str) -> Style:
        key = (tone, move, theme)
        if key not in self.made:
            found = style(tone, self.tones, theme)
            self.made[key] = found + Style.from_meta({"move": move}) if move else found
        return self.made[key]

    def strip(self, line: Cell, base: Style, columns: int, theme: str) -> Strip:
        segments = [Segment(ink.text, base + self.style(ink.tone, ink.move, theme)) for ink in line]
        return Strip(segments).adjust_cell_length(columns, base)
