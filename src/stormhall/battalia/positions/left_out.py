"""What the set-up adds to a position that a person writes (see `docs/positions.md`)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from stormhall.battalia.knowledge.pool_decks import turn_up
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState, put, with_card, without
from stormhall.battalia.model.step_ids import TURN
from stormhall.battalia.positions import words as w
from stormhall.battalia.positions.dealt_cards import (
    exchange_dealt,
    exchange_terrain,
    fetch_great,
    lift,
)
from stormhall.battalia.positions.problems import problem
from stormhall.battalia.positions.reading import Reading
from stormhall.battalia.rules.gaining.creating import in_game
from stormhall.battalia.rules.gaining.impassable import mark_impassable
from stormhall.battalia.rules.setup import empty_table
from stormhall.battalia.rules.turn import Turn
from stormhall.kernel.table.document_reader import Reader
from stormhall.kernel.table.read_frames import read_frames

SETUP: Final = "setup"
STEP_WORDS: Final = ("actions", "cohort", SETUP)
SUPPLY: Final = "supply"
CROSSING: Final = "city.cross"


def set_up(reading: Reading) -> str:
    """Change a freshly dealt game into the one that the rest of the document changes.

    Return the word of the step that it has reached.
    """
    state, reader = reading.state, reading.reader
    _remove_factions(state, reader)
    turn = reader.inner("turn")
    reader.expect(not (reader.has("turn") and reader.has("frames")), "turn", problem("turn-twice"))
    step = turn.text("step", "actions")
    turn.expect(step in STEP_WORDS, "step", problem("any-of", known=", ".join(STEP_WORDS)))
    is_cleared = reader.boolean("clear_board", False)
    if step != SETUP:
        _choose_factions(state, reader)
        if state.config.starts_with_cities and not is_cleared:
            for seat, cell in enumerate(state.config.start):
                state.set_chip(cell, seat + 1, 1)
        state.config.setting_up.complete(state)
        _begin_turn(state, reader, turn, step)
    state.day = reader.integer("day", 1, 9999, 1)
    if is_cleared:
        for cell in range(state.config.cells):
            lift(state, cell)
    return step


def finish(reading: Reading, step: str) -> None:
    """Turn up the top cards of decks and find impassable squares, after everything else."""
    state, reader = reading.state, reading.reader
    _order_tops(state, reader.inner("top"))
    if not any(player.has("heroes") for player in reading.players):
        _place_common_heroes(state)
    if not reader.has("impassable") and step != SETUP:
        mark_impassable(state)
    if reader.has("frames"):
        state.frames = read_frames(state, reader)
    if reader.get("ended") is not None:
        state.ended = reader.word("ended", w.REASON_INDEX, 0)
        state.frames = []


def _place_common_heroes(state: BattaliaState) -> None:
    """Place the heroes of the set-up: in the common city, or each in his start city."""
    for seat in range(state.seats):
        cities = state.config.common or state.geography().cities[seat][:1]
        for cell in cities:
            for figure in range(state.config.start_heroes):
                state.put_hero(seat, figure, cell)


# Factions and the turn.


def _remove_factions(state: BattaliaState, reader: Reader) -> None:
    """Remove the factions named as left out, or else ones not mentioned (BT-2P-1)."""
    named = w.read_removed(reader)
    if not state.config.left_out:
        reader.expect(not named, "removed", problem("none-removed"))
        return
    if state.config.removal_chosen and reader.inner("turn").text("step", "") == SETUP:
        return
    removed = named or _unmentioned(state, reader)
    if removed != state.removed:
        state.frames.clear()
        empty_table(state)
        state.removed = removed
        state.config.setting_up.lay(state)


def _unmentioned(state: BattaliaState, reader: Reader) -> int:
    """As many factions as are left out: the last ones that the document does not mention."""
    words = _words_in(reader.document)
    tiles = reader.mapping("tiles").values()  # crossings are those of the factions in the game
    cities = [tile for tile in tiles if isinstance(tile, dict) and tile.get("card") == CROSSING]
    crossings = {str(tile.get("terrain")).lower() for tile in cities}
    order = sorted(
        range(state.config.factions),
        key=lambda f: (
            c.TERRAINS[f] in crossings,
            bool(words & {c.FACTIONS[f], c.COLORS[f], c.TERRAINS[f]}),
            -f,
        ),
    )
    return w.mask_of(order[: state.config.left_out])


def _words_in(value: Any) -> set[str]:
    """All words of a document, the parts of `friman.red` by themselves."""
    if isinstance(value, str):
        return set(value.split("."))
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return set().union(*[_words_in(item) for item in items], set())


def _choose_factions(state: BattaliaState, reader: Reader) -> None:
    """Choose factions as named, or else in order."""
    named = w.read_factions(reader)
    for faction in named:
        if faction != z.NONE and not in_game(state, faction):
            reader.defect("factions", problem("not-in-game", word=c.FACTIONS[faction]))
    free = [f for f in range(state.config.factions) if in_game(state, f) and f not in named]
    chosen = [f if f != z.NONE or not free else free.pop(0) for f in named]
    chosen.extend(free[: state.seats - len(chosen)])
    is_each = len(chosen) == state.seats and z.NONE not in chosen
    reader.expect(is_each, "factions", problem("count", count=state.seats))
    state.factions = bytes((chosen + [z.NONE] * state.seats)[: state.seats])


def _begin_turn(state: BattaliaState, reader: Reader, turn: Reader, step: str) -> None:
    state.first = reader.integer("first", 0, state.seats - 1, 0)
    active = reader.integer("active", 0, state.seats - 1, state.first)
    seat = turn.integer("seat", 0, state.seats - 1, active)
    reader.expect(not reader.has("active") or seat == active, "active", problem("other-acts"))
    turns = state.config.steps[TURN]
    assert isinstance(turns, Turn)
    turns.enter(state, seat, at_cohort=step == "cohort")


# Great Artefacts.


def hide_great_artefacts(reading: Reading) -> None:
    """Put the named Great Artefacts at their sites and into the box, in exchange for others."""
    state, relics = reading.state, reading.reader.inner("relics")
    sites = {state.config.cell_words[cell]: i for i, cell in enumerate(state.config.sites)}
    named = [(word, sites[word]) for word in relics.names() if word in sites]
    for word in relics.names():
        relics.expect(word in sites, word, problem("no-site"))
    for word, site in named:
        if relics.inner(word).has("cards"):
            state.box = bytes(sorted(state.box + state.relics[site]))
            state.relics[site] = b""
    kept = [site for _, site in named]
    for word, site in named:
        inner = relics.inner(word)
        for card in inner.words("cards", c.CARD_INDEX):
            if fetch_great(state, card, kept):
                state.relics[site] = with_card(state.relics[site], card)
            else:
                inner.defect("cards", problem("none-left", card=c.CARD_WORDS[card]))
        seen = inner.integer("seen", 0, 255, state.relics_seen[site])
        state.relics_seen = put(state.relics_seen, site, seen)
    if reading.reader.has("box"):
        _fill_box(state, reading.reader, kept)


def _fill_box(state: BattaliaState, reader: Reader, kept: list[int]) -> None:
    """Let the box hold only the named cards; each that leaves it goes where a named one was."""
    named = reader.words("box", c.CARD_INDEX)
    leaving = state.box
    for card in named:
        if card in leaving:
            leaving = without(leaving, leaving.index(card))
    held = bytes(sorted((Counter(state.box) - Counter(leaving)).elements()))
    for card in (Counter(named) - Counter(held)).elements():
        state.box = leaving
        if fetch_great(state, card, kept):
            leaving, held = state.box, held + bytes((card,))
        else:
            reader.defect("box", problem("none-left", card=c.CARD_WORDS[card]))
    state.box = bytes(sorted(held + leaving))
    reader.expect(not leaving, "box", problem("left-over", cards=", ".join(c.names(leaving))))


# Decks.


def empty_decks(reading: Reading) -> None:
    """Empty the named decks: their cards go to limbo, terrain cards out of the game."""
    state = reading.state
    for deck in reading.reader.words("empty", w.DECK_INDEX):
        cards = state.tops[deck] + state.loose[deck] + state.bottoms[deck]
        state.tops[deck] = state.loose[deck] = state.bottoms[deck] = b""
        _lose(state, deck, cards)


def _lose(state: BattaliaState, deck: int, cards: bytes) -> None:
    """Let cards of a deck leave the game."""
    if deck > z.TILE_DECK:
        state.scrapped += cards
    else:
        state.limbo = bytes(sorted(state.limbo + cards))


def scrap(reading: Reading) -> None:
    """Take the named terrain cards out of the game."""
    state, reader = reading.state, reading.reader
    for i, card in enumerate(reader.words("scrapped", w.SCRAPPED_INDEX)):
        deck = z.TILE_DECK + (card >> 3)
        if card in state.scrapped:  # the set-up has removed it
            continue
        if card in state.loose[deck]:
            state.loose[deck] = without(state.loose[deck], state.loose[deck].index(card))
            state.scrapped += bytes((card,))
        else:
            reader.defect(f"scrapped[{i}]", problem("not-in-deck"))


def fill_decks(reading: Reading) -> None:
    """Let decks hold only the cards that the document names; the others leave the game."""
    state, pool = reading.state, reading.reader.inner("pool")
    for word in pool.names():
        if word in w.DECK_INDEX:
            _fill_deck(reading, pool.inner(word), w.DECK_INDEX[word])
        elif word != SUPPLY:
            pool.defect(word, problem("no-deck"))
    if pool.has(SUPPLY):
        _lose_supplies(state, pool, SUPPLY)


def _fill_deck(reading: Reading, inner: Reader, deck: int) -> None:
    """Order the named cards of a deck; if `rest` is named, it holds no others."""
    state = reading.state
    parts = {part: w.read_deck(inner, part, deck) for part in ("top", "rest", "bottom")}
    left = Counter(state.tops[deck] + state.loose[deck] + state.bottoms[deck])
    wanted = Counter(card for cards in parts.values() for card in cards)
    for card in (wanted - left).elements():
        dealt = _exchange(reading, deck, card, bytes((left - wanted).elements()))
        if dealt == z.NONE:
            inner.defect(_part_with(parts, card), problem("not-in-deck"))
            wanted[card] -= 1
        else:
            left[card] += 1
            left[dealt] -= 1
    surplus = bytes(sorted((left - wanted).elements()))
    state.tops[deck], state.bottoms[deck] = (
        bytes(parts["top"][::-1]),
        bytes(parts["bottom"][::-1]),
    )
    state.loose[deck] = bytes(sorted(parts["rest"]))
    if inner.has("rest"):
        _lose(state, deck, surplus)
    else:
        state.loose[deck] = surplus


def _exchange(reading: Reading, deck: int, card: int, others: bytes) -> int:
    """Fetch a card of a deck from where the set-up has put it, in exchange for another one."""
    state, reader = reading.state, reading.reader
    if deck > z.TILE_DECK:
        cells = state.config.cell_index
        named = [cells[word] for word in reader.mapping("tiles") if word in cells]
        from_box = not reader.has("scrapped")
        return exchange_terrain(state, card, others, named, from_box=from_box)
    named_hands = {i for i, player in enumerate(reading.players) if player.has("hand")}
    dealt_hands = [seat for seat in range(state.seats) if seat not in named_hands]
    return exchange_dealt(state, card, others, dealt_hands)


def _part_with(parts: dict[str, list[int]], card: int) -> str:
    return next(part for part, cards in parts.items() if card in cards)


def lose_supplies(reading: Reading) -> None:
    """Put supplies that are not left into limbo."""
    _lose_supplies(reading.state, reading.reader, "supplies")


def _lose_supplies(state: BattaliaState, reader: Reader, key: str) -> None:
    supplies = reader.integer(key, 0, max(state.supplies, 0), max(state.supplies, 0))
    lost = bytes((c.SUPPLY_CARD,)) * (state.supplies - supplies)
    state.limbo = bytes(sorted(state.limbo + lost))
    state.supplies = supplies


def _order_tops(state: BattaliaState, tops: Reader) -> None:
    """Put named cards on top of their decks, the visible one first."""
    for word in tops.names():
        if word in w.DECK_INDEX:
            _order_top(state, tops, word, w.DECK_INDEX[word])
        else:
            tops.defect(word, problem("no-deck"))
    for deck in w.DECK_INDEX.values():
        turn_up(state, deck)


def _order_top(state: BattaliaState, tops: Reader, word: str, deck: int) -> None:
    cards = state.loose[deck] + state.tops[deck] + state.bottoms[deck]
    state.bottoms[deck] = state.tops[deck] = b""
    for card in w.read_deck(tops, word, deck):
        if card not in cards:
            tops.defect(word, problem("not-in-deck"))
            break
        cards = without(cards, cards.index(card))
        state.tops[deck] = bytes((card,)) + state.tops[deck]
    state.loose[deck] = bytes(sorted(cards))
