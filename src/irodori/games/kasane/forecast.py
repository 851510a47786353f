"""What may come of it: the melds that a take would allow, what each would leave; at the end how a score came about.

All of it is worked out from a view, so it tells nothing that the view does not (S4). The table is laid out again in the
rules' own state, and every move is tried there: what is foretold is what the rules would do. Whoever waits is foretold
what the rows as they lie would allow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori.core.edition import Json, Table
from irodori.games.kasane import PLUS, boxes
from irodori.games.kasane.notation import PASS, unpacked
from irodori.games.kasane.rules import COLOUR_BONUS, ROBE_FOR_BONUS, TURNS, Kasane
from irodori.games.kasane.view import melds_laid, names

if TYPE_CHECKING:
    from irodori.core.game import Game
    from irodori.core.info import Event

Lines = list[dict[str, object]]


def forecast(game: Game, view: Table) -> dict[str, object]:
    table = cast("Table", view["table"])
    rules = laid_out(game, table)
    found: dict[str, object] = {
        "robes": [robe(rules, seat) for seat in range(game.players)],
        "bonuses": list(COLOUR_BONUS),
    }
    if view["decision"] is None:
        rules.over = True
        return found | {"account": account(game, rules, melds_of(view))}
    actor = cast("list[int]", view["actors"])[0]
    found |= turns(rules, view["decision"] == "meld")
    left = rules.field - game.players - (view["decision"] == "take")
    found["order"] = order(game, rules, actor, left)
    seat = view["seat"] if isinstance(view["seat"], int) else actor
    if not isinstance(cast("list[Json]", table["hands"])[seat], list):
        return found | {"seat": None}
    rules.acting = 1 << seat
    if seat == actor and view["decision"] == "meld":
        rules.melds = rules.possible(seat)
        return found | {"seat": seat, "melds": melds(game, rules, seat)}
    comes = (seat - actor) % game.players <= left
    offered = [text for row, text in game.texts[0].items() if comes and rules.rows >> row & 1]
    return found | {"seat": seat, "takes": {text: take(game, rules, seat, text) for text in offered}}


# ---- the table in the rules' own state


def laid_out(game: Game, table: Table) -> Kasane:
    """Hands that are not shown stay empty, and so does the pile: nothing here asks for them. In the interpreted rules,
    since of the compiled ones only what every game has can be called."""
    rules = Kasane()
    rules.copy(cast("Kasane", game.fresh()))
    seats = range(game.players)
    deck, heights = rules.deck, rules.heights
    for row, cards in enumerate(cast("list[list[str]]", table["rows"])):
        heights[row] = len(cards)
        first = row * rules.width
        deck[first : first + len(cards)] = bytes(game.codes[card] for card in cards)
    rules.deck, rules.heights, rules.field = deck, heights, sum(heights)
    rules.rows = sum(1 << row for row in seats if heights[row])
    rules.round = cast("int", table["round"]) - 1
    hands, robes, points = rules.hands, rules.robes, rules.points
    for seat in seats:
        hand = cast("list[list[str] | int]", table["hands"])[seat]
        hands[seat] = packed(game, hand if isinstance(hand, list) else [])
        robes[seat] = packed(game, cast("list[list[str]]", table["robes"])[seat])
        points[seat] = cast("list[int]", table["points"])[seat]
    rules.hands, rules.robes, rules.points = hands, robes, points
    shown = cast("dict[str, list[dict[str, int]]]", table["melds"])
    marbles = [box["marbles"] for part in shown.values() for box in part]
    for box, count in enumerate(marbles):
        while rules.marbles[box] < count:
            rules.place_marble(box)
    return rules


def packed(game: Game, cards: list[str]) -> int:
    found = 0
    for card in cards:
        found = found << 4 | game.codes[card]
    return found


# ---- what all can see


def robe(rules: Kasane, seat: int) -> dict[str, int]:
    """`worth` is what the colours bring (K9) once the robe is not `short` of cards any more; `bonus` what they and a
    full robe bring as it is."""
    cards, colours = rules.laid_cards(seat), rules.colours(seat)
    return {
        "cards": cards,
        "colours": colours,
        "worth": COLOUR_BONUS[colours],
        "short": max(0, ROBE_FOR_BONUS - cards),
        "bonus": rules.colour_bonus(seat) + rules.full_robe_bonus(seat),
    }


def turns(rules: Kasane, taken: bool) -> dict[str, object]:
    """K22: which of everyone's turns in this round it is; whoever has taken, and may lay, is still in its turn."""
    done = rules.players * rules.width - rules.field - taken
    return {"turn": done // rules.players + 1, "turns": rules.width - 1}


def order(game: Game, rules: Kasane, actor: int, left: int) -> list[int]:
    """K7, K22: the seats whose turns come next; after the last of a round, whoever has the start marker then."""
    found = [(actor + i) % game.players for i in range(1, left + 1)]
    if rules.round + 1 < game.players:
        found += [(rules.round + 1 + i) % game.players for i in range(game.players)]
    return found[: game.players - 1]


# ---- what may come


def take(game: Game, rules: Kasane, seat: int, text: str) -> dict[str, object]:
    """The card, the points that it brings at once (K2), and the melds that it would allow, the best first."""
    tried = rules.twin()
    row = game.choices[0][text]
    card = rules.deck[row * rules.width + rules.heights[row] - 1]
    tried.play(seat, row)
    return {
        "card": game.names[card],
        "points": tried.points[seat] - rules.points[seat],
        "score": tried.score(seat),
        "robe": robe(tried, seat),
        "melds": melds(game, tried, seat) if tried.melds else [],
    }


def melds(game: Game, rules: Kasane, seat: int) -> Lines:
    """The legal melds: most points first, then the larger one."""
    possible = game.listed(1, rules.legal(seat))
    found = [meld(game, rules, seat, text) for text in possible if text != PASS]
    return sorted(found, key=lambda one: (-cast("int", one["points"]), -cast("int", one["cards"])))


def meld(game: Game, rules: Kasane, seat: int, text: str) -> dict[str, object]:
    """The cards that it is made of, and what is there after it: hand, robe and score.

    At the last turn of all the score is the final one, bonuses included.
    """
    choice = game.choices[1][text]
    key, cards, _ = boxes(game.table)[choice // 2]
    top = bool(choice & 1)
    tried = rules.twin()
    tried.play(seat, choice)
    return {
        "move": text,
        "meld": key,
        "cards": cards,
        "top": top,
        "points": tried.points[seat] - rules.points[seat],
        "sequence": names(game, unpacked(tried.robes[seat])[-cards:]),
        "hand": names(game, unpacked(tried.hands[seat])),
        "score": tried.score(seat),
        "robe": robe(tried, seat),
    }


# ---- how it came about


def melds_of(view: Table) -> list[list[Event]]:
    """From the whole story, or from what the table has written down where memory is everyone's own."""
    table = cast("Table", view["table"])
    if "laid" in table:
        return cast("list[list[Event]]", table["laid"])
    return melds_laid(cast("int", view["players"]), cast("list[Event]", view["story"]))


def account(game: Game, rules: Kasane, laid: list[list[Event]]) -> list[Lines]:
    return [lines(game, rules, seat, laid[seat]) for seat in range(game.players)]


def lines(game: Game, rules: Kasane, seat: int, laid: list[Event]) -> Lines:
    found = [meld_line(told) for told in laid]
    plus = unpacked(rules.robes[seat]).count(game.codes[PLUS])
    if plus:
        found.append(line("plus", plus, count=plus))
    cards = rules.laid_cards(seat)
    if cards < ROBE_FOR_BONUS:
        found.append(line("few", 0, cards=cards))
    else:
        found.append(line("colours", rules.colour_bonus(seat), colours=rules.colours(seat)))
    full = rules.full_robe_bonus(seat)
    if full:
        found.append(line("full", full, cards=TURNS))
    return found


def meld_line(told: Event) -> dict[str, object]:
    sequence = cast("list[str]", told["sequence"])
    said: dict[str, object] = {"meld": told["meld"], "sequence": "-".join(sequence)}
    if told["top"]:
        said["top"] = sequence[0]
    return line("meld-top" if told["top"] else "meld", cast("int", told["points"]), **said)


def line(key: str, points: int, **said: object) -> dict[str, object]:
    return {"key": f"kasane-account-{key}", "args": said, "points": points}
