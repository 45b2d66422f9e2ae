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
from stormhall.battalia.model.cards import (
    ALTERABLE,
    AMULET,
    CARD_WORDS,
    FACTION,
    FACTIONS,
    HAMMER_CARD,
    JOKER,
    KIND,
    KIND_WORDS,
    LORD,
    SCROLL,
    SUPPLY,
    TITLE,
    TOOL,
    UNIVERSAL,
)
from stormhall.battalia.model.notation import ABANDON, AGAIN, BORROWED, NAME, OPEN_SLOT, WITH
from stormhall.battalia.model.state import (
    BORROWED_CARD,
    FOREIGN,
    GOES_AT_ONCE,
    HAND,
    LIT,
    MAY_CHANGE_ITSELF,
    NONE,
    OPEN,
    PEACEFUL,
    RECORD,
    TABLE,
    TURNED,
    ZONES,
    BattaliaState,
    put,
)
from stormhall.battalia.model.step import BattaliaStep
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
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat

NOTHING_LEFT = -1


def targets(game: BattaliaState, seat: Seat) -> list[int]:
    """What a transformation may be laid on: hand cards and the borrowed one (BT-TRF-4)."""
    found: list[int] = []
    last = -1
    for card in game.zones[seat * ZONES + HAND]:
        if card != last:
            last = card
            if not is_changed(game, seat, card):
                found.append(card)
    if seat == game.borrower and not game.borrowed_laid:
        found.append(BORROWED)
    return found


def is_changed(game: BattaliaState, seat: Seat, card: int) -> bool:
    """BT-TRF-2: whether all such cards of a hand have had their transformation this turn."""
    return any(module.is_changed(game, seat, card) for module in game.config.at_hands)


def target_card(game: BattaliaState, target: int) -> int:
    """The card behind a target."""
    return game.borrowed if target == BORROWED else target


def transformers(
    game: BattaliaState, seat: Seat, kind: int, *, uses: int, target: int
) -> list[int]:
    """The sources that can act as an amulet, title or scroll on a target, equal ones once."""
    found: list[int] = []
    hand = game.zones[seat * ZONES + HAND]
    last = -1
    for card in hand:
        if card == last or ACTS_AS[KIND[card]] != kind:
            continue
        last = card
        if card == target and hand.count(card) < 2:
            continue
        if uses_of(game, card) >= uses:
            found.append(card)
    if seat == game.borrower and not game.borrowed_laid:
        if target != BORROWED and ACTS_AS[KIND[game.borrowed]] == kind:
            if uses_of(game, game.borrowed) >= uses:
                found.append(BORROWED)
    found.extend(_open_transformers(game, seat, kind, uses))
    return found


def _open_transformers(game: BattaliaState, seat: Seat, kind: int, uses: int) -> list[int]:
    found: list[int] = []
    records = game.zones[seat * ZONES + OPEN]
    fighting = battle_of(game) is not None
    seen: list[bytes] = []
    for i in range(0, len(records), RECORD):
        record = records[i : i + RECORD]
        if record[1] != kind or record[2] < uses or record in seen:
            continue
        if fighting and (record[0] == HAMMER_CARD or record[3] & PEACEFUL):  # BT-GRT-HAM-2
            continue
        if uses > 1 and not record[3] & LIT:  # BT-TRF-7: two copies need two targets
            continue
        seen.append(record)
        found.append(OPEN_SLOT + i // RECORD)
    return found


def bears_amulet(card: int) -> bool:
    """BT-USE-AMU-1, BT-UNB-5: neither a Great Artefact nor an Unbound; SG-ROY-06, SG-DST-04."""
    return ALTERABLE[card]


def bears_title(game: BattaliaState, card: int, ranks: int) -> bool:
    """BT-USE-TIT-1, -4: a unit that can rise so far, with a card in the deck it rises to."""
    rank = KIND[card]
    if not SUPPLY < rank < LORD or FACTION[card] == UNIVERSAL or rank + ranks > LORD:
        return False
    return bool(game.tops[rank + ranks])


def bears_scroll(game: BattaliaState, card: int) -> bool:
    """BT-USE-SCR-1: a unit or an artefact whose deck is not empty (D-32)."""
    kind = KIND[card]
    if kind == SUPPLY or not ALTERABLE[card]:
        return False
    return bool(game.tops[kind])


class Transformer(Purpose):
    """The choice of the card that transforms; the first argument is the target."""

    def __init__(self, name: str, slots: tuple[str, ...], kind: int) -> None:
        super().__init__(name, slots)
        self.kind = kind

    def uses(self, args: list[int]) -> int:
        """How many uses the transformation takes."""
        return 1

    def options(self, game: BattaliaState, seat: Seat, args: list[int]) -> list[Code]:
        found = transformers(game, seat, self.kind, uses=self.uses(args), target=args[0])
        return [WITH | (source + 1) << 8 for source in found]

    def complete(self, game: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        raise AssertionError(f"{self.name} transforms nothing")


class UseAmulet(Transformer):
    """BT-USE-AMU; the argument is the target."""

    def complete(self, game: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        source = (code >> 8) - 1
        amulet, slot, flags = lay_transformer(game, seat, source, 1)
        card = lay_target(game, seat, args[0])
        roll = game.die()
        if game.log is not None:
            facts = {"seat": seat, "amulet": CARD_WORDS[amulet], "card": CARD_WORDS[card]}
            game.tell("amulet-rolled", {**facts, "roll": roll}, reveal=True)
        settle_amulet(game, seat, amulet, slot, flags, roll)
        _apply_roll(game, seat, card, args[0] == BORROWED, roll)


def lay_transformer(
    game: BattaliaState, seat: Seat, source: int, uses: int
) -> tuple[int, int, int]:
    """Lay a transformer: its card, the slot where it still lies open or -1, its flags."""
    if source >= OPEN_SLOT:
        record = open_record(game, seat, source)
        slot = source - OPEN_SLOT
        spend_slot(game, seat, slot, uses)
        return record[0], slot if record[2] > uses else NOTHING_LEFT, record[3]
    before = len(game.zones[seat * ZONES + OPEN])
    flags = BORROWED_CARD if source == BORROWED else 0
    card = lay_source(game, seat, source, uses)
    left = len(game.zones[seat * ZONES + OPEN]) > before
    return card, before // RECORD if left else NOTHING_LEFT, flags


def lay_target(game: BattaliaState, seat: Seat, target: int) -> int:
    """Lay the target on its transformer."""
    if target == BORROWED:
        game.borrowed_laid = 1
        show_borrowed(game)
        return game.borrowed
    lay_as_target(game, seat, target)
    return target


def settle_amulet(
    game: BattaliaState, seat: Seat, amulet: int, slot: int, flags: int, roll: int
) -> None:
    """BT-USE-AMU-8, BT-ORA-AMU: after 4 or 5 it goes to the shelter, with its last use."""
    goes = roll in (4, 5) or bool(flags & GOES_AT_ONCE)
    if not goes:
        return
    if slot != NOTHING_LEFT:
        zone = seat * ZONES + OPEN
        at = slot * RECORD + 3
        game.zones[zone] = put(game.zones[zone], at, game.zones[zone][at] | GOES_AT_ONCE)
    elif not flags & FOREIGN:
        discard_from_table(game, seat, amulet, bool(flags & BORROWED_CARD))


def discard_from_table(game: BattaliaState, seat: Seat, card: int, borrowed: bool) -> None:
    """Put a laid card on its owner's shelter at once."""
    if borrowed:
        lender = game.lender
        game.borrowed = game.borrower = NONE
        game.borrowed_laid = game.lender = 0
        discard_openly(game, lender, card)
    else:
        take_from_table(game, seat, card)
        discard_openly(game, seat, card)


def _apply_roll(game: BattaliaState, seat: Seat, card: int, borrowed: bool, roll: int) -> None:
    """BT-USE-AMU-2 to -7."""
    if roll == 4 and not borrowed:
        ambush_from_amulet(game, seat, card)
    elif roll in (4, 5):  # BT-GRT-HAN-4: a borrowed card goes home
        discard_from_table(game, seat, card, borrowed)
    elif roll == 6:
        open_card(game, seat, card, JOKER, 1, BORROWED_CARD if borrowed else 0)
    else:
        uses = uses_of(game, card)
        flags = LIT if uses > 1 else 0
        if borrowed:
            flags |= BORROWED_CARD
        open_card(game, seat, card, KIND[card], uses * roll, flags)
        enter_if_strong(game, seat)


class UseTitle(Transformer):
    """BT-USE-TIT, BT-GRT-CRO-2; the arguments are the target and the number of ranks."""

    def uses(self, args: list[int]) -> int:
        return args[1]

    def complete(self, game: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        lay_transformer(game, seat, (code >> 8) - 1, args[1])
        card = lay_target(game, seat, args[0])
        put_under(game, KIND[card], card)
        new = search(game, seat, KIND[card] + args[1], FACTION[card])
        _replace(game, seat, card, new, args[0] == BORROWED)


def _replace(game: BattaliaState, seat: Seat, card: int, new: int, borrowed: bool) -> None:
    """The new card lies open in the old one's place; the change is permanent."""
    flags = 0
    if borrowed:
        game.borrowed = new
        flags = BORROWED_CARD
    else:
        take_from_table(game, seat, card)
        game.zones[seat * ZONES + TABLE] += bytes((new,))
    if game.log is not None:
        facts = {"seat": seat, "card": CARD_WORDS[card], "becomes": CARD_WORDS[new]}
        game.tell("transformed", facts, reveal=True)
    for module in game.config.at_hands:
        if module.comes_to_lie(game, seat, new, flags):
            return
    uses = uses_of(game, new)
    if uses > 1:
        flags |= LIT
    open_card(game, seat, new, KIND[new], uses, flags)
    enter_if_strong(game, seat)


class UseScroll(Transformer):
    """BT-USE-SCR-2; the arguments are the target and the named faction."""

    def complete(self, game: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        lay_transformer(game, seat, (code >> 8) - 1, 1)
        card = lay_target(game, seat, args[0])
        put_under(game, KIND[card], card)
        new = search(game, seat, KIND[card], args[1])
        _replace(game, seat, card, new, args[0] == BORROWED)


class ChangeScroll(Purpose):
    """BT-USE-SCR-4: a scroll changes itself; the arguments are a filler and the named faction."""

    def options(self, game: BattaliaState, seat: Seat, args: list[int]) -> list[Code]:
        return [
            WITH | (source + 1) << 8
            for source in self_changers(game, seat)
            if _faction_of(game, seat, source) != args[1]
        ]

    def complete(self, game: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        source = (code >> 8) - 1
        if source >= OPEN_SLOT:
            record = open_record(game, seat, source)
            card, left, borrowed = record[0], record[2] - 1, bool(record[3] & BORROWED_CARD)
            spend_slot(game, seat, source - OPEN_SLOT, record[2])
        else:
            borrowed = source == BORROWED
            card = lay_target(game, seat, source)
            left = uses_of(game, card) - 1
        put_under(game, SCROLL, card)
        new = search(game, seat, SCROLL, args[1])
        if borrowed:
            game.borrowed = new
        else:
            take_from_table(game, seat, card)
            game.zones[seat * ZONES + TABLE] += bytes((new,))
        if game.log is not None:
            facts = {"seat": seat, "card": CARD_WORDS[card], "becomes": CARD_WORDS[new]}
            game.tell("transformed", facts, reveal=True)
        open_card(game, seat, new, SCROLL, left, BORROWED_CARD if borrowed else 0)


def _faction_of(game: BattaliaState, seat: Seat, source: int) -> int:
    if source >= OPEN_SLOT:
        return FACTION[open_record(game, seat, source)[0]]
    return FACTION[target_card(game, source)]


def self_changers(game: BattaliaState, seat: Seat) -> list[int]:
    """Scrolls that may change themselves, equal ones once: of the hand, or laid with a use left."""
    if not game.tops[SCROLL]:
        return []
    found = [s for s in targets(game, seat) if KIND[target_card(game, s)] == SCROLL]
    records = game.zones[seat * ZONES + OPEN]
    seen: list[bytes] = []
    for i in range(0, len(records), RECORD):
        record = records[i : i + RECORD]
        if record[1] == SCROLL and record[3] & MAY_CHANGE_ITSELF and record not in seen:
            seen.append(record)
            found.append(OPEN_SLOT + i // RECORD)
    return found


class NameFaction(BattaliaStep):
    """BT-USE-SCR-2: the faction a scroll names; the frame holds seat and target."""

    def owed(self, game: BattaliaState, frame: Frame) -> int:
        return 1 << frame[1]

    def offers(self, game: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [
            NAME | faction << 8
            for faction in range(game.config.factions)
            if not _why_not_faction(game, seat, frame[2], faction)
        ] or [ABANDON]

    def take(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        game.frames.pop()
        if code == ABANDON:
            return
        purpose = FOR_SELF if frame[2] == AGAIN else FOR_SCROLL
        ask(game, seat, purpose, [frame[2], code >> 8])

    def why_not(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != NAME:
            return []
        rule = _why_not_faction(game, seat, frame[2], code >> 8)
        return [Refusal(rule, faction=FACTIONS[code >> 8])] if rule else []


def _why_not_faction(game: BattaliaState, seat: Seat, target: int, faction: int) -> str:
    """The rule against naming a faction, if one stands against it."""
    if not in_game(game, faction):
        return game.config.pool_rule
    if target == AGAIN:
        own = all(_faction_of(game, seat, s) == faction for s in self_changers(game, seat))
    else:
        own = FACTION[target_card(game, target)] == faction
    return "BT-USE-SCR-2" if own else ""


def rename(game: BattaliaState, seat: Seat, source: int, kind: int) -> None:
    """BT-USE-AMU-7, -9, BT-GRT-HAM-1: a joker or the Hammer is now this kind.

    A joker of a kind that is lit has its two uses; the Hammer is never lit.
    """
    flags = TURNED
    uses = 1
    if source >= OPEN_SLOT:
        record = open_record(game, seat, source)
        card = record[0]
        flags |= record[3]
        spend_slot(game, seat, source - OPEN_SLOT, record[2])
        if record[1] == JOKER and kind >= TOOL and game.is_lit(kind):
            flags |= LIT
            uses = uses_of(game, kind * 8)
    else:
        flags |= BORROWED_CARD if source == BORROWED else 0
        card = lay_source(game, seat, source, 1)
    open_card(game, seat, card, kind, uses, flags)
    if game.log is not None:
        game.tell("named", {"seat": seat, "card": CARD_WORDS[card], "kind": KIND_WORDS[kind]})
    enter_if_strong(game, seat)


TRANSFORMING: list[Purpose] = [
    UseAmulet("amulet", ("card",), AMULET),
    UseTitle("title", ("card", "ranks"), TITLE),
    UseScroll("scroll", ("card", "faction"), SCROLL),
    ChangeScroll("scroll-itself", ("card", "faction")),
]
