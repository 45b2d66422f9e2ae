"""The ruins (BT-RUI-1 to -5): their guardians and the display of Great Artefacts.

`rules/setup.py` lays the chip that is their defence (BT-RUI-1); `Opening.give_up` in `battle.py`
ends a failed attack (BT-RUI-5). No player's chip may lie on them (`Ruins.may_bear`, BT-RUI-3).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.creation_decks import great_artefacts_of
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import Config
from stormhall.battalia.model.state import BattaliaState, without
from stormhall.battalia.model.step_ids import CHOOSE_RELIC
from stormhall.battalia.rules.battle.guard import Guard
from stormhall.battalia.rules.great_artefacts.general import gain_great
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question


class Ruins(Guard):
    """BT-RUI-1 to -5, BT-ALT-4."""

    def bar(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        if state.config.common:
            return "BT-ALT-4"
        limit = great_artefacts_of(state, seat) >= state.config.great_limit
        return "BT-RUI-4" if limit or not state.display else ""

    def neutral_level(self, config: Config) -> int:
        return config.ruins_defence

    def may_bear(self, *, neutral: bool) -> bool:
        return neutral

    def win(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        state.frames.append([CHOOSE_RELIC, seat])


class ChooseRelic(Question[BattaliaState]):
    """BT-RUI-2: the choice of a Great Artefact from the display."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.TAKE | card << 8 for card in state.display] or [v.ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        card = first_of(code)
        state.display = without(state.display, state.display.index(card))
        gain_great(state, seat, card)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("BT-RUI-2")] if verb_of(code) == v.TAKE else []


RUINS_GUARD: Final = Ruins(v.ATTACK_RUINS)
