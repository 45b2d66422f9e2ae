"""The numbers of the steps, as frames hold them; `rules/tables.py` builds the table."""

from __future__ import annotations

from typing import Final

REMOVE_FACTION: Final = 0
CHOOSE_FACTION: Final = 1
CHOOSE_CITY: Final = 2
FOUND_CITY: Final = 3
FOUND_PLACE: Final = 4
START_HERO: Final = 5
TURN: Final = 6
COHORT_STEP: Final = 7
SHOW_COHORT: Final = 8
ACTIONS: Final = 9
PLACE: Final = 10
PAY: Final = 11
NAME_FACTION: Final = 12
AMBUSH_STEP: Final = 13
STATION_STEP: Final = 14
MAKE_ROOM: Final = 15
HORN_STEP: Final = 16
HAND_STEP: Final = 17
STAFF_STEP: Final = 18
STAFF_REPLACE: Final = 19
STAFF_EXCHANGE: Final = 20
WINGS_STEP: Final = 21
SEND_HEROES: Final = 22
OPENING: Final = 23
ANSWER: Final = 24
JOIN_HEROES: Final = 25
RAISE_AMBUSH: Final = 26
VOLLEY: Final = 27
CHOOSE_RELIC: Final = 28
CHOOSE_SANCTUARY: Final = 29
