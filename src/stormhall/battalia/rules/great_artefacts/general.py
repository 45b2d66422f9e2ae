"""Great Artefacts with an action of their own (BT-GRT-1 to -4, -HOR, -WIN, -HAN).

Sword and Shield are weapons (`payment`, `line`), Crown and Book transformers (`transformation`),
the Hammer takes a name (`using`), the Pavilion is a tent (`tents`), the Staff has its own module.
"""

from __future__ import annotations

from stormhall.battalia.knowledge.tracing import (
    came_to_light,
    moved,
    normalise_traced,
    trace_nation,
)
from stormhall.battalia.knowledge.zones import add_to_hand, learn_cards, witness
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.cards import GREAT, card_of
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.layout import HAND, OPEN, RECORD, ZONES
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState, put, without
from stormhall.battalia.model.step_ids import HAND_STEP, HORN_STEP, WINGS_STEP
from stormhall.battalia.model.verbs import BORROWED, OPEN_SLOT
from stormhall.battalia.rules.actions import FOR_GREAT, TurnAction
from stormhall.battalia.rules.heroes.movement import held_by
from stormhall.battalia.rules.paying.payment import Purpose, commit, lay_source, spend_slot
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question


class PlayGreat(Purpose):
    """BT-GRT-4: the line of a Great Artefact that has an action; the argument is the action."""

    def is_weighty(self, args: list[int]) -> bool:
        return True

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        state.config.action_of[args[0] & 0xFF].carry_out(state, seat, args[0])


def great_source(state: BattaliaState, seat: Seat, kind: int) -> int:
    """A Great Artefact of the hand, the borrowed one, or an open card that is one; else -1."""
    card = card_of(kind, 0)
    hand = state.zones[seat * ZONES + HAND]
    if hand and hand[-1] >= GREAT and card in hand:  # a sorted hand ends with the Great ones
        return card
    if state.borrowed == card and seat == state.borrower and not state.borrowed_laid:
        return BORROWED
    records = state.zones[seat * ZONES + OPEN]
    if not records:
        return -1
    kinds = records[1::RECORD]
    return OPEN_SLOT + kinds.index(kind) if kind in kinds else -1


def play_great(state: BattaliaState, seat: Seat, kind: int, code: Code) -> None:
    """Lay a Great Artefact for its power; its action carries it out."""
    source = great_source(state, seat, kind)
    if source >= OPEN_SLOT:
        spend_slot(state, seat, source - OPEN_SLOT, 1)
    else:
        lay_source(state, seat, source, 1)
    e.GREAT_ARTEFACT.tell(state, seat, card_of(kind, 0))
    commit(state, seat, state.config.purposes[FOR_GREAT], [code])


def may_borrow(state: BattaliaState) -> bool:
    """BT-GRT-HAN-3: one card is borrowed at a time; the next one when it has gone home."""
    return state.borrowed == z.NONE


def nation_of(state: BattaliaState, seat: Seat) -> bytes:
    """The cards of a nation, sorted."""
    base = seat * z.ZONES
    return bytes(sorted(state.zones[base + z.NATION] + state.zones[base + z.COMING]))


def shuffle_nation(state: BattaliaState, seat: Seat) -> None:
    """The next cards of a nation are unknown again."""
    state.zones[seat * z.ZONES + z.NATION] = nation_of(state, seat)
    state.zones[seat * z.ZONES + z.COMING] = b""
    for module in state.config.at_nations:
        module.nation_changed(state, seat)


def take_from_nation(state: BattaliaState, seat: Seat, card: int) -> None:
    """Take a card out of a nation, which is shuffled by it."""
    shuffle_nation(state, seat)
    nation = state.zones[seat * z.ZONES + z.NATION]
    state.zones[seat * z.ZONES + z.NATION] = without(nation, nation.index(card))


def recall(state: BattaliaState, seat: Seat, card: int) -> None:
    """BT-GRT-HOR-1: take a card of the own nation into the hand for all to see."""
    take_from_nation(state, seat, card)
    add_to_hand(state, seat, card, z.ALL_SEEN)
    if state.zones[seat * z.ZONES + z.TRACED]:
        came_to_light(state, seat, card, z.IN_NATION, z.ALL_SEEN & ~state.nation_seen[seat])
        normalise_traced(state, seat)
    witness(state, seat, card)


def look_through(state: BattaliaState, seat: Seat, viewer: Seat) -> None:
    """BT-INF-6: a viewer knows a nation as a set, and what is not in it."""
    nation = nation_of(state, seat)
    if state.zones[seat * z.ZONES + z.TRACED] and not state.nation_seen[seat] >> viewer & 1:
        for card in nation:
            came_to_light(state, seat, card, z.IN_NATION, 1 << viewer)
    state.nation_seen = put(state.nation_seen, seat, state.nation_seen[seat] | 1 << viewer)
    traced = state.nation_traced[seat] & ~(1 << viewer)
    state.nation_traced = put(state.nation_traced, seat, traced)
    if state.zones[seat * z.ZONES + z.TRACED]:
        normalise_traced(state, seat)
    learn_cards(state, seat, nation, viewer)


def borrow(state: BattaliaState, lender: Seat, card: int, user: Seat) -> None:
    """BT-GRT-HAN-1: take a card of a nation that its user alone sees."""
    others = state.nation_seen[lender] & ~(1 << user)
    if others:
        trace_nation(state, lender, others)
    take_from_nation(state, lender, card)
    state.borrowed, state.borrower, state.lender, state.borrowed_laid = card, user, lender, 0
    if state.zones[lender * z.ZONES + z.TRACED]:
        moved(state, lender, z.IN_NATION, z.IN_LENT, emptied=False)
        normalise_traced(state, lender)


class HornAction(TurnAction):
    """BT-GRT-HOR-1, -2."""

    def offers(
        self, state: BattaliaState, seat: Seat, counts: list[int], codes: list[Code]
    ) -> None:
        if great_source(state, seat, c.HORN) >= 0 and nation_of(state, seat):
            codes.append(v.USE_HORN)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        play_great(state, seat, c.HORN, code)

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([HORN_STEP, seat, 0])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        if great_source(state, seat, c.HORN) < 0:
            return [Refusal("BT-GRT-4", card="horn")]
        return [Refusal("BT-GRT-HOR-2")]


class HornStep(Question[BattaliaState]):
    """Up to two cards of the own nation, shown to all; the frame holds seat and cards taken."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        cards = sorted(set(nation_of(state, seat)))
        return [v.TAKE | card << 8 for card in cards] + [v.ENOUGH]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        if code == v.ENOUGH:
            shuffle_nation(state, seat)
            state.frames.pop()
            return
        card = code >> 8
        recall(state, seat, card)
        e.RECALLED.tell(state, seat, card)
        frame[2] += 1
        if frame[2] == 2 or not nation_of(state, seat):
            state.frames.pop()

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != v.TAKE:
            return []
        return [Refusal("BT-GRT-HOR-2", card=SOURCE_WORDS[code >> 8])]


class WingsAction(TurnAction):
    """BT-GRT-WIN-1: first the hero, then the square."""

    def offers(
        self, state: BattaliaState, seat: Seat, counts: list[int], codes: list[Code]
    ) -> None:
        if great_source(state, seat, c.WINGS) < 0:
            return
        first = state.hero(seat, 0)
        for figure in range(HEROES):
            cell = state.hero(seat, figure)
            if cell == z.NONE or held_by(state, seat, figure):
                continue
            if figure == 0 or cell != first or state.config.heroes_differ:
                codes.append(v.USE_WINGS | figure << 8)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        play_great(state, seat, c.WINGS, code)

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        state.frames.append([WINGS_STEP, seat, code >> 8])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        if great_source(state, seat, c.WINGS) < 0:
            return [Refusal("BT-GRT-4", card="wings")]
        if held_by(state, seat, code >> 8):
            return [Refusal(held_by(state, seat, code >> 8), hero=(code >> 8) + 1)]
        twin = state.hero(seat, code >> 8) != z.NONE  # the other figure is the one to name
        return [Refusal("BT-HER-1" if twin else "BT-GRT-WIN-1", hero=(code >> 8) + 1)]


class WingsStep(Question[BattaliaState]):
    """Any built square, whatever the distance; the frame holds seat and hero."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        start = state.hero(seat, frame[2])
        cells = range(state.config.cells)
        tiles, covered = state.tiles, state.config.is_covered
        return [
            v.TO | cell << 8
            for cell in cells
            if tiles[cell] and cell != start and not covered[tiles[cell]]
        ]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        start = state.hero(seat, frame[2])
        state.put_hero(seat, frame[2], code >> 8)
        e.FLOWN.tell(state, seat, frame[2], start, code >> 8)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != v.TO:
            return []
        covered = state.config.is_covered[state.tiles[code >> 8]]
        rule = state.config.covered_rule if covered else "BT-GRT-WIN-1"
        return [Refusal(rule, cell=state.config.cell_words[code >> 8])]


class HandAction(TurnAction):
    """BT-GRT-HAN-1: first the opponent, then the card of his nation."""

    def offers(
        self, state: BattaliaState, seat: Seat, counts: list[int], codes: list[Code]
    ) -> None:
        if great_source(state, seat, c.HAND_OF_LUUT) < 0 or not may_borrow(state):
            return
        codes += [v.USE_HAND | o << 8 for o in state.opponents(seat) if nation_of(state, o)]

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        play_great(state, seat, c.HAND_OF_LUUT, code)

    def carry_out(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        other = code >> 8
        nation = nation_of(state, other)
        look_through(state, other, seat)
        e.NATION_SEARCHED.tell_some(state, 1 << seat, seat, other, nation)
        state.frames.append([HAND_STEP, seat, other])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        if great_source(state, seat, c.HAND_OF_LUUT) < 0:
            return [Refusal("BT-GRT-4", card="hand")]
        if not may_borrow(state):
            return [Refusal("BT-GRT-HAN-3", player=state.borrower + 1)]
        return [Refusal("BT-GRT-HAN-1", player=(code >> 8) + 1)]


class HandStep(Question[BattaliaState]):
    """The card that is borrowed; the frame holds seat and lender."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        cards = sorted(set(nation_of(state, frame[2])))
        return [v.TAKE | card << 8 for card in cards] or [v.ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        card = code >> 8
        borrow(state, frame[2], card, seat)
        e.BORROWED.tell_some(state, 1 << seat, seat, frame[2], card)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != v.TAKE:
            return []
        return [Refusal("BT-GRT-HAN-1", card=SOURCE_WORDS[code >> 8])]
