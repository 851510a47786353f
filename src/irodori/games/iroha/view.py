"""Who sees what of Iroha ni Oedo: one's own hand, the cards one passed and received, and all that was open (I8)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, cast

from irodori.core.edition import Json, Table
from irodori.core.game import advance, lay
from irodori.core.info import Event, Line, Viewer
from irodori.games.iroha import SUITS, UNKNOWN, ruling
from irodori.games.iroha.notation import suits
from irodori.games.iroha.rules import (
    DEALT,
    FOUND_STAR,
    HAND,
    PASS,
    PASSED,
    PLAY,
    PLAYED,
    RANKS,
    SCORED,
    STAYED_DARK,
    TRICK,
)  # fmt: skip

if TYPE_CHECKING:
    from random import Random

    from irodori.core.game import Game
    from irodori.core.state import Note, State
    from irodori.games.iroha.rules import Iroha


def event(game: Game, core: State, note: Note, decks: list[list[str]]) -> Event:
    kind, seat, a, b = note
    if kind == DEALT:
        hands: list[Json] = [named(game, hand) for hand in cast("Iroha", core).hands[: game.players]]
        return {"kind": "deal", "seat": seat, "deal": seat + 1, "hands": hands}
    if kind == PASSED:
        return {"kind": "pass", "seat": seat, "to": (seat + 1) % game.players, "cards": [game.names[a], game.names[b]]}
    if kind == PLAYED:
        return {"kind": "play", "seat": seat, "card": game.names[a], "trump": SUITS[b // RANKS]}
    if kind == TRICK:
        return {"kind": "trick", "seat": seat, "card": game.names[a], "trick": b + 1}
    if kind == SCORED:
        return {"kind": "score", "seat": seat, "points": a, "deal": b + 1}
    if kind == FOUND_STAR:
        return {"kind": "star", "seat": seat}
    if kind == STAYED_DARK:
        return {"kind": "dark", "seat": seat}
    return {"kind": "end", "seat": None}


def seen(game: Game, event: Event, seat: int | None) -> Event:
    if event["kind"] == "deal":
        hands = cast("list[Json]", event["hands"])
        shown: list[Json] = [hand if owner == seat else hidden(HAND) for owner, hand in enumerate(hands)]
        return {**event, "hands": shown}
    if event["kind"] == "pass" and seat not in (event["seat"], event["to"]):
        return {**event, "cards": hidden(2)}
    return dict(event)


def hidden(count: int) -> list[Json]:
    return [UNKNOWN] * count


def table(game: Game, core: State, viewer: Viewer) -> Table:
    rules = cast("Iroha", core)
    passing = rules.stage == PASS and bool(rules.acting)
    seats = range(game.players)
    found: Table = {
        "deal": min(rules.dealer + 1, game.players),
        "dealer": min(rules.dealer, game.players - 1),
        "tricks": rules.tricks,
        "trick": trick(game, rules),
        "trump": suits(rules.trump)[0] if rules.trick else None,
        "hands": [hand(game, rules, seat, viewer, passing) for seat in seats],
        "passed": [passed(game, rules, seat, viewer, passing) for seat in seats],
        "taken": [named(game, rules.taken[seat]) for seat in seats],
        "void": [list[Json](suits(rules.void[seat])) for seat in seats],
        "points": list[Json](rules.points[: game.players]),
    }
    if game.options["open_lowest"]:
        found["lowest"] = [lowest(game, rules.taken[seat]) for seat in seats]
    return found


def alike(core: State) -> bool:
    """Hands differ."""
    return False


def at_the_table(game: Game, table: Table, viewer: int | None, story: list[Event]) -> Table:
    """S4, I8: of the cards taken only how many, the lowest where the table plays with them open, and the last trick;
    no list of colours that a seat does not have. What a deal scored is written down, and its cards lay open when they
    were counted. Parts of a table give parts."""
    shown = {place: value for place, value in table.items() if place != "void"}
    if "taken" in table:
        shown["taken"] = [len(cast("list[Json]", cards)) for cards in cast("list[Json]", table["taken"])]
        shown["last"] = last_trick(game, story)
    if "tricks" in table:
        finished = finished_deals(game, story)
        shown["deals"] = [list[Json]([counted(cards) for cards in taken]) for taken in finished]
        shown["scored"] = [list[Json](cards) for cards in finished[-1]] if finished else []
    return shown


def finished_deals(game: Game, story: list[Event]) -> list[list[list[str]]]:
    """For each deal that is scored the cards that each seat had taken."""
    finished: list[list[list[str]]] = []
    taken: list[list[str]] = []
    trick: list[str] = []
    for told in story:
        match told["kind"]:
            case "deal":
                taken = [[] for _ in range(game.players)]
            case "play":
                trick.append(cast("str", told["card"]))
            case "trick":
                taken[cast("int", told["seat"])] += trick
                trick = []
            case "score" if told["seat"] == 0:
                finished.append([sorted(cards, key=game.codes.__getitem__) for cards in taken])
            case _:
                pass
    return finished


def counted(cards: list[str]) -> list[Json]:
    """I6: what the lowest cards of each colour bring, and what the others take off."""
    lows = ruling.worth(ruling.lowest(cards))
    return [lows, lows - ruling.worth(cards)]


def last_trick(game: Game, story: list[Event]) -> list[Json]:
    cards: list[Json] = []
    complete = False
    for told in reversed(story):
        if told["kind"] == "deal" or len(cards) == game.players:
            break
        if told["kind"] == "trick":
            complete = True
        elif told["kind"] == "play" and complete:
            cards.append({"seat": told["seat"], "card": told["card"]})
    return cards[::-1]


def named(game: Game, cards: int) -> list[Json]:
    return [name for name, code in game.codes.items() if cards >> code & 1]


def trick(game: Game, rules: Iroha) -> list[Json]:
    """The cards of the trick in the order in which they were played."""
    cards = {rules.played_by[code]: name for name, code in game.codes.items() if rules.trick >> code & 1}
    if not cards:
        return []
    turn = rules.acting.bit_length() - 1
    order = [(turn - len(cards) + i) % game.players for i in range(len(cards))]
    return [{"seat": seat, "card": cards[seat]} for seat in order]


def hand(game: Game, rules: Iroha, seat: int, viewer: Viewer, passing: bool) -> list[Json]:
    held = rules.hands[seat]
    if viewer in (seat, "all"):
        return named(game, held)
    if passing:
        return hidden(HAND)
    giver = (seat - 1) % game.players
    known = held & rules.passed[giver] if viewer == giver else 0
    return named(game, known) + hidden(held.bit_count() - known.bit_count())


def passed(game: Game, rules: Iroha, giver: int, viewer: Viewer, passing: bool) -> list[Json]:
    """What a seat passes to its left; before the cards change hands others do not even learn whether it has chosen."""
    if viewer in (giver, "all") or (not passing and viewer == (giver + 1) % game.players):
        return named(game, rules.passed[giver])
    return [] if passing else hidden(rules.passed[giver].bit_count())


def lowest(game: Game, taken: int) -> Json:
    """I8, open_lowest: the lowest card of each colour lies open."""
    colours = [taken & ((1 << RANKS) - 1) << colour * RANKS for colour in range(len(SUITS))]
    return [game.names[(cards & -cards).bit_length() - 1] for cards in colours if cards]


def cards(game: Game, core: State, story: list[Event]) -> Counter[str]:
    """Every card, wherever it lies."""
    rules = cast("Iroha", core)
    aside = rules.deck[HAND * game.players : (HAND + 1) * game.players]
    places = [rules.trick, *rules.hands, *rules.taken]
    if rules.stage == PASS and rules.acting:
        places += rules.passed
    return Counter(
        [game.names[card] for card in aside] + [str(card) for cards in places for card in named(game, cards)]
    )


# ---- imagining


class Deal:
    """One deal as a viewer knows it: what each seat played, and which cards it knows to have been where."""

    def __init__(self, dealer: int, hands: list[list[str]]) -> None:
        self.dealer = dealer
        self.hands = hands
        self.passes: dict[int, list[str]] = {}
        self.plays: list[Line] = []

    def played(self, seat: int) -> list[str]:
        return [text.removeprefix("play ") for actor, text in self.plays if actor == seat]


def deals(view: Table) -> list[Deal]:
    found: list[Deal] = []
    for told in cast("list[Event]", view["story"]):
        seat = cast("int", told["seat"])
        if told["kind"] == "deal":
            found.append(Deal(seat, cast("list[list[str]]", told["hands"])))
        elif told["kind"] == "pass":
            found[-1].passes[seat] = cast("list[str]", told["cards"])
        elif told["kind"] == "play":
            found[-1].plays.append((seat, f"play {told['card']}"))
    return found


def guess(game: Game, view: Table, chance: Random) -> tuple[State, list[list[str]], list[Line]]:
    viewer = cast("int | None", view["seat"])
    decks: list[list[str]] = []
    moves: list[Line] = []
    known = deals(view)
    core = game.fresh()
    for deal in known:
        held = held_cards(game, deal, viewer)
        passes = {giver: passes_of(game, deal, held, giver, chance) for giver in range(game.players)}
        if not deal.passes:
            own = cast("list[list[str]]", cast("Table", view["table"])["passed"])[viewer] if viewer is not None else []
            passes = {giver: own if giver == viewer else [] for giver in range(game.players)}
            dealt = held
        else:
            dealt = [
                without(held[seat], passes[(seat - 1) % game.players]) + passes[seat] for seat in range(game.players)
            ]
        decks.append(deck_of(game, deal.dealer, dealt))
        lines = [(giver, f"pass {card}") for giver in range(game.players) for card in passes[giver]]
        lay(game, core, decks[-1])
        for seat, text in lines:
            advance(game, core, seat, text)
        if deal.plays:
            play_known(game, core, deal)
        moves += lines + deal.plays
    race = [(cast("int", told["seat"]), cast("str", told["kind"])) for told in cast("list[Event]", view["story"])]
    race = [line for line in race if line[1] in ("star", "dark")]
    for seat, text in race:
        advance(game, core, seat, text)
    if not can_be_dealt(game, core, viewer):
        raise ValueError("no deal fits all that is known")
    return core, decks, moves + race


def held_cards(game: Game, deal: Deal, viewer: int | None) -> list[list[str]]:
    """Nine cards for each seat after the passing, or while it lasts before it: what is known, then any others."""
    known: list[list[str]] = []
    for seat in range(game.players):
        cards = deal.played(seat)
        giver = (seat - 1) % game.players
        given = deal.passes.get(giver, [])
        if seat == viewer:
            cards = without(deal.hands[seat], deal.passes.get(seat, [])) + given
        elif giver == viewer:
            cards = cards + [card for card in given if card not in cards]
        known.append(cards)
    used = {card for cards in known for card in cards}
    rest = [card for card in game.cards if card not in used]
    for cards in known:
        while len(cards) < HAND:
            cards.append(rest.pop())
    return known


def passes_of(game: Game, deal: Deal, held: list[list[str]], giver: int, chance: Random) -> list[str]:
    known = deal.passes.get(giver, [])
    if UNKNOWN not in known:
        return known
    receiver = held[(giver + 1) % game.players]
    first = chance.randrange(HAND)
    second = chance.randrange(HAND - 1)
    return [receiver[first], receiver[second + (second >= first)]]


def without(cards: list[str], gone: list[str]) -> list[str]:
    return [card for card in cards if card not in gone]


def deck_of(game: Game, dealer: int, dealt: list[list[str]]) -> list[str]:
    deck = [card for i in range(game.players) for card in dealt[(dealer + 1 + i) % game.players]]
    return deck + without(list(game.cards), deck)


def play_known(game: Game, core: State, deal: Deal) -> None:
    """Plays what was played, the made-up cards put aside: a real hand may have been void where they are not."""
    rules = cast("Iroha", core)
    held = rules.hands
    rules.hands = [sum(1 << game.codes[card] for card in deal.played(seat)) for seat in range(6)]
    for seat, text in deal.plays:
        advance(game, core, seat, text)
    if not rules.due and rules.stage == PLAY:
        rules.hands = [cards & ~sum(1 << game.codes[card] for card in deal.played(s)) for s, cards in enumerate(held)]


def can_be_dealt(game: Game, core: State, viewer: int | None) -> bool:
    """Whether a deal of the unseen cards exists: any seats together must find enough that not all of them lack."""
    rules = cast("Iroha", core)
    if rules.stage != PLAY or not rules.acting:
        return True
    pool = sum(1 << code for code in game.codes.values())
    need = {seat: rules.hands[seat].bit_count() for seat in range(game.players)}
    for seat in range(game.players):
        pool &= ~(rules.held[seat] ^ rules.hands[seat])
    if viewer is not None:
        left = (viewer + 1) % game.players
        given = rules.passed[viewer] & rules.hands[left]
        pool &= ~(rules.hands[viewer] | given)
        need[left] -= given.bit_count()
        del need[viewer]
    for size in range(1, len(need) + 1):
        for seats in combinations(need, size):
            void = pool
            for seat in seats:
                void &= rules.void[seat]
            if (pool ^ void).bit_count() < sum(need[seat] for seat in seats):
                return False
    return True


def told(game: Game, core: State, decks: list[list[str]], moves: list[Line]) -> tuple[list[list[str]], list[Line]]:
    rules = cast("Iroha", core)
    if not rules.acting or rules.stage not in (PASS, PLAY):
        return decks, moves
    past = rules.dealer * game.players * (HAND + 2)
    passes = [cast("list[str]", named(game, rules.passed[giver])) for giver in range(game.players)]
    dealt: list[list[str]] = []
    for seat in range(game.players):
        held = rules.hands[seat] if rules.stage == PASS else rules.held[seat] ^ rules.passed[(seat - 1) % game.players]
        dealt.append(cast("list[str]", named(game, held | rules.passed[seat])))
    lines = [(giver, f"pass {card}") for giver in range(game.players) for card in passes[giver]]
    plays = moves[past + 2 * game.players :] if rules.stage == PLAY else []
    return [*decks[:-1], deck_of(game, rules.dealer, dealt)], [*moves[:past], *lines, *plays]
