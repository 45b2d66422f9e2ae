"""A battle from beginning to end, stage by stage in the order of the book (BR-BAT-1, -13).

The participants are fixed when the call to battle ends: `Pillage.go_on` in `actions/pillage.py`
asks `clans_in_area` and starts the battle here (BR-PIL-6, -7). The other rules of the chapter:

- each clan chooses a card: `card_choice.py` (BR-BAT-2, -3);
- whether the text of a revealed card works: `battle_frame.py` (BR-BAT-4);
- strength and totals: `strength.py` (BR-BAT-5 to -8);
- texts at the reveal: `revealed_texts.py` (BR-BAT-9, -10);
- cards added after the reveal: `added_cards.py` (BR-BAT-11);
- the winner, texts of winner and losers, glory: `resolution.py` (BR-BAT-12, -15, -16);
- the losers' figures: `destruction.py` (BR-BAT-14).
"""

from __future__ import annotations

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.actions.pillage_reward import start_reward
from stormhall.bloodrage.rules.battle import battle_frame as f
from stormhall.bloodrage.rules.battle.added_cards import ask_for_additions
from stormhall.bloodrage.rules.battle.card_choice import ask_for_cards
from stormhall.bloodrage.rules.battle.resolution import (
    bless_next,
    compare,
    destroy_losers,
    discard_winning_cards,
    pay_for_deaths,
    pay_winner,
    read_next_text,
    take_cards_back,
)
from stormhall.bloodrage.rules.battle.revealed_texts import (
    cancel_texts,
    copy_highest_bonus,
    declare_next,
    next_effect,
    replay,
)
from stormhall.kernel.core.state import Frame, Seat
from stormhall.kernel.core.step import Step


def start_battle(state: BloodRageState, pillager: Seat, province: b.Province, clans: int) -> None:
    """BR-BAT-1: start a battle of exactly the clans in the mask, who fight until its end."""
    for seat in range(state.seats):
        state.deaths[seat] = 0
    e.BATTLE.tell(state, province, pillager, clans)
    state.frames.append(f.new_battle(state, pillager, province, clans))


class BattleStep(Step[BloodRageState]):
    """The stages of a battle; each asks some clans or continues at once."""

    def tail_size(self, state: BloodRageState) -> int:
        return state.seats  # extra worth of each revealed card beyond its printed bonus

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        stage = frame[f.STAGE]
        again = False
        frame[f.STAGE] = stage + 1
        if stage == f.BEGIN:
            find_valkyrie(state, frame)
        elif stage == f.CHOOSE:
            ask_for_cards(state, frame)
        elif stage == f.DECLARE:
            again = declare_next(state, frame)
        elif stage == f.CANCEL:
            cancel_texts(state, frame)
            copy_highest_bonus(state, frame)
        elif stage == f.REPLAY:
            if replay(state, frame):
                frame[f.STAGE] = f.CHOOSE
        elif stage == f.EFFECTS:
            again = next_effect(state, frame)
        elif stage == f.ADDITIONS:
            ask_for_additions(state, frame)
        elif stage == f.COMPARE:
            compare(state, frame)
        elif stage == f.TEXTS:
            again = read_next_text(state, frame)
        elif stage == f.CARDS_BACK:
            take_cards_back(state, frame)
        elif stage == f.DEATHS:
            discard_winning_cards(state, frame)
            destroy_losers(state, frame)
        elif stage == f.PLUNDER:
            if frame[f.WINNER] == frame[f.PILLAGER] + 1:  # BR-BAT-13: with or without figures
                start_reward(state, frame[f.PILLAGER], frame[f.PROVINCE], frame[f.GRACES])
        elif stage == f.GLORY:
            pay_winner(state, frame)
            pay_for_deaths(state, frame)
            frame[f.CURSOR] = 0
        else:
            again = bless_next(state, frame)
            if not again:
                state.frames.pop()
        if again:
            frame[f.STAGE] = stage


def find_valkyrie(state: BloodRageState, frame: Frame) -> None:
    """D-45: note the clan whose Valkyrie is in the battle at its start."""
    for seat in f.fighters(state, frame):
        if state.place_of[seat * b.FIGURE_KINDS + b.VALKYRIE] == frame[f.PROVINCE]:
            frame[f.VALKYRIE_OWNER] = seat + 1
