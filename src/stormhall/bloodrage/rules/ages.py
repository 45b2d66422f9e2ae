"""An age and its phases, one after another (BR-AGE-*, BR-RAG-4).

Everything that no phase takes away carries over to the next age (BR-AGE-3). The first player's
marker (BR-AGE-2) passes in `turn_order.py`.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.knowledge.draft_knowledge import close_draft_knowledge
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.ending import end_game, is_last_age
from stormhall.bloodrage.rules.phases.action import start_actions
from stormhall.bloodrage.rules.phases.discard import start_discard
from stormhall.bloodrage.rules.phases.gods_gifts import deal_age
from stormhall.bloodrage.rules.phases.quest import start_quests
from stormhall.bloodrage.rules.phases.ragnarok import start_ragnarok
from stormhall.bloodrage.rules.phases.valhalla import release_valhalla
from stormhall.bloodrage.rules.turn_order import pass_first_player_marker
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.state import Frame
from stormhall.kernel.core.step import Step

PHASE: Final = 1
FIELDS: Final[Fields] = fields((PHASE, "next_phase", k.PHASE))

GIFTS: Final = 0
ACTIONS: Final = 1
DISCARDS: Final = 2
QUEST_PHASE: Final = 3
RAGNAROK_PHASE: Final = 4
RELEASE: Final = 5
AGE_END: Final = 6


class Age(Step[BloodRageState]):
    """BR-AGE-1: the phases in order; the frame holds the next one."""

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        phase = frame[PHASE]
        frame[PHASE] += 1
        if phase < AGE_END:
            e.PHASE.tell(state, state.age, phase)
        if phase == GIFTS:
            deal_age(state)
        elif phase == ACTIONS:
            start_actions(state)
        elif phase == DISCARDS:
            start_discard(state)
        elif phase == QUEST_PHASE:
            start_quests(state)
        elif phase == RAGNAROK_PHASE:
            start_ragnarok(state)
        elif phase == RELEASE:
            release_valhalla(state)
        else:
            frame[PHASE] = GIFTS
            end_age(state)


def end_age(state: BloodRageState) -> None:
    """BR-AGE-1, -2, BR-RAG-4: turn tokens, pass the marker, and doom the next province."""
    state.pillaged = 0
    close_draft_knowledge(state)
    if is_last_age(state):
        end_game(state)
        return
    state.age += 1
    pass_first_player_marker(state)
    e.AGE_BEGINS.tell(state, state.age, state.first, state.doomed[state.age])
