"""Metamorpha, the helper who changes with the terrain (SG-MET-01 to -16, SG-CHG-09).

Her row holds her square, then for each hero of each seat the mask of terrains whose power it has
used this turn. What a power does stands in `powers`, one class for each.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.zones import uses_of
from stormhall.battalia.model.board import GATE
from stormhall.battalia.model.cards import CARD_WORDS, IS_ZEALOT, TERRAINS
from stormhall.battalia.model.config import HEROES, Config
from stormhall.battalia.model.module import Document, Module
from stormhall.battalia.model.notation import BORROWED, OPEN_SLOT, SOURCE_WORDS
from stormhall.battalia.model.state import HAND, NONE, OPEN, RECORD, ZONES, BattaliaState, put
from stormhall.battalia.rules.actions import Deed
from stormhall.battalia.rules.battle.strength import SENT, UNARMED
from stormhall.battalia.rules.paying.payment import (
    Purpose,
    card_of_source,
    commit,
    has_source,
    lay_source,
    spend_slot,
    why_not_has,
)
from stormhall.battalia.stormgates.model.config import GATE_NUMBER, StormConfig
from stormhall.battalia.stormgates.positions.problems import flaw
from stormhall.battalia.stormgates.rules.metamorpha.powers import Power, powers_for
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.table.document_reader import Reader

ACTIVATE: Final = 128
WORDS: Final[dict[int, str]] = {ACTIVATE: "activate {hero} {card}"}

FIRST_CENSUS: Final = 1
SQUARE: Final = 0
USED: Final = 1
"""Where the masks begin in her row."""


class Metamorpha(Module):
    """A neutral figure on the board whose power is that of the terrain under her."""

    def __init__(self) -> None:
        super().__init__("metamorpha")
        self.row = -1
        self.powers: dict[int, Power] = {}

    def equip(self, config: Config) -> None:
        """SG-CHG-09: powers are limited per hero, so heroes are told apart."""
        assert isinstance(config, StormConfig)
        self.row = config.claim_row()
        self.powers = powers_for(config)
        config.add_deed(Activating(self, config.add_purpose(Activation(self))))
        config.heroes_differ = True
        config.battle_verbs[ACTIVATE] = self
        config.at_turns.append(self)
        config.at_tiles.append(self)
        config.at_census.append(self)
        config.at_heroes.append(self)
        config.at_attacks.append(self)

    def lay_out(self, game: BattaliaState) -> None:
        """SG-MET-01: before the first census she is not there."""
        game.rows[self.row] = bytes((NONE,)) + bytes(game.seats * HEROES)

    # Where she is.

    def cell(self, game: BattaliaState) -> int:
        """Her square, or NONE."""
        return game.rows[self.row][SQUARE]

    def terrain(self, game: BattaliaState) -> int:
        """SG-MET-05: the terrain of the card under her, -1 if it has none or she is not there."""
        cell = self.cell(game)
        if cell == NONE or game.terrains[cell] >= len(TERRAINS):
            return -1
        return game.terrains[cell]

    def census(self, game: BattaliaState, number: int, counts: list[int]) -> None:
        """SG-MET-01: she enters on the gate of a die roll; rolls without a gate are repeated."""
        gates = {
            GATE_NUMBER[game.terrains[cell]]: cell
            for cell in range(game.config.cells)
            if game.tiles[cell] == GATE
        }
        if number != FIRST_CENSUS or not gates:
            return
        rolls = [game.die()]
        while rolls[-1] not in gates:
            rolls.append(game.die())
        self._place(game, gates[rolls[-1]])
        if game.log is not None:
            word = game.config.cell_words[self.cell(game)]
            game.tell("metamorpha-entered", {"rolls": rolls, "cell": word}, reveal=True)

    def tile_laid(self, game: BattaliaState, cell: int) -> None:
        """SG-MET-02, -03: she moves at once to every card that comes from the pool."""
        if self.cell(game) == NONE:
            return
        self._place(game, cell)
        if game.log is not None:
            game.tell("metamorpha-moved", {"cell": game.config.cell_words[cell]})

    def _place(self, game: BattaliaState, cell: int) -> None:
        game.rows[self.row] = put(game.rows[self.row], SQUARE, cell)

    # What heroes have used.

    def has_used(self, game: BattaliaState, seat: Seat, figure: int, terrain: int) -> bool:
        """SG-MET-07: whether a hero has used the power of a terrain this turn."""
        return bool(game.rows[self.row][USED + seat * HEROES + figure] >> terrain & 1)

    def used_up(self, game: BattaliaState, seat: Seat, figure: int) -> int:
        return game.rows[self.row][USED + seat * HEROES + figure]

    def use(self, game: BattaliaState, seat: Seat, figure: int, terrain: int) -> None:
        """Mark the power of a terrain as used by a hero, and carry it out."""
        row = game.rows[self.row]
        at = USED + seat * HEROES + figure
        game.rows[self.row] = put(row, at, row[at] | 1 << terrain)
        self.powers[terrain].use(game, seat, figure)

    def new_turn(self, game: BattaliaState, seat: Seat) -> None:
        """SG-CTL-11, SG-CHG-09: what heroes used comes back with the turn, not with a new hero."""
        row, at = game.rows[self.row], USED + seat * HEROES
        game.rows[self.row] = row[:at] + bytes(HEROES) + row[at + HEROES :]

    # Battles.

    def unarmed(self, game: BattaliaState, frame: Frame) -> bool:
        """SG-MET-13: the canyon's attack needs no weapon."""
        return bool(frame[SENT] & UNARMED)

    def why_not_in_battle(
        self, game: BattaliaState, frame: Frame, seat: Seat, code: Code
    ) -> list[Refusal]:
        """SG-MET-09: never inside a battle."""
        return [Refusal("SG-MET-09")]

    # Information: she is open to all.

    def write(self, game: BattaliaState, eyes: int) -> Document:
        cell, terrain = self.cell(game), self.terrain(game)
        return {
            "cell": game.config.cell_words[cell] if cell != NONE else None,
            "power": TERRAINS[terrain] if terrain >= 0 else None,
            "used": [
                {"seat": seat, "hero": figure + 1, "terrains": self._used_words(game, seat, figure)}
                for seat in range(game.seats)
                for figure in range(HEROES)
                if game.rows[self.row][USED + seat * HEROES + figure]
            ],
        }

    def _used_words(self, game: BattaliaState, seat: Seat, figure: int) -> list[str]:
        return [
            word
            for terrain, word in enumerate(TERRAINS)
            if self.has_used(game, seat, figure, terrain)
        ]

    def read(self, game: BattaliaState, reader: Reader) -> None:
        if reader.document.get("cell") is not None:
            cells = {word: i for i, word in enumerate(game.config.cell_words)}
            cell = reader.word("cell", cells, NONE)
            if cell != NONE and not game.tiles[cell]:
                reader.defect("cell", flaw("no-card-there"))
            self._place(game, cell)
        index = {word: i for i, word in enumerate(TERRAINS)}
        for entry in reader.each("used"):
            seat = entry.integer("seat", 0, game.seats - 1, 0)
            figure = entry.integer("hero", 1, HEROES, 1) - 1
            mask = 0
            for terrain in entry.words("terrains", index):
                mask |= 1 << terrain
            at = USED + seat * HEROES + figure
            game.rows[self.row] = put(game.rows[self.row], at, mask)

    def defects(self, game: BattaliaState) -> Defects:
        cell = self.cell(game)
        if cell != NONE and (cell >= game.config.cells or not game.tiles[cell]):
            return [(self.name, flaw("she-stands"))]
        return []


class Activation(Purpose):
    """SG-MET-06: the line of the fee; the arguments are the hero and the terrain of the power."""

    def __init__(self, module: Metamorpha) -> None:
        super().__init__("activation", ("hero", "terrain"))
        self.module: Final = module

    def carry_out(self, game: BattaliaState, seat: Seat, args: list[int]) -> None:
        self.module.use(game, seat, args[0], args[1])


class Activating(Deed):
    """SG-MET-06 to -08: the action of using her power for a hero on her kind of terrain."""

    def __init__(self, module: Metamorpha, purpose: int) -> None:
        super().__init__([ACTIVATE])
        self.module: Final = module
        self.purpose: Final = purpose

    def offers(self, game: BattaliaState, seat: Seat, counts: list[int], found: list[Code]) -> None:
        if self.module.terrain(game) < 0:
            return
        power = self.module.powers[self.module.terrain(game)]
        for figure in range(HEROES):
            if self._why_not_hero(game, seat, figure) or not power.is_open(game, seat, figure):
                continue
            found += [
                ACTIVATE | figure << 8 | source << 16
                for source in fees(game, seat)
                if power.spares(game, seat, source)
            ]

    def _why_not_hero(self, game: BattaliaState, seat: Seat, figure: int) -> str:
        """The rule against using her power for a hero, or an empty text."""
        terrain = self.module.terrain(game)
        if terrain < 0:
            return "SG-MET-01" if self.module.cell(game) == NONE else "SG-MET-05"
        cell = game.hero(seat, figure)
        if cell == NONE or game.terrains[cell] != terrain:
            return "SG-MET-06"
        return "SG-MET-07" if self.module.has_used(game, seat, figure, terrain) else ""

    def take(self, game: BattaliaState, seat: Seat, code: Code) -> None:
        figure, source = code >> 8 & 0xFF, code >> 16
        card = card_of_source(game, seat, source)
        if source >= OPEN_SLOT:
            spend_slot(game, seat, source - OPEN_SLOT, 1)
        else:
            lay_source(game, seat, source, uses_of(game, card))  # SG-MET-08: it does nothing else
        terrain = self.module.terrain(game)
        if game.log is not None:
            facts = {"seat": seat, "hero": figure + 1, "terrain": TERRAINS[terrain]}
            game.tell("activated", {**facts, "card": CARD_WORDS[card]})
        commit(game, seat, game.config.purposes[self.purpose], [figure, terrain])

    def why_not(self, game: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        figure, source = code >> 8 & 0xFF, code >> 16
        rule = self._why_not_hero(game, seat, figure)
        if rule:
            return [Refusal(rule, hero=figure + 1)]
        refusals = why_not_fee(game, seat, source)
        power = self.module.powers[self.module.terrain(game)]
        if not power.is_open(game, seat, figure) or not power.spares(game, seat, source):
            refusals.append(Refusal(power.rule, hero=figure + 1))
        return refusals


def fees(game: BattaliaState, seat: Seat) -> list[int]:
    """SG-MET-08: cards of the hand, the borrowed one, and copies of doubled zealots."""
    found = [card for card in sorted(set(game.zones[seat * ZONES + HAND])) if not IS_ZEALOT[card]]
    if seat == game.borrower and not game.borrowed_laid and not IS_ZEALOT[game.borrowed]:
        found.append(BORROWED)
    records = game.zones[seat * ZONES + OPEN]
    seen: list[bytes] = []
    for i in range(0, len(records), RECORD):
        record = records[i : i + RECORD]
        if IS_ZEALOT[record[0]] and record not in seen:
            seen.append(record)
            found.append(OPEN_SLOT + i // RECORD)
    return found


def why_not_fee(game: BattaliaState, seat: Seat, source: int) -> list[Refusal]:
    """Why something is not the fee: it is not there, not of the hand, or a zealot not doubled."""
    refusals = why_not_has(game, seat, source)
    if not refusals and (not has_source(game, seat, source) or source not in fees(game, seat)):
        refusals.append(Refusal("SG-MET-08", card=SOURCE_WORDS[source]))
    return refusals
