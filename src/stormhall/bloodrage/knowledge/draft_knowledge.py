"""One seat's knowledge of the draft (BR-INF-3, -5), and how much of it remains after the age.

`picked_cards` in `rules/phases/gods_gifts.py` gives a seat its own picks (BR-GFT-7).

A seat that has held a pack knows its cards. When it sees the same pack again, it knows which cards
others took in between; about a pack it has never seen, it knows nothing. So for a viewer the cards
of an age are divided into pools: within a pool any card may be in any of the pool's positions.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.knowledge.seen_cards import CARD_MASK
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model.draft import holder, is_dealt_open_handed, rounds_of_draft
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import Seat

NOBODY: Final = -1
IN_DECK: Final = 1000
IN_HAND: Final = 2000
ANY_CARD: Final[int] = (1 << c.CARD_COUNT) - 1


class Pool:
    """Cards and the positions they are in, in unknown order; owners are seats or nobody."""

    def __init__(self, positions: list[int], owners: list[Seat], cards: list[c.Card]) -> None:
        self.positions = positions
        self.owners = owners
        self.cards = cards

    def add(self, position: int, owner: Seat) -> None:
        """Add a position to the pool."""
        self.positions.append(position)
        self.owners.append(owner)


_SPLITS: Final[dict[int, list[Pool]]] = {}
"""Pools without cards, by everything they depend on; cached, because searches ask often."""


def pools_of(state: BloodRageState, viewer: int) -> list[Pool]:
    """The pools of this age for a viewer; the first holds what the viewer has never seen."""
    pools: list[Pool] = []
    draft = state.draft
    if draft:
        for split in _splits(state, viewer):
            cards = [draft[position] for position in split.positions]
            cards.sort()
            pools.append(Pool(split.positions[:], split.owners[:], cards))
    else:
        pools.append(Pool([], [], []))
    unseen = pools[0]
    for card in state.decks[state.age]:
        unseen.cards.append(card)
        unseen.add(IN_DECK, NOBODY)
    unseen.cards.sort()
    return pools


def _splits(state: BloodRageState, viewer: int) -> list[Pool]:
    """The pools, still without cards, into which a viewer divides the packs of this age."""
    back = state.config.turn_back and state.age == 1
    key = (state.seats << 4 | viewer + 1) << 8 | state.rounds << 2
    key |= int(back) << 1 | int(is_dealt_open_handed(state))
    if key not in _SPLITS:
        pools = [Pool([], [], [])]
        for pack in range(state.seats):
            _split_pack(state, viewer, pack, pools)
        _SPLITS[key] = pools
    return _SPLITS[key]


def _split_pack(state: BloodRageState, viewer: int, pack: Seat, pools: list[Pool]) -> None:
    """Add a pack's positions to pools, beginning a new pool whenever the viewer saw the pack."""
    start = pack * b.PACK
    if is_dealt_open_handed(state):
        if pack != viewer:
            for i in range(b.PACK):
                pools[0].add(start + i, pack)
        return
    at_once = state.config.picks_at_once
    rounds = rounds_of_draft(state)
    pool = pools[0]
    for number in range(min(state.rounds, rounds - 1) + 1):
        seat = holder(state, pack, number)
        done = number < state.rounds
        if seat == viewer:
            if not done or number == rounds - 1:
                return  # the pack in hand, or the last two cards: nothing is hidden
            pool = Pool([], [], [])
            pools.append(pool)
        elif done:
            for i in range(at_once):
                pool.add(start + number * at_once + i, seat)
    for i in range(state.rounds * at_once, b.PACK):
        pool.add(start + i, NOBODY)


def hidden_count(state: BloodRageState, seat: Seat) -> int:
    """How many of a clan's private cards come from the draft of this age and were never shown."""
    private = len(state.hands[seat]) + len(state.quests[seat]) + len(state.unseen_discards[seat])
    return private - len(state.known_cards[seat]) - state.old_cards[seat]


def close_draft_knowledge(state: BloodRageState) -> None:
    """Reduce the knowledge of a draft, at the end of its age, to the cards each clan may have kept.

    Cards that are out of the game go back to the deck of their age, which nobody sees again.
    """
    rows = [_possible_kept(state, viewer) for viewer in range(state.seats + 1)]
    state.may_have_kept = [mask for row in rows for mask in row]
    if state.draft and not is_dealt_open_handed(state):
        for pack in range(state.seats):
            state.decks[state.age] += state.draft[pack * b.PACK + b.PICKS : pack * b.PACK + b.PACK]
    for seat in range(state.seats):
        for card in state.unseen_discards[seat]:
            state.decks[c.AGE_OF[card]].append(card)
        state.old_cards[seat] = len(state.hands[seat])
        state.unseen_discards[seat] = []
        state.known_cards[seat] = []
        state.shown[seat] = []
    for age in range(state.age + 1):
        state.decks[age].sort()
    state.draft = []
    state.rounds = 0


def _possible_kept(state: BloodRageState, row: int) -> list[int]:
    """A viewer's masks of the cards that each clan may have kept; the last row is a spectator's."""
    viewer = row if row < state.seats else NOBODY
    masks = [0] * state.seats
    drafted: list[int] | None = None
    for seat in range(state.seats):
        if seat == viewer or not state.hands[seat]:
            continue
        mask = 0
        for entry in state.known_cards[seat]:
            mask |= 1 << (entry & CARD_MASK)
        if state.old_cards[seat]:
            mask |= state.may_have_kept[row * state.seats + seat]
        if hidden_count(state, seat) > 0:
            if drafted is None:
                drafted = _possible_drafted(state, viewer)
            mask |= drafted[seat]
        masks[seat] = mask
    return masks


def _possible_drafted(state: BloodRageState, viewer: int) -> list[int]:
    """Masks of the cards of this age that each clan may have drafted and never shown.

    A card that was shown is removed if it can only have come from one pool.
    """
    if not state.draft:
        return [ANY_CARD] * state.seats
    seats, draft = state.seats, state.draft
    splits = _splits(state, viewer)
    cards: list[list[c.Card]] = [[draft[i] for i in split.positions] for split in splits]
    cards[0] += state.decks[state.age]
    gone = [0] * (len(splits) * seats)
    for seat in range(seats):
        if seat != viewer:
            for card in state.shown[seat]:
                p = _only_pool(splits, cards, gone, seat, card)
                if p >= 0:
                    cards[p].remove(card)
                    gone[p * seats + seat] += 1
    first = c.FIRST_OF_AGE[state.age]  # keeps the masks small: cards of an age are consecutive
    masks = [0] * seats
    for p, split in enumerate(splits):
        mask = 0
        for card in cards[p]:
            mask |= 1 << card - first
        for seat in range(seats):
            if split.owners.count(seat) > gone[p * seats + seat]:
                masks[seat] |= mask
    return [mask << first for mask in masks]


def _only_pool(
    splits: list[Pool], cards: list[list[c.Card]], gone: list[int], seat: Seat, card: c.Card
) -> int:
    """The pool that a clan's card must come from; -1 if it may come from several."""
    only = -1
    seats = len(gone) // len(splits)
    for p, split in enumerate(splits):
        if card in cards[p] and split.owners.count(seat) > gone[p * seats + seat]:
            if only >= 0:
                return -1
            only = p
    return only
