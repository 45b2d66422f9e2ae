"""The insight of The Stormgates, asked about a table in its notation."""

from __future__ import annotations

from stormhall.battalia.stormgates.bots.insight import STORMGATES_WEIGHTS, StormgatesInsight
from tests.battalia.table import Table

INSIGHT = StormgatesInsight(STORMGATES_WEIGHTS)


def sensible(table: Table, seat: int | None = None) -> list[str]:
    """The sensible legal actions of a seat."""
    state, mover = table.state, table.mover if seat is None else seat
    notation = table.game.ruleset.notation
    return [notation.text(c) for c in INSIGHT.sensible(state, mover, state.offers(mover))]


def urge(table: Table, line: str, seat: int | None = None) -> int:
    """How eagerly a legal action is taken."""
    mover = table.mover if seat is None else seat
    code = table.game.ruleset.notation.code(line)
    assert code in table.state.offers(mover), f"{line!r} is not offered"
    return INSIGHT.urge(table.state, mover, code)


def standing(table: Table, seat: int = 0) -> dict[str, float]:
    """The measures of a seat by term."""
    return dict(zip(INSIGHT.terms[1:], INSIGHT.measure(table.state, seat), strict=True))


def key(table: Table, seat: int = 0) -> object:
    """The key by which a planner recognises a state."""
    return INSIGHT.key(table.state, seat)
