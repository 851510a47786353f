"""Whatever comes in, what goes out is a value or a clear error: records, editions, moves and views of any make."""

from __future__ import annotations

import copy
import json
import os
import random
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import irodori
from irodori import Game, IllegalMove, IrodoriError, Position, Record
from irodori.core.edition import Json, Table
from irodori.core.info import Viewer, find
from irodori.core.laws import everything, random_move

LONG = bool(os.environ.get("IRODORI_LONG"))
GAMES = sorted(irodori.games())
MANY = settings(max_examples=5_000 if LONG else 150)

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4), max_leaves=12
)


def attempt(call: Callable[[], object]) -> None:
    """Any error but one that says what was expected passes through and fails the test."""
    with suppress(IrodoriError):
        call()


# ---- records


@MANY
@given(text=st.text() | st.binary())
def test_any_text_as_a_record(text: str | bytes) -> None:
    attempt(lambda: Record.from_json(text).replay())


@MANY
@given(content=anything)
def test_any_json_as_a_record(content: object) -> None:
    attempt(lambda: Record.from_json(json.dumps(content)).replay())


@cache
def documents(key: str) -> tuple[str, ...]:
    """True records: of a whole game, from its middle, without a seed, with undo."""
    found: list[str] = []
    for players in (find(key).players[0], find(key).players[-1]):
        chance = random.Random(players)
        position = Game(key, players).start(seed=players)
        while not position.over:
            position.play(*random_move(position, chance))
            if not position.waiting and len(position.record().lines) in (12, 20, 30):
                position.undo(0)
                found.append(position.record().to_json())
        found.append(position.record().to_json())
        content = json.loads(found[-1])
        del content["seed"], content["shuffle"]
        found.append(json.dumps(content))
    return tuple(found)


def places(value: Json, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Where each part of a document stands."""
    inner: list[tuple[str | int, Json]] = []
    if isinstance(value, dict):
        inner += value.items()
    elif isinstance(value, list):
        inner += enumerate(value)
    return [path] * bool(path) + [place for key, part in inner for place in places(part, (*path, key))]


@st.composite
def changed(draw: st.DrawFn, value: Json) -> Json:
    """The same document with one to three of its parts deleted, doubled, swapped with others or replaced."""
    value = copy.deepcopy(value)
    for _ in range(draw(st.integers(1, 3))):
        known = places(value)
        if not known:
            break
        path = draw(st.sampled_from(known))
        holder, key = held(value, path)
        part = cast("Json", holder[key])  # type: ignore[index]
        other = draw(st.sampled_from(known))
        there, place = held(value, other)
        way = draw(st.sampled_from(["delete", "double", "replace", "nudge", "swap"]))
        if way == "delete":
            del holder[key]  # type: ignore[arg-type]
        elif way == "double" and isinstance(holder, list):
            holder.insert(cast("int", key), copy.deepcopy(part))
        elif way == "nudge" and type(part) is int:
            put(holder, key, part + draw(st.sampled_from([-1, 1, 2**31, 2**64, -(2**63)])))
        elif way == "nudge" and isinstance(part, str):
            put(holder, key, draw(st.sampled_from([part + " ", part[1:], part.upper(), "undo", "?", "\u0000"])))
        elif way == "swap":
            put(holder, key, copy.deepcopy(cast("Json", there[place])))  # type: ignore[index]
        else:
            put(holder, key, cast("Json", draw(anything)))
    return value


def held(value: Json, path: tuple[str | int, ...]) -> tuple[dict[str, Json] | list[Json], str | int]:
    """What holds a part, and under which key."""
    for key in path[:-1]:
        value = cast("dict[str | int, Json]", value)[key]
    return cast("dict[str, Json] | list[Json]", value), path[-1]


def put(holder: dict[str, Json] | list[Json], key: str | int, part: Json) -> None:
    cast("dict[str | int, Json]", holder)[key] = part


@MANY
@given(data=st.data())
def test_a_true_record_changed_anywhere(any_game: str, data: st.DataObject) -> None:
    content = cast("Json", json.loads(data.draw(st.sampled_from(documents(any_game)))))
    text = json.dumps(data.draw(changed(content)))

    def replay() -> None:
        record = Record.from_json(text)
        position = record.replay()
        again = Record.from_json(position.record().to_json()).replay()
        assert everything(again) == everything(position)

    attempt(replay)


# ---- editions


@MANY
@given(table=st.dictionaries(st.text() | st.sampled_from(["game", "key", "name", "melds", "sorts", "suits"]), anything))
def test_any_table_as_an_edition(any_game: str, table: dict[str, object]) -> None:
    attempt(lambda: Game(any_game, edition=cast("Table", table)))


@MANY
@given(text=st.text() | st.binary())
def test_any_text_as_an_edition(tmp_path_factory: pytest.TempPathFactory, text: str | bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "box.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode(errors="surrogatepass"))
    for key in GAMES:
        attempt(lambda key=key: Game(key, edition=path))


@MANY
@given(data=st.data())
def test_a_true_edition_changed_anywhere(any_game: str, data: st.DataObject) -> None:
    """One that is accepted is played to the end, and its record replays."""
    table = cast("Table", data.draw(changed(Game(any_game).table)))

    def play() -> None:
        game = Game(any_game, edition=table)
        position, chance = game.start(seed=1), random.Random(1)
        while not position.over:
            position.play(*random_move(position, chance))
        Record.from_json(position.record().to_json()).replay()

    attempt(play)


@MANY
@given(data=st.data())
def test_the_lines_of_a_true_edition_in_disorder(
    any_game: str, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    source = find(any_game).folder / "editions" / f"{find(any_game).edition}.toml"
    lines = source.read_text(encoding="utf-8").splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        lines.insert(data.draw(st.integers(0, len(lines))), data.draw(st.sampled_from(lines)))
        del lines[data.draw(st.integers(0, len(lines) - 1))]
    path = tmp_path_factory.getbasetemp() / "mixed.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    attempt(lambda: Game(any_game, edition=path))


# ---- moves


@cache
def positions(key: str) -> tuple[Position, ...]:
    """Every tenth moment of a game."""
    position, chance = Game(key).start(seed=5), random.Random(5)
    found: list[Position] = []
    while not position.over:
        if len(position.record().lines) % 10 == 0:
            found.append(position.copy())
        position.play(*random_move(position, chance))
    return (*found, position)


words = st.sampled_from(
    [
        "take",
        "meld",
        "pass",
        "split",
        "apprentice",
        "want",
        "resolve",
        "break",
        "copy",
        "play",
        "star",
        "dark",
        "undo",
        "top",
        "kagen",
        "juu",
        "fan",
        "sword",
        "cat",
        "B5",
        "O3",
        "+",
        "?",
    ]
)
number = st.integers(-2, 99).map(str) | st.sampled_from(["01", "1.0", "１", "²", "1e1", "-0", "9" * 30])
nearly = (
    st.lists(words | number, max_size=5).map(" ".join) | st.text() | st.text(alphabet="take 1234\n\t\u3000", max_size=9)
)


@MANY
@given(data=st.data(), seat=st.integers(-2, 7) | anything, text=nearly | anything)
def test_any_text_as_a_move_of_any_seat(any_game: str, data: st.DataObject, seat: object, text: object) -> None:
    position = data.draw(st.sampled_from(positions(any_game))).copy()
    refusal = position.why_not(cast("int", seat), cast("str", text))
    if refusal is None:
        assert text in position.moves(cast("int", seat))
        position.play(cast("int", seat), cast("str", text))
        return
    assert refusal.rule and refusal.key and len(refusal.sentence) > 10
    before = everything(position)
    with pytest.raises(IllegalMove) as raised:
        position.play(cast("int", seat), cast("str", text))
    assert str(raised.value) == str(refusal)
    assert everything(position) == before


@MANY
@given(data=st.data(), seat=st.integers(-2, 7) | anything)
def test_any_seat_anywhere_else(any_game: str, data: st.DataObject, seat: object) -> None:
    position = data.draw(st.sampled_from(positions(any_game))).copy()
    attempt(lambda: position.view(cast("Viewer", seat)))
    attempt(lambda: position.events(cast("Viewer", seat)))
    attempt(lambda: position.take_back(cast("int", seat)))
    attempt(lambda: position.undo(cast("int", seat)))
    position.moves(cast("int", seat))


@MANY
@given(decks=st.lists(st.lists(st.text() | st.sampled_from(["1", "+", "B5", "fan"]) | anything)))
def test_any_cards_as_decks(any_game: str, decks: list[list[object]]) -> None:
    attempt(lambda: Game(any_game).start(decks=cast("list[list[str]]", decks)))


@MANY
@given(seed=st.text() | st.integers() | anything)
def test_anything_as_a_seed(any_game: str, seed: object) -> None:
    attempt(lambda: Game(any_game).start(seed=cast("str", seed)))


# ---- views


@MANY
@given(view=anything)
def test_anything_as_a_view(any_game: str, view: object) -> None:
    attempt(lambda: Game(any_game).imagine(cast("Table", view)))


@MANY
@given(data=st.data())
def test_a_true_view_changed_anywhere(any_game: str, data: st.DataObject) -> None:
    """What is imagined from it can still be seen."""
    position = data.draw(st.sampled_from(positions(any_game)))
    viewer = data.draw(st.sampled_from([None, 0, 3]))
    view = cast("Table", data.draw(changed(position.view(viewer))))
    attempt(lambda: position.game.imagine(view, 1).view(viewer))


def test_a_file_that_is_empty_or_a_folder(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(b"")
    attempt(lambda: irodori.load(path))
    attempt(lambda: irodori.load(tmp_path))
    for key in GAMES:
        attempt(lambda key=key: Game(key, edition=tmp_path / "none.toml"))
