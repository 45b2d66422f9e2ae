"""Figures about a choice before it is taken: Rage, strength, who may come to a battle, rewards.

Prices and strengths come from comparing the states before and right after the choice.
"""

from __future__ import annotations

from stormhall.bloodrage.display.documents import Change, Forecast, StrengthChange
from stormhall.bloodrage.display.screen_figures import battle_sums, quest_progress, undecided_battle
from stormhall.bloodrage.display.stakes import axes_after, reward_of, stolen, won_by
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.actions.after_invade import VICTIMS, invader_victims
from stormhall.bloodrage.rules.actions.call_to_battle import join_offers
from stormhall.bloodrage.rules.battle.strength import strength
from stormhall.bloodrage.rules.clan_stats import stat_value
from stormhall.bloodrage.rules.figures import clans_in_area, kinds_of_mask, shift
from stormhall.kernel.core.kinds import bits_of
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.state import Code, Seat


def forecast(state: BloodRageState, after: BloodRageState, seat: Seat, code: Code) -> Forecast:
    """The figures of one legal choice, from the states before and right after it."""
    facts: Forecast = {}
    if state.frames[-1][0] == ids.TURN or after.rage[seat] != state.rage[seat]:
        facts["cost"] = state.rage[seat] - after.rage[seat]
        facts["rage_left"] = after.rage[seat]
    verb = verb_of(code)
    settled = after
    if verb in (v.INVADE, v.RECALL) and first_of(code) in VICTIMS:
        settled = after.clone()
        _destroy(facts, settled, seat, first_of(code), second_of(code))
    _add_strength(facts, state, settled)
    if after.on_board(seat) != state.on_board(seat):
        facts["on_board"] = after.on_board(seat)
        facts["horns"] = stat_value(after, seat, b.HORNS)
    _add_stats(facts, state, after, seat)
    _add_battle(facts, after, seat, code)
    if verb in (v.PILLAGE, v.REPILLAGE):
        _add_pillage(facts, state, seat, first_of(code))
    elif verb == v.QUEST:
        facts["quest"] = quest_progress(state, seat, first_of(code))
    return facts


def _destroy(
    facts: Forecast, settled: BloodRageState, seat: Seat, kind: b.Figure, place: b.Place
) -> None:
    """BR-INV-9: carry out on a copy what the invade of a monster destroys."""
    victims = invader_victims(settled, seat, kind, place)
    destroyed: dict[str, dict[str, int]] = {}
    for other in range(settled.seats):
        warriors, mask = victims[2 * other : 2 * other + 2]
        kinds = [b.WARRIOR] * warriors + kinds_of_mask(mask)
        for figure in kinds:
            source = settled.place_of[other * b.FIGURE_KINDS + figure]
            shift(settled, other, figure, place if figure == b.WARRIOR else source, b.VALHALLA)
        if kinds:
            names = [b.FIGURE_NAMES[figure] for figure in kinds]
            destroyed[str(other)] = {name: names.count(name) for name in dict.fromkeys(names)}
    if destroyed:
        facts["destroyed"] = destroyed


def _add_strength(facts: Forecast, state: BloodRageState, after: BloodRageState) -> None:
    """Add STR by clan, before and after, in the provinces where it changes."""
    changed: dict[str, StrengthChange] = {}
    for province in range(b.PROVINCES):
        if state.destroyed >> province & 1:
            continue
        old, new = _strengths(state, province), _strengths(after, province)
        if old != new:
            changed[b.PROVINCE_NAMES[province]] = {"before": old, "after": new}
    if changed:
        facts["strength"] = changed


def _strengths(state: BloodRageState, province: b.Province) -> list[int]:
    return [strength(state, seat, province) for seat in range(state.seats)]


def _add_stats(facts: Forecast, state: BloodRageState, after: BloodRageState, seat: Seat) -> None:
    """Add the values of the clan stats that rise."""
    risen: dict[str, Change] = {
        b.STAT_NAMES[stat]: {
            "before": stat_value(state, seat, stat),
            "after": stat_value(after, seat, stat),
        }
        for stat in range(b.STATS)
        if state.stats[seat * b.STATS + stat] != after.stats[seat * b.STATS + stat]
    }
    if risen:
        facts["stats"] = risen


def _add_battle(facts: Forecast, after: BloodRageState, seat: Seat, code: Code) -> None:
    """Add the totals of a battle with this choice; a face-down card counts only for its owner."""
    frame = undecided_battle(after)
    if frame is None:
        return
    totals = battle_sums(after, frame)
    if verb_of(code) == v.CARD:
        card = first_of(code)
        totals[str(seat)] += c.BONUS[card]
        if won := won_by(after, frame, seat, card):
            facts["if_won"] = won
        if lost := stolen(after, frame, seat, card):
            facts["if_lost"] = lost
    facts["totals"] = totals


# Pillages.


def _add_pillage(facts: Forecast, state: BloodRageState, seat: Seat, province: b.Province) -> None:
    """Add the clans there, the figures that may join, and the stakes."""
    here = bits_of(clans_in_area(state, province))
    facts["strengths"] = {str(clan): strength(state, clan, province) for clan in here}
    facts["may_join"] = _may_join(state, province)
    facts["battle_glory"] = axes_after(state, seat, province)
    facts["reward"] = reward_of(state, seat, province)
    if province != b.YGGDRASIL:
        facts["empty_villages"] = state.room[province]


def _may_join(state: BloodRageState, province: b.Province) -> dict[str, list[list[str]]]:
    """BR-PIL-3: each clan's figures in neighbouring provinces, if there is room for one."""
    figures: dict[str, list[list[str]]] = {}
    if state.room[province] <= 0:
        return figures
    for clan in range(state.seats):
        codes = join_offers(state, clan, province)
        if codes:
            figures[str(clan)] = [
                [b.PROVINCE_NAMES[first_of(code)], b.FIGURE_NAMES[second_of(code)]]
                for code in codes
            ]
    return figures
