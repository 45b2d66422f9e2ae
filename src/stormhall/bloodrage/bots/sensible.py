"""The sensible choices: all except those that cannot be better than some other choice.

A clan that gains from the death of its figures may do much that makes no sense for others.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.bots.card_worth import MOMENTS, SHEET_WORTH, moment_of, pick_worth
from stormhall.bloodrage.bots.outlook import Outlook, death_wish
from stormhall.bloodrage.bots.standing import pillage_chance, quest_chance
from stormhall.bloodrage.bots.urges import (
    CHOICES,
    LOSER_CARDS,
    battle_of,
    figure_strength,
    lead_in_battle,
)
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.battle import battle_frame as f
from stormhall.bloodrage.rules.battle.strength import strength
from stormhall.bloodrage.rules.ending import is_last_age
from stormhall.bloodrage.rules.figures import count_at, kinds_at
from stormhall.bloodrage.rules.phases.quest import leads
from stormhall.bloodrage.rules.upgrade_effects import has_power, power_amount
from stormhall.kernel.core.notation import first_of, items_of, second_of, verb_of
from stormhall.kernel.core.state import Code, Frame, Seat

FREE_FIGURES: Final = [ids.FREE_INVADE, ids.INVADED, ids.BLESSING]
"""Steps that offer a free figure, which is never worse than none."""

WINNER_TEXTS: Final = [h.HAMMER, h.OATH, h.ASCENSION, h.JUDGEMENT]
UPSETTING_TEXTS: Final = [h.SIGHT, h.SMITE, h.TIDE, h.WATCH]
"""Texts that can turn a battle, whatever the bonuses."""

PLACES_TRIED: Final[int] = CHOICES["places_tried"]
"""How many places are considered for a figure of one kind."""
NEAR_THE_BEST: Final[float] = CHOICES["near_the_best"]
"""How much less than the best card in a pack a card may be worth and still be considered."""
LEAST_OF_A_MARCH: Final[float] = CHOICES["least_of_a_march"]
"""The least gain for which a march is considered."""

MOST_OF_A_CARD: Final[int] = max(c.BONUS)

NEEDS_THE_BOARD: Final[list[bool]] = [
    step in (ids.TURN, ids.MARCH, ids.CARDS) for step in range(ids.COUNT_OF_STEPS)
]
"""Steps whose sensible choices depend on the whole board."""


def sensible_on_board(
    state: BloodRageState, seat: Seat, offers: list[Code], outlook: Outlook
) -> list[Code]:
    """The sensible offers in an action, a march or a battle, in their order; never empty."""
    step = state.frames[-1][0]
    if step == ids.TURN:
        sensible = _actions(state, seat, offers, outlook)
    elif step == ids.MARCH:
        sensible = _moves(state, seat, offers, outlook)
    else:
        sensible = _cards(state, seat, offers, outlook)
    return sensible or offers


def sensible_choices(state: BloodRageState, seat: Seat, offers: list[Code]) -> list[Code]:
    """The same for all other steps."""
    step = state.frames[-1][0]
    if step in (ids.CALL, ids.THOR):
        sensible = _calls(state, seat, offers)
    elif step == ids.AFTER:
        sensible = _additions(state, seat, offers)
    elif step in FREE_FIGURES:
        sensible = [code for code in offers if code != v.DECLINE]
    elif step == ids.COUNT:
        sensible = offers if wants_to_lose(state, seat) else [max(offers, key=first_of)]
    elif step == ids.DRAFT:
        sensible = _picks(state, seat, offers)
    elif step == ids.DISCARD:
        sensible = [code for code in offers if code != v.KEEP_NOTHING]
    else:
        return offers
    return sensible or offers


# Losses, and when they are welcome.


def wants_to_lose(state: BloodRageState, seat: Seat) -> bool:
    """Whether a lost battle may be a gain: Loki, Glorious Death, Dragons."""
    if death_wish(state, seat) > 0.0:
        return True
    ship = state.place_of[seat * b.FIGURE_KINDS + b.SHIP]
    if ship < b.PLACES and has_power(state, seat, h.DRAGON_SHIP):
        return True
    return any(c.HOOK_OF[card] in LOSER_CARDS for card in state.hands[seat])


def most_of_cards(state: BloodRageState, seat: Seat) -> int:
    """The most that the cards in a hand can add; -1 if the text of one may turn the battle."""
    best = 0
    added = 0
    for card in state.hands[seat]:
        if c.HOOK_OF[card] in UPSETTING_TEXTS:
            return -1
        bonus = c.BONUS[card]
        if c.KIND_OF[card] == c.QUEST:
            bonus = power_amount(state, seat, h.QUEST_AS_BATTLE)
        if c.HOOK_OF[card] == h.AFTER_REVEAL:
            added += bonus
        elif bonus > best:
            best = bonus
    return best + added


def near_strength(state: BloodRageState, seat: Seat, province: b.Province) -> int:
    """STR of the clan's figures that could join a battle from adjacent provinces (BR-PIL-3)."""
    if state.room[province] <= 0:
        return 0
    total = 0
    for place in range(b.PROVINCES):
        if b.NEIGHBOURS[province] >> place & 1 and state.figures[seat * b.STRIDE + place]:
            for kind in kinds_at(state, seat, place):
                each = figure_strength(state, seat, kind, place)
                total += each * count_at(state, seat, kind, place)
    return total + total // 2  # upgraded Warriors are stronger in pairs


def must_lose(state: BloodRageState, seat: Seat, province: b.Province) -> bool:
    """Whether even all figures nearby and all cards in hand cannot beat the clans there."""
    own = strength(state, seat, province)
    rival = _strongest_other(state, seat, province)
    if own > rival:
        return False
    cards = most_of_cards(state, seat)
    if cards < 0 or own + cards > rival:
        return False
    return own + cards + near_strength(state, seat, province) <= rival


def is_hopeless(state: BloodRageState, seat: Seat, card: c.Card, outlook: Outlook) -> bool:
    """Whether a quest is only for destroyed provinces, or can no longer be completed."""
    mask = c.QUEST_PROVINCES[card]
    if not mask:
        return False
    if mask & ~state.destroyed == 0:
        return True
    if state.rage[seat] > 1 or quest_chance(state, seat, card, outlook.area, True) > 0.0:
        return False
    row = seat * b.STRIDE
    return not any(state.figures[row + p] for p in range(b.PROVINCES) if mask >> p & 1)


def sole_holds(state: BloodRageState, seat: Seat, outlook: Outlook) -> list[int]:
    """For each province: a mask of the provinces of quests that only it fulfils at present."""
    sole = [0] * b.PROVINCES
    for card in state.quests[seat]:
        mask = c.QUEST_PROVINCES[card] & ~state.destroyed
        led = [p for p in range(b.PROVINCES) if mask >> p & 1 and outlook.own[p] > outlook.rival[p]]
        if len(led) == 1:
            sole[led[0]] |= mask
    return sole


# The draft.


def _picks(state: BloodRageState, seat: Seat, offers: list[Code]) -> list[Code]:
    """The picks that are best or nearly as good."""
    moment = moment_of(state)
    worths: list[float] = []
    for code in offers:
        worth = pick_worth(state, seat, first_of(code), moment)
        if verb_of(code) == v.DRAFT_TWO:
            worth += pick_worth(state, seat, second_of(code), moment)
        worths.append(worth)
    least = max(worths) - NEAR_THE_BEST
    return [code for i, code in enumerate(offers) if worths[i] >= least]


# A turn.


def is_pointless(state: BloodRageState, seat: Seat, place: b.Place, outlook: Outlook) -> bool:
    """Whether more figures in a province gain nothing in this age."""
    if place >= b.YGGDRASIL or not state.pillaged >> place & 1:
        return False
    return (
        state.doomed[state.age] != place
        and not has_power(state, seat, h.CHALLENGE)
        and outlook.quests[place] == 0.0
    )


def _actions(state: BloodRageState, seat: Seat, offers: list[Code], outlook: Outlook) -> list[Code]:
    sole = sole_holds(state, seat, outlook)
    pointless = 0
    for place in range(b.PROVINCES):
        if is_pointless(state, seat, place, outlook):
            pointless |= 1 << place
    last = is_last_age(state) and not has_power(state, seat, h.CONQUEST)
    gains = False
    sensible: list[Code] = []
    for code in offers:
        verb = verb_of(code)
        if verb == v.PASS:
            continue
        if verb == v.MARCH:
            if pointless >> second_of(code) & 1 or _gives_up(state, seat, code, sole, outlook):
                continue
        elif verb == v.INVADE:
            if last and pointless >> second_of(code) & 1:
                continue
            gains = True
        elif verb == v.QUEST:
            if is_hopeless(state, seat, first_of(code), outlook):
                continue
            gains = gains or quest_chance(state, seat, first_of(code), outlook.area, True) > 0.0
        elif verb in (v.PILLAGE, v.REPILLAGE):
            province = first_of(code)
            if must_lose(state, seat, province) and not wants_to_lose(state, seat):
                continue
            gains = gains or _is_free_prize(state, seat, code, outlook)
        elif verb in (v.UPGRADE, v.REPLACE):
            if verb == v.REPLACE and _is_no_better(first_of(code), second_of(code), outlook.moment):
                continue
            gains = True
        sensible.append(code)
    if not gains:
        sensible.insert(0, v.PASS)
    return _without_poor_places(state, seat, sensible, outlook)


def _without_poor_places(
    state: BloodRageState, seat: Seat, offers: list[Code], outlook: Outlook
) -> list[Code]:
    """The offers with only the most tempting places to invade and the marches that gain enough."""
    pulls: list[float] = []
    best = [-1.0] * (b.FIGURE_KINDS * PLACES_TRIED)  # the greatest pulls of each kind, in order
    for code in offers:
        pull = -1.0
        if verb_of(code) == v.INVADE:
            kind, place = first_of(code), second_of(code)
            pull = outlook.place_pull(place, figure_strength(state, seat, kind, place))
            _rank(best, kind * PLACES_TRIED, pull)
        pulls.append(pull)
    sensible: list[Code] = []
    for i, code in enumerate(offers):
        verb = verb_of(code)
        if verb == v.INVADE and pulls[i] < best[first_of(code) * PLACES_TRIED + PLACES_TRIED - 1]:
            continue
        if verb == v.MARCH and not _is_tempting(state, seat, code, outlook):
            continue
        sensible.append(code)
    return sensible


def _rank(best: list[float], start: int, pull: float) -> None:
    """Insert a number among the greatest ones, which are in order from `start` on."""
    for i in range(start, start + PLACES_TRIED):
        if pull > best[i]:
            best.insert(i, pull)
            best.pop(start + PLACES_TRIED)
            return


def _is_tempting(state: BloodRageState, seat: Seat, code: Code, outlook: Outlook) -> bool:
    """Whether a march gains enough for its Rage, and more than it gives up."""
    source, target = first_of(code), second_of(code)
    added = min(outlook.here[seat * b.STRIDE + source], 3 * state.room[target])
    gain = outlook.province_pull(target, added)
    return gain >= LEAST_OF_A_MARCH and gain > 0.5 * outlook.province_pull(source, 0)


def _is_no_better(card: c.Card, old: c.Card, moment: int) -> bool:
    return SHEET_WORTH[card * MOMENTS + moment] <= SHEET_WORTH[old * MOMENTS + moment]


def _is_free_prize(state: BloodRageState, seat: Seat, code: Code, outlook: Outlook) -> bool:
    """Whether a pillage is free and nobody can come to prevent it."""
    province = first_of(code)
    return (
        verb_of(code) == v.PILLAGE
        and outlook.prize[province] > 0.0
        and pillage_chance(state, seat, province, outlook.area, outlook.here, 0) == 1.0
    )


def _gives_up(
    state: BloodRageState, seat: Seat, code: Code, sole: list[int], outlook: Outlook
) -> bool:
    """Whether a march must lose the only province that fulfils a committed quest."""
    source, target = first_of(code), second_of(code)
    if not sole[source] or sole[source] >> target & 1:
        return False
    spare = outlook.own[source] - outlook.rival[source]
    for kind in kinds_at(state, seat, source):
        if figure_strength(state, seat, kind, source) < spare:
            return False
    return True


def _moves(state: BloodRageState, seat: Seat, offers: list[Code], outlook: Outlook) -> list[Code]:
    """The groups that leave enough figures behind for a quest fulfilled there, if any."""
    source, target = state.frames[-1][2], state.frames[-1][3]
    quest_provinces = sole_holds(state, seat, outlook)[source]
    if not quest_provinces or quest_provinces >> target & 1:
        return offers
    spare = outlook.own[source] - outlook.rival[source]
    sensible: list[Code] = []
    for code in offers:
        moved = 0
        for kind in items_of(code):
            moved += figure_strength(state, seat, kind, source)
        if moved < spare:
            sensible.append(code)
    return sensible


# Battles.


def _calls(state: BloodRageState, seat: Seat, offers: list[Code]) -> list[Code]:
    """The offers without joining or starting a battle that must be lost."""
    province = state.frames[-1][1] if state.frames[-1][0] == ids.CALL else state.frames[-1][2]
    if must_lose(state, seat, province) and not wants_to_lose(state, seat):
        return [code for code in offers if verb_of(code) not in (v.JOIN, v.PILLAGE)]
    if not state.quests[seat]:
        return offers
    return [code for code in offers if not _leaves_a_quest(state, seat, code, province)]


def _leaves_a_quest(state: BloodRageState, seat: Seat, code: Code, province: b.Province) -> bool:
    """Whether joining a battle with this figure gives up the only province fulfilling a quest."""
    if verb_of(code) != v.JOIN:
        return False
    source, kind = first_of(code), second_of(code)
    for card in state.quests[seat]:
        mask = c.QUEST_PROVINCES[card] & ~state.destroyed
        if mask >> source & 1 and not mask >> province & 1 and leads(state, seat, source):
            others = [p for p in range(b.PROVINCES) if p != source and mask >> p & 1]
            if not any(leads(state, seat, p) for p in others):
                rest = strength(state, seat, source) - figure_strength(state, seat, kind, source)
                return rest <= _strongest_other(state, seat, source)
    return False


def _strongest_other(state: BloodRageState, seat: Seat, province: b.Province) -> int:
    return max(strength(state, other, province) for other in range(state.seats) if other != seat)


def _cards(state: BloodRageState, seat: Seat, offers: list[Code], outlook: Outlook) -> list[Code]:
    battle = battle_of(state)
    own, rival = outlook.own[battle[f.PROVINCE]], outlook.rival[battle[f.PROVINCE]]
    if own > _reach_of_rivals(state, seat, battle):
        return _cheapest(seat, offers, battle, winning=True)
    cards = most_of_cards(state, seat)
    if cards >= 0 and own + cards <= rival:
        return _cheapest(seat, offers, battle, winning=False)
    return offers


def _reach_of_rivals(state: BloodRageState, seat: Seat, battle: Frame) -> int:
    """A total that no rival can exceed; from Age 2 on, any cards in hand may win."""
    reach = 0
    for other in range(state.seats):
        if other != seat and battle[f.PARTICIPANTS] >> other & 1:
            power = strength(state, other, battle[f.PROVINCE])
            if state.hands[other]:
                power += MOST_OF_A_CARD + 2 if state.age == 0 else 100
            reach = max(reach, power)
    return reach


def _cheapest(seat: Seat, offers: list[Code], battle: Frame, *, winning: bool) -> list[Code]:
    """The cards to play in a decided battle: those whose text works, and the least valuable."""
    cheapest = offers[0]
    for code in offers:
        if c.WORTH[first_of(code)] < c.WORTH[first_of(cheapest)]:
            cheapest = code
    sensible: list[Code] = []
    for code in offers:
        text = c.HOOK_OF[first_of(code)]
        if winning:
            speaks = text in WINNER_TEXTS or (text == h.GRACE and battle[f.PILLAGER] == seat)
        else:
            speaks = text in LOSER_CARDS or text == h.JUDGEMENT
        if speaks or code == cheapest:
            sensible.append(code)
    return sensible


def _additions(state: BloodRageState, seat: Seat, offers: list[Code]) -> list[Code]:
    """The offers; no additions if the clan leads, as it is asked again, or cannot take the lead."""
    battle = battle_of(state)
    lead = lead_in_battle(state, seat, battle)
    cards = [card for card in state.hands[seat] if c.HOOK_OF[card] == h.AFTER_REVEAL]
    most = sum(c.BONUS[card] for card in cards)
    if lead > 0 or lead + most <= 0:
        return [code for code in offers if verb_of(code) != v.ADD]
    return offers
