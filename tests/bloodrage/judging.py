"""A clan's judgement of its choices: urges, sensible choices and standings."""

from __future__ import annotations

from stormhall.bloodrage.bots.insight import blood_rage_insight
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.ruleset import BLOOD_RAGE
from stormhall.kernel.insight import Insight
from tests.bloodrage.table import Table

INSIGHT: Insight = blood_rage_insight()


def code(text: str) -> int:
    return BLOOD_RAGE.notation.code(text)


def first_draft() -> BloodRageState:
    """Four clans before their first picks; tests may change their packs and hands."""
    return BLOOD_RAGE.deal(4, 7, BLOOD_RAGE.check(4, {}))


def sensible(table: Table, clan: str) -> list[str]:
    """The sensible choices of a clan, as text."""
    seat = table.seat(clan)
    codes = [code(text) for text in table.offered(clan)]
    sensible = INSIGHT.sensible(table.game.state, seat, codes)
    assert sensible == [each for each in codes if each in sensible], "the order is kept"
    return [BLOOD_RAGE.notation.text(each) for each in sensible]


def urge(table: Table, clan: str, text: str) -> int:
    assert text in table.offered(clan)
    return INSIGHT.urge(table.game.state, table.seat(clan), code(text))


def term(table: Table, clan: str, name: str) -> float:
    """One term of a clan's standing, unweighted."""
    measures = INSIGHT.measure(table.game.state, table.seat(clan))
    return measures[INSIGHT.terms.index(name) - 1]


def value(table: Table, clan: str) -> float:
    return INSIGHT.value(table.game.state, table.seat(clan))
