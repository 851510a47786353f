# matplotlib has few types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
"""A study as one HTML page that needs nothing else: tables, and plots drawn as SVG."""

from __future__ import annotations

import io
import math
from collections import Counter
from html import escape
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from irodori import words
from irodori.adapters.study import Estimate, Study
from irodori.core.info import find

INK, ACCENT, GOLD, LINE = "#1c1a17", "#b7282e", "#b8923a", "#d9cfb8"
ABOVE: dict[str, Any] = {"frameon": False, "loc": "lower right", "bbox_to_anchor": (1, 1), "ncols": 2}
"""A legend that covers nothing."""
MOST = 14
"""Rows of a plot."""
STYLE = """body{font:16px/1.5 system-ui,sans-serif;color:#1c1a17;background:#f6f1e4;max-width:52rem;margin:2rem auto;
padding:0 1rem}h1,h2{font-family:serif}table{border-collapse:collapse;margin:1rem 0}td,th{padding:.2rem .8rem;
text-align:right;border-bottom:1px solid #d9cfb8}td{white-space:nowrap}
td:first-child,th:first-child{text-align:left;white-space:normal}svg{max-width:100%;
height:auto}figure{margin:1rem 0}figcaption{color:#5b5347}"""


def page(key: str, bots: tuple[str, ...], studies: list[Study]) -> str:
    info = find(key)
    parts = [
        f"<h1>{escape(info.title)}: a balance report</h1>",
        f"<p>Played by {escape(', '.join(bots))}. ± is half of a 95 % interval. Seat 1 begins.</p>",
        overview(key, studies),
    ]
    for study in studies:
        parts += [f"<h2>{escape(named(key, study))}</h2>", *section(key, study)]
    head = ['<meta charset="utf-8"><meta name="viewport" content="width=device-width">']
    head += [f"<title>{escape(info.title)}</title><style>{STYLE}</style>"]
    return "\n".join(
        ["<!doctype html>", '<html lang="en"><head>', *head, "</head><body>", *parts, "</body></html>", ""]
    )


def named(key: str, study: Study) -> str:
    return ", ".join([f"{study.players} players", *(words.t("en", f"{key}-option-{name}") for name in study.options)])


def overview(key: str, studies: list[Study]) -> str:
    rows = [
        [
            named(key, study),
            str(study.games),
            percent(study.seats[0]),
            f"{100 / study.players:.1f} %",
            f"{sum(study.scores) / len(study.scores):.1f}",
            f"{sum(study.winning) / len(study.winning):.1f}",
            percent(study.ties),
        ]
        for study in studies
    ]
    return table(["table", "games", "first seat wins", "even", "mean score", "winner's", "shared wins"], rows)


def section(key: str, study: Study) -> list[str]:
    found = [
        figure(seats_plot(study), "Share of the win by seat; the line is an even share."),
        figure(scores_plot(study), "Scores of all seats, and of those who won."),
    ]
    if study.sources:
        found.append(figure(sources_plot(key, study), "Points a game by what they came from: winners and the others."))
    if study.sensitivity:
        rows = [
            [name, str(won.of), percent(won), f"{moved.value:.2f}"] for name, won, moved in study.sensitivity[:MOST]
        ]
        found.append(
            "<p>Values that are not certain, one more or one less, with the same moves: in how many games these stay "
            "legal (those in fewer than half are left out), how many of them others would have won, and by how much a "
            "score changes.</p>" + table(["value", "games", "other winners", "points"], rows)
        )
    return found


def percent(found: Estimate) -> str:
    if found.error == math.inf:
        return f"{100 * found.value:.1f} %" if found.of else "—"
    return f"{100 * found.value:.1f} ± {100 * found.error:.1f} %"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["".join(f"<th>{escape(cell)}</th>" for cell in head)]
    lines += ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    return "<table>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"


# ---- plots


def figure(drawn: Figure, caption: str) -> str:
    out = io.StringIO()
    with mpl.rc_context({"svg.hashsalt": "irodori", "svg.fonttype": "none", "font.family": "sans-serif"}):
        drawn.savefig(out, format="svg", metadata={"Date": None}, transparent=True, bbox_inches="tight")
    svg = out.getvalue()
    return f"<figure>{svg[svg.index('<svg') :]}<figcaption>{escape(caption)}</figcaption></figure>"


def axes(height: float) -> tuple[Figure, Any]:
    drawn = Figure(figsize=(7, height))
    found: Any = drawn.subplots()
    for side in ("top", "right"):
        found.spines[side].set_visible(False)
    return drawn, found


def seats_plot(study: Study) -> Figure:
    drawn, found = axes(2.2)
    seats = [str(seat + 1) for seat in range(study.players)]
    shares, errors = zip(*((100 * one.value, 100 * one.error) for one in study.seats), strict=True)
    found.bar(seats, shares, yerr=errors, color=GOLD, ecolor=INK, width=0.6)
    found.set_ylim(bottom=0)
    found.axhline(100 / study.players, color=ACCENT, linewidth=1)
    found.set_ylabel("% of the win")
    return drawn


def scores_plot(study: Study) -> Figure:
    drawn, found = axes(2.2)
    for scores, colour, label in ((study.scores, LINE, "all"), (study.winning, ACCENT, "winners")):
        counts = Counter(scores)
        found.bar(list(counts), [100 * n / len(study.scores) for n in counts.values()], color=colour, label=label)
    found.set_xlabel("points")
    found.set_ylabel("% of seats")
    found.legend(**ABOVE)
    return drawn


def sources_plot(key: str, study: Study) -> Figure:
    shown = sorted(study.sources, key=lambda one: max(abs(one.winners.value), abs(one.others.value)))[-MOST:]
    drawn, found = axes(0.5 + 0.32 * len(shown))
    rows = range(len(shown))
    for shift, colour, label in ((0.2, ACCENT, "winners"), (-0.2, GOLD, "others")):
        values = [one.winners if label == "winners" else one.others for one in shown]
        found.barh(
            [row + shift for row in rows], [one.value for one in values], xerr=[one.error for one in values],
            height=0.36, color=colour, ecolor=INK, label=label,
        )  # fmt: skip
    found.set_yticks(list(rows), source_names(key, [one.name for one in shown]))
    found.set_xlabel("points")
    found.legend(**ABOVE)
    return drawn


def source_names(key: str, sources: list[str]) -> list[str]:
    """Where one thing gives points by several lines of the account, each says by which."""
    found = [source_name(key, one) for one in sources]
    lines = [one.split(" ")[0].removeprefix(f"{key}-account-") for one in sources]
    return [f"{name} ({line})" if found.count(name) > 1 else name for name, line in zip(found, lines, strict=True)]


def source_name(key: str, name: str) -> str:
    """The card's, the meld's or the sort's name; of a line that names none the last word of its key."""
    line, *things = name.split(" ")
    return " ".join(thing_name(key, thing) for thing in things) or line.removeprefix(f"{key}-account-")


def thing_name(key: str, thing: str) -> str:
    found = [f"{key}-{kind}-{thing}" for kind in ("meld", "card", "suit") if words.has("en", f"{key}-{kind}-{thing}")]
    return words.t("en", found[0]) if found else thing
