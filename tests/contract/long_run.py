"""A long run over all options, to be started by hand before a release.

    python -m tests.contract.long_run battalia --games 20000

plays random and adversarial games on every preset and on all allowed pairs of options, checks every
invariant on the way, and reports lengths, points and winners. A defect stops the run with the case
and the seed that show it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean, quantiles

from stormhall.kernel.rng import Chance
from stormhall.kernel.ruleset import find
from stormhall.kernel.state import State
from stormhall.kernel.tree import first_to_act
from tests.contract.setups import Case, pairwise_cases, preset_cases

POLICIES = ("uniform", "verb first", "rarest verb")
CHECK_EVERY = 25


def pick(policy: str, offers: list[int], chance: Chance, used: Counter[int]) -> int:
    """Uniform play repeats what is frequent; the others push it into what is rare."""
    if policy == "verb first":
        verbs = sorted({code & 0xFF for code in offers})
        verb = verbs[chance.below(len(verbs))]
        offers = [code for code in offers if code & 0xFF == verb]
    elif policy == "rarest verb":
        least = min(used[code & 0xFF] for code in offers)
        offers = [code for code in offers if used[code & 0xFF] == least]
    return offers[chance.below(len(offers))]


def play(case: Case, seed: int, policy: str, used: Counter[int]) -> State:
    """One game to its end, every invariant checked on the way."""
    state, chance = case.new(seed).state, Chance(seed)
    state.log = None
    while state.frames:
        seat = first_to_act(state)
        code = pick(policy, state.offers(seat), chance, used)
        used[code & 0xFF] += 1
        state.take(seat, code)
        if state.number % CHECK_EVERY == 0 or state.over:
            defects = state.defects()
            assert not defects, (case.title, case.options, seed, policy, state.number, defects)
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    ruleset = find(arguments.game)
    cases = preset_cases(ruleset) + pairwise_cases(ruleset)
    decisions: list[int] = []
    days: list[int] = []
    points: list[int] = []
    best: list[int] = []
    wins: dict[int, Counter[int]] = {}
    reasons: Counter[str] = Counter()
    used: Counter[int] = Counter()
    for i in range(arguments.games):
        case = cases[i % len(cases)]
        state = play(case, arguments.seed + i, POLICIES[i // len(cases) % 3], used)
        result = state.result()
        decisions.append(state.number)
        days.append(getattr(state, "day", 0))
        points.extend(result.points)
        best.append(max(result.points))
        reasons[result.reason] += 1
        for seat in result.winners:
            wins.setdefault(case.seats, Counter())[seat] += 1
    print(f"{arguments.games} games of {arguments.game} on {len(cases)} set-ups, no defect")
    report("decisions", decisions)
    if any(days):
        report("days", days)
    report("points of a seat", points)
    report("points of the winner", best)
    print("ends:", dict(reasons))
    for seats, counts in sorted(wins.items()):
        total = sum(counts.values())
        shares = ", ".join(f"{counts[seat] / total:.1%}" for seat in range(seats))
        print(f"wins by seat with {seats}: {shares}")
    verbs = ruleset.notation.verbs
    never = [verb.pattern for verb in verbs if not used[verb.kind]]
    print("never chosen:", ", ".join(never) or "nothing, every verb was used")


def report(title: str, values: list[int]) -> None:
    middle = quantiles(values, n=20)
    print(
        f"{title}: mean {mean(values):.1f}, median {middle[9]:.0f}, "
        f"5 % to 95 % {middle[0]:.0f} to {middle[18]:.0f}, most {max(values)}"
    )


if __name__ == "__main__":
    main()
