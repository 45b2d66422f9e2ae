"""Building cities and roads (BT-BLD-1 to -13).

`model/geography.py` finds where a tile may lie (BT-BLD-2 to -9); `Config.city_bars` holds the rules
against a city beside a tile (BT-BLD-6, -7). Prices are in `model/board.py` (BT-BLD-12, -13).
Nothing limits how much a player builds in a turn (BT-BLD-10), and roads get no owner (BT-BLD-11).
Impassable squares are in `impassable.py` (BT-BLD-14, -15).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.pool_decks import take_top
from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import TOP_LEVEL
from stormhall.battalia.model.layout import TILE_DECK
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import ACTIONS, PLACE, TURN
from stormhall.battalia.rules.actions import FOR_TILE, TurnAction
from stormhall.battalia.rules.ending import maybe_end
from stormhall.battalia.rules.gaining.impassable import mark_impassable
from stormhall.battalia.rules.paying import payment
from stormhall.battalia.rules.paying.open_cards import kind_of_source
from stormhall.battalia.rules.paying.payment import payable
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, items_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

TILE: Final = 2
PLACE_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (TILE, "tile", k.TILE))


class BuildTile(payment.Purpose):
    """BT-BLD-12, -13; the arguments are tile, square and exits, and the level once it is paid."""

    def prices(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[list[int]]:
        return tile_prices(state, seat, args[0])

    def lay(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> list[int]:
        level = _level_paid(state, seat, code) if b.IS_CITY[args[0]] else 0
        payment.lay_line(state, seat, code, self)
        return [*args, level]

    def usual(
        self, state: BattaliaState, seat: Seat, args: list[int], options: list[Code]
    ) -> Code | None:
        """The highest level of a city that can be paid, as cheaply as possible."""
        if b.IS_CITY[args[0]] and len(options) > 1:
            levels = [_level_paid(state, seat, code) for code in options]
            options = [code for i, code in enumerate(options) if levels[i] == max(levels)]
        return payment.cheapest(state, seat, options)

    def extra_arguments(self) -> int:
        return 1

    def scores(self) -> bool:
        return True

    def is_weighty(self, args: list[int]) -> bool:
        return True

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        tile, cell, exits, level = args
        build(state, seat, tile, cell, exits, level)


def tile_prices(state: BattaliaState, seat: Seat, tile: int) -> list[list[int]]:
    """The prices of a tile; a city has one for each level with a free chip."""
    if not b.IS_CITY[tile]:
        return [b.ROAD_PRICE[tile]]
    roads = state.geography()
    return [
        b.CITY_PRICE[level]
        for level in range(1, TOP_LEVEL + 1)
        if roads.free_chips(seat, level) > 0
    ]


def _level_paid(state: BattaliaState, seat: Seat, code: Code) -> int:
    """BT-BLD-12: the level of a city: the rank of the units that pay for it."""
    kind = payment.PAYS_AS[kind_of_source(state, seat, items_of(code)[0])]
    return c.FRIMAN if kind == c.TOOL else kind


def build(state: BattaliaState, seat: Seat, tile: int, cell: int, exits: int, level: int) -> None:
    """Lay the top card of a deck; a city gets its chip at once (BT-BLD-1, BT-BLD-12)."""
    terrain = take_top(state, TILE_DECK + tile) & 7
    state.set_tile(cell, tile, exits, terrain)
    if level:
        state.set_chip(cell, seat + 1, level)
    e.BUILT.tell(state, seat, tile, cell, exits, terrain, level)
    for module in state.config.at_tiles:
        module.tile_laid(state, cell)
    mark_impassable(state)
    maybe_end(state)


class BuildAction(TurnAction):
    """The action of building: first the type, then the place, then the payment."""

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        roads = state.geography()
        city = -1
        for tile in range(1, b.TILES):
            if not state.tops[TILE_DECK + tile]:
                continue
            if b.IS_CITY[tile]:
                if city < 0:
                    city = int(_can_pay_city(state, seat, purse))
                if not city:
                    continue
            elif not payable(purse, b.ROAD_PRICE[tile]):
                continue
            if roads.placements(seat, tile):
                codes.append(v.BUILD | tile << 8)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([PLACE, seat, first_of(code)])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        tile = first_of(code)
        refusals = why_not_tile(state, seat, tile)
        if not refusals and not state.geography().placements(seat, tile):
            refusals = why_nowhere(state, seat, tile)
        return refusals


def _can_pay_city(state: BattaliaState, seat: Seat, purse: list[int]) -> bool:
    roads = state.geography()
    for level in range(1, TOP_LEVEL + 1):
        if payable(purse, b.CITY_PRICE[level]) and roads.free_chips(seat, level) > 0:
            return True
    return False


def why_not_tile(state: BattaliaState, seat: Seat, tile: int) -> list[Refusal]:
    """The rules against building a tile on any square at all."""
    if not 0 < tile < b.TILES:
        return [Refusal("BT-BLD-1", tile=b.TILE_WORDS[tile])]
    refusals: list[Refusal] = []
    if not state.tops[TILE_DECK + tile]:
        refusals.append(Refusal("BT-LIM-1", deck=b.TILE_WORDS[tile]))
    if not b.IS_CITY[tile]:
        return refusals + payment.why_not_price(state, seat, "BT-BLD-13", b.ROAD_PRICE[tile])
    counts = payment.purse(state, seat)
    if not _can_pay_city(state, seat, counts):
        affordable = any(payable(counts, b.CITY_PRICE[n]) for n in range(1, TOP_LEVEL + 1))
        refusals.append(Refusal("BT-LIM-2" if affordable else "BT-BLD-12", tile=b.TILE_WORDS[tile]))
    return refusals


def why_nowhere(state: BattaliaState, seat: Seat, tile: int) -> list[Refusal]:
    """Every rule that forbids a tile on some square, if it fits on none."""
    rules: list[str] = []
    for cell in range(state.config.cells):
        if state.config.in_play[cell] and not state.tiles[cell]:
            for exits in b.ROTATIONS[tile]:
                for refusal in why_not_place(state, seat, tile, cell, exits):
                    if refusal.rule not in rules:
                        rules.append(refusal.rule)
    return [Refusal(rule, tile=b.TILE_WORDS[tile]) for rule in sorted(rules) or ["BT-BLD-2"]]


def why_not_place(
    state: BattaliaState, seat: Seat, tile: int, cell: int, exits: int
) -> list[Refusal]:
    """Every rule against a tile on a square in a rotation."""
    word = state.config.cell_words[cell]
    if exits not in b.ROTATIONS[tile]:
        return [Refusal("BT-BLD-1", tile=b.TILE_WORDS[tile], exits=b.EXITS_WORDS[exits])]
    if not state.config.in_play[cell]:
        return [Refusal("BT-BLD-2", cell=word, problem="out of play")]
    if state.tiles[cell]:
        return [Refusal("BT-BLD-2", cell=word, problem="taken")]
    refusals: list[Refusal] = []
    if state.blocked[cell]:
        refusals.append(Refusal("BT-BLD-2", cell=word, problem="impassable"))
        refusals.append(Refusal("BT-BLD-14", cell=word))
    roads = state.geography()
    if not roads.touches(cell):
        refusals.append(Refusal("BT-BLD-3", cell=word))
        return refusals
    if not roads.fits(cell, exits):
        refusals.append(Refusal("BT-BLD-4", cell=word, exits=b.EXITS_WORDS[exits]))
    if b.IS_CITY[tile]:
        refusals.extend(Refusal(rule, cell=word) for rule in roads.bars(cell))
    if not roads.connects(seat, cell) and not roads.needs_no_road(seat, tile):
        refusals.append(Refusal("BT-BLD-8", cell=word))
    return refusals


def why_not_building(state: BattaliaState, seat: Seat, codes: list[Code]) -> list[Refusal]:
    """The rules against the square that a compound command names, and against the tile."""
    if len(codes) < 2 or verb_of(codes[0]) != v.BUILD or verb_of(codes[1]) != v.AT:
        return []
    if state.frames[-1][0] not in (ACTIONS, TURN):
        return []
    tile = first_of(codes[0])
    if not 0 < tile < b.TILES:
        return []
    place = why_not_place(state, seat, tile, first_of(codes[1]), second_of(codes[1]))
    return place + why_not_tile(state, seat, tile)


class PlaceTile(Question[BattaliaState]):
    """The choice of square and rotation (BT-BLD-1)."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.AT | place << 8 for place in state.geography().placements(seat, frame[TILE])]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        payment.ask(state, seat, FOR_TILE, [frame[TILE], first_of(code), second_of(code)])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.AT:
            return []
        return why_not_place(state, seat, frame[TILE], first_of(code), second_of(code))
