"""Tricks, scoring, winning and the first star: I3 to I8, S1 to S3."""

from __future__ import annotations

from typing import cast

import pytest

from irodori import Game, Position
from irodori.core.info import Event
from irodori.games.iroha.rules import RANKS, Iroha
from irodori.games.iroha.test_deal import after_passing, kinds, play, play_on, ranks_of, refusal

# ---- a trick (I3, I4, I5)

EXAMPLE = (
    "F2 O1 B2 F3 O2 O3 M1 W1 W2",
    "B5 B1 M8 M2 M3 M4 O8 W8 F8",
    "B8 B7 B6 W7 W3 O4 O6 O7 F7",
    "F6 F1 F4 O5 M5 M6 M7 W4 W5",
)


def example() -> Position:
    return after_passing(Game("iroha", players=4), *EXAMPLE)


def listed(position: Position) -> str:
    return " ".join(move.removeprefix("play ") for move in position.moves(position.actors[0]))


def trumps(told: list[Event]) -> str:
    return "".join(str(event["trump"]) for event in kinds(told, "play"))


def winner(told: list[Event]) -> tuple[object, object]:
    (trick,) = kinds(told, "trick")
    return trick["seat"], trick["card"]


def test_the_leader_may_play_any_card_of_the_hand() -> None:
    """I3."""
    position = example()
    assert position.actors == (1,)
    assert set(listed(position).split()) == set(EXAMPLE[1].split())


def test_the_trick_goes_clockwise() -> None:
    """I3. The dealer's left neighbour first, the dealer last."""
    assert [event["seat"] for event in kinds(play(example(), "B5 B8 F6 B2"), "play")] == [1, 2, 3, 0]


def test_when_a_bird_is_led_who_holds_a_bird_plays_one() -> None:
    """I4."""
    position = example()
    play(position, "B5")
    assert listed(position) == "B6 B7 B8"
    answer = refusal(position, 2, "play W7")
    assert (answer.rule, answer.key, answer.args) == ("I4", "must-follow", {"card": "W7", "colours": "B"})


def test_who_holds_no_colour_of_the_trick_plays_any_card_and_takes_the_trump() -> None:
    """I4."""
    position = example()
    assert trumps(play(position, "B5 B8")) == "BB"
    assert set(listed(position).split()) == set(EXAMPLE[3].split())
    assert trumps(play(position, "F6")) == "F"


def test_after_birds_and_a_flower_the_next_owes_a_bird_or_a_flower() -> None:
    """I4. Neither the colour led nor the trump comes first."""
    position = example()
    play(position, "B5 B8 F6")
    assert listed(position) == "F2 F3 B2"
    for card in ("O1", "O2", "M1", "W2"):
        answer = refusal(position, 0, f"play {card}")
        assert (answer.rule, answer.key, answer.args) == ("I4", "must-follow", {"card": card, "colours": "F, B"})


def test_only_colours_that_the_hand_holds_are_named_in_the_refusal() -> None:
    """I4."""
    position = after_passing(
        Game("iroha", players=4),
        "F2 O1 F4 F3 O2 O3 M1 W1 W2",
        "B5 B1 M8 M2 M3 M4 O8 W8 F8",
        "B8 B7 B6 W7 W3 O4 O6 O7 F7",
        "F6 F1 F5 O5 M5 M6 M7 W4 W5",
    )
    play(position, "B5 B8 F6")
    assert refusal(position, 0, "play O1").args == {"card": "O1", "colours": "F"}


@pytest.mark.parametrize(("last", "won_by"), [("B2", (3, "F6")), ("F2", (3, "F6")), ("F3", (3, "F6"))])
def test_the_flower_takes_the_example_s_trick(last: str, won_by: tuple[int, str]) -> None:
    """I4, I5. The highest trump wins; the birds no longer count, however high they are."""
    told = play(example(), f"B5 B8 F6 {last}")
    assert trumps(told) == "BBFF"
    assert winner(told) == won_by


def test_the_winner_takes_all_the_cards_and_leads_the_next_trick() -> None:
    """I3, I5."""
    position = example()
    play(position, "B5 B8 F6 B2")
    assert position.actors == (3,)
    table = cast("dict[str, object]", position.view("all")["table"])
    assert table["taken"] == [[], [], [], ["F6", "B2", "B5", "B8"]]
    assert (table["trick"], table["trump"], table["tricks"]) == ([], None, 1)


def test_a_higher_card_of_the_new_trump_wins_it() -> None:
    """I5."""
    position = after_passing(
        Game("iroha", players=4),
        "F7 O1 B2 F3 O2 O3 M1 W1 W2",
        "B5 B1 M8 M2 M3 M4 O8 W8 F8",
        "B8 B7 B6 W7 W3 O4 O6 O7 F2",
        "F6 F1 F4 O5 M5 M6 M7 W4 W5",
    )
    told = play(position, "B5 B8 F6 F7")
    assert trumps(told) == "BBFF"
    assert winner(told) == (0, "F7")


FOUR_COLOURS = (
    "F1 F2 F3 F4 F5 B1 B2 B3 B4",
    "M8 M1 M2 M3 M4 M5 M6 M7 F6",
    "W7 W1 W2 W3 O1 O2 B5 B6 B7",
    "O5 O3 O4 O6 O7 O8 F7 F8 B8",
)


def test_of_four_cards_in_four_colours_the_last_colour_wins_with_a_one() -> None:
    """I4, I5. Several trumps in one trick."""
    told = play(after_passing(Game("iroha", players=4), *FOUR_COLOURS), "M8 W7 O5 F1")
    assert trumps(told) == "MWOF"
    assert winner(told) == (0, "F1")


def test_only_the_last_trump_counts_and_it_too_may_be_followed() -> None:
    """I4, I5. Trump moves to wave, then to fan; moons and waves that follow change nothing."""
    game = Game("iroha", players=6)
    position = after_passing(
        game,
        "F1 F2 F3 F4 F5 F6 F7 F8 M12",
        "M5 M1 M2 M3 M4 B1 B2 B3 B4",
        "W7 W1 W2 W3 W4 W5 B5 B6 B7",
        "O2 O3 O4 B8 B9 B10 B11 B12 F9",
        "W12 W11 M11 M10 M9 M8 F10 F11 F12",
        "O1 O5 O6 O7 O8 O9 O10 O11 O12",
    )
    told = play(position, "M5 W7 O2 W12 O1 M12")
    assert trumps(told) == "MWOOOO"
    assert winner(told) == (3, "O2")


@pytest.mark.parametrize("follower", ["F7", "B7"])
def test_following_never_moves_the_trump(follower: str) -> None:
    """I4. Whether with the colour led or with the trump."""
    position = after_passing(
        Game("iroha", players=4),
        "B2 F7 B7 F3 O2 O3 M1 W1 W2",
        "B5 B1 M8 M2 M3 M4 O8 W8 F8",
        "F6 F1 F4 O5 M5 M6 M7 W4 W5",
        "B8 F2 B6 W7 W3 O4 O6 O7 O1",
    )
    told = play(position, f"B5 F6 B8 {follower}")
    assert trumps(told) == "BFFF"
    assert winner(told) == ((0, "F7") if follower == "F7" else (2, "F6"))


def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    """I4. Another's card, one set aside, one already played."""
    position = example()
    for card in ("F6", "B3"):
        answer = refusal(position, 1, f"play {card}")
        assert (answer.rule, answer.key, answer.args) == ("I4", "not-in-hand", {"card": card})
    play(position, "B5 B8 F6 B2")
    assert refusal(position, 3, "play F6").key == "not-in-hand"


def test_a_card_is_asked_for_even_when_only_one_can_be_played() -> None:
    """S1, I4. The ninth trick of everyone."""
    position = example()
    asked = 0
    while len(position.decks) == 1:
        (seat,) = position.actors
        moves = position.moves(seat)
        asked += len(moves) == 1
        position.play(seat, moves[0])
    assert asked >= 4
    assert len(kinds(position.events("all"), "play")) == 36


# ---- scoring (I6)

HOLDING = (
    "B6 W1 F2 O10 W10 W7 B3 W8 B2",
    "M3 O4 M10 M8 B7 B10 M1 W9 B9",
    "F9 O2 O3 O1 W4 M9 M7 O9 O8",
    "M2 F4 F5 W3 B4 O7 F6 F1 B5",
    "B1 F8 O6 F3 F7 F10 O5 W2 B8",
)
TRICKS = """
    M10 M9 M2 B1 B6
    W10 W9 W4 W3 W2
    B3 B10 F9 F6 F10
    O6 O10 O4 O3 O7
    W8 M1 M7 F1 F8
    O5 F2 B7 O2 B4
    M3 O1 F4 F3 W1
    W7 M8 O9 F5 F7
    B8 B2 B9 O8 B5
"""


def test_birds_2_5_8_9_and_a_fan_8_are_worth_seven_and_no_cards_nothing() -> None:
    """I6. 2 - 3 for the birds, 8 for the fan; seat 3 has taken no trick."""
    position = after_passing(Game("iroha", players=5), *HOLDING)
    told = play(position, TRICKS)
    assert kinds(told, "trick")[-1]["seat"] == 2
    assert [event["seat"] for event in kinds(told, "trick")].count(2) == 1
    assert 3 not in [event["seat"] for event in kinds(told, "trick")]
    assert [event["points"] for event in kinds(told, "score")] == [-7, 6, 7, 0, 11]
    assert position.scores == (-7, 6, 7, 0, 11)


def test_birds_2_5_8_9_alone_cost_a_point() -> None:
    """I6, I9. In a box whose ranks for four players hold the 9."""
    game = Game("iroha", players=4, edition=ranks_of(4, [1, 2, 4, 5, 6, 7, 8, 9]))
    position = after_passing(
        game,
        "M6 M9 W5 W9 O4 M7 F8 W7 B2",
        "W2 O8 M4 F2 O1 W6 F9 M1 B9",
        "F4 F7 B7 W4 M8 F5 B4 F6 B5",
        "O2 O6 B1 M5 O5 W1 W8 F1 B8",
    )
    tricks = """
        W6 W4 W8 W5
        O2 O4 O1 F4
        F5 F1 F8 F2
        M9 M1 M8 M5
        W9 W2 B7 B1
        F7 O5 M7 M4
        M6 F9 F6 W1
        O6 W7 O8 B4
        B5 B8 B2 B9
    """
    told = play(position, tricks)
    assert [event["seat"] for event in kinds(told, "trick")].count(1) == 1
    assert position.scores == (-2, -1, 0, 8)


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        ("", 0),
        ("B2 B5 B8 B9", -1),
        ("O8", 8),
        ("B2 B5 B8 B9 O8", 7),
        ("F12", 12),
        ("F1 F2", 0),
        ("F11 F12", 10),
        ("F12 B12 O12 M12 W12", 60),
        ("W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 W12", -10),
    ],
)
def test_a_colour_is_worth_its_lowest_rank_less_one_for_each_further_card(taken: str, points: int) -> None:
    """I6."""
    cards = Game("iroha", players=6).cards
    rules = cast("Iroha", Game("iroha", players=6, engine="interpreted").fresh())
    assert rules.worth(sum(1 << cards[card][0] for card in taken.split())) == points
    assert cards["B1"][0] == RANKS


def test_every_deal_scores_by_what_was_taken_in_it_alone() -> None:
    """I6, I7, I10. The game's points are the sum of its deals."""
    game = Game("iroha", players=4)
    position = game.start(seed="any")
    play_on(position, 4)
    taken: list[list[str]] = [[] for _ in range(4)]
    totals = [0] * 4
    trick: list[str] = []
    for event in position.events("all"):
        seat = cast("int", event["seat"])
        if event["kind"] == "play":
            trick.append(cast("str", event["card"]))
        elif event["kind"] == "trick":
            taken[seat] += trick
            trick = []
        elif event["kind"] == "score":
            assert event["points"] == counted(taken[seat])
            totals[seat] += counted(taken[seat])
            taken[seat] = []
    assert position.scores == tuple(totals)


def counted(cards: list[str]) -> int:
    """I6, in other words than the rules'."""
    suits = [[int(card[1:]) for card in cards if card[0] == suit] for suit in "FBOMW"]
    return sum(min(ranks) - len(ranks) + 1 for ranks in suits if ranks)


# ---- winning (I7)


def turned(first: int, last: int, *, first_star: bool = False) -> Position:
    """A game of three; its decks are the table's order, each `first` or for the last deal `last` cards further on."""
    game = Game("iroha", players=3, options={"first_star": first_star})
    cards = list(game.cards)
    decks = [cards[start:] + cards[:start] for start in (first, first, last)]
    position = game.start(decks=decks)
    while not position.over and position.decision != "star":
        seat = position.actors[0]
        position.play(seat, position.moves(seat)[0])
    return position


def test_the_most_points_win_alone() -> None:
    """I7."""
    position = turned(0, 1)
    assert position.scores == (18, 24, 16)
    assert position.winners == (1,)


def test_who_is_tied_for_the_lead_shares_the_win() -> None:
    """I7, S3."""
    position = turned(0, 3)
    assert position.scores == (9, 20, 20)
    assert position.winners == (1, 2)
    assert position.over


def test_the_same_deck_three_times_played_alike_ties_all() -> None:
    """I7, I10, S3. Each seat was once each neighbour of the dealer."""
    position = turned(0, 0)
    assert position.scores == (17, 17, 17)
    assert position.winners == (0, 1, 2)


def test_nobody_has_won_before_the_end() -> None:
    """I7."""
    assert example().winners == ()


# ---- the first star (I7)


def test_a_tie_for_the_lead_asks_all_who_are_tied_at_once() -> None:
    """I7."""
    position = turned(0, 3, first_star=True)
    assert (position.decision, position.actors, position.asked) == ("star", (1, 2), (1, 2))
    assert position.moves(1) == position.moves(2) == ["star", "dark"]
    assert position.moves(0) == []
    assert position.winners == ()


@pytest.mark.parametrize("finder", [1, 2])
def test_the_first_to_find_the_star_wins_alone_and_the_race_is_over(finder: int) -> None:
    """I7. The points stay as they are."""
    position = turned(0, 3, first_star=True)
    told = position.play(finder, "star")
    assert [(event["kind"], event["seat"]) for event in told] == [("star", finder), ("end", None)]
    assert (position.over, position.winners, position.scores) == (True, (finder,), (9, 20, 20))
    assert refusal(position, 3 - finder, "star").key == "game-over"


@pytest.mark.parametrize("seat", [1, 2])
def test_dark_ends_the_search_and_all_who_are_tied_share(seat: int) -> None:
    """I7, S3."""
    position = turned(0, 3, first_star=True)
    told = position.play(seat, "dark")
    assert [(event["kind"], event["seat"]) for event in told] == [("dark", seat), ("end", None)]
    assert (position.over, position.winners, position.scores) == (True, (1, 2), (9, 20, 20))


def test_only_who_is_tied_for_the_lead_may_look_for_the_star() -> None:
    """I7, S1."""
    position = turned(0, 3, first_star=True)
    for text in ("star", "dark"):
        answer = refusal(position, 0, text)
        assert (answer.rule, answer.key, answer.args) == ("S1", "not-your-turn", {"seat": 0, "actors": "1, 2"})


def test_in_the_race_there_is_nothing_else_to_play() -> None:
    """I7, S1."""
    position = turned(0, 3, first_star=True)
    for text, key in (("play F1", "wrong-decision"), ("pass F1", "wrong-decision"), ("Star", "not-a-move")):
        answer = refusal(position, 1, text)
        assert (answer.rule, answer.key) == ("S1", key)
        assert "star or dark" in str(answer)


def test_the_race_is_a_race_and_not_a_secret() -> None:
    """I7. The choice that came first is the only one of the record, and it replays."""
    position = turned(0, 3, first_star=True)
    assert "star" in position.game.info.races
    position.play(2, "star")
    record = position.record()
    assert record.lines[-1] == (2, "star")
    assert record.content["result"] == {"scores": [9, 20, 20], "winners": [2]}
    assert record.replay().winners == (2,)


def test_without_a_tie_for_the_lead_there_is_no_race() -> None:
    """I7."""
    position = turned(0, 1, first_star=True)
    assert (position.over, position.winners) == (True, (1,))


# ---- the lowest cards open (I8)


def test_open_lowest_changes_only_what_is_shown() -> None:
    """I8. Same moves, scores, winners; the view has the open cards besides."""
    games = [Game("iroha", players=4, options={"open_lowest": option}) for option in (False, True)]
    closed, open_ = (game.start(seed="any") for game in games)
    while not closed.over:
        (seat, *_) = closed.actors
        assert closed.moves(seat) == open_.moves(seat)
        move = closed.moves(seat)[-1]
        assert closed.play(seat, move) == open_.play(seat, move)
        shown = cast("dict[str, object]", open_.view(seat)["table"])
        assert "lowest" in shown
        assert {key: value for key, value in shown.items() if key != "lowest"} == closed.view(seat)["table"]
    assert open_.over
    assert (closed.scores, closed.winners) == (open_.scores, open_.winners)


def test_the_open_cards_less_the_number_of_those_face_down_are_what_the_deal_has_brought() -> None:
    """I8, I6. And a lower card is laid open in place of the one that lay there."""
    position = after_passing(Game("iroha", players=5, options={"open_lowest": True}), *HOLDING)
    changed = 0
    before: list[list[str]] = [[]] * 5
    for card in TRICKS.split()[:-1]:
        position.play(position.actors[0], f"play {card}")
        table = cast("dict[str, list[list[str]]]", position.view(None)["table"])
        for seat, (taken, shown) in enumerate(zip(table["taken"], table["lowest"], strict=True)):
            face_down = len(taken) - len(shown)
            assert sum(int(name[1:]) for name in shown) - face_down == counted(taken)
            changed += len(set(before[seat]) - set(shown))
        before = table["lowest"]
    assert changed > 0
    assert before[0] == ["F3", "B1", "O1", "M2", "W1"]
