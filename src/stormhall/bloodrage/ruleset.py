"""Blood Rage as the kernel knows it: options, presets and the way in."""

from __future__ import annotations

from typing import Any, Final, cast

from stormhall.bloodrage.display.board_text import Drawing
from stormhall.bloodrage.display.labels import LABELS
from stormhall.bloodrage.knowledge.redeal import redeal
from stormhall.bloodrage.model.board import CLAN_NAMES
from stormhall.bloodrage.model.notation import NOTATION
from stormhall.bloodrage.model.state import GAME, BloodRageState, unpack_state
from stormhall.bloodrage.positions.check import defects
from stormhall.bloodrage.positions.read import read
from stormhall.bloodrage.positions.write import write
from stormhall.bloodrage.rules.ending import result
from stormhall.bloodrage.rules.setup import deal, excluded
from stormhall.bloodrage.rules.tables import fill_table
from stormhall.kernel.core.events import Facts
from stormhall.kernel.core.problems import Defects
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.result import Result
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import Code, Options, Seat, State
from stormhall.kernel.insight import Insight, Weights
from stormhall.kernel.labels import BoardWords, Labels
from stormhall.kernel.options import GameInfo, Option, switch
from stormhall.kernel.ruleset import Ruleset
from stormhall.kernel.statistics import Statistics

VERSION: Final = 1

fill_table()


class BloodRageRules(Ruleset):
    """Setting up, reading and drawing Blood Rage."""

    def deal(self, seats: int, seed: int, options: Options) -> BloodRageState:
        return deal(seats, seed, options)

    def read(
        self, document: dict[str, Any], seats: int, seed: int, options: Options
    ) -> BloodRageState:
        return read(document, seats, seed, options)

    def unpack(self, packed: list[Any]) -> BloodRageState:
        return unpack_state(packed)

    def write(self, state: State, eyes: int) -> dict[str, object]:
        return write(cast(BloodRageState, state), eyes)

    def redeal(self, state: State, eyes: int, chance: Chance) -> None:
        redeal(cast(BloodRageState, state), eyes, chance)

    def result(self, state: State) -> Result:
        return result(cast(BloodRageState, state))

    def defects(self, state: State) -> Defects:
        return defects(cast(BloodRageState, state))

    def labels(self) -> Labels:
        return LABELS

    def draw(self, view: dict[str, Any], words: BoardWords) -> str:
        return Drawing(view, words).drawn()

    def insight(self, weights: Weights | None = None) -> Insight:
        from stormhall.bloodrage.bots.insight import blood_rage_insight

        return blood_rage_insight(weights)

    def statistics(self, state: State) -> Statistics:
        from stormhall.bloodrage.display.statistics import BloodRageStatistics

        return BloodRageStatistics(cast(BloodRageState, state))

    def forecast(self, state: State, seat: Seat, code: Code) -> Facts:
        from stormhall.bloodrage.display.forecast import forecast

        return forecast(cast(BloodRageState, state), seat, code)

    def figures(self, state: State, eyes: int) -> Facts:
        from stormhall.bloodrage.display.screen_figures import figures_of

        return figures_of(cast(BloodRageState, state), eyes)

    def excluded(self, seats: int, options: Options) -> list[Refusal]:
        return excluded(seats, options)


def _clan_option(seat: int) -> Option:
    return Option(
        f"clan_{seat}",
        "any",
        ["any", "choose", *CLAN_NAMES],
        rule="BR-SET-1",
        about=f"clan of seat {seat}: named, the first free one, or chosen at the table",
    )


BLOOD_RAGE: Final = BloodRageRules(
    GameInfo(
        GAME,
        "Blood Rage",
        "Viking clans fight for glory in a land that Ragnarök swallows province by province.",
        [2, 3, 4],
        [
            switch(
                "first_game",
                False,
                rule="BR-GFT-6",
                about="no draft in Age 1: each clan plays with the eight cards dealt",
            ),
            Option(
                "first_player",
                "random",
                ["random", 1, 2, 3, 4],
                rule="BR-SET-10",
                about="who begins Age 1: a random seat or this one",
            ),
            *[_clan_option(seat) for seat in (1, 2, 3, 4)],
            Option(
                "draft_direction",
                "left",
                ["left", "alternating"],
                rule="BR-GFT-3",
                about="packs go to the left in every age, or to the right in Age 2 (D-07)",
            ),
            Option(
                "passing",
                "until-rage",
                ["until-rage", "final"],
                rule="BR-ACT-8",
                about="a clan that passed acts again if it gets Rage, or not in this age (D-09)",
            ),
            Option(
                "replacing",
                "full",
                ["full", "any"],
                rule="BR-UPG-2",
                about="an upgrade is replaced only when its slots are full, or at will (D-22)",
            ),
            Option(
                "dark_elf_price",
                "figure",
                ["figure", "yggdrasil"],
                rule="BR-INV-6",
                about="the Dark Elf invades Yggdrasil for 1 Rage, or for its STR of 3 there (D-20)",
            ),
            Option(
                "discards",
                "secret",
                ["secret", "open"],
                rule="BR-DIS-1",
                about="cards thrown away in the Discard phase stay unseen, or are shown (D-54)",
            ),
            Option(
                "tie_break",
                "shared",
                ["shared", "stats", "figures"],
                rule="BR-END-3",
                about="equal glory: shared victory, or more steps on the three stats together, "
                "or more figures on the board (D-58)",
            ),
        ],
        {"standard": {}, "first game": {"first_game": True}},
    ),
    NOTATION,
    VERSION,
)
