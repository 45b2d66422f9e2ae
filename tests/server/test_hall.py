"""The hall: making tables, sitting down, coming back, clocks, rest and restart."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import stormhall
from stormhall.kernel.errors import RecordError, SetupError, StormhallError
from stormhall.server import drivers
from stormhall.server.clocks import DAY, SECOND
from stormhall.server.errors import HallError
from stormhall.server.hall import Hall
from stormhall.server.keys import digest_of
from stormhall.server.messages import Clock, Join, MakeTable, Order, SeatWish, TableMade
from stormhall.server.orders import step_of
from stormhall.server.settings import Limits
from stormhall.server.store.interface import Entry, StoreFull
from stormhall.server.table import Table
from tests.server.halls import (
    START,
    NoBots,
    Place,
    Steady,
    a_hall,
    a_table,
    first,
    mine,
    play,
    run,
    seen_by_all,
    settled,
    until,
    wish,
)
from tests.server.memory_store import MemoryStore

MINUTE = 60 * SECOND
LIVE = Clock(kind="live", bank=60, increment=5, grace=30)
DAYS = Clock(kind="days", days=2, grace=3_600)
OPEN = SeatWish(kind="open")
BOT = SeatWish(kind="bot", level="random")


@pytest.fixture(params=["memory", "sql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Stores of both kinds, opened again and again."""
    return Place(tmp_path if request.param == "sql" else None)


@pytest.fixture(autouse=True)
def _no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drivers, "PATIENCE", 0.001)


async def code_of(asked: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises(HallError) as caught:
        await asked
    return caught.value.code


async def finished(hall: Hall, seats: list[SeatWish]) -> TableMade:
    """A table whose game is over."""
    made = await hall.make(wish("bloodrage", seats))
    table = await a_table(hall, made)
    chance = random.Random(1)
    while table.course.playing():
        await settled(table)
        await play(table, 1, chance)
    return made


# Making.


def test_a_table_waits_for_those_with_the_link_and_then_begins(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            made = await hall.make(wish(seats=[*mine(1), OPEN, OPEN]))
            assert made.table.status == "waiting"
            assert list(made.seats) == ["0"]

            one = await hall.join(made.table.id, Join(invite=made.invite, name="Ann"))
            assert (one.seat, one.table.status) == (1, "waiting")
            two = await hall.join(made.table.id, Join(invite=made.invite, name="Bo", seat=2))

            assert (two.seat, two.table.status) == (2, "playing")
            assert [seat.name for seat in two.table.seats] == ["1", "Ann", "Bo"]
            assert [each.status for each in await hall.store.tables(["playing"])] == ["playing"]

    run(story())


def test_a_full_table_is_played_at_once_and_the_store_knows_it(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            made = await hall.make(wish(seats=mine(2)))

            assert made.table.status == "playing"
            assert [each.id for each in await hall.store.tables(["playing"])] == [made.table.id]

    run(story())


def test_bots_begin_as_soon_as_a_table_is_made() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await a_table(hall, await hall.make(wish("bloodrage", [*mine(1), BOT])))

            await until(lambda: len(table.game().choices) == 1)

            assert table.course.thinking() == [0]

    run(story())


@pytest.mark.parametrize(
    "bad",
    [
        wish("chess"),
        wish(preset="no such preset"),
        wish(seats=mine(8)),
        MakeTable(game="battalia", seats=mine(2), options={"colour": "red"}),
        wish(seats=[*mine(1), SeatWish(kind="bot", level="genius")]),
        wish(clock=Clock(kind="live")),
        wish(clock=Clock(kind="days")),
        wish(seats=[*mine(1), SeatWish(kind="open", name="\u200b")]),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_and_not_kept(bad: MakeTable) -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            with pytest.raises((SetupError, HallError)):
                await hall.make(bad)

            assert not store.rows
            assert (hall.active, hall.tables) == (0, {})

    run(story())


def test_no_key_is_kept_or_told_to_others() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            made = await hall.make(wish(seats=[*mine(1), OPEN]))
            joined = await hall.join(made.table.id, Join(invite=made.invite, name="Ann"))
            keys = [made.host, made.invite, made.watch or "", *made.seats.values(), joined.key]
            table = await a_table(hall, made)

            kept = [*store.rows.values(), store.entries, *store.stored_keys.values()]
            text = str(kept) + str(seen_by_all(table)) + str(table.state())

            assert not [key for key in keys if key in text]
            assert {digest_of(key) for key in keys} == set(store.stored_keys)

    run(story())


def test_a_table_without_spectators_has_no_window() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            made = await hall.make(replace(wish(), spectators=False))

            assert made.watch is None

    run(story())


def test_a_hall_has_a_limited_number_of_tables() -> None:
    async def story() -> None:
        async with a_hall(limits=Limits(tables=3)) as hall:
            made = [await hall.make(wish()) for _ in range(2)]

            outcomes = await asyncio.gather(
                *(hall.make(wish()) for _ in range(5)), return_exceptions=True
            )
            refused = [each.code for each in outcomes if isinstance(each, HallError)]
            assert refused == ["too-many"] * 4

            await (await a_table(hall, made[0])).archive()
            await hall.make(wish())

    run(story())


def test_a_table_that_could_not_be_stored_is_none() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            store.fail_once = StoreFull("full")

            with pytest.raises(StoreFull):
                await hall.make(wish())

            assert (hall.active, hall.tables, store.stored_keys) == (0, {}, {})
            await hall.make(wish())

    run(story())


# Sitting down and getting up.


def test_a_seat_is_given_once_however_many_want_it(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            made = await hall.make(wish(seats=[*mine(1), OPEN, OPEN, OPEN]))

            outcomes = await asyncio.gather(
                *(
                    hall.join(made.table.id, Join(invite=made.invite, name=f"guest {n}"))
                    for n in range(6)
                ),
                return_exceptions=True,
            )

            joined = [each for each in outcomes if not isinstance(each, BaseException)]
            refused = [each for each in outcomes if isinstance(each, HallError)]
            assert sorted(each.seat for each in joined) == [1, 2, 3]
            assert [each.code for each in refused] == ["seat-taken"] * 3
            for each in joined:
                assert (await hall.key(each.key)).seat == each.seat

    run(story())


def test_a_seat_needs_the_invitation_to_this_table() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            made = await hall.make(wish(seats=[*mine(1), OPEN]))
            other = await hall.make(wish(seats=[*mine(1), OPEN]))
            wrong = [made.host, made.watch or "", made.seats["0"], other.invite, "x" * 32]

            for key in wrong:
                asked = hall.join(made.table.id, Join(invite=key, name="Mallory"))
                assert await code_of(asked) == "bad-key"

            asked = hall.join(made.table.id, Join(invite=made.invite, name="Ann", seat=0))
            assert await code_of(asked) == "seat-taken"

    run(story())


def test_a_name_can_be_changed() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await a_table(hall, await hall.make(wish()))
            version = table.course.table_version

            await table.rename(1, " Queen\n Ann ")

            assert table.state().seats[1].name == "Queen Ann"
            assert table.course.table_version > version

    run(story())


def test_whoever_leaves_before_the_game_leaves_an_open_seat() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            made = await hall.make(wish(seats=[*mine(2), OPEN]))

            table = await hall.leave(made.table.id, made.seats["1"])

            assert [seat.kind for seat in table.course.seats] == ["person", "open", "open"]
            assert table.course.seats[1].name == ""
            assert await code_of(hall.key(made.seats["1"])) == "bad-key"
            assert (await hall.key(made.seats["0"])).seat == 0

    run(story())


@pytest.mark.parametrize(
    ("game", "choices"), [("battalia", 37), ("bloodrage", 2), ("stormgates", 50)]
)
def test_a_bot_plays_for_whoever_leaves_until_somebody_joins(
    place: Place, game: str, choices: int
) -> None:
    async def story() -> None:
        bots = NoBots()
        async with a_hall(place.store(), bots=bots) as hall:
            made = await hall.make(wish(game, mine(3)))
            table = await a_table(hall, made)
            await play(table, choices, random.Random(2))
            seat = table.course.thinking()[0]
            key = made.seats[str(seat)]

            await hall.leave(made.table.id, key)
            await until(lambda: len(bots.asked) > 0)
            assert table.course.is_bot(seat)
            assert await code_of(hall.key(key)) == "bad-key"

            joined = await hall.join(made.table.id, Join(invite=made.invite, name="New"))
            bots.free.set()
            await settled(table)
            assert (joined.seat, table.course.is_bot(seat)) == (seat, False)
            assert len(table.game().choices) == choices
            assert (await hall.key(joined.key)).seat == seat

    run(story())


@pytest.mark.parametrize("step", ["draft", "battle-cards"])
def test_somebody_leaves_in_the_midst_of_secret_choices_and_another_takes_over(step: str) -> None:
    async def story() -> None:
        store, steady, bots = MemoryStore(), Steady(), NoBots()
        async with a_hall(store, steady=steady, bots=bots) as hall:
            made = await hall.make(wish("bloodrage", mine(3)))
            table = await a_table(hall, made)
            chance = random.Random(4)
            while step_of(table.game()) != step or len(table.course.thinking()) < 2:
                await play(table, 1, chance)
            seat, other = table.course.thinking()[:2]
            game = table.game()
            await table.choose(seat, game.decision, str(game.legal(seat)[0]))

            for gone in (seat, other):
                await hall.leave(made.table.id, made.seats[str(gone)])
            await until(lambda: len(bots.asked) > 0)
            for gone in (seat, other):
                join = Join(invite=made.invite, name="New", seat=gone)
                assert (await hall.join(made.table.id, join)).seat == gone
            await settled(table)
            before = seen_by_all(table)
        async with a_hall(store, steady=steady) as hall:
            table = await a_table(hall, made)
            assert seen_by_all(table) == before
            await play(table, 2_000, chance)
            assert table.course.status == "finished"

    run(story())


def test_all_keys_to_a_seat_are_void_when_its_person_leaves(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            over = await finished(hall, mine(2))
            ways = [await hall.rematch(over.table.id, over.seats["0"]) for _ in range(2)]
            assert ways[0].table.id == ways[1].table.id
            assert ways[0].key != ways[1].key

            await hall.leave(ways[0].table.id, ways[0].key)

            for way in ways:
                assert await code_of(hall.key(way.key)) == "bad-key"

    run(story())


def test_nobody_joins_a_game_that_is_over() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            over = await finished(hall, mine(2))
            await hall.leave(over.table.id, over.seats["0"])

            asked = hall.join(over.table.id, Join(invite=over.invite, name="Late"))

            assert await code_of(asked) == "over"

    run(story())


def test_a_host_fills_empty_seats_with_bots_and_the_game_begins() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            made = await hall.make(wish("bloodrage", [*mine(1), OPEN, OPEN]))

            await hall.sit_in(made.table.id, made.host, 1, "random")
            table = await hall.sit_in(made.table.id, made.host, 2, "greedy")

            assert table.course.playing()
            assert [seat.name for seat in table.course.seats] == ["1", "random", "greedy"]

    run(story())


def test_a_host_replaces_the_absent_but_not_the_present() -> None:
    async def story() -> None:
        async with a_hall(bots=NoBots()) as hall:
            made = await hall.make(wish("bloodrage", mine(2)))
            table = await a_table(hall, made)
            table.come(1)

            asked = hall.sit_in(made.table.id, made.host, 1, "random")
            assert await code_of(asked) == "seat-taken"
            table.go(1)
            await hall.sit_in(made.table.id, made.host, 1, "random")

            assert table.course.is_bot(1)
            await table.come_back(1)
            assert not table.course.is_bot(1)
            assert await code_of(table.come_back(1)) == "not-away"

    run(story())


def test_a_seat_is_handed_over_by_its_own_key_alone() -> None:
    async def story() -> None:
        async with a_hall(bots=NoBots()) as hall:
            made = await hall.make(wish("bloodrage", mine(2)))
            table_id = made.table.id

            asked = hall.sit_in(table_id, made.seats["0"], 1, "random")
            assert await code_of(asked) == "bad-key"
            assert await code_of(hall.sit_in(table_id, made.invite, 1, "random")) == "bad-key"
            assert await code_of(hall.sit_in(table_id, made.host, 9, "random")) == "no-seat"
            assert await code_of(hall.sit_in(table_id, made.host, 1, "genius")) == "setup"

    run(story())


# Rematch.


def test_two_who_ask_at_once_play_at_one_table(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            over = await finished(hall, mine(3, "guest "))

            found = await asyncio.gather(
                *(hall.rematch(over.table.id, key) for key in over.seats.values())
            )

            assert len({each.table.id for each in found}) == 1
            assert [each.seat for each in found] == [0, 1, 2]
            assert len([each for each in found if each.host is not None]) == 1
            for each in found:
                opened = await hall.key(each.key)
                assert (opened.table, opened.seat) == (each.table.id, each.seat)
            table = await hall.table(found[0].table.id)
            assert table.course.playing()
            assert [seat.name for seat in table.course.seats] == ["guest 0", "guest 1", "guest 2"]
            assert (await a_table(hall, over)).state().rematch == table.id

    run(story())


def test_a_rematch_waits_for_people_and_not_for_bots() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            over = await finished(hall, [*mine(1), BOT])

            again = await hall.rematch(over.table.id, over.seats["0"])

            assert again.table.status == "playing"
            assert again.table.seats[1].level == "random"
            assert again.table.options == over.table.options

    run(story())


def test_nobody_gets_a_seat_in_a_rematch_that_somebody_else_was_let_in_to() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            over = await finished(hall, mine(2))
            again = await hall.rematch(over.table.id, over.seats["0"])
            await hall.join(again.table.id, Join(invite=again.invite or "", name="Stranger"))

            asked = hall.rematch(over.table.id, over.seats["1"])

            assert await code_of(asked) == "seat-taken"

    run(story())


def test_a_rematch_is_asked_for_by_those_who_played_to_the_end() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            made = await hall.make(wish())
            asked = hall.rematch(made.table.id, made.seats["0"])
            assert await code_of(asked) == "not-over"

            over = await finished(hall, mine(2))
            assert await code_of(hall.rematch(over.table.id, over.watch or "")) == "bad-key"
            assert await code_of(hall.rematch(over.table.id, made.seats["0"])) == "bad-key"

    run(story())


def test_a_rematch_that_could_not_be_noted_leaves_no_table_behind() -> None:
    class Forgetful(MemoryStore):
        async def append(self, table: str, entries: Any, **more: Any) -> None:
            if any(entry.kind == "rematch" for entry in entries):
                raise StoreFull("full")
            await super().append(table, entries, **more)

    async def story() -> None:
        store = Forgetful()
        async with a_hall(store) as hall:
            over = await finished(hall, mine(2))

            with pytest.raises(StoreFull):
                await hall.rematch(over.table.id, over.seats["0"])

            assert list(store.rows) == [over.table.id]
            assert list(hall.tables) == [over.table.id]

    run(story())


def test_a_rematch_that_was_deleted_is_made_again() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            over = await finished(hall, mine(2))
            gone = await hall.rematch(over.table.id, over.seats["0"])
            await hall.delete(gone.table.id)

            again = await hall.rematch(over.table.id, over.seats["0"])

            assert again.table.id != gone.table.id
            assert again.host is not None

    run(story())


# The own tables.


def test_the_own_tables_come_with_those_first_that_wait_for_one(place: Place) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), steady=steady) as hall:
            waits = await hall.make(wish(seats=[*mine(1), OPEN]))
            steady.time += 1_000
            turn = await hall.make(wish("bloodrage", mine(2)))
            steady.time += 1_000
            over = await finished(hall, mine(2))
            keys = [waits.seats["0"], over.seats["1"], turn.seats["0"], turn.watch or "", "x" * 32]

            found = (await hall.mine(keys)).tables

            assert [(each.table.id, each.seat, each.turn) for each in found] == [
                (turn.table.id, 0, True),
                (over.table.id, 1, False),
                (waits.table.id, 0, False),
            ]
            assert found[1].number > 50

    run(story())


def test_looking_for_the_own_tables_loads_each_once_and_keeps_none_in_memory() -> None:
    async def story() -> None:
        store, steady = MemoryStore(), Steady()
        async with a_hall(store, steady=steady) as hall:
            made = [await hall.make(wish("bloodrage", mine(2))) for _ in range(5)]
            before = await hall.mine([each.seats["0"] for each in made])
        async with a_hall(store, steady=steady) as hall:
            await asyncio.gather(*hall._chores[:1])
            loads = store.loads
            for _ in range(3):
                found = await hall.mine([each.seats["0"] for each in made])

                assert found == before
            assert store.loads - loads <= 5
            assert not hall.tables

            table = await a_table(hall, made[0])
            await table.choose(0, table.game().decision, str(table.game().legal(0)[0]))
            turns = {
                each.table.id: each.turn for each in (await hall.mine([made[0].seats["0"]])).tables
            }
            assert turns == {made[0].table.id: False}

    run(story())


def test_a_table_that_cannot_be_read_is_left_out_of_the_own_tables() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            made = [await hall.make(wish()) for _ in range(2)]
        break_table(store, made[0].table.id)
        async with a_hall(store) as hall:
            found = await hall.mine([each.seats["0"] for each in made])

            assert [each.table.id for each in found.tables] == [made[1].table.id]

    run(story())


# Clocks.


def test_a_seat_whose_time_and_grace_are_over_is_handed_to_a_bot(place: Place) -> None:
    async def story() -> None:
        steady, bots = Steady(), NoBots()
        async with a_hall(place.store(), bots=bots, steady=steady) as hall:
            table = await a_table(hall, await hall.make(wish(clock=LIVE)))
            seat = table.course.thinking()[0]

            steady.time += 89 * SECOND
            await hall.look_at_clocks()
            assert not table.course.is_bot(seat)
            steady.time += 1 * SECOND
            await hall.look_at_clocks()

            assert table.course.seats[seat].away
            assert table.course.seats[seat].level == "planner"
            await until(lambda: len(bots.asked) == 1)
            bots.free.set()
            await until(lambda: len(table.game().choices) > 0)
            await settled(table)

            await table.come_back(seat)
            clock = table.course.clocks
            assert clock.left[seat] >= 30 * SECOND

    run(story())


def test_a_choice_in_time_adds_the_increment_and_stops_the_clock() -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(steady=steady) as hall:
            table = await a_table(hall, await hall.make(wish("bloodrage", mine(2), clock=LIVE)))
            steady.time += 10 * SECOND
            game = table.game()

            await table.choose(0, game.decision, str(game.legal(0)[0]))
            steady.time += 10 * SECOND
            await table.say(0, "waiting")

            update = table.update(0, None, 0)
            assert update is not None
            assert update.clock is not None
            assert update.clock.left == [55 * SECOND, 40 * SECOND]
            assert update.clock.running == [1]

    run(story())


def test_live_clocks_stand_still_while_the_hall_is_closed(place: Place) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), steady=steady) as hall:
            made = await hall.make(wish(clock=LIVE))
        steady.time += 10 * DAY
        async with a_hall(place.store(), steady=steady) as hall:
            table = await a_table(hall, made)
            await hall.look_at_clocks()
            seat = table.course.thinking()[0]

            assert not table.course.is_bot(seat)
            assert table.course.clocks.left[seat] == 60 * SECOND
            steady.time += 90 * SECOND
            await hall.look_at_clocks()
            assert table.course.is_bot(seat)

    run(story())


def test_live_clocks_stand_still_until_the_store_can_note_that_they_run() -> None:
    async def story() -> None:
        steady, store = Steady(), MemoryStore()
        async with a_hall(store, steady=steady) as hall:
            made = await hall.make(wish(clock=LIVE))
        steady.time += 10 * DAY
        store.failure = StoreFull("full")
        async with a_hall(store, bots=NoBots(), steady=steady) as hall:
            table = await a_table(hall, made)
            await hall.look_at_clocks()
            seat = table.course.thinking()[0]
            assert table.update(seat, None, 0) is not None

            store.failure = None
            await hall.look_at_clocks()
            assert not table.course.is_bot(seat)
            assert table.course.clocks.left[seat] == 60 * SECOND
            steady.time += 90 * SECOND
            await hall.look_at_clocks()
            assert table.course.is_bot(seat)

    run(story())


def test_a_choice_before_that_finds_the_clock_as_it_was() -> None:
    async def story() -> None:
        steady, store = Steady(), MemoryStore()
        async with a_hall(store, steady=steady) as hall:
            made = await hall.make(wish(clock=LIVE))
        steady.time += 10 * DAY
        store.failure = StoreFull("full")
        async with a_hall(store, steady=steady) as hall:
            table = await a_table(hall, made)
            store.failure = None
            seat, decision, action = first(table.game())

            await table.choose(seat, decision, action)

            assert table.course.clocks.left[seat] == 65 * SECOND

    run(story())


def test_days_pass_while_the_hall_is_closed(place: Place) -> None:
    async def story() -> None:
        steady, bots = Steady(), NoBots()
        async with a_hall(place.store(), steady=steady) as hall:
            made = await hall.make(wish(clock=DAYS))
        steady.time += 2 * DAY + 3_600 * SECOND
        async with a_hall(place.store(), bots=bots, steady=steady) as hall:
            await asyncio.gather(*hall._chores[:1])
            assert not hall.tables, "a table that waits for a person rests"

            await hall.look_at_clocks()

            table = hall.tables[made.table.id]
            assert table.course.is_bot(table.course.thinking()[0])

    run(story())


def test_a_table_at_rest_wakes_when_its_days_are_over() -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(bots=NoBots(), steady=steady) as hall:
            made = await hall.make(wish(clock=DAYS))
            steady.time += 40 * MINUTE
            await hall.put_away()
            assert not hall.tables

            steady.time = START + 2 * DAY + 3_600 * SECOND - 1
            await hall.look_at_clocks()
            assert not hall.tables
            steady.time += 1
            await hall.look_at_clocks()

            assert hall._shelf.due(steady.time) == []
            table = hall.tables[made.table.id]
            assert table.course.is_bot(table.course.thinking()[0])

    run(story())


def test_one_table_whose_clock_cannot_be_stored_does_not_stop_the_others() -> None:
    class Picky(MemoryStore):
        refused = ""

        async def append(self, table: str, entries: Any, **more: Any) -> None:
            if table == self.refused:
                raise StoreFull("full")
            await super().append(table, entries, **more)

    async def story() -> None:
        store, steady = Picky(), Steady()
        async with a_hall(store, bots=NoBots(), steady=steady) as hall:
            made = [await hall.make(wish(clock=LIVE)) for _ in range(2)]
            store.refused = made[0].table.id
            steady.time += 90 * SECOND

            await hall.look_at_clocks()

            tables = [await a_table(hall, each) for each in made]
            away = [table.course.is_bot(table.course.thinking()[0]) for table in tables]
            assert away == [False, True]

    run(story())


# Memory, rest, archive.


def test_tables_that_nobody_uses_leave_memory_and_come_back_by_themselves(place: Place) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), steady=steady) as hall:
            made = await hall.make(wish())
            table = await a_table(hall, made)
            await play(table, 20, random.Random(1))
            before = seen_by_all(table)

            steady.time += 29 * MINUTE
            await hall.put_away()
            assert made.table.id in hall.tables
            steady.time += 31 * MINUTE
            await hall.put_away()
            assert not hall.tables

            again = await a_table(hall, made)
            assert again is not table
            assert seen_by_all(again) == before
            await again.choose(*first(again.game()))

    run(story())


def test_a_table_in_use_stays_in_memory() -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(bots=NoBots(), steady=steady) as hall:
            watched = await hall.make(wish())
            (await a_table(hall, watched)).come(None)
            botted = await hall.make(wish("bloodrage", [*mine(1), BOT]))
            timed = await hall.make(wish(clock=Clock(kind="live", bank=86_400)))
            await hall.make(wish())
            steady.time += 31 * MINUTE

            await hall.put_away()

            assert set(hall.tables) == {each.table.id for each in (watched, botted, timed)}

    run(story())


def test_memory_holds_a_limited_number_of_idle_tables() -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(steady=steady, limits=Limits(tables_in_memory=3)) as hall:
            made = []
            for _ in range(6):
                made.append(await hall.make(wish()))
                steady.time += 2 * MINUTE

            await hall.put_away()

            assert list(hall.tables) == [each.table.id for each in made[3:]]

    run(story())


def test_a_table_that_was_just_asked_for_is_not_taken_away() -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(steady=steady, limits=Limits(tables_in_memory=0)) as hall:
            made = await hall.make(wish())
            steady.time += 10 * MINUTE
            table = await a_table(hall, made)

            await hall.put_away()

            assert hall.tables == {made.table.id: table}

    run(story())


def test_those_who_ask_at_once_get_the_same_table() -> None:
    async def story() -> None:
        store, steady = MemoryStore(), Steady()
        async with a_hall(store, steady=steady) as hall:
            made = await hall.make(wish())
        async with a_hall(store, steady=steady) as hall:
            await asyncio.gather(*hall._chores[:1])
            loads = store.loads

            found = await asyncio.gather(*(a_table(hall, made) for _ in range(10)))

            assert len({id(table) for table in found}) == 1
            assert store.loads == loads + 1

    run(story())


def test_somebody_who_gives_up_waiting_does_not_stop_the_loading() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            made = await hall.make(wish())
        async with a_hall(store) as hall:
            await asyncio.gather(*hall._chores[:1])
            asking = asyncio.ensure_future(a_table(hall, made))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

            await until(lambda: made.table.id in hall.tables)

    run(story())


def test_a_table_that_nobody_touches_is_archived_and_can_be_reopened(place: Place) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), steady=steady) as hall:
            made = await hall.make(wish())
            table = await a_table(hall, made)
            await play(table, 10, random.Random(1))
            steady.time += 91 * DAY

            await hall.put_away()
            assert (hall.tables, hall.active) == ({}, 0)
            assert [each.id for each in await hall.store.tables(["archived"])] == [made.table.id]

            table = await a_table(hall, made)
            assert table.state().status == "archived"
            seat, decision, action = first(table.game())
            assert await code_of(table.choose(seat, decision, action)) == "archived"
            assert await code_of(table.say(0, "hello")) == "archived"
            await table.come_back(0)
            assert table.state().status == "playing"
            await table.choose(seat, decision, action)
            assert [each.id for each in await hall.store.tables(["playing"])] == [made.table.id]

    run(story())


def test_bots_rest_at_an_archived_table() -> None:
    async def story() -> None:
        bots, steady = NoBots(), Steady()
        async with a_hall(bots=bots, steady=steady) as hall:
            made = await hall.make(wish("bloodrage", [*mine(1), BOT]))
            table = await a_table(hall, made)
            await until(lambda: len(bots.asked) == 1)

            await table.archive()
            await settled(table)
            assert not table.in_use()

            await table.reopen()
            await until(lambda: len(bots.asked) == 2)

    run(story())


# Restart.


def test_bots_and_orders_go_on_when_the_hall_opens_again(place: Place) -> None:
    async def story() -> None:
        steady = Steady()
        async with a_hall(place.store(), bots=NoBots(), steady=steady) as hall:
            botted = await hall.make(wish("bloodrage", [*mine(1), BOT]))
            ordered = await hall.make(wish("bloodrage", mine(2)))
            table = await a_table(hall, ordered)
            await table.sit_in(0, "random")
            await table.set_orders(0, [Order(action=str(table.game().legal(0)[0]))])

        async with a_hall(place.store(), steady=steady) as hall:
            for made, seats in ((botted, [1]), (ordered, [0])):
                table = await a_table(hall, made)
                await until(partial(has_begun, table))
                assert [seat for seat, _ in table.game().choices] == seats

    run(story())


def has_begun(table: Table) -> bool:
    return len(table.game().choices) > 0


def break_table(store: MemoryStore, table_id: str) -> None:
    entries = store.entries[table_id]
    entries.append(Entry(n=len(entries), at=START, kind="undo", seat=0, data={}))


def test_tables_that_cannot_be_read_do_not_stop_the_hall() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store, bots=NoBots()) as hall:
            made = [await hall.make(wish("bloodrage", [*mine(1), BOT])) for _ in range(4)]
        ids = [each.table.id for each in made]
        break_table(store, ids[0])
        store.rows[ids[1]] = replace(store.rows[ids[1]], rules=999)
        store.rows[ids[2]] = replace(store.rows[ids[2]], game="chess")

        async with a_hall(store) as hall:
            table = await a_table(hall, made[3])
            await until(lambda: len(table.game().choices) > 0)

            assert await code_of(hall.table(ids[0])) == "broken-table"
            assert await code_of(hall.table(ids[1])) == "rules-version"
            assert await code_of(hall.table(ids[2])) == "no-game"
            assert await code_of(hall.table("nowhere")) == "no-table"
            with pytest.raises(HallError, match=f"entry 3 of table {ids[0]} "):
                await hall.table(ids[0])
            with pytest.raises(HallError, match="version 999 of the rules"):
                await hall.table(ids[1])

    run(story())


def test_tables_that_cannot_be_read_are_archived_too() -> None:
    async def story() -> None:
        store, steady = MemoryStore(), Steady()
        async with a_hall(store, steady=steady) as hall:
            made = await hall.make(wish())
        break_table(store, made.table.id)
        steady.time += 91 * DAY
        async with a_hall(store, steady=steady) as hall:
            await hall.put_away()

            assert store.rows[made.table.id].status == "archived"
            assert hall.active == 0

    run(story())


def test_who_comes_while_the_hall_wakes_its_tables_gets_the_table_that_goes_on() -> None:
    async def story() -> None:
        store, steady = MemoryStore(), Steady()
        async with a_hall(store, bots=NoBots(), steady=steady) as hall:
            made = [await hall.make(wish("bloodrage", [*mine(1), BOT])) for _ in range(3)]
            made += [await hall.make(wish()) for _ in range(3)]
        for pause in range(12):
            async with a_hall(store, bots=NoBots(), steady=steady) as hall:
                for _ in range(pause):
                    await asyncio.sleep(0)
                found = await asyncio.gather(*(a_table(hall, each) for each in made))
                await asyncio.gather(*hall._chores[:1])

                assert [hall.tables[each.table.id] for each in made] == found
                for table in found:
                    await table.say(0, "here")

    run(story())


# Records.


def test_a_record_is_replayed_at_a_table_of_its_own(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            table = await a_table(hall, await finished(hall, mine(2)))
            record = table.game().record()

            made = await hall.upload(record)

            found = await a_table(hall, made)
            assert found.game().state.digest() == table.game().state.digest()
            assert found.state().status == "finished"
            update = found.update(None, None, 0)
            assert update is not None
            assert (update.turn, update.thinking) == (None, [])
            assert await code_of(found.say(0, "hello")) == "replay-only"
            assert (
                await code_of(hall.sit_in(made.table.id, made.host, 0, "random")) == "replay-only"
            )

    run(story())


def test_an_unfinished_record_is_not_played_on() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            game = stormhall.new("bloodrage", 2, 3)
            for _ in range(10):
                game.apply(game.to_act[0], game.legal(game.to_act[0])[0])

            made = await hall.upload(game.record())

            table = await a_table(hall, made)
            seat, decision, action = first(table.game())
            assert await code_of(table.choose(seat, decision, action)) == "replay-only"
            assert not table.course.playing()
            before = seen_by_all(table)
        async with a_hall(store) as hall:
            assert seen_by_all(await a_table(hall, made)) == before

    run(story())


def test_a_record_from_a_position_is_replayed_too() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            game = stormhall.from_position(stormhall.new("battalia", 2, 4).position())
            game.apply(game.to_act[0], game.legal(game.to_act[0])[0])

            made = await hall.upload(game.record())

            found = await a_table(hall, made)
            assert found.game().state.digest() == game.state.digest()

    run(story())


@pytest.mark.parametrize(
    ("old", "new"),
    [("stormhall record 1", "my record"), ("1 ", "7 "), ("game: battalia", "game: chess")],
)
def test_a_record_that_cannot_be_replayed_is_not_kept(old: str, new: str) -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            game = stormhall.new("battalia", 2, 4)
            game.apply(game.to_act[0], game.legal(game.to_act[0])[0])

            with pytest.raises((RecordError, SetupError)):
                await hall.upload(game.record().replace(old, new))

            assert not store.rows

    run(story())


def test_whatever_is_uploaded_is_replayed_or_refused() -> None:
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
        await hall.upload(record)
    except StormhallError as error:
        return error
    return None


def test_a_hotseat_has_a_key_for_every_seat(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            made = await hall.make(wish(seats=mine(4)))

            found = [await hall.key(key) for key in made.seats.values()]

            assert [(each.role, each.seat) for each in found] == [("seat", n) for n in range(4)]
            tables = (await hall.mine(list(made.seats.values()))).tables
            assert sorted(each.seat for each in tables) == [0, 1, 2, 3]

    run(story())


def test_a_table_is_deleted_with_all_that_belongs_to_it(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            made = await hall.make(wish())

            await hall.delete(made.table.id)

            assert await code_of(hall.table(made.table.id)) == "no-table"
            assert await code_of(hall.key(made.seats["0"])) == "bad-key"
            assert hall.active == 0

    run(story())
