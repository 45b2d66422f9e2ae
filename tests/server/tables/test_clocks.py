"""How time is counted at a table."""

from __future__ import annotations

import pytest

from stormhall.server.tables.clocks import DAY, SECOND, Clocks
from stormhall.server.wire.messages import Clock, ClockState

LIVE = Clock(kind="live", bank=60, increment=5, grace=30)
DAYS = Clock(kind="days", days=2, grace=3_600)


def started(clock: Clock, owing: list[int], people: tuple[int, ...] = (0, 1)) -> Clocks:
    clocks = Clocks(clock, 2)
    clocks.pass_time(1_000)
    clocks.run(owing, people)
    return clocks


def test_time_passes_only_for_people_who_owe_a_choice() -> None:
    clocks = started(LIVE, [0])

    clocks.pass_time(11_000)

    assert clocks.remaining == [50 * SECOND, 60 * SECOND]


def test_time_passes_for_everybody_who_chooses_at_once() -> None:
    clocks = started(LIVE, [0, 1])

    clocks.pass_time(11_000)

    assert clocks.remaining == [50 * SECOND, 50 * SECOND]


def test_bots_have_no_clock() -> None:
    clocks = started(LIVE, [0, 1], people=(1,))

    clocks.pass_time(11_000)

    assert clocks.remaining == [60 * SECOND, 50 * SECOND]
    assert clocks.running == {1}


def test_a_choice_adds_the_increment() -> None:
    clocks = started(LIVE, [0])
    clocks.pass_time(11_000)

    gift = clocks.chose(0)

    assert clocks.remaining[0] == 55 * SECOND
    assert gift == 5 * SECOND


def test_overdrawn_time_is_forgiven_after_the_choice() -> None:
    clocks = started(LIVE, [0])
    clocks.pass_time(81_000)

    clocks.chose(0)

    assert clocks.remaining[0] == 5 * SECOND


def test_choosing_and_taking_back_gives_no_time() -> None:
    clocks = started(LIVE, [0])
    clocks.pass_time(81_000)

    for _ in range(10):
        gift = clocks.chose(0)
        clocks.run([1], (0, 1))
        clocks.take_back(0, gift)
        clocks.run([0], (0, 1))

    assert clocks.remaining[0] == -20 * SECOND
    assert clocks.running == {0}


def test_choosing_and_taking_back_gives_no_days() -> None:
    clocks = started(DAYS, [0])
    clocks.pass_time(1_000 + DAY)

    gift = clocks.chose(0)
    clocks.run([1], (0, 1))
    clocks.take_back(0, gift)
    clocks.run([0], (0, 1))

    assert clocks.remaining[0] == DAY


def test_days_are_reset_after_a_choice_and_at_the_next_turn() -> None:
    clocks = started(DAYS, [0])
    clocks.pass_time(1_000 + DAY)
    clocks.chose(0)

    clocks.run([0, 1], (0, 1))

    assert clocks.remaining == [2 * DAY, 2 * DAY]


def test_handing_a_seat_over_and_back_gives_no_days() -> None:
    clocks = started(DAYS, [0])
    clocks.pass_time(1_000 + DAY)

    clocks.run([0], (1,))
    clocks.run([0], (0, 1))

    assert clocks.remaining[0] == DAY


def test_handing_a_seat_over_and_back_gives_no_seconds() -> None:
    clocks = started(LIVE, [0])
    clocks.pass_time(61_000)

    clocks.run([0], (1,))
    clocks.run([0], (0, 1))

    assert clocks.remaining[0] == 0


def test_a_person_who_takes_over_from_a_bot_has_time_to_choose() -> None:
    clocks = started(LIVE, [0])
    clocks.pass_time(100_000)
    clocks.run([0], (1,))

    clocks.chose(0)

    assert clocks.remaining[0] == 30 * SECOND


@pytest.mark.parametrize(("clock", "time"), [(LIVE, 90 * SECOND), (DAYS, 2 * DAY + 3_600 * SECOND)])
def test_time_runs_out_after_the_grace_and_not_before(clock: Clock, time: int) -> None:
    clocks = started(clock, [1])

    assert clocks.deadline() == 1_000 + time
    assert clocks.run_out(1_000 + time - 1) == []
    assert clocks.run_out(1_000 + time) == [1]


def test_the_first_seat_to_run_out_of_time_sets_the_deadline() -> None:
    clocks = started(LIVE, [0])
    clocks.pass_time(11_000)
    clocks.run([0, 1], (0, 1))

    assert clocks.deadline() == 11_000 + 80 * SECOND
    assert clocks.run_out(11_000 + 80 * SECOND) == [0]
    assert clocks.run_out(11_000 + 90 * SECOND) == [0, 1]


def test_the_time_while_the_hall_was_closed_is_skipped() -> None:
    clocks = started(LIVE, [0])

    clocks.skip_time(500_000)
    clocks.pass_time(501_000)

    assert clocks.remaining[0] == 59 * SECOND


def test_a_system_clock_that_jumps_back_neither_takes_nor_gives_time() -> None:
    clocks = started(LIVE, [0])
    clocks.pass_time(11_000)

    clocks.pass_time(5_000)
    clocks.pass_time(12_000)

    assert clocks.remaining[0] == 49 * SECOND


def test_a_table_without_clocks_neither_shows_nor_counts_time() -> None:
    clocks = started(Clock(), [0, 1])
    clocks.pass_time(10**12)
    clocks.take_back(0, clocks.chose(0))
    clocks.run([0], (0, 1))

    assert clocks.state() is None
    assert clocks.deadline() is None
    assert clocks.run_out(10**13) == []


def test_a_copy_is_independent() -> None:
    clocks = started(LIVE, [0])

    other = clocks.copy()
    other.pass_time(11_000)
    other.run([1], (0, 1))

    assert clocks.state() == ClockState(left=[60_000, 60_000], running=[0], at=1_000)
    assert other.state() == ClockState(left=[50_000, 60_000], running=[1], at=11_000)
