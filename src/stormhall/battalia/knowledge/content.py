"""The content of a state, to notice that something a document is made of has changed."""

from __future__ import annotations

from stormhall.battalia.model.state import BattaliaState


def content_of(state: BattaliaState) -> object:
    """What parts that all viewers share may depend on.

    Most of it is the same object as before, so that comparing is quick.
    """
    return (
        state.number, state.day, state.first, state.active, state.ended,
        state.factions, state.tiles, state.exits, state.terrains, state.owners, state.levels,
        state.blocked, state.heroes, state.seals, state.display, state.supplies, state.relics[:],
        state.zones[:], state.tops[:], state.loose[:], state.bottoms[:], state.module_rows[:],
        [frame[:] for frame in state.frames],
    )  # fmt: skip
