"""What Blood Rage knows about good play; see `stormhall.kernel.insight`."""

from __future__ import annotations

from typing import Final, cast

from stormhall.bloodrage import frames
from stormhall.bloodrage.ages import ACTIONS, PHASE
from stormhall.bloodrage.board import AGES
from stormhall.bloodrage.data import load
from stormhall.bloodrage.folly import without_folly
from stormhall.bloodrage.standing import measure
from stormhall.bloodrage.state import BloodRageState
from stormhall.bloodrage.urges import urge
from stormhall.bloodrage.worth import is_drafting
from stormhall.kernel.insight import Insight, Weights, merged
from stormhall.kernel.state import Code, Seat, State

WEIGHTS_FILE: Final = "weights.json"


class BloodRageInsight(Insight):
    """The terms of a standing in Blood Rage."""

    def measure(self, state: State, seat: Seat) -> list[float]:
        return measure(cast(BloodRageState, state), seat)

    def urge(self, state: State, seat: Seat, code: Code) -> int:
        return urge(cast(BloodRageState, state), seat, code)

    def sensible(self, state: State, seat: Seat, offers: list[Code]) -> list[Code]:
        if len(offers) == 1:
            return offers
        return without_folly(cast(BloodRageState, state), seat, offers)

    def is_quiet(self, state: State, seat: Seat) -> bool:
        """A turn of anybody, or an own choice of a card for the hand: all else is being settled."""
        step = state.frames[-1][0]
        if step == frames.TURN:
            return True
        if step in (frames.DRAFT, frames.DISCARD, frames.CLANS):
            return bool(state.owed >> seat & 1)
        return False

    def rests(self, state: State, seat: Seat) -> bool:
        """A clan with Rage has more turns in this age, which belong to its plan (BR-ACT-5)."""
        game = cast(BloodRageState, state)
        return game.frames[0][PHASE] - 1 != ACTIONS or game.rage[seat] <= 0

    def key(self, state: State, seat: Seat) -> object:
        """Everything open on the board, and the own cards: the others' cards hardly change."""
        game = cast(BloodRageState, state)
        return (
            tuple(game.warriors), tuple(game.at), tuple(game.rage), tuple(game.stats),
            tuple(game.glory), tuple(game.slots), tuple(game.hands[seat]),
            tuple(game.quests[seat]), game.pillaged, game.ruined, game.owed, game.rounds,
        )  # fmt: skip

    def stretch(self, state: State, seat: Seat) -> int:
        """Each age has two: its draft, and the rest of it."""
        game = cast(BloodRageState, state)
        if not game.frames:
            return 2 * AGES
        return 2 * game.age + (0 if is_drafting(game) else 1)


def blood_rage_insight(weights: Weights | None = None) -> Insight:
    """The insight with its own weights, or some of them replaced."""
    return BloodRageInsight(merged(_WEIGHTS, weights))


_WEIGHTS: Final[Weights] = {word: float(weight) for word, weight in load(WEIGHTS_FILE).items()}
