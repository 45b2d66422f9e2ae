"""Amulets and jokers (BT-USE-AMU-1 to -10, BT-ORA-AMU).

The effect ends when open cards are cleared: with the turn (`clean_up.py`) or, for a defender, with
the battle (`clear_defender` in `battle/battle.py`).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.zones import discard_openly, take_from_table
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState, put
from stormhall.battalia.model.verbs import OPEN_SLOT
from stormhall.battalia.rules.ambush import ambush_from_amulet
from stormhall.battalia.rules.artefacts.transformations import (
    FIRST_CARD,
    NOTHING_LEFT,
    OPENING_KINDS,
    PEACE,
    Transformer,
    has_transformer,
    lay_target,
    lay_transformer,
    may_enter,
)
from stormhall.battalia.rules.battle.battle_line import enter_if_strong
from stormhall.battalia.rules.great_artefacts.hammer import hammer_source
from stormhall.battalia.rules.great_artefacts.hand_of_luut import give_back
from stormhall.battalia.rules.oracle import is_lit, uses_of
from stormhall.battalia.rules.paying.open_cards import open_card, open_record, spend_slot
from stormhall.battalia.rules.paying.payment import lay_source
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


def bears_amulet(card: int) -> bool:
    """BT-USE-AMU-1, BT-UNB-5: neither a Great Artefact nor an Unbound."""
    return c.ALTERABLE[card]


class UseAmulet(Transformer):
    """BT-USE-AMU; the argument is the target."""

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        source = first_of(code) - 1
        amulet, slot, flags = lay_transformer(state, seat, source, 1)
        card = lay_target(state, seat, args[0])
        roll = state.die()
        e.AMULET_ROLLED.tell(state, seat, amulet, card, roll)
        discard_amulet(state, seat, amulet, slot, flags, roll)
        _apply_roll(state, seat, card, args[0] == v.BORROWED, roll)


def discard_amulet(
    state: BattaliaState, seat: Seat, amulet: int, slot: int, flags: int, roll: int
) -> None:
    """BT-USE-AMU-8, BT-ORA-AMU: after 4 or 5 it goes to the shelter, with its last use."""
    goes = roll in (4, 5) or bool(flags & z.GOES_AT_ONCE)
    if not goes:
        return
    if slot != NOTHING_LEFT:
        zone = seat * z.ZONES + z.OPEN
        at = slot * z.RECORD + 3
        state.zones[zone] = put(state.zones[zone], at, state.zones[zone][at] | z.GOES_AT_ONCE)
    elif not flags & z.FOREIGN:
        discard_from_table(state, seat, amulet, bool(flags & z.BORROWED_CARD))


def discard_from_table(state: BattaliaState, seat: Seat, card: int, borrowed: bool) -> None:
    """Put a laid card on its owner's shelter at once."""
    if borrowed:
        give_back(state)
    else:
        take_from_table(state, seat, card)
        discard_openly(state, seat, card)


def _apply_roll(state: BattaliaState, seat: Seat, card: int, borrowed: bool, roll: int) -> None:
    """BT-USE-AMU-2 to -7."""
    if roll == 4 and not borrowed:
        ambush_from_amulet(state, seat, card)
    elif roll in (4, 5):  # BT-GRT-HAN-4: a borrowed card is given back
        discard_from_table(state, seat, card, borrowed)
    elif roll == 6:
        open_card(state, seat, card, c.JOKER, 1, z.BORROWED_CARD if borrowed else 0)
    else:
        uses = uses_of(state, card)
        flags = z.LIT if uses > 1 else 0
        if borrowed:
            flags |= z.BORROWED_CARD
        open_card(state, seat, card, c.KIND[card], uses * roll, flags)
        enter_if_strong(state, seat)


def rename(state: BattaliaState, seat: Seat, source: int, kind: int) -> None:
    """BT-USE-AMU-7, -9, BT-GRT-HAM-1: a joker or the Hammer is now this kind.

    A joker of a kind that is lit has its two uses; the Hammer is never lit.
    """
    flags = z.TURNED
    uses = 1
    if source >= v.OPEN_SLOT:
        record = open_record(state, seat, source)
        card = record[0]
        flags |= record[3]
        spend_slot(state, seat, source - v.OPEN_SLOT, record[2])
        if record[1] == c.JOKER and kind >= c.TOOL and is_lit(state, kind):
            flags |= z.LIT
            uses = uses_of(state, kind * 8)
    else:
        flags |= z.BORROWED_CARD if source == v.BORROWED else 0
        card = lay_source(state, seat, source, 1)
    open_card(state, seat, card, kind, uses, flags)
    e.NAMED.tell(state, seat, card, kind)
    enter_if_strong(state, seat)


JOKER_KINDS: Final[list[int]] = [c.SUPPLY, *range(1, c.LORD + 1), *range(c.TOOL, c.HORSE + 1)]


FIGHTING_KINDS: Final[list[int]] = [
    c.SUPPLY,
    *range(1, c.LORD + 1),
    c.WEAPON,
    c.AMULET,
    c.TITLE,
    c.SCROLL,
    c.HORSE,
]


def add_names(state: BattaliaState, seat: Seat, when: int, codes: list[Code]) -> None:
    """Add what a joker, or outside battle the Hammer, may be said to be."""
    records = state.zones[seat * z.ZONES + z.OPEN]
    seen: list[bytes] = []
    for i in range(0, len(records), z.RECORD):
        record = records[i : i + z.RECORD]
        if record[1] == c.JOKER and record not in seen:
            seen.append(record)
            slot = OPEN_SLOT + i // z.RECORD
            kinds = (JOKER_KINDS, FIGHTING_KINDS, OPENING_KINDS)[when]
            codes += [v.AS_KIND | slot << 8 | kind << 16 for kind in kinds]
    if when == PEACE:
        hammer = hammer_source(state, seat)
        if hammer >= 0:
            codes += [v.AS_KIND | hammer << 8 | kind << 16 for kind in range(c.TOOL, c.HORSE + 1)]


def why_not_amulet(
    state: BattaliaState, seat: Seat, target: int, card: int, when: int
) -> list[Refusal]:
    """The rules against laying an amulet on a target, which is this card."""
    word = SOURCE_WORDS[target]
    refusals: list[Refusal] = []
    if not bears_amulet(card):
        refusals.append(Refusal("BT-USE-AMU-1", card=word))
        refusals.append(Refusal(c.FIXED_BY[card], card=word))
    if not may_enter(card, c.AMULET, when):
        refusals.append(Refusal("BT-BAT-27" if when == FIRST_CARD else "BT-BAT-20", card=word))
    if not has_transformer(state, seat, c.AMULET, 1, target):
        refusals.append(Refusal("BT-USE-1", kind="amulet"))
    return refusals


def why_not_name(
    state: BattaliaState, seat: Seat, source: int, kind: int, when: int
) -> list[Refusal]:
    if source == hammer_source(state, seat):
        return [
            Refusal("BT-GRT-HAM-2" if when != PEACE else "BT-GRT-HAM-1", kind=c.KIND_WORDS[kind])
        ]
    record = open_record(state, seat, source) if source >= OPEN_SLOT else b""
    if record and record[1] == c.JOKER and when != PEACE:
        return [Refusal("BT-BAT-20", kind=c.KIND_WORDS[kind])]
    if record and record[1] != c.JOKER:
        return [Refusal("BT-USE-AMU-9", kind=c.KIND_WORDS[kind])]
    return [Refusal("BT-USE-AMU-7", card=SOURCE_WORDS[source])]
