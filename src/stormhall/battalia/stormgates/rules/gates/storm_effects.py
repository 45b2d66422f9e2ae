"""Choices of storm effects: a road, a card of the map, a tent (SG-STE-14, -17, -22)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.pool_decks import put_under, shuffle_deck, take_top
from stormhall.battalia.knowledge.zones import to_shelter
from stormhall.battalia.model import board as b
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.cards import TERRAINS
from stormhall.battalia.model.state import BattaliaState, put, without
from stormhall.battalia.rules.gaining.building import build, why_not_place, why_nowhere
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question, Step

SEAT: Final = 1
CELL: Final = 2
TILE: Final = 2


class IfPossible(Step[BattaliaState]):
    """SG-STE-02: a choice that is skipped when there is nothing to choose; frame: seat first."""

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        return 1 << frame[SEAT] if self.offers(state, frame, frame[SEAT]) else 0

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        state.frames.pop()


# A road for nothing (SG-STE-14).


class Pathfinder(IfPossible):
    """The kind of the road; the frame holds the seat."""

    def __init__(self, place: int) -> None:
        super().__init__("pathfinder", {"seat": k.SEAT})
        self.place: Final = place

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        roads = state.geography()
        return [
            v.BUILD | tile << 8
            for tile in range(b.ROAD_STRAIGHT, b.ROAD_CROSS + 1)
            if state.tops[z.TILE_DECK + tile] and roads.placements(seat, tile)
        ]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        state.frames.append([self.place, seat, code >> 8])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != v.BUILD:
            return []
        tile = code >> 8
        if not b.IS_ROAD[tile]:
            return [Refusal("SG-STE-14", tile=b.TILE_WORDS[tile])]
        if not state.tops[z.TILE_DECK + tile]:
            return [Refusal("BT-LIM-1", deck=b.TILE_WORDS[tile])]
        return why_nowhere(state, seat, tile)


class PathPlace(Question[BattaliaState]):
    """Square and rotation of the road; the frame holds seat and tile."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.AT | place << 8 for place in state.geography().placements(seat, frame[TILE])]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        build(state, seat, frame[TILE], code >> 8 & 0xFF, code >> 16, 0)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != v.AT:
            return []
        return why_not_place(state, seat, frame[TILE], code >> 8 & 0xFF, code >> 16)


# Another card for one on the map (SG-STE-17).


def why_not_reshape(state: BattaliaState, cell: int) -> str:
    """The rule against replacing the card of a square, or an empty text."""
    tile = state.tiles[cell]
    if not 0 < tile < b.TILES:
        return "SG-STE-17"
    return "" if state.tops[z.TILE_DECK + tile] else "BT-LIM-1"


class Reshaping(IfPossible):
    """The card that is replaced, anybody's; the frame holds the seat."""

    def __init__(self, choose: int) -> None:
        super().__init__("reshaping", {"seat": k.SEAT})
        self.choose: Final = choose

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        cells = range(state.config.cells)
        return [v.REPLACE | cell << 8 for cell in cells if not why_not_reshape(state, cell)]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        state.frames.append([self.choose, seat, code >> 8])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != v.REPLACE:
            return []
        rule = why_not_reshape(state, code >> 8)
        return [Refusal(rule, cell=state.config.cell_words[code >> 8])]


class ChooseReshaping(Question[BattaliaState]):
    """The top card of the deck, or one of a terrain that is looked for; frame: seat, square."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        deck = z.TILE_DECK + state.tiles[frame[CELL]]
        cards = state.tops[deck] + state.loose[deck] + state.bottoms[deck]
        return [sv.TOP] + [
            v.AS_TERRAIN | terrain << 8 for terrain in sorted({c & 7 for c in cards})
        ]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        cell = frame[CELL]
        tile, old = state.tiles[cell], state.terrains[cell]
        deck, card = z.TILE_DECK + tile, tile * 8 + old
        if code == sv.TOP:
            new = take_top(state, deck) & 7
            put_under(state, deck, card)
        else:
            new = code >> 8
            cards = state.tops[deck] + state.loose[deck] + state.bottoms[deck]
            left = without(cards, cards.index(tile * 8 + new))
            shuffle_deck(state, deck, left + bytes((card,)))  # SG-STE-05
        state.terrains = put(state.terrains, cell, new)
        _tell_replaced(state, seat, cell, old)
        for module in state.config.at_tiles:
            module.tile_laid(state, cell)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != v.AS_TERRAIN:
            return []
        return [Refusal("BT-LIM-5", terrain=TERRAINS[code >> 8])]


def _tell_replaced(state: BattaliaState, seat: Seat, cell: int, old: int) -> None:
    e.TERRAIN_REPLACED.tell(state, seat, cell, old, state.terrains[cell])


# A tent that the wind takes (SG-STE-22).


def tents_in_the_wind(state: BattaliaState, seat: Seat) -> list[Code]:
    """The tents of opponents; if they have none, those of the player's team. Equal ones once."""
    opponents = state.opponents(seat)
    own = [mate for mate in range(state.seats) if mate not in opponents]
    for side in (opponents, own):
        codes: list[Code] = []
        for owner in sorted(side):
            tents = state.zones[owner * z.ZONES + z.TENTS]
            records = [tents[i : i + z.RECORD] for i in range(0, len(tents), z.RECORD)]
            for i, record in enumerate(records):
                if record not in records[:i]:
                    codes.append(sv.BLOW | owner << 8 | i << 16)
        if codes:
            return codes
    return []


class Gale(IfPossible):
    """The tent that is cleared with all in it; the frame holds the seat."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return tents_in_the_wind(state, seat)

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        owner, at = code >> 8 & 0xFF, (code >> 16) * z.RECORD
        zone = owner * z.ZONES + z.TENTS
        tents = state.zones[zone]
        state.zones[zone] = tents[:at] + tents[at + z.RECORD :]
        cards = bytes(card for card in tents[at : at + z.RECORD - 1] if card < z.VIRTUAL)
        to_shelter(state, owner, cards, b"\xff" * len(cards))
        se.TENT_BLOWN_AWAY.tell(state, seat, owner, cards)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != sv.BLOW:
            return []
        owner, tent = code >> 8 & 0xFF, code >> 16
        return [Refusal("SG-STE-22", player=owner + 1, tent=tent + 1)]
