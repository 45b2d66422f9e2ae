"""Uploaded records: what is kept of them, how many, and for how long."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import stormhall
from stormhall.server.hall.uploads import DAY
from stormhall.server.settings import Limits
from stormhall.server.store.interface import StoreFull
from stormhall.server.wire.errors import HallError
from tests.server.support.asking import Lobby, at_lobby
from tests.server.support.halls import Place, Steady, a_hall, code_of, run
from tests.server.support.inline_records import upload
from tests.server.support.memory_store import MemoryStore

SECRET = "nothing that the game knows"


@cache
def record(choices: int = 3) -> str:
    game = stormhall.new("bloodrage", 2, 3)
    for _ in range(choices):
        game.apply(game.to_act[0], game.legal(game.to_act[0])[0])
    return game.record()


def spoilt_record() -> str:
    """A record with words that mean nothing, in its header and in its position."""
    game = stormhall.from_position(stormhall.new("battalia", 2, 4).position())
    game.apply(game.to_act[0], game.legal(game.to_act[0])[0])
    text = game.record().replace("rules: ", f"note: {SECRET}\nfailure: {SECRET}\nrules: ")
    schema = json.dumps({"$schema": SECRET})[1:-1]
    return text.replace("position: {", f"position: {{{schema}, ")


def test_what_is_kept_is_written_anew(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            text = spoilt_record()
            assert text.count(SECRET) == 3

            made = await upload(hall, text)

            stored = await hall.store.load(made.table.id)
            assert stored is not None
            kept = stored.entries[0].data["record"]
            assert SECRET not in kept
            assert SECRET not in json.dumps(stored.row.start)
            again, before = stormhall.replay(kept), stormhall.replay(text)
            assert again.state.digest() == before.state.digest()
            assert kept == again.record()

    run(story())


def test_a_record_is_replayed_in_the_hall_only_when_somebody_opens_it(tmp_path: Path) -> None:
    async def scenario(lobby: Lobby) -> None:
        made = (await lobby.post("/api/records", {"record": record()})).json

        assert lobby.hall.tables == {}
        seen = await lobby.get(f"/api/tables/{made['table']['id']}", made["watch"])
        assert seen.json == made["table"]
        assert list(lobby.hall.tables) == [made["table"]["id"]]

    at_lobby(tmp_path, scenario)


def test_a_hall_keeps_a_number_of_records(place: Place) -> None:
    async def story() -> None:
        steady, limits = Steady(), Limits(uploads=2)
        async with a_hall(place.store(), steady=steady, limits=limits) as hall:
            made = [await upload(hall, record()) for _ in range(2)]
            assert await code_of(upload(hall, record())) == "too-many"
        async with a_hall(place.store(), steady=steady, limits=limits) as hall:
            assert await code_of(upload(hall, record())) == "too-many", "they are counted again"
            await hall.delete(made[0].table.id)
            await upload(hall, record())

    run(story())


def test_a_hall_keeps_a_number_of_bytes_of_records(place: Place) -> None:
    async def story() -> None:
        limits = Limits(uploads_bytes=len(record()) * 5 // 2)
        async with a_hall(place.store(), limits=limits) as hall:
            for _ in range(2):
                await upload(hall, record())
            with pytest.raises(HallError) as caught:
                await upload(hall, record())
            assert caught.value.name == "too-many/uploads-bytes"

    run(story())


def test_a_record_that_was_not_stored_takes_no_room() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store, limits=Limits(uploads=1)) as hall:
            store.fail_once = StoreFull("store-full")
            with pytest.raises(StoreFull):
                await upload(hall, record())

            await upload(hall, record())

    run(story())


def test_a_record_that_nobody_opens_is_deleted_after_some_days(place: Place) -> None:
    async def story() -> None:
        steady, limits = Steady(), Limits(upload_days=10)
        async with a_hall(place.store(), steady=steady, limits=limits) as hall:
            forgotten, opened = [(await upload(hall, record())).table.id for _ in range(2)]
            steady.time += 9 * DAY
            await hall.retention.remove_old_uploads()
            assert {each.table for each in await hall.store.uploads()} == {forgotten, opened}
            await hall.table(opened)
            steady.time += 2 * DAY
            await hall.retention.remove_old_uploads()
            assert [each.table for each in await hall.store.uploads()] == [opened]
            assert await hall.store.load(forgotten) is None
            steady.time += 20 * DAY
            await hall.retention.remove_old_uploads()
            assert await hall.store.load(opened) is not None, "it is still open"
        async with a_hall(place.store(), steady=steady, limits=limits) as hall:
            await hall.retention.remove_old_uploads()
            assert await hall.store.uploads() == []

    run(story())


@pytest.mark.parametrize(
    ("limits", "name"),
    [
        (Limits(uploads_per_day=2), "at most 2 records a day"),
        (Limits(uploads_bytes_per_day=len(record()) * 5 // 2), "bytes of records a day"),
    ],
)
def test_an_address_may_upload_so_much_a_day(tmp_path: Path, limits: Limits, name: str) -> None:
    async def scenario(lobby: Lobby) -> None:
        limited: list[str] = []
        lobby.admission.on_limit = limited.append
        for _ in range(2):
            assert (await lobby.post("/api/records", {"record": record()})).status == 201
        third = await lobby.post("/api/records", {"record": record()})

        assert (third.status, third.json["code"]) == (429, "too-fast")
        assert name in third.json["message"].lower()
        assert len(limited) == 1, "a metric counts it"

    at_lobby(tmp_path, scenario, limits)
