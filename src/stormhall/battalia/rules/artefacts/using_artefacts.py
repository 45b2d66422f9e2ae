"""The action of using an artefact (BT-USE-1): laying a transformer on a card, naming a joker.

The same choices are offered in battle, where a target must be a card that enters the line or a
transformer of such a card (`battle/battle_line.py`). `lay_transformer` in `transformations.py` lays
a transformer beside the line (BT-USE-2). A tool does nothing but pay: `paying/payment.py`
(BT-USE-TOO-1 to -4).
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
from stormhall.battalia.rules.actions import FOR_AMULET, FOR_TITLE, TurnAction
from stormhall.battalia.rules.artefacts import amulets, scrolls, titles
from stormhall.battalia.rules.artefacts import transformations as t
from stormhall.battalia.rules.paying.payment import ACTS_AS, ask
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


def add_transformations(state: BattaliaState, seat: Seat, when: int, codes: list[Code]) -> None:
    """Add every target of an amulet, a title or a scroll."""
    ways = _ways(state, seat)
    if not ways:
        return
    for target in t.targets(state, seat):
        card = t.target_card(state, target)
        if (
            ways >> c.AMULET & 1
            and amulets.bears_amulet(state, card)
            and t.may_enter(card, c.AMULET, when)
        ):
            if t.has_transformer(state, seat, c.AMULET, 1, target):
                codes.append(v.AMULET_ON | target << 8)
        if ways >> c.TITLE & 1 and when != t.FIRST_CARD:
            for ranks, verb in ((1, v.TITLE_ON), (2, v.TITLE_TWICE)):
                if titles.bears_title(state, card, ranks):
                    if t.has_transformer(state, seat, c.TITLE, ranks, target):
                        codes.append(verb | target << 8)
        if (
            ways >> c.SCROLL & 1
            and scrolls.bears_scroll(state, card)
            and t.may_enter(card, c.SCROLL, when)
        ):
            if t.has_transformer(state, seat, c.SCROLL, 1, target):
                codes.append(v.SCROLL_ON | target << 8)
    if ways >> c.SCROLL & 1 and when == t.PEACE and scrolls.self_changers(state, seat):
        codes.append(v.SCROLL_ITSELF)


def _ways(state: BattaliaState, seat: Seat) -> int:
    """Mask of the kinds of transformers that a player has."""
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
    for i in range(z.KIND, len(records), z.RECORD):
        if c.TRANSFORMERS[records[i]]:
            ways |= 1 << records[i]
    return ways


def begin_transformation(state: BattaliaState, seat: Seat, code: Code) -> None:
    """Ask for the faction or the transformer after the target was named."""
    verb, target = verb_of(code), first_of(code)
    if verb not in (v.SCROLL_ITSELF, v.AS_KIND) and target != v.BORROWED:
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
        state.frames.append([NAME_FACTION, seat, v.AGAIN])
    else:
        assert verb == v.AS_KIND
        amulets.rename(state, seat, first_of(code), second_of(code))


TRANSFORMING_VERBS: Final[list[int]] = [
    v.AMULET_ON, v.TITLE_ON, v.TITLE_TWICE, v.SCROLL_ON, v.SCROLL_ITSELF, v.AS_KIND,
]  # fmt: skip


class TransformAction(TurnAction):
    """The actions of laying a transformer on a card and of naming a joker."""

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        add_transformations(state, seat, t.PEACE, codes)
        amulets.add_names(state, seat, t.PEACE, codes)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        begin_transformation(state, seat, code)

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        return why_not_transform(state, seat, code, t.PEACE)


def why_not_transform(state: BattaliaState, seat: Seat, code: Code, when: int) -> list[Refusal]:
    """Every rule that forbids a transformation, or the kind that an open card is to stand for."""
    verb = verb_of(code)
    if verb == v.AS_KIND:
        return amulets.why_not_name(state, seat, first_of(code), second_of(code), when)
    if verb == v.SCROLL_ITSELF:
        return [Refusal("BT-BAT-20" if when != t.PEACE else "BT-USE-SCR-4")]
    target = first_of(code)
    if target not in t.targets(state, seat):
        if target in state.zone(seat, z.HAND):
            return [Refusal("BT-TRF-2", card=SOURCE_WORDS[target])]
        rules = ["BT-TRN-6", "BT-TRF-4"] if target >= v.OPEN_SLOT else ["BT-TRF-4"]
        return [Refusal(rule, card=SOURCE_WORDS[target]) for rule in rules]
    card = t.target_card(state, target)
    if verb == v.AMULET_ON:
        return amulets.why_not_amulet(state, seat, target, card, when)
    if verb == v.SCROLL_ON:
        return scrolls.why_not_scroll(state, seat, target, card, when)
    ranks = 1 if verb == v.TITLE_ON else 2
    word = SOURCE_WORDS[target]
    return titles.why_not_title(state, seat, target, card, ranks) or [
        Refusal("BT-BAT-27", card=word)
    ]
