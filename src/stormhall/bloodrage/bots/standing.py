"""How well a clan stands: the value of each term of an evaluation, before weights."""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.bots import card_worth as w
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model.components import load
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.upgrade_effects import power_amount
from stormhall.kernel.core.state import Seat

# Tuned numbers, in the order of `data/standing.json`.

_DATA: Final[dict[str, dict[str, Any]]] = load("standing.json")

_QUESTS: Final = _DATA["quests"]
CHANCE_BY_DEAD: Final[list[float]] = _QUESTS["chance_by_dead"]
RAGE_OF_FULL_DANGER: Final[float] = _QUESTS["rivals_rage_of_full_danger"]
RISK_WHERE_PILLAGED: Final[float] = _QUESTS["risk_where_pillaged"]
RISK_WHERE_NOT_PILLAGED: Final[float] = _QUESTS["risk_where_not_pillaged"]
RISK_LESS_PER_LEAD: Final[float] = _QUESTS["risk_less_per_lead"]
LEAST_RISK: Final[float] = _QUESTS["least_risk"]
CHANCE_IN_REACH: Final[float] = _QUESTS["chance_in_reach"]
RAGE_OF_FULL_REACH: Final[float] = _QUESTS["rage_of_full_reach"]
REACH_LESS_PER_GAP: Final[float] = _QUESTS["reach_less_per_gap"]
LEAST_REACH: Final[float] = _QUESTS["least_reach"]
SHARE_OF_SECOND_PROVINCE: Final[float] = _QUESTS["share_of_second_province"]

_PILLAGES: Final = _DATA["pillages"]
SHARE_OF_NEIGHBOURS: Final[float] = _PILLAGES["share_of_neighbours_who_join"]
SHARE_OF_ALL: Final[float] = _PILLAGES["share_of_all_who_join_in_yggdrasil"]
RIVALS_CARD: Final[float] = _PILLAGES["rivals_card"]
SHARE_OF_OWN_CARD: Final[float] = _PILLAGES["share_of_own_card"]
EVEN_CHANCE: Final[float] = _PILLAGES["even_chance"]
CHANCE_PER_LEAD: Final[float] = _PILLAGES["chance_per_lead"]
LEAST_CHANCE: Final[float] = _PILLAGES["least_chance"]
MOST_CHANCE: Final[float] = _PILLAGES["most_chance"]

_FIGURES: Final = _DATA["figures"]
DOOMED_WHERE_PILLAGED: Final[float] = _FIGURES["doomed_where_pillaged"]
DOOMED_WHERE_NOT_PILLAGED: Final[float] = _FIGURES["doomed_where_not_pillaged"]
LASTING_INTO_NEXT_AGE: Final[float] = _FIGURES["lasting_into_next_age"]
CONQUEST_BEFORE_LAST_AGE: Final[float] = _FIGURES["conquest_before_last_age"]

_RAGE: Final = _DATA["rage"]
RAGE_EASILY_SPENT: Final[int] = _RAGE["easily_spent"]
SHARE_OF_OTHER_RAGE: Final[float] = _RAGE["share_of_the_rest"]

_HAND: Final = _DATA["hand"]
BATTLE_CARDS: Final[list[float]] = _HAND["battle_cards"]
BATTLE_CARDS_AFTER_PILLAGES: Final[float] = _HAND["battle_cards_after_pillages"]
KEPT_CARD_WITHOUT_RAGE: Final[float] = _HAND["kept_card_without_rage"]

RIVALS_SHARE_OF_UPGRADES: Final[float] = _DATA["rivals"]["share_of_upgrades"]


def strengths_here(state: BloodRageState) -> list[int]:
    """STR of each clan at each single place of the board: `[seat * 16 + place]`."""
    here = [0] * (state.seats * b.STRIDE)
    warriors, at, slots = state.warriors, state.place_of, state.slots
    for seat in range(state.seats):
        row = seat * b.STRIDE
        upgrade = slots[seat * c.SLOTS + c.WARRIOR_SLOT]
        for place in range(row, row + b.PROVINCES):
            count = warriors[place]
            if count:
                if upgrade < 0:
                    here[place] = count
                else:
                    here[place] = c.PAIR[upgrade] * (count // 2) + c.SINGLE[upgrade] * (count % 2)
        home = seat * b.FIGURE_KINDS
        here[row + at[home + b.LEADER]] += b.BASE_STRENGTH[b.LEADER]
        here[row + at[home + b.SHIP]] += b.BASE_STRENGTH[b.SHIP]
        for slot in range(seat * c.SLOTS + c.MONSTER_SLOT, seat * c.SLOTS + c.CLAN_SLOT):
            card = slots[slot]
            if card >= 0:
                kind = c.FIGURE_OF[card]
                place = at[home + kind]
                elf = kind == b.DARK_ELF and place == b.YGGDRASIL
                here[row + place] += c.STRENGTH_IN_YGGDRASIL if elf else b.BASE_STRENGTH[kind]
        here[row + b.BOX] = 0
    return here


def strengths(state: BloodRageState, here: list[int]) -> list[int]:
    """STR of each clan in the area of each province (BR-BAT-6): `[seat * 9 + province]`."""
    area = [0] * (state.seats * b.PROVINCES)
    i = 0
    for seat in range(state.seats):
        row = seat * b.STRIDE
        for province in range(b.PROVINCES):
            area[i] = here[row + province] + here[row + b.FJORD_OF[province]]
            i += 1
    return area


def best_rival(area: list[int], seats: int, seat: Seat, province: int) -> int:
    """The greatest STR of another clan in a province."""
    best = 0
    for other in range(seats):
        if other != seat and area[other * b.PROVINCES + province] > best:
            best = area[other * b.PROVINCES + province]
    return best


def rivals_rage(state: BloodRageState, seat: Seat) -> int:
    """The Rage that the others can still spend in this age."""
    total = 0
    for rage in state.rage:
        total += rage
    return total - state.rage[seat]


def quest_chance(
    state: BloodRageState, seat: Seat, card: c.Card, area: list[int], is_final: bool
) -> float:
    """How likely a quest is to be completed at the end of the age (BR-QPH-3, -4)."""
    if c.QUEST_DEAD[card]:
        dead = min(c.QUEST_DEAD[card], state.figures[seat * b.STRIDE + b.VALHALLA])
        if is_final:
            return 1.0 if dead == c.QUEST_DEAD[card] else 0.0
        return CHANCE_BY_DEAD[dead]
    danger = 0.0 if is_final else min(1.0, rivals_rage(state, seat) / RAGE_OF_FULL_DANGER)
    reach = 0.0 if is_final else CHANCE_IN_REACH * min(1.0, state.rage[seat] / RAGE_OF_FULL_REACH)
    best = 0.0
    second = 0.0
    mask = c.QUEST_PROVINCES[card] & ~state.destroyed
    for province in range(b.PROVINCES):
        if mask >> province & 1:
            margin = area[seat * b.PROVINCES + province]
            margin -= best_rival(area, state.seats, seat, province)
            if margin > 0:
                risk = RISK_WHERE_NOT_PILLAGED
                if state.pillaged >> province & 1:
                    risk = RISK_WHERE_PILLAGED
                chance = 1.0 - danger * max(LEAST_RISK, risk - RISK_LESS_PER_LEAD * margin)
            else:
                chance = reach * max(LEAST_REACH, 1.0 + REACH_LESS_PER_GAP * margin)
            if chance > best:
                second = best
                best = chance
            elif chance > second:
                second = chance
    return best + SHARE_OF_SECOND_PROVINCE * second * (1.0 - best)


def quest_prize(state: BloodRageState, seat: Seat, card: c.Card, moment: int) -> float:
    """The worth of a completed quest: glory and a step of a stat (BR-QPH-2)."""
    factor = power_amount(state, seat, h.THRONE) or 1
    return c.QUEST_REWARD[card] * factor + w.best_step_worth(state, seat, moment)


def quests_committed(state: BloodRageState, seat: Seat, area: list[int], moment: int) -> float:
    """The expected gain from the committed quests."""
    total = 0.0
    for card in state.quests[seat]:
        chance = quest_chance(state, seat, card, area, moment & 1 == 0)
        total += chance * quest_prize(state, seat, card, moment)
    return total


def pillage_chance(
    state: BloodRageState, seat: Seat, province: int, area: list[int], here: list[int], card: int
) -> float:
    """How likely a pillage is to succeed if the clan's best card has this bonus."""
    own = area[seat * b.PROVINCES + province]
    if province == b.YGGDRASIL:
        left, right, centre = b.YGGDRASIL, b.YGGDRASIL, b.YGGDRASIL
    else:
        left, right, centre = (province - 1) % b.OUTER, (province + 1) % b.OUTER, b.YGGDRASIL
    joins = state.room[province] > 0
    rival = 0.0
    for other in range(state.seats):
        if other == seat:
            continue
        power = float(area[other * b.PROVINCES + province])
        if joins and province != b.YGGDRASIL:
            row = other * b.STRIDE
            near = here[row + left] + here[row + right] + here[row + centre]
            power += SHARE_OF_NEIGHBOURS * near
        elif joins:
            near = 0
            for place in range(b.OUTER):
                near += here[other * b.STRIDE + place]
            power += SHARE_OF_ALL * near
        if power > 0.0 and state.hands[other]:
            power += RIVALS_CARD
        if power > rival:
            rival = power
    if rival == 0.0:
        return 1.0
    chance = EVEN_CHANCE + CHANCE_PER_LEAD * (own + SHARE_OF_OWN_CARD * card - rival)
    return min(MOST_CHANCE, max(LEAST_CHANCE, chance))


def pillage_prospects(
    state: BloodRageState, seat: Seat, area: list[int], here: list[int], moment: int
) -> float:
    """The gain that pillages of provinces with the clan's figures may still bring in this age."""
    if state.rage[seat] <= 0:
        return 0.0  # BR-ACT-5: without Rage there is no turn, not even for a free action
    card = 0
    for each in state.hands[seat]:
        if c.BONUS[each] > card:
            card = c.BONUS[each]
    axes = b.TRACK[b.AXES * b.STEPS + state.stats[seat * b.STATS + b.AXES]]
    closed = state.pillaged | state.destroyed
    total = 0.0
    for province in range(b.PROVINCES):
        if area[seat * b.PROVINCES + province] and not closed >> province & 1:
            chance = pillage_chance(state, seat, province, area, here, card)
            prize = w.token_worth(state, seat, state.tokens[province], moment)
            if best_rival(area, state.seats, seat, province):
                prize += axes
            total += chance * chance * prize
    return total


def doomed_glory(state: BloodRageState, seat: Seat, moment: int) -> float:
    """Glory for figures that Ragnarök will take (BR-RAG-3), including ships in the fjord."""
    province = state.doomed[state.age]
    if state.destroyed >> province & 1:
        return 0.0
    row = seat * b.STRIDE
    fjord = b.FJORD_OF[province]
    count = state.figures[row + province] + state.figures[row + fjord]
    if not count:
        return 0.0
    factor = power_amount(state, seat, h.INSPIRATION) or 1
    glory = float(count * b.RAGNAROK_GLORY[state.age] * factor)
    if state.figures[row + fjord] and state.powers[seat] >> h.DRAGON_SHIP & 1:
        ships = state.figures[row + fjord]
        glory += ships * power_amount(state, seat, h.DRAGON_SHIP)
    if moment & 1 == 0:
        return glory
    return glory * (
        DOOMED_WHERE_PILLAGED if state.pillaged >> province & 1 else DOOMED_WHERE_NOT_PILLAGED
    )


def valhalla_glory(state: BloodRageState, seat: Seat) -> float:
    """The glory that Loki pays for the dead at the end of the age (BR-VAL-2)."""
    dead = state.figures[seat * b.STRIDE + b.VALHALLA]
    return float(dead * power_amount(state, seat, h.RELEASE_GLORY)) if dead else 0.0


def lasting_figures(state: BloodRageState, seat: Seat) -> float:
    """The worth of figures that survive the age: in the next one, and for Thor's Conquest."""
    doomed = state.doomed[state.age]
    count = 0
    row = seat * b.STRIDE
    for place in range(b.PLACES):
        if place != doomed:
            count += state.figures[row + place]
    per_figure = float(power_amount(state, seat, h.CONQUEST))
    if state.age < 2:
        per_figure = CONQUEST_BEFORE_LAST_AGE * per_figure + LASTING_INTO_NEXT_AGE
    return count * per_figure


def sheet_worth(state: BloodRageState, seat: Seat, moment: int) -> float:
    """The worth of the upgrades on the clan sheet until the end of the game."""
    total = 0.0
    slots = state.slots
    for slot in range(seat * c.SLOTS, seat * c.SLOTS + c.SLOTS):
        card = slots[slot]
        if card >= 0:
            total += w.SHEET_WORTH[card * w.MOMENTS + moment]
    return total


def rage_left(state: BloodRageState, seat: Seat) -> float:
    """The worth of the available Rage; much of it is hard to spend well."""
    rage = state.rage[seat]
    useful = min(rage, RAGE_EASILY_SPENT) + SHARE_OF_OTHER_RAGE * max(0, rage - RAGE_EASILY_SPENT)
    return useful * w.RAGE_WORTH[state.age]


def hand_in_action(state: BloodRageState, seat: Seat, area: list[int], moment: int) -> list[float]:
    """Three numbers: the worth of quests, battle cards and upgrades in hand in the Action phase."""
    rage = state.rage[seat]
    quests = 0.0
    upgrades = 0.0
    battle: list[float] = []
    best_kept = 0.0
    charm = power_amount(state, seat, h.CHARM) if rage else 0
    for card in state.hands[seat]:
        kind = c.KIND_OF[card]
        if kind == c.BATTLE:
            battle.append(c.WORTH[card])
        elif kind == c.QUEST:
            if rage:
                chance = quest_chance(state, seat, card, area, False)
                quests += chance * quest_prize(state, seat, card, moment)
        else:
            cost = max(0, c.PRICE[card] - charm)
            if rage and cost <= rage:
                worth = w.SHEET_WORTH[card * w.MOMENTS + moment] - cost * w.RAGE_WORTH[state.age]
                if worth > 0.0:
                    upgrades += worth
            if state.age < 2 and c.WORTH[card] > best_kept:
                best_kept = c.WORTH[card]
    fights = 0.0
    battle.sort(reverse=True)
    for i, worth in enumerate(battle):
        fights += worth * BATTLE_CARDS[i if i < len(BATTLE_CARDS) else -1]
    if state.pillaged | state.destroyed == (1 << b.PROVINCES) - 1:
        fights *= BATTLE_CARDS_AFTER_PILLAGES
    if not rage:
        upgrades += KEPT_CARD_WITHOUT_RAGE * best_kept
    return [quests, fights, upgrades]


def expected_glory(state: BloodRageState, seat: Seat, moment: int) -> float:
    """A rough guess at the glory a clan will have, for comparing rivals."""
    return (
        state.glory[seat]
        + w.stats_worth(state, seat, moment)
        + doomed_glory(state, seat, moment)
        + valhalla_glory(state, seat)
        + RIVALS_SHARE_OF_UPGRADES * sheet_worth(state, seat, moment)
    )


def measure(state: BloodRageState, seat: Seat) -> list[float]:
    """A number for each term of `data/weights.json` except victory, in its order."""
    moment = w.moment_of(state)
    here = strengths_here(state)
    area = strengths(state, here)
    best = -1000.0
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            guess = expected_glory(state, other, moment)
            others += guess
            if guess > best:
                best = guess
    gifts = 0.0
    hand = [0.0, 0.0, 0.0]
    prospects = 0.0
    rage = 0.0
    if w.is_drafting(state):
        gifts = w.hand_worth(state, seat, moment)
    elif moment & 1 == 0:
        gifts = w.kept_worth(state, seat, moment) if moment else 0.0
    else:
        hand = hand_in_action(state, seat, area, moment)
        prospects = pillage_prospects(state, seat, area, here, moment)
        rage = rage_left(state, seat)
    return [
        float(state.glory[seat]),
        -best,
        -others / (state.seats - 1),
        w.stats_worth(state, seat, moment),
        rage,
        quests_committed(state, seat, area, moment),
        hand[0],
        prospects,
        doomed_glory(state, seat, moment),
        valhalla_glory(state, seat),
        lasting_figures(state, seat),
        sheet_worth(state, seat, moment),
        hand[1],
        hand[2],
        gifts,
    ]
