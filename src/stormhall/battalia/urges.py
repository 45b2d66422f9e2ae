"""How eagerly a player takes a choice before thinking, by its kind and a glance at the board."""

from __future__ import annotations

from typing import Final

from stormhall.battalia import notation as say
from stormhall.battalia.board import IS_CITY, SIDES
from stormhall.battalia.cards import CHIEF, FRIMAN, HORSE, KIND, LORD, PRIEST, SUPPLY, TITLE, TOOL
from stormhall.battalia.muster import WORTH
from stormhall.battalia.state import NEUTRAL_OWNER, BattaliaState

VERBS: Final[list[int]] = [10] * 256
"""By verb: the urge of a choice that needs no second look."""
for _verb, _urge in (
    (say.COHORT, 1000), (say.KEEP, 200), (say.MULLIGAN, 30), (say.END_TURN, 4),
    (say.HIRE_HERO, 120), (say.UPGRADE, 900), (say.ANNEX, 950), (say.ATTACK_CITY, 300),
    (say.ATTACK_RUINS, 250), (say.ATTACK_SANCTUARY, 300), (say.ATTACK_PEAK, 300),
    (say.ATTACK_HERO, 40), (say.MOVE, 25), (say.SUSPEND, 8), (say.PITCH, 10), (say.STRIKE, 6),
    (say.SCROLL_ON, 3), (say.SCROLL_ITSELF, 1), (say.AS_KIND, 60), (say.USE_STAFF, 2),
    (say.USE_WINGS, 20), (say.USE_HORN, 400), (say.USE_HAND, 300), (say.TITLE_TWICE, 200),
    (say.DONE, 500), (say.GIVE_UP, 1), (say.FIGHT, 300), (say.SURRENDER, 20), (say.RETREAT, 60),
    (say.RAISE, 60), (say.LEAVE, 20), (say.ENOUGH, 5), (say.ABANDON, 1), (say.PLAY, 100),
):  # fmt: skip
    VERBS[_verb] = _urge

HIRES: Final[list[int]] = [0] * 256
for _kind, _urge in ((FRIMAN, 60), (CHIEF, 200), (PRIEST, 400), (LORD, 700)):
    HIRES[_kind] = _urge

TRANSFORMED: Final[list[int]] = [5] * 256
"""By kind: the urge to put an amulet on such a card."""
for _kind, _urge in ((LORD, 100), (PRIEST, 80), (CHIEF, 40), (TITLE, 30)):
    TRANSFORMED[_kind] = _urge

GIVEN_AWAY: Final[list[int]] = [1] * 256
"""By kind: the urge to suspend or to discard such a card."""
for _kind, _urge in ((SUPPLY, 40), (FRIMAN, 60), (CHIEF, 10), (TOOL, 10)):
    GIVEN_AWAY[_kind] = _urge


def kept_urge(card: int) -> int:
    """The urge to keep a card for the next turn, or to take it."""
    kind = KIND[card]
    if kind <= LORD:
        return 5 + 20 * kind * kind
    return 20 + int(100 * WORTH[kind])


def place_urge(game: BattaliaState, tile: int, cell: int, exits: int) -> int:
    """The urge to lay a card on a square: roads run towards free land and neutral cities."""
    config = game.config
    open_sides = 0
    for side in range(SIDES):
        other = config.near[cell * SIDES + side]
        if other >= 0 and exits >> side & 1 and not game.tiles[other] and not game.blocked[other]:
            open_sides += 1
    if IS_CITY[tile]:
        return 20 + 10 * open_sides
    row, column = divmod(cell, config.width)
    nearest = 9
    for other in range(config.cells):
        if game.owners[other] == NEUTRAL_OWNER:
            y, x = divmod(other, config.width)
            nearest = min(nearest, abs(row - y) + abs(column - x))
    return 10 + 20 * open_sides + 8 * (9 - nearest)


def build_urge(tile: int) -> int:
    """The urge to build a kind of card."""
    return 500 if IS_CITY[tile] else 60


def urge_of(game: BattaliaState, seat: int, code: int) -> int:
    """The urge of any choice."""
    verb, word = code & 0xFF, code >> 8
    if verb == say.HIRE:
        return HIRES[word]
    if verb == say.BUILD:
        return build_urge(word)
    if verb == say.AT:
        return place_urge(game, game.frames[-1][2], word & 0xFF, word >> 8)
    if verb in (say.CREATE, say.CREATE_NAMED):
        kind = word & 0xFF
        return int(150 * WORTH[kind]) if kind != HORSE else 20
    if verb == say.AMULET_ON:
        return TRANSFORMED[KIND[word]] if word < 160 else 5
    if verb == say.TITLE_ON:
        return 40 * KIND[word] if word < 160 else 40
    if verb in (say.SUSPEND, say.DISCARD):
        return GIVEN_AWAY[KIND[word]] // (3 if verb == say.SUSPEND else 1)
    if verb in (say.AMBUSH_CARD, say.STATION, say.TAKE):
        return kept_urge(word & 0xFF)
    return VERBS[verb]
