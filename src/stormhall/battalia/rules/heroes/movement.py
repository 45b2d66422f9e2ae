"""Moving heroes (BT-MOV-1 to -8).

`Geography.ways` in `model/geography.py` says which cards are joined (BT-MOV-1, -5). A hero walks
card by card while his steps are paid (BT-MOV-7); the ride of a horse (BT-MOV-3, -4) is in
`artefacts/horses.py`, and `Actions` in `actions.py` ends it. Free steps in a row never enter a card
twice: they would lead nowhere, and a turn could go on forever.
"""

from __future__ import annotations

from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import HORSE, STEPS_OF
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import MOVE, OPEN_SLOT, STEPS, WITH
from stormhall.battalia.rules.actions import FOR_STEP, TurnAction
from stormhall.battalia.rules.advanced_game import is_free, native
from stormhall.battalia.rules.artefacts.horses import ride, rider, steps_of
from stormhall.battalia.rules.paying.open_cards import different_records
from stormhall.battalia.rules.paying.payment import (
    Purpose,
    ask,
    lay_line,
    purse,
    sources,
    supplies_in,
)
from stormhall.battalia.rules.scenarios.volcano import may_pass
from stormhall.kernel.core.notation import first_of, second_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


def held_by(state: BattaliaState, seat: Seat, figure: int) -> str:
    """The rule that stops a player's hero from moving; an empty string if there is none."""
    for module in state.config.at_moves:
        rule = module.holds_hero(state, seat, figure)
        if rule:
            return rule
    return ""


class TakeStep(Purpose):
    """BT-MOV-2 to -4: a supply, a horse, or a step of the horse under way pays a step.

    The arguments are the hero and the square, and once it is paid the steps that the laid card
    has left.
    """

    def options(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[Code]:
        codes: list[Code] = []
        if rider(state, seat) == args[0]:
            codes.append(WITH | (STEPS + 1) << 8)
        opened = [slot for slot, _ in different_records(state.zones[seat * z.ZONES + z.OPEN])]
        items = sources(state, seat)
        for i in range(0, len(items), 4):
            if STEPS_OF[items[i + 1]]:
                if items[i] < OPEN_SLOT or items[i] - OPEN_SLOT in opened:
                    codes.append(WITH | (items[i] + 1) << 8)
        return codes

    def complete(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> None:
        if first_of(code) == STEPS + 1:  # its card is already laid
            self.carry_out(state, seat, self.lay(state, seat, args, code))
        else:
            super().complete(state, seat, args, code)

    def why_not_line(
        self, state: BattaliaState, seat: Seat, args: list[int], line: list[int]
    ) -> list[Refusal]:
        """BT-MOV-3: the steps of a ride are those of the hero who rides."""
        if STEPS in line and rider(state, seat) != args[0]:
            return [Refusal("BT-MOV-3", cell=state.config.cell_words[args[1]])]
        return []

    def lay(self, state: BattaliaState, seat: Seat, args: list[int], code: Code) -> list[int]:
        steps = steps_of(state, seat, first_of(code) - 1)
        lay_line(state, seat, code, self)
        return [*args, max(steps - 1, 0)]

    def extra_arguments(self) -> int:
        return 1

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        figure, cell, steps = args
        state.set_zone(seat, z.TRAIL, b"")
        ride(state, seat, figure, steps)
        walk(state, seat, figure, cell)


def walk(state: BattaliaState, seat: Seat, figure: int, cell: int) -> None:
    """Put a hero on the next card; entering never starts a battle (BT-MOV-6)."""
    start = state.hero(seat, figure)
    state.put_hero(seat, figure, cell)
    e.MOVED.tell(state, seat, figure, start, cell)


class MoveAction(TurnAction):
    """The action of taking one step."""

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        able = supplies_in(purse) > 0 or purse[HORSE] > 0
        if not able and not state.config.advanced and rider(state, seat) == z.NONE:
            return
        roads = state.geography()
        gated = state.config.peak >= 0
        riding = rider(state, seat)
        for figure in range(HEROES):
            start = state.hero(seat, figure)
            if start == z.NONE or _is_the_same(state, seat, figure) or held_by(state, seat, figure):
                continue
            paid = able or riding == figure
            for cell in roads.ways[start]:
                if gated and not may_pass(state, seat, start, cell):
                    continue
                if paid or is_free(state, seat, figure, cell):
                    codes.append(MOVE | figure << 8 | cell << 16)

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        figure, cell = first_of(code), second_of(code)
        if is_free(state, seat, figure, cell):
            start = state.hero(seat, figure)
            state.add_to_zone(seat, z.TRAIL, bytes((start | figure << 7, cell | figure << 7)))
            walk(state, seat, figure, cell)
        else:
            ask(state, seat, FOR_STEP, [figure, cell])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        figure, cell = first_of(code), second_of(code)
        start = state.hero(seat, figure)
        word = state.config.cell_words[cell]
        if start == z.NONE:
            return [Refusal("BT-HER-1", hero=figure + 1)]
        rule = held_by(state, seat, figure)
        if rule:
            return [Refusal(rule, hero=figure + 1)]
        if _is_the_same(state, seat, figure) and self._is_offered(state, seat, figure - 1, cell):
            return [Refusal("BT-MOV-8", hero=figure)]  # the other figure is the one to name
        if state.config.is_covered[state.tiles[cell]]:
            return [Refusal(state.config.covered_rule, cell=word), Refusal("BT-MOV-1", cell=word)]
        if not state.tiles[cell]:
            return [Refusal("BT-MOV-5", cell=word), Refusal("BT-MOV-1", cell=word)]
        if cell not in state.geography().ways[start]:
            return [Refusal("BT-MOV-1", cell=word)]
        if not may_pass(state, seat, start, cell):
            return [Refusal("BT-VOL-4", cell=word)]
        if native(state, seat, cell):
            return [Refusal("BT-ADV-2", cell=word)]
        return [Refusal("BT-MOV-2", cell=word), Refusal("BT-MOV-3", cell=word)]

    def _is_offered(self, state: BattaliaState, seat: Seat, figure: int, cell: int) -> bool:
        codes: list[Code] = []
        self.offers(state, seat, purse(state, seat), codes)
        return MOVE | figure << 8 | cell << 16 in codes


def _is_the_same(state: BattaliaState, seat: Seat, figure: int) -> bool:
    """BT-MOV-8: whether another hero on the same card can do all that this one can (D-76)."""
    if figure == 0 or state.config.heroes_differ:
        return False
    if state.zone(seat, z.RIDE) or state.zone(seat, z.TRAIL):
        return False
    return state.hero(seat, figure) == state.hero(seat, figure - 1)
