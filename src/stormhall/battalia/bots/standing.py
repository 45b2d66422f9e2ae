"""How a player stands in the middle of a game: the numbers behind the terms of `BattaliaInsight`.

Everything is counted in points. What a deck or a board brings later is multiplied by the days that
the game may still last.
"""

from __future__ import annotations

from math import exp
from typing import Final

from stormhall.battalia.bots.average_turn import DIMINISHING, HIRED, RANKS, WORTH, Muster
from stormhall.battalia.bots.outlook import FAR, Outlook
from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import TURN
from stormhall.battalia.rules.turn import BEGIN

LONGEST: Final = 14.0
SQUARES_A_DAY: Final = 0.45
"""How many squares a player builds in a day on average."""
DAYS_A_CITY: Final = 3.5
DAYS_A_POINT: Final = 1.0
SQUARES_A_CITY: Final = 4.0
"""How many free squares there are for each city that will still be built."""
SITES: Final[list[float]] = [0.0, 0.6, 1.0, 1.2, 1.3]
"""By number of squares where a city may be built at once: the cities that this makes sure."""

NEARER: Final = 0.8
"""What one step less between a rival's hero and a city adds to the danger."""
JOINED: Final = 0.62
"""What one card less to lay on the way is worth."""

STEEPNESS: Final = 0.35
"""How much one point of strength more decides a battle; hands differ a lot."""

KEPT: Final[list[float]] = [0.0] * 256
"""By kind: what a card is worth that comes to the next hand besides the six."""
KEPT[c.SUPPLY] = 0.25
for _rank in range(c.FRIMAN, RANKS):
    KEPT[_rank] = 0.25 * _rank
for _kind in range(c.TOOL, 256):
    KEPT[_kind] = WORTH[_kind]


def days_left(state: BattaliaState, outlook: Outlook) -> float:
    """How many days the game may last, from the board, the great cities and the calendar."""
    config = state.config
    left = min(LONGEST, outlook.free / (SQUARES_A_DAY * state.seats))
    left = min(left, DAYS_A_CITY * (config.cities_to_end - outlook.most_great))
    if config.vp_limit:
        left = min(left, DAYS_A_POINT * (config.vp_limit - max(outlook.geography.points)))
    last = config.last_week_day or config.last_day
    return max(1.0, min(left, float(last - state.day)))


def cities_left(state: BattaliaState) -> int:
    """The mask of city types of which the pool has cards (BT-LIM-1)."""
    cities = 0
    for tile in range(b.CITY_END, b.CITY_CROSS + 1):
        if state.tops[z.TILE_DECK + tile]:
            cities |= 1 << tile
    return cities


def income(muster: Muster, outlook: Outlook, seat: int, sites: int, days: float) -> float:
    """Points that a deck builds in some days on this board.

    Three units of a rank build a city, two raise one (BT-BLD-12, BT-UPG-1). There is only so much
    room, and only so many cities wait for each level, so more of the same chance brings ever less.
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


def hand_worth(state: BattaliaState, outlook: Outlook, seat: int, sites: int) -> float:
    """What the cards that can still be laid in this turn may bring; 0 outside of the own turn."""
    turn = state.frames[0]
    if state.active != seat or turn[0] != TURN or turn[1] == BEGIN:
        return 0.0
    counts = [0] * c.KINDS
    great = 0.0
    base = seat * z.ZONES
    for card in state.zones[base + z.HAND]:
        kind = c.KIND[card]
        if kind < c.KINDS:
            counts[kind] += 1
        elif kind >= c.HAMMER:
            great += WORTH[kind]
    records = state.zones[base + z.OPEN]
    for i in range(1, len(records), z.RECORD):
        if records[i] < c.KINDS:
            counts[records[i]] += records[i + 1]
    worth = 0.5 * HIRED[min(8, counts[c.SUPPLY])] + 0.5 * great
    levels = outlook.geography.levels_of[seat]
    counts[c.FRIMAN] += 2 * counts[c.TOOL]
    for rank in range(c.FRIMAN, RANKS):
        number = counts[rank]
        if number >= 3 and sites:
            worth += rank
        elif number >= 2 and rank > c.FRIMAN and levels[rank - 1]:
            worth += 1.0
        elif number:
            worth += 0.1 * number
    for kind in range(c.TOOL + 1, c.KINDS):
        if counts[kind]:
            worth += 0.5 * WORTH[kind] * DIMINISHING[min(4, counts[kind])]
    return worth


def kept_worth(cards: bytes) -> float:
    """What cards in ambush or in tents add to the next hand."""
    worth = 0.0
    for card in cards:
        worth += KEPT[c.KIND[card]]
    return worth


def stationed(tents: bytes) -> bytes:
    """The cards that lie in tents."""
    cards = [tents[i] for i in range(len(tents)) if i % z.RECORD in (1, 2)]
    return bytes([card for card in cards if card < z.VIRTUAL])


def prospects(
    state: BattaliaState, outlook: Outlook, seat: int, musters: list[Muster]
) -> list[float]:
    """What the best targets of the own heroes promise, and those that heroes might have."""
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


def target_worth(state: BattaliaState, seat: int, cell: int, musters: list[Muster]) -> float:
    """What taking a place would bring, by the chance that a hand is strong enough."""
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
    """The chance of an attack, by what both sides have in an average hand."""
    return 1.0 / (1.0 + exp((defence - attack) * STEEPNESS))


def threat(
    state: BattaliaState, outlook: Outlook, seat: int, rival: int, musters: list[Muster]
) -> float:
    """The points that heroes of a rival may take soon; the musters are the own and his."""
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
