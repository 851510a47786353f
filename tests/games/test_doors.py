"""What goes out is nobody's but the asker's, and what comes in is looked at first."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any, cast

import pytest

import irodori

KEYS = sorted(irodori.games())


def spoilt(value: Any) -> None:
    """Changes every part of a value that can be changed."""
    if isinstance(value, dict):
        table = cast("dict[str, Any]", value)
        for item in list(table.values()):
            spoilt(item)
        table["spoilt"] = True
    elif isinstance(value, list):
        items = cast("list[Any]", value)
        for item in items:
            spoilt(item)
        items.append("spoilt")


@pytest.mark.parametrize("key", KEYS)
def test_changing_what_was_given_changes_nothing(key: str) -> None:
    state = irodori.Game(key).start(seed=1)
    before = json.dumps([state.view("all"), state.record().content, state.game.table])
    for given in (state.view(0), state.view("all"), state.events(0), state.record().content, state.moves(0)):
        spoilt(given)
    for seat in state.actors[:1]:
        after = state.copy()
        spoilt(after.play(seat, after.moves(seat)[0]))
        assert "spoilt" not in json.dumps(after.view("all"))
    assert json.dumps([state.view("all"), state.record().content, state.game.table]) == before


def by_pickle(state: irodori.Position) -> irodori.Position:
    return pickle.loads(pickle.dumps(state))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, by_pickle])
@pytest.mark.parametrize("key", KEYS)
def test_a_copy_of_any_kind_is_a_game_of_its_own(
    key: str, copied: Callable[[irodori.Position], irodori.Position]
) -> None:
    game = irodori.Game(key, 3, engine="interpreted")
    again = pickle.loads(pickle.dumps(game))
    assert repr(again) == repr(game) and again.table == game.table and again.engine == "interpreted"
    state = game.start(seed=1)
    others = [state, game.imagine(state.view(0), 1)]
    for state in others:
        before = state.view("all")
        other = copied(state)
        assert other.view("all") == before and other.record().content == state.record().content
        play_on(other)
        assert state.view("all") == before
        play_on(state)
        assert state.view("all") == other.view("all") and state.decks == other.decks
        assert repr(state).endswith("over>")


def play_on(state: irodori.Position) -> None:
    while not state.over:
        state.play(state.actors[0], state.moves(state.actors[0])[0])


@pytest.mark.parametrize("key", KEYS)
def test_a_view_of_everything_or_of_no_seat_is_not_imagined(key: str) -> None:
    game = irodori.Game(key)
    view = game.start(seed=1).view(0)
    for seat in ("all", 9, -1, True):
        with pytest.raises(irodori.ViewError, match="seat must be None or 0 to 3"):
            game.imagine({**view, "seat": seat})


@pytest.mark.parametrize("key", KEYS)
def test_a_view_that_no_game_gives_is_refused(key: str) -> None:
    game = irodori.Game(key)
    state = game.start(seed=1)
    for _ in range(4):
        seat = state.actors[0]
        state.play(seat, state.moves(seat)[0])
    view = state.view(0)
    story = cast("list[Any]", view["story"])
    changes: list[dict[str, Any]] = [{"story": story[:-1]}, {"edition": "another"}, {"scores": [99, 0, 0, 0]}]
    for changed in changes:
        with pytest.raises(irodori.ViewError):
            game.imagine({**view, **changed})


@pytest.mark.parametrize("key", KEYS)
def test_a_deck_too_many_is_refused_at_the_start(key: str) -> None:
    game = irodori.Game(key)
    many = game.info.decks(game) + 1
    with pytest.raises(irodori.DeckError, match=f"deals {many - 1} decks, not {many}"):
        game.start(decks=[["x"]] * many)


def undo_all(state: irodori.Position) -> None:
    while True:
        state.undo(0)


@pytest.mark.parametrize("key", KEYS)
def test_an_undone_deal_is_dealt_again_as_it_was(key: str) -> None:
    """Without a seed too: an undo is no second try at the shuffle."""
    state = irodori.Game(key, 3).start()
    while not state.over:
        seat = state.actors[0]
        state.play(seat, state.moves(seat)[0])
    before = state.view("all")
    again = list(state.lines)
    with pytest.raises(irodori.SetupError, match="no move to undo"):
        undo_all(state)
    for seat, text in again:
        state.play(seat, text)
    assert state.view("all") == before
    assert irodori.Record.from_json(state.record().to_json()).at(len(again)).view("all") == before


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: irodori.Game("kasane", options=cast("Any", ["plus_one_meld"])),
        lambda: irodori.Game("kasane", edition=cast("Any", 5)),
        lambda: irodori.Game("kasane").start(decks=cast("Any", 5)),
        lambda: irodori.Game("kasane").start(decks=cast("Any", None)),
        lambda: irodori.Game("kasane").start(decks=cast("Any", [None])),
        lambda: irodori.Record.from_json(cast("Any", None)),
        lambda: irodori.Game("kasane").start(seed=1).record().at(cast("Any", "1")),
        lambda: irodori.Game("kasane").start(seed=1).events(0, cast("Any", "x")),
        lambda: irodori.Game("kasane").start(seed=1).events(0, -1),
    ],
)
def test_what_is_of_the_wrong_kind_is_refused_in_words(wrong: Callable[[], object]) -> None:
    with pytest.raises(irodori.IrodoriError):
        wrong()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"shuffle": {"method": "other", "decks": [0]}}, "shuffle.method must be"),
        ({"shuffle": {"method": "sha256-counter-1", "decks": [7]}}, "shuffle.decks must list"),
        ({"shuffle": 7}, "shuffle must be"),
        ({"shuffle": {"method": "sha256-counter-1", "decks": []}}, "deck 1 was given"),
    ],
)
def test_a_record_cannot_talk_its_way_out_of_being_verified(change: dict[str, Any], said: str) -> None:
    content = json.loads(irodori.Game("kimono").start(seed=1).record().to_json())
    with pytest.raises(irodori.RecordError, match=said):
        irodori.Record.from_json(json.dumps({**content, **change})).verify()
    del content["shuffle"]
    with pytest.raises(irodori.RecordError, match="shuffle is missing"):
        irodori.Record.from_json(json.dumps(content)).verify()
