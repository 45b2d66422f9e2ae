"""The table's decisions before the game: clans, first player, variants."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Options
from stormhall.kernel.options import GameInfo, Option, RulesText, describe, switch

GAME: Final = "bloodrage"
"""The name under which the game is registered."""

CLAN_SEATS: Final = (1, 2, 3, 4)


def _clan_option(seat: int) -> Option:
    return Option(f"clan_{seat}", "any", ["any", "choose", *b.CLAN_NAMES], rule="BR-SET-1")


ABOUT: Final[dict[str, str]] = {
    **dict.fromkeys(
        [f"clan_{seat}" for seat in CLAN_SEATS],
        "A clan by name, the first that is free, or chosen at the table. "
        "All clans have the same rules.",
    ),
    "first_game": "No draft in Age 1: each clan plays with the eight cards dealt.",
    "first_player": "Who begins Age 1: a seat drawn by lot, or the seat named.",
    "draft_direction": "Packs go to the left in every Age, or to the right in Age 2.",
    "passing": (
        "Whether a clan that has passed acts again when it gets Rage, or is out until the next Age."
    ),
    "replacing": (
        "An upgrade can be replaced only when all its slots are full, or whenever you like."
    ),
    "free_warriors": (
        "Frigga's Succor and Loki's Blessing bring Warriors to the outer provinces only, or to "
        "Yggdrasil too."
    ),
    "fjords": (
        "Ships cannot invade a fjord whose two provinces are destroyed, or they can invade any."
    ),
    "dark_elf_price": (
        "The Dark Elf invades Yggdrasil for 1 Rage, or for the strength of 3 that it has there."
    ),
    "discards": "Cards that are discarded at the end of an Age stay unseen, or are shown to all.",
    "tie_break": (
        "With equal glory the victory is shared, or more steps on the stats decide, or more "
        "figures on the board."
    ),
}
"""The effect of each option, in English; other languages are in `stormhall/locale`."""

OPTIONS: Final[list[Option]] = describe(
    ABOUT,
    [
        switch("first_game", False, rule="BR-GFT-6"),
        Option("first_player", "random", ["random", 1, 2, 3, 4], rule="BR-SET-10"),
        *[_clan_option(seat) for seat in CLAN_SEATS],
        Option("draft_direction", "left", ["left", "alternating"], rule="BR-GFT-3"),
        Option("passing", "until-rage", ["until-rage", "final"], rule="BR-ACT-8"),
        Option("replacing", "any", ["any", "full"], rule="BR-UPG-2", before={2: "full"}),
        Option("free_warriors", "outer", ["outer", "anywhere"], rule="BR-INV-4", since=2),
        Option("fjords", "in-play", ["in-play", "any"], rule="BR-INV-3", since=2),
        Option("dark_elf_price", "figure", ["figure", "yggdrasil"], rule="BR-INV-6"),
        Option("discards", "secret", ["secret", "open"], rule="BR-DIS-1"),
        Option("tie_break", "shared", ["shared", "stats", "figures"], rule="BR-END-3"),
    ],
)

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
    """Refusals of clans named twice, and of options for seats that are not at the table."""
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
