"""The Staff of Terra (BT-GRT-STA-1 to -3)."""

from __future__ import annotations

from stormhall.battalia.knowledge.zones import shuffle_deck
from stormhall.battalia.model.board import TILES
from stormhall.battalia.model.cards import STAFF, TERRAINS
from stormhall.battalia.model.components import DATA
from stormhall.battalia.model.notation import (
    AGAINST,
    AS_TERRAIN,
    ENOUGH,
    EXCHANGE,
    REPLACE,
    USE_STAFF,
)
from stormhall.battalia.model.state import TILE_DECK, BattaliaState, put, without
from stormhall.battalia.model.step import BattaliaStep
from stormhall.battalia.model.step_ids import STAFF_EXCHANGE, STAFF_REPLACE, STAFF_STEP
from stormhall.battalia.rules.actions import Deed
from stormhall.battalia.rules.artefacts.great_artefacts import great_source, play_great
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat

_POWER = DATA["great_artefacts"][STAFF - 16]["power"]
POINTS: int = _POWER["points"]
REPLACING: int = _POWER["replace_from_pool"]
EXCHANGING: int = _POWER["swap_two_on_board"]


def replacements(game: BattaliaState, cell: int) -> list[int]:
    """The terrains for which the pool has a card of the type that lies on a square."""
    tile = game.tiles[cell]
    if not 0 < tile < TILES:
        return []
    deck = TILE_DECK + tile
    cards = game.tops[deck] + game.loose[deck] + game.bottoms[deck]
    return sorted({card & 7 for card in cards} - {game.terrains[cell]})


def partners(game: BattaliaState, cell: int) -> list[int]:
    """Squares with a card of the same type and another terrain."""
    tile, terrain = game.tiles[cell], game.terrains[cell]
    if not game.config.exchanged[tile]:
        return []
    return [
        other
        for other in range(game.config.cells)
        if game.tiles[other] == tile and game.terrains[other] != terrain
    ]


class StaffDeed(Deed):
    """The action of using the Staff."""

    def offers(self, game: BattaliaState, seat: Seat, counts: list[int], found: list[Code]) -> None:
        if great_source(game, seat, STAFF) >= 0 and _changes(game, POINTS):
            found.append(USE_STAFF)

    def take(self, game: BattaliaState, seat: Seat, code: Code) -> None:
        play_great(game, seat, STAFF, code)

    def carry_out(self, game: BattaliaState, seat: Seat, code: Code) -> None:
        game.frames.append([STAFF_STEP, seat, POINTS])

    def why_not(self, game: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        if great_source(game, seat, STAFF) < 0:
            return [Refusal("BT-GRT-4", card="staff")]
        return [Refusal("BT-GRT-STA-1")]


def _changes(game: BattaliaState, points: int) -> list[Code]:
    found: list[Code] = []
    for cell in range(game.config.cells):
        if points >= REPLACING and replacements(game, cell):
            found.append(REPLACE | cell << 8)
        if points >= EXCHANGING and partners(game, cell):
            found.append(EXCHANGE | cell << 8)
    return found


class StaffStep(BattaliaStep):
    """The next change of the map; the frame holds seat and points left."""

    def owed(self, game: BattaliaState, frame: Frame) -> int:
        return 1 << frame[1]

    def offers(self, game: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [*_changes(game, frame[2]), ENOUGH]

    def take(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if code == ENOUGH:
            game.frames.pop()
        elif code & 0xFF == REPLACE:
            game.frames.append([STAFF_REPLACE, seat, code >> 8])
        else:
            game.frames.append([STAFF_EXCHANGE, seat, code >> 8])

    def why_not(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        verb = code & 0xFF
        if verb not in (REPLACE, EXCHANGE):
            return []
        word = game.config.cell_words[code >> 8]
        price = REPLACING if verb == REPLACE else EXCHANGING
        if frame[2] < price:
            return [Refusal("BT-GRT-STA-1", points=frame[2])]
        tile = game.tiles[code >> 8]
        bar = game.config.staff_bars[tile]
        if bar and (verb == REPLACE or not game.config.exchanged[tile]):
            return [Refusal(bar, cell=word)]
        return [Refusal("BT-GRT-STA-1", cell=word)]


def _spend(game: BattaliaState, points: int) -> None:
    """Take points off the Staff; without any, or with nothing to change, it is over."""
    frame = game.frames[-1]
    frame[2] -= points
    if not _changes(game, frame[2]):
        game.frames.pop()


class StaffReplace(BattaliaStep):
    """The terrain that comes from the pool; the frame holds seat and square."""

    def owed(self, game: BattaliaState, frame: Frame) -> int:
        return 1 << frame[1]

    def offers(self, game: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [AS_TERRAIN | terrain << 8 for terrain in replacements(game, frame[2])]

    def take(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        game.frames.pop()
        cell, terrain = frame[2], code >> 8
        tile, old = game.tiles[cell], game.terrains[cell]
        deck = TILE_DECK + tile
        cards = game.tops[deck] + game.loose[deck] + game.bottoms[deck]
        left = without(cards, cards.index(tile * 8 + terrain)) + bytes((tile * 8 + old,))
        shuffle_deck(game, deck, left)  # BT-GRT-STA-3
        game.terrains = put(game.terrains, cell, terrain)
        if game.log is not None:
            facts = {
                "seat": seat,
                "cell": game.config.cell_words[cell],
                "from": TERRAINS[old],
                "to": TERRAINS[terrain],
            }
            game.tell("terrain-replaced", facts, reveal=True)
        for module in game.config.at_tiles:
            module.tile_laid(game, cell)
        _spend(game, REPLACING)

    def why_not(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != AS_TERRAIN:
            return []
        same = code >> 8 == game.terrains[frame[2]]
        rule = "BT-GRT-STA-1" if same else "BT-LIM-5"
        return [Refusal(rule, terrain=TERRAINS[code >> 8])]


class StaffExchange(BattaliaStep):
    """The other card of an exchange; the frame holds seat and square."""

    def owed(self, game: BattaliaState, frame: Frame) -> int:
        return 1 << frame[1]

    def offers(self, game: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [AGAINST | cell << 8 for cell in partners(game, frame[2])]

    def take(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        game.frames.pop()
        one, other = frame[2], code >> 8
        first, second = game.terrains[one], game.terrains[other]
        game.terrains = put(put(game.terrains, one, second), other, first)
        if game.log is not None:
            words = game.config.cell_words
            game.tell("terrain-exchanged", {"seat": seat, "cells": [words[one], words[other]]})
        for module in game.config.at_tiles:
            module.tiles_exchanged(game, one, other)
        _spend(game, EXCHANGING)

    def why_not(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != AGAINST:
            return []
        return [Refusal("BT-GRT-STA-1", cell=game.config.cell_words[code >> 8])]
