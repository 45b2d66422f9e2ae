"""Checks of hidden information: no seat learns more than the rules let it know."""

from __future__ import annotations

import json
from functools import cache

import stormhall
from stormhall import Action, Game, Preview
from stormhall.kernel.core.kept_parts import KeptParts
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import SPECTATOR
from tests.contract.checked_game import Check, Moment, all_viewers, encoded
from tests.contract.checks.schemas import Validator
from tests.contract.checks.states import random_code
from tests.contract.setups import choose
from tools.generate.api_schemas import schema_of


class ViewsHideTheUnknown(Check):
    guarantee = "A view does not depend on what the seat cannot know"

    def look(self, moment: Moment) -> None:
        for seat, view in zip(all_viewers(moment.game), moment.views, strict=True):
            twin = moment.twin(seat)

            assert encoded(twin.view(seat)) == view
            assert twin.state.defects() == []
            if seat is not None:
                assert twin.legal(seat) == moment.game.legal(seat)


class ViewsAreEnough(Check):
    guarantee = "A view alone is enough to resample"
    every = 2

    def look(self, moment: Moment) -> None:
        for seat, view in zip(all_viewers(moment.game), moment.views, strict=True):
            from_view = stormhall.resample(json.loads(view), seed=9)

            assert from_view.state.digest() == moment.twin(seat).state.digest()


def _without_number(event: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in event.items() if key != "number"}


class EventsHideTheUnknown(Check):
    """If two tables look alike to a seat before and after the same action, the events do too."""

    guarantee = "The events that a seat sees do not depend on what it cannot know"

    def __init__(self) -> None:
        self.chance = Chance(8)
        self.compared = 0

    def look(self, moment: Moment) -> None:
        if not moment.game.over:
            for seat in range(moment.game.seats):
                self._compare(moment.game, seat)

    def _compare(self, game: Game, seat: int) -> None:
        twin = game.resample(seat, seed=3)
        twin.state.rng, twin.state.named_rolls = game.state.rng, game.state.named_rolls[:]
        mover, text = choose(game, self.chance)
        if mover not in twin.to_act or twin.why_not(mover, text):
            return
        table = game.clone()
        start, twin_start = len(table.log.events), len(twin.log.events)
        table.apply(mover, text)
        twin.apply(mover, text)
        if encoded(table.view(seat)) == encoded(twin.view(seat)):
            heard = [_without_number(e) for e in table.events(start, seat)]
            assert heard == [_without_number(e) for e in twin.events(twin_start, seat)]
            self.compared += 1

    def end(self, game: Game) -> None:
        assert self.compared


class SecretsStaySecret(Check):
    """Whatever a seat chooses while others still have to, they get the same views and events."""

    guarantee = "A secret choice shows only that it was made"
    CHOICES = 400

    def before(self, game: Game, seat: int, text: str) -> None:
        if game.state.number < self.CHOICES and len(game.to_act) > 1:
            for chooser in game.to_act:
                _check_secrecy(game, chooser)


def _check_secrecy(game: Game, seat: int) -> None:
    tables = []
    for action in game.legal(seat)[:6]:
        twin = game.clone()
        twin.apply(seat, action)
        if twin.decision != game.decision:
            return  # a public choice: its effect is visible at once
        tables.append(twin)
    start = len(game.log.events)
    for other in all_viewers(game):
        if other != seat:
            assert len({encoded(twin.view(other)) for twin in tables}) == 1
            assert len({encoded(twin.events(start, other)) for twin in tables}) == 1


class PreviewsForetell(Check):
    guarantee = "A preview foretells what will happen and reveals nothing hidden"

    def __init__(self) -> None:
        self.chance = Chance(17)

    def look(self, moment: Moment) -> None:
        game = moment.game
        for seat in game.to_act:
            legal = game.legal(seat)
            for action in [legal[self.chance.below(len(legal))] for _ in range(6)]:
                preview = game.preview(seat, action)
                foreseen = moment.twin(seat).preview(seat, action)
                assert encoded(preview.to_json()) == encoded(foreseen.to_json())
                _check_preview(game.clone(), seat, action, preview)


def _check_preview(game: Game, seat: int, action: Action, preview: Preview) -> None:
    """Check that the figures are the same in every world, and that the events really happen."""
    for number in (1, 2):
        world = game.state.resampled(seat, Chance(number))
        after = world.clone()
        after.take_step(seat, action.code)
        assert game.ruleset.forecast(world, after, seat, action.code) == preview.facts
    start = len(game.log.events)
    game.apply(seat, action)
    happened = [_without_number(event) for event in game.events(start, seat)]
    told = len(preview.events)
    assert preview.events == happened[:told]
    assert preview.undoable == (game.why_no_undo(seat) is None)
    if preview.certain:
        assert told == len(happened)


class ReasonsHideTheUnknown(Check):
    """A question by kinds, with or without words, has one answer at all tables that look alike."""

    guarantee = "Asked by kind, the rules give reasons that reveal nothing hidden"
    every = 2

    def __init__(self) -> None:
        self.chance = Chance(29)

    def look(self, moment: Moment) -> None:
        game = moment.game
        notation = game.ruleset.notation
        for seat in range(game.seats):
            code = random_code(notation, self.chance)
            kind, args = notation.parts(code)
            given = args[: self.chance.below(len(args) + 1)]
            nearest, refusals = game.why_none(seat, [kind], given)

            assert moment.twin(seat).why_none(seat, [kind], given) == (nearest, refusals)
            assert nearest.kind == kind
            assert set(given) <= set(nearest.args)
            legal = [action for action in game.legal(seat) if action.kind == kind]
            if refusals:
                assert nearest not in legal
                assert given or not legal
            for refusal in refusals:
                validator_of(game.name).check("refusal", _decoded(refusal.to_json()))


class FiguresHideTheUnknown(Check):
    guarantee = "Figures do not depend on what the seat cannot know"

    def look(self, moment: Moment) -> None:
        game = moment.game
        for seat in all_viewers(game):
            before = game.state.digest()
            figures = encoded(game.figures(seat))
            viewer = SPECTATOR if seat is None else seat

            assert game.state.digest() == before
            assert encoded(moment.twin(seat).figures(seat)) == figures
            for number in (1, 2):
                world = game.state.resampled(viewer, Chance(number))
                assert encoded(moment.case.ruleset.figures(world, viewer, KeptParts())) == figures


class AskedHidesTheUnknown(Check):
    """Every imagined world asks the same question, which is the last frame of the view."""

    guarantee = "The question asked does not depend on what the seat cannot know"

    def look(self, moment: Moment) -> None:
        for seat, view in zip(all_viewers(moment.game), moment.views, strict=True):
            asked = moment.game.asked(seat)

            assert (asked is None) == moment.game.over
            if asked is not None:
                assert moment.twin(seat).asked(seat) == asked
                shown = json.loads(view)
                assert json.loads(encoded(asked.to_json())) == {
                    "step": shown["frames"][-1].pop("step"),
                    "seats": shown["to_act"],
                    "decision": shown["decision"],
                    "facts": shown["frames"][-1],
                }


class DocumentsFitTheirSchemas(Check):
    """All documents for a viewer match their schemas and contain nothing else.

    Frames and events are checked at every choice, since many of them are rare.
    """

    guarantee = "Every document matches its schema"
    every = 2

    def __init__(self) -> None:
        self.chance = Chance(5)
        self.checked = 0  # events

    def before(self, game: Game, seat: int, text: str) -> None:
        steps, state = game.state.steps(), game.state
        for frame in state.frames:
            written = steps[frame[0]].write(state, frame, seat)
            validator_of(game.name).check("step", _decoded(written))

    def after(self, game: Game, seat: int, text: str) -> None:
        for viewer in (None, seat):
            for event in game.events(self.checked, viewer):
                validator_of(game.name).check("event", _decoded(event))
        self.checked = len(game.log.events)

    def look(self, moment: Moment) -> None:
        game = moment.game
        validator = validator_of(game.name)
        for seat, view in zip(all_viewers(game), moment.views, strict=True):
            validator.check("view", json.loads(view))
            validator.check("figures", _decoded(game.figures(seat)))
            asked = game.asked(seat)
            if asked is not None:
                validator.check("asked", _decoded(asked.to_json()))
        for seat in game.to_act:
            legal = game.legal(seat)
            preview = game.preview(seat, legal[self.chance.below(len(legal))])
            validator.check("preview", _decoded(preview.to_json()))


class RefusalsFitTheirSchemas(Check):
    """A refusal carries only declared facts, with values of their kinds."""

    guarantee = "Every refusal matches its schema"

    def __init__(self) -> None:
        self.chance = Chance(23)

    def look(self, moment: Moment) -> None:
        game = moment.game
        for _ in range(40):
            seat = self.chance.below(game.seats)
            code = random_code(game.ruleset.notation, self.chance)
            for refusal in game.state.why_not(seat, code):
                validator_of(game.name).check("refusal", _decoded(refusal.to_json()))


@cache
def validator_of(game: str) -> Validator:
    """The validator of a game's documents."""
    return Validator(schema_of(game))


def _decoded(document: object) -> object:
    """A document as a client gets it."""
    return json.loads(encoded(document))
