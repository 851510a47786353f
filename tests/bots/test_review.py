"""A review judges on what was known, names what was better, and says it in every language."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import irodori
from irodori import Game, Record, ViewError, words
from irodori.bots.hint import hint
from irodori.bots.review import Review, judged, review
from irodori.bots.think import Budget, Thinker
from irodori.terminal.cli import main

GAMES = sorted(irodori.games())


def played(key: str, seed: int = 3) -> Record:
    chance = random.Random(seed)
    position = Game(key).start(seed=seed)
    while not position.over:
        seat = position.actors[0]
        position.play(seat, chance.choice(position.moves(seat)))
    return position.record()


@pytest.fixture(scope="module", params=GAMES)
def reviewed(request: pytest.FixtureRequest) -> tuple[Record, Review]:
    record = played(request.param)
    return record, review(record, budget=Budget(300))


def test_every_decision_with_a_choice_is_judged(reviewed: tuple[Record, Review]) -> None:
    record, found = reviewed
    lines = [one.line for one in found.judgements]
    assert lines == sorted(set(lines)) and len(lines) > 20
    for one in found.judgements:
        assert record.lines[one.line] == (one.seat, one.move)
        assert one.loss >= 0 and one.points >= 0
        assert one.verdict in ("best", "fine", "mistake", "blunder")
        assert one.alternatives


def test_random_moves_have_mistakes_the_largest_first(reviewed: tuple[Record, Review]) -> None:
    _, found = reviewed
    losses = [one.loss for one in found.mistakes]
    assert losses and losses == sorted(losses, reverse=True)
    assert all(one.best != one.move for one in found.mistakes)


def test_skill_gifts_and_luck_make_up_the_result(reviewed: tuple[Record, Review]) -> None:
    _, found = reviewed
    for seat in found.seats:
        parts = found.skill[seat] + found.gifts[seat] + found.luck[seat]
        assert found.shares[seat] - 1 / len(found.shares) == pytest.approx(parts)
        assert found.skill[seat] <= 0
    assert sum(found.shares) == pytest.approx(1)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_reason_has_a_sentence_in_every_language(reviewed: tuple[Record, Review], language: str) -> None:
    record, found = reviewed
    for one in found.judgements:
        assert one.reason.sentence
        text = words.because(language, str(record.content["game"]), one.reason.key, one.reason.args)
        assert "{" not in text


def test_a_review_is_repeatable_and_of_one_seat_if_asked() -> None:
    record = played("kasane")
    first, again = (review(record, [2], budget=Budget(100)) for _ in range(2))
    assert first == again
    assert {one.seat for one in first.judgements} == {2}


def test_what_is_solved_is_certain() -> None:
    found = review(played("kasane"), budget=Budget(3000))
    certain = [one for one in found.judgements if one.certain]
    assert certain and all(one.doubt == 0 for one in certain)


def test_hidden_cards_do_not_change_a_judgement() -> None:
    """The first decision of two games that its seat cannot tell apart is judged alike."""
    position = Game("iroha").start(seed=4)
    other = position.game.imagine(position.view(0), 9)
    assert position.view(0) == other.view(0) and position.core.fields() != other.core.fields()
    move = position.moves(0)[0]
    thinker = Thinker(position.game)
    found = [judged(thinker, one, 0, 0, move, Budget(100), seed=1) for one in (position, other)]
    assert found[0] == found[1]


def test_the_command_prints_and_gives_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    played("kasane").save(file)
    assert main(["review", str(file), "--seat", "1", "--playouts", "60", "--all"]) == 0
    assert "own mistakes" in capsys.readouterr().out
    assert main(["review", str(file), "--seat", "1", "--playouts", "20", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == [1]
    assert main(["review", str(file), "--seat", "7"]) == 2
    assert "there is no seat 7" in capsys.readouterr().err


def test_a_game_under_way_is_not_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = Game("kasane").start(seed=1)
    file = tmp_path / "game.json"
    position.record().save(file)
    assert main(["review", str(file)]) == 2
    assert "not over yet" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "said"), [("de", "Platz 1: "), ("fr", "place 1\u00a0: "), ("ja", "席1：")])
def test_the_command_speaks_four_languages(
    language: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for key in GAMES:
        file = tmp_path / f"{key}.json"
        played(key).save(file)
        assert main(["review", str(file), "--seat", "1", "--playouts", "80", "--all", "--language", language]) == 0
        out = capsys.readouterr().out
        assert said in out
        moves = {text for texts in Game(key).texts for text in texts.values()}
        assert not any(f"{text} " in out for text in moves), "a move is shown as it is typed"


# ---- hints


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_a_legal_move_with_a_reason_in_every_language(key: str) -> None:
    position = Game(key).start(seed=2)
    chance = random.Random(2)
    for _ in range(12):
        seat = position.actors[0]
        view = json.loads(json.dumps(position.view(seat)))
        found = hint(view, budget=Budget(60))
        assert found.move in position.moves(seat)
        assert found.alternatives[0].move == found.move
        for language in words.LANGUAGES:
            assert words.because(language, key, found.reason.key, found.reason.args)
        position.play(seat, chance.choice(position.moves(seat)))


def test_the_only_move_needs_no_other_reason() -> None:
    position = Game("iroha").start(seed=1)
    while len(position.moves(position.actors[0])) > 1:
        position.play(position.actors[0], position.moves(position.actors[0])[0])
    found = hint(position.view(position.actors[0]), budget=Budget(20))
    assert (found.reason.key, found.move) == ("review-only", position.moves(position.actors[0])[0])


def test_a_hint_is_given_only_to_whom_must_choose() -> None:
    with pytest.raises(ViewError, match="has no moves"):
        hint(Game("kasane").start(seed=1).view(1))
