"""What is seen of Colors of Kasane: cards are taken in the open, so all but the order of the pile is known (S4)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from irodori.core.edition import Json, Table
from irodori.core.info import Event, Line, Viewer
from irodori.games.kasane import boxes
from irodori.games.kasane.notation import unpacked
from irodori.games.kasane.rules import BONUS, DEALT, LEFT, MELDED, PASSED, TAKEN

if TYPE_CHECKING:
    from random import Random

    from irodori.core.game import Game
    from irodori.core.state import Note, State
    from irodori.games.kasane.rules import Kasane


def event(game: Game, core: State, note: Note, decks: list[list[str]]) -> Event:
    kind, seat, a, b = note
    if kind == DEALT:
        last = a == game.players - 1
        width = cast("Kasane", core).width
        first = 0 if last else a * game.players * width
        cards = decks[-1 if last else 0]
        rows: list[Json] = [list[Json](cards[first + r * width : first + (r + 1) * width]) for r in range(game.players)]
        return {"kind": "deal", "seat": seat, "round": a + 1, "rows": rows}
    if kind == TAKEN:
        return {"kind": "take", "seat": seat, "row": a + 1, "card": game.names[b]}
    if kind == MELDED:
        key, cards, _ = boxes(game.table)[a // 2]
        robe = unpacked(cast("Kasane", core).robes[seat])
        return {
            "kind": "meld", "seat": seat, "meld": key, "cards": cards, "top": bool(a & 1), "points": b,
            "sequence": names(game, robe[-cards:]),
        }  # fmt: skip
    if kind == PASSED:
        return {"kind": "pass", "seat": seat}
    if kind == LEFT:
        return {"kind": "left", "seat": None, "round": a + 1, "cards": names(game, unpacked(b))}
    if kind == BONUS:
        return {"kind": "bonus", "seat": seat, "colours": a, "full_robe": b}
    return {"kind": "end", "seat": None}


def names(game: Game, cards: list[int]) -> list[Json]:
    known = game.names
    return [known[card] for card in cards]


def seen(game: Game, event: Event, seat: int | None) -> Event:
    return dict(event)


def table(game: Game, core: State, viewer: Viewer) -> Table:
    rules = cast("Kasane", core)
    deck, hands, robes, heights = rules.deck, rules.hands, rules.robes, rules.heights
    base, width, seats = rules.base, rules.width, range(game.players)
    rows: list[Json] = []
    for row in seats:
        first = base + row * width
        rows.append(names(game, list(deck[first : first + heights[row]])))
    pile = deck[base + game.players * width : rules.size]
    last = rules.round >= game.players - 1  # K8: from the last deal on all cards are in the open
    unseen = [] if last else names(game, sorted(pile))  # the table's order is the order of the numbers
    found: Table = {
        "round": min(rules.round + 1, game.players),
        "starter": min(rules.round, game.players - 1),
        "rows": rows,
        "pile": unseen,
        "discards": names(game, sorted(discards(game, rules))),
        "hands": [held(game, hands[seat]) for seat in seats],
        "robes": [held(game, robes[seat]) for seat in seats],
        "melds": melds(game, rules),
        "points": list[Json](rules.points[: game.players]),
    }
    if viewer == "all":
        found["pile_in_order"] = [] if not unseen else names(game, list(pile))
    return found


def held(game: Game, cards: int) -> list[Json]:
    return list(packed_names(game, cards))


@lru_cache(maxsize=2048)
def packed_names(game: Game, cards: int) -> tuple[Json, ...]:
    """From one move to the next nearly all hands and robes stay as they are."""
    return tuple(names(game, unpacked(cards)))


def alike(core: State) -> bool:
    """With perfect memory all seats and spectators see the same."""
    return True


def at_the_table(game: Game, table: Table, viewer: int | None, story: list[Event]) -> Table:
    """S4: of other hands, of pile and discards only how many cards; of a finished game also what everyone has laid.
    Parts of a table give parts; the last turn of all clears the rows."""
    shown = dict(table)
    if "hands" in table:
        hands = cast("list[list[Json]]", table["hands"])
        shown["hands"] = [list[Json](hand) if seat == viewer else len(hand) for seat, hand in enumerate(hands)]
    for place in ("pile", "discards"):
        if place in table:
            shown[place] = len(cast("list[Json]", table[place]))
    if "rows" in table and story and story[-1]["kind"] == "end":
        shown["laid"] = [list[Json](laid) for laid in melds_laid(game.players, story)]
    return shown


def melds_laid(players: int, story: list[Event]) -> list[list[Event]]:
    """For each seat what it has laid, in its order."""
    found: list[list[Event]] = [[] for _ in range(players)]
    for told in story:
        if told["kind"] == "meld":
            kept = {name: told[name] for name in ("meld", "cards", "top", "points", "sequence")}
            found[cast("int", told["seat"])].append(kept)
    return found


def discards(game: Game, rules: Kasane) -> bytearray:
    """K22, K8: what the rounds left; the last deal takes all that in, and leaves what nobody has ever taken."""
    last = game.players - 1
    if rules.round < last:
        return rules.discards[: rules.round * game.players]
    size = rules.size - last * game.players * (rules.width - 1)
    unseen = rules.deck[game.players * rules.width : size]
    return unseen + rules.discards[last * game.players : rules.round * game.players]


def melds(game: Game, rules: Kasane) -> Json:
    """Each meld's boxes with the points of every place, and how many marbles lie there."""
    found: dict[str, Json] = {}
    for (key, cards, points), marbles in zip(boxes_of(game), rules.marbles, strict=False):
        box: Json = {"cards": cards, "points": points[:], "marbles": marbles}
        cast("list[Json]", found.setdefault(key, [])).append(box)
    return found


@lru_cache(maxsize=16)
def boxes_of(game: Game) -> list[tuple[str, int, list[Json]]]:
    return [(key, cards, list[Json](points)) for key, cards, points in boxes(game.table)]


def cards(game: Game, core: State, story: list[Event]) -> Counter[str]:
    """Every card, wherever it lies."""
    rules = cast("Kasane", core)
    found = list(discards(game, rules))
    if rules.round < game.players - 1:
        found += rules.deck[rules.base + game.players * rules.width : rules.size]
    for row in range(game.players):
        first = rules.base + row * rules.width
        found += rules.deck[first : first + rules.heights[row]]
    for seat in range(game.players):
        found += unpacked(rules.hands[seat]) + unpacked(rules.robes[seat])
    return Counter(game.names[card] for card in found)


# ---- imagining: moves are public, so only the order of the pile is made up


def guess(game: Game, view: Table, chance: Random) -> tuple[State, list[list[str]], list[Line]]:
    deals: list[list[str]] = []
    moves: list[Line] = []
    for told in cast("list[Event]", view["story"]):
        if told["kind"] == "deal":
            deals.append([card for row in cast("list[list[str]]", told["rows"]) for card in row])
        else:
            moves += move(told)
    last = len(deals) == game.players
    early = [card for deal in (deals[:-1] if last else deals) for card in deal]
    cards = [code for code, count in game.cards.values() for _ in range(count)]
    decks = [early + rest(game, cards, early)]
    if last:
        discards = [
            card for told in cast("list[Event]", view["story"]) if told["kind"] == "left" for card in left(told)
        ]
        due = decks[0][len(early) :] + discards[: (game.players - 1) * game.players]
        decks.append(deals[-1] + rest(game, [game.codes[card] for card in due], deals[-1]))
    return game.replayed(decks, moves), decks, moves


def left(told: Event) -> list[str]:
    return cast("list[str]", told["cards"])


def rest(game: Game, cards: list[int], known: list[str]) -> list[str]:
    cards = list(cards)
    for card in known:
        cards.remove(game.codes[card])
    return game.in_order(cards)


def move(told: Event) -> list[Line]:
    seat = cast("int", told["seat"])
    match told["kind"]:
        case "take":
            return [(seat, f"take {told['row']}")]
        case "meld":
            return [(seat, f"meld {told['meld']} {told['cards']}" + (" top" if told["top"] else ""))]
        case "pass":
            return [(seat, "pass")]
        case _:
            return []


def told(game: Game, core: State, decks: list[list[str]], moves: list[Line]) -> tuple[list[list[str]], list[Line]]:
    rules = cast("Kasane", core)
    if len(decks) == 1:
        decks = [[game.names[card] for card in rules.deck[: rules.size]]]
    return decks, moves
