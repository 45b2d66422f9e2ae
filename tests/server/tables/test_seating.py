"""Joining, leaving and rematches."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from stormhall.server.store.interface import StoreFull
from stormhall.server.tables import playing, seating
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.standing_orders import step_of
from stormhall.server.tables.table_views import state_of
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.table_messages import Join
from tests.server.support.halls import (
    BOT,
    OPEN,
    NoBots,
    Place,
    Steady,
    a_hall,
    a_table,
    code_of,
    finished,
    leave,
    mine,
    play,
    run,
    seen_by_all,
    settled,
    stored_key,
    table_request,
    until,
)
from tests.server.support.memory_store import MemoryStore

pytestmark = pytest.mark.usefixtures("no_patience")


def test_only_one_of_many_people_gets_a_seat(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            made = await hall.make(table_request(seats=[*mine(1), OPEN, OPEN, OPEN]))

            outcomes = await asyncio.gather(
                *(
                    hall.join(made.table.id, Join(invite=made.invite, name=f"client {n}"))
                    for n in range(6)
                ),
                return_exceptions=True,
            )

            joined = [each for each in outcomes if not isinstance(each, BaseException)]
            refused = [each for each in outcomes if isinstance(each, HallError)]
            assert sorted(each.seat for each in joined) == [1, 2, 3]
            assert [each.code for each in refused] == ["seat-taken"] * 3
            for each in joined:
                assert (await stored_key(hall, each.key)).seat == each.seat

    run(story())


def test_a_seat_needs_the_invitation_to_this_table() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            made = await hall.make(table_request(seats=[*mine(1), OPEN]))
            other = await hall.make(table_request(seats=[*mine(1), OPEN]))
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
            table = await a_table(hall, await hall.make(table_request()))
            version = table.history.table_version

            await table.change(seating.rename, 1, " Queen\n Ann ")

            assert state_of(table.history, table.presence).seats[1].name == "Queen Ann"
            assert table.history.table_version > version

    run(story())


def test_a_seat_given_up_before_the_game_is_open_again() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            made = await hall.make(table_request(seats=[*mine(2), OPEN]))

            table = await leave(hall, made.table.id, made.seats["1"])

            assert [seat.kind for seat in table.history.seats] == ["person", "open", "open"]
            assert table.history.seats[1].name == ""
            assert await stored_key(hall, made.seats["1"]) is None
            assert (await stored_key(hall, made.seats["0"])).seat == 0

    run(story())


@pytest.mark.parametrize(
    ("game", "choices"), [("battalia", 37), ("bloodrage", 2), ("stormgates", 50)]
)
def test_a_bot_plays_in_a_seat_that_was_given_up_until_somebody_joins(
    place: Place, game: str, choices: int
) -> None:
    async def story() -> None:
        bots = NoBots()
        async with a_hall(place.store(), bots=bots) as hall:
            made = await hall.make(table_request(game, mine(3)))
            table = await a_table(hall, made)
            await play(table, choices, random.Random(2))
            seat = table.history.thinking()[0]
            key = made.seats[str(seat)]

            await leave(hall, made.table.id, key)
            await until(lambda: len(bots.asked) > 0)
            assert table.history.is_bot(seat)
            assert await stored_key(hall, key) is None

            joined = await hall.join(made.table.id, Join(invite=made.invite, name="New"))
            bots.free.set()
            await settled(table)
            assert (joined.seat, table.history.is_bot(seat)) == (seat, False)
            assert len(game_of(table.history).choices) == choices
            assert (await stored_key(hall, joined.key)).seat == seat

    run(story())


@pytest.mark.parametrize("step", ["draft", "battle-cards"])
def test_a_person_who_leaves_during_secret_choices_is_replaced(step: str) -> None:
    async def story() -> None:
        store, steady, bots = MemoryStore(), Steady(), NoBots()
        async with a_hall(store, steady=steady, bots=bots) as hall:
            made = await hall.make(table_request("bloodrage", mine(3)))
            table = await a_table(hall, made)
            chance = random.Random(4)
            while step_of(game_of(table.history)) != step or len(table.history.thinking()) < 2:
                await play(table, 1, chance)
            seat, other = table.history.thinking()[:2]
            game = game_of(table.history)
            await table.change(playing.choice, seat, game.decision, str(game.legal(seat)[0]))

            for gone in (seat, other):
                await leave(hall, made.table.id, made.seats[str(gone)])
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
            assert table.history.status == "finished"

    run(story())


def test_all_keys_to_a_seat_are_void_when_its_person_leaves(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            over = await finished(hall, mine(2))
            ways = [await hall.rematch(over.table.id, over.seats["0"]) for _ in range(2)]
            assert ways[0].table.id == ways[1].table.id
            assert ways[0].key != ways[1].key

            await leave(hall, ways[0].table.id, ways[0].key)

            for way in ways:
                assert await stored_key(hall, way.key) is None

    run(story())


def test_nobody_joins_a_game_that_is_over() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            over = await finished(hall, mine(2))
            await leave(hall, over.table.id, over.seats["0"])

            asked = hall.join(over.table.id, Join(invite=over.invite, name="Late"))

            assert await code_of(asked) == "over"

    run(story())


def test_a_host_fills_empty_seats_with_bots_and_the_game_begins() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            made = await hall.make(table_request("bloodrage", [*mine(1), OPEN, OPEN]))

            await hall.sit_in(made.table.id, made.host, 1, "random")
            table = await hall.sit_in(made.table.id, made.host, 2, "greedy")

            assert table.history.playing()
            assert [seat.name for seat in table.history.seats] == ["1", "random", "greedy"]

    run(story())


def test_a_host_can_replace_people_who_are_absent_but_not_those_present() -> None:
    async def story() -> None:
        async with a_hall(bots=NoBots()) as hall:
            made = await hall.make(table_request("bloodrage", mine(2)))
            table = await a_table(hall, made)
            table.connected(1)

            asked = hall.sit_in(made.table.id, made.host, 1, "random")
            assert await code_of(asked) == "seat-taken"
            table.disconnected(1)
            await hall.sit_in(made.table.id, made.host, 1, "random")

            assert table.history.is_bot(1)
            await table.change(seating.come_back, 1)
            assert not table.history.is_bot(1)
            assert await code_of(table.change(seating.come_back, 1)) == "not-away"

    run(story())


def test_a_seat_is_handed_over_only_with_its_own_key() -> None:
    async def story() -> None:
        async with a_hall(bots=NoBots()) as hall:
            made = await hall.make(table_request("bloodrage", mine(2)))
            table_id = made.table.id

            asked = hall.sit_in(table_id, made.seats["0"], 1, "random")
            assert await code_of(asked) == "bad-key"
            assert await code_of(hall.sit_in(table_id, made.invite, 1, "random")) == "bad-key"
            assert await code_of(hall.sit_in(table_id, made.host, 9, "random")) == "no-seat"
            assert await code_of(hall.sit_in(table_id, made.host, 1, "genius")) == "setup"

    run(story())


def test_two_simultaneous_rematches_lead_to_one_table(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            over = await finished(hall, mine(3, "client "))

            result = await asyncio.gather(
                *(hall.rematch(over.table.id, key) for key in over.seats.values())
            )

            assert len({each.table.id for each in result}) == 1
            assert [each.seat for each in result] == [0, 1, 2]
            assert len([each for each in result if each.host is not None]) == 1
            for each in result:
                opened = await stored_key(hall, each.key)
                assert (opened.table, opened.seat) == (each.table.id, each.seat)
            table = await hall.table(result[0].table.id)
            assert table.history.playing()
            assert [seat.name for seat in table.history.seats] == [
                "client 0",
                "client 1",
                "client 2",
            ]
            assert (await a_table(hall, over)).history.rematch == table.id

    run(story())


def test_a_rematch_waits_for_people_but_not_for_bots() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            over = await finished(hall, [*mine(1), BOT])

            again = await hall.rematch(over.table.id, over.seats["0"])

            assert again.table.status == "playing"
            assert again.table.seats[1].level == "random"
            assert again.table.options == over.table.options

    run(story())


def test_a_rematch_gives_nobody_a_seat_that_somebody_else_has_taken() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            over = await finished(hall, mine(2))
            again = await hall.rematch(over.table.id, over.seats["0"])
            await hall.join(again.table.id, Join(invite=again.invite or "", name="Stranger"))

            asked = hall.rematch(over.table.id, over.seats["1"])

            assert await code_of(asked) == "seat-taken"

    run(story())


def test_only_players_of_the_finished_game_get_a_rematch() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            made = await hall.make(table_request())
            asked = hall.rematch(made.table.id, made.seats["0"])
            assert await code_of(asked) == "not-over"

            over = await finished(hall, mine(2))
            assert await code_of(hall.rematch(over.table.id, over.watch or "")) == "bad-key"
            assert await code_of(hall.rematch(over.table.id, made.seats["0"])) == "bad-key"

    run(story())


def test_a_rematch_whose_link_could_not_be_stored_leaves_no_table_behind() -> None:
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
