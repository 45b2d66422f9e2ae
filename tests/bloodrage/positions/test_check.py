"""Broken tables are noticed, whatever breaks them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stormhall.bloodrage.model.board import BOX, FIGURE_KINDS, GIVEN, LEADER, RESERVE, SHIP
from stormhall.bloodrage.model.cards import CARD_INDEX
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.ruleset import BLOOD_RAGE
from tests.bloodrage.table import bloodrage

TROLL = CARD_INDEX["troll"]


def lose_a_card(state: BloodRageState) -> None:
    state.hands[0].pop()


def double_a_card(state: BloodRageState) -> None:
    state.discards.append(TROLL)


def take_a_card_of_a_later_age(state: BloodRageState) -> None:
    state.hands[0].append(state.decks[2].pop())


def lose_a_warrior(state: BloodRageState) -> None:
    state.warriors[RESERVE] -= 1


def miscount_figures(state: BloodRageState) -> None:
    state.figures[RESERVE] += 1


def take_a_foreign_monster(state: BloodRageState) -> None:
    state.place_of[FIGURE_KINDS + 5] = RESERVE


def beach_the_ship(state: BloodRageState) -> None:
    state.place_of[SHIP] = 0


def drown_a_warrior(state: BloodRageState) -> None:
    state.warriors[9] += 1
    state.warriors[RESERVE] -= 1


def owe_rage(state: BloodRageState) -> None:
    state.rage[1] = -1


def find_glory(state: BloodRageState) -> None:
    state.glory[0] += 1


def book_glory(state: BloodRageState) -> None:
    state.ledger[GIVEN] += 2


def climb_too_high(state: BloodRageState) -> None:
    state.stats[0] = 6


def lay_a_card_askew(state: BloodRageState) -> None:
    state.slots[0], state.slots[3] = state.slots[3], state.slots[0]


def forget_a_power(state: BloodRageState) -> None:
    state.powers[0] = 0


def shuffle_a_hand(state: BloodRageState) -> None:
    state.hands[0].reverse()


def swap_tokens(state: BloodRageState) -> None:
    state.tokens = [0] * 9


def doom_twice(state: BloodRageState) -> None:
    state.doomed = [1, 1, 2]


def crowd_a_province(state: BloodRageState) -> None:
    state.room[0] = -1


def stand_on_ruins(state: BloodRageState) -> None:
    state.destroyed |= 1 << 6


def clone_a_monster(state: BloodRageState) -> None:
    state.place_of[FIGURE_KINDS + 5] = state.place_of[5] = RESERVE


def lose_a_leader(state: BloodRageState) -> None:
    state.place_of[LEADER] = BOX


def spoil_the_draft(state: BloodRageState) -> None:
    state.draft = [1, 2, 3]


def draft_for_ever(state: BloodRageState) -> None:
    state.rounds = 9


BREAKS: list[Callable[[BloodRageState], None]] = [
    lose_a_card, double_a_card, take_a_card_of_a_later_age, lose_a_warrior, miscount_figures,
    take_a_foreign_monster, beach_the_ship, drown_a_warrior, owe_rage, find_glory, book_glory,
    climb_too_high, lay_a_card_askew, forget_a_power, shuffle_a_hand, swap_tokens, doom_twice,
    crowd_a_province, stand_on_ruins, clone_a_monster, lose_a_leader, spoil_the_draft,
    draft_for_ever,
]  # fmt: skip


@pytest.mark.parametrize("wreck", BREAKS, ids=lambda wreck: wreck.__name__)
def test_a_broken_table_has_defects(wreck):
    table = bloodrage("wolf bear").upgraded("wolf", "troll").hand("wolf", "alfheim", "tyr-bash")
    table.stands("wolf", gimle="warrior")
    state = BLOOD_RAGE.unpack(table.game.state.pack())
    assert state.defects() == []

    wreck(state)

    assert state.defects()
    assert all(len(defect) == 2 for defect in state.defects())
