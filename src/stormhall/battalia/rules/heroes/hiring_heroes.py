"""Hiring heroes (BT-HER-1 to -3, BT-ALT-4)."""

from __future__ import annotations

from stormhall.battalia.model.cards import HERO_PRICE
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.notation import HIRE_HERO
from stormhall.battalia.model.state import NONE, BattaliaState
from stormhall.battalia.rules.actions import FOR_HERO, Deed
from stormhall.battalia.rules.paying.payment import Purpose, ask, payable, why_not_price
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


def idle_hero(game: BattaliaState, seat: Seat) -> int:
    """The first figure that is not on the board, or -1 (D-76)."""
    for figure in range(HEROES):
        if game.hero(seat, figure) == NONE:
            return figure
    return -1


def hero_cities(game: BattaliaState, seat: Seat) -> list[int]:
    """Where a player may place a hired hero: own cities and the common one."""
    return game.geography().cities[seat] + game.config.common


class HireHero(Purpose):
    """BT-HER-1; the argument is the square."""

    def prices(self, game: BattaliaState, seat: Seat, args: list[int]) -> list[list[int]]:
        return [HERO_PRICE]

    def carry_out(self, game: BattaliaState, seat: Seat, args: list[int]) -> None:
        if game.config.which_hero >= 0 and _idle_ones_differ(game, seat):
            game.frames.append([game.config.which_hero, seat, args[0]])
        else:
            hire(game, seat, idle_hero(game, seat), args[0])


def hire(game: BattaliaState, seat: Seat, figure: int, cell: int) -> None:
    """Put a hired hero on the board."""
    game.put_hero(seat, figure, cell)
    if game.log is not None:
        word = game.config.cell_words[cell]
        game.tell("hero-hired", {"seat": seat, "hero": figure + 1, "cell": word})


def _idle_ones_differ(game: BattaliaState, seat: Seat) -> bool:
    """SG-CHG-09: whether no hero is on the board and they have not used the same this turn."""
    if any(game.hero(seat, figure) != NONE for figure in range(HEROES)):
        return False
    for module in game.config.at_heroes:
        used = module.used_up(game, seat, 0)
        if any(module.used_up(game, seat, figure) != used for figure in range(1, HEROES)):
            return True
    return False


class HiringHeroes(Deed):
    """The action of hiring a hero."""

    def offers(self, game: BattaliaState, seat: Seat, counts: list[int], found: list[Code]) -> None:
        if payable(counts, HERO_PRICE) and idle_hero(game, seat) >= 0:
            found += [HIRE_HERO | cell << 8 for cell in hero_cities(game, seat)]

    def take(self, game: BattaliaState, seat: Seat, code: Code) -> None:
        ask(game, seat, FOR_HERO, [code >> 8])

    def why_not(self, game: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        refusals: list[Refusal] = []
        cities = hero_cities(game, seat)
        if idle_hero(game, seat) < 0 or not cities:
            refusals.append(Refusal("BT-HER-2"))
        if code >> 8 not in cities:
            refusals.append(Refusal("BT-HER-1", cell=game.config.cell_words[code >> 8]))
        return refusals + why_not_price(game, seat, "BT-HER-1", HERO_PRICE)
