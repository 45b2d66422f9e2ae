"""The Staff of Terra (BT-GRT-STA-1 to -3).

Only terrains change: chips, figures and exits stay (BT-GRT-STA-2).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.pool_decks import shuffle_deck
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.board import TILES
from stormhall.battalia.model.cards import HAMMER, STAFF, TERRAINS
from stormhall.battalia.model.components import DATA
from stormhall.battalia.model.layout import TILE_DECK
from stormhall.battalia.model.state import BattaliaState, put, without
from stormhall.battalia.model.step_ids import STAFF_EXCHANGE, STAFF_REPLACE, STAFF_STEP
from stormhall.battalia.rules.great_artefacts.general import GreatAction
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

POWER: Final[dict[str, int]] = DATA["great_artefacts"][STAFF - HAMMER]["power"]
POINTS: Final[int] = POWER["points"]
REPLACING: Final[int] = POWER["replace_from_pool"]
EXCHANGING: Final[int] = POWER["swap_two_on_board"]

POINTS_LEFT: Final = 2
CELL: Final = 2
FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (POINTS_LEFT, "points", k.TOTAL))
CHANGE_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (CELL, "cell", k.CELL))


def replacements(state: BattaliaState, cell: int) -> list[int]:
    """The terrains for which the pool has a card of the type that is on a square."""
    tile = state.tiles[cell]
    if not 0 < tile < TILES:
        return []
    deck = TILE_DECK + tile
    cards = state.tops[deck] + state.loose[deck] + state.bottoms[deck]
    return sorted({card & 7 for card in cards} - {state.terrains[cell]})


def partners(state: BattaliaState, cell: int) -> list[int]:
    """Squares with a card of the same type and another terrain."""
    tile, terrain = state.tiles[cell], state.terrains[cell]
    if not state.config.exchanged[tile]:
        return []
    return [
        other
        for other in range(state.config.cells)
        if state.tiles[other] == tile and state.terrains[other] != terrain
    ]


class StaffAction(GreatAction):
    """The action of using the Staff."""

    def is_useful(self, state: BattaliaState, seat: Seat) -> bool:
        return bool(_changes(state, POINTS))

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([STAFF_STEP, seat, POINTS])


def _changes(state: BattaliaState, points: int) -> list[Code]:
    codes: list[Code] = []
    for cell in range(state.config.cells):
        if points >= REPLACING and replacements(state, cell):
            codes.append(v.REPLACE | cell << 8)
        if points >= EXCHANGING and partners(state, cell):
            codes.append(v.EXCHANGE | cell << 8)
    return codes


class StaffStep(Question[BattaliaState]):
    """The choice of the next change to the map."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [*_changes(state, frame[POINTS_LEFT]), v.ENOUGH]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if code == v.ENOUGH:
            state.frames.pop()
        elif verb_of(code) == v.REPLACE:
            state.frames.append([STAFF_REPLACE, seat, first_of(code)])
        else:
            state.frames.append([STAFF_EXCHANGE, seat, first_of(code)])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        verb = verb_of(code)
        if verb not in (v.REPLACE, v.EXCHANGE):
            return []
        word = state.config.cell_words[first_of(code)]
        price = REPLACING if verb == v.REPLACE else EXCHANGING
        if frame[POINTS_LEFT] < price:
            return [Refusal("BT-GRT-STA-1", points=frame[POINTS_LEFT])]
        tile = state.tiles[first_of(code)]
        bar = state.config.staff_bars[tile]
        if bar and (verb == v.REPLACE or not state.config.exchanged[tile]):
            return [Refusal(bar, cell=word)]
        return [Refusal("BT-GRT-STA-1", cell=word)]


def _spend(state: BattaliaState, points: int) -> None:
    """Spend points of the Staff, and end its use if the rest can change nothing."""
    frame = state.frames[-1]
    frame[POINTS_LEFT] -= points
    if not _changes(state, frame[POINTS_LEFT]):
        state.frames.pop()


class StaffReplace(Question[BattaliaState]):
    """The choice of the terrain to take from the pool."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.AS_TERRAIN | terrain << 8 for terrain in replacements(state, frame[CELL])]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        cell, terrain = frame[CELL], first_of(code)
        tile, old = state.tiles[cell], state.terrains[cell]
        deck = TILE_DECK + tile
        cards = state.tops[deck] + state.loose[deck] + state.bottoms[deck]
        rest = without(cards, cards.index(tile * 8 + terrain))
        shuffle_deck(state, deck, rest + bytes((tile * 8 + old,)))  # BT-GRT-STA-3
        state.terrains = put(state.terrains, cell, terrain)
        e.TERRAIN_REPLACED.tell(state, seat, cell, old, terrain)
        for module in state.config.at_tiles:
            module.tile_laid(state, cell)
        _spend(state, REPLACING)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.AS_TERRAIN:
            return []
        same = first_of(code) == state.terrains[frame[CELL]]
        rule = "BT-GRT-STA-1" if same else "BT-LIM-5"
        return [Refusal(rule, terrain=TERRAINS[first_of(code)])]


class StaffExchange(Question[BattaliaState]):
    """The choice of the other card in an exchange."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.AGAINST | cell << 8 for cell in partners(state, frame[CELL])]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        one, other = frame[CELL], first_of(code)
        first, second = state.terrains[one], state.terrains[other]
        state.terrains = put(put(state.terrains, one, second), other, first)
        e.TERRAIN_EXCHANGED.tell(state, seat, (one, other))
        for module in state.config.at_tiles:
            module.tiles_exchanged(state, one, other)
        _spend(state, EXCHANGING)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.AGAINST:
            return []
        return [Refusal("BT-GRT-STA-1", cell=state.config.cell_words[first_of(code)])]
