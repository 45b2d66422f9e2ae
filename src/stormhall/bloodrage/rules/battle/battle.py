"""A battle up to the comparison: cards, reveal and what works before it (BR-BAT-1 to -11).

The frame of a battle holds its whole story; `resolution.py` tells the end of it.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.knowledge.seen_cards import hand_is_known, play_from_hand
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.cards import (
    AFTER_REVEAL,
    AGE_OF,
    AMOUNT,
    CARD_COUNT,
    CARD_WORDS,
    CLAN_UPGRADE,
    FIRST_SLOT,
    HOOK_OF,
    KIND_OF,
    PRIMACY,
    QUEST,
    QUEST_AS_BATTLE,
    SIGHT,
    SLOT_COUNT,
    SLOTS,
    SMITE,
    TIDE,
    WATCH_CARD,
    Card,
    words_of,
)
from stormhall.bloodrage.model.notation import first_of, verb_of
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.model.step import ACTOR, NamedStep
from stormhall.bloodrage.rules.battle.destruction import IN_BATTLE, all_figures, destroy
from stormhall.bloodrage.rules.battle.resolution import (
    BONUSES,
    CANCELLED,
    COMPARE,
    CURSOR,
    PARTICIPANTS,
    PILLAGER,
    PROVINCE,
    STAGE,
    VALKYRIE_OWNER,
    bonus_of,
    fighters,
    resolve_battle,
    text_of,
)
from stormhall.bloodrage.rules.clan_sheet import has_power, tell_card_use
from stormhall.bloodrage.rules.figures import count_at, in_area, kinds_in_area, order_from
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.shared_choices import SecretChoice
from stormhall.kernel.core.state import Code, Frame, Seat

BEGIN: Final = 0
CHOOSE: Final = 1
DECLARE: Final = 2
CANCEL: Final = 3
REPLAY: Final = 4
EFFECTS: Final = 5
ADDITIONS: Final = 6

FIRST_AFTER_AGE: Final[int] = min(
    AGE_OF[card] for card in range(CARD_COUNT) if HOOK_OF[card] == AFTER_REVEAL
)


class Battle(NamedStep):
    """The steps of a battle in order; each stage either asks somebody or goes on at once."""

    def tail_size(self, state: BloodRageState) -> int:
        return state.seats  # what each revealed card is worth beyond its print

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        stage = frame[STAGE]
        if stage >= COMPARE:
            resolve_battle(state, frame)
        elif stage == BEGIN:
            frame[VALKYRIE_OWNER] = _valkyrie_owner(state, frame)
            frame[STAGE] = CHOOSE
        elif stage == CHOOSE:
            frame[STAGE] = DECLARE
            ask_for_cards(state, frame)
        elif stage == DECLARE:
            declare_next(state, frame)
        elif stage == CANCEL:
            frame[STAGE] = REPLAY
            cancel_texts(state, frame)
            fix_sight(state, frame)
        elif stage == REPLAY:
            frame[STAGE] = CHOOSE if replay(state, frame) else EFFECTS
        elif stage == EFFECTS:
            next_effect(state, frame)
        else:
            frame[STAGE] = COMPARE
            mask = frame[PARTICIPANTS]
            state.frames.append([ids.AFTER, mask, frame[PILLAGER], 0, 0])


def _valkyrie_owner(state: BloodRageState, frame: Frame) -> int:
    """D-45: who has the Valkyrie in the battle when it starts, counted from 1; 0 is nobody."""
    for seat in fighters(state, frame):
        if state.at[seat * b.KINDS + b.VALKYRIE] == frame[PROVINCE]:
            return seat + 1
    return 0


# BR-BAT-2, -3: one card each, unseen.


def ask_for_cards(state: BloodRageState, frame: Frame) -> None:
    """Ask everybody who has a choice; a single card plays itself (DP-9)."""
    mask = 0
    for seat in fighters(state, frame):
        if len(state.hands[seat]) > 1:
            mask |= 1 << seat
    if mask:
        CARD_CHOICE.open(state, ids.CARDS, mask, [])
    else:
        reveal(state, [-1] * state.seats)


def reveal(state: BloodRageState, choices: list[Code]) -> None:
    """BR-BAT-3: all cards are turned up together; the battle is the frame on top."""
    frame = state.frames[-1]
    shown: dict[str, object] = {}
    for seat in fighters(state, frame):
        hand = state.hands[seat]
        if choices[seat] >= 0:
            card = first_of(choices[seat])
        elif hand:
            card = hand[0]
        else:
            continue
        play_from_hand(state, seat, card)
        state.played[seat].append(card)
        if state.log is not None:
            shown[str(seat)] = CARD_WORDS[card]
    if state.log is not None:
        state.tell("revealed", {"cards": shown}, reveal=True)


class CardChoice(SecretChoice[BloodRageState]):
    """DP-9: any one card of the hand."""

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        codes: list[Code] = []
        last = -1
        for card in state.hands[seat]:
            if card != last:
                codes.append(v.CARD_VERB | card << 8)
                last = card
        return codes

    def resolve(self, state: BloodRageState, choices: list[Code], tail: list[int]) -> None:
        reveal(state, choices)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) in (v.DECLINE, v.ADD):
            return [Refusal("BR-BAT-2", hand=len(state.hands[seat]))]
        if verb_of(code) != v.CARD_VERB:
            return []
        card = CARD_WORDS[first_of(code)]
        return [Refusal("BR-BAT-2", card=card, hand=words_of(state.hands[seat]))]


CARD_CHOICE: Final = CardChoice("battle-cards")


# BR-BAT-9, step 1: quests as battle cards.


def declare_next(state: BloodRageState, frame: Frame) -> None:
    """Ask the next clan that may count its quest as a battle card (D-34)."""
    order = order_from(state, frame[PILLAGER])
    while frame[CURSOR] < state.seats:
        seat = order[frame[CURSOR]]
        frame[CURSOR] += 1
        played = state.played[seat]
        if played and KIND_OF[played[0]] == QUEST and has_power(state, seat, QUEST_AS_BATTLE):
            state.frames.append([ids.COUNT, seat])
            return
    frame[CURSOR] = 0
    frame[STAGE] = CANCEL


class Count(NamedStep):
    """DP-10: count a revealed quest as a battle card, or not."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[ACTOR]

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        codes = [v.DECLINE]
        first = seat * SLOTS + FIRST_SLOT[CLAN_UPGRADE]
        last = first + SLOT_COUNT[CLAN_UPGRADE]
        cards = sorted(card for card in state.slots[first:last] if card >= 0)
        codes += [v.COUNT | AMOUNT[c] << 8 for c in cards if HOOK_OF[c] == QUEST_AS_BATTLE]
        return codes

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.COUNT:
            return []
        own = [first_of(c) for c in self.offers(state, frame, seat) if c != v.DECLINE]
        return [Refusal("BR-BAT-9", strength=first_of(code), allowed=own)]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == v.DECLINE:
            return
        state.frames[-1][BONUSES + seat] = first_of(code)
        for card in state.slots[seat * SLOTS : seat * SLOTS + SLOTS]:
            if card >= 0 and HOOK_OF[card] == QUEST_AS_BATTLE and AMOUNT[card] == first_of(code):
                tell_card_use(state, seat, card)
        if state.log is not None:
            state.tell("declared", {"seat": seat, "strength": first_of(code)})


# BR-BAT-9, steps 2 and 3.


def cancel_texts(state: BloodRageState, frame: Frame) -> None:
    """Thor's Primacy, in order: one that is cancelled itself does nothing (D-30, D-33)."""
    for seat in fighters(state, frame):
        if text_of(state, frame, seat) == PRIMACY:
            frame[CANCELLED] |= frame[PARTICIPANTS] & ~(1 << seat)
            tell_card_use(state, seat, state.played[seat][0])
            if state.log is not None:
                state.tell("texts-cancelled", {"seat": seat})


def fix_sight(state: BloodRageState, frame: Frame) -> None:
    """D-32: Heimdall's Sight takes the highest bonus that others have revealed."""
    for seat in fighters(state, frame):
        if text_of(state, frame, seat) == SIGHT:
            highest = 0
            for other in fighters(state, frame):
                if other != seat:
                    highest = max(highest, bonus_of(state, frame, other))
            frame[BONUSES + seat] = highest
            if highest:
                tell_card_use(state, seat, state.played[seat][0])


def replay(state: BloodRageState, frame: Frame) -> bool:
    """BR-BAT-10: Heimdall's Watch pays its owner, throws all cards away and all choose again."""
    for seat in fighters(state, frame):
        if text_of(state, frame, seat) != WATCH_CARD:
            continue
        tell_card_use(state, seat, state.played[seat][0])
        total = 0
        for other in fighters(state, frame):
            total += bonus_of(state, frame, other)
        gain_glory(state, seat, b.WATCH, total)
        for other in range(state.seats):
            state.discards += state.played[other]
            state.played[other] = []
            frame[BONUSES + other] = 0
        frame[CANCELLED] = 0
        if state.log is not None:
            state.tell("cards-swept", {"seat": seat})
        return True
    return False


# BR-BAT-9, step 4.


def next_effect(state: BloodRageState, frame: Frame) -> None:
    """Odin's Smite and Odin's Tide, in order."""
    order = order_from(state, frame[PILLAGER])
    while frame[CURSOR] < state.seats:
        seat = order[frame[CURSOR]]
        frame[CURSOR] += 1
        text = text_of(state, frame, seat)
        if text == SMITE:
            smite(state, frame, seat)
            return
        if text == TIDE:
            tell_card_use(state, seat, state.played[seat][0])
            state.frames.append([ids.TIDE, 0, -1] + [0] * state.seats)
            return
    frame[CURSOR] = 0
    frame[STAGE] = ADDITIONS


def smite(state: BloodRageState, frame: Frame, owner: Seat) -> None:
    """D-35: one Warrior of each other clan in the battle."""
    victims: list[int] = []
    for seat in range(state.seats):
        fights = seat != owner and frame[PARTICIPANTS] >> seat & 1
        warriors = count_at(state, seat, b.WARRIOR, frame[PROVINCE]) if fights else 0
        victims += [min(1, warriors), 0]
    if any(victims):
        tell_card_use(state, owner, state.played[owner][0])
    destroy(state, IN_BATTLE, frame[PROVINCE], frame[PILLAGER], victims)


TIDE_NEXT: Final = 1
TIDE_ASKED: Final = 2
TIDE_KEPT: Final = 3


class TideStep(NamedStep):
    """DP-11, D-36: each clan keeps one figure of its choice, all others die together."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[TIDE_ASKED] if frame[TIDE_ASKED] >= 0 else 0

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        battle = state.frames[-2]
        order = order_from(state, battle[PILLAGER])
        while frame[TIDE_NEXT] < state.seats:
            seat = order[frame[TIDE_NEXT]]
            frame[TIDE_NEXT] += 1
            fights = battle[PARTICIPANTS] >> seat & 1
            if not fights or in_area(state, seat, battle[PROVINCE]) < 2:
                continue
            kinds = kinds_in_area(state, seat, battle[PROVINCE])
            if len(kinds) > 1:
                frame[TIDE_ASKED] = seat
                return
            frame[TIDE_KEPT + seat] = kinds[0] + 1
        state.frames.pop()
        self._destroy(state, frame, battle)

    def _destroy(self, state: BloodRageState, frame: Frame, battle: Frame) -> None:
        victims: list[int] = []
        for seat in range(state.seats):
            kept = frame[TIDE_KEPT + seat] - 1
            if kept < 0:
                victims += [0, 0]
                continue
            warriors, mask = all_figures(state, seat, battle[PROVINCE])
            if kept == b.WARRIOR:
                warriors -= 1
            victims += [warriors, mask & ~(1 << kept) if kept != b.WARRIOR else mask]
        destroy(state, IN_BATTLE, battle[PROVINCE], battle[PILLAGER], victims)

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        province = state.frames[-2][PROVINCE]
        return [v.SPARE | kind << 8 for kind in kinds_in_area(state, seat, province)]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[TIDE_ASKED] = -1
        frame[TIDE_KEPT + seat] = first_of(code) + 1
        if state.log is not None:
            state.tell("spared", {"seat": seat, "figure": b.KIND_NAMES[first_of(code)]})

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.SPARE:
            return []
        place = b.PROVINCE_NAMES[state.frames[-2][PROVINCE]]
        return [Refusal("BR-BAT-9", figure=b.KIND_NAMES[first_of(code)], place=place, figures=0)]


# BR-BAT-11: cards in addition to those revealed.

AFTER_MASK: Final = 1
AFTER_SEAT: Final = 2
AFTER_DECLINES: Final = 3
AFTER_ASKED: Final = 4


def additions(state: BloodRageState, seat: Seat) -> list[Card]:
    """The cards of a hand that may be added after the reveal, each once."""
    found: list[Card] = []
    for card in state.hands[seat]:
        if HOOK_OF[card] == AFTER_REVEAL and card not in found:
            found.append(card)
    return found


def may_hold_addition(state: BloodRageState, seat: Seat) -> bool:
    """Whether the others have to reckon with a card to be added.

    BR-INF-6: whoever might hold one is asked, even if only `decline` is possible, so that the
    question itself betrays nothing. Age, an empty hand and cards shown before are seen by all.
    """
    if state.age < FIRST_AFTER_AGE or not state.hands[seat]:
        return False
    return not hand_is_known(state, seat) or bool(additions(state, seat))


class After(NamedStep):
    """The window after the reveal: round and round until all have declined one after another."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[AFTER_SEAT] if frame[AFTER_ASKED] else 0

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        fighting = frame[AFTER_MASK].bit_count()
        while frame[AFTER_DECLINES] < fighting:
            if may_hold_addition(state, frame[AFTER_SEAT]):
                frame[AFTER_ASKED] = 1
                return
            self._decline(state, frame)
        state.frames.pop()

    def _decline(self, state: BloodRageState, frame: Frame) -> None:
        if state.log is not None:
            state.tell("added-nothing", {"seat": frame[AFTER_SEAT]})
        frame[AFTER_DECLINES] += 1
        self._next(state, frame)

    def _next(self, state: BloodRageState, frame: Frame) -> None:
        seat = frame[AFTER_SEAT]
        while True:
            seat = (seat + 1) % state.seats
            if frame[AFTER_MASK] >> seat & 1:
                break
        frame[AFTER_SEAT] = seat

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.DECLINE] + [v.ADD | card << 8 for card in additions(state, seat)]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[AFTER_ASKED] = 0
        if code == v.DECLINE:
            self._decline(state, frame)
            return
        card = first_of(code)
        play_from_hand(state, seat, card)
        state.played[seat].append(card)
        tell_card_use(state, seat, card)
        frame[AFTER_DECLINES] = 0
        self._next(state, frame)
        if state.log is not None:
            state.tell("card-added", {"seat": seat, "card": CARD_WORDS[card]})

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) not in (v.ADD, v.CARD_VERB):
            return []
        allowed = words_of(additions(state, seat))
        return [Refusal("BR-BAT-11", card=CARD_WORDS[first_of(code)], allowed=allowed)]
