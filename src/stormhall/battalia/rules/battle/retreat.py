"""Retreating from a battle (BT-RET-1 to -7).

Only the square where a retreat ends matters, so that square is the choice. `Answer` in `battle.py`
offers it only if a hero is the target (BT-RET-1); `Config.retreats` holds its lengths (BT-RET-2).
`PayRetreat.carry_out` ends the battle without a winner (BT-RET-7).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.zones import discard_openly
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import RETREAT, WITH
from stormhall.battalia.rules.actions import FOR_RETREAT
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.paying.payment import Purpose
from stormhall.battalia.rules.scenarios.volcano import may_pass
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat

SUBSTITUTE_CARD: Final = c.card_of(c.SUBSTITUTE[c.SUPPLY], c.NEUTRAL)
"""The card that stands for one or two supplies, if there is one."""


def ways_out(state: BattaliaState, frame: Frame) -> list[int]:
    """For each square a mask of how many steps a retreat that ends there may take."""
    reach = [0] * state.config.cells
    _walk(state, frame[f.DEFENDER], [frame[f.CELL]], max(state.config.retreats), reach)
    allowed = 0
    for steps in state.config.retreats:
        allowed |= 1 << steps
    for cell in range(state.config.cells):
        reach[cell] &= allowed
        if reach[cell] and not _may_end(state, frame[f.ATTACKER], cell):
            reach[cell] = 0
    return reach


def _walk(state: BattaliaState, seat: Seat, path: list[int], steps: int, reach: list[int]) -> None:
    """BT-RET-3: note the lengths of all ways by road that visit no card twice."""
    here = path[-1]
    reach[here] |= 1 << (len(path) - 1)
    if not steps:
        return
    for cell in state.geography().ways[here]:
        if cell not in path and may_pass(state, seat, here, cell):
            path.append(cell)
            _walk(state, seat, path, steps - 1, reach)
            path.pop()


def _may_end(state: BattaliaState, attacker: Seat, cell: int) -> bool:
    """BT-RET-4: whether a square has neither a city nor a hero of the attacker."""
    own_city = state.config.bars_retreat[state.tiles[cell]] and state.owners[cell] == attacker + 1
    return not own_city and not state.heroes_at(attacker, cell)


class PayRetreat(Purpose):
    """BT-RET-2, -6: supplies for the steps or a horse, from the hand.

    The arguments are the mask of steps and the square.
    """

    def options(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[Code]:
        hand = state.zones[seat * z.ZONES + z.HAND]
        codes: list[Code] = []
        for steps in state.config.retreats:
            if args[0] >> steps & 1:
                codes.extend(_supplies_for(hand, steps))
        horses = [card for card in sorted(set(hand)) if c.KIND[card] == c.HORSE]  # BT-USE-HOR-3
        codes.extend(WITH | (horse + 1) << 8 for horse in horses)
        return codes

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        frame = state.frames.pop()
        for module in state.config.at_battles:
            module.battle_over(state, frame)
        payment = state.zone(seat, z.TABLE)
        state.set_zone(seat, z.TABLE, b"")
        state.set_zone(seat, z.OPEN, b"")
        discard_openly(state, seat, payment)
        state.put_hero(seat, frame[f.FIGURE], args[1])
        e.RETREATED.tell(state, seat, frame[f.CELL], args[1])
        for module in state.config.at_battles:
            module.refills(state, frame[f.ATTACKER], seat)


def _supplies_for(hand: bytes, steps: int) -> list[Code]:
    """The ways to pay for steps with supplies; a substitute counts as one or two of them."""
    payments: list[Code] = []
    for doubles in range(min(hand.count(SUBSTITUTE_CARD), steps) + 1):
        for supplies in range(max(0, steps - 2 * doubles), steps - doubles + 1):
            if hand.count(c.SUPPLY_CARD) >= supplies:
                code, shift = WITH, 8
                for card, number in ((c.SUPPLY_CARD, supplies), (SUBSTITUTE_CARD, doubles)):
                    for _ in range(number):
                        code |= (card + 1) << shift
                        shift += 8
                payments.append(code)
    return payments


def add_retreats(state: BattaliaState, frame: Frame, seat: Seat, codes: list[Code]) -> None:
    """Add the squares where a retreat that can be paid may end."""
    purpose = state.config.purposes[FOR_RETREAT]
    reach = ways_out(state, frame)
    codes += [
        RETREAT | cell << 8
        for cell in range(state.config.cells)
        if reach[cell] and purpose.options(state, seat, [reach[cell], cell])
    ]


def why_not_retreat(state: BattaliaState, frame: Frame, seat: Seat, cell: int) -> list[Refusal]:
    """The rules against a retreat to a square."""
    word = state.config.cell_words[cell]
    if frame[f.FIGURE] < 0:
        return [Refusal("BT-RET-1")]
    reach = [0] * state.config.cells
    _walk(state, seat, [frame[f.CELL]], max(state.config.retreats), reach)
    refusals: list[Refusal] = []
    if not any(reach[cell] >> steps & 1 for steps in state.config.retreats):
        refusals.append(Refusal("BT-RET-2", cell=word, steps=state.config.retreats))
        refusals.append(Refusal("BT-RET-3", cell=word))
    elif not _may_end(state, frame[f.ATTACKER], cell):
        refusals.append(Refusal("BT-RET-4", cell=word))
    refusals.append(Refusal("BT-RET-5", cell=word))
    return refusals
