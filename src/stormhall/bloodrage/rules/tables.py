"""The steps of the game by number."""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model.config import Config
from stormhall.bloodrage.rules import ages, clan_stats, setup
from stormhall.bloodrage.rules.actions import (
    after_invade,
    call_to_battle,
    free_invade,
    march,
    pillage,
    pillage_reward,
    sacrifice,
)
from stormhall.bloodrage.rules.battle import (
    added_cards,
    battle,
    battle_frame,
    card_choice,
    destruction,
    resolution,
    revealed_texts,
)
from stormhall.bloodrage.rules.phases import action, discard, gods_gifts, quest
from stormhall.kernel.core.kinds import SEAT
from stormhall.kernel.core.step import Step, steps_in_order

STEPS: Final[list[Step[Any]]] = steps_in_order(
    [
        (ids.CLANS, setup.Clans("clans")),
        (ids.AGE, ages.Age("age", ages.FIELDS)),
        (ids.DRAFT, gods_gifts.DRAFT_CHOICE),
        (ids.TURN, action.Turn("turn", action.FIELDS)),
        (ids.MARCH, march.March("march", march.FIELDS)),
        (ids.FREE_INVADE, free_invade.FreeInvade("free-invade", free_invade.FIELDS)),
        (ids.INVADED, after_invade.Invaded("invaded", after_invade.INVADED_FIELDS)),
        (ids.THOR, after_invade.Thor("thor", after_invade.THOR_FIELDS)),
        (ids.SACRIFICE, sacrifice.SacrificeStep("sacrifice", sacrifice.FIELDS)),
        (ids.RAISE, clan_stats.Raise("raise", clan_stats.RAISE_FIELDS)),
        (ids.PILLAGE, pillage.Pillage("pillage", pillage.FIELDS)),
        (ids.CALL, call_to_battle.Call("call", call_to_battle.FIELDS, e.STAYED_AWAY)),
        (ids.REWARD, pillage_reward.RewardStep("reward", pillage_reward.REWARD_FIELDS)),
        (ids.LEAD, pillage_reward.LeadStep("lead", pillage_reward.LEAD_FIELDS)),
        (ids.BATTLE, battle.BattleStep("battle", battle_frame.FIELDS)),
        (ids.CARDS, card_choice.CARD_CHOICE),
        (ids.COUNT, revealed_texts.CountQuest("count", {"seat": SEAT})),
        (ids.TIDE, revealed_texts.TideStep("tide", revealed_texts.TIDE_FIELDS)),
        (ids.AFTER, added_cards.After("after", added_cards.FIELDS, e.ADDED_NOTHING)),
        (ids.PROWESS, resolution.ProwessStep("prowess", {"seat": SEAT})),
        (ids.BLESSING, resolution.BlessingStep("blessing", resolution.BLESSING_FIELDS)),
        (ids.DESTRUCTION, destruction.Destruction("destruction", destruction.FIELDS)),
        (ids.DISCARD, discard.DISCARD_CHOICE),
        (ids.QUESTS, quest.Quests("quests", quest.FIELDS)),
    ]
)
assert len(STEPS) == ids.COUNT_OF_STEPS


def equip(config: Config) -> None:
    """Give a config the steps of the game."""
    config.steps = STEPS
