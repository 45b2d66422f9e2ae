"""The tables of the base game: steps by number, actions, purposes, guards."""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import kinds as k
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
    RemoveFaction("remove-faction", {"seat": k.SEAT}),
    ChooseFaction("choose-faction", {"chosen": k.COUNT}),
    ChooseCity("choose-city", {"chosen": k.COUNT}),
    FoundCity("found-city", {"chosen": k.COUNT}),
    FoundPlace("found-place", {"seat": k.SEAT, "tile": k.TILE}),
    StartHero("start-hero", {"chosen": k.COUNT}),
    Turn("turn", {"phase": k.PHASE}),
    CohortStep("cohort", {"seat": k.SEAT}),
    ShowCohort("show-cohort", {"seat": k.SEAT, "extra": k.COUNT}),
    Actions("actions", {"seat": k.SEAT}),
    Place("place", {"seat": k.SEAT, "tile": k.TILE}),
    Pay("pay", {"seat": k.SEAT, "purpose": k.PURPOSE}),
    NameFaction("name-faction", {"seat": k.SEAT, "card": k.SOURCE}),
    AmbushStep("ambush", {"seat": k.SEAT}),
    StationStep("station", {"seat": k.SEAT, "tent": k.TENT_CARD, "flags": k.BYTE, "room": k.ROOM}),
    MakeRoom("make-room", {"seat": k.SEAT, "card": k.SOURCE}),
    HornStep("horn", {"seat": k.SEAT, "taken": k.COUNT}),
    HandStep("hand", {"seat": k.SEAT, "lender": k.SEAT}),
    StaffStep("staff", {"seat": k.SEAT, "points": k.TOTAL}),
    StaffReplace("staff-replace", {"seat": k.SEAT, "cell": k.CELL}),
    StaffExchange("staff-exchange", {"seat": k.SEAT, "cell": k.CELL}),
    WingsStep("wings", {"seat": k.SEAT, "hero": k.HERO}),
    SendHeroes("send-heroes", FIELDS),
    Opening("opening", FIELDS),
    Answer("answer", FIELDS),
    JoinHeroes("join-heroes", FIELDS),
    RaiseAmbush("raise-ambush", FIELDS),
    Volley("volley", FIELDS),
    ChooseRelic("choose-relic", {"seat": k.SEAT}),
    ChooseSanctuary("choose-sanctuary", {"seat": k.SEAT, "site": k.COUNT}),
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
    HireUnit("unit", {"kind": k.KIND}),
    CreateArtefact("artefact", {"kind": k.KIND, "named": k.MAYBE_FACTION}),
    BuildTile("building", {"tile": k.TILE, "cell": k.CELL, "exits": k.EXITS}),
    UpgradeCity("upgrade", {"cell": k.CELL}),
    HireHero("hero", {"cell": k.CELL}),
    PitchTent(
        "tent", {"tent": k.TENT_CARD, "flags": k.BYTE, "first": k.TENT_CARD, "second": k.TENT_CARD}
    ),
    TakeStep("step", {"hero": k.HERO, "cell": k.CELL}),
    *TRANSFORMING,
    PayRetreat("retreat", {"steps": k.BYTE, "cell": k.CELL}),
    PlayGreat("great", {"code": k.ANY_NUMBER}),
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
