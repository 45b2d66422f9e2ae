"""The six factions, and the pool of those in a game (SG-FAC-01 to -04).

The two new factions are data, and every table of the base game covers `FACTIONS` in
`battalia/model/cards.py`, which has all six (-01, -02). `left_out` in `model/options.py` says how
large the pool is; `box_of_cards` in `battalia/rules/setup.py` takes its cards (-03).
`factions_chosen` of the modules removes the pieces of a faction that nobody has chosen (-04).
"""

from __future__ import annotations

from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import step_ids as ids
from stormhall.battalia.model.cards import FACTIONS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import CHOOSE
from stormhall.battalia.rules.setup import ChooseFaction, factions_in_game
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat


class ChooseFromPool(ChooseFaction):
    """SG-FAC-04, SG-SET-05: only factions of the pool, clockwise from the first player."""

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) == CHOOSE and first_of(code) not in factions_in_game(state):
            return [Refusal("SG-FAC-04", faction=FACTIONS[first_of(code)])]
        return super().why_not(state, frame, seat, code)


def choose_from_pool(config: StormgatesConfig) -> None:
    """Let players choose their factions among those of the pool."""
    config.steps[ids.CHOOSE_FACTION] = ChooseFromPool("choose-faction", {"chosen": k.COUNT})
