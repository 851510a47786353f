"""A deal that was undone: the record shows the game at every line all the same."""

from __future__ import annotations

import pytest

import irodori


def to_the_last_deal(state: irodori.Position) -> None:
    while len(state.decks) < 2:
        seat = state.actors[0]
        state.play(seat, state.moves(seat)[0])


@pytest.mark.parametrize("seed", range(4))
def test_a_record_with_an_undone_deal_is_right_at_every_line(seed: int) -> None:
    """K8. Other cards are left in the field the second time, so the last deck is another one."""
    state = irodori.Game("kasane").start(seed=seed)
    to_the_last_deal(state)
    dealt = state.view("all")
    while len(state.decks) > 1:
        state.undo(0)
    while len(state.moves(state.actors[0])) < 2 or state.decision != "take":
        state.undo(0)
    seat = state.actors[0]
    state.play(seat, state.moves(seat)[-1])
    to_the_last_deal(state)
    record = irodori.Record.from_json(state.record().to_json())
    assert record.replay().view("all") == state.view("all")
    for line in range(len(state.lines) + 1):
        position = record.at(line)
        assert position.lines == state.lines[:line]
        assert (
            position.record().to_json()
            == irodori.Record.from_json(position.record().to_json()).at(line).record().to_json()
        )
        if len(position.decks) == 2 and line < state.lines.index((0, "undo")) + 1:
            assert position.view("all")["table"] == dealt["table"]


def test_a_deck_that_the_seed_does_not_give_is_refused() -> None:
    state = irodori.Game("kasane").start(seed=1)
    record = state.record()
    deck = record.decks[0]
    deck[0], deck[-1] = deck[-1], deck[0]
    with pytest.raises(irodori.RecordError, match="deck 1 is not what the seed gives"):
        record.replay()
