"""docs/records.md is right: its vectors are computed, its keys and events are those of real games."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import cast

import pytest

import irodori
from irodori.core.edition import Json
from irodori.core.info import Event
from irodori.core.position import Position
from irodori.core.shuffle import METHOD, shuffled, words

PAGE = (Path(__file__).resolve().parents[1] / "docs/records.md").read_text(encoding="utf-8")
SETUPS = [(key, players) for key, info in irodori.games().items() for players in info.players]


def rows(heading: str, table: int = 0) -> list[list[str]]:
    """The rows of a table below a heading of the page, without the row of titles."""
    section = re.split(r"^#+ ", PAGE.split(f"# {heading}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
    tables = [block for block in section.strip().split("\n\n") if block.lstrip().startswith("|")]
    lines = [line.strip("|").split("|") for line in tables[table].split("\n")[2:]]
    return [[re.sub(r"^`([^`]*)`$", r"\1", cell.strip()) for cell in line] for line in lines]


def named(cell: str) -> set[str]:
    """What a cell writes as code before any explanation: `a`, `b`: …; `c`."""
    if cell.isidentifier():
        return {cell}
    return {name for part in cell.split(";") for name in re.findall(r"`(\w+)`", part.split(":")[0])}


# ---- the shuffle


def by_the_page(cards: list[str], seed: str, deck: int) -> list[str]:
    """The shuffle written once more from the page's words alone."""
    stream: list[int] = []

    def word(number: int) -> int:
        while number >= len(stream):
            digest = sha256(f"irodori {deck} {len(stream) // 4} {seed}".encode()).digest()
            stream.extend(int.from_bytes(digest[8 * i : 8 * i + 8], "big") for i in range(4))
        return stream[number]

    cards, taken = list(cards), 0
    for i in reversed(range(1, len(cards))):
        c = i + 1
        while word(taken) >= 2**64 - 2**64 % c:
            taken += 1
        k = word(taken) % c
        taken += 1
        cards[i], cards[k] = cards[k], cards[i]
    return cards


@pytest.mark.parametrize(("seed", "deck", "first", "order"), rows("Test vectors"))
def test_the_stream_and_a_small_deck_are_as_the_page_says(seed: str, deck: str, first: str, order: str) -> None:
    numbers = first.split()
    stream = words(seed, int(deck))
    assert [f"{next(stream):016x}" for _ in numbers] == numbers and len(numbers) > 4
    assert " ".join(shuffled(list("ABCDEFGH"), seed, int(deck))) == order
    assert " ".join(by_the_page(list("ABCDEFGH"), seed, int(deck))) == order


@pytest.mark.parametrize(("game", "players", "seed", "count", "begins", "digest"), rows("Test vectors", 1))
def test_whole_decks_are_as_the_page_says(
    game: str, players: str, seed: str, count: str, begins: str, digest: str
) -> None:
    """K8, M1, I1. The deck that the game deals is the one that the page's words lead to."""
    at = irodori.Game(game, int(players))
    deck = at.start(seed=seed).decks[0]
    assert len(deck) == int(count) and " ".join(deck).startswith(begins)
    assert sha256(",".join(deck).encode()).hexdigest() == digest
    in_order = [card for card, (_, copies) in at.cards.items() for _ in range(copies)]
    assert by_the_page(in_order, seed, 0) == deck


def test_the_order_of_the_tables_is_as_the_page_says() -> None:
    said = PAGE.split("2. *Start.*")[1].split("3. *Order.*")[0]
    for game in ("kimono",):
        listed = re.findall(r"`(\w+)`", said.split("KIMONO")[1].split("Iroha")[0])
        assert [card for card in irodori.Game(game).cards if not card.startswith("coin")] == listed
    assert list(irodori.Game("kasane").cards) == [*map(str, range(1, 10)), "+"]
    assert list(irodori.Game("iroha", 3).cards) == [f"{suit}{rank}" for suit in "FBOMW" for rank in range(1, 7)]


def test_words_that_are_too_high_are_thrown_away() -> None:
    """For 2^63 + 1 choices nearly half of all words are too high; the page's rule keeps the rest without bias."""
    choices = 2**63 + 1
    assert 2**64 - 2**64 % choices == choices
    assert all(2**64 - 2**64 % c > 2**64 - c for c in range(2, 81))


# ---- keys


def finished(game: str, players: int, seed: str = "doc") -> Position:
    state = irodori.Game(game, players).start(seed=seed)
    turn = 0
    while not state.over:
        seat = state.actors[-1]
        moves = state.moves(seat)
        state.play(seat, moves[turn * 11 % len(moves)])
        turn += 1
    return state


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_a_record_has_the_keys_of_the_page_and_no_others(game: str, players: int) -> None:
    content = finished(game, players).record().content
    assert list(content) == [key for key, _ in rows("The keys")]
    assert content["shuffle"] == {"method": METHOD, "decks": list(range(len(cast("list[Json]", content["decks"]))))}


def test_keys_that_come_only_sometimes_are_missing_elsewhere() -> None:
    content = irodori.Game("kasane").start(decks=irodori.Game("kasane").start(seed=1).decks).record().content
    only_sometimes = {key for key, meaning in rows("The keys") if meaning.startswith("only")}
    assert {key for key, _ in rows("The keys")} - set(content) == only_sometimes == {"seed", "shuffle", "result"}


def test_each_key_is_needed_or_only_sometimes_there() -> None:
    whole = finished("kasane", 3).record().content
    for key, meaning in rows("The keys"):
        if not meaning.startswith("only"):
            without = irodori.Record({name: value for name, value in whole.items() if name != key})
            with pytest.raises(irodori.RecordError, match=rf"^{key} is missing"):
                irodori.Record.from_json(without.to_json())


@pytest.mark.parametrize(("game", "shapes"), rows("The keys", 1))
def test_the_page_names_the_moves_of_every_game(game: str, shapes: str) -> None:
    said = {tuple(shape.split()) for shape in re.findall(r"`([^`]+)`", shapes)}
    verbs = {text.split(" ")[0] for texts in irodori.Game(game).texts for text in texts.values()}
    assert {shape[0] for shape in said} == verbs


# ---- lines


def test_undo_lines_cancel_and_are_counted() -> None:
    state = irodori.Game("kasane", 3).start(seed="undo")
    state.play(0, "take 1")
    before = state.view(0)
    state.play(1, state.moves(1)[0])
    state.undo(2)
    assert state.lines[2:] == [(2, "undo")]
    assert irodori.Record.from_json(state.record().to_json()).at(3).view(0) == before
    state.undo(2)
    assert state.record().at(4).lines == state.lines and state.actors == (0,)


def test_undo_of_a_secret_decision_is_a_line_for_each_choice() -> None:
    """M4. Nobody keeps a choice that the others have seen."""
    state = irodori.Game("kimono", 3).start(seed="undo")
    state.play(0, "split 4 1")
    state.play(0, "apprentice 2 0")
    before = state.view(1)
    for seat, group in ((2, 1), (0, 2), (1, 2)):
        state.play(seat, f"want {group}")
    assert state.lines[2:] == [(0, "want 2"), (1, "want 2"), (2, "want 1")]
    state.undo(1)
    assert state.lines[5:] == [(1, "undo")] * 3 and state.view(1) == before
    for seat in range(3):
        state.play(seat, "want 1")
    assert irodori.Record.from_json(state.record().to_json()).replay().view("all") == state.view("all")


def test_a_record_made_during_a_secret_decision_ends_with_the_choices_so_far() -> None:
    """I2. In the order of the seats, and a seat's two cards as it chose them."""
    state = irodori.Game("iroha", 3).start(seed="secret")
    second = state.moves(2)[:2]
    state.play(2, second[1])
    state.play(0, state.moves(0)[0])
    state.play(2, second[0])
    assert [line for line in state.lines if line[0] == 2] == [(2, second[1]), (2, second[0])]
    assert [seat for seat, _ in state.lines] == [0, 2, 2]
    again = irodori.Record.from_json(state.record().to_json()).replay()
    assert again.actors == state.actors == (0, 1) and again.lines == state.lines
    state.take_back(2)
    assert [seat for seat, _ in state.record().lines] == [0]


# ---- events


def documented(game: str) -> dict[str, set[str]]:
    return {row[0]: named(row[2]) for row in rows(f"`{game}`")}


def true_stories(game: str) -> list[tuple[Position, list[Event]]]:
    info = irodori.games()[game]
    found: list[tuple[Position, list[Event]]] = []
    for players in info.players:
        for seed in range(12):
            state = finished(game, players, str(seed))
            found.append((state, state.events("all")))
    return found


@pytest.mark.parametrize("game", irodori.games())
def test_events_have_the_fields_of_the_page(game: str) -> None:
    known = documented(game)
    seen: set[str] = set()
    seats = {row[0]: row[1] for row in rows(f"`{game}`")}
    for state, story in true_stories(game):
        assert [event["n"] for event in story] == list(range(1, len(story) + 1))
        for event in story:
            kind = cast("str", event["kind"])
            assert set(event) == {"n", "kind", "seat"} | known[kind], kind
            assert (event["seat"] is None) == (seats[kind] == "null"), kind
            seen.add(kind)
        assert state.over
    races = irodori.games()[game].races
    assert set(known) - seen <= ({"star", "dark"} if races else set())


@pytest.mark.parametrize("game", ["kasane", "kimono"])
def test_in_two_games_everyone_sees_every_event(game: str) -> None:
    """S4, M15."""
    for state, story in true_stories(game)[::6]:
        for viewer in (None, 0, state.game.players - 1):
            assert state.events(viewer) == story


def test_in_the_third_hands_and_passed_cards_are_hidden_as_the_page_says() -> None:
    """I8."""
    hidden = {row[0] for row in rows("`iroha`") if "`" in row[3]}
    assert hidden == {"deal", "pass"}
    for state, story in true_stories("iroha")[::6]:
        for viewer in (None, *range(state.game.players)):
            for true, seen in zip(story, state.events(viewer), strict=True):
                kind = true["kind"]
                if kind == "deal":
                    hands = cast("list[list[str]]", true["hands"])
                    shown = [hand if seat == viewer else ["?"] * 9 for seat, hand in enumerate(hands)]
                    assert seen == {**true, "hands": shown}
                elif kind == "pass" and viewer not in (true["seat"], true["to"]):
                    assert seen == {**true, "cards": ["?", "?"]}
                else:
                    assert seen == true
