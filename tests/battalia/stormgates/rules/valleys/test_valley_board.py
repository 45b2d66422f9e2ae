"""Squares around valleys, compared with a slow oracle (SG-VAL-05, -06, BT-BLD-14, -15)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stormhall
from tests.battalia.oracle import EXITS, FACING, SIDES, Position, Squares, cards_left, rotations
from tests.battalia.stormgates.support.table import just
from tests.battalia.stormgates.support.valley_table import NEEDED
from tests.rules import rule

BOARD = {f"{column}{row}" for column in "abcdefghijk" for row in range(1, 8)}


def beside(square: str) -> dict[str, str]:
    column, row = ord(square[0]), int(square[1])
    near = {side: f"{chr(column + x)}{row + y}" for side, (x, y) in SIDES.items()}
    return {side: other for side, other in near.items() if other in BOARD}


def is_open(tile: dict[str, Any]) -> bool:
    return not tile["card"].startswith("covered.")


def bars_cities(tile: dict[str, Any]) -> bool:
    return bool(tile["card"].startswith("city.") or tile["card"].endswith("building"))


def fits(position: Position, square: str, free: Squares) -> bool:
    """BT-BLD-14, first test: face-down cards must be matched, but lead nowhere."""
    tiles = position["tiles"]
    built = {side: tiles[other] for side, other in beside(square).items() if other in tiles}
    meeting = {side for side, tile in built.items() if FACING[side] in tile["exits"]}
    leading = {side for side in meeting if is_open(built[side])}
    leading |= {side for side, other in beside(square).items() if other in free}
    barred = any(bars_cities(tile) for tile in built.values())
    return any(
        exits & set(built) == meeting and exits & leading
        for card in cards_left(position)
        if not (barred and card.startswith("city."))
        for exits in rotations(card)
    )


def reachable_squares(position: Position, free: Squares) -> Squares:
    """BT-BLD-14, second test: over open cards and free squares, from a player's city or centre."""
    tiles = position["tiles"]
    ways = {s: set(tile["exits"]) for s, tile in tiles.items() if is_open(tile)}
    ways.update({square: set(SIDES) for square in free})
    homes = ("city.", "centre")
    found = {s for s, tile in tiles.items() if "owner" in tile and tile["card"].startswith(homes)}
    queue = list(found)
    while queue:
        square = queue.pop()
        for side, other in beside(square).items():
            if side in ways[square] and FACING[side] in ways.get(other, ()) and other not in found:
                found.add(other)
                queue.append(other)
    return found


def impassable(position: Position, before: Squares) -> Squares:
    free = BOARD - set(position["tiles"]) - before
    while True:
        keep = {square for square in free if fits(position, square, free)}
        keep &= reachable_squares(position, free)
        if keep == free:
            return BOARD - set(position["tiles"]) - free
        free = keep


def placements(position: Position, seat: int) -> set[str]:
    """All cards, squares and exits that a player may build: BT-BLD-2 to -9 with SG-VAL-06."""
    tiles = position["tiles"]
    found = set()
    for square in BOARD - set(tiles) - set(position["impassable"]):
        built = {side: tiles[other] for side, other in beside(square).items() if other in tiles}
        meeting = {side for side, tile in built.items() if FACING[side] in tile["exits"]}
        linked = any(
            is_open(built[side]) and _leads_home(position, seat, beside(square)[side])
            for side in meeting
        )
        if not linked or not any(is_open(tile) for tile in built.values()):
            continue
        barred = any(bars_cities(tile) for tile in built.values())
        for card in cards_left(position):
            if not (barred and card.startswith("city.")):
                found |= {
                    f"{card} {square} {''.join(sorted(exits))}"
                    for exits in rotations(card)
                    if exits & set(built) == meeting
                }
    return found


def _leads_home(position: Position, seat: int, start: str) -> bool:
    tiles = position["tiles"]
    seen, queue = {start}, [start]
    while queue:
        square = queue.pop()
        tile = tiles[square]
        if tile.get("owner") == seat and not tile["card"].endswith("building"):
            return True
        for side, other in beside(square).items():
            if other in tiles and other not in seen and is_open(tiles[other]):
                if side in tile["exits"] and FACING[side] in tiles[other]["exits"]:
                    seen.add(other)
                    queue.append(other)
    return False


def engine_placements(game: stormhall.Game, seat: int) -> set[str]:
    roads, words = game.state.geography(), game.state.config.cell_words  # type: ignore[attr-defined]
    found = set()
    for tile, card in enumerate(EXITS, start=1):
        if card in cards_left(game.position()):
            for place in roads.placements(seat, tile):
                sides = "".join(sorted(s for i, s in enumerate("nesw") if place >> 8 >> i & 1))
                found.add(f"{card} {words[place & 0xFF]} {sides}")
    return found


@rule("SG-VAL-05", "SG-VAL-06", "BT-BLD-14", "BT-BLD-15")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_engine_and_a_slow_oracle_agree_on_every_square(seats: int) -> None:
    chance = random.Random(seats)
    options = just(*NEEDED, seats=seats, valleys="high_pass")
    options |= {"end_on_full_board": False, "level4_cities_to_end": 99}
    game = stormhall.new("stormgates", seats, seed=seats, options=options)
    while game.state.frames[-1][0] < 6:  # the set-up, in which no square is marked
        game.apply(game.to_act[0], str(game.legal(game.to_act[0])[0]))
    document = dict[str, Any](game.position())
    lost = impassable(document, set(document["impassable"]))
    assert lost == set(document["impassable"])
    for _ in range(60):
        seat = chance.randrange(seats)
        places = sorted(placements(document, seat))
        assert set(places) == engine_placements(game, seat)
        if places:
            lay(game, seat, chance.choice(places))
        if chance.random() < 0.3:
            turn_some_card_over(game, chance)
        document = dict(game.position())
        lost = impassable(document, lost)
        assert set(document["impassable"]) == lost


def lay(game: stormhall.Game, seat: int, place: str) -> None:
    """Build without paying, as a storm would."""
    from stormhall.battalia.rules.gaining.building import build

    card, square, sides = place.split()
    state: Any = game.state
    tile = list(EXITS).index(card) + 1
    exits = sum(1 << "nesw".index(side) for side in sides)
    level = 1 if card.startswith("city.") and state.geography().free_chips(seat, 1) > 0 else 0
    build(state, seat, tile, state.config.cell_words.index(square), exits, level)


def turn_some_card_over(game: stormhall.Game, chance: random.Random) -> None:
    state: Any = game.state
    covered = [cell for cell, tile in enumerate(state.tiles) if state.config.is_covered[tile]]
    if covered:
        state.config.by_name["valleys"].turn_over(state, chance.choice(covered))
