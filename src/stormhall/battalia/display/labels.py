"""The words of the text board."""

from __future__ import annotations

from typing import Final

LABELS: Final[dict[str, str]] = {
    "day": "day {day} (week {week}, day {weekday} of it)",
    "over": "{day}, game over: {reason}",
    "turn": "{day}, turn of {players}",
    "player": "player {number}",
    "first": "player {number} (first)",
    "and": "{first} and {second}",
    "oracle": "Sun Oracle (outer │ inner)",
    "oracle-off": "Sun Oracle: switched off",
    "lit": "today {kind} is lit,",
    "matching": "{kind} matches",
    "coming": "days to come: lit, matching",
    "weekday": "day {number}",
    "pool": "pool:",
    "empty": "empty",
    "display": "display:",
    "sheet": "{player}, {faction}: {points} VP, {zones}",
    "no-faction": "no faction yet",
    "count-hand": "hand {count}",
    "count-nation": "nation {count}",
    "count-shelter": "shelter {count}",
    "count-ambush": "ambush {count}",
    "hand": "hand:",
    "known": "known in hand:",
    "table": "table:",
    "new": "new:",
    "ambush": "ambush:",
    "open": "open:",
    "open-card": "{slot} {card} as {kind} x{uses}",
    "tents": "tents:",
    "tent": "{slot} {card} with {content}",
    "copy": "a copy",
}
