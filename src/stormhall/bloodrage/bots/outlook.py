"""The board as one clan sees it: numbers that urges and sensible choices look up repeatedly."""

from __future__ import annotations

from stormhall.bloodrage.bots.card_worth import moment_of, token_worth
from stormhall.bloodrage.bots.standing import best_rival, strengths, strengths_here
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.upgrade_effects import power_amount
from stormhall.kernel.core.state import Seat


class Outlook:
    """STR and prizes of all provinces at one moment; never changed."""

    def __init__(self, state: BloodRageState, seat: Seat) -> None:
        self.moment = moment_of(state)
        self.here = strengths_here(state)
        self.area = strengths(state, self.here)
        self.own = self.area[seat * b.PROVINCES : seat * b.PROVINCES + b.PROVINCES]
        self.rival = [best_rival(self.area, state.seats, seat, p) for p in range(b.PROVINCES)]
        self.prize = [0.0] * b.PROVINCES
        closed = state.pillaged | state.destroyed
        for province in range(b.PROVINCES):
            if not closed >> province & 1:
                self.prize[province] = token_worth(state, seat, state.tokens[province], self.moment)
        self.quests = quest_pulls(state, seat)
        self.doomed = state.doomed[state.age]
        self.doom = b.RAGNAROK_GLORY[state.age] * (power_amount(state, seat, h.INSPIRATION) or 1)
        self.bonus = max([c.BONUS[card] for card in state.hands[seat]], default=0)

    def province_pull(self, province: b.Province, added: int) -> float:
        """The worth of more STR in an undestroyed province."""
        own, rival = self.own[province], self.rival[province]
        pull = 0.6 * self.prize[province]
        if pull > 0.0:
            if own + added <= rival:
                pull *= 0.3
            if own > rival:
                pull *= 0.55
        quests = self.quests[province]
        if quests > 0.0 and own + added > rival:
            pull += quests * (0.95 if own <= rival else 0.25)
        if province == self.doomed:
            pull += 1.2 * self.doom
        return pull

    def place_pull(self, place: b.Place, added: int) -> float:
        """The same for a fjord, whose ships fight for two provinces."""
        if place < b.FIRST_FJORD:
            return self.province_pull(place, added)
        pull = 0.0
        for province in range(b.OUTER):
            if b.SUPPORTED[place - b.FIRST_FJORD] >> province & 1:
                pull += 0.6 * self.province_pull(province, added)
        return pull


def quest_pulls(state: BloodRageState, seat: Seat) -> list[float]:
    """For each undestroyed province: the glory of quests, committed or in hand, for leading it."""
    pulls = [0.0] * b.PROVINCES
    cards = state.quests[seat]
    committed = len(cards)
    cards = cards + state.hands[seat]
    for i, card in enumerate(cards):
        mask = c.QUEST_PROVINCES[card] & ~state.destroyed
        if mask:
            glory = c.QUEST_REWARD[card] * (1.0 if i < committed else 0.7)
            for province in range(b.PROVINCES):
                if mask >> province & 1:
                    pulls[province] += glory
    return pulls


def death_wish(state: BloodRageState, seat: Seat) -> float:
    """The glory from one more dead figure: Loki's upgrades and Glorious Death quests."""
    wish = float(power_amount(state, seat, h.RELEASE_GLORY))
    dead = state.figures[seat * b.STRIDE + b.VALHALLA]
    for card in state.quests[seat]:
        if c.QUEST_DEAD[card] > dead:
            wish += 2.0
    for card in state.hands[seat]:
        if c.QUEST_DEAD[card] > dead:
            wish += 1.0
    return wish
