"""Magic scrolls (BT-USE-SCR-1 to -4, BT-ORA-SCR, BT-GRT-BOO-1): changing the faction of a card.

The Book is a scroll with three uses (`ACTS_AS` in `paying/payment.py`, `uses_of` in `oracle.py`).
"""

from __future__ import annotations

from stormhall.battalia.knowledge.pool_decks import put_under, search
from stormhall.battalia.knowledge.zones import take_from_table
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.actions import FOR_SCROLL, FOR_SELF
from stormhall.battalia.rules.artefacts.transformations import (
    FIRST_CARD,
    Transformer,
    has_transformer,
    lay_target,
    lay_transformer,
    may_enter,
    replace_card,
    target_card,
    targets,
)
from stormhall.battalia.rules.gaining.creating import in_game
from stormhall.battalia.rules.oracle import uses_of
from stormhall.battalia.rules.paying.open_cards import open_card, open_record, spend_slot
from stormhall.battalia.rules.paying.payment import Purpose, ask
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question


def bears_scroll(state: BattaliaState, card: int) -> bool:
    """BT-USE-SCR-1: a unit or an artefact whose deck is not empty (D-32)."""
    kind = c.KIND[card]
    if kind == c.SUPPLY or not c.ALTERABLE[card]:
        return False
    return bool(state.tops[kind])


class UseScroll(Transformer):
    """BT-USE-SCR-2; the arguments are the target and the named faction."""

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        lay_transformer(state, seat, first_of(code) - 1, 1)
        card = lay_target(state, seat, args[0])
        put_under(state, c.KIND[card], card)
        new = search(state, seat, c.KIND[card], args[1])
        replace_card(state, seat, card, new, args[0] == v.BORROWED)


class ChangeScroll(Purpose):
    """BT-USE-SCR-4: a scroll changes itself; the arguments are a filler and the named faction."""

    def options(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[Code]:
        return [
            v.WITH | (source + 1) << 8
            for source in self_changers(state, seat)
            if _faction_of(state, seat, source) != args[1]
        ]

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        source = first_of(code) - 1
        if source >= v.OPEN_SLOT:
            record = open_record(state, seat, source)
            card, left, borrowed = record[0], record[2] - 1, bool(record[3] & z.BORROWED_CARD)
            spend_slot(state, seat, source - v.OPEN_SLOT, record[2])
        else:
            borrowed = source == v.BORROWED
            card = lay_target(state, seat, source)
            left = uses_of(state, card) - 1
        put_under(state, c.SCROLL, card)
        new = search(state, seat, c.SCROLL, args[1])
        if borrowed:
            state.borrowed = new
        else:
            take_from_table(state, seat, card)
            state.add_to_zone(seat, z.TABLE, bytes((new,)))
        e.TRANSFORMED.tell(state, seat, card, new)
        open_card(state, seat, new, c.SCROLL, left, z.BORROWED_CARD if borrowed else 0)


def _faction_of(state: BattaliaState, seat: Seat, source: int) -> int:
    if source >= v.OPEN_SLOT:
        return c.FACTION[open_record(state, seat, source)[0]]
    return c.FACTION[target_card(state, source)]


def self_changers(state: BattaliaState, seat: Seat) -> list[int]:
    """Scrolls that may change themselves, equal ones once: of the hand, or laid with a use left."""
    if not state.tops[c.SCROLL]:
        return []
    slots = [s for s in targets(state, seat) if c.KIND[target_card(state, s)] == c.SCROLL]
    records = state.zones[seat * z.ZONES + z.OPEN]
    seen: list[bytes] = []
    for i in range(0, len(records), z.RECORD):
        record = records[i : i + z.RECORD]
        if record[1] == c.SCROLL and record[3] & z.MAY_CHANGE_ITSELF and record not in seen:
            seen.append(record)
            slots.append(v.OPEN_SLOT + i // z.RECORD)
    return slots


class NameFaction(Question[BattaliaState]):
    """BT-USE-SCR-2: the faction a scroll names; the frame holds seat and target."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [
            v.NAME | faction << 8
            for faction in range(state.config.factions)
            if not _why_not_faction(state, seat, frame[2], faction)
        ] or [v.ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == v.ABANDON:
            return
        purpose = FOR_SELF if frame[2] == v.AGAIN else FOR_SCROLL
        ask(state, seat, purpose, [frame[2], first_of(code)])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.NAME:
            return []
        rule = _why_not_faction(state, seat, frame[2], first_of(code))
        return [Refusal(rule, faction=c.FACTIONS[first_of(code)])] if rule else []


def _why_not_faction(state: BattaliaState, seat: Seat, target: int, faction: int) -> str:
    """The rule against naming a faction, if one stands against it."""
    if not in_game(state, faction):
        return state.config.pool_rule
    if target == v.AGAIN:
        own = all(_faction_of(state, seat, s) == faction for s in self_changers(state, seat))
    else:
        own = c.FACTION[target_card(state, target)] == faction
    return "BT-USE-SCR-2" if own else ""


def why_not_scroll(
    state: BattaliaState, seat: Seat, target: int, card: int, when: int
) -> list[Refusal]:
    """The rules against laying a scroll on a target, which is this card."""
    word = SOURCE_WORDS[target]
    refusals: list[Refusal] = []
    if not bears_scroll(state, card):
        kind = c.KIND[card]
        if c.FIXED_BY[card] or kind == c.SUPPLY:
            refusals.append(Refusal("BT-USE-SCR-1", card=word))
            if c.FIXED_BY[card]:
                refusals.append(Refusal(c.FIXED_BY[card], card=word))
        else:
            refusals.append(Refusal("BT-USE-SCR-2", deck=c.KIND_WORDS[kind]))
    if not may_enter(card, c.SCROLL, when):
        refusals.append(Refusal("BT-BAT-27" if when == FIRST_CARD else "BT-BAT-20", card=word))
    if not has_transformer(state, seat, c.SCROLL, 1, target):
        refusals.append(Refusal("BT-USE-1", kind="scroll"))
    return refusals
