"""The upgrade action: a card goes on the clan sheet (BR-UPG-1, -2, -5, -7).

The effects of upgrades (BR-UPG-3, -4) are in `upgrade_effects.py`, the free invade (BR-UPG-6) in
`free_invade.py`. The STR of troops with their upgrades (BR-UPG-5) is added up in
`battle/strength.py`.
"""

from __future__ import annotations

from stormhall.bloodrage.knowledge.seen_cards import play_from_hand
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.actions.free_invade import offer_free_invade
from stormhall.bloodrage.rules.actions.monsters import join_the_reserve, leave_the_game
from stormhall.bloodrage.rules.upgrade_effects import log_use, power_amount, set_slot
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


def upgrade_price(state: BloodRageState, seat: Seat, card: c.Card) -> int:
    """BR-UPG-1: the price on the card, less Frigga's Charm, never below 0."""
    return max(0, c.PRICE[card] - power_amount(state, seat, h.CHARM))


def cards_in_slots(state: BloodRageState, seat: Seat, kind: int) -> list[c.Card]:
    """The cards in the slots of a kind, in the order of the slots."""
    first = seat * c.SLOTS + c.FIRST_SLOT[kind]
    return [card for card in state.slots[first : first + c.SLOT_COUNT[kind]] if card >= 0]


def upgrade_offers(state: BloodRageState, seat: Seat, codes: list[Code]) -> None:
    """Add every upgrade the clan can pay for, with the card it replaces if it must replace one."""
    most = state.rage[seat]
    if state.powers[seat] >> h.CHARM & 1:
        most += power_amount(state, seat, h.CHARM)
    kind_of, price, slots = c.KIND_OF, c.PRICE, state.slots
    last = -1
    for card in state.hands[seat]:
        kind = kind_of[card]
        if kind > c.CLAN_UPGRADE or card == last or price[card] > most:
            continue
        last = card
        first = seat * c.SLOTS + c.FIRST_SLOT[kind]
        laid_cards = slots[first : first + c.SLOT_COUNT[kind]]
        if -1 not in laid_cards:
            codes += [v.REPLACE | card << 8 | old << 16 for old in laid_cards]
            continue
        codes.append(v.UPGRADE | card << 8)
        if state.config.replace_any:
            codes += [v.REPLACE | card << 8 | old << 16 for old in laid_cards if old >= 0]


def why_not_upgrade(state: BloodRageState, seat: Seat, code: Code) -> list[Refusal]:
    """Everything that forbids an upgrade."""
    card = first_of(code)
    word = c.CARD_WORDS[card]
    hand = state.hands[seat]
    if card not in hand or c.KIND_OF[card] > c.CLAN_UPGRADE:
        refusal = Refusal("BR-UPG-1", card=word, hand=c.words_of(hand))
        no_other = not any(c.KIND_OF[held] <= c.CLAN_UPGRADE for held in hand)
        return [refusal.whichever("card") if no_other else refusal]
    refusals: list[Refusal] = []
    price = upgrade_price(state, seat, card)
    if price > state.rage[seat]:
        refusals.append(Refusal("BR-ACT-4", card=word, cost=price, rage=state.rage[seat]))
    slot_cards = cards_in_slots(state, seat, c.KIND_OF[card])
    slots = c.words_of(slot_cards)
    free = c.SLOT_COUNT[c.KIND_OF[card]] - len(slots)
    replaces = verb_of(code) == v.REPLACE
    if replaces and second_of(code) not in slot_cards:
        old = c.CARD_WORDS[second_of(code)]
        refusals.append(Refusal("BR-UPG-2", card=old, slots=slots, free=free))
    elif (replaces and free and not state.config.replace_any) or (not replaces and not free):
        refusals.append(Refusal("BR-UPG-2", card=word, slots=slots, free=free))
    return refusals


def take_upgrade(state: BloodRageState, seat: Seat, code: Code) -> None:
    """Pay, lay the card, discard the replaced one, and offer the free invade."""
    card = first_of(code)
    kind = c.KIND_OF[card]
    price = upgrade_price(state, seat, card)
    if price < c.PRICE[card]:
        log_use(state, seat, h.CHARM)
    state.rage[seat] -= price
    play_from_hand(state, seat, card)
    first = seat * c.SLOTS + c.FIRST_SLOT[kind]
    old = second_of(code) if verb_of(code) == v.REPLACE else -1
    slot = state.slots.index(old, first, first + c.SLOT_COUNT[kind]) - seat * c.SLOTS
    if old >= 0:
        _remove(state, seat, old)
    set_slot(state, seat, slot, card)
    e.UPGRADED.tell(state, seat, card, old if old >= 0 else None, state.rage[seat])
    _follow_up(state, seat, card)


def _remove(state: BloodRageState, seat: Seat, card: c.Card) -> None:
    """BR-MON-3: remove a replaced monster from the game, wherever it is, without destroying it."""
    state.discards.append(card)
    if c.KIND_OF[card] == c.MONSTER:
        leave_the_game(state, seat, c.FIGURE_OF[card])


def _follow_up(state: BloodRageState, seat: Seat, card: c.Card) -> None:
    """BR-MON-1, BR-UPG-6, -7: bring the monster's figure, and offer the free invade."""
    kind = c.KIND_OF[card]
    if kind == c.CLAN_UPGRADE:
        return
    figure = c.FIGURE_OF[card]
    if kind == c.MONSTER:
        join_the_reserve(state, seat, figure)
    # D-21: a ship upgrade may also bring the Sea Serpent.
    second = b.SEA_SERPENT if kind == c.SHIP_UPGRADE else -1
    offer_free_invade(state, seat, figure, second)
