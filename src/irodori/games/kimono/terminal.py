"""KIMONO for a terminal: the row and its groups, what is settled later, and everybody's collection."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori.core.edition import Table
from irodori.core.info import Event, Lines, Say, Who
from irodori.games.kimono import COPIES
from irodori.games.kimono.rules import FIRE_COST

if TYPE_CHECKING:
    from irodori.core.game import Game

Span = tuple[int, int]
FIRE = "fire"
KEPT = "\u00a0"
"""A space at which no line is broken."""


def table(game: Game, view: Table, say: Say, who: Who) -> Lines:
    found = cast("Table", view["table"])
    master, bin_ = cast("int", found["master"]), cast("list[str] | int", found["bin"])
    count = len(bin_) if isinstance(bin_, list) else bin_
    lines: Lines = [
        say("kimono-table-round", round=found["round"], who=who(master)),
        say("kimono-table-stock", kimonos=found["kimonos"], sack=found["sack"], bin=count),
    ]
    if bin_ and isinstance(bin_, list):  # M15
        lines.append(say("kimono-table-bin", cards=cards(bin_, say)))
    lines += ["", *collections(game, view, say, who), ""]
    if view["decision"] in ("split", "apprentice", "want"):
        lines += groups(found, view, say, who)
    return lines


def groups(found: Table, view: Table, say: Say, who: Who) -> Lines:
    """The group at hand, cut or whole, then those that wait; a group that is settled is not shown again."""
    row = cast("list[str]", found["row"])
    first, last = cast("Span", found["group"])
    cut = cast("int", found["cut"])
    lines: Lines = []
    if view["decision"] == "split":
        lines.append((say("kimono-table-row"), places(row[first:last], say)))
    else:
        left = cast("int", found["left"])
        halves = {left: row[first:cut], 3 - left: row[cut:last]}
        order = (left, 3 - left)  # as they lie
        lines += [(say("kimono-table-group", group=group), places(halves[group], say)) for group in order]
    contenders = cast("list[int]", found["contenders"])
    if len(contenders) < len(cast("list[int]", view["scores"])):
        lines.append((say("kimono-table-contest"), names(contenders, say, who)))
    for later in cast("list[Table]", found["pending"]):
        start, end = cast("Span", later["group"])
        wanters = names(cast("list[int]", later["wanters"]), say, who)
        lines.append((say("kimono-table-later"), f"{cards(row[start:end], say)} ({wanters})"))
    return lines


def places(row: list[str], say: Say) -> str:
    """Numbered as the moves count them."""
    return "  ".join(f"{place} {card(name, say)}".replace(" ", KEPT) for place, name in enumerate(row, 1))


def collections(game: Game, view: Table, say: Say, who: Who) -> Lines:
    sorts = cast("dict[str, dict[str, int]]", game.table["sorts"])
    owned = cast("list[dict[str, int]]", cast("Table", view["table"])["collections"])
    players = range(game.players)
    lines: Lines = [("", say("kimono-table-worth"), say("kimono-table-safe"), *map(who, players))]
    over = False
    for sort in (*COPIES, "kimono"):
        limit = sorts[sort]["limit"]
        counts = [owned[seat].get(sort, 0) for seat in players]
        over = over or max(counts) > limit
        marks = [f"{count}!" if count > limit else str(count or ".") for count in counts]
        lines.append((card(sort, say), str(sorts[sort]["points"]), str(limit), *marks))
    for other in game.cards:
        if (other.startswith("coin") or other == FIRE) and any(other in collection for collection in owned):
            worth = str(-FIRE_COST) if other == FIRE else other.removeprefix("coin")
            lines.append((card(other, say), worth, ".", *(str(owned[seat].get(other) or ".") for seat in players)))
    lines.append((say("kimono-table-score"), "", "", *map(str, cast("list[int]", view["scores"]))))
    return [*lines, say("kimono-table-over")] if over else lines


def called(game: Game) -> dict[str, str]:
    sorts = cast("dict[str, dict[str, str]]", game.table["sorts"])
    return {f"kimono-card-{key}{form}": sort["name"] for key, sort in sorts.items() for form in ("", ".short")}


def card(name: str, say: Say) -> str:
    return say(f"kimono-card-{name}")


def cards(row: list[str], say: Say) -> str:
    """Cards of one name together, in the order in which they lie."""
    counts = {name: row.count(name) for name in row}
    shown = [card(name, say) if count == 1 else f"{count} x {card(name, say)}" for name, count in counts.items()]
    return say("list-comma").join(shown) or "."


def in_order(row: list[str], say: Say) -> str:
    return say("list-comma").join(card(name, say) for name in row)


def names(seats: list[int], say: Say, who: Who) -> str:
    return say("list-comma").join(map(who, seats)) or say("kimono-table-nobody")


def told(game: Game, event: Event, say: Say, who: Who) -> str:
    kind = event["kind"]
    if kind in ("bin", "gain", "takes_bin"):
        if not event["cards"] and kind == "takes_bin":
            return ""
        return say(f"kimono-told-{kind}".replace("_", "-"), cards=cards(cast("list[str]", event["cards"]), say))
    match kind:
        case "round":
            return say("kimono-told-round", round=event["round"], cards=in_order(cast("list[str]", event["row"]), say))
        case "split":
            first, second = (in_order(group, say) for group in cast("list[list[str]]", event["groups"]))
            return say("kimono-told-split", first=first, second=second)
        case "apprentice":
            return say("kimono-told-apprentice", group=event["group"], place=event["place"])
        case "want":
            wants = cast("list[int | None]", event["wants"])
            asked = [names([seat for seat, want in enumerate(wants) if want == group], say, who) for group in (1, 2)]
            return say("kimono-told-want", first=asked[0], second=asked[1])
        case "kimono":
            return say("kimono-told-kimono", names=names(cast("list[int]", event["seats"]), say, who))
        case "no_kimono":
            seats = names(cast("list[int]", event["seats"]), say, who)
            return say("kimono-told-no-kimono", names=seats, left=event["left"])
        case "resolve":
            return say("kimono-told-resolve", action=card(cast("str", event["action"]), say))
        case "draw" if event["card"]:
            return say("kimono-told-draw", card=card(cast("str", event["card"]), say))
        case "break" if event["sorts"]:
            return say("kimono-told-break", cards=cards(cast("list[str]", event["sorts"]), say))
        case "copy" if event["sort"]:
            return say("kimono-told-copy", sort=card(cast("str", event["sort"]), say))
        case "draw" | "break" | "copy":
            return say(f"kimono-told-{kind}-nothing")
        case _:
            return ""


def move(game: Game, view: Table, text: str, say: Say) -> str:
    match text.split(" "):
        case ["split", number, group]:
            return say("kimono-move-split", cards=int(number), group=int(group))
        case ["apprentice", group, place]:
            return say("kimono-move-apprentice", group=int(group), place=int(place))
        case ["want", group]:
            return say("kimono-move-want", group=int(group))
        case ["resolve", action]:
            return say("kimono-move-resolve", action=card(action, say))
        case ["break", first, second]:
            return say("kimono-move-break", first=card(first, say), second=card(second, say))
        case ["copy", sort]:
            return say("kimono-move-copy", sort=card(sort, say))
        case _:
            return text


def outlook(game: Game, view: Table, text: str, forecast: dict[str, object], say: Say, who: Who) -> str:
    """What each group would bring to whoever chooses, and what an action would change; ? where a draw decides."""
    seat = view["seat"]
    if not isinstance(seat, int):
        return ""
    match text.split(" "):
        case ["split", number, group] if "cuts" in forecast:
            parts = cast("list[list[dict[str, object]]]", forecast["cuts"])[int(number) - 1]
            brought = [signed(cast("list[int | None]", part["points"])[seat], part) for part in parts]
            first, second = brought if group == "1" else brought[::-1]
            return say("kimono-outlook-split", first=first, second=second) if first and second else ""
        case ["want", group] if "groups" in forecast:
            seats = cast("list[dict[str, list[dict[str, object] | None]]]", forecast["groups"])[int(group) - 1]["seats"]
            part = seats[seat]
            return say("kimono-outlook-points", points=signed(cast("int", part["points"]), part)) if part else ""
        case _:
            found = cast("dict[str, dict[str, object]]", forecast.get("moves", {})).get(text)
            return say("kimono-outlook-points", points=signed(cast("int", found["points"]), found)) if found else ""


def signed(points: int | None, part: dict[str, object]) -> str:
    """With a ? where something is drawn or left open; nothing for whom it does not concern."""
    return "" if points is None else f"{points:+}{'?' if part['unknown'] else ''}"
