"""Results as tables for other programs: one row for each game and seat, as CSV or Parquet.

Seats are counted from 1. `won` is the share of the victory. Columns that begin with `trait:` and
`points:` are the game's statistics of the seat: its traits, and where its points came from. A
failed game also has its rows, with `error` and no result. No column depends on the machine.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any, Final

from stormhall.kernel.core.errors import StormhallError
from stormhall.lab.extra import library
from stormhall.lab.runs.files import draft_of, replaced
from stormhall.lab.runs.game_result import GameResult

Cell = str | int | float | None
Row = dict[str, Cell]

TYPES: Final = {
    "game": "string",
    "index": "int64",
    "variant": "int64",
    "deal": "int64",
    "rotation": "int64",
    "seed": "int64",
    "seats": "int64",
    "seat": "int64",
    "agent": "string",
    "points": "int64",
    "place": "int64",
    "won": "float64",
    "reason": "string",
    "decisions": "int64",
    "own_decisions": "int64",
    "length": "int64",
    "unit": "string",
    "error": "string",
}
"""The columns that every table has, with the names that Arrow gives to their types."""


class TableError(StormhallError):
    """A table that cannot be written."""


def rows(results: list[GameResult]) -> list[Row]:
    """The table, by index, variant and seat; every row has the same columns."""
    ordered = sorted(results, key=lambda one: (one.index, one.variant))
    names = columns(results)
    return [_row(one, seat, names) for one in ordered for seat in range(one.seats)]


def columns(results: list[GameResult]) -> dict[str, str]:
    """The columns of these results in order, with their types."""
    traits = sorted({f"trait:{name}" for one in results for name in one.traits})
    sources = sorted({f"points:{name}" for one in results for name in one.sources})
    return {**TYPES, **dict.fromkeys(traits, "string"), **dict.fromkeys(sources, "int64")}


def _row(one: GameResult, seat: int, names: dict[str, str]) -> Row:
    over = not one.failed
    row: Row = dict.fromkeys(names)
    row |= {
        "game": one.game,
        "index": one.index,
        "variant": one.variant,
        "deal": one.deal,
        "rotation": one.rotation,
        "seed": one.seed,
        "seats": len(one.agents),
        "seat": seat + 1,
        "agent": one.agents[seat],
        "points": one.points[seat] if over else None,
        "place": one.places[seat] if over else None,
        "won": one.win_of(seat) if over else None,
        "reason": one.reason if over else None,
        "decisions": one.decisions if over else None,
        "own_decisions": one.choices[seat] if over else None,
        "length": one.length if over else None,
        "unit": one.unit if over else None,
        "error": None if one.failure is None else one.failure.error,
    }
    row |= {f"trait:{name}": words[seat] for name, words in one.traits.items()}
    row |= {f"points:{name}": points[seat] for name, points in one.sources.items()}
    return row


def write_csv(results: list[GameResult], file: Path) -> None:
    """Write the table as CSV, completely or not at all."""
    try:
        with replaced(file) as draft, draft.open("w", encoding="utf-8", newline="") as out:
            writer = csv.DictWriter(out, fieldnames=list(columns(results)))
            writer.writeheader()
            writer.writerows(rows(results))
    except OSError as error:
        raise _unwritable(file, str(error.strerror)) from error


def write_parquet(results: list[GameResult], file: Path) -> None:
    """Write the table as Parquet, completely or not at all."""
    arrow, parquet = parquet_library()
    schema = arrow.schema([(name, kind) for name, kind in columns(results).items()])
    try:
        with replaced(file) as draft:
            parquet.write_table(arrow.Table.from_pylist(rows(results), schema=schema), draft)
    except OSError as error:
        raise _unwritable(file, error.strerror or str(error)) from error


def parquet_library() -> tuple[Any, Any]:
    """The modules for Parquet, a library of the extra."""
    return library("pyarrow"), library("pyarrow.parquet")


def check_writable(file: Path) -> None:
    """Refuse a file that cannot be written, before any game is played for it."""
    draft = draft_of(file)
    try:
        if file.is_dir():
            raise TableError("write-folder", file=str(file))
        draft.open("wb").close()
        draft.unlink()
    except OSError as error:
        raise _unwritable(file, str(error.strerror)) from error


def _unwritable(file: Path, problem: str) -> TableError:
    return TableError("write", file=str(file), problem=problem)
