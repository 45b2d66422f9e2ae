"""What is checked at every moment of a game: one class for each guarantee of the contract."""

import pytest

pytest.register_assert_rewrite("tests.contract.checks.states", "tests.contract.checks.secrecy")
