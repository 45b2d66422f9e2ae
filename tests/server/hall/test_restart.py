"""Tables that are loaded again look the same as before."""

from __future__ import annotations

import random

import pytest

from stormhall.server.tables import playing, seating
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.table import Table
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import Clock, Order
from tests.server.support.halls import (
    Place,
    Steady,
    a_hall,
    a_table,
    hotseat,
    mine,
    play,
    run,
    seen_by_all,
    settled,
    table_request,
)
from tests.server.support.memory_store import MemoryStore

pytestmark = pytest.mark.usefixtures("no_patience")


@pytest.mark.parametrize(("game", "seats"), [("battalia", 3), ("bloodrage", 3), ("stormgates", 4)])
@pytest.mark.parametrize("seed", range(4))
def test_a_table_that_is_loaded_again_looks_the_same_to_everybody(
    game: str, seats: int, seed: int
) -> None:
    async def story() -> None:
        store, steady, chance = MemoryStore(), Steady(), random.Random(seed)
        clock = [Clock(), Clock(kind="days", days=3), Clock(kind="live", bank=600, increment=9)]
        async with a_hall(store, steady=steady) as hall:
            made = await hall.make(table_request(game, mine(seats), clock=clock[seed % 3]))
            table = await a_table(hall, made)
            for _ in range(120):
                steady.time += chance.randrange(5_000)
                await do_something(table, chance)
            await settled(table)
            before = seen_by_all(table)

            stored = await store.load(table.id)
            assert stored is not None
            again = await hall._load_history(table.id)

            copy = Table(again, store, hall.bots, hall.bus, hall.sources, hall.limits)
            assert seen_by_all(copy) == before
            assert stored.row.status == table.history.status
            assert (again.orders, again.ordered_choices) == (
                table.history.orders,
                table.history.ordered_choices,
            )

    run(story())


REFUSALS = {"takeback", "undo-refused", "stale", "away", "not-away", "over"}


async def do_something(table: Table, chance: random.Random) -> None:
    """Do something random at a table; a refused request must change nothing."""
    seat = chance.randrange(table.row.seats)
    before = seen_by_all(table)
    busy = bool(table.drivers)
    try:
        await chance.choice(DEEDS)(table, seat, chance)
    except HallError as error:
        if error.code not in REFUSALS:
            raise
        assert busy or seen_by_all(table) == before


async def _play(table: Table, seat: int, chance: random.Random) -> None:
    await settled(table)
    people = [each for each in table.history.thinking() if not table.history.is_bot(each)]
    if people:
        game, who = game_of(table.history), chance.choice(people)
        await table.change(playing.choice, who, game.decision, str(chance.choice(game.legal(who))))


async def _undo(table: Table, seat: int, chance: random.Random) -> None:
    if game_of(table.history).choices:
        await table.change(
            playing.undo, game_of(table.history).choices[-1][0], game_of(table.history).decision
        )


async def _say(table: Table, seat: int, chance: random.Random) -> None:
    await table.change(playing.say, seat, f"line {chance.random()}", table.limits)


async def _rename(table: Table, seat: int, chance: random.Random) -> None:
    await table.change(seating.rename, seat, f"client {chance.randrange(100)}")


async def _hand_over(table: Table, seat: int, chance: random.Random) -> None:
    await table.change(seating.sit_in, seat, "random")


async def _come_back(table: Table, seat: int, chance: random.Random) -> None:
    await table.change(seating.come_back, seat)


async def _order(table: Table, seat: int, chance: random.Random) -> None:
    wishes = [[], [Order(action="only")], [Order(action="suggested")]]
    await table.change(playing.set_orders, seat, chance.choice(wishes))


async def _ask(table: Table, seat: int, chance: random.Random) -> None:
    made, before = len(game_of(table.history).choices), table.history.takeback
    if before is not None:
        await table.change(playing.answer_takeback, before.seat, before.to, agree=False)
        return
    await table.change(playing.ask_takeback, seat, max(0, made - chance.randrange(1, 6)))


async def _answer(table: Table, seat: int, chance: random.Random) -> None:
    request = table.history.takeback
    if request is not None and request.waiting:
        await table.change(
            playing.answer_takeback, request.waiting[0], request.to, chance.random() < 0.8
        )


DEEDS = [*[_play] * 8, _undo, _undo, _say, _rename, _hand_over, _come_back, _order, _ask]
DEEDS += [_answer, _answer, _come_back]


def test_a_hall_that_opens_again_shows_every_table_as_it_was(place: Place) -> None:
    async def story() -> None:
        chance, steady = random.Random(5), Steady()
        before: dict[str, list[bytes]] = {}
        async with a_hall(place.store(), steady=steady) as hall:
            for game, seats in [("battalia", 2), ("bloodrage", 3), ("stormgates", 3)]:
                table = await hotseat(hall, game, seats)
                await play(table, 40, chance)
                await table.change(playing.say, 0, "until tomorrow", table.limits)
                before[table.id] = seen_by_all(table)

        async with a_hall(place.store(), steady=steady) as hall:
            for table_id, views in before.items():
                assert seen_by_all(await hall.table(table_id)) == views

    run(story())
