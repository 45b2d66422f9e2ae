"""Taking choices back, alone or by agreement, and what remains afterwards."""

from __future__ import annotations

import random

import msgspec
import pytest

from stormhall.server.tables import playing, seating
from stormhall.server.tables.changes import game_of
from stormhall.server.tables.table import Table
from stormhall.server.wire.errors import HallError
from stormhall.server.wire.table_messages import SeatWish
from tests.server.support.halls import (
    NoBots,
    Place,
    a_hall,
    a_table,
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


def test_undo_adds_an_entry_and_opens_a_branch(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            table = await hotseat(hall)
            seat = await undoable(table, random.Random(2))
            made, entries = len(game_of(table.history).choices), table.history.length

            number = await table.change(playing.undo, seat, game_of(table.history).decision)

            assert (number, table.history.branch, table.history.length) == (
                made - 1,
                1,
                entries + 1,
            )
            update = table.views.update(table.history, seat, 0, 3)
            assert update is not None
            assert (update.branch, update.fresh) == (1, False)

    run(story())


def test_events_before_a_take_back_are_not_sent_again() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            await play(table, 20, random.Random(1))
            before = game_of(table.history).events(0, 0)
            for to in (12, 5):
                await table.change(playing.ask_takeback, 0, to)
                await table.change(playing.answer_takeback, 1, to, agree=True)
            kept = len(game_of(table.history).log.events)
            await play(table, 3, random.Random(9))
            now = game_of(table.history).events(0, 0)
            assert 1 < kept < len(before)
            assert now[kept:] != before[kept : len(now)]

            for branch, known, first_told in (
                (0, before, kept),
                (0, before[: kept - 1], kept - 1),
                (1, before[: kept + 1], kept),
                (2, now[: kept + 1], kept + 1),
            ):
                update = table.views.update(table.history, 0, branch, len(known))

                assert update is not None
                assert (update.fresh, update.first) == (False, first_told)
                assert known[:first_told] + msgspec.json.decode(update.events) == now

    run(story())


def test_a_refused_undo_names_the_rule_that_forbids_it() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            with pytest.raises(HallError) as caught:
                await table.change(playing.undo, 0, game_of(table.history).decision)
            assert caught.value.code == "undo-refused"
            assert caught.value.reasons[0].rule == "SH-UNDO-1"

            seat = await undoable(table, random.Random(2))
            with pytest.raises(HallError) as caught:
                await table.change(playing.undo, seat, game_of(table.history).decision - 1)
            assert caught.value.code == "stale"

    run(story())


def test_nobody_can_take_back_a_game_that_is_over() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "bloodrage")
            await play(table, 5_000, random.Random(1))
            game, entries = game_of(table.history), table.history.length
            assert table.history.status == "finished"

            for seat in range(2):
                for request in (
                    table.change(playing.undo, seat, game.decision),
                    table.change(playing.ask_takeback, seat, 3),
                ):
                    with pytest.raises(HallError) as caught:
                        await request
                    assert caught.value.code == "over"

            assert (table.history.status, table.history.length) == ("finished", entries)

    run(story())


def test_nothing_can_be_taken_back_after_the_game_even_against_bots() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            seats = [*mine(1), SeatWish(kind="bot", level="random")]
            table = await a_table(hall, await hall.make(table_request("bloodrage", seats)))
            await settled(table)
            while table.history.playing():
                await table.change(playing.choice, *first(game_of(table.history)))
                await settled(table)

            with pytest.raises(HallError) as caught:
                await table.change(playing.ask_takeback, 0, 2)

            assert caught.value.code == "over"
            assert table.history.status == "finished"

    run(story())


def test_a_take_back_waits_until_everybody_has_agreed() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "battalia", 3)
            await play(table, 10, random.Random(1))

            await table.change(playing.ask_takeback, 1, 4)
            assert table.history.takeback is not None
            assert table.history.takeback.waiting == [0, 2]
            with pytest.raises(HallError):
                await table.change(playing.answer_takeback, 1, 4, agree=True)
            with pytest.raises(HallError):
                await table.change(playing.answer_takeback, 0, 3, agree=True)
            await table.change(playing.answer_takeback, 0, 4, agree=True)
            assert len(game_of(table.history).choices) == 10
            await table.change(playing.answer_takeback, 2, 4, agree=True)

            assert (len(game_of(table.history).choices), table.history.branch) == (4, 1)
            assert table.history.takeback is None

    run(story())


def test_a_take_back_waits_even_for_people_who_are_away() -> None:
    async def story() -> None:
        async with a_hall(bots=NoBots()) as hall:
            table = await hotseat(hall)
            await play(table, 10, random.Random(1))
            await table.change(seating.sit_in, 1, "random")

            await table.change(playing.ask_takeback, 0, 4)
            assert len(game_of(table.history).choices) == 10
            await table.change(seating.come_back, 1)
            await table.change(playing.answer_takeback, 1, 4, agree=True)

            assert len(game_of(table.history).choices) == 4

    run(story())


def test_a_single_refusal_ends_a_take_back() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "battalia", 3)
            await play(table, 10, random.Random(1))
            await table.change(playing.ask_takeback, 1, 4)

            await table.change(playing.answer_takeback, 2, 4, agree=False)

            assert (len(game_of(table.history).choices), table.history.takeback) == (10, None)
            with pytest.raises(HallError):
                await table.change(playing.answer_takeback, 0, 4, agree=True)

    run(story())


def test_against_bots_a_take_back_happens_at_once() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            seats = [*mine(1), SeatWish(kind="bot", level="random")]
            table = await a_table(hall, await hall.make(table_request("bloodrage", seats)))
            await settled(table)
            for _ in range(5):
                await table.change(playing.choice, *first(game_of(table.history)))
                await settled(table)

            await table.change(playing.ask_takeback, 0, 2)
            await settled(table)

            assert table.history.branch == 1

    run(story())


@pytest.mark.parametrize("to", [-1, 10, 11])
def test_a_take_back_to_a_point_the_game_has_not_reached_is_refused(to: int) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall)
            await play(table, 10, random.Random(1))

            with pytest.raises(HallError) as caught:
                await table.change(playing.ask_takeback, 0, to)
            assert caught.value.code == "takeback"

    run(story())


def test_a_take_back_during_secret_choices_leads_to_the_same_draft() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "bloodrage", 3)
            before = views(table)
            game = game_of(table.history)
            await table.change(playing.choice, 1, game.decision, str(game.legal(1)[0]))
            await table.change(playing.ask_takeback, 1, 0)
            await table.change(playing.answer_takeback, 0, 0, agree=True)

            await table.change(playing.answer_takeback, 2, 0, agree=True)

            assert views(table) == before

    run(story())


def views(table: Table) -> list[bytes]:
    updates = [
        table.views.update(table.history, seat, None, 0) for seat in [None, *range(table.row.seats)]
    ]
    return [bytes(update.view) for update in updates if update is not None]


def test_a_second_wish_leaves_the_votes_for_the_first(place: Place) -> None:
    async def story() -> None:
        async with a_hall(place.store()) as hall:
            table = await hotseat(hall, "battalia", 3)
            await play(table, 10, random.Random(1))
            await table.change(playing.ask_takeback, 1, 4)
            await table.change(playing.answer_takeback, 0, 4, agree=True)
            length = table.history.length

            await table.change(playing.ask_takeback, 1, 4)
            for seat, to in ((1, 5), (2, 4), (2, 6)):
                assert await code_of(table.change(playing.ask_takeback, seat, to)) == (
                    "takeback-asked"
                )

            assert table.history.length == length
            assert table.history.takeback is not None
            assert table.history.takeback.waiting == [2]
            await table.change(playing.answer_takeback, 2, 4, agree=True)
            assert len(game_of(table.history).choices) == 4

    run(story())


def test_whoever_asked_for_a_take_back_may_withdraw_it() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            table = await hotseat(hall, "battalia", 3)
            await play(table, 10, random.Random(1))
            await table.change(playing.ask_takeback, 1, 4)

            await table.change(playing.answer_takeback, 1, 4, agree=False)

            assert table.history.takeback is None
            await table.change(playing.ask_takeback, 1, 5)

    run(story())
