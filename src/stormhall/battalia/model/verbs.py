"""The verbs and sources of Battalia: their numbers in an action, and the patterns of verbs."""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.kinds import in_order

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

PATTERNS: Final[list[str]] = in_order(
    "verb",
    [
        (REMOVE, "remove {faction}"),
        (CHOOSE, "choose {faction}"),
        (SETTLE, "settle {cell}"),
        (FOUND, "found {tile}"),
        (MUSTER, "muster {cell}"),
        (COHORT, "cohort"),
        (MULLIGAN, "mulligan"),
        (KEEP, "keep"),
        (SHOW, "show {player}"),
        (END_TURN, "end turn"),
        (HIRE, "hire {kind}"),
        (HIRE_HERO, "hire hero {cell}"),
        (CREATE, "create {kind}"),
        (CREATE_NAMED, "create {kind} {faction}"),
        (BUILD, "build {tile}"),
        (AT, "at {cell} {exits}"),
        (UPGRADE, "upgrade {cell}"),
        (WITH, "with {card*}"),
        (NAME, "name {faction}"),
        (AMULET_ON, "amulet on {card}"),
        (TITLE_ON, "title on {card}"),
        (TITLE_TWICE, "title twice on {card}"),
        (SCROLL_ON, "scroll on {card}"),
        (SCROLL_ITSELF, "scroll on itself"),
        (AS_KIND, "{card} as {kind}"),
        (SUSPEND, "suspend {card}"),
        (AMBUSH_CARD, "ambush {card}"),
        (PITCH, "pitch {card}"),
        (STATION, "station {card}"),
        (ENOUGH, "enough"),
        (STRIKE, "strike {tent}"),
        (MOVE, "move {hero} {cell}"),
        (USE_WINGS, "wings {hero}"),
        (TO, "to {cell}"),
        (USE_HORN, "horn"),
        (TAKE, "take {card}"),
        (USE_HAND, "hand {player}"),
        (USE_STAFF, "staff"),
        (REPLACE, "replace {cell}"),
        (AS_TERRAIN, "as {terrain}"),
        (EXCHANGE, "exchange {cell}"),
        (AGAINST, "against {cell}"),
        (ATTACK_CITY, "attack city {cell}"),
        (ATTACK_HERO, "attack hero {player} {cell}"),
        (ATTACK_RUINS, "attack ruins {cell}"),
        (ATTACK_SANCTUARY, "attack sanctuary {cell}"),
        (ATTACK_PEAK, "attack peak {cell}"),
        (ANNEX, "annex {cell}"),
        (SEND, "send {number}"),
        (PLAY, "play {card}"),
        (FEED, "feed {card}"),
        (DONE, "done"),
        (GIVE_UP, "give up"),
        (FIGHT, "fight"),
        (SURRENDER, "surrender"),
        (RETREAT, "retreat {cell}"),
        (JOIN, "join {number}"),
        (RAISE, "raise ambush"),
        (LEAVE, "leave ambush"),
        (DISCARD, "discard {card}"),
        (ABANDON, "abandon"),
    ],
)

BORROWED: Final = 190
"""The source of the borrowed card."""
AGAIN: Final = 191
"""One more use of the hand card named before it."""
STEPS: Final = 192
"""A step of a ride under way."""
OPEN_SLOT: Final = 193
"""The source of the first open card."""
LAST_SOURCE: Final = 253
