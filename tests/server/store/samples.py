"""Tables, entries and keys to store, and a store for them."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import stormhall
from stormhall.kernel.core.rng import Chance
from stormhall.server.store.interface import Entry, EntryKind, Role, StoredKey, TableRow
from stormhall.server.store.sql import SqlStore, open_store
from stormhall.server.tables.playing import chosen
from stormhall.server.wire.messages import Clock
from tests.contract.setups import choose

T = TypeVar("T")


def a_row(table: str = "oak", **changes: Any) -> TableRow:
    facts: dict[str, Any] = {
        "id": table,
        "game": "pebbles",
        "rules": 1,
        "seats": 2,
        "preset": None,
        "options": {"heaps": 3, "misere": False, "name": "ÿ–王", "none": None},
        "seed": 7,
        "start": None,
        "clock": Clock(kind="live", bank=600, increment=5),
        "spectators": True,
        "listed": False,
        "created": 1_700_000_000_000,
        "status": "waiting",
    }
    return TableRow(**{**facts, **changes})


def an_entry(n: int, at: int | None = None, **data: Any) -> Entry:
    moment = 1_700_000_000_001 + n if at is None else at
    return Entry(n=n, at=moment, kind="choose", seat=n % 2, data=data or {"action": f"take {n}"})


def entries_to(stop: int, start: int = 0) -> list[Entry]:
    return [an_entry(n) for n in range(start, stop)]


def a_key(word: str, table: str = "oak", role: Role = "seat", seat: int | None = 0) -> StoredKey:
    digest = hashlib.sha256(word.encode()).hexdigest()
    return StoredKey(digest=digest, table=table, role=role, seat=seat)


def in_store(folder: Path, act: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Open the store of a folder, do something, and close it."""

    async def whole() -> T:
        store = open_store(folder)
        try:
            return await act(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def a_played_table(table: str = "oak", choices: int = 5) -> tuple[TableRow, list[Entry]]:
    """A table of the test game with two people, as the hall would store it."""
    row = a_row(table, options={}, status="playing", seed=3)
    happened: list[tuple[EntryKind, int | None, dict[str, Any]]] = [
        ("seat", 0, {"kind": "person", "name": "Ada [bold]"}),
        ("seat", 1, {"kind": "bot", "name": "greedy", "level": "greedy"}),
        ("start", None, {}),
    ]
    game, chance = stormhall.new(row.game, row.seats, 3, {}), Chance(3)
    while len(game.choices) < choices and not game.over:
        decision = game.decision
        seat, action = choose(game, chance)
        game.apply(seat, action)
        happened.append(
            ("choose", seat, chosen(seat, decision, action, by="person").entries[0].data)
        )
    happened.append(("say", 0, {"text": "well played"}))
    return row, [
        Entry(n=n, at=1_700_000_000_000 + n, kind=kind, seat=seat, data=data)
        for n, (kind, seat, data) in enumerate(happened)
    ]


def record_of_played(choices: int = 5) -> str:
    """The record of the game at `a_played_table`."""
    game, chance = stormhall.new("pebbles", 2, 3, {}), Chance(3)
    while len(game.choices) < choices and not game.over:
        game.apply(*choose(game, chance))
    return game.record()
