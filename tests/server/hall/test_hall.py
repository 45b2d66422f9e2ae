"""The hall: making tables, listing a browser's tables, records."""

from __future__ import annotations

import asyncio
import random

import pytest
from msgspec.structs import replace

import stormhall
from stormhall.kernel.core.errors import RecordError, SetupError, StormhallError
from stormhall.server.hall.hall import Hall
from stormhall.server.keys import digest_of
from stormhall.server.settings import Limits
from stormhall.server.store.interface import StoreFull
from stormhall.server.tables import changes, playing
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.table_views import state_of
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import Clock
from stormhall.server.wire.table_messages import Join, MakeTable, SeatWish
from tests.server.support.halls import (
    BOT,
    OPEN,
    Place,
    Steady,
    a_hall,
    a_table,
    break_table,
    code_of,
    finished,
    first,
    mine,
    run,
    seen_by_all,
    stored_key,
    table_request,
    until,
)
from tests.server.support.inline_records import upload
from tests.server.support.memory_store import MemoryStore

pytestmark = pytest.mark.usefixtures("no_patience")


def test_a_table_waits_for_those_with_the_link_and_then_begins(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            made = await hall.make(table_request(seats=[*mine(1), OPEN, OPEN]))
            assert made.table.status == "waiting"
            assert list(made.seats) == ["0"]

            one = await hall.join(made.table.id, Join(invite=made.invite, name="Ann"))
            assert (one.seat, one.table.status) == (1, "waiting")
            two = await hall.join(made.table.id, Join(invite=made.invite, name="Bo", seat=2))

            assert (two.seat, two.table.status) == (2, "playing")
            assert [seat.name for seat in two.table.seats] == ["1", "Ann", "Bo"]
            assert [each.status for each in await hall.store.tables(["playing"])] == ["playing"]

    run(story())


def test_a_full_table_begins_at_once_and_the_store_knows_it(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            made = await hall.make(table_request(seats=mine(2)))

            assert made.table.status == "playing"
            assert [each.id for each in await hall.store.tables(["playing"])] == [made.table.id]

    run(story())


def test_bots_begin_as_soon_as_a_table_is_made() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await a_table(
                hall, await hall.make(table_request("bloodrage", [*mine(1), BOT]))
            )

            await until(lambda: len(game_of(table.history).choices) == 1)

            assert table.history.thinking() == [0]

    run(story())


@pytest.mark.parametrize(
    "bad",
    [
        table_request("chess"),
        table_request(preset="no such preset"),
        table_request(seats=mine(8)),
        MakeTable(game="battalia", seats=mine(2), options={"colour": "red"}),
        table_request(seats=[*mine(1), SeatWish(kind="bot", level="genius")]),
        table_request(clock=Clock(kind="live")),
        table_request(clock=Clock(kind="days")),
        table_request(seats=[*mine(1), SeatWish(kind="open", name="\u200b")]),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_and_not_stored(bad: MakeTable) -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            with pytest.raises((SetupError, HallError)):
                await hall.make(bad)

            assert not store.rows
            assert (hall.active, hall.tables) == (0, {})

    run(story())


def test_no_key_is_stored_or_sent_to_others() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            made = await hall.make(table_request(seats=[*mine(1), OPEN]))
            joined = await hall.join(made.table.id, Join(invite=made.invite, name="Ann"))
            keys = [made.host, made.invite, made.watch or "", *made.seats.values(), joined.key]
            table = await a_table(hall, made)

            kept = [*store.rows.values(), store.entries, *store.stored_keys.values()]
            text = (
                str(kept) + str(seen_by_all(table)) + str(state_of(table.history, table.presence))
            )

            assert not [key for key in keys if key in text]
            assert {digest_of(key) for key in keys} == set(store.stored_keys)

    run(story())


def test_a_table_without_spectators_has_no_key_to_watch() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            made = await hall.make(replace(table_request(), spectators=False))

            assert made.watch is None

    run(story())


def test_a_hall_has_a_limited_number_of_tables() -> None:
    async def story() -> None:
        async with a_hall(limits=Limits(tables=3)) as hall:
            made = [await hall.make(table_request()) for _ in range(2)]

            outcomes = await asyncio.gather(
                *(hall.make(table_request()) for _ in range(5)), return_exceptions=True
            )
            refused = [each.code for each in outcomes if isinstance(each, HallError)]
            assert refused == ["too-many"] * 4

            await (await a_table(hall, made[0])).change(changes.archive)
            await hall.make(table_request())

    run(story())


def test_a_table_that_could_not_be_stored_does_not_exist() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            store.fail_once = StoreFull("full")

            with pytest.raises(StoreFull):
                await hall.make(table_request())

            assert (hall.active, hall.tables, store.stored_keys) == (0, {}, {})
            await hall.make(table_request())

    run(story())


def test_the_tables_that_keys_open_begin_with_those_that_wait_for_a_choice(place: Place) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), steady=steady) as hall:
            waits = await hall.make(table_request(seats=[*mine(1), OPEN]))
            steady.time += 1_000
            turn = await hall.make(table_request("bloodrage", mine(2)))
            steady.time += 1_000
            over = await finished(hall, mine(2))
            keys = [waits.seats["0"], over.seats["1"], turn.seats["0"], turn.watch or "", "x" * 32]

            result = (await hall.mine(keys)).tables

            assert [(each.table.id, each.seat, each.turn) for each in result] == [
                (turn.table.id, 0, True),
                (over.table.id, 1, False),
                (waits.table.id, 0, False),
            ]
            assert result[1].number > 50

    run(story())


def test_listing_tables_by_keys_reads_each_once_and_leaves_none_in_memory() -> None:
    async def story() -> None:
        store, steady = MemoryStore(), Steady()
        async with a_hall(store, steady=steady) as hall:
            made = [await hall.make(table_request("bloodrage", mine(2))) for _ in range(5)]
            before = await hall.mine([each.seats["0"] for each in made])
        async with a_hall(store, steady=steady) as hall:
            await asyncio.gather(*hall._background[:1])
            loads = store.loads
            for _ in range(3):
                result = await hall.mine([each.seats["0"] for each in made])

                assert result == before
            assert store.loads - loads <= 5
            assert not hall.tables

            table = await a_table(hall, made[0])
            await table.change(
                playing.choice,
                0,
                game_of(table.history).decision,
                str(game_of(table.history).legal(0)[0]),
            )
            turns = {
                each.table.id: each.turn for each in (await hall.mine([made[0].seats["0"]])).tables
            }
            assert turns == {made[0].table.id: False}

    run(story())


def test_a_table_that_cannot_be_read_is_left_out_of_the_list() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            made = [await hall.make(table_request()) for _ in range(2)]
        break_table(store, made[0].table.id)
        store.outlooks.clear()  # as if an older version had stored them
        async with a_hall(store) as hall:
            result = await hall.mine([each.seats["0"] for each in made])

            assert [each.table.id for each in result.tables] == [made[1].table.id]

    run(story())


def test_a_record_is_replayed_at_its_own_table(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            table = await a_table(hall, await finished(hall, mine(2)))
            record = game_of(table.history).record()

            made = await upload(hall, record)

            result = await a_table(hall, made)
            assert game_of(result.history).state.digest() == game_of(table.history).state.digest()
            assert result.history.status == "finished"
            update = result.views.update(result.history, None, None, 0)
            assert update is not None
            assert (update.turn, update.thinking) == (None, [])
            assert (
                await code_of(result.change(playing.say, 0, "hello", result.limits))
                == "replay-only"
            )
            assert (
                await code_of(hall.sit_in(made.table.id, made.host, 0, "random")) == "replay-only"
            )

    run(story())


def test_an_unfinished_record_cannot_be_continued() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            game = stormhall.new("bloodrage", 2, 3)
            for _ in range(10):
                game.apply(game.to_act[0], game.legal(game.to_act[0])[0])

            made = await upload(hall, game.record())

            table = await a_table(hall, made)
            seat, decision, action = first(game_of(table.history))
            assert (
                await code_of(table.change(playing.choice, seat, decision, action)) == "replay-only"
            )
            assert not table.history.playing()
            before = seen_by_all(table)
        async with a_hall(store) as hall:
            assert seen_by_all(await a_table(hall, made)) == before

    run(story())


def test_a_record_that_begins_from_a_position_is_replayed_too() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            game = stormhall.from_position(stormhall.new("battalia", 2, 4).position())
            game.apply(game.to_act[0], game.legal(game.to_act[0])[0])

            made = await upload(hall, game.record())

            result = await a_table(hall, made)
            assert game_of(result.history).state.digest() == game.state.digest()

    run(story())


@pytest.mark.parametrize(
    ("old", "new"),
    [("stormhall record 1", "my record"), ("1 ", "7 "), ("game: battalia", "game: chess")],
)
def test_a_record_that_cannot_be_replayed_is_not_stored(old: str, new: str) -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            game = stormhall.new("battalia", 2, 4)
            game.apply(game.to_act[0], game.legal(game.to_act[0])[0])

            with pytest.raises((RecordError, SetupError)):
                await upload(hall, game.record().replace(old, new))

            assert not store.rows

    run(story())


def test_every_upload_is_replayed_or_refused() -> None:
    async def story() -> None:
        chance = random.Random(1)
        game = stormhall.new("bloodrage", 2, 3)
        for _ in range(20):
            game.apply(game.to_act[0], game.legal(game.to_act[0])[0])
        texts = [game.record(), stormhall.from_position(game.position()).record()]
        deep = texts[0].replace("options: {", "options: {" + '"a":[' * 100_000)
        async with a_hall() as hall:
            outcomes = [type(await _outcome(hall, deep)).__name__]
            for _ in range(300):
                spoiled = list(chance.choice(texts))
                for _ in range(chance.randrange(1, 4)):
                    place = chance.randrange(len(spoiled))
                    spoiled[place] = chance.choice(["", "9", "}", "[", "\n", "-", "x", "null"])
                outcomes.append(type(await _outcome(hall, "".join(spoiled))).__name__)

            assert outcomes[0] == "RecordError"
            assert set(outcomes) <= {"RecordError", "SetupError", "NoneType"}

    run(story())


async def _outcome(hall: Hall, record: str) -> StormhallError | None:
    try:
        await upload(hall, record)
    except StormhallError as error:
        return error
    return None


def test_a_hotseat_has_a_key_for_every_seat(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            made = await hall.make(table_request(seats=mine(4)))

            result = [await stored_key(hall, key) for key in made.seats.values()]

            assert [(each.role, each.seat) for each in result] == [("seat", n) for n in range(4)]
            tables = (await hall.mine(list(made.seats.values()))).tables
            assert sorted(each.seat for each in tables) == [0, 1, 2, 3]

    run(story())


def test_a_table_is_deleted_with_everything_that_belongs_to_it(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            made = await hall.make(table_request())

            await hall.delete(made.table.id)

            assert await code_of(hall.table(made.table.id)) == "no-table"
            assert await stored_key(hall, made.seats["0"]) is None
            assert hall.active == 0

    run(story())
