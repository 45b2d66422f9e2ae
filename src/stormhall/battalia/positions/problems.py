"""What can be wrong with a position of the game."""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.problems import ENGLISH, problem

__all__ = ["PROBLEMS", "problem"]

PROBLEMS: Final[dict[str, str]] = {
    "no-square": "no such square",
    "needs-exits": "{tile} needs exits",
    "none-of-terrain": "no {tile} of this terrain is left",
    "no-sanctuary": "no sanctuary lies there",
    "empty-square": "something lies on an empty square",
    "impassable": "a card on an impassable square",
    "out-of-play": "out of play",
    "rotation": "no rotation of this card",
    "border": "does not fit {square} (BT-BLD-4)",
    "cities": "a city beside {square} (BT-BLD-6)",
    "owner": "an owner without a seat",
    "chip": "a chip where none may lie",
    "level": "no such level",
    "chip-without-owner": "a level needs an owner, or neutral",
    "chips": "too many chips of level {level} (BT-LIM-2)",
    "hero-on-nothing": "a hero on an empty square (BT-MOV-5)",
    "no-start-city": "no start city (BT-SET-11)",
    "not-in-game": "{word} is not in the game",
    "none-removed": "no faction leaves this game",
    "no-faction": "there is no faction {word}",
    "same-faction": "two players have the same",
    "no-faction-yet": "somebody has none",
    "none-left": "no {card} is left",
    "no-deck": "no such deck",
    "no-site": "nothing is hidden there",
    "left-over": "not named, and nowhere else to go: {cards}",
    "not-in-deck": "the deck does not hold all these cards",
    "not-left-for-deck": "dealt elsewhere: {cards}; name where, or frames before the deal",
    "no-top-card": "no card is turned up (BT-SET-8)",
    "zone-sizes": "zone {zone} and what was seen of it differ in size",
    "too-many-cards": "more than {most} cards",
    "small-deck": "a creation deck of {count} cards (BT-LIM-4)",
    "great-artefacts": "too many Great Artefacts (BT-GRT-3)",
    "not-owned": "a card he does not own",
    "nowhere": "a card is somewhere",
    "fewer-left": "there are not that many left",
    "not-hidden": "{card} is not among the hidden cards",
    "not-traced": "{card} is not where it is traced",
    "traces": "these cards cannot all be where they are said to be",
    "hero-squares": "expected {count} squares, null for who is not on the board",
    "heroes": "heroes are 1 to {most}",
    "number-for-heroes": "expected a number or null for each hero",
    "empty-at-end": "empty if the game ended, and then only",
    "turn-below": "the turn lies under all other steps",
    "step-twice": "this step is under way already",
    "step-alone": "the step is missing that it belongs to",
    "not-his-turn": "it is not his turn",
    "undefended": "nobody defends it",
    "no-opponent": "no opponent of the attacker",
    "no-target": "nothing of the defender's to attack",
    "no-hero-there": "no such hero there",
    "hero-off-board": "a hero who is not on the board",
    "hero-elsewhere": "a hero who is not there",
    "hero-target": "a hero is the target or none is named",
    "other-acts": "somebody else acts",
    "off-board": "not on the board",
    "not-his-card": "not among his cards",
    "tent-off-table": "tent or content is not on the table",
    "chosen": "not as many as have chosen",
}

ENGLISH.declare(PROBLEMS)
