"""The verbs of Blood Rage: their numbers in an action, their patterns, and lists of actions."""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.kinds import in_order
from stormhall.kernel.core.notation import ARGUMENT_BITS, ARGUMENT_MASK
from stormhall.kernel.core.state import Code

PASS: Final = 0
DECLINE: Final = 1
INVADE: Final = 2
RECALL: Final = 3
MARCH: Final = 4
MOVE: Final = 5
UPGRADE: Final = 6
REPLACE: Final = 7
QUEST: Final = 8
PILLAGE: Final = 9
REPILLAGE: Final = 10
SACRIFICE: Final = 11
JOIN: Final = 12
CARD: Final = 13
COUNT: Final = 14
SPARE: Final = 15
ADD: Final = 16
RETREAT: Final = 17
PROTECT: Final = 18
RECOVER: Final = 19
RAISE: Final = 20
LEAD: Final = 21
SUCCOR: Final = 22
BLESSING: Final = 23
DRAFT: Final = 24
DRAFT_TWO: Final = 25
KEEP: Final = 26
KEEP_NOTHING: Final = 27
CLAN: Final = 28

PATTERNS: Final = in_order(
    "verb",
    [
        (PASS, "pass"),
        (DECLINE, "decline"),
        (INVADE, "invade {figure} {place}"),
        (RECALL, "invade {figure} {place} from valhalla"),
        (MARCH, "march {province} {province}"),
        (MOVE, "move {figure*}"),
        (UPGRADE, "upgrade {card}"),
        (REPLACE, "upgrade {card} replace {card}"),
        (QUEST, "quest {card}"),
        (PILLAGE, "pillage {province}"),
        (REPILLAGE, "repillage {province}"),
        (SACRIFICE, "sacrifice {figure} {place}"),
        (JOIN, "join {province} {figure}"),
        (CARD, "card {card}"),
        (COUNT, "count {bonus}"),
        (SPARE, "spare {figure}"),
        (ADD, "add {card}"),
        (RETREAT, "retreat"),
        (PROTECT, "protect {figure*}"),
        (RECOVER, "recover {card*}"),
        (RAISE, "raise {stat}"),
        (LEAD, "lead {province}"),
        (SUCCOR, "succor"),
        (BLESSING, "blessing"),
        (DRAFT, "draft {card}"),
        (DRAFT_TWO, "draft {card} {card}"),
        (KEEP, "keep {card}"),
        (KEEP_NOTHING, "keep nothing"),
        (CLAN, "clan {clan}"),
    ],
)


def one_of_each(verb: int, cards: list[int]) -> list[Code]:
    """One action for each different card; the cards are sorted, so equal ones are adjacent."""
    codes: list[Code] = []
    last = -1
    for card in cards:
        if card != last:
            codes.append(verb | card << ARGUMENT_BITS)
            last = card
    return codes


def code_of_items(verb: int, items: list[int]) -> Code:
    """The action of a verb with a starred slot; the inverse of `items_of`."""
    code = verb
    position = ARGUMENT_BITS
    for item in items:
        code |= (item + 1) << position
        position += ARGUMENT_BITS
    return code


def with_item_first(code: Code, item: int) -> Code:
    """The action with one item more, before the others."""
    items = code >> ARGUMENT_BITS << ARGUMENT_BITS | item + 1
    return items << ARGUMENT_BITS | code & ARGUMENT_MASK
