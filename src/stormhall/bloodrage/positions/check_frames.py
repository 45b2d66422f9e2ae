"""What must hold for the frames of a state: every field is within the bounds of its kind."""

from __future__ import annotations

from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.positions.problems import problem
from stormhall.kernel.core.problems import Defects


def check_frames(state: BloodRageState, problems: Defects) -> None:
    """Add the fields whose number cannot be, each under its path."""
    steps = state.steps()
    for i, frame in enumerate(state.frames):
        for place, (field, kind) in enumerate(steps[frame[0]].kinds.items(), start=1):
            if not kind.fits(state.config, frame[place]):
                problems.append((f"frames[{i}].{field}", problem("missing-or-other")))
