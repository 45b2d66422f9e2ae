"""The Gods' Gifts phase: dealing and drafting (BR-GFT-*).

`draft[pack * 8 + i]` is the i-th card that left a pack; after those come the cards still in the
pack, sorted. So the list shows both the packs on the table and who has seen which cards.
`model/draft.py` passes packs round (BR-GFT-3, -4) and leaves the draft out of a first game
(BR-GFT-6). A card kept from an earlier age stays in the hand (BR-GFT-1, -5), and cards not drafted
never come back, because no deck is read again (BR-GFT-8).
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.draft import (
    is_dealt_open_handed,
    pack_cards,
    pack_of,
    rounds_of_draft,
)
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.shared_choices import CHOSEN, SecretChoice
from stormhall.kernel.core.state import Code, Frame, Seat


def deal_age(state: BloodRageState) -> None:
    """BR-GFT-2: deal eight cards to each clan; the rest of the deck is never seen."""
    deck = state.decks[state.age]
    fixed = state.stacked[state.age]
    loose = deck[: len(deck) - fixed]
    state.shuffle(loose)
    deck = loose + deck[len(deck) - fixed :]
    state.draft = []
    state.rounds = 0
    for _ in range(state.seats):
        pack = [deck.pop() for _ in range(b.PACK)]
        state.draft += sorted(pack)
    deck.sort()
    state.decks[state.age] = deck
    state.stacked[state.age] = 0
    if is_dealt_open_handed(state):
        _take_whole_packs(state)
    else:
        open_draft(state)


def _take_whole_packs(state: BloodRageState) -> None:
    state.rounds = rounds_of_draft(state)
    for seat in range(state.seats):
        hand = state.hands[seat] + state.draft[seat * b.PACK : seat * b.PACK + b.PACK]
        state.hands[seat] = sorted(hand)
        e.DEALT.tell_some(state, 1 << seat, seat, b.PACK, hand)


def open_draft(state: BloodRageState) -> None:
    """Show everybody the pack they hold and ask for the next cards."""
    if state.log is not None:  # packs are looked up only for the log
        for seat in range(state.seats):
            cards = pack_cards(state, seat)
            e.PACK_SEEN.tell_some(state, 1 << seat, seat, len(cards), cards)
    DRAFT_CHOICE.open(state, ids.DRAFT, (1 << state.seats) - 1, [])


class DraftStep(SecretChoice[BloodRageState]):
    """DP-2: everybody keeps one card from the pack; with two clans, two cards."""

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        pack = pack_cards(state, seat)
        if state.config.picks_at_once == 1:
            return v.one_of_each(v.DRAFT, pack)
        codes: list[Code] = []
        for i, first in enumerate(pack):
            if i and pack[i - 1] == first:
                continue
            last = -1
            for second in pack[i + 1 :]:
                if second != last:
                    codes.append(v.DRAFT_TWO | first << 8 | second << 16)
                    last = second
        return codes

    def resolve(self, state: BloodRageState, choices: list[Code], tail: list[int]) -> None:
        at_once = state.config.picks_at_once
        for seat in range(state.seats):
            picks = [first_of(choices[seat])]
            if at_once > 1:
                picks.append(second_of(choices[seat]))
            end = (pack_of(state, seat) + 1) * b.PACK
            start = end - b.PACK + state.rounds * at_once
            rest = state.draft[start:end]
            for card in picks:
                rest.remove(card)
                insort(state.hands[seat], card)
            state.draft[start:end] = picks + rest
        state.rounds += 1
        if state.rounds < rounds_of_draft(state):
            open_draft(state)

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) not in (v.DRAFT, v.DRAFT_TWO):
            return []
        rule = "BR-GFT-4" if state.config.picks_at_once > 1 else "BR-GFT-3"
        if (verb_of(code) == v.DRAFT_TWO) != (state.config.picks_at_once > 1):
            return [Refusal(rule, cards=state.config.picks_at_once)]
        cards = [c.CARD_WORDS[first_of(code)]]
        if verb_of(code) == v.DRAFT_TWO:
            cards.append(c.CARD_WORDS[second_of(code)])
        return [Refusal(rule, picked=cards, pack=c.words_of(pack_cards(state, seat)))]


def picked_cards(state: BloodRageState, seat: Seat) -> list[c.Card]:
    """BR-GFT-7: the cards a clan has picked from its pack while others are still choosing."""
    top = state.frames[-1] if state.frames else [-1]
    if top[0] != ids.DRAFT or not top[CHOSEN + seat]:
        return []
    code = top[CHOSEN + seat] - 1
    return [first_of(code), second_of(code)][: state.config.picks_at_once]


DRAFT_CHOICE: Final[DraftStep] = DraftStep("draft")
