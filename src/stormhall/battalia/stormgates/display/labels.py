"""The words of the text board that the modules add."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.display.labels import LABELS as BASE

LABELS: Final[dict[str, str]] = {
    **BASE,
    "acting": "player {players}",
    "covered-crossing": "? way",
    "covered-building": "? house",
    "building": "house",
    "pass": "pass",
    "bridge": "bridge",
    "teams": "teams:",
    "team": "players {players} {points} VP",
    "storm": "storm: {left} left;",
    "nothing-open": "nothing open",
    "besides": "besides:",
    "stardust": "stardust {count}",
    "caskets": "caskets {count}",
    "fate": "fate cards {count}",
    "veiled": "{cell} veiled",
    "metamorpha": "Metamorpha ({sign}): {power} power",
    "metamorpha-idle": "Metamorpha ({sign}): no power",
    "bilkarr": "Bilkarr ({sign}): next days {path}",
    "bilkarr-die": "Bilkarr ({sign}): next days the die decides",
    "valleys": "valleys: {west} in the west, {east} in the east",
    "undiscovered": "undiscovered in the valley of {valley}:",
    "heroes": "heroes {cells}",
    "posts": "posts {cells}",
    "star-posts": "star posts {cells}",
    "veteran": "veteran",
    "potion": "potion {potion} (full)",
    "potion-day": "potion {potion} (day {day})",
    "gust": "gust to gate {gate}",
}
