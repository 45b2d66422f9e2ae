"""The six potions: owning, drinking, what they do (SG-BIL-07 to -12, -21 to -26, SG-INF-06).

All of it is public (SG-INF-01): each potion's owner, its day, whether it was used today, the victim
of Weakness, and the standing orders of chapter 8. Only `new_day` ends a potion (-11). When one may
be drunk or used outside its owner's step 3 is in `reaction_windows.py` (-12), with what Brotherhood
and Frost Touch do there (-21, -24, SG-BIL-31 to -34). `bilkarr.py` sells them (SG-BIL-06).
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.knowledge.tracing import move_traces, trace
from stormhall.battalia.knowledge.zones import to_shelter
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import AS_KIND, BORROWED, OPEN_SLOT
from stormhall.battalia.rules.actions import TurnAction
from stormhall.battalia.rules.artefacts.amulets import JOKER_KINDS, bears_amulet, rename
from stormhall.battalia.rules.artefacts.transformations import lay_target, target_card, targets
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.battle_frame import seat_on
from stormhall.battalia.rules.clean_up import discard_hand
from stormhall.battalia.rules.paying.open_cards import open_card, open_record
from stormhall.battalia.rules.paying.payment import has_source, why_not_has
from stormhall.battalia.stormgates.model import events as se
from stormhall.battalia.stormgates.model import kinds as sk
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.problems import problem
from stormhall.battalia.stormgates.model.rows.lists import FieldsRow
from stormhall.kernel.core.kinds import (
    FLAG,
    Fields,
    Maybe,
    Number,
    Sometimes,
    Words,
    fields,
    write_fields,
)
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, MaybeQuestion
from stormhall.kernel.table.document_reader import Reader

_DATA: Final[list[dict[str, Any]]] = COMPONENTS["potions"]
BROTHERHOOD: Final[int] = sk.POTION.index["brotherhood"]
RAGE: Final[int] = sk.POTION.index["rage"]
COLOSSUS: Final[int] = sk.POTION.index["colossus"]
FROST: Final[int] = sk.POTION.index["frost-touch"]
WEAKNESS: Final[int] = sk.POTION.index["weakness"]
SOLSTICE: Final[int] = sk.POTION.index["solstice"]
POTIONS: Final = len(sk.POTION.words)
IS_DAILY: Final[list[bool]] = [potion["kind"] == "once_a_day" for potion in _DATA]
RAGE_CARDS: Final[int] = _DATA[RAGE]["cards"]
COLOSSUS_BONUS: Final[int] = _DATA[COLOSSUS]["amount"]
WEAKNESS_BONUS: Final[int] = _DATA[WEAKNESS]["amount"]
LASTS: Final[int] = COMPONENTS["potion_rules"]["days"]

ON_TARGET: Final = 0  # asked if it concerns the owner
ASK: Final = 1
ALWAYS: Final = 2  # Frost Touch: for every line, not only for important ones (SG-RWN-02)
NEVER: Final = 3

# The row: six numbers for each potion.
OWNER: Final = 0  # NONE while it lies with Bilkarr
DAY: Final = POTIONS  # 0 while it is full
USED: Final = 2 * POTIONS  # today
VICTIM: Final = 3 * POTIONS
STANDING: Final = 4 * POTIONS  # the order, and the flags below
NOT_NOW: Final = 4  # never this turn
CHANGED: Final = 8  # this turn by an action of step 3
WITH_BILKARR: Final = (
    bytes((z.NONE,)) * POTIONS + bytes(2 * POTIONS) + bytes((z.NONE,)) * POTIONS + bytes(POTIONS)
)

RECORD: Final[Fields] = {
    "owner": k.SEAT,
    "day": Number("day", 0, LASTS),
    "used": FLAG,
    "order": Words("order", sk.ORDER.words[:NEVER]),
    "never": FLAG,
    "changed": FLAG,
    "victim": Sometimes(Maybe(k.SEAT, z.NONE)),
}
"""What documents say about a potion that somebody owns."""
NEW: Final = bytes((0, 0, 0, ON_TARGET, 0, 0, z.NONE))


class PotionsRow(FieldsRow):
    """The numbers of all potions; documents have a record for each that somebody owns."""

    def __init__(self) -> None:
        super().__init__(RECORD, start=WITH_BILKARR)

    def write_to(self, state: BattaliaState, document: dict[str, object]) -> None:
        row = self.get(state)
        for potion, word in enumerate(sk.POTION.words):
            owner, day, used, victim, order = row[potion::POTIONS]
            flags = (order & NOT_NOW > 0, order & CHANGED > 0)
            record: dict[str, object] = {}
            if owner != z.NONE:
                numbers = (owner, day, used, order & NEVER, *flags, victim)
                write_fields(state.config, self.table, numbers, record)
                document[word] = record

    def read(self, state: BattaliaState, reader: Reader) -> None:
        """A potion that a document leaves out is still Bilkarr's."""
        row = bytearray(self.get(state))
        for word in reader.names():
            if word not in sk.POTION.index:
                reader.defect(word, problem("any-of", known=", ".join(sk.POTION.index)))
                continue
            record = reader.inner(word).record(self.table, state.config, NEW)
            owner, day, used, order, never, changed, victim = record
            order |= never * NOT_NOW | changed * CHANGED
            row[sk.POTION.index[word] :: POTIONS] = bytes((owner, day, used, victim, order))
        self.set(state, bytes(row))


class Potions(StormgatesModule):
    """The row of all potions, their effects on battles, and their time."""

    def __init__(self) -> None:
        super().__init__("potions")
        self.row: Final = PotionsRow()
        self.naming = -1
        self.frost_touch_asks = False

    def equip(self, config: StormgatesConfig) -> None:
        self.claim_rows(config, self.row)
        self.frost_touch_asks = config.storm_rulings.frost_touch_asks
        self.naming = config.add_step(NameSolstice("name-solstice", SOLSTICE_FIELDS))
        config.add_action(DrinkAction(self))
        config.moments.update(
            dict.fromkeys((sv.DRINK, sv.DRINK_AGAINST, sv.USE_POTION), "SG-BIL-12")
        )
        config.moments.update({sv.SOLSTICE_ON: "SG-BIL-26", sv.ORDER: "SG-RWN-02"})
        config.keeps_ride += [
            sv.DRINK,
            sv.DRINK_AGAINST,
            sv.ORDER,
        ]  # no actions of a hero (SG-BIL-08)

    # What a potion is and does.

    def are_idle(self, state: BattaliaState) -> bool:
        """Whether Bilkarr has all of them."""
        return self.row.get(state) == WITH_BILKARR

    def is_for_sale(self, state: BattaliaState, potion: int) -> bool:
        """SG-BIL-07: whether Bilkarr has it."""
        return self.row.of(state, OWNER + potion) == z.NONE

    def owner(self, state: BattaliaState, potion: int) -> int:
        """The seat that owns a potion, or NONE."""
        return self.row.of(state, OWNER + potion)

    def may_drink(self, state: BattaliaState, seat: Seat, potion: int) -> bool:
        """Whether it lies full before a player."""
        row = self.row.get(state)
        return row[OWNER + potion] == seat and not row[DAY + potion]

    def drinker(self, state: BattaliaState, potion: int) -> int:
        """The seat for which a potion works, or NONE."""
        row = self.row.get(state)
        return row[OWNER + potion] if row[DAY + potion] else z.NONE

    def may_use(self, state: BattaliaState, seat: Seat, potion: int) -> bool:
        """SG-BIL-10: whether it works for a player and was not used today."""
        return self.drinker(state, potion) == seat and not self.row.of(state, USED + potion)

    def give(self, state: BattaliaState, potion: int, seat: int) -> None:
        """SG-BIL-07, -09: give it, full, to a player or, with NONE, back to Bilkarr."""
        self.row.put(state, OWNER + potion, seat)
        self.row.put(state, DAY + potion, 0)
        self.row.put(state, USED + potion, 0)
        self.row.put(state, VICTIM + potion, z.NONE)
        self.row.put(state, STANDING + potion, ON_TARGET)

    def drink(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        """SG-BIL-08, -09, SG-RWN-03: begin its first day; it works at once."""
        potion = first_of(code)
        self.row.put(state, DAY + potion, 1)
        order = self.row.of(state, STANDING + potion)
        if self.frost_touch_asks and potion == FROST and not order & (CHANGED | NEVER):
            self.row.put(state, STANDING + potion, order | ASK)  # SG-RWN-04
        victim: int | None = None
        if verb_of(code) == sv.DRINK_AGAINST:
            victim = second_of(code)
            self.row.put(state, VICTIM + potion, victim)
        se.POTION_DRUNK.tell(state, seat, potion, victim)

    def spend(self, state: BattaliaState, seat: Seat, potion: int) -> None:
        """SG-BIL-10: spend today's use."""
        self.row.put(state, USED + potion, 1)
        se.POTION_USED.tell(state, seat, potion)

    def drinks(self, state: BattaliaState, seat: Seat, potion: int, codes: list[Code]) -> None:
        """Add the ways to drink a potion that lies full before a player."""
        if potion != WEAKNESS:
            codes.append(sv.DRINK | potion << 8)
        else:  # SG-BIL-25
            codes += [sv.DRINK_AGAINST | potion << 8 | o << 16 for o in state.opponents(seat)]

    # Standing orders (chapter 8).

    def asks(self, state: BattaliaState, potion: int, concerned: bool) -> bool:
        """Whether the owner wants to be asked; `concerned` says that it is about the owner."""
        order = self.row.of(state, STANDING + potion)
        return not order & NOT_NOW and (concerned or order & NEVER != ON_TARGET)

    def standing(self, state: BattaliaState, potion: int) -> int:
        """The standing order in force."""
        order = self.row.of(state, STANDING + potion)
        return NEVER if order & NOT_NOW else order & NEVER

    def waits(self, state: BattaliaState, potion: int) -> bool:
        """Whether windows may still ask for it: it is full, or used once a day in windows."""
        full = not self.row.of(state, DAY + potion)
        return potion != SOLSTICE and (full or IS_DAILY[potion])

    def never(self, state: BattaliaState, potion: int) -> None:
        """Ask no more about it this turn."""
        place = STANDING + potion
        self.row.put(state, place, self.row.of(state, place) | NOT_NOW)

    def order(self, state: BattaliaState, potion: int, order: int) -> None:
        """Take an order that a player gives in his own step 3."""
        if order == NEVER:
            self.never(state, potion)
            order = self.row.of(state, STANDING + potion)
        self.row.put(state, STANDING + potion, order | CHANGED)

    # Time.

    def new_turn(self, state: BattaliaState, seat: Seat) -> None:
        """End orders for one turn, and let each be changed once more."""
        row = self.row.get(state)
        if row != WITH_BILKARR:
            orders = bytes([order & NEVER for order in row[STANDING:]])
            self.row.set(state, row[:STANDING] + orders)

    def new_day(self, state: BattaliaState) -> None:
        """SG-BIL-09, -10, SG-CTL-10: begin another day with another use; end after the third."""
        if self.are_idle(state):
            return
        for potion in range(POTIONS):
            day = self.row.of(state, DAY + potion)
            if not day:
                continue
            if day == LASTS:
                self.give(state, potion, z.NONE)
                se.POTION_RETURNED.tell(state, potion)
            else:
                self.row.put(state, DAY + potion, day + 1)
                self.row.put(state, USED + potion, 0)

    # Battles.

    def bars_place(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        """SG-BIL-21: its drinker and other players cannot attack each other's places."""
        return self._peace(state, seat, state.owners[cell] - 1)

    def bars_hero(self, state: BattaliaState, seat: Seat, other: Seat, cell: int) -> str:
        """SG-BIL-21: the same for heroes."""
        return self._peace(state, seat, other)

    def _peace(self, state: BattaliaState, seat: Seat, other: Seat) -> str:
        peaceful = self.drinker(state, BROTHERHOOD)
        return "SG-BIL-21" if peaceful != z.NONE and peaceful in (seat, other) else ""

    def could_add(self, state: BattaliaState, frame: Frame, seat: Seat) -> int:
        """RW-2, RW-7: his own Colossus; Weakness against the defender, by anybody."""
        row = self.row.get(state)
        most = 0
        if row[OWNER + COLOSSUS] == seat and not row[DAY + COLOSSUS]:
            most += COLOSSUS_BONUS
        weakens = row[OWNER + WEAKNESS] not in (z.NONE, frame[f.DEFENDER])
        if weakens and not row[DAY + WEAKNESS] and frame[f.TARGET] != f.GUARD_TARGET:
            most -= WEAKNESS_BONUS
        return most

    def total(self, state: BattaliaState, frame: Frame, side: int, total: int) -> int:
        """SG-BIL-23, -25: both cancel out; a total is never below 0."""
        if self.row.get(state) == WITH_BILKARR:
            return total
        seat = seat_on(frame, side)
        if self.drinker(state, COLOSSUS) == seat:
            total += COLOSSUS_BONUS
        if self.row.of(state, VICTIM + WEAKNESS) == seat:
            total = max(0, total + WEAKNESS_BONUS)
        return total

    # Invariants.

    def defects(self, state: BattaliaState) -> Defects:
        """Weakness has an opponent as its victim while it works; no other potion has a victim."""
        row = self.row.get(state)
        problems: Defects = []
        for potion, word in enumerate(sk.POTION.words):
            victim = row[VICTIM + potion]
            works = potion == WEAKNESS and row[DAY + potion] > 0
            if works and victim not in state.opponents(row[OWNER + potion]):
                problems.append((f"potions.{word}.victim", problem("no-victim-of")))
            if not works and victim != z.NONE:
                problems.append((f"potions.{word}.victim", problem("no-victim")))
            if row[USED + potion] and not (IS_DAILY[potion] and row[DAY + potion]):
                problems.append((f"potions.{word}.used", problem("unusable")))
        return problems


class DrinkAction(TurnAction):
    """RW-1: what an owner does in his own step 3: drink, use Solstice, give standing orders."""

    def __init__(self, potions: Potions) -> None:
        super().__init__([sv.DRINK, sv.DRINK_AGAINST, sv.USE_POTION, sv.SOLSTICE_ON, sv.ORDER])
        self.potions: Final = potions

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        potions = self.potions
        if potions.are_idle(state):
            return
        for potion in range(POTIONS):
            if potions.owner(state, potion) != seat:
                continue
            if potions.may_drink(state, seat, potion):
                potions.drinks(state, seat, potion, codes)
            self._add_orders(state, potion, codes)
        if potions.may_use(state, seat, SOLSTICE):
            codes += [
                sv.SOLSTICE_ON | target << 8
                for target in targets(state, seat)
                if bears_amulet(state, target_card(state, target))
            ]

    def _add_orders(self, state: BattaliaState, potion: int, codes: list[Code]) -> None:
        potions = self.potions
        if potions.waits(state, potion) and not self._has_ordered(state, potion):
            current = potions.standing(state, potion)
            codes += [
                sv.ORDER | potion << 8 | order << 16
                for order in (ON_TARGET, ASK, ALWAYS, NEVER)
                if order != current and (order != ALWAYS or potion == FROST)
            ]

    def _has_ordered(self, state: BattaliaState, potion: int) -> bool:
        """Whether this potion's order has been changed this turn; once each keeps turns finite."""
        return bool(self.potions.row.of(state, STANDING + potion) & CHANGED)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        verb = verb_of(code)
        if verb == sv.SOLSTICE_ON:
            self._lay_joker(state, seat, first_of(code))
        elif verb == sv.ORDER:
            self.potions.order(state, first_of(code), second_of(code))
        else:
            self.potions.drink(state, seat, code)

    def _lay_joker(self, state: BattaliaState, seat: Seat, target: int) -> None:
        """SG-BIL-26: lay a hand card as a joker that keeps its faction."""
        self.potions.spend(state, seat, SOLSTICE)
        card = lay_target(state, seat, target)
        flags = z.TURNED | z.PEACEFUL | (z.BORROWED_CARD if target == BORROWED else 0)
        open_card(state, seat, card, c.JOKER, 1, flags)
        slot = len(state.zone(seat, z.OPEN)) // z.RECORD - 1
        state.frames.append([self.potions.naming, seat, OPEN_SLOT + slot])
        se.SOLSTICE.tell(state, seat, card)

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        verb, potion = verb_of(code), first_of(code)
        if verb == sv.SOLSTICE_ON:
            return self._why_not_solstice(state, seat, potion)
        refusals = why_not_own(state, self.potions, seat, potion)
        if refusals:
            return refusals
        word = sk.POTION.words[potion]
        if verb == sv.USE_POTION:
            return [Refusal("SG-BIL-12", potion=word)]
        if verb == sv.ORDER:
            return [Refusal("SG-RWN-02", potion=word)]
        if not self.potions.may_drink(state, seat, potion):
            return [Refusal("SG-BIL-09", potion=word)]
        return [Refusal("SG-BIL-25", potion=word)]

    def _why_not_solstice(self, state: BattaliaState, seat: Seat, target: int) -> list[Refusal]:
        if self.potions.drinker(state, SOLSTICE) != seat:
            return [Refusal("SG-BIL-26")]
        if not self.potions.may_use(state, seat, SOLSTICE):
            return [Refusal("SG-BIL-10", potion=sk.POTION.words[SOLSTICE])]
        word = SOURCE_WORDS[target]
        if target >= OPEN_SLOT:
            return [Refusal("BT-TRF-4", card=word)]
        if not has_source(state, seat, target):
            return why_not_has(state, seat, target)
        fixed = c.FIXED_BY[target_card(state, target)] or "BT-TRF-2"
        return [Refusal("SG-BIL-26", card=word), Refusal(fixed, card=word)]


def why_not_own(state: BattaliaState, potions: Potions, seat: Seat, potion: int) -> list[Refusal]:
    """SG-BIL-07: only its owner drinks and uses a potion."""
    if potions.owner(state, potion) == seat:
        return []
    return [Refusal("SG-BIL-07", potion=sk.POTION.words[potion])]


SLOT: Final = 2
SOLSTICE_FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (SLOT, "card", k.SOURCE))


class NameSolstice(MaybeQuestion[BattaliaState]):
    """SG-BIL-26: naming the kind of an open card; only a made-up position has no joker there."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        record = open_record(state, seat, frame[SLOT])
        if not record or record[1] != c.JOKER:
            return []
        return [AS_KIND | frame[SLOT] << 8 | kind << 16 for kind in JOKER_KINDS]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        rename(state, seat, frame[SLOT], second_of(code))

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != AS_KIND:
            return []
        return [Refusal("SG-BIL-26", kind=c.KIND_WORDS[second_of(code)])]


def enrage(state: BattaliaState, seat: Seat) -> None:
    """SG-BIL-22, SG-INF-06: clear random hand cards; all see only the top one on the shelter."""
    size = len(state.zone(seat, z.SHELTER))
    hand = state.zone(seat, z.HAND)
    if len(hand) <= RAGE_CARDS:
        discard_hand(state, seat, b"")
    else:
        _clear_unseen(state, seat)
    cleared = state.zone(seat, z.SHELTER)[size:]
    if cleared:
        se.ENRAGED.tell_some(state, 1 << seat, seat, len(cleared), cleared[-1], cleared)


def _clear_unseen(state: BattaliaState, seat: Seat) -> None:
    """Clear random cards; those that others knew in the hand may be in either place."""
    hand, masks = state.zone(seat, z.HAND), state.zone(seat, z.HAND_SEEN)
    rest, cleared = list(hand), b""
    for _ in range(RAGE_CARDS):
        cleared += bytes((rest.pop(state.below(len(rest))),))
    state.set_zone(seat, z.HAND, bytes(rest))
    state.set_zone(seat, z.HAND_SEEN, bytes(len(rest)))
    if state.zone(seat, z.TRACED) or masks.count(0) < len(masks):
        trace(state, seat, hand, masks, z.IN_HAND)
        move_traces(state, seat, z.IN_HAND, z.IN_SHELTER, emptied=False)
    to_shelter(state, seat, cleared, bytes(len(cleared)))
