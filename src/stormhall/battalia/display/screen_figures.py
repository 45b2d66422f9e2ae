"""Numbers that a screen shows and only the rules know: progress, sums, prices, distances.

Board, cards and the Oracle are in every view; the rest is derived from them and the seat's cards.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.display import documents as d
from stormhall.battalia.display.stakes import stakes_of
from stormhall.battalia.knowledge.content import content_of
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import config as g
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.board import TILE_WORDS, TILES
from stormhall.battalia.model.config import END_REASONS, HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import OPEN_SLOT
from stormhall.battalia.rules.actions import FOR_ARTEFACT, FOR_HERO, FOR_TILE, FOR_UNIT, FOR_UPGRADE
from stormhall.battalia.rules.advanced_game import is_free, terrain_bonus
from stormhall.battalia.rules.artefacts.horses import rider
from stormhall.battalia.rules.artefacts.weapons import needs_opener, opens
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.battle_frame import seat_on
from stormhall.battalia.rules.battle.battle_line import battle_sources, count_in, playable
from stormhall.battalia.rules.battle.strength import morale, total
from stormhall.battalia.rules.ending import free_squares
from stormhall.battalia.rules.heroes.movement import held_by
from stormhall.battalia.rules.paying.open_cards import card_of_source, open_record
from stormhall.battalia.rules.paying.payment import purse, sources
from stormhall.battalia.rules.scenarios.volcano import may_pass
from stormhall.kernel.core.kept_parts import KeptParts
from stormhall.kernel.core.state import Frame, Seat

TARGETS: Final = ("place", "hero", "guard")


def figures_of(state: BattaliaState, viewer: int, kept: KeptParts) -> dict[str, object]:
    """All figures for the viewer; modules add theirs under their names."""
    figures: dict[str, object] = dict(_figures(state, viewer, kept))
    if any(state.tiles):  # the table is empty until factions are chosen
        for module in state.config.modules:
            part = module.figures(state, viewer)
            if part:
                figures[module.name] = part
    return figures


def _figures(state: BattaliaState, viewer: int, kept: KeptParts) -> d.Figures:
    """The figures of every table of Battalia; purse, prices and distances are the viewer's."""
    public: d.PublicFigures = kept.part(_public_figures, content_of(state), state)
    frame, stakes = battle_frame(state), public["stakes"]
    figures: d.Figures = {
        "points": public["points"],
        "places": public["places"],
        "ends": public["ends"],
        "battle": None,
    }
    if frame is not None and stakes is not None:
        figures["battle"] = {**battle_sums(state, frame, viewer), "stakes": stakes}
    if any(state.tiles) and viewer >= 0:
        figures["purse"] = _purse(state, viewer)
        board = (state.geography(), state.tiles, state.levels)
        figures["prices"] = kept.part(_prices, board, state, viewer)
        figures["movement"] = _movement(state, viewer, kept)
    return figures


def _public_figures(state: BattaliaState) -> d.PublicFigures:
    result = state.result()
    frame = battle_frame(state)
    return {
        "points": result.points,
        "places": result.places,
        "ends": _ends(state),
        "stakes": None if frame is None else stakes_of(state, frame),
    }


# How far the game is from its ends.


def _ends(state: BattaliaState) -> list[d.End]:
    """Each way the game may end: what there is so far, and what ends it."""
    config, ending = state.config, state.config.ending
    seats = range(state.seats)
    cities: d.End = {
        "reason": END_REASONS[g.LEVEL_FOUR_CITIES],
        "have": [ending.cities_owned(state, seat) for seat in seats],
        "of": [ending.cities_needed(state, seat) for seat in seats],
    }
    ends: list[d.End] = [cities]
    if config.ends_on_full_board:
        ends.append({"reason": END_REASONS[g.FULL_BOARD], "free": free_squares(state)})
    if config.vp_limit:
        points = state.geography().points[:]
        ends.append({"reason": END_REASONS[g.POINTS], "have": points, "of": config.vp_limit})
    if config.last_week_day:
        ends.append({"reason": END_REASONS[g.WEEKS], "day": state.day, "of": config.last_week_day})
    ends.append({"reason": END_REASONS[g.LAST_DAY], "day": state.day, "of": config.last_day})
    return ends


# A battle.


def battle_frame(state: BattaliaState) -> Frame | None:
    """The battle in progress, whatever step it is in."""
    steps = state.steps()
    for frame in reversed(state.frames):
        if steps[frame[0]].kinds is f.FIELDS:
            return frame
    return None


def battle_sums(state: BattaliaState, frame: Frame, viewer: int) -> d.BattleSums:
    """BT-BAT-6, -14: the present totals, how much each side lacks to complete a volley, and the
    total of the viewer's side with all cards it can lay."""
    attack, defence = total(state, frame, 0), total(state, frame, 1)
    sums: d.BattleSums = {
        "attacker": frame[f.ATTACKER],
        "defender": frame[f.DEFENDER] if frame[f.DEFENDER] >= 0 else None,
        "target": TARGETS[frame[f.TARGET]],
        "cell": state.config.cell_words[frame[f.CELL]],
        "attack": attack,
        "defence": defence,
        "attack_needs": max(0, defence + 1 - attack),
        "defence_needs": max(0, attack - defence),
        "attack_parts": parts_of(state, frame, 0),
        "defence_parts": parts_of(state, frame, 1),
    }
    if viewer >= 0 and viewer in (frame[f.ATTACKER], frame[f.DEFENDER]):
        sums["with_hand"] = with_hand(state, frame, 0 if viewer == frame[f.ATTACKER] else 1)
    return sums


def parts_of(state: BattaliaState, frame: Frame, side: int) -> d.StrengthParts:
    """The parts of a total; `other` is the change made by modules."""
    answers = seat_on(frame, side) >= 0
    line = frame[f.STRENGTH + side * f.SIDE_FIELDS]
    base = frame[f.BASE] if side == 1 else 0
    heroes = morale(state, frame, side) if answers else 0
    terrain = terrain_bonus(state, frame, side) if answers else 0
    return {
        "line": line,
        "base": base,
        "morale": heroes,
        "terrain": terrain,
        "other": total(state, frame, side) - (line + base + heroes + terrain),
    }


def with_hand(state: BattaliaState, frame: Frame, side: int) -> int:
    """The total of a side with all cards it can lay as they are, or with only the cards that keep
    the morale of its heroes, if that is more. Nothing is transformed."""
    seat = seat_on(frame, side)
    every = [s for s in battle_sources(state, seat) if playable(state, seat, s, side)]
    factions = (state.factions[seat], c.UNIVERSAL)
    kin = [s for s in every if c.FACTION[card_of_source(state, seat, s)] in factions]
    return max(total_with(state, frame, side, every), total_with(state, frame, side, kin))


def total_with(state: BattaliaState, frame: Frame, side: int, cards: list[int]) -> int:
    """The total of a side once it has laid these sources; unplayable ones add nothing."""
    seat = seat_on(frame, side)
    if side == 0 and needs_opener(state, frame):
        if not any(opens(state, frame, seat, source) for source in cards):
            return total(state, frame, side)
    trial = frame[:]
    for source in cards:
        card, strength = card_of_source(state, seat, source), playable(state, seat, source, side)
        for _ in range(_uses(state, seat, source)):
            count_in(trial, side, card, strength)
    return total(state, trial, side)


def _uses(state: BattaliaState, seat: Seat, source: int) -> int:
    """How many times a source can be laid in battle."""
    if source < OPEN_SLOT:
        return max(1, state.zone(seat, z.HAND).count(source))
    return open_record(state, seat, source)[2]


# What things cost.


def _purse(state: BattaliaState, seat: Seat) -> dict[str, int]:
    """The cards the player can pay with, by kind, including lit tools and open cards."""
    counts = enumerate(purse(state, seat))
    return {c.KIND_WORDS[kind]: n for kind, n in counts if n and kind != c.NO_KIND}


def _prices(state: BattaliaState, seat: Seat) -> d.Prices:
    """Everything that can be bought at all, each with its alternative prices."""
    words = state.config.cell_words
    return {
        "hire": {
            c.KIND_WORDS[rank]: quote(state, seat, FOR_UNIT, [rank])
            for rank in range(c.FRIMAN, c.LORD + 1)
        },
        "create": {
            c.KIND_WORDS[kind]: quote(state, seat, FOR_ARTEFACT, [kind, 0])
            for kind in range(c.TOOL, c.HORSE + 1)
        },
        "hero": quote(state, seat, FOR_HERO, [0]),
        "build": {
            TILE_WORDS[tile]: quote(state, seat, FOR_TILE, [tile]) for tile in range(1, TILES)
        },
        "upgrade": {
            words[cell]: quote(state, seat, FOR_UPGRADE, [cell])
            for cell in state.geography().cities[seat]
            if state.levels[cell] < g.TOP_LEVEL and not state.config.level_bars[state.tiles[cell]]
        },
    }


def quote(state: BattaliaState, seat: Seat, purpose: int, args: list[int]) -> list[d.Price]:
    """The alternative prices for a purpose, in words."""
    prices = state.config.purposes[purpose].prices(state, seat, args)
    return [
        {c.KIND_WORDS[price[i]]: price[i + 1] for i in range(0, len(price), 2)} for price in prices
    ]


# How far heroes can go.


def _movement(state: BattaliaState, seat: Seat, kept: KeptParts) -> dict[str, d.Movement]:
    """For each hero who may move: the steps to pay for every square, and how many he can pay."""
    heroes: dict[str, d.Movement] = {}
    made_from = (
        state.geography(),
        state.terrains,
        state.factions,
        state.heroes,
        state.seals,
        state.zone(seat, z.TRAIL),
    )
    for figure in range(HEROES):
        start = state.hero(seat, figure)
        if start == z.NONE or held_by(state, seat, figure):
            continue
        heroes[f"hero{figure + 1}"] = {
            "at": state.config.cell_words[start],
            "payable": payable_steps(state, seat, figure),
            "steps": kept.part(_distances, made_from, state, seat, figure),
        }
    return heroes


def payable_steps(state: BattaliaState, seat: Seat, figure: int) -> int:
    """BT-MOV-2 to -4: the steps that all cards together pay for, plus the rest of his ride."""
    items = sources(state, seat)
    steps = 0
    for i in range(0, len(items), 4):
        steps += c.STEPS_OF[items[i + 1]] * items[i + 2]
    if rider(state, seat) == figure:
        steps += state.zone(seat, z.RIDE)[1]
    return steps


def _distances(state: BattaliaState, seat: Seat, figure: int) -> dict[str, int]:
    """By square: the least number of steps to pay for; free steps do not count."""
    ways = state.geography().ways
    start = state.hero(seat, figure)
    paid = {start: 0}
    level, price = [start], 0
    while level:
        later: list[int] = []
        for cell in level:  # grows while free steps are found
            if paid[cell] < price:
                continue
            for other in ways[cell]:
                if not may_pass(state, seat, cell, other):
                    continue
                cost = price if is_free(state, seat, figure, other) else price + 1
                if other not in paid or cost < paid[other]:
                    paid[other] = cost
                    (level if cost == price else later).append(other)
        level, price = later, price + 1
    words = state.config.cell_words
    return {words[cell]: paid[cell] for cell in sorted(paid) if cell != start}
