"""Whether an opening can exceed the defence at all (BT-BAT-28).

The attacker's hand and open cards are counted with everything that may still improve them: an
amulet triples its card or makes it a lord, a title raises a unit, a scroll gives its faction. Where
it depends on luck or on the order of cards, the count is generous; without transformers it is
exact. It uses only what the attacker knows: his own cards, and the defence before anybody answers,
which lies open.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.artefacts.weapons import is_ranged, needs_opener
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.strength import strength_for, total
from stormhall.battalia.rules.oracle import uses_of
from stormhall.battalia.rules.paying.open_cards import fights
from stormhall.battalia.rules.paying.payment import ACTS_AS, SUPPLIES
from stormhall.kernel.core.state import Frame, Seat

BEST_ROLL: Final = 3
JOKER_STRENGTH: Final[int] = c.ATTACK[c.LORD]
ANY_NUMBER: Final = 99


class Arms:
    """What a player can bring into a battle line, counted once for all targets."""

    def __init__(self, state: BattaliaState, seat: Seat) -> None:
        self._state: Final = state
        self._seat: Final = seat
        self._own: Final = 1 << state.factions[seat] | 1 << c.UNIVERSAL
        self.factions = 0  # mask of the cards with strength
        self.strength = 0
        self.pure = 0  # the strength of those that keep morale
        self.opens_pure = False  # whether a weapon among these can open
        self.supplies = 0
        self.unbound = False
        self._uses: Final = {c.AMULET: 0, c.TITLE: 0, c.SCROLL: 0}
        self._amulets = 0
        self._raised: Final = [0, 0]  # by titles: what all cards gain, and what those of `pure` do
        self._tripled: Final[list[list[int]]] = [[], []]  # by amulets, card by card
        self._count_hand()
        self._count_open()
        self.all_gains: Final = self._gains(0)
        self.pure_gains: Final = self._gains(1)
        self.changes_faction: Final = self._uses[c.SCROLL] > 0

    def _count_hand(self) -> None:
        state = self._state
        hand = state.zone(self._seat, z.HAND)
        if state.may_lay_borrowed(self._seat):
            hand += bytes((state.borrowed,))
        for tent in z.records_of(state.zone(self._seat, z.TENTS)):  # BT-BAT-17
            hand += bytes([card for card in tent[z.FIRST : z.FLAGS] if card < z.VIRTUAL])
        for card in hand:
            kind, uses = c.KIND[card], uses_of(state, card)
            strength = 0
            if not c.DOUBLED_BY[card]:
                strength = uses * strength_for(state, self._seat, card, kind, 0)
            self._count(card, kind, uses, strength)
            self._count_gains(card, kind, strength)

    def _count_open(self) -> None:
        for record in z.records_of(self._state.zone(self._seat, z.OPEN)):
            if not fights(record):
                continue
            card, kind, uses = record[z.CARD], record[z.KIND], record[z.USES]
            if kind == c.JOKER:
                strength = JOKER_STRENGTH
                self.supplies += 1
                self.opens_pure |= self._is_pure(card)
                for acts in self._uses:
                    self._uses[acts] += 1
            else:
                strength = uses * strength_for(self._state, self._seat, card, kind, 0)
            self._count(card, kind, uses, strength)

    def _count(self, card: int, kind: int, uses: int, strength: int) -> None:
        """Count one card as it is."""
        acts = ACTS_AS[kind]
        if acts in self._uses:
            self._uses[acts] += uses
            self._amulets += acts == c.AMULET
        if kind in SUPPLIES:
            self.supplies += uses if kind == c.SUPPLY else 2 * uses
        if strength:
            self.strength += strength
            self.factions |= 1 << c.FACTION[card]
            self.unbound = self.unbound or c.IS_UNBOUND[card]
            if self._is_pure(card):
                self.pure += strength
                self.opens_pure = self.opens_pure or c.IS_WEAPON[kind]

    def _count_gains(self, card: int, kind: int, strength: int) -> None:
        """Count what transformers may add to a hand card."""
        is_pure = self._is_pure(card)
        if c.TAKES_AMULET[card]:
            gain = max(BEST_ROLL * strength, JOKER_STRENGTH) - strength
            self._tripled[0].append(gain)
            if is_pure:
                self._tripled[1].append(gain)
        if c.SUPPLY < kind < c.LORD and c.ALTERABLE[card]:
            gain = c.ATTACK[c.LORD] - c.ATTACK[kind]
            self._raised[0] += gain
            if is_pure:
                self._raised[1] += gain

    def _gains(self, side: int) -> int:
        """The most that amulets and titles add to all cards (0) or to those of `pure` (1)."""
        amulets, titles = self._uses[c.AMULET], self._uses[c.TITLE]
        if self._amulets > 1:  # one may triple another
            amulets = ANY_NUMBER
        if amulets and titles:
            titles = ANY_NUMBER
        tripled = sum(sorted(self._tripled[side], reverse=True)[:amulets])
        return tripled + min(titles, self._raised[side])

    def _is_pure(self, card: int) -> bool:
        return bool(self._own >> c.FACTION[card] & 1)

    def best(self, frame: Frame) -> int:
        """The highest total that the attacker may reach in a battle."""
        state = self._state
        fed = self.supplies if self.unbound or frame[f.UNBOUND] else 0
        factions = frame[f.FACTIONS_LAID] | self.factions
        best = self._total(frame, self.strength + self.all_gains + fed, factions)
        may_open = self.opens_pure or not needs_opener(state, frame) or is_ranged(state, frame)
        if self.changes_faction:
            best = max(best, self._total(frame, self.strength + self.all_gains + fed, self._own))
        elif may_open and not frame[f.FACTIONS_LAID] & ~self._own:
            best = max(best, self._total(frame, self.pure + self.pure_gains + fed, self._own))
        for module in state.config.at_attacks:
            best += module.could_add(state, frame, self._seat)
        return best

    def _total(self, frame: Frame, strength: int, factions: int) -> int:
        line = frame[:]
        line[f.STRENGTH] += strength
        line[f.FACTIONS_LAID] = factions
        line[f.CARDS_LAID] += 1
        return total(self._state, line, 0)


def can_exceed(state: BattaliaState, frame: Frame, arms: Arms) -> bool:
    """BT-BAT-28: whether the attacker may still exceed the defence as it lies open now."""
    return arms.best(frame) > total(state, frame, 1)
