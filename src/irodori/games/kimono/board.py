"""KIMONO drawn: the row with its cut, what waits behind it, and everybody's collection beside its limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori.core.drawing import Cell, Drawing, Ink, centred, cut, lined_up, size
from irodori.core.edition import Table
from irodori.games.kimono import APPRENTICE, COPIES
from irodori.games.kimono.rules import FIRE_COST

if TYPE_CHECKING:
    from irodori.core.drawing import Sight
    from irodori.core.game import Game

Span = tuple[int, int]

DARK, LIGHT = "#1c1a17", "#fbf8ef"
tones = {
    "bowl": (LIGHT, "#7a4a2b"), "fan": (DARK, "#e9b7c2"), "sword": (LIGHT, "#55606e"), "parasol": (LIGHT, "#b7282e"),
    "lute": (DARK, "#c99a4b"), "figurine": (DARK, "#a9c3a0"), "chopsticks": (LIGHT, "#2f3b34"),
    "kimono": (LIGHT, "#6a3f8b"), "coin": (DARK, "#e3c04f"), "fire": (LIGHT, "#a3242b"),
    "action": (DARK, "#e6dcc4"), "apprentice": (LIGHT, "#1f4fa0"),
}  # fmt: skip
SIGNS = {
    "bowl": "碗", "fan": "扇", "sword": "刀", "parasol": "傘", "lute": "琵", "figurine": "人", "chopsticks": "箸",
    "kimono": "着", "coin": "金", "fire": "火", "cat": "猫", "breakage": "壊", "copy": "写", APPRENTICE: "弟",
}  # fmt: skip
WIDEST = 11
EDGE = 3


def drawn(game: Game, view: Table, sight: Sight) -> Drawing:
    found = cast("Table", view["table"])
    bin_ = found["bin"]
    count = len(bin_) if isinstance(bin_, list) else bin_
    lines: Drawing = [
        [
            Ink(
                sight.say("kimono-table-round", round=found["round"], who=sight.who(cast("int", found["master"]))),
                "title",
            ),
            Ink(" "),
            Ink(sight.say("kimono-table-stock", kimonos=found["kimonos"], sack=found["sack"], bin=count), "dim"),
        ]
    ]
    if size(lines[0]) > sight.columns:
        lines = [lines[0][:1], lines[0][2:]]
    if view["decision"] in ("split", "apprentice", "want"):
        lines += [[], *row(game, view, sight), *waiting(found, view, sight)]
    return [*lines, [], *collections(game, view, sight)]


# ---- the row


def kind(name: str) -> str:
    return "coin" if name.startswith("coin") else name


def tone(name: str) -> str:
    sort = kind(name)
    return sort if sort in tones else "action"


def row(game: Game, view: Table, sight: Sight) -> Drawing:
    """The group at hand: places, signs, points and limits, and below it the groups into which it is or would be cut."""
    found = cast("Table", view["table"])
    cards = cast("list[str]", found["row"])
    first, last = cast("Span", found["group"])
    whole = cards[first:last]
    at, left = divided(view, sight.armed)
    room = min(WIDEST, (sight.columns - EDGE) // len(whole) - 1)
    moves = cast("list[str]", view["moves"])
    apprentice = newcomer(sight.armed, at or 0, left)
    lines: Drawing = [[], [], [], []]
    for place, name in enumerate(whole):
        between, move = gap(place, at, moves, left)
        if place == apprentice:
            between = "+"
        values = worth(game, name)
        number = place + 1 if at is None or place < at else place - at + 1
        texts = (
            centred(str(number), room),
            centred(SIGNS[kind(name)], room),
            centred(cut(called(name, sight), room), room),
            centred(values, room),
        )
        for line, text in zip(lines, texts, strict=True):
            style = "dim" if line is lines[0] else tone(name)
            line += [Ink(between, "turn" if between.strip() else "", move), Ink(text, style, move)]
    if at is not None:
        lines.append(banner(view, sight, at, len(whole), room, left))
    return lines


def divided(view: Table, armed: str) -> tuple[int | None, int]:
    """How many cards of the group lie left of the cut, and which group they are."""
    found = cast("Table", view["table"])
    if view["decision"] != "split":
        return cast("int", found["cut"]) - cast("Span", found["group"])[0], cast("int", found["left"])
    match armed.split(" "):
        case ["split", cards, group]:
            return int(cards), int(group)
        case _:
            return None, 1


def newcomer(armed: str, at: int, left: int) -> int | None:
    """Before which card of the row the apprentice would stand."""
    match armed.split(" "):
        case ["apprentice", group, place]:
            return int(place) + (0 if int(group) == left else at)
        case _:
            return None


def gap(place: int, at: int | None, moves: list[str], left: int) -> tuple[str, str]:
    """What stands before a card, and the split that it would be."""
    move = f"split {place} {left}"
    return ("|" if at == place and place else " "), move if move in moves else ""


def banner(view: Table, sight: Sight, at: int, count: int, room: int, left: int) -> Cell:
    """The groups' names below their cards; whoever may ask for one asks by it."""
    moves = cast("list[str]", view["moves"])
    line: Cell = []
    for group, cards in ((left, at), (3 - left, count - at)):
        move = f"want {group}" if f"want {group}" in moves else ""
        label = sight.say("kimono-table-group", group=group)
        style = "armed" if move and sight.armed == move else "may" if move else "strong"
        columns = cards * (room + 1) - 1
        line += [Ink(" "), Ink(centred(f"[{label}]" if columns > len(label) + 2 else str(group), columns), style, move)]
    return line


def called(name: str, sight: Sight) -> str:
    return sight.say(f"kimono-card-{kind(name)}.short")


def worth(game: Game, name: str) -> str:
    """Points and limit as they are printed on the card."""
    sorts = cast("dict[str, dict[str, int]]", game.table["sorts"])
    if name in sorts:
        return f"{sorts[name]['points']}/{sorts[name]['limit']}"
    if name.startswith("coin"):
        return name.removeprefix("coin")
    return f"-{FIRE_COST}" if name == "fire" else ""


def waiting(found: Table, view: Table, sight: Sight) -> Drawing:
    """Who chooses, and the groups that are settled after this one."""
    say = sight.say
    rows: list[list[Cell]] = []
    contenders = cast("list[int]", found["contenders"])
    if view["decision"] == "want" or len(contenders) < len(cast("list[int]", view["scores"])):
        rows.append(
            [[Ink(say("kimono-table-contest"), "dim")], [Ink(say("list-comma").join(map(sight.who, contenders)))]]
        )
    cards = cast("list[str]", found["row"])
    for later in cast("list[Table]", found["pending"]):
        start, end = cast("Span", later["group"])
        wanters = say("list-comma").join(map(sight.who, cast("list[int]", later["wanters"])))
        signs: Cell = []
        for name in cards[start:end]:
            signs += [Ink(SIGNS[kind(name)], tone(name)), Ink(" ")]
        rows.append(
            [[Ink(say("kimono-table-later"), "dim")], [*signs, Ink(f"({wanters or say('kimono-table-nobody')})")]]
        )
    return lined_up(rows)


# ---- what everybody has


def collections(game: Game, view: Table, sight: Sight) -> Drawing:
    """A line for each player, a column for each sort: ! is too many, = as many as are safe."""
    found = cast("Table", view["table"])
    owned = cast("list[dict[str, int]]", found["collections"])
    sorts = cast("dict[str, dict[str, int]]", game.table["sorts"])
    others = [name for name in game.cards if kind(name) in ("coin", "fire") and any(name in own for own in owned)]
    columns = [*COPIES, "kimono", *others]
    name_room = 10 if sight.columns < 90 else 14
    room = min(8, max(4, (sight.columns - name_room - 9) // len(columns) - 1))
    heads: Drawing = [[], [], []]
    for line in heads:
        line.append(Ink(" " * (name_room + 2)))
    for name in columns:
        for line, text in zip(heads, (SIGNS[kind(name)], called(name, sight), worth(game, name)), strict=True):
            line += [Ink(centred(text, room), tone(name) if line is heads[0] else "dim"), Ink(" ")]
    heads[1].append(Ink(sight.say("terminal-points"), "dim"))
    acting = cast("list[int]", view["actors"])
    lines = heads
    for seat in range(game.players):
        marks = (">" if seat in acting else " ") + ("*" if seat == found["master"] else " ")
        style = "turn" if seat in acting else ""
        line: Cell = [Ink(marks, "turn"), Ink(filled_name(sight.who(seat), name_room), style)]
        for name in columns:
            count = owned[seat].get(name, 0)
            text, look = held(count, sorts[name]["limit"] if name in sorts else None)
            line += [Ink(centred(text, room), look), Ink(" ")]
        line.append(Ink(str(cast("list[int]", view["scores"])[seat]).rjust(3), "strong"))
        if found["apprentice"] == seat:
            line.append(Ink(f" {SIGNS[APPRENTICE]}", "apprentice"))
        lines.append(line)
    return lines


def filled_name(name: str, room: int) -> str:
    shown = cut(name, room)
    return shown + " " * (room - size([Ink(shown)]))


def held(count: int, limit: int | None) -> tuple[str, str]:
    if not count:
        return ".", "dim"
    if limit is None:
        return str(count), "strong"
    if count > limit:
        return f"{count}!", "bad"
    return (f"{count}=", "good") if count == limit else (str(count), "strong")
