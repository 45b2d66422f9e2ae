"""The problems that a position of the game can have."""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.problems import ENGLISH, problem

__all__ = ["PROBLEMS", "problem"]

PROBLEMS: Final[dict[str, str]] = {
    "cards-of-game": "missing {missing}, too many {extra}",
    "later-age": "of a later age: {cards}",
    "packs": "{count} cards for {packs} packs",
    "rounds": "{found} of {most}",
    "warriors": "{count} warriors, not {expected}",
    "wrong-hands": "{figure} is in the wrong hands",
    "wrong-place": "{figure} cannot stand in {place}",
    "fjord": "warriors cannot stand in a fjord",
    "figure-counts": "the counts of figures by place are not {counts}",
    "below-zero": "{rage} rage, {glory} glory",
    "sources": "{glory}, but its sources give {total}",
    "stat": "step {step}",
    "wrong-slot": "{card} is in a wrong slot",
    "effects": "effects and cards disagree",
    "only-quests": "only quests can be committed",
    "no-battle": "there is no battle",
    "tokens": "the pillage tokens are not those of the game",
    "doomed": "three different provinces are doomed",
    "villages": "{count} figures for {villages} villages",
    "destroyed": "figures in a destroyed place",
    "clans": "{figure} belongs to {count} clans",
    "provinces": "expected {count} different provinces",
    "numbers-each": "expected {count} numbers",
    "kind-used-up": "there are not that many of this kind",
    "no-upgrade": "no upgrade: {word}",
    "no-slot": "there is no slot left for it",
    "no-source": "unknown source of glory",
    "no-figure": "there is no such figure",
    "too-many": "{count} of them, but not that many are left",
    "rest": "{count} are left when all others are placed",
    "card-used-up": "there are not that many of {card}",
    "named-nowhere": "not in this deck, and named nowhere else: {cards}",
    "no-packs": "the packs of this draft are missing: name draft",
    "more-cards": "more cards are asked for than there are",
    "ruins": "only {found} provinces can have been destroyed at the start, not {count}",
    "doomed-before": "doomed in an earlier age, so it is gone",
    "doomed-later": "gone, but doomed in a later age",
    "tree": "Yggdrasil is never destroyed",
    "no-old-card": "this clan has no old card that the viewer has not seen",
    "picked": "without cards drafted in this age: {cards}",
    "places": "as many as cards are needed",
    "last-age": "a game ends after its last age",
}

ENGLISH.declare(PROBLEMS)
