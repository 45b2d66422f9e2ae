"""Setting up a game (BT-SET-1 to -12, BT-3P-1 to -3, BT-2P-1 to -5).

Decks are dealt and squares filled at once; players choose factions, start cities and what
`scenarios/variants.py` adds (BT-VAR-3, -4). `Config` in `model/config.py` has the numbers: squares
out of play (`in_play`, BT-3P-1, BT-2P-4) and Great Artefacts (`display`, BT-SET-7, BT-3P-3,
BT-2P-3). `turn_up` in `knowledge/pool_decks.py` keeps the top cards visible (BT-SET-8); `in_game`
in `gaining/creating.py` refuses the removed faction (BT-2P-5). `BattaliaState` begins on day 1 and
`empty_table` has no heroes on the board (BT-SET-4, -12).
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.knowledge.pool_decks import turn_up
from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import step_ids as ids
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.board import mask_of
from stormhall.battalia.model.cards import card_of
from stormhall.battalia.model.components import DATA
from stormhall.battalia.model.config import HAND_SIZE, HEROES, Config
from stormhall.battalia.model.state import BattaliaState, put, without
from stormhall.battalia.rules.drawing import draw
from stormhall.kernel.core.kinds import Fields, bits_of, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Options, Seat
from stormhall.kernel.core.step import ASKED, Question, Step
from stormhall.kernel.table.document_reader import Reader

ALL_EXITS: Final = 15

CHOSEN: Final = 1
FIELDS: Final[Fields] = fields((CHOSEN, "chosen", k.COUNT))
"""The frame of a choice that all players make in turn holds how many have chosen."""


class SettingUp:
    """How a table is laid out."""

    def lay(self, state: BattaliaState) -> None:
        """Do all that needs no choice, up to the choice of factions."""
        sort_creation_cards(state)
        lay_terrain(state)
        deal_starting_decks(state)
        draw_first_hands(state)
        lay_great_artefacts(state)
        for deck in range(z.DECKS):
            turn_up(state, deck)
        state.frames.extend(
            (
                [ids.TURN, 0],
                [ids.START_HERO, 0],
                [ids.FOUND_CITY, 0],
                [ids.CHOOSE_CITY, 0],
                [ids.CHOOSE_FACTION, 0],
            )
        )

    # Positions that a person writes.

    def steps(self, state: BattaliaState) -> list[str]:
        """The names of further steps."""
        return []

    def under_way(self, state: BattaliaState, reader: Reader) -> dict[str, int]:
        """The steps left to do, each with how many have chosen in it, if a document without any
        steps in progress shows that there are some."""
        return {}

    def frames(self, state: BattaliaState, left: dict[str, int]) -> list[Frame]:
        """The steps left to do, in progress."""
        return []

    def complete(self, state: BattaliaState, reader: Reader, left: dict[str, int]) -> None:
        """Do what follows the choice of factions, but for the steps left to do."""


BASE_SETTING_UP: Final = SettingUp()


def deal(config: Config, options: Options, rng: int) -> BattaliaState:
    """A game at its first decision."""
    state = BattaliaState(config, options, rng)
    empty_table(state)
    if config.left_out and config.removal_chosen:
        state.first = _first_player(state)  # BT-2P-1: BT-SET-9 comes first
        state.frames.append([ids.REMOVE_FACTION, state.first])
    else:
        state.removed = _some_factions(state, config.left_out)
        config.setting_up.lay(state)
        state.first = _first_player(state)
        state.active = state.first
    return state


def _first_player(state: BattaliaState) -> Seat:
    """BT-SET-9: draw the first player, unless the config names one."""
    first = state.config.first_seat
    return first if first >= 0 else state.below(state.seats)


def _some_factions(state: BattaliaState, count: int) -> int:
    """A mask of random factions, `count` of them."""
    factions = list(range(state.config.factions))
    mask = 0
    for _ in range(count):
        mask |= 1 << factions.pop(state.below(len(factions)))
    return mask


def empty_table(state: BattaliaState) -> None:
    """Make the table empty: no cards, no tiles, no figures."""
    seats, cells = state.seats, state.config.cells
    state.factions = bytes((z.NONE,)) * seats
    state.zones = [b""] * (seats * z.ZONES)
    state.nation_seen = state.nation_traced = bytes(seats)
    state.searched = bytes(seats)
    state.tops = [b""] * z.DECKS
    state.loose = [b""] * z.DECKS
    state.bottoms = [b""] * z.DECKS
    state.tiles = state.exits = state.owners = state.levels = state.blocked = bytes(cells)
    state.terrains = bytes((c.NEUTRAL,)) * cells
    state.heroes = bytes((z.NONE,)) * (seats * HEROES)
    state.relics = [b""] * len(state.config.sites)
    state.relics_seen = bytes(len(state.config.sites))
    state.seals = bytes(len(state.config.sites)) if state.config.volcano else b""
    state.display = state.box = state.scrapped = b""
    state.module_rows = [b""] * state.config.row_count


def factions_in_game(state: BattaliaState) -> list[int]:
    """The factions whose cards are in the game."""
    return [f for f in range(state.config.factions) if not state.removed >> f & 1]


def box_of_cards(state: BattaliaState) -> list[bytes]:
    """All units, artefacts and terrain cards in the game, by deck."""
    decks = [b""] * z.DECKS
    for i, unit in enumerate(DATA["units"]):
        for faction in factions_in_game(state):
            decks[c.FRIMAN + i] += (
                bytes((card_of(c.FRIMAN + i, faction),)) * unit["count_per_faction"]
            )
        for place, *counts in state.config.universal_units:
            decks[c.FRIMAN + i] += bytes((card_of(c.FRIMAN + i, place),)) * counts[i]
    for i, artefact in enumerate(DATA["artefacts"]):
        for faction in factions_in_game(state):
            decks[c.TOOL + i] += (
                bytes((card_of(c.TOOL + i, faction),)) * artefact["count_per_faction"]
            )
    for tile in range(1, b.TILES):
        for terrain in factions_in_game(state):
            decks[z.TILE_DECK + tile] += bytes((tile * 8 + terrain,)) * b.PER_TERRAIN[tile]
    return decks


def supplies_in_game(state: BattaliaState) -> int:
    """How many supplies are in the game (BT-2P-1)."""
    per_faction: int = DATA["supply"]["removed_for_2_players"]
    return per_faction * len(factions_in_game(state))


def sort_creation_cards(state: BattaliaState) -> None:
    """BT-SET-4, -5: make the decks of the pool and count out the supplies."""
    state.loose = box_of_cards(state)
    state.supplies = supplies_in_game(state)


def lay_terrain(state: BattaliaState) -> None:
    """Lay the first cards on the board: BT-SET-1 to -3, BT-3P-2, BT-2P-2, BT-ALT-2, BT-VOL-1."""
    config = state.config
    for cell in config.ruins:
        state.set_tile(cell, b.RUINS, ALL_EXITS, c.NEUTRAL)
        if not config.common:
            state.set_chip(cell, z.NEUTRAL_OWNER, config.ruins_defence)
    for card in config.volcano:
        _lay_volcano_card(state, card)
    if config.starts_with_cities:
        _lay_cities(state, config.start, 0)
    for cells in config.neutral_sets:
        _lay_cities(state, cells, config.neutral_defence)


def _lay_volcano_card(state: BattaliaState, card: dict[str, Any]) -> None:
    """BT-VOL-2: lay a volcano card; a sanctuary bears a chip of level 6, the peak one of 20."""
    cell = state.config.cell(card["square"])
    state.set_tile(cell, b.TILE_INDEX[card["kind"]], mask_of(card["exits"]), c.NEUTRAL)
    if card["kind"] == "sanctuary":
        state.set_chip(cell, z.NEUTRAL_OWNER, state.config.facts["sanctuary_defence"])
    if card["kind"] == "peak":
        state.set_chip(cell, z.NEUTRAL_OWNER, state.config.facts["guardian_defence"])


def _lay_cities(state: BattaliaState, cells: list[int], defence: int) -> None:
    """Lay a four-exit city of each terrain; surplus ones leave the game."""
    terrains = factions_in_game(state)
    state.shuffle(terrains)
    deck = z.TILE_DECK + b.CITY_CROSS
    for i, terrain in enumerate(terrains):
        card = b.CITY_CROSS * 8 + terrain
        state.loose[deck] = without(state.loose[deck], state.loose[deck].index(card))
        if i >= len(cells):
            state.scrapped += bytes((card,))
            continue
        state.set_tile(cells[i], b.CITY_CROSS, ALL_EXITS, terrain)
        if defence:
            state.set_chip(cells[i], z.NEUTRAL_OWNER, defence)


def deal_starting_decks(state: BattaliaState) -> None:
    """BT-SET-6: deal each player ten cards, none of them an Unbound."""
    for seat in range(state.seats):
        deck = b""
        for word, number in DATA["starting_deck"].items():
            kind = c.KIND_WORDS.index(word)
            for _ in range(number):
                if kind:
                    card = bound_card(state, kind)
                    deck += bytes((card,))
                    state.add_to_zone(seat, z.SECRET, bytes((card, 0)))
                else:
                    deck += bytes((c.SUPPLY_CARD,))
                    state.supplies -= 1
        state.set_zone(seat, z.NATION, bytes(sorted(deck)))


def draw_first_hands(state: BattaliaState) -> None:
    """BT-SET-6: draw six cards for each player."""
    for seat in range(state.seats):
        draw(state, seat, HAND_SIZE)


def bound_card(state: BattaliaState, kind: int) -> int:
    """Take a random card of a rank that is not an Unbound."""
    loose = state.loose[kind]
    bound = [i for i in range(len(loose)) if c.FACTION[loose[i]] != c.UNIVERSAL]
    index = bound[state.below(len(bound))]
    state.loose[kind] = without(loose, index)
    return loose[index]


def lay_great_artefacts(state: BattaliaState) -> None:
    """BT-SET-7, BT-VOL-2, BT-ALT-3: display or hide some; the others leave the game unseen."""
    config = state.config
    great = config.great_artefacts[:]
    state.shuffle(great)
    for site in range(len(config.sites)):
        state.relics[site] = bytes(sorted(great.pop() for _ in range(config.relics)))
    state.display = bytes(sorted(great.pop() for _ in range(config.display)))
    state.box = bytes(sorted(great))


class RemoveFaction(Question[BattaliaState]):
    """BT-2P-1 by agreement: the first player names the faction that is left out.

    If several are left out, the next players name the others in turn.
    """

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.REMOVE | faction << 8 for faction in factions_in_game(state)]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.removed |= 1 << first_of(code)
        e.FACTION_REMOVED.tell(state, seat, first_of(code))
        if len(bits_of(state.removed)) < state.config.left_out:
            frame[ASKED] = (seat + 1) % state.seats
            return
        state.frames.pop()
        state.active = state.first
        state.config.setting_up.lay(state)

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.REMOVE:
            return []
        return [Refusal(state.config.pool_rule, faction=c.FACTIONS[first_of(code)])]


class InOrder(Step[BattaliaState]):
    """A choice in the set-up that all players make in turn."""

    def rounds(self, state: BattaliaState) -> int:
        """How often each player chooses."""
        return 1

    def seat_of(self, state: BattaliaState, count: int) -> Seat:
        """Whose choice it is after `count` others: the reverse order of factions (BT-SET-11)."""
        return (state.first + state.seats - 1 - count % state.seats) % state.seats

    def owed(self, state: BattaliaState, frame: Frame) -> int:
        if frame[CHOSEN] >= self.rounds(state) * state.seats:
            return 0
        return 1 << self.seat_of(state, frame[CHOSEN])

    def go_on(self, state: BattaliaState, frame: Frame) -> None:
        state.frames.pop()


class ChooseFaction(InOrder):
    """BT-SET-10: players choose factions, clockwise from the first player."""

    def seat_of(self, state: BattaliaState, count: int) -> Seat:
        return (state.first + count) % state.seats

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.CHOOSE | f << 8 for f in factions_in_game(state) if f not in state.factions]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.factions = put(state.factions, seat, first_of(code))
        frame[CHOSEN] += 1
        e.FACTION_CHOSEN.tell(state, seat, first_of(code))

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.CHOOSE:
            return []
        rule = "BT-2P-1" if state.removed >> first_of(code) & 1 else "BT-SET-10"
        return [Refusal(rule, faction=c.FACTIONS[first_of(code)])]


class ChooseCity(InOrder):
    """BT-SET-11: the last to choose a faction is the first to choose a city."""

    def rounds(self, state: BattaliaState) -> int:
        return 1 if state.config.starts_with_cities else 0

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.SETTLE | cell << 8 for cell in state.config.start if not state.owners[cell]]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.set_chip(first_of(code), seat + 1, 1)
        frame[CHOSEN] += 1
        e.SETTLED.tell(state, seat, first_of(code))

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.SETTLE:
            return []
        return [Refusal("BT-SET-11", cell=state.config.cell_words[first_of(code)])]
