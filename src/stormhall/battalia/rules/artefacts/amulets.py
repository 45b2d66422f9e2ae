"""Amulets and jokers (BT-USE-AMU-1 to -10, BT-ORA-AMU).

The effect ends when open cards are cleared (BT-USE-AMU-10): at the end of the turn (`clean_up.py`)
or, for a defender, of the battle (`clear_defender` in `battle/battle.py`). `ambush_from_amulet` in
`ambush.py` makes room in a full ambush (BT-AMB-4).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.zones import discard_openly, take_from_table
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.ambush import ambush_from_amulet
from stormhall.battalia.rules.artefacts import transformations as t
from stormhall.battalia.rules.battle.battle_line import enter_if_strong
from stormhall.battalia.rules.great_artefacts.general import great_source
from stormhall.battalia.rules.great_artefacts.hammer import add_hammer
from stormhall.battalia.rules.great_artefacts.hand_of_luut import give_back
from stormhall.battalia.rules.oracle import is_lit, uses_of
from stormhall.battalia.rules.paying import open_cards
from stormhall.battalia.rules.paying.payment import lay_source
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat

UNITS: Final[list[int]] = list(range(c.FRIMAN, c.LORD + 1))
ARTEFACTS: Final[list[int]] = list(range(c.TOOL, c.HORSE + 1))
JOKER_KINDS: Final[list[int]] = [c.SUPPLY, *UNITS, *ARTEFACTS]
KINDS_OF_JOKER: Final[list[list[int]]] = [
    JOKER_KINDS,
    [c.SUPPLY, *UNITS, *[kind for kind in ARTEFACTS if kind not in (c.TOOL, c.TENT)]],
    t.OPENING_KINDS,
]
"""What a joker may be: in peace, in battle, as the first card of a battle."""


def bears_amulet(state: BattaliaState, card: int) -> bool:
    """BT-USE-AMU-1, BT-UNB-5: whether it is neither a Great Artefact nor an Unbound."""
    if state.config.rulings.amulets_take_any_card:
        return c.TAKES_AMULET[card]
    return c.ALTERABLE[card]


class UseAmulet(t.Transformer):
    """BT-USE-AMU; the argument is the target."""

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        amulet, slot, flags = t.lay_transformer(state, seat, first_of(code) - 1, 1)
        card = t.lay_target(state, seat, args[0])
        roll = state.die()
        e.AMULET_ROLLED.tell(state, seat, amulet, card, roll)
        again = slot != t.NOTHING_LEFT and open_cards.is_half_used(
            open_cards.open_record(state, seat, v.OPEN_SLOT + slot)
        )
        discard_amulet(state, seat, amulet, slot, flags, roll)
        marks = z.BORROWED_CARD if args[0] == v.BORROWED else 0
        if again and state.config.lit_amulet_waits and c.KIND[card] != c.TENT:
            marks |= z.FIRST_RESULT
        _apply_roll(state, seat, card, marks, roll)


def discard_amulet(
    state: BattaliaState, seat: Seat, amulet: int, slot: int, flags: int, roll: int
) -> None:
    """BT-USE-AMU-8, BT-ORA-AMU: after a 4 or 5, put the amulet on the shelter with its last use."""
    if roll not in (4, 5) and not flags & z.GOES_AT_ONCE:
        return
    if slot != t.NOTHING_LEFT:
        open_cards.add_flag(state, seat, slot, z.GOES_AT_ONCE)
    elif not flags & z.FOREIGN:
        discard_from_table(state, seat, amulet, bool(flags & z.BORROWED_CARD))


def discard_from_table(state: BattaliaState, seat: Seat, card: int, borrowed: bool) -> None:
    """Put a laid card on its owner's shelter at once."""
    if borrowed:
        give_back(state)
    else:
        take_from_table(state, seat, card)
        discard_openly(state, seat, bytes((card,)))


def _apply_roll(state: BattaliaState, seat: Seat, card: int, marks: int, roll: int) -> None:
    """Carry out the roll (BT-USE-AMU-2 to -7); `marks` are flags of the card if it lies open."""
    borrowed = bool(marks & z.BORROWED_CARD)
    if roll == 4 and not borrowed:
        ambush_from_amulet(state, seat, card)
    elif roll in (4, 5):  # BT-GRT-HAN-4: a borrowed card is given back
        discard_from_table(state, seat, card, borrowed)
    elif roll == 6:
        open_cards.open_card(state, seat, card, c.JOKER, 1, marks)
    else:
        uses = uses_of(state, card)
        flags = z.LIT if uses > 1 else 0
        open_cards.open_card(state, seat, card, c.KIND[card], uses * roll, flags | marks)
        enter_if_strong(state, seat)


def rename(state: BattaliaState, seat: Seat, source: int, kind: int) -> None:
    """BT-USE-AMU-7, -9, BT-GRT-HAM-1: turn a joker or the Hammer into this kind.

    A joker that becomes a lit kind has two uses; the Hammer is never lit.
    """
    flags = z.TURNED
    uses = 1
    if source >= v.OPEN_SLOT:
        record = open_cards.open_record(state, seat, source)
        card = record[z.CARD]
        flags |= record[z.FLAGS]
        open_cards.spend_uses(state, seat, source, record[z.USES])
        if kind == c.TENT:
            flags &= ~z.FIRST_RESULT  # of a tent this flag says something else
        if record[z.KIND] == c.JOKER and kind >= c.TOOL and is_lit(state, kind):
            flags |= z.LIT
            uses = uses_of(state, kind * 8)
    else:
        flags |= t.flags_of(source)
        card = lay_source(state, seat, source, 1)
    open_cards.open_card(state, seat, card, kind, uses, flags)
    e.NAMED.tell(state, seat, card, kind)
    enter_if_strong(state, seat)


def add_names(state: BattaliaState, seat: Seat, when: int, codes: list[Code]) -> None:
    """Add the kinds that a joker, or outside battle the Hammer, may be named as."""
    records = state.zones[seat * z.ZONES + z.OPEN]
    for slot, record in open_cards.different_records(records) if records else []:
        if record[z.KIND] == c.JOKER:
            joker = v.AS_KIND | v.OPEN_SLOT + slot << 8
            codes += [joker | kind << 16 for kind in KINDS_OF_JOKER[when]]
    if when == t.PEACE:
        add_hammer(state, seat, codes)


def why_not_amulet(
    state: BattaliaState, seat: Seat, target: int, card: int, when: int
) -> list[Refusal]:
    """The rules against laying an amulet on a target; `card` is the card behind it."""
    word = SOURCE_WORDS[target]
    refusals: list[Refusal] = []
    if not bears_amulet(state, card):
        refusals = [Refusal("BT-USE-AMU-1", card=word), Refusal(c.FIXED_BY[card], card=word)]
    return refusals + t.why_not_use(state, seat, c.AMULET, target, when)


def why_not_name(
    state: BattaliaState, seat: Seat, source: int, kind: int, when: int
) -> list[Refusal]:
    """The rules against naming a joker or the Hammer as this kind."""
    if source == great_source(state, seat, c.HAMMER):
        rule = "BT-GRT-HAM-1" if when == t.PEACE else "BT-GRT-HAM-2"
        return [Refusal(rule, kind=c.KIND_WORDS[kind])]
    record = open_cards.open_record(state, seat, source) if source >= v.OPEN_SLOT else b""
    if record and record[z.KIND] != c.JOKER:
        return [Refusal("BT-USE-AMU-9", kind=c.KIND_WORDS[kind])]
    if record and when != t.PEACE:
        return [Refusal("BT-BAT-20", kind=c.KIND_WORDS[kind])]
    return [Refusal("BT-USE-AMU-7", card=SOURCE_WORDS[source])]
