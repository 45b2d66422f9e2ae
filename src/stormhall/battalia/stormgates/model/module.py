"""The seams that The Stormgates have for each other, besides those of the base game."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.model.module import Module
from stormhall.battalia.model.state import BattaliaState
from stormhall.kernel.core.state import Seat


class StormgatesModule(Module):
    """A module of the expansion; its file stands in `rules`, its line in `rules/modules.py`."""

    # Setting up (all modules, in their order).

    def lay_out(self, state: BattaliaState) -> None:
        """Lay its components on the table, before factions are chosen (SG-SET-01)."""

    def factions_chosen(self, state: BattaliaState) -> None:
        """Factions are chosen, start cities not yet (SG-SET-01, step 5)."""

    # The census that closes a week (StormConfig.at_census).

    def census(self, state: BattaliaState, number: int, counts: list[int]) -> None:
        """The census that closes this week; the cards of each seat, none before they count."""

    # Jumps through the storm (StormConfig.at_jumps).

    def may_declare(self, state: BattaliaState, seat: Seat, figure: int, start: int) -> bool:
        """Whether a player may declare something more with a hero's jump from a square."""
        return False

    def declared(self, state: BattaliaState, seat: Seat, figure: int, start: int, end: int) -> None:
        """A hero has jumped with such a declaration; called just before `jumped`."""

    def jumped(self, state: BattaliaState, seat: Seat, figure: int, start: int, end: int) -> None:
        """A hero has been placed; frames pushed here are done after the storm effect."""


SEAMS: Final[dict[str, tuple[str, ...]]] = {
    "at_census": ("census",),
    "at_jumps": ("may_declare", "declared", "jumped"),
}
"""By list of the config: the seams that are called through it."""

OF_ALL_MODULES: Final = ("lay_out", "factions_chosen")
"""Seams that are called for every module of the table."""
