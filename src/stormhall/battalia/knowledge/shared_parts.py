"""Parts of views and figures that are the same for all viewers: worked out once for each state.

A part is kept until a state is looked at that differs in anything that a part may depend on. Every
viewer gets a copy, so that documents share nothing that could be changed.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable
from typing import Any, Final

from stormhall.battalia.model.state import BattaliaState

_kept: Final[dict[str, tuple[object, bytes]]] = {}
"""By name: the content of the state that a part was built from, and the part itself."""


def shared_part(state: BattaliaState, name: str, build: Callable[[BattaliaState], Any]) -> Any:
    """A copy of a part, which is built unless the last viewer has looked at the same content."""
    content = _content(state)
    part = _kept.get(name)
    if part is None or part[0] != content:
        part = (content, marshal.dumps(build(state)))
        _kept[name] = part
    return marshal.loads(part[1])


def _content(state: BattaliaState) -> object:
    """All that parts may depend on; most of it is the same object as before, which is quick."""
    return (
        state.config, state.number, state.day, state.first, state.active, state.ended,
        state.factions, state.tiles, state.exits, state.terrains, state.owners, state.levels,
        state.blocked, state.heroes, state.seals, state.display, state.supplies, state.relics[:],
        state.zones[:], state.tops[:], state.loose[:], state.bottoms[:], state.module_rows[:],
        [frame[:] for frame in state.frames],
    )  # fmt: skip
