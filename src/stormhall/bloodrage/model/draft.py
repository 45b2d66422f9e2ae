"""The packs of a draft: their holders and their cards (BR-GFT-3, -4, -6).

Dealing, picking and the cards kept are in `rules/phases/gods_gifts.py` (BR-GFT-1, -2, -5, -7, -8).
"""

from __future__ import annotations

from stormhall.bloodrage.model.board import PACK, PICKS
from stormhall.bloodrage.model.cards import Card
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.state import Seat


def rounds_of_draft(state: BloodRageState) -> int:
    """Six rounds of one card; with two clans, three rounds of two (BR-GFT-3, -4)."""
    return PICKS // state.config.picks_at_once


def is_dealt_open_handed(state: BloodRageState) -> bool:
    """BR-GFT-6: in a first game, the eight cards of Age 1 are the hand."""
    return state.config.first_game and state.age == 0


def holder(state: BloodRageState, pack: Seat, number: int) -> Seat:
    """The holder of a pack in a round: packs go to the left in every age (D-07)."""
    if state.config.turn_back and state.age == 1:
        return (pack - number) % state.seats
    return (pack + number) % state.seats


def pack_of(state: BloodRageState, seat: Seat) -> Seat:
    """The number of the pack that this seat holds."""
    if state.config.turn_back and state.age == 1:
        return (seat + state.rounds) % state.seats
    return (seat - state.rounds) % state.seats


def pack_cards(state: BloodRageState, seat: Seat) -> list[Card]:
    """The cards that this seat chooses from, ascending."""
    if not state.draft or state.rounds >= rounds_of_draft(state):
        return []
    pack = pack_of(state, seat)
    picks = state.rounds * state.config.picks_at_once
    return state.draft[pack * PACK + picks : pack * PACK + PACK]
