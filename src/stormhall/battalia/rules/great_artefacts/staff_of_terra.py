"""The Staff of Terra (BT-GRT-STA-1 to -3)."""

from __future__ import annotations

from stormhall.battalia.knowledge.pool_decks import shuffle_deck
from stormhall.battalia.model import events as e
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.board import TILES
from stormhall.battalia.model.cards import STAFF, TERRAINS
from stormhall.battalia.model.components import DATA
from stormhall.battalia.model.layout import TILE_DECK
from stormhall.battalia.model.state import BattaliaState, put, without
from stormhall.battalia.model.step_ids import STAFF_EXCHANGE, STAFF_REPLACE, STAFF_STEP
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.great_artefacts.general import great_source, play_great
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question

_POWER = DATA["great_artefacts"][STAFF - 16]["power"]
POINTS: int = _POWER["points"]
REPLACING: int = _POWER["replace_from_pool"]
EXCHANGING: int = _POWER["swap_two_on_board"]


def replacements(state: BattaliaState, cell: int) -> list[int]:
    """The terrains for which the pool has a card of the type that lies on a square."""
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


class StaffAction(TurnAction):
    """The action of using the Staff."""

    def offers(
        self, state: BattaliaState, seat: Seat, counts: list[int], codes: list[Code]
    ) -> None:
        if great_source(state, seat, STAFF) >= 0 and _changes(state, POINTS):
            codes.append(v.USE_STAFF)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        play_great(state, seat, STAFF, code)

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([STAFF_STEP, seat, POINTS])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        if great_source(state, seat, STAFF) < 0:
            return [Refusal("BT-GRT-4", card="staff")]
        return [Refusal("BT-GRT-STA-1")]


def _changes(state: BattaliaState, points: int) -> list[Code]:
    codes: list[Code] = []
    for cell in range(state.config.cells):
        if points >= REPLACING and replacements(state, cell):
            codes.append(v.REPLACE | cell << 8)
        if points >= EXCHANGING and partners(state, cell):
            codes.append(v.EXCHANGE | cell << 8)
    return codes


class StaffStep(Question[BattaliaState]):
    """The next change of the map; the frame holds seat and points left."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [*_changes(state, frame[2]), v.ENOUGH]

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
        if frame[2] < price:
            return [Refusal("BT-GRT-STA-1", points=frame[2])]
        tile = state.tiles[first_of(code)]
        bar = state.config.staff_bars[tile]
        if bar and (verb == v.REPLACE or not state.config.exchanged[tile]):
            return [Refusal(bar, cell=word)]
        return [Refusal("BT-GRT-STA-1", cell=word)]


def _spend(state: BattaliaState, points: int) -> None:
    """Take points off the Staff; without any, or with nothing to change, it is over."""
    frame = state.frames[-1]
    frame[2] -= points
    if not _changes(state, frame[2]):
        state.frames.pop()


class StaffReplace(Question[BattaliaState]):
    """The terrain that comes from the pool; the frame holds seat and square."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.AS_TERRAIN | terrain << 8 for terrain in replacements(state, frame[2])]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        cell, terrain = frame[2], first_of(code)
        tile, old = state.tiles[cell], state.terrains[cell]
        deck = TILE_DECK + tile
        cards = state.tops[deck] + state.loose[deck] + state.bottoms[deck]
        left = without(cards, cards.index(tile * 8 + terrain)) + bytes((tile * 8 + old,))
        shuffle_deck(state, deck, left)  # BT-GRT-STA-3
        state.terrains = put(state.terrains, cell, terrain)
        e.TERRAIN_REPLACED.tell(state, seat, cell, old, terrain)
        for module in state.config.at_tiles:
            module.tile_laid(state, cell)
        _spend(state, REPLACING)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.AS_TERRAIN:
            return []
        same = first_of(code) == state.terrains[frame[2]]
        rule = "BT-GRT-STA-1" if same else "BT-LIM-5"
        return [Refusal(rule, terrain=TERRAINS[first_of(code)])]


class StaffExchange(Question[BattaliaState]):
    """The other card of an exchange; the frame holds seat and square."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.AGAINST | cell << 8 for cell in partners(state, frame[2])]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        one, other = frame[2], first_of(code)
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
