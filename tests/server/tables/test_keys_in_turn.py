"""Keys are checked when a change has its turn, not only when it was asked for."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from stormhall.server.live.access import TableAccess
from stormhall.server.live.answers import answer
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.table import Revoked
from stormhall.server.wire.messages import Choose, Say
from tests.server.support.asking import Lobby
from tests.server.support.halls import (
    OPEN,
    NoBots,
    a_hall,
    a_table,
    access_of,
    code_of,
    mine,
    run,
    settled,
    stored_key,
    table_request,
    until,
)
from tests.server.support.memory_store import MemoryStore


@pytest.mark.parametrize(
    ("request_path", "body"),
    [
        ("leave", {}),
        ("rename", {"name": "Usurper"}),
        ("bot", {"level": "random"}),
    ],
)
def test_a_key_that_became_void_while_its_request_waited_touches_no_newcomer(
    request_path: str, body: dict[str, Any]
) -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store, bots=NoBots()) as hall:
            lobby = Lobby(hall)
            made = await hall.make(table_request(seats=[*mine(1), OPEN, OPEN]))
            place, table = f"/api/tables/{made.table.id}", await a_table(hall, made)
            invite = {"invite": made.invite, "name": "Ada", "seat": 1}
            first = (await lobby.post(f"{place}/join", invite)).json
            store.gate.clear()

            leaving = lobby.post(f"{place}/seats/1/leave", {}, first["key"])
            joining = lobby.post(f"{place}/join", {**invite, "name": "Grace"})
            late = lobby.post(f"{place}/seats/1/{request_path}", body, first["key"])
            tasks = []
            for number, request in enumerate((leaving, joining, late), 1):
                tasks.append(asyncio.ensure_future(request))
                await until(lambda number=number: len(table._changes) == number)  # type: ignore[misc]
            store.gate.set()
            left, joined, refused = await asyncio.gather(*tasks)

            assert (left.status, joined.status, refused.status) == (200, 201, 403)
            assert await stored_key(hall, joined.json["key"]) is not None
            seat = table.history.seats[1]
            assert (seat.kind, seat.name, seat.away) == ("person", "Grace", False)

    run(story())


def test_a_socket_whose_key_became_void_while_its_choice_waited_does_not_choose() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store, bots=NoBots()) as hall:
            lobby = Lobby(hall)
            made = await hall.make(table_request("bloodrage", [*mine(1), OPEN]))
            place, table = f"/api/tables/{made.table.id}", await a_table(hall, made)
            invite = {"invite": made.invite, "name": "Ada"}
            first = (await lobby.post(f"{place}/join", invite)).json
            access = await access_of(table, 1)
            await access.check()
            game = game_of(table.history)
            store.gate.clear()

            leaving = asyncio.ensure_future(lobby.post(f"{place}/seats/1/leave", {}, first["key"]))
            await until(lambda: len(table._changes) == 1)
            joining = asyncio.ensure_future(lobby.post(f"{place}/join", {**invite, "name": "G"}))
            await until(lambda: len(table._changes) == 2)
            action = str(game.legal(1)[0])
            choosing = asyncio.ensure_future(
                answer(access, Choose(id=1, decision=game.decision, action=action))
            )
            await until(lambda: len(table._changes) == 3)
            store.gate.set()
            await asyncio.gather(leaving, joining)

            with pytest.raises(Revoked):
                await choosing
            await settled(table)
            assert game_of(table.history).choices == []

    run(story())


def test_a_valid_key_is_looked_up_once_until_seats_change() -> None:
    class Counting(MemoryStore):
        lookups = 0

        async def keys(self, digests: Any) -> Any:
            self.lookups += 1
            return await super().keys(digests)

    async def story() -> None:
        store = Counting()
        async with a_hall(store) as hall:
            made = await hall.make(table_request())
            table = await a_table(hall, made)
            access: TableAccess = await access_of(table, 0)

            for number in range(5):
                await answer(access, Say(id=number, text=f"line {number}"))

            assert store.lookups == 1

    run(story())


def test_a_host_does_not_replace_somebody_who_came_while_the_request_waited() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store, bots=NoBots()) as hall:
            made = await hall.make(table_request(seats=mine(2)))
            table = await a_table(hall, made)
            store.gate.clear()
            talking = asyncio.ensure_future(answer(await access_of(table, 1), Say(id=1, text="hi")))
            await until(lambda: store.waiting == 1)
            replacing = asyncio.ensure_future(
                code_of(hall.sit_in(made.table.id, made.host, 0, "random"))
            )
            await until(lambda: len(table._changes) == 2)

            table.connected(0)
            store.gate.set()

            assert await replacing == "seat-taken"
            await talking

    run(story())
