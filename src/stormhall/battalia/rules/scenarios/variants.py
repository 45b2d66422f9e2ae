"""Variants (BT-VAR-1 to -7): further start cities and heroes.

All are options (`model/options.py`). `model/config.py` reads defences and numbers of neutral cities
(BT-VAR-1, -2); other ends of the game (BT-VAR-5 to -7) are in `rules/ending.py`.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.pool_decks import take_top
from stormhall.battalia.model import board as b
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import step_ids as ids
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.gaining.impassable import mark_impassable
from stormhall.battalia.rules.setup import CHOSEN, InOrder
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

TILE: Final = 2
FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (TILE, "tile", k.TILE))


class FoundCity(InOrder):
    """BT-VAR-3: the choice of the type of a further start city."""

    def rounds(self, state: BattaliaState) -> int:
        return state.config.start_cities - 1

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        roads = state.geography()
        return [
            v.FOUND | tile << 8
            for tile in range(b.CITY_END, b.CITY_CROSS + 1)
            if state.tops[z.TILE_DECK + tile] and roads.free_placements(tile)
        ] or [v.ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[CHOSEN] += 1
        if code != v.ABANDON:
            state.frames.append([ids.FOUND_PLACE, seat, first_of(code)])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.FOUND:
            return []
        tile = first_of(code)
        if b.CITY_END <= tile <= b.CITY_CROSS and not state.tops[z.TILE_DECK + tile]:
            return [Refusal("BT-LIM-1", deck=b.TILE_WORDS[tile])]
        return [Refusal("BT-VAR-3", tile=b.TILE_WORDS[tile])]


class FoundPlace(Question[BattaliaState]):
    """BT-VAR-3: the choice of square and rotation of a further start city."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.AT | place << 8 for place in state.geography().free_placements(frame[TILE])]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        cell, exits, tile = first_of(code), second_of(code), frame[TILE]
        terrain = take_top(state, z.TILE_DECK + tile) & 7
        state.set_tile(cell, tile, exits, terrain)
        state.set_chip(cell, seat + 1, 1)
        e.FOUNDED.tell(state, seat, tile, cell, exits, terrain)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.AT:
            return []
        cell = first_of(code)
        word = state.config.cell_words[cell]
        if state.tiles[cell] or not state.config.in_play[cell]:
            return [Refusal("BT-BLD-2", cell=word)]
        roads = state.geography()
        refusals = [Refusal(rule, cell=word) for rule in roads.bars(cell)]
        if not roads.fits(cell, second_of(code)):
            refusals.append(Refusal("BT-BLD-4", cell=word))
        return refusals or [Refusal("BT-BLD-1", exits=b.EXITS_WORDS[second_of(code)])]


class StartHero(InOrder):
    """BT-VAR-4: the choice of start cities for heroes; with a common city there is no choice."""

    def rounds(self, state: BattaliaState) -> int:
        return 0 if state.config.common else state.config.start_heroes

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.MUSTER | cell << 8 for cell in state.geography().cities[seat]]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.put_hero(seat, frame[CHOSEN] // state.seats, first_of(code))
        frame[CHOSEN] += 1
        e.MUSTERED.tell(state, seat, first_of(code))

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        for cell in state.config.common:  # BT-ALT-5
            for seat in range(state.seats):
                for figure in range(state.config.start_heroes):
                    state.put_hero(seat, figure, cell)
        state.frames.pop()
        mark_impassable(state)  # BT-BLD-15: after set-up

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.MUSTER:
            return []
        return [Refusal("BT-VAR-4", cell=state.config.cell_words[first_of(code)])]
