"""The reward of a successful pillage (BR-PIL-8)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.clan_stats import ALL_STATS, choose_stat, raise_stat
from stormhall.bloodrage.rules.figures import count_at, shift
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.bloodrage.rules.upgrade_effects import has_power, log_card_use, log_use, power_amount
from stormhall.kernel.core.kinds import Fields, Number, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question, Step

GRACE_CARD: Final[int] = c.HOOK_OF.index(h.GRACE)

SEAT: Final = 1
PROVINCE: Final = 2
STAGE: Final = 3
GRACE_COUNT: Final = 4
REWARD_FIELDS: Final[Fields] = fields(
    (SEAT, "seat", k.SEAT),
    (PROVINCE, "province", k.PROVINCE),
    (STAGE, "stage", Number("stage", 0, 3)),
    (GRACE_COUNT, "grace", k.COUNT),
)


def start_reward(state: BloodRageState, seat: Seat, province: b.Province, grace: int) -> None:
    """BR-PIL-8: begin the reward; `grace` counts the pillager's uncancelled Frigga's Graces."""
    state.frames.append([ids.REWARD, seat, province, 0, grace])


def token_times(state: BloodRageState, seat: Seat, province: b.Province) -> int:
    """How many times a clan gets the reward on a province's token."""
    if not count_at(state, seat, b.FROST_GIANT, province):
        return 1
    return max(1, power_amount(state, seat, h.FROST_GIANT))


class RewardStep(Step[BloodRageState]):
    """BR-PIL-8: token, Frost Giant, Frigga's Grace, the Leader's upgrade."""

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        seat, province = frame[SEAT], frame[PROVINCE]
        stage = frame[STAGE]
        frame[STAGE] += 1
        if stage == 0:
            self._turn_token(state, seat, province)
        elif stage == 1:
            if frame[GRACE_COUNT]:
                log_card_use(state, seat, GRACE_CARD)
                token = state.tokens[province]
                # D-41: not the stat that the token has raised; other tokens have higher numbers.
                choose_stat(state, seat, ALL_STATS & ~(1 << token))
        elif stage == 2:
            self._follow_the_leader(state, seat, province)
        else:
            state.frames.pop()

    def _turn_token(self, state: BloodRageState, seat: Seat, province: b.Province) -> None:
        state.pillaged |= 1 << province
        e.PILLAGED.tell(state, seat, province, state.tokens[province])
        for i in range(token_times(state, seat, province)):
            take_token(state, seat, province)
            if i == 0 and count_at(state, seat, b.FROST_GIANT, province):
                log_use(state, seat, h.FROST_GIANT)

    def _follow_the_leader(self, state: BloodRageState, seat: Seat, province: b.Province) -> None:
        if not count_at(state, seat, b.LEADER, province):  # D-43
            return
        if has_power(state, seat, h.LEADER_RAISE):
            log_use(state, seat, h.LEADER_RAISE)
            if power_amount(state, seat, h.LEADER_RAISE) == b.STATS:
                for stat in range(b.STATS):
                    raise_stat(state, seat, stat)
            else:
                choose_stat(state, seat, ALL_STATS)
        elif has_power(state, seat, h.HAMMERS) and lead_offers(state, province):
            state.frames.append([ids.LEAD, seat, province])


def take_token(state: BloodRageState, seat: Seat, province: b.Province) -> None:
    """Give the reward on a province's token."""
    token = state.tokens[province]
    if token == b.TOKEN_GLORY:
        gain_glory(state, seat, b.PILLAGE_GLORY, b.GLORY_OF_TOKEN)
    elif token == b.TOKEN_ALL:
        for stat in range(b.STATS):
            raise_stat(state, seat, stat)
    else:
        raise_stat(state, seat, token)


LEAD_PROVINCE: Final = 2
LEAD_FIELDS: Final[Fields] = fields(
    (ASKED, "seat", k.SEAT), (LEAD_PROVINCE, "province", k.PROVINCE)
)


def lead_offers(state: BloodRageState, province: b.Province) -> list[Code]:
    """DP-17: adjacent, undestroyed provinces with room."""
    return [
        v.LEAD | target << 8
        for target in range(b.PROVINCES)
        if b.NEIGHBOURS[province] >> target & 1
        and not state.destroyed >> target & 1
        and state.room[target] > 0
    ]


class LeadStep(Question[BloodRageState]):
    """Lord of Hammers: the Leader may move on to a neighbouring province."""

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.DECLINE, *lead_offers(state, frame[LEAD_PROVINCE])]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == v.DECLINE:
            return
        source, target = frame[LEAD_PROVINCE], first_of(code)
        log_use(state, seat, h.HAMMERS)
        shift(state, seat, b.LEADER, source, target)
        e.MARCHED.tell(state, seat, source, target, [b.LEADER], state.rage[seat])

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.LEAD:
            return []
        source, target = frame[LEAD_PROVINCE], first_of(code)
        name = b.PROVINCE_NAMES[target]
        if not b.NEIGHBOURS[source] >> target & 1:
            return [Refusal("BR-PIL-8", source=b.PROVINCE_NAMES[source], place=name)]
        if state.destroyed >> target & 1:
            return [Refusal("BR-SET-7", place=name)]
        return [Refusal("BR-INV-8", place=name, villages=b.VILLAGES[target], empty=0)]
