"""The content of a state, to notice that something a document is made of has changed."""

from __future__ import annotations

from stormhall.battalia.model.state import BattaliaState


def content_of(state: BattaliaState) -> object:
    """All of a state but chance, for parts of documents that may depend on any of it.

    Most of it is the same object as before, so that comparing is quick.
    """
    return (
        (state.number, state.day, state.first, state.active, state.ended, state.removed),
        (state.borrowed, state.borrower, state.lender, state.borrowed_laid, state.supplies),
        (state.annexed, state.attacked),
        state.factions, state.nation_seen, state.nation_traced, state.limbo, state.display,
        state.box, state.scrapped, state.searched, state.tiles, state.exits, state.terrains,
        state.owners, state.levels, state.blocked, state.heroes, state.relics_seen, state.seals,
        state.zones[:], state.tops[:], state.loose[:], state.bottoms[:], state.relics[:],
        state.module_rows[:], [frame[:] for frame in state.frames],
    )  # fmt: skip
