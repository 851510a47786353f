"""What is seen of KIMONO: all but later piles, the sack's order, and choices that are not revealed yet (M15)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from irodori.core.edition import Json, Table
from irodori.core.info import Event, Line, Viewer
from irodori.games.kimono import ACTIONS, APPRENTICE, SORTS
from irodori.games.kimono.rules import APPRENTICE as PLACE
from irodori.games.kimono.rules import (
    APPRENTICE_CARD,
    BINNED,
    BREAK,
    BROKE,
    COPIED,
    COPY,
    CUT,
    DREW,
    GAINED,
    IN_BIN,
    KEPT,
    KIMONOS,
    MASTER,
    NO_KIMONOS,
    NOTHING,
    NOWHERE,
    PLACED,
    RESOLVED,
    ROUND,
    ROUNDS,
    SPLIT,
    TAKES_BIN,
    WANT,
    WANTED,
)  # fmt: skip

if TYPE_CHECKING:
    from random import Random

    from irodori.core.game import Game
    from irodori.core.state import Note, State
    from irodori.games.kimono.rules import Kimono


CLAIMS = ("want",)
"""Decisions about which a seat may say beforehand what it will choose, without being bound by it (M16)."""
KIMONO_CARD, BREAKAGE_CARD, COPY_CARD = "kimono", "breakage", "copy"


def event(game: Game, core: State, note: Note, decks: list[list[str]]) -> Event:
    kind, seat, a, b = note
    rules = cast("Kimono", core)
    if kind == ROUND:
        return {"kind": "round", "seat": seat, "round": a + 1, "row": row(rules, decks[0], a * 16 + NOWHERE)}
    if kind == CUT:
        start, cut, end = a >> 8, a >> 4 & 15, a & 15
        whole = row(rules, decks[0], b)
        groups = [whole[start:cut], whole[cut:end]]
        left = seat + 1
        return {
            "kind": "split", "seat": rules.master, "cards": cut - start, "left": left,
            "groups": list[Json](groups if left == 1 else groups[::-1]),
        }  # fmt: skip
    if kind == PLACED:
        return {"kind": "apprentice", "seat": seat, "group": a + 1, "place": b}
    if kind == WANTED:
        wants: list[Json] = [(1 + (b >> s & 1)) if a >> s & 1 else None for s in range(game.players)]
        return {"kind": "want", "seat": None, "wants": wants}
    if kind in (BINNED, GAINED):
        cards = row(rules, decks[0], b)[a >> 4 : a & 15]
        return {"kind": "bin", "seat": None, "cards": cards} if kind == BINNED else gained(seat, cards)
    if kind == KIMONOS:
        return {"kind": "kimono", "seat": None, "seats": seats_in(game, a)}
    if kind == NO_KIMONOS:
        return {"kind": "no_kimono", "seat": None, "seats": seats_in(game, a), "left": b}
    if kind == TAKES_BIN:
        return {"kind": "takes_bin", "seat": seat, "cards": names(rules, game, rules.bin[:a])}
    if kind == RESOLVED:
        return {"kind": "resolve", "seat": seat, "action": ACTIONS[a]}
    if kind == DREW:
        return {"kind": "draw", "seat": seat, "card": None if a == NOTHING else game.names[a]}
    if kind == BROKE:
        sorts: list[Json] = [SORTS[code] for code in (a >> 8, a & 255) if code != NOTHING]
        return {"kind": "break", "seat": seat, "sorts": sorts, "chosen": bool(b)}
    if kind == COPIED:
        return {"kind": "copy", "seat": seat, "sort": None if a == NOTHING else SORTS[a], "chosen": bool(b)}
    if kind == MASTER:
        return {"kind": "master", "seat": seat}
    return {"kind": "end", "seat": None}


def gained(seat: int, cards: list[Json]) -> Event:
    return {"kind": "gain", "seat": seat, "cards": cards}


def row(rules: Kimono, deck: list[str], which: int) -> list[Json]:
    """The row of a round with the apprentice where it stands."""
    first, place = which // 16 * rules.pile, which % 16
    cards: list[Json] = list(deck[first : first + rules.pile])
    return cards if place == NOWHERE else [*cards[:place], APPRENTICE, *cards[place:]]


def seats_in(game: Game, mask: int) -> list[Json]:
    return [seat for seat in range(game.players) if mask >> seat & 1]


def names(rules: Kimono, game: Game, codes: bytearray) -> list[Json]:
    return [game.names.get(code, APPRENTICE) for code in codes]


def seen(game: Game, event: Event, seat: int | None) -> Event:
    return dict(event)


def table(game: Game, core: State, viewer: Viewer) -> Table:
    rules = cast("Kimono", core)
    seats = range(game.players)
    wanting = rules.stage == WANT and bool(rules.acting)
    later = rules.deck[(rules.round + 1) * rules.pile : ROUNDS * rules.pile]
    sack = rules.deck[rules.sack : rules.cards]
    found: Table = {
        "round": rules.round + 1,
        "master": rules.master,
        "row": names(rules, game, rules.row[: rules.length]),
        "group": [rules.start, rules.end],
        "cut": rules.cut,
        "left": 1 if rules.first_left else 2,
        "contenders": seats_in(game, rules.contenders),
        "pending": pending(game, rules),
        "cuts": [[cut >> 1, 2 if cut & 1 else 1] for cut in rules.cuts[: rules.splits]],
        "gone": [where(game, card) for card in rules.gone[: rules.length]],
        "chosen": [choice(rules, seat) if wanting and viewer in (seat, "all") else None for seat in seats],
        "bin": names(rules, game, rules.bin[: rules.binned]),
        "kimonos": rules.kimonos,
        "sack": rules.cards - rules.sack,
        "unseen": list[Json](game.in_order(later + sack)),
        "collections": [collection(game, rules, seat) for seat in seats],
        "owner": None if rules.owner == NOTHING else rules.owner,
        "waiting": {action: rules.waiting[i] for i, action in enumerate(ACTIONS)},
        "apprentice": None if rules.apprentice == NOTHING else rules.apprentice,
    }
    if viewer == "all":
        found["later_in_order"] = names(rules, game, later)
        found["sack_in_order"] = names(rules, game, sack)
    return found


def alike(core: State) -> bool:
    """With perfect memory all seats and spectators see the same, but for choices that are not revealed yet (M15)."""
    rules = cast("Kimono", core)
    return rules.stage != WANT or not rules.acting


def at_the_table(game: Game, table: Table, viewer: int | None, story: list[Event]) -> Table:
    """S4: of the bin only how many cards, and no list of what is still to come. Parts of a table give parts."""
    shown = {place: value for place, value in table.items() if place != "unseen"}
    if "bin" in table:
        shown["bin"] = len(cast("list[Json]", table["bin"]))
    return shown


def pending(game: Game, rules: Kimono) -> list[Json]:
    """Groups that are resolved after the one at hand, the next first."""
    found: list[Json] = []
    for i in reversed(range(rules.groups)):
        group: Json = {"group": [rules.starts[i], rules.ends[i]], "wanters": seats_in(game, rules.wanters[i])}
        found.append(group)
    return found


def where(game: Game, gone: int) -> Json:
    """Of a card of the row: None while it lies there, who took it, or all who wanted what went to the bin."""
    if gone == NOTHING:
        return None
    return seats_in(game, gone - IN_BIN) if gone >= IN_BIN else gone


def choice(rules: Kimono, seat: int) -> Json:
    return 1 + (rules.second >> seat & 1) if rules.chosen >> seat & 1 else None


def collection(game: Game, rules: Kimono, seat: int) -> Json:
    """Copies count as their sort (M10)."""
    kept = dict(enumerate(SORTS)) | {code: name for code, name in game.names.items() if code < KEPT}
    counts = rules.have[seat * KEPT : (seat + 1) * KEPT]
    return {kept[code]: count for code, count in enumerate(counts) if count}


def cards(game: Game, core: State, story: list[Event]) -> Counter[str]:
    """Every card, wherever it lies. The story tells what went to the box, and which sorts the copies have joined."""
    rules = cast("Kimono", core)
    groups = list(zip(rules.starts, rules.ends, strict=True))[: rules.groups]
    if rules.acting and rules.stage in (SPLIT, PLACE, WANT):
        groups.append((rules.start, rules.end))
    codes = rules.deck[(rules.round + 1) * rules.pile : ROUNDS * rules.pile] + rules.deck[rules.sack : rules.cards]
    codes += rules.bin[: rules.binned]
    codes += bytes(code for start, end in groups for code in rules.row[start:end] if code != APPRENTICE_CARD)
    found = Counter(game.names[code] for code in codes) + Counter({KIMONO_CARD: rules.kimonos})
    for action, waiting in zip(ACTIONS, rules.waiting, strict=True):
        found[action] += waiting
    if rules.acting and rules.stage in (BREAK, COPY):
        found[BREAKAGE_CARD if rules.stage == BREAK else COPY_CARD] += 1
    for seat in range(game.players):
        found.update(cast("dict[str, int]", collection(game, rules, seat)))
    for told in story:
        found.update(put_in_box(told))
    return found


def put_in_box(told: Event) -> Counter[str]:
    """What an event took out of the game; a copy stands among the cards of the sort that it joined."""
    match told["kind"]:
        case "draw":
            return Counter({"cat": 1})
        case "break":
            return Counter([BREAKAGE_CARD, *cast("list[str]", told["sorts"])])
        case "copy":
            joined = cast("str | None", told["sort"])
            return Counter({COPY_CARD: 1, **({joined: -1} if joined else {})})
        case "no_kimono":
            return Counter({KIMONO_CARD: cast("int", told["left"])})
        case _:
            return Counter()


# ---- imagining: the story tells all moves but the choices that are secret still


def guess(game: Game, view: Table, chance: Random) -> tuple[State, list[list[str]], list[Line]]:
    story = cast("list[Event]", view["story"])
    piles = [card for told in story if told["kind"] == "round" for card in cast("list[str]", told["row"])]
    drawn = [cast("str", told["card"]) for told in story if told["kind"] == "draw" and told["card"]]
    rest = Counter({name: count for name, (_, count) in game.cards.items()})
    rest.subtract(piles + drawn)
    if min(rest.values()) < 0:
        raise ValueError("more cards of a kind than there are")
    hidden = list(rest.elements())
    later = cast("Kimono", game.fresh()).pile * ROUNDS - len(piles)
    deck = piles + hidden[:later] + drawn + hidden[later:]
    moves = [line for told in story for line in move(told)]
    chosen = cast("list[int | None]", cast("Table", view["table"])["chosen"])
    moves += [(seat, f"want {group}") for seat, group in enumerate(chosen) if group]
    return game.replayed([deck], moves), [deck], moves


def move(told: Event) -> list[Line]:
    seat = cast("int", told["seat"])
    match told["kind"]:
        case "split":
            return [(seat, f"split {told['cards']} {told['left']}")]
        case "apprentice":
            return [(seat, f"apprentice {told['group']} {told['place']}")]
        case "want":
            return [(s, f"want {group}") for s, group in enumerate(cast("list[int | None]", told["wants"])) if group]
        case "resolve":
            return [(seat, f"resolve {told['action']}")]
        case "break" if told["chosen"]:
            return [(seat, "break " + " ".join(cast("list[str]", told["sorts"])))]
        case "copy" if told["chosen"]:
            return [(seat, f"copy {told['sort']}")]
        case _:
            return []


def told(game: Game, core: State, decks: list[list[str]], moves: list[Line]) -> tuple[list[list[str]], list[Line]]:
    rules = cast("Kimono", core)
    deck = [game.names[code] for code in rules.deck[: rules.cards]]
    if rules.stage != WANT or not rules.acting:
        return [deck], moves
    while moves[-1][1].startswith("want"):  # a decision to want follows a split or the apprentice
        moves = moves[:-1]
    wants = [(seat, f"want {choice(rules, seat)}") for seat in range(game.players) if choice(rules, seat)]
    return [deck], moves + wants
