"""A trace of a game in Chromium: which tasks were long, what they did, and what was animated."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

CATEGORIES = ["toplevel", "devtools.timeline", "v8.execute", "disabled-by-default-devtools.timeline"]
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
SHOWN = 5
Event = dict[str, Any]

WATCH = """(() => {
  const found = (window.animated = new Set())
  const OTHER = new Set(['offset', 'computedOffset', 'easing', 'composite'])
  const note = (animation) => {
    if (animation.transitionProperty) found.add(animation.transitionProperty)
    for (const frame of animation.effect?.getKeyframes() ?? [])
      for (const name of Object.keys(frame)) if (!OTHER.has(name)) found.add(name)
  }
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...given) {
    const made = animate.apply(this, given)
    note(made)
    return made
  }
  const began = ({ target, pseudoElement }) => {
    for (const one of target.getAnimations({ subtree: pseudoElement !== '' })) note(one)
  }
  for (const kind of ['transitionrun', 'animationstart']) addEventListener(kind, began, true)
})()"""
"""Notes every property that the page animates, by CSS or by script, however short."""


@dataclass
class Task:
    """Milliseconds of the page's thread by its own clock, and by the wall's; `parts` says what in it took how long."""

    ms: float
    wall: float
    at: float
    parts: dict[str, float] = field(default_factory=dict[str, float])

    def __str__(self) -> str:
        parts = ", ".join(f"{name} {ms:.0f}" for name, ms in self.parts.items())
        return f"{self.ms:.0f} ms at {self.at / 1000:.1f} s ({parts})"


def tasks(content: bytes) -> list[Task]:
    """The tasks of the page's own thread, the longest first."""
    events = cast("list[Event]", json.loads(content)["traceEvents"])
    thread = page_thread(events)
    own = sorted(
        (event for event in events if event.get("ph") == "X" and (event["pid"], event["tid"]) == thread),
        key=lambda event: (event["ts"], -event.get("dur", 0)),
    )
    start = own[0]["ts"] if own else 0
    found: list[Task] = []
    for task, inside in grouped(own):
        ms = task.get("tdur", task.get("dur", 0)) / 1000
        found.append(Task(ms, task.get("dur", 0) / 1000, (task["ts"] - start) / 1000, parts(inside)))
    return sorted(found, key=lambda task: -task.ms)


def page_thread(events: Sequence[Event]) -> tuple[int, int]:
    """The renderer's main thread that drew most often."""
    named = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    drawn = Counter((event["pid"], event["tid"]) for event in events if event.get("name") == "UpdateLayoutTree")
    return max(named, key=lambda thread: drawn[thread])


def grouped(own: Sequence[Event]) -> Iterator[tuple[Event, list[Event]]]:
    """Each task with what happened within it."""
    current: Event | None = None
    inside: list[Event] = []
    for event in own:
        if event["name"] in TASKS and (current is None or event["ts"] >= current["ts"] + current.get("dur", 0)):
            if current is not None:
                yield current, inside
            current, inside = event, []
        elif current is not None and event["ts"] < current["ts"] + current.get("dur", 0):
            inside.append(event)
    if current is not None:
        yield current, inside


def parts(inside: Sequence[Event]) -> dict[str, float]:
    """Milliseconds that each kind of work took by itself, without what it called."""
    alone: Counter[str] = Counter()
    open_: list[tuple[float, str]] = []
    for event in inside:
        ms = event.get("tdur", event.get("dur", 0)) / 1000
        while open_ and open_[-1][0] <= event["ts"]:
            open_.pop()
        if open_:
            alone[open_[-1][1]] -= ms
        name = called(event)
        alone[name] += ms
        open_.append((event["ts"] + event.get("dur", 0), name))
    return {name: ms for name, ms in alone.most_common(SHOWN) if ms >= 1}


def called(event: Event) -> str:
    data = cast("Event", event.get("args", {}).get("data") or {})
    kind = data.get("type") if event["name"] == "EventDispatch" else data.get("functionName")
    return f"{event['name']} {kind}" if kind else str(event["name"])
