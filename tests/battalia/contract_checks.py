"""Checks of the contract that compare every game of Battalia with slow oracles."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from stormhall import Game
from stormhall.battalia.model.state import BattaliaState
from tests.battalia.oracle import Squares, broken, impassable
from tests.contract.checked_game import Check, Moment, all_viewers

PLACES = ["hand", "ambush", "nation", "shelter", "borrowed"]


class BoxIsWhole(Check):
    """Counted from position documents: the engine's own bookkeeping proves nothing here."""

    guarantee = "No card is lost or made, and the board is legal"

    def after(self, game: Game, seat: int, text: str) -> None:
        if game.state.number % 10 == 0 or game.over:
            position: dict[str, Any] = game.position()
            assert not position["tiles"] or broken(position) == []  # else it is not laid yet


class ImpassableSquares(Check):
    """Compared after the set-up and after every card built."""

    guarantee = "The engine and a slow oracle find the same squares impassable"

    def __init__(self) -> None:
        self.lost: Squares = set()
        self.built = -1
        self.compared = 0

    def after(self, game: Game, seat: int, text: str) -> None:
        tiles = _cards_on_board(game)
        if tiles != self.built and _step(game) in ("cohort", "actions", "over"):
            position: dict[str, Any] = game.position()
            self.lost = impassable(position, self.lost)
            self.compared += 1
            assert set(position["impassable"]) == self.lost, game.draw(None)
            self.built = tiles


def _step(game: Game) -> str:
    frames = game.state.frames
    return game.state.steps()[frames[-1][0]].name if frames else "over"


def _cards_on_board(game: Game) -> int:
    assert isinstance(game.state, BattaliaState)
    return len(game.state.tiles) - game.state.tiles.count(0)


class KnowledgeIsTrue(Check):
    guarantee = "Nobody has false knowledge"

    def look(self, moment: Moment) -> None:
        position = moment.game.position()
        for viewer in all_viewers(moment.game):
            view = moment.game.view(viewer)
            check_claims(view, position, viewer)
            check_claims(view, moment.twin(viewer).position(), viewer)


def check_claims(view: Any, position: Any, viewer: int | None) -> int:
    """Check everything that a view claims about hidden cards; return how many cards it traces."""
    bit, traced = 128 if viewer is None else 1 << viewer, 0
    for seat, shown in enumerate(view["players"]):
        if seat == viewer:
            continue
        real = position["players"][seat]
        for zone in ("hand", "ambush"):
            assert not Counter(shown[f"{zone}_known"]) - Counter(real[zone])
        hidden = _hidden(view, position, seat, viewer)
        tokens = [(record["card"], frozenset(record["in"])) for record in shown["traced"]]
        traced += len(tokens)
        for card in {card for card, _ in tokens}:
            for size in range(1, 6):
                for union in combinations(PLACES, size):
                    needed = sum(1 for c, places in tokens if c == card and places <= {*union})
                    assert needed <= sum(hidden[place].count(card) for place in union)
        if view["nation_traced"][seat] & bit:
            able = Counter(card for card, places in tokens if "nation" in places)
            assert not Counter(hidden["nation"]) - able
    return traced


def _hidden(view: Any, position: Any, seat: int, viewer: int | None) -> dict[str, list[str]]:
    """A player's cards that the viewer does not see, by place."""
    shown, real = view["players"][seat], position["players"][seat]
    hidden: dict[str, list[str]] = {place: [] for place in PLACES}
    for zone in ("hand", "ambush"):
        hidden[zone] = list((Counter(real[zone]) - Counter(shown[f"{zone}_known"])).elements())
    pairs = zip(real["shelter"], shown["shelter"], strict=True)
    hidden["shelter"] = [card for card, known in pairs if known is None]
    if isinstance(shown["nation"], int):
        hidden["nation"] = real["nation"] + real["coming"]
    borrowed = position["borrowed"]
    if borrowed and borrowed["lender"] == seat and view["borrowed"]["card"] is None:
        hidden["borrowed"] = [borrowed["card"]]
    return hidden
