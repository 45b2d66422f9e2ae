"""A table in use: choices, what is kept before it is seen, taking back, bots, orders."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import stormhall
from stormhall.server import drivers, orders
from stormhall.server.bots import Chosen, InlineBots, Wish
from stormhall.server.deeds import plain_text
from stormhall.server.errors import HallError
from stormhall.server.hall import Hall
from stormhall.server.messages import Clock, Order, SeatWish
from stormhall.server.settings import Limits
from stormhall.server.store.interface import (
    Conflict,
    Entry,
    StoreBusy,
    StoreError,
    StoreFull,
)
from stormhall.server.table import Table
from tests.server.halls import (
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


@pytest.fixture(params=["memory", "sql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Stores of both kinds, opened again and again."""
    return Place(tmp_path if request.param == "sql" else None)


@pytest.fixture(autouse=True)
def _no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drivers, "PATIENCE", 0.001)


async def hotseat(hall: Hall, game: str = "battalia", seats: int = 2) -> Table:
    """A table at which one person plays all seats."""
    return await a_table(hall, await hall.make(wish(game, mine(seats))))


async def undoable(table: Table, chance: random.Random) -> int:
    """Play until somebody may take something back; who."""
    while True:
        await play(table, 1, chance)
        seat, _ = table.game().choices[-1]
        if table.course.playing() and table.game().why_no_undo(seat) is None:
            return seat


# Choosing.


def test_a_choice_is_stored_and_seen(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            table = await hotseat(hall)
            seat, decision, action = first(table.game())

            number = await table.choose(seat, decision, action)

            assert number == 1
            stored = await hall.store.load(table.id)
            assert stored is not None
            assert stored.entries[-1].data["action"] == action
            update = table.update(None, None, 0)
            assert update is not None
            assert update.number == 1

    run(story())


def test_a_choice_for_a_decision_that_is_over_is_stale() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            seat, decision, action = first(table.game())
            await table.choose(seat, decision, action)

            with pytest.raises(HallError) as caught:
                await table.choose(seat, decision, action)

            assert caught.value.code == "stale"
            assert caught.value.reasons[0].rule == "SH-STALE"
            assert table.course.length == 4

    run(story())


def test_an_illegal_choice_names_its_rules_and_changes_nothing() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            before = seen_by_all(table)
            game = table.game()
            seat = game.to_act[0]

            with pytest.raises(HallError) as caught:
                await table.choose(1 - seat, game.decision, str(game.legal(seat)[0]))
            assert caught.value.code == "illegal"
            assert caught.value.reasons[0].rule == "SH-TURN"
            with pytest.raises(HallError) as caught:
                await table.choose(seat, game.decision, "sing a song")
            assert caught.value.code == "notation"

            assert seen_by_all(table) == before
            assert table.course.length == 3

    run(story())


def test_of_two_choices_for_one_decision_exactly_one_is_accepted(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            table = await hotseat(hall)
            for made in range(20):
                seat, decision, action = first(table.game())

                outcomes = await asyncio.gather(
                    *(table.choose(seat, decision, action) for _ in range(5)),
                    return_exceptions=True,
                )

                assert [each for each in outcomes if isinstance(each, int)] == [made + 1]
                refused = [each for each in outcomes if isinstance(each, HallError)]
                assert [each.code for each in refused] == ["stale"] * 4

    run(story())


def test_seats_that_choose_at_once_do_not_make_each_other_stale(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            table = await hotseat(hall, "bloodrage", 4)
            game = table.game()
            assert len(game.to_act) == 4

            numbers = await asyncio.gather(
                *(
                    table.choose(seat, game.decision, str(game.legal(seat)[0]))
                    for seat in game.to_act
                )
            )

            assert sorted(numbers) == [1, 2, 3, 4]

    run(story())


def test_two_windows_of_a_seat_that_chooses_at_once_with_others_make_one_choice() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "bloodrage", 3)
            game = table.game()
            one, other = (str(action) for action in game.legal(1)[:2])

            outcomes = await asyncio.gather(
                table.choose(1, game.decision, one),
                table.choose(1, game.decision, other),
                return_exceptions=True,
            )

            assert outcomes[0] == 1
            assert isinstance(outcomes[1], HallError)
            assert [choice["seat"] for choice in table.game().events(0, None)[-1:]] == [1]

    run(story())


def test_a_choice_thought_of_before_others_were_taken_back_is_stale() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            seat = await undoable(table, random.Random(1))
            await table.undo(seat, table.game().decision)
            seat, decision, action = first(table.game())

            with pytest.raises(HallError, match="taken back") as caught:
                await table.choose(seat, decision, action, branch=0)
            assert caught.value.code == "stale"

            await table.choose(seat, decision, action, branch=1)

    run(story())


def test_a_fault_of_the_engine_is_refused_before_it_is_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            before, entries = seen_by_all(table), store.entries[table.id][:]
            seat, decision, action = first(table.game())

            def fail(*_: Any) -> None:
                raise AssertionError("the secret card")

            with monkeypatch.context() as patch:
                patch.setattr(stormhall.Game, "apply", fail)
                with pytest.raises(HallError) as caught:
                    await table.choose(seat, decision, action)

            assert caught.value.code == "fault"
            assert "secret" not in caught.value.message
            assert (seen_by_all(table), store.entries[table.id]) == (before, entries)
            await table.choose(seat, decision, action)

    run(story())


# Durable first.


def test_nobody_sees_a_choice_before_it_is_stored() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            before = seen_by_all(table)
            heard: list[int] = []
            hall.bus.subscribe(table.id, lambda: heard.append(1))
            seat, decision, action = first(table.game())
            store.gate.clear()

            choosing = asyncio.ensure_future(table.choose(seat, decision, action))
            await until(lambda: store.waiting == 1)
            for _ in range(20):
                await asyncio.sleep(0)

            assert not choosing.done()
            assert seen_by_all(table) == before
            assert not heard

            store.gate.set()
            assert await choosing == 1
            assert seen_by_all(table) != before
            assert heard

    run(story())


@pytest.mark.parametrize("failure", [StoreFull("full"), StoreBusy("busy"), StoreError("broken")])
def test_a_choice_that_cannot_be_stored_is_refused_and_the_table_goes_on_later(
    failure: StoreError,
) -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            before = seen_by_all(table)
            seat, decision, action = first(table.game())
            store.failure = failure

            for _ in range(3):
                with pytest.raises(StoreError) as caught:
                    await table.choose(seat, decision, action)
                assert caught.value.code == failure.code

            assert seen_by_all(table) == before
            store.failure = None
            assert await table.choose(seat, decision, action) == 1

    run(story())


def test_every_kind_of_change_that_cannot_be_stored_leaves_the_table_as_it_was() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            chance = random.Random(3)
            seat = await undoable(table, chance)
            before = seen_by_all(table)
            store.failure = StoreFull("full")
            attempts = [
                lambda: table.undo(seat, table.game().decision),
                lambda: table.ask_takeback(0, 0),
                lambda: table.say(0, "hello"),
                lambda: table.set_orders(0, [Order(action="only")]),
                lambda: table.rename(0, "new"),
                lambda: table.sit_in(0, "random"),
                lambda: table.leave(0),
                table.archive,
            ]

            for attempt in attempts:
                with pytest.raises(StoreFull):
                    await attempt()

            assert seen_by_all(table) == before
            store.failure = None
            await table.undo(seat, table.game().decision)
            await play(table, 20, chance)

    run(story())


def test_a_choice_whose_asker_has_gone_is_completed_and_seen() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            seat, decision, action = first(table.game())
            store.gate.clear()
            choosing = asyncio.ensure_future(table.choose(seat, decision, action))
            await until(lambda: store.waiting == 1)

            choosing.cancel()
            await asyncio.gather(choosing, return_exceptions=True)
            assert choosing.cancelled()
            assert table.in_use()
            store.gate.set()
            await settled(table)

            assert len(table.game().choices) == 1
            assert store.entries[table.id][-1].kind == "choose"

    run(story())


def test_closing_waits_for_the_choice_that_is_being_stored() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            seat, decision, action = first(table.game())
            store.gate.clear()
            choosing = asyncio.ensure_future(table.choose(seat, decision, action))
            await until(lambda: store.waiting == 1)
            closing = asyncio.ensure_future(hall.close())
            await asyncio.sleep(0)
            store.gate.set()
            await closing

            assert await choosing == 1
            with pytest.raises(HallError) as caught:
                await table.choose(*first(table.game()))
            assert caught.value.code == "closing"

    run(story())


def test_a_table_catches_up_with_another_process() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as one, a_hall(store) as other:
            made = await one.make(wish())
            here, there = await a_table(one, made), await a_table(other, made)
            seat, decision, action = first(here.game())
            await here.choose(seat, decision, action)

            with pytest.raises(HallError) as caught:
                await there.choose(seat, decision, action)

            assert caught.value.code == "stale"
            assert seen_by_all(there) == seen_by_all(here)

    run(story())


def test_a_choice_that_another_process_only_delayed_is_accepted() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as one, a_hall(store) as other:
            made = await one.make(wish())
            here, there = await a_table(one, made), await a_table(other, made)
            await here.say(0, "hello from here")

            number = await there.choose(*first(there.game()))

            assert number == 1
            assert [line.text for line in there.course.chat] == ["hello from here"]

    run(story())


def test_a_store_that_always_finds_a_conflict_does_not_stop_the_table() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            store.failure = Conflict("again")

            with pytest.raises(HallError) as caught:
                await table.choose(*first(table.game()))

            assert caught.value.code == "stale"
            store.failure = None
            assert await table.choose(*first(table.game())) == 1

    run(story())


def test_a_choice_that_was_stored_though_the_store_complained_is_found_later() -> None:
    class Liar(MemoryStore):
        lies = False

        async def append(self, table: str, entries: Any, **more: Any) -> None:
            await super().append(table, entries, **more)
            if self.lies:
                self.lies = False
                raise StoreError("lost the connection")

    async def story() -> None:
        store = Liar()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            seat, decision, action = first(table.game())
            store.lies = True
            with pytest.raises(StoreError):
                await table.choose(seat, decision, action)

            with pytest.raises(HallError) as caught:
                await table.choose(seat, decision, action)

            assert caught.value.code == "stale"
            assert len(table.game().choices) == 1

    run(story())


# Restart.


@pytest.mark.parametrize(("game", "seats"), [("battalia", 3), ("bloodrage", 3), ("stormgates", 4)])
@pytest.mark.parametrize("seed", range(4))
def test_a_table_that_is_loaded_again_looks_the_same_to_everybody(
    game: str, seats: int, seed: int
) -> None:
    async def story() -> None:
        store, steady, chance = MemoryStore(), Steady(), random.Random(seed)
        clock = [Clock(), Clock(kind="days", days=3), Clock(kind="live", bank=600, increment=9)]
        async with a_hall(store, steady=steady) as hall:
            made = await hall.make(wish(game, mine(seats), clock=clock[seed % 3]))
            table = await a_table(hall, made)
            for _ in range(120):
                steady.time += chance.randrange(5_000)
                await do_something(table, chance)
            await settled(table)
            before = seen_by_all(table)

            stored = await store.load(table.id)
            assert stored is not None
            again = await hall._course(table.id)

            twin = Table(again, store, hall.bots, hall.bus, hall.sources, hall.limits)
            assert seen_by_all(twin) == before
            assert stored.row.status == table.course.status
            assert (again.orders, again.obeyed) == (table.course.orders, table.course.obeyed)

    run(story())


REFUSALS = {"takeback", "undo-refused", "stale", "away", "not-away", "over"}


async def do_something(table: Table, chance: random.Random) -> None:
    """Anything that may happen at a table; whatever is refused must change nothing."""
    seat = chance.randrange(table.row.seats)
    before = seen_by_all(table)
    busy = bool(table._drivers)
    try:
        await chance.choice(DEEDS)(table, seat, chance)
    except HallError as error:
        if error.code not in REFUSALS:
            raise
        assert busy or seen_by_all(table) == before


async def _play(table: Table, seat: int, chance: random.Random) -> None:
    await settled(table)
    people = [each for each in table.course.thinking() if not table.course.is_bot(each)]
    if people:
        game, who = table.game(), chance.choice(people)
        await table.choose(who, game.decision, str(chance.choice(game.legal(who))))


async def _undo(table: Table, seat: int, chance: random.Random) -> None:
    if table.game().choices:
        await table.undo(table.game().choices[-1][0], table.game().decision)


async def _say(table: Table, seat: int, chance: random.Random) -> None:
    await table.say(seat, f"line {chance.random()}")


async def _rename(table: Table, seat: int, chance: random.Random) -> None:
    await table.rename(seat, f"guest {chance.randrange(100)}")


async def _hand_over(table: Table, seat: int, chance: random.Random) -> None:
    await table.sit_in(seat, "random")


async def _come_back(table: Table, seat: int, chance: random.Random) -> None:
    await table.come_back(seat)


async def _order(table: Table, seat: int, chance: random.Random) -> None:
    wishes = [[], [Order(action="only")], [Order(action="suggested")]]
    await table.set_orders(seat, chance.choice(wishes))


async def _ask(table: Table, seat: int, chance: random.Random) -> None:
    made = len(table.game().choices)
    await table.ask_takeback(seat, max(0, made - chance.randrange(1, 6)))


async def _answer(table: Table, seat: int, chance: random.Random) -> None:
    wish = table.course.takeback
    if wish is not None and wish.waiting:
        await table.answer_takeback(wish.waiting[0], wish.to, chance.random() < 0.8)


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
                await table.say(0, "until tomorrow")
                before[table.id] = seen_by_all(table)

        async with a_hall(place.store(), steady=steady) as hall:
            for table_id, views in before.items():
                assert seen_by_all(await hall.table(table_id)) == views

    run(story())


# Taking back.


def test_undo_is_an_entry_and_opens_a_branch(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            table = await hotseat(hall)
            seat = await undoable(table, random.Random(2))
            made, entries = len(table.game().choices), table.course.length

            number = await table.undo(seat, table.game().decision)

            assert (number, table.course.branch, table.course.length) == (made - 1, 1, entries + 1)
            update = table.update(seat, 0, 3)
            assert update is not None
            assert (update.branch, update.fresh, update.first) == (1, True, 0)

    run(story())


def test_undo_names_the_rule_against_it() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            with pytest.raises(HallError) as caught:
                await table.undo(0, table.game().decision)
            assert caught.value.code == "undo-refused"
            assert caught.value.reasons[0].rule == "SH-UNDO-1"

            seat = await undoable(table, random.Random(2))
            with pytest.raises(HallError) as caught:
                await table.undo(seat, table.game().decision - 1)
            assert caught.value.code == "stale"

    run(story())


def test_a_finished_game_is_not_undone_by_one_alone() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "bloodrage")
            await play(table, 5_000, random.Random(1))
            assert table.course.status == "finished"

            for seat in range(2):
                with pytest.raises(HallError) as caught:
                    await table.undo(seat, table.game().decision)
                assert caught.value.code == "over"

    run(story())


def test_all_together_can_go_back_from_the_end() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall, "bloodrage")
            await play(table, 5_000, random.Random(1))
            assert (await statuses(hall)) == ["finished"]
            to = len(table.game().choices) - 3

            await table.ask_takeback(0, to)
            assert not table.course.playing()
            await table.answer_takeback(1, to, agree=True)

            assert table.course.playing()
            assert (await statuses(hall)) == ["playing"]
            assert len(table.game().choices) == to

    run(story())


async def statuses(hall: Hall) -> list[str]:
    found = await hall.store.tables(["waiting", "playing", "finished", "archived"])
    return [summary.status for summary in found]


def test_a_take_back_waits_for_everybody() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "battalia", 3)
            await play(table, 10, random.Random(1))

            await table.ask_takeback(1, 4)
            assert table.course.takeback is not None
            assert table.course.takeback.waiting == [0, 2]
            with pytest.raises(HallError):
                await table.answer_takeback(1, 4, agree=True)
            with pytest.raises(HallError):
                await table.answer_takeback(0, 3, agree=True)
            await table.answer_takeback(0, 4, agree=True)
            assert len(table.game().choices) == 10
            await table.answer_takeback(2, 4, agree=True)

            assert (len(table.game().choices), table.course.branch) == (4, 1)
            assert table.course.takeback is None

    run(story())


def test_nobody_takes_back_behind_the_back_of_somebody_who_is_away() -> None:
    async def story() -> None:
        async with a_hall(bots=NoBots()) as hall:
            table = await hotseat(hall)
            await play(table, 10, random.Random(1))
            await table.sit_in(1, "random")

            await table.ask_takeback(0, 4)
            assert len(table.game().choices) == 10
            await table.come_back(1)
            await table.answer_takeback(1, 4, agree=True)

            assert len(table.game().choices) == 4

    run(story())


def test_one_who_does_not_agree_ends_the_wish() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "battalia", 3)
            await play(table, 10, random.Random(1))
            await table.ask_takeback(1, 4)

            await table.answer_takeback(2, 4, agree=False)

            assert (len(table.game().choices), table.course.takeback) == (10, None)
            with pytest.raises(HallError):
                await table.answer_takeback(0, 4, agree=True)

    run(story())


def test_against_bots_alone_a_take_back_is_done_at_once() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            seats = [*mine(1), SeatWish(kind="bot", level="random")]
            table = await a_table(hall, await hall.make(wish("bloodrage", seats)))
            await settled(table)
            for _ in range(5):
                await table.choose(*first(table.game()))
                await settled(table)

            await table.ask_takeback(0, 2)
            await settled(table)

            assert table.course.branch == 1

    run(story())


@pytest.mark.parametrize("to", [-1, 10, 11])
def test_nobody_goes_back_to_where_the_game_has_not_been(to: int) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            await play(table, 10, random.Random(1))

            with pytest.raises(HallError) as caught:
                await table.ask_takeback(0, to)
            assert caught.value.code == "takeback"

    run(story())


def test_a_take_back_in_the_midst_of_secret_choices_leads_to_the_same_draft() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "bloodrage", 3)
            before = views(table)
            game = table.game()
            await table.choose(1, game.decision, str(game.legal(1)[0]))
            await table.ask_takeback(1, 0)
            await table.answer_takeback(0, 0, agree=True)

            await table.answer_takeback(2, 0, agree=True)

            assert views(table) == before

    run(story())


def views(table: Table) -> list[bytes]:
    updates = [table.update(seat, None, 0) for seat in [None, *range(table.row.seats)]]
    return [bytes(update.view) for update in updates if update is not None]


# Bots.


def bots_only(level: str = "random") -> list[SeatWish]:
    return [SeatWish(kind="bot", level=level), SeatWish(kind="bot", level=level)]


@pytest.mark.parametrize(
    "game", ["battalia", "bloodrage", pytest.param("stormgates", marks=pytest.mark.slow)]
)
def test_bots_play_a_game_to_its_end(game: str) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await a_table(hall, await hall.make(wish(game, bots_only())))

            await until(lambda: table.course.status == "finished")
            await settled(table)

            assert table.game().over
            assert not table.in_use()

    run(story())


class BrokenBots(InlineBots):
    """Bots that fail in a given way."""

    def __init__(self, failure: Exception | str) -> None:
        super().__init__()
        self.failure = failure
        self.asked = 0

    async def choose(self, wish: Wish) -> Chosen:
        self.asked += 1
        if isinstance(self.failure, str):
            return Chosen(self.failure, wish.level)
        raise self.failure


@pytest.mark.parametrize(
    "failure", [RuntimeError("crash"), stormhall.SetupError("no such level"), "sing", "end turn"]
)
def test_a_bot_that_fails_does_not_stop_the_table(failure: Exception | str) -> None:
    async def story() -> None:
        bots = BrokenBots(failure)
        async with a_hall(bots=bots) as hall:
            table = await a_table(hall, await hall.make(wish("bloodrage", bots_only())))

            await until(lambda: len(table.game().choices) > 20 or table.game().over)

            assert bots.asked <= len(table.game().choices) + 4

    run(story())


def test_a_bot_whose_wish_is_outdated_by_an_undo_thinks_again() -> None:
    async def story() -> None:
        bots = NoBots()
        async with a_hall(bots=bots) as hall:
            seats = [*mine(1), SeatWish(kind="bot", level="random")]
            table = await a_table(hall, await hall.make(wish("bloodrage", seats)))
            await until(lambda: len(bots.asked) == 1)
            game = table.game()
            await table.choose(0, game.decision, str(game.legal(0)[0]))

            await table.undo(0, table.game().decision)
            await until(lambda: len(bots.asked) == 2)
            bots.free.set()
            await settled(table)

            assert [seat for seat, _ in table.game().choices] == [1]
            assert table.course.branch == 1

    run(story())


def test_a_bot_that_thinks_is_stopped_when_the_person_comes_back() -> None:
    async def story() -> None:
        bots = NoBots()
        async with a_hall(bots=bots) as hall:
            table = await hotseat(hall)
            seat = table.game().to_act[0]
            await table.sit_in(seat, "random")
            await until(lambda: len(bots.asked) == 1)

            await table.come_back(seat)
            bots.free.set()
            await settled(table)

            assert not table.game().choices
            await table.choose(*first(table.game()))

    run(story())


def test_a_bot_that_has_chosen_gives_way_to_the_person_who_is_back_first() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            seat = table.game().to_act[0]
            store.gate.clear()
            handing = asyncio.ensure_future(table.sit_in(seat, "random"))
            await until(lambda: store.waiting == 1)
            back = asyncio.ensure_future(table.come_back(seat))
            await asyncio.sleep(0)
            store.gate.set()
            await handing
            await back
            await settled(table)

            assert not table.game().choices

    run(story())


def test_a_person_does_not_choose_while_a_bot_sits_in() -> None:
    async def story() -> None:
        async with a_hall(bots=NoBots()) as hall:
            table = await hotseat(hall)
            seat, decision, action = first(table.game())
            await table.sit_in(seat, "random")

            with pytest.raises(HallError) as caught:
                await table.choose(seat, decision, action)
            assert caught.value.code == "away"

            await table.come_back(seat)
            assert await table.choose(seat, decision, action) == 1

    run(story())


def test_a_bots_choice_is_stored_as_soon_as_the_store_works_again() -> None:
    async def story() -> None:
        store, bots = MemoryStore(), NoBots()
        async with a_hall(store, bots=bots) as hall:
            table = await a_table(hall, await hall.make(wish("bloodrage", bots_only())))
            store.failure = StoreFull("full")
            asked = len(bots.asked)
            bots.free.set()
            await until(lambda: len(bots.asked) == 2)
            for _ in range(50):
                await asyncio.sleep(0.001)
            assert not table.game().choices
            assert len(bots.asked) == max(2, asked), "nobody thinks twice about one decision"

            store.failure = None

            await until(lambda: table.game().over)

    run(story())


def test_a_bot_gets_the_view_of_its_seat_and_a_seed_that_tells_nothing() -> None:
    async def story() -> None:
        bots = NoBots()
        async with a_hall(bots=bots) as hall:
            table = await a_table(hall, await hall.make(wish("bloodrage", bots_only())))
            await until(lambda: len(bots.asked) == 2)

            for asked in bots.asked:
                assert asked.view == table.game().view(asked.seat)
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
            while table.course.playing() and len(table.game().choices) < 500:
                seat = chance.choice(table.game().to_act)
                steps.add(orders.step_of(table.game()))
                made = len(table.game().choices)
                await table.sit_in(seat, "random")
                await until(partial(more_choices, table, made))
                await table.come_back(seat)
                await settled(table)
                people = table.course.thinking()
                if people:
                    who = chance.choice(people)
                    legal = table.game().legal(who)
                    await table.choose(who, table.game().decision, str(chance.choice(legal)))
            assert passed <= steps
            assert all(seat.kind == "person" for seat in table.course.seats)

    run(story())


def test_what_drivers_fail_at_does_not_spoil_the_change_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: Any) -> None:
        raise AssertionError("a fault of the rules")

    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            monkeypatch.setattr(drivers, "ordered", fail)

            number = await table.choose(*first(table.game()))

            assert number == 1

    run(story())


def more_choices(table: Table, made: int) -> bool:
    return len(table.game().choices) > made


def test_a_hint_is_given_to_who_owes_a_choice_alone() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            seat = table.game().to_act[0]

            hint = await table.hint(seat)
            assert table.why(seat, hint["action"]) == []
            with pytest.raises(HallError) as caught:
                await table.hint(1 - seat)
            assert caught.value.code == "not-your-turn"

    run(story())


# Standing orders.


def test_the_only_choice_is_taken_by_itself_if_ordered() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "battalia")
            for seat in range(2):
                await table.set_orders(seat, [Order(action="only")])
            chance = random.Random(1)

            await play_around_orders(table, 60, chance)

            obeyed = [entry for entry in await _entries(hall, table) if _by(entry) == "order"]
            assert obeyed
            for seat in table.course.thinking():
                assert len(table.game().legal(seat)) > 1

    run(story())


async def play_around_orders(table: Table, choices: int, chance: random.Random) -> None:
    for _ in range(choices):
        await settled(table)
        if not table.course.playing():
            return
        seat = chance.choice(table.course.thinking())
        legal = table.game().legal(seat)
        await table.choose(seat, table.game().decision, str(chance.choice(legal)))
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
            seat, decision, action = first(table.game())
            step = table.game().state.steps()[table.game().state.frames[-1][0]].name
            elsewhere = next(each.name for each in table.game().state.steps() if each.name != step)

            await table.set_orders(seat, [Order(action=action, step=elsewhere)])
            await settled(table)
            assert table.game().decision == decision

            await table.set_orders(seat, [Order(action=action, step=step)])
            await until(lambda: table.game().decision != decision)
            await settled(table)

            assert _by((await _entries(hall, table))[-1]) == "order"

    run(story())


def test_suggested_choices_are_taken_until_the_order_is_withdrawn() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "battalia")
            chance = random.Random(4)
            while not any(table.game().suggestion(seat) for seat in table.course.thinking()):
                await play(table, 1, chance)
            seat = table.course.thinking()[0]
            usual, made = str(table.game().suggestion(seat)), len(table.game().choices)

            await table.set_orders(seat, [Order(action="suggested")])
            await until(lambda: len(table.game().choices) > made)
            await settled(table)
            entry = (await _entries(hall, table))[-1]
            assert _by(entry) == "order"
            assert usual in [each.data.get("action") for each in await _entries(hall, table)]

            await table.set_orders(seat, [])
            made = len(table.game().choices)
            await settled(table)
            assert len(table.game().choices) == made
            assert table.course.orders[seat] == []

    run(story())


def test_an_order_that_is_withdrawn_while_it_waits_is_not_obeyed() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall, "battalia")
            seat, _, action = first(table.game())
            store.gate.clear()
            giving = asyncio.ensure_future(table.set_orders(seat, [Order(action=action)]))
            await until(lambda: store.waiting == 1)
            withdrawing = asyncio.ensure_future(table.set_orders(seat, []))
            await asyncio.sleep(0)
            store.gate.set()
            await asyncio.gather(giving, withdrawing)
            await settled(table)

            assert not table.game().choices

    run(story())


def test_an_order_that_is_replaced_while_it_waits_gives_way_to_the_new_one() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall, "bloodrage")
            one, other = (str(action) for action in table.game().legal(0)[:2])
            store.gate.clear()
            changes = [
                asyncio.ensure_future(table.set_orders(0, [Order(action=action)]))
                for action in (one, other)
            ]
            await until(lambda: store.waiting == 1)
            store.gate.set()
            await asyncio.gather(*changes)
            await until(lambda: len(table.game().choices) == 1)

            assert [entry.data["action"] for entry in store.entries[table.id][-1:]] == [other]

    run(story())


def test_an_order_does_not_make_again_what_its_person_takes_back() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "bloodrage")
            action = str(table.game().legal(0)[0])
            await table.set_orders(0, [Order(action=action)])
            await until(lambda: len(table.game().choices) == 1)
            await settled(table)

            await table.undo(0, table.game().decision)
            await settled(table)
            assert not table.game().choices

            other = str(table.game().legal(0)[1])
            await table.choose(0, table.game().decision, other)
            assert len(table.game().choices) == 1

    run(story())


def test_orders_cannot_choose_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "MOST_OBEYED", 1)

    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "bloodrage")
            cards = {str(card) for seat in range(2) for card in table.game().legal(seat)}
            wanted = [Order(action=card) for card in sorted(cards)]
            for seat in range(2):
                await table.set_orders(seat, wanted)
            await until(lambda: len(table.game().choices) >= 2)
            await settled(table)

            assert len(table.game().choices) == 2
            assert table.course.obeyed == {0: 1, 1: 1}

            await table.choose(*first(table.game()))
            await table.choose(*first(table.game()))
            await until(lambda: len(table.game().choices) > 4)

    run(story())


@pytest.mark.parametrize(
    ("order", "code"),
    [(Order(action="sing"), "notation"), (Order(action="only", step="tea"), "no-step")],
)
def test_an_order_that_could_never_be_obeyed_is_refused(order: Order, code: str) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)

            with pytest.raises(stormhall.StormhallError) as caught:
                await table.set_orders(0, [order])

            assert getattr(caught.value, "code", "notation") == code
            assert not table.course.orders

    run(story())


def test_orders_of_somebody_for_whom_a_bot_sits_in_rest() -> None:
    async def story() -> None:
        bots = NoBots()
        async with a_hall(bots=bots) as hall:
            table = await hotseat(hall)
            seat, _, action = first(table.game())
            await table.sit_in(seat, "random")
            await table.set_orders(seat, [Order(action=action)])
            await until(lambda: len(bots.asked) > 0)

            assert not table.game().choices

    run(story())


# Chat and limits.


def test_a_line_of_chat_is_kept_plain() -> None:
    assert plain_text("  a\tb\nc\u202ed\u0000  e ") == "a b c d e"
    assert plain_text("<b>bold</b> & more") == "<b>bold</b> & more"
    with pytest.raises(HallError) as caught:
        plain_text("\u200b \n")
    assert caught.value.code == "empty-text"


def test_a_table_keeps_a_limited_number_of_lines() -> None:
    async def story() -> None:
        async with a_hall(limits=Limits(chat_lines=3)) as hall:
            table = await hotseat(hall)
            for n in range(3):
                await table.say(0, f"line {n}")

            with pytest.raises(HallError) as caught:
                await table.say(0, "one more")
            assert caught.value.code == "too-many"
            await table.choose(*first(table.game()))

    run(story())


def test_a_table_keeps_a_limited_number_of_entries() -> None:
    async def story() -> None:
        async with a_hall(limits=Limits(entries=5)) as hall:
            table = await hotseat(hall)
            await table.rename(0, "one")
            await table.rename(0, "two")

            with pytest.raises(HallError) as caught:
                await table.rename(0, "three")
            assert caught.value.code == "too-many"

    run(story())


def test_whoever_looks_on_keeps_a_table_in_use() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            assert not table.in_use()

            table.come(0)
            table.come(0)
            table.go(0)
            assert table.in_use()
            assert table.state().seats[0].online
            table.go(0)
            assert not table.in_use()
            table.come(None)
            assert (table.in_use(), table.state().watching) == (True, 1)

    run(story())
