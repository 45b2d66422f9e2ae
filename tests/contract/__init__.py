import pytest

# Checks use assert outside test modules; failures should still show the values.
pytest.register_assert_rewrite("tests.contract.state_checks", "tests.contract.secrecy_checks")
