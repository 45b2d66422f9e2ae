"""Hiring heroes (BT-HER-1 to -3, BT-ALT-4)."""

from __future__ import annotations

from stormhall.battalia.cards import HERO_PRICE
from stormhall.battalia.config import HEROES
from stormhall.battalia.deeds import FOR_HERO, Deed
from stormhall.battalia.notation import HIRE_HERO
from stormhall.battalia.payment import Purpose, ask, payable, why_not_price
from stormhall.battalia.state import NONE, BattaliaState
from stormhall.kernel.refusal import Refusal
from stormhall.kernel.state import Code, Seat


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
        figure = idle_hero(game, seat)
        game.put_hero(seat, figure, args[0])
        if game.log is not None:
            word = game.config.cell_words[args[0]]
            game.tell("hero-hired", {"seat": seat, "hero": figure + 1, "cell": word})


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
