"""Redrawing the cards that a seat cannot know (BR-INF-2, -3); everything it knows stays true.

Cards that others drafted are dealt again within the pools that the seat remembers: every clan gets
the cards it has shown since, and enough quests for the ones it has committed. Then each clan's
private cards are spread over hand, quests and discards. The outcome depends only on the view and on
`chance`.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.knowledge.draft_knowledge import (
    ANY_CARD,
    IN_DECK,
    IN_HAND,
    Pool,
    hidden_count,
    pools_of,
)
from stormhall.bloodrage.knowledge.seen_cards import CARD_MASK, SINCE
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model.draft import is_dealt_open_handed
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Seat

UNKNOWN: Final = -1
"""A card that a view hides, until it is drawn."""

ANY_QUEST: Final = -2


def redeal(state: BloodRageState, viewer: int, chance: Chance) -> None:
    """Redraw all hidden cards, in place."""
    deal = Redeal(state, viewer, chance)
    agrees = deal.deal_needed()
    assert agrees, "no deal agrees with what the viewer has seen"
    deal.fill_pools()
    deal.lay_out()
    _forget_others(state, viewer)


def _gather_old(state: BloodRageState, others: list[Seat]) -> list[c.Card]:
    """Cards of earlier ages that left unseen or that others may have kept; ascending.

    If nobody else has kept one, the cards that are gone are known, and none are dealt again.
    """
    keepers = [seat for seat in others if state.old_cards[seat]]
    if not keepers:
        return []
    old: list[c.Card] = []
    for age in range(state.age):
        old += state.decks[age]
    for seat in keepers:
        old += [card for card in hidden_cards(state, seat) if c.AGE_OF[card] < state.age]
    return sorted(old)


def hidden_cards(state: BloodRageState, seat: Seat) -> list[c.Card]:
    """The private cards of a clan that were never shown, without unknown ones."""
    cards = state.hands[seat] + state.quests[seat] + state.unseen_discards[seat]
    for entry in state.known_cards[seat]:
        if entry & CARD_MASK in cards:
            cards.remove(entry & CARD_MASK)
    return [card for card in cards if card != UNKNOWN]


def _add_hands_to(pool: Pool, state: BloodRageState, others: list[Seat]) -> None:
    """Put all cards of this age that others hold into one pool, if no draft is remembered."""
    for seat in others:
        pool.cards += [card for card in hidden_cards(state, seat) if c.AGE_OF[card] == state.age]
        for _ in range(hidden_count(state, seat)):
            pool.add(IN_HAND + seat, seat)
    pool.cards.sort()
    while len(pool.positions) > len(pool.cards):
        # A view names no cards in hands: they are counted in the deck, with its positions.
        i = pool.positions.index(IN_DECK)
        pool.positions.pop(i)
        pool.owners.pop(i)


FACTORIALS: Final[list[int]] = [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800]


def shuffle_few(chance: Chance, cards: list[c.Card]) -> None:
    """Shuffle cards; if they are few, a single draw gives the number of their order."""
    if len(cards) >= len(FACTORIALS):
        chance.shuffle(cards)
        return
    order = chance.below(FACTORIALS[len(cards)]) if len(cards) > 1 else 0
    for i in range(len(cards) - 1, 0, -1):
        j = order % (i + 1)
        order //= i + 1
        cards[i], cards[j] = cards[j], cards[i]


def _forget_others(state: BloodRageState, viewer: int) -> None:
    """Replace what others remember beyond this view with "any card"."""
    row = viewer if viewer >= 0 else state.seats
    for seat in range(state.seats):
        if state.old_cards[seat]:
            for other in range(state.seats + 1):
                if other not in (row, seat):
                    state.may_have_kept[other * state.seats + seat] = ANY_CARD
    for age in range(b.AGES):
        if state.stacked[age]:
            state.stacked[age] = 0
            state.decks[age].sort()


class Redeal:
    """Tries one deal after another until everybody has the cards they must have."""

    def __init__(self, state: BloodRageState, viewer: int, chance: Chance) -> None:
        self.state = state
        self.row = viewer if viewer >= 0 else state.seats
        self.chance = chance
        self.others = [seat for seat in range(state.seats) if seat != viewer]
        self.old = _gather_old(state, self.others)
        self.pools = pools_of(state, viewer)
        if not state.draft:
            _add_hands_to(self.pools[0], state, self.others)
        self.kept: list[list[c.Card]] = [[] for _ in range(state.seats)]  # old cards by clan
        self.thorough = False  # try all old cards, not just one of each sort
        self.needs: list[list[int]] = []
        self.given: list[list[list[int]]] = [[] for _ in self.pools]  # per pool: [seat, card]
        self.private: list[list[c.Card]] = [[] for _ in range(state.seats)]

    # The cards that everybody must have: cards shown, then old cards and quests, clan by clan.

    def deal_needed(self) -> bool:
        """Give everybody the cards they must have; False if that is impossible.

        Cards that were shown and can only have come from one pool go first: nearly all have, so the
        rest seldom has to be undone.
        """
        if self.state.draft:
            for seat in self.others:
                for card in self.state.shown[seat]:
                    p = self.only_pool(seat, card)
                    if p >= 0:
                        self._give(p << 8 | card, seat)
                    else:
                        self.needs.append([seat, card])
        if self.place(0):
            return True
        self.thorough = True
        return self.place(0)

    def only_pool(self, seat: Seat, card: c.Card) -> int:
        """The only pool that a clan's card can come from; -1 if there are none or several."""
        only = -1
        for p, pool in enumerate(self.pools):
            if card in pool.cards and seat in pool.owners:
                if only >= 0:
                    return -1
                only = p
        return only

    def place(self, i: int) -> bool:
        """Find a pool for the i-th card that was shown, then place the rest; False if it fails."""
        if i == len(self.needs):
            return self.choose_private(0)
        seat, wanted = self.needs[i][0], self.needs[i][1]
        for option in self.rotated(self.pools_with(seat, wanted)):
            self._give(option, seat)
            if self.place(i + 1):
                return True
            self._take_back(option)
        return False

    def choose_private(self, i: int) -> bool:
        """Give the i-th other clan its hidden old cards, then quests, and go on to the next."""
        if i == len(self.others):
            return True
        seat = self.others[i]
        if len(self.kept[seat]) == self.state.old_cards[seat]:
            return self.place_quests(i, self.missing_quests(seat))
        mask = self.state.may_have_kept[self.row * self.state.seats + seat]
        failed = 0  # bit 1: with a quest, bit 0: with another card
        for card in self.rotated([card for card in self.old if mask >> card & 1]):
            sort = 2 if c.KIND_OF[card] == c.QUEST else 1
            if failed & sort and not self.thorough:
                continue  # the rest depends only on whether it is a quest
            failed |= sort
            self.old.remove(card)
            self.kept[seat].append(card)
            if self.choose_private(i):
                return True
            self.kept[seat].pop()
            self.old.append(card)
            self.old.sort()
        return False

    def place_quests(self, i: int, count: int) -> bool:
        """Find this many hidden quests of this age for the i-th other clan."""
        if count <= 0:
            return self.choose_private(i + 1)
        seat = self.others[i]
        for option in self.rotated(self.pools_with(seat, ANY_QUEST)):
            self._give(option, seat)
            if self.place_quests(i, count - 1):
                return True
            self._take_back(option)
        return False

    def _give(self, option: int, seat: Seat) -> None:
        self.pools[option >> 8].cards.remove(option & CARD_MASK)
        self.given[option >> 8].append([seat, option & CARD_MASK])

    def _take_back(self, option: int) -> None:
        self.given[option >> 8].pop()
        self.pools[option >> 8].cards.append(option & CARD_MASK)
        self.pools[option >> 8].cards.sort()

    def rotated(self, options: list[int]) -> list[int]:
        """The options, starting with a random one; those after the first are rarely needed."""
        if len(options) < 2:
            return options
        i = self.chance.below(len(options))
        return options[i:] + options[:i]

    def missing_quests(self, seat: Seat) -> int:
        """How many hidden quests of this age it takes to fill the committed ones."""
        have = [card for card in self.kept[seat] if c.KIND_OF[card] == c.QUEST]
        needed = 0
        for i in range(len(self.state.quests[seat])):
            needed = max(needed, i + 1 - len(self.known_quests(seat, i)) - len(have))
        return needed

    def known_quests(self, seat: Seat, number: int) -> list[c.Card]:
        """Known cards that may be the clan's committed quest with this number."""
        return [
            entry & CARD_MASK
            for entry in self.state.known_cards[seat]
            if c.KIND_OF[entry & CARD_MASK] == c.QUEST and entry >> SINCE <= number
        ]

    def pools_with(self, seat: Seat, wanted: c.Card) -> list[int]:
        """Pairs of pool and card: pools with the card, or any quest, and room for this clan."""
        options: list[int] = []
        for p, pool in enumerate(self.pools):
            if wanted != ANY_QUEST:
                if wanted in pool.cards and self.capacity(p, seat) > 0:
                    options += [p << 8 | wanted] * pool.cards.count(wanted)
            elif self.capacity(p, seat) > 0:
                options += [p << 8 | card for card in pool.cards if c.KIND_OF[card] == c.QUEST]
        return options

    def capacity(self, p: int, seat: Seat) -> int:
        """How many free positions a clan still has in a pool."""
        return self.pools[p].owners.count(seat) - [entry[0] for entry in self.given[p]].count(seat)

    # Laying out the cards.

    def fill_pools(self) -> None:
        """Put needed cards into their clans' positions, and shuffle the rest over the others."""
        deck: list[c.Card] = []
        draft, private = self.state.draft, self.private
        for p, pool in enumerate(self.pools):
            rest = pool.cards
            shuffle_few(self.chance, rest)
            if self.given[p]:
                self._spread(pool, self.given[p])
            for i, position in enumerate(pool.positions):
                card = rest[i]
                if position < IN_DECK:
                    draft[position] = card
                elif position == IN_DECK:
                    deck.append(card)
                if pool.owners[i] >= 0:
                    private[pool.owners[i]].append(card)
            assert len(rest) == len(pool.positions), "a pool has more cards than positions"
        deck.sort()
        self.state.decks[self.state.age] = deck

    def _spread(self, pool: Pool, given: list[list[int]]) -> None:
        """Insert cards that clans must have at these clans' positions."""
        cards = [UNKNOWN] * len(pool.positions)
        for seat, card in given:
            i = 0
            while pool.owners[i] != seat or cards[i] != UNKNOWN:
                i += 1
            cards[i] = card
        rest = pool.cards
        for i, card in enumerate(cards):
            if card == UNKNOWN:
                cards[i] = rest.pop()
        rest += cards

    def lay_out(self) -> None:
        """Spread the private cards of each clan over hand, quests and discards."""
        state = self.state
        for seat in self.others:
            cards = self.private[seat]
            if state.draft:
                for card in state.shown[seat]:
                    cards.remove(card)
            self._lay_private(seat, cards + self.kept[seat])
        if self.old:
            for age in range(state.age):
                state.decks[age] = [card for card in self.old if c.AGE_OF[card] == age]
        if state.draft:
            self._sort_draft()

    def _lay_private(self, seat: Seat, hidden: list[c.Card]) -> None:
        state = self.state
        known_cards = state.known_cards[seat][:]
        quests: list[c.Card] = []
        for i in range(len(state.quests[seat])):
            options = [card for card in hidden if c.KIND_OF[card] == c.QUEST]
            options += [
                entry
                for entry in known_cards
                if entry >> SINCE <= i and c.KIND_OF[entry & CARD_MASK] == c.QUEST
            ]
            options.sort()
            chosen = options[self.chance.below(len(options))]
            if chosen in hidden:
                hidden.remove(chosen)
            else:
                known_cards.remove(chosen)
            quests.append(chosen & CARD_MASK)
        state.quests[seat] = quests
        rest = hidden + [entry & CARD_MASK for entry in known_cards]
        size = len(state.hands[seat])
        assert len(rest) == size + len(state.unseen_discards[seat]), (
            "private cards are lost or gained"
        )
        if state.unseen_discards[seat]:
            rest.sort()
            self.chance.shuffle(rest)
        state.hands[seat] = sorted(rest[:size])
        state.unseen_discards[seat] = sorted(rest[size:])

    def _sort_draft(self) -> None:
        """Sort the cards that left a pack together, and those still in it."""
        state = self.state
        at_once = state.config.picks_at_once
        picks = 0 if is_dealt_open_handed(state) else min(state.rounds * at_once, b.PICKS)
        for pack in range(state.seats):
            start = pack * b.PACK
            if at_once > 1:
                for i in range(start, start + picks, at_once):
                    state.draft[i : i + at_once] = sorted(state.draft[i : i + at_once])
            rest = state.draft[start + picks : start + b.PACK]
            state.draft[start + picks : start + b.PACK] = sorted(rest)
