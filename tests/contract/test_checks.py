"""Every check of the contract works: it catches a game that breaks its guarantee."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stormhall import Action, Asked, Game
from stormhall.kernel.core.events import EVERYBODY, Event, EventKind
from stormhall.kernel.core.kept_parts import KeptParts
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.shared_choices import SecretChoice
from stormhall.kernel.core.state import EVERYTHING, State
from tests.contract.checked_game import Check, CheckedGame, Moment, check_guarantees
from tests.contract.checks import secrecy, states
from tests.contract.checks.by_game import CONTRACT
from tests.contract.setups import Case
from tests.reference.pebbles import GRAB, PEBBLES, POT, Bid, Grab, Pebbles, PebblesRules

SEEDS = range(10)
"""The seeds to try, since not every random game reaches the fault."""

Fault = Callable[[pytest.MonkeyPatch], None]


def table() -> Case:
    return Case(PEBBLES, 3, PEBBLES.check(3, {"rounds": 3}), "pebbles-3-long")


def changed(owner: type, name: str, change: Callable[[Any, Any], Any]) -> Fault:
    """A fault that changes the result of a method; `change` gets the object and the result."""

    def fault(patch: pytest.MonkeyPatch) -> None:
        honest = getattr(owner, name)
        patch.setattr(owner, name, lambda self, *given: change(self, honest(self, *given)))

    return fault


def refuses_what_it_offers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pebbles, "why_not", lambda *_: [Refusal("PB-GRAB")])


def copies_share_pebbles(patch: pytest.MonkeyPatch) -> None:
    def share(game: Pebbles, twin: Pebbles) -> Pebbles:
        twin.pebbles = game.pebbles
        return twin

    changed(Pebbles, "clone", share)(patch)


def dice_have_a_memory(patch: pytest.MonkeyPatch) -> None:
    rolled: list[int] = []

    def die(game: Pebbles, sides: int = 6) -> int:
        rolled.append(game.below(sides))
        return 1 + len(rolled) % 3

    patch.setattr(Pebbles, "die", die)


def positions_forget(patch: pytest.MonkeyPatch) -> None:
    honest = PebblesRules.write

    def write(
        rules: PebblesRules, state: Pebbles, viewer: int, kept: KeptParts
    ) -> dict[str, object]:
        document: dict[str, object] = dict(honest(rules, state, viewer, kept))
        if viewer == EVERYTHING:
            del document["knows_top"]
        return document

    patch.setattr(PebblesRules, "write", write)


def unpacking_forgets(patch: pytest.MonkeyPatch) -> None:
    def forget(_: PebblesRules, game: Pebbles) -> Pebbles:
        game.pot = POT
        return game

    changed(PebblesRules, "unpack", forget)(patch)


def undo_leaves_events(patch: pytest.MonkeyPatch) -> None:
    kind = EventKind("taken-back", {})

    def leave(game: Game, _: None) -> None:
        game.log.add(Event(kind, game.state.game_config(), (), 0, False))

    changed(Game, "undo", leave)(patch)


def grabbing_loses_a_pebble(patch: pytest.MonkeyPatch) -> None:
    honest = Grab.take

    def take(step: Grab, game: Pebbles, frame: list[int], seat: int, code: int) -> None:
        honest(step, game, frame, seat, code)
        if code == GRAB:
            game.pot -= 1

    patch.setattr(Grab, "take", take)


def a_log_draws_chance(patch: pytest.MonkeyPatch) -> None:
    honest = Pebbles.take

    def take(game: Pebbles, seat: int, code: int) -> None:
        honest(game, seat, code)
        if game.log is not None:
            game.below(2)

    patch.setattr(Pebbles, "take", take)


def asking_changes_the_game(patch: pytest.MonkeyPatch) -> None:
    def suggestion(game: Pebbles, seat: int) -> None:
        game.below(2)

    patch.setattr(Pebbles, "suggestion", suggestion)


def views_show_the_deck(patch: pytest.MonkeyPatch) -> None:
    honest = PebblesRules.write

    def write(
        rules: PebblesRules, state: Pebbles, viewer: int, kept: KeptParts
    ) -> dict[str, object]:
        return {**honest(rules, state, viewer, kept), "next": state.deck[-1]}

    patch.setattr(PebblesRules, "write", write)


def imagination_knows_the_truth(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(PebblesRules, "redeal", lambda *_: None)


def all_hear_secrets(patch: pytest.MonkeyPatch) -> None:
    honest = EventKind.tell_some

    def tell_some(kind: EventKind, state: State, to: int, *values: object) -> None:
        honest(kind, state, EVERYBODY, *values)

    patch.setattr(EventKind, "tell_some", tell_some)


def bids_are_seen(patch: pytest.MonkeyPatch) -> None:
    def write(step: Bid, game: Pebbles, frame: list[int], viewer: int) -> dict[str, object]:
        return SecretChoice.write(step, game, frame, EVERYTHING)

    patch.setattr(Bid, "write", write)


def forecasts_show_the_deck(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(PebblesRules, "forecast", lambda _, state, *__: {"next": state.deck[-1]})


def figures_show_the_deck(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(PebblesRules, "figures", lambda _, state, *__: {"next": state.deck[-1]})


def questions_show_the_deck(patch: pytest.MonkeyPatch) -> None:
    def show(game: Game, asked: Asked | None) -> Asked | None:
        if asked is not None and isinstance(game.state, Pebbles):
            asked.facts["next"] = game.state.deck[-1]
        return asked

    changed(Game, "asked", show)(patch)


def reasons_show_the_deck(patch: pytest.MonkeyPatch) -> None:
    def show(game: Game, answer: tuple[Action, list[Refusal]]) -> tuple[Action, list[Refusal]]:
        assert isinstance(game.state, Pebbles)
        nearest, refusals = answer
        return nearest, [*refusals, Refusal("PB-GRAB", pot=game.state.deck[-1])]

    changed(Game, "why_none", show)(patch)


def parts_are_kept_for_ever(patch: pytest.MonkeyPatch) -> None:
    honest = KeptParts.part
    patch.setattr(KeptParts, "part", lambda self, build, _, *rest: honest(self, build, 0, *rest))


def views_have_undeclared_facts(patch: pytest.MonkeyPatch) -> None:
    honest = PebblesRules.write

    def write(
        rules: PebblesRules, state: Pebbles, viewer: int, kept: KeptParts
    ) -> dict[str, object]:
        return {**honest(rules, state, viewer, kept), "table": "round"}

    patch.setattr(PebblesRules, "write", write)


def refusals_count_in_words(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Grab, "why_not", lambda *_: [Refusal("PB-GRAB", pot="three")])


FAULTS: dict[type[Check], Fault] = {
    states.LegalAndApplyAgree: refuses_what_it_offers,
    states.CopiesStandAlone: copies_share_pebbles,
    states.RecordsReplay: dice_have_a_memory,
    states.PositionsRestore: positions_forget,
    states.PackedStatesRestore: unpacking_forgets,
    states.UndoRestores: undo_leaves_events,
    states.EveryGameEnds: grabbing_loses_a_pebble,
    states.SilencePlaysTheSame: a_log_draws_chance,
    states.TablesCanBeDrawn: changed(PebblesRules, "draw", lambda _, text: text + "-" * 99),
    states.ThinkingTouchesNothing: asking_changes_the_game,
    states.KeptPartsAreTrue: parts_are_kept_for_ever,
    secrecy.ViewsHideTheUnknown: views_show_the_deck,
    secrecy.ViewsAreEnough: imagination_knows_the_truth,
    secrecy.EventsHideTheUnknown: all_hear_secrets,
    secrecy.SecretsStaySecret: bids_are_seen,
    secrecy.PreviewsForetell: forecasts_show_the_deck,
    secrecy.ReasonsHideTheUnknown: reasons_show_the_deck,
    secrecy.FiguresHideTheUnknown: figures_show_the_deck,
    secrecy.AskedHidesTheUnknown: questions_show_the_deck,
    secrecy.DocumentsFitTheirSchemas: views_have_undeclared_facts,
    secrecy.RefusalsFitTheirSchemas: refusals_count_in_words,
}


def errors_of(check: type[Check]) -> list[Exception]:
    return [error for seed in SEEDS for error in CheckedGame(table(), seed, [check()]).play()]


@pytest.mark.parametrize("check", CONTRACT, ids=lambda check: check.__name__)
def test_a_check_catches_the_game_that_breaks_its_guarantee(
    check: type[Check], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert errors_of(check) == []

    FAULTS[check](monkeypatch)

    errors = errors_of(check)
    assert errors
    assert all(check.guarantee in error.__notes__[-1] for error in errors)


class FailsAtOnce(Check):
    """Fails at one choice."""

    guarantee = "Nobody chooses a third time"

    def after(self, game: Game, seat: int, text: str) -> None:
        assert len(game.choices) < 3


class ChangesTheGame(Check):
    guarantee = "Looking is harmless"

    def look(self, moment: Moment) -> None:
        moment.game.state.number += 1


class Counter(Check):
    guarantee = "All choices are seen"

    def __init__(self) -> None:
        self.seen = 0

    def after(self, game: Game, seat: int, text: str) -> None:
        self.seen += 1


def test_the_error_names_the_broken_guarantee_the_set_up_the_seed_and_the_choice() -> None:
    with pytest.raises(AssertionError) as broken:
        check_guarantees(table(), [FailsAtOnce()], seed=7)

    note = broken.value.__notes__[-1]
    assert "'Nobody chooses a third time' on 'pebbles-3-long', seed 7, after choice 3." in note


def test_a_check_that_fails_does_not_stop_the_others() -> None:
    counter = Counter()
    checked = CheckedGame(table(), 1, [FailsAtOnce(), counter])

    errors = checked.play()

    assert len(errors) == 1
    assert checked.game.over
    assert counter.seen == len(checked.game.choices)


def test_all_broken_guarantees_are_reported_together() -> None:
    with pytest.raises(ExceptionGroup, match="2 broken guarantees on pebbles-3-long") as broken:
        check_guarantees(table(), [FailsAtOnce(), ChangesTheGame()], seed=7)

    assert "looking at the game has changed it" in str(broken.value.exceptions[0])


def test_a_game_that_raises_an_error_is_named_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Grab, "take", lambda *_: 1 / 0)

    errors = CheckedGame(table(), 1, []).play()

    assert isinstance(errors[0], ZeroDivisionError)
    assert "'pebbles-3-long', seed 1, after choice" in errors[0].__notes__[-1]
