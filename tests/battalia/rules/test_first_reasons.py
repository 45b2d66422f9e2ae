"""The first reason against a wish is one that a single change takes out of the way, if any does.

`tests/battalia/reason_oracle.py` makes every single change and asks whether the wish is legal then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import stormhall
from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import ACTIONS
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.board import GATE
from stormhall.kernel.core.notation import verb_of
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.ruleset import find
from stormhall.kernel.table.command import Command, Trial
from tests.battalia.reason_oracle import Wish, helpful, is_granted, payments
from tests.battalia.stormgates.support.table import just

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("battalia", 4, {}),
    ("battalia", 2, {"edition": "retail2015"}),
    ("battalia", 3, {"scenario": "volcano", "advanced": True, "unbound": True}),
    ("battalia", 4, {"scenario": "alt2", "start_heroes": 2}),
    ("stormgates", 4, just("gates", "six_factions", "advanced", seats=4)),
    ("stormgates", 2, just("gates", "six_factions", "new_great_artefacts", seats=2)),
]
SEEDS = 6
CHOICES = 120
HAND = (
    "supply", "supply", "supply", "friman.red", "friman.blue", "chief.red", "chief.green",
    "priest.gold", "lord.red", "weapon.red", "horse.blue", "tool.green", "amulet.red", "title.blue",
)  # fmt: skip
IN_AMBUSH = c.CARD_INDEX["friman.green"]
WISHES = 80
"""How many wishes of each kind are made at each table."""


@cache
def tables() -> list[tuple[BattaliaState, int]]:
    """Tables in the middle of a turn, with many roads, heroes anywhere and other hands."""
    found: list[tuple[BattaliaState, int]] = []
    for number, (game, seats, options) in enumerate(TABLES):
        for seed in range(SEEDS):
            table = stormhall.new(game, seats, seed, options)
            chance = Chance(number * SEEDS + seed)
            state = table.state
            assert isinstance(state, BattaliaState)
            _play(state, chance)
            if state.frames:
                _arrange(state, state.active, chance)
                found.append((state, state.active))
    return found


def _play(state: BattaliaState, chance: Chance) -> None:
    """Play at random, building whenever it is possible, up to step 3 of some turn."""
    count = 0
    while state.frames and (count < CHOICES or state.frames[-1][0] != ACTIONS):
        seat = state.owed.bit_length() - 1
        offers = state.offers(seat)
        builds = [code for code in offers if verb_of(code) == v.BUILD]
        if builds or (state.frames[-1][0] == ACTIONS and count < CHOICES):
            _draw(state, seat, chance)
            offers = state.offers(seat)
            builds = [code for code in offers if verb_of(code) == v.BUILD] or offers
            state.take(seat, builds[chance.below(len(builds))])
        else:
            state.take(seat, offers[chance.below(len(offers))])
        count += 1


def _draw(state: BattaliaState, seat: int, chance: Chance) -> None:
    """Another hand, of cards from anywhere: reasons depend on what is there, not on how."""
    count = 2 + chance.below(7)
    cards = sorted(c.CARD_INDEX[HAND[chance.below(len(HAND))]] for _ in range(count))
    state.set_zone(seat, z.HAND, bytes(cards))
    state.set_zone(seat, z.HAND_SEEN, bytes(count))


def _arrange(state: BattaliaState, seat: int, chance: Chance) -> None:
    built = [cell for cell in range(state.config.cells) if state.tiles[cell]]
    gates = [cell for cell in built if state.tiles[cell] == GATE]
    for other in range(state.seats):
        for figure in range(HEROES):
            places = gates if gates and chance.below(2) else built
            cell = places[chance.below(len(places))] if chance.below(4) else z.NONE
            if figure and not chance.below(4):
                cell = state.hero(other, 0)
            state.put_hero(other, figure, cell)
    _draw(state, seat, chance)
    state.set_zone(seat, z.AMBUSH, bytes((IN_AMBUSH,)))
    state.set_zone(seat, z.AMBUSH_SEEN, bytes(1))


def build_wish(state: BattaliaState, seat: int, chance: Chance) -> Wish:
    """Mostly a place where the card or one of another type fits, now and then any square."""
    tile = 1 + chance.below(9)
    roads = state.geography()
    other = tile if chance.below(2) else 1 + chance.below(9)
    fitting = roads.placements(seat, other) or roads.free_placements(other)
    if not chance.below(3):
        fitting = [place for place in fitting if roads.bars(place & 255)] or fitting
    if fitting and chance.below(4):
        place = fitting[chance.below(len(fitting))]
        cell, exits = place & 255, place >> 8
    else:
        cell, exits = chance.below(state.config.cells), 0
    if exits not in b.ROTATIONS[tile]:
        exits = b.ROTATIONS[tile][chance.below(len(b.ROTATIONS[tile]))]
    return [v.BUILD | tile << 8, v.AT | cell << 8 | exits << 16]


def move_wish(state: BattaliaState, seat: int, chance: Chance) -> Wish:
    figure = chance.below(HEROES)
    start = state.hero(seat, figure)
    near = state.config.near[start * b.SIDES : start * b.SIDES + b.SIDES] if start < z.NONE else []
    cells = [cell for cell in near if cell >= 0]
    if not cells or not chance.below(4):
        cells = list(range(state.config.cells))
    return [v.MOVE | figure << 8 | cells[chance.below(len(cells))] << 16]


def pay_wish(state: BattaliaState, seat: int, chance: Chance) -> Wish:
    """An action with a line of some cards of the hand, sometimes with one from elsewhere."""
    actions = [v.HIRE | rank << 8 for rank in range(c.FRIMAN, c.LORD + 1)]
    actions += [v.CREATE | kind << 8 for kind in range(c.TOOL, c.TENT + 1)]
    actions += [v.UPGRADE | cell << 8 for cell in state.geography().cities[seat]]
    offered = [code for code in actions if code in state.offers(seat)]
    if offered and chance.below(4):
        actions = offered
    hand = state.zone(seat, z.HAND)
    line = sorted(hand[chance.below(len(hand))] for _ in range(1 + chance.below(3)))
    line = [card for i, card in enumerate(line) if line[:i].count(card) < hand.count(card)]
    action = actions[chance.below(len(actions))]
    exact = payments(state, seat, action) if action in offered else []
    exact = [cards for cards in exact if not set(cards) - {v.AGAIN, *range(c.CARDS)}]
    if exact and not chance.below(3):  # what would do, but for one card in ambush
        line = exact[chance.below(len(exact))]
        line = [line[0] if card == v.AGAIN else card for card in line]
        frimen = [card for card in line if c.KIND[card] == c.FRIMAN]
        if frimen:
            line[line.index(frimen[0])] = IN_AMBUSH
    code = v.WITH
    for place, source in enumerate(sorted(line)):
        code |= (source + 1) << 8 * (place + 1)
    return [action, code]


def attack_wish(state: BattaliaState, seat: int, chance: Chance) -> Wish:
    built = [cell for cell in range(state.config.cells) if state.tiles[cell]]
    cell = built[chance.below(len(built))]
    own = [other for other in built if state.heroes_at(seat, other)]
    if own and chance.below(2):
        cell = own[chance.below(len(own))]
    if chance.below(2):
        return [v.ATTACK_HERO | chance.below(state.seats) << 8 | cell << 16]
    places = {b.RUINS: v.ATTACK_RUINS, b.SANCTUARY: v.ATTACK_SANCTUARY, b.PEAK: v.ATTACK_PEAK}
    return [places.get(state.tiles[cell], v.ATTACK_CITY) | cell << 8]


def jump_wish(state: BattaliaState, seat: int, chance: Chance) -> Wish:
    gates = [cell for cell in range(state.config.cells) if state.tiles[cell] == GATE]
    cells = gates if chance.below(4) else list(range(state.config.cells))
    return [sv.JUMP | chance.below(HEROES) << 8 | cells[chance.below(len(cells))] << 16]


def judged(
    wish_at: Callable[[BattaliaState, int, Chance], Wish], *, gates: bool
) -> Iterator[tuple[str, str, set[str]]]:
    """Each refused wish as text, the first reason, and the rules that a single change lifts."""
    for number, (state, seat) in enumerate(tables()):
        if gates and GATE not in state.tiles:
            continue
        chance = Chance(number)
        for _ in range(WISHES):
            wish = wish_at(state, seat, chance)
            if is_granted(state, seat, wish):
                continue
            notation = find(state.config.game).notation
            text = f"table {number}: {'; '.join(notation.text(code) for code in wish)}"
            refusals = Trial(Command(notation, seat, text, wish), state.clone()).why_not()
            lifted = [change.rules for change in helpful(state, seat, wish)]
            yield text, refusals[0].rule, set[str]().union(*lifted)


KINDS = {
    "building": (build_wish, {"BT-BLD-2", "BT-BLD-4", "BT-BLD-6", "BT-BLD-12", "BT-BLD-13"}),
    "moving": (move_wish, {"BT-HER-1", "BT-MOV-1", "BT-MOV-2", "BT-MOV-8"}),
    "paying": (pay_wish, {"BT-TRN-8", "BT-AMB-6", "BT-HIR-1", "BT-ART-1", "BT-UPG-1"}),
    "attacking": (attack_wish, {"BT-BAT-8", "BT-BAT-27", "BT-BAT-28"}),
    "jumping": (jump_wish, {"SG-GAT-05", "SG-GAT-06", "BT-HER-1"}),
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_the_first_reason_is_one_that_a_single_change_lifts(kind: str) -> None:
    wish_at, expected = KINDS[kind]
    claims: Counter[str] = Counter()
    wrong: list[str] = []

    for text, first, lifted in judged(wish_at, gates=kind == "jumping"):
        if lifted:
            claims[first] += 1
            if first not in lifted:
                wrong.append(f"{text}: {first}, but {sorted(lifted)} would help")

    assert wrong == []
    assert expected <= set(claims), claims
