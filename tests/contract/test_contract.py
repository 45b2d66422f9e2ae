"""What every game owes to the kernel, on every combination of its options."""

from __future__ import annotations

import json
import pickle

import pytest

import stormhall
from stormhall import Action, Game, IllegalAction, Preview, UndoRefused
from stormhall.kernel.notation import ARGUMENT_BITS, Notation
from stormhall.kernel.rng import Chance
from stormhall.kernel.state import SPECTATOR
from tests.contract.cases import CASES
from tests.contract.setups import Case, choose, moments, play

every_case = pytest.mark.parametrize("case", CASES)


def encoded(document: object) -> str:
    return json.dumps(document, ensure_ascii=False)


def all_views(game: Game) -> list[str]:
    return [encoded(game.view(seat)) for seat in (None, *range(game.seats))]


def random_code(notation: Notation, chance: Chance) -> int:
    """Any action that can be written, sensible or not."""
    verb = notation.verbs[chance.below(len(notation.verbs))]
    code, shift = verb.kind, ARGUMENT_BITS
    for i, vocabulary in enumerate(verb.slots):
        if vocabulary is None:
            continue
        starred = verb.starred and i == len(verb.slots) - 1
        for _ in range(1 + chance.below(3) if starred else 1):
            values = sorted(vocabulary.index.values())
            code |= (values[chance.below(len(values))] + starred) << shift
            shift += ARGUMENT_BITS
    return code


@every_case
def test_legal_and_apply_agree(case: Case) -> None:
    chance = Chance(11)
    for game in moments(case, seed=1, apart=25, count=8):
        before = game.state.digest()
        assert game.to_act or game.over
        for seat in range(game.seats):
            legal = game.legal(seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in game.to_act)
            for action in legal:
                assert stormhall.parse(game.name, str(action)) == action
                assert game.why_not(seat, action) == []
                twin = game.clone()
                twin.apply(seat, action)
                assert twin.state.defects() == []
        assert game.state.digest() == before
        refuse_some(game, chance)


def refuse_some(game: Game, chance: Chance) -> None:
    before = game.state.digest()
    for _ in range(40):
        seat = chance.below(game.seats)
        code = random_code(game.ruleset.notation, chance)
        if code in game.state.offers(seat):
            continue
        text = game.ruleset.notation.text(code)
        with pytest.raises(IllegalAction) as refused:
            game.apply(seat, stormhall.parse(game.name, text))
        assert refused.value.refusals
        assert all("-" in refusal.rule for refusal in refused.value.refusals)
    assert game.state.digest() == before


@every_case
def test_copies_never_change_and_play_alike(case: Case) -> None:
    game = case.new(2)
    copies: list[tuple[Game, str]] = []
    for i in range(6):
        copies.append((game.clone(), game.state.digest()))
        play(game, 40, Chance(i))
    for copy, digest in copies:
        assert copy.state.digest() == digest
    for i, (copy, _) in enumerate(copies[:-1]):
        play(copy, 40, Chance(i))
        assert copy.state.digest() == copies[i + 1][1]


@every_case
def test_a_record_replays_to_the_same_state(case: Case) -> None:
    game, chance = case.new(3), Chance(3)
    for _ in range(150):
        if game.over:
            break
        game.apply(*choose(game, chance))

    twin = stormhall.replay(game.record())

    assert twin.state.digest() == game.state.digest()
    assert all_views(twin) == all_views(game)
    assert twin.record() == game.record()
    assert twin.events() == game.events()


@every_case
def test_a_position_restores_everything(case: Case) -> None:
    for game in moments(case, seed=4, apart=30, count=8):
        twin = stormhall.from_position(json.loads(encoded(game.position())))

        assert twin.state.digest() == game.state.digest()
        assert all_views(twin) == all_views(game)


@every_case
def test_a_packed_state_restores_everything(case: Case) -> None:
    for game in moments(case, seed=5, apart=40, count=5):
        packed = json.loads(encoded(game.state.pack()))

        assert case.ruleset.unpack(packed).digest() == game.state.digest()
        assert pickle.loads(pickle.dumps(game.state)).digest() == game.state.digest()


@every_case
def test_a_view_does_not_depend_on_what_the_seat_cannot_know(case: Case) -> None:
    for game in moments(case, seed=6, apart=30, count=8):
        for seat in (None, *range(game.seats)):
            twin = game.resample(seat, seed=9)

            assert encoded(twin.view(seat)) == encoded(game.view(seat))
            assert twin.state.defects() == []
            if seat is not None:
                assert twin.legal(seat) == game.legal(seat)


@every_case
def test_a_view_alone_is_enough_to_resample(case: Case) -> None:
    for game in moments(case, seed=7, apart=30, count=8):
        for seat in (None, *range(game.seats)):
            view = json.loads(encoded(game.view(seat)))

            from_view = stormhall.resample(view, seed=5)

            assert from_view.state.digest() == game.resample(seat, seed=5).state.digest()


@every_case
def test_what_a_seat_hears_does_not_depend_on_what_it_cannot_know(case: Case) -> None:
    """If two tables look alike to a seat before and after the same action, so do the events."""
    chance = Chance(8)
    compared = 0
    for game in [*moments(case, 8, apart=2, count=8), *moments(case, 18, apart=20, count=8)]:
        for seat in range(game.seats):
            twin = game.resample(seat, seed=3)
            twin.state.rng, twin.state.fate = game.state.rng, game.state.fate[:]
            mover, text = choose(game, chance)
            if mover not in twin.to_act or twin.why_not(mover, text):
                continue
            table = game.clone()
            start, twin_start = len(table.events()), len(twin.events())
            table.apply(mover, text)
            twin.apply(mover, text)
            if encoded(table.view(seat)) == encoded(twin.view(seat)):
                heard = [_without_number(e) for e in table.events(start, seat)]
                assert heard == [_without_number(e) for e in twin.events(twin_start, seat)]
                compared += 1
    assert compared


def _without_number(event: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in event.items() if key != "number"}


@every_case
def test_a_secret_choice_shows_only_that_it_was_made(case: Case) -> None:
    """Whatever a seat picks while others still choose, the others see and hear the same."""
    game, chance = case.new(9), Chance(9)
    for _ in range(400):
        if game.over:
            return
        if len(game.to_act) > 1:
            for seat in game.to_act:
                check_secrecy(game, seat)
        game.apply(*choose(game, chance))


def check_secrecy(game: Game, seat: int) -> None:
    tables = []
    for action in game.legal(seat)[:6]:
        twin = game.clone()
        twin.apply(seat, action)
        tables.append(twin)
    if any(twin.decision != game.decision for twin in tables):
        return  # an open choice: its effect is there at once
    for other in (None, *range(game.seats)):
        if other != seat:
            assert len({encoded(twin.view(other)) for twin in tables}) == 1
            assert len({encoded(twin.events(0, other)) for twin in tables}) == 1


@every_case
def test_undo_restores_every_view_and_crosses_no_barrier(case: Case) -> None:
    game, chance = case.new(10), Chance(10)
    undone = 0
    for _ in range(120):
        if game.over:
            break
        before, events, state = all_views(game), game.events(), game.state.clone()
        seat, text = choose(game, chance)
        game.apply(seat, text)
        barrier = game.state.rng != state.rng or game.log.revealed_since(len(events))
        if barrier:
            with pytest.raises(UndoRefused) as refused:
                game.undo(seat)
            assert refused.value.refusal.rule in {"SH-UNDO-3", "SH-UNDO-4"}
            continue
        game.undo(seat)
        undone += 1
        assert all_views(game) == before
        assert game.events() == events
        assert game.state.digest() == state.digest()
        game.apply(seat, text)
    assert undone or case.ruleset.info.name != "pebbles"


@every_case
def test_a_preview_foretells_what_happens_and_nothing_that_is_hidden(case: Case) -> None:
    chance = Chance(17)
    for game in [*moments(case, 17, apart=3, count=6), *moments(case, 27, apart=30, count=8)]:
        before = game.state.digest()
        for seat in game.to_act:
            twin = game.resample(seat, seed=9)
            legal = game.legal(seat)
            for action in [legal[chance.below(len(legal))] for _ in range(6)]:
                preview = game.preview(seat, action)
                assert encoded(preview.to_json()) == encoded(twin.preview(seat, action).to_json())
                check_preview(game.clone(), seat, action, preview)
        assert game.state.digest() == before


def check_preview(game: Game, seat: int, action: Action, preview: Preview) -> None:
    """The figures are the same in every world, and the events those that really happen."""
    for number in (1, 2):
        world = game.state.resampled(seat, Chance(number))
        assert game.ruleset.forecast(world, seat, action.code) == preview.facts
    start = len(game.log.events)
    game.apply(seat, action)
    happened = [_without_number(event) for event in game.events(start, seat)]
    told = len(preview.events)
    assert preview.events == happened[:told]
    assert preview.undoable == (game.why_no_undo(seat) is None)
    if preview.certain:
        assert told == len(happened)


@every_case
def test_figures_do_not_depend_on_what_the_seat_cannot_know(case: Case) -> None:
    for game in moments(case, seed=18, apart=30, count=8):
        before = game.state.digest()
        for seat in (None, *range(game.seats)):
            figures = game.figures(seat)
            eyes = SPECTATOR if seat is None else seat

            assert encoded(game.resample(seat, seed=9).figures(seat)) == encoded(figures)
            for number in (1, 2):
                world = game.state.resampled(eyes, Chance(number))
                assert encoded(case.ruleset.figures(world, eyes)) == encoded(figures)
        assert game.state.digest() == before


@every_case
def test_nothing_is_ever_lost_and_every_game_ends(case: Case) -> None:
    for seed in (12, 13):
        state, chance = case.new(seed).state, Chance(seed)
        state.log = None
        for count in range(60_000):
            if state.over:
                break
            seat = next(s for s in range(state.seats) if state.owed >> s & 1)
            offers = state.offers(seat)
            state.take(seat, offers[chance.below(len(offers))])
            if count % 10 == 0:
                assert state.defects() == []
        assert state.over
        assert state.defects() == []
        result = state.result()
        assert len(result.points) == len(result.places) == state.seats
        assert result.winners
        assert result.reason


@every_case
def test_simulation_without_a_log_plays_the_same_game(case: Case) -> None:
    told, silent = case.new(14), case.new(14)
    silent.state.log = None
    play(told, 200, Chance(14))
    play(silent, 200, Chance(14))

    assert told.state.digest() == silent.state.digest()


@every_case
def test_the_table_can_be_drawn_from_every_view(case: Case) -> None:
    for game in moments(case, seed=15, apart=60, count=4):
        for seat in (None, *range(game.seats)):
            drawing = game.draw(seat)
            assert drawing.strip()
            assert max(len(line) for line in drawing.splitlines()) <= 110


@every_case
def test_thinking_never_touches_the_game(case: Case) -> None:
    for game in moments(case, seed=16, apart=50, count=3):
        before = game.state.digest()
        for seat in range(game.seats):
            play(game.resample(seat, 1), 30, Chance(1))
            game.view(seat)
            game.suggestion(seat)
        game.state.resampled(SPECTATOR, Chance(2))
        assert game.state.digest() == before
