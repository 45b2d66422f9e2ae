"""A table that was begun by an earlier version of the rules is played to its end by it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from stormhall.kernel.ruleset import find
from stormhall.server.hall.creation import first_entries, same_again
from stormhall.server.hall.replays import Replays
from stormhall.server.settings import Moment
from stormhall.server.store.interface import TableRow
from stormhall.server.tables import playing
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.table import Table
from stormhall.server.transfer.table_documents import document_of, read_document
from stormhall.server.wire.table_messages import SeatWish
from tests.server.support.halls import (
    BOT,
    NoBots,
    a_hall,
    code_of,
    mine,
    run,
    settled,
    table_request,
    until,
)
from tests.server.support.making_rows import row_of
from tests.server.support.memory_store import MemoryStore

MONKS_ARE_BEATEN = [
    "attack sanctuary c3",
    "play weapon.red",
    "play lord.red",
    "play chief.red",
    "done",
]
OPTIONS: dict[str, Any] = {"scenario": "volcano", "vp_limit": 3}


async def a_table_of(
    store: MemoryStore, version: int, seats: list[SeatWish] | None = None
) -> TableRow:
    """A stored table at which the first seat is about to beat the monks and win."""
    options = find("battalia", version).check(2, OPTIONS)
    start = {
        "game": "battalia",
        "seats": 2,
        "options": options,
        "day": 1,
        "turn": {"seat": 0, "step": "actions"},
        "players": [
            {"heroes": ["c3"], "hand": ["weapon.red", "lord.red", "chief.red", "friman.red"]},
            {},
        ],
    }
    row = replace(row_of(table_request()), rules=version, seed=None, start=start, options=options)
    await store.create(row, [], first_entries(seats or mine(2), Moment(row.created, row.created)))
    return row


async def choose(table: Table, *actions: str) -> None:
    for action in actions:
        await table.change(playing.choice, 0, game_of(table.history).decision, action)


async def shown_by_the_seal(version: int) -> list[int]:
    """How many cards the seal that ends the game shows to the winner. Meanwhile the table is
    unloaded, a choice is taken back, and the table moves to another hall."""
    store = MemoryStore()
    row = await a_table_of(store, version)
    async with a_hall(store) as hall:
        table = await hall.table(row.id)
        await choose(table, *MONKS_ARE_BEATEN[:2])
        await table.change(playing.undo, 0, game_of(table.history).decision)
        await choose(table, MONKS_ARE_BEATEN[1])
    stored = await store.load(row.id)
    assert stored is not None
    moved = read_document(document_of(stored))
    elsewhere = MemoryStore()
    await elsewhere.create(moved.row, moved.keys, moved.entries)
    async with a_hall(elsewhere) as hall:
        table = await hall.table(row.id)
        await choose(table, *MONKS_ARE_BEATEN[2:])
        game = game_of(table.history)
        assert (game.over, game.ruleset.version) == (True, version)
        film = await Replays().film(table, 0)
        assert msgspec.to_builtins(film.events) == game.events(0, 0)
        return [len(one.get("cards", [])) for one in film.events if one["event"] == "sealed"]


def test_a_table_is_finished_by_the_rules_by_which_it_was_begun() -> None:
    assert run(shown_by_the_seal(1)) == [2]
    assert run(shown_by_the_seal(2)) == [0]


def test_a_bot_plays_by_the_rules_of_its_table() -> None:
    async def story() -> None:
        store, bots = MemoryStore(), NoBots()
        row = await a_table_of(store, 1, [BOT, *mine(1)])
        async with a_hall(store, bots=bots) as hall:
            table = await hall.table(row.id)
            await until(lambda: bool(bots.asked))
            bots.free.set()
            await settled(table)

            assert {task.view["rules"] for task in bots.asked} == {1}
            assert game_of(table.history).choices

    run(story())


def test_a_rematch_of_an_earlier_version_is_played_by_the_newest() -> None:
    async def story() -> None:
        store = MemoryStore()
        row = await a_table_of(store, 1)
        async with a_hall(store) as hall:
            table = await hall.table(row.id)
            again = row_of(same_again(table.history))

            assert again.rules == find("battalia").version > table.row.rules

    run(story())


def test_a_start_that_names_another_version_than_its_table_is_refused() -> None:
    async def story() -> None:
        store = MemoryStore()
        row = await a_table_of(store, 1)
        assert row.start is not None
        store.rows[row.id] = replace(row, start={**row.start, "rules": 2})
        async with a_hall(store) as hall:
            assert await code_of(hall.table(row.id)) == "broken-table"

    run(story())
