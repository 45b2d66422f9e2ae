"""Upgrading cities (BT-UPG-1 to -3)."""

from __future__ import annotations

from stormhall.battalia.model import events as e
from stormhall.battalia.model.board import UPGRADE_PRICE
from stormhall.battalia.model.config import TOP_LEVEL
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import UPGRADE
from stormhall.battalia.rules.actions import FOR_UPGRADE, TurnAction
from stormhall.battalia.rules.ending import maybe_end
from stormhall.battalia.rules.paying.payment import Purpose, ask, payable, why_not_price
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


class UpgradeCity(Purpose):
    """BT-UPG-1, -2: one level; the argument is the square."""

    def prices(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[list[int]]:
        return [UPGRADE_PRICE[state.levels[args[0]] + 1]]

    def scores(self) -> bool:
        return True

    def is_weighty(self, args: list[int]) -> bool:
        return True

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        raise_city(state, seat, args[0])


def raise_city(state: BattaliaState, seat: Seat, cell: int) -> None:
    """Raise a city by one level."""
    level = state.levels[cell] + 1
    state.set_chip(cell, seat + 1, level)
    e.UPGRADED.tell(state, seat, cell, level)
    maybe_end(state)


def has_chip_for(state: BattaliaState, seat: Seat, level: int) -> bool:
    """BT-UPG-3: whether a chip is free for level 3; the other levels only flip the chip."""
    return level != 3 or state.geography().free_chips(seat, level) > 0


class UpgradeAction(TurnAction):
    """The action of upgrading a city."""

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        able = [False] * (TOP_LEVEL + 2)
        some = False
        for level in range(2, TOP_LEVEL + 1):
            if payable(purse, UPGRADE_PRICE[level]) and has_chip_for(state, seat, level):
                able[level] = some = True
        if some:
            codes += [
                UPGRADE | cell << 8
                for cell in state.geography().cities[seat]
                if state.levels[cell] < TOP_LEVEL
                and able[state.levels[cell] + 1]
                and not state.config.level_bars[state.tiles[cell]]
            ]

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        ask(state, seat, FOR_UPGRADE, [first_of(code)])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        cell = first_of(code)
        word = state.config.cell_words[cell]
        if state.owners[cell] != seat + 1:
            return [Refusal("BT-UPG-1", cell=word, problem="no city of yours")]
        if state.config.level_bars[state.tiles[cell]]:
            return [Refusal(state.config.level_bars[state.tiles[cell]], cell=word)]
        level = state.levels[cell] + 1
        if level > TOP_LEVEL:
            return [Refusal("BT-UPG-1", cell=word, level=level - 1)]
        if not has_chip_for(state, seat, level):
            return [Refusal("BT-UPG-3", cell=word, level=level)]
        return why_not_price(state, seat, "BT-UPG-1", UPGRADE_PRICE[level])
