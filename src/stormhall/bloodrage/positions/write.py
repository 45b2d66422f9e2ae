"""Writing a game as readable plain data: the whole position, or the view of one seat.

A view is built by adding the facts that the viewer knows (`knowledge/visibility.py`). If the viewer
knows only how many cards there are, it has a number instead of a list.
"""

from __future__ import annotations

from stormhall.bloodrage.knowledge.draft_knowledge import IN_DECK, pools_of
from stormhall.bloodrage.knowledge.seen_cards import CARD_MASK, SINCE
from stormhall.bloodrage.knowledge.visibility import seen_cards, seen_deck_size, sees_cards_of
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model.draft import pack_cards, rounds_of_draft
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.positions import documents as d
from stormhall.bloodrage.rules.battle.strength import strength
from stormhall.bloodrage.rules.clan_stats import stat_value
from stormhall.bloodrage.rules.figures import count_at, kinds_at
from stormhall.bloodrage.rules.phases.quest import is_completed
from stormhall.kernel.core.kept_parts import KeptParts
from stormhall.kernel.core.kinds import bits_of
from stormhall.kernel.core.state import EVERYTHING, Seat


def write(state: BloodRageState, viewer: int, kept: KeptParts) -> d.View | d.Position:
    """The table as a viewer knows it, without the header."""
    return position(state, kept) if viewer == EVERYTHING else view(state, viewer, kept)


def view(state: BloodRageState, viewer: int, kept: KeptParts) -> d.View:
    """The table as a seat or a spectator knows it."""
    row = viewer if viewer >= 0 else state.seats
    return {
        **_board(state, viewer, kept),
        "draft": _draft(state, viewer, kept),
        "decks": [seen_deck_size(state, age) for age in range(b.AGES)],
        "deaths": state.deaths[:],
        "waiting_pillages": _waiting_pillages(state),
        "may_have_kept": _may_have_kept(state, row),
    }


def position(state: BloodRageState, kept: KeptParts) -> d.Position:
    """The whole table."""
    return {
        **_board(state, EVERYTHING, kept),
        "draft": _open_draft(state),
        "decks": [c.words_of(state.decks[age]) for age in range(b.AGES)],
        "deaths": state.deaths[:],
        "waiting_pillages": _waiting_pillages(state),
        "stacked": state.stacked[:],
        "may_have_kept": [_may_have_kept(state, row) for row in range(state.seats + 1)],
    }


def _board(state: BloodRageState, viewer: int, kept: KeptParts) -> d.Board:
    public: d.PublicBoard = kept.part(_public_board, _public_content(state), state)
    return {
        "age": state.age + 1,
        "first_player": state.first,
        "doomed": [b.PROVINCE_NAMES[province] for province in state.doomed],
        "provinces": public["provinces"],
        "fjords": public["fjords"],
        "sheets": [
            {**sheet, **_cards(state, seat, viewer), **battle_cards}
            for seat, (sheet, battle_cards) in enumerate(public["sheets"])
        ],
        "discards": c.words_of(state.discards),
    }


def _public_board(state: BloodRageState) -> d.PublicBoard:
    """The board and the open part of the clan sheets, the same for all viewers."""
    return {
        "provinces": {b.PROVINCE_NAMES[p]: _province(state, p) for p in range(b.PROVINCES)},
        "fjords": {b.PLACE_NAMES[p]: _figures(state, p) for p in range(b.PROVINCES, b.PLACES)},
        "sheets": [(_sheet(state, seat), _open_cards(state, seat)) for seat in range(state.seats)],
    }


def _public_content(state: BloodRageState) -> object:
    """Everything the public board depends on."""
    return (
        state.destroyed, state.pillaged, state.passed, state.tokens, state.clans[:], state.rage[:],
        state.stats[:], state.glory[:], state.ledger[:], state.slots[:], state.warriors[:],
        state.figures[:], state.place_of[:], state.room[:], state.old_cards[:],
        [cards[:] for cards in state.played], [cards[:] for cards in state.known_cards],
        [cards[:] for cards in state.shown],
    )  # fmt: skip


def _waiting_pillages(state: BloodRageState) -> list[d.WaitingPillage]:
    return [
        {"seat": entry >> 8, "province": b.PROVINCE_NAMES[entry & 0xFF]}
        for entry in state.waiting_pillages
    ]


def _may_have_kept(state: BloodRageState, row: int) -> dict[str, list[str]]:
    """For each clan with an unseen old card: the cards it may be, to a viewer's knowledge."""
    return {
        str(seat): c.words_of(bits_of(state.may_have_kept[row * state.seats + seat]))
        for seat in range(state.seats)
        if state.old_cards[seat] and seat != row
    }


def _province(state: BloodRageState, province: b.Place) -> d.Province:
    document: d.Province = {
        "token": b.TOKEN_NAMES[state.tokens[province]],
        "pillaged": bool(state.pillaged >> province & 1),
        "destroyed": bool(state.destroyed >> province & 1),
        "figures": _figures(state, province),
        "strength": _strengths(state, province),
    }
    if province != b.YGGDRASIL:
        document["empty_villages"] = state.room[province]
    return document


def _strengths(state: BloodRageState, province: b.Place) -> list[int]:
    """STR by clan; ships do not support a province that is gone (D-15)."""
    if state.destroyed >> province & 1:
        return [0] * state.seats
    return [strength(state, seat, province) for seat in range(state.seats)]


def _figures(state: BloodRageState, place: b.Place) -> d.FiguresBySeat:
    """The figures at a place of the board, by seat."""
    return {
        str(seat): _kinds(state, seat, place)
        for seat in range(state.seats)
        if state.figures[seat * b.STRIDE + place]
    }


def _kinds(state: BloodRageState, seat: Seat, place: b.Place) -> d.Kinds:
    return {
        b.FIGURE_NAMES[kind]: count_at(state, seat, kind, place)
        for kind in kinds_at(state, seat, place)
    }


def _sheet(state: BloodRageState, seat: Seat) -> d.OpenSheet:
    """The open part of a clan sheet."""
    clan = state.clans[seat]
    return {
        "clan": b.CLAN_NAMES[clan] if clan >= 0 else None,
        "glory": state.glory[seat],
        "glory_by_source": [_sources(state, seat, age) for age in range(b.AGES)],
        "rage": state.rage[seat],
        "stats": {
            b.STAT_NAMES[stat]: state.stats[seat * b.STATS + stat] + 1 for stat in range(b.STATS)
        },
        "values": {b.STAT_NAMES[stat]: stat_value(state, seat, stat) for stat in range(b.STATS)},
        "passed": bool(state.passed >> seat & 1),
        "upgrades": [
            c.CARD_WORDS[card] if card >= 0 else None
            for card in state.slots[seat * c.SLOTS : seat * c.SLOTS + c.SLOTS]
        ],
        "reserve": _kinds(state, seat, b.RESERVE),
        "valhalla": _kinds(state, seat, b.VALHALLA),
        "on_board": state.on_board(seat),
    }


def _cards(state: BloodRageState, seat: Seat, viewer: int) -> d.HiddenCards:
    """The cards of a clan, or how many there are."""
    seen = sees_cards_of(viewer, seat)
    quests = state.quests[seat]
    return {
        "hand": seen_cards(state.hands[seat], seen),
        "pack": seen_cards(pack_cards(state, seat), seen),
        "quests": seen_cards(quests, seen),
        "quests_completed": [is_completed(state, seat, x) for x in quests] if seen else None,
        "discarded": seen_cards(state.unseen_discards[seat], seen),
    }


def _open_cards(state: BloodRageState, seat: Seat) -> d.OpenCards:
    """The cards of a clan that everybody has seen."""
    return {
        "played": c.words_of(state.played[seat]),
        "known": [
            {"card": c.CARD_WORDS[entry & CARD_MASK], "after_quests": entry >> SINCE}
            for entry in state.known_cards[seat]
        ],
        "shown": c.words_of(state.shown[seat]),
        "old_cards": state.old_cards[seat],
    }


def _sources(state: BloodRageState, seat: Seat, age: int) -> dict[str, int]:
    start = (seat * b.AGES + age) * b.SOURCE_COUNT
    return {
        b.SOURCES[source]: state.ledger[start + source]
        for source in range(b.SOURCE_COUNT)
        if state.ledger[start + source]
    }


def _draft(state: BloodRageState, viewer: int, kept: KeptParts) -> d.Draft:
    """The packs of this age as the viewer has seen them."""
    if not state.draft:
        return {"rounds": 0, "of": rounds_of_draft(state), "packs": []}
    made_from = (state.age, state.rounds, state.draft[:])
    packs: list[d.SeenPack] = kept.part(_seen_packs, made_from, state, viewer)
    return {"rounds": state.rounds, "of": rounds_of_draft(state), "packs": packs}


def _open_draft(state: BloodRageState) -> d.OpenDraft:
    """The packs of this age, each in its order."""
    rounds = state.rounds if state.draft else 0
    packs = [c.words_of(state.draft[i : i + b.PACK]) for i in range(0, len(state.draft), b.PACK)]
    return {"rounds": rounds, "of": rounds_of_draft(state), "packs": packs}


def _seen_packs(state: BloodRageState, viewer: int) -> list[d.SeenPack]:
    """By pack: cards seen at a place in its order, and sets of cards for several places."""
    pools = pools_of(state, viewer)
    hidden: set[int] = set()
    sets: list[list[d.CardsAtPlaces]] = [[] for _ in range(state.seats)]
    for number, pool in enumerate(pools):
        places = [position for position in pool.positions if position < IN_DECK]
        hidden.update(places)
        if number and places:
            entry: d.CardsAtPlaces = {
                "places": [place % b.PACK for place in places],
                "cards": c.words_of(pool.cards),
            }
            sets[places[0] // b.PACK].append(entry)
    seen: list[d.SeenPack] = []
    for pack in range(state.seats):
        seen_cards_by_place = {
            str(i): c.CARD_WORDS[state.draft[pack * b.PACK + i]]
            for i in range(b.PACK)
            if pack * b.PACK + i not in hidden
        }
        seen.append({"seen": seen_cards_by_place, "sets": sets[pack]})
    return seen
