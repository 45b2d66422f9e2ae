"""What must hold at every moment: nothing lost, nothing double, nothing out of bounds."""

from __future__ import annotations

from stormhall.bloodrage.model import step_ids as frames
from stormhall.bloodrage.model.board import (
    AGES,
    BOX,
    FIRST_FJORD,
    FIRST_MONSTER,
    KIND_NAMES,
    KINDS,
    LEADER,
    OUTER,
    PACK,
    PICKS,
    PLACE_NAMES,
    PLACES,
    SHIP,
    SOURCE_COUNT,
    STATS,
    STEPS,
    STRIDE,
    TOKEN_ALL,
    TOKENS,
    VILLAGES,
    WARRIORS,
)
from stormhall.bloodrage.model.cards import (
    AGE_OF,
    FIGURE_OF,
    HOOK_OF,
    KIND_OF,
    KIND_OF_SLOT,
    MONSTER,
    QUEST,
    SLOTS,
    deck_of,
    words_of,
)
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.positions.problems import flaw
from stormhall.bloodrage.rules.figures import fjord_in_play, is_ship
from stormhall.bloodrage.rules.phases.gods_gifts import is_dealt_open_handed, rounds_of_draft
from stormhall.kernel.core.problems import Defects


def defects(state: BloodRageState) -> Defects:
    """All broken invariants as (path, problem)."""
    found: Defects = []
    _check_cards(state, found)
    _check_ages(state, found)
    _check_draft(state, found)
    for seat in range(state.seats):
        _check_figures(state, seat, found)
        _check_sheet(state, seat, found)
    _check_board(state, found)
    return found


def _check_cards(state: BloodRageState, found: Defects) -> None:
    """All cards of the game are somewhere, and only once (BR-SET-8, BR-GFT-8)."""
    cards = state.discards + [card for card in state.slots if card >= 0]
    for zone in (state.decks, state.hands, state.quests, state.played, state.buried):
        for pile in zone:
            cards += pile
    if state.draft and not is_dealt_open_handed(state):
        taken = min(state.rounds * state.house.picks_at_once, PICKS)
        for pack in range(state.seats):
            cards += state.draft[pack * PACK + taken : pack * PACK + PACK]
    expected: list[int] = []
    for age in range(AGES):
        expected += deck_of(age, state.seats)
    if sorted(cards) != sorted(expected):
        missing, extra = expected[:], []
        for card in cards:
            if card in missing:
                missing.remove(card)
            else:
                extra.append(card)
        found.append(
            ("cards", flaw("cards-of-game", missing=words_of(missing), extra=words_of(extra)))
        )


def _check_ages(state: BloodRageState, found: Defects) -> None:
    """BR-AGE-2: cards of a later age are still in their deck."""
    zones = [state.discards, state.slots, *state.hands, *state.quests, *state.played, *state.buried]
    early = [card for pile in zones for card in pile if card >= 0 and AGE_OF[card] > state.age]
    if early:
        found.append(("cards", flaw("later-age", cards=words_of(sorted(set(early))))))


def _check_draft(state: BloodRageState, found: Defects) -> None:
    if state.draft and len(state.draft) != state.seats * PACK:
        found.append(("draft.packs", flaw("packs", count=len(state.draft), packs=state.seats)))
    if not 0 <= state.rounds <= rounds_of_draft(state):
        found.append(
            ("draft.rounds", flaw("rounds", found=state.rounds, most=rounds_of_draft(state)))
        )


def _check_figures(state: BloodRageState, seat: int, found: Defects) -> None:
    """Every figure stands somewhere it may stand, and the counts agree (BR-SET-2, BR-INV-3)."""
    path = f"sheets[{seat}]"
    base = seat * STRIDE
    warriors = state.warriors[base : base + STRIDE]
    if sum(warriors) != WARRIORS or min(warriors) < 0:
        found.append((path, flaw("warriors", count=sum(warriors), expected=WARRIORS)))
    counts = warriors[:]
    laid = [card for card in state.slots[seat * SLOTS : seat * SLOTS + SLOTS] if card >= 0]
    owned = {LEADER, SHIP} | {FIGURE_OF[card] for card in laid if KIND_OF[card] == MONSTER}
    for kind in range(LEADER, KINDS):
        place = state.at[seat * KINDS + kind]
        if (place != BOX) != (kind in owned):
            found.append((path, flaw("wrong-hands", figure=KIND_NAMES[kind])))
        elif place != BOX:
            counts[place] += 1
            if place < PLACES and is_ship(kind) != (place >= FIRST_FJORD):
                found.append(
                    (path, flaw("wrong-place", figure=KIND_NAMES[kind], place=PLACE_NAMES[place]))
                )
    if any(warriors[FIRST_FJORD:PLACES]):
        found.append((path, flaw("fjord")))
    if counts != state.figures[base : base + STRIDE]:
        found.append((path, flaw("figure-counts", counts=counts)))


def _check_sheet(state: BloodRageState, seat: int, found: Defects) -> None:
    path = f"sheets[{seat}]"
    if state.rage[seat] < 0 or state.glory[seat] < 0:
        found.append((path, flaw("below-zero", rage=state.rage[seat], glory=state.glory[seat])))
    start = seat * AGES * SOURCE_COUNT
    total = sum(state.ledger[start : start + AGES * SOURCE_COUNT])
    if total != state.glory[seat]:
        found.append((f"{path}.glory", flaw("sources", glory=state.glory[seat], total=total)))
    for step in state.stats[seat * STATS : seat * STATS + STATS]:
        if not 0 <= step < STEPS:
            found.append((f"{path}.stats", flaw("stat", step=step + 1)))
    mask = 0
    for slot, card in enumerate(state.slots[seat * SLOTS : seat * SLOTS + SLOTS]):
        if card >= 0:
            mask |= 1 << HOOK_OF[card]
            if KIND_OF[card] != KIND_OF_SLOT[slot]:
                found.append((f"{path}.upgrades", flaw("wrong-slot", card=words_of([card])[0])))
    if mask != state.powers[seat]:
        found.append((f"{path}.upgrades", flaw("effects")))
    if state.hands[seat] != sorted(state.hands[seat]):
        found.append((f"{path}.hand", flaw("unsorted")))
    if any(KIND_OF[card] != QUEST for card in state.quests[seat]):
        found.append((f"{path}.quests", flaw("only-quests")))
    if state.played[seat] and not _in_battle(state):
        found.append((f"{path}.played", flaw("no-battle")))


def _in_battle(state: BloodRageState) -> bool:
    return any(frame[0] == frames.BATTLE for frame in state.frames)


def _check_board(state: BloodRageState, found: Defects) -> None:
    """Villages hold one figure each and destroyed provinces none (BR-INV-8, BR-SET-7)."""
    if sorted(state.tokens[:OUTER]) != sorted(TOKENS) or state.tokens[OUTER] != TOKEN_ALL:
        found.append(("provinces", flaw("tokens")))
    if len(state.doomed) != AGES or len(set(state.doomed)) != AGES:
        found.append(("doomed", flaw("doomed")))
    for place in range(PLACES):
        total = sum(state.figures[seat * STRIDE + place] for seat in range(state.seats))
        name = PLACE_NAMES[place]
        if state.room[place] != VILLAGES[place] - total or state.room[place] < 0:
            found.append((name, flaw("villages", count=total, villages=VILLAGES[place])))
        dead = state.ruined >> place & 1 if place < FIRST_FJORD else not fjord_in_play(state, place)
        falling = any(frame[0] == frames.DESTRUCTION for frame in state.frames)
        if dead and total and not falling:
            found.append((name, flaw("destroyed")))
    owners = [0] * KINDS
    for seat in range(state.seats):
        for kind in range(FIRST_MONSTER, KINDS):
            owners[kind] += state.at[seat * KINDS + kind] != BOX
    for kind in range(FIRST_MONSTER, KINDS):
        if owners[kind] > 1:
            found.append(("sheets", flaw("clans", figure=KIND_NAMES[kind], count=owners[kind])))
