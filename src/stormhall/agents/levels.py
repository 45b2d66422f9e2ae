"""The levels of bots: how each is made, and how much, how broadly and how far it may think.

A level is one entry of `TABLE`; its name for people is `level-<name>` in
`locale/<language>/hall.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from stormhall.agents.decision import Agent
from stormhall.agents.greedy import GreedyAgent
from stormhall.agents.planner import Planner, SearchSettings
from stormhall.agents.quick import RandomAgent, WeightedAgent
from stormhall.agents.thinker import Limits
from stormhall.kernel.insight import Weights


@dataclass(frozen=True, slots=True)
class Level:
    """A level; one that evaluates nothing has no limits on work and time."""

    name: str
    make: Callable[[int, Limits, Weights | None], Agent]  # from a seed
    work: int = 0  # steps in imagined worlds for a decision, at most
    seconds: float = 0.0  # for a decision at a table where people wait, at most


# A planner searches to the end of its turn and values its own seat. The strongest level also values
# its rivals and what comes later. Where turns are long it searches beyond its own turn only
# between two players. Where a turn is one action, more worlds are worth more, and it pays to rate
# a draft by the age that follows, and an age by the next draft.
PLANNER: Final = partial(
    Planner,
    long_turns=SearchSettings(
        beam=4, depth=30, details=1, plans=3, worlds=2, stretches=0, rivals=False
    ),
    short_turns=SearchSettings(
        beam=6, depth=1, details=3, plans=6, worlds=1, stretches=0, rivals=False
    ),
)
ADVISER: Final = partial(
    Planner,
    long_turns=SearchSettings(beam=8, depth=30, details=3, plans=6, worlds=4, stretches=0),
    short_turns=SearchSettings(beam=6, depth=1, details=3, plans=6, worlds=4, stretches=1),
)
"""A planner with all terms of a game, because advice to people should consider their rivals."""
SEARCH: Final = partial(
    Planner,
    long_turns=SearchSettings(
        beam=10,
        depth=30,
        details=3,
        plans=8,
        worlds=5,
        stretches=2,
        greedy_rollouts=True,
        end_worlds=16,
    ),
    short_turns=SearchSettings(beam=8, depth=1, details=4, plans=8, worlds=20, stretches=2),
)

TABLE: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("random", lambda seed, _limits, _weights: RandomAgent(seed)),
        Level("weighted", lambda seed, _limits, _weights: WeightedAgent(seed)),
        Level("greedy", GreedyAgent, work=400, seconds=0.05),
        Level("planner", PLANNER, work=5000, seconds=0.5),
        Level("search", SEARCH, work=30000, seconds=2.0),
    )
}
"""The levels by name, from the weakest to the strongest."""

LEVELS: Final = list(TABLE)

THINK: Final = {level.name: level.seconds for level in TABLE.values() if level.work}
"""The most seconds that a level takes for a decision by default, if it searches."""
