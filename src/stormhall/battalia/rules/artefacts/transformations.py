"""Amulet, title and scroll, and chains of them.

BT-USE-2, BT-USE-AMU, -TIT, -SCR, BT-TRF-1 to -8, BT-ORA-AMU, -TIT, -SCR, BT-GRT-CRO, BT-GRT-BOO.
A transformation names its target first and then, if there are several, the card that transforms.
Its result lies open, or joins the line if a battle is being fought (BT-BAT-21).
"""

from __future__ import annotations

from stormhall.battalia.knowledge.zones import (
    discard_openly,
    lay_as_target,
    open_card,
    put_under,
    search,
    show_borrowed,
    take_from_table,
    uses_of,
)
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.state import BattaliaState, put
from stormhall.battalia.rules.actions import FOR_SCROLL, FOR_SELF
from stormhall.battalia.rules.ambush import ambush_from_amulet
from stormhall.battalia.rules.battle.strength import battle_of, enter_if_strong
from stormhall.battalia.rules.gaining.creating import in_game
from stormhall.battalia.rules.paying.payment import (
    ACTS_AS,
    Purpose,
    ask,
    lay_source,
    open_record,
    spend_slot,
)
from stormhall.kernel.core.kinds import Fields
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question

NOTHING_LEFT = -1


def targets(state: BattaliaState, seat: Seat) -> list[int]:
    """What a transformation may be laid on: hand cards and the borrowed one (BT-TRF-4)."""
    slots: list[int] = []
    last = -1
    for card in state.zones[seat * z.ZONES + z.HAND]:
        if card != last:
            last = card
            if not is_changed(state, seat, card):
                slots.append(card)
    if seat == state.borrower and not state.borrowed_laid:
        slots.append(v.BORROWED)
    return slots


def is_changed(state: BattaliaState, seat: Seat, card: int) -> bool:
    """BT-TRF-2: whether all such cards of a hand have had their transformation this turn."""
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
    if seat == state.borrower and not state.borrowed_laid:
        if target != v.BORROWED and ACTS_AS[c.KIND[state.borrowed]] == kind:
            if uses_of(state, state.borrowed) >= uses:
                sources.append(v.BORROWED)
    sources.extend(_open_transformers(state, seat, kind, uses))
    return sources


def _open_transformers(state: BattaliaState, seat: Seat, kind: int, uses: int) -> list[int]:
    slots: list[int] = []
    records = state.zones[seat * z.ZONES + z.OPEN]
    fighting = battle_of(state) is not None
    seen: list[bytes] = []
    for i in range(0, len(records), z.RECORD):
        record = records[i : i + z.RECORD]
        if record[1] != kind or record[2] < uses or record in seen:
            continue
        if fighting and (record[0] == c.HAMMER_CARD or record[3] & z.PEACEFUL):  # BT-GRT-HAM-2
            continue
        if uses > 1 and not record[3] & z.LIT:  # BT-TRF-7: two copies need two targets
            continue
        seen.append(record)
        slots.append(v.OPEN_SLOT + i // z.RECORD)
    return slots


def bears_amulet(card: int) -> bool:
    """BT-USE-AMU-1, BT-UNB-5: neither a Great Artefact nor an Unbound."""
    return c.ALTERABLE[card]


def bears_title(state: BattaliaState, card: int, ranks: int) -> bool:
    """BT-USE-TIT-1, -4: a unit that can rise so far, with a card in the deck it rises to."""
    rank = c.KIND[card]
    if not c.SUPPLY < rank < c.LORD or c.FACTION[card] == c.UNIVERSAL or rank + ranks > c.LORD:
        return False
    return bool(state.tops[rank + ranks])


def bears_scroll(state: BattaliaState, card: int) -> bool:
    """BT-USE-SCR-1: a unit or an artefact whose deck is not empty (D-32)."""
    kind = c.KIND[card]
    if kind == c.SUPPLY or not c.ALTERABLE[card]:
        return False
    return bool(state.tops[kind])


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


class UseAmulet(Transformer):
    """BT-USE-AMU; the argument is the target."""

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        source = (code >> 8) - 1
        amulet, slot, flags = lay_transformer(state, seat, source, 1)
        card = lay_target(state, seat, args[0])
        roll = state.die()
        e.AMULET_ROLLED.tell(state, seat, amulet, card, roll)
        discard_amulet(state, seat, amulet, slot, flags, roll)
        _apply_roll(state, seat, card, args[0] == v.BORROWED, roll)


def lay_transformer(
    state: BattaliaState, seat: Seat, source: int, uses: int
) -> tuple[int, int, int]:
    """Lay a transformer: its card, the slot where it still lies open or -1, its flags."""
    if source >= v.OPEN_SLOT:
        record = open_record(state, seat, source)
        slot = source - v.OPEN_SLOT
        spend_slot(state, seat, slot, uses)
        return record[0], slot if record[2] > uses else NOTHING_LEFT, record[3]
    before = len(state.zones[seat * z.ZONES + z.OPEN])
    flags = z.BORROWED_CARD if source == v.BORROWED else 0
    card = lay_source(state, seat, source, uses)
    left = len(state.zones[seat * z.ZONES + z.OPEN]) > before
    return card, before // z.RECORD if left else NOTHING_LEFT, flags


def lay_target(state: BattaliaState, seat: Seat, target: int) -> int:
    """Lay the target on its transformer."""
    if target == v.BORROWED:
        state.borrowed_laid = 1
        show_borrowed(state)
        return state.borrowed
    lay_as_target(state, seat, target)
    return target


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
        lender = state.lender
        state.borrowed = state.borrower = z.NONE
        state.borrowed_laid = state.lender = 0
        discard_openly(state, lender, card)
    else:
        take_from_table(state, seat, card)
        discard_openly(state, seat, card)


def _apply_roll(state: BattaliaState, seat: Seat, card: int, borrowed: bool, roll: int) -> None:
    """BT-USE-AMU-2 to -7."""
    if roll == 4 and not borrowed:
        ambush_from_amulet(state, seat, card)
    elif roll in (4, 5):  # BT-GRT-HAN-4: a borrowed card goes home
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


class UseTitle(Transformer):
    """BT-USE-TIT, BT-GRT-CRO-2; the arguments are the target and the number of ranks."""

    def uses(self, args: list[int]) -> int:
        return args[1]

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        lay_transformer(state, seat, (code >> 8) - 1, args[1])
        card = lay_target(state, seat, args[0])
        put_under(state, c.KIND[card], card)
        new = search(state, seat, c.KIND[card] + args[1], c.FACTION[card])
        _replace(state, seat, card, new, args[0] == v.BORROWED)


def _replace(state: BattaliaState, seat: Seat, card: int, new: int, borrowed: bool) -> None:
    """The new card lies open in the old one's place; the change is permanent."""
    flags = 0
    if borrowed:
        state.borrowed = new
        flags = z.BORROWED_CARD
    else:
        take_from_table(state, seat, card)
        state.zones[seat * z.ZONES + z.TABLE] += bytes((new,))
    e.TRANSFORMED.tell(state, seat, card, new)
    for module in state.config.at_hands:
        if module.comes_to_lie(state, seat, new, flags):
            return
    uses = uses_of(state, new)
    if uses > 1:
        flags |= z.LIT
    open_card(state, seat, new, c.KIND[new], uses, flags)
    enter_if_strong(state, seat)


class UseScroll(Transformer):
    """BT-USE-SCR-2; the arguments are the target and the named faction."""

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        lay_transformer(state, seat, (code >> 8) - 1, 1)
        card = lay_target(state, seat, args[0])
        put_under(state, c.KIND[card], card)
        new = search(state, seat, c.KIND[card], args[1])
        _replace(state, seat, card, new, args[0] == v.BORROWED)


class ChangeScroll(Purpose):
    """BT-USE-SCR-4: a scroll changes itself; the arguments are a filler and the named faction."""

    def options(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[Code]:
        return [
            v.WITH | (source + 1) << 8
            for source in self_changers(state, seat)
            if _faction_of(state, seat, source) != args[1]
        ]

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        source = (code >> 8) - 1
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
            state.zones[seat * z.ZONES + z.TABLE] += bytes((new,))
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
        ask(state, seat, purpose, [frame[2], code >> 8])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != v.NAME:
            return []
        rule = _why_not_faction(state, seat, frame[2], code >> 8)
        return [Refusal(rule, faction=c.FACTIONS[code >> 8])] if rule else []


def _why_not_faction(state: BattaliaState, seat: Seat, target: int, faction: int) -> str:
    """The rule against naming a faction, if one stands against it."""
    if not in_game(state, faction):
        return state.config.pool_rule
    if target == v.AGAIN:
        own = all(_faction_of(state, seat, s) == faction for s in self_changers(state, seat))
    else:
        own = c.FACTION[target_card(state, target)] == faction
    return "BT-USE-SCR-2" if own else ""


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
        if record[1] == c.JOKER and kind >= c.TOOL and state.is_lit(kind):
            flags |= z.LIT
            uses = uses_of(state, kind * 8)
    else:
        flags |= z.BORROWED_CARD if source == v.BORROWED else 0
        card = lay_source(state, seat, source, 1)
    open_card(state, seat, card, kind, uses, flags)
    e.NAMED.tell(state, seat, card, kind)
    enter_if_strong(state, seat)
