"""Pillaging: the declaration, the call to battle and the reward (BR-PIL-*)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.board import Province
from stormhall.bloodrage.model.notation import first_of, second_of, verb_of
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.model.step import NamedStep
from stormhall.bloodrage.rules.actions.after_invade import start_next_in_queue
from stormhall.bloodrage.rules.clan_sheet import has_power, power_amount, tell_card_use, tell_use
from stormhall.bloodrage.rules.clan_stats import ALL_STATS, choose_stat, raise_stat
from stormhall.bloodrage.rules.figures import (
    clans_in_area,
    count_at,
    in_area,
    is_ship,
    kinds_at,
    shift,
)
from stormhall.bloodrage.rules.glory import gain_glory
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat, seats_of

SEAT: Final = 1
PROVINCE: Final = 2
STAGE: Final = 3

TO_CALL: Final = 0
TO_FIGHT: Final = 1
TO_END: Final = 2

BATTLE_FIELDS: Final = 7
"""What the frame of a battle holds besides pillager, province, clans and a bonus per seat."""


def pillage_offers(state: BloodRageState, seat: Seat, codes: list[Code]) -> None:
    """Add pillages and, with Tyr's Challenge, re-pillages."""
    again = has_power(state, seat, c.CHALLENGE) and state.rage[seat] >= power_amount(
        state, seat, c.CHALLENGE
    )
    base = seat * b.STRIDE
    figures = state.figures
    for province in range(b.PROVINCES):
        # In the box, where Yggdrasil's fjord would be, no figures are counted.
        if not figures[base + province] and not figures[base + b.FJORD_OF[province]]:
            continue
        if state.ruined >> province & 1:
            continue
        if not state.pillaged >> province & 1:
            codes.append(v.PILLAGE | province << 8)
        elif again:
            codes.append(v.REPILLAGE | province << 8)


def why_not_pillage(state: BloodRageState, seat: Seat, code: Code) -> list[Refusal]:
    """Everything that forbids a pillage or a re-pillage."""
    province = first_of(code)
    name = b.PROVINCE_NAMES[province]
    again = verb_of(code) == v.REPILLAGE
    refusals: list[Refusal] = []
    if again and not has_power(state, seat, c.CHALLENGE):
        refusals.append(Refusal("BR-ACT-6", card="tyr-challenge"))
    elif again and state.rage[seat] < power_amount(state, seat, c.CHALLENGE):
        cost = power_amount(state, seat, c.CHALLENGE)
        refusals.append(Refusal("BR-PIL-10", cost=cost, rage=state.rage[seat]))
    if state.ruined >> province & 1:
        refusals.append(Refusal("BR-SET-7", place=name))
    else:
        pillaged = bool(state.pillaged >> province & 1)
        if pillaged != again:
            rule = "BR-PIL-10" if again else "BR-PIL-1"
            refusals.append(Refusal(rule, place=name, pillaged=pillaged))
        if not in_area(state, seat, province):
            refusals.append(Refusal("BR-PIL-1", place=name, figures=0))
    return refusals


def take_pillage(state: BloodRageState, seat: Seat, code: Code) -> None:
    """Pay for a re-pillage (BR-PIL-10) and begin."""
    if verb_of(code) == v.REPILLAGE:
        state.rage[seat] -= power_amount(state, seat, c.CHALLENGE)
        tell_use(state, seat, c.CHALLENGE)
    state.frames.append([ids.PILLAGE, seat, first_of(code), TO_CALL])


class Pillage(NamedStep):
    """BR-PIL-2: call to battle, battle, outcome."""

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        seat, province = frame[SEAT], frame[PROVINCE]
        if frame[STAGE] == TO_CALL:
            frame[STAGE] = TO_FIGHT
            if state.log is not None:
                place = b.PROVINCE_NAMES[province]
                state.tell("pillaging", {"seat": seat, "place": place, "rage": state.rage[seat]})
            if state.room[province] > 0:  # D-27
                first = (seat + 1) % state.seats
                state.frames.append([ids.CALL, province, seat, first, 0, 0])
        elif frame[STAGE] == TO_FIGHT:
            frame[STAGE] = TO_END
            mask = clans_in_area(state, province)
            if mask & ~(1 << seat):
                start_battle(state, seat, province, mask)
            else:
                start_reward(state, seat, province, 0)
        else:
            state.frames.pop()
            start_next_in_queue(state)


def start_battle(state: BloodRageState, seat: Seat, province: Province, mask: int) -> None:
    """BR-PIL-7, BR-BAT-1: all clans of the mask fight, and nobody else."""
    for each in range(state.seats):
        state.deaths[each] = 0
    if state.log is not None:
        facts: dict[str, object] = {
            "place": b.PROVINCE_NAMES[province],
            "pillager": seat,
            "seats": seats_of(mask),
        }
        state.tell("battle", facts)
    blank = [0] * (BATTLE_FIELDS + state.seats)
    state.frames.append([ids.BATTLE, seat, province, mask, *blank])


CALL_PROVINCE: Final = 1
CALL_PILLAGER: Final = 2
CALL_SEAT: Final = 3
CALL_DECLINES: Final = 4
CALL_ASKED: Final = 5


def join_offers(state: BloodRageState, seat: Seat, province: Province) -> list[Code]:
    """BR-PIL-3: one figure from an adjacent province; ship-types never stand in provinces."""
    codes: list[Code] = []
    base = seat * b.STRIDE
    near = b.NEIGHBOURS[province]
    for source in range(b.PROVINCES):
        if near >> source & 1 and state.figures[base + source]:
            way = v.JOIN | source << 8
            codes += [way | kind << 16 for kind in kinds_at(state, seat, source)]
    return codes


class Call(NamedStep):
    """BR-PIL-3, -4: the offer goes round and round until nobody can or wants to come."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[CALL_SEAT] if frame[CALL_ASKED] else 0

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        # D-65: a clan that visibly cannot come declines by itself, with the same event.
        while frame[CALL_DECLINES] < state.seats and state.room[frame[CALL_PROVINCE]] > 0:
            if join_offers(state, frame[CALL_SEAT], frame[CALL_PROVINCE]):
                frame[CALL_ASKED] = 1
                return
            self._decline(state, frame)
        state.frames.pop()

    def _decline(self, state: BloodRageState, frame: Frame) -> None:
        if state.log is not None:
            state.tell("stayed-away", {"seat": frame[CALL_SEAT]})
        frame[CALL_DECLINES] += 1
        frame[CALL_SEAT] = (frame[CALL_SEAT] + 1) % state.seats

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.DECLINE, *join_offers(state, seat, frame[CALL_PROVINCE])]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        frame[CALL_ASKED] = 0
        if code == v.DECLINE:
            self._decline(state, frame)
            return
        source, kind = first_of(code), second_of(code)
        shift(state, seat, kind, source, frame[CALL_PROVINCE])
        frame[CALL_DECLINES] = 0
        frame[CALL_SEAT] = (seat + 1) % state.seats
        if state.log is not None:
            facts: dict[str, object] = {
                "seat": seat,
                "figure": b.KIND_NAMES[kind],
                "source": b.PROVINCE_NAMES[source],
                "place": b.PROVINCE_NAMES[frame[CALL_PROVINCE]],
            }
            state.tell("joined", facts)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.JOIN:
            return []
        source, kind = first_of(code), second_of(code)
        place = b.PROVINCE_NAMES[frame[CALL_PROVINCE]]
        if is_ship(kind):
            return [Refusal("BR-PIL-3", figure=b.KIND_NAMES[kind])]
        if not b.NEIGHBOURS[frame[CALL_PROVINCE]] >> source & 1:
            return [Refusal("BR-PIL-3", source=b.PROVINCE_NAMES[source], place=place)]
        count = count_at(state, seat, kind, source)
        return [
            Refusal(
                "BR-PIL-3",
                figure=b.KIND_NAMES[kind],
                source=b.PROVINCE_NAMES[source],
                figures=count,
            )
        ]


GRACE_CARD: Final[int] = c.HOOK_OF.index(c.GRACE)

REWARD_SEAT: Final = 1
REWARD_PROVINCE: Final = 2
REWARD_STAGE: Final = 3
REWARD_GRACE: Final = 4


def start_reward(state: BloodRageState, seat: Seat, province: Province, grace: int) -> None:
    """BR-PIL-8; `grace` counts the uncancelled Frigga's Graces of the pillager."""
    state.frames.append([ids.REWARD, seat, province, 0, grace])


def leader_stands(state: BloodRageState, seat: Seat, province: Province) -> bool:
    """D-43: the own Leader is in the province when the pillage succeeds."""
    return state.at[seat * b.KINDS + b.LEADER] == province


def frost_giant_stands(state: BloodRageState, seat: Seat, province: Province) -> bool:
    """The own Frost Giant is in the province when the pillage succeeds."""
    return state.at[seat * b.KINDS + b.FROST_GIANT] == province


def token_times(state: BloodRageState, seat: Seat, province: Province) -> int:
    """How often a clan gets what the token of a province shows."""
    if not frost_giant_stands(state, seat, province):
        return 1
    return max(1, power_amount(state, seat, c.FROST_GIANT_CARD))


class Reward(NamedStep):
    """BR-PIL-8: token, Frost Giant, Frigga's Grace, the Leader's upgrade."""

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        seat, province = frame[REWARD_SEAT], frame[REWARD_PROVINCE]
        stage = frame[REWARD_STAGE]
        frame[REWARD_STAGE] += 1
        if stage == 0:
            self._turn_token(state, seat, province)
        elif stage == 1:
            if frame[REWARD_GRACE]:
                tell_card_use(state, seat, GRACE_CARD)
                token = state.tokens[province]
                # D-41: not the stat that the token has raised.
                choose_stat(
                    state, seat, ALL_STATS & ~(1 << token) if token < b.STATS else ALL_STATS
                )
        elif stage == 2:
            self._follow_the_leader(state, seat, province)
        else:
            state.frames.pop()

    def _turn_token(self, state: BloodRageState, seat: Seat, province: Province) -> None:
        state.pillaged |= 1 << province
        if state.log is not None:
            token = b.TOKEN_NAMES[state.tokens[province]]
            facts: dict[str, object] = {"seat": seat, "place": b.PROVINCE_NAMES[province]}
            facts["token"] = token
            state.tell("pillaged", facts)
        take_token(state, seat, province)
        if frost_giant_stands(state, seat, province):
            tell_use(state, seat, c.FROST_GIANT_CARD)
        for _ in range(token_times(state, seat, province) - 1):
            take_token(state, seat, province)

    def _follow_the_leader(self, state: BloodRageState, seat: Seat, province: Province) -> None:
        if not leader_stands(state, seat, province):
            return
        if has_power(state, seat, c.LEADER_RAISE):
            tell_use(state, seat, c.LEADER_RAISE)
            if power_amount(state, seat, c.LEADER_RAISE) == b.STATS:
                for stat in range(b.STATS):
                    raise_stat(state, seat, stat)
            else:
                choose_stat(state, seat, ALL_STATS)
        elif has_power(state, seat, c.HAMMERS) and lead_offers(state, province):
            state.frames.append([ids.LEAD, seat, province])


def take_token(state: BloodRageState, seat: Seat, province: Province) -> None:
    """The reward that the token of a province shows."""
    token = state.tokens[province]
    if token == b.TOKEN_GLORY:
        gain_glory(state, seat, b.PILLAGE_GLORY, b.GLORY_OF_TOKEN)
    elif token == b.TOKEN_ALL:
        for stat in range(b.STATS):
            raise_stat(state, seat, stat)
    else:
        raise_stat(state, seat, token)


def lead_offers(state: BloodRageState, province: Province) -> list[Code]:
    """DP-17: adjacent, undestroyed provinces with room."""
    return [
        v.LEAD | target << 8
        for target in range(b.PROVINCES)
        if b.NEIGHBOURS[province] >> target & 1
        and not state.ruined >> target & 1
        and state.room[target] > 0
    ]


class Lead(NamedStep):
    """Lord of Hammers: the Leader may go on to a neighbouring province."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        return 1 << frame[SEAT]

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.DECLINE, *lead_offers(state, frame[PROVINCE])]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == v.DECLINE:
            return
        tell_use(state, seat, c.HAMMERS)
        shift(state, seat, b.LEADER, frame[PROVINCE], first_of(code))
        if state.log is not None:
            facts: dict[str, object] = {
                "seat": seat,
                "source": b.PROVINCE_NAMES[frame[PROVINCE]],
                "target": b.PROVINCE_NAMES[first_of(code)],
                "figures": [b.KIND_NAMES[b.LEADER]],
                "rage": state.rage[seat],
            }
            state.tell("marched", facts)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.LEAD:
            return []
        target = first_of(code)
        name = b.PROVINCE_NAMES[target]
        if not b.NEIGHBOURS[frame[PROVINCE]] >> target & 1:
            return [Refusal("BR-PIL-8", source=b.PROVINCE_NAMES[frame[PROVINCE]], place=name)]
        if state.ruined >> target & 1:
            return [Refusal("BR-SET-7", place=name)]
        return [Refusal("BR-INV-8", place=name, villages=b.VILLAGES[target], empty=0)]
