"""The setups of the contract match the current options."""

from __future__ import annotations

import pytest

from stormhall.kernel.ruleset import find, registered
from tests.contract.cases import cases_of
from tests.contract.setups import missing_pairs, pairwise_cases, preset_cases


@pytest.mark.parametrize("game", sorted(registered()))
def test_the_set_ups_contain_every_pair_of_options_that_the_rules_allow(game: str) -> None:
    ruleset = find(game)

    missing = [pair for pair, _ in missing_pairs(ruleset, pairwise_cases(ruleset))]

    assert missing == [], "renew them: python -m tests.contract.setups"


@pytest.mark.parametrize("game", sorted(registered()))
def test_the_standard_run_has_every_preset_with_every_number_of_seats(game: str) -> None:
    cases = [parameter.values[0] for parameter in cases_of(game) if not parameter.marks]

    tested = [(case.seats, case.options) for case in cases]

    assert all((case.seats, case.options) in tested for case in preset_cases(find(game)))
    assert len(cases) == len({(case.seats, str(case.options)) for case in cases})
