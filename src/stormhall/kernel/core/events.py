"""What happened, and who may see it.

Every event is made with the facts that all may see and, besides, the secret facts of some seats.
`seen_by` is the one filter between the log and anybody's eyes.
"""

from __future__ import annotations

from typing import Final

Facts = dict[str, object]


class Event:
    """One thing that happened: a message id, its facts, and the secret ones with their readers."""

    def __init__(
        self, kind: str, facts: Facts, secret: Facts | None, to: int, reveal: bool
    ) -> None:
        self.kind: Final = kind
        self.facts: Final = facts
        self.secret: Final = secret
        self.to: Final = to
        self.reveal: Final = reveal

    def seen_by(self, eyes: int) -> dict[str, object]:
        """The event as these eyes see it; a spectator's eyes are -1."""
        seen: dict[str, object] = {"event": self.kind}
        seen.update(self.facts)
        if self.secret is not None and eyes >= 0 and self.to >> eyes & 1:
            seen.update(self.secret)
        return seen


class EventLog:
    """The events of a game in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: str, facts: Facts, secret: Facts | None, to: int, reveal: bool) -> None:
        self.events.append(Event(kind, facts, secret, to, reveal))

    def revealed_since(self, index: int) -> bool:
        """Whether anything was shown that the chooser could not know."""
        return any(event.reveal for event in self.events[index:])

    def seen_by(self, eyes: int, since: int) -> list[dict[str, object]]:
        """The events from number `since` on, each with its number, as these eyes see them."""
        seen = []
        for number, event in enumerate(self.events[since:], start=since):
            facts = event.seen_by(eyes)
            facts["number"] = number
            seen.append(facts)
        return seen
