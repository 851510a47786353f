"""Who plays by the keyboard alone, and what a screen reader says meanwhile: live regions, and what has the focus."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import cast

from playwright.sync_api import ElementHandle, JSHandle

from tests.browser.table import COMMIT, OFFERED, SORT, Sight, Table
from tests.browser.visitor import Json, Visitor

LISTEN = """(() => {
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]'
  const said = (window.said = [])
  new MutationObserver((changes) => {
    const regions = new Set()
    for (const { target, addedNodes } of changes) {
      regions.add((target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE))
      for (const added of addedNodes) {
        if (added.nodeType !== 1) continue
        if (added.matches('[role=alert]')) regions.add(added)
        for (const alert of added.querySelectorAll('[role=alert]')) regions.add(alert)
      }
    }
    for (const region of regions) if (region?.innerText.trim()) said.push(region.innerText.trim().replace(/\\s+/g, ' '))
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()"""
WHERE = """(target) => {
  const at = document.activeElement
  if (at === target) return 'there'
  const group = at?.closest('[role=group], [role=toolbar]')
  return group?.contains(target) ? 'near' : 'away'
}"""
AROUND = """() => {
  const found = []
  const NAMED = 'dialog, main [aria-label]:not(button, a, input, select, svg, [role=img], [role=slider], li)'
  for (let at = document.activeElement?.parentElement; at; at = at.parentElement)
    if (at.matches(NAMED) && at.getAttribute('aria-label')) found.unshift(at.getAttribute('aria-label'))
  return found
}"""
FARTHEST = 120
"""Keys after which something cannot be reached."""
STATES = {
    "pressed": ("pressed", "not pressed"),
    "checked": ("checked", "not checked"),
    "expanded": ("expanded", "collapsed"),
    "disabled": ("unavailable", ""),
}


@dataclass
class Ears:
    """What is heard, in the order in which it is said."""

    visitor: Visitor
    lines: list[str] = field(default_factory=list[str])
    keys: list[str] = field(default_factory=list[str])
    around: list[str] = field(default_factory=list[str])

    def __post_init__(self) -> None:
        self.visitor.context.add_init_script(LISTEN)
        self.session = self.visitor.context.new_cdp_session(self.visitor.page)

    def news(self) -> list[str]:
        """What live regions have said since the last time."""
        said = cast("list[str]", self.visitor.page.evaluate("window.said?.splice(0) ?? []"))
        if said:
            self.flush()
            self.lines += [f"- *hears:* {line}" for line in said]
        return said

    def read(self, what: str) -> None:
        """All that there is to read, as one goes through it line by line."""
        text = self.visitor.page.locator(what).first.aria_snapshot()
        self.lines += ["", "<details><summary>Reads it all</summary>", "", "```yaml", text, "```", "", "</details>", ""]

    def press(self, key: str) -> None:
        self.visitor.page.keyboard.press(key)
        self.keys.append(key)

    def sent(self, method: str, **params: object) -> Json:
        return cast("Json", self.session.send(method, params))  # pyright: ignore[reportUnknownMemberType]

    def focus(self) -> str:
        """What the focus is on, as it is spoken."""
        at = self.sent("Runtime.evaluate", expression="document.activeElement")["result"]["objectId"]
        tree = self.sent("Accessibility.getPartialAXTree", objectId=at, fetchRelatives=False)
        range_text = cast(
            "str | None", self.visitor.page.evaluate("document.activeElement.getAttribute('aria-valuetext')")
        )
        text = spoken(tree["nodes"][0], range_text)
        around = cast("list[str]", self.visitor.page.evaluate(AROUND))
        new = [name for name in around if name not in self.around]
        self.around = around
        return "; ".join([*new, text])

    def notes(self) -> None:
        """Says where the keys have led."""
        said = self.focus()
        keys = " ".join(f"`{key}`" + (f" × {count}" if count > 1 else "") for key, count in counted(self.keys))
        self.keys = []
        self.lines.append(f"- {keys}: {said}")

    def flush(self) -> None:
        if self.keys:
            self.notes()


def counted(keys: list[str]) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for key in keys:
        if found and found[-1][0] == key:
            found[-1] = (key, found[-1][1] + 1)
        else:
            found.append((key, 1))
    return found


def spoken(node: Json, range_text: str | None = None) -> str:
    def value(of: str) -> str:
        return str(node.get(of, {}).get("value", ""))

    role = value("role")
    states: dict[str, str] = {one["name"]: str(one["value"].get("value", "")) for one in node.get("properties", [])}
    said = [value("name"), "" if role in ("RootWebArea", "generic", "none") else role]
    said += [range_text or value("value")]
    for state, (on, off) in STATES.items():
        if state in states:
            said.append(on if states[state] in ("true", "mixed") else off)
    return ", ".join(part for part in said if part) or "nothing"


class Keys:
    """Plays by the keyboard alone."""

    def __init__(self, table: Table, ears: Ears, seed: str) -> None:
        self.table = table
        self.page = table.page
        self.ears = ears
        self.chance = random.Random(seed)
        self.known: set[str] = set()
        """Kinds of decisions before which the whole table has been read once."""

    def play(self) -> int:
        while self.table.await_turn():
            self.ears.news()
            decision = self.table.sight.asks
            if decision not in self.known:
                self.known.add(decision)
                self.ears.read("main")
            self.ears.lines += ["", f"**Move {self.table.made + 1}**", ""]
            self.move()
        self.ears.news()
        self.page.locator("dialog").wait_for()
        self.ears.lines += ["", "## The end", ""]
        self.ears.read("dialog")
        return self.table.made

    def move(self) -> None:
        before = self.table.sight
        if before.decision and self.page.locator("[role=slider]:visible").count():
            self.cut()
        for _ in range(4):
            target = self.wanted()
            self.reach(target)
            self.enter()
            if not self.is_made(before) and target.evaluate(
                "(it) => it.isConnected && it.ariaPressed === 'true' && it.dataset.move"
            ):
                self.enter()  # what has been tried on is done by the second touch
            if self.is_made(before):
                break
        self.table.await_change(before)
        self.table.made += 1

    def wanted(self) -> ElementHandle:
        commit = self.page.locator(COMMIT)
        if commit.count():
            return commit.first.element_handle()
        offered = self.page.locator(OFFERED).or_(self.page.locator(SORT))
        offered.first.wait_for()
        return offered.nth(self.chance.randrange(offered.count())).element_handle()

    def is_made(self, before: Sight) -> bool:
        return self.table.sight.at != before.at

    def enter(self) -> None:
        self.ears.press("Enter")
        self.ears.notes()
        self.ears.news()

    def cut(self) -> None:
        sliders = self.page.locator("[role=slider]:not([aria-disabled=true]):visible")
        for n in range(sliders.count()):
            self.reach(sliders.nth(n).element_handle())
            for _ in range(self.chance.randrange(3)):
                self.ears.press(self.chance.choice(["ArrowLeft", "ArrowRight"]))
                self.ears.notes()

    def reach(self, target: JSHandle) -> None:
        """By Tab, and by the arrow keys inside a group that Tab passes as one."""
        arrows = ["ArrowLeft", "ArrowRight"]
        for _ in range(FARTHEST):
            where = self.page.evaluate(WHERE, target)
            if where == "there":
                return self.ears.flush()
            if where == "near" and arrows:
                at = self.page.evaluate_handle("document.activeElement")
                self.ears.press(arrows[-1])
                if self.page.evaluate("(at) => document.activeElement === at", at):
                    self.ears.keys.pop()
                    arrows.pop()
            else:
                self.ears.press("Tab")
        raise AssertionError(f"not to be reached by the keyboard: {target.evaluate('(node) => node.outerHTML')}")


def start_by_keys(visitor: Visitor, ears: Ears, game: str) -> Table:
    """From the home page to a table, by Tab and Enter."""
    visitor.go("/")
    keys = Keys(Table(visitor, ""), ears, "")
    ears.lines += ["## The home page", ""]
    keys.reach(visitor.page.locator(f"[data-play={game}]").element_handle())
    ears.press("Enter")
    visitor.page.wait_for_url("**/t/*")
    keys.table.key = visitor.page.url.rsplit("/", 1)[1]
    ears.flush()
    ears.lines += ["", "## The table", ""]
    return keys.table
