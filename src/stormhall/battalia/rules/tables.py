"""The tables of the base game: steps by number, actions, purposes, guards."""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import step_ids as ids
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.config import Config
from stormhall.battalia.rules import actions as a
from stormhall.battalia.rules import ambush, cohort, setup, turn
from stormhall.battalia.rules.artefacts import amulets, scrolls, tents, titles, using_artefacts
from stormhall.battalia.rules.battle import attack, battle, neutral_cities, retreat, ruins
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.ending import BASE_ENDING
from stormhall.battalia.rules.gaining import building, creating, hiring, upgrading
from stormhall.battalia.rules.great_artefacts import general, hand_of_luut, horn, wings
from stormhall.battalia.rules.great_artefacts import staff_of_terra as staff
from stormhall.battalia.rules.heroes import hiring_heroes, movement
from stormhall.battalia.rules.paying import pay_step
from stormhall.battalia.rules.paying.payment import Purpose
from stormhall.battalia.rules.scenarios import variants, volcano
from stormhall.kernel.core.kinds import Fields, in_order
from stormhall.kernel.core.step import Step, steps_in_order

SEAT: Final[Fields] = {"seat": k.SEAT}

STEPS: Final[list[Step[Any]]] = steps_in_order(
    [
        (ids.REMOVE_FACTION, setup.RemoveFaction("remove-faction", SEAT)),
        (ids.CHOOSE_FACTION, setup.ChooseFaction("choose-faction", setup.FIELDS)),
        (ids.CHOOSE_CITY, setup.ChooseCity("choose-city", setup.FIELDS)),
        (ids.FOUND_CITY, variants.FoundCity("found-city", setup.FIELDS)),
        (ids.FOUND_PLACE, variants.FoundPlace("found-place", variants.FIELDS)),
        (ids.START_HERO, variants.StartHero("start-hero", setup.FIELDS)),
        (ids.TURN, turn.Turn("turn", turn.FIELDS)),
        (ids.COHORT_STEP, cohort.CohortStep("cohort", SEAT)),
        (ids.SHOW_COHORT, cohort.ShowCohort("show-cohort", cohort.SHOW_FIELDS)),
        (ids.ACTIONS, a.Actions("actions", SEAT)),
        (ids.PLACE, building.PlaceTile("place", building.PLACE_FIELDS)),
        (ids.PAY, pay_step.Pay("pay", pay_step.FIELDS)),
        (ids.NAME_FACTION, scrolls.NameFaction("name-faction", scrolls.FIELDS)),
        (ids.AMBUSH_STEP, ambush.AmbushStep("ambush", SEAT)),
        (ids.STATION_STEP, tents.StationStep("station", tents.FIELDS)),
        (ids.MAKE_ROOM, ambush.MakeRoom("make-room", ambush.ROOM_FIELDS)),
        (ids.HORN_STEP, horn.HornStep("horn", horn.FIELDS)),
        (ids.HAND_STEP, hand_of_luut.HandStep("hand", hand_of_luut.FIELDS)),
        (ids.STAFF_STEP, staff.StaffStep("staff", staff.FIELDS)),
        (ids.STAFF_REPLACE, staff.StaffReplace("staff-replace", staff.CHANGE_FIELDS)),
        (ids.STAFF_EXCHANGE, staff.StaffExchange("staff-exchange", staff.CHANGE_FIELDS)),
        (ids.WINGS_STEP, wings.WingsStep("wings", wings.FIELDS)),
        (ids.SEND_HEROES, attack.SendHeroes("send-heroes", f.FIELDS)),
        (ids.OPENING, battle.Opening("opening", f.FIELDS)),
        (ids.ANSWER, battle.Answer("answer", f.FIELDS)),
        (ids.JOIN_HEROES, battle.JoinHeroes("join-heroes", f.FIELDS)),
        (ids.RAISE_AMBUSH, battle.RaiseAmbush("raise-ambush", f.FIELDS)),
        (ids.VOLLEY, battle.Volley("volley", f.FIELDS)),
        (ids.CHOOSE_RELIC, ruins.ChooseRelic("choose-relic", SEAT)),
        (ids.CHOOSE_SANCTUARY, volcano.ChooseSanctuary("choose-sanctuary", volcano.FIELDS)),
    ]
)

TURN_ACTIONS: Final[list[a.TurnAction]] = [
    hiring.HireAction([v.HIRE]),
    creating.CreateAction([v.CREATE, v.CREATE_NAMED]),
    building.BuildAction([v.BUILD]),
    upgrading.UpgradeAction([v.UPGRADE]),
    hiring_heroes.HireHeroAction([v.HIRE_HERO]),
    movement.MoveAction([v.MOVE]),
    attack.AttackAction(
        [v.ATTACK_CITY, v.ATTACK_HERO, v.ATTACK_RUINS, v.ATTACK_SANCTUARY, v.ATTACK_PEAK, v.ANNEX]
    ),
    using_artefacts.TransformAction(using_artefacts.TRANSFORMING_VERBS),
    tents.PitchAction([v.PITCH]),
    tents.StrikeAction([v.STRIKE]),
    ambush.AmbushAction([v.SUSPEND]),
    horn.HornAction(v.USE_HORN, "horn", "BT-GRT-HOR-2"),
    wings.WingsAction(v.USE_WINGS, "wings", "BT-GRT-WIN-1"),
    hand_of_luut.HandAction(v.USE_HAND, "hand", "BT-GRT-HAN-1"),
    staff.StaffAction(v.USE_STAFF, "staff", "BT-GRT-STA-1"),
]


def _purposes(rows: list[tuple[int, Purpose]]) -> list[Purpose]:
    """The purposes by number; the program does not start if one is missing or given twice."""
    in_order("purpose", [(number, purpose.name) for number, purpose in rows])
    by_number = dict(rows)
    for number, purpose in rows:
        purpose.number = number
    return [by_number[number] for number in range(len(rows))]


PURPOSES: Final[list[Purpose]] = _purposes(
    [
        (a.FOR_UNIT, hiring.HireUnit("unit", {"kind": k.KIND})),
        (
            a.FOR_ARTEFACT,
            creating.CreateArtefact("artefact", {"kind": k.KIND, "named": k.MAYBE_FACTION}),
        ),
        (
            a.FOR_TILE,
            building.BuildTile("building", {"tile": k.TILE, "cell": k.CELL, "exits": k.EXITS}),
        ),
        (a.FOR_UPGRADE, upgrading.UpgradeCity("upgrade", {"cell": k.CELL})),
        (a.FOR_HERO, hiring_heroes.HireHero("hero", {"cell": k.CELL})),
        (a.FOR_TENT, tents.PitchTent("tent", tents.ARGUMENTS)),
        (a.FOR_STEP, movement.TakeStep("step", {"hero": k.HERO, "cell": k.CELL})),
        (a.FOR_AMULET, amulets.UseAmulet("amulet", {"card": k.SOURCE}, c.AMULET)),
        (a.FOR_TITLE, titles.UseTitle("title", {"card": k.SOURCE, "ranks": k.RANKS}, c.TITLE)),
        (a.FOR_SCROLL, scrolls.UseScroll("scroll", scrolls.ARGUMENTS, c.SCROLL)),
        (a.FOR_SELF, scrolls.ChangeScroll("scroll-itself", scrolls.ARGUMENTS)),
        (a.FOR_RETREAT, retreat.PayRetreat("retreat", {"steps": k.BYTE, "cell": k.CELL})),
        (a.FOR_GREAT, general.PlayGreat("great", {"code": k.ANY_NUMBER})),
    ]
)


def equip(config: Config) -> None:
    """Give a config the tables of the base game."""
    config.setting_up = setup.BASE_SETTING_UP
    config.ending = BASE_ENDING
    config.steps = STEPS[:]
    config.purposes = PURPOSES[:]
    config.keeps_ride = [v.MOVE]
    for action in TURN_ACTIONS:
        config.add_action(action)
    for tile in range(b.CITY_END, b.CITY_CROSS + 1):
        config.guards[tile] = neutral_cities.CITY_GUARD
    config.guards[b.RUINS] = ruins.RUINS_GUARD
    config.guards[b.SANCTUARY] = volcano.SANCTUARY_GUARD
    config.guards[b.PEAK] = volcano.PEAK_GUARD
