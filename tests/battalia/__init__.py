import pytest

# Judges assert outside test modules; a failure shall show its values all the same.
pytest.register_assert_rewrite("tests.battalia.contract_checks")
