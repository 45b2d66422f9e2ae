"""Bots look up their insight into a module by its name."""

from __future__ import annotations

import pytest

from stormhall.battalia.stormgates.bots.insight import STORMGATES_WEIGHTS
from stormhall.battalia.stormgates.bots.table_insight import KNOWN_MODULES, TableInsight
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import config_of
from tests.battalia.stormgates.support.table import stormgates

EVERYTHING = {
    "teams": "2v2", "royals": True, "gates": True, "trading": True, "new_great_artefacts": True,
    "fate": True, "heroic": True, "draft": True, "metamorpha": True, "bilkarr": True,
    "zealots": True, "six_factions": True, "advanced": True,
}  # fmt: skip


def everything(valleys: str) -> TableInsight:
    table = stormgates(seats=4, valleys=valleys, **EVERYTHING)
    return TableInsight(config_of(table.state))


BOTH_VALLEYS = pytest.mark.parametrize("valleys", ["high_pass", "kings_bridge"])


def test_insights_exist_only_for_existing_modules() -> None:
    names = {
        name
        for valleys in ("high_pass", "kings_bridge")
        for name in everything(valleys).config.by_name
    }
    assert set(KNOWN_MODULES) <= names


@BOTH_VALLEYS
def test_a_module_that_is_off_has_no_insight(valleys: str) -> None:
    table = TableInsight(config_of(stormgates(seats=4).state))
    assert [insight.terms for insight in table.insights] == [["native"]]
    assert len(everything(valleys).insights) > len(table.insights)


@BOTH_VALLEYS
def test_each_verb_or_step_belongs_to_the_insight_of_one_module(valleys: str) -> None:
    insights = everything(valleys).insights
    verbs = [verb for insight in insights for verb in insight.verbs]
    steps = [step for insight in insights for step in insight.steps]
    assert sorted(set(verbs)) == sorted(verbs)
    assert sorted(set(steps)) == sorted(steps)


@BOTH_VALLEYS
def test_insights_refer_only_to_existing_verbs_and_steps(valleys: str) -> None:
    table = everything(valleys)
    names = {step.name for step in table.config.steps}
    for insight in table.insights:
        assert set(insight.steps) <= names
        assert set(insight.keenest_steps) <= set(insight.steps)
        assert set(insight.urges) | set(insight.gifts) | set(insight.wide) <= set(insight.verbs)
        assert all(verb < len(sv.PATTERNS) for verb in insight.verbs)


@BOTH_VALLEYS
def test_every_term_of_a_module_has_a_weight(valleys: str) -> None:
    terms = [term for insight in everything(valleys).insights for term in insight.terms]
    assert set(terms) <= set(STORMGATES_WEIGHTS)
