"""Standing orders: which choices they make, and when they stop."""

from __future__ import annotations

import asyncio
import random

import pytest

import stormhall
from stormhall.server.hall.hall import Hall
from stormhall.server.settings import Limits
from stormhall.server.store.interface import Entry
from stormhall.server.tables import playing, seating
from stormhall.server.tables import standing_orders as orders
from stormhall.server.tables import table as table_module
from stormhall.server.tables.changes import Change, game_of
from stormhall.server.tables.history import TableHistory
from stormhall.server.tables.table import Table
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import Order
from stormhall.server.wire.table_messages import SeatWish
from tests.server.support.halls import (
    NoBots,
    a_hall,
    a_table,
    first,
    hotseat,
    mine,
    play,
    run,
    settled,
    table_request,
    until,
)
from tests.server.support.memory_store import MemoryStore

pytestmark = pytest.mark.usefixtures("no_patience")


def test_an_order_takes_the_only_legal_action() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "battalia")
            for seat in range(2):
                await table.change(playing.set_orders, seat, [Order(action="only")])
            chance = random.Random(1)

            await play_around_orders(table, 60, chance)

            obeyed = [entry for entry in await _entries(hall, table) if _by(entry) == "order"]
            assert obeyed
            for seat in table.history.thinking():
                assert len(game_of(table.history).legal(seat)) > 1

    run(story())


async def play_around_orders(table: Table, choices: int, chance: random.Random) -> None:
    for _ in range(choices):
        await settled(table)
        if not table.history.playing():
            return
        seat = chance.choice(table.history.thinking())
        legal = game_of(table.history).legal(seat)
        await table.change(
            playing.choice, seat, game_of(table.history).decision, str(chance.choice(legal))
        )
    await settled(table)


async def _entries(hall: Hall, table: Table) -> list[Entry]:
    return await hall.store.tail(table.id, 0)


def _by(entry: Entry) -> str | None:
    return entry.data.get("by") if entry.kind == "choose" else None


def test_a_named_action_is_taken_whenever_it_is_legal_in_its_step() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "battalia")
            await play(table, 30, random.Random(1))
            seat, decision, action = first(game_of(table.history))
            step = (
                game_of(table.history)
                .state.steps()[game_of(table.history).state.frames[-1][0]]
                .name
            )
            elsewhere = next(
                each.name for each in game_of(table.history).state.steps() if each.name != step
            )

            await table.change(playing.set_orders, seat, [Order(action=action, step=elsewhere)])
            await settled(table)
            assert game_of(table.history).decision == decision

            await table.change(playing.set_orders, seat, [Order(action=action, step=step)])
            await until(lambda: game_of(table.history).decision != decision)
            await settled(table)

            assert _by((await _entries(hall, table))[-1]) == "order"

    run(story())


def test_suggested_choices_are_taken_until_the_order_is_withdrawn() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "battalia")
            chance = random.Random(4)
            while not any(
                game_of(table.history).suggestion(seat) for seat in table.history.thinking()
            ):
                await play(table, 1, chance)
            seat = table.history.thinking()[0]
            usual, made = (
                str(game_of(table.history).suggestion(seat)),
                len(game_of(table.history).choices),
            )

            await table.change(playing.set_orders, seat, [Order(action="suggested")])
            await until(lambda: len(game_of(table.history).choices) > made)
            await settled(table)
            entry = (await _entries(hall, table))[-1]
            assert _by(entry) == "order"
            assert usual in [each.data.get("action") for each in await _entries(hall, table)]

            await table.change(playing.set_orders, seat, [])
            made = len(game_of(table.history).choices)
            await settled(table)
            assert len(game_of(table.history).choices) == made
            assert table.history.orders[seat] == []

    run(story())


def test_an_order_that_is_withdrawn_while_it_waits_is_not_carried_out() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall, "battalia")
            seat, _, action = first(game_of(table.history))
            store.gate.clear()
            giving = asyncio.ensure_future(
                table.change(playing.set_orders, seat, [Order(action=action)])
            )
            await until(lambda: store.waiting == 1)
            withdrawing = asyncio.ensure_future(table.change(playing.set_orders, seat, []))
            await asyncio.sleep(0)
            store.gate.set()
            await asyncio.gather(giving, withdrawing)
            await settled(table)

            assert not game_of(table.history).choices

    run(story())


def test_an_order_that_is_replaced_while_it_waits_gives_way_to_the_new_one() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall, "bloodrage")
            one, other = (str(action) for action in game_of(table.history).legal(0)[:2])
            store.gate.clear()
            changes = [
                asyncio.ensure_future(table.change(playing.set_orders, 0, [Order(action=action)]))
                for action in (one, other)
            ]
            await until(lambda: store.waiting == 1)
            store.gate.set()
            await asyncio.gather(*changes)
            await until(lambda: len(game_of(table.history).choices) == 1)

            assert [entry.data["action"] for entry in store.entries[table.id][-1:]] == [other]

    run(story())


def test_an_order_does_not_repeat_a_choice_its_person_took_back() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "bloodrage")
            action = str(game_of(table.history).legal(0)[0])
            await table.change(playing.set_orders, 0, [Order(action=action)])
            await until(lambda: len(game_of(table.history).choices) == 1)
            await settled(table)

            await table.change(playing.undo, 0, game_of(table.history).decision)
            await settled(table)
            assert not game_of(table.history).choices

            other = str(game_of(table.history).legal(0)[1])
            await table.change(playing.choice, 0, game_of(table.history).decision, other)
            assert len(game_of(table.history).choices) == 1

    run(story())


def test_orders_cannot_go_on_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "MOST_ORDERED", 1)

    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "bloodrage")
            cards = {str(card) for seat in range(2) for card in game_of(table.history).legal(seat)}
            wanted = [Order(action=card) for card in sorted(cards)]
            for seat in range(2):
                await table.change(playing.set_orders, seat, wanted)
            await until(lambda: len(game_of(table.history).choices) >= 2)
            await settled(table)

            assert len(game_of(table.history).choices) == 2
            assert table.history.ordered_choices == {0: 1, 1: 1}

            await table.change(playing.choice, *first(game_of(table.history)))
            await table.change(playing.choice, *first(game_of(table.history)))
            await until(lambda: len(game_of(table.history).choices) > 4)

    run(story())


@pytest.mark.parametrize(
    ("order", "code"),
    [(Order(action="sing"), "notation"), (Order(action="only", step="tea"), "no-step")],
)
def test_an_order_that_could_never_be_carried_out_is_refused(order: Order, code: str) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)

            with pytest.raises(stormhall.StormhallError) as caught:
                await table.change(playing.set_orders, 0, [order])

            assert getattr(caught.value, "code", "notation") == code
            assert not table.history.orders

    run(story())


def test_an_order_that_is_always_refused_is_not_retried_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse_choices(history: TableHistory, change: Change, limits: Limits) -> None:
        if change.entries[0].kind == "choose":
            raise HallError("too-many/entries", most=limits.entries)

    monkeypatch.setattr(table_module, "check_entries", refuse_choices)

    async def story() -> None:
        async with a_hall() as hall:
            ordered = await hotseat(hall, "bloodrage")
            await ordered.change(
                playing.set_orders, 0, [Order(action=str(game_of(ordered.history).legal(0)[0]))]
            )
            await settled(ordered)
            assert ordered.history.length == 4

            seats = [*mine(2), SeatWish(kind="bot", level="random")]
            botted = await a_table(hall, await hall.make(table_request("bloodrage", seats)))
            await settled(botted)
            assert botted.history.length == 4

    run(story())


def test_standing_orders_are_suspended_while_a_bot_sits_in() -> None:
    async def story() -> None:
        bots = NoBots()
        async with a_hall(bots=bots) as hall:
            table = await hotseat(hall)
            seat, _, action = first(game_of(table.history))
            await table.change(seating.sit_in, seat, "random")
            await table.change(playing.set_orders, seat, [Order(action=action)])
            await until(lambda: len(bots.asked) > 0)

            assert not game_of(table.history).choices

    run(story())
