"""Numbers that a screen shows and only the rules can work out: prices, quests, battle totals.

Figures, strengths and stats are in every view; the rest is derived from them and the cards.
"""

from __future__ import annotations

from stormhall.bloodrage.display import documents as d
from stormhall.bloodrage.display.stakes import stakes_of
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import hooks as h
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model.draft import pack_cards
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.actions.invade import invade_price, open_places
from stormhall.bloodrage.rules.actions.upgrade import upgrade_price
from stormhall.bloodrage.rules.battle import battle_frame as f
from stormhall.bloodrage.rules.battle.strength import strength, total_of
from stormhall.bloodrage.rules.figures import kinds_at
from stormhall.bloodrage.rules.phases.gods_gifts import picked_cards
from stormhall.bloodrage.rules.phases.quest import is_completed, leads, rival_strength
from stormhall.bloodrage.rules.upgrade_effects import power_amount
from stormhall.kernel.core.notation import first_of
from stormhall.kernel.core.shared_choices import CHOSEN
from stormhall.kernel.core.state import Frame, Seat


def figures_of(state: BloodRageState, viewer: int) -> d.Figures:
    """All figures for a viewer; prices and quests are the viewer's own."""
    figures: d.Figures = {
        "next_doomed": _next_doomed(state),
        "ragnarok_glory": [ragnarok_glory(state, seat) for seat in range(state.seats)],
        "battle": _battle(state, viewer),
    }
    if viewer >= 0 and state.clans[viewer] >= 0:
        figures["upgrade_prices"] = {
            c.CARD_WORDS[card]: upgrade_price(state, viewer, card)
            for card in state.hands[viewer]
            if c.KIND_OF[card] <= c.CLAN_UPGRADE
        }
        figures["invade_prices"] = _invade_prices(state, viewer)
        figures["quests"] = _quests(state, viewer)
        figures["pack_quests"] = [
            quest_progress(state, viewer, card)
            for card in pack_cards(state, viewer)
            if c.KIND_OF[card] == c.QUEST
        ]
        figures["picked"] = c.words_of(picked_cards(state, viewer))
    return figures


def _next_doomed(state: BloodRageState) -> str | None:
    """The province that falls at the end of this age, unless it has fallen."""
    if state.over:
        return None
    for age in range(state.age, b.AGES):
        if not state.destroyed >> state.doomed[age] & 1:
            return b.PROVINCE_NAMES[state.doomed[age]]
    return None


def ragnarok_glory(state: BloodRageState, seat: Seat) -> int:
    """BR-RAG-3: the glory a clan gets for each figure that falls with a province in this age."""
    return b.RAGNAROK_GLORY[state.age] * (power_amount(state, seat, h.INSPIRATION) or 1)


def _invade_prices(state: BloodRageState, seat: Seat) -> dict[str, int]:
    """The lowest price to invade with each kind of figure in the reserve, if it can invade."""
    prices: dict[str, int] = {}
    for kind in kinds_at(state, seat, b.RESERVE):
        places = open_places(state, kind)
        if places:
            prices[b.FIGURE_NAMES[kind]] = min(invade_price(state, seat, kind, p) for p in places)
    return prices


# Quests.


def _quests(state: BloodRageState, seat: Seat) -> list[d.OwnQuest]:
    """Committed quests in their order, then the quests in hand."""
    committed = state.quests[seat]
    cards = committed + [card for card in state.hands[seat] if c.KIND_OF[card] == c.QUEST]
    return [
        {**quest_progress(state, seat, card), "committed": i < len(committed)}
        for i, card in enumerate(cards)
    ]


def quest_progress(state: BloodRageState, seat: Seat, card: c.Card) -> d.QuestProgress:
    """The progress of a quest on the present board: figures in Valhalla, or STR by province."""
    progress: d.QuestProgress = {
        "card": c.CARD_WORDS[card],
        "completed": is_completed(state, seat, card),
        "glory": c.QUEST_REWARD[card] * (power_amount(state, seat, h.THRONE) or 1),
    }
    if c.QUEST_DEAD[card]:
        progress["dead"] = state.figures[seat * b.STRIDE + b.VALHALLA]
        progress["needed"] = c.QUEST_DEAD[card]
    else:
        progress["provinces"] = [
            _lead(state, seat, province)
            for province in range(b.PROVINCES)
            if c.QUEST_PROVINCES[card] >> province & 1 and not state.destroyed >> province & 1
        ]
    return progress


def _lead(state: BloodRageState, seat: Seat, province: b.Province) -> d.Lead:
    """The clan's STR in a province and the greatest STR of the others."""
    return {
        "place": b.PROVINCE_NAMES[province],
        "own": strength(state, seat, province),
        "rival": rival_strength(state, seat, province),
        "leads": leads(state, seat, province),
    }


# A battle.


def undecided_battle(state: BloodRageState) -> Frame | None:
    """The battle in progress, until it is decided."""
    for frame in state.frames:
        if frame[0] == ids.BATTLE and frame[f.STAGE] <= f.COMPARE:
            return frame
    return None


def battle_sums(state: BloodRageState, frame: Frame) -> dict[str, int]:
    """BR-BAT-5: the sum of STR and open cards of every clan in a battle, which is public."""
    return {str(seat): total_of(state, frame, seat) for seat in f.fighters(state, frame)}


def _battle(state: BloodRageState, viewer: int) -> d.Battle | None:
    frame = undecided_battle(state)
    if frame is None:
        return None
    battle: d.Battle = {
        "place": b.PROVINCE_NAMES[frame[f.PROVINCE]],
        "pillager": frame[f.PILLAGER],
        "totals": battle_sums(state, frame),
        "stakes": stakes_of(state, frame),
    }
    top = state.frames[-1]
    if viewer >= 0 and top[0] == ids.CARDS and top[CHOSEN + viewer]:
        card = first_of(top[CHOSEN + viewer] - 1)
        battle["own_card"] = c.CARD_WORDS[card]
        battle["own_total"] = total_of(state, frame, viewer) + c.BONUS[card]
    return battle
