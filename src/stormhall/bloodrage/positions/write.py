"""A game as readable plain data: the whole position, or the view of one seat (BR-INF-*).

A view is built by adding what the eyes know. Where they know only how many cards there are, it has
a number instead of a list.
"""

from __future__ import annotations

from stormhall.bloodrage.knowledge.draft_memory import IN_DECK, pools_of
from stormhall.bloodrage.knowledge.seen_cards import CARD_MASK, SINCE
from stormhall.bloodrage.model.board import (
    AGES,
    CLAN_NAMES,
    KIND_NAMES,
    PACK,
    PLACE_NAMES,
    PLACES,
    PROVINCE_NAMES,
    PROVINCES,
    RESERVE,
    SOURCE_COUNT,
    SOURCES,
    STAT_NAMES,
    STATS,
    STRIDE,
    TOKEN_NAMES,
    VALHALLA,
    YGGDRASIL,
    Place,
)
from stormhall.bloodrage.model.cards import CARD_COUNT, CARD_WORDS, SLOTS, words_of
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.figures import count_at, kinds_at, strength
from stormhall.bloodrage.rules.glory import stat_value
from stormhall.bloodrage.rules.phases.gods_gifts import pack_cards, rounds_of_draft
from stormhall.bloodrage.rules.phases.quest import is_completed
from stormhall.kernel.core.state import EVERYTHING, Seat


def write(game: BloodRageState, eyes: int) -> dict[str, object]:
    """What these eyes know of the table, without the envelope."""
    document: dict[str, object] = {
        "age": game.age + 1,
        "first_player": game.first,
        "doomed": [PROVINCE_NAMES[province] for province in game.doomed],
        "provinces": {PROVINCE_NAMES[p]: _province(game, p) for p in range(PROVINCES)},
        "fjords": {PLACE_NAMES[p]: _figures(game, p) for p in range(PROVINCES, PLACES)},
        "sheets": [_sheet(game, seat, eyes) for seat in range(game.seats)],
        "discards": words_of(game.discards),
        "draft": _draft(game, eyes),
        "decks": [_deck(game, age, eyes) for age in range(AGES)],
        "deaths": game.deaths[:],
        "waiting_pillages": [
            {"seat": entry >> 8, "province": PROVINCE_NAMES[entry & 0xFF]} for entry in game.queue
        ],
    }
    if eyes == EVERYTHING:
        document["stacked"] = game.stacked[:]
        document["may_have_kept"] = [
            {str(seat): _mask_words(mask) for seat, mask in _row(game, row)}
            for row in range(game.seats + 1)
        ]
    else:
        row = eyes if eyes >= 0 else game.seats
        document["may_have_kept"] = {str(seat): _mask_words(mask) for seat, mask in _row(game, row)}
    return document


def _row(game: BloodRageState, row: int) -> list[tuple[Seat, int]]:
    """The clans that hold an unseen old card, each with the mask of what these eyes think it is."""
    return [
        (seat, game.maybe[row * game.seats + seat])
        for seat in range(game.seats)
        if game.unseen[seat] and seat != row
    ]


def _mask_words(mask: int) -> list[str]:
    return [CARD_WORDS[card] for card in range(CARD_COUNT) if mask >> card & 1]


def _province(game: BloodRageState, province: Place) -> dict[str, object]:
    document: dict[str, object] = {
        "token": TOKEN_NAMES[game.tokens[province]],
        "pillaged": bool(game.pillaged >> province & 1),
        "destroyed": bool(game.ruined >> province & 1),
        "figures": _figures(game, province),
        "strength": _strengths(game, province),
    }
    if province != YGGDRASIL:
        document["empty_villages"] = game.room[province]
    return document


def _strengths(game: BloodRageState, province: Place) -> list[int]:
    """STR by clan; ships do not support a province that is gone (D-15)."""
    if game.ruined >> province & 1:
        return [0] * game.seats
    return [strength(game, seat, province) for seat in range(game.seats)]


def _figures(game: BloodRageState, place: Place) -> dict[str, object]:
    """The figures at a place of the board, by seat."""
    return {
        str(seat): _kinds(game, seat, place)
        for seat in range(game.seats)
        if game.figures[seat * STRIDE + place]
    }


def _kinds(game: BloodRageState, seat: Seat, place: Place) -> dict[str, object]:
    return {
        KIND_NAMES[kind]: count_at(game, seat, kind, place) for kind in kinds_at(game, seat, place)
    }


def _sheet(game: BloodRageState, seat: Seat, eyes: int) -> dict[str, object]:
    """A clan sheet with everything that belongs to the clan."""
    seen = eyes in (seat, EVERYTHING)
    clan = game.clans[seat]
    return {
        "clan": CLAN_NAMES[clan] if clan >= 0 else None,
        "glory": game.glory[seat],
        "glory_by_source": [_sources(game, seat, age) for age in range(AGES)],
        "rage": game.rage[seat],
        "stats": {STAT_NAMES[stat]: game.stats[seat * STATS + stat] + 1 for stat in range(STATS)},
        "values": {STAT_NAMES[stat]: stat_value(game, seat, stat) for stat in range(STATS)},
        "passed": bool(game.passed >> seat & 1),
        "upgrades": [
            CARD_WORDS[card] if card >= 0 else None
            for card in game.slots[seat * SLOTS : seat * SLOTS + SLOTS]
        ],
        "reserve": _kinds(game, seat, RESERVE),
        "valhalla": _kinds(game, seat, VALHALLA),
        "on_board": game.on_board(seat),
        "hand": words_of(game.hands[seat]) if seen else len(game.hands[seat]),
        "pack": words_of(pack_cards(game, seat)) if seen else len(pack_cards(game, seat)),
        "quests": words_of(game.quests[seat]) if seen else len(game.quests[seat]),
        "quests_completed": (
            [is_completed(game, seat, card) for card in game.quests[seat]] if seen else None
        ),
        "discarded": words_of(game.buried[seat]) if seen else len(game.buried[seat]),
        "played": words_of(game.played[seat]),
        "known": [
            {"card": CARD_WORDS[entry & CARD_MASK], "after_quests": entry >> SINCE}
            for entry in game.known[seat]
        ],
        "shown": words_of(game.used[seat]),
        "old_cards": game.unseen[seat],
    }


def _sources(game: BloodRageState, seat: Seat, age: int) -> dict[str, object]:
    start = (seat * AGES + age) * SOURCE_COUNT
    return {
        SOURCES[source]: game.ledger[start + source]
        for source in range(SOURCE_COUNT)
        if game.ledger[start + source]
    }


def _deck(game: BloodRageState, age: int, eyes: int) -> object:
    """Cards not dealt yet, or out of the game unseen; a view has their number.

    How many cards of an earlier age are gone would tell the age of a card that somebody has kept.
    """
    if eyes == EVERYTHING:
        return words_of(game.decks[age])
    return len(game.decks[age]) if age >= game.age else None


def _draft(game: BloodRageState, eyes: int) -> dict[str, object]:
    """The packs of this age, as far as these eyes have seen them."""
    if not game.draft:
        return {"rounds": 0, "of": rounds_of_draft(game), "packs": []}
    packs: list[object] = []
    if eyes == EVERYTHING:
        starts = range(0, game.seats * PACK, PACK)
        packs += [words_of(game.draft[start : start + PACK]) for start in starts]
    else:
        packs += _seen_packs(game, eyes)
    return {"rounds": game.rounds, "of": rounds_of_draft(game), "packs": packs}


def _seen_packs(game: BloodRageState, eyes: int) -> list[dict[str, object]]:
    """Per pack: cards seen at a place of its order, and sets of cards for several places."""
    pools = pools_of(game, eyes)
    hidden: set[int] = set()
    sets: list[list[dict[str, object]]] = [[] for _ in range(game.seats)]
    for number, pool in enumerate(pools):
        places = [position for position in pool.positions if position < IN_DECK]
        hidden.update(places)
        if number and places:
            entry: dict[str, object] = {
                "places": [place % PACK for place in places],
                "cards": words_of(pool.cards),
            }
            sets[places[0] // PACK].append(entry)
    seen: list[dict[str, object]] = []
    for pack in range(game.seats):
        known: dict[str, object] = {
            str(i): CARD_WORDS[game.draft[pack * PACK + i]]
            for i in range(PACK)
            if pack * PACK + i not in hidden
        }
        seen.append({"seen": known, "sets": sets[pack]})
    return seen
