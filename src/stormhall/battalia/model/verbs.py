"""The verbs and sources of Battalia: their numbers in an action, and the patterns of verbs."""

from __future__ import annotations

from typing import Final

PATTERNS: Final[list[str]] = [
    "remove {faction}",
    "choose {faction}",
    "settle {cell}",
    "found {tile}",
    "muster {cell}",
    "cohort",
    "mulligan",
    "keep",
    "show {player}",
    "end turn",
    "hire {kind}",
    "hire hero {cell}",
    "create {kind}",
    "create {kind} {faction}",
    "build {tile}",
    "at {cell} {exits}",
    "upgrade {cell}",
    "with {card*}",
    "name {faction}",
    "amulet on {card}",
    "title on {card}",
    "title twice on {card}",
    "scroll on {card}",
    "scroll on itself",
    "{card} as {kind}",
    "suspend {card}",
    "ambush {card}",
    "pitch {card}",
    "station {card}",
    "enough",
    "strike {tent}",
    "move {hero} {cell}",
    "wings {hero}",
    "to {cell}",
    "horn",
    "take {card}",
    "hand {player}",
    "staff",
    "replace {cell}",
    "as {terrain}",
    "exchange {cell}",
    "against {cell}",
    "attack city {cell}",
    "attack hero {player} {cell}",
    "attack ruins {cell}",
    "attack sanctuary {cell}",
    "attack peak {cell}",
    "annex {cell}",
    "send {number}",
    "play {card}",
    "feed {card}",
    "done",
    "give up",
    "fight",
    "surrender",
    "retreat {cell}",
    "join {number}",
    "raise ambush",
    "leave ambush",
    "discard {card}",
    "abandon",
]

REMOVE: Final = 0
CHOOSE: Final = 1
SETTLE: Final = 2
FOUND: Final = 3
MUSTER: Final = 4
COHORT: Final = 5
MULLIGAN: Final = 6
KEEP: Final = 7
SHOW: Final = 8
END_TURN: Final = 9
HIRE: Final = 10
HIRE_HERO: Final = 11
CREATE: Final = 12
CREATE_NAMED: Final = 13
BUILD: Final = 14
AT: Final = 15
UPGRADE: Final = 16
WITH: Final = 17
NAME: Final = 18
AMULET_ON: Final = 19
TITLE_ON: Final = 20
TITLE_TWICE: Final = 21
SCROLL_ON: Final = 22
SCROLL_ITSELF: Final = 23
AS_KIND: Final = 24
SUSPEND: Final = 25
AMBUSH_CARD: Final = 26
PITCH: Final = 27
STATION: Final = 28
ENOUGH: Final = 29
STRIKE: Final = 30
MOVE: Final = 31
USE_WINGS: Final = 32
TO: Final = 33
USE_HORN: Final = 34
TAKE: Final = 35
USE_HAND: Final = 36
USE_STAFF: Final = 37
REPLACE: Final = 38
AS_TERRAIN: Final = 39
EXCHANGE: Final = 40
AGAINST: Final = 41
ATTACK_CITY: Final = 42
ATTACK_HERO: Final = 43
ATTACK_RUINS: Final = 44
ATTACK_SANCTUARY: Final = 45
ATTACK_PEAK: Final = 46
ANNEX: Final = 47
SEND: Final = 48
PLAY: Final = 49
FEED: Final = 50
DONE: Final = 51
GIVE_UP: Final = 52
FIGHT: Final = 53
SURRENDER: Final = 54
RETREAT: Final = 55
JOIN: Final = 56
RAISE: Final = 57
LEAVE: Final = 58
DISCARD: Final = 59
ABANDON: Final = 60

BORROWED: Final = 190
"""The source that is the borrowed card in the hand."""
AGAIN: Final = 191
"""One more use of the hand card named before it."""
STEPS: Final = 192
"""A step of the horse that is under way."""
OPEN_SLOT: Final = 193
"""The source of the first open card."""
LAST_SOURCE: Final = 253
