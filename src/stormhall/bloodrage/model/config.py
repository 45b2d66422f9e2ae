"""What the options of a table say, as ints for the engine."""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.kinds import GameConfig
from stormhall.kernel.core.state import Options


class Config(GameConfig):
    """What the options say, as ints for the engine; shared by all copies of a game."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats)
        self.first_game: Final = bool(options["first_game"])
        self.elf_pays_yggdrasil: Final = options["dark_elf_price"] == "yggdrasil"
        self.open_discards: Final = options["discards"] == "open"
        self.pass_is_final: Final = options["passing"] == "final"
        self.replace_any: Final = options["replacing"] == "any"
        self.turn_back: Final = options["draft_direction"] == "alternating"
        self.tie_break: Final = str(options["tie_break"])
        self.picks_at_once: Final = 2 if seats == 2 else 1
