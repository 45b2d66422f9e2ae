"""How a player stands in the middle of a game: the numbers behind the terms of `BattaliaInsight`.

Everything is counted in points. Points that a deck or a board brings later are multiplied by the
days the game may still last. The tuned numbers are in `data/standing.json`.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from stormhall.battalia.bots.average_turn import Muster
from stormhall.battalia.bots.card_worth import RANKS
from stormhall.battalia.bots.outlook import FAR, Outlook
from stormhall.battalia.bots.tuned_numbers import load
from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.kernel.core.state import Seat

_DATA: Final[dict[str, Any]] = load("standing.json")
_DAYS: Final[dict[str, float]] = _DATA["days"]
LONGEST: Final[float] = _DAYS["at_most"]
SQUARES_A_DAY: Final[float] = _DAYS["squares_a_day"]
"""The average number of squares a player builds in a day."""
DAYS_A_CITY: Final[float] = _DAYS["a_great_city"]
DAYS_A_POINT: Final[float] = _DAYS["a_point"]
SQUARES_A_CITY: Final[float] = _DATA["room"]["squares_a_city"]
"""How many free squares it takes for one more city to be built."""
SITES: Final[list[float]] = _DATA["room"]["cities_by_sites"]
"""By number of squares where a city may be built at once: how many cities are certain."""
NEARER: Final[float] = _DATA["threat_less_per_step"]
"""The share of a danger that remains with each step between a rival's hero and a city."""
JOINED: Final[float] = _DATA["approach_less_per_gap"]
"""The share of a target's worth that remains with each card to lay on the way."""
STEEPNESS: Final[float] = _DATA["odds_by_strength"]
"""How much one more point of strength decides a battle; hands differ a lot."""


def days_left(state: BattaliaState, outlook: Outlook) -> float:
    """How many days the game may last, from the board, the great cities and the calendar."""
    config = state.config
    days = min(LONGEST, outlook.free / (SQUARES_A_DAY * state.seats))
    days = min(days, DAYS_A_CITY * (config.cities_to_end - outlook.most_great))
    if config.vp_limit:
        days = min(days, DAYS_A_POINT * (config.vp_limit - max(outlook.geography.points)))
    last = config.last_week_day or config.last_day
    return max(1.0, min(days, float(last - state.day)))


def cities_left(state: BattaliaState) -> int:
    """The mask of city types that the pool still has cards of (BT-LIM-1)."""
    cities = 0
    for tile in range(b.CITY_END, b.CITY_CROSS + 1):
        if state.tops[z.TILE_DECK + tile]:
            cities |= 1 << tile
    return cities


def income(muster: Muster, outlook: Outlook, seat: Seat, sites: int, days: float) -> float:
    """The points that a deck builds on this board in a number of days.

    Three units of a rank build a city, two raise one (BT-BLD-12, BT-UPG-1). Room is limited, and so
    are the cities ready for each level, so better chances bring diminishing returns.
    """
    roads = outlook.geography
    levels = roads.levels_of[seat]
    land = outlook.free / (SQUARES_A_CITY * len(roads.points))
    room = SITES[min(4, sites)] + land * (0.2 + 0.8 * muster.roads)
    triples, pairs = muster.triples, muster.pairs
    chances = worth = 0.0
    for rank in range(c.FRIMAN, RANKS):
        chances += triples[rank]
        worth += rank * triples[rank]
    total = new = spent = 0.0
    if chances > 0.0 and room > 0.0:
        new = room * (1.0 - exp(-days * chances / room))
        total = new * worth / chances
        spent = 0.7 * new / (days * chances)  # units that build a city raise none
    below = levels[1] + new * 0.5
    for rank in range(c.FRIMAN + 1, RANKS):
        if pairs[rank] > 0.0 and below > 0.0:
            rate = pairs[rank] - spent * triples[rank]
            raised = below * (1.0 - exp(-days * rate / below))
            total += raised
            below = levels[rank] + 0.7 * raised
        else:
            below = float(levels[rank])
    return total


def prospects(
    state: BattaliaState, outlook: Outlook, seat: Seat, musters: list[Muster]
) -> list[float]:
    """The worth of the best targets of a player's heroes, and of the best neutral place."""
    muster = musters[seat]
    heroes = [state.heroes[seat * HEROES + i] for i in range(HEROES)]
    walks = [outlook.steps(cell) for cell in heroes if cell != z.NONE]
    gaps = outlook.gaps(seat)
    armed = 0.2 + 0.8 * muster.armed
    pace = 1.0 + muster.mobility
    ready = 0.4 + 0.35 * muster.armed + (0.25 if walks else 0.0)
    best = second = way = 0.0
    for cell in outlook.held_cells(state.owners):
        owner = state.owners[cell]
        if owner == seat + 1:
            continue
        value = target_worth(state, seat, cell, musters)
        if value <= 0.0:
            continue
        for steps in walks:
            if steps[cell] < FAR:
                near = value * armed / (1.0 + steps[cell] / pace)
                if near > best:
                    best, second = near, best
                elif near > second:
                    second = near
        if owner == z.NEUTRAL_OWNER:
            way = max(way, ready * value * JOINED ** min(20, gaps[cell]))
    return [best + 0.3 * second, way]


def target_worth(state: BattaliaState, seat: Seat, cell: int, musters: list[Muster]) -> float:
    """The gain from taking a place, weighted by the chance that a hand is strong enough."""
    owner, tile, level = state.owners[cell], state.tiles[cell], state.levels[cell]
    muster = musters[seat]
    if owner == z.NEUTRAL_OWNER:
        strength = max(0.0, min(1.0, muster.might / (level + 2.0)))
        if b.IS_CITY[tile]:
            return (3.0 + state.config.captured_level) * strength
        if tile == b.RUINS:
            return 2.0 * strength if state.display and not muster.great else 0.0
        if tile == b.SANCTUARY:
            site = state.config.sites.index(cell)
            return 0.0 if state.seals[site] >> seat & 1 else 3.0 * strength
        return 8.0 * strength * strength if tile == b.PEAK else 0.0
    if owner - 1 not in state.opponents(seat):
        return 0.0
    return 2.0 * level * odds(muster.might, level + musters[owner - 1].might)


def odds(attack: float, defence: float) -> float:
    """The chance that an attack succeeds, from the strengths of average hands."""
    return 1.0 / (1.0 + exp((defence - attack) * STEEPNESS))


def threat(
    state: BattaliaState, outlook: Outlook, seat: Seat, rival: Seat, musters: list[Muster]
) -> float:
    """The points that a rival's heroes may take soon; `musters` are the seat's and the rival's."""
    total = 0.0
    cities = outlook.geography.cities[seat]
    own, his = musters
    for i in range(HEROES):
        cell = state.heroes[rival * HEROES + i]
        if cell != z.NONE:
            steps = outlook.steps(cell)
            worst = 0.0
            for city in cities:
                if steps[city] <= 5:
                    level = state.levels[city]
                    chance = odds(his.might, level + own.might)
                    worst = max(worst, level * chance * NEARER ** steps[city])
            total += worst * his.armed
    return total
