"""Upgrades and monsters: cards on the clan sheet (BR-UPG-*, BR-MON-*)."""

from __future__ import annotations

from stormhall.bloodrage.knowledge.seen_cards import play_from_hand
from stormhall.bloodrage.model.board import BOX, KINDS, RESERVE, SEA_SERPENT, STRIDE, Kind
from stormhall.bloodrage.model.cards import (
    CARD_WORDS,
    CHARM,
    CLAN_UPGRADE,
    FIGURE_OF,
    FIRST_SLOT,
    KIND_OF,
    MONSTER,
    PRICE,
    SHIP_UPGRADE,
    SLOT_COUNT,
    SLOTS,
    Card,
    words_of,
)
from stormhall.bloodrage.model.notation import REPLACE, UPGRADE, first_of, second_of, verb_of
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.actions.clan_sheet import power_amount, set_slot, tell_use
from stormhall.bloodrage.rules.actions.invade import offer_free_invade
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


def upgrade_price(game: BloodRageState, seat: Seat, card: Card) -> int:
    """BR-UPG-1: the price on the card, less Frigga's Charm, never below 0."""
    return max(0, PRICE[card] - power_amount(game, seat, CHARM))


def cards_in_slots(game: BloodRageState, seat: Seat, kind: int) -> list[Card]:
    """The cards that lie in the slots of a kind, in the order of the slots."""
    first = seat * SLOTS + FIRST_SLOT[kind]
    return [card for card in game.slots[first : first + SLOT_COUNT[kind]] if card >= 0]


def upgrade_offers(game: BloodRageState, seat: Seat, codes: list[Code]) -> None:
    """Add every upgrade that can be paid, with the card it replaces if it must replace one."""
    most = game.rage[seat] + power_amount(game, seat, CHARM)
    last = -1
    for card in game.hands[seat]:
        if card == last or KIND_OF[card] > CLAN_UPGRADE or PRICE[card] > most:
            continue
        last = card
        kind = KIND_OF[card]
        laid = cards_in_slots(game, seat, kind)
        free = len(laid) < SLOT_COUNT[kind]
        if free:
            codes.append(UPGRADE | card << 8)
        if not free or game.house.replace_any:
            codes += [REPLACE | card << 8 | old << 16 for old in laid]


def why_not_upgrade(game: BloodRageState, seat: Seat, code: Code) -> list[Refusal]:
    """Everything that forbids an upgrade."""
    card = first_of(code)
    word = CARD_WORDS[card]
    if card not in game.hands[seat]:
        return [Refusal("BR-UPG-1", card=word, hand=words_of(game.hands[seat]))]
    if KIND_OF[card] > CLAN_UPGRADE:
        return [Refusal("BR-UPG-1", card=word)]
    refusals: list[Refusal] = []
    price = upgrade_price(game, seat, card)
    if price > game.rage[seat]:
        refusals.append(Refusal("BR-ACT-4", card=word, cost=price, rage=game.rage[seat]))
    laid = cards_in_slots(game, seat, KIND_OF[card])
    free = SLOT_COUNT[KIND_OF[card]] - len(laid)
    replaces = verb_of(code) == REPLACE
    if replaces and second_of(code) not in laid:
        refusals.append(
            Refusal("BR-UPG-2", card=CARD_WORDS[second_of(code)], slots=words_of(laid), free=free)
        )
    elif (replaces and free and not game.house.replace_any) or (not replaces and not free):
        refusals.append(Refusal("BR-UPG-2", card=word, slots=words_of(laid), free=free))
    return refusals


def take_upgrade(game: BloodRageState, seat: Seat, code: Code) -> None:
    """Pay, lay the card, let the replaced one go, and offer the free invade."""
    card = first_of(code)
    kind = KIND_OF[card]
    price = upgrade_price(game, seat, card)
    if price < PRICE[card]:
        tell_use(game, seat, CHARM)
    game.rage[seat] -= price
    play_from_hand(game, seat, card)
    first = seat * SLOTS + FIRST_SLOT[kind]
    wanted = second_of(code) if verb_of(code) == REPLACE else -1
    slot = game.slots.index(wanted, first, first + SLOT_COUNT[kind]) - seat * SLOTS
    if wanted >= 0:
        _remove(game, seat, wanted)
    set_slot(game, seat, slot, card)
    if game.log is not None:
        facts: dict[str, object] = {"seat": seat, "card": CARD_WORDS[card]}
        if wanted >= 0:
            facts["replaced"] = CARD_WORDS[wanted]
        facts["rage"] = game.rage[seat]
        game.tell("upgraded", facts)
    _follow_up(game, seat, card)


def _remove(game: BloodRageState, seat: Seat, card: Card) -> None:
    """BR-MON-3: a replaced monster leaves the game from wherever it is; it is not destroyed."""
    game.discards.append(card)
    if KIND_OF[card] == MONSTER:
        leave_the_game(game, seat, FIGURE_OF[card])


def leave_the_game(game: BloodRageState, seat: Seat, kind: Kind) -> None:
    """Put a monster into the box."""
    place = game.at[seat * KINDS + kind]
    game.figures[seat * STRIDE + place] -= 1
    game.room[place] += 1
    game.at[seat * KINDS + kind] = BOX


def _follow_up(game: BloodRageState, seat: Seat, card: Card) -> None:
    """BR-MON-1, BR-UPG-6, -7: the new monster's figure, and the free invade."""
    kind = KIND_OF[card]
    if kind == CLAN_UPGRADE:
        return
    figure = FIGURE_OF[card]
    if kind == MONSTER:
        join_the_reserve(game, seat, figure)
    # D-21: a ship upgrade may also bring the Sea Serpent.
    second = SEA_SERPENT if kind == SHIP_UPGRADE else -1
    offer_free_invade(game, seat, figure, second)


def join_the_reserve(game: BloodRageState, seat: Seat, kind: Kind) -> None:
    """Take a monster from the box into the reserve of a clan."""
    game.at[seat * KINDS + kind] = RESERVE
    game.figures[seat * STRIDE + RESERVE] += 1
    game.room[RESERVE] -= 1
