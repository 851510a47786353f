"""The laws: what holds for every game of the contract, whatever its rules.

`check(game, seed)` plays a whole game of random legal moves and raises LawBroken where a law does not hold.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from irodori.core.errors import IllegalMove, IrodoriError
from irodori.core.game import Game
from irodori.core.info import Line, Viewer
from irodori.core.position import UNDO, Position
from irodori.core.record import Record

LONGEST_GAME = 10_000
CHOICES = 64
NO_MOVES = ("", " ", "no move", UNDO, "take", "＋")


class LawBroken(AssertionError):
    """The message names the game, the moment and the law."""


class Play:
    """A game under way, and what a law needs to look at it."""

    def __init__(self, game: Game, seed: int, share: float) -> None:
        self.game = game
        self.seed = seed
        self.share = share
        self.position = game.start(seed=seed)
        self.chance = random.Random(f"laws {seed}")
        self.made = 0
        self.cards = counted(self.position)
        self.past: dict[int, dict[str, str]] = {}
        """What settled moments looked like, by the number of moves."""

    @property
    def settled(self) -> bool:
        return not self.position.waiting

    def sampled(self) -> bool:
        return self.chance.random() < self.share

    def viewers(self) -> Iterator[int | None]:
        """A spectator and the seats, or a sample of them."""
        return (viewer for viewer in (None, *range(self.game.players)) if self.sampled())

    def is_simultaneous(self) -> bool:
        position = self.position
        return self.settled and len(position.actors) > 1 and position.decision not in self.game.info.races


# ---- comparing


def seen(position: Position, viewer: Viewer) -> str:
    return json.dumps(position.view(viewer))


def everything(position: Position) -> dict[str, str]:
    """All that can be told of a position, each part by its name."""
    viewers: tuple[Viewer, ...] = (None, "all", *range(position.game.players))
    views = {f"the view of {viewer}": seen(position, viewer) for viewer in viewers}
    return {"the record": position.record().to_json(), "the rules' state": str(position.core.fields()), **views}


def counted(position: Position) -> Counter[str]:
    return position.game.views.cards(position.game, position.core, position.events("all"))


def demand(holds: bool, message: str) -> None:
    if not holds:
        raise LawBroken(message)


def alike(expected: str, found: str, what: str) -> None:
    if expected != found:
        at = next((i for i, (a, b) in enumerate(zip(expected, found, strict=False)) if a != b), 0)
        around = slice(max(0, at - 30), at + 30)
        raise LawBroken(f"{what} was …{expected[around]}…, now it is …{found[around]}…")


def same(expected: dict[str, str], found: dict[str, str], what: str) -> None:
    for part, text in expected.items():
        alike(text, found[part], f"{what}: {part}")


def after(position: Position, lines: Iterable[Line]) -> Position:
    other = position.copy()
    for seat, text in lines:
        other.play(seat, text)
    return other


# ---- the notation, looked at before the first move


def texts_lead_there_and_back(play: Play) -> None:
    game = play.game
    counts = {len(game.info.decisions), len(game.texts), len(game.forms)}
    demand(len(counts) == 1, "decisions, texts and forms differ in number")
    for kind, texts in enumerate(game.texts):
        for choice, text in texts.items():
            demand(0 <= choice < CHOICES, f"{text!r} is choice {choice}: a decision has choices 0 to {CHOICES - 1}")
            demand(game.choices[kind][text] == choice, f"two choices are both called {text!r}")
            demand(text not in NO_MOVES and text == " ".join(text.split()), f"{text!r} is no text for a move")


# ---- looked at between all moves


def someone_may_act_until_it_is_over(play: Play) -> None:
    position, core = play.position, play.position.core
    demand(position.over == (not position.actors), "over, and somebody may act, or the other way round")
    demand(bool(position.winners) == position.over, f"over: {position.over}, winners: {position.winners}")
    demand(set(position.actors) <= set(position.asked) <= set(range(play.game.players)), "an actor is not asked")
    for seat in range(play.game.players):
        count = core.legal(seat).bit_count() if seat in position.actors else 0
        demand(bool(count) == (seat in position.actors), f"seat {seat} must act but has no move")
        demand(count == len(position.moves(seat)), f"a choice of seat {seat} has no text")


def nobody_acts_before_the_deck_that_is_due_is_dealt(play: Play) -> None:
    core = play.position.core
    for seat in play.position.actors:
        if core.actors() >> seat & 1:  # in a race the first one's choice may be the last
            legal = core.legal(seat)
            core.play(seat, play.chance.choice([choice for choice in range(CHOICES) if legal >> choice & 1]))
    demand(not (core.due and core.actors()), "a deck is due, and somebody may act")


def cards_are_conserved(play: Play) -> None:
    deck = Counter({name: count for name, (_, count) in play.game.cards.items()})
    demand(deck <= play.cards, f"of the deck are missing: {dict(deck - play.cards)}")
    now = counted(play.position)
    gone, new = dict(play.cards - now), dict(now - play.cards)
    demand(not gone and not new, f"cards lost: {gone or 'none'}, cards that appeared: {new or 'none'}")


def moves_are_what_play_accepts(play: Play) -> None:
    if not play.sampled():
        return
    position = play.position
    before = everything(position)
    texts = dict.fromkeys(chain(*play.game.choices, NO_MOVES))
    for seat in (*range(-1, play.game.players + 1),):
        listed = position.moves(seat)
        demand(len(set(listed)) == len(listed), f"seat {seat} is offered a move twice")
        for text in texts:
            if text in listed:
                demand(position.why_not(seat, text) is None, f"{text!r} is listed but why_not refuses it")
                after(position, [(seat, text)])
            else:
                is_refused(position, seat, text)
    same(before, everything(position), "refused moves changed something")


def is_refused(position: Position, seat: int, text: str) -> None:
    reason = position.why_not(seat, text)
    demand(reason is not None, f"seat {seat}: {text!r} is not listed, but why_not has no objection")
    try:
        position.play(seat, text)
    except IllegalMove as refusal:
        demand(bool(refusal.rule and refusal.key and refusal.sentence), f"{text!r} is refused without a reason")
        demand(str(refusal) == str(reason), f"{text!r}: play says {refusal}, why_not says {reason}")
    else:
        raise LawBroken(f"seat {seat}: {text!r} is not listed, but play accepts it")


def views_are_json(play: Play) -> None:
    for viewer in play.viewers():
        view = play.position.view(viewer)
        demand(json.loads(json.dumps(view)) == view, f"the view of {viewer} is changed by JSON")


def alike_tables_are_the_same(play: Play) -> None:
    position, game = play.position, play.game
    if play.sampled() and game.views.alike(position.core):
        viewers = (None, *range(game.players))
        tables = {json.dumps(game.views.table(game, position.core, viewer)) for viewer in viewers}
        demand(len(tables) == 1, "the table is said to look alike to all, but it does not")


def copies_are_independent(play: Play) -> None:
    if not play.sampled() or play.position.over:
        return
    before = everything(play.position)
    first, second = play.position.copy(), play.position.copy()
    same(before, everything(first), "a copy differs")
    moves = play.chance.randrange(1, 9)
    for _ in range(moves):
        if not first.over:
            first.play(*random_move(first, play.chance))
    same(before, everything(play.position), "playing on a copy changed the original")
    same(before, everything(second), "playing on a copy changed another copy")


def hidden_cards_can_be_reshuffled(play: Play) -> None:
    position, game = play.position, play.game
    if position.over:
        return
    for viewer in play.viewers():
        core = position.core
        core.reshuffle_hidden(-1 if viewer is None else viewer, play.chance.getrandbits(60))
        who = f"reshuffle_hidden for {viewer}"
        known, now = (json.dumps(game.views.table(game, state, viewer)) for state in (position.core, core))
        alike(known, now, f"{who}: its table")
        demand(core.kind() == position.core.kind() and bool(core.actors()), f"{who} changed the decision")
        scores = tuple(core.score(seat) for seat in range(game.players))
        demand(scores == position.scores, f"{who} changed the scores from {position.scores} to {scores}")
        if viewer is not None:
            may = bool(core.actors() >> viewer & 1)
            moves = game.listed(core.kind(), core.legal(viewer)) if may else []
            demand(moves == position.moves(viewer), f"{who} changed its moves")


def what_is_imagined_looks_the_same(play: Play) -> None:
    for viewer in play.viewers():
        view = seen(play.position, viewer)
        imagined = play.game.imagine(json.loads(view), play.chance.getrandbits(60))
        who = f"what {viewer} imagines"
        alike(view, seen(imagined, viewer), f"{who}: the view")
        demand(counted(imagined) == play.cards, f"{who} has other cards")
        replayed = Record.from_json(imagined.record().to_json()).replay()
        same(everything(imagined), everything(replayed), f"{who} is not reached by its own record")


def records_lead_there_and_back(play: Play) -> None:
    if not play.sampled() and not play.position.over:
        return
    text = play.position.record().to_json()
    record = Record.from_json(text)
    demand(record.to_json() == text, "a record changes when it is read and written")
    same(everything(play.position), everything(record.replay()), "replaying the record")


def undoing_and_playing_again_restores(play: Play) -> None:
    """A revealed decision of several seats is undone as a whole."""
    if not play.sampled() or not play.settled or not play.made:
        return
    lines = play.position.record().lines
    other = play.position.copy()
    other.undo(0)
    undone = len(other.record().lines) - len(lines)
    demand(other.record().lines == [*lines, *[(0, UNDO)] * undone], "undo changed earlier lines")
    if play.made - undone in play.past:
        same(besides_record(play.past[play.made - undone], other), everything(other), "undo")
    same(everything(other), everything(other.record().replay()), "replaying a record with undo")
    again = after(other, lines[-undone:])
    same(besides_record(everything(play.position), again), everything(again), "undo, then the same moves")


def besides_record(expected: dict[str, str], position: Position) -> dict[str, str]:
    return {**expected, "the record": position.record().to_json()}


# ---- decisions of several seats at once


def simultaneous_choices_commute_and_do_not_show(play: Play) -> None:
    if not play.is_simultaneous():
        return
    secret = play.position.decision in play.game.info.secret
    demand(secret, f"several may act in {play.position.decision}, which is neither secret nor a race")
    lines = choices_of_all(play)
    expected = everything(after(play.position, lines))
    mixed = interleaved(lines, play.chance)
    other = play.position.copy()
    shown = {viewer: seen(other, viewer) for viewer in (None, *range(play.game.players))}
    for chooser, text in mixed[:-1]:
        demand(other.play(chooser, text) == [], f"the choice of seat {chooser} tells something before all have chosen")
        for viewer, view in shown.items():
            if viewer == chooser:
                shown[viewer] = seen(other, viewer)
            else:
                alike(view, seen(other, viewer), f"{viewer} sees that seat {chooser} has chosen: the view")
    other.play(*mixed[-1])
    same(expected, everything(other), "choices in another order")


def secret_choices_can_be_taken_back(play: Play) -> None:
    if not play.is_simultaneous():
        return
    mixed = interleaved(choices_of_all(play), play.chance)[:-1]
    pending = after(play.position, mixed)
    for seat in sorted({seat for seat, _ in mixed if play.sampled()}):
        other = pending.copy()
        other.take_back(seat)
        without = after(play.position, [line for line in mixed if line[0] != seat])
        same(everything(without), everything(other), f"seat {seat} took back its choice")
        again = after(other, [line for line in mixed if line[0] == seat])
        same(everything(pending), everything(again), f"seat {seat} took back its choice and made it again")


def choices_of_all(play: Play) -> list[Line]:
    """Random choices that complete the decision, seat by seat."""
    other = play.position.copy()
    lines: list[Line] = []
    while True:
        seat = other.actors[0]
        line = seat, play.chance.choice(other.moves(seat))
        lines.append(line)
        if other.play(*line):
            return lines


def interleaved(lines: list[Line], chance: random.Random) -> list[Line]:
    """The same choices in another order, each seat's own in theirs."""
    turns = [seat for seat, _ in lines]
    chance.shuffle(turns)
    waiting = {seat: [line for line in lines if line[0] == seat] for seat in turns}
    return [waiting[seat].pop(0) for seat in turns]


# ---- looked at when it is over


def records_keep_every_moment(play: Play) -> None:
    record = play.position.record()
    for made, expected in play.past.items():
        position = record.at(made)
        same(besides_record(expected, position), everything(position), f"at({made})")


Law = Callable[[Play], None]
AT_FIRST: tuple[Law, ...] = (texts_lead_there_and_back,)
THROUGHOUT: tuple[Law, ...] = (
    someone_may_act_until_it_is_over,
    nobody_acts_before_the_deck_that_is_due_is_dealt,
    cards_are_conserved,
    moves_are_what_play_accepts,
    views_are_json,
    alike_tables_are_the_same,
    copies_are_independent,
    hidden_cards_can_be_reshuffled,
    what_is_imagined_looks_the_same,
    records_lead_there_and_back,
    undoing_and_playing_again_restores,
    simultaneous_choices_commute_and_do_not_show,
    secret_choices_can_be_taken_back,
)
AT_LAST: tuple[Law, ...] = (records_keep_every_moment,)
LAWS = (*AT_FIRST, *THROUGHOUT, *AT_LAST)


def random_move(position: Position, chance: random.Random) -> Line:
    seat = chance.choice(position.actors)
    return seat, chance.choice(position.moves(seat))


def check(game: Game, seed: int, share: float = 1.0, laws: Iterable[Law] = LAWS) -> Position:
    """Plays a game to its end and gives it. With a smaller share, the laws that take long look only so often."""
    chosen = tuple(laws)
    moves = random.Random(f"moves {seed}")
    play = Play(game, seed, share)
    obey(play, [law for law in AT_FIRST if law in chosen])
    while True:
        obey(play, [law for law in THROUGHOUT if law in chosen])
        if play.settled and play.sampled():
            play.past[play.made] = everything(play.position)
        if play.position.over:
            break
        demand(play.made < LONGEST_GAME, f"{game!r}, seed {seed}: does not end within {LONGEST_GAME} moves")
        play.position.play(*random_move(play.position, moves))
        play.made += 1
    obey(play, [law for law in AT_LAST if law in chosen])
    return play.position


def obey(play: Play, laws: Iterable[Law]) -> None:
    for law in laws:
        where = f"{play.game!r}, seed {play.seed}, after {play.made} moves: {law.__name__}"
        try:
            law(play)
        except LawBroken as broken:
            raise LawBroken(f"{where}: {broken}") from None
        except IrodoriError as refused:
            raise LawBroken(f"{where}: {type(refused).__name__}: {refused}") from refused
