"""One random game of a setup, checked while it is played.

A check tests one guarantee. It is called at the moments it needs, and works on copies so that it
never changes the game. A check that fails is recorded and dropped; the others continue.

    python -m tests.contract.checked_game "battalia-2-first game" "A position restores everything"

plays the game of one setup with one check, or with all.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from zlib import crc32

import msgspec

from stormhall import Game
from stormhall.kernel.core.rng import Chance
from tests.contract.setups import Case, choose

MOST_CHOICES = 60_000
_GROWTH = 1.5
"""The growth of the distance between moments."""


def encoded(document: object) -> bytes:
    """A document in the form in which it is sent, with its keys in order."""
    return msgspec.json.encode(document)


def all_viewers(game: Game) -> list[int | None]:
    """A spectator and every seat."""
    return [None, *range(game.seats)]


def all_views(game: Game) -> list[bytes]:
    return [encoded(game.view(seat)) for seat in all_viewers(game)]


class Moment:
    """A moment of the game. Values that several checks need are computed once."""

    def __init__(self, case: Case, game: Game) -> None:
        self.case = case
        self.game = game
        self._twins: dict[int | None, Game] = {}

    @cached_property
    def digest(self) -> str:
        return self.game.state.digest()

    @cached_property
    def views(self) -> list[bytes]:
        """The views of a spectator and of every seat."""
        return all_views(self.game)

    def twin(self, seat: int | None) -> Game:
        """A game that looks the same to a seat; do not change it."""
        if seat not in self._twins:
            self._twins[seat] = self.game.resample(seat, seed=9)
        return self._twins[seat]


class Check:
    """One guarantee, and the methods that check it at certain moments."""

    guarantee: str
    every = 1
    """Which moments it checks: every one, every second one, ..."""

    def begin(self, case: Case, seed: int, game: Game) -> None:
        """Called before the first choice."""

    def look(self, moment: Moment) -> None:
        """Called at some moments, often at first, and when the game is over."""

    def before(self, game: Game, seat: int, text: str) -> None:
        """Called before every choice."""

    def after(self, game: Game, seat: int, text: str) -> None:
        """Called after every choice."""

    def end(self, game: Game) -> None:
        """Called when the game is over."""


class CheckedGame:
    """A random game with its checks, and the errors of those that failed."""

    def __init__(self, case: Case, seed: int, checks: Sequence[Check]) -> None:
        self.case = case
        self.seed = seed
        self.checks = list(checks)
        self.errors: list[Exception] = []
        self.game = case.new(seed)

    def play(self) -> list[Exception]:
        """Play to the end; return one error for every broken guarantee."""
        try:
            self._play()
        except Exception as error:
            self._note(error, "A random game can be played to its end")
        return self.errors

    def _play(self) -> None:
        game, chance = self.game, Chance(self.seed)
        looks = enumerate(moments(Chance(self.seed, 1)))
        self._call(lambda check: check.begin(self.case, self.seed, game))
        count, due = next(looks)
        while not game.over:
            if game.state.number >= due:
                self._look(count)
                count, due = next(looks)
            self._choose(*choose(game, chance))
            assert game.state.number < MOST_CHOICES
        self._look(0)
        self._call(lambda check: check.end(game))

    def _look(self, count: int) -> None:
        moment = Moment(self.case, self.game)
        before = moment.digest

        def unchanged(check: Check) -> None:
            if count % check.every:
                return
            check.look(moment)
            assert self.game.state.digest() == before, "looking at the game has changed it"

        self._call(unchanged)

    def _choose(self, seat: int, text: str) -> None:
        self._call(lambda check: check.before(self.game, seat, text))
        self.game.apply(seat, text)
        self._call(lambda check: check.after(self.game, seat, text))

    def _call(self, call: Callable[[Check], None]) -> None:
        for check in self.checks[:]:
            try:
                call(check)
            except Exception as error:
                self.checks.remove(check)
                self._note(error, check.guarantee)

    def _note(self, error: Exception, guarantee: str) -> None:
        error.add_note(
            f"Broken: {guarantee!r} on {self.case.title!r}, "
            f"seed {self.seed}, after choice {self.game.state.number}.\n"
            f"Again: python -m tests.contract.checked_game {self.case.title!r} {guarantee!r}"
        )
        self.errors.append(error)


def moments(chance: Chance) -> Iterator[int]:
    """Numbers of choices, close together at first: early phases are short."""
    number, apart = 0, 1.0
    while True:
        yield number
        number += 1 + chance.below(int(2 * apart))
        apart *= _GROWTH


def seed_of(case: Case) -> int:
    """A seed for each setup, the same in every run."""
    return crc32(case.title.encode()) % 1000


def check_guarantees(case: Case, checks: Sequence[Check], seed: int | None = None) -> None:
    """Play one game; fail with all guarantees that were broken."""
    errors = CheckedGame(case, seed_of(case) if seed is None else seed, checks).play()
    if len(errors) == 1:
        raise errors[0]
    if errors:
        raise ExceptionGroup(f"{len(errors)} broken guarantees on {case.title}", errors)


def main(title: str, guarantee: str = "") -> None:
    from tests.contract.cases import every_case
    from tests.contract.checks.by_game import checks_of

    case = next(case for case in every_case() if case.title == title)
    checks = [j for j in checks_of(case.ruleset.info.name) if guarantee in ("", j.guarantee)]
    check_guarantees(case, checks)
    print(f"{case.title}: guarantees that held: {len(checks)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
