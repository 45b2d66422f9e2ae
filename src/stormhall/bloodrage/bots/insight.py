"""What Blood Rage knows about good play; see `stormhall.kernel.insight`."""

from __future__ import annotations

from typing import Final, cast

from stormhall.bloodrage.bots import sensible, urges
from stormhall.bloodrage.bots.card_worth import is_drafting
from stormhall.bloodrage.bots.outlook import Outlook
from stormhall.bloodrage.bots.standing import measure
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model.components import load
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.notation import verb_of
from stormhall.kernel.core.state import Code, Seat, State
from stormhall.kernel.insight import Insight, Weights, merged

WEIGHTS_FILE: Final = "weights.json"

WEIGHT_OF_LATER: Final[float] = urges.CHOICES["weight_of_later"]
"""How much the end of an age counts compared with the next moment: luck and many quick choices
come in between, so a few sampled states say little about it."""

PROSPECTS: Final = ["quests", "quests-in-hand", "battle-cards", "upgrades-in-hand", "pillages"]
"""The terms about uncertain gains."""


class BloodRageInsight(Insight):
    """The terms of a standing in Blood Rage."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.has_short_turns = True
        self.about_rivals = ["best-rival", "rivals"]
        self.short_sight = dict.fromkeys(PROSPECTS, 0.0)
        self.turn_sight = dict.fromkeys(PROSPECTS, 0.5)
        self._seen: BloodRageState | None = None
        self._when = -1
        self._whose = -1
        self._outlook: Outlook | None = None

    def measure(self, state: State, seat: Seat) -> list[float]:
        return measure(cast(BloodRageState, state), seat)

    def urge(self, state: State, seat: Seat, code: Code) -> int:
        game = cast(BloodRageState, state)
        if urges.NEEDS_THE_BOARD[verb_of(code)]:
            return urges.urge_on_board(game, seat, code, self._outlook_for(game, seat))
        return urges.urge(game, seat, code)

    def sensible(self, state: State, seat: Seat, offers: list[Code]) -> list[Code]:
        if len(offers) == 1:
            return offers
        game = cast(BloodRageState, state)
        if sensible.NEEDS_THE_BOARD[game.frames[-1][0]]:
            return sensible.sensible_on_board(game, seat, offers, self._outlook_for(game, seat))
        return sensible.sensible_choices(game, seat, offers)

    def _outlook_for(self, state: BloodRageState, seat: Seat) -> Outlook:
        """The outlook of a state, made once for all questions about its choices.

        The state is kept here, so no other can be mistaken for it; whenever it changes, so does its
        number.
        """
        outlook = self._outlook
        if (
            outlook is None
            or self._seen is not state
            or self._when != state.number
            or self._whose != seat
        ):
            outlook = Outlook(state, seat)
            self._outlook = outlook
            self._seen = state
            self._when = state.number
            self._whose = seat
        return outlook

    def is_quiet(self, state: State, seat: Seat) -> bool:
        """Whether it is a turn of any seat, a pick in the draft even if others are still picking,
        or the seat's choice of a clan or a card to keep: other steps are amid something."""
        step = state.frames[-1][0]
        if step in (ids.TURN, ids.DRAFT):
            return True
        if step in (ids.DISCARD, ids.CLANS):
            return bool(state.owed >> seat & 1)
        return False

    def key(self, state: State, seat: Seat) -> object:
        """Everything open on the board and the seat's cards; the others' cards hardly change."""
        game = cast(BloodRageState, state)
        return (
            tuple(game.warriors), tuple(game.place_of), tuple(game.rage), tuple(game.stats),
            tuple(game.glory), tuple(game.slots), tuple(game.hands[seat]),
            tuple(game.quests[seat]), game.pillaged, game.destroyed, game.rounds,
            tuple(game.frames[-1]),
        )  # fmt: skip

    def victory(self, state: State, seat: Seat) -> float:
        """The worth of a finished game on the scale of one in progress, in hundreds of glory.

        Glory has the same weight as during the game, so a plan neither hurries nor avoids the end.
        """
        result = state.result()
        own, best, others = float(result.points[seat]), -1000.0, 0.0
        for other in range(state.seats):
            if other != seat:
                others += result.points[other]
                best = max(best, float(result.points[other]))
        glory, rival, rivals = self.weights[1], self.weights[2], self.weights[3]
        standing = glory * own - rival * best - rivals * others / (state.seats - 1)
        won = 1.0 / len(result.winners) if seat in result.winners else 0.0
        return max(-1.0, min(1.0, 0.008 * standing + 0.2 * won))

    def outcome(self, state: State, seat: Seat) -> list[float]:
        """The terms as in a game in progress, with less weight."""
        return [WEIGHT_OF_LATER * part for part in self.contributions(state, seat)]

    def stretch(self, state: State, seat: Seat) -> int:
        """Each age has two stretches: its draft, and the rest."""
        game = cast(BloodRageState, state)
        if not game.frames:
            return 2 * b.AGES
        return 2 * game.age + (0 if is_drafting(game) else 1)


def blood_rage_insight(weights: Weights | None = None) -> Insight:
    """The insight with its own weights, or some of them replaced."""
    return BloodRageInsight(merged(_WEIGHTS, weights))


_WEIGHTS: Final[Weights] = {word: float(weight) for word, weight in load(WEIGHTS_FILE).items()}
