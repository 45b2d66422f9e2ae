"""Using transforming artefacts, jokers and the Hammer as actions (BT-USE-1, BT-TRF-1 to -8,
BT-USE-AMU-7, BT-GRT-HAM-1).

The same choices are offered in battle, where a target must be a card that enters the line or a
transformer of such a card (BT-BAT-20).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.zones import show_in_hand
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import NAME_FACTION
from stormhall.battalia.model.verbs import AGAIN, BORROWED, OPEN_SLOT
from stormhall.battalia.rules.actions import FOR_AMULET, FOR_TITLE, TurnAction
from stormhall.battalia.rules.artefacts.transformations import (
    bears_amulet,
    bears_scroll,
    bears_title,
    rename,
    self_changers,
    target_card,
    targets,
    transformers,
)
from stormhall.battalia.rules.paying.payment import ACTS_AS, ask, open_record
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat

PEACE: Final = 0
BATTLE: Final = 1
FIRST_CARD: Final = 2  # of an opening: it must become a weapon (BT-BAT-27)

JOKER_KINDS: Final[list[int]] = [c.SUPPLY, *range(1, c.LORD + 1), *range(c.TOOL, c.HORSE + 1)]
FIGHTING_KINDS: Final[list[int]] = [
    c.SUPPLY,
    *range(1, c.LORD + 1),
    c.WEAPON,
    c.AMULET,
    c.TITLE,
    c.SCROLL,
    c.HORSE,
]
OPENING_KINDS: Final[list[int]] = [c.WEAPON, c.AMULET, c.SCROLL]


def add_transformations(state: BattaliaState, seat: Seat, when: int, codes: list[Code]) -> None:
    """Add every target of an amulet, a title or a scroll."""
    ways = _ways(state, seat)
    if not ways:
        return
    for target in targets(state, seat):
        card = target_card(state, target)
        if ways >> c.AMULET & 1 and bears_amulet(card) and _may_enter(card, c.AMULET, when):
            if _has(state, seat, c.AMULET, 1, target):
                codes.append(v.AMULET_ON | target << 8)
        if ways >> c.TITLE & 1 and when != FIRST_CARD:
            for ranks, verb in ((1, v.TITLE_ON), (2, v.TITLE_TWICE)):
                if bears_title(state, card, ranks) and _has(state, seat, c.TITLE, ranks, target):
                    codes.append(verb | target << 8)
        if ways >> c.SCROLL & 1 and bears_scroll(state, card) and _may_enter(card, c.SCROLL, when):
            if _has(state, seat, c.SCROLL, 1, target):
                codes.append(v.SCROLL_ON | target << 8)
    if ways >> c.SCROLL & 1 and when == PEACE and self_changers(state, seat):
        codes.append(v.SCROLL_ITSELF)


def _ways(state: BattaliaState, seat: Seat) -> int:
    """Mask of the transforming kinds a player has at all."""
    ways = 0
    for card in state.zones[seat * z.ZONES + z.HAND]:
        kind = ACTS_AS[c.KIND[card]]
        if c.TRANSFORMERS[kind]:
            ways |= 1 << kind
    if seat == state.borrower:
        kind = ACTS_AS[c.KIND[state.borrowed]]
        if c.TRANSFORMERS[kind]:
            ways |= 1 << kind
    records = state.zones[seat * z.ZONES + z.OPEN]
    for i in range(1, len(records), z.RECORD):
        if c.TRANSFORMERS[records[i]]:
            ways |= 1 << records[i]
    return ways


def _has(state: BattaliaState, seat: Seat, kind: int, uses: int, target: int) -> bool:
    return bool(transformers(state, seat, kind, uses=uses, target=target))


def _may_enter(card: int, transformer: int, when: int) -> bool:
    """BT-BAT-20, -27: whether a target may be laid now with a view to the line."""
    if when == PEACE:
        return True
    kind = c.KIND[card]
    if when == FIRST_CARD:
        return kind in OPENING_KINDS
    return transformer == c.AMULET or c.ATTACK[kind] > 0 or c.TRANSFORMERS[kind]


def add_names(state: BattaliaState, seat: Seat, when: int, codes: list[Code]) -> None:
    """Add what a joker, or outside battle the Hammer, may be said to be."""
    records = state.zones[seat * z.ZONES + z.OPEN]
    seen: list[bytes] = []
    for i in range(0, len(records), z.RECORD):
        record = records[i : i + z.RECORD]
        if record[1] == c.JOKER and record not in seen:
            seen.append(record)
            slot = OPEN_SLOT + i // z.RECORD
            kinds = (JOKER_KINDS, FIGHTING_KINDS, OPENING_KINDS)[when]
            codes += [v.AS_KIND | slot << 8 | kind << 16 for kind in kinds]
    if when == PEACE:
        hammer = hammer_source(state, seat)
        if hammer >= 0:
            codes += [v.AS_KIND | hammer << 8 | kind << 16 for kind in range(c.TOOL, c.HORSE + 1)]


def hammer_source(state: BattaliaState, seat: Seat) -> int:
    """The Hammer of the hand, the borrowed one or an open card that is one, or -1."""
    if c.HAMMER_CARD in state.zones[seat * z.ZONES + z.HAND]:
        return c.HAMMER_CARD
    if state.borrowed == c.HAMMER_CARD and seat == state.borrower and not state.borrowed_laid:
        return BORROWED
    kinds = state.zones[seat * z.ZONES + z.OPEN][1 :: z.RECORD]
    return OPEN_SLOT + kinds.index(c.HAMMER) if c.HAMMER in kinds else -1


def begin_transformation(state: BattaliaState, seat: Seat, code: Code) -> None:
    """Go on after the target was named: to the faction or to the transformer."""
    verb, target = code & 0xFF, code >> 8
    if verb not in (v.SCROLL_ITSELF, v.AS_KIND) and target != BORROWED:
        show_in_hand(state, seat, target)
    if verb == v.AMULET_ON:
        ask(state, seat, FOR_AMULET, [target])
    elif verb == v.TITLE_ON:
        ask(state, seat, FOR_TITLE, [target, 1])
    elif verb == v.TITLE_TWICE:
        ask(state, seat, FOR_TITLE, [target, 2])
    elif verb == v.SCROLL_ON:
        state.frames.append([NAME_FACTION, seat, target])
    elif verb == v.SCROLL_ITSELF:
        state.frames.append([NAME_FACTION, seat, AGAIN])
    else:
        assert verb == v.AS_KIND
        rename(state, seat, code >> 8 & 0xFF, code >> 16)


TRANSFORMING_VERBS: Final[list[int]] = [
    v.AMULET_ON, v.TITLE_ON, v.TITLE_TWICE, v.SCROLL_ON, v.SCROLL_ITSELF, v.AS_KIND,
]  # fmt: skip


class Transforming(TurnAction):
    """The actions of laying a transformer on a card and of naming a joker."""

    def offers(
        self, state: BattaliaState, seat: Seat, counts: list[int], codes: list[Code]
    ) -> None:
        add_transformations(state, seat, PEACE, codes)
        add_names(state, seat, PEACE, codes)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        begin_transformation(state, seat, code)

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        return why_not_transform(state, seat, code, PEACE)


def why_not_transform(state: BattaliaState, seat: Seat, code: Code, when: int) -> list[Refusal]:
    """Every rule against a wished transformation or name."""
    verb = code & 0xFF
    if verb == v.AS_KIND:
        return _why_not_name(state, seat, code >> 8 & 0xFF, code >> 16, when)
    if verb == v.SCROLL_ITSELF:
        return [Refusal("BT-BAT-20" if when != PEACE else "BT-USE-SCR-4")]
    target = code >> 8
    if target not in targets(state, seat):
        if target in state.zones[seat * z.ZONES + z.HAND]:
            return [Refusal("BT-TRF-2", card=SOURCE_WORDS[target])]
        rule = "BT-TRN-6" if target >= OPEN_SLOT else "BT-TRF-4"
        refusals = [Refusal(rule, card=SOURCE_WORDS[target])]
        if target >= OPEN_SLOT:
            refusals.append(Refusal("BT-TRF-4", card=SOURCE_WORDS[target]))
        return refusals
    card = target_card(state, target)
    if verb == v.AMULET_ON:
        return why_not_amulet(state, seat, target, card, when)
    if verb == v.SCROLL_ON:
        return why_not_scroll(state, seat, target, card, when)
    ranks = 1 if verb == v.TITLE_ON else 2
    word = SOURCE_WORDS[target]
    return why_not_title(state, seat, target, card, ranks) or [Refusal("BT-BAT-27", card=word)]


def why_not_amulet(
    state: BattaliaState, seat: Seat, target: int, card: int, when: int
) -> list[Refusal]:
    """The rules against laying an amulet on a target, which is this card."""
    word = SOURCE_WORDS[target]
    refusals: list[Refusal] = []
    if not bears_amulet(card):
        refusals.append(Refusal("BT-USE-AMU-1", card=word))
        refusals.append(Refusal(c.FIXED_BY[card], card=word))
    if not _may_enter(card, c.AMULET, when):
        refusals.append(Refusal("BT-BAT-27" if when == FIRST_CARD else "BT-BAT-20", card=word))
    if not _has(state, seat, c.AMULET, 1, target):
        refusals.append(Refusal("BT-USE-1", kind="amulet"))
    return refusals


def why_not_scroll(
    state: BattaliaState, seat: Seat, target: int, card: int, when: int
) -> list[Refusal]:
    """The rules against laying a scroll on a target, which is this card."""
    word = SOURCE_WORDS[target]
    refusals: list[Refusal] = []
    if not bears_scroll(state, card):
        kind = c.KIND[card]
        if c.FIXED_BY[card] or kind == c.SUPPLY:
            refusals.append(Refusal("BT-USE-SCR-1", card=word))
            if c.FIXED_BY[card]:
                refusals.append(Refusal(c.FIXED_BY[card], card=word))
        else:
            refusals.append(Refusal("BT-USE-SCR-2", deck=c.KIND_WORDS[kind]))
    if not _may_enter(card, c.SCROLL, when):
        refusals.append(Refusal("BT-BAT-27" if when == FIRST_CARD else "BT-BAT-20", card=word))
    if not _has(state, seat, c.SCROLL, 1, target):
        refusals.append(Refusal("BT-USE-1", kind="scroll"))
    return refusals


def why_not_title(
    state: BattaliaState, seat: Seat, target: int, card: int, ranks: int
) -> list[Refusal]:
    """The rules against laying a title on a target, which is this card."""
    word = SOURCE_WORDS[target]
    refusals: list[Refusal] = []
    if not bears_title(state, card, ranks):
        rank = c.KIND[card]
        rises = rank > c.SUPPLY and rank + ranks <= c.LORD and not c.FIXED_BY[card]
        refusals.append(Refusal("BT-USE-TIT-4" if rises else "BT-USE-TIT-1", card=word))
        if c.FIXED_BY[card]:
            refusals.append(Refusal(c.FIXED_BY[card], card=word))
    if not _has(state, seat, c.TITLE, ranks, target):
        rule = "BT-TRF-3" if ranks == 2 and _has(state, seat, c.TITLE, 1, target) else "BT-USE-1"
        refusals.append(Refusal(rule, kind="title", ranks=ranks))
        if rule == "BT-TRF-3":
            refusals.append(Refusal("BT-TRF-7"))
    return refusals


def _why_not_name(
    state: BattaliaState, seat: Seat, source: int, kind: int, when: int
) -> list[Refusal]:
    if source == hammer_source(state, seat):
        return [
            Refusal("BT-GRT-HAM-2" if when != PEACE else "BT-GRT-HAM-1", kind=c.KIND_WORDS[kind])
        ]
    record = open_record(state, seat, source) if source >= OPEN_SLOT else b""
    if record and record[1] == c.JOKER and when != PEACE:
        return [Refusal("BT-BAT-20", kind=c.KIND_WORDS[kind])]
    if record and record[1] != c.JOKER:
        return [Refusal("BT-USE-AMU-9", kind=c.KIND_WORDS[kind])]
    return [Refusal("BT-USE-AMU-7", card=SOURCE_WORDS[source])]
