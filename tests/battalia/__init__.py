import pytest

# Checks assert outside test modules; a failure should still show its values.
pytest.register_assert_rewrite("tests.battalia.contract_checks")
