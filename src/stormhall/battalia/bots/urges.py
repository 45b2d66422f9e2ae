"""How much a player wants each choice before any search, given its kind and the board."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.battle_odds import sure_strength
from stormhall.battalia.bots.card_worth import RANKS, WORTH
from stormhall.battalia.bots.hero_goals import gain_of_step
from stormhall.battalia.bots.outlook import Outlook
from stormhall.battalia.knowledge.creation_decks import cards_not_lent
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.board import IS_CITY, SIDES
from stormhall.battalia.model.layout import AMBUSH, HAND
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import OPENING, PLACE, VOLLEY
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.attack import BOTH
from stormhall.battalia.rules.battle.strength import total
from stormhall.battalia.rules.paying.open_cards import card_of_source, open_record
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.state import Code, Seat

VERBS: Final[list[int]] = [10] * 256
"""By verb: the urge of a choice that depends on nothing else."""
for _verb, _urge in (
    (v.COHORT, 1000), (v.KEEP, 200), (v.MULLIGAN, 60), (v.END_TURN, 4),
    (v.HIRE_HERO, 90), (v.UPGRADE, 900), (v.ANNEX, 950), (v.ATTACK_CITY, 600),
    (v.ATTACK_RUINS, 500), (v.ATTACK_SANCTUARY, 600), (v.ATTACK_PEAK, 600),
    (v.ATTACK_HERO, 40), (v.PITCH, 12), (v.STRIKE, 6),
    (v.SCROLL_ON, 3), (v.SCROLL_ITSELF, 1), (v.AS_KIND, 60), (v.USE_STAFF, 1),
    (v.USE_WINGS, 5), (v.USE_HORN, 800), (v.USE_HAND, 700), (v.TITLE_TWICE, 200),
    (v.DONE, 900), (v.GIVE_UP, 1), (v.FIGHT, 300), (v.SURRENDER, 10), (v.RETREAT, 60),
    (v.LEAVE, 20), (v.ENOUGH, 5), (v.ABANDON, 1),
):  # fmt: skip
    VERBS[_verb] = _urge

HIRES: Final[list[int]] = [0] * 256
"""By kind: the urge to hire such a unit."""
for _kind, _urge in ((c.FRIMAN, 25), (c.CHIEF, 200), (c.PRIEST, 400), (c.LORD, 700)):
    HIRES[_kind] = _urge

TRANSFORMED: Final[list[int]] = [5] * 256
"""By kind: the urge to use an amulet on such a card."""
for _kind, _urge in ((c.LORD, 100), (c.PRIEST, 80), (c.CHIEF, 60), (c.TITLE, 30), (c.FRIMAN, 20)):
    TRANSFORMED[_kind] = _urge

GIVEN_AWAY: Final[list[int]] = [1] * 256
"""By kind: the urge to suspend or to discard such a card."""
for _kind, _urge in ((c.SUPPLY, 40), (c.FRIMAN, 30), (c.CHIEF, 5), (c.TOOL, 5)):
    GIVEN_AWAY[_kind] = _urge


def kept_urge(card: int) -> int:
    """The urge to keep a card for the next turn, or to take it."""
    kind = c.KIND[card]
    if kind <= c.LORD:
        return 5 + 20 * kind * kind
    return 20 + int(100 * WORTH[kind])


def place_urge(state: BattaliaState, outlook: Outlook, tile: int, cell: int, exits: int) -> int:
    """The urge to lay a card on a square: roads lead towards free land and neutral cities."""
    config = state.config
    sides = rooms = 0
    for side in range(SIDES):
        other = config.near[cell * SIDES + side]
        if other >= 0 and exits >> side & 1 and not state.tiles[other] and not state.blocked[other]:
            sides += 1
            if not _beside_city(state, other):
                rooms += 1
    if IS_CITY[tile]:
        return 20 + 10 * sides
    row, column = divmod(cell, config.width)
    nearest = 9
    for other in outlook.neutral_cells(state.owners):
        y, x = divmod(other, config.width)
        nearest = min(nearest, abs(row - y) + abs(column - x))
    return 10 + 8 * sides + 20 * rooms + 8 * (9 - nearest)


def _beside_city(state: BattaliaState, cell: int) -> bool:
    """Whether a square lies beside something next to which no city may be built (BT-BLD-6)."""
    config = state.config
    for side in range(SIDES):
        other = config.near[cell * SIDES + side]
        if other >= 0 and config.city_bars[state.tiles[other]]:
            return True
    return False


def build_urge(outlook: Outlook, seat: Seat, tile: int) -> int:
    """The urge to build a type of tile: roads as long as there is no place for a city."""
    if IS_CITY[tile]:
        return 500
    return 20 if outlook.sites[seat] > 1 else 120


def create_urge(state: BattaliaState, seat: Seat, kind: int) -> int:
    """The urge to create an artefact: a first weapon, titles, amulets."""
    if kind == c.WEAPON:
        armed = any(c.IS_WEAPON[c.KIND[card]] for card in cards_not_lent(state, seat))
        return 15 if armed else 130
    return int(60 * WORTH[kind])


def play_urge(state: BattaliaState, seat: Seat, source: int) -> int:
    """The urge to lay a battle card: the weakest that is enough, otherwise the strongest."""
    frame = state.frames[-1]
    if frame[0] not in (OPENING, VOLLEY):
        return 100
    side = 0 if seat == frame[f.ATTACKER] else 1
    need = total(state, frame, 1 - side) - total(state, frame, side) + 1 - side
    card = card_of_source(state, seat, source)
    kind = open_record(state, seat, source)[1] if source >= v.OPEN_SLOT else c.KIND[card]
    strength = (c.ATTACK if side == 0 else c.DEFENCE)[kind] if kind < 255 else 0
    kin = 3 if c.FACTION[card] in (state.factions[seat], c.UNIVERSAL) else 0
    if strength >= need:
        # Artefacts have no better use in this turn; a unit may still build or upgrade.
        return 300 + kin - (10 * strength if kind < RANKS else strength)
    return 100 + 10 * strength + kin + (15 if kind >= RANKS else 0)


def raise_urge(state: BattaliaState, seat: Seat) -> int:
    """The urge to take up the ambush, if the hand alone is not enough."""
    frame = state.frames[-1]
    hand = sure_strength(state, seat, 1, state.zone(seat, HAND))
    hidden = sure_strength(state, seat, 1, state.zone(seat, AMBUSH))
    missing = total(state, frame, 0) - total(state, frame, 1) - hand
    return 200 if 0 < missing <= hidden else 5


def faction_urge(state: BattaliaState, seat: Seat, faction: int) -> int:
    """The urge to lead a faction or gain cards of it: most for the commonest one in the deck."""
    return 10 + 30 * sum(1 for card in cards_not_lent(state, seat) if c.FACTION[card] == faction)


def title_urge(card: int) -> int:
    """The urge to promote a card: the higher, the better."""
    return 50 * c.KIND[card] if card < c.CARDS and c.KIND[card] < c.KINDS else 40


def urge(state: BattaliaState, outlook: Outlook, seat: Seat, code: Code) -> int:
    """The urge of any choice."""
    verb, first, second = verb_of(code), first_of(code), second_of(code)
    if verb == v.HIRE:
        return HIRES[first]
    if verb == v.BUILD:
        return build_urge(outlook, seat, first)
    if verb == v.MOVE:
        return 2 + int(60 * gain_of_step(state, outlook, seat, first, second))
    if verb == v.AT and state.frames[-1][0] == PLACE:
        return place_urge(state, outlook, state.frames[-1][2], first, second)
    if verb == v.PLAY:
        return play_urge(state, seat, first)
    if verb in (v.SUSPEND, v.DISCARD):
        return GIVEN_AWAY[c.KIND[first]] // (3 if verb == v.SUSPEND else 1)
    return _rare_urge(state, seat, verb, first, second)


def _rare_urge(state: BattaliaState, seat: Seat, verb: int, first: int, second: int) -> int:
    if verb == v.CREATE:
        return create_urge(state, seat, first)
    if verb == v.CREATE_NAMED:
        kin = faction_urge(state, seat, second)
        return create_urge(state, seat, first) * min(kin, 150) // 100
    if verb == v.AMULET_ON:
        return TRANSFORMED[c.KIND[first]] if first < c.CARDS else 5
    if verb == v.TITLE_ON:
        return title_urge(first)
    if verb in (v.AMBUSH_CARD, v.STATION, v.TAKE):
        return kept_urge(first)
    if verb in (v.CHOOSE, v.NAME):
        return faction_urge(state, seat, first)
    if verb == v.RAISE:
        return raise_urge(state, seat)
    if verb == v.SEND:
        return 50 if first == BOTH else 10
    if verb == v.SHOW:
        points = state.geography().points
        return 10 + max(points) - points[first]
    return VERBS[verb]
