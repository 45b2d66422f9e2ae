"""Invariants that hold at every moment: nothing lost, nothing twice, nothing out of bounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model.draft import is_dealt_open_handed, rounds_of_draft
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.positions.problems import problem
from stormhall.bloodrage.rules.figures import fjord_in_play, is_ship
from stormhall.kernel.core.problems import Defect, Defects


def defects(state: BloodRageState) -> Defects:
    """All broken invariants as (path, problem)."""
    problems: Defects = [*_cards(state), *_ages(state), *_draft(state)]
    for seat in range(state.seats):
        problems += [*_figures(state, seat), *_sheet(state, seat)]
    return [*problems, *_board(state), *_monsters(state), *_frames(state)]


def _cards(state: BloodRageState) -> Iterator[Defect]:
    """Every card of the game is in exactly one place (BR-SET-8, BR-GFT-8)."""
    cards = state.discards + [card for card in state.slots if card >= 0]
    for zone in (state.decks, state.hands, state.quests, state.played, state.unseen_discards):
        for pile in zone:
            cards += pile
    if state.draft and not is_dealt_open_handed(state):
        count = min(state.rounds * state.config.picks_at_once, b.PICKS)
        for pack in range(state.seats):
            cards += state.draft[pack * b.PACK + count : pack * b.PACK + b.PACK]
    expected: list[int] = []
    for age in range(b.AGES):
        expected += c.deck_of(age, state.seats)
    if sorted(cards) != sorted(expected):
        missing = c.words_of(list((Counter(expected) - Counter(cards)).elements()))
        extra = c.words_of(list((Counter(cards) - Counter(expected)).elements()))
        yield "cards", problem("cards-of-game", missing=missing, extra=extra)


def _ages(state: BloodRageState) -> Iterator[Defect]:
    """BR-AGE-2: cards of a later age are still in their deck."""
    piles = {"discards": state.discards}
    for seat in range(state.seats):
        path = f"sheets[{seat}]"
        piles[f"{path}.hand"] = state.hands[seat]
        piles[f"{path}.quests"] = state.quests[seat]
        piles[f"{path}.played"] = state.played[seat]
        piles[f"{path}.discarded"] = state.unseen_discards[seat]
        piles[f"{path}.upgrades"] = state.slots[seat * c.SLOTS : seat * c.SLOTS + c.SLOTS]
    for path, pile in piles.items():
        early = {card for card in pile if card >= 0 and c.AGE_OF[card] > state.age}
        if early:
            yield path, problem("later-age", cards=c.words_of(sorted(early)))


def _draft(state: BloodRageState) -> Iterator[Defect]:
    most = rounds_of_draft(state)
    if state.draft and len(state.draft) != state.seats * b.PACK:
        yield "draft.packs", problem("packs", count=len(state.draft), packs=state.seats)
    if not 0 <= state.rounds <= most:
        yield "draft.rounds", problem("rounds", found=state.rounds, most=most)


def _figures(state: BloodRageState, seat: int) -> Iterator[Defect]:
    """Every figure is where it may be, and the counts agree (BR-SET-2, BR-INV-3)."""
    path = f"sheets[{seat}]"
    row = seat * b.STRIDE
    warriors = state.warriors[row : row + b.STRIDE]
    if sum(warriors) != b.WARRIORS or min(warriors) < 0:
        yield path, problem("warriors", count=sum(warriors), expected=b.WARRIORS)
    counts = warriors[:]
    upgrades = [card for card in state.slots[seat * c.SLOTS :][: c.SLOTS] if card >= 0]
    monsters = {c.FIGURE_OF[card] for card in upgrades if c.KIND_OF[card] == c.MONSTER}
    for kind in range(b.LEADER, b.FIGURE_KINDS):
        place = state.place_of[seat * b.FIGURE_KINDS + kind]
        figure = b.FIGURE_NAMES[kind]
        if (place != b.BOX) != (kind in {b.LEADER, b.SHIP} | monsters):
            yield path, problem("wrong-hands", figure=figure)
        elif place != b.BOX:
            counts[place] += 1
            if place < b.PLACES and is_ship(kind) != (place >= b.FIRST_FJORD):
                yield path, problem("wrong-place", figure=figure, place=b.PLACE_NAMES[place])
    if any(warriors[b.FIRST_FJORD : b.PLACES]):
        yield path, problem("fjord")
    if counts != state.figures[row : row + b.STRIDE]:
        yield path, problem("figure-counts", counts=counts)


def _sheet(state: BloodRageState, seat: int) -> Iterator[Defect]:
    path = f"sheets[{seat}]"
    rage, glory = state.rage[seat], state.glory[seat]
    if rage < 0 or glory < 0:
        yield path, problem("below-zero", rage=rage, glory=glory)
    start = seat * b.AGES * b.SOURCE_COUNT
    total = sum(state.ledger[start : start + b.AGES * b.SOURCE_COUNT])
    if total != glory:
        yield f"{path}.glory", problem("sources", glory=glory, total=total)
    for step in state.stats[seat * b.STATS : seat * b.STATS + b.STATS]:
        if not 0 <= step < b.STEPS:
            yield f"{path}.stats", problem("stat", step=step + 1)
    mask = 0
    for slot, card in enumerate(state.slots[seat * c.SLOTS : seat * c.SLOTS + c.SLOTS]):
        if card >= 0:
            mask |= 1 << c.HOOK_OF[card]
            if c.KIND_OF[card] != c.KIND_OF_SLOT[slot]:
                yield f"{path}.upgrades", problem("wrong-slot", card=c.CARD_WORDS[card])
    if mask != state.powers[seat]:
        yield f"{path}.upgrades", problem("effects")
    if state.hands[seat] != sorted(state.hands[seat]):
        yield f"{path}.hand", problem("unsorted")
    if any(c.KIND_OF[card] != c.QUEST for card in state.quests[seat]):
        yield f"{path}.quests", problem("only-quests")
    if state.played[seat] and not _is_going_on(state, ids.BATTLE):
        yield f"{path}.played", problem("no-battle")


def _is_going_on(state: BloodRageState, step: int) -> bool:
    return any(frame[0] == step for frame in state.frames)


def _board(state: BloodRageState) -> Iterator[Defect]:
    """Villages hold one figure each and destroyed provinces none (BR-INV-8, BR-SET-7)."""
    if sorted(state.tokens[: b.OUTER]) != sorted(b.TOKENS) or state.tokens[b.OUTER] != b.TOKEN_ALL:
        yield "provinces", problem("tokens")
    if len(state.doomed) != b.AGES or len(set(state.doomed)) != b.AGES:
        yield "doomed", problem("doomed")
    for place in range(b.PLACES):
        total = sum(state.figures[seat * b.STRIDE + place] for seat in range(state.seats))
        name = b.PLACE_NAMES[place]
        path = f"{'provinces' if place < b.PROVINCES else 'fjords'}.{name}"
        if state.room[place] != b.VILLAGES[place] - total or state.room[place] < 0:
            yield path, problem("villages", count=total, villages=b.VILLAGES[place])
        is_gone = bool(state.destroyed >> place & 1)
        if place >= b.FIRST_FJORD:
            is_gone = not fjord_in_play(state, place)
        if is_gone and total and not _is_going_on(state, ids.DESTRUCTION):
            yield path, problem("destroyed")


def _monsters(state: BloodRageState) -> Iterator[Defect]:
    """A monster belongs to at most one clan (BR-MON-1)."""
    for kind in range(b.FIRST_MONSTER, b.FIGURE_KINDS):
        places = state.place_of[kind :: b.FIGURE_KINDS]
        count = len(places) - places.count(b.BOX)
        if count > 1:
            yield "sheets", problem("clans", figure=b.FIGURE_NAMES[kind], count=count)


def _frames(state: BloodRageState) -> Iterator[Defect]:
    """Every field of a frame is within the bounds of its kind."""
    steps = state.steps()
    for i, frame in enumerate(state.frames):
        for place, (field, kind) in enumerate(steps[frame[0]].kinds.items(), start=1):
            if not kind.fits(state.config, frame[place]):
                yield f"frames[{i}].{field}", problem("missing-or-other")
