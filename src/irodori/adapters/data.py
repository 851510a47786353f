# pyarrow has no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false, reportUnknownParameterType=false
"""Records as tables: JSON Lines and Parquet, there and back, and the moves of many games as one table.

A Parquet file of records has the columns of `SCHEMA`; `record` is the whole document, so nothing is lost on the way.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

import pyarrow as pa
import pyarrow.parquet as pq

from irodori.adapters.selfplay import line_of, records_of
from irodori.core.errors import RecordError, SetupError
from irodori.core.record import Record

VERSION = b"1"
SCHEMA = pa.schema(
    [
        pa.field("game", pa.string(), nullable=False),
        pa.field("edition", pa.string(), nullable=False),
        pa.field("players", pa.int8(), nullable=False),
        pa.field("options", pa.list_(pa.string()), nullable=False),
        pa.field("seed", pa.string()),
        pa.field("names", pa.list_(pa.string()), nullable=False),
        pa.field("moves", pa.int32(), nullable=False),
        pa.field("scores", pa.list_(pa.int32())),
        pa.field("winners", pa.list_(pa.int8())),
        pa.field("record", pa.string(), nullable=False),
    ],
    metadata={b"irodori.records": VERSION},
)
MOVES = pa.schema(
    [
        pa.field("of", pa.int64(), nullable=False),
        pa.field("n", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("move", pa.string(), nullable=False),
        pa.field("decision", pa.string(), nullable=False),
        pa.field("choices", pa.int8(), nullable=False),
        pa.field("scores", pa.list_(pa.int32()), nullable=False),
        pa.field("won", pa.float64()),
    ],
    metadata={b"irodori.moves": VERSION},
)
TEXTS = pa.list_(pa.field("element", pa.string()))  # the name that a list's items have in a Parquet file
COMPARISONS = pa.schema(
    [
        pa.field("game", pa.string(), nullable=False),
        pa.field("bot", pa.string(), nullable=False),
        pa.field("other", pa.string(), nullable=False),
        pa.field("players", pa.int8(), nullable=False),
        pa.field("seed", pa.string(), nullable=False),
        pa.field("ms", pa.float64()),
        pa.field("other_ms", pa.float64()),
        pa.field("options", TEXTS, nullable=False),
        pa.field("deal", pa.int64(), nullable=False),
        pa.field("share", pa.float64(), nullable=False),
        pa.field("lead", pa.float64(), nullable=False),
        pa.field("seconds", pa.float64(), nullable=False),
        pa.field("faults", TEXTS, nullable=False),
    ],
    metadata={b"irodori.comparisons": VERSION},
)


def read(path: Path) -> list[Record]:
    """The records of a .jsonl, .parquet or single .json file, each checked for its form."""
    if not path.is_file():
        raise RecordError(f"{path}: there is no such file")
    if path.suffix == ".parquet":
        try:
            table = pq.read_table(path)
        except (pa.ArrowInvalid, OSError) as error:
            raise RecordError(f"{path}: is no Parquet file: {error}") from None
        if (table.schema.metadata or {}).get(b"irodori.records") != VERSION:
            raise RecordError(f"{path}: is no table of records of version {VERSION.decode()}")
        return [Record.from_json(cast("str", text)) for text in table["record"].to_pylist()]
    return records_of(path) if path.suffix == ".jsonl" else [Record.from_json(path.read_bytes())]


def write(records: Iterable[Record], path: Path) -> int:
    """As .jsonl or .parquet, whole or not at all."""
    if path.suffix not in (".jsonl", ".parquet"):
        raise RecordError(f"{path}: a file of records ends in .jsonl or .parquet")
    kept = list(records)
    fresh = path.with_name(path.name + ".new")
    if path.suffix == ".parquet":
        pq.write_table(table_of(kept), fresh)
    else:
        fresh.write_text("".join(line_of(record) + "\n" for record in kept), encoding="utf-8")
    fresh.replace(path)
    return len(kept)


def table_of(records: list[Record]) -> Any:
    rows: list[dict[str, Any]] = []
    for record in records:
        content = cast("dict[str, Any]", record.content)
        result = content.get("result") or {}
        row = {key: content.get(key) for key in ("game", "edition", "players", "seed", "names")}
        row["options"] = [name for name, on in content["options"].items() if on]
        row["moves"] = len(content["moves"])
        row |= {"scores": result.get("scores"), "winners": result.get("winners"), "record": line_of(record)}
        rows.append(row)
    return pa.Table.from_pylist(rows, schema=SCHEMA)


def moves_of(records: list[Record]) -> Any:
    """Every decision of these games in a table of `MOVES`: what was asked, among how many choices, how it stood."""
    rows: list[dict[str, Any]] = []
    for number, record in enumerate(records):
        end = record.replay()
        position = record.at(0)
        for n, (seat, move) in enumerate(end.lines):
            row: dict[str, Any] = {"of": number, "n": n, "seat": seat, "move": move, "decision": position.decision}
            row |= {"choices": len(position.moves(seat)), "scores": list(position.scores)}
            row["won"] = (seat in end.winners) / len(end.winners) if end.over else None
            rows.append(row)
            position = record.at(n + 1) if move == "undo" else after(position, seat, move)
    return pa.Table.from_pylist(rows, schema=MOVES)


def after(position: Any, seat: int, move: str) -> Any:
    position.play(seat, move)
    return position


def comparisons(file: Path, path: Path) -> int:
    """An arena's notes, JSON Lines, as Parquet: a row a comparison, in the columns of `COMPARISONS`."""
    rows: list[dict[str, Any]] = []
    for number, line in enumerate(file.read_bytes().split(b"\n")[:-1], 1):
        try:
            row = json.loads(line)
        except ValueError:
            row = None
        if not isinstance(row, dict) or not set(COMPARISONS.names) <= row.keys():
            raise SetupError(f"{file}, line {number}: is no comparison of an arena")
        rows.append(row)
    fresh = path.with_name(path.name + ".new")
    pq.write_table(pa.Table.from_pylist(rows, schema=COMPARISONS), fresh)
    fresh.replace(path)
    return len(rows)
