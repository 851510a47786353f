"""What may come of it: who would take the trick and what it would bring; at the end how each score came about.

All of it is worked out from a view, so it tells nothing that the view does not: where the piles are a matter of memory
(I8, S4), points that nobody can read off the table are None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from irodori.core.edition import Json, Table
from irodori.games.iroha import UNKNOWN
from irodori.games.iroha.ruling import Played, further, held, worth
from irodori.games.iroha.view import counted, finished_deals, last_trick

if TYPE_CHECKING:
    from irodori.core.game import Game
    from irodori.core.info import Event

Counts = list[list[list[int]]]
"""For each deal and seat: the sum of the lowest cards, and how many are taken off."""


class Pile(NamedTuple):
    """The cards that a seat has taken in this deal, as far as their worth goes (I6)."""

    lows: dict[str, int]
    cards: int
    more: dict[str, int] | None
    """How many of each colour lie beside its lowest; None where the colours of those are a matter of memory."""

    def worth(self) -> int:
        return worth([f"{suit}{rank}" for suit, rank in self.lows.items()]) - further() * (self.cards - len(self.lows))

    def with_cards(self, cards: list[str]) -> Pile:
        lows = dict(self.lows)
        more = None if self.more is None else dict(self.more)
        for card in cards:
            suit, rank = card[0], int(card[1:])
            if more is not None:
                more[suit] = more[suit] + 1 if suit in lows else 0
            lows[suit] = min(rank, lows.get(suit, rank))
        return Pile(lows, self.cards + len(cards), more)


NOTHING = Pile({}, 0, {})


def forecast(game: Game, view: Table) -> dict[str, object]:
    table = cast("Table", view["table"])
    story = cast("list[Event]", view["story"])
    deals, cards = finished(game, table, story)
    found: dict[str, object] = {
        "piles": [shown(pile) for pile in piles(game, table)],
        "houses": houses(game, table, story),
        "last": last(game, table, story),
        "deals": deals,
        "scored": cards,
    }
    match view["decision"]:
        case "pass":
            found["moves"] = {text: passing(game, view, text) for text in cast("list[str]", view["moves"])}
        case "play":
            found |= playing(game, view)
        case None:
            found["account"] = account(deals)
        case _:
            pass
    return found


# ---- what lies there


def piles(game: Game, table: Table) -> list[Pile | None]:
    """None where nobody can tell without remembering."""
    found: list[Pile | None] = []
    lowest = cast("list[list[str]] | None", table.get("lowest"))
    for seat, taken in enumerate(cast("list[list[str] | int]", table["taken"])):
        if isinstance(taken, list):
            found.append(NOTHING.with_cards(taken))
        elif lowest is not None and taken:
            found.append(Pile(NOTHING.with_cards(lowest[seat]).lows, taken, None))
        else:
            found.append(None if taken else NOTHING)
    return found


def shown(pile: Pile | None) -> dict[str, object] | None:
    return pile and {"lows": pile.lows, "cards": pile.cards, "more": pile.more, "worth": pile.worth()}


def houses(game: Game, table: Table, story: list[Event]) -> list[int]:
    """Who took the tricks of this deal: in their order where the story has them all, else seat by seat."""
    begins = max((n for n, told in enumerate(story) if told["kind"] == "deal"), default=0)
    winners = [cast("int", told["seat"]) for told in story[begins:] if told["kind"] == "trick"]
    if len(winners) == table["tricks"]:
        return winners
    taken = cast("list[list[str] | int]", table["taken"])
    cards = [len(pile) if isinstance(pile, list) else pile for pile in taken]
    return [seat for seat, count in enumerate(cards) for _ in range(count // game.players)]


def last(game: Game, table: Table, story: list[Event]) -> dict[str, object] | None:
    cards = cast("list[dict[str, Json]]", table["last"] if "last" in table else last_trick(game, story))
    if not cards:
        return None
    holder, card, _ = held([(cast("int", one["seat"]), cast("str", one["card"])) for one in cards])
    return {"cards": cards, "seat": holder, "card": card}


def finished(game: Game, table: Table, story: list[Event]) -> tuple[Counts, list[list[str]]]:
    """For each finished deal and seat what counted (I6); of the last one the cards too."""
    if "deals" in table:
        return cast("Counts", table["deals"]), cast("list[list[str]]", table["scored"])
    deals = finished_deals(game, story)
    return cast("Counts", [[counted(cards) for cards in taken] for taken in deals]), deals[-1] if deals else []


# ---- what may come


def playing(game: Game, view: Table) -> dict[str, object]:
    table = cast("Table", view["table"])
    cards = cast("list[dict[str, Json]]", table["trick"])
    trick = [(cast("int", one["seat"]), cast("str", one["card"])) for one in cards]
    turn = cast("list[int]", view["actors"])[0]
    first = trick[0][0] if trick else turn
    moves = cast("list[str]", view["moves"])
    known = piles(game, table)
    found: dict[str, object] = {
        "order": [(first + i) % game.players for i in range(game.players)],
        "trick": outcome(game, known, trick) if trick else None,
        "moves": {text: outcome(game, known, [*trick, (turn, text.split()[1])]) for text in moves},
    }
    if moves:
        colours = list(dict.fromkeys(card[0] for _, card in trick))
        hand = [card for card in cast("list[list[str]]", table["hands"])[turn] if card != UNKNOWN]
        found["colours"] = colours
        found["follow"] = [suit for suit in colours if any(card[0] == suit for card in hand)]
    return found


def outcome(game: Game, known: list[Pile | None], trick: list[Played]) -> dict[str, object]:
    """Who takes the trick if no further card changes that, and what their deal is worth then."""
    seat, card, _ = held(trick)
    pile = known[seat]
    after = pile and pile.with_cards([card for _, card in trick])
    return {
        "seat": seat,
        "card": card,
        "walks": all(trick[-1][1][0] != other[0] for _, other in trick[:-1]),
        "points": after.worth() - pile.worth() if pile and after else None,
        "after": shown(after),
        "to_come": game.players - len(trick),
    }


def passing(game: Game, view: Table, text: str) -> dict[str, object]:
    """How many cards of its colour would stay."""
    card = text.split()[1]
    hand = cast("list[list[str]]", cast("Table", view["table"])["hands"])[cast("int", view["seat"])]
    return {"stay": sum(other[0] == card[0] for other in hand) - 1}


# ---- how it came about


def account(deals: Counts) -> list[list[dict[str, object]]]:
    seats = zip(*deals, strict=True)
    return [[line(number, *counts) for number, counts in enumerate(of_seat, 1)] for of_seat in seats]


def line(deal: int, lowest: int, more: int) -> dict[str, object]:
    return {
        "key": "iroha-account-deal",
        "args": {"deal": deal, "lowest": lowest, "more": more},
        "points": lowest - more,
    }
