"""Places that can be attacked: what defends them and what is won (BT-NEU, BT-RUI, BT-BAT-22).

Each kind of place is a `Guard` under its tile in `Config.guards`; the volcano adds its own.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.zones import (
    gain,
    gain_supply,
    great_artefacts_of,
    search,
    visible_top,
)
from stormhall.battalia.model import events as e
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.cards import LORD
from stormhall.battalia.model.layout import NEW, NOBODY, ZONES
from stormhall.battalia.model.state import BattaliaState, without
from stormhall.battalia.model.step_ids import CHOOSE_RELIC
from stormhall.battalia.rules.ending import maybe_end
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import Question


class Guard:
    """One kind of place, without an owner or with one."""

    def __init__(self, verb: int, annexing: str = "BT-BAT-24") -> None:
        self.verb: Final = verb
        self.annexing: Final = annexing  # the rule of taking it while nobody holds it

    def bar(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        """The rule that forbids this player to attack, or an empty text."""
        return ""

    def defence(self, state: BattaliaState, seat: Seat, cell: int) -> int:
        """What the attacker's total must exceed."""
        return state.levels[cell]

    def from_afar(self) -> bool:
        """Whether heroes who do not stand there may attack it, if they reach so far."""
        return True

    def may_bear(self, *, neutral: bool) -> bool:
        """Whether a chip may lie there: a neutral one, or else one of a player."""
        return True

    def win(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        """The attacker has beaten the guards of a place without an owner."""
        raise AssertionError("nothing to win")

    def base_defence(self, state: BattaliaState, cell: int) -> int:
        """BT-BAT-2: what its owner has without cards."""
        return state.levels[cell]

    def capture(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        """The attacker has beaten the owner."""
        take_city(state, seat, cell, state.levels[cell])

    def annexed_level(self, state: BattaliaState, seat: Seat, cell: int) -> int:
        """BT-BAT-24: the level at which a place that nobody holds is taken, 0 if it is not."""
        return 0


def best_level(state: BattaliaState, seat: Seat, level: int) -> int:
    """BT-BAT-23: the level itself, or the highest lower one with a free chip, or 0."""
    roads = state.geography()
    while level > 0 and roads.free_chips(seat, level) <= 0:
        level -= 1
    return level


def take_city(state: BattaliaState, seat: Seat, cell: int, level: int) -> None:
    """BT-BAT-22, -23: the city gets the winner's chip, or none if he has none."""
    state.set_chip(cell, NOBODY, 0)
    level = best_level(state, seat, level)
    if level:
        state.set_chip(cell, seat + 1, level)
    e.CITY_TAKEN.tell(state, seat, cell, level)


class City(Guard):
    """BT-NEU-1 to -4, BT-ALT-6, BT-BAT-24."""

    def annexed_level(self, state: BattaliaState, seat: Seat, cell: int) -> int:
        return 1 if state.geography().free_chips(seat, 1) > 0 else 0

    def bar(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        only_one = "neutral_captures_per_player" in state.config.facts
        return "BT-ALT-6" if only_one and state.annexed >> seat & 1 else ""

    def win(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        state.annexed |= 1 << seat
        take_city(state, seat, cell, state.config.captured_level)
        gain_vassal(state, seat, state.terrains[cell])
        if state.config.common:
            _gain_hidden(state, seat, cell)
        maybe_end(state)


def gain_vassal(state: BattaliaState, seat: Seat, faction: int) -> None:
    """BT-NEU-3: a lord of the city's faction with a supply; neither if no lord is left (D-70)."""
    if not state.tops[LORD]:
        return
    lord = search(state, seat, LORD, faction)
    supplies = state.supplies
    gain(state, seat, lord)
    gain_supply(state, seat, lord)
    e.VASSAL.tell(state, seat, lord, supplies - state.supplies, visible_top(state, LORD))


def _gain_hidden(state: BattaliaState, seat: Seat, cell: int) -> None:
    """BT-ALT-6: the Great Artefact under the city; at the limit it stays there (BT-GRT-3)."""
    if great_artefacts_of(state, seat) >= state.config.great_limit:
        return
    site = state.config.sites.index(cell)
    for card in state.relics[site]:
        gain_great(state, seat, card)
    state.relics[site] = b""


def gain_great(state: BattaliaState, seat: Seat, card: int) -> None:
    """A Great Artefact is won: a new card, shown to all."""
    state.zones[seat * ZONES + NEW] += bytes((card,))
    e.GREAT_ARTEFACT_WON.tell(state, seat, card)


class Ruins(Guard):
    """BT-RUI-1 to -5, BT-ALT-4."""

    def bar(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        if state.config.common:
            return "BT-ALT-4"
        limit = great_artefacts_of(state, seat) >= state.config.great_limit
        return "BT-RUI-4" if limit or not state.display else ""

    def may_bear(self, *, neutral: bool) -> bool:
        return neutral

    def win(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        state.frames.append([CHOOSE_RELIC, seat])


class ChooseRelic(Question[BattaliaState]):
    """BT-RUI-2: one Great Artefact of the display."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.TAKE | card << 8 for card in state.display] or [v.ABANDON]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        card = code >> 8
        state.display = without(state.display, state.display.index(card))
        gain_great(state, seat, card)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        return [Refusal("BT-RUI-2")] if code & 0xFF == v.TAKE else []


CITY_GUARD: Final = City(v.ATTACK_CITY)
RUINS_GUARD: Final = Ruins(v.ATTACK_RUINS)
