"""How eagerly the choices of The Stormgates are taken before any thought.

Urges are for players of habit and for quick play in imagined worlds: whole numbers, cheap, by the
kind of choice and a glance at the table.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.board import COVERED_BUILDING, IS_CITY, IS_ROAD
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import BORROWED
from stormhall.battalia.stormgates.bots.active_modules import Parts
from stormhall.battalia.stormgates.bots.card_worth import KIND_WORTH, worth, worth_in_hand
from stormhall.battalia.stormgates.bots.standing import drafted
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.kernel.core.state import Code, Seat

BY_VERB: Final[list[int]] = [3] * 256
"""By verb: the urge of a choice of which no more than its kind matters."""
for _verb, _urge in (
    (sv.PASS, 3), (sv.CROWN_CITY, 90), (sv.JUMP, 9), (sv.JUMP_DECLARED, 30), (sv.TOP, 1),
    (sv.BLOW, 5), (sv.DRAW_FATE, 12), (sv.KEEP_FATE, 12), (sv.TAKE_TOP, 14), (sv.SEARCH_REST, 18),
    (sv.USE_STANDARD, 25), (sv.USE_CRYSTAL, 8), (sv.USE_LOST_SCROLL, 20), (sv.USE_MANTLE, 3),
    (sv.USE_MASK, 12), (sv.HAND_OVER, 1), (sv.SELL, 1), (sv.BARTER, 4), (sv.BUY_POTION, 4),
    (sv.DRINK, 5), (sv.DRINK_AGAINST, 5), (sv.USE_POTION, 12), (sv.ORDER, 1), (sv.COLLECT, 60),
    (sv.COLLECT_NAMED, 60), (sv.STOP, 12), (sv.AIM, 5), (sv.LOWER, 0), (sv.LOWER_TWICE, 0),
    (sv.SWAP, 1), (sv.SWAP_FATE, 1), (sv.GIVE, 6),
):  # fmt: skip
    BY_VERB[_verb] = _urge

EFFECT_URGE: Final[list[int]] = [3] * len(sk.EFFECT.words)
"""By storm effect: how welcome it is."""
for _word, _urge in (
    ("windfall", 12), ("tailwind", 6), ("pathfinder", 6), ("hand-of-fate", 14), ("summons", 9),
    ("reshaping", 1), ("elevation", 9), ("growth", 24), ("return-from-limbo", 8), ("gale", 2),
):  # fmt: skip
    EFFECT_URGE[sk.EFFECT.index[_word]] = _urge

POWER_URGE: Final[list[int]] = [3] * len(c.TERRAINS)
"""By terrain under Metamorpha: how welcome her power is."""
for _word, _urge in (
    ("forest", 3), ("mountain", 50), ("canyon", 3), ("lake", 8), ("jungle", 10), ("ice", 4),
):  # fmt: skip
    POWER_URGE[c.TERRAINS.index(_word)] = _urge

CARD_CHOICES: Final = ("standard", "take-from-limbo", "look-under-gate", "choose-relic",
                       "search-great", "crystal", "mask")  # fmt: skip
"""Steps in which cards are taken because of their worth."""

SCALE: Final = 10
"""What is counted here in small numbers stands beside the urges of the base game."""

BEST_CARD: Final = 50
"""No card is worth more."""


def storm_urge(state: BattaliaState, parts: Parts, seat: Seat, code: Code) -> int:
    """The urge of a choice that the expansion brings, or -1 for one of the base game."""
    found = _urge_of(state, parts, seat, code)
    return found * SCALE if found > 0 else found


def _urge_of(state: BattaliaState, parts: Parts, seat: Seat, code: Code) -> int:
    verb, first = code & 0xFF, code >> 8 & 0xFF
    if verb <= v.ABANDON:
        return _reused(state, parts, seat, code)
    if verb in (sv.GAIN, sv.BUY):
        return KIND_WORTH[first]
    if verb in (sv.GAIN_NAMED, sv.BUY_NAMED):
        return KIND_WORTH[first] + (2 if code >> 16 == state.factions[seat] else -1)
    if verb == sv.RAISE_CITY:
        return 6 + 6 * state.levels[first]
    if verb in (sv.PROMOTE, sv.DOUBLE):
        return 3 * _rank(first)
    if verb == sv.SACRIFICE:
        return max(1, BEST_CARD - worth(state, seat, first))
    if verb == sv.DRAFT:
        return _draft(state, parts, seat, first)
    return _more(state, parts, seat, code)


def _more(state: BattaliaState, parts: Parts, seat: Seat, code: Code) -> int:
    verb, first = code & 0xFF, code >> 8 & 0xFF
    if verb == sv.ECHO:
        return EFFECT_URGE[first]
    if verb == sv.COPY:
        return KIND_WORTH[first] // 2
    if verb == sv.USE_BAG:
        return 15 * first
    if verb == sv.DRAW:
        return 8 * first
    if verb == sv.VEIL:
        return 3 * state.levels[first]
    if verb == sv.BUILD_POST:
        return _post(state, seat, first)
    if verb == sv.REVEAL:
        return 40 if state.tiles[first] == COVERED_BUILDING else 12
    if verb == sv.ACTIVATE:
        return _activation(state, parts, seat, code >> 16)
    if verb == sv.SOLSTICE_ON:
        return max(1, 12 - worth(state, seat, first) // 2) if first < BORROWED else 3
    return BY_VERB[verb]


def _rank(source: int) -> int:
    return min(c.KIND[source], c.LORD) if source < BORROWED else 2


def _draft(state: BattaliaState, parts: Parts, seat: Seat, card: int) -> int:
    """A unit of a faction of which there are some already, above all of the own."""
    alike = sum(1 for other in drafted(state, parts, seat) if c.FACTION[other] == c.FACTION[card])
    return 3 + 8 * alike + (6 if c.FACTION[card] == state.factions[seat] else 0)


def _post(state: BattaliaState, seat: Seat, cell: int) -> int:
    """Where a hero stands a post is of use at once."""
    for figure in range(HEROES):
        if state.hero(seat, figure) == cell:
            return 6
    return 1


def _activation(state: BattaliaState, parts: Parts, seat: Seat, fee: int) -> int:
    """The power, less what the fee is worth."""
    assert parts.metamorpha is not None, "nobody to activate"
    terrain = parts.metamorpha.terrain(state)
    price = worth(state, seat, fee) // 2 if fee < BORROWED else 4
    return max(1, POWER_URGE[terrain] - price)


# Words of the base game in steps of the expansion.


def _reused(state: BattaliaState, parts: Parts, seat: Seat, code: Code) -> int:
    verb, first = code & 0xFF, code >> 8 & 0xFF
    if verb == v.REPLACE:
        return _reshaping(state, parts, seat, first)
    if verb == v.AS_TERRAIN:
        return _terrain(state, parts, seat, first)
    if verb == v.TAKE:
        name = parts.names[state.frames[-1][0]]
        if name == "crystal":
            return worth(state, seat, first)
        return worth_in_hand(state, seat, first) if name in CARD_CHOICES else -1
    if verb == v.ENOUGH and parts.names[state.frames[-1][0]] in ("standard", "mask", "mantle"):
        return 1
    if verb == v.AS_KIND and parts.names[state.frames[-1][0]] == "name-solstice":
        return KIND_WORTH[code >> 16] if code >> 16 < c.ALL_KINDS else 1
    return -1


def _reshaping(state: BattaliaState, parts: Parts, seat: Seat, cell: int) -> int:
    """SG-STE-17: own cities onto native terrain, cities of opponents off theirs."""
    if parts.names[state.frames[-1][0]] != "reshaping":
        return -1
    owner, terrain = state.owners[cell] - 1, state.terrains[cell]
    if not IS_CITY[state.tiles[cell]]:
        return 2 if IS_ROAD[state.tiles[cell]] and terrain != state.factions[seat] else 1
    if owner == seat:
        return 12 if terrain != state.factions[seat] else 0
    if owner in state.opponents(seat):
        return 8 if terrain == state.factions[owner] else 0
    return 1


def _terrain(state: BattaliaState, parts: Parts, seat: Seat, terrain: int) -> int:
    """The own terrain, but not for an opponent's city what helps him."""
    frame = state.frames[-1]
    if parts.names[frame[0]] != "choose-reshaping":
        return -1
    owner = state.owners[frame[2]] - 1
    if owner in state.opponents(seat) and terrain == state.factions[owner]:
        return 0
    return 10 if terrain == state.factions[seat] else 1
