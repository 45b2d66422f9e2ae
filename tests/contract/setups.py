"""The tables on which every game must keep the kernel's contract.

For each game: every number of seats, every preset, and a set of option combinations in which every
pair of option values that the rules allow together occurs at least once.
"""

from __future__ import annotations

from itertools import combinations

from stormhall import Game, SetupError
from stormhall.kernel.options import Option
from stormhall.kernel.rng import Chance
from stormhall.kernel.ruleset import Ruleset
from stormhall.kernel.state import Options, OptionValue

Pair = tuple[str, OptionValue, str, OptionValue]
_TRIES = 60


class Case:
    """One way to set up a game."""

    def __init__(self, ruleset: Ruleset, seats: int, options: Options, title: str) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.options = options
        self.title = title

    def new(self, seed: int) -> Game:
        return Game(self.ruleset, self.ruleset.deal(self.seats, seed, self.options), seed)

    def __repr__(self) -> str:
        return self.title


def preset_cases(ruleset: Ruleset) -> list[Case]:
    """The default and every preset with every number of seats they allow."""
    cases: list[Case] = []
    for seats in ruleset.info.seats:
        for preset in (None, *ruleset.info.presets):
            options = _checked(ruleset, seats, {}, preset)
            if options is not None:
                title = f"{ruleset.info.name}-{seats}-{preset or 'default'}"
                cases.append(Case(ruleset, seats, options, title))
    return cases


def pairwise_cases(ruleset: Ruleset) -> list[Case]:
    """Combinations that together hold every pair of option values which the rules allow."""
    chance = Chance(2015)
    missing = _allowed_pairs(ruleset, chance)
    cases: list[Case] = []
    while missing:
        wanted = min(missing, key=repr)
        best: tuple[int, Options, int] | None = None
        for _ in range(_TRIES):
            seats = ruleset.info.seats[chance.below(len(ruleset.info.seats))]
            given = {option.name: _any_value(option, chance) for option in ruleset.info.options}
            given[wanted[0]], given[wanted[2]] = wanted[1], wanted[3]
            options = _checked(ruleset, seats, given)
            if options is not None:
                gain = len(missing & _pairs_of(options))
                if best is None or gain > best[0]:
                    best = (gain, options, seats)
        if best is None:
            missing.discard(wanted)  # found allowed before only beside values not drawn here
            continue
        missing -= _pairs_of(best[1])
        missing.discard(wanted)
        title = f"{ruleset.info.name}-{best[2]}-pairs{len(cases)}"
        cases.append(Case(ruleset, best[2], best[1], title))
    return cases


def _allowed_pairs(ruleset: Ruleset, chance: Chance) -> set[Pair]:
    """Every pair of values for which some valid set-up exists, by trial."""
    allowed: set[Pair] = set()
    for one, other in combinations(sorted(ruleset.info.options, key=lambda o: o.name), 2):
        for first in _sample_values(one):
            for second in _sample_values(other):
                if _some_set_up(ruleset, {one.name: first, other.name: second}, chance):
                    allowed.add((one.name, first, other.name, second))
    return allowed


def _some_set_up(ruleset: Ruleset, given: Options, chance: Chance) -> bool:
    for seats in ruleset.info.seats:
        if _checked(ruleset, seats, given) is not None:
            return True
    for _ in range(_TRIES):
        seats = ruleset.info.seats[chance.below(len(ruleset.info.seats))]
        drawn = {option.name: _any_value(option, chance) for option in ruleset.info.options}
        if _checked(ruleset, seats, {**drawn, **given}) is not None:
            return True
    return False


def _pairs_of(options: Options) -> set[Pair]:
    return {(a, options[a], b, options[b]) for a, b in combinations(sorted(options), 2)}


def _sample_values(option: Option) -> list[OptionValue]:
    """All values, or the least, a middling and the default one where any number goes."""
    if option.values is not None:
        return option.values
    numbers: list[OptionValue] = [option.least, option.least + 25]
    return numbers if option.default in numbers else [option.default, *numbers]


def _any_value(option: Option, chance: Chance) -> OptionValue:
    values = _sample_values(option)
    return values[chance.below(len(values))]


def _checked(
    ruleset: Ruleset, seats: int, given: Options, preset: str | None = None
) -> Options | None:
    try:
        return ruleset.check(seats, given, preset)
    except SetupError:
        return None


def choose(game: Game, chance: Chance) -> tuple[int, str]:
    """A random seat that owes a choice, and a random one of its actions as text."""
    seat = game.to_act[chance.below(len(game.to_act))]
    legal = game.legal(seat)
    return seat, str(legal[chance.below(len(legal))])


def play(game: Game, choices: int, chance: Chance) -> None:
    """Random choices, at most this many."""
    for _ in range(choices):
        if game.over:
            return
        seat = game.to_act[chance.below(len(game.to_act))]
        offers = game.state.offers(seat)
        game.state.take(seat, offers[chance.below(len(offers))])


def moments(case: Case, seed: int, apart: int, count: int) -> list[Game]:
    """Tables of one random game, `apart` choices from each other, each standing on its own."""
    chance = Chance(seed)
    game = case.new(seed)
    found = [game.clone()]
    for _ in range(count - 1):
        play(game, 1 + chance.below(2 * apart), chance)
        if game.over:
            break
        found.append(Game(case.ruleset, game.state.clone()))
    return found
