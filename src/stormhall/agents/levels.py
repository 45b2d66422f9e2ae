"""The levels of players made of code, and how long each may think."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ["random", "weighted", "greedy", "planner", "search"]
"""From the weakest to the strongest."""

THINK: Final[dict[str, float]] = {"greedy": 0.05, "planner": 0.5, "search": 2.0}
"""How many seconds a level thinks about a decision at most, unless told otherwise."""

WORK: Final[dict[str, int]] = {"greedy": 400, "planner": 1500, "search": 8000}
"""How many steps a level takes in imagined worlds for a decision at most, unless told otherwise."""
