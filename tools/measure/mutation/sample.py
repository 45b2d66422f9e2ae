"""Draws faults at random: the same ones for the same seed and sources."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Final

from tools.measure.mutation.faults import (
    CONDITION,
    INDEX,
    NUMBER,
    ROOT,
    RULES,
    STATEMENT,
    Fault,
    faults_of,
)

WEIGHTS: Final = {CONDITION: 40, STATEMENT: 33, NUMBER: 19, INDEX: 8}
"""How often a fault is of each kind: as often as in the audit that measured the tests first."""

MOST_PER_FUNCTION: Final = 3


def draw(game: str, count: int, seed: int) -> list[Fault]:
    """This many faults in the rules of a game, at most three in one function."""
    chance = random.Random(f"{seed} {game}")  # a sample, no secret
    left = {kind: _shuffled(game, kind, chance) for kind in WEIGHTS}
    drawn: list[Fault] = []
    per_function: Counter[tuple[str, str]] = Counter()
    while len(drawn) < count and any(left.values()):
        kinds = [kind for kind in WEIGHTS if left[kind]]
        kind = chance.choices(kinds, [WEIGHTS[each] for each in kinds])[0]
        fault = left[kind].pop()
        function = (fault.path, fault.function)
        if per_function[function] < MOST_PER_FUNCTION:
            per_function[function] += 1
            drawn.append(fault)
    return drawn


def _shuffled(game: str, kind: str, chance: random.Random) -> list[Fault]:
    faults = [fault for path in rule_files(game) for fault in faults_of(path) if fault.kind == kind]
    chance.shuffle(faults)
    return faults


def rule_files(game: str) -> list[str]:
    """The modules with the rules of a game, from the root of the project."""
    return sorted(path.relative_to(ROOT).as_posix() for path in _modules(ROOT / RULES[game]))


def _modules(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*.py") if path.name != "__init__.py"]
