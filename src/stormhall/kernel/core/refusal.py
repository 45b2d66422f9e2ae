"""Why something is not allowed: a rule id and its arguments, never a sentence.

A game declares the kind of each fact that its refusals carry, once by the name of the fact:

    FACTS: Final[Fields] = {"cell": CELL, "cards": COUNT, "BT-COH-6.player": SEAT}

A name that means something else in one rule has an entry of its own, `RULE.fact`. Refusals carry
facts as documents have them: words, not numbers of the engine.
"""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core import kinds as k
from stormhall.kernel.core.kinds import Fields
from stormhall.kernel.core.plain import PlainValue

Argument = str | int | bool | None | list[str] | list[int]

FACTS: Final[Fields] = {
    "answered": k.COUNT,
    "owed": k.Listed(k.SEAT),
    "seat": k.SEAT,
    "step": k.TEXT,
    "SH-STALE.owed": k.COUNT,
}
"""The facts of the refusals of any game."""


class Refusal(PlainValue):
    """One reason against an action: the id of the rule and the facts that make it apply."""

    def __init__(self, rule: str, **arguments: Argument) -> None:
        self.rule: Final = rule
        self.arguments: Final[dict[str, Argument]] = dict(arguments)
        self.whatever = ""

    def whichever(self, fact: str) -> Refusal:
        """The same refusal, marked as one that does not depend on this fact: if a question does not
        name the fact, the answer leaves it out."""
        self.whatever = fact
        return self

    def general(self) -> Refusal:
        """The refusal without the fact that makes no difference."""
        arguments = {name: fact for name, fact in self.arguments.items() if name != self.whatever}
        return Refusal(self.rule, **arguments)

    def to_json(self) -> dict[str, object]:
        """The refusal as plain data, for the wire."""
        return {"rule": self.rule, "arguments": dict(self.arguments)}

    def __str__(self) -> str:
        if not self.arguments:
            return self.rule
        return f"{self.rule} ({', '.join(f'{k}={v}' for k, v in self.arguments.items())})"

    def __repr__(self) -> str:
        inside = "".join(f", {name}={value!r}" for name, value in self.arguments.items())
        return f"Refusal({self.rule!r}{inside})"


def kinds_of(facts: Fields, rule: str) -> Fields:
    """The kinds of the facts that a refusal by this rule may carry."""
    kinds = {name: kind for name, kind in facts.items() if "." not in name}
    for name, kind in facts.items():
        of, _, fact = name.rpartition(".")
        if of == rule:
            kinds[fact] = kind
    return kinds
