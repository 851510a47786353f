"""What is foretold of cuts, groups, actions and the end: M5 to M14, M15, S4."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import irodori
from irodori.core.edition import Table
from irodori.core.game import Game
from irodori.core.info import Event, Viewer
from irodori.core.position import Position
from irodori.games.kimono.forecast import forecast
from irodori.games.kimono.test_actions import received
from irodori.games.kimono.test_deal import after, dealt, play_round, split, table, told, wants
from irodori.games.kimono.test_golden import FOLDER
from irodori.games.kimono.view import at_the_table

NINE = "bowl fan sword parasol lute figurine chopsticks coin1 fire"
OWNED = "0: sword sword lute | 1: bowl fan | 2: parasol parasol coin1 apprentice"


def foretold(position: Position, viewer: Viewer = None) -> dict[str, Any]:
    return cast("dict[str, Any]", forecast(position.game, position.view(viewer)))


def at_a_table(position: Position, viewer: int | None) -> dict[str, Any]:
    """Where memory is everyone's own: the bin a number, the story gone."""
    view = position.view(viewer)
    story = cast("list[Event]", view["story"])
    shown = at_the_table(position.game, cast("Table", view["table"]), viewer, story)
    return cast("dict[str, Any]", forecast(position.game, {**view, "table": shown, "story": []}))


def chosen(cards: str, *rounds: str, sack: str = "", players: int = 3) -> Position:
    """Some rounds are over; now these cards are group 1, and all choose."""
    position = dealt(players, *rounds, f"0: {cards}", sack=sack)
    for text in rounds:
        play_round(position, text)
    own = "apprentice" in cards
    names = [card for card in cards.split() if card != "apprentice"]
    split(position, f"split {len(names)} 1", "apprentice 1 0" if own else "apprentice 2 0")
    return position


def gains(position: Position, group: int = 1) -> list[int | None]:
    seats = foretold(position)["groups"][group - 1]["seats"]
    return [brings and brings["points"] for brings in seats]


# ---- collections


def test_a_column_says_how_full_a_sort_is_and_what_it_gives() -> None:
    """M13."""
    columns = foretold(after(3, OWNED, "0: sword lute lute lute | 1: fire | 2: fan"))["columns"][0]
    found = {
        column["sort"]: (column["count"], column["limit"], column["state"], column["points"]) for column in columns
    }
    assert found["sword"] == (3, 2, "over", -3)
    assert found["lute"] == (4, 3, "over", -4)
    assert found["bowl"] == (0, 1, "none", 0)
    assert found["fire"] == (0, None, "none", 0)


def test_columns_without_a_limit_are_safe() -> None:
    """M13."""
    columns = foretold(after(3, "0: fire coin1 lute lute lute | 1: fan | 2: fan"))["columns"][0]
    found = {column["sort"]: (column["state"], column["worth"], column["points"]) for column in columns}
    assert (found["fire"], found["coin1"]) == (("safe", -4, -4), ("safe", 1, 1))
    assert found["lute"] == ("full", 4, 12)


# ---- the cut


def test_every_place_of_the_cut_says_what_both_parts_are_worth_to_everyone() -> None:
    """M2, M13."""
    position = dealt(3, OWNED, "0: sword fan bowl cat lute copy")
    play_round(position, OWNED)
    cuts = foretold(position)["cuts"]
    assert len(cuts) == 8
    row = cast("list[str]", table(position)["row"])
    for place, (left, right) in enumerate(cuts, 1):
        trial = position.copy()
        split(trial, f"split {place} 1", "apprentice 2 0")
        assert left["points"] == gains(trial, 1) and right["points"] == gains(trial, 2)
        assert (left["unknown"], right["unknown"]) == ("cat" in row[:place], "cat" in row[place:])


def test_a_contested_group_is_cut_for_those_who_contest_it() -> None:
    """M4."""
    position = dealt(4, f"0: {NINE}")
    split(position, "split 4 1", "apprentice 2 0")
    wants(position, s0=1, s1=2, s2=1, s3=2)
    points = [part["points"] for part in foretold(position)["cuts"][0]]
    assert points == [[8, None, 8, None], [18, None, 18, None]]


def test_two_breakages_in_one_part_leave_the_loss_open() -> None:
    """M11."""
    position = dealt(3, "0: breakage lute breakage")
    cuts = foretold(position)["cuts"]
    assert cuts[0][0]["unknown"] is False and cuts[2][0] == {"points": [4, 4, 4], "unknown": True}


# ---- the secret choice


def test_a_group_says_what_each_sort_would_become() -> None:
    """M13. Two swords and one lute are there."""
    brings = foretold(chosen("sword lute coin1", OWNED))["groups"][0]["seats"][0]
    assert (brings["before"], brings["points"]) == (16, -15 + 4 + 1)
    sorts = {one["sort"]: (one["had"], one["count"], one["state"], one["change"]) for one in brings["sorts"]}
    assert sorts == {"sword": (2, 3, "over", -15), "lute": (1, 2, "safe", 4), "coin1": (0, 1, "safe", 1)}


def test_what_a_cat_draws_and_what_the_bin_holds_is_not_guessed() -> None:
    """M9, M12, M15."""
    position = chosen("apprentice cat fan", OWNED, sack="bowl")
    brings = foretold(position)["groups"][0]["seats"][0]
    assert (brings["points"], brings["unknown"], brings["apprentice"]) == (7, True, True)
    assert brings["actions"] == {"cat": 1}
    assert at_a_table(position, 1) == {**foretold(position, 1)}


def test_actions_count_as_well_as_they_can_be_carried_out() -> None:
    """M8, M10, M11. A Copy joins the swords, of which there are most; Breakage then may take it off again."""
    copied = foretold(chosen("copy fan", OWNED))["groups"][0]["seats"][0]
    assert (copied["points"], copied["acted"]) == (7 - 15, -15)
    broken = foretold(chosen("breakage sword", OWNED))["groups"][0]["seats"][0]
    assert (broken["points"], broken["acted"]) == (-4, 15 - 4)


def test_a_single_card_that_several_want_would_bring_kimonos() -> None:
    """M6, M7."""
    position = chosen("bowl")
    assert foretold(position)["groups"][0]["several"] == {"single": True, "enough": 3, "points": [5, 5, 5]}
    assert foretold(position)["groups"][1]["several"] == {"single": False, "master": 0}


def test_the_apprentice_alone_is_a_single_card_too() -> None:
    """M3, M6."""
    position = dealt(3, "0: bowl")
    split(position, "split 1 1", "apprentice 1 1")
    wants(position, s0=1, s1=1, s2=2)
    split(position, "split 1 2")
    found = foretold(position)["groups"]
    assert found[0]["several"] == {"single": True, "enough": 2, "points": [5, 5, None]}
    assert found[0]["seats"][0]["points"] == 0 and found[0]["seats"][0]["apprentice"]


THREE_EACH = ("012: bowl | -: apprentice", "012: fan | -: apprentice", "012: sword | -: apprentice")


def test_with_too_few_kimonos_nobody_would_get_one() -> None:
    """M7. One is left for three who may choose."""
    position = chosen("lute", *THREE_EACH)
    assert foretold(position)["groups"][0]["several"] == {"single": True, "enough": 1, "points": [0, 0, 0]}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_what_is_foretold_of_a_group_comes_true_for_whoever_takes_it(players: int) -> None:
    """M6, M13. Wherever nothing happens besides."""
    chance, seen = random.Random(players), 0
    for seed in range(5):
        position = Game("kimono", players).start(seed=seed)
        while not position.over:
            seat, decision, before = position.actors[0], position.decision, position.scores
            groups: list[dict[str, Any]] = foretold(position)["groups"] if decision == "want" else []
            row = cast("list[str]", table(position)["row"])
            events = position.play(seat, chance.choice(position.moves(seat)))
            for taker, cards in gained(events):
                for group in groups:
                    start, end = cast("tuple[int, int]", group["span"])
                    if row[start:end] == cards:
                        assert position.scores[taker] - before[taker] == group["seats"][taker]["points"]
                        seen += 1
    assert seen > 10


def gained(events: list[Event]) -> list[tuple[int, list[str]]]:
    """Groups without actions, where the bin was not handed out in the same breath."""
    if any(event["kind"] == "takes_bin" for event in events):
        return []
    found = [
        (cast("int", event["seat"]), cast("list[str]", event["cards"])) for event in events if event["kind"] == "gain"
    ]
    return [(seat, cards) for seat, cards in found if not {"cat", "breakage", "copy"} & {*cards}]


# ---- actions


def test_the_order_of_actions_says_what_each_does_now_and_what_can_come_of_it() -> None:
    """M8. Two fans and a lute: the Copy would join the fans; Breakage can mend them before or after."""
    position = received("breakage fan fan lute copy")
    moves = foretold(position)["moves"]
    copied = moves["resolve copy"]
    assert (copied["before"], copied["points"], copied["asks"]) == (2, -3 + 2, False)
    assert [(one["sort"], one["count"]) for one in copied["sorts"]] == [("fan", 3)]
    assert moves["resolve breakage"]["asks"] and moves["resolve breakage"]["points"] == 0
    for text, one in moves.items():
        done = position.copy()
        done.play(0, text)
        assert one["best"] == best_of(done) - 2


def best_of(position: Position) -> int:
    """Played out by hand, every way."""
    if position.decision not in ("resolve", "break", "copy"):
        return position.scores[0]
    found: list[int] = []
    for move in position.moves(0):
        after_it = position.copy()
        after_it.play(0, move)
        found.append(best_of(after_it))
    return max(found)


def test_a_cat_in_the_order_of_actions_is_open() -> None:
    """M8, M9."""
    moves = foretold(received("cat breakage lute fan bowl", sack="coin1"))["moves"]
    assert moves["resolve cat"]["unknown"] and moves["resolve cat"]["points"] == 0
    assert moves["resolve breakage"]["open"] and not moves["resolve breakage"]["unknown"]


def test_every_pair_that_may_break_says_what_it_costs() -> None:
    """M11."""
    position = received("breakage lute fan fan")
    moves = foretold(position)["moves"]
    assert set(moves) == set(position.moves(0))
    for text, outcome in moves.items():
        done = position.copy()
        done.play(0, text)
        assert outcome["points"] == outcome["best"] == done.scores[0] - position.scores[0]
    assert {one["sort"]: one["count"] for one in moves["break fan lute"]["sorts"]} == {"fan": 1, "lute": 0}


def test_a_copy_on_a_tie_says_what_each_sort_would_become() -> None:
    """M10."""
    moves = foretold(received("copy lute fan"))["moves"]
    assert {text: one["points"] for text, one in moves.items()} == {"copy lute": 4, "copy fan": -2 - 7}


# ---- which cards are fought over


def outline(part: dict[str, Any]) -> object:
    """The path as nested lists: state, span and seats of each leaf."""
    if part["parts"]:
        return [outline(one) for one in part["parts"]]
    return (part["state"], part["span"], part["seats"])


def test_the_path_shows_what_is_fought_over_what_waits_and_who_took_what() -> None:
    """M5, M6."""
    position = dealt(5, "0: bowl fan")
    assert outline(foretold(position)["path"]) == ("now", [0, 13], [0, 1, 2, 3, 4])
    split(position, "split 2 2", "apprentice 1 0")
    wants(position, s0=2, s1=1, s2=1, s3=2, s4=1)
    assert outline(foretold(position)["path"]) == [("now", [2, 14], [1, 2, 4]), ("later", [0, 2], [0, 3])]
    split(position, "split 1 1")
    wants(position, s1=1, s2=1, s4=2)
    found = foretold(position)["path"]
    assert outline(found) == [
        [("bin", [2, 3], [1, 2]), ("taken", [3, 14], [4])],
        ("now", [0, 2], [0, 3]),
    ]
    assert found["parts"][0]["parts"][1]["name"] == [1, 2]
    assert told(position, "kimono")[-1]["seats"] == [1, 2]
    split(position, "split 1 1")
    assert outline(foretold(position)["path"]["parts"][1]) == ("now", [0, 2], [0, 3])


def test_a_group_that_nobody_wants_lies_in_the_bin_on_the_path() -> None:
    """M6."""
    position = dealt(3, f"0: {NINE}")
    split(position, "split 4 1", "apprentice 2 0")
    wants(position, s0=2, s1=2, s2=2)
    assert outline(foretold(position)["path"]) == [("bin", [0, 4], []), ("now", [4, 10], [0, 1, 2])]


def test_while_an_action_is_carried_out_nothing_is_at_hand() -> None:
    """M8."""
    position = received("breakage fan fan lute copy")
    assert outline(foretold(position)["path"]) == [("taken", [0, 5], [0]), ("later", [5, 10], [1, 2])]


@pytest.mark.parametrize("players", [3, 6])
def test_nothing_is_foretold_that_depends_on_memory(players: int) -> None:
    """S4, M15. At every step of a game each seat is told the same with its own memory as with an open one."""
    chance = random.Random(1)
    position = Game("kimono", players).start(seed="memory")
    while not position.over:
        for viewer in (position.actors[0], None):
            assert at_a_table(position, viewer) == foretold(position, viewer)
        seat = position.actors[0]
        position.play(seat, chance.choice(position.moves(seat)))
    assert at_a_table(position, 0) == foretold(position, 0)


def test_secret_choices_are_in_no_forecast() -> None:
    """M15."""
    position = chosen("bowl fan")
    before = foretold(position, 1)
    position.play(0, "want 2")
    assert foretold(position, 1) == before == foretold(position, 0)


# ---- the end


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_account_adds_up_to_the_score(players: int) -> None:
    """M13."""
    chance = random.Random(players)
    position = Game("kimono", players).start(seed="sum")
    while not position.over:
        seat = position.actors[0]
        position.play(seat, chance.choice(position.moves(seat)))
    account = foretold(position)["account"]
    assert [sum(line["points"] for line in lines) for lines in account] == list(position.scores)
    assert any(line["key"] == "kimono-account-over" for lines in account for line in lines)


def test_tied_players_are_told_how_many_cards_they_have() -> None:
    """M14."""
    position = irodori.load(FOLDER / "won-by-cards.json").replay()
    account = foretold(position)["account"]
    best = [seat for seat, score in enumerate(position.scores) if score == max(position.scores)]
    counts = {seat: lines[-1]["args"]["count"] for seat, lines in enumerate(account) if seat in best}
    assert len(best) > 1 and position.winners == (max(counts, key=lambda seat: counts[seat]),)
