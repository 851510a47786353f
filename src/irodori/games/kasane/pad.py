"""Colors of Kasane on the score pad: whose marble lies in which box, and what each robe holds; the rules count it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori.core.edition import Json, Table
from irodori.core.errors import Argument, SheetError
from irodori.core.info import Count
from irodori.games.kasane import MELDS, PLUS, PRESET
from irodori.games.kasane.forecast import line, lines, packed
from irodori.games.kasane.rules import TURNS, Kasane

if TYPE_CHECKING:
    from irodori.core.game import Game
    from irodori.core.info import Say, Who

CARDS = (*map(str, range(1, 10)), PLUS)
LETTERS = "ABCD"
NOBODY = "-"
Boxes = dict[str, list[int | None]]


def boxes(game: Game, meld: str) -> list[dict[str, int]]:
    return cast("dict[str, dict[str, list[dict[str, int]]]]", game.table["melds"])[meld]["boxes"]


def preset(game: Game, meld: str) -> int | None:
    """K23: the box that holds a marble before the first turn; an edition may have none of two cards."""
    if not game.options["preset_marbles"] or meld not in PRESET:
        return None
    return next((place for place, box in enumerate(boxes(game, meld)) if box["cards"] == 2), None)


def free(game: Game, meld: str) -> list[int]:
    return [place for place in range(len(boxes(game, meld))) if place != preset(game, meld)]


def rounds(game: Game) -> int:
    return 1


# ---- what is asked


def questions(game: Game, number: int, say: Say, who: Who) -> list[str]:
    letters = " ".join(LETTERS[: game.players])
    found: list[str] = []
    for meld in MELDS:
        shown = " ".join(f"{boxes(game, meld)[i]['cards']}:{boxes(game, meld)[i]['points']}" for i in free(game, meld))
        found.append(say("kasane-score-marbles", meld=say(f"kasane-meld-{meld}"), boxes=shown, letters=letters))
    return [*found, *(say("kasane-score-robe", who=who(seat)) for seat in range(game.players))]


def labels(game: Game, number: int, say: Say, who: Who) -> list[str]:
    return [*(say(f"kasane-meld-{meld}") for meld in MELDS), *map(who, range(game.players))]


def entered(game: Game, sheet: Table) -> list[str]:
    owned, robes = cast("Boxes", sheet["boxes"]), cast("list[list[int]]", sheet["robes"])
    found: list[str] = []
    for meld in MELDS:
        owners = [owned[meld][place] for place in free(game, meld)]
        found.append("".join(NOBODY if owner is None else LETTERS[owner] for owner in owners))
    cards = [[card for card, count in zip(CARDS, robe, strict=True) for _ in range(count)] for robe in robes]
    return [*found, *map(" ".join, cards)]


def answer(game: Game, place: int, before: list[Json], text: str) -> Json:
    if place >= len(MELDS):
        cards = text.split()
        if not all(card in CARDS and cards.count(card) <= TURNS for card in cards):
            raise SheetError("kasane-score-no-robe", {"most": TURNS})
        return [cards.count(card) for card in CARDS]
    meld = MELDS[place]
    places, letters = free(game, meld), LETTERS[: game.players]
    signs = text.upper().replace(" ", "") or NOBODY * len(places)
    if len(signs) != len(places) or not all(sign in letters + NOBODY for sign in signs):
        said: dict[str, Argument] = {"count": len(places), "letters": " ".join(letters)}
        raise SheetError("kasane-score-no-marbles", said)
    owners: list[Json] = [None] * len(boxes(game, meld))
    for at, sign in zip(places, signs, strict=True):
        owners[at] = None if sign == NOBODY else letters.index(sign)
    return owners


def sheet(game: Game, answers: list[Json]) -> Table:
    return {"boxes": dict(zip(MELDS, answers, strict=False)), "robes": answers[len(MELDS) :]}


def read(game: Game, found: Json) -> bool:
    if not isinstance(found, dict) or found.keys() != {"boxes", "robes"}:
        return False
    owned, robes = found["boxes"], found["robes"]
    if not isinstance(owned, dict) or owned.keys() != set(MELDS) or not isinstance(robes, list):
        return False
    for meld, owners in owned.items():
        if not isinstance(owners, list) or len(owners) != len(boxes(game, meld)):
            return False
        if not all(owner is None or owner in range(game.players) for owner in owners):
            return False
        at = preset(game, meld)
        if at is not None and owners[at] is not None:
            return False
    return len(robes) == game.players and all(is_robe(robe) for robe in robes)


def is_robe(found: Json) -> bool:
    if not isinstance(found, list) or len(found) != len(CARDS):
        return False
    return all(type(count) is int and 0 <= count <= TURNS for count in found)


# ---- what it counts


def count(game: Game, sheets: list[Table]) -> Count:
    owned = cast("Boxes", sheets[0]["boxes"])
    robes = cast("list[list[int]]", sheets[0]["robes"])
    rules = Kasane()
    rules.copy(cast("Kasane", game.fresh()))
    held, points = rules.robes, rules.points
    marbles: list[list[dict[str, object]]] = []
    for seat in range(game.players):
        cards = [card for card, count in zip(CARDS, robes[seat], strict=True) for _ in range(count)]
        held[seat] = packed(game, cards[:TURNS])
        laid = [
            line("box", box["points"], meld=meld, cards=box["cards"])
            for meld in MELDS
            for box, owner in zip(boxes(game, meld), owned[meld], strict=True)
            if owner == seat
        ]
        points[seat] = sum(cast("int", one["points"]) for one in laid) + cards[:TURNS].count(PLUS)
        marbles.append(laid)
    rules.robes, rules.points, rules.over = held, points, True
    seats = range(game.players)
    winners = rules.winners()
    return Count(
        [rules.score(seat) for seat in seats],
        [seat for seat in seats if winners >> seat & 1],
        [[*marbles[seat], *lines(game, rules, seat, [])] for seat in seats],
    )


def doubts(game: Game, sheet: Table) -> list[tuple[int | None, str, dict[str, Argument]]]:
    owned = cast("Boxes", sheet["boxes"])
    robes = cast("list[list[int]]", sheet["robes"])
    found: list[tuple[int | None, str, dict[str, Argument]]] = []
    for seat, robe in enumerate(robes):
        if sum(robe) > TURNS:
            found.append((seat, "kasane-doubt-robe", {"count": sum(robe), "most": TURNS}))
        melds = [
            box["cards"] for meld in MELDS
            for box, owner in zip(boxes(game, meld), owned[meld], strict=True) if owner == seat
        ]  # fmt: skip
        most = sum(melds)
        least = most - max(0, len(melds) - 1)  # K3: the robe's top card may belong to the meld; the first has none
        numbers = sum(robe[:-1])
        if not least <= numbers <= most:
            found.append((seat, "kasane-doubt-laid", {"numbers": numbers, "least": least, "most": most}))
    for place, card in enumerate(CARDS):
        entered, there = sum(robe[place] for robe in robes), game.cards[card][1]
        if entered > there:
            found.append((None, "kasane-doubt-card", {"card": card, "count": entered, "most": there}))
    return found
