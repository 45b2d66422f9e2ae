"""The words of the text board."""

from __future__ import annotations

from typing import Final

LABELS: Final[dict[str, str]] = {
    "head": "Age {age} | first {first} | doom {doomed}",
    "to-act": "to act: {clans}",
    "seat": "seat {number}",
    "destroyed": "destroyed",
    "doom": "doom {age}",
    "token": "token {token}",
    "pillaged": "token {token} (pillaged)",
    "support": "(ship)",
    "warriors": "{count}w",
    "leader": "Leader",
    "ship": "Ship",
    "dwarf-chieftain": "Dwarf",
    "sea-serpent": "Serpent",
    "troll": "Troll",
    "dark-elf": "Elf",
    "fire-giant": "Fire",
    "valkyrie": "Valkyrie",
    "frost-giant": "Frost",
    "soldier-of-hel": "Hel",
    "volur-witch": "Witch",
    "wealth": "glory {glory} Rage left {rage} | stats: {stats}",
    "stat": "{stat} {value} (step {step})",
    "figures": "reserve {reserve} | Valhalla {valhalla} | on board {count} of {most}",
    "upgrades": "upgrades:",
    "hand": "hand:",
    "pack": "pack:",
    "quests": "quests:",
    "played": "played:",
    "seen": "seen:",
}
