"""The Quest phase: committed quests are turned up, judged and rewarded (BR-QPH-*)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.knowledge.seen_cards import shown
from stormhall.bloodrage.model import step_ids as frames
from stormhall.bloodrage.model.board import PROVINCES, QUEST_GLORY, STRIDE, VALHALLA, Province
from stormhall.bloodrage.model.cards import (
    CARD_WORDS,
    QUEST_DEAD,
    QUEST_PROVINCES,
    QUEST_REWARD,
    THRONE,
    Card,
    words_of,
)
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.model.step import NamedStep
from stormhall.bloodrage.rules.actions.clan_sheet import power_amount, tell_card_use, tell_use
from stormhall.bloodrage.rules.figures import order_from, strength
from stormhall.bloodrage.rules.glory import ALL_STATS, choose_stat, gain_glory
from stormhall.kernel.core.state import Frame, Seat

NEXT: Final = 1
REWARDS: Final = 2


def leads(game: BloodRageState, seat: Seat, province: Province) -> bool:
    """BR-QPH-3: more STR than every other clan in a living province, and some (D-56)."""
    if game.ruined >> province & 1:
        return False
    own = strength(game, seat, province)
    if own <= 0:
        return False
    for other in range(game.seats):
        if other != seat and strength(game, other, province) >= own:
            return False
    return True


def is_completed(game: BloodRageState, seat: Seat, card: Card) -> bool:
    """BR-QPH-3, -4: whether a quest is completed on the board as it stands."""
    if QUEST_DEAD[card]:
        return game.figures[seat * STRIDE + VALHALLA] >= QUEST_DEAD[card]
    for province in range(PROVINCES):
        if QUEST_PROVINCES[card] >> province & 1 and leads(game, seat, province):
            return True
    return False


def start_quests(game: BloodRageState) -> None:
    """BR-QPH-1: all committed quests are revealed, judged, and go to the discard pile."""
    rewards: list[int] = []
    for seat in order_from(game, game.first):
        for card in game.quests[seat]:
            done = is_completed(game, seat, card)
            if done:
                rewards += [seat, card]
            if game.log is not None:
                facts: dict[str, object] = {"seat": seat, "card": CARD_WORDS[card]}
                facts["completed"] = done
                game.tell("quest-revealed", facts, reveal=True)
    for seat in range(game.seats):
        cards = game.quests[seat]
        game.quests[seat] = []
        for card in cards:
            shown(game, seat, card)
        game.discards += cards
    game.frames.append([frames.QUESTS, 0, *rewards])


class Quests(NamedStep):
    """BR-QPH-2, -5: glory and a stat step for each completed quest, first player's first."""

    def go_on(self, game: BloodRageState, frame: Frame) -> None:
        i = REWARDS + 2 * frame[NEXT]
        if i >= len(frame):
            game.frames.pop()
            return
        frame[NEXT] += 1
        seat, card = frame[i], frame[i + 1]
        factor = power_amount(game, seat, THRONE) or 1
        if factor > 1:
            tell_use(game, seat, THRONE)
        tell_card_use(game, seat, card)
        gain_glory(game, seat, QUEST_GLORY, QUEST_REWARD[card] * factor)
        choose_stat(game, seat, ALL_STATS)

    def write(self, game: BloodRageState, frame: Frame, eyes: int) -> dict[str, object]:
        document = super().write(game, frame, eyes)
        document["completed"] = words_of(frame[REWARDS + 1 :: 2])
        return document
