"""What all tests share."""

from __future__ import annotations

import os

from hypothesis import settings

from tests.reference import register_reference

pytest_plugins = ["pytester", "tests.running"]

register_reference()

# What commands print is read in English, whatever this machine speaks.
os.environ["STORMHALL_LANGUAGE"] = "en"

# Other work on the machine must not fail a property, and a failure must come again.
settings.register_profile("hall", deadline=None, derandomize=True)
# For a hunt: pytest --hypothesis-profile=explore
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("hall")
