"""The rules of all Great Artefacts (BT-GRT-1 to -4).

They belong to every faction (`FACTION` in `model/cards.py`), so they count for each cohort and
never spoil morale; `FIXED_BY` there keeps artefacts from changing them, and `artefacts/tents.py`
does not station them (BT-GRT-2). `Config.great_limit` says how many a player may own; the modules
where one is won check it (BT-GRT-3). They have no price (BT-ART-4), and none is lit (`uses_of` in
`oracle.py`, BT-ORA-7).

Four have no module. Sword and Shield (BT-GRT-SWO-1, BT-GRT-SHI-1) are weapons: `ATTACK` and
`DEFENCE` in `model/cards.py` hold their strengths, and `IS_WEAPON` there lets them open a battle
and hire a hero. The Crown (BT-GRT-CRO-1, -2) is a title, see `artefacts/titles.py`; the Book
(BT-GRT-BOO-1) is a scroll, see `artefacts/scrolls.py`.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import GREAT, KIND_WORDS, card_of
from stormhall.battalia.model.layout import HAND, OPEN, ZONES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import BORROWED, OPEN_SLOT
from stormhall.battalia.rules.actions import FOR_GREAT, TurnAction
from stormhall.battalia.rules.paying.payment import PAYS_AS, Purpose, commit, lay_use
from stormhall.kernel.core.notation import verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


class PlayGreat(Purpose):
    """BT-GRT-4: the line of a Great Artefact that has an action; the argument is the action."""

    def is_weighty(self, args: list[int]) -> bool:
        return True

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        state.config.action_of[verb_of(args[0])].carry_out(state, seat, args[0])


def great_source(state: BattaliaState, seat: Seat, kind: int) -> int:
    """The source of a Great Artefact in hand, borrowed, or open; -1 if there is none."""
    hand = state.zones[seat * ZONES + HAND]
    if hand and hand[-1] >= GREAT and card_of(kind, 0) in hand:  # the Great ones come last
        return card_of(kind, 0)
    if state.may_lay_borrowed(seat) and state.borrowed == card_of(kind, 0):
        return BORROWED
    records = state.zones[seat * ZONES + OPEN]
    if not records:
        return -1
    kinds = records[z.KIND :: z.RECORD]
    return OPEN_SLOT + kinds.index(kind) if kind in kinds else -1


class GreatAction(TurnAction):
    """Playing a Great Artefact from the hand; `rule` is another rule that may forbid it."""

    def __init__(self, verb: int, word: str, rule: str) -> None:
        super().__init__([verb])
        self.kind: Final = KIND_WORDS.index(word)
        self.pays_as: Final = PAYS_AS[self.kind]
        self.rule: Final = rule

    def is_useful(self, state: BattaliaState, seat: Seat) -> bool:
        """Whether there is something for its power to work on."""
        return True

    def uses(self, state: BattaliaState, seat: Seat) -> list[Code]:
        """The ways to play it."""
        return self.verbs if self.is_useful(state, seat) else []

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        if purse[self.pays_as] and great_source(state, seat, self.kind) >= 0:
            codes += self.uses(state, seat)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        lay_use(state, seat, great_source(state, seat, self.kind))
        e.GREAT_ARTEFACT.tell(state, seat, card_of(self.kind, 0))
        commit(state, seat, state.config.purposes[FOR_GREAT], [code])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        """BT-GRT-4: a Great Artefact is played from the hand."""
        if great_source(state, seat, self.kind) < 0:
            return [Refusal("BT-GRT-4", card=KIND_WORDS[self.kind])]
        return [self.refusal(state, seat, code)]

    def refusal(self, state: BattaliaState, seat: Seat, code: Code) -> Refusal:
        """Why a player who has it cannot play it now."""
        return Refusal(self.rule)


def gain_great(state: BattaliaState, seat: Seat, card: int) -> None:
    """Win a Great Artefact: a new card, shown to all."""
    state.add_to_zone(seat, z.NEW, bytes((card,)))
    e.GREAT_ARTEFACT_WON.tell(state, seat, card)
