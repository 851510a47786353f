"""What a game of KIMONO shows: every way it can go, read off the story."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise
from typing import cast

from irodori.core.edition import Table
from irodori.core.info import Event
from irodori.core.position import Position
from irodori.games.kimono import ACTIONS, APPRENTICE

MOST_DEEP = 4
LAST_ROUND = 5


def shows(position: Position) -> set[str]:
    """What can be seen in a finished game."""
    game, story = position.game, position.events("all")
    found = {f"{game.players} players"}
    if any(text == "undo" for _, text in position.lines):
        found.add("a move undone")
    if len({*cast("list[int]", game.table["coins"])}) > 1:
        found.add("an edition with other coins")
    for chapter in (splits(story, game.players), thrown(story), kimonos(story), actions(story), bins(story)):
        found |= {*chapter}
    return found | {*ending(position)}


def splits(story: list[Event], players: int) -> Iterator[str]:
    """Groups wait as in M5: who wants each and how deep it lies; the next to be settled stands last."""
    waiting: list[tuple[list[int], int]] = []
    wanters: list[int] = []
    depth = 0
    for event in story:
        if event["kind"] == "round":
            waiting = [([*range(players)], 1)]
        elif event["kind"] == "split":
            wanters, depth = waiting.pop()
            yield f"a row split {min(depth, MOST_DEEP)} deep"
            yield f"a left half that is group {event['left']}"
            if event["seat"] not in wanters:
                yield "a master who splits for others"
            if depth > 1 and waiting and waiting[-1][1] == depth and len(waiting[-1][0]) > 1:
                yield "a group that waits while another is split"
        elif event["kind"] == "want":
            wants = cast("list[int | None]", event["wants"])
            waiting += [([s for s in wanters if wants[s] == group], depth + 1) for group in (2, 1)]
        elif event["kind"] in ("bin", "gain"):
            waiting.pop()
    assert not waiting


def thrown(story: list[Event]) -> Iterator[str]:
    for event, following in pairwise(story):
        cards = cast("list[str]", event.get("cards", []))
        if event["kind"] == "bin" and following["kind"] in ("kimono", "no_kimono"):
            yield "the apprentice alone wanted by several" if cards == [APPRENTICE] else "a card wanted by several"
        elif event["kind"] == "bin":
            yield "the apprentice thrown away" if APPRENTICE in cards else "a group that nobody wants"
        elif event["kind"] == "gain" and cards == [APPRENTICE]:
            yield "the apprentice alone for one"


def kimonos(story: list[Event]) -> Iterator[str]:
    for event in story:
        if event["kind"] == "kimono":
            yield "kimonos given"
        elif event["kind"] == "no_kimono":
            yield "too few kimonos" if event["left"] else "no kimonos any more"


def actions(story: list[Event]) -> Iterator[str]:
    for event in story:
        if event["kind"] == "resolve":
            yield f"{event['action']} chosen to be first"
        elif event["kind"] == "draw":
            yield f"cat draws {kind_of(cast('str', event['card']))}"
        elif event["kind"] == "break":
            sorts = cast("list[str]", event["sorts"])
            yield "a breakage that asks" if event["chosen"] else f"a breakage of {len(sorts)} that does not ask"
            if "kimono" in sorts:
                yield "a kimono that breaks"
        elif event["kind"] == "copy":
            yield (
                "a copy on a tie" if event["chosen"] else "a copy of the most" if event["sort"] else "a copy of nothing"
            )
            if event["sort"] == "kimono":
                yield "a copy of kimonos"
    for is_drawn, run in groupby(story, lambda event: event["kind"] == "draw"):
        if is_drawn and [event["card"] for event in run][-2:] == ["cat", "breakage"]:
            yield "a chain of cats into breakage"


def kind_of(card: str) -> str:
    return card if card in ACTIONS or card == "fire" else "coin" if card.startswith("coin") else "curio"


def bins(story: list[Event]) -> Iterator[str]:
    held: list[str] = []
    kept = False
    number = master = 0
    for event in story:
        if event["kind"] == "round":
            kept = bool(held)
            number, master = cast("int", event["round"]), cast("int", event["seat"])
            if kept:
                yield "a bin kept over a round"
        elif event["kind"] == "bin":
            held += [card for card in cast("list[str]", event["cards"]) if card != APPRENTICE]
        elif event["kind"] == "takes_bin":
            assert event["cards"] == held
            yield "a master who stays" if event["seat"] == master else "an apprentice who becomes master"
            if not held:
                yield "an empty bin taken"
            if {*ACTIONS} & {*held}:
                yield "actions out of the bin"
                yield "a kept bin taken with actions" if kept else "a fresh bin taken with actions"
                if number == LAST_ROUND:
                    yield "actions out of the bin after the last round"
            held = []
    if held:
        yield "a bin that counts for nobody"


def ending(position: Position) -> Iterator[str]:
    collections = cast("list[dict[str, int]]", cast("Table", position.view("all")["table"])["collections"])
    sorts = cast("dict[str, dict[str, int]]", position.game.table["sorts"])
    for owned in collections:
        if "fire" in owned:
            yield "a fire that counts"
        if any(owned.get(sort, 0) > cells["limit"] for sort, cells in sorts.items()):
            yield "a sort above its limit"
    if min(position.scores) < 0:
        yield "a score below zero"
    leaders = [seat for seat, score in enumerate(position.scores) if score == max(position.scores)]
    if len(position.winners) > 1:
        yield "a shared victory"
        if len(leaders) > len(position.winners):
            yield "a shared victory after counting cards"
    else:
        yield "a tie broken by cards" if len(leaders) > 1 else "won by points"
