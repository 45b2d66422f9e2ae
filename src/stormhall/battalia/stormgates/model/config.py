"""One table of The Stormgates: its board, its factions, its modules (chapters 2 to 4).

Which modules are on is in `rules/modules.py` (SG-MOD-01).

All boards are parts of the big one, seven rows of eleven squares: what a smaller one does not have
is out of play. So a square has the same number and the same name on every board.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar, cast

from stormhall.battalia.model import cards as c
from stormhall.battalia.model.components import DATA
from stormhall.battalia.model.config import Config
from stormhall.battalia.model.module import overriding
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model.components import COMPONENTS
from stormhall.battalia.stormgates.model.module import SEAMS, StormgatesModule
from stormhall.battalia.stormgates.model.options import layout_name, left_out, teams_of
from stormhall.battalia.stormgates.model.rulings import StormgatesRulings
from stormhall.kernel.core.state import Options

M = TypeVar("M", bound=StormgatesModule)

HEIGHT: Final = 7
WIDTH: Final = 11
GATE_NUMBER: Final[list[int]] = [0] * len(c.FACTIONS)
"""By faction: the number of its gate (SG-GAT-03)."""
for _gate in COMPONENTS["stormgates"]:
    GATE_NUMBER[c.FACTIONS.index(_gate["faction"])] = _gate["number"]


class StormgatesConfig(Config):
    """A config with the expansion's board and end; modules are added by `equip`."""

    def __init__(self, seats: int, options: Options, version: int) -> None:
        self.options: Final = options
        self.teams: list[list[int]] = teams_of(seats, options)
        super().__init__(seats, options, version)
        self.storm_rulings: Final = StormgatesRulings(version)
        self.game = "stormgates"
        self._set_expansion(options)

    def _edition(self, options: Options) -> dict[str, Any]:
        edition: dict[str, Any] = DATA["editions"]["special"]
        return edition

    def _layout(self, options: Options) -> dict[str, Any]:
        """Chapter 4: the layout for these players, as part of the big board."""
        name = layout_name(self.seats, options)
        self.squares: dict[str, Any] = COMPONENTS["layouts"][name]
        small = self.squares["board"][1]
        beyond = [[row, column] for row in range(HEIGHT) for column in range(small, WIDTH)]
        extra = DATA["layouts"].get(name, {}).get("extra_neutral_for_variant", [])
        return {
            **self.squares,
            "board": [HEIGHT, WIDTH],
            "out_of_play": self.squares["out_of_play"] + beyond,
            "extra_neutral_for_variant": extra,
        }

    def _set_factions(self, options: Options) -> None:
        self.factions = len(c.FACTIONS) if options["six_factions"] else c.BASE_FACTIONS
        self.removal_chosen = options["factions"] == "chosen"
        self.left_out = left_out(self.seats, options)
        self.pool_rule = "SG-FAC-03"

    def _set_end(self, seats: int, options: Options) -> None:
        """Limits as in the base game; `StormgatesEnding` sets the rest (SG-END-01 to -03)."""
        super()._set_end(seats, {**options, "level4_cities_to_end": 0})

    def _set_expansion(self, options: Options) -> None:
        self.gate_cells: list[int] = [self.cell(square) for square in self.squares["gates"]]
        self.ranged_rule = "SG-CHG-11"
        cap = options["free_upgrade_cap"]
        assert isinstance(cap, int)
        self.free_upgrade_cap: int = cap
        if options["new_great_artefacts"]:
            self.great_artefacts = [c.GREAT + i for i in range(len(c.GREATS))]
        self.by_name: dict[str, StormgatesModule] = {}
        self.at_jumps: list[StormgatesModule] = []
        self.storm = -1  # the step of the storm effect that follows a jump; `storm` sets it
        self.at_census: list[StormgatesModule] = []  # in the order of the phase (SG-CTL-02, SD-27)
        # Steps that several modules use; `shared/shared_steps.py` sets them.
        self.gain_artefact = -1
        self.raise_city = -1
        self.promote = -1
        self.take_from_limbo = -1

    def find_module(self, kind: type[M]) -> M | None:
        """The module of a class; None if it is off."""
        for module in self.by_name.values():
            if isinstance(module, kind):
                return module
        return None

    def module(self, kind: type[M]) -> M:
        """The module of a class that is on."""
        module = self.find_module(kind)
        assert module is not None, f"{kind.__name__} is off"
        return module

    def add_modules(self, modules: list[StormgatesModule]) -> None:
        """Switch modules on, in the order in which they act, and let each take its places."""
        for module in modules:
            assert module.name not in self.by_name, f"two modules are called {module.name!r}"
            self.modules.append(module)
            self.by_name[module.name] = module
        for module in modules:
            module.equip(self)
        self.collect_seams()
        for name, seams in SEAMS.items():
            setattr(self, name, overriding(modules, StormgatesModule, seams))


def config_of(state: BattaliaState) -> StormgatesConfig:
    """The config of a game of The Stormgates."""
    return cast(StormgatesConfig, state.config)
