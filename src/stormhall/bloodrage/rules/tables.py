"""The table of all steps, in the order of their numbers."""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model.state import TABLE
from stormhall.bloodrage.rules.actions.after_invade import Invaded, Thor
from stormhall.bloodrage.rules.actions.free_invade import FreeInvade
from stormhall.bloodrage.rules.actions.march import March
from stormhall.bloodrage.rules.actions.pillage import Call, Lead, Pillage, Reward
from stormhall.bloodrage.rules.actions.sacrifice import SacrificeStep
from stormhall.bloodrage.rules.ages import Age
from stormhall.bloodrage.rules.battle.battle import CARD_CHOICE, After, Battle, Count, TideStep
from stormhall.bloodrage.rules.battle.destruction import Destruction
from stormhall.bloodrage.rules.battle.resolution import BlessingStep, ProwessStep
from stormhall.bloodrage.rules.clan_stats import Raise
from stormhall.bloodrage.rules.phases.action import Turn
from stormhall.bloodrage.rules.phases.discard import DISCARD_CHOICE
from stormhall.bloodrage.rules.phases.gods_gifts import DRAFT_CHOICE
from stormhall.bloodrage.rules.phases.quest import Quests
from stormhall.bloodrage.rules.setup import Clans
from stormhall.kernel.core.step import Step

_STEPS: Final[list[Step[Any]]] = [
    Clans("clans"),
    Age("age", ("next_phase",)),
    DRAFT_CHOICE,
    Turn("turn", ("seat", "done")),
    March("march", ("seat", "source", "target")),
    FreeInvade("free-invade", ("seat", "first", "second")),
    Invaded("invaded", ("seat", "figure", "place", "stage")),
    Thor("thor", ("seat", "province", "done")),
    SacrificeStep("sacrifice", ("seat", "figure", "place")),
    Raise("raise", ("seat", "allowed")),
    Pillage("pillage", ("seat", "province", "stage")),
    Call("call", ("province", "pillager", "seat", "declines", "asked")),
    Reward("reward", ("seat", "province", "stage", "grace")),
    Lead("lead", ("seat", "province")),
    Battle(
        "battle",
        (
            "pillager",
            "province",
            "participants",
            "stage",
            "cursor",
            "cancelled",
            "valkyrie",
            "winner",
            "judges",
            "graces",
        ),
    ),
    CARD_CHOICE,
    Count("count", ("seat",)),
    TideStep("tide", ("next", "asked")),
    After("after", ("participants", "seat", "declines", "asked")),
    ProwessStep("prowess", ("seat",)),
    BlessingStep("blessing", ("seat", "province")),
    Destruction("destruction", ("cause", "province", "start", "next", "asked", "question")),
    DISCARD_CHOICE,
    Quests("quests", ("next",)),
]


def fill_table() -> None:
    """Make the steps known to the state; doing it twice changes nothing."""
    if not TABLE:
        TABLE.extend(_STEPS)
    assert len(TABLE) == ids.COUNT_OF_STEPS
