"""Iroha ni Oedo for a terminal: the trick, what everybody has taken, one's own hand by colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori.core.edition import Table
from irodori.core.info import Event, Lines, Say, Who
from irodori.games.iroha import SUITS, UNKNOWN

if TYPE_CHECKING:
    from irodori.core.game import Game


def table(game: Game, view: Table, say: Say, who: Who) -> Lines:
    found = cast("Table", view["table"])
    dealer = who(cast("int", found["dealer"]))
    passing, playing = view["decision"] == "pass", view["decision"] == "play"
    if playing:
        trick = cast("int", found["tricks"]) + 1
        lines: Lines = [say("iroha-table-deal", deal=found["deal"], deals=game.players, who=dealer, trick=trick)]
    else:
        lines = [say("iroha-table-passing", deal=found["deal"], deals=game.players, who=dealer)]
    lines += ["", *players(game, view, say, who), ""]
    seat = view["seat"]
    if seat == "all" and view["decision"]:
        hands = cast("list[list[str]]", found["hands"])
        lines += [(who(owner), by_suit(hand, say)) for owner, hand in enumerate(hands)]
    elif isinstance(seat, int):
        lines.append((say("iroha-table-hand"), by_suit(cast("list[list[str]]", found["hands"])[seat], say)))
        given = cast("list[list[str]]", found["passed"])[seat]
        if given and passing:
            lines.append(say("iroha-table-passed", cards=cards(given, say)))
    if playing:
        lines.append((say("iroha-table-trick"), in_trick(found, say, who)))
    return lines


def in_trick(found: Table, say: Say, who: Who) -> str:
    played = cast("list[dict[str, int | str]]", found["trick"])
    if not played:
        return say("iroha-table-lead")
    said = [say("terminal-said", who=who(int(one["seat"])), what=card(str(one["card"]), say)) for one in played]
    return "  ".join(said) + f"  [{say('iroha-table-trump', suit=suit(cast('str', found['trump']), say))}]"


def players(game: Game, view: Table, say: Say, who: Who) -> Lines:
    found = cast("Table", view["table"])
    taken = cast("list[list[str] | int]", found["taken"])
    hands = cast("list[list[str]]", found["hands"])
    void = cast("list[list[str]]", found.get("void") or [[] for _ in hands])
    lowest = cast("list[list[str]] | None", found.get("lowest"))
    head = ("iroha-table-total", "iroha-table-cards", "iroha-table-taken")
    lines: Lines = [("", *map(say, head))]
    for seat, points in enumerate(cast("list[int]", view["scores"])):
        cards_taken = taken[seat]
        if isinstance(cards_taken, list):
            shown = by_suit(cards_taken, say)
            if void[seat]:
                shown += f" ({say('iroha-table-void', suits=say('list-comma').join(suit(s, say) for s in void[seat]))})"
        elif lowest is not None:  # I8
            aside = cards_taken - len(lowest[seat])
            shown = cards(lowest[seat], say) + (f" + {say('iroha-table-more', count=aside)}" if aside else "")
        else:
            shown = str(cards_taken)
        lines.append((who(seat), str(points), str(len(hands[seat])), shown))
    return lines


def called(game: Game) -> dict[str, str]:
    suits = cast("dict[str, str]", game.table["suits"])
    return {f"iroha-suit-{letter}": name for letter, name in suits.items()}


def suit(letter: str, say: Say) -> str:
    return say(f"iroha-suit-{letter}")


def card(name: str, say: Say) -> str:
    return say(f"iroha-card-{name}")


def cards(names: list[str], say: Say) -> str:
    return say("list-comma").join(card(name, say) for name in names) or "."


def by_suit(hand: list[str], say: Say) -> str:
    """Colour by colour: "flower 1 4, moon 7"."""
    groups = [(letter, [name[1:] for name in hand if name[0] == letter]) for letter in SUITS]
    shown = [f"{suit(letter, say)} {' '.join(ranks)}" for letter, ranks in groups if ranks]
    return say("list-comma").join(shown) or "."


def told(game: Game, event: Event, say: Say, who: Who) -> str:
    match event["kind"]:
        case "deal":
            return say("iroha-told-deal", deal=event["deal"], who=who(cast("int", event["seat"])))
        case "pass":
            given = cast("list[str]", event["cards"])
            if UNKNOWN in given:
                return say("iroha-told-pass-hidden")
            return say("iroha-told-pass", cards=cards(given, say))
        case "play":
            played = cast("str", event["card"])
            return say("iroha-told-trump" if played[0] == event["trump"] else "iroha-told-play", card=card(played, say))
        case "trick":
            return say("iroha-told-trick", trick=event["trick"], card=card(cast("str", event["card"]), say))
        case "score":
            return say("iroha-told-score", points=event["points"], deal=event["deal"])
        case "star" | "dark":
            return say(f"iroha-told-{event['kind']}")
        case _:
            return ""


def move(game: Game, view: Table, text: str, say: Say) -> str:
    verb, _, name = text.partition(" ")
    return say(f"iroha-move-{verb}", card=card(name, say)) if name else say(f"iroha-move-{verb}")


def outlook(game: Game, view: Table, text: str, forecast: dict[str, object], say: Say, who: Who) -> str:
    """Of a card: who holds the trick with it, and what the trick would bring to that seat."""
    found = cast("dict[str, dict[str, object]]", forecast.get("moves", {})).get(text, {})
    if "seat" not in found:
        return ""
    seat, points = cast("int", found["seat"]), cast("int | None", found["points"])
    if points is None:
        return say("iroha-outlook-holds", who=who(seat))
    return say("iroha-outlook-points", who=who(seat), points=f"{points:+}")
