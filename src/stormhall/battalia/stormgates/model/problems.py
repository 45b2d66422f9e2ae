"""What can be wrong with what the expansion adds to a position."""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.problems import ENGLISH, problem

__all__ = ["PROBLEMS", "problem"]

PROBLEMS: Final[dict[str, str]] = {
    "other-square": "is no square of this board",
    "not-those-to-come": "{count} cards instead of those to come",
    "card-lists": "expected {count} lists of cards",
    "left-out": "somebody has been left out",
    "cards": "expected {count} cards",
    "not-taken": "seat {seat} began with {card} without having taken it",
    "cards-or-null": "expected {count} cards or null",
    "not-in-fate": "not in the fate deck",
    "not-remaining": "not in the remaining deck",
    "first-kept": "{found}: only the first can be kept (SG-FAT-06)",
    "gate-faction": "a gate of no player's faction (SG-GAT-03)",
    "second-gate": "a second gate of {faction} (SG-GAT-03)",
    "chip-on-gate": "a chip on a gate (SG-GAT-01)",
    "no-gate-number": "there is no gate {number}",
    "gust": "a gust of nobody (SG-VAL-23)",
    "no-gate": "no such gate on the board (SG-VAL-21)",
    "no-gate-there": "no gate lies there",
    "card-elsewhere": "{card} is somewhere else",
    "not-before-owner": "{card} does not lie before its owner",
    "no-card-there": "no card lies there",
    "two-summoned": "only one neutral hero is summoned at a time (SG-GRT-20)",
    "no-victim-of": "is no opponent of its owner",
    "no-victim": "it has none now",
    "unusable": "it cannot be used",
    "royal": "{card} of another faction (SG-ROY-01)",
    "effect": "an effect is not in exactly one place (SG-STE-01)",
    "ride": "expected a hero and its steps",
    "larger-team": "the first player is of the larger team (SG-TEA-01)",
    "turn-of-team": "who has the turn is in a step of it, and nobody else",
    "refilled": "who was attacked has refilled (SG-TEA-07)",
    "mate": "the active player is done, a mate is not",
    "no-road": "no road on {square} (SG-TRD-02)",
    "building-place": "{building} cannot lie there",
    "no-building": "no building lies there",
    "tile-place": "no place for {tile}",
    "covered-chip": "a chip on a face-down card (SG-VAL-08)",
    "building-level": "not of level {level} (SG-VAL-13)",
    "covered-hero": "on a face-down card (SG-VAL-05)",
    "other-valley": "{building} in the other valley",
    "unknown-building": "nobody knows what lies on {square}",
    "about-nothing": "nothing that it could be about",
}

ENGLISH.declare(PROBLEMS)
