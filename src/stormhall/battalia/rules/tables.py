"""The tables of the base game: steps by number, actions, purposes, guards."""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import step_ids as ids
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import Config
from stormhall.battalia.rules.actions import Actions, TurnAction
from stormhall.battalia.rules.ambush import Ambushing, AmbushStep, MakeRoom
from stormhall.battalia.rules.artefacts.great_artefacts import (
    HandAction,
    HandStep,
    HornAction,
    HornStep,
    PlayGreat,
    WingsAction,
    WingsStep,
)
from stormhall.battalia.rules.artefacts.staff import (
    StaffAction,
    StaffExchange,
    StaffReplace,
    StaffStep,
)
from stormhall.battalia.rules.artefacts.tents import Pitching, PitchTent, StationStep, Striking
from stormhall.battalia.rules.artefacts.transform_actions import Transforming
from stormhall.battalia.rules.artefacts.transformation import TRANSFORMING, NameFaction
from stormhall.battalia.rules.battle.attack import Attacking, SendHeroes
from stormhall.battalia.rules.battle.battle import Answer, JoinHeroes, Opening, RaiseAmbush, Volley
from stormhall.battalia.rules.battle.guards import CITY_GUARD, RUINS_GUARD, ChooseRelic
from stormhall.battalia.rules.battle.retreat import PayRetreat
from stormhall.battalia.rules.battle.strength import FIELDS
from stormhall.battalia.rules.cohort import CohortStep, ShowCohort
from stormhall.battalia.rules.ending import BASE_ENDING
from stormhall.battalia.rules.gaining.building import Building, BuildTile, Place
from stormhall.battalia.rules.gaining.creating import CreateArtefact, Creating
from stormhall.battalia.rules.gaining.hiring import HireUnit, Hiring
from stormhall.battalia.rules.gaining.upgrading import UpgradeCity, Upgrading
from stormhall.battalia.rules.heroes.hiring_heroes import HireHero, HiringHeroes
from stormhall.battalia.rules.heroes.movement import Moving, TakeStep
from stormhall.battalia.rules.paying.pay_step import Pay
from stormhall.battalia.rules.paying.payment import Purpose
from stormhall.battalia.rules.setup import (
    BASE_SETTING_UP,
    ChooseCity,
    ChooseFaction,
    FoundCity,
    FoundPlace,
    RemoveFaction,
    StartHero,
)
from stormhall.battalia.rules.turn import Turn
from stormhall.battalia.rules.volcano import PEAK_GUARD, SANCTUARY_GUARD, ChooseSanctuary
from stormhall.kernel.core.step import Step

STEPS: Final[list[Step[Any]]] = [
    RemoveFaction("remove-faction", ("seat",)),
    ChooseFaction("choose-faction", ("chosen",)),
    ChooseCity("choose-city", ("chosen",)),
    FoundCity("found-city", ("chosen",)),
    FoundPlace("found-place", ("seat", "tile")),
    StartHero("start-hero", ("chosen",)),
    Turn("turn", ("phase",)),
    CohortStep("cohort", ("seat",)),
    ShowCohort("show-cohort", ("seat", "extra")),
    Actions("actions", ("seat",)),
    Place("place", ("seat", "tile")),
    Pay("pay", ("seat", "purpose")),
    NameFaction("name-faction", ("seat", "card")),
    AmbushStep("ambush", ("seat",)),
    StationStep("station", ("seat", "tent", "flags", "room")),
    MakeRoom("make-room", ("seat", "card")),
    HornStep("horn", ("seat", "taken")),
    HandStep("hand", ("seat", "lender")),
    StaffStep("staff", ("seat", "points")),
    StaffReplace("staff-replace", ("seat", "cell")),
    StaffExchange("staff-exchange", ("seat", "cell")),
    WingsStep("wings", ("seat", "hero")),
    SendHeroes("send-heroes", FIELDS),
    Opening("opening", FIELDS),
    Answer("answer", FIELDS),
    JoinHeroes("join-heroes", FIELDS),
    RaiseAmbush("raise-ambush", FIELDS),
    Volley("volley", FIELDS),
    ChooseRelic("choose-relic", ("seat",)),
    ChooseSanctuary("choose-sanctuary", ("seat", "site")),
]
assert len(STEPS) == ids.STEP_COUNT

TURN_ACTIONS: Final[list[TurnAction]] = [
    Hiring([v.HIRE]),
    Creating([v.CREATE, v.CREATE_NAMED]),
    Building([v.BUILD]),
    Upgrading([v.UPGRADE]),
    HiringHeroes([v.HIRE_HERO]),
    Moving([v.MOVE]),
    Attacking(
        [v.ATTACK_CITY, v.ATTACK_HERO, v.ATTACK_RUINS, v.ATTACK_SANCTUARY, v.ATTACK_PEAK, v.ANNEX]
    ),
    Transforming([v.AMULET_ON, v.TITLE_ON, v.TITLE_TWICE, v.SCROLL_ON, v.SCROLL_ITSELF, v.AS_KIND]),
    Pitching([v.PITCH]),
    Striking([v.STRIKE]),
    Ambushing([v.SUSPEND]),
    HornAction([v.USE_HORN]),
    WingsAction([v.USE_WINGS]),
    HandAction([v.USE_HAND]),
    StaffAction([v.USE_STAFF]),
]

PURPOSES: Final[list[Purpose]] = [
    HireUnit("unit", ("kind",)),
    CreateArtefact("artefact", ("kind", "named")),
    BuildTile("building", ("tile", "cell", "exits")),
    UpgradeCity("upgrade", ("cell",)),
    HireHero("hero", ("cell",)),
    PitchTent("tent", ("tent", "flags", "first", "second")),
    TakeStep("step", ("hero", "cell")),
    *TRANSFORMING,
    PayRetreat("retreat", ("steps", "cell")),
    PlayGreat("great", ("code",)),
]
for _number, _purpose in enumerate(PURPOSES):
    _purpose.number = _number


def equip(config: Config) -> None:
    """Give a config the tables of the base game."""
    config.setting_up = BASE_SETTING_UP
    config.ending = BASE_ENDING
    config.steps = STEPS[:]
    config.purposes = PURPOSES[:]
    config.keeps_ride = [v.MOVE]
    for action in TURN_ACTIONS:
        config.add_action(action)
    for tile in range(b.CITY_END, b.CITY_CROSS + 1):
        config.guards[tile] = CITY_GUARD
    config.guards[b.RUINS] = RUINS_GUARD
    config.guards[b.SANCTUARY] = SANCTUARY_GUARD
    config.guards[b.PEAK] = PEAK_GUARD
