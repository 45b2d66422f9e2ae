"""The steps of the game by number."""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model.config import Config
from stormhall.bloodrage.rules import ages, clan_stats
from stormhall.bloodrage.rules.actions import (
    after_invade,
    call_to_battle,
    free_invade,
    march,
    pillage,
    pillage_reward,
    sacrifice,
)
from stormhall.bloodrage.rules.actions.after_invade import Invaded, Thor
from stormhall.bloodrage.rules.actions.call_to_battle import Call
from stormhall.bloodrage.rules.actions.free_invade import FreeInvade
from stormhall.bloodrage.rules.actions.march import March
from stormhall.bloodrage.rules.actions.pillage import Pillage
from stormhall.bloodrage.rules.actions.pillage_reward import LeadStep, RewardStep
from stormhall.bloodrage.rules.actions.sacrifice import SacrificeStep
from stormhall.bloodrage.rules.ages import Age
from stormhall.bloodrage.rules.battle import (
    added_cards,
    battle_frame,
    destruction,
    resolution,
    revealed_texts,
)
from stormhall.bloodrage.rules.battle.added_cards import After
from stormhall.bloodrage.rules.battle.battle import BattleStep
from stormhall.bloodrage.rules.battle.card_choice import CARD_CHOICE
from stormhall.bloodrage.rules.battle.destruction import Destruction
from stormhall.bloodrage.rules.battle.resolution import BlessingStep, ProwessStep
from stormhall.bloodrage.rules.battle.revealed_texts import Count, TideStep
from stormhall.bloodrage.rules.clan_stats import Raise
from stormhall.bloodrage.rules.phases import action, quest
from stormhall.bloodrage.rules.phases.action import Turn
from stormhall.bloodrage.rules.phases.discard import DISCARD_CHOICE
from stormhall.bloodrage.rules.phases.gods_gifts import DRAFT_CHOICE
from stormhall.bloodrage.rules.phases.quest import Quests
from stormhall.bloodrage.rules.setup import Clans
from stormhall.kernel.core.kinds import SEAT
from stormhall.kernel.core.step import Step, steps_in_order

STEPS: Final[list[Step[Any]]] = steps_in_order(
    [
        (ids.CLANS, Clans("clans")),
        (ids.AGE, Age("age", ages.FIELDS)),
        (ids.DRAFT, DRAFT_CHOICE),
        (ids.TURN, Turn("turn", action.FIELDS)),
        (ids.MARCH, March("march", march.FIELDS)),
        (ids.FREE_INVADE, FreeInvade("free-invade", free_invade.FIELDS)),
        (ids.INVADED, Invaded("invaded", after_invade.INVADED_FIELDS)),
        (ids.THOR, Thor("thor", after_invade.THOR_FIELDS)),
        (ids.SACRIFICE, SacrificeStep("sacrifice", sacrifice.FIELDS)),
        (ids.RAISE, Raise("raise", clan_stats.RAISE_FIELDS)),
        (ids.PILLAGE, Pillage("pillage", pillage.PILLAGE_FIELDS)),
        (ids.CALL, Call("call", call_to_battle.FIELDS, call_to_battle.SEAT, e.STAYED_AWAY)),
        (ids.REWARD, RewardStep("reward", pillage_reward.REWARD_FIELDS)),
        (ids.LEAD, LeadStep("lead", pillage_reward.LEAD_FIELDS)),
        (ids.BATTLE, BattleStep("battle", battle_frame.FIELDS)),
        (ids.CARDS, CARD_CHOICE),
        (ids.COUNT, Count("count", {"seat": SEAT})),
        (ids.TIDE, TideStep("tide", revealed_texts.TIDE_FIELDS)),
        (ids.AFTER, After("after", added_cards.FIELDS, added_cards.SEAT, e.ADDED_NOTHING)),
        (ids.PROWESS, ProwessStep("prowess", {"seat": SEAT})),
        (ids.BLESSING, BlessingStep("blessing", resolution.BLESSING_FIELDS)),
        (ids.DESTRUCTION, Destruction("destruction", destruction.FIELDS)),
        (ids.DISCARD, DISCARD_CHOICE),
        (ids.QUESTS, Quests("quests", quest.FIELDS)),
    ]
)
assert len(STEPS) == ids.COUNT_OF_STEPS


def equip(config: Config) -> None:
    """Give a config the steps of the game."""
    config.steps = STEPS
