"""What the set-up adds to a position that a person writes (see `docs/positions.md`)."""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.knowledge.pool_decks import turn_up
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.state import BattaliaState, without
from stormhall.battalia.model.step_ids import TURN
from stormhall.battalia.positions import words as w
from stormhall.battalia.positions.dealt_cards import lift
from stormhall.battalia.positions.problems import problem
from stormhall.battalia.positions.reading import Reading
from stormhall.battalia.rules.gaining.creating import in_game
from stormhall.battalia.rules.gaining.impassable import mark_impassable
from stormhall.battalia.rules.setup import empty_table
from stormhall.battalia.rules.turn import Turn
from stormhall.kernel.table.document_reader import Reader

SETUP: Final = "setup"
STEP_WORDS: Final = ("actions", "cohort", SETUP)


def set_up(reading: Reading) -> str:
    """Change a freshly dealt game into the one that the rest of the document changes.

    Return the word of the step that it has reached.
    """
    state, reader = reading.state, reading.reader
    _remove_factions(state, reader)
    turn = reader.inner("turn")
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
    if not reader.has("impassable") and step != SETUP:
        mark_impassable(state)


# Factions and the turn.


def _remove_factions(state: BattaliaState, reader: Reader) -> None:
    """Remove the factions named as left out, or else ones not mentioned (BT-2P-1)."""
    if not state.config.left_out:
        return
    if state.config.removal_chosen and reader.inner("turn").text("step", "") == SETUP:
        return
    removed = w.read_removed(reader) or _unmentioned(state, reader)
    if removed != state.removed:
        state.frames.clear()
        empty_table(state)
        state.removed = removed
        state.config.setting_up.lay(state)


def _unmentioned(state: BattaliaState, reader: Reader) -> int:
    """As many factions as are left out: the last ones that the document does not mention."""
    words = _words_in(reader.document)
    order = sorted(
        range(state.config.factions),
        key=lambda f: bool(words & {c.FACTIONS[f], c.COLORS[f], c.TERRAINS[f]}) * 8 + 7 - f,
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
    seat = turn.integer("seat", 0, state.seats - 1, state.first)
    turns = state.config.steps[TURN]
    assert isinstance(turns, Turn)
    turns.enter(state, seat, at_cohort=step == "cohort")


# Decks.


def empty_decks(reading: Reading) -> None:
    """Empty the named decks: their cards go to limbo, terrain cards out of the game."""
    state = reading.state
    for deck in reading.reader.words("empty", w.DECK_INDEX):
        cards = state.tops[deck] + state.loose[deck] + state.bottoms[deck]
        state.tops[deck] = state.loose[deck] = state.bottoms[deck] = b""
        if deck > z.TILE_DECK:
            state.scrapped += cards
        else:
            state.limbo = bytes(sorted(state.limbo + cards))


def lose_supplies(reading: Reading) -> None:
    """Put supplies that are not left into limbo."""
    state = reading.state
    supplies = reading.reader.integer("supplies", 0, state.supplies, state.supplies)
    lost = bytes((c.SUPPLY_CARD,)) * (state.supplies - supplies)
    state.limbo = bytes(sorted(state.limbo + lost))
    state.supplies = supplies


def _order_tops(state: BattaliaState, tops: Reader) -> None:
    """Put named cards on top of their decks, the visible one first."""
    for word in tops.document:
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
