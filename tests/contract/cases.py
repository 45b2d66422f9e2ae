"""Every setup that the contract is tested on, as test parameters; the test game has some too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stormhall.kernel.ruleset import find, registered
from tests.contract.setups import Case, pairwise_cases, preset_cases
from tests.reference import register_reference

register_reference()


def every_case() -> Iterator[Case]:
    """Every preset with every number of seats, and every allowed pair of options."""
    for ruleset in registered().values():
        yield from preset_cases(ruleset)
        yield from pairwise_cases(ruleset)


def cases_of(name: str) -> list[Any]:
    """The cases of a game as pytest parameters.

    Pairs of options belong to the long run, and so do presets equal to another one: they only play
    a different random game on a setup that is already tested.
    """
    ruleset = find(name)
    presets = sorted(preset_cases(ruleset), key=lambda case: case.title.endswith("-default"))
    parameters: list[Any] = []
    seen: list[tuple[int, object]] = []
    for case in presets:
        again = (case.seats, case.options) in seen
        seen.append((case.seats, case.options))
        parameters.append(_parameter(case, long=again))
    return parameters + [_parameter(case, long=True) for case in pairwise_cases(ruleset)]


def _parameter(case: Case, *, long: bool) -> Any:
    return pytest.param(case, id=case.title, marks=[pytest.mark.long] if long else [])
