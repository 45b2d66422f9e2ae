"""A table in use: choices are stored before anybody sees them."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import stormhall
from stormhall.server.settings import Limits
from stormhall.server.store.interface import Conflict, StoreBusy, StoreError, StoreFull
from stormhall.server.tables import changes, playing, seating
from stormhall.server.tables.changes import game_of, plain_text
from stormhall.server.tables.table import Table
from stormhall.server.tables.table_views import state_of
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.messages import Order
from tests.server.support.halls import (
    Place,
    a_hall,
    a_table,
    first,
    hotseat,
    play,
    run,
    seen_by_all,
    settled,
    table_request,
    undoable,
    until,
)
from tests.server.support.memory_store import MemoryStore

pytestmark = pytest.mark.usefixtures("no_patience")


def test_a_choice_is_stored_and_seen(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            table = await hotseat(hall)
            seat, decision, action = first(game_of(table.history))

            number = await table.change(playing.choice, seat, decision, action)

            assert number == 1
            stored = await hall.store.load(table.id)
            assert stored is not None
            assert stored.entries[-1].data["action"] == action
            update = table.views.update(table.history, None, None, 0)
            assert update is not None
            assert update.number == 1

    run(story())


def test_a_choice_for_a_decision_that_is_over_is_stale() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            seat, decision, action = first(game_of(table.history))
            other = str(game_of(table.history).legal(seat)[1])
            await table.change(playing.choice, seat, decision, action)

            with pytest.raises(HallError) as caught:
                await table.change(playing.choice, seat, decision, other)

            assert caught.value.code == "stale"
            assert caught.value.reasons[0].rule == "SH-STALE"
            assert table.history.length == 4

    run(story())


def test_an_illegal_choice_names_its_rules_and_changes_nothing() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            before = seen_by_all(table)
            game = game_of(table.history)
            seat = game.to_act[0]

            with pytest.raises(HallError) as caught:
                await table.change(
                    playing.choice, 1 - seat, game.decision, str(game.legal(seat)[0])
                )
            assert caught.value.code == "illegal"
            assert caught.value.reasons[0].rule == "SH-TURN"
            with pytest.raises(HallError) as caught:
                await table.change(playing.choice, seat, game.decision, "sing a song")
            assert caught.value.code == "notation"

            assert seen_by_all(table) == before
            assert table.history.length == 3

    run(story())


def test_of_two_choices_for_one_decision_exactly_one_is_accepted(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            table = await hotseat(hall)
            for made in range(20):
                game = game_of(table.history)
                seat, decision, _ = first(game)
                actions = {str(action) for action in game.legal(seat)[:5]}

                outcomes = await asyncio.gather(
                    *(table.change(playing.choice, seat, decision, action) for action in actions),
                    return_exceptions=True,
                )

                assert [each for each in outcomes if isinstance(each, int)] == [made + 1]
                refused = [each for each in outcomes if isinstance(each, HallError)]
                assert [each.code for each in refused] == ["stale"] * (len(actions) - 1)

    run(story())


def test_a_choice_that_is_sent_again_is_accepted_again_and_made_once(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            table = await hotseat(hall)
            for made in range(20):
                seat, decision, action = first(game_of(table.history))

                outcomes = await asyncio.gather(
                    *(table.change(playing.choice, seat, decision, action) for _ in range(5))
                )

                assert outcomes == [made + 1] * 5
                assert len(game_of(table.history).choices) == made + 1

    run(story())


def test_the_last_choice_of_a_game_is_accepted_again() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "bloodrage")
            while table.history.playing():
                last = first(game_of(table.history))
                await table.change(playing.choice, *last)
            made = len(game_of(table.history).choices)

            assert await table.change(playing.choice, *last) == made

    run(story())


def test_a_choice_that_was_taken_back_is_made_again() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            seat = await undoable(table, random.Random(2))
            made = game_of(table.history).choices
            number, (_, action) = len(made), made[-1]
            entry = (await table._store.tail(table.id, table.history.length - 1))[0]
            await table.change(playing.undo, seat, game_of(table.history).decision)
            assert len(game_of(table.history).choices) == number - 1

            await table.change(
                playing.choice, seat, entry.data["decision"], entry.data["action"], None
            )

            assert game_of(table.history).choices[-1] == (seat, action)

    run(story())


def test_seats_that_choose_at_once_do_not_make_each_others_choices_stale(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            table = await hotseat(hall, "bloodrage", 4)
            game = game_of(table.history)
            assert len(game.to_act) == 4

            numbers = await asyncio.gather(
                *(
                    table.change(playing.choice, seat, game.decision, str(game.legal(seat)[0]))
                    for seat in game.to_act
                )
            )

            assert sorted(numbers) == [1, 2, 3, 4]

    run(story())


def test_two_connections_of_a_seat_make_one_choice_while_others_choose_too() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "bloodrage", 3)
            game = game_of(table.history)
            one, other = (str(action) for action in game.legal(1)[:2])

            outcomes = await asyncio.gather(
                table.change(playing.choice, 1, game.decision, one),
                table.change(playing.choice, 1, game.decision, other),
                return_exceptions=True,
            )

            assert outcomes[0] == 1
            assert isinstance(outcomes[1], HallError)
            assert [choice["seat"] for choice in game_of(table.history).events(0, None)[-1:]] == [1]

    run(story())


def test_a_choice_made_before_others_were_taken_back_is_stale() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            seat = await undoable(table, random.Random(1))
            await table.change(playing.undo, seat, game_of(table.history).decision)
            seat, decision, action = first(game_of(table.history))

            with pytest.raises(HallError, match="taken back") as caught:
                await table.change(playing.choice, seat, decision, action, branch=0)
            assert caught.value.code == "stale"

            await table.change(playing.choice, seat, decision, action, branch=1)

    run(story())


def test_a_choice_that_triggers_an_engine_bug_is_refused_before_it_is_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            before, entries = seen_by_all(table), store.entries[table.id][:]
            seat, decision, action = first(game_of(table.history))

            def fail(*_: Any) -> None:
                raise AssertionError("the secret card")

            with monkeypatch.context() as patch:
                patch.setattr(stormhall.Game, "apply", fail)
                with pytest.raises(HallError) as caught:
                    await table.change(playing.choice, seat, decision, action)

            assert caught.value.code == "internal"
            assert "secret" not in str(caught.value)
            assert (seen_by_all(table), store.entries[table.id]) == (before, entries)
            await table.change(playing.choice, seat, decision, action)

    run(story())


def test_nobody_sees_a_choice_before_it_is_stored() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            before = seen_by_all(table)
            received: list[int] = []
            hall.bus.subscribe(table.id, lambda: received.append(1))
            seat, decision, action = first(game_of(table.history))
            store.gate.clear()

            choosing = asyncio.ensure_future(table.change(playing.choice, seat, decision, action))
            await until(lambda: store.waiting == 1)
            for _ in range(20):
                await asyncio.sleep(0)

            assert not choosing.done()
            assert seen_by_all(table) == before
            assert not received

            store.gate.set()
            assert await choosing == 1
            assert seen_by_all(table) != before
            assert received

    run(story())


@pytest.mark.parametrize("failure", [StoreFull("full"), StoreBusy("busy"), StoreError("broken")])
def test_a_choice_that_cannot_be_stored_is_refused_and_the_table_recovers(
    failure: StoreError,
) -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            before = seen_by_all(table)
            seat, decision, action = first(game_of(table.history))
            store.failure = failure

            for _ in range(3):
                with pytest.raises(StoreError) as caught:
                    await table.change(playing.choice, seat, decision, action)
                assert caught.value.code == failure.code

            assert seen_by_all(table) == before
            store.failure = None
            assert await table.change(playing.choice, seat, decision, action) == 1

    run(story())


def test_no_kind_of_change_alters_the_table_if_it_cannot_be_stored() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            chance = random.Random(3)
            seat = await undoable(table, chance)
            before = seen_by_all(table)
            store.failure = StoreFull("full")
            attempts = [
                lambda: table.change(playing.undo, seat, game_of(table.history).decision),
                lambda: table.change(playing.ask_takeback, 0, 0),
                lambda: table.change(playing.say, 0, "hello", table.limits),
                lambda: table.change(playing.set_orders, 0, [Order(action="only")]),
                lambda: table.change(seating.rename, 0, "new"),
                lambda: table.change(seating.sit_in, 0, "random"),
                lambda: table.change(seating.leave, 0),
                lambda: table.change(changes.archive),
            ]

            for attempt in attempts:
                with pytest.raises(StoreFull):
                    await attempt()

            assert seen_by_all(table) == before
            store.failure = None
            await table.change(playing.undo, seat, game_of(table.history).decision)
            await play(table, 20, chance)

    run(story())


async def choice_being_stored(table: Table, store: MemoryStore) -> asyncio.Future[int]:
    """A choice that the store is writing and will finish when its gate opens."""
    store.gate.clear()
    choosing = asyncio.ensure_future(table.change(playing.choice, *first(game_of(table.history))))
    await until(lambda: store.waiting == 1)
    return choosing


def test_a_choice_whose_request_was_cancelled_is_completed() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            choosing = await choice_being_stored(table, store)

            choosing.cancel()
            await asyncio.gather(choosing, return_exceptions=True)
            assert choosing.cancelled()
            assert table.in_use()
            store.gate.set()
            await settled(table)

            assert len(game_of(table.history).choices) == 1
            assert store.entries[table.id][-1].kind == "choose"

    run(story())


def test_closing_waits_for_the_choice_that_is_being_stored() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            choosing = await choice_being_stored(table, store)
            closing = asyncio.ensure_future(hall.close())
            await asyncio.sleep(0)
            store.gate.set()
            await closing

            assert await choosing == 1
            with pytest.raises(HallError) as caught:
                await table.change(playing.choice, *first(game_of(table.history)))
            assert caught.value.code == "closing"

    run(story())


def test_a_table_catches_up_with_another_process() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as one, a_hall(store) as other:
            made = await one.make(table_request())
            here, there = await a_table(one, made), await a_table(other, made)
            seat, decision, action = first(game_of(here.history))
            await here.change(playing.choice, seat, decision, action)

            assert await there.change(playing.choice, seat, decision, action) == 1

            assert seen_by_all(there) == seen_by_all(here)

    run(story())


def test_a_choice_that_another_process_has_only_delayed_is_accepted() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as one, a_hall(store) as other:
            made = await one.make(table_request())
            here, there = await a_table(one, made), await a_table(other, made)
            await here.change(playing.say, 0, "hello from here", here.limits)

            number = await there.change(playing.choice, *first(game_of(there.history)))

            assert number == 1
            assert [line.text for line in there.history.chat] == ["hello from here"]

    run(story())


def test_a_store_that_always_reports_a_conflict_does_not_block_the_table() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with a_hall(store) as hall:
            table = await hotseat(hall)
            store.failure = Conflict("again")

            with pytest.raises(HallError) as caught:
                await table.change(playing.choice, *first(game_of(table.history)))

            assert caught.value.code == "stale"
            store.failure = None
            assert await table.change(playing.choice, *first(game_of(table.history))) == 1

    run(story())


def test_a_choice_that_was_stored_despite_an_error_is_found_later() -> None:
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
            seat, decision, action = first(game_of(table.history))
            store.lies = True
            with pytest.raises(StoreError):
                await table.change(playing.choice, seat, decision, action)

            assert await table.change(playing.choice, seat, decision, action) == 1

            assert len(game_of(table.history).choices) == 1

    run(story())


def test_a_line_of_chat_has_no_control_characters() -> None:
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
                await table.change(playing.say, 0, f"line {n}", table.limits)

            with pytest.raises(HallError) as caught:
                await table.change(playing.say, 0, "one more", table.limits)
            assert caught.value.code == "too-many"
            await table.change(playing.choice, *first(game_of(table.history)))

    run(story())


def test_a_table_keeps_a_limited_number_of_entries() -> None:
    async def story() -> None:
        async with a_hall(limits=Limits(entries=5)) as hall:
            table = await hotseat(hall)
            await table.change(seating.rename, 0, "one")
            await table.change(seating.rename, 0, "two")

            with pytest.raises(HallError) as caught:
                await table.change(seating.rename, 0, "three")
            assert caught.value.code == "too-many"

    run(story())


def test_a_spectator_keeps_a_table_in_use() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            assert not table.in_use()

            table.connected(0)
            table.connected(0)
            table.disconnected(0)
            assert table.in_use()
            assert state_of(table.history, table.presence).seats[0].online
            table.disconnected(0)
            assert not table.in_use()
            table.connected(None)
            assert (table.in_use(), state_of(table.history, table.presence).watching) == (True, 1)

    run(story())
