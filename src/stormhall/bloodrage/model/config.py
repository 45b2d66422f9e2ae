"""Settings fixed before a game begins: its options as the engine reads them, and its steps."""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.model.rulings import Rulings
from stormhall.kernel.core.kinds import GameConfig
from stormhall.kernel.core.state import Options
from stormhall.kernel.core.step import Step


class Config(GameConfig):
    """The options and steps of one game, shared by all its copies."""

    def __init__(self, seats: int, options: Options, version: int) -> None:
        super().__init__(seats)
        self.rulings: Final = Rulings(version)
        self.steps: list[Step[Any]] = []  # by number; set by `equip`
        self.first_game: Final = bool(options["first_game"])
        self.elf_pays_yggdrasil: Final = options["dark_elf_price"] == "yggdrasil"
        self.open_discards: Final = options["discards"] == "open"
        self.pass_is_final: Final = options["passing"] == "final"
        self.warriors_to_yggdrasil: Final = options["free_warriors"] == "anywhere"
        self.any_fjord: Final = options["fjords"] == "any"
        self.replace_any: Final = options["replacing"] == "any"
        self.turn_back: Final = options["draft_direction"] == "alternating"
        self.tie_break: Final = str(options["tie_break"])
        self.picks_at_once: Final = 2 if seats == 2 else 1
