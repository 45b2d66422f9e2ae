"""A long run over all options, started by hand before a release.

    python -m tests.contract.long_run battalia --games 20000

plays random, adversarial and greedy games on every preset and on all allowed pairs of options,
checks every invariant throughout, and reports lengths, points, winners and, by policy, how many
actions were offered. A defect stops the run and prints the case and the seed that reproduce it.

    python -m tests.contract.long_run battalia --games 100 --seats 4 --policy greedy

plays only games of that many seats, or only by one policy. `--sets 200` adds 200 random
combinations of options.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean, quantiles

from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import State, seats_of
from stormhall.kernel.ruleset import find
from tests.contract.setups import Case, pairwise_cases, preset_cases, random_cases

POLICIES = ("uniform", "verb first", "rarest verb", "greedy")
TRIED = 12  # offers that a greedy player tries
CHECK_EVERY = 25


def pick(policy: str, offers: list[int], chance: Chance, used: Counter[int]) -> int:
    """Choose by a policy: uniform play repeats frequent situations, the others reach rare ones."""
    if policy == "verb first":
        verbs = sorted({code & 0xFF for code in offers})
        verb = verbs[chance.below(len(verbs))]
        offers = [code for code in offers if code & 0xFF == verb]
    elif policy == "rarest verb":
        least = min(used[code & 0xFF] for code in offers)
        offers = [code for code in offers if used[code & 0xFF] == least]
    return offers[chance.below(len(offers))]


def greedy(state: State, seat: int, offers: list[int], chance: Chance) -> int:
    """The offer with the greatest immediate lead among at most a dozen; a random one of the best.

    The lead is counted in points, then in the current place, which breaks ties of points.
    """
    tried = offers[:]
    while len(tried) > TRIED:
        tried.pop(chance.below(len(tried)))
    if len(tried) == 1:
        return tried[0]
    leads = [_lead(state, seat, code) for code in tried]
    best = [tried[i] for i in range(len(tried)) if leads[i] == max(leads)]
    return best[chance.below(len(best))]


def _lead(state: State, seat: int, code: int) -> tuple[int, int]:
    twin = state.clone()
    twin.log = None
    twin.take(seat, code)
    result = twin.result()
    others = result.points[:seat] + result.points[seat + 1 :]
    return result.points[seat] - max(others), -result.places[seat]


def play(
    case: Case, seed: int, policy: str, used: Counter[int], offered: list[int] | None = None
) -> State:
    """Play one game to its end, checking every invariant; count the offers in `offered`."""
    state, chance = case.new(seed).state, Chance(seed)
    state.log = None
    while state.frames:
        owing = seats_of(state.owed)
        seat = owing[chance.below(len(owing))] if len(owing) > 1 else owing[0]
        offers = state.offers(seat)
        if offered is not None:
            offered.append(len(offers))
        if policy == "greedy":
            code = greedy(state, seat, offers, chance)
        else:
            code = pick(policy, offers, chance, used)
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
    parser.add_argument("--seats", type=int, default=0, help="only this number")
    parser.add_argument("--sets", type=int, default=0, help="random option sets besides")
    parser.add_argument("--policy", choices=POLICIES, help="only this one")
    arguments = parser.parse_args()
    ruleset = find(arguments.game)
    cases = [
        case
        for case in (
            *preset_cases(ruleset),
            *pairwise_cases(ruleset),
            *random_cases(ruleset, arguments.sets),
        )
        if arguments.seats in (0, case.seats)
    ]
    policies = (arguments.policy,) if arguments.policy else POLICIES
    offered: dict[str, list[int]] = {policy: [] for policy in policies}
    decisions: list[int] = []
    days: list[int] = []
    points: list[int] = []
    best: list[int] = []
    wins: dict[int, Counter[int]] = {}
    reasons: Counter[str] = Counter()
    used: Counter[int] = Counter()
    for i in range(arguments.games):
        case = cases[i % len(cases)]
        policy = policies[i // len(cases) % len(policies)]
        state = play(case, arguments.seed + i, policy, used, offered[policy])
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
    for policy in policies:
        if offered[policy]:
            report(f"legal actions of a decision, {policy}", offered[policy])
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
