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


def defects(game: BloodRageState) -> Defects:
    """All broken invariants as (path, problem)."""
    found: Defects = []
    _check_cards(game, found)
    _check_ages(game, found)
    _check_draft(game, found)
    for seat in range(game.seats):
        _check_figures(game, seat, found)
        _check_sheet(game, seat, found)
    _check_board(game, found)
    return found


def _check_cards(game: BloodRageState, found: Defects) -> None:
    """All cards of the game are somewhere, and only once (BR-SET-8, BR-GFT-8)."""
    cards = game.discards + [card for card in game.slots if card >= 0]
    for zone in (game.decks, game.hands, game.quests, game.played, game.buried):
        for pile in zone:
            cards += pile
    if game.draft and not is_dealt_open_handed(game):
        taken = min(game.rounds * game.house.picks_at_once, PICKS)
        for pack in range(game.seats):
            cards += game.draft[pack * PACK + taken : pack * PACK + PACK]
    expected: list[int] = []
    for age in range(AGES):
        expected += deck_of(age, game.seats)
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


def _check_ages(game: BloodRageState, found: Defects) -> None:
    """BR-AGE-2: cards of a later age are still in their deck."""
    zones = [game.discards, game.slots, *game.hands, *game.quests, *game.played, *game.buried]
    early = [card for pile in zones for card in pile if card >= 0 and AGE_OF[card] > game.age]
    if early:
        found.append(("cards", flaw("later-age", cards=words_of(sorted(set(early))))))


def _check_draft(game: BloodRageState, found: Defects) -> None:
    if game.draft and len(game.draft) != game.seats * PACK:
        found.append(("draft.packs", flaw("packs", count=len(game.draft), packs=game.seats)))
    if not 0 <= game.rounds <= rounds_of_draft(game):
        found.append(
            ("draft.rounds", flaw("rounds", found=game.rounds, most=rounds_of_draft(game)))
        )


def _check_figures(game: BloodRageState, seat: int, found: Defects) -> None:
    """Every figure stands somewhere it may stand, and the counts agree (BR-SET-2, BR-INV-3)."""
    path = f"sheets[{seat}]"
    base = seat * STRIDE
    warriors = game.warriors[base : base + STRIDE]
    if sum(warriors) != WARRIORS or min(warriors) < 0:
        found.append((path, flaw("warriors", count=sum(warriors), expected=WARRIORS)))
    counts = warriors[:]
    laid = [card for card in game.slots[seat * SLOTS : seat * SLOTS + SLOTS] if card >= 0]
    owned = {LEADER, SHIP} | {FIGURE_OF[card] for card in laid if KIND_OF[card] == MONSTER}
    for kind in range(LEADER, KINDS):
        place = game.at[seat * KINDS + kind]
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
    if counts != game.figures[base : base + STRIDE]:
        found.append((path, flaw("figure-counts", counts=counts)))


def _check_sheet(game: BloodRageState, seat: int, found: Defects) -> None:
    path = f"sheets[{seat}]"
    if game.rage[seat] < 0 or game.glory[seat] < 0:
        found.append((path, flaw("below-zero", rage=game.rage[seat], glory=game.glory[seat])))
    start = seat * AGES * SOURCE_COUNT
    total = sum(game.ledger[start : start + AGES * SOURCE_COUNT])
    if total != game.glory[seat]:
        found.append((f"{path}.glory", flaw("sources", glory=game.glory[seat], total=total)))
    for step in game.stats[seat * STATS : seat * STATS + STATS]:
        if not 0 <= step < STEPS:
            found.append((f"{path}.stats", flaw("stat", step=step + 1)))
    mask = 0
    for slot, card in enumerate(game.slots[seat * SLOTS : seat * SLOTS + SLOTS]):
        if card >= 0:
            mask |= 1 << HOOK_OF[card]
            if KIND_OF[card] != KIND_OF_SLOT[slot]:
                found.append((f"{path}.upgrades", flaw("wrong-slot", card=words_of([card])[0])))
    if mask != game.powers[seat]:
        found.append((f"{path}.upgrades", flaw("effects")))
    if game.hands[seat] != sorted(game.hands[seat]):
        found.append((f"{path}.hand", flaw("unsorted")))
    if any(KIND_OF[card] != QUEST for card in game.quests[seat]):
        found.append((f"{path}.quests", flaw("only-quests")))
    if game.played[seat] and not _in_battle(game):
        found.append((f"{path}.played", flaw("no-battle")))


def _in_battle(game: BloodRageState) -> bool:
    return any(frame[0] == frames.BATTLE for frame in game.frames)


def _check_board(game: BloodRageState, found: Defects) -> None:
    """Villages hold one figure each and destroyed provinces none (BR-INV-8, BR-SET-7)."""
    if sorted(game.tokens[:OUTER]) != sorted(TOKENS) or game.tokens[OUTER] != TOKEN_ALL:
        found.append(("provinces", flaw("tokens")))
    if len(game.doomed) != AGES or len(set(game.doomed)) != AGES:
        found.append(("doomed", flaw("doomed")))
    for place in range(PLACES):
        total = sum(game.figures[seat * STRIDE + place] for seat in range(game.seats))
        name = PLACE_NAMES[place]
        if game.room[place] != VILLAGES[place] - total or game.room[place] < 0:
            found.append((name, flaw("villages", count=total, villages=VILLAGES[place])))
        dead = game.ruined >> place & 1 if place < FIRST_FJORD else not fjord_in_play(game, place)
        falling = any(frame[0] == frames.DESTRUCTION for frame in game.frames)
        if dead and total and not falling:
            found.append((name, flaw("destroyed")))
    owners = [0] * KINDS
    for seat in range(game.seats):
        for kind in range(FIRST_MONSTER, KINDS):
            owners[kind] += game.at[seat * KINDS + kind] != BOX
    for kind in range(FIRST_MONSTER, KINDS):
        if owners[kind] > 1:
            found.append(("sheets", flaw("clans", figure=KIND_NAMES[kind], count=owners[kind])))
