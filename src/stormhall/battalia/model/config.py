"""One table's board, components and rules, worked out once from the data and the options.

A config never changes and is shared by all copies of a game. It holds everything that modules add
or change: the board and its layout, the factions, the steps, the purposes of payments, the guards
of places, and lists of the modules that override a seam (`module.SEAMS`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stormhall.battalia.model import board as b
from stormhall.battalia.model import cards as c
from stormhall.battalia.model.board import cell_words
from stormhall.battalia.model.components import DATA
from stormhall.battalia.model.module import SEAMS, Module, overriding
from stormhall.battalia.model.rulings import Rulings
from stormhall.kernel.core.kinds import GameConfig
from stormhall.kernel.core.state import Options
from stormhall.kernel.core.step import Step

if TYPE_CHECKING:
    from stormhall.battalia.rules.actions import TurnAction
    from stormhall.battalia.rules.battle.guard import Guard
    from stormhall.battalia.rules.ending import Ending
    from stormhall.battalia.rules.paying.payment import Purpose
    from stormhall.battalia.rules.setup import SettingUp

HEROES: Final[int] = DATA["limits"]["heroes_per_player"]
HAND_SIZE: Final[int] = DATA["limits"]["hand_size"]
MULLIGAN: Final[int] = DATA["limits"]["mulligan_draw"]
AMBUSH_PLACES: Final[int] = DATA["limits"]["ambush_slots"]
SMALLEST_DECK: Final[int] = DATA["limits"]["creation_deck_min"]
TOP_LEVEL: Final[int] = DATA["limits"]["city_level_max"]
DAYS: Final[int] = DATA["variants"]["weeks_limit"]["days_per_week"]

NO_END: Final = 0
FULL_BOARD: Final = 1
LEVEL_FOUR_CITIES: Final = 2
POINTS: Final = 3
WEEKS: Final = 4
LAST_DAY: Final = 5
END_REASONS: Final[list[str]] = [
    "",
    "battalia-full-board",
    "battalia-level-four-cities",
    "battalia-points",
    "battalia-weeks",
    "battalia-last-day",
]


class Config(GameConfig):
    """All that is fixed before the first card of a game is dealt."""

    ending: Ending  # set by `equip`
    setting_up: SettingUp

    def __init__(self, seats: int, options: Options, version: int) -> None:
        super().__init__(seats)
        self.rulings: Final = Rulings(version)
        self.game = "battalia"  # its name in the hall
        self.scenario: Final = str(options["scenario"])
        self.facts: Final[dict[str, Any]] = DATA["scenarios"][self.scenario]
        self.edition: Final[dict[str, Any]] = self._edition(options)
        self.advanced: Final = bool(options["advanced"])
        self.unbound: Final = bool(options["unbound"])
        layout = self._layout(options)
        self._set_board(layout)
        self._set_places(layout, options)
        self._set_variants(options)
        self._set_end(seats, options)
        self._set_oracle(bool(options["oracle"]))
        self._set_tables()

    def _edition(self, options: Options) -> dict[str, Any]:
        edition: dict[str, Any] = DATA["editions"][str(options["edition"])]
        return edition

    def _layout(self, options: Options) -> dict[str, Any]:
        layout: dict[str, Any] = DATA["layouts"][str(self.seats)]
        return layout

    def _set_tables(self) -> None:
        """Make the tables of rules and the lists of seams, which `equip` fills."""
        self.steps: list[Step[Any]] = []
        self.purposes: list[Purpose] = []
        self.actions: list[TurnAction] = []
        self.action_of: dict[int, TurnAction] = {}
        self.guards: dict[int, Guard] = {}
        self.keeps_ride: list[int] = []  # verbs that do not end a ride (BT-MOV-4)
        self.moments: dict[int, str] = {}  # by verb: the rule that says when it is possible
        self.comes_first: dict[int, str] = {}  # by step: the rule that all else waits for it
        self.opponents: list[list[int]] = [
            [(seat + i) % self.seats for i in range(1, self.seats)] for seat in range(self.seats)
        ]
        self.universal_units: list[list[int]] = []
        """For each sort: its place among the cards of a rank, then the number of units by rank."""
        if self.unbound:
            counts = [unit["count_unbound"] for unit in DATA["units"]]
            self.universal_units.append([c.UNIVERSAL, *counts])
        self.first_seat = -1  # the first player; -1 if it is drawn
        self.smallest_deck = SMALLEST_DECK  # the size to which a creation deck may shrink
        self.heroes_differ = False  # whether a player's heroes can differ
        self.which_hero = -1  # the step that asks which of two different heroes is hired
        self.row_count = 0  # how many rows of a state belong to modules
        self.modules: list[Module] = []
        self.battle_verbs: dict[int, Module] = {}
        self.at_turns: list[Module] = []
        self.at_weeks: list[Module] = []
        self.at_days: list[Module] = []
        self.at_tiles: list[Module] = []
        self.at_lines: list[Module] = []
        self.at_moves: list[Module] = []
        self.at_heroes: list[Module] = []
        self.at_attacks: list[Module] = []
        self.at_battles: list[Module] = []
        self.at_strength: list[Module] = []
        self.at_nations: list[Module] = []
        self.at_hands: list[Module] = []
        self.at_units: list[Module] = []

    def collect_seams(self) -> None:
        """List the modules to call at each seam, after all modules are equipped."""
        for name, seams in SEAMS.items():
            setattr(self, name, overriding(self.modules, Module, seams))

    # What modules call in `equip`.

    def claim_row(self) -> int:
        """Reserve a row of the state for a module; its number."""
        self.row_count += 1
        return self.row_count - 1

    def add_step(self, step: Step[Any]) -> int:
        """Add a step; the number by which frames refer to it."""
        names = [other.name for other in self.steps]
        assert step.name not in names, f"two steps are called {step.name!r}"
        self.steps.append(step)
        return len(self.steps) - 1

    def add_purpose(self, purpose: Purpose) -> int:
        """Add a purpose; the number by which frames refer to it."""
        purpose.number = len(self.purposes)
        self.purposes.append(purpose)
        return purpose.number

    def add_action(self, action: TurnAction) -> None:
        """Add a kind of action to step 3."""
        self.actions.append(action)
        for verb in action.verbs:
            self.action_of[verb] = action

    def _set_board(self, layout: dict[str, Any]) -> None:
        self.height: int = layout["board"][0]
        self.width: int = layout["board"][1]
        self.cells: int = self.height * self.width
        self.cell_words: list[str] = cell_words(self.width, self.height)
        self.cell_index: dict[str, int] = {word: i for i, word in enumerate(self.cell_words)}
        self.in_play: list[bool] = [True] * self.cells
        for square in layout["out_of_play"]:
            self.in_play[self.cell(square)] = False
        self.near: list[int] = []  # four per square, -1 if no square in play is there
        for cell in range(self.cells):
            self.near.extend(self._neighbours(cell))

    def _neighbours(self, cell: int) -> list[int]:
        row, column = divmod(cell, self.width)
        neighbours: list[int] = []
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            y, x = row + down, column + right
            near = y * self.width + x
            inside = 0 <= y < self.height and 0 <= x < self.width and self.in_play[near]
            neighbours.append(near if inside else -1)
        return neighbours

    def cell(self, square: list[int]) -> int:
        """The number of a square given as row and column."""
        return int(square[0] * self.width + square[1])

    def _set_places(self, layout: dict[str, Any], options: Options) -> None:
        volcano = self.scenario == "volcano"
        self.start: list[int] = [self.cell(square) for square in layout["start"]]
        self.ruins: list[int] = [] if volcano else [self.cell(s) for s in layout["ruins"]]
        self.common: list[int] = self.ruins if "ruins_are_common_city" in self.facts else []
        neutral = [self.cell(square) for square in layout["neutral"]]
        extra = [self.cell(square) for square in layout["extra_neutral_for_variant"]]
        self.neutral_sets: list[list[int]] = [neutral, extra][
            : _whole(options, "neutrals_per_player")
        ]
        if self.common:  # BT-ALT-2: neutral cities on the start squares, no others
            self.neutral_sets = [self.start]
        self.starts_with_cities: bool = not self.common
        self.volcano: list[dict[str, Any]] = (
            DATA["special_terrain"]["volcano"]["cards"] if volcano else []
        )
        self.peak: int = -1
        self.sites: list[int] = []  # squares with hidden Great Artefacts
        self.site_element: list[int] = []  # faction whose gate the seal of a site opens
        for card in self.volcano:
            if card["kind"] == "sanctuary":
                self.sites.append(self.cell(card["square"]))
                self.site_element.append(c.FACTIONS.index(card["faction"]))
            if card["kind"] == "peak":
                self.peak = self.cell(card["square"])
        if self.common:
            self.sites = self.start
        self._set_gates()

    def _set_gates(self) -> None:
        """BT-VOL-4: find the sanctuary whose seal opens each side of the peak, as an index."""
        elements = {faction["element"]: i for i, faction in enumerate(DATA["factions"])}
        self.gates: list[int] = []
        for card in self.volcano:
            if card["kind"] == "peak":
                for side in "NESW":
                    self.gates.append(self.site_element.index(elements[card["gates"][side]]))

    def _set_variants(self, options: Options) -> None:
        chips = DATA["chips"][self.edition["chips"]]["per_player"]
        self.chips: list[int] = [chip["count"] for chip in chips]  # 1/2 chips, 3/4 chips
        self.top_level: int = TOP_LEVEL
        self.most_of_level: list[int] = [99] * (TOP_LEVEL + 1) + [0, 0]
        """By level: how many cities of that level a player may have."""
        self.captured_level: int = DATA["limits"]["captured_neutral_level"]
        self.great_artefacts: list[int] = sorted(
            c.GREAT + c.GREATS.index(great) for great in self.edition["great_artefacts"]
        )
        meta = DATA["great_artefacts_meta"]
        self.great_limit: int = self.facts.get("great_artefact_limit", meta["limit_per_player"])
        self.display: int = meta["in_display_by_players"].get(str(self.seats), self.seats + 1)
        if self.sites:
            self.display = 0  # BT-VOL-2, BT-ALT-3: all are hidden or have left the game
        self.relics: int = self.facts.get(
            "great_artefacts_per_sanctuary", self.facts.get("great_artefact_under_each_neutral", 0)
        )
        self.neutral_defence: int = _chosen(options, "neutral_defence", self.facts)
        self.ruins_defence: int = _chosen(options, "ruins_defence", self.facts)
        self.start_cities: int = _whole(options, "start_cities_per_player")
        heroes = options["start_heroes"]
        self.start_heroes: int = (
            heroes if isinstance(heroes, int) else self.facts.get("heroes_on_ruins_per_player", 0)
        )
        self._set_factions(options)
        self.retreats: list[int] = self.edition["retreat_steps"]
        self.others_annex: bool = (
            self.rulings.editions_differ and not self.edition["conqueror_annexes"]
        )
        """BT-BAT-24: whether a city that was left without a chip is closed to its conqueror."""
        self.lit_amulet_waits: bool = (
            self.rulings.editions_differ and self.edition["lit_amulet_waits"]
        )
        """BT-ORA-AMU: whether the first card must be used up before the second roll."""
        self.roads_without_city: bool = "road" in self.edition["no_city_exception"]
        self.is_home: list[bool] = b.IS_CITY[:]
        """By tile: whether it counts as its owner's city for heroes and connections."""
        self.level_bars: list[str] = ["" if city else "BT-UPG-1" for city in b.IS_CITY]
        """By tile: the rule against raising its level; an empty string if there is none."""
        self.is_covered: list[bool] = [False] * b.ALL_TILES
        """By tile: whether it is face down: its sides still matter, but no road crosses it."""
        self.ranged_rule = ""  # the rule that only a card that reaches opens an attack from afar
        self.covered_rule = ""  # the rule against entering a face-down card
        self.bars_retreat: list[bool] = b.IS_CITY[:]
        """By tile: whether a retreat must not end there if it is the attacker's (BT-RET-4)."""
        self.exchanged: list[bool] = [0 < tile < b.TILES for tile in range(b.ALL_TILES)]
        """By tile: whether the Staff can exchange it for another of its type."""
        self.staff_bars: list[str] = ["" if built else "BT-GRT-STA-2" for built in self.exchanged]
        """By tile: the rule against replacing it with the Staff; an empty string if none."""
        self.city_bars: list[str] = [""] * b.ALL_TILES
        """By tile: the rule against a city beside it; an empty string if there is none."""
        for tile in range(b.CITY_END, b.TILES):
            if b.IS_CITY[tile]:
                self.city_bars[tile] = "BT-BLD-6"
        if self.edition["city_next_to_ruins_forbidden"]:
            self.city_bars[b.RUINS] = "BT-BLD-7"
        if self.common:
            self.city_bars[b.RUINS] = "BT-BLD-6"
        self.city_bars[b.SANCTUARY] = "BT-VOL-3"

    def _set_factions(self, options: Options) -> None:
        self.factions: int = c.BASE_FACTIONS
        self.removal_chosen: bool = options["removed_faction"] == "chosen"
        self.left_out: int = int(DATA["setup"][str(self.seats)]["remove_faction"])
        """How many factions are not in the game (BT-2P-1)."""
        self.pool_rule = "BT-2P-5"  # the rule against naming a faction that is not in the game

    def _set_end(self, seats: int, options: Options) -> None:
        self.cities_to_end: int = _whole(options, "level4_cities_to_end")
        full = options["end_on_full_board"]
        self.ends_on_full_board: bool = (
            full if isinstance(full, bool) else "board_full" in self.facts["end"]
        )
        limits = [options["vp_limit"], self.facts.get("vp_limit", {}).get(str(seats))]
        points = [limit for limit in limits if isinstance(limit, int)]
        self.vp_limit: int = min(points) if points else 0
        weeks = options["weeks_limit"]
        self.last_week_day: int = weeks * DAYS if isinstance(weeks, int) else 0
        self.last_day: int = _whole(options, "day_limit")

    def _set_oracle(self, on: bool) -> None:
        days = DATA["oracle"]["days"]
        self.lit: list[int] = [c.KIND_WORDS.index(day["lit"]) if on else -1 for day in days]
        self.matching: list[int] = [
            c.KIND_WORDS.index(day["matching"]) if on else -1 for day in days
        ]


def _whole(options: Options, name: str) -> int:
    value = options[name]
    assert isinstance(value, int)
    return value


def _chosen(options: Options, name: str, facts: dict[str, Any]) -> int:
    value = options[name]
    return value if isinstance(value, int) else int(facts.get(name, 0))
