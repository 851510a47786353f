"""Cards, deals and passing, and the few words in which the tests lay a table: I1, I2, I9, I10, S0 to S3."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from irodori import DeckError, EditionError, Game, IllegalMove, Position, SetupError
from irodori.core.edition import Table
from irodori.core.info import Event

# ---- a table, as text


def deck(game: Game, dealer: int, hands: Sequence[str]) -> list[str]:
    """The deck that deals each seat its hand; what is in no hand lies aside."""
    dealt = [card for i in range(game.players) for card in hands[(dealer + 1 + i) % game.players].split()]
    return dealt + [card for card in game.cards if card not in dealt]


def after_passing(game: Game, *held: str) -> Position:
    """The first deal with these hands on the table: the first two cards of each have just come from the right."""
    cards = [hand.split() for hand in held]
    gifts = [cards[(seat + 1) % game.players][:2] for seat in range(game.players)]
    hands = [" ".join(cards[seat][2:] + gifts[seat]) for seat in range(game.players)]
    position = game.start(decks=[deck(game, 0, hands)])
    for seat, (first, second) in enumerate(gifts):
        position.play(seat, f"pass {first}")
        position.play(seat, f"pass {second}")
    return position


def play(position: Position, cards: str) -> list[Event]:
    """These cards, each by the seat whose turn it is."""
    return [event for card in cards.split() for event in position.play(position.actors[0], f"play {card}")]


def play_on(position: Position, end: int = 1) -> list[Event]:
    """To the end of the game, everyone always making the first move listed; or as long as `end` deals are dealt."""
    told: list[Event] = []
    while not position.over and len(position.decks) <= end:
        seat = position.actors[0]
        told += position.play(seat, position.moves(seat)[0])
    return told


def kinds(events: Sequence[Event], kind: str) -> list[Event]:
    return [event for event in events if event["kind"] == kind]


def refusal(position: Position, seat: int, text: str) -> IllegalMove:
    """The refusal that both `why_not` and `play` give, after which nothing has changed."""
    before = position.core.fields()
    answer = position.why_not(seat, text)
    with pytest.raises(IllegalMove) as caught:
        position.play(seat, text)
    assert answer is not None
    assert (answer.rule, answer.key, answer.args) == (caught.value.rule, caught.value.key, caught.value.args)
    assert position.core.fields() == before
    return answer


def ranks_of(players: int, ranks: Sequence[int]) -> Table:
    """An edition with other ranks for one number of players."""
    ranks_for: Table = {str(n): list(range(1, 2 * n + 1)) for n in (3, 4, 5, 6)}
    suits: Table = {"F": "flower", "B": "bird", "O": "fan", "M": "moon", "W": "wave"}
    return {"name": "a box with other ranks", "suits": suits, "ranks": {**ranks_for, str(players): list(ranks)}}


HANDS_OF_THREE = ("F1 F2 F3 F4 F5 F6 W1 W2 W3", "B1 B2 B3 B4 B5 B6 W4 W5 W6", "O1 O2 O3 O4 O5 O6 M1 M2 M3")


def dealt_to_three() -> Position:
    game = Game("iroha", players=3)
    return game.start(decks=[deck(game, 0, HANDS_OF_THREE)])


# ---- cards (I9)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_player_brings_two_ranks_of_every_colour(players: int) -> None:
    """I9. 2 n cards of each of five colours, ranks 1 to 2 n."""
    wanted = [f"{suit}{rank}" for suit in "FBOMW" for rank in range(1, 2 * players + 1)]
    assert list(Game("iroha", players=players).cards) == wanted
    assert len(wanted) == 10 * players


def test_an_edition_says_which_ranks_are_used() -> None:
    """I9."""
    game = Game("iroha", players=3, edition=ranks_of(3, [2, 3, 5, 7, 11, 12]))
    assert [card for card in game.cards if card[0] == "B"] == ["B2", "B3", "B5", "B7", "B11", "B12"]
    assert len(game.cards) == 30
    position = game.start()
    answer = refusal(position, 0, "pass B1")
    assert (answer.rule, answer.key) == ("I9", "no-such-card")


def test_an_edition_changes_only_its_own_number_of_players() -> None:
    """I9."""
    edition = ranks_of(3, [7, 8, 9, 10, 11, 12])
    assert "M1" not in Game("iroha", players=3, edition=edition).cards
    assert list(Game("iroha", players=4, edition=edition).cards) == list(Game("iroha", players=4).cards)


@pytest.mark.parametrize("ranks", [[1, 2, 3, 4, 5, 13], [0, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5], [1, 2, 3, 4, 4, 5]])
def test_an_edition_with_impossible_ranks_is_refused(ranks: list[int]) -> None:
    """S0, I9. Twelve ranks in five colours are 60 choices; more would not fit into 64."""
    with pytest.raises(EditionError, match=r"ranks\.3(\[\d\])? must be"):
        Game("iroha", players=3, edition=ranks_of(3, ranks))


def test_a_card_that_is_not_in_play_is_refused_as_such() -> None:
    """I9."""
    answer = refusal(Game("iroha", players=4).start(), 2, "pass M9")
    assert (answer.rule, answer.key, answer.args) == ("I9", "no-such-card", {"card": "M9"})
    position = after_passing(Game("iroha", players=3), *HANDS_OF_THREE)
    assert refusal(position, 1, "play O7").rule == "I9"


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_play(players: int) -> None:
    """I9, I10."""
    with pytest.raises(SetupError, match="3 to 6"):
        Game("iroha", players=players)


# ---- dealing (I1)


def test_nine_cards_each_from_the_front_of_the_deck_begin_at_the_dealer_s_left() -> None:
    """I1, S2. Seat 0 deals first and is served last."""
    game = Game("iroha", players=3)
    cards = list(game.cards)  # F1 to F6, B1 to B6, O1 to O6, M1 to M6, W1 to W6
    (deal,) = game.start(decks=[cards]).events("all")
    assert (deal["kind"], deal["seat"], deal["deal"]) == ("deal", 0, 1)
    assert deal["hands"] == [
        ["M1", "M2", "M3", "M4", "M5", "M6", "W1", "W2", "W3"],
        ["F1", "F2", "F3", "F4", "F5", "F6", "B1", "B2", "B3"],
        ["B4", "B5", "B6", "O1", "O2", "O3", "O4", "O5", "O6"],
    ]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_cards_as_players_lie_aside_and_are_never_played(players: int) -> None:
    """I1."""
    game = Game("iroha", players=players)
    cards = list(game.cards)
    position = game.start(decks=[cards])
    played = [event["card"] for event in kinds(play_on(position), "play")]
    assert set(cards) - set(played) == set(cards[9 * players :])
    assert len(played) == len(set(played)) == 9 * players


def test_every_deal_shuffles_all_cards_anew() -> None:
    """I1. The second deck holds the cards taken in the first deal and those set aside."""
    position = Game("iroha", players=3).start(seed="any")
    play_on(position, 2)
    first, second = position.decks[:2]
    assert sorted(first) == sorted(second)
    assert first != second


def test_a_deck_holds_exactly_the_cards_in_play() -> None:
    """I1, S1."""
    game = Game("iroha", players=3)
    cards = list(game.cards)
    with pytest.raises(DeckError, match=r"deck 1 must hold exactly the 30 cards.*missing: W6.*too many: F1"):
        game.start(decks=[[*cards[:-1], "F1"]])
    with pytest.raises(DeckError, match="no card 'F7'"):
        game.start(decks=[[*cards[:-1], "F7"]])


def test_a_wrong_deck_for_a_later_deal_is_refused_before_the_move_that_needs_it() -> None:
    """I1, S1."""
    game = Game("iroha", players=3)
    cards = list(game.cards)
    position = game.start(decks=[cards, cards[:-1]])
    while len(kinds(position.events("all"), "play")) < 26:
        seat = position.actors[0]
        position.play(seat, position.moves(seat)[0])
    seat, before = position.actors[0], position.view("all")
    with pytest.raises(DeckError, match="deck 2"):
        position.play(seat, position.moves(seat)[0])
    assert position.view("all") == before


# ---- passing (I2)


def test_two_cards_go_to_the_left_and_everyone_holds_nine_again() -> None:
    """I2."""
    position = dealt_to_three()
    for move in ("F1", "F2"):
        assert position.play(0, f"pass {move}") == []
    for move in ("B6", "W4"):
        assert position.play(1, f"pass {move}") == []
    assert position.play(2, "pass M3") == []
    told = position.play(2, "pass O1")
    assert [(event["seat"], event["to"], event["cards"]) for event in told] == [
        (0, 1, ["F1", "F2"]),
        (1, 2, ["B6", "W4"]),
        (2, 0, ["O1", "M3"]),
    ]
    assert position.decision == "play"
    after = position.record().replay().view("all")["table"]
    assert isinstance(after, dict)
    assert after["hands"] == [
        ["F3", "F4", "F5", "F6", "O1", "M3", "W1", "W2", "W3"],
        ["F1", "F2", "B1", "B2", "B3", "B4", "B5", "W5", "W6"],
        ["B6", "O2", "O3", "O4", "O5", "O6", "M1", "M2", "W4"],
    ]


def test_everyone_chooses_at_once_and_waits_for_nobody() -> None:
    """I2, S1."""
    position = dealt_to_three()
    assert position.actors == position.asked == (0, 1, 2)
    position.play(2, "pass O1")
    assert position.actors == (0, 1, 2)
    position.play(2, "pass O2")
    assert position.actors == (0, 1)
    assert position.asked == (0, 1, 2)
    position.play(0, "pass F1")
    position.play(1, "pass B1")
    position.play(0, "pass F2")
    assert position.actors == (1,)
    assert position.moves(2) == []


def test_a_seat_that_has_chosen_both_is_not_asked_again() -> None:
    """S1, I2."""
    position = dealt_to_three()
    position.play(1, "pass B1")
    position.play(1, "pass B2")
    answer = refusal(position, 1, "pass B3")
    assert (answer.rule, answer.key, answer.args) == ("S1", "already-chosen", {"seat": 1})


def test_any_card_of_the_hand_may_be_passed_but_none_twice() -> None:
    """I2. A card already chosen is no longer in the hand."""
    position = dealt_to_three()
    assert position.moves(0) == [f"pass {card}" for card in HANDS_OF_THREE[0].split()]
    position.play(0, "pass F4")
    assert position.moves(0) == [f"pass {card}" for card in ["F1", "F2", "F3", "F5", "F6", "W1", "W2", "W3"]]
    answer = refusal(position, 0, "pass F4")
    assert (answer.rule, answer.key, answer.args) == ("I2", "not-in-hand", {"card": "F4"})


def test_a_card_of_another_s_hand_or_of_those_aside_cannot_be_passed() -> None:
    """I2. The cards that are on their way do not count either: they are in no hand yet."""
    position = dealt_to_three()
    position.play(0, "pass F1")
    position.play(0, "pass F2")
    for card in ("O1", "M4", "F1"):
        answer = refusal(position, 1, f"pass {card}")
        assert (answer.rule, answer.key) == ("I2", "not-in-hand")


# ---- the course of the game (I10)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everyone_deals_once_and_the_dealer_s_left_neighbour_leads(players: int) -> None:
    """I10, I3, S2."""
    position = Game("iroha", players=players).start(seed="any")
    play_on(position, players)
    story = position.events("all")
    assert [event["seat"] for event in kinds(story, "deal")] == list(range(players))
    passed = [n for n, event in enumerate(story) if event["kind"] == "pass" and event["seat"] == players - 1]
    assert [story[n + 1]["seat"] for n in passed] == [(dealer + 1) % players for dealer in range(players)]
    assert len(kinds(story, "trick")) == 9 * players
    assert len(position.decks) == players
    assert (position.over, position.actors, position.decision) == (True, (), None)


def test_each_deal_serves_the_new_dealer_s_left_neighbour_first() -> None:
    """I1, I10. One deck three times: every hand moves on by a seat with the dealer."""
    game = Game("iroha", players=3)
    position = game.start(decks=[list(game.cards)] * 3)
    play_on(position, 3)
    first, second, third = (event["hands"] for event in kinds(position.events("all"), "deal"))
    assert isinstance(first, list)
    assert second == [first[2], first[0], first[1]]
    assert third == [first[1], first[2], first[0]]


# ---- refusals that all games share (S1)


@pytest.mark.parametrize(
    "text", ["", "pass", "pass ", "pass X5", "pass b5", "pass B5 B6", "undo", "Pass B5", "pass  B5"]
)
def test_text_that_is_no_move_is_refused(text: str) -> None:
    """S1."""
    answer = refusal(dealt_to_three(), 1, text)
    assert (answer.rule, answer.key) == ("S1", "not-a-move")
    assert "pass CARD" in str(answer)


def test_a_move_of_another_decision_is_refused() -> None:
    """S1."""
    position = dealt_to_three()
    for text in ("play B5", "star", "dark"):
        assert refusal(position, 1, text).key == "wrong-decision"
    position = after_passing(Game("iroha", players=3), *HANDS_OF_THREE)
    for text in ("pass B5", "star", "dark"):
        answer = refusal(position, 1, text)
        assert (answer.rule, answer.key) == ("S1", "wrong-decision")


def test_a_move_out_of_turn_is_refused() -> None:
    """S1, I3."""
    position = after_passing(Game("iroha", players=3), *HANDS_OF_THREE)
    answer = refusal(position, 0, "play F1")
    assert (answer.rule, answer.key, answer.args) == ("S1", "not-your-turn", {"seat": 0, "actors": "1"})


@pytest.mark.parametrize("seat", [-1, 3, True])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    """S1."""
    answer = refusal(dealt_to_three(), seat, "pass B1")
    assert (answer.rule, answer.key) == ("S1", "not-a-seat")


def test_a_move_after_the_end_is_refused() -> None:
    """S1, I10."""
    position = Game("iroha", players=3).start(seed="any")
    play_on(position, 3)
    for text in ("play F1", "pass F1", "star"):
        answer = refusal(position, 0, text)
        assert (answer.rule, answer.key) == ("S1", "game-over")
