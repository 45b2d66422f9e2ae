"""The English texts of the agents' errors; translations are in `stormhall/locale`."""

from __future__ import annotations

from typing import Final

ERRORS: Final[dict[str, str]] = {
    "no-agent": "there is no agent {agent!r}; there are: {known}, and module:Class for your own",
    "foreign-agent": "there is no agent {agent!r}: {problem}",
    "think": "the time to think is more than 0 seconds, not {seconds}",
}
