"""Bots at a table: on time, outdated, failing, or in a person's seat."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Any

import pytest

import stormhall
from stormhall.server.bots.bots import BotChoice
from stormhall.server.bots.worker import BotTask
from stormhall.server.store.interface import StoreFull
from stormhall.server.tables import drivers, playing, seating
from stormhall.server.tables import standing_orders as orders
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.table import Table
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.table_messages import SeatWish
from tests.server.support.halls import (
    NoBots,
    a_hall,
    a_table,
    first,
    hotseat,
    mine,
    run,
    settled,
    table_request,
    until,
)
from tests.server.support.inline_bots import InlineBots
from tests.server.support.memory_store import MemoryStore

pytestmark = pytest.mark.usefixtures("no_patience")


def bots_only(level: str = "random") -> list[SeatWish]:
    return [SeatWish(kind="bot", level=level), SeatWish(kind="bot", level=level)]


@pytest.mark.parametrize(
    "game", ["battalia", "bloodrage", pytest.param("stormgates", marks=pytest.mark.slow)]
)
def test_bots_play_a_game_to_its_end(game: str) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await a_table(hall, await hall.make(table_request(game, bots_only())))

            await until(lambda: table.history.status == "finished")
            await settled(table)

            assert game_of(table.history).over
            assert not table.in_use()

    run(story())


class BrokenBots(InlineBots):
    """Bots that fail in a given way."""

    def __init__(self, failure: Exception | str) -> None:
        super().__init__()
        self.failure = failure
        self.asked = 0

    async def choose(self, task: BotTask) -> BotChoice:
        self.asked += 1
        if isinstance(self.failure, str):
            return BotChoice(self.failure, task.level)
        raise self.failure


@pytest.mark.parametrize(
    "failure", [RuntimeError("crash"), stormhall.SetupError("no such level"), "sing", "end turn"]
)
def test_a_bot_that_fails_does_not_stop_the_table(failure: Exception | str) -> None:
    async def story() -> None:
        bots = BrokenBots(failure)
        async with a_hall(bots=bots) as hall:
            table = await a_table(hall, await hall.make(table_request("bloodrage", bots_only())))

            await until(lambda: more_choices(table, 20) or game_of(table.history).over)

            assert bots.asked <= len(game_of(table.history).choices) + 4

    run(story())


def test_a_bot_whose_task_is_outdated_by_an_undo_thinks_again() -> None:
    async def story() -> None:
        bots = NoBots()
        async with a_hall(bots=bots) as hall:
            seats = [*mine(1), SeatWish(kind="bot", level="random")]
            table = await a_table(hall, await hall.make(table_request("bloodrage", seats)))
            await until(lambda: len(bots.asked) == 1)
            game = game_of(table.history)
            await table.change(playing.choice, 0, game.decision, str(game.legal(0)[0]))

            await table.change(playing.undo, 0, game_of(table.history).decision)
            await until(lambda: len(bots.asked) == 2)
            bots.free.set()
            await settled(table)

            assert [seat for seat, _ in game_of(table.history).choices] == [1]
            assert table.history.branch == 1

    run(story())


def test_a_thinking_bot_is_stopped_when_the_person_comes_back() -> None:
    async def story() -> None:
        bots = NoBots()
        async with a_hall(bots=bots) as hall:
            table = await hotseat(hall)
            seat = game_of(table.history).to_act[0]
            await table.change(seating.sit_in, seat, "random")
            await until(lambda: len(bots.asked) == 1)

            await table.change(seating.come_back, seat)
            bots.free.set()
            await settled(table)

            assert not game_of(table.history).choices
            await table.change(playing.choice, *first(game_of(table.history)))

    run(story())


def test_a_bots_choice_is_dropped_if_its_person_has_come_back_first() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            seat = game_of(table.history).to_act[0]
            store.gate.clear()
            handing = asyncio.ensure_future(table.change(seating.sit_in, seat, "random"))
            await until(lambda: store.waiting == 1)
            back = asyncio.ensure_future(table.change(seating.come_back, seat))
            await asyncio.sleep(0)
            store.gate.set()
            await handing
            await back
            await settled(table)

            assert not game_of(table.history).choices

    run(story())


def test_a_person_does_not_choose_while_a_bot_sits_in() -> None:
    async def story() -> None:
        async with a_hall(bots=NoBots()) as hall:
            table = await hotseat(hall)
            seat, decision, action = first(game_of(table.history))
            await table.change(seating.sit_in, seat, "random")

            with pytest.raises(HallError) as caught:
                await table.change(playing.choice, seat, decision, action)
            assert caught.value.code == "away"

            await table.change(seating.come_back, seat)
            assert await table.change(playing.choice, seat, decision, action) == 1

    run(story())


def test_a_bots_choice_is_stored_as_soon_as_the_store_works_again() -> None:
    async def story() -> None:
        store, bots = MemoryStore(), NoBots()
        async with a_hall(store, bots=bots) as hall:
            table = await a_table(hall, await hall.make(table_request("bloodrage", bots_only())))
            store.failure = StoreFull("full")
            asked = len(bots.asked)
            bots.free.set()
            await until(lambda: len(bots.asked) == 2)
            await until(lambda: store.refusals >= 10)
            assert not game_of(table.history).choices
            assert len(bots.asked) == max(2, asked), "nobody thinks twice about one decision"

            store.failure = None

            await until(lambda: game_of(table.history).over)

    run(story())


def test_a_bot_gets_the_view_of_its_seat_and_a_seed_that_reveals_nothing() -> None:
    async def story() -> None:
        bots = NoBots()
        async with a_hall(bots=bots) as hall:
            table = await a_table(hall, await hall.make(table_request("bloodrage", bots_only())))
            await until(lambda: len(bots.asked) == 2)

            for asked in bots.asked:
                assert asked.view == game_of(table.history).view(asked.seat)
                assert asked.seed != table.row.seed
                assert 0 <= asked.seed < 1 << 63
            assert bots.asked[0].seed != bots.asked[1].seed

    run(story())


@pytest.mark.parametrize(
    ("game", "seats", "passed"),
    [
        ("battalia", 2, {"cohort", "actions", "place", "ambush"}),
        ("bloodrage", 3, {"draft", "turn", "march", "call", "battle-cards"}),
        ("stormgates", 3, {"draft", "cohort", "actions", "place"}),
    ],
)
def test_a_seat_passes_to_a_bot_and_back_at_any_decision(
    game: str, seats: int, passed: set[str]
) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, game, seats)
            chance = random.Random(7)
            steps: set[str] = set()
            while table.history.playing() and len(game_of(table.history).choices) < 500:
                seat = chance.choice(game_of(table.history).to_act)
                steps.add(orders.step_of(game_of(table.history)))
                made = len(game_of(table.history).choices)
                await table.change(seating.sit_in, seat, "random")
                await until(partial(more_choices, table, made))
                await table.change(seating.come_back, seat)
                await settled(table)
                people = table.history.thinking()
                if people:
                    who = chance.choice(people)
                    legal = game_of(table.history).legal(who)
                    await table.change(
                        playing.choice,
                        who,
                        game_of(table.history).decision,
                        str(chance.choice(legal)),
                    )
            assert passed <= steps
            assert all(seat.kind == "person" for seat in table.history.seats)

    run(story())


def test_drivers_that_fail_do_not_spoil_the_change_that_started_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: Any) -> None:
        raise AssertionError("a fault of the rules")

    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            monkeypatch.setattr(drivers, "ordered", fail)

            number = await table.change(playing.choice, *first(game_of(table.history)))

            assert number == 1

    run(story())


def more_choices(table: Table, made: int) -> bool:
    return len(game_of(table.history).choices) > made


def test_only_a_seat_that_owes_a_choice_gets_a_hint() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            seat = game_of(table.history).to_act[0]

            hint = await table.hint(seat)
            assert game_of(table.history).why_not(seat, hint["action"]) == []
            with pytest.raises(HallError) as caught:
                await table.hint(1 - seat)
            assert caught.value.code == "not-your-turn"

    run(story())
