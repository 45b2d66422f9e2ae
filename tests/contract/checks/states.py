"""Checks of the state: legal actions, copies, records, positions, undo, the end of a game."""

from __future__ import annotations

import json
import pickle

import stormhall
from stormhall import Game, IllegalAction, UndoRefused
from stormhall.games import GAMES
from stormhall.kernel.core.kept_parts import KeptParts
from stormhall.kernel.core.notation import ARGUMENT_BITS, Notation
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import SPECTATOR, State
from stormhall.locale.bundle import bundle_of
from stormhall.locale.languages import LANGUAGES
from tests.contract.checked_game import MOST_CHOICES, Check, Moment, all_viewers, all_views, encoded
from tests.contract.setups import Case, play


def random_code(notation: Notation, chance: Chance) -> int:
    """A random action that can be written, sensible or not."""
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


class LegalAndApplyAgree(Check):
    guarantee = "Legal and apply agree"

    def __init__(self) -> None:
        self.chance = Chance(11)

    def look(self, moment: Moment) -> None:
        game = moment.game
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
        self._refuse(game.clone())

    def _refuse(self, game: Game) -> None:
        before = game.state.digest()
        for _ in range(40):
            seat = self.chance.below(game.seats)
            code = random_code(game.ruleset.notation, self.chance)
            if code in game.state.offers(seat):
                continue
            text = game.ruleset.notation.text(code)
            refusals = _refusals(game, seat, text)
            assert refusals, text
            assert all("-" in rule for rule in refusals), text
            assert game.state.digest() == before, text


def _refusals(game: Game, seat: int, text: str) -> list[str]:
    """The rules that refuse an action; none if it is carried out."""
    try:
        game.apply(seat, stormhall.parse(game.name, text))
    except IllegalAction as error:
        return [refusal.rule for refusal in error.refusals]
    return []


class CopiesStandAlone(Check):
    """Copies do not change with the game, and replaying its choices on them leads to the same
    state."""

    guarantee = "Copies never change and play alike"
    APART, COUNT = 40, 6

    def __init__(self) -> None:
        self.copies: list[tuple[Game, str]] = []
        self.way: list[tuple[int, list[int], str]] = []

    def before(self, game: Game, seat: int, text: str) -> None:
        if len(self.way) < self.APART * (self.COUNT - 1):
            self._copy(game)
            self.way.append((seat, game.legal_codes(seat), text))
        elif len(self.copies) < self.COUNT:
            self._copy(game)

    def _copy(self, game: Game) -> None:
        if len(self.way) == self.APART * len(self.copies):
            self.copies.append((game.clone(), game.state.digest()))

    def end(self, game: Game) -> None:
        if len(self.copies) < self.COUNT:  # in a short game, its end is the last stop
            self.copies.append((game.clone(), game.state.digest()))
        for copy, digest in self.copies:
            assert copy.state.digest() == digest
        for i, (copy, _) in enumerate(self.copies[:-1]):
            for seat, legal, text in self.way[i * self.APART : (i + 1) * self.APART]:
                assert sorted(copy.state.offers(seat)) == legal
                copy.state.take(seat, copy.ruleset.notation.code(text))
            assert copy.state.digest() == self.copies[i + 1][1]


class RecordsReplay(Check):
    """Checked once, after a fixed number of choices or at the end."""

    guarantee = "A record replays to the same state"
    CHOICES = 150

    def __init__(self) -> None:
        self.replayed = False

    def after(self, game: Game, seat: int, text: str) -> None:
        if len(game.choices) >= self.CHOICES or game.over:
            self._replay(game)

    def _replay(self, game: Game) -> None:
        if self.replayed:
            return
        self.replayed = True
        record = game.record()

        twin = stormhall.replay(record)

        assert twin.state.digest() == game.state.digest()
        assert all_views(twin) == all_views(game)
        assert twin.record() == record
        assert twin.events() == game.events()


class PositionsRestore(Check):
    guarantee = "A position restores everything"

    def look(self, moment: Moment) -> None:
        document = json.loads(json.dumps(moment.game.position(), ensure_ascii=False))

        twin = stormhall.from_position(document)

        assert twin.state.digest() == moment.digest
        assert all_views(twin) == moment.views


class PackedStatesRestore(Check):
    guarantee = "A packed state restores everything"
    every = 2

    def look(self, moment: Moment) -> None:
        state = moment.game.state
        packed = json.loads(json.dumps(state.pack(), ensure_ascii=False))

        assert moment.case.ruleset.unpack(packed).digest() == moment.digest
        assert pickle.loads(pickle.dumps(state)).digest() == moment.digest


class UndoRestores(Check):
    """Every choice is taken back; the state is compared each time, the views every tenth time."""

    guarantee = "An undo restores the table and crosses no barrier"
    CHOICES = 120

    def __init__(self) -> None:
        self.undone = 0

    def before(self, game: Game, seat: int, text: str) -> None:
        if len(game.choices) < self.CHOICES:
            self.digest, self.rng = game.state.digest(), game.state.rng
            self.events = game.log.events[:]
            self.views = all_views(game) if game.state.number % 10 == 0 else None

    def after(self, game: Game, seat: int, text: str) -> None:
        if len(game.choices) > self.CHOICES:
            return
        twin = game.clone()
        if game.state.rng != self.rng or any(
            event.reveal for event in game.log.events[len(self.events) :]
        ):
            assert _undo(twin, seat) in {"SH-UNDO-3", "SH-UNDO-4"}
            assert twin.state.digest() == game.state.digest()
            return
        assert _undo(twin, seat) == ""
        self.undone += 1
        assert twin.state.digest() == self.digest
        assert twin.log.events == self.events
        if self.views is not None:
            assert all_views(twin) == self.views
        twin.apply(seat, text)
        assert twin.state.digest() == game.state.digest()

    def end(self, game: Game) -> None:
        assert self.undone or game.name != "pebbles"


def _undo(game: Game, seat: int) -> str:
    """The rule that refuses an undo; an empty string if it is carried out."""
    try:
        game.undo(seat)
    except UndoRefused as error:
        return error.refusal.rule
    return ""


class EveryGameEnds(Check):
    """Checked on the game itself, with a log and in any order of seats, and on another game without
    a log in the order of seats."""

    guarantee = "Nothing is ever lost and every game ends"

    def begin(self, case: Case, seed: int, game: Game) -> None:
        self._languages = LANGUAGES if case.ruleset.info.name in GAMES else {}
        state, chance = case.new(seed + 1).state, Chance(seed + 1)
        state.log = None
        for count in range(MOST_CHOICES):
            if state.over:
                break
            seat = next(s for s in range(state.seats) if state.owed >> s & 1)
            offers = state.offers(seat)
            state.take(seat, offers[chance.below(len(offers))])
            if count % 10 == 0:
                assert state.defects() == []
        self._check_end(state)

    def after(self, game: Game, seat: int, text: str) -> None:
        if game.state.number % 10 == 0:
            assert game.state.defects() == []

    def end(self, game: Game) -> None:
        self._check_end(game.state)

    def _check_end(self, state: State) -> None:
        assert state.over
        assert state.defects() == []
        result = state.result()
        assert len(result.points) == len(result.places) == state.seats
        assert result.winners
        assert result.reason
        for language in self._languages:
            assert bundle_of(language).has(result.reason), f"{language}: {result.reason}"


class SilencePlaysTheSame(Check):
    guarantee = "Simulation without a log plays the same game"
    CHOICES = 200

    def begin(self, case: Case, seed: int, game: Game) -> None:
        self.silent = case.new(seed).state
        self.silent.log = None

    def before(self, game: Game, seat: int, text: str) -> None:
        if self.silent.number < self.CHOICES:
            assert sorted(self.silent.offers(seat)) == game.legal_codes(seat)
            self.silent.take(seat, game.ruleset.notation.code(text))

    def after(self, game: Game, seat: int, text: str) -> None:
        if game.state.number == self.CHOICES or (game.over and game.state.number < self.CHOICES):
            assert self.silent.digest() == game.state.digest()


class TablesCanBeDrawn(Check):
    guarantee = "The table can be drawn from every view"
    every = 3

    def look(self, moment: Moment) -> None:
        for seat in all_viewers(moment.game):
            drawing = moment.game.draw(seat)
            assert drawing.strip()
            assert max(len(line) for line in drawing.splitlines()) <= 110


class ThinkingTouchesNothing(Check):
    """`CheckedGame` compares the game before and after every call of a check."""

    guarantee = "Thinking never touches the game"
    every = 3

    def look(self, moment: Moment) -> None:
        game = moment.game
        for seat in range(game.seats):
            play(game.resample(seat, 1), 30, Chance(1))
            game.view(seat)
            game.suggestion(seat)
        game.state.resampled(SPECTATOR, Chance(2))
        assert game.state.digest() == moment.digest


class KeptPartsAreTrue(Check):
    """Documents made before a choice leave kept parts behind. Documents made after the choice must
    not differ from documents made without kept parts."""

    guarantee = "A document made of kept parts is the same as one made from scratch"
    ONE_OF = 5

    def __init__(self) -> None:
        self.chance = Chance(11)
        self.seat: int | None = None
        self.is_due = False

    def before(self, game: Game, seat: int, text: str) -> None:
        self.is_due = self.chance.below(self.ONE_OF) == 0
        if self.is_due:
            viewers = all_viewers(game)
            self.seat = viewers[self.chance.below(len(viewers))]
            game.shared_view(self.seat)
            game.shared_figures(self.seat)

    def after(self, game: Game, seat: int, text: str) -> None:
        if self.is_due:
            viewer = SPECTATOR if self.seat is None else self.seat
            anew = game.ruleset.write(game.state, viewer, KeptParts())
            view = game.shared_view(self.seat)
            assert encoded({name: view[name] for name in anew}) == encoded(anew)
            figures = game.ruleset.figures(game.state, viewer, KeptParts())
            assert encoded(game.shared_figures(self.seat)) == encoded(figures)
