"""Small steps that several modules share: gaining, raising, promoting, taking from limbo.

What is gained here goes to the hand and may be used at once (SG-CHG-05).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.creation_decks import great_artefacts_of
from stormhall.battalia.knowledge.nations import take_from_nation
from stormhall.battalia.knowledge.pool_decks import put_under, search, take_top, visible_top
from stormhall.battalia.knowledge.seen_cards import fewer, witness
from stormhall.battalia.knowledge.tracing import came_to_light, normalise_traced
from stormhall.battalia.knowledge.zones import (
    add_to_hand,
    lay_as_target,
    remove_openly,
    remove_seen,
    take_from_table,
)
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState, without
from stormhall.battalia.model.verbs import ABANDON, ENOUGH, TAKE
from stormhall.battalia.rules.artefacts.transformations import is_changed
from stormhall.battalia.rules.gaining.creating import in_game
from stormhall.battalia.rules.gaining.upgrading import raise_city
from stormhall.battalia.rules.oracle import may_name_faction
from stormhall.battalia.stormgates.model import cards as sc
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import StormgatesConfig, config_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Step

SEAT: Final = 1
ASKED: Final = 2


def gain_to_hand(state: BattaliaState, seat: Seat, card: int) -> None:
    """SG-STE-03, SG-CHG-05: a card that all see goes into the hand."""
    add_to_hand(state, seat, card, z.ALL_SEEN)
    witness(state, seat, card)


def supplies_to_hand(state: BattaliaState, seat: Seat, count: int) -> int:
    """Supplies of the pool into the hand, as many as are left of these; how many (BT-LIM-3)."""
    count = min(count, state.supplies)
    state.supplies -= count
    for _ in range(count):
        add_to_hand(state, seat, c.SUPPLY_CARD, z.ALL_SEEN)
    return count


def may_gain_great(state: BattaliaState, seat: Seat) -> bool:
    """SG-GRT-02: whether a player is below the limit of Great Artefacts."""
    return great_artefacts_of(state, seat) < state.config.great_limit


def gain_artefact(state: BattaliaState, seat: Seat, kind: int, named: int) -> None:
    """The top card of a kind into the hand, or one of the faction named if that is not -1."""
    card = search(state, seat, kind, named) if named >= 0 else take_top(state, kind)
    gain_to_hand(state, seat, card)
    se.GAINED.tell(state, seat, card, None, visible_top(state, kind))


class GainArtefact(Step[BattaliaState]):
    """An artefact of a kind, of a named faction if its symbols match today; frame: seat, kinds.

    The mask of kinds says which may be chosen; without any card of them nothing is gained.
    """

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        return 1 << frame[SEAT] if self.offers(state, frame, frame[SEAT]) else 0

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        state.frames.pop()

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        codes: list[Code] = []
        for kind in range(c.TOOL, c.HORSE + 1):
            if not frame[2] >> kind & 1 or not state.tops[kind]:
                continue
            codes.append(sv.GAIN | kind << 8)
            if may_name_faction(state, kind):
                codes += [
                    sv.GAIN_NAMED | kind << 8 | faction << 16
                    for faction in range(state.config.factions)
                    if in_game(state, faction)
                ]
        return codes

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        named = code >> 16 if code & 0xFF == sv.GAIN_NAMED else -1
        gain_artefact(state, seat, code >> 8 & 0xFF, named)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF not in (sv.GAIN, sv.GAIN_NAMED):
            return []
        kind = code >> 8 & 0xFF
        if not c.TOOL <= kind <= c.HORSE or not frame[2] >> kind & 1:
            return [Refusal("SG-STE-11", kind=c.KIND_WORDS[kind])]
        if not state.tops[kind]:
            return [Refusal("BT-LIM-1", deck=c.KIND_WORDS[kind])]
        if not may_name_faction(state, kind):
            return [Refusal("BT-ORA-5", kind=c.KIND_WORDS[kind])]
        return [Refusal("SG-FAC-03", faction=c.FACTIONS[code >> 16])]


# Parting with cards (SG-CTL-06, SG-VAL-32).


def take_away(state: BattaliaState, seat: Seat, card: int) -> str:
    """Take a card of a player out of its hidden place for all to see; the name of the place."""
    base = seat * z.ZONES
    zones = state.zones
    if card in zones[base + z.HAND]:
        remove_openly(state, seat, card)
        return "hand"
    if card in zones[base + z.AMBUSH]:
        remove_seen(state, seat, z.AMBUSH, card, z.IN_AMBUSH)
        return "ambush"
    if card in zones[base + z.SHELTER]:
        take_copy(state, seat, card)
        uncover(state, seat)
        return "shelter"
    if card not in zones[base + z.NATION] + zones[base + z.COMING]:
        return ""
    take_from_nation(state, seat, card)
    if zones[base + z.TRACED]:
        came_to_light(state, seat, card, z.IN_NATION, z.ALL_SEEN & ~state.nation_seen[seat])
        normalise_traced(state, seat)
    return "nation"


def take_copy(state: BattaliaState, seat: Seat, card: int) -> None:
    """Take a card out of a shelter for all to see; a copy below its top before the top itself.

    Equal cards have no identity: whoever knew one of several copies knows one fewer now. `uncover`
    is to follow.
    """
    base = seat * z.ZONES
    shelter, masks = state.zones[base + z.SHELTER], bytearray(state.zones[base + z.SHELTER_SEEN])
    places = [i for i in range(len(shelter) - 1) if shelter[i] == card]
    places.sort(key=lambda i: masks[i])
    known = 0 if places else z.ALL_SEEN
    for i in places:
        known |= masks[i]
    at = places.pop() if places else len(shelter) - 1
    left = fewer(bytes([masks[i] for i in places] + [masks[at]]))
    for i in range(len(places)):
        masks[places[i]] = left[i]
    state.zones[base + z.SHELTER] = without(shelter, at)
    state.zones[base + z.SHELTER_SEEN] = without(bytes(masks), at)
    if state.zones[base + z.TRACED]:
        came_to_light(state, seat, card, z.IN_SHELTER, z.ALL_SEEN & ~known)
        normalise_traced(state, seat)


def uncover(state: BattaliaState, seat: Seat) -> None:
    """BT-INF-1: the top of a shelter is open to all.

    Nobody has seen the order of the cards below: which of equally known ones it is, is chance.
    """
    base = seat * z.ZONES
    shelter, masks = state.zones[base + z.SHELTER], state.zones[base + z.SHELTER_SEEN]
    if not masks or masks[-1] == z.ALL_SEEN:
        return
    known = masks[-1]
    alike = len(masks) - len(masks.rstrip(bytes((known,))))
    at = len(masks) - 1 - (state.below(alike) if alike > 1 else 0)
    card = shelter[at]
    state.zones[base + z.SHELTER] = without(shelter, at) + bytes((card,))
    state.zones[base + z.SHELTER_SEEN] = masks[:-1] + bytes((z.ALL_SEEN,))
    if state.zones[base + z.TRACED]:
        came_to_light(state, seat, card, z.IN_SHELTER, z.ALL_SEEN & ~known)
        normalise_traced(state, seat)
    witness(state, seat, card)
    se.SHELTER_TOP.tell(state, seat, card)


# Raising cities for nothing (SG-STE-20, SG-MET-12, SG-VAL-32).


def why_not_raise(state: BattaliaState, seat: Seat, cell: int) -> str:
    """The rule against raising a city by one level for nothing, or an empty text."""
    if state.owners[cell] != seat + 1:
        return "BT-UPG-1"
    if state.config.level_bars[state.tiles[cell]]:
        return state.config.level_bars[state.tiles[cell]]
    level = state.levels[cell] + 1
    if level > config_of(state).free_upgrade_cap:
        return "SG-ROY-09"
    if level % 2 == 1 and state.geography().free_chips(seat, level) <= 0:
        return "SG-ROY-07" if level > c.LORD else "BT-UPG-3"
    if level == sc.KING and state.geography().free_chips(seat, level) <= 0:
        return "SG-ROY-08"
    return ""


def raisable(state: BattaliaState, seat: Seat) -> list[int]:
    """The cities of a player that can rise for nothing."""
    cities = state.geography().cities[seat]
    return [cell for cell in cities if not why_not_raise(state, seat, cell)]


class RaiseCity(Step[BattaliaState]):
    """An own city that rises for nothing, if one can; the frame holds the seat."""

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        return 1 << frame[SEAT] if raisable(state, frame[SEAT]) else 0

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        state.frames.pop()

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [sv.RAISE_CITY | cell << 8 for cell in raisable(state, seat)]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        raise_city(state, seat, code >> 8)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != sv.RAISE_CITY:
            return []
        rule = why_not_raise(state, seat, code >> 8)
        return [Refusal(rule, cell=state.config.cell_words[code >> 8])]


# Promoting a unit of the hand (SG-STE-19, SG-MET-14).


def may_rise(state: BattaliaState, seat: Seat, card: int) -> bool:
    """A unit below a lord that a title could promote, with a card in the deck above it."""
    rank = c.KIND[card]
    if not c.SUPPLY < rank < c.LORD or not c.ALTERABLE[card] or not state.tops[rank + 1]:
        return False
    return not is_changed(state, seat, card)


class Promote(Step[BattaliaState]):
    """A unit of the hand rises by one rank and stays in the hand; the frame holds the seat.

    Whether there is one is settled before the choice is asked for: a hand that somebody else only
    imagines may hold none, and then there is nothing to do but to go on.
    """

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        return 1 << frame[SEAT] if len(frame) > ASKED else 0

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        if self._risers(state, frame[SEAT]):
            frame.append(1)
        else:
            state.frames.pop()

    def _risers(self, state: BattaliaState, seat: Seat) -> list[int]:
        hand = sorted(set(state.zones[seat * z.ZONES + z.HAND]))
        return [card for card in hand if may_rise(state, seat, card)]

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [sv.PROMOTE | card << 8 for card in self._risers(state, seat)] or [ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == ABANDON:
            return
        card = code >> 8
        lay_as_target(state, seat, card)
        take_from_table(state, seat, card)
        put_under(state, c.KIND[card], card)
        new = search(state, seat, c.KIND[card] + 1, c.FACTION[card])
        gain_to_hand(state, seat, new)
        for module in state.config.at_hands:
            module.promoted(state, seat, new)
        se.PROMOTED.tell(state, seat, card, new)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != sv.PROMOTE:
            return []
        rule = "BT-TRF-2" if is_changed(state, seat, code >> 8) else "SG-STE-19"
        return [Refusal(rule, card=SOURCE_WORDS[code >> 8])]


# Limbo (SG-STE-21, SG-GRT-19).


def takeable(state: BattaliaState, seat: Seat) -> list[int]:
    """The cards of limbo that a player may take: no royals, no Great Artefact above the limit."""
    great = may_gain_great(state, seat)
    return [
        card
        for card in sorted(set(state.limbo))
        if c.KIND[card] not in (sc.QUEEN, sc.KING) and (card < c.GREAT or great)
    ]


class TakeFromLimbo(Step[BattaliaState]):
    """A card of limbo goes into the hand, if there is one; the frame holds the seat."""

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        return 1 << frame[SEAT] if takeable(state, frame[SEAT]) else 0

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        state.frames.pop()

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [TAKE | card << 8 for card in takeable(state, seat)]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        card = code >> 8
        state.limbo = without(state.limbo, state.limbo.index(card))
        gain_to_hand(state, seat, card)
        se.RETURNED.tell(state, seat, card)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF not in (TAKE, ENOUGH):
            return []
        card = code >> 8
        if c.KIND[card] in (sc.QUEEN, sc.KING):
            return [Refusal("SG-ROY-11", card=SOURCE_WORDS[card])]
        if card in state.limbo:
            return [Refusal("SG-GRT-02", card=SOURCE_WORDS[card])]
        in_storm = any(under[0] == config_of(state).storm for under in state.frames)
        return [Refusal("SG-STE-21" if in_storm else "SG-GRT-19", card=SOURCE_WORDS[card])]


def shared_steps(config: StormgatesConfig) -> None:
    """Give a config the steps that several modules use."""
    config.gain_artefact = config.add_step(
        GainArtefact("gain-artefact", {"seat": k.SEAT, "kinds": k.ANY_NUMBER})
    )
    config.raise_city = config.add_step(RaiseCity("raise-city", {"seat": k.SEAT}))
    config.promote = config.add_step(Promote("promote", {"seat": k.SEAT}))
    config.take_from_limbo = config.add_step(TakeFromLimbo("take-from-limbo", {"seat": k.SEAT}))
