"""No law is empty: a small game keeps them all, and for each law there is a game that it finds out."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import ClassVar, Self, cast

import pytest

from irodori import Game, GameInfo, IllegalMove
from irodori.core import info as infos
from irodori.core import laws
from irodori.core.bits import Mask, Masks, bit, lowest, masks, popcount, span
from irodori.core.edition import Cells, Json, Table
from irodori.core.info import Event, Line, Notation, View, Viewer
from irodori.core.laws import Law, LawBroken
from irodori.core.state import Note, State

# ---- the game: three cards each; all hide one at once, then lay the others open in turn; the higher hidden card wins

HIDE, LAY = 0, 1
DEALT, SHOWN, LAID = 0, 1, 2
CARDS = 9
HAND = 3


class Rules(State):
    stage: int = HIDE
    hands: Masks = masks(3)
    hidden: Masks = masks(3)

    def kind(self) -> int:
        return self.stage

    def deal(self) -> None:
        for seat in range(self.players):
            for i in range(HAND):
                self.hands[seat] |= bit(self.deck[HAND * seat + i])
        self.due = 0
        self.acting = span(0, self.players)
        self.note(DEALT, 0, 0, 0)

    def legal(self, seat: int) -> Mask:
        return self.hands[seat]

    def play(self, seat: int, choice: int) -> None:
        self.hands[seat] ^= bit(choice)
        if self.stage == LAY:
            self.note(LAID, seat, choice, 0)
            self.next_turn((seat + 1) % self.players)
            return
        self.hidden[seat] = bit(choice)
        self.acting ^= bit(seat)
        if not self.acting:
            self.stage = LAY
            self.note(SHOWN, 0, 0, 0)
            self.next_turn(0)

    def next_turn(self, seat: int) -> None:
        self.acting = bit(seat) if self.hands[seat] else 0

    def score(self, seat: int) -> int:
        return lowest(self.hidden[seat]) if self.stage == LAY else 0

    def winners(self) -> Mask:
        best = max(self.score(seat) for seat in range(self.players))
        return sum(bit(seat) for seat in range(self.players) if self.score(seat) == best)

    def reshuffle_hidden(self, seat: int, seed: int) -> None:
        """Others' hands; while cards are hidden, the others have not chosen yet."""
        unseen = [self.deck[i] for i in range(CARDS) if not self.gone() >> self.deck[i] & 1]
        if seat >= 0:
            unseen = [card for card in unseen if not (self.hands[seat] | self.hidden[seat]) >> card & 1]
        Random(seed).shuffle(unseen)
        for other in range(self.players):
            if other != seat:
                count = HAND if self.stage == HIDE else popcount(self.hands[other])
                self.hands[other] = sum(bit(unseen.pop()) for _ in range(count))
                if self.stage == HIDE:
                    self.hidden[other] = 0
                    self.acting |= bit(other)

    def gone(self) -> Mask:
        """What everybody has seen: the cards shown, and those laid open."""
        if self.stage == HIDE:
            return 0
        dealt = sum(bit(self.deck[i]) for i in range(HAND * self.players))
        return dealt & ~sum(self.hands)


class Texts:
    def texts(self, game: Game) -> list[dict[int, str]]:
        return [{card: f"{verb} {card}" for card in range(CARDS)} for verb in ("hide", "lay")]

    def forms(self, game: Game) -> list[str]:
        return ["hide CARD", "lay CARD"]

    def reason(self, game: Game, core: State, seat: int, text: str) -> IllegalMove | None:
        return None


class Sight:
    def event(self, game: Game, core: State, note: Note, decks: list[list[str]]) -> Event:
        kind, seat, card, _ = note
        if kind == DEALT:
            return {"kind": "deal", "seat": None, "hands": [list[Json](hand) for hand in dealt(game, decks)]}
        if kind == SHOWN:
            return {"kind": "show", "seat": None, "cards": named(cast("Rules", core).hidden[: game.players])}
        return {"kind": "lay", "seat": seat, "card": str(card)}

    def seen(self, game: Game, event: Event, seat: int | None) -> Event:
        if event["kind"] != "deal":
            return dict(event)
        hands = cast("list[Json]", event["hands"])
        shown: list[Json] = [hand if owner == seat else list[Json]("???") for owner, hand in enumerate(hands)]
        return {**event, "hands": shown}

    def table(self, game: Game, core: State, viewer: Viewer) -> Table:
        rules = cast("Rules", core)
        shown = rules.stage == LAY
        hidden: list[Json] = []
        for seat in range(game.players):
            hidden += named([rules.hidden[seat]]) if shown or viewer in (seat, "all") else [[]]
        return {"hidden": hidden}

    def alike(self, core: State) -> bool:
        return False

    def at_the_table(self, game: Game, table: Table, viewer: int | None, story: list[Event]) -> Table:
        return table

    def cards(self, game: Game, core: State, story: list[Event]) -> Counter[str]:
        rules = cast("Rules", core)
        found = Counter(str(card) for card in rules.deck[HAND * game.players : CARDS])
        for cards in (*rules.hands, *rules.hidden):
            found.update(str(card) for card in range(CARDS) if cards >> card & 1)
        return found + Counter(str(told["card"]) for told in story if told["kind"] == "lay")

    def guess(self, game: Game, view: Table, chance: Random) -> tuple[State, list[list[str]], list[Line]]:
        story = cast("list[Event]", view["story"])
        lines = [(cast("int", told["seat"]), f"lay {told['card']}") for told in story if told["kind"] == "lay"]
        hidden = cast("list[list[str]]", cast("Table", view["table"])["hidden"])
        lines = [(seat, f"hide {card}") for seat, cards in enumerate(hidden) for card in cards] + lines
        hands = cast("list[list[str]]", story[0]["hands"])
        known = [
            hand if "?" not in hand else [text.split()[1] for actor, text in lines if actor == seat]
            for seat, hand in enumerate(hands)
        ]
        return game.replayed([deck_of(known)], lines), [deck_of(known)], lines

    def told(
        self, game: Game, core: State, decks: list[list[str]], moves: list[Line]
    ) -> tuple[list[list[str]], list[Line]]:
        rules = cast("Rules", core)
        hands = [
            [str(card) for card in range(CARDS) if rules.hands[seat] >> card & 1]
            + [text.split()[1] for actor, text in moves if actor == seat]
            for seat in range(game.players)
        ]
        return [deck_of(hands)], moves


def dealt(game: Game, decks: list[list[str]]) -> list[list[str]]:
    return [sorted(decks[0][HAND * seat : HAND * seat + HAND]) for seat in range(game.players)]


def named(sets: list[Mask]) -> list[Json]:
    return [[str(card) for card in range(CARDS) if cards >> card & 1] for cards in sets]


def deck_of(hands: list[list[str]]) -> list[str]:
    """Hands filled up to three cards with those that nobody has, which then follow."""
    rest = [str(card) for card in range(CARDS) if str(card) not in {card for hand in hands for card in hand}]
    full = [hand + [rest.pop() for _ in range(HAND - len(hand))] for hand in hands]
    return [card for hand in full for card in hand] + rest


class Toy(GameInfo):
    key = "toy"
    players = (2, 3)
    usual = 2
    decisions = ("hide", "lay")
    secret = ("hide",)

    def __init__(self, rules: type[Rules] = Rules, texts: type[Texts] = Texts, sight: type[Sight] = Sight) -> None:
        self.parts = rules, texts, sight

    def check_table(self, cells: Cells) -> Table:
        return {}

    def cards(self, game: Game) -> dict[str, tuple[int, int]]:
        return {str(card): (card, 1) for card in range(CARDS)}

    def set_up(self, core: State, game: Game) -> None:
        pass

    def rules(self, engine: str) -> type[State]:
        return self.parts[0]

    def notation(self) -> Notation:
        return self.parts[1]()

    def view(self) -> View:
        return self.parts[2]()

    def engine(self, asked: str | None = None) -> str:
        return "interpreted"


def play(monkeypatch: pytest.MonkeyPatch, toy: Toy, law: Law | None = None) -> None:
    monkeypatch.setitem(infos.known, "toy", toy)
    for players in toy.players:
        for seed in range(5):
            laws.check(Game("toy", players, {}), seed, laws=laws.LAWS if law is None else [law])


def test_the_small_game_keeps_all_laws(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, Toy())


# ---- how each law can be broken


class NeverEnds(Rules):
    def next_turn(self, seat: int) -> None:
        self.hands[seat] |= self.hidden[seat]
        self.acting = bit(seat)


class NoMoveLeft(Rules):
    def next_turn(self, seat: int) -> None:
        self.acting = bit(seat)


class GoesOnBeforeTheDeal(Rules):
    def next_turn(self, seat: int) -> None:
        super().next_turn(seat)
        self.due = 1


class LosesACard(Rules):
    def play(self, seat: int, choice: int) -> None:
        super().play(seat, choice)
        if self.stage == LAY:
            self.hands[0] &= self.hands[0] - 1


class MakesUpItsMind(Rules):
    """Legal or not: another answer each time."""

    _asked: ClassVar[list[int]] = [0]

    def legal(self, seat: int) -> Mask:
        self._asked[0] += 1
        return self.hands[seat] if self._asked[0] % 5 else span(0, CARDS)


class KeepsAside(Rules):
    """What is played is kept where neither copies nor records reach."""

    _laid: ClassVar[list[int]] = [0]

    def play(self, seat: int, choice: int) -> None:
        self._laid[0] += 1
        super().play(seat, choice)

    def score(self, seat: int) -> int:
        return self._laid[0]


class NeverForgets(Rules):
    """Its copying keeps what was there before."""

    made: int = 0

    def play(self, seat: int, choice: int) -> None:
        self.made += 1
        super().play(seat, choice)

    def copy(self, other: State) -> None:
        made = max(self.made, cast("NeverForgets", other).made)
        super().copy(cast("Self", other))
        self.made = made


class ReshufflesTooMuch(Rules):
    def reshuffle_hidden(self, seat: int, seed: int) -> None:
        super().reshuffle_hidden(-1, seed)


class FirstHiderLeads(Rules):
    first: int = 0

    def play(self, seat: int, choice: int) -> None:
        if not any(self.hidden):
            self.first = seat + 1
        super().play(seat, choice)


class NamesTwiceTheSame(Texts):
    def texts(self, game: Game) -> list[dict[int, str]]:
        return [{card: f"{verb} {card // 2}" for card in range(CARDS)} for verb in ("hide", "lay")]


class RefusesWithConsequences(Texts):
    def reason(self, game: Game, core: State, seat: int, text: str) -> IllegalMove | None:
        core.chance = 1
        return None


class ShowsASet(Sight):
    def table(self, game: Game, core: State, viewer: Viewer) -> Table:
        return {**super().table(game, core, viewer), "seats": cast("Json", (0, 1))}


class ShowsWhoHasChosen(Sight):
    def table(self, game: Game, core: State, viewer: Viewer) -> Table:
        return {**super().table(game, core, viewer), "waiting": core.actors().bit_count()}


class SaysAlike(Sight):
    def alike(self, core: State) -> bool:
        return True


class ForgetsWhatIsKnown(Sight):
    def told(
        self, game: Game, core: State, decks: list[list[str]], moves: list[Line]
    ) -> tuple[list[list[str]], list[Line]]:
        decks, moves = super().told(game, core, decks, moves)
        return [decks[0][::-1]], [(seat, text) for seat, text in moves if not text]


class NeitherSecretNorRace(Toy):
    secret = ()


BROKEN: list[tuple[Law, Toy, str]] = [
    (laws.texts_lead_there_and_back, Toy(texts=NamesTwiceTheSame), "two choices are both called 'hide 0'"),
    (laws.texts_lead_there_and_back, Toy(NeverEnds), "does not end within"),
    (laws.someone_may_act_until_it_is_over, Toy(NoMoveLeft), "must act but has no move"),
    (laws.nobody_acts_before_the_deck_that_is_due_is_dealt, Toy(GoesOnBeforeTheDeal), "a deck is due, and somebody"),
    (laws.cards_are_conserved, Toy(LosesACard), "cards lost: {'"),
    (laws.moves_are_what_play_accepts, Toy(MakesUpItsMind), "is not listed, but|is listed but|without a reason"),
    (laws.moves_are_what_play_accepts, Toy(texts=RefusesWithConsequences), "refused moves changed something"),
    (laws.views_are_json, Toy(sight=ShowsASet), "is changed by JSON"),
    (laws.alike_tables_are_the_same, Toy(sight=SaysAlike), "but it does not"),
    (laws.copies_are_independent, Toy(KeepsAside), "playing on a copy changed the original"),
    (laws.hidden_cards_can_be_reshuffled, Toy(ReshufflesTooMuch), "reshuffle_hidden for"),
    (laws.what_is_imagined_looks_the_same, Toy(sight=ForgetsWhatIsKnown), "imagines: the view|imagines|ViewError"),
    (laws.records_lead_there_and_back, Toy(KeepsAside), "replaying the record"),
    (laws.records_keep_every_moment, Toy(KeepsAside), "at\\(0\\)"),
    (laws.undoing_and_playing_again_restores, Toy(KeepsAside), "undo"),
    (laws.simultaneous_choices_commute_and_do_not_show, Toy(FirstHiderLeads), "choices in another order"),
    (laws.simultaneous_choices_commute_and_do_not_show, Toy(sight=ShowsWhoHasChosen), "sees that seat . has chosen"),
    (laws.simultaneous_choices_commute_and_do_not_show, NeitherSecretNorRace(), "neither secret nor a race"),
    (laws.secret_choices_can_be_taken_back, Toy(NeverForgets), "took back its choice"),
]


@pytest.mark.parametrize(("law", "toy", "message"), BROKEN, ids=lambda value: getattr(value, "__name__", None))
def test_each_law_finds_the_game_that_breaks_it(
    monkeypatch: pytest.MonkeyPatch, law: Law, toy: Toy, message: str
) -> None:
    monkeypatch.setattr(laws, "LONGEST_GAME", 50)
    with pytest.raises(LawBroken, match=message):
        play(monkeypatch, toy, law)


def test_every_law_is_broken_by_some_game() -> None:
    assert {law for law, _, _ in BROKEN} == set(laws.LAWS)


def test_a_broken_law_names_game_moment_and_law(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LawBroken) as broken:
        play(monkeypatch, Toy(sight=ShowsASet), laws.views_are_json)
    assert str(broken.value) == (
        "Game('toy', players=2, edition='custom', options={}), seed 0, after 0 moves: "
        "views_are_json: the view of None is changed by JSON"
    )
