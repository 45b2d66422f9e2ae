"""Choices of The Stormgates that no good player makes, because another one is never worse."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.outlook import FAR, Outlook
from stormhall.battalia.knowledge.zones import creation_deck
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.battle.strength import ATTACKER, DEFENDER
from stormhall.battalia.stormgates.bots.active_modules import Parts
from stormhall.battalia.stormgates.bots.battle_folly import BATTLE_STEPS, without_battle_folly
from stormhall.battalia.stormgates.bots.card_worth import KIND_WORTH, worth
from stormhall.battalia.stormgates.bots.urges import storm_urge
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.rules.bilkarr.potions import FROST, SOLSTICE
from stormhall.battalia.stormgates.rules.bilkarr.reaction_windows import BATTLE
from stormhall.kernel.core.state import Code, Seat

FEW: Final = 3
"""How many of many ways that differ little are thought about."""

NAMED: Final[dict[int, int]] = {
    sv.GAIN_NAMED: sv.GAIN,
    sv.BUY_NAMED: sv.BUY,
    sv.COLLECT_NAMED: sv.COLLECT,
}
"""By verb that names a faction: the one that takes the top card."""

NEVER_ENOUGH: Final = ("standard", "mantle")
"""Steps in which one more of what is offered costs nothing."""


def without_storm_folly(
    state: BattaliaState, parts: Parts, seat: Seat, offers: list[Code], outlook: Outlook
) -> list[Code]:
    """The offers less those that another one is never worse than; never empty."""
    if len(offers) < 2:
        return offers
    frame = state.frames[-1]
    if frame[0] in BATTLE_STEPS:
        return without_battle_folly(state, frame, seat, offers)
    verbs = [code & 0xFF for code in offers]
    if (max(verbs) < sv.FIRST_VERB and v.END_TURN not in verbs) or sv.TOP in verbs:
        return _of_base_words(state, parts, seat, offers)
    kept = [code for code in offers if not _is_folly(state, parts, seat, code, offers)]
    if v.END_TURN in kept and _leaves_gifts(parts, verbs):
        kept.remove(v.END_TURN)
    kept = _fewest(state, seat, kept, outlook)
    return kept or offers


def _leaves_gifts(parts: Parts, verbs: list[int]) -> bool:
    """Whether a turn would be ended without what it may have for nothing."""
    if sv.CROWN_CITY in verbs or sv.COLLECT in verbs:
        return True
    return sv.STOP in verbs and parts.high_pass is not None


def _is_folly(
    state: BattaliaState, parts: Parts, seat: Seat, code: Code, offers: list[Code]
) -> bool:
    """Whether a choice is never better than another one of the offers."""
    verb, first = code & 0xFF, code >> 8 & 0xFF
    if verb < sv.FIRST_VERB:
        return verb == v.STRIKE and _strikes_in_vain(state, seat, first, offers)
    if verb in (sv.DRINK, sv.DRINK_AGAINST, sv.USE_POTION, sv.ORDER, sv.SOLSTICE_ON):
        return _wastes_potion(state, parts, seat, code)
    if verb == sv.JUMP:
        return code - sv.JUMP + sv.JUMP_DECLARED in offers  # SG-VAL-31: the gust costs nothing
    if verb in (sv.USE_BAG, sv.DRAW):
        return code + (1 << 8) in offers  # more is better
    if verb in NAMED:
        return not _is_wanted(state, seat, code)
    if verb == sv.SELL:
        return _sells_at_a_loss(state, seat, first)
    if verb in (sv.LOWER, sv.LOWER_TWICE, sv.SWAP_FATE):
        return v.END_TURN in offers  # SG-VAL-32: levels are points
    if verb == sv.SWAP:
        return KIND_WORTH[c.KIND[code >> 16]] <= KIND_WORTH[c.KIND[first]]
    if verb == sv.GIVE:
        return any(_gives_less(code, other) for other in offers)
    return verb == sv.HAND_OVER and v.END_TURN in offers  # ending the turn hands it over too


def _strikes_in_vain(state: BattaliaState, seat: Seat, tent: int, offers: list[Code]) -> bool:
    """Whether a tent would give back units that nothing in the hand goes with."""
    if v.END_TURN not in offers or any(
        v.ATTACK_CITY <= code & 0xFF <= v.ATTACK_PEAK for code in offers
    ):
        return False
    base = seat * z.ZONES
    hand = state.zones[base + z.HAND]
    records = state.zones[base + z.TENTS]
    content = records[tent * z.RECORD + 1 : tent * z.RECORD + 3]
    if state.zones[base + z.OPEN] or content[1] < z.VIRTUAL:
        return False
    kind = c.KIND[content[0]]
    return c.FRIMAN < kind <= c.LORD and not any(
        c.KIND[card] in (kind, c.TITLE, c.AMULET) for card in hand
    )


def _is_wanted(state: BattaliaState, seat: Seat, code: Code) -> bool:
    """Whether a named faction is the own one, which morale and cohorts want."""
    return code >> 16 == state.factions[seat]


def _sells_at_a_loss(state: BattaliaState, seat: Seat, card: int) -> bool:
    """SG-TRD-06: a casket buys back no more than was sold; only what is too much is sold."""
    deck = creation_deck(state, seat)
    alike = sum(1 for other in deck if c.KIND[other] == c.KIND[card])
    return alike < 2 or c.CASKET_CARD in deck


def _gives_less(code: Code, other: Code) -> bool:
    """Whether another gift raises a city for a lesser Great Artefact."""
    if other & 0xFF != sv.GIVE or other == code:
        return False
    mine, yours = KIND_WORTH[c.KIND[code >> 8]], KIND_WORTH[c.KIND[other >> 8]]
    return (yours, other) < (mine, code)


# Potions.


def _wastes_potion(state: BattaliaState, parts: Parts, seat: Seat, code: Code) -> bool:
    """Whether a potion is drunk, used or ordered about to no purpose.

    Windows ask when a potion can act (RW-2 to RW-7), so in a turn only Solstice is drunk.
    """
    assert parts.potions is not None
    verb, potion = code & 0xFF, code >> 8 & 0xFF
    if verb == sv.ORDER:
        return True
    if verb == sv.SOLSTICE_ON:
        return potion < c.GREAT and c.KIND[potion] > c.HORSE
    if not _is_in_battle(state):
        if verb == sv.DRINK and potion == SOLSTICE:
            hand = state.zones[seat * z.ZONES + z.HAND]
            return not any(c.ALTERABLE[card] for card in hand)
        return potion != FROST or state.frames[-1][0] not in _windows(parts)
    return verb == sv.DRINK_AGAINST and code >> 16 not in _fighters(state)


def _windows(parts: Parts) -> list[int]:
    return [number for number, name in enumerate(parts.names) if name == "line-laid"]


def _is_in_battle(state: BattaliaState) -> bool:
    return any(frame[0] in BATTLE for frame in state.frames)


def _fighters(state: BattaliaState) -> list[int]:
    """Attacker and defender of the battle under way."""
    for frame in reversed(state.frames):
        if frame[0] in BATTLE:
            return [frame[ATTACKER], frame[DEFENDER]]
    return []


# Many ways that differ little.


def _fewest(state: BattaliaState, seat: Seat, offers: list[Code], outlook: Outlook) -> list[Code]:
    """The offers with but a few of those that differ only in a place or in a fee."""
    wide = [code for code in offers if code & 0xFF in (sv.BUILD_POST, sv.ACTIVATE, sv.SACRIFICE)]
    if len(wide) <= FEW:
        return offers
    dropped: list[Code] = []
    for verb in (sv.BUILD_POST, sv.ACTIVATE, sv.SACRIFICE):
        alike = [code for code in wide if code & 0xFF == verb]
        if len(alike) > FEW:
            costs = [(_cost(state, seat, code, outlook), code) for code in alike]
            costs.sort()
            dropped += [code for _, code in costs[FEW:]]
    return [code for code in offers if code not in dropped]


def _cost(state: BattaliaState, seat: Seat, code: Code, outlook: Outlook) -> int:
    """How far a post lies from the player's heroes, or what a fee or a sacrifice is worth."""
    if code & 0xFF == sv.BUILD_POST:
        return _way_to(state, seat, code >> 8, outlook)
    card = code >> 16 if code & 0xFF == sv.ACTIVATE else code >> 8
    if card >= c.GREAT or c.KIND[card] in (c.QUEEN, c.KING):
        return 100
    return worth(state, seat, card)


def _way_to(state: BattaliaState, seat: Seat, cell: int, outlook: Outlook) -> int:
    """The steps from the nearest own hero, or from the nearest own city without heroes."""
    starts = [state.hero(seat, figure) for figure in range(HEROES)]
    starts = [start for start in starts if start != z.NONE] or state.geography().cities[seat]
    steps = outlook.steps(cell)
    return min([steps[start] for start in starts], default=FAR)


# Choices in words of the base game.


def _of_base_words(
    state: BattaliaState, parts: Parts, seat: Seat, offers: list[Code]
) -> list[Code]:
    """Steps of the expansion that reuse words: recalling, luring, veiling, reshaping."""
    name = parts.names[state.frames[-1][0]]
    if name in NEVER_ENOUGH or (name == "mask" and not state.frames[-1][2]):
        return [code for code in offers if code != v.ENOUGH] or offers
    if name == "choose-reshaping":
        return _reshaped(state, seat, offers)
    if name in ("reshaping", "crystal", "take-from-limbo"):
        return keenest_few(state, parts, seat, offers)
    return offers


def _reshaped(state: BattaliaState, seat: Seat, offers: list[Code]) -> list[Code]:
    """SG-STE-17: the own terrain on all but a rival's city, there anything but his."""
    owner = state.owners[state.frames[-1][2]] - 1
    if owner not in state.opponents(seat):
        own = v.AS_TERRAIN | state.factions[seat] << 8
        return [own] if own in offers else offers
    his = v.AS_TERRAIN | state.factions[owner] << 8
    return [code for code in offers if code not in (his, sv.TOP)] or offers


def keenest_few(state: BattaliaState, parts: Parts, seat: Seat, offers: list[Code]) -> list[Code]:
    """The few choices of the greatest urge, in the order of the offers."""
    if len(offers) <= FEW:
        return offers
    urges = [(-storm_urge(state, parts, seat, code), code) for code in offers]
    urges.sort()
    kept = [code for _, code in urges[:FEW]]
    return [code for code in offers if code in kept]
