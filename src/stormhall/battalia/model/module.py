"""The seams of the game: what a module may add or change, and where.

A module is one object for one table. In `equip` it adds its steps, actions, purposes and guards to
the config's tables and claims rows of the state for what it must remember. Then the config collects
for each list of `SEAMS` the modules that override one of its methods, in the order of the modules.
The base game has no module: its lists are empty.
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
        """A player's turn begins (config.at_turns)."""

    def week_over(self, state: BattaliaState) -> None:
        """All turns of the seventh day are over, the Oracle has not turned (config.at_weeks)."""

    def new_day(self, state: BattaliaState) -> None:
        """The Oracle has turned, nobody has acted yet (config.at_days)."""

    # The board.

    def tile_laid(self, state: BattaliaState, cell: int) -> None:
        """A terrain card was laid or came from the pool in place of one (config.at_tiles)."""

    # Cards of the hand that have had their transformation (config.at_hands).

    def promoted(self, state: BattaliaState, seat: Seat, card: int) -> None:
        """A card has come to the hand in place of one that it was promoted from."""

    def is_changed(self, state: BattaliaState, seat: Seat, card: int) -> bool:
        """Whether all such cards of a hand have had their transformation this turn (BT-TRF-2)."""
        return False

    def left_hand(self, state: BattaliaState, seat: Seat, card: int) -> None:
        """A card has been laid from the hand, not as the target of a transformation."""

    def comes_to_lie(self, state: BattaliaState, seat: Seat, card: int, flags: int) -> bool:
        """A transformation has brought a card: whether the module says how it lies open."""
        return False

    def left_as_target(self, state: BattaliaState, seat: Seat, card: int) -> None:
        """A card has been laid from the hand as the target of a transformation."""

    def tiles_exchanged(self, state: BattaliaState, one: int, other: int) -> None:
        """Two terrain cards of the board have changed places (config.at_tiles)."""

    # Heroes.

    def used_up(self, state: BattaliaState, seat: Seat, figure: int) -> int:
        """What a hero has used of this turn's possibilities, as a mask (config.at_heroes)."""
        return 0

    def holds_hero(self, state: BattaliaState, seat: Seat, figure: int) -> str:
        """The rule by which a hero does not move now, or an empty string (config.at_moves)."""
        return ""

    # Lines of cards.

    def holds_line(self, state: BattaliaState, seat: Seat, purpose: int, args: list[int]) -> bool:
        """Whether a laid line must wait before it is carried out (config.at_lines)."""
        return False

    # Attacks and battles (config.at_attacks: who bars or widens attacks).

    def bars_place(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        """The rule that forbids a player to attack the place on a square, or an empty string."""
        return ""

    def bars_hero(self, state: BattaliaState, seat: Seat, other: Seat, cell: int) -> str:
        """The rule that forbids a player to attack another's hero on a square."""
        return ""

    def reaches(self, state: BattaliaState, seat: Seat, figure: int) -> list[int]:
        """Squares that a hero can attack now without standing there."""
        return []

    def unarmed(self, state: BattaliaState, frame: Frame) -> bool:
        """Whether an attack needs no weapon to open it."""
        return False

    # A battle under way (config.at_battles).

    def announced(self, state: BattaliaState, frame: Frame) -> None:
        """Target and heroes are named, no card is laid."""

    def opened(self, state: BattaliaState, frame: Frame) -> None:
        """The attacker has completed the opening, the other side has done nothing."""

    def answered(self, state: BattaliaState, frame: Frame) -> None:
        """The defender has completed a volley."""

    def volley_begins(self, state: BattaliaState, frame: Frame) -> None:
        """A player is to lay cards; the frame says which side."""

    def lays(self, state: BattaliaState, frame: Frame, side: int, source: int) -> None:
        """A source is about to be laid in a battle line; `laid` follows."""

    def laid(self, state: BattaliaState, frame: Frame, side: int, card: int, strength: int) -> None:
        """One use of a card has joined a battle line."""

    def battle_over(self, state: BattaliaState, frame: Frame) -> None:
        """A battle, a retreat or a surrender is decided; laid cards are not cleared yet."""

    def refills(self, state: BattaliaState, attacker: Seat, defender: Seat) -> None:
        """The defender's cards are cleared after a battle."""

    def add_battle_offers(
        self, state: BattaliaState, frame: Frame, seat: Seat, codes: list[Code]
    ) -> None:
        """Add what else may be done while battle cards are laid."""

    def take_in_battle(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        """Do what was offered there; the verb is in `config.battle_verbs`."""

    def why_not_in_battle(
        self, state: BattaliaState, frame: Frame, seat: Seat, code: Code
    ) -> list[Refusal]:
        """The rules against what was not offered there."""
        return []

    # Strength (config.at_strength).

    def strength(self, state: BattaliaState, seat: Seat, card: int, kind: int) -> int:
        """The extra strength of one use of a card in a line of this player."""
        return 0

    def morale(self, state: BattaliaState, seat: Seat, bonus: int) -> int:
        """The morale that each hero of this player adds, `bonus` being the value so far."""
        return bonus

    def total(self, state: BattaliaState, frame: Frame, side: int, total: int) -> int:
        """The total of a side, `total` being the value so far."""
        return total

    # The order of nations (config.at_nations).

    def nation_changed(self, state: BattaliaState, seat: Seat) -> None:
        """Cards of a nation were drawn, or it was shuffled."""

    def foreseen(self, state: BattaliaState, seat: Seat) -> int:
        """How many of the next cards of a nation its owner knows in their order."""
        return 0

    # Information (config.modules).

    def write(self, state: BattaliaState, viewer: int) -> Mapping[str, object]:
        """What the viewer knows of the module's components; it stands under the module's name."""
        return {}

    def figures(self, state: BattaliaState, viewer: int) -> Mapping[str, object]:
        """Figures of the module for a screen, as far as the viewer knows them."""
        return {}

    def read(self, state: BattaliaState, reader: Reader) -> None:
        """The inverse of `write`; a key that a person leaves out stays as it was dealt."""

    def filled(self, state: BattaliaState) -> None:
        """A whole document is read, and what it hides was filled with cards that agree with it."""

    def claim(self, state: BattaliaState, card: int) -> bool:
        """Take a creation card out of the module's places for a position; whether there is one."""
        return False

    def redeal(self, state: BattaliaState, viewer: int, chance: Chance) -> None:
        """Draw anew what the viewer cannot know of the module's components."""

    def place_units(
        self, state: BattaliaState, viewer: int, chance: Chance, kind: int, cards: list[int]
    ) -> list[bytes]:
        """Starting units of a rank that seats must hold in a world of the viewer (config.at_units).

        `cards` are those that unknown units of this rank may be.
        """
        return []

    def knows_box(self, state: BattaliaState, viewer: int) -> bool:
        """Whether the viewer knows the Great Artefacts that nobody can see as a set."""
        return False

    def in_box(self, state: BattaliaState) -> bytes:
        """Great Artefacts that all have seen go among those that nobody can see."""
        return b""

    # Invariants (config.modules).

    def box(self, state: BattaliaState) -> bytes:
        """The creation cards that the module brings into the game."""
        return b""

    def held(self, state: BattaliaState) -> bytes:
        """The creation cards that lie in places of the module."""
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
    "at_attacks": ("bars_place", "bars_hero", "reaches", "unarmed"),
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
    """Those of some modules, in their order, whose classes below `base` have one of the seams."""
    return [module for module in modules if _overrides(type(module), base, seams)]


def _overrides(cls: type, base: type, seams: tuple[str, ...]) -> bool:
    below = cls.__mro__[: cls.__mro__.index(base)]
    return any(seam in each.__dict__ for each in below for seam in seams)
