"""The texts of revealed cards that work before the comparison (BR-BAT-9, -10).

The steps follow the order of the stages in `battle_frame.py`, which also decides whether a text
works (BR-BAT-4). `battle.py` goes through the stages; `strength.py` adds up the cards.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.battle import battle_frame as f
from stormhall.bloodrage.rules.battle.destruction import IN_BATTLE, all_figures, destroy
from stormhall.bloodrage.rules.battle.strength import bonus_of
from stormhall.bloodrage.rules.figures import count_at, in_area, kinds_in_area
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.bloodrage.rules.turn_order import order_from
from stormhall.bloodrage.rules.upgrade_effects import cards_with, has_power, log_card_use
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question, Step


def declare_next(state: BloodRageState, frame: Frame) -> bool:
    """Ask the next clan that may count its quest as a battle card; False after the last (D-34)."""
    order = order_from(state, frame[f.PILLAGER])
    while frame[f.CURSOR] < state.seats:
        seat = order[frame[f.CURSOR]]
        frame[f.CURSOR] += 1
        played = state.played[seat]
        if played and c.KIND_OF[played[0]] == c.QUEST and has_power(state, seat, h.QUEST_AS_BATTLE):
            state.frames.append([ids.COUNT, seat])
            return True
    frame[f.CURSOR] = 0
    return False


class CountQuest(Question[BloodRageState]):
    """DP-10: whether to count a revealed quest as a battle card."""

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        cards = sorted(cards_with(state, seat, h.QUEST_AS_BATTLE))
        return [v.DECLINE] + [v.COUNT | c.AMOUNT[card] << 8 for card in cards]

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.COUNT:
            return []
        allowed = [first_of(each) for each in self.offers(state, frame, seat)[1:]]
        return [Refusal("BR-BAT-9", strength=first_of(code), allowed=allowed)]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == v.DECLINE:
            return
        state.frames[-1][f.BONUSES + seat] = first_of(code)
        for card in cards_with(state, seat, h.QUEST_AS_BATTLE):
            if c.AMOUNT[card] == first_of(code):
                log_card_use(state, seat, card)
        e.DECLARED.tell(state, seat, first_of(code))


def cancel_texts(state: BloodRageState, frame: Frame) -> None:
    """Apply each Thor's Primacy, in order: a cancelled one does nothing (D-30, D-33)."""
    for seat in f.fighters(state, frame):
        if f.text_of(state, frame, seat) == h.PRIMACY:
            frame[f.CANCELLED] |= frame[f.PARTICIPANTS] & ~(1 << seat)
            log_card_use(state, seat, state.played[seat][0])
            e.TEXTS_CANCELLED.tell(state, seat)


def copy_highest_bonus(state: BloodRageState, frame: Frame) -> None:
    """D-32: give Heimdall's Sight the highest bonus that others have revealed."""
    for seat in f.fighters(state, frame):
        if f.text_of(state, frame, seat) == h.SIGHT:
            highest = 0
            for other in f.fighters(state, frame):
                if other != seat:
                    highest = max(highest, bonus_of(state, frame, other))
            frame[f.BONUSES + seat] = highest
            if highest:
                log_card_use(state, seat, state.played[seat][0])


def replay(state: BloodRageState, frame: Frame) -> bool:
    """BR-BAT-10: for Heimdall's Watch, pay its owner and discard all cards; all choose again."""
    for seat in f.fighters(state, frame):
        if f.text_of(state, frame, seat) != h.WATCH:
            continue
        log_card_use(state, seat, state.played[seat][0])
        total = 0
        for other in f.fighters(state, frame):
            total += bonus_of(state, frame, other)
        gain_glory(state, seat, b.WATCH, total)
        for other in range(state.seats):
            state.discards += state.played[other]
            state.played[other] = []
            frame[f.BONUSES + other] = 0
        frame[f.CANCELLED] = 0
        e.CARDS_SWEPT.tell(state, seat)
        return True
    return False


def next_effect(state: BloodRageState, frame: Frame) -> bool:
    """Carry out the next Odin's Smite or Odin's Tide, in order; False after the last."""
    order = order_from(state, frame[f.PILLAGER])
    while frame[f.CURSOR] < state.seats:
        seat = order[frame[f.CURSOR]]
        frame[f.CURSOR] += 1
        text = f.text_of(state, frame, seat)
        if text == h.SMITE:
            smite(state, frame, seat)
            return True
        if text == h.TIDE:
            log_card_use(state, seat, state.played[seat][0])
            state.frames.append([ids.TIDE, 0, -1] + [0] * state.seats)
            return True
    frame[f.CURSOR] = 0
    return False


def smite(state: BloodRageState, frame: Frame, owner: Seat) -> None:
    """D-35: destroy as many Warriors of each other clan in the battle as the card says."""
    most = c.AMOUNT[state.played[owner][0]]
    victims: list[int] = []
    for seat in range(state.seats):
        fights = seat != owner and frame[f.PARTICIPANTS] >> seat & 1
        warriors = count_at(state, seat, b.WARRIOR, frame[f.PROVINCE]) if fights else 0
        victims += [min(most, warriors), 0]
    if any(victims):
        log_card_use(state, owner, state.played[owner][0])
    destroy(state, IN_BATTLE, frame[f.PROVINCE], frame[f.PILLAGER], victims)


NEXT: Final = 1
ASKED: Final = 2
TIDE_FIELDS: Final[Fields] = fields((NEXT, "next", k.SEAT_COUNT), (ASKED, "asked", k.SEAT_OR_NONE))
SPARED: Final = 3
"""From here on, by seat: the figure it spares, counted from 1; 0 is none."""


class TideStep(Step[BloodRageState]):
    """DP-11, D-36: each clan keeps one figure of its choice; all others die together."""

    def tail_size(self, state: BloodRageState) -> int:
        return state.seats

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[ASKED] if frame[ASKED] >= 0 else 0

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        battle = state.frames[-2]
        order = order_from(state, battle[f.PILLAGER])
        while frame[NEXT] < state.seats:
            seat = order[frame[NEXT]]
            frame[NEXT] += 1
            fights = battle[f.PARTICIPANTS] >> seat & 1
            if not fights or in_area(state, seat, battle[f.PROVINCE]) < 2:
                continue
            kinds = kinds_in_area(state, seat, battle[f.PROVINCE])
            if len(kinds) > 1:
                frame[ASKED] = seat
                return
            frame[SPARED + seat] = kinds[0] + 1
        state.frames.pop()
        self._destroy(state, frame, battle)

    def _destroy(self, state: BloodRageState, frame: Frame, battle: Frame) -> None:
        victims: list[int] = []
        for seat in range(state.seats):
            spared = frame[SPARED + seat] - 1
            if spared < 0:
                victims += [0, 0]
                continue
            warriors, mask = all_figures(state, seat, battle[f.PROVINCE])
            if spared == b.WARRIOR:
                warriors -= 1
            victims += [warriors, mask & ~(1 << spared)]  # Warriors are not in the mask
        destroy(state, IN_BATTLE, battle[f.PROVINCE], battle[f.PILLAGER], victims)

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        province = state.frames[-2][f.PROVINCE]
        return [v.SPARE | kind << 8 for kind in kinds_in_area(state, seat, province)]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[ASKED] = -1
        frame[SPARED + seat] = first_of(code) + 1
        e.SPARED.tell(state, seat, first_of(code))

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.SPARE:
            return []
        place = b.PROVINCE_NAMES[state.frames[-2][f.PROVINCE]]
        return [Refusal("BR-BAT-9", figure=b.FIGURE_NAMES[first_of(code)], place=place, figures=0)]
