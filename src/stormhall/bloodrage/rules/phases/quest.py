"""The Quest phase: committed quests are revealed, judged and rewarded (BR-QPH-*)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.knowledge.seen_cards import show_card
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.battle.strength import strength
from stormhall.bloodrage.rules.clan_stats import ALL_STATS, choose_stat
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.bloodrage.rules.turn_order import order_from
from stormhall.bloodrage.rules.upgrade_effects import log_card_use, log_use, power_amount
from stormhall.kernel.core.kinds import Fields, GameConfig, Listed, fields
from stormhall.kernel.core.state import Frame, Seat
from stormhall.kernel.core.step import Step

NEXT: Final = 1
FIELDS: Final[Fields] = fields((NEXT, "next", k.COUNT))
REWARDS: Final = 2


def leads(state: BloodRageState, seat: Seat, province: b.Province) -> bool:
    """BR-QPH-3: whether a clan has more STR than every other in an undestroyed province (D-56)."""
    if state.destroyed >> province & 1:
        return False
    own = strength(state, seat, province)
    return own > 0 and own > rival_strength(state, seat, province)


def rival_strength(state: BloodRageState, seat: Seat, province: b.Province) -> int:
    """The greatest STR of another clan in a province."""
    return max([strength(state, i, province) for i in range(state.seats) if i != seat])


def is_completed(state: BloodRageState, seat: Seat, card: c.Card) -> bool:
    """BR-QPH-3, -4: whether a quest is completed on the present board."""
    if c.QUEST_DEAD[card]:
        return state.figures[seat * b.STRIDE + b.VALHALLA] >= c.QUEST_DEAD[card]
    for province in range(b.PROVINCES):
        if c.QUEST_PROVINCES[card] >> province & 1 and leads(state, seat, province):
            return True
    return False


def start_quests(state: BloodRageState) -> None:
    """BR-QPH-1: reveal, judge and discard all committed quests."""
    rewards: list[int] = []
    for seat in order_from(state, state.first):
        for card in state.quests[seat]:
            completed = is_completed(state, seat, card)
            if completed:
                rewards += [seat, card]
            e.QUEST_REVEALED.tell(state, seat, card, completed)
    for seat in range(state.seats):
        cards = state.quests[seat]
        state.quests[seat] = []
        for card in cards:
            show_card(state, seat, card)
        state.discards += cards
    state.frames.append([ids.QUESTS, 0, *rewards])


class Quests(Step[BloodRageState]):
    """BR-QPH-2, -5: glory and a stat step for each completed quest, the first player's first."""

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        i = REWARDS + 2 * frame[NEXT]
        if i >= len(frame):
            state.frames.pop()
            return
        frame[NEXT] += 1
        seat, card = frame[i], frame[i + 1]
        factor = power_amount(state, seat, h.THRONE) or 1
        if factor > 1:
            log_use(state, seat, h.THRONE)
        log_card_use(state, seat, card)
        gain_glory(state, seat, b.QUEST_GLORY, c.QUEST_REWARD[card] * factor)
        choose_stat(state, seat, ALL_STATS)

    def write(self, state: BloodRageState, frame: Frame, viewer: int) -> dict[str, object]:
        document = super().write(state, frame, viewer)
        document["completed"] = c.words_of(frame[REWARDS + 1 :: 2])
        return document

    def facts(self, config: GameConfig) -> Fields:
        return {**super().facts(config), "completed": Listed(k.CARD)}
