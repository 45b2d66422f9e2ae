"""The upgrades on clan sheets: what lies there and what it gives (BR-UPG-3, -4)."""

from __future__ import annotations

from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import Seat


def has_power(state: BloodRageState, seat: Seat, hook: int) -> bool:
    """Whether a card with this effect lies on the clan sheet."""
    return bool(state.powers[seat] >> hook & 1)


def power_amount(state: BloodRageState, seat: Seat, hook: int) -> int:
    """The numbers of all cards with this effect on the clan sheet, added up; 0 without one."""
    if not state.powers[seat] >> hook & 1:
        return 0
    total = 0
    for slot in range(seat * c.SLOTS, seat * c.SLOTS + c.SLOTS):
        card = state.slots[slot]
        if card >= 0 and c.HOOK_OF[card] == hook:
            total += c.AMOUNT[card]
    return total


def set_slot(state: BloodRageState, seat: Seat, slot: int, card: int) -> None:
    """Lay a card into a slot, or clear it with -1; its effect begins or ends at once."""
    state.slots[seat * c.SLOTS + slot] = card
    mask = 0
    for i in range(seat * c.SLOTS, seat * c.SLOTS + c.SLOTS):
        if state.slots[i] >= 0:
            mask |= 1 << c.HOOK_OF[state.slots[i]]
    state.powers[seat] = mask


def log_use(state: BloodRageState, seat: Seat, hook: int) -> None:
    """Report that an upgrade with this effect has made a difference."""
    if state.log is not None:  # the cards are looked up for the log alone
        for card in state.slots[seat * c.SLOTS : seat * c.SLOTS + c.SLOTS]:
            if card >= 0 and c.HOOK_OF[card] == hook:
                log_card_use(state, seat, card)


def log_card_use(state: BloodRageState, seat: Seat, card: int) -> None:
    """Report that the text of a card has made a difference."""
    e.CARD_USED.tell(state, seat, card)
