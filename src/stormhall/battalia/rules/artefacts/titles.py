"""Titles (BT-USE-TIT-1 to -4, BT-ORA-TIT, BT-GRT-CRO-1, -2): promoting a unit.

The Crown is a title with two uses (`ACTS_AS` in `paying/payment.py`, `uses_of` in `oracle.py`).
"""

from __future__ import annotations

from stormhall.battalia.knowledge.pool_decks import put_under, search
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.artefacts import transformations as t
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


def bears_title(state: BattaliaState, card: int, ranks: int) -> bool:
    """BT-USE-TIT-1, -4: whether it is a unit that these ranks raise to a deck with cards."""
    rank = c.KIND[card]
    if not c.SUPPLY < rank < c.LORD or c.FACTION[card] == c.UNIVERSAL or rank + ranks > c.LORD:
        return False
    return bool(state.tops[rank + ranks])


class UseTitle(t.Transformer):
    """BT-USE-TIT-2, -3, BT-GRT-CRO-1, -2; the arguments are the target and the number of ranks."""

    def uses(self, args: list[int]) -> int:
        return args[1]

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        target, ranks = args
        t.lay_transformer(state, seat, first_of(code) - 1, ranks)
        card = t.lay_target(state, seat, target)
        put_under(state, c.KIND[card], card)
        new = search(state, seat, c.KIND[card] + ranks, c.FACTION[card])
        t.replace_card(state, seat, card, new, target == v.BORROWED)


def why_not_title(
    state: BattaliaState, seat: Seat, target: int, card: int, ranks: int
) -> list[Refusal]:
    """The rules against laying a title on a target; `card` is the card behind it."""
    word = SOURCE_WORDS[target]
    refusals: list[Refusal] = []
    if not bears_title(state, card, ranks):
        rank = c.KIND[card]
        rises = rank > c.SUPPLY and rank + ranks <= c.LORD and not c.FIXED_BY[card]
        refusals.append(Refusal("BT-USE-TIT-4" if rises else "BT-USE-TIT-1", card=word))
        if c.FIXED_BY[card]:
            refusals.append(Refusal(c.FIXED_BY[card], card=word))
    if not t.has_transformer(state, seat, c.TITLE, ranks, target):
        twice = ranks == 2 and t.has_transformer(state, seat, c.TITLE, 1, target)
        rule = "BT-TRF-3" if twice else "BT-USE-1"
        refusals.append(Refusal(rule, kind="title", ranks=ranks))
        if twice:
            refusals.append(Refusal("BT-TRF-7"))
    return refusals
