"""The seams of the game: what a module may add or change, and where.

A module is one object for one table. In `equip` it adds its steps, actions, purposes and guards to
the config's tables and claims rows of the state as its memory. Then the config collects for each
list of `SEAMS` the modules that override one of its methods, in the order of the modules. The base
game has no modules, so its lists are empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeVar

from stormhall.kernel.core.plain import Named
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.table.document_reader import Reader

if TYPE_CHECKING:
    from stormhall.battalia.model.state import BattaliaState

ModuleType = TypeVar("ModuleType", bound="Module")


class Module(Named):
    """A part of the rules that can be switched on; every method is a seam and does nothing here."""

    # Time.

    def new_turn(self, state: BattaliaState, seat: Seat) -> None:
        """Called when a player's turn begins (config.at_turns)."""

    def week_over(self, state: BattaliaState) -> None:
        """Called after the last turn of a week, before the Oracle turns (config.at_weeks)."""

    def new_day(self, state: BattaliaState) -> None:
        """Called after the Oracle has turned, before anybody acts (config.at_days)."""

    # The board.

    def tile_laid(self, state: BattaliaState, cell: int) -> None:
        """Called after a terrain card was laid or replaced from the pool (config.at_tiles)."""

    def tiles_exchanged(self, state: BattaliaState, one: int, other: int) -> None:
        """Called after two terrain cards on the board changed places (config.at_tiles)."""

    # Hand cards that have been transformed (config.at_hands).

    def promoted(self, state: BattaliaState, seat: Seat, card: int) -> None:
        """Called after a promoted card came to the hand in place of the old one."""

    def is_changed(self, state: BattaliaState, seat: Seat, card: int) -> bool:
        """Whether all such cards in a hand have been transformed this turn (BT-TRF-2)."""
        return False

    def left_hand(self, state: BattaliaState, seat: Seat, card: int) -> None:
        """Called after a card was laid from the hand, but not as a transformation's target."""

    def comes_to_lie(self, state: BattaliaState, seat: Seat, card: int, flags: int) -> bool:
        """Called for the card that a transformation brings; whether the module lays it open."""
        return False

    def left_as_target(self, state: BattaliaState, seat: Seat, card: int) -> None:
        """Called after a card was laid from the hand as a transformation's target."""

    # Heroes.

    def used_up(self, state: BattaliaState, seat: Seat, figure: int) -> int:
        """Mask of what a hero has used up this turn (config.at_heroes)."""
        return 0

    def holds_hero(self, state: BattaliaState, seat: Seat, figure: int) -> str:
        """The rule that stops a hero; an empty string if he may move (config.at_moves)."""
        return ""

    # Lines of cards.

    def holds_line(self, state: BattaliaState, seat: Seat, purpose: int, args: list[int]) -> bool:
        """Whether a laid line must wait before it is carried out (config.at_lines)."""
        return False

    # Attacks (config.at_attacks).

    def bars_place(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        """The rule against a player attacking another's place; an empty string if none."""
        return ""

    def hides_place(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        """The rule against attacking a place, neutral or owned; an empty string if none."""
        return ""

    def bars_hero(self, state: BattaliaState, seat: Seat, other: Seat, cell: int) -> str:
        """The rule against attacking another's hero on a square; an empty string if none."""
        return ""

    def reaches(self, state: BattaliaState, seat: Seat, figure: int) -> list[int]:
        """The squares that a hero can attack without standing there."""
        return []

    def unarmed(self, state: BattaliaState, frame: Frame) -> bool:
        """Whether an attack needs no weapon to open it."""
        return False

    def could_add(self, state: BattaliaState, frame: Frame, seat: Seat) -> int:
        """BT-BAT-28: what it may still add at most to an attacker's lead, apart from his cards."""
        return 0

    # A battle under way (config.at_battles).

    def announced(self, state: BattaliaState, frame: Frame) -> None:
        """Called after target and heroes are named, before any card is laid."""

    def opened(self, state: BattaliaState, frame: Frame) -> None:
        """Called after the attacker has completed the opening, before the other side acts."""

    def answered(self, state: BattaliaState, frame: Frame) -> None:
        """Called after the defender has completed a volley."""

    def volley_begins(self, state: BattaliaState, frame: Frame) -> None:
        """Called before a player lays a volley; the frame says which side."""

    def lays(self, state: BattaliaState, frame: Frame, side: int, source: int) -> None:
        """Called before a source is laid in a battle line; `laid` follows."""

    def laid(self, state: BattaliaState, frame: Frame, side: int, card: int, strength: int) -> None:
        """Called after one use of a card has joined a battle line."""

    def battle_over(self, state: BattaliaState, frame: Frame) -> None:
        """Called after a battle, retreat or surrender, before laid cards are cleared."""

    def refills(self, state: BattaliaState, attacker: Seat, defender: Seat) -> None:
        """Called after the defender's cards are cleared at the end of a battle."""

    def add_battle_offers(
        self, state: BattaliaState, frame: Frame, seat: Seat, codes: list[Code]
    ) -> None:
        """Add what else a player can do while battle cards are laid."""

    def take_in_battle(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        """Carry out such a choice; its verb is in `config.battle_verbs`."""

    def why_not_in_battle(
        self, state: BattaliaState, frame: Frame, seat: Seat, code: Code
    ) -> list[Refusal]:
        """The rules against such a choice that is not offered."""
        return []

    # Strength (config.at_strength).

    def strength(self, state: BattaliaState, seat: Seat, card: int, kind: int) -> int:
        """The extra strength of one use of a card in a line of this player."""
        return 0

    def morale(self, state: BattaliaState, seat: Seat, bonus: int) -> int:
        """The morale that each hero of this player adds; `bonus` is the value so far."""
        return bonus

    def total(self, state: BattaliaState, frame: Frame, side: int, total: int) -> int:
        """The total of a side; `total` is the value so far."""
        return total

    # The order of nations (config.at_nations).

    def nation_changed(self, state: BattaliaState, seat: Seat) -> None:
        """Called after cards were drawn from a nation or it was shuffled."""

    def foreseen(self, state: BattaliaState, seat: Seat) -> int:
        """How many of the next cards of a nation its owner knows in order."""
        return 0

    # Information (config.modules).

    def write(self, state: BattaliaState, viewer: int) -> Mapping[str, object]:
        """What the viewer knows of the module's components; views have it under its name."""
        return {}

    def has_secrets(self) -> bool:
        """Whether seats and spectators know different things of its components."""
        return False

    def figures(self, state: BattaliaState, viewer: int) -> Mapping[str, object]:
        """Figures of the module for a screen, as far as the viewer knows them."""
        return {}

    def read(self, state: BattaliaState, reader: Reader) -> None:
        """Restore what `write` has written; a missing key leaves its part as dealt."""

    def filled(self, state: BattaliaState) -> None:
        """Called after a document is read and what it hides is filled in."""

    def claim(self, state: BattaliaState, card: int) -> bool:
        """Take a creation card out of the module's places for a position; whether it was there."""
        return False

    def factions_named(self, reader: Reader) -> list[int]:
        """The factions that a document names by what the module has of theirs; a person who names
        no factions means these."""
        return []

    def complete(self, state: BattaliaState, reader: Reader) -> None:
        """Called for what a person writes, when all that is named is where it belongs; `reader` is
        that of the whole document."""

    def redeal(self, state: BattaliaState, viewer: int, chance: Chance) -> None:
        """Redraw what the viewer cannot know of the module's components."""

    def place_units(
        self, state: BattaliaState, viewer: int, chance: Chance, kind: int, cards: list[int]
    ) -> list[bytes]:
        """Starting units of a rank that seats must hold in a world of the viewer (config.at_units).

        Unknown units of this rank may be any of `cards`.
        """
        return []

    def knows_box(self, state: BattaliaState, viewer: int) -> bool:
        """Whether the viewer knows as a set the Great Artefacts that nobody can see."""
        return False

    def in_box(self, state: BattaliaState) -> bytes:
        """The Great Artefacts in the box that all have seen go there."""
        return b""

    # Invariants (config.modules).

    def box(self, state: BattaliaState) -> bytes:
        """The creation cards that the module brings into the game."""
        return b""

    def held(self, state: BattaliaState) -> bytes:
        """The creation cards in places of the module."""
        return b""

    def defects(self, state: BattaliaState) -> Defects:
        """The broken invariants of the module, as path and problem."""
        return []


SEAMS: Final[dict[str, tuple[str, ...]]] = {
    "at_turns": ("new_turn",),
    "at_weeks": ("week_over",),
    "at_days": ("new_day",),
    "at_tiles": ("tile_laid", "tiles_exchanged"),
    "at_hands": ("promoted", "is_changed", "left_hand", "comes_to_lie", "left_as_target"),
    "at_heroes": ("used_up",),
    "at_moves": ("holds_hero",),
    "at_lines": ("holds_line",),
    "at_attacks": (
        "bars_place", "hides_place", "bars_hero", "reaches", "unarmed", "could_add",
    ),
    "at_battles": (
        "announced", "opened", "answered", "volley_begins", "lays", "laid", "battle_over",
        "refills", "add_battle_offers",
    ),
    "at_strength": ("strength", "morale", "total"),
    "at_nations": ("nation_changed", "foreseen"),
    "at_units": ("place_units",),
}  # fmt: skip
"""By list of the config: the seams that are called through it."""


def overriding(modules: list[ModuleType], base: type, seams: tuple[str, ...]) -> list[ModuleType]:
    """The modules, in their order, whose classes below `base` define one of the seams."""
    return [module for module in modules if _overrides(type(module), base, seams)]


def _overrides(cls: type, base: type, seams: tuple[str, ...]) -> bool:
    below = cls.__mro__[: cls.__mro__.index(base)]
    return any(seam in each.__dict__ for each in below for seam in seams)
