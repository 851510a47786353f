"""Who sees what: states that a viewer cannot tell apart send it the same bytes, by every way out of a table."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import json, structs

import irodori
from irodori.core.edition import Json
from irodori.core.game import Game
from irodori.core.info import Line
from irodori.server import actions
from irodori.server import entries as e
from irodori.server import messages as m
from irodori.server import sights as sights_module
from irodori.server.clocks import DAY
from irodori.server.entries import Clock, encode
from irodori.server.live import reason, refusal
from irodori.server.routes.facts import Summary
from irodori.server.sights import Sights, with_forecast
from irodori.server.table import Table, folded

GAMES = sorted(irodori.games())


def opening(key: str, players: int, memory: str, clock: Clock) -> list[e.AnyEntry]:
    game = irodori.Game(key, players)
    made = e.Created(
        at=1, by="host", game=key, players=players, edition=game.edition.key, content=game.table, options=game.options,
        secret="secret", memory=memory, clock=clock,
    )  # fmt: skip
    seated = [e.Seated(at=1, seat=seat, name=f"name {seat}", player=f"player {seat}") for seat in range(players)]
    return [made, *seated, e.Started(at=2)]


def imagined(table: Table, log: list[e.AnyEntry], viewer: int | None, seed: int) -> Table:
    """The same table with a game that the viewer cannot tell from the real one."""
    assert table.position is not None
    twin = folded(log)
    twin.position = table.game.imagine(table.position.view(viewer), seed)
    twin.story = twin.position.events("all")
    secret = [line for line in twin.position.lines if line not in table.position.lines]
    twin.pending = {seat: [text] for seat, text in secret} if table.is_secret else {}
    if viewer in table.pending:
        twin.pending[viewer] = table.pending[viewer]
    return twin


def everything(table: Table, viewer: int | None) -> list[bytes | str]:
    """All that can leave for this viewer now: first messages from any number, and every refusal."""
    sights = Sights(table)
    found: list[bytes | str] = [sights.hello(viewer, since) for since in (0, table.number // 2, table.number)]
    found.append(sights.hello(viewer, forecasts=True))
    if viewer is None:
        return found
    chance = random.Random(7)
    texts = [text for choices in table.game.choices for text in choices]
    found += [reason("1", actions.why(table, viewer, text)) for text in (*chance.sample(texts, 3), "nothing")]
    tried: list[m.Deed] = [
        m.Move(id="1", text=text, decision=table.decision_id) for text in chance.sample(texts, min(6, len(texts)))
    ]
    tried += [m.Move(id="1", text="nothing", decision=table.decision_id), m.Move(id="1", text="x", decision="0.9")]
    tried += [m.TakeBack(id="1", decision=table.decision_id), m.Agree(id="1", what="undo"), m.Resign(id="1")]
    tried += [m.TakeOver(id="1", seat=seat) for seat in range(table.facts.players)]
    tried += [m.Undo(id="1"), m.EndGame(id="1"), m.HandBack(id="1")]
    for message in tried:
        try:
            made = actions.made(table, viewer, message, 99)
        except actions.Refusal as refused:
            found.append(refusal("1", refused, table))
        else:
            found.append(b"".join(map(encode, made)))
    return found


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("memory", ["own", "open"])
def test_states_that_look_alike_send_the_same_bytes(key: str, memory: str) -> None:
    for seed in range(2):
        chance = random.Random(f"{key} {memory} {seed}")
        game = irodori.games()[key]
        clock = Clock("days", days=1) if seed else Clock("live", 600, 5)
        log = opening(key, chance.choice(game.players), memory, clock)
        table = folded(log)
        while table.status == "running":
            assert table.position is not None
            for viewer in (None, *range(table.facts.players)):
                if chance.random() < 0.25:
                    twin = imagined(table, log, viewer, chance.getrandbits(30))
                    assert everything(table, viewer) == everything(twin, viewer), (seed, viewer)
            entry = random_move(table, chance)
            log.append(entry)
            table.apply(entry)


def random_move(table: Table, chance: random.Random) -> e.AnyEntry:
    position = table.position
    assert position is not None
    seat = chance.choice(position.actors)
    at = table.touched + chance.randrange(DAY // 100)
    return actions.move(table, seat, chance.choice(position.moves(seat)), table.decision_id, at)


@pytest.mark.parametrize("key", GAMES)
def test_a_secret_choice_sends_nothing_to_others(key: str) -> None:
    chance = random.Random(key)
    table = folded(opening(key, irodori.games()[key].usual, "own", Clock("live", 600, 5)))
    sights = Sights(table)
    viewers = (None, *range(table.facts.players))
    for viewer in viewers:
        sights.hello(viewer)
    secret = 0
    while table.status == "running":
        entry = random_move(table, chance)
        before = len(table.story)
        table.apply(entry)
        told = sights.updates(viewers)
        if isinstance(entry, e.Chose) and len(table.story) == before:
            assert set(told) == {entry.seat}
            secret += 1
        else:
            assert set(told) == set(viewers)
    assert secret or not irodori.games()[key].secret


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("memory", ["own", "open"])
def test_a_forecast_is_worked_out_from_what_is_shown(key: str, memory: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """S4: what the memory aid holds back is not there to be counted; updates lead where a new hello leads."""
    asked: list[tuple[Game, dict[str, Json]]] = []

    def noted(game: Game, view: dict[str, Json]) -> dict[str, object] | None:
        asked.append((game, view))
        return honest(game, view)

    honest = sights_module.forecast
    monkeypatch.setattr(sights_module, "forecast", noted)
    chance = random.Random(key)
    table = folded(opening(key, irodori.games()[key].usual, memory, Clock()))
    kept, viewers = Sights(table), (None, *range(table.facts.players))
    last = {viewer: json.decode(kept.hello(viewer, forecasts=True))["forecast"] for viewer in viewers}
    while table.status == "running":
        table.apply(random_move(table, chance))
        told = kept.updates(viewers)
        for viewer, more in kept.forecasts(told).items():
            last[viewer] = json.decode(with_forecast(told[viewer], more))["forecast"]
        asked.clear()
        for viewer in viewers:
            hello = json.decode(Sights(table).hello(viewer, forecasts=True))
            assert hello["forecast"] == last[viewer]
            assert json.decode(json.encode(asked[-1][1])) == hello["view"]
            assert hello["cards"] == table.game.table
    assert table.position is not None
    for viewer in viewers if table.game.info.forecast() else ():
        sums = tuple(sum(line["points"] for line in lines) for lines in last[viewer]["account"])
        assert sums == table.position.scores


@pytest.mark.parametrize("key", GAMES)
def test_without_forecasts_nothing_is_computed(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(sights_module, "forecast")
    chance = random.Random(key)
    table = folded(opening(key, irodori.games()[key].usual, "own", Clock()))
    sights = Sights(table)
    hello = json.decode(sights.hello(0))
    assert not {"forecast", "cards"} & set(hello)
    table.apply(random_move(table, chance))
    sights.updates([0])


@pytest.mark.parametrize("key", GAMES)
def test_alike_says_when_all_see_the_same(key: str) -> None:
    game = irodori.Game(key)
    for seed in range(10):
        position, chance = game.start(seed=seed), random.Random(seed)
        while not position.over:
            core = position.core
            tables = [game.views.table(game, core, viewer) for viewer in (None, *range(game.players))]
            assert not game.views.alike(core) or all(table == tables[0] for table in tables)
            seat = chance.choice(position.actors)
            position.play(seat, chance.choice(position.moves(seat)))


def kept_back(key: str, players: int, until: int, options: dict[str, bool] | None = None) -> list[dict[str, Any]]:
    """Tables as people see them without remembering, after so many moves; the last is of a spectator."""
    game = irodori.Game(key, players, options=options)
    position, chance = game.start(seed=5), random.Random(5)
    lines: list[Line] = []
    while len(lines) < until and not position.over:
        seat = chance.choice(position.actors)
        lines.append((seat, chance.choice(position.moves(seat))))
        position.play(*lines[-1])
    story = position.events("all")
    viewers = (*range(players), None)
    return [dict(game.views.at_the_table(game, position.view(viewer)["table"], viewer, story)) for viewer in viewers]  # pyright: ignore[reportArgumentType]


def test_of_kasane_s_other_hands_only_the_size_shows() -> None:
    """S4."""
    seen = kept_back("kasane", 4, 12)
    for viewer, table in enumerate(seen):
        assert [isinstance(hand, list) for hand in table["hands"]] == [seat == viewer for seat in range(4)]
        assert isinstance(table["pile"], int) and isinstance(table["discards"], int)


def test_of_kimono_s_bin_only_the_size_shows() -> None:
    """S4, M15."""
    for table in kept_back("kimono", 4, 30):
        assert isinstance(table["bin"], int) and "unseen" not in table


def test_of_iroha_s_taken_cards_only_the_last_trick_shows() -> None:
    """S4, I8."""
    for table in kept_back("iroha", 4, 8 + 4 * 3 + 2, {"open_lowest": True}):
        assert table["taken"] and all(isinstance(count, int) for count in table["taken"])
        assert len(table["last"]) == 4 and len(table["trick"]) == 2 and "void" not in table
        assert table["lowest"]


@pytest.mark.parametrize("key", GAMES)
def test_the_log_begins_with_one_s_own_last_turn(key: str) -> None:
    """S4."""
    chance = random.Random(3)
    table = folded(opening(key, irodori.games()[key].usual, "own", Clock()))
    last = dict[int, int]()
    while table.status == "running":
        before = len(table.story)
        entry = random_move(table, chance)
        seats = {entry.seat, *table.pending} if isinstance(entry, e.Moved | e.Chose) else set[int]()
        table.apply(entry)
        if len(table.story) > before:
            last |= dict.fromkeys(seats, before)
        assert all(table.since_own_turn(seat) == since for seat, since in last.items())


def test_a_list_of_tables_tells_no_secret() -> None:
    """What lists say of a table moves only with what everybody may know."""
    assert {"touched", "my_turn"} <= set(Summary.__struct_fields__)
    table = folded(opening("iroha", 4, "own", Clock()))
    shown, number = table.shown_at, table.number
    table.apply(random_move(table, random.Random(1)))
    assert (table.shown_at, table.number) == (shown, number)
    assert table.touched > shown or table.count > number


def test_a_time_out_in_a_secret_decision_shows_after_it() -> None:
    log = opening("iroha", 4, "own", Clock("live", 10, 0))
    table = folded(log)
    sights = Sights(table)
    for viewer in range(4):
        sights.hello(viewer)
    table.apply(e.TimedOut(at=20_000, seat=2))
    assert sights.updates(range(4)) == {}
    assert b"timed_out" not in sights.hello(0)
    chance = random.Random(1)
    while table.is_secret:
        table.apply(random_move(table, chance))
    assert b"timed_out" in sights.updates(range(4))[0]


def test_who_has_chosen_shows_only_where_the_table_says_so() -> None:
    for shows in (False, True):
        log = opening("kimono", 4, "own", Clock())
        assert isinstance(log[0], e.Created)
        table = folded([structs.replace(log[0], show_chosen=shows), *log[1:]])
        chance, sights = random.Random(1), Sights(table)
        while not table.is_secret:
            table.apply(random_move(table, chance))
        for viewer in range(4):
            sights.hello(viewer)
        sights.settle()
        entry = random_move(table, chance)
        assert isinstance(entry, e.Chose)
        table.apply(entry)
        told = sights.updates(range(4))
        assert set(told) == (set(range(4)) if shows else {entry.seat})
        assert (b'"chosen":[%d]' % entry.seat in told[entry.seat]) is shows
