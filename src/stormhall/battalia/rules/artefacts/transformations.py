"""What all transformations have in common (BT-TRF-1 to -8, BT-USE-2).

What they change is in `amulets.py`, `titles.py` and `scrolls.py` (BT-TRF-1). A transformation names
its target first and then, if there are several, the card that transforms, which may have been
transformed itself (BT-TRF-5, -6). Its result lies open (BT-TRF-8), or joins the line if a battle is
being fought (`enter_if_strong` in `battle/battle_line.py`, BT-BAT-21).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.zones import lay_as_target, show_borrowed, take_from_table
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.battle.battle_frame import battle_of
from stormhall.battalia.rules.battle.battle_line import enter_if_strong
from stormhall.battalia.rules.oracle import uses_of
from stormhall.battalia.rules.paying import open_cards
from stormhall.battalia.rules.paying.payment import ACTS_AS, Purpose, lay_source
from stormhall.kernel.core.kinds import Fields
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat

PEACE: Final = 0
BATTLE: Final = 1
FIRST_CARD: Final = 2  # of an opening: it must become a weapon (BT-BAT-27)

OPENING_KINDS: Final[list[int]] = [c.WEAPON, c.AMULET, c.SCROLL]
NOTHING_LEFT: Final = -1


def targets(state: BattaliaState, seat: Seat) -> list[int]:
    """Cards that may be transformed: hand cards and the borrowed one (BT-TRF-4)."""
    slots: list[int] = []
    last = -1
    for card in state.zones[seat * z.ZONES + z.HAND]:
        if card != last:
            last = card
            if not is_changed(state, seat, card):
                slots.append(card)
    if state.may_lay_borrowed(seat):
        slots.append(v.BORROWED)
    return slots


def is_changed(state: BattaliaState, seat: Seat, card: int) -> bool:
    """BT-TRF-2: whether all such cards in a hand have been transformed this turn."""
    return any(module.is_changed(state, seat, card) for module in state.config.at_hands)


def target_card(state: BattaliaState, target: int) -> int:
    """The card behind a target."""
    return state.borrowed if target == v.BORROWED else target


def transformers(
    state: BattaliaState, seat: Seat, kind: int, *, uses: int, target: int
) -> list[int]:
    """The sources that can act as an amulet, title or scroll on a target, equal ones once."""
    sources: list[int] = []
    hand = state.zones[seat * z.ZONES + z.HAND]
    last = -1
    for card in hand:
        if card == last or ACTS_AS[c.KIND[card]] != kind:
            continue
        last = card
        if card == target and hand.count(card) < 2:
            continue
        if uses_of(state, card) >= uses:
            sources.append(card)
    if state.may_lay_borrowed(seat):
        if target != v.BORROWED and ACTS_AS[c.KIND[state.borrowed]] == kind:
            if uses_of(state, state.borrowed) >= uses:
                sources.append(v.BORROWED)
    sources.extend(_open_transformers(state, seat, kind, uses))
    return sources


def _open_transformers(state: BattaliaState, seat: Seat, kind: int, uses: int) -> list[int]:
    sources: list[int] = []
    records = state.zones[seat * z.ZONES + z.OPEN]
    for slot, record in open_cards.different_records(records) if records else []:
        if record[z.KIND] != kind or record[z.USES] < uses:
            continue
        if not open_cards.fights(record) and battle_of(state) is not None:
            continue
        if uses > 1 and not record[z.FLAGS] & z.LIT:  # BT-TRF-7: two copies need two targets
            continue
        if open_cards.is_half_used(record) and open_cards.amulets_wait(state, seat):
            continue
        sources.append(v.OPEN_SLOT + slot)
    return sources


def has_transformer(state: BattaliaState, seat: Seat, kind: int, uses: int, target: int) -> bool:
    """Whether something can act as an amulet, title or scroll on a target."""
    return bool(transformers(state, seat, kind, uses=uses, target=target))


class Transformer(Purpose):
    """The choice of the card that transforms; the first argument is the target."""

    def __init__(self, name: str, arguments: Fields, kind: int) -> None:
        super().__init__(name, arguments)
        self.kind = kind

    def uses(self, args: list[int]) -> int:
        """How many uses the transformation takes."""
        return 1

    def options(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[Code]:
        sources = transformers(state, seat, self.kind, uses=self.uses(args), target=args[0])
        return [v.WITH | (source + 1) << 8 for source in sources]

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        raise AssertionError(f"{self.name} transforms nothing")


def lay_transformer(
    state: BattaliaState, seat: Seat, source: int, uses: int
) -> tuple[int, int, int]:
    """Lay a transformer; its card, its slot if it still lies open or else -1, its flags."""
    if source >= v.OPEN_SLOT:
        record = open_cards.open_record(state, seat, source)
        open_cards.spend_uses(state, seat, source, uses)
        slot = source - v.OPEN_SLOT if record[z.USES] > uses else NOTHING_LEFT
        return record[z.CARD], slot, record[z.FLAGS]
    size = len(state.zone(seat, z.OPEN))
    card = lay_source(state, seat, source, uses)
    slot = size // z.RECORD if len(state.zone(seat, z.OPEN)) > size else NOTHING_LEFT
    return card, slot, flags_of(source)


def flags_of(source: int) -> int:
    """The flags of a hand card, or of the borrowed one, when it is laid open."""
    return z.BORROWED_CARD if source == v.BORROWED else 0


def lay_target(state: BattaliaState, seat: Seat, target: int) -> int:
    """Lay the target on its transformer."""
    if target == v.BORROWED:
        show_borrowed(state)
        return state.borrowed
    lay_as_target(state, seat, target)
    return target


def exchange(state: BattaliaState, seat: Seat, card: int, new: int, borrowed: bool) -> None:
    """Put the new card where the old one lies."""
    if borrowed:
        state.borrowed = new
    else:
        take_from_table(state, seat, card)
        state.add_to_zone(seat, z.TABLE, bytes((new,)))
    e.TRANSFORMED.tell(state, seat, card, new)


def replace_card(state: BattaliaState, seat: Seat, card: int, new: int, borrowed: bool) -> None:
    """Lay the new card open in place of the old one; the change is permanent."""
    exchange(state, seat, card, new, borrowed)
    flags = z.BORROWED_CARD if borrowed else 0
    for module in state.config.at_hands:
        if module.comes_to_lie(state, seat, new, flags):
            return
    uses = uses_of(state, new)
    if uses > 1:
        flags |= z.LIT
    open_cards.open_card(state, seat, new, c.KIND[new], uses, flags)
    enter_if_strong(state, seat)


def may_enter(card: int, transformer: int, when: int) -> bool:
    """BT-BAT-20, -27: whether the rules of battle allow a target to be laid now."""
    if when == PEACE:
        return True
    kind = c.KIND[card]
    if when == FIRST_CARD:
        return kind in OPENING_KINDS
    return transformer == c.AMULET or c.ATTACK[kind] > 0 or c.TRANSFORMERS[kind]


def why_not_use(
    state: BattaliaState, seat: Seat, kind: int, target: int, when: int
) -> list[Refusal]:
    """The rules against an amulet or a scroll: no use at this moment, or none to lay."""
    refusals: list[Refusal] = []
    if not may_enter(target_card(state, target), kind, when):
        rule = "BT-BAT-27" if when == FIRST_CARD else "BT-BAT-20"
        refusals.append(Refusal(rule, card=SOURCE_WORDS[target]))
    if not has_transformer(state, seat, kind, 1, target):
        waits = kind == c.AMULET and open_cards.amulets_wait(state, seat)
        refusals += [Refusal("BT-ORA-AMU")] if waits else []
        refusals.append(Refusal("BT-USE-1", kind=c.KIND_WORDS[kind]))
    return refusals
