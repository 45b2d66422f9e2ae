"""Requests that are sent again because their answer was lost, and people who never came."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from stormhall.server.store.interface import StoreFull
from stormhall.server.tables import seating
from stormhall.server.wire.table_messages import TableMade
from tests.server.support.asking import Lobby
from tests.server.support.halls import (
    OPEN,
    NoBots,
    Place,
    a_hall,
    a_table,
    code_of,
    finished,
    mine,
    play,
    run,
    stored_key,
    table_request,
)
from tests.server.support.memory_store import MemoryStore

pytestmark = pytest.mark.usefixtures("no_patience")

TOKEN = "T" * 32
OTHER = "U" * 32
SEATS = [{"kind": "mine", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
WISH = {"game": "battalia", "seats": SEATS, "token": TOKEN}


def test_a_join_that_is_repeated_gives_the_same_seat_and_a_key_that_works(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store(), bots=NoBots()) as hall:
            made = await hall.make(table_request(seats=[*mine(1), OPEN, OPEN, OPEN]))
            path = f"/api/tables/{made.table.id}/join"
            body = {"invite": made.invite, "name": "Grace", "token": TOKEN}
            first, *again = await asyncio.gather(*(Lobby(hall).post(path, body) for _ in range(4)))
            other = await Lobby(hall).post(path, {**body, "token": OTHER})

            assert {answer.status for answer in (first, *again, other)} == {201}
            assert {(each.json["seat"], each.json["key"]) for each in again} == {
                (first.json["seat"], first.json["key"])
            }
            assert other.json["seat"] != first.json["seat"]
            kinds = [seat.kind for seat in hall.tables[made.table.id].history.seats]
            assert kinds == ["person", "person", "person", "open"]

        async with a_hall(place.store(), bots=NoBots()) as hall:
            later = await Lobby(hall).post(path, body)
            assert later.json["key"] == first.json["key"]
            assert await stored_key(hall, later.json["key"]) is not None

    run(story())


def test_a_token_of_a_seat_that_was_given_up_seats_nobody(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            lobby = Lobby(hall)
            made = await hall.make(table_request(seats=[*mine(1), OPEN]))
            path = f"/api/tables/{made.table.id}"
            body = {"invite": made.invite, "name": "Grace", "token": TOKEN}
            joined = (await lobby.post(f"{path}/join", body)).json
            await lobby.post(f"{path}/seats/1/leave", {}, joined["key"])

            late = await lobby.post(f"{path}/join", body)

            assert (late.status, late.json["code"]) == (403, "bad-key")
            assert hall.tables[made.table.id].history.seats[1].kind == "open"
            assert await stored_key(hall, joined["key"]) is None

    run(story())


@pytest.mark.parametrize(
    ("path", "body"),
    [("/api/tables", WISH), ("/api/lessons/battalia", {"name": "Ada", "token": TOKEN})],
)
def test_a_table_that_is_asked_for_again_is_made_once(
    place: Place, path: str, body: dict[str, Any]
) -> None:
    async def story() -> None:
        async with a_hall(place.store(), bots=NoBots()) as hall:
            lobby = Lobby(hall)
            first, *again = await asyncio.gather(*(lobby.post(path, body) for _ in range(4)))
            other = await lobby.post(path, {**body, "token": OTHER})

            assert {answer.status for answer in (first, *again, other)} == {201}
            for each in again:
                assert {**each.json, "table": 0} == {**first.json, "table": 0}
                assert each.json["table"]["id"] == first.json["table"]["id"]
            assert other.json["table"]["id"] != first.json["table"]["id"]
            assert hall.active == 2
        async with a_hall(place.store(), bots=NoBots()) as hall:
            later = (await Lobby(hall).post(path, body)).json
            assert {**later, "table": 0} == {**first.json, "table": 0}

    run(story())


def test_a_record_that_is_sent_again_is_kept_once(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            table = await a_table(hall, await finished(hall, mine(2)))
            assert table.history.game is not None
            body = {"record": table.history.game.record(), "token": TOKEN}

            answers = [await Lobby(hall).post("/api/records", body) for _ in range(2)]

            assert answers[0].json == answers[1].json
            assert await hall.store.count(["finished"]) == 2
            onward = {"at": 3, "seats": [{"kind": "mine"}, {"kind": "bot"}], "token": TOKEN}
            key = answers[0].json["watch"]
            path = f"/api/tables/{answers[0].json['table']['id']}/onward"
            made = [await Lobby(hall).post(path, onward, key) for _ in range(2)]
            assert made[0].status == 201
            assert made[0].json["seats"] == made[1].json["seats"]
            assert await hall.store.count(["playing"]) == 1

    run(story())


def test_a_rematch_that_is_asked_for_again_gives_the_same_keys(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            made = await finished(hall, mine(2))
            first = await hall.rematch(made.table.id, made.seats["0"], TOKEN)
            second = await hall.rematch(made.table.id, made.seats["1"], OTHER)

            again = await hall.rematch(made.table.id, made.seats["0"], TOKEN)

            assert (again.seat, again.key, again.host, again.invite, again.watch) == (
                (first.seat, first.key, first.host, first.invite, first.watch)
            )
            assert first.host is not None
            assert second.host is None
            seats = [key for key in await hall.store.keys_of(again.table.id) if key.role == "seat"]
            assert len(seats) == 2

    run(story())


def test_a_join_whose_answer_was_an_error_of_the_store_can_be_repeated() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            made = await hall.make(table_request(seats=[*mine(1), OPEN]))
            path = f"/api/tables/{made.table.id}/join"
            body = {"invite": made.invite, "name": "Grace", "token": TOKEN}
            store.fail_once = StoreFull("store-full")

            assert (await Lobby(hall).post(path, body)).status == 503
            assert (await Lobby(hall).post(path, body)).status == 201

    run(story())


@pytest.mark.parametrize("token", ["short", "T" * 65, "with blank in its middle"])
def test_a_token_is_long_and_plain(token: str) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            answer = await Lobby(hall).post("/api/tables", {**WISH, "token": token})
            assert (answer.status, answer.json["path"]) == (400, "token")

    run(story())


async def joined(lobby: Lobby, made: TableMade) -> Any:
    body = {"invite": made.invite, "name": "Grace"}
    return (await lobby.post(f"/api/tables/{made.table.id}/join", body)).json


def test_a_host_frees_a_seat_whose_person_never_came(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            lobby = Lobby(hall)
            made = await hall.make(table_request(seats=[*mine(1), OPEN, OPEN]))
            seat = await joined(lobby, made)
            path = f"/api/tables/{made.table.id}/seats/1/free"
            assert (await lobby.post(path, {}, made.seats["0"])).status == 403
            assert (await lobby.get(f"/api/tables/{made.table.id}", made.host)).json["seats"][1][
                "awaited"
            ]

            freed = await lobby.post(path, {}, made.host)

            assert (freed.status, freed.json["seats"][1]["kind"]) == (200, "open")
            assert await stored_key(hall, seat["key"]) is None
            assert (await joined(lobby, made))["seat"] == 1

    run(story())


def test_a_seat_whose_person_came_once_is_not_freed_even_after_a_restart(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            made = await hall.make(table_request(seats=[*mine(1), OPEN, OPEN]))
            await joined(Lobby(hall), made)
            table = await a_table(hall, made)
            await table.change(seating.arrive, 1)
            length = table.history.length
            await table.change(seating.arrive, 1)
            assert table.history.length == length
        async with a_hall(place.store()) as hall:
            assert await code_of(hall.free(made.table.id, made.host, 1)) == "seat-taken"
            assert await code_of(hall.free(made.table.id, made.host, 0)) == "seat-taken"
            assert await code_of(hall.free(made.table.id, made.host, 2)) == "seat-taken"
            assert await code_of(hall.free(made.table.id, made.host, 7)) == "no-seat"

    run(story())


def test_a_bot_plays_in_a_freed_seat_of_a_game_that_has_begun() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            made = await hall.make(table_request("bloodrage", [*mine(1), OPEN]))
            await joined(Lobby(hall), made)
            table = await a_table(hall, made)

            await hall.free(made.table.id, made.host, 1)
            await play(table, 1, random.Random(1))

            assert table.history.is_bot(1)
            assert table.history.seats[1].kind == "open"

    run(story())
