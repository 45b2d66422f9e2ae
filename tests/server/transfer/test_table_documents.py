"""Tables as documents: a written document can be read, and an invalid one is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from stormhall.server.store.interface import Entry, Stored, StoreError
from stormhall.server.transfer.table_documents import (
    TransferError,
    document_of,
    history_of,
    read_document,
    record_of,
)
from tests.server.store.samples import a_key, a_played_table, a_row, record_of_played


def a_document(**changes: Any) -> dict[str, Any]:
    row, entries = a_played_table()
    document: dict[str, Any] = json.loads(
        document_of(Stored(row=row, entries=entries), [a_key("x"), a_key("y", seat=1)])
    )
    return {**document, **changes}


def defects_of(document: object) -> list[tuple[str, str]]:
    with pytest.raises(TransferError) as caught:
        read_document(json.dumps(document))
    return caught.value.defects


def test_a_table_is_restored_from_its_document_unchanged() -> None:
    row, entries = a_played_table()
    keys = [a_key("host", role="host", seat=None), a_key("x")]

    moved = read_document(document_of(Stored(row=row, entries=entries), keys))

    assert (moved.row, moved.entries, moved.keys) == (row, entries, keys)


def test_a_seed_keeps_all_its_digits() -> None:
    row = a_row(seed=2**90 + 1, options={})

    moved = read_document(document_of(Stored(row=row, entries=[])))

    assert moved.row.seed == 2**90 + 1


def test_a_document_has_no_keys_unless_they_are_given() -> None:
    row, entries = a_played_table()

    document = document_of(Stored(row=row, entries=entries))

    assert json.loads(document)["keys"] == []
    assert read_document(document).keys == []


def test_the_status_follows_from_the_entries() -> None:
    waiting = read_document(document_of(Stored(row=a_row(options={}), entries=[])))
    archived = Entry(n=0, at=1, kind="archive", seat=None, data={})
    put_away = read_document(document_of(Stored(row=a_row(options={}), entries=[archived])))
    row, entries = a_played_table(choices=10_000)
    finished = read_document(document_of(Stored(row=row, entries=entries)))

    assert (waiting.row.status, put_away.row.status) == ("waiting", "archived")
    assert finished.row.status == "finished"


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"format": "something else"}'])
def test_a_document_that_does_not_hold_a_table_is_refused(text: str) -> None:
    with pytest.raises(TransferError, match=r"no JSON|no table of a hall"):
        read_document(text)


def test_a_document_with_another_version_is_refused() -> None:
    assert defects_of(a_document(version=2)) == [("version", "expected 1, found 2")]


def test_all_defects_are_named_at_once() -> None:
    document = a_document()
    document["table"] |= {"seats": 0, "seed": "seven", "colour": "red"}
    del document["table"]["clock"]
    document["entries"][1]["at"] = -1
    document["entries"][2] = "nothing"
    document["keys"][0]["digest"] = "short"
    document["keys"][1]["role"] = "king"

    paths = [path for path, _ in defects_of(document)]

    assert paths == [
        "table.seats",
        "table.seed",
        "table.clock",
        "table.colour",
        "entries[1].at",
        "entries[2]",
        "keys[0].digest",
        "keys[1].role",
    ]


def test_every_gap_in_the_numbers_is_named_once() -> None:
    document = a_document()
    del document["entries"][6]
    del document["entries"][2]

    assert defects_of(document) == [
        ("entries[2].n", "expected 2, found 3"),
        ("entries[5].n", "expected 6, found 7"),
    ]


def test_a_seat_that_does_not_exist_is_named() -> None:
    document = a_document()
    document["entries"][0]["seat"] = 2
    document["keys"][1]["seat"] = 3

    assert [path for path, _ in defects_of(document)] == ["entries[0].seat", "keys[1].seat"]


def _no_such_game(document: dict[str, Any]) -> None:
    document["table"]["game"] = "marbles"


def _other_rules(document: dict[str, Any]) -> None:
    document["table"]["rules"] = 77


def _illegal_choice(document: dict[str, Any]) -> None:
    document["entries"][3]["data"]["action"] = "take 99"


def _unknown_kind(document: dict[str, Any]) -> None:
    document["entries"][4]["kind"] = "miracle"


def _no_seed(document: dict[str, Any]) -> None:
    document["table"]["seed"] = None


@pytest.mark.parametrize(
    ("spoil", "path"),
    [
        (_no_such_game, "table.game"),
        (_other_rules, "table.rules"),
        (_illegal_choice, "entries[3]"),
        (_unknown_kind, "entries[4].kind"),
        (_no_seed, "entries[2]"),
    ],
)
def test_an_impossible_history_is_refused(
    spoil: Callable[[dict[str, Any]], None], path: str
) -> None:
    document = a_document()
    spoil(document)

    assert [where for where, _ in defects_of(document)] == [path]


def test_a_thousand_defects_are_counted_and_only_the_first_are_listed() -> None:
    with pytest.raises(TransferError, match=r"entries\[49\].*and 950 more$") as caught:
        read_document(json.dumps(a_document(entries=[None] * 1000)))

    assert len(caught.value.defects) == 1000


def test_the_record_of_a_table_is_its_games_record() -> None:
    row, entries = a_played_table()

    assert record_of(Stored(row=row, entries=entries)) == record_of_played()


def test_a_waiting_table_has_no_record() -> None:
    with pytest.raises(StoreError, match="its game has not begun"):
        record_of(Stored(row=a_row(options={}), entries=[]))


def test_a_table_with_other_rules_is_not_replayed_wrongly() -> None:
    row, entries = a_played_table()

    with pytest.raises(TransferError, match=r"version 9 of the rules"):
        history_of(Stored(row=a_row(rules=9), entries=entries))

    assert history_of(Stored(row=row, entries=entries)).length == len(entries)
