"""The free invade after an upgrade (BR-UPG-6, BR-MON-1, D-21).

`upgrade.py` offers it for troops and monsters, not for clan upgrades (BR-UPG-7).
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.actions.invade import invade, open_places, why_not_place
from stormhall.bloodrage.rules.clan_stats import horns_full
from stormhall.bloodrage.rules.figures import count_at
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

FIRST: Final = 2
SECOND: Final = 3
FIELDS: Final[Fields] = fields(
    (ASKED, "seat", k.SEAT), (FIRST, "first", k.MAYBE_FIGURE), (SECOND, "second", k.MAYBE_FIGURE)
)


def free_kinds(state: BloodRageState, frame: Frame) -> list[b.Figure]:
    """The kinds offered that have a figure in the reserve."""
    return [
        kind
        for kind in (frame[FIRST], frame[SECOND])
        if kind >= 0 and count_at(state, frame[ASKED], kind, b.RESERVE)
    ]


class FreeInvade(Question[BloodRageState]):
    """DP-5: after an upgrade, a matching figure in the reserve may invade for free (BR-UPG-6)."""

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        codes = [v.DECLINE]
        for kind in free_kinds(state, frame):
            codes += [v.INVADE | kind << 8 | place << 16 for place in open_places(state, kind)]
        return codes

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code != v.DECLINE:
            invade(state, seat, first_of(code), second_of(code), b.RESERVE)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.INVADE:
            return []
        kinds = free_kinds(state, frame)
        if first_of(code) not in kinds:
            words = [b.FIGURE_NAMES[kind] for kind in kinds]
            return [Refusal("BR-UPG-6", figure=b.FIGURE_NAMES[first_of(code)], free=words)]
        return why_not_place(state, seat, first_of(code), second_of(code))


def offer_free_invade(state: BloodRageState, seat: Seat, first: b.Figure, second: b.Figure) -> None:
    """Offer a free invade if possible; -1 stands for no second kind."""
    frame = [ids.FREE_INVADE, seat, first, second]
    if horns_full(state, seat):
        return
    for kind in free_kinds(state, frame):
        if open_places(state, kind):
            state.frames.append(frame)
            return
