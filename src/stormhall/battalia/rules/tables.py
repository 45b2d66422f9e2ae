"""The tables of the base game: steps by number, actions, purposes, guards."""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import step_ids as ids
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import Config
from stormhall.battalia.rules.actions import (
    FOR_AMULET,
    FOR_ARTEFACT,
    FOR_GREAT,
    FOR_HERO,
    FOR_RETREAT,
    FOR_SCROLL,
    FOR_SELF,
    FOR_STEP,
    FOR_TENT,
    FOR_TILE,
    FOR_TITLE,
    FOR_UNIT,
    FOR_UPGRADE,
    Actions,
    TurnAction,
)
from stormhall.battalia.rules.ambush import Ambushing, AmbushStep, MakeRoom
from stormhall.battalia.rules.artefacts.amulets import UseAmulet
from stormhall.battalia.rules.artefacts.scrolls import ChangeScroll, NameFaction, UseScroll
from stormhall.battalia.rules.artefacts.tents import Pitching, PitchTent, StationStep, Striking
from stormhall.battalia.rules.artefacts.titles import UseTitle
from stormhall.battalia.rules.artefacts.using_artefacts import Transforming
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.attack import Attacking, SendHeroes
from stormhall.battalia.rules.battle.battle import Answer, JoinHeroes, Opening, RaiseAmbush, Volley
from stormhall.battalia.rules.battle.neutral_cities import CITY_GUARD
from stormhall.battalia.rules.battle.retreat import PayRetreat
from stormhall.battalia.rules.battle.ruins import RUINS_GUARD, ChooseRelic
from stormhall.battalia.rules.cohort import CohortStep, ShowCohort
from stormhall.battalia.rules.ending import BASE_ENDING
from stormhall.battalia.rules.gaining.building import Building, BuildTile, Place
from stormhall.battalia.rules.gaining.creating import CreateArtefact, Creating
from stormhall.battalia.rules.gaining.hiring import HireUnit, Hiring
from stormhall.battalia.rules.gaining.upgrading import UpgradeCity, Upgrading
from stormhall.battalia.rules.great_artefacts.general import PlayGreat
from stormhall.battalia.rules.great_artefacts.hand_of_luut import HandAction, HandStep
from stormhall.battalia.rules.great_artefacts.horn import HornAction, HornStep
from stormhall.battalia.rules.great_artefacts.staff_of_terra import (
    StaffAction,
    StaffExchange,
    StaffReplace,
    StaffStep,
)
from stormhall.battalia.rules.great_artefacts.wings import WingsAction, WingsStep
from stormhall.battalia.rules.heroes.hiring_heroes import HireHero, HiringHeroes
from stormhall.battalia.rules.heroes.movement import Moving, TakeStep
from stormhall.battalia.rules.paying.pay_step import Pay
from stormhall.battalia.rules.paying.payment import Purpose
from stormhall.battalia.rules.scenarios.variants import FoundCity, FoundPlace, StartHero
from stormhall.battalia.rules.scenarios.volcano import PEAK_GUARD, SANCTUARY_GUARD, ChooseSanctuary
from stormhall.battalia.rules.setup import BASE_SETTING_UP, ChooseCity, ChooseFaction, RemoveFaction
from stormhall.battalia.rules.turn import Turn
from stormhall.kernel.core.kinds import in_order
from stormhall.kernel.core.step import Step

_STEPS: Final[list[tuple[int, Step[Any]]]] = [
    (ids.REMOVE_FACTION, RemoveFaction("remove-faction", {"seat": k.SEAT})),
    (ids.CHOOSE_FACTION, ChooseFaction("choose-faction", {"chosen": k.COUNT})),
    (ids.CHOOSE_CITY, ChooseCity("choose-city", {"chosen": k.COUNT})),
    (ids.FOUND_CITY, FoundCity("found-city", {"chosen": k.COUNT})),
    (ids.FOUND_PLACE, FoundPlace("found-place", {"seat": k.SEAT, "tile": k.TILE})),
    (ids.START_HERO, StartHero("start-hero", {"chosen": k.COUNT})),
    (ids.TURN, Turn("turn", {"phase": k.PHASE})),
    (ids.COHORT_STEP, CohortStep("cohort", {"seat": k.SEAT})),
    (ids.SHOW_COHORT, ShowCohort("show-cohort", {"seat": k.SEAT, "extra": k.COUNT})),
    (ids.ACTIONS, Actions("actions", {"seat": k.SEAT})),
    (ids.PLACE, Place("place", {"seat": k.SEAT, "tile": k.TILE})),
    (ids.PAY, Pay("pay", {"seat": k.SEAT, "purpose": k.PURPOSE})),
    (ids.NAME_FACTION, NameFaction("name-faction", {"seat": k.SEAT, "card": k.SOURCE})),
    (ids.AMBUSH_STEP, AmbushStep("ambush", {"seat": k.SEAT})),
    (
        ids.STATION_STEP,
        StationStep(
            "station", {"seat": k.SEAT, "tent": k.TENT_CARD, "flags": k.BYTE, "room": k.ROOM}
        ),
    ),
    (ids.MAKE_ROOM, MakeRoom("make-room", {"seat": k.SEAT, "card": k.SOURCE})),
    (ids.HORN_STEP, HornStep("horn", {"seat": k.SEAT, "taken": k.COUNT})),
    (ids.HAND_STEP, HandStep("hand", {"seat": k.SEAT, "lender": k.SEAT})),
    (ids.STAFF_STEP, StaffStep("staff", {"seat": k.SEAT, "points": k.TOTAL})),
    (ids.STAFF_REPLACE, StaffReplace("staff-replace", {"seat": k.SEAT, "cell": k.CELL})),
    (ids.STAFF_EXCHANGE, StaffExchange("staff-exchange", {"seat": k.SEAT, "cell": k.CELL})),
    (ids.WINGS_STEP, WingsStep("wings", {"seat": k.SEAT, "hero": k.HERO})),
    (ids.SEND_HEROES, SendHeroes("send-heroes", f.FIELDS)),
    (ids.OPENING, Opening("opening", f.FIELDS)),
    (ids.ANSWER, Answer("answer", f.FIELDS)),
    (ids.JOIN_HEROES, JoinHeroes("join-heroes", f.FIELDS)),
    (ids.RAISE_AMBUSH, RaiseAmbush("raise-ambush", f.FIELDS)),
    (ids.VOLLEY, Volley("volley", f.FIELDS)),
    (ids.CHOOSE_RELIC, ChooseRelic("choose-relic", {"seat": k.SEAT})),
    (ids.CHOOSE_SANCTUARY, ChooseSanctuary("choose-sanctuary", {"seat": k.SEAT, "site": k.COUNT})),
]
in_order("step", [(number, step.name) for number, step in _STEPS])
STEPS: Final[list[Step[Any]]] = [step for _, step in sorted(_STEPS, key=lambda row: row[0])]

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

_PURPOSES: Final[list[tuple[int, Purpose]]] = [
    (FOR_UNIT, HireUnit("unit", {"kind": k.KIND})),
    (FOR_ARTEFACT, CreateArtefact("artefact", {"kind": k.KIND, "named": k.MAYBE_FACTION})),
    (FOR_TILE, BuildTile("building", {"tile": k.TILE, "cell": k.CELL, "exits": k.EXITS})),
    (FOR_UPGRADE, UpgradeCity("upgrade", {"cell": k.CELL})),
    (FOR_HERO, HireHero("hero", {"cell": k.CELL})),
    (
        FOR_TENT,
        PitchTent(
            "tent",
            {"tent": k.TENT_CARD, "flags": k.BYTE, "first": k.TENT_CARD, "second": k.TENT_CARD},
        ),
    ),
    (FOR_STEP, TakeStep("step", {"hero": k.HERO, "cell": k.CELL})),
    (FOR_AMULET, UseAmulet("amulet", {"card": k.SOURCE}, c.AMULET)),
    (FOR_TITLE, UseTitle("title", {"card": k.SOURCE, "ranks": k.RANKS}, c.TITLE)),
    (FOR_SCROLL, UseScroll("scroll", {"card": k.SOURCE, "faction": k.FACTION}, c.SCROLL)),
    (FOR_SELF, ChangeScroll("scroll-itself", {"card": k.SOURCE, "faction": k.FACTION})),
    (FOR_RETREAT, PayRetreat("retreat", {"steps": k.BYTE, "cell": k.CELL})),
    (FOR_GREAT, PlayGreat("great", {"code": k.ANY_NUMBER})),
]
in_order("purpose", [(number, purpose.name) for number, purpose in _PURPOSES])
PURPOSES: Final[list[Purpose]] = [
    purpose for _, purpose in sorted(_PURPOSES, key=lambda row: row[0])
]
for _number, _purpose in _PURPOSES:
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
