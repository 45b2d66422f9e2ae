"""The state of a game of Battalia: cards in zones, decks, the board, and who has seen what.

Zones, decks and board rows are immutable byte strings in a few lists: copies share them, and a
change replaces one. Cards in unknown order are held in no order at all: in a deck only the visible
top card and the cards put under it have a place, and the next card is drawn when it is turned up.
The game is the same as with shuffled decks, and nobody, not even a search, can ever peek.
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.battalia.model.config import HEROES, Config
from stormhall.battalia.model.geography import Geography
from stormhall.battalia.model.layout import EMPTY_BYTES, NOBODY, NONE, ZONES
from stormhall.kernel.core.notation import verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Options, State, StateRules
from stormhall.kernel.core.step import Step
from stormhall.kernel.ruleset import find

BOARD_ROWS: Final = ("tiles", "exits", "terrains", "owners", "levels", "blocked")
BEFORE_BOARD: Final = (
    "factions", "zones", "nation_seen", "limbo", "display", "box", "scrapped",
    "tops", "loose", "bottoms", "searched",
)  # fmt: skip
AFTER_BOARD: Final = ("heroes", "relics", "relics_seen", "seals", "nation_traced", "module_rows")
"""The bytes of a state, and lists of them, in the order in which it is packed."""


class BattaliaState(State):
    """All of one game at one moment; the docstring of the module says how cards are held."""

    def __init__(self, config: Config, options: Options, rng: int) -> None:
        super().__init__(config.seats, options, rng)
        self.config: Final = config
        self.day = 1
        self.first = 0
        self.active = 0
        self.ended = 0
        self.factions = EMPTY_BYTES  # by seat
        self.removed = 0  # mask of the factions that are not in the game
        self.zones: list[bytes] = []
        self.nation_seen = EMPTY_BYTES  # by seat: who knows its nation as a set
        self.nation_traced = EMPTY_BYTES  # by seat: who traces all cards of its nation
        self.borrowed = NONE
        self.borrower = NONE
        self.lender = 0
        self.borrowed_laid = 0
        self.limbo = EMPTY_BYTES
        self.display = EMPTY_BYTES
        self.box = EMPTY_BYTES  # Great Artefacts that left the game unseen
        self.scrapped = EMPTY_BYTES  # terrain cards that left the game
        self.tops: list[bytes] = []  # by deck, in order, the last card is the visible one
        self.loose: list[bytes] = []  # by deck, sorted: in unknown order
        self.bottoms: list[bytes] = []  # by deck, in order, the first card is the lowest
        self.supplies = 0
        self.searched = EMPTY_BYTES  # by seat: mask of unit decks it knows as a set
        self.tiles = EMPTY_BYTES  # by square from here on
        self.exits = EMPTY_BYTES
        self.terrains = EMPTY_BYTES
        self.owners = EMPTY_BYTES  # seat + 1
        self.levels = EMPTY_BYTES  # of a city that was left without a chip: see `leave_city`
        self.blocked = EMPTY_BYTES
        self.heroes = EMPTY_BYTES  # squares, two per seat
        self.relics: list[bytes] = []  # hidden Great Artefacts by site
        self.relics_seen = EMPTY_BYTES  # by site: who knows all cards there
        self.seals = EMPTY_BYTES  # by site: mask of seats
        self.annexed = 0  # mask of seats that have annexed a neutral city
        self.attacked = 0
        self.module_rows: list[bytes] = []  # what modules remember
        self.quoted: list[int] | None = None  # a list only if a price is asked for, not paid
        self.paid_for: list[int] = []  # purpose and arguments of the last payment without choice
        self._geography: Geography | None = None

    def game_config(self) -> Config:
        return self.config

    def steps(self) -> list[Step[Any]]:
        return self.config.steps

    def clone(self) -> BattaliaState:
        copy = BattaliaState(self.config, self.options, self.rng)
        copy.named_rolls = self.named_rolls[:]
        copy.frames = [frame[:] for frame in self.frames]
        copy.owed = self.owed
        copy.number = self.number
        copy.day = self.day
        copy.first = self.first
        copy.active = self.active
        copy.ended = self.ended
        copy.factions = self.factions
        copy.removed = self.removed
        copy.zones = self.zones[:]
        copy.nation_seen = self.nation_seen
        copy.nation_traced = self.nation_traced
        copy.borrowed = self.borrowed
        copy.borrower = self.borrower
        copy.lender = self.lender
        copy.borrowed_laid = self.borrowed_laid
        copy.limbo = self.limbo
        copy.display = self.display
        copy.box = self.box
        copy.scrapped = self.scrapped
        copy.tops = self.tops[:]
        copy.loose = self.loose[:]
        copy.bottoms = self.bottoms[:]
        copy.supplies = self.supplies
        copy.searched = self.searched
        copy.tiles = self.tiles
        copy.exits = self.exits
        copy.terrains = self.terrains
        copy.owners = self.owners
        copy.levels = self.levels
        copy.blocked = self.blocked
        copy.heroes = self.heroes
        copy.relics = self.relics[:]
        copy.relics_seen = self.relics_seen
        copy.seals = self.seals
        copy.annexed = self.annexed
        copy.attacked = self.attacked
        copy.module_rows = self.module_rows[:]
        copy._geography = self._geography
        return copy

    def pack(self) -> list[object]:
        return [
            *self.pack_machine(),
            [self.day, self.first, self.active, self.ended, self.removed],
            [self.borrowed, self.borrower, self.lender, self.borrowed_laid, self.supplies],
            [self.annexed, self.attacked],
            *[_hex(getattr(self, name)) for name in BEFORE_BOARD],
            [_hex(getattr(self, name)) for name in BOARD_ROWS],
            *[_hex(getattr(self, name)) for name in AFTER_BOARD],
        ]

    def unpack(self, packed: list[Any]) -> None:
        """Restore what `pack` has packed, except for what the constructor has set."""
        self.unpack_machine(packed)
        self.day, self.first, self.active, self.ended, self.removed = packed[7]
        self.borrowed, self.borrower, self.lender, self.borrowed_laid, self.supplies = packed[8]
        self.annexed, self.attacked = packed[9]
        board = 10 + len(BEFORE_BOARD)
        names = [*BEFORE_BOARD, *BOARD_ROWS, *AFTER_BOARD]
        values = [*packed[10:board], *packed[board], *packed[board + 1 :]]
        for name, value in zip(names, values, strict=True):
            if isinstance(value, str):
                setattr(self, name, bytes.fromhex(value))
            else:
                setattr(self, name, [bytes.fromhex(row) for row in value])

    def rules(self) -> StateRules:
        return find(self.config.game, self.config.rulings.version)

    def refusals(self, seat: int, code: int) -> list[Refusal]:
        refusals = super().refusals(seat, code)
        if not refusals or refusals[0].rule != "SH-STEP":
            return refusals
        for frame in reversed(self.frames):
            if frame[0] in self.config.comes_first:
                return [Refusal(self.config.comes_first[frame[0]])]
        rule = self.config.moments.get(verb_of(code))
        return refusals if rule is None else [Refusal(rule)]

    # Zones.

    def zone(self, seat: int, zone: int) -> bytes:
        """A player's cards or records in a zone."""
        return self.zones[seat * ZONES + zone]

    def set_zone(self, seat: int, zone: int, content: bytes) -> None:
        """Replace what a player has in a zone."""
        self.zones[seat * ZONES + zone] = content

    def add_to_zone(self, seat: int, zone: int, content: bytes) -> None:
        """Add cards or a record at the end of a zone."""
        self.zones[seat * ZONES + zone] += content

    # The board.

    def geography(self) -> Geography:
        """What follows from tiles, owners and seals; worked out once for each board."""
        cached = self._geography
        if cached is None:
            cached = Geography(
                self.config, self.tiles, self.exits, self.owners, self.levels, self.blocked,
                self.seals,
            )  # fmt: skip
            self._geography = cached
        return cached

    def set_tile(self, cell: int, tile: int, exits: int, terrain: int) -> None:
        """Lay a terrain card on a square."""
        self.tiles = put(self.tiles, cell, tile)
        self.exits = put(self.exits, cell, exits)
        self.terrains = put(self.terrains, cell, terrain)
        self._geography = None

    def set_chip(self, cell: int, owner: int, level: int) -> None:
        """Lay a chip on a square: owner is seat + 1, NEUTRAL_OWNER or NOBODY."""
        self.owners = put(self.owners, cell, owner)
        self.levels = put(self.levels, cell, level)
        self._geography = None

    def leave_city(self, cell: int, seat: int) -> None:
        """Leave a conquered city without a chip. If its conqueror may not annex it (BT-BAT-24), his
        seat + 1 stands where cities with a chip have their level."""
        self.set_chip(cell, NOBODY, seat + 1 if self.config.others_annex else 0)

    def leaver(self, cell: int) -> int:
        """The seat that conquered a city without laying a chip and may not annex it, or -1."""
        return self.levels[cell] - 1 if self.owners[cell] == NOBODY else -1

    def set_seal(self, site: int, mask: int) -> None:
        """Lay seals on a sanctuary."""
        self.seals = put(self.seals, site, mask)
        self._geography = None

    def block(self, blocked: bytes) -> None:
        """Mark squares as impassable (BT-BLD-15)."""
        self.blocked = blocked
        self._geography = None

    def hero(self, seat: int, figure: int) -> int:
        """The square of a hero, or NONE."""
        return self.heroes[seat * HEROES + figure]

    def put_hero(self, seat: int, figure: int, cell: int) -> None:
        """Place a hero on a square, or off the board with NONE."""
        self.heroes = put(self.heroes, seat * HEROES + figure, cell)

    def heroes_at(self, seat: int, cell: int) -> list[int]:
        """A player's figures on a square."""
        first = seat * HEROES
        return [figure for figure in range(HEROES) if self.heroes[first + figure] == cell]

    def may_lay_borrowed(self, seat: int) -> bool:
        """BT-GRT-HAN-2: whether a player has borrowed a card that is not laid yet."""
        return seat == self.borrower and not self.borrowed_laid

    def foreseen(self, seat: int) -> int:
        """How many of the next cards of his nation a player knows in order."""
        for module in self.config.at_nations:
            return module.foreseen(self, seat)
        return 0

    def opponents(self, seat: int) -> list[int]:
        """The seats against which a player may act, clockwise from his left."""
        return self.config.opponents[seat]


def _hex(value: bytes | list[bytes]) -> object:
    return value.hex() if isinstance(value, bytes) else [row.hex() for row in value]


def put(row: bytes, index: int, value: int) -> bytes:
    """A row with one value replaced."""
    return row[:index] + bytes((value,)) + row[index + 1 :]


def without(cards: bytes, index: int) -> bytes:
    """A zone without the card at a place."""
    return cards[:index] + cards[index + 1 :]


def with_card(cards: bytes, card: int) -> bytes:
    """A sorted zone with one more card."""
    return bytes(sorted(cards + bytes((card,))))
