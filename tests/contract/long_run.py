"""Plays a great many games over all options and checks that no rule breaks.

    python -m tests.contract.long_run                         # a million games of the three games
    python -m tests.contract.long_run --games 20000 battalia  # fewer, of one game

Games are random, adversarial and greedy, on every preset, on all allowed pairs of options and on
random combinations of options. Every invariant is checked throughout. The first defect stops the
run and is printed with the command that plays this game again:

    python -m tests.contract.long_run --again battalia 41234

A run is kept in a folder (`build/long_run`): started again, it goes on where it was stopped, and
refuses to go on with other sources. It ends with lengths, points, winners and how often each
policy had how many actions. A compiled engine on the path is used, and is ten times as fast:

    STORMHALL_MYPYC=1 python -m build --wheel && unzip -q -d build/compiled dist/*.whl
    PYTHONPATH=build/compiled python -m tests.contract.long_run
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import stormhall
from stormhall.kernel.core import state as state_module
from stormhall.kernel.core.kinds import bits_of
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import State
from stormhall.kernel.ruleset import find
from tests.contract.setups import Case, pairwise_cases, preset_cases, random_cases

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "long_run"
MILLION = {"battalia": 150_000, "stormgates": 100_000, "bloodrage": 750_000}
"""How many games of each make up a million; a game of Blood Rage is the quickest."""

RANDOM_SETS = 300
POLICIES = ("uniform", "verb first", "rarest verb")
GREEDY_EVERY = 16
"""One round in so many is greedy: it plays each offer on a copy and takes that much longer."""

TRIED = 12  # offers that a greedy player tries
CHECK_EVERY = 25
MOST_CHOICES = 60_000
BLOCK = 100
"""How many games a process plays before it reports."""


class Defect(Exception):
    """A broken invariant, an exception of the engine or a game without end."""


@cache
def cases_of(name: str) -> list[Case]:
    """Every set-up on which games of this name are played."""
    ruleset = find(name)
    return [
        *preset_cases(ruleset),
        *pairwise_cases(ruleset),
        *random_cases(ruleset, RANDOM_SETS),
    ]


def case_and_policy(name: str, index: int) -> tuple[Case, str]:
    """How the game of this index is set up and played: all set-ups by one policy, then the next."""
    turn, case = divmod(index, len(cases_of(name)))
    if turn % GREEDY_EVERY == GREEDY_EVERY - 1:
        return cases_of(name)[case], "greedy"
    return cases_of(name)[case], POLICIES[turn % len(POLICIES)]


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


class Tally:
    """What is counted over many games; tallies of several processes add up."""

    def __init__(self) -> None:
        self.games = 0
        self.counts: dict[str, Counter[int]] = {}
        self.ends: Counter[str] = Counter()
        self.used: Counter[int] = Counter()

    def count(self, what: str, value: int) -> None:
        self.counts.setdefault(what, Counter())[value] += 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        for what, counts in other.counts.items():
            self.counts.setdefault(what, Counter()).update(counts)
        self.ends.update(other.ends)
        self.used.update(other.used)

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "counts": {what: dict(counts) for what, counts in self.counts.items()},
            "ends": dict(self.ends),
            "used": dict(self.used),
        }

    @staticmethod
    def of_json(kept: dict[str, Any]) -> Tally:
        def numbers(counts: dict[str, int]) -> Counter[int]:
            return Counter({int(value): count for value, count in counts.items()})

        tally = Tally()
        tally.games = kept["games"]
        tally.counts = {what: numbers(counts) for what, counts in kept["counts"].items()}
        tally.ends = Counter(kept["ends"])
        tally.used = numbers(kept["used"])
        return tally


def play(name: str, index: int, tally: Tally) -> State:
    """Play one game to its end, check every invariant and count what happens."""
    case, policy = case_and_policy(name, index)
    state, chance = case.new(index).state, Chance(index)
    state.log = None
    used: Counter[int] = Counter()
    while state.frames:
        owing = bits_of(state.owed)
        seat = owing[chance.below(len(owing))] if len(owing) > 1 else owing[0]
        offers = state.offers(seat)
        tally.count(f"legal actions of a decision, {policy}", len(offers))
        if policy == "greedy":
            code = greedy(state, seat, offers, chance)
        else:
            code = pick(policy, offers, chance, used)
        used[code & 0xFF] += 1
        state.take(seat, code)
        if state.number % CHECK_EVERY == 0 or state.over:
            defects = state.defects()
            if defects:
                raise Defect(f"choice {state.number}: {defects}")
        if state.number > MOST_CHOICES:
            raise Defect(f"no end after {state.number} choices")
    _note_end(state, case, tally)
    tally.used.update(used)
    return state


def _note_end(state: State, case: Case, tally: Tally) -> None:
    result = state.result()
    tally.games += 1
    tally.count("decisions", state.number)
    tally.count("days", getattr(state, "day", 0))
    for points in result.points:
        tally.count("points of a seat", points)
    tally.count("points of the winner", max(result.points))
    tally.ends[result.reason] += 1
    for seat in result.winners:
        tally.count(f"wins by seat with {case.seats}", seat)


class Block(NamedTuple):
    """Games that one process plays in a row."""

    game: str
    first: int
    end: int


def blocks_of(games: dict[str, int]) -> list[Block]:
    """All blocks of a run, the games in turn, so that a stopped run has some of each."""
    blocks = [
        Block(name, first, min(first + BLOCK, count))
        for name, count in games.items()
        for first in range(0, count, BLOCK)
    ]
    return sorted(blocks, key=lambda block: block.first / games[block.game])


def play_block(block: Block) -> tuple[Tally, str | None]:
    """The tally of a block, and the first defect with the command that shows it again."""
    tally = Tally()
    for index in range(block.first, block.end):
        try:
            play(block.game, index, tally)
        except Exception as error:  # whatever breaks is reported with its game
            case, policy = case_and_policy(block.game, index)
            again = f"python -m tests.contract.long_run --again {block.game} {index}"
            return tally, f"{case.title}, {policy}: {error!r}\n{case.options}\n{again}"
    return tally, None


def digest_of_sources() -> str:
    """A digest of the engine and the set-ups; a kept run goes on only if its digest is the same."""
    digest = hashlib.sha256()
    package = Path(stormhall.__file__).parent
    for folder in (package / "kernel", package / "battalia", package / "bloodrage"):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(path.read_bytes())
    for name in ("long_run.py", "setups.py", "pairs.json"):
        digest.update(Path(__file__).with_name(name).read_bytes())
    return digest.hexdigest()


def is_compiled() -> bool:
    return not str(state_module.__file__).endswith(".py")


class KeptRun:
    """The blocks of a run that are played, in a folder, one line of JSON each."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "blocks.jsonl"
        self._plan = folder / "plan.json"
        folder.mkdir(parents=True, exist_ok=True)

    def begin(self) -> None:
        """Note the sources of this run; refuse a folder with a run of other sources."""
        plan = {"sources": digest_of_sources()}
        if not self._plan.exists():
            self._plan.write_text(json.dumps(plan), encoding="utf-8")
        elif json.loads(self._plan.read_text(encoding="utf-8")) != plan:
            sys.exit(f"{self._plan.parent} holds a run of other sources: name another --folder")

    def played(self) -> dict[Block, Tally]:
        """The blocks played so far; a line that was cut off is played again."""
        played: dict[Block, Tally] = {}
        if self._path.exists():
            for line in self._path.read_bytes().splitlines():
                try:
                    kept = json.loads(line)
                except ValueError:
                    continue
                played[Block(*kept["block"])] = Tally.of_json(kept["tally"])
        return played

    def add(self, block: Block, tally: Tally) -> None:
        line = json.dumps({"block": block, "tally": tally.to_json()})
        with self._path.open("a", encoding="utf-8") as file:
            file.write(f"\n{line}")


def run(games: dict[str, int], folder: Path, workers: int) -> dict[str, Tally]:
    """Play what is not played yet on several processes; exit at the first defect."""
    kept = KeptRun(folder)
    kept.begin()
    blocks = blocks_of(games)
    played = kept.played()
    tallies = {name: Tally() for name in games}
    progress = Progress(sum(games.values()))
    for block in blocks:
        if block in played:
            tallies[block.game].add(played[block])
            progress.skip(played[block].games)
    todo = [block for block in blocks if block not in played]
    with closing(played_blocks(todo, workers)) as results:
        for block, tally, defect in results:
            if defect is not None:
                sys.exit(f"\n{defect}")
            kept.add(block, tally)
            tallies[block.game].add(tally)
            progress.show(tally.games)
    progress.end()
    return tallies


def played_blocks(blocks: list[Block], workers: int) -> Generator[tuple[Block, Tally, str | None]]:
    """Each block with its tally and its defect, in order, as soon as it is played."""
    if not blocks:
        return
    context = multiprocessing.get_context("fork" if sys.platform.startswith("linux") else "spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        waiting = [(block, pool.submit(play_block, block)) for block in blocks]
        try:
            for block, future in waiting:
                tally, defect = future.result()
                yield block, tally, defect
        except BrokenProcessPool:
            sys.exit("\na process died; start the command again to go on")
        finally:
            pool.shutdown(cancel_futures=True)


class Progress:
    """One line on the terminal: games played, games a second, time left."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = self._new = 0
        self._begun = self._shown = time.monotonic()

    def skip(self, games: int) -> None:
        self._done += games

    def show(self, games: int) -> None:
        self._done += games
        self._new += games
        now = time.monotonic()
        if now - self._shown < 1 and self._done < self._total:
            return
        self._shown = now
        rate = self._new / (now - self._begun)
        left = (self._total - self._done) / rate / 60
        print(
            f"\r{self._done:,} of {self._total:,} games, {rate:,.0f} a second, "
            f"about {left:,.0f} min left  ",
            end="",
            file=sys.stderr,
            flush=True,
        )

    def end(self) -> None:
        print(file=sys.stderr)


def report(name: str, tally: Tally) -> None:
    """Print what was counted in the games of one name."""
    print(f"\n{tally.games:,} games of {name} on {len(cases_of(name))} set-ups, no defect")
    for what, counts in sorted(tally.counts.items()):
        if what.startswith("wins"):
            total = counts.total()
            shares = ", ".join(f"{counts[seat] / total:.1%}" for seat in sorted(counts))
            print(f"{what}: {shares}")
        elif any(counts):
            print(f"{what}: {spread(counts)}")
    print("ends:", dict(tally.ends))
    verbs = find(name).notation.verbs
    never = [verb.pattern for verb in verbs if not tally.used[verb.kind]]
    print("never chosen:", ", ".join(never) or "nothing, every verb was used")


def spread(counts: Counter[int]) -> str:
    """Mean, median, the middle nine tenths and the greatest of counted values."""
    total = counts.total()
    mean = sum(value * count for value, count in counts.items()) / total
    low, middle, high = (quantile(counts, share) for share in (0.05, 0.5, 0.95))
    return f"mean {mean:.1f}, median {middle}, 5 % to 95 % {low} to {high}, most {max(counts)}"


def quantile(counts: Counter[int], share: float) -> int:
    """The least value that this share of all counted values does not exceed."""
    below = 0
    for value in sorted(counts):
        below += counts[value]
        if below >= share * counts.total():
            return value
    raise ValueError("nothing was counted")


def games_to_play(name: str | None, count: int | None) -> dict[str, int]:
    """How many games of each name: their shares of a million, scaled to the count."""
    if name is not None:
        return {name: count if count is not None else MILLION[name]}
    if count is None:
        return MILLION
    return {each: count * share // sum(MILLION.values()) for each, share in MILLION.items()}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", choices=sorted(MILLION), help="only this game")
    parser.add_argument("--games", type=int, help="how many games in all")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the run is kept")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", nargs=2, metavar=("GAME", "INDEX"), help="play one game again")
    arguments = parser.parse_args()
    if arguments.again:
        state = play(arguments.again[0], int(arguments.again[1]), Tally())
        print(f"no defect in {state.number} choices")
        return
    print("the engine is", "compiled" if is_compiled() else "not compiled", file=sys.stderr)
    games = games_to_play(arguments.game, arguments.games)
    for name, tally in run(games, arguments.folder, arguments.workers).items():
        report(name, tally)


if __name__ == "__main__":
    main()
