"""Settings that all tests share."""

from __future__ import annotations

import os

from hypothesis import settings

from tests.reference import register_reference

pytest_plugins = ["pytester", "tests.running"]

register_reference()

# Commands print English in tests, whatever the language of this machine.
os.environ["STORMHALL_LANGUAGE"] = "en"

# Other load on the machine must not fail a property test, and failures must be reproducible.
settings.register_profile("hall", deadline=None, derandomize=True)
# To search for new failures: pytest --hypothesis-profile=explore
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("hall")
