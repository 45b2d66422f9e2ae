"""What a screen shows about the table and only rules can tell: progress, sums, prices, distances.

Board, cards and the Oracle stand in every view; what is here is worked out from them and from the
seat's own cards.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.display.stakes import stakes
from stormhall.battalia.model.board import TILE_WORDS, TILES
from stormhall.battalia.model.cards import (
    FACTION,
    FRIMAN,
    HORSE,
    KIND_WORDS,
    LORD,
    TOOL,
    UNIVERSAL,
)
from stormhall.battalia.model.config import (
    END_REASONS,
    FULL_BOARD,
    HEROES,
    LAST_DAY,
    LEVEL_FOUR_CITIES,
    POINTS,
    TOP_LEVEL,
    WEEKS,
)
from stormhall.battalia.model.notation import OPEN_SLOT
from stormhall.battalia.model.state import HAND, NONE, RIDE, ZONES, BattaliaState
from stormhall.battalia.rules.actions import FOR_ARTEFACT, FOR_HERO, FOR_TILE, FOR_UNIT, FOR_UPGRADE
from stormhall.battalia.rules.battle.battle import battle_sources, needs_opener, opens
from stormhall.battalia.rules.battle.strength import (
    ATTACKER,
    BASE,
    CELL,
    DEFENDER,
    FIELDS,
    LINE,
    SIDE_FIELDS,
    TARGET,
    count_in,
    morale,
    playable,
    seat_on,
    terrain_bonus,
    total,
)
from stormhall.battalia.rules.ending import free_squares
from stormhall.battalia.rules.heroes.movement import STEPS_OF, held_by, is_free, may_pass, rider
from stormhall.battalia.rules.paying.payment import (
    PAYS_NOTHING,
    card_of_source,
    open_record,
    purse,
    sources,
)
from stormhall.kernel.core.events import Facts
from stormhall.kernel.core.state import Frame, Seat

TARGETS: Final = ("place", "hero", "guard")


def figures_of(game: BattaliaState, eyes: int) -> Facts:
    """All figures for these eyes; prices, purse and distances are the own ones."""
    result = game.result()
    frame = battle_frame(game)
    found: Facts = {
        "points": result.points,
        "places": result.places,
        "ends": _ends(game),
        "battle": None,
    }
    if frame is not None:
        found["battle"] = {**battle_sums(game, frame, eyes), "stakes": stakes(game, frame)}
    if not any(game.tiles):
        return found  # nothing lies on the table before factions are chosen
    if eyes >= 0:
        found["purse"] = _purse(game, eyes)
        found["prices"] = _prices(game, eyes)
        found["movement"] = _movement(game, eyes)
    for module in game.config.modules:
        figures = module.figures(game, eyes)
        if figures:
            found[module.name] = figures
    return found


# How far the game is from its ends.


def _ends(game: BattaliaState) -> list[Facts]:
    """Each way in which the game may end: what there is by now, and what ends it."""
    config, ending = game.config, game.config.ending
    seats = range(game.seats)
    cities: Facts = {
        "reason": END_REASONS[LEVEL_FOUR_CITIES],
        "have": [ending.cities_owned(game, seat) for seat in seats],
        "of": [ending.cities_needed(game, seat) for seat in seats],
    }
    found: list[Facts] = [cities]
    if config.ends_on_full_board:
        found.append({"reason": END_REASONS[FULL_BOARD], "free": free_squares(game)})
    if config.vp_limit:
        points = game.geography().points[:]
        found.append({"reason": END_REASONS[POINTS], "have": points, "of": config.vp_limit})
    if config.last_week_day:
        found.append({"reason": END_REASONS[WEEKS], "day": game.day, "of": config.last_week_day})
    found.append({"reason": END_REASONS[LAST_DAY], "day": game.day, "of": config.last_day})
    return found


# A battle.


def battle_frame(game: BattaliaState) -> Frame | None:
    """The battle that is going on, in whatever step it is."""
    steps = game.steps()
    for frame in reversed(game.frames):
        if steps[frame[0]].fields == FIELDS:
            return frame
    return None


def battle_sums(game: BattaliaState, frame: Frame, eyes: int) -> Facts:
    """BT-BAT-6, -14: the totals as they lie, what each side lacks to complete a volley, and what
    the own side has with all that it can lay."""
    attack, defence = total(game, frame, 0), total(game, frame, 1)
    sums: Facts = {
        "attacker": frame[ATTACKER],
        "defender": frame[DEFENDER] if frame[DEFENDER] >= 0 else None,
        "target": TARGETS[frame[TARGET]],
        "cell": game.config.cell_words[frame[CELL]],
        "attack": attack,
        "defence": defence,
        "attack_needs": max(0, defence + 1 - attack),
        "defence_needs": max(0, attack - defence),
        "attack_parts": parts_of(game, frame, 0),
        "defence_parts": parts_of(game, frame, 1),
    }
    if eyes >= 0 and eyes in (frame[ATTACKER], frame[DEFENDER]):
        sums["with_hand"] = with_hand(game, frame, 0 if eyes == frame[ATTACKER] else 1)
    return sums


def parts_of(game: BattaliaState, frame: Frame, side: int) -> dict[str, int]:
    """What a total is made of; `other` is what potions and the like change."""
    answers = seat_on(frame, side) >= 0
    parts = {
        "line": frame[LINE + side * SIDE_FIELDS],
        "base": frame[BASE] if side == 1 else 0,
        "morale": morale(game, frame, side) if answers else 0,
        "terrain": terrain_bonus(game, frame, side) if answers else 0,
    }
    parts["other"] = total(game, frame, side) - sum(parts.values())
    return parts


def with_hand(game: BattaliaState, frame: Frame, side: int) -> int:
    """The total of a side with all cards that it can lay as they are, or with those alone that
    keep the morale of its heroes, whichever is more. Nothing is transformed."""
    seat = seat_on(frame, side)
    every = [s for s in battle_sources(game, seat) if playable(game, seat, s, side)]
    own = (game.factions[seat], UNIVERSAL)
    kin = [s for s in every if FACTION[card_of_source(game, seat, s)] in own]
    return max(laid(game, frame, side, every), laid(game, frame, side, kin))


def laid(game: BattaliaState, frame: Frame, side: int, cards: list[int]) -> int:
    """The total of a side once it has laid these sources; what cannot begin adds nothing."""
    seat = seat_on(frame, side)
    if side == 0 and needs_opener(game, frame):
        if not any(opens(game, frame, seat, source) for source in cards):
            return total(game, frame, side)
    line = frame[:]
    for source in cards:
        card, strength = card_of_source(game, seat, source), playable(game, seat, source, side)
        for _ in range(_uses(game, seat, source)):
            count_in(line, side, card, strength)
    return total(game, line, side)


def _uses(game: BattaliaState, seat: Seat, source: int) -> int:
    """How often a source can be laid in battle."""
    if source < OPEN_SLOT:
        return max(1, game.zones[seat * ZONES + HAND].count(source))
    return open_record(game, seat, source)[2]


# What things cost.


def price_words(price: list[int]) -> dict[str, int]:
    """A flat list of kind and number as words."""
    return {KIND_WORDS[price[i]]: price[i + 1] for i in range(0, len(price), 2)}


def _purse(game: BattaliaState, seat: Seat) -> Facts:
    """What the player can pay with now, by kind, lit tools and open cards included."""
    counts = purse(game, seat)
    return {
        KIND_WORDS[kind]: count
        for kind, count in enumerate(counts)
        if count and kind != PAYS_NOTHING
    }


def _prices(game: BattaliaState, seat: Seat) -> Facts:
    """What can be bought at all, each with the prices of which one must be paid."""
    words = game.config.cell_words
    return {
        "hire": {
            KIND_WORDS[rank]: quote(game, seat, FOR_UNIT, [rank])
            for rank in range(FRIMAN, LORD + 1)
        },
        "create": {
            KIND_WORDS[kind]: quote(game, seat, FOR_ARTEFACT, [kind, 0])
            for kind in range(TOOL, HORSE + 1)
        },
        "hero": quote(game, seat, FOR_HERO, [0]),
        "build": {
            TILE_WORDS[tile]: quote(game, seat, FOR_TILE, [tile]) for tile in range(1, TILES)
        },
        "upgrade": {
            words[cell]: quote(game, seat, FOR_UPGRADE, [cell])
            for cell in game.geography().cities[seat]
            if game.levels[cell] < TOP_LEVEL and not game.config.level_bars[game.tiles[cell]]
        },
    }


def quote(game: BattaliaState, seat: Seat, purpose: int, args: list[int]) -> list[dict[str, int]]:
    """The prices of which one must be paid for a purpose, in words."""
    return [price_words(p) for p in game.config.purposes[purpose].prices(game, seat, args)]


# How far heroes can go.


def _movement(game: BattaliaState, seat: Seat) -> Facts:
    """For each hero who may move: the paid steps to every square, and how many he can pay."""
    found: Facts = {}
    for figure in range(HEROES):
        start = game.hero(seat, figure)
        if start == NONE or held_by(game, seat, figure):
            continue
        found[f"hero{figure + 1}"] = {
            "at": game.config.cell_words[start],
            "payable": payable_steps(game, seat, figure),
            "steps": _distances(game, seat, figure),
        }
    return found


def payable_steps(game: BattaliaState, seat: Seat, figure: int) -> int:
    """BT-MOV-2 to -4: the steps that all cards together pay, with what is left of his ride."""
    items = sources(game, seat)
    steps = 0
    for i in range(0, len(items), 4):
        steps += STEPS_OF[items[i + 1]] * items[i + 2]
    if rider(game, seat) == figure:
        steps += game.zones[seat * ZONES + RIDE][1]
    return steps


def _distances(game: BattaliaState, seat: Seat, figure: int) -> dict[str, int]:
    """By square: the least number of steps that must be paid; free ones cost nothing."""
    ways = game.geography().ways
    start = game.hero(seat, figure)
    paid = {start: 0}
    level, price = [start], 0
    while level:
        later: list[int] = []
        for cell in level:  # grows while free steps are found
            if paid[cell] < price:
                continue
            for other in ways[cell]:
                if not may_pass(game, seat, cell, other):
                    continue
                cost = price if is_free(game, seat, figure, other) else price + 1
                if other not in paid or cost < paid[other]:
                    paid[other] = cost
                    (level if cost == price else later).append(other)
        level, price = later, price + 1
    words = game.config.cell_words
    return {words[cell]: paid[cell] for cell in sorted(paid) if cell != start}
