"""Each viewer sees everything it may see and nothing else."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import stormhall
from stormhall.server.hall.creation import first_entries
from stormhall.server.settings import Moment
from stormhall.server.store.interface import Entry
from stormhall.server.tables.history import TableHistory, load_history
from stormhall.server.tables.table_views import (
    Presence,
    ViewCache,
    state_of,
    summary_of,
    turn_of,
    undo_of,
)
from stormhall.server.wire.messages import Clock, Update
from tests.server.support.halls import START, mine, table_request
from tests.server.support.making_rows import row_of

GAMES = [("battalia", 3), ("bloodrage", 3), ("stormgates", 4)]


def course_from(position: dict[str, Any]) -> TableHistory:
    """A table whose game begins from a position."""
    row = row_of(table_request(position["game"], mine(position["seats"])))
    row = replace(row, options=position["options"], seed=None, start=position)
    return load_history(row, first_entries(mine(row.seats), Moment(START, START)))


def in_progress(name: str, seats: int, choices: int, seed: int) -> stormhall.Game:
    chance = random.Random(seed)
    game = stormhall.new(name, seats, seed)
    for _ in range(choices):
        if not game.over:
            seat = chance.choice(game.to_act)
            game.apply(seat, chance.choice(game.legal(seat)))
    return game


def update(history: TableHistory, seat: int | None) -> Update:
    result = ViewCache().update(history, seat, None, 0)
    assert result is not None
    return result


def choose(history: TableHistory, seat: int, action: str) -> None:
    assert history.game is not None
    data = {"action": action, "decision": history.game.decision, "by": "person"}
    history.apply(Entry(n=history.length, at=START, kind="choose", seat=seat, data=data))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_an_update_does_not_depend_on_what_its_viewer_cannot_know(name: str, seats: int) -> None:
    for seed in range(12):
        game = in_progress(name, seats, seed * 17, seed)
        for seat in [None, *range(seats)]:
            real = course_from(game.position())
            imagined = course_from(game.resample(seat, seed).position())

            one, other = update(real, seat), update(imagined, seat)

            assert msgspec.json.encode(one) == msgspec.json.encode(other)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_an_update_after_a_certain_outcome_depends_on_nothing_hidden(name: str, seats: int) -> None:
    compared = 0
    for seed in range(12):
        game = in_progress(name, seats, seed * 13, seed)
        for seat in game.to_act:
            action = str(random.Random(seed).choice(game.legal(seat)))
            if not game.preview(seat, action).certain:
                continue
            real = course_from(game.position())
            imagined = course_from(game.resample(seat, seed).position())
            choose(real, seat, action)
            choose(imagined, seat, action)

            one, other = update(real, seat), update(imagined, seat)

            assert msgspec.json.encode(one) == msgspec.json.encode(other)
            compared += 1
    assert compared, "no choice was certain"


def test_only_a_seat_that_owes_a_choice_gets_offers() -> None:
    history = course_from(in_progress("battalia", 3, 40, 1).position())
    assert history.game is not None
    (seat,) = history.game.to_act

    turns = {each: update(history, each).turn for each in [None, 0, 1, 2]}

    assert [each for each, turn in turns.items() if turn is not None] == [seat]
    offered = [offer["text"] for offer in msgspec.json.decode(turns[seat] or b"")["offers"]]
    assert offered == [str(action) for action in history.game.legal(seat)]


def test_seats_that_choose_at_once_each_get_their_own_offers() -> None:
    history = course_from(stormhall.new("bloodrage", 3, 1).position())
    assert history.game is not None
    assert len(history.game.to_act) == 3

    turns = [update(history, seat).turn for seat in range(3)]

    assert len({bytes(turn or b"") for turn in turns}) == 3
    assert update(history, None).thinking == [0, 1, 2]


def test_a_suggestion_is_an_index_into_the_offers() -> None:
    for seed in range(20):
        game = in_progress("battalia", 2, 60 + seed * 7, seed)
        for seat in game.to_act:
            usual, turn = game.suggestion(seat), turn_of(game, seat)
            if usual is None:
                assert turn.suggestion is None
            else:
                assert turn.suggestion is not None
                assert turn.offers[turn.suggestion].text == str(usual)


def test_a_client_that_cannot_undo_learns_the_rule_that_forbids_it() -> None:
    game = stormhall.new("battalia", 2, 1)

    state = undo_of(game, 0)

    assert not state.possible
    assert state.reason is not None
    assert state.reason.rule == "SH-UNDO-1"


def test_a_client_gets_the_events_from_the_number_it_names() -> None:
    history = course_from(stormhall.new("battalia", 2, 3).position())
    assert history.game is not None
    for _ in range(10):
        seat = history.game.to_act[0]
        choose(history, seat, str(history.game.legal(seat)[0]))
    total = len(history.game.log.events)
    assert total > 4

    result = ViewCache().update(history, 0, history.branch, total - 3)

    assert result is not None
    assert (result.first, result.fresh) == (total - 3, False)
    assert msgspec.json.decode(result.events) == history.game.events(total - 3, 0)


@pytest.mark.parametrize(("branch", "events"), [(None, 0), (5, 0), (0, 10_000)])
def test_a_client_with_an_unknown_branch_or_too_many_events_starts_afresh(
    branch: int | None, events: int
) -> None:
    history = course_from(stormhall.new("battalia", 2, 3).position())
    assert history.game is not None
    choose(history, history.game.to_act[0], str(history.game.legal(history.game.to_act[0])[0]))

    result = ViewCache().update(history, 0, branch, events)

    assert result is not None
    assert (result.first, result.fresh) == (0, True)
    assert msgspec.json.decode(result.events) == history.game.events(0, 0)


def test_each_moment_is_encoded_exactly_once() -> None:
    history = course_from(stormhall.new("battalia", 2, 3).position())
    assert history.game is not None
    views = ViewCache()
    first = views.update(history, 0, None, 0)
    second = views.update(history, 0, None, 0)
    assert first is not None
    assert second is not None
    assert first.view is second.view

    choose(history, history.game.to_act[0], str(history.game.legal(history.game.to_act[0])[0]))
    third = views.update(history, 0, None, 0)

    assert third is not None
    assert bytes(third.view) != bytes(first.view)


def test_there_is_nothing_to_see_before_the_start() -> None:
    history = TableHistory(row_of(table_request()))

    assert ViewCache().update(history, 0, None, 0) is None


def test_an_archived_table_offers_nothing() -> None:
    history = course_from(stormhall.new("battalia", 2, 3).position())
    history.apply(Entry(n=history.length, at=START, kind="archive", seat=None, data={}))

    result = update(history, 0)

    assert (result.turn, result.undo, result.thinking) == (None, None, [])


def test_everybody_sees_the_clock_of_a_table() -> None:
    row = row_of(table_request(clock=Clock(kind="live", bank=60, increment=5)))
    history = load_history(row, first_entries(mine(2), Moment(START, START)))

    clock = update(history, None).clock

    assert clock is not None
    assert clock.left == [60_000, 60_000]
    assert clock.running == history.thinking()


def test_a_summary_names_the_seats_of_people_whose_turn_it_is() -> None:
    history = course_from(stormhall.new("bloodrage", 3, 1).position())
    data = {"kind": "person", "name": "x", "away": True, "level": "planner"}
    history.apply(Entry(n=history.length, at=START, kind="seat", seat=1, data=data))

    summary = summary_of(history)

    assert summary.turns == [0, 2]
    assert [summary.for_seat(seat).turn for seat in range(3)] == [True, False, True]


def test_the_state_of_a_table_shows_who_is_online_and_no_secret() -> None:
    history = course_from(stormhall.new("bloodrage", 3, 1).position())

    presence = Presence()
    for seat in (1, 1, None, None):
        presence.count(seat, 1)

    state = state_of(history, presence)

    assert [seat.online for seat in state.seats] == [False, True, False]
    assert state.watching == 2
    assert not {"seed", "start", "position"} & set(msgspec.to_builtins(state))
