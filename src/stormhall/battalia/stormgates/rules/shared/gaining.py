"""Cards that go to the hand and may be used at once (SG-CHG-05, SG-STE-03, SG-GRT-02)."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.creation_decks import great_artefacts_of
from stormhall.battalia.knowledge.pool_decks import search, take_top, visible_top
from stormhall.battalia.knowledge.seen_cards import witness
from stormhall.battalia.knowledge.zones import add_to_hand
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.gaining.creating import in_game
from stormhall.battalia.rules.oracle import may_name_faction
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, MaybeQuestion

ALL_ARTEFACTS: Final[int] = sum([1 << kind for kind in range(c.TOOL, c.HORSE + 1)])
"""The mask of all kinds of artefacts."""
KINDS: Final = 2
GAIN_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (KINDS, "kinds", k.ANY_NUMBER))


def gain_to_hand(state: BattaliaState, seat: Seat, card: int) -> None:
    """SG-STE-03, SG-CHG-05: put a card into the hand for all to see."""
    add_to_hand(state, seat, card, z.ALL_SEEN)
    witness(state, seat, card)


def supplies_to_hand(state: BattaliaState, seat: Seat, count: int) -> int:
    """Take supplies from the pool into the hand, as many as are left; how many (BT-LIM-3)."""
    count = min(count, state.supplies)
    state.supplies -= count
    for _ in range(count):
        add_to_hand(state, seat, c.SUPPLY_CARD, z.ALL_SEEN)
    return count


def may_gain_great(state: BattaliaState, seat: Seat) -> bool:
    """SG-GRT-02: whether a player is below the limit of Great Artefacts."""
    return great_artefacts_of(state, seat) < state.config.great_limit


def gain_artefact(state: BattaliaState, seat: Seat, kind: int, named: int) -> None:
    """Take the top card of a kind into the hand, or one of a named faction if it is not -1."""
    card = search(state, seat, kind, named) if named >= 0 else take_top(state, kind)
    gain_to_hand(state, seat, card)
    se.GAINED.tell(state, seat, card, None, visible_top(state, kind))


def nameable_factions(state: BattaliaState, kind: int) -> list[int]:
    """BT-ORA-5: the factions that may be named today for a card of a kind."""
    if not may_name_faction(state, kind):
        return []
    return [faction for faction in range(state.config.factions) if in_game(state, faction)]


def add_artefacts(
    state: BattaliaState, kinds: int, verb: int, verb_named: int, codes: list[Code]
) -> None:
    """Add the top card of each kind of a mask, and the factions that may be named."""
    for kind in range(c.TOOL, c.HORSE + 1):
        if kinds >> kind & 1 and state.tops[kind]:
            codes.append(verb | kind << 8)
            codes += [
                verb_named | kind << 8 | faction << 16 for faction in nameable_factions(state, kind)
            ]


class GainArtefact(MaybeQuestion[BattaliaState]):
    """An artefact of a kind, of a named faction if its symbols match today.

    The mask of kinds says which may be chosen; without any card of them nothing is gained.
    """

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        codes: list[Code] = []
        add_artefacts(state, frame[KINDS], sv.GAIN, sv.GAIN_NAMED, codes)
        return codes

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        faction = second_of(code) if verb_of(code) == sv.GAIN_NAMED else -1
        gain_artefact(state, seat, first_of(code), faction)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) not in (sv.GAIN, sv.GAIN_NAMED):
            return []
        kind = first_of(code)
        if not c.TOOL <= kind <= c.HORSE or not frame[KINDS] >> kind & 1:
            return [Refusal("SG-STE-11", kind=c.KIND_WORDS[kind])]
        if not state.tops[kind]:
            return [Refusal("BT-LIM-1", deck=c.KIND_WORDS[kind])]
        if not may_name_faction(state, kind):
            return [Refusal("BT-ORA-5", kind=c.KIND_WORDS[kind])]
        return [Refusal("SG-FAC-03", faction=c.FACTIONS[second_of(code)])]
