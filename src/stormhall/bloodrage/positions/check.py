"""What must hold at every moment: nothing lost, nothing double, nothing out of bounds."""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model.cards import deck_of, words_of
from stormhall.bloodrage.model.draft import is_dealt_open_handed, rounds_of_draft
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.positions.check_frames import check_frames
from stormhall.bloodrage.positions.problems import problem
from stormhall.bloodrage.rules.figures import fjord_in_play, is_ship
from stormhall.kernel.core.problems import Defects


def defects(state: BloodRageState) -> Defects:
    """All broken invariants as (path, problem)."""
    problems: Defects = []
    _check_cards(state, problems)
    _check_ages(state, problems)
    _check_draft(state, problems)
    for seat in range(state.seats):
        _check_figures(state, seat, problems)
        _check_sheet(state, seat, problems)
    _check_board(state, problems)
    check_frames(state, problems)
    return problems


def _check_cards(state: BloodRageState, problems: Defects) -> None:
    """All cards of the game are somewhere, and only once (BR-SET-8, BR-GFT-8)."""
    cards = state.discards + [card for card in state.slots if card >= 0]
    for zone in (state.decks, state.hands, state.quests, state.played, state.unseen_discards):
        for pile in zone:
            cards += pile
    if state.draft and not is_dealt_open_handed(state):
        taken = min(state.rounds * state.config.picks_at_once, b.PICKS)
        for pack in range(state.seats):
            cards += state.draft[pack * b.PACK + taken : pack * b.PACK + b.PACK]
    expected: list[int] = []
    for age in range(b.AGES):
        expected += deck_of(age, state.seats)
    if sorted(cards) != sorted(expected):
        missing, extra = expected[:], []
        for card in cards:
            if card in missing:
                missing.remove(card)
            else:
                extra.append(card)
        problems.append(
            ("cards", problem("cards-of-game", missing=words_of(missing), extra=words_of(extra)))
        )


def _check_ages(state: BloodRageState, problems: Defects) -> None:
    """BR-AGE-2: cards of a later age are still in their deck."""
    zones = [
        state.discards,
        state.slots,
        *state.hands,
        *state.quests,
        *state.played,
        *state.unseen_discards,
    ]
    early = [card for pile in zones for card in pile if card >= 0 and c.AGE_OF[card] > state.age]
    if early:
        problems.append(("cards", problem("later-age", cards=words_of(sorted(set(early))))))


def _check_draft(state: BloodRageState, problems: Defects) -> None:
    if state.draft and len(state.draft) != state.seats * b.PACK:
        problems.append(
            ("draft.packs", problem("packs", count=len(state.draft), packs=state.seats))
        )
    if not 0 <= state.rounds <= rounds_of_draft(state):
        problems.append(
            ("draft.rounds", problem("rounds", found=state.rounds, most=rounds_of_draft(state)))
        )


def _check_figures(state: BloodRageState, seat: int, problems: Defects) -> None:
    """Every figure stands somewhere it may stand, and the counts agree (BR-SET-2, BR-INV-3)."""
    path = f"sheets[{seat}]"
    row = seat * b.STRIDE
    warriors = state.warriors[row : row + b.STRIDE]
    if sum(warriors) != b.WARRIORS or min(warriors) < 0:
        problems.append((path, problem("warriors", count=sum(warriors), expected=b.WARRIORS)))
    counts = warriors[:]
    laid = [card for card in state.slots[seat * c.SLOTS : seat * c.SLOTS + c.SLOTS] if card >= 0]
    owned = {b.LEADER, b.SHIP} | {
        c.FIGURE_OF[card] for card in laid if c.KIND_OF[card] == c.MONSTER
    }
    for kind in range(b.LEADER, b.FIGURE_KINDS):
        place = state.place_of[seat * b.FIGURE_KINDS + kind]
        if (place != b.BOX) != (kind in owned):
            problems.append((path, problem("wrong-hands", figure=b.FIGURE_NAMES[kind])))
        elif place != b.BOX:
            counts[place] += 1
            if place < b.PLACES and is_ship(kind) != (place >= b.FIRST_FJORD):
                problems.append(
                    (
                        path,
                        problem(
                            "wrong-place", figure=b.FIGURE_NAMES[kind], place=b.PLACE_NAMES[place]
                        ),
                    )
                )
    if any(warriors[b.FIRST_FJORD : b.PLACES]):
        problems.append((path, problem("fjord")))
    if counts != state.figures[row : row + b.STRIDE]:
        problems.append((path, problem("figure-counts", counts=counts)))


def _check_sheet(state: BloodRageState, seat: int, problems: Defects) -> None:
    path = f"sheets[{seat}]"
    if state.rage[seat] < 0 or state.glory[seat] < 0:
        problems.append(
            (path, problem("below-zero", rage=state.rage[seat], glory=state.glory[seat]))
        )
    start = seat * b.AGES * b.SOURCE_COUNT
    total = sum(state.ledger[start : start + b.AGES * b.SOURCE_COUNT])
    if total != state.glory[seat]:
        problems.append((f"{path}.glory", problem("sources", glory=state.glory[seat], total=total)))
    for step in state.stats[seat * b.STATS : seat * b.STATS + b.STATS]:
        if not 0 <= step < b.STEPS:
            problems.append((f"{path}.stats", problem("stat", step=step + 1)))
    mask = 0
    for slot, card in enumerate(state.slots[seat * c.SLOTS : seat * c.SLOTS + c.SLOTS]):
        if card >= 0:
            mask |= 1 << c.HOOK_OF[card]
            if c.KIND_OF[card] != c.KIND_OF_SLOT[slot]:
                problems.append(
                    (f"{path}.upgrades", problem("wrong-slot", card=words_of([card])[0]))
                )
    if mask != state.powers[seat]:
        problems.append((f"{path}.upgrades", problem("effects")))
    if state.hands[seat] != sorted(state.hands[seat]):
        problems.append((f"{path}.hand", problem("unsorted")))
    if any(c.KIND_OF[card] != c.QUEST for card in state.quests[seat]):
        problems.append((f"{path}.quests", problem("only-quests")))
    if state.played[seat] and not _in_battle(state):
        problems.append((f"{path}.played", problem("no-battle")))


def _in_battle(state: BloodRageState) -> bool:
    return any(frame[0] == ids.BATTLE for frame in state.frames)


def _check_board(state: BloodRageState, problems: Defects) -> None:
    """Villages hold one figure each and destroyed provinces none (BR-INV-8, BR-SET-7)."""
    if sorted(state.tokens[: b.OUTER]) != sorted(b.TOKENS) or state.tokens[b.OUTER] != b.TOKEN_ALL:
        problems.append(("provinces", problem("tokens")))
    if len(state.doomed) != b.AGES or len(set(state.doomed)) != b.AGES:
        problems.append(("doomed", problem("doomed")))
    for place in range(b.PLACES):
        total = sum(state.figures[seat * b.STRIDE + place] for seat in range(state.seats))
        name = b.PLACE_NAMES[place]
        if state.room[place] != b.VILLAGES[place] - total or state.room[place] < 0:
            problems.append((name, problem("villages", count=total, villages=b.VILLAGES[place])))
        dead = (
            state.destroyed >> place & 1
            if place < b.FIRST_FJORD
            else not fjord_in_play(state, place)
        )
        falling = any(frame[0] == ids.DESTRUCTION for frame in state.frames)
        if dead and total and not falling:
            problems.append((name, problem("destroyed")))
    owners = [0] * b.FIGURE_KINDS
    for seat in range(state.seats):
        for kind in range(b.FIRST_MONSTER, b.FIGURE_KINDS):
            owners[kind] += state.place_of[seat * b.FIGURE_KINDS + kind] != b.BOX
    for kind in range(b.FIRST_MONSTER, b.FIGURE_KINDS):
        if owners[kind] > 1:
            problems.append(
                ("sheets", problem("clans", figure=b.FIGURE_NAMES[kind], count=owners[kind]))
            )
