"""Hiring heroes (BT-HER-1 to -3).

A hero who is lost is off the board and so can be hired again (BT-HER-3): `_remove_heroes` in
`battle/battle.py`. `HERO_PRICE` in `model/cards.py` is the price (BT-USE-WEA-3).
"""

from __future__ import annotations

from stormhall.battalia.model import events as e
from stormhall.battalia.model.cards import HERO_PRICE
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.layout import NONE
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import HIRE_HERO
from stormhall.battalia.rules.actions import FOR_HERO, TurnAction
from stormhall.battalia.rules.paying.payment import Purpose, ask, payable, why_not_price
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


def idle_hero(state: BattaliaState, seat: Seat) -> int:
    """The first figure that is not on the board, or -1 (D-76)."""
    for figure in range(HEROES):
        if state.hero(seat, figure) == NONE:
            return figure
    return -1


def hero_cities(state: BattaliaState, seat: Seat) -> list[int]:
    """Where a player may place a hired hero: his cities and the common one."""
    return state.geography().cities[seat] + state.config.common


class HireHero(Purpose):
    """BT-HER-1; the argument is the square."""

    def prices(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[list[int]]:
        return [HERO_PRICE]

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        if state.config.which_hero >= 0 and _idle_ones_differ(state, seat):
            state.frames.append([state.config.which_hero, seat, args[0]])
        else:
            hire(state, seat, idle_hero(state, seat), args[0])


def hire(state: BattaliaState, seat: Seat, figure: int, cell: int) -> None:
    """Put a hired hero on the board."""
    state.put_hero(seat, figure, cell)
    e.HERO_HIRED.tell(state, seat, figure, cell)


def _idle_ones_differ(state: BattaliaState, seat: Seat) -> bool:
    """Whether all heroes are off the board and have used up different things this turn."""
    if any(state.hero(seat, figure) != NONE for figure in range(HEROES)):
        return False
    for module in state.config.at_heroes:
        used = module.used_up(state, seat, 0)
        if any(module.used_up(state, seat, figure) != used for figure in range(1, HEROES)):
            return True
    return False


class HireHeroAction(TurnAction):
    """The action of hiring a hero."""

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        if payable(purse, HERO_PRICE) and idle_hero(state, seat) >= 0:
            codes += [HIRE_HERO | cell << 8 for cell in hero_cities(state, seat)]

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        ask(state, seat, FOR_HERO, [first_of(code)])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        refusals: list[Refusal] = []
        cities = hero_cities(state, seat)
        if idle_hero(state, seat) < 0 or not cities:
            refusals.append(Refusal("BT-HER-2"))
        if first_of(code) not in cities:
            refusals.append(Refusal("BT-HER-1", cell=state.config.cell_words[first_of(code)]))
        return refusals + why_not_price(state, seat, "BT-HER-1", HERO_PRICE)
