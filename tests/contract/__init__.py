import pytest

# Checks assert outside test modules; a failure should show its values all the same.
pytest.register_assert_rewrite("tests.contract.state_checks", "tests.contract.secrecy_checks")
