"""What the table decides before the game: clans, first player, variants."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Options
from stormhall.kernel.options import GameInfo, Option, RulesText, switch

GAME: Final = "bloodrage"
"""The name under which the game is registered."""


def _clan_option(seat: int) -> Option:
    return Option(
        f"clan_{seat}",
        "any",
        ["any", "choose", *b.CLAN_NAMES],
        rule="BR-SET-1",
        about=f"clan of seat {seat}: named, the first free one, or chosen at the table",
    )


OPTIONS: Final[list[Option]] = [
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
]

PRESETS: Final[dict[str, Options]] = {"standard": {}, "first game": {"first_game": True}}

INFO: Final = GameInfo(
    GAME,
    "Blood Rage",
    "Viking clans fight for glory in a land that Ragnarök swallows province by province.",
    [2, 3, 4],
    OPTIONS,
    PRESETS,
    RulesText("blood-rage", "BR"),
)


def excluded(seats: int, options: Options) -> list[Refusal]:
    """Clans named twice, and wishes for seats that are not at the table."""
    refusals: list[Refusal] = []
    named: list[str] = []
    for seat in range(1, len(b.CLAN_NAMES) + 1):
        wish = str(options[f"clan_{seat}"])
        if wish != "any" and seat > seats:
            refusals.append(Refusal("BR-SET-1", seat=seat, seats=seats))
        if wish in named:
            refusals.append(Refusal("BR-SET-1", clan=wish))
        if wish in b.CLAN_NAMES:
            named.append(wish)
    first = options["first_player"]
    if first != "random" and int(str(first)) > seats:
        refusals.append(Refusal("BR-SET-10", seat=int(str(first)), seats=seats))
    return refusals
