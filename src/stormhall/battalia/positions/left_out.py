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
from stormhall.kernel.core.plain import is_whole
from stormhall.kernel.table.document_reader import Reader
from stormhall.kernel.table.read_frames import read_frames

SETUP: Final = "setup"
CHOOSING_FACTIONS: Final = "choose-faction"
CHOOSING_CITIES: Final = "choose-city"
SETTING_UP: Final = (CHOOSING_FACTIONS, CHOOSING_CITIES, "found-city", "start-hero")
REMOVING: Final = "remove-faction"
STEP_WORDS: Final = ("actions", "cohort", SETUP)
SUPPLY: Final = "supply"
CROSSING: Final = "city.cross"


def set_up(reading: Reading) -> str:
    """Change a freshly dealt game into the one that the rest of the document changes.

    Return the word of the step that it has reached.
    """
    state, reader = reading.state, reading.reader
    turn = reader.inner("turn")
    reader.expect(not (reader.has("turn") and reader.has("frames")), "turn", problem("turn-twice"))
    left = _left_to_do(state, reader)
    step = turn.text("step", SETUP if left else "actions")
    turn.expect(step in STEP_WORDS, "step", problem("any-of", known=", ".join(STEP_WORDS)))
    _remove_factions(state, reader, step)
    is_cleared = reader.boolean("clear_board", False)
    if left and REMOVING not in left:
        _set_up_so_far(state, reader, left, is_cleared)
    elif step != SETUP:
        state.first = reader.integer("first", 0, state.seats - 1, 0)
        _choose_factions(state, reader)
        if not is_cleared:
            _settle(state, list(range(state.seats)))
        state.config.setting_up.complete(state, reader, {})
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
    if reader.has("scrapped") and (reader.has("pool") or reader.has("empty")):
        check_scrapped(reading)
    is_set_up = step != SETUP or not _left_to_do(state, reader)
    if is_set_up and not any(player.has("heroes") for player in reading.players):
        _place_common_heroes(state)
    if not reader.has("impassable") and step != SETUP:
        mark_impassable(state)
    if reader.has("frames"):
        state.frames = read_frames(state, reader)
    if reader.get("ended") is not None:
        state.ended = reader.word("ended", w.REASON_INDEX, 0)
        state.frames = []
    for module in state.config.modules:
        module.complete(state, reader)


def _place_common_heroes(state: BattaliaState) -> None:
    """Place the heroes of the set-up: in the common city, or each in his start city."""
    for seat in range(state.seats):
        cities = state.config.common or state.geography().cities[seat][:1]
        for cell in cities:
            for figure in range(state.config.start_heroes):
                state.put_hero(seat, figure, cell)


# Setting up.


def _left_to_do(state: BattaliaState, reader: Reader) -> dict[str, int]:
    """The steps of the set-up that are in progress, each with how many have chosen in it; none if
    the game has begun."""
    if reader.has("frames"):
        frames = reader.get("frames")
        listed = [frame for frame in frames if isinstance(frame, dict)] if frames else []
        left = {str(frame.get("step")): frame.get("chosen", 0) for frame in listed}
    elif reader.has("turn"):
        return {}
    else:
        left = state.config.setting_up.under_way(state, reader)
    known = {*SETTING_UP, REMOVING, *state.config.setting_up.steps(state)}
    return {step: n if is_whole(n) else 0 for step, n in left.items() if step in known}


def _set_up_so_far(
    state: BattaliaState, reader: Reader, left: dict[str, int], is_cleared: bool
) -> None:
    """Let players have chosen as far as the steps in progress say."""
    seats = state.seats
    state.first = reader.integer("first", 0, seats - 1, state.first)
    state.active = reader.integer("active", 0, seats - 1, state.first)
    _choose_factions(state, reader)
    order = [(state.first + i) % seats for i in range(seats)]
    for seat in order[left.get(CHOOSING_FACTIONS, seats) :]:
        state.factions = put(state.factions, seat, z.NONE)
    if not is_cleared:
        _settle(state, order[::-1][: left.get(CHOOSING_CITIES, seats)])
    if not reader.has("frames"):
        state.frames = state.config.setting_up.frames(state, left)
    state.config.setting_up.complete(state, reader, left)


def _settle(state: BattaliaState, seats: list[int]) -> None:
    """Let these seats own their start cities, if there are any."""
    for seat in seats if state.config.starts_with_cities else ():
        state.set_chip(state.config.start[seat], seat + 1, 1)


# Factions and the turn.


def _remove_factions(state: BattaliaState, reader: Reader, step: str) -> None:
    """Remove the factions named as left out, or else ones not mentioned (BT-2P-1)."""
    named = w.read_removed(reader)
    if not state.config.left_out:
        reader.expect(not named, "removed", problem("none-removed"))
        return
    if state.config.removal_chosen and step == SETUP and not _is_laid(state, reader):
        state.removed = named
        return
    removed = named or _unmentioned(state, reader)
    if removed != state.removed:
        state.frames.clear()
        empty_table(state)
        state.removed = removed
        state.config.setting_up.lay(state)


def _is_laid(state: BattaliaState, reader: Reader) -> bool:
    """Whether the set-up has gone on after the factions left out were named (BT-2P-1)."""
    left = _left_to_do(state, reader)
    return bool(left) and REMOVING not in left


def _unmentioned(state: BattaliaState, reader: Reader) -> int:
    """As many factions as are left out: the last ones that the document does not mention."""
    words = _words_in(reader.document)
    tiles = reader.mapping("tiles").values()  # crossings are those of the factions in the game
    cities = [tile for tile in tiles if isinstance(tile, dict) and tile.get("card") == CROSSING]
    crossings = {str(tile.get("terrain")).lower() for tile in cities}
    needed = _needed(state, reader)
    order = sorted(
        range(state.config.factions),
        key=lambda f: (
            f in needed,
            c.TERRAINS[f] in crossings,
            bool(words & {c.FACTIONS[f], c.COLORS[f], c.TERRAINS[f]}),
            -f,
        ),
    )
    return w.mask_of(order[: state.config.left_out])


def _needed(state: BattaliaState, reader: Reader) -> set[int]:
    """The factions that some player has, because something that the document names is his."""
    return {f for module in state.config.modules for f in module.factions_named(reader)}


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
    needed = _needed(state, reader)
    free.sort(key=lambda faction: faction not in needed)
    chosen = [f if f != z.NONE or not free else free.pop(0) for f in named]
    chosen.extend(free[: state.seats - len(chosen)])
    is_each = len(chosen) == state.seats and z.NONE not in chosen
    reader.expect(is_each, "factions", problem("count", count=state.seats))
    state.factions = bytes((chosen + [z.NONE] * state.seats)[: state.seats])


def _begin_turn(state: BattaliaState, reader: Reader, turn: Reader, step: str) -> None:
    mover = _mover(reader, state.first)
    active = reader.integer("active", 0, state.seats - 1, mover if mover < state.seats else 0)
    seat = turn.integer("seat", 0, state.seats - 1, active)
    reader.expect(not reader.has("active") or seat == active, "active", problem("other-acts"))
    turns = state.config.steps[TURN]
    assert isinstance(turns, Turn)
    turns.enter(state, seat, at_cohort=step == "cohort")


def _mover(reader: Reader, first: int) -> int:
    """The player whose turn it is: the one in the first step that lies on the turn."""
    frames = reader.get("frames")
    for frame in frames if isinstance(frames, list) else []:
        for field in ("attacker", "seat") if isinstance(frame, dict) else ():
            if is_whole(frame.get(field)) and frame[field] >= 0:
                return int(frame[field])
    return first


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
    """Take just the named terrain cards out of the game; what the set-up has removed comes back, on
    the board if a named card lies there."""
    state, reader = reading.state, reading.reader
    cells = state.config.cell_index
    kept = [cells[word] for word in reader.mapping("tiles") if word in cells]
    for card in state.scrapped:
        deck = z.TILE_DECK + (card >> 3)
        state.loose[deck] = with_card(state.loose[deck], card)
    state.scrapped = b""
    named = reader.words("scrapped", w.SCRAPPED_INDEX)
    on_board = [card for card in named if not _take_loose(state, card, card)]
    for card in on_board:
        deck = z.TILE_DECK + (card >> 3)
        others = state.loose[deck] if deck < z.DECKS else b""
        if not _take_loose(state, card, exchange_terrain(state, card, others, kept)):
            place = f"scrapped[{named.index(card)}]"
            reader.defect(place, problem("none-left", card=_word_of(card)))
            named.remove(card)
    state.scrapped = bytes(named)


def _take_loose(state: BattaliaState, card: int, found: int) -> bool:
    """Take a card, or the one that it was exchanged for, out of its deck; whether it was there."""
    deck = z.TILE_DECK + (card >> 3)
    if deck >= z.DECKS or found not in state.loose[deck]:
        return False
    state.loose[deck] = without(state.loose[deck], state.loose[deck].index(found))
    return True


def _word_of(card: int) -> str:
    return next(word for word, number in w.SCRAPPED_INDEX.items() if number == card)


def check_scrapped(reading: Reading) -> None:
    """Refuse decks that leave out terrain cards which are not named as out of the game either."""
    state, reader = reading.state, reading.reader
    named = Counter(reader.words("scrapped", w.SCRAPPED_INDEX))
    others = (Counter(state.scrapped) - named).elements()
    left = ", ".join(_word_of(card) for card in others)
    reader.expect(not left, "scrapped", problem("left-over", cards=left))


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
    elsewhere: dict[str, list[str]] = {}
    for card in (wanted - left).elements():
        dealt = _exchange(reading, deck, card, bytes((left - wanted).elements()))
        if dealt == z.NONE:
            word = c.CARD_WORDS[card] if deck <= z.TILE_DECK else _word_of(card)
            elsewhere.setdefault(_part_with(parts, card), []).append(word)
            wanted[card] -= 1
        else:
            left[card] += 1
            left[dealt] -= 1
    for part, words in elsewhere.items():
        inner.defect(part, problem("not-left-for-deck", cards=", ".join(words)))
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
