"""The setups in which every game must fulfil the kernel's contract.

For each game: every number of seats, every preset, and a set of option combinations that contains
every pair of option values that the rules allow together. The combinations are kept in
`pairs.json`; `python -m tests.contract.setups` renews them after a change of options.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any
from zlib import crc32

from stormhall import Game, SetupError
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Options, OptionValue
from stormhall.kernel.options import Option
from stormhall.kernel.ruleset import Ruleset, registered

PAIRS = Path(__file__).with_name("pairs.json")
Pair = tuple[str, OptionValue, str, OptionValue]
_MANY = 6
_TRIES = 20
"""How many times to search for a combination with a given pair, and how many to compare."""


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
    """The default and every preset, with every number of seats that they allow."""
    cases: list[Case] = []
    for seats in ruleset.info.seats:
        for preset in (None, *ruleset.info.presets):
            options = _checked(ruleset, seats, {}, preset)
            if options is not None:
                title = f"{ruleset.info.name}-{seats}-{preset or 'default'}"
                cases.append(Case(ruleset, seats, options, title))
    return cases


def smallest_cases(ruleset: Ruleset) -> list[Case]:
    """The default and every preset, each with the fewest seats that it allows."""
    smallest: dict[str, Case] = {}
    for case in preset_cases(ruleset):
        smallest.setdefault(case.title.split("-", 2)[2], case)
    return list(smallest.values())


def pairwise_cases(ruleset: Ruleset) -> list[Case]:
    """Combinations that together contain every pair of option values that the rules allow."""
    cases: list[Case] = []
    for number, kept in enumerate(_kept_pairs().get(ruleset.info.name, [])):
        options = _checked(ruleset, kept["seats"], kept["options"])
        if options is not None:  # otherwise the file is outdated, as `missing_pairs` will show
            title = f"{ruleset.info.name}-{kept['seats']}-pairs{number}"
            cases.append(Case(ruleset, kept["seats"], options, title))
    return cases


@cache
def _kept_pairs() -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = json.loads(PAIRS.read_text(encoding="utf-8"))
    return found


def missing_pairs(ruleset: Ruleset, cases: list[Case]) -> Iterator[tuple[Pair, Case]]:
    """Every pair of values that the rules allow and no case contains, with a good case for it.

    A case added during the search counts for the pairs that follow.
    """
    for wanted in sorted(_all_pairs(ruleset), key=repr):
        if any(_holds(case.options, wanted) for case in cases):
            continue
        chance = Chance(crc32(repr(wanted).encode()))  # independent of the pairs searched before
        found = [_combination(ruleset, wanted, chance) for _ in range(_TRIES)]
        allowed = [case for case in found if case is not None]
        if allowed:
            covered = {pair for case in cases for pair in _pairs_of(case.options)}
            yield wanted, max(allowed, key=lambda case: len(_pairs_of(case.options) - covered))


def search_pairs(ruleset: Ruleset) -> list[Case]:
    """The combinations of `pairwise_cases`, from a fresh search."""
    cases: list[Case] = []
    for _, best in missing_pairs(ruleset, cases):
        cases.append(best)
    return cases


def random_cases(ruleset: Ruleset, count: int) -> list[Case]:
    """This many random combinations of options."""
    chance = Chance(2018)
    pairs = sorted(_all_pairs(ruleset), key=repr)
    cases: list[Case] = []
    while len(cases) < count:
        case = _combination(ruleset, pairs[chance.below(len(pairs))], chance)
        if case is not None:
            case.title = f"{ruleset.info.name}-{case.seats}-random{len(cases)}"
            cases.append(case)
    return cases


def _all_pairs(ruleset: Ruleset) -> set[Pair]:
    return {
        (one.name, first, other.name, second)
        for one, other in combinations(sorted(ruleset.info.options, key=lambda o: o.name), 2)
        for first in _sample_values(one)
        for second in _sample_values(other)
    }


def _combination(ruleset: Ruleset, wanted: Pair, chance: Chance) -> Case | None:
    """A random setup with a pair of values; None if none is found, because the rules exclude it.

    Starting from the defaults, each option in turn takes a random value unless that breaks more
    rules than before; this also finds the other values that the pair needs.
    """
    seats = ruleset.info.seats[chance.below(len(ruleset.info.seats))]
    fixed = {wanted[0]: wanted[1], wanted[2]: wanted[3]}
    options = {**ruleset.info.complete_options({}, None), **fixed}
    broken = len(ruleset.excluded(seats, options))
    free = [option for option in ruleset.info.options if option.name not in fixed]
    for _ in range(2):
        order = list(range(len(free)))
        chance.shuffle(order)
        for i in order:
            tried = {**options, free[i].name: _any_value(free[i], chance)}
            breaks = len(ruleset.excluded(seats, tried))
            if breaks <= broken:
                options, broken = tried, breaks
    return None if broken else Case(ruleset, seats, options, "")


def _holds(options: Options, pair: Pair) -> bool:
    return options.get(pair[0]) == pair[1] and options.get(pair[2]) == pair[3]


def _pairs_of(options: Options) -> set[Pair]:
    return {(a, options[a], b, options[b]) for a, b in combinations(sorted(options), 2)}


def _sample_values(option: Option) -> list[OptionValue]:
    """All values; of many numbers the least, one in the middle, and the default or the last."""
    if option.values is not None:
        values = option.values
        many = len(values) > _MANY and all(isinstance(value, int) for value in values)
        return [values[0], values[len(values) // 2], values[-1]] if many else values
    numbers: list[OptionValue] = [option.least, min(option.least + 25, option.most)]
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
    """A random seat that owes a choice, and one of its legal actions as text."""
    seat = game.to_act[chance.below(len(game.to_act))]
    legal = game.legal(seat)
    return seat, str(legal[chance.below(len(legal))])


def play(game: Game, choices: int, chance: Chance) -> None:
    """Make at most this many random choices."""
    for _ in range(choices):
        if game.over:
            return
        seat = game.to_act[chance.below(len(game.to_act))]
        offers = game.state.offers(seat)
        game.state.take(seat, offers[chance.below(len(offers))])


def moments(case: Case, seed: int, apart: int, count: int) -> list[Game]:
    """Independent copies of one random game, `apart` choices from each other."""
    chance = Chance(seed)
    game = case.new(seed)
    found = [game.clone()]
    for _ in range(count - 1):
        play(game, 1 + chance.below(2 * apart), chance)
        if game.over:
            break
        found.append(Game(case.ruleset, game.state.clone()))
    return found


def renew_pairs() -> None:
    """Write the file of pairwise cases, one per line, each with its differences from the
    default."""
    games = []
    for name, ruleset in registered().items():
        usual = ruleset.info.complete_options({}, None)
        lines = [
            json.dumps(
                {
                    "seats": case.seats,
                    "options": {k: v for k, v in case.options.items() if v != usual[k]},
                }
            )
            for case in search_pairs(ruleset)
        ]
        games.append(f'"{name}": [\n' + ",\n".join(lines) + "\n]")
    PAIRS.write_text("{\n" + ",\n".join(games) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    import stormhall  # noqa: F401

    renew_pairs()
