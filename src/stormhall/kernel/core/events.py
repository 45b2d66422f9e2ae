"""What happened, and who may see it.

A game declares each kind of event once, with the kind of each fact:

    BUILT: Final = EVENTS.declare("built", {"seat": SEAT, "tile": TILE, "cell": CELL})

and logs it with the numbers that the engine uses: `BUILT.tell(state, seat, tile, cell)`. Without a
log nothing is stored; facts become words only when they are read. `Event.seen_by` is the one filter
between the log and any viewer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stormhall.kernel.core.kinds import (
    COUNT,
    Fields,
    GameConfig,
    Schema,
    Secret,
    Sometimes,
    facts_schema,
)
from stormhall.kernel.core.plain import Named

if TYPE_CHECKING:
    from stormhall.kernel.core.state import State

Facts = dict[str, object]

EVERYBODY: Final = -1
"""The mask for secret facts that are public this time: everybody sees them, even spectators."""


class EventKind(Named):
    """A kind of event: its name, and the kinds of its facts in order, secret ones last."""

    def __init__(self, name: str, facts: Fields, *, reveal: bool = False) -> None:
        super().__init__(name)
        self.facts: Final = facts
        self.reveal: Final = reveal
        """Whether it shows something that the chooser could not know."""
        self.places: Final[dict[str, int]] = {fact: i for i, fact in enumerate(facts)}
        secret = [isinstance(kind, Secret) for kind in facts.values()]
        assert secret == sorted(secret), f"secret facts of {name!r} must come last"
        self.public: Final = secret.count(False)  # how many facts everybody may see
        self.secrets: Final[list[str]] = list(facts)[self.public :]

    def tell(self, state: State, *values: object) -> None:
        """Log the event as public; `values` are the facts in their declared order."""
        if state.log is not None:
            state.log.add(Event(self, state.game_config(), values, 0, self.reveal))

    def tell_some(self, state: State, told: int, *values: object) -> None:
        """Log the event; only the seats of the mask `told` see its secret facts."""
        if state.log is not None:
            state.log.add(Event(self, state.game_config(), values, told, self.reveal))

    def tell_as(self, state: State, reveal: bool, told: int, *values: object) -> None:
        """Like `tell_some`, for events that reveal something hidden in some states only."""
        if state.log is not None:
            state.log.add(Event(self, state.game_config(), values, told, reveal))

    def schema(self) -> Schema:
        """The JSON Schema of such an event as viewers get it; in a preview it has no number."""
        return facts_schema("event", self.name, {**self.facts, "number": Sometimes(COUNT)})


class Events:
    """The kinds of event of one game; declaring a name twice fails at import."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.kinds: Final[dict[str, EventKind]] = {}

    def __repr__(self) -> str:
        return f"<Events of {self.game}: {len(self.kinds)} kinds>"

    def declare(self, name: str, facts: Fields, *, reveal: bool = False) -> EventKind:
        """Declare a kind of event."""
        assert name not in self.kinds, f"{self.game} declares the event {name!r} twice"
        kind = EventKind(name, facts, reveal=reveal)
        self.kinds[name] = kind
        return kind


class Event:
    """One thing that happened: its kind, its facts in ints, and who may see all of it."""

    def __init__(
        self, of: EventKind, config: GameConfig, values: tuple[object, ...], told: int, reveal: bool
    ) -> None:
        assert len(values) == len(of.facts), f"{of!r} has {len(of.facts)} facts, not {values}"
        self.of: Final = of
        self.config: Final = config
        self.values: Final = values
        self.told: Final = told  # the mask of the seats that see its secret facts
        self.reveal: Final = reveal

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return self.of.name

    def value(self, fact: str) -> Any:
        """A fact as the engine has it."""
        return self.values[self.of.places[fact]]

    def word(self, fact: str) -> Any:
        """A fact in words, secret or not."""
        return self.of.facts[fact].word(self.config, self.value(fact))

    @property
    def facts(self) -> Facts:
        """The facts that everybody may see, in words."""
        seen = self.seen_by(-1)
        del seen["event"]
        return seen

    @property
    def secret(self) -> Facts | None:
        """The facts that only some seats may see, in words; None if it has none."""
        if not self.of.secrets or self.told == EVERYBODY:
            return None
        return {name: self.word(name) for name in self.of.secrets}

    def seen_by(self, viewer: int) -> dict[str, object]:
        """The event as a viewer sees it; a spectator is -1."""
        seen: dict[str, object] = {"event": self.of.name}
        knows_all = self.told == EVERYBODY or (viewer >= 0 and bool(self.told >> viewer & 1))
        for i, (name, kind) in enumerate(self.of.facts.items()):
            if i >= self.of.public and not knows_all:
                break
            value = self.values[i]
            if value is None and isinstance(kind, Sometimes):
                continue
            seen[name] = kind.word(self.config, value)
        return seen

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={self.values[i]!r}" for name, i in self.of.places.items())
        return f"<Event {self.of.name}: {facts}>"


class EventLog:
    """The events of a game in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.revealed = False  # whether it revealed anything that the chooser could not know

    def __repr__(self) -> str:
        return f"<EventLog of {len(self.events)} events>"

    def add(self, event: Event) -> None:
        """Keep an event."""
        self.events.append(event)
        if event.reveal:
            self.revealed = True

    def seen_by(self, viewer: int, since: int) -> list[dict[str, object]]:
        """The events from number `since` on, each with its number, as a viewer sees them."""
        seen = []
        for number, event in enumerate(self.events[since:], start=since):
            facts = event.seen_by(viewer)
            facts["number"] = number
            seen.append(facts)
        return seen
