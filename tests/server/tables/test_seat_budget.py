"""What a seat does besides choosing fills neither the disk nor its table."""

from __future__ import annotations

import random

import pytest

from stormhall.server.live.answers import answer
from stormhall.server.settings import Limits
from stormhall.server.tables import playing, seating
from stormhall.server.tables.changes import game_of
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import AskHint, Choose, Order, Ping, Say
from tests.server.support.halls import (
    OPEN,
    NoBots,
    Place,
    Steady,
    a_hall,
    a_table,
    access_of,
    code_of,
    first,
    hotseat,
    mine,
    play,
    run,
    settled,
    table_request,
    undoable,
)

pytestmark = pytest.mark.usefixtures("no_patience")


def test_what_changes_nothing_is_not_stored(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store(), bots=NoBots()) as hall:
            table = await hotseat(hall, "bloodrage", 3)
            await table.change(playing.set_orders, 0, [Order(action="pass", step="turn")])
            await table.change(seating.rename, 0, "Ada")
            await table.change(seating.sit_in, 1, "random")
            length = table.history.length

            for text in ("pass", "  PASS  ", "pass" + 396 * " "):
                await table.change(playing.set_orders, 0, [Order(action=text, step="turn")])
            await table.change(seating.rename, 0, " Ada ")
            await table.change(seating.sit_in, 1, "random")

            assert table.history.length == length

    run(story())


def test_orders_that_have_paused_go_on_when_they_are_set_again() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            seat = await undoable(table, random.Random(2))
            order = [Order(action="only")]
            await table.change(playing.set_orders, seat, order)
            await table.change(playing.undo, seat, game_of(table.history).decision)
            assert table.history.ordered_choices[seat] > 0

            await table.change(playing.set_orders, seat, order)

            assert table.history.ordered_choices[seat] == 0

    run(story())


def test_texts_are_stored_as_they_are_read_and_not_as_they_were_typed() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            seat, decision, action = first(game_of(table.history))
            typed = f"{action.upper()} ;; {' ' * 300}"

            await table.change(playing.choice, seat, decision, typed)
            await table.change(playing.set_orders, seat, [Order(action=f"  {action.upper()}  ")])

            stored = (await table._store.tail(table.id, 0))[-2:]
            assert stored[0].data["action"] == action
            assert stored[1].data["orders"] == [{"action": action, "step": ""}]

    run(story())


def test_a_seat_has_a_budget_and_choices_go_on_when_it_is_spent(place: Place) -> None:
    async def story() -> None:
        limits = Limits(seat_entries=8)
        async with a_hall(place.store(), limits=limits) as hall:
            table = await hotseat(hall)
            while table.history.spent[0] < 8:
                await table.change(playing.say, 0, "and another thing", limits)

            for refused in (
                table.change(playing.say, 0, "and another thing", limits),
                table.change(seating.rename, 0, "Ada"),
                table.change(playing.set_orders, 0, [Order(action="only")]),
                table.change(seating.sit_in, 0, "random"),
            ):
                assert await code_of(refused) == "too-many"
            await table.change(playing.say, 1, "this seat has its own", limits)
            await play(table, 20, random.Random(1))

            assert len(game_of(table.history).choices) == 20

        async with a_hall(place.store(), limits=limits) as hall:
            again = await hall.table(table.id)
            assert again.history.spent[0] == 8

    run(story())


def test_a_game_goes_on_to_its_end_at_a_table_that_is_full() -> None:
    async def story() -> None:
        limits = Limits(entries=10)
        async with a_hall(limits=limits) as hall:
            table = await hotseat(hall, "bloodrage")
            await play(table, 10_000, random.Random(1))

            assert table.history.status == "finished"
            assert table.history.length > limits.entries
            assert await code_of(table.change(playing.say, 0, "well played", limits)) == "too-many"

    run(story())


def test_a_person_comes_back_whatever_was_spent() -> None:
    async def story() -> None:
        limits = Limits(seat_entries=3)
        async with a_hall(bots=NoBots(), limits=limits) as hall:
            table = await hotseat(hall)
            await table.change(playing.say, 0, "soon back", limits)
            await table.change(seating.sit_in, 0, "random")

            await table.change(seating.come_back, 0)

            assert not table.history.is_bot(0)

    run(story())


def test_a_newcomer_does_not_inherit_what_was_spent() -> None:
    async def story() -> None:
        limits = Limits(seat_entries=4)
        async with a_hall(limits=limits) as hall:
            table = await a_table(hall, await hall.make(table_request(seats=[*mine(2), OPEN])))
            while table.history.spent[1] < 4:
                await table.change(playing.say, 1, "and another thing", limits)

            await table.change(seating.leave, 1)

            assert table.history.spent.get(1, 0) <= 1

    run(story())


def test_a_seat_acts_at_its_own_pace_whatever_its_connections() -> None:
    async def story() -> None:
        steady, limits = Steady(), Limits(seat_acts_burst=3, seat_acts_per_second=1.0)
        async with a_hall(steady=steady, limits=limits) as hall:
            table = await hotseat(hall, "bloodrage")
            access = await access_of(table, 0)
            other = await access_of(table, 0)

            for number, one in enumerate((access, other, access)):
                await answer(one, Say(id=number, text="hello"))
            for request in (Say(id=4, text="hello"), AskHint(id=5)):
                with pytest.raises(HallError, match="too much at once"):
                    await answer(other, request)
            await answer(access, Ping(id=6))
            seat, decision, action = first(game_of(table.history))
            assert seat == 0
            await answer(access, Choose(id=7, decision=decision, action=action))
            await answer(await access_of(table, 1), Say(id=8, text="hello"))

            steady.time += 1_000
            await answer(access, Say(id=9, text="hello"))
            await settled(table)

    run(story())
