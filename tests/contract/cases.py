"""Every set-up on which the contract is tested, as parameters, the test subject's included."""

from __future__ import annotations

import pytest

from stormhall.kernel.ruleset import registered
from tests.contract.setups import pairwise_cases, preset_cases
from tests.reference import register_reference

register_reference()


def all_cases() -> list[object]:
    """Every case as a pytest parameter; the pairwise ones are slow."""
    parameters: list[object] = []
    for ruleset in registered().values():
        parameters.extend(pytest.param(case, id=case.title) for case in preset_cases(ruleset))
        parameters.extend(
            pytest.param(case, id=case.title, marks=pytest.mark.slow)
            for case in pairwise_cases(ruleset)
        )
    return parameters


CASES = all_cases()
