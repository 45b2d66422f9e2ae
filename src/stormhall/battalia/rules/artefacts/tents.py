"""Tents: pitching, stationing, striking (BT-USE-TEN-1 to -6, BT-ORA-TEN, BT-BAT-17).

Any number of tents may stand (BT-USE-TEN-4), and clean-up does not touch them (BT-USE-TEN-2).
`Laying` and `Answer` in `battle/battle.py` offer to strike one, but not to pitch one
(BT-USE-TEN-5).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge import zones
from stormhall.battalia.knowledge.seen_cards import witness
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import STATION_STEP
from stormhall.battalia.rules.actions import FOR_TENT, TurnAction
from stormhall.battalia.rules.ambush import why_not_in_hand
from stormhall.battalia.rules.great_artefacts.pavilion import is_pavilion, pavilion_source
from stormhall.battalia.rules.oracle import is_lit
from stormhall.battalia.rules.paying import open_cards, payment
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

CARD: Final = 2
FLAGS: Final = 3
ROOM: Final = 4
CONTENT: Final = 5  # from here on the cards in it
FIELDS: Final[Fields] = fields(
    (ASKED, "seat", k.SEAT),
    (CARD, "tent", k.TENT_CARD),
    (FLAGS, "flags", k.BYTE),
    (ROOM, "room", k.ROOM),
)

ARGUMENTS: Final[Fields] = {
    "tent": k.TENT_CARD,
    "flags": k.BYTE,
    "first": k.TENT_CARD,
    "second": k.TENT_CARD,
}

NEVER_LIT: Final = (c.HAMMER_CARD, *c.COPIES)
"""Cards that the sunbeam does not light as tents (BT-GRT-2)."""


class PitchTent(payment.Purpose):
    """BT-USE-TEN-1; the arguments are tent, flags and two contents or NONE."""

    def prices(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[list[int]]:
        return [c.PITCH_PRICE]

    def is_weighty(self, args: list[int]) -> bool:
        return is_pavilion(args[0], args[1])

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        tent, flags, *content = args
        content.sort()
        stationed = [card for card in content if card < z.VIRTUAL]
        for card in [tent, *stationed] if tent < z.VIRTUAL else stationed:
            zones.take_from_table(state, seat, card)
        state.add_to_zone(seat, z.TENTS, bytes((tent, *content, flags)))
        for card in stationed:
            witness(state, seat, card)
        e.PITCHED.tell(state, seat, stationed)


class PitchAction(TurnAction):
    """The action of pitching a tent: choose the tent, the cards stationed in it, the supply."""

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        supplies = payment.supplies_in(purse)
        if purse[c.TENT] and supplies:
            codes += [
                v.PITCH | source << 8
                for source in tent_sources(state, seat)
                if _something_to_station(state, seat, source, supplies)
            ]
        pavilion = pavilion_source(state, seat) if purse[c.NO_KIND] else -1
        if pavilion >= 0 and _something_to_station(state, seat, pavilion, 99):
            codes.append(v.PITCH | pavilion << 8)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        source = first_of(code)
        if source >= v.OPEN_SLOT:
            card, flags = _take_open_tent(state, seat, source)
        else:
            card, flags = source, 0
            zones.lay_openly(state, seat, source)
        lit = is_lit(state, c.TENT) and card not in NEVER_LIT  # BT-ORA-TEN, BT-GRT-HAM-3
        room = 2 if lit or is_pavilion(card, flags) else 1
        state.frames.append([STATION_STEP, seat, card, flags, room])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        source = first_of(code)
        word = SOURCE_WORDS[source]
        if source == v.BORROWED:
            return [Refusal("BT-GRT-HAN-4", card=word)]
        refusals = payment.why_not_has(state, seat, source)
        if refusals:
            return refusals
        if source != pavilion_source(state, seat) and source not in tent_sources(state, seat):
            return [Refusal("BT-USE-TEN-1", card=word)]
        counts = payment.purse(state, seat)
        return [Refusal("BT-USE-TEN-1", card=word, supplies=payment.supplies_in(counts))]


def tent_sources(state: BattaliaState, seat: Seat) -> list[int]:
    """The tents in hand and open tents that can be pitched for a supply; equal ones once."""
    hand = state.zones[seat * z.ZONES + z.HAND]
    tents = [card for card in sorted(set(hand)) if c.KIND[card] == c.TENT]
    for slot, record in open_cards.different_records(state.zones[seat * z.ZONES + z.OPEN]):
        if record[z.KIND] == c.TENT and not record[z.FLAGS] & z.BORROWED_CARD:
            tents.append(v.OPEN_SLOT + slot)
    return tents


def _something_to_station(state: BattaliaState, seat: Seat, source: int, supplies: int) -> bool:
    hand = state.zones[seat * z.ZONES + z.HAND]
    for card in hand:
        if card >= c.GREAT or (card == source and hand.count(card) < 2):
            continue
        if supplies > 1 or payment.PAYS[card] not in payment.SUPPLIES:
            return True
    return False


def _take_open_tent(state: BattaliaState, seat: Seat, source: int) -> tuple[int, int]:
    """BT-USE-TEN-6, D-27: spend a use; the first pitch takes the card itself, others a copy."""
    record = open_cards.open_record(state, seat, source)
    open_cards.spend_uses(state, seat, source, 1)
    if record[z.FLAGS] & z.COPY:
        return z.VIRTUAL, z.TEMPORARY
    if record[z.USES] > 1:
        open_cards.add_flag(state, seat, source - v.OPEN_SLOT, z.COPY)
    return record[z.CARD], z.TEMPORARY if record[z.FLAGS] & z.TURNED else 0


class StationStep(Question[BattaliaState]):
    """The choice of the cards to station in a tent."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        codes = [
            v.STATION | card << 8
            for card in sorted(set(state.zones[seat * z.ZONES + z.HAND]))
            if not _why_not_station(state, frame, seat, card)
        ]
        if len(frame) > CONTENT:
            codes.append(v.ENOUGH)
        return codes or [v.ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if verb_of(code) == v.STATION:
            zones.lay_openly(state, seat, first_of(code))
            frame.append(first_of(code))
            frame[ROOM] -= 1
            if frame[ROOM] and len(self.offers(state, frame, seat)) > 1:
                return
        state.frames.pop()
        if code == v.ABANDON:
            return
        args = [frame[CARD], frame[FLAGS], *[*frame[CONTENT:], z.NONE][:2]]
        if is_pavilion(frame[CARD], frame[FLAGS]):
            payment.commit(state, seat, state.config.purposes[FOR_TENT], args)
        else:
            payment.ask(state, seat, FOR_TENT, args)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.STATION:
            return []
        rule = _why_not_station(state, frame, seat, first_of(code))
        in_hand = why_not_in_hand(state, seat, first_of(code))
        return in_hand or [Refusal(rule or "BT-USE-TEN-1", card=SOURCE_WORDS[first_of(code)])]


def _why_not_station(state: BattaliaState, frame: Frame, seat: Seat, card: int) -> str:
    """The rule against stationing a hand card; an empty string if there is none."""
    if card >= c.GREAT:
        return "BT-GRT-2"
    if payment.PAYS[card] in payment.SUPPLIES and not is_pavilion(frame[CARD], frame[FLAGS]):
        counts = payment.purse(state, seat)
        if payment.supplies_in(counts) < 2:
            return "BT-USE-TEN-1"  # the last supply pays
    return ""


def add_strikes(state: BattaliaState, seat: Seat, codes: list[Code]) -> None:
    """Add every tent that can be struck, equal ones once."""
    tents = open_cards.different_records(state.zones[seat * z.ZONES + z.TENTS])
    codes += [v.STRIKE | number << 8 for number, _ in tents]


def strike(state: BattaliaState, seat: Seat, number: int) -> None:
    """BT-USE-TEN-3: take the content back into the hand and put the tent on the shelter."""
    tents = state.zone(seat, z.TENTS)
    start, end = number * z.RECORD, number * z.RECORD + z.RECORD
    state.set_zone(seat, z.TENTS, tents[:start] + tents[end:])
    tent, *content, _ = tents[start:end]
    stationed = [card for card in content if card < z.VIRTUAL]
    for card in stationed:
        zones.add_to_hand(state, seat, card, z.ALL_SEEN)
    if tent < z.VIRTUAL:
        zones.discard_openly(state, seat, bytes((tent,)))
    e.STRUCK.tell(state, seat, tent if tent < z.VIRTUAL else -1, stationed)


class StrikeAction(TurnAction):
    """The action of striking a tent."""

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        if state.zones[seat * z.ZONES + z.TENTS]:
            add_strikes(state, seat, codes)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        strike(state, seat, first_of(code))

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("BT-USE-TEN-3", tent=first_of(code) + 1)]


def remove_temporary_tents(state: BattaliaState, seat: Seat) -> None:
    """BT-USE-TEN-6, D-27: discard temporary tents with their content at the end of the day."""
    lasting = discarded = b""
    for record in z.records_of(state.zone(seat, z.TENTS)):
        if record[z.FLAGS] & z.TEMPORARY:
            discarded += bytes([card for card in record[: z.FLAGS] if card < z.VIRTUAL])
        else:
            lasting += record
    state.set_zone(seat, z.TENTS, lasting)
    zones.discard_openly(state, seat, discarded)
