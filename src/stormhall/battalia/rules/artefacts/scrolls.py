"""Magic scrolls (BT-USE-SCR-1 to -4, BT-ORA-SCR, BT-GRT-BOO-1): changing the faction of a card.

The Book is a scroll with three uses (`ACTS_AS` in `paying/payment.py`, `uses_of` in `oracle.py`).
`in_game` in `gaining/creating.py` says which factions can be named (BT-2P-5).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.pool_decks import put_under, search
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.rules.actions import FOR_SCROLL, FOR_SELF
from stormhall.battalia.rules.artefacts import transformations as t
from stormhall.battalia.rules.gaining.creating import in_game
from stormhall.battalia.rules.oracle import uses_of
from stormhall.battalia.rules.paying import open_cards
from stormhall.battalia.rules.paying.payment import Purpose, ask
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

TARGET: Final = 2  # the card that the scroll is laid on; AGAIN if it changes itself
FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (TARGET, "card", k.SOURCE))
ARGUMENTS: Final[Fields] = {"card": k.SOURCE, "faction": k.FACTION}


def bears_scroll(state: BattaliaState, card: int) -> bool:
    """BT-USE-SCR-1: whether it is a unit or an artefact whose deck is not empty (D-32)."""
    kind = c.KIND[card]
    if kind == c.SUPPLY or not c.ALTERABLE[card]:
        return False
    return bool(state.tops[kind])


class UseScroll(t.Transformer):
    """BT-USE-SCR-2; the arguments are the target and the named faction."""

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        target, faction = args
        t.lay_transformer(state, seat, first_of(code) - 1, 1)
        card = t.lay_target(state, seat, target)
        put_under(state, c.KIND[card], card)
        new = search(state, seat, c.KIND[card], faction)
        t.replace_card(state, seat, card, new, target == v.BORROWED)


class ChangeScroll(Purpose):
    """BT-USE-SCR-4: a scroll changes itself; the arguments are AGAIN and the named faction."""

    def options(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[Code]:
        return [
            v.WITH | (source + 1) << 8
            for source in self_changers(state, seat)
            if _faction_of(state, seat, source) != args[1]
        ]

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        source = first_of(code) - 1
        if source >= v.OPEN_SLOT:
            record = open_cards.open_record(state, seat, source)
            card, flags, uses_left = record[z.CARD], record[z.FLAGS], record[z.USES] - 1
            open_cards.spend_uses(state, seat, source, record[z.USES])
        else:
            card, flags = t.lay_target(state, seat, source), t.flags_of(source)
            uses_left = uses_of(state, card) - 1
        put_under(state, c.SCROLL, card)
        new = search(state, seat, c.SCROLL, args[1])
        flags &= z.BORROWED_CARD
        t.exchange(state, seat, card, new, bool(flags))
        open_cards.open_card(state, seat, new, c.SCROLL, uses_left, flags)


def _faction_of(state: BattaliaState, seat: Seat, source: int) -> int:
    return c.FACTION[open_cards.card_of_source(state, seat, source)]


def self_changers(state: BattaliaState, seat: Seat) -> list[int]:
    """Scrolls in hand, or laid with a use left, that may change themselves; equal ones once."""
    if not state.tops[c.SCROLL]:
        return []
    sources = [s for s in t.targets(state, seat) if c.KIND[t.target_card(state, s)] == c.SCROLL]
    for slot, record in open_cards.different_records(state.zones[seat * z.ZONES + z.OPEN]):
        if record[z.KIND] == c.SCROLL and record[z.FLAGS] & z.MAY_CHANGE_ITSELF:
            sources.append(v.OPEN_SLOT + slot)
    return sources


class NameFaction(Question[BattaliaState]):
    """BT-USE-SCR-2: the choice of the faction that a scroll names."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [
            v.NAME | faction << 8
            for faction in range(state.config.factions)
            if not _why_not_faction(state, seat, frame[TARGET], faction)
        ] or [v.ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == v.ABANDON:
            return
        purpose = FOR_SELF if frame[TARGET] == v.AGAIN else FOR_SCROLL
        ask(state, seat, purpose, [frame[TARGET], first_of(code)])

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.NAME:
            return []
        rule = _why_not_faction(state, seat, frame[TARGET], first_of(code))
        return [Refusal(rule, faction=c.FACTIONS[first_of(code)])] if rule else []


def _why_not_faction(state: BattaliaState, seat: Seat, target: int, faction: int) -> str:
    """The rule against naming a faction; an empty string if there is none."""
    if not in_game(state, faction):
        return state.config.pool_rule
    if target == v.AGAIN:
        own = all(_faction_of(state, seat, s) == faction for s in self_changers(state, seat))
    else:
        own = c.FACTION[t.target_card(state, target)] == faction
    return "BT-USE-SCR-2" if own else ""


def why_not_scroll(
    state: BattaliaState, seat: Seat, target: int, card: int, when: int
) -> list[Refusal]:
    """The rules against laying a scroll on a target; `card` is the card behind it."""
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
    return refusals + t.why_not_use(state, seat, c.SCROLL, target, when)
