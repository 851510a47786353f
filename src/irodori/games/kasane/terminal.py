"""Colors of Kasane for a terminal: the field beside the meld cards, then everybody's hand and robe."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, cast

from irodori.core.edition import Table
from irodori.core.info import Event, Lines, Say, Who
from irodori.games.kasane import PLUS

if TYPE_CHECKING:
    from irodori.core.game import Game

Boxes = dict[str, list[dict[str, int | list[int]]]]


def table(game: Game, view: Table, say: Say, who: Who) -> Lines:
    found = cast("Table", view["table"])
    rows = cast("list[list[str]]", found["rows"])
    hands = cast("list[list[str] | int]", found["hands"])
    robes = cast("list[list[str]]", found["robes"])
    points = cast("list[int]", view["scores"])
    pile = found["pile"] if isinstance(found["pile"], int) else len(cast("list[str]", found["pile"]))
    lines: Lines = [say("kasane-table-round", round=cast("int", found["round"]), rounds=game.players, pile=pile)]
    field = [(say("kasane-table-row", row=number), run(row)) for number, row in enumerate(rows, 1)]
    melds = [
        (say(f"kasane-meld-{key}"), free(boxes), say(f"kasane-meld-{key}.short"))
        for key, boxes in cast("Boxes", found["melds"]).items()
    ]
    head = ("", "", say("kasane-table-free"))
    lines += [head, *((*left, *right) for left, right in zip_longest(field, melds, fillvalue=("", "")))]
    lines.append("")
    lines.append(("", say("terminal-points"), say("kasane-table-hand"), say("kasane-table-robe")))
    for seat in range(game.players):
        hand = hands[seat]
        shown = run(hand) if isinstance(hand, list) else f"({hand})"  # S4
        lines.append((who(seat), str(points[seat]), shown, run(robes[seat])))
    return lines


def called(game: Game) -> dict[str, str]:
    melds = cast("dict[str, dict[str, str]]", game.table["melds"])
    return {f"kasane-meld-{key}": meld["name"] for key, meld in melds.items()}


def run(cards: list[str]) -> str:
    return "-".join(shown(card) for card in cards) or "."


def shown(card: str) -> str:
    return "+1" if card == PLUS else card


def free(boxes: list[dict[str, int | list[int]]]) -> str:
    """The boxes without a marble as cards:points, in the order in which they are filled."""
    left = [
        f"{box['cards']}:{points}"
        for box in boxes
        for points in cast("list[int]", box["points"])[cast("int", box["marbles"]) :]
    ]
    return " ".join(left) or "."


def told(game: Game, event: Event, say: Say, who: Who) -> str:
    match event["kind"]:
        case "deal":
            return say("kasane-told-deal", round=event["round"])
        case "take":
            return say("kasane-told-take", row=event["row"], card=named(cast("str", event["card"]), say))
        case "meld":
            sequence = run(cast("list[str]", event["sequence"]))
            meld = say(f"kasane-meld-{event['meld']}")
            return say("kasane-told-meld", meld=meld, sequence=sequence, points=event["points"])
        case "pass":
            return say("kasane-told-pass")
        case "left":
            cards = ", ".join(shown(card) for card in cast("list[str]", event["cards"]))
            return say("kasane-told-left", round=event["round"], cards=cards)
        case "bonus" if event["colours"] or event["full_robe"]:
            return say("kasane-told-bonus", colours=event["colours"], full=event["full_robe"])
        case _:
            return ""


def named(card: str, say: Say) -> str:
    return say("kasane-card-plus" if card == PLUS else f"kasane-card-{card}")


def move(game: Game, view: Table, text: str, say: Say) -> str:
    """With the card that is taken, or the sequence that is laid and its points."""
    found = cast("Table", view["table"])
    match text.split(" "):
        case ["take", row]:
            top = cast("list[list[str]]", found["rows"])[int(row) - 1][-1]
            return say("terminal-said", who=say("kasane-move-take", row=int(row)), what=named(top, say))
        case ["meld", key, cards, *top]:
            seat = cast("int", view["seat"])
            hand = cast("list[list[str]]", found["hands"])[seat]
            robe = cast("list[list[str]]", found["robes"])[seat]
            from_hand = int(cards) - len(top)
            sequence = run([*(robe[-1:] if top else []), *hand[-from_hand:]])
            box = next(box for box in cast("Boxes", found["melds"])[key] if box["cards"] == int(cards))
            points = cast("list[int]", box["points"])[cast("int", box["marbles"])]
            words = say(
                "kasane-move-meld-top" if top else "kasane-move-meld",
                meld=say(f"kasane-meld-{key}"),
                cards=int(cards),
            )
            return f"{words}: {sequence} (+{points})"
        case _:
            return say("kasane-move-pass")


def outlook(game: Game, view: Table, text: str, forecast: dict[str, object], say: Say, who: Who) -> str:
    """Of a take: the best melds that it would allow."""
    takes = cast("dict[str, dict[str, object]]", forecast.get("takes", {}))
    if text not in takes:
        return ""
    return say("list-comma").join(foretold(one, say) for one in cast("list[Table]", takes[text]["melds"])[:2])


def foretold(meld: Table, say: Say) -> str:
    name = say(f"kasane-meld-{meld['meld']}")
    return f"{name} {run(cast('list[str]', meld['sequence']))} (+{meld['points']})"
