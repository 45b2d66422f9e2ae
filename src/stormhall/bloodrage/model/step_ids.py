"""The numbers of the steps: a frame on the stack begins with one of these.

The steps themselves are in the modules of their chapters; `rules/tables.py` lists them by number.
To start a step of another chapter, its number is enough.
"""

from __future__ import annotations

from typing import Final

CLANS: Final = 0
AGE: Final = 1
DRAFT: Final = 2
TURN: Final = 3
MARCH: Final = 4
FREE_INVADE: Final = 5
INVADED: Final = 6
THOR: Final = 7
SACRIFICE: Final = 8
RAISE: Final = 9
PILLAGE: Final = 10
CALL: Final = 11
REWARD: Final = 12
LEAD: Final = 13
BATTLE: Final = 14
CARDS: Final = 15
COUNT: Final = 16
TIDE: Final = 17
AFTER: Final = 18
PROWESS: Final = 19
BLESSING: Final = 20
DESTRUCTION: Final = 21
DISCARD: Final = 22
QUESTS: Final = 23
COUNT_OF_STEPS: Final = 24
