"""The end of a battle: comparison, texts, cards, deaths, glory (BR-BAT-12 to -16)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.knowledge.seen_cards import returned
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model.cards import Card, words_of
from stormhall.bloodrage.model.notation import items_of, verb_of
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.model.step import ACTOR, NamedStep
from stormhall.bloodrage.model.verbs import BLESSING_VERB, DECLINE, RECOVER
from stormhall.bloodrage.rules.actions.after_invade import warrior_may_come
from stormhall.bloodrage.rules.actions.invade import invade
from stormhall.bloodrage.rules.actions.pillage import start_reward
from stormhall.bloodrage.rules.battle.destruction import IN_BATTLE, all_figures, destroy
from stormhall.bloodrage.rules.battle.strength import strength
from stormhall.bloodrage.rules.clan_sheet import has_power, power_amount, tell_card_use, tell_use
from stormhall.bloodrage.rules.clan_stats import ALL_STATS, choose_stat, gain_rage, stat_value
from stormhall.bloodrage.rules.figures import count_at
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat

PILLAGER: Final = 1
PROVINCE: Final = 2
PARTICIPANTS: Final = 3
STAGE: Final = 4
CURSOR: Final = 5
CANCELLED: Final = 6
VALKYRIE_OWNER: Final = 7
WINNER: Final = 8
JUDGES: Final = 9
GRACES: Final = 10
BONUSES: Final = 11
"""From here on, per seat, what its revealed card is worth beyond the printed bonus."""

COMPARE: Final = 7
TEXTS: Final = 8
CARDS_BACK: Final = 9
DEATHS: Final = 10
PLUNDER: Final = 11
GLORY: Final = 12
BLESSINGS: Final = 13

TEXTLESS: Final = 0


def fighters(state: BloodRageState, frame: Frame) -> list[Seat]:
    """The participants, pillager first, then clockwise (D-63)."""
    order: list[Seat] = []
    for i in range(state.seats):
        seat = (frame[PILLAGER] + i) % state.seats
        if frame[PARTICIPANTS] >> seat & 1:
            order.append(seat)
    return order


def text_of(state: BloodRageState, frame: Frame, seat: Seat) -> int:
    """The hook of the card a clan has revealed; without a text, or cancelled, it is none."""
    if frame[CANCELLED] >> seat & 1 or not state.played[seat]:
        return TEXTLESS
    card = state.played[seat][0]
    # BR-BAT-4: an upgrade or quest has no text in a battle; its hooks are other ones.
    return c.HOOK_OF[card]


def bonus_of(state: BloodRageState, frame: Frame, seat: Seat) -> int:
    """What the revealed card of a clan is worth: printed, copied or declared."""
    if not state.played[seat]:
        return 0
    return c.BONUS[state.played[seat][0]] + frame[BONUSES + seat]


def total_of(state: BloodRageState, frame: Frame, seat: Seat) -> int:
    """BR-BAT-5: figures as they stand now, and all own cards."""
    total = strength(state, seat, frame[PROVINCE]) + frame[BONUSES + seat]
    for card in state.played[seat]:
        total += c.BONUS[card]
    return total


def resolve_battle(state: BloodRageState, frame: Frame) -> None:
    """One stage of the resolution; the order is that of BR-BAT-15."""
    stage = frame[STAGE]
    frame[STAGE] += 1
    if stage == COMPARE:
        compare(state, frame)
    elif stage == TEXTS:
        if read_next_text(state, frame):
            frame[STAGE] = TEXTS
    elif stage == CARDS_BACK:
        take_cards_back(state, frame)
    elif stage == DEATHS:
        discard_winning_cards(state, frame)
        destroy_losers(state, frame)
    elif stage == PLUNDER:
        if frame[WINNER] == frame[PILLAGER] + 1:
            start_reward(state, frame[PILLAGER], frame[PROVINCE], frame[GRACES])
    elif stage == GLORY:
        pay_winner(state, frame)
        pay_for_deaths(state, frame)
        frame[CURSOR] = 0
    elif not bless_next(state, frame):
        state.frames.pop()
    else:
        frame[STAGE] = BLESSINGS


def compare(state: BloodRageState, frame: Frame) -> None:
    """BR-BAT-12: a strictly highest total wins; otherwise everybody loses (D-28)."""
    highest, winner = -1, -1
    _tell_warriors(state, frame)
    totals: dict[str, object] = {}
    for seat in fighters(state, frame):
        total = total_of(state, frame, seat)
        if state.log is not None:
            totals[str(seat)] = total
        if total > highest:
            highest, winner = total, seat
        elif total == highest:
            winner = -1
        text = text_of(state, frame, seat)
        if text == c.JUDGEMENT:
            frame[JUDGES] |= 1 << seat
        elif text == c.GRACE and seat == frame[PILLAGER]:
            frame[GRACES] = 1
    frame[WINNER] = winner + 1
    frame[CURSOR] = 0
    if state.log is not None:
        facts: dict[str, object] = {"place": b.PROVINCE_NAMES[frame[PROVINCE]], "totals": totals}
        facts["winner"] = winner if winner >= 0 else None
        state.tell("battle-decided", facts)


def _tell_warriors(state: BloodRageState, frame: Frame) -> None:
    """Upgraded Warriors make a difference in this battle."""
    for seat in fighters(state, frame):
        if state.log is not None and count_at(state, seat, b.WARRIOR, frame[PROVINCE]):
            for hook in c.WARRIOR_HOOKS:
                tell_use(state, seat, hook)


# R1


def read_next_text(state: BloodRageState, frame: Frame) -> bool:
    """R1: the win or lose text of the next participant; False when all have been read."""
    order = fighters(state, frame)
    if frame[CURSOR] >= len(order):
        return False
    seat = order[frame[CURSOR]]
    frame[CURSOR] += 1
    winner = frame[WINNER] - 1
    text = text_of(state, frame, seat)
    if seat == winner:
        _win_text(state, seat, text)
    elif winner >= 0:
        _lose_text(state, seat, winner, text)
    return True


def _win_text(state: BloodRageState, seat: Seat, text: int) -> None:
    if text not in (c.HAMMER, c.ASCENSION, c.OATH):
        return
    card = state.played[seat][0]
    tell_card_use(state, seat, card)
    if text == c.OATH:
        choose_stat(state, seat, ALL_STATS)
        return
    gain_glory(state, seat, b.CARD_GLORY, c.AMOUNT[card])
    gain_rage(state, seat, c.ASCENSION_RAGE[card])


def _lose_text(state: BloodRageState, seat: Seat, winner: Seat, text: int) -> None:
    """D-39: nobody can take more than the winner has."""
    if text in (c.TRICKERY, c.BACKSTAB):
        tell_card_use(state, seat, state.played[seat][0])
    if text == c.TRICKERY:
        stolen = min(c.AMOUNT[state.played[seat][0]], state.rage[winner])
        gain_rage(state, winner, -stolen)
        gain_rage(state, seat, stolen)
    elif text == c.BACKSTAB:
        stolen = min(c.AMOUNT[state.played[seat][0]], state.glory[winner])
        gain_glory(state, winner, b.STOLEN, -stolen)
        gain_glory(state, seat, b.STOLEN, stolen)


def _take_into_hand(state: BloodRageState, seat: Seat, owner: Seat) -> None:
    """All cards that `owner` has played go into the hand of `seat`, seen by all."""
    cards = state.played[owner]
    state.played[owner] = []
    for card in cards:
        returned(state, seat, card)
    if state.log is not None and cards:
        state.tell("cards-taken", {"seat": seat, "from": owner, "cards": words_of(cards)})


# R2


def take_cards_back(state: BloodRageState, frame: Frame) -> None:
    """R2: losers take their cards back; the winner may buy back with Tyr's Prowess."""
    winner = frame[WINNER] - 1
    if winner >= 0:
        _poison(state, frame, winner)
    for seat in fighters(state, frame):
        if seat != winner:
            _take_into_hand(state, seat, seat)
    if winner >= 0 and state.played[winner] and recoverable(state, winner):
        state.frames.append([ids.PROWESS, winner])


def _poison(state: BloodRageState, frame: Frame, winner: Seat) -> None:
    """Loki's Poison takes the winner's cards where they would be discarded, before Prowess (D-40).

    In R1 they still lie there, so their texts work whoever is read first (D-74).
    """
    for seat in fighters(state, frame):
        if seat != winner and text_of(state, frame, seat) == c.POISON:
            tell_card_use(state, seat, state.played[seat][0])
            _take_into_hand(state, seat, winner)


def recoverable(state: BloodRageState, seat: Seat) -> int:
    """How many cards the winner can buy back."""
    if not has_power(state, seat, c.PROWESS):
        return 0
    return state.rage[seat] // power_amount(state, seat, c.PROWESS)


def discard_winning_cards(state: BloodRageState, frame: Frame) -> None:
    """R2: what the winner has not bought back is gone."""
    winner = frame[WINNER] - 1
    if winner >= 0:
        state.discards += state.played[winner]
        state.played[winner] = []


class ProwessStep(NamedStep):
    """DP-15: any of the own played cards, one Rage each."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[ACTOR]

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        cards = sorted(state.played[seat])
        most = recoverable(state, seat)
        found = {DECLINE}
        for choice in range(1, 1 << len(cards)):
            chosen = [cards[i] for i in range(len(cards)) if choice >> i & 1]
            if len(chosen) <= most:
                found.add(_recover_code(chosen))
        return sorted(found)

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == DECLINE:
            return
        cards = items_of(code)
        tell_use(state, seat, c.PROWESS)
        state.rage[seat] -= len(cards) * power_amount(state, seat, c.PROWESS)
        for card in cards:
            state.played[seat].remove(card)
            returned(state, seat, card)
        if state.log is not None:
            facts: dict[str, object] = {"seat": seat, "cards": words_of(cards)}
            facts["rage"] = state.rage[seat]
            state.tell("recovered", facts)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != RECOVER:
            return []
        cards = items_of(code)
        refusal = Refusal(
            "BR-BAT-15",
            cards=words_of(cards),
            played=words_of(state.played[seat]),
            cost=len(cards) * power_amount(state, seat, c.PROWESS),
            rage=state.rage[seat],
        )
        return [refusal]


def _recover_code(cards: list[Card]) -> Code:
    code = RECOVER
    position = 8
    for card in cards:
        code |= (card + 1) << position
        position += 8
    return code


# R3 to R6


def destroy_losers(state: BloodRageState, frame: Frame) -> None:
    """R3: all figures of all losers in the area, in one event."""
    victims: list[int] = []
    for seat in range(state.seats):
        loses = frame[PARTICIPANTS] >> seat & 1 and seat != frame[WINNER] - 1
        victims += all_figures(state, seat, frame[PROVINCE]) if loses else [0, 0]
    destroy(state, IN_BATTLE, frame[PROVINCE], frame[PILLAGER], victims)


def pay_winner(state: BloodRageState, frame: Frame) -> None:
    """R5: the Axes as they are now."""
    winner = frame[WINNER] - 1
    if winner >= 0:
        gain_glory(state, winner, b.BATTLE_GLORY, stat_value(state, winner, b.AXES))


def pay_for_deaths(state: BloodRageState, frame: Frame) -> None:
    """R6: Odin's Judgement, the Valkyrie and Thor's Glory count the dead (D-45)."""
    dead = 0
    for seat in range(state.seats):
        dead += state.deaths[seat]
    for seat in fighters(state, frame):
        enemies = dead - state.deaths[seat]
        if frame[JUDGES] >> seat & 1 and dead:
            tell_card_use(state, seat, JUDGEMENT_CARD)
            gain_glory(state, seat, b.SLAUGHTER, dead * c.AMOUNT[JUDGEMENT_CARD])
        if frame[VALKYRIE_OWNER] == seat + 1 and enemies:
            tell_use(state, seat, c.VALKYRIE_CARD)
            gain_glory(
                state, seat, b.SLAUGHTER, enemies * power_amount(state, seat, c.VALKYRIE_CARD)
            )
        if has_power(state, seat, c.THORS_GLORY) and enemies >= _threshold(state, seat):
            tell_use(state, seat, c.THORS_GLORY)
            gain_glory(state, seat, b.SLAUGHTER, power_amount(state, seat, c.THORS_GLORY))


JUDGEMENT_CARD: Final[int] = c.HOOK_OF.index(c.JUDGEMENT)


def _threshold(state: BloodRageState, seat: Seat) -> int:
    for card in state.slots[seat * c.SLOTS : seat * c.SLOTS + c.SLOTS]:
        if card >= 0 and c.HOOK_OF[card] == c.THORS_GLORY:
            return c.THRESHOLD[card]
    return 0


# R7


def bless_next(state: BloodRageState, frame: Frame) -> bool:
    """R7: ask the next loser with Loki's Blessing; False when all have been asked (D-52)."""
    order = fighters(state, frame)
    while frame[CURSOR] < len(order):
        seat = order[frame[CURSOR]]
        frame[CURSOR] += 1
        if seat != frame[WINNER] - 1 and blessing_possible(state, seat, frame[PROVINCE]):
            state.frames.append([ids.BLESSING, seat, frame[PROVINCE]])
            return True
    return False


def blessing_possible(state: BloodRageState, seat: Seat, province: int) -> bool:
    """Loki's Blessing: a Warrior of the reserve, room in an outer province and under Horns."""
    return (
        has_power(state, seat, c.BLESSING)
        and province != b.YGGDRASIL
        and warrior_may_come(state, seat, province)
    )


class BlessingStep(NamedStep):
    """DP-18: bring a Warrior into the province just lost, or decline."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[ACTOR]

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [DECLINE, BLESSING_VERB]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == BLESSING_VERB:
            tell_use(state, seat, c.BLESSING)
            invade(state, seat, b.WARRIOR, frame[PROVINCE], b.RESERVE)
