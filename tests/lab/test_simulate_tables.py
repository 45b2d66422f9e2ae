"""Results as tables: one row for each game and seat, the same in every format."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import pytest

from stormhall.kernel.core.errors import SetupError
from stormhall.lab.results.tables import (
    TableError,
    check_writable,
    parquet_library,
    rows,
    write_csv,
    write_parquet,
)
from tests.lab.jobs import as_failed, pebbles, played

RESULTS = played(pebbles("weighted", "random"), 3)


def test_each_seat_of_each_game_has_a_row(tmp_path: Path) -> None:
    write_csv(RESULTS, tmp_path / "games.csv")

    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert [(row["index"], row["seat"]) for row in table] == [
        (str(index), str(seat)) for index in range(3) for seat in (1, 2)
    ]
    assert [row["agent"] for row in table[:4]] == ["weighted", "random", "random", "weighted"]
    assert sum(float(row["won"]) for row in table) == 3
    assert [int(row["points"]) for row in table[:2]] == RESULTS[0].points


def test_the_table_does_not_depend_on_the_order_in_which_games_ended() -> None:
    assert rows(RESULTS[::-1]) == rows(RESULTS)


def test_a_failed_game_has_rows_with_its_error_and_no_result() -> None:
    table = rows([*RESULTS[:2], as_failed(RESULTS[2])])

    assert [row["error"] for row in table] == [None] * 4 + ["broken"] * 2
    assert [row["points"] for row in table[4:]] == [None, None]


def test_parquet_holds_the_same_table(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    results = [*RESULTS[:2], as_failed(RESULTS[2])]

    write_parquet(results, tmp_path / "games.parquet")

    assert parquet.read_table(tmp_path / "games.parquet").to_pylist() == rows(results)


def test_traits_and_sources_of_points_are_columns(tmp_path: Path) -> None:
    one = replace(RESULTS[0], traits={"clan": ["bear", "wolf"]}, sources={"quests": [5, 0]})

    table = rows([one, RESULTS[1]])

    assert [row["trait:clan"] for row in table] == ["bear", "wolf", None, None]
    assert [row["points:quests"] for row in table] == [5, 0, None, None]


def test_without_pyarrow_the_error_explains_how_to_install_it(monkeypatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("importlib.import_module", missing)

    with pytest.raises(SetupError, match=r"pip install 'stormhall\[lab\]'"):
        parquet_library()


def test_a_file_that_cannot_be_written_is_refused_before_any_game(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="No such file or directory"):
        check_writable(tmp_path / "nowhere" / "games.csv")
    with pytest.raises(TableError, match="it is a folder"):
        check_writable(tmp_path)

    check_writable(tmp_path / "games.csv")

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("write", [write_csv, write_parquet])
def test_a_table_is_written_completely_or_not_at_all(write, tmp_path: Path) -> None:
    if write is write_parquet:
        pytest.importorskip("pyarrow")
    folder = tmp_path / "games"
    folder.mkdir()

    with pytest.raises(TableError, match="cannot write"):
        write(RESULTS, folder)

    assert [file.name for file in tmp_path.iterdir()] == ["games"]
