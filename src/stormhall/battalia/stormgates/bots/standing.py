"""How a player stands in all that The Stormgates add: a number for each term, in points.

Each term is 0 where its module is off, so that a table without modules is judged like Battalia.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.zones import creation_deck
from stormhall.battalia.model.board import GATE
from stormhall.battalia.model.cards import CASKET_CARD, KING, QUEEN, STARDUST_CARD, card_of
from stormhall.battalia.model.config import DAYS, HEROES, TOP_LEVEL
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.bots.active_modules import Parts
from stormhall.battalia.stormgates.knowledge.draft_knowledge import ROUNDS, place_of
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model.config import GATE_NUMBER
from stormhall.battalia.stormgates.rules.bilkarr.bilkarr import walked
from stormhall.battalia.stormgates.rules.bilkarr.potions import (
    DAY,
    LASTS,
    OWNER,
    POTIONS,
    VICTIM,
    WEAKNESS,
)
from stormhall.battalia.stormgates.rules.census import FIRST_COUNT
from stormhall.battalia.stormgates.rules.heroic import VETERAN_CARDS
from stormhall.battalia.stormgates.rules.royals import THRESHOLD
from stormhall.battalia.stormgates.rules.valleys.high_pass import NO_GUST
from stormhall.kernel.core.state import Seat

TERMS: Final[list[str]] = [
    "royals",
    "census",
    "veteran",
    "posts",
    "stardust",
    "gates",
    "gusts",
    "buildings",
    "veils",
    "potions",
    "helpers",
    "draft",
    "native",
]
"""The terms in the order in which they are measured."""

EXPECTED: Final = 0.9
"""By how many cards a creation deck may be expected to grow in a day."""
LEEWAY: Final = 6.0
"""How many cards more or less than wanted make a census all but certain."""
CENSUS_WORTH: Final[list[float]] = [1.0, 1.0, 0.8]
"""What a census may bring: a queen, a king, the status of a veteran."""

FULL: Final[list[float]] = [0.5] * POTIONS
"""By potion: its worth while it lies full before its owner."""
DRUNK: Final[list[float]] = [0.1] * POTIONS
"""By potion: what it is worth still for each day that it will work."""
for _word, _full, _drunk in (
    ("brotherhood", 0.6, 0.15),
    ("rage", 0.5, 0.1),
    ("colossus", 0.9, 0.25),
    ("frost-touch", 0.7, 0.15),
    ("weakness", 0.7, 0.1),
    ("solstice", 0.6, 0.18),
):
    FULL[sk.POTION.index[_word]] = _full
    DRUNK[sk.POTION.index[_word]] = _drunk


def storm_measures(state: BattaliaState, parts: Parts, seat: Seat) -> list[float]:
    """A number for each of the terms."""
    deck = creation_deck(state, seat)
    return [
        _royals(state, parts, seat, deck),
        _census(state, parts, seat, deck),
        _veteran(state, parts, seat),
        _posts(state, parts, seat),
        deck.count(STARDUST_CARD) + 0.5 * deck.count(CASKET_CARD),
        _gates(state, parts, seat),
        _gusts(state, parts, seat),
        _buildings(state, parts, seat),
        _veils(state, parts, seat),
        _potions(state, parts, seat),
        _helpers(state, parts, seat),
        _draft(state, parts, seat),
        _native(state, seat),
    ]


def _royals(state: BattaliaState, parts: Parts, seat: Seat, deck: bytes) -> float:
    """Royals of the deck: as fighters, and for the cities that they can still crown."""
    if parts.royals is None or not deck:
        return 0.0
    found = 0.0
    levels = state.geography().levels_of[seat]
    for kind in (QUEEN, KING):
        if card_of(kind, state.factions[seat]) in deck:
            room = state.config.most_of_level[kind] - levels[kind]
            found += 0.5 + 0.5 * min(room, levels[kind - 1] + levels[kind - 2])
    return found


def days_to_count(day: int) -> int:
    """The days until the next census that counts cards (SG-CTL-03)."""
    last = max(FIRST_COUNT * DAYS, -(-day // DAYS) * DAYS)
    return last - day


def _census(state: BattaliaState, parts: Parts, seat: Seat, deck: bytes) -> float:
    """How likely the next census brings, or leaves, what it counts cards for."""
    if not parts.counts_cards or not deck:
        return 0.0
    expected = len(deck) + EXPECTED * days_to_count(state.day)
    found = 0.0
    if parts.royals is not None:
        waiting = state.rows[parts.royals.row]
        for i, kind in enumerate((QUEEN, KING)):
            card = card_of(kind, state.factions[seat])
            if card in waiting or card in deck:
                found += CENSUS_WORTH[i] * _chance_of(expected, THRESHOLD[kind])
    if parts.heroic is not None:
        found += CENSUS_WORTH[2] * _chance_of(expected, VETERAN_CARDS)
    return found


def _chance_of(expected: float, wanted: int) -> float:
    """From 0 to 1: whether a deck of an expected size will be large enough."""
    return min(1.0, max(0.0, 0.5 + (expected - wanted) / (2.0 * LEEWAY)))


def _veteran(state: BattaliaState, parts: Parts, seat: Seat) -> float:
    if parts.heroic is None:
        return 0.0
    return 1.0 if parts.heroic.is_veteran(state, seat) else 0.0


def _posts(state: BattaliaState, parts: Parts, seat: Seat) -> float:
    """Posts, and a hero who stands at one."""
    if parts.trading is None:
        return 0.0
    posts = parts.trading.posts_of(state, seat)
    if not posts:
        return 0.0
    return len(posts) + (0.3 if parts.trading.at_post(state, seat) else 0.0)


def _gates(state: BattaliaState, parts: Parts, seat: Seat) -> float:
    """Heroes on gates: the storm is one fee away."""
    if parts.gates is None:
        return 0.0
    found = 0.0
    for figure in range(HEROES):
        cell = state.hero(seat, figure)
        if cell != NONE and state.tiles[cell] == GATE:
            found += 1.0
    return found


def _gusts(state: BattaliaState, parts: Parts, seat: Seat) -> float:
    """Gusts that heroes carry, more at the gate that spends them (SG-VAL-22)."""
    if parts.high_pass is None:
        return 0.0
    found = 0.0
    for figure in range(HEROES):
        gust = parts.high_pass.gust(state, seat, figure)
        cell = state.hero(seat, figure)
        if gust == NO_GUST or cell == NONE:
            continue
        found += 1.0
        if state.tiles[cell] == GATE and GATE_NUMBER[state.terrains[cell]] == gust:
            found += 0.5
    return found


def _buildings(state: BattaliaState, parts: Parts, seat: Seat) -> float:
    """Buildings give a card in each turn, whichever is wanted (SG-VAL-14)."""
    if parts.valleys is None:
        return 0.0
    number = len(parts.valleys.controlled(state, seat, parts.valleys.corners))
    return 1.0 + 0.25 * number if number else 0.0


def _veils(state: BattaliaState, parts: Parts, seat: Seat) -> float:
    """Levels of own cities that nobody may attack for now."""
    if parts.mantle is None:
        return 0.0
    row = state.rows[parts.mantle.row]
    if row.count(0) == len(row):
        return 0.0
    found = 0.0
    for cell in range(len(row)):
        if row[cell] and state.owners[cell] == seat + 1:
            found += state.levels[cell]
    return found / TOP_LEVEL


def _potions(state: BattaliaState, parts: Parts, seat: Seat) -> float:
    """Full potions, what is left of those that work, and Weakness that lies on the player."""
    if parts.potions is None or parts.potions.are_idle(state):
        return 0.0
    row = state.rows[parts.potions.row]
    found = 0.0
    for potion in range(POTIONS):
        days = LASTS + 1 - row[DAY + potion]
        if row[OWNER + potion] == seat:
            found += DRUNK[potion] * days if row[DAY + potion] else FULL[potion]
        elif potion == WEAKNESS and row[VICTIM + potion] == seat:
            found -= 2.0 * DRUNK[potion] * days
    return found


def _helpers(state: BattaliaState, parts: Parts, seat: Seat) -> float:
    """Heroes where Metamorpha helps, or where Bilkarr comes tomorrow."""
    found = 0.0
    if parts.metamorpha is not None:
        terrain = parts.metamorpha.terrain(state)
        for figure in range(HEROES):
            cell = state.hero(seat, figure)
            if terrain >= 0 and cell != NONE and state.terrains[cell] == terrain:
                found += 1.0
    if parts.bilkarr is not None:
        cell = parts.bilkarr.square(state)
        if cell != NONE:
            heading = state.rows[parts.bilkarr.row][1]
            way = walked(state.config, cell, heading)[0]
            if way and state.heroes_at(seat, way[-1]):
                found += 1.0
    return found


def drafted(state: BattaliaState, parts: Parts, seat: Seat) -> list[int]:
    """The units that a player has taken so far in a draft that is under way."""
    if parts.draft is None or not parts.draft.under_way(state):
        return []
    taken, size = state.rows[parts.draft.taken], state.seats
    if not taken:
        return []
    cards = [taken[step * size + place_of(state, step, seat)] for step in range(ROUNDS)]
    return [card for card in cards if card != NONE]


def _draft(state: BattaliaState, parts: Parts, seat: Seat) -> float:
    """What a draft promises: cohorts of one faction, above all of the own (BT-COH-3, BT-BAT-4)."""
    cards = drafted(state, parts, seat)
    if not cards:
        return 0.0
    factions = [0] * 8
    for card in cards:
        factions[card & 7] += 1
    own = factions[state.factions[seat]] if state.factions[seat] != NONE else 0
    return sum(number * number for number in factions) / 4.0 + 0.5 * own


def _native(state: BattaliaState, seat: Seat) -> float:
    """Own cities on native terrain, which helps who defends them (BT-ADV-3)."""
    if not state.config.advanced:
        return 0.0
    faction = state.factions[seat]
    return float(sum(1 for c in state.geography().cities[seat] if state.terrains[c] == faction))
