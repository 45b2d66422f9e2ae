"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

from tests.reference import register_reference

register_reference()

# Other work on the machine must not fail a property, and a failure must come again.
settings.register_profile("hall", deadline=None, derandomize=True)
# For a hunt: pytest --hypothesis-profile=explore
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("hall")
