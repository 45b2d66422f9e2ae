"""The effects of the upgrades on a clan sheet (BR-UPG-3, -4).

`battle/strength.py` adds up the STR of upgraded troops (BR-UPG-5).
"""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import Seat


def has_power(state: BloodRageState, seat: Seat, hook: int) -> bool:
    """Whether a card with this effect is on the clan sheet."""
    return bool(state.powers[seat] >> hook & 1)


def power_amount(state: BloodRageState, seat: Seat, hook: int) -> int:
    """BR-UPG-4: the sum of the numbers on all cards with this effect on the clan sheet."""
    if not state.powers[seat] >> hook & 1:
        return 0
    total = 0
    for card in cards_with(state, seat, hook):
        total += c.AMOUNT[card]
    return total


def power_price(state: BloodRageState, seat: Seat, hook: int) -> int:
    """The Rage that this effect costs; of several cards, the cheapest counts."""
    if not state.powers[seat] >> hook & 1:
        return 0
    return min([c.AMOUNT[card] for card in cards_with(state, seat, hook)])


def cards_with(state: BloodRageState, seat: Seat, hook: int) -> list[c.Card]:
    """The cards with this effect on the clan sheet, in the order of their slots."""
    cards = state.slots[seat * c.SLOTS : seat * c.SLOTS + c.SLOTS]
    return [card for card in cards if card >= 0 and c.HOOK_OF[card] == hook]


def set_slot(state: BloodRageState, seat: Seat, slot: int, card: c.Card) -> None:
    """BR-UPG-3: lay a card into a slot; its effect begins at once, a replaced card's ends."""
    state.slots[seat * c.SLOTS + slot] = card
    mask = 0
    for i in range(seat * c.SLOTS, seat * c.SLOTS + c.SLOTS):
        if state.slots[i] >= 0:
            mask |= 1 << c.HOOK_OF[state.slots[i]]
    state.powers[seat] = mask


def log_use(state: BloodRageState, seat: Seat, hook: int) -> None:
    """Log that an upgrade with this effect has made a difference."""
    if state.log is not None:  # the cards are looked up only for the log
        for card in cards_with(state, seat, hook):
            log_card_use(state, seat, card)


def log_price_use(state: BloodRageState, seat: Seat, hook: int) -> None:
    """Log that the cheapest upgrade with this effect was paid for."""
    if state.log is not None:
        cards = cards_with(state, seat, hook)
        log_card_use(state, seat, min(cards, key=lambda card: c.AMOUNT[card]))


def log_monster_use(state: BloodRageState, seat: Seat, kind: b.Figure) -> None:
    """Log that the text of a monster's card has made a difference."""
    if state.log is not None:
        first = seat * c.SLOTS + c.MONSTER_SLOT
        for card in state.slots[first : seat * c.SLOTS + c.CLAN_SLOT]:
            if card >= 0 and c.FIGURE_OF[card] == kind:
                log_card_use(state, seat, card)


def log_card_use(state: BloodRageState, seat: Seat, card: c.Card) -> None:
    """Log that the text of a card has made a difference."""
    e.CARD_USED.tell(state, seat, card)
