"""`stormhall admin`, as a host uses it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest
import typer
from typer.testing import CliRunner, Result

import stormhall
from stormhall import cli
from stormhall.commands.admin import app
from stormhall.commands.support.data_folder import default_data_folder
from stormhall.kernel.core.errors import StormhallError
from stormhall.server.store.backup import back_up
from stormhall.server.store.engines import FILE
from stormhall.server.store.interface import Conflict, Entry, EntryKind, StoreError
from stormhall.server.store.sql import SqlStore, open_store
from stormhall.server.transfer.table_documents import TransferError
from tests.server.store.samples import (
    a_key,
    a_played_table,
    a_row,
    an_entry,
    in_store,
    record_of_played,
)
from tests.server.support.waiting import PATIENCE

HOST = a_key("host", role="host", seat=None)


def invoke(folder: Path, *words: str, answer: str = "") -> Result:
    command = ["admin", "--data", str(folder), *words]
    return CliRunner().invoke(cli.app, command, input=answer, catch_exceptions=False)


def run(folder: Path, *words: str) -> str:
    outcome = invoke(folder, *words)
    assert outcome.exit_code == 0, outcome.output
    return outcome.stdout


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    """A data folder with two tables."""
    folder = tmp_path / "hall"
    folder.mkdir()
    row, entries = a_played_table()

    async def fill(store: SqlStore) -> None:
        await store.create(row, [HOST, a_key("seat")], entries)
        await store.create(a_row("elm", options={}), [], [])

    in_store(folder, fill)
    return folder


def test_tables_are_listed_for_people(hall: Path) -> None:
    sent = run(hall, "list")

    first, second = [line for line in sent.splitlines() if "pebbles" in line]
    assert first.split()[:5] == ["oak", "pebbles", "2", "playing", "9"]
    assert "2023-11-14 22:13" in first
    assert second.split()[:5] == ["elm", "pebbles", "2", "waiting", "0"]


def test_tables_are_listed_for_programs_by_status(hall: Path) -> None:
    (only,) = json.loads(run(hall, "list", "--json", "--status", "waiting"))
    both = json.loads(run(hall, "list", "--json", "--status", "waiting", "--status", "playing"))

    assert (only["id"], only["status"], only["entries"]) == ("elm", "waiting", 0)
    assert [one["id"] for one in both] == ["oak", "elm"]


def test_an_unknown_status_is_refused_and_the_known_ones_are_listed(hall: Path) -> None:
    with pytest.raises(StormhallError, match="'lost'; there are: waiting, playing"):
        run(hall, "list", "--status", "lost")


def test_a_table_is_shown_without_its_secrets(hall: Path) -> None:
    sent = run(hall, "show", "oak")
    facts = json.loads(run(hall, "show", "oak", "--json"))

    assert "person 'Ada [bold]'" in sent
    assert facts["seats"]["2"] == "bot 'greedy' (greedy)"
    assert facts["entries"] == {"choose": 5, "say": 1, "seat": 2, "start": 1}
    assert facts["keys"] == {"host": 1, "seat": 1}
    assert HOST.digest not in sent
    assert "seed" not in sent


def test_a_table_that_cannot_be_replayed_is_still_shown(hall: Path) -> None:
    miracle = Entry(n=0, at=1, kind=cast(EntryKind, "miracle"), seat=None, data={"card": "secret"})
    in_store(hall, lambda store: store.append("elm", [miracle]))

    facts = json.loads(run(hall, "show", "elm", "--json"))

    assert facts["seats"] == {"not-replayed": "entries[0]"}
    assert facts["entries"] == {"miracle": 1}


def test_a_name_cannot_send_control_codes_to_the_terminal(hall: Path) -> None:
    loud = {"kind": "person", "name": "\x1b[31mred"}
    entry = Entry(n=0, at=1, kind="seat", seat=0, data=loud)

    in_store(hall, lambda store: store.append("elm", [entry]))

    assert "\x1b" not in run(hall, "show", "elm")


def test_an_exported_table_can_be_imported_elsewhere_with_its_keys(
    hall: Path, tmp_path: Path
) -> None:
    other, file = tmp_path / "other", tmp_path / "oak.json"
    other.mkdir()

    run(hall, "export", "oak", "--keys", "--out", str(file))
    sent = run(other, "import", str(file))

    row, entries = a_played_table()
    stored = in_store(other, lambda store: store.load("oak"))
    assert stored is not None
    assert (stored.row, stored.entries) == (row, entries)
    assert in_store(other, lambda store: store.keys_of("oak")) == [HOST, a_key("seat")]
    assert "table oak: 9 entries, playing" in sent
    assert file.stat().st_mode & 0o077 == 0


def test_an_export_has_no_keys_unless_requested_and_the_import_reports_it(
    hall: Path, tmp_path: Path
) -> None:
    other, file = tmp_path / "other", tmp_path / "oak.json"
    other.mkdir()
    file.write_text(run(hall, "export", "oak"))

    sent = run(other, "import", str(file))

    assert HOST.digest not in file.read_text()
    assert "no link opens the table" in sent


def test_a_table_whose_id_is_taken_is_not_imported(hall: Path, tmp_path: Path) -> None:
    file = tmp_path / "oak.json"
    run(hall, "export", "oak", "--out", str(file))

    with pytest.raises(Conflict, match="there is a table oak already"):
        run(hall, "import", str(file))


def test_a_defective_document_changes_nothing(hall: Path, tmp_path: Path) -> None:
    document: dict[str, Any] = json.loads(run(hall, "export", "oak"))
    document["table"]["id"] = "ash"
    del document["entries"][4]
    file = tmp_path / "ash.json"
    file.write_text(json.dumps(document))

    with pytest.raises(TransferError, match=r"entries\[4\]\.n: expected 4, found 5"):
        run(hall, "import", str(file))

    assert in_store(hall, lambda store: store.load("ash")) is None


def test_the_record_of_a_table_can_be_replayed(hall: Path, tmp_path: Path) -> None:
    file = tmp_path / "oak.txt"

    printed = run(hall, "export", "oak", "--record")
    run(hall, "export", "oak", "--record", "--out", str(file))

    assert printed == file.read_text() == record_of_played()
    assert len(stormhall.replay(printed).choices) == 5


def test_exporting_a_record_with_keys_is_refused(hall: Path) -> None:
    with pytest.raises(StormhallError, match="a record holds no keys"):
        run(hall, "export", "oak", "--record", "--keys")


def test_an_export_to_a_missing_folder_is_refused(hall: Path, tmp_path: Path) -> None:
    with pytest.raises(StormhallError, match="cannot write"):
        run(hall, "export", "oak", "--out", str(tmp_path / "no" / "oak.json"))


def test_archiving_a_table_adds_an_entry(hall: Path) -> None:
    run(hall, "archive", "oak")
    again = run(hall, "archive", "oak")

    stored = in_store(hall, lambda store: store.load("oak"))
    assert stored is not None
    assert stored.row.status == "archived"
    assert [entry.kind for entry in stored.entries].count("archive") == 1
    assert stored.entries[-1].kind == "archive"
    assert "archived before" in again


def test_a_table_is_deleted_when_the_host_confirms(hall: Path) -> None:
    kept = invoke(hall, "delete", "oak", answer="n\n")
    assert kept.exit_code == 1
    assert in_store(hall, lambda store: store.load("oak")) is not None

    gone = invoke(hall, "delete", "oak", answer="y\n")
    assert gone.exit_code == 0
    assert in_store(hall, lambda store: store.load("oak")) is None


def test_a_table_is_deleted_without_a_question_if_the_host_requests_it(hall: Path) -> None:
    sent = run(hall, "delete", "oak", "--yes")

    assert "deleted table oak (pebbles, playing, 9 entries)" in sent
    assert in_store(hall, lambda store: store.keys_of("oak")) == []


@pytest.mark.parametrize(
    "words", [("show", "fir"), ("export", "fir"), ("archive", "fir"), ("delete", "fir", "--yes")]
)
def test_the_refusal_of_a_table_that_does_not_exist_names_it(
    hall: Path, words: tuple[str, ...]
) -> None:
    with pytest.raises(StoreError, match="there is no table fir"):
        run(hall, *words)


@pytest.mark.parametrize("words", [("list",), ("show", "oak"), ("backup", "copy.db")])
def test_listing_an_empty_folder_creates_no_hall_in_it(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    with pytest.raises(StoreError, match=r"there is no hall in .*it has no stormhall\.db"):
        run(tmp_path, *words)

    assert list(tmp_path.iterdir()) == []


def test_an_error_is_one_line_and_an_exit_code(tmp_path: Path) -> None:
    outcome = subprocess.run(
        [sys.executable, "-m", "stormhall", "admin", "--data", str(tmp_path), "list"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    assert outcome.returncode == 2
    assert outcome.stderr.startswith("error: there is no hall in")
    assert outcome.stderr.count("\n") == 1


def test_the_default_folder_is_where_the_system_keeps_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    assert default_data_folder() == tmp_path / "stormhall"


def test_a_backup_is_a_complete_database(hall: Path, tmp_path: Path) -> None:
    restored = tmp_path / "restored"
    restored.mkdir()

    sent = run(hall, "backup", str(restored / FILE))

    assert str(restored / FILE) in sent
    assert (restored / FILE).stat().st_mode & 0o077 == 0
    assert [file.name for file in restored.iterdir()] == [FILE]
    row, entries = a_played_table()
    stored = in_store(restored, lambda store: store.load("oak"))
    assert stored is not None
    assert (stored.row, stored.entries) == (row, entries)


def test_backups_of_a_running_hall_are_complete(hall: Path, tmp_path: Path) -> None:
    async def act() -> list[Path]:
        store = open_store(hall)
        await store.create(a_row("ash"), [], [])
        n = 0
        copies = [tmp_path / f"copy{i}" / FILE for i in range(3)]
        for copy in copies:
            copy.parent.mkdir()
            copying = asyncio.ensure_future(asyncio.to_thread(back_up, hall, copy))
            while not copying.done() or n % 20:
                await store.append("ash", [an_entry(n), an_entry(n + 1)])
                n += 2
            await copying
        await store.close()
        return copies

    copies = asyncio.run(act())

    for copy in copies:
        entries = in_store(copy.parent, lambda store: store.tail("ash", 0))
        assert [entry.n for entry in entries] == list(range(len(entries)))
        assert len(entries) % 2 == 0


def test_a_backup_replaces_an_older_one_only_when_it_is_complete(
    hall: Path, tmp_path: Path
) -> None:
    file = tmp_path / "copy.db"
    file.write_text("the older one")
    (hall / FILE).write_bytes(b"no database at all, but long enough to look like one" * 100)

    with pytest.raises(StoreError, match="cannot back up"):
        run(hall, "backup", str(file))
    assert file.read_text() == "the older one"
    assert list(tmp_path.glob("*.part")) == []


def test_a_backup_over_the_database_itself_is_refused(hall: Path) -> None:
    with pytest.raises(StoreError, match="that is the database itself"):
        run(hall, "backup", str(hall / FILE))

    with closing(sqlite3.connect(hall / FILE)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def test_a_backup_to_a_missing_folder_is_refused(hall: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot back up to"):
        run(hall, "backup", str(tmp_path / "no" / "copy.db"))


def test_every_command_is_documented() -> None:
    page = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
    group = typer.main.get_command(app)
    names = group.list_commands(typer.Context(group))  # type: ignore[attr-defined]

    assert len(names) == 7
    assert [name for name in names if f"`stormhall admin {name}" not in page] == []
