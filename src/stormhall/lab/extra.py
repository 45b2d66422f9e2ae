"""The libraries of the extra `lab`, which may be missing."""

from __future__ import annotations

import importlib
from typing import Any, Final

from stormhall.kernel.core.errors import SetupError

INSTALL: Final = "pip install 'stormhall[lab]'"


def library(module: str) -> Any:
    """A module of such a library, or a `SetupError` that says how to install it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        name = module.partition(".")[0]
        raise SetupError("library", library=name, command=INSTALL) from error
