"""Why something is not allowed: a rule id and its arguments, never a sentence."""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.plain import PlainValue

Argument = str | int | bool | None | list[str] | list[int]


class Refusal(PlainValue):
    """One reason against an action: the id of the rule and the facts that make it apply."""

    def __init__(self, rule: str, **arguments: Argument) -> None:
        self.rule: Final = rule
        self.arguments: Final[dict[str, Argument]] = dict(arguments)

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
