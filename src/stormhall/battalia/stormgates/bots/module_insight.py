"""What bots know about one module: the base class of the insights in `modules`.

`table_insight.py` lists the class of each module and asks those of one table.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.bots.average_turn import Muster
from stormhall.battalia.bots.outlook import Outlook
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.kernel.core.notation import verb_of
from stormhall.kernel.core.state import Code, Seat

USUAL_URGE: Final = 3
"""The urge of a choice about which nothing is known."""


class Goals:
    """Squares that a hero may want to reach, and what they are worth."""

    def __init__(self) -> None:
        self.cells: Final[list[int]] = []
        self.worths: Final[list[float]] = []

    def add(self, cell: int, worth: float) -> None:
        """Add a goal."""
        self.cells.append(cell)
        self.worths.append(worth)


class Standing:
    """A seat and its state, with figures that every module needs."""

    def __init__(
        self, state: BattaliaState, seat: Seat, deck: bytes, muster: Muster, outlook: Outlook
    ) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.deck: Final = deck
        self.muster: Final = muster
        self.outlook: Final = outlook


class ModuleInsight:
    """What bots know about one module of a table; the base class knows nothing.

    Numbers of urges are small here; `TableInsight.urge` brings them to the scale of the base game.
    """

    def __init__(self, config: StormgatesConfig) -> None:
        self.terms: list[str] = []  # the terms of a standing to which `measure` adds
        self.verbs: list[int] = []  # about which `urge` and `is_bad_choice` are asked
        self.urges: dict[int, int] = {}  # by verb: its urge if only its kind matters
        self.steps: list[str] = []  # in which words of the base game mean something else
        self.keenest_steps: list[str] = []  # of `steps`: only the keenest few choices matter
        self.gifts: list[int] = []  # verbs of things that a turn may have for free
        self.wide: list[int] = []  # verbs with many choices: only the cheapest few matter

    def measure(self, standing: Standing) -> list[float]:
        """A number for each of `terms`, in points."""
        return []

    def urge(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        """How eagerly a choice with one of `verbs` is taken before any thought."""
        return self.urges.get(verb_of(code), USUAL_URGE)

    def urge_in_step(self, state: BattaliaState, seat: Seat, code: Code) -> int:
        """The urge of a choice of the base game in one of `steps`; -1 if it is the usual one."""
        return -1

    def is_bad_choice(
        self, state: BattaliaState, seat: Seat, code: Code, offers: list[Code]
    ) -> bool:
        """Whether a choice with one of `verbs` is never better than another one of the offers."""
        return False

    def sensible_in_step(self, state: BattaliaState, seat: Seat, offers: list[Code]) -> list[Code]:
        """The offers in one of `steps` less those that another one is never worse than."""
        return offers

    def cost(self, state: BattaliaState, seat: Seat, code: Code, outlook: Outlook) -> int:
        """What a choice with a verb of `wide` costs, to compare it with others of its kind."""
        return 0

    def add_goals(self, state: BattaliaState, seat: Seat, figure: int, goals: Goals) -> None:
        """Add the squares where a hero may want to go because of this module."""
