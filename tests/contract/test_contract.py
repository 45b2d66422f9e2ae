"""The guarantees that every game gives the kernel, with all combinations of its options.

One random game of each setup goes through all checks; a failure names the guarantee, the setup, the
seed and the choice.
"""

from __future__ import annotations

import pytest

from stormhall.kernel.ruleset import registered
from tests.contract.cases import cases_of
from tests.contract.checked_game import check_guarantees
from tests.contract.checks.by_game import checks_of
from tests.contract.setups import Case
from tests.rules import rule


@pytest.mark.parametrize(
    "case", [case for game in registered() if game != "battalia" for case in cases_of(game)]
)
def test_a_game_meets_every_guarantee(case: Case) -> None:
    check_guarantees(case, checks_of(case.ruleset.info.name))


@rule("BT-CMP-1", "BT-LIM-2", "BT-LIM-4", "BT-BLD-14", "BT-BLD-15", "BT-INF-2", "BT-INF-4")
@pytest.mark.parametrize("case", cases_of("battalia"))
def test_battalia_meets_every_guarantee_and_agrees_with_slow_oracles(case: Case) -> None:
    check_guarantees(case, checks_of("battalia"))
