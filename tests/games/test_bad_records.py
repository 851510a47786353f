"""A record that was cut off, edited or made up is refused with what is wrong in it, and where."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

import irodori
from irodori import Game, IrodoriError, Position, Record, RecordError
from irodori.core.edition import Json, Table


def message(kind: type[IrodoriError], call: Callable[[], object]) -> str:
    with pytest.raises(kind) as error:
        call()
    assert type(error.value) is kind
    return str(error.value)


def ended(key: str) -> Position:
    position = Game(key).start(seed=1)
    while not position.over:
        seat = position.actors[0]
        position.play(seat, position.moves(seat)[0])
    return position


@pytest.fixture
def content() -> Table:
    return cast("Table", json.loads(ended("kasane").record().to_json()))


def told(content: Table) -> str:
    """What is wrong with a record."""
    return message(RecordError, lambda: Record.from_json(json.dumps(content)).replay())


def test_a_truncated_record() -> None:
    text = ended("kasane").record().to_json()
    for length in (0, 1, len(text) // 2, len(text) - 1):
        said = message(RecordError, lambda length=length: Record.from_json(text[:length]))
        assert said.startswith("the record is no whole JSON document: ")


def test_what_is_no_record() -> None:
    assert message(RecordError, lambda: Record.from_json("[]")) == "a record is a JSON object, not list"
    assert message(RecordError, lambda: Record.from_json("{}")) == "irodori is missing: the format's version"
    assert message(RecordError, lambda: Record.from_json("[" * 100_000)) == "the record is nested too deeply"
    long = " " * 4_000_001
    assert message(RecordError, lambda: Record.from_json(long)) == "a record has at most 4000000 bytes, not 4000001"
    expected = "the record holds half of a character: a surrogate without its other half"
    assert message(RecordError, lambda: Record.from_json('{"seed": "\\ud800"}')) == expected


@pytest.mark.parametrize(
    ("key", "meaning"),
    [
        ("irodori", "the format's version"), ("game", "a game's key"), ("edition", "an edition's key"),
        ("table", "the edition's table"), ("options", "options that are true or false"), ("players", "how many play"),
        ("names", "a name for each seat"), ("decks", "decks, lists of card names"), ("moves", "lines of moves"),
    ],
)  # fmt: skip
def test_a_record_without_a_key(content: Table, key: str, meaning: str) -> None:
    del content[key]
    assert told(content) == f"{key} is missing: {meaning}"


NO_GAME = "the record's game cannot be set up: "


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("irodori", 2, "irodori must be 1, the only format there is, not 2"),
        ("game", "go", f"{NO_GAME}there is no game 'go'; there are iroha, kasane, kimono"),
        ("game", 1, "game must be a game's key (str), not 1"),
        ("players", 3, "names must be a text for each seat"),
        ("players", "4", "players must be how many play (int), not '4'"),
        ("players", True, "players must be how many play (int), not True"),
        ("options", {"x": True}, f"{NO_GAME}kasane has no option 'x'; there are preset_marbles, plus_one_meld"),
        ("options", {"plus_one_meld": 1}, f"{NO_GAME}option plus_one_meld is true or false, not 1"),
        ("table", {}, f"{NO_GAME}the edition given: melds is missing; it must be a table of keys"),
        ("names", ["a", "b", "c", 4], "names must be a text for each seat"),
        ("decks", ["1"], "decks: deck 1 must be a list of card names"),
        ("decks", [["x"], ["1"]], "decks: kasane has no card 'x'; there are 1, 2, 3, 4, 5, 6, 7, 8, 9, +"),
        ("moves", [["take 1", 0]], "moves: line 1 must be a seat and a text like [0, \"take 1\"], not ['take 1', 0]"),
        ("moves", [[0, "undo"]], "moves: line 1 undoes a move, but there is none"),
        ("moves", [[7, "undo"]], "moves: line 1 is by seat 7, and there is no such seat"),
        ("moves", [[0, "take 9"]], "moves: line 1, [0, 'take 9']: There is no row 9: the field has rows 1 to 4. (K1)"),
        ("result", None, "result must be scores and winners (dict), not None"),
        ("seed", 1, "seed must be the seed as text (str), not 1"),
    ],
)
def test_a_record_with_something_wrong(content: Table, key: str, value: Json, expected: str) -> None:
    assert told({**content, key: value}) == expected


def test_a_record_whose_result_is_edited(content: Table) -> None:
    result = cast("dict[str, list[int]]", content["result"])
    true = repr(result)
    result["scores"][0] += 1
    assert told(content) == f"result is {result!r}, but the moves lead to {true}"


def test_a_record_whose_result_is_taken_out(content: Table) -> None:
    del content["result"]
    assert told(content) == "result is missing: the game is over"


def test_a_record_whose_last_moves_are_cut_off(content: Table) -> None:
    cast("list[Json]", content["moves"]).pop()
    assert told(content) == "result is given, but the moves do not lead to the end"


def test_a_record_that_goes_on_after_the_end(content: Table) -> None:
    moves = cast("list[Json]", content["moves"])
    moves.append([0, "take 1"])
    assert told(content) == f"moves: line {len(moves)}, [0, 'take 1']: The game is over. (S1)"


def decks_of(content: Table) -> list[list[str]]:
    return cast("list[list[str]]", content["decks"])


@pytest.fixture
def given(content: Table) -> Table:
    """A record whose decks were given, so that no seed tells what they must be."""
    return {key: value for key, value in content.items() if key not in ("seed", "shuffle")}


def test_a_record_with_a_card_that_is_not_in_the_game(given: Table) -> None:
    decks_of(given)[0][0] = "x"
    assert told(given) == "decks: kasane has no card 'x'; there are 1, 2, 3, 4, 5, 6, 7, 8, 9, +"


def test_a_record_whose_deck_lacks_a_card(given: Table) -> None:
    card = decks_of(given)[0].pop()
    assert told(given).endswith(f"it holds 51, missing: {card}, too many: none")


def test_a_record_whose_later_deck_lacks_a_card(given: Table) -> None:
    """K8: the message names the line that would deal it."""
    card = decks_of(given)[1].pop()
    said = told(given)
    assert said.startswith("moves: line 4")
    assert said.endswith(
        f"deck 2 must hold exactly the 16 cards that are dealt; it holds 15, missing: {card}, too many: none"
    )


@pytest.mark.parametrize("deck", [0, 1])
def test_a_record_whose_deck_is_not_what_its_seed_gives(content: Table, deck: int) -> None:
    cards = decks_of(content)[deck]
    cards[0], cards[-1] = cards[-1], cards[0]
    assert cards[0] != cards[-1]
    assert told(content) == f"decks: deck {deck + 1} is not what the seed gives"


def test_a_record_with_a_deck_too_many(given: Table) -> None:
    decks_of(given).append(["1"])
    assert told(given) == "decks: a game of kasane deals 2 decks, not 3"


@pytest.mark.parametrize("kept", [0, 1])
def test_a_record_without_a_seed_whose_deck_is_missing(given: Table, kept: int) -> None:
    """Chance would deal other cards each time."""
    del decks_of(given)[kept:]
    assert told(given) == f"decks: deck {kept + 1} is missing, and there is no seed that would give it"


def test_a_record_whose_seed_is_edited() -> None:
    content = cast("Table", json.loads(Game("kimono", 3).start(seed=1).record().to_json()))
    assert told({**content, "seed": "2"}) == "decks: deck 1 is not what the seed gives"


def test_a_record_without_a_seed_cannot_be_verified() -> None:
    deck = Game("kimono").start(seed=1).decks[0]
    record = Game("kimono").start(decks=[deck]).record()
    expected = "the record has no seed, so its shuffle cannot be verified; its moves are right"
    assert message(RecordError, record.verify) == expected


@pytest.fixture
def partly_drawn() -> Table:
    """Its first deck was given, the second comes from the seed."""
    game = Game("kasane", 3)
    position = game.start(seed=1, decks=game.start(seed=2).decks)
    while not position.over:
        seat = position.actors[0]
        position.play(seat, position.moves(seat)[0])
    content = position.record().content
    assert content["shuffle"] == {"method": "sha256-counter-1", "decks": [1]}
    return content


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (
            {"shuffle": {"method": "sha256-counter-1", "decks": [0]}},
            "deck 1 is not what the seed gives: it was not dealt by",
        ),
        (
            {"shuffle": {"method": "sha256-counter-1", "decks": [1, 1]}},
            "shuffle.decks must list numbers of decks, rising",
        ),
        (
            {"shuffle": {"method": "sha256-counter-1", "decks": [1, 0]}},
            "shuffle.decks must list numbers of decks, rising",
        ),
        ({"shuffle": {"method": "sha256-counter-1", "decks": [2]}}, "shuffle.decks must list numbers of decks, rising"),
        ({"commitment": {"sha256": "0" * 64, "secret": "", "nonces": [""] * 3}}, "commitment: the secret is not the"),
        ({"commitment": {}}, "commitment must hold sha256, secret, and in nonces a text for each seat"),
    ],
)
def test_what_a_record_says_of_its_shuffle_is_checked_deck_by_deck(
    partly_drawn: Table, change: Table, expected: str
) -> None:
    record = Record.from_json(json.dumps(partly_drawn))
    assert record.verify_shuffle(record.replay()) == [1]

    def forged() -> None:
        record = Record.from_json(json.dumps(partly_drawn | change))
        record.verify_shuffle(record.replay())

    assert message(RecordError, forged).startswith(expected)


def test_a_promise_without_a_seed_is_no_promise(content: Table) -> None:
    del content["seed"], content["shuffle"]
    assert told(content | {"commitment": {}}) == "seed is missing: the seed as text"


@pytest.mark.parametrize("other", [1.0, True])
def test_numbers_of_another_kind_are_no_result(content: Table, other: Json) -> None:
    cast("Table", content["result"])["winners"] = [other]
    assert told(content).startswith("result is ")


def test_a_line_that_a_record_does_not_have() -> None:
    record = Game("kasane").start(seed=1).record()
    for line in (-1, 1):
        expected = f"the record has lines 0 to 0, there is no {line}"
        assert message(RecordError, lambda line=line: record.at(line)) == expected


def test_a_file_that_is_not_there_or_no_record(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    assert message(RecordError, lambda: irodori.load(path)) == f"{path}: No such file or directory"
    path.write_bytes(b"\xff\xfe\xff")
    assert message(RecordError, lambda: irodori.load(path)).startswith((f"{path}: ", "the record is no whole JSON"))
    assert message(RecordError, lambda: irodori.load(tmp_path)) == f"{tmp_path}: Is a directory"


def test_a_record_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path, content: Table) -> None:
    there = tmp_path / "game.json"
    there.mkdir()
    with pytest.raises(OSError, match=r"game\.json"):
        Record.from_json(json.dumps(content)).save(there)
    assert list(tmp_path.iterdir()) == [there]
