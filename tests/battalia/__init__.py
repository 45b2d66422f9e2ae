import pytest

# Checks assert outside test modules; a failure should show its values all the same.
pytest.register_assert_rewrite("tests.battalia.contract_checks")
