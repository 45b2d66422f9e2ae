"""Random games for property tests: quick ones on the state, others with events."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import strategies as st

from stormhall.bloodrage.model.board import HORNS, STATS, STEPS, TRACK
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.model.verbs import DECLINE, PASS
from stormhall.bloodrage.ruleset import BLOOD_RAGE
from stormhall.kernel.core.kinds import bits_of
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Options

Chooser = Callable[[list[int], Chance], int]


def at_random(codes: list[int], chance: Chance) -> int:
    return codes[chance.below(len(codes))]


def eager(codes: list[int], chance: Chance) -> int:
    """Seldom pass or decline, to get more of everything else."""
    busy = [code for code in codes if code not in (PASS, DECLINE)]
    return at_random(busy if busy and chance.below(10) else codes, chance)


def stubborn(codes: list[int], chance: Chance) -> int:
    """Always take the first or the last choice: the edges of every list."""
    return codes[0] if chance.below(2) else codes[-1]


CHOOSERS: list[Chooser] = [at_random, eager, stubborn]


@st.composite
def set_ups(draw: st.DrawFn) -> tuple[int, Options, int, Chooser]:
    """Seats, options, seed and a way to choose."""
    seats = draw(st.sampled_from(BLOOD_RAGE.info.seats))
    given: Options = {}
    for option in BLOOD_RAGE.info.options:
        if not option.name.startswith("clan_") and option.name != "first_player":
            given[option.name] = draw(st.sampled_from(option.values or []))
    given["first_player"] = draw(st.sampled_from(["random", *range(1, seats + 1)]))
    seed = draw(st.integers(0, 2**32))
    return seats, BLOOD_RAGE.check(seats, given), seed, draw(st.sampled_from(CHOOSERS))


def play_out(
    state: BloodRageState, seed: int, choose: Chooser, each: Callable[[BloodRageState], None]
) -> int:
    """Play to the end, passing the state after every choice to `each`; count the choices."""
    chance = Chance(seed)
    start = state.number
    while not state.over:
        owed = bits_of(state.owed)
        seat = owed[chance.below(len(owed))]
        codes = state.offers(seat)
        assert codes
        assert len(set(codes)) == len(codes)
        state.take(seat, choose(sorted(codes), chance))
        each(state)
    return state.number - start


def check_table(state: BloodRageState) -> None:
    """Check that nothing is lost or duplicated, and that Horns limit the figures on the board."""
    assert state.defects() == []
    for seat in range(state.seats):
        horns = TRACK[HORNS * STEPS + state.stats[seat * STATS + HORNS]]
        assert state.on_board(seat) <= horns, f"seat {seat}"
