"""The levels of players made of code: how long each may think, how broadly and how far."""

from __future__ import annotations

from typing import Final

from stormhall.agents.planner import Width

LEVELS: Final = ["random", "weighted", "greedy", "planner", "search"]
"""From the weakest to the strongest."""

THINK: Final[dict[str, float]] = {"greedy": 0.05, "planner": 0.5, "search": 2.0}
"""How many seconds a level thinks about a decision at most, unless told otherwise."""

WORK: Final[dict[str, int]] = {"greedy": 400, "planner": 5000, "search": 30000}
"""How many steps a level takes in imagined worlds for a decision at most, unless told otherwise."""

# A planner ends its look with its turn and minds its own business. The strongest level minds its
# rivals, too, and sees all that may come. Where turns are long it looks beyond its own only between
# two players; where a turn is but one action, more worlds pay better, and so does it to judge a
# draft by the age that it is for, and an age by the draft behind it.
PLANNER: Final = Width(
    beam=4, depth=30, details=1, plans=3, worlds=2, stretches=0, careful=False, rivals=False
)
ADVISER: Final = Width(beam=8, depth=30, details=3, plans=6, worlds=4, stretches=0, careful=False)
"""A planner's look with all that a game knows: people want to hear about their rivals."""
SEARCHER: Final = Width(
    beam=10, depth=30, details=3, plans=8, worlds=5, stretches=2, careful=True, ends=16
)
BRIEF_PLANNER: Final = Width(
    beam=6, depth=1, details=3, plans=6, worlds=1, stretches=0, careful=False, rivals=False
)
BRIEF_ADVISER: Final = Width(
    beam=6, depth=1, details=3, plans=6, worlds=4, stretches=1, careful=False
)
BRIEF_SEARCHER: Final = Width(
    beam=8, depth=1, details=4, plans=8, worlds=20, stretches=2, careful=False
)
