# pyarrow has no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportMissingTypeStubs=false
# pyright: reportUnknownArgumentType=false
"""Games played by bots, kept, studied and turned into tables; here and on a cluster of this machine."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from irodori import Game
from irodori.adapters import data, study
from irodori.adapters.pools import local
from irodori.adapters.report import page
from irodori.adapters.selfplay import Series, played, records_of
from irodori.bots.arena import Comparison, Match, comparison, note
from irodori.core.errors import RecordError, SetupError
from irodori.core.record import Record
from irodori.terminal.cli import main


def quiet(done: int, count: int) -> None:
    assert done <= count


def records(key: str, count: int = 3) -> list[Record]:
    found: list[Record] = []
    for number in range(count):
        position = Game(key).start(seed=number)
        while not position.over:
            position.play(position.actors[0], position.moves(position.actors[0])[0])
        found.append(position.record())
    return found


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_records_go_into_a_table_and_come_back(key: str, ending: str, tmp_path: Path) -> None:
    kept, file = records(key), tmp_path / f"games.{ending}"
    assert data.write(kept, file) == 3
    assert [record.content for record in data.read(file)] == [record.content for record in kept]


def test_every_decision_is_a_row(key: str) -> None:
    kept = records(key, 1)
    table = data.moves_of(kept)
    assert table.schema.equals(data.MOVES) and table.num_rows == len(kept[0].lines)
    rows = table.to_pylist()
    assert [[row["seat"], row["move"]] for row in rows] == kept[0].content["moves"]
    assert all(row["choices"] >= 1 for row in rows)


def test_bad_files_are_said(tmp_path: Path) -> None:
    (tmp_path / "x.parquet").write_bytes(b"no")
    (tmp_path / "x.jsonl").write_bytes(b'{"irodori": 2}\n')
    for name, message in (
        ("nowhere.json", "there is no such file"),
        ("x.parquet", "is no Parquet file"),
        ("x.jsonl", "x.jsonl, line 1: irodori must be 1"),
    ):
        with pytest.raises(RecordError, match=message):
            data.read(tmp_path / name)
    with pytest.raises(RecordError, match=r"ends in \.jsonl or \.parquet"):
        data.write([], tmp_path / "x.csv")


def test_selfplay_goes_on_where_it_was_torn(tmp_path: Path) -> None:
    series, file = Series("kimono", ("random", "greedy"), 3, playouts=5), tmp_path / "games.jsonl"
    assert played(series, 3, file, local(1), quiet) == 3
    whole = file.read_bytes()
    file.write_bytes(whole[:-100])
    assert played(series, 3, file, local(2), quiet) == 1
    assert sorted(file.read_bytes().splitlines()) == sorted(whole.splitlines())
    seats = [record.content["names"] for record in records_of(file)]
    assert ["random", "greedy", "random"] in seats and ["greedy", "random", "greedy"] in seats
    with pytest.raises(SetupError, match="another series"):
        played(Series("kimono", ("random",), 4), 3, file, local(1), quiet)
    with pytest.raises(SetupError, match="there is no bot 'oak'"):
        Series("kimono", ("oak",), 4)


def test_a_study_sums_up_and_draws(key: str) -> None:
    players = Game(key).players
    found = study.studied(Series(key, ("random",), players), 12, local(1), quiet)
    assert sum(one.value for one in found.seats) == pytest.approx(1, abs=0.001)
    assert len(found.scores) == 12 * players and found.sources
    assert {name.rpartition(" ")[2] for name, _, _ in found.sensitivity} <= {"+1", "-1"}
    drawn = page(key, ("random",), [found])
    assert drawn.count("<svg") == 3
    assert not re.search(r'(src|href)="(?!#)', drawn), "it needs nothing from elsewhere"


def test_guessed_values_are_found_in_each_edition(key: str) -> None:
    game = Game(key)
    paths = study.guessed(key, game.edition.key)
    for path in paths:
        study.change(json.loads(json.dumps(game.table)), path, 1)


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, table, folder = (str(tmp_path / name) for name in ("games.jsonl", "games.parquet", "all"))
    assert main(["selfplay", "iroha", "-n", "2", "--bots", "random", "--players", "3", "--file", games]) == 0
    assert main(["export", games, "--to", table]) == 0
    assert main(["export", table, "--to", folder]) == 0
    assert sorted(path.name for path in Path(folder).iterdir()) == ["1.json", "2.json"]
    assert main(["export", folder + "/1.json", "--moves", "--to", str(tmp_path / "moves.parquet")]) == 0
    report = tmp_path / "report.html"
    assert main(["study", "iroha", "-n", "2", "--bots", "random", "--players", "3", "--report", str(report)]) == 0
    assert "a balance report" in report.read_text()
    capsys.readouterr()
    assert main(["study", "kasane", "-n", "2", "--bots", "random", "--players", "3", "--json"]) == 0
    assert [one["games"] for one in json.loads(capsys.readouterr().out)] == [2, 2, 2]
    assert main(["study", "kasane", "-n", "2", "--players", "7", "--json"]) == 2
    assert main(["selfplay", "iroha", "-n", "0", "--file", games]) == 2
    assert main(["arena", "iroha", "random", "greedy", "--parquet", table]) == 2


def commanded(*arguments: str) -> list[str]:
    return [sys.executable, "-c", "import sys; from irodori.terminal.cli import main; sys.exit(main())", *arguments]


def killed_in_the_middle(command: list[str], file: Path) -> None:
    """Runs to its end, though a worker is killed while it plays and the file already holds results."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as run:
        killed = False
        while run.poll() is None and not killed:
            busy = workers_at_a_task(run.pid)
            if file.exists() and file.read_bytes().count(b"\n") >= 3 and busy:
                busy[0].send_signal(signal.SIGKILL)
                killed = True
            else:
                time.sleep(0.05)
        said, _ = run.communicate(timeout=300)
    assert run.returncode == 0, said
    assert killed


def test_a_lost_ray_worker_loses_no_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    series = ("selfplay", "kimono", "-n", "60", "--bots", "greedy", "--players", "3", "--ray")
    killed_in_the_middle(commanded(*series, "--file", str(file)), file)
    seeds = [record.content["seed"] for record in records_of(file)]
    assert len(seeds) == len(set(seeds)) == 60
    assert all(record.verify().over for record in records_of(file)[:5])


def test_a_lost_ray_worker_loses_no_game_of_an_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, table, more = tmp_path / "arena.jsonl", tmp_path / "arena.parquet", tmp_path / "more.parquet"
    match = ("arena", "kimono", "greedy", "random", "--players", "3", "--file", str(file))
    killed_in_the_middle(commanded(*match, "-n", "60", "--ray", "--parquet", str(table)), file)
    kept = data.pq.read_table(table)
    assert kept.schema.equals(data.COMPARISONS, check_metadata=True)
    found = {row["deal"]: (row["share"], row["lead"]) for row in kept.to_pylist()}
    assert sorted(found) == list(range(60))

    # Every deal is what it is without a cluster, and the same command goes on where a run was torn.
    few = Match("kimono", "greedy", "random", 3)
    for deal in (0, 30, 59):
        alone = comparison(few, deal)
        assert found[deal] == (alone.share, alone.lead)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    capsys.readouterr()
    assert main([*match, "-n", "62", "--json", "--parquet", str(more)]) == 0
    assert json.loads(capsys.readouterr().out)["comparisons"] == 62
    noted = file.read_bytes()
    assert noted.startswith(whole[: whole[:-20].rfind(b"\n") + 1]) and noted.count(b"\n") == 62
    assert sorted(row["deal"] for row in data.pq.read_table(more).to_pylist()) == list(range(62))


def test_an_arena_s_columns_do_not_hang_on_what_is_in_them(tmp_path: Path) -> None:
    """With times or without, with faults or without, with no row at all: one schema."""
    file, table = tmp_path / "arena.jsonl", tmp_path / "arena.parquet"
    file.write_bytes(b"")
    assert data.comparisons(file, table) == 0
    assert data.pq.read_schema(table).equals(data.COMPARISONS, check_metadata=True)
    one = Comparison(4, 0.5, -1.25, 0.1, ("no move",))
    for ms, options in ((None, ()), (3.0, ("masters",))):
        note(Match("kimono", "plum", "grass", ms=ms, options=options), one, file)
    assert data.comparisons(file, table) == 2
    rows = data.pq.read_table(table).to_pylist()
    assert [row["ms"] for row in rows] == [None, 3.0] and rows[1]["options"] == ["masters"]
    assert rows[0]["faults"] == ["no move"] and rows[0]["deal"] == 4
    for line in (b"[1]\n", b"no\n", b'{"game": "kimono"}\n'):
        file.write_bytes(line)
        with pytest.raises(SetupError, match=r"arena\.jsonl, line 1: is no comparison of an arena"):
            data.comparisons(file, table)


def workers_at_a_task(process: int) -> list[psutil.Process]:
    """Ray names a worker's process after what it does; one that has just ended has no name."""
    found: list[psutil.Process] = []
    for one in psutil.Process(process).children(recursive=True):
        try:
            if "".join(one.cmdline()[:1]).startswith("ray::call"):
                found.append(one)
        except psutil.NoSuchProcess:
            continue
    return found
