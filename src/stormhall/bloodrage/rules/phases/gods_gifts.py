"""The Gods' Gifts phase: dealing and drafting (BR-GFT-*).

`draft[pack * 8 + i]` is the card that left a pack as its i-th; what is still in the pack stands
behind those, sorted. So the list is at once the packs on the table and the memory of who saw what.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from stormhall.bloodrage.model import step_ids as frames
from stormhall.bloodrage.model.board import PACK, PICKS
from stormhall.bloodrage.model.cards import CARD_WORDS, Card, words_of
from stormhall.bloodrage.model.notation import DRAFT, DRAFT_TWO, first_of, second_of, verb_of
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.shared_choices import SecretChoice
from stormhall.kernel.core.state import Code, Frame, Seat


def rounds_of_draft(game: BloodRageState) -> int:
    """Six rounds of one card; with two clans three of two (BR-GFT-3, -4)."""
    return PICKS // game.house.picks_at_once


def is_dealt_open_handed(game: BloodRageState) -> bool:
    """BR-GFT-6: in a first game the eight cards of Age 1 are the hand."""
    return game.house.first_game and game.age == 0


def holder(game: BloodRageState, pack: Seat, number: int) -> Seat:
    """Who holds a pack in a round: packs go to the left in every age (D-07)."""
    if game.house.turn_back and game.age == 1:
        return (pack - number) % game.seats
    return (pack + number) % game.seats


def pack_of(game: BloodRageState, seat: Seat) -> Seat:
    """The number of the pack in this seat's hands."""
    if game.house.turn_back and game.age == 1:
        return (seat + game.rounds) % game.seats
    return (seat - game.rounds) % game.seats


def pack_cards(game: BloodRageState, seat: Seat) -> list[Card]:
    """The cards this seat chooses from now, ascending."""
    if not game.draft or game.rounds >= rounds_of_draft(game):
        return []
    pack = pack_of(game, seat)
    taken = game.rounds * game.house.picks_at_once
    return game.draft[pack * PACK + taken : pack * PACK + PACK]


def deal_age(game: BloodRageState) -> None:
    """BR-GFT-2: eight cards for each clan; the rest of the deck is never seen."""
    deck = game.decks[game.age]
    fixed = game.stacked[game.age]
    loose = deck[: len(deck) - fixed]
    game.shuffle(loose)
    deck = loose + deck[len(deck) - fixed :]
    game.draft = []
    game.rounds = 0
    for _ in range(game.seats):
        pack = [deck.pop() for _ in range(PACK)]
        game.draft += sorted(pack)
    deck.sort()
    game.decks[game.age] = deck
    game.stacked[game.age] = 0
    if is_dealt_open_handed(game):
        _take_whole_packs(game)
    else:
        open_draft(game)


def _take_whole_packs(game: BloodRageState) -> None:
    game.rounds = rounds_of_draft(game)
    for seat in range(game.seats):
        hand = game.hands[seat] + game.draft[seat * PACK : seat * PACK + PACK]
        game.hands[seat] = sorted(hand)
        if game.log is not None:
            secret: dict[str, object] = {"cards": words_of(hand)}
            game.tell("dealt", {"seat": seat, "count": PACK}, secret, 1 << seat, True)


def open_draft(game: BloodRageState) -> None:
    """Show everybody the pack in hand and ask for the next cards."""
    if game.log is not None:
        for seat in range(game.seats):
            cards = pack_cards(game, seat)
            facts: dict[str, object] = {"seat": seat, "count": len(cards)}
            game.tell("pack-seen", facts, {"cards": words_of(cards)}, 1 << seat, True)
    DRAFT_CHOICE.open(game, frames.DRAFT, (1 << game.seats) - 1, [])


class Draft(SecretChoice[BloodRageState]):
    """DP-2: everybody keeps one card of the pack, with two clans two."""

    def offers(self, game: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        pack = pack_cards(game, seat)
        if game.house.picks_at_once == 1:
            return single_picks(pack)
        codes: list[Code] = []
        for i, first in enumerate(pack):
            if i and pack[i - 1] == first:
                continue
            last = -1
            for second in pack[i + 1 :]:
                if second != last:
                    codes.append(DRAFT_TWO | first << 8 | second << 16)
                    last = second
        return codes

    def resolve(self, game: BloodRageState, choices: list[Code], tail: list[int]) -> None:
        at_once = game.house.picks_at_once
        taken = game.rounds * at_once
        for seat in range(game.seats):
            picks = [first_of(choices[seat])]
            if at_once > 1:
                picks.append(second_of(choices[seat]))
            start = pack_of(game, seat) * PACK
            rest = game.draft[start + taken : start + PACK]
            for card in picks:
                rest.remove(card)
                insort(game.hands[seat], card)
            game.draft[start + taken : start + PACK] = picks + rest
        game.rounds += 1
        if game.rounds < rounds_of_draft(game):
            open_draft(game)

    def why_not(self, game: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) not in (DRAFT, DRAFT_TWO):
            return []
        rule = "BR-GFT-4" if game.house.picks_at_once > 1 else "BR-GFT-3"
        pack = words_of(pack_cards(game, seat))
        if (verb_of(code) == DRAFT_TWO) != (game.house.picks_at_once > 1):
            return [Refusal(rule, cards=game.house.picks_at_once)]
        cards = [CARD_WORDS[first_of(code)]]
        if verb_of(code) == DRAFT_TWO:
            cards.append(CARD_WORDS[second_of(code)])
        return [Refusal(rule, picked=cards, pack=pack)]


def single_picks(pack: list[Card]) -> list[Code]:
    """One action for each different card of a sorted pack."""
    codes: list[Code] = []
    last = -1
    for card in pack:
        if card != last:
            codes.append(DRAFT | card << 8)
            last = card
    return codes


DRAFT_CHOICE: Final = Draft("draft")
