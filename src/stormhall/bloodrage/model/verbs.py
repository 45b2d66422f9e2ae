"""The verbs of Blood Rage: their numbers in an action and their patterns."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
DECLINE: Final = 1
INVADE: Final = 2
RECALL: Final = 3
MARCH: Final = 4
MOVE: Final = 5
UPGRADE: Final = 6
REPLACE: Final = 7
QUEST_VERB: Final = 8
PILLAGE: Final = 9
REPILLAGE: Final = 10
SACRIFICE_VERB: Final = 11
JOIN: Final = 12
CARD_VERB: Final = 13
COUNT: Final = 14
SPARE: Final = 15
ADD: Final = 16
RETREAT: Final = 17
PROTECT: Final = 18
RECOVER: Final = 19
RAISE: Final = 20
LEAD: Final = 21
SUCCOR_VERB: Final = 22
BLESSING_VERB: Final = 23
DRAFT: Final = 24
DRAFT_TWO: Final = 25
KEEP: Final = 26
KEEP_NOTHING: Final = 27
CLAN: Final = 28

PATTERNS: Final = [
    "pass",
    "decline",
    "invade {figure} {place}",
    "invade {figure} {place} from valhalla",
    "march {province} {province}",
    "move {figure*}",
    "upgrade {card}",
    "upgrade {card} replace {card}",
    "quest {card}",
    "pillage {province}",
    "repillage {province}",
    "sacrifice {figure} {place}",
    "join {province} {figure}",
    "card {card}",
    "count {bonus}",
    "spare {figure}",
    "add {card}",
    "retreat",
    "protect {figure*}",
    "recover {card*}",
    "raise {stat}",
    "lead {province}",
    "succor",
    "blessing",
    "draft {card}",
    "draft {card} {card}",
    "keep {card}",
    "keep nothing",
    "clan {clan}",
]
