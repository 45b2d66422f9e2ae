"""The content of a state that documents are made of, compared to notice changes."""

from __future__ import annotations

from stormhall.battalia.model.state import BattaliaState


def content_of(state: BattaliaState) -> object:
    """All that the parts of documents that viewers share may depend on.

    Most of it is the same object as before a change, so comparing is quick.
    """
    return (
        state.number, state.day, state.first, state.active, state.ended,
        state.factions, state.tiles, state.exits, state.terrains, state.owners, state.levels,
        state.blocked, state.heroes, state.seals, state.display, state.supplies, state.relics[:],
        state.zones[:], state.tops[:], state.loose[:], state.bottoms[:], state.module_rows[:],
        [frame[:] for frame in state.frames],
    )  # fmt: skip
