"""Standing orders: choices that are made for a seat automatically whenever they are legal."""

from __future__ import annotations

from typing import Final

from stormhall.kernel.table.game import Game
from stormhall.server.tables.history import MOST_ORDERED, TableHistory
from stormhall.server.wire.messages import Order

SUGGESTED: Final = "suggested"
ONLY: Final = "only"


def ordered(history: TableHistory, seat: int) -> str | None:
    """The action that a standing order takes now; None if no order applies.

    Orders pause after many choices in a row without their person, so that they cannot loop for
    ever, and after their person has taken something back."""
    orders = history.orders.get(seat)
    game = history.game
    if not orders or game is None or history.is_bot(seat) or seat not in history.thinking():
        return None
    if history.ordered_choices.get(seat, 0) >= MOST_ORDERED:
        return None
    step = step_of(game)
    fitting = [order for order in orders if order.step in ("", step)]
    return _first_possible(game, seat, fitting)


def _first_possible(game: Game, seat: int, orders: list[Order]) -> str | None:
    if not orders:
        return None
    legal = [str(action) for action in game.legal(seat)]
    for order in orders:
        if order.action == ONLY and len(legal) == 1:
            return legal[0]
        if order.action == SUGGESTED and (usual := game.suggestion(seat)) is not None:
            return str(usual)
        if order.action in legal:
            return order.action
    return None


def step_of(game: Game) -> str:
    """The name of the step in which a choice is owed."""
    return game.state.steps()[game.state.frames[-1][0]].name
