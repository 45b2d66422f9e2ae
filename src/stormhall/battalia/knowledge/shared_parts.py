"""Parts of views and figures that are the same for all viewers: worked out once for each state.

A part is kept until another state is looked at or a choice is made. Every viewer gets a copy, so
that documents share nothing that could be changed.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable
from typing import Any, Final

from stormhall.battalia.model.state import BattaliaState

_kept: Final[dict[str, tuple[BattaliaState, int, bytes]]] = {}
"""By name of a part: the state that it belongs to, the number of its choices, the part itself."""


def shared_part(state: BattaliaState, name: str, build: Callable[[BattaliaState], Any]) -> Any:
    """A copy of a part, which is built unless the last viewer has looked at the same state."""
    part = _kept.get(name)
    if part is None or part[0] is not state or part[1] != state.number:
        part = (state, state.number, marshal.dumps(build(state)))
        _kept[name] = part
    return marshal.loads(part[2])
