"""The JSON Schema of each game's documents, made from what the game declares.

`tools/generate/api_reference.py` writes them to `docs/api`: one of views, figures, previews,
events, refusals and questions, and one of positions, for editors.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import stormhall
from stormhall.kernel.core import kinds as k
from stormhall.kernel.core.documents import PositionHeader, ResultDocument, ViewHeader
from stormhall.kernel.core.errors import StormhallError
from stormhall.kernel.core.events import EventKind
from stormhall.kernel.core.kinds import Fields, GameConfig, Kind
from stormhall.kernel.core.refusal import kinds_of
from stormhall.kernel.core.step import Step
from stormhall.kernel.options import Option
from stormhall.kernel.ruleset import Ruleset, registered
from tools.generate.typed_schema import REF, Definitions, PartialDefinitions, Schema

# Declarations of a game.


@cache
def configs_of(game: str) -> list[tuple[GameConfig, list[Step[Any]]]]:
    """The config and the steps of a table for each preset and for the default options."""
    tables = []
    for preset in [None, *registered()[game].info.presets]:
        for seats in registered()[game].info.seats:
            try:
                state = stormhall.new(game, seats, 1, {}, preset).state
            except StormhallError:
                continue
            tables.append((state.game_config(), state.steps()))
            break
    return tables


class StepFacts:
    """A step across all tables of a game: whether it asks for a choice, and the kinds of its
    facts."""

    def __init__(self, asks: bool, facts: Fields) -> None:
        self.asks: Final = asks
        self.facts: Final = facts


@cache
def steps_of(game: str) -> dict[str, StepFacts]:
    """Every step of a game by name; a fact that some tables lack is marked as occasional."""
    steps: dict[str, StepFacts] = {}
    for config, table in configs_of(game):
        for step in table:
            asks, facts = type(step).owed is not Step.owed, step.facts(config)
            other = steps.get(step.name)
            if other is not None:
                asks, facts = asks or other.asks, _merged(other.facts, facts)
            steps[step.name] = StepFacts(asks, facts)
    return {name: steps[name] for name in sorted(steps)}


def _merged(one: Fields, other: Fields) -> Fields:
    """The facts of a step at two tables; facts that only one has are occasional."""
    merged: Fields = {}
    for name, kind in {**one, **other}.items():
        always = name in one and name in other
        merged[name] = kind if always or isinstance(kind, k.Sometimes) else k.Sometimes(kind)
    return merged


def events_of(game: str) -> dict[str, EventKind]:
    """The kinds of event of a game by name."""
    kinds = {
        name: kind for events in registered()[game].events() for name, kind in events.kinds.items()
    }
    return {name: kinds[name] for name in sorted(kinds)}


# JSON Schema.


class GameSchema:
    """The JSON Schema of the documents of one game."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.ruleset: Final[Ruleset] = registered()[game]
        self.definitions: Definitions = Definitions()

    def whole(self) -> Schema:
        """The complete schema, with the names of the documents that programs get."""
        types = self.ruleset.document_types()
        documents = {
            "view": self._view(types.view),
            "figures": self.definitions.of(types.figures),
            "preview": self._preview(types.forecast),
            "event": self._events(),
            "refusal": self._refusals(),
            "asked": self._asked(),
            "step": {"$ref": REF + "Step"},
            "printed": self.definitions.of(types.printed),
        }
        definitions = self.definitions.schemas
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"{self.ruleset.info.title}: what seats and spectators get",
            "game": self.game,
            "rules": self.ruleset.version,
            "documents": {name: schema["$ref"] for name, schema in documents.items()},
            "$defs": {name: definitions[name] for name in sorted(definitions)},
        }

    def _view(self, kind: object) -> Schema:
        """A view: its header, what the game writes, and the frame stack."""
        self.definitions.of(ResultDocument)
        self.definitions.of(ViewHeader)
        header = self.definitions.schemas.pop("ViewHeader")
        own = self.definitions.of(kind)
        view = self.definitions.schemas[own["$ref"].removeprefix(REF)]
        frames = {"type": "array", "items": self._steps()}
        view["properties"] = {**header["properties"], **view["properties"], "frames": frames}
        view["required"] = [*header["required"], *view["required"], "frames"]
        return own

    def _preview(self, forecast: object) -> Schema:
        properties: Schema = {
            "certain": {"type": "boolean"},
            "undoable": {"type": "boolean"},
            "events": {"type": "array", "items": {"$ref": REF + "Event"}},
            "facts": self.definitions.of(forecast),
        }
        return self.definitions.add("Preview", _closed(properties))

    def _events(self) -> Schema:
        return self._any_of(
            "Event",
            [
                self.definitions.add(pascal(name, "Event"), self._named(kind.schema()))
                for name, kind in events_of(self.game).items()
            ],
        )

    def _refusals(self) -> Schema:
        """The schema of refusals; a rule that gives a fact another meaning has its own schema."""
        facts = self.ruleset.refusal_facts()
        special = {name.rpartition(".")[0]: None for name in facts if "." in name}
        other = f"^(?!({'|'.join(special)})$)[A-Z]{{2}}-"
        schemas = [self._refusal("Refusal by another rule", {"type": "string", "pattern": other})]
        schemas += [self._refusal(f"Refusal by {rule}", {"const": rule}) for rule in special]
        return self._any_of("Refusal", schemas)

    def _refusal(self, name: str, rule: Schema) -> Schema:
        kinds = kinds_of(self.ruleset.refusal_facts(), str(rule.get("const")))
        facts = {fact: self._named(kind.schema()) for fact, kind in kinds.items()}
        arguments = {"type": "object", "properties": facts}
        return self.definitions.add(pascal(name), _closed({"rule": rule, "arguments": arguments}))

    def _steps(self) -> Schema:
        return self._any_of(
            "Step",
            [
                self.definitions.add(pascal(name, "Step"), self._step(name, step.facts))
                for name, step in steps_of(self.game).items()
            ],
        )

    def _step(self, name: str, facts: Fields) -> Schema:
        facts = {**facts, "tail": facts.get("tail", k.Sometimes(k.Listed(k.ANY_NUMBER)))}
        schema: Schema = self._named(k.facts_schema("step", name, facts))
        return schema

    def _asked(self) -> Schema:
        schemas = []
        for name, step in steps_of(self.game).items():
            if not step.asks:
                continue
            inner = self._step(name, step.facts)
            del inner["properties"]["step"]
            inner["required"].remove("step")
            properties: Schema = {
                "step": {"const": name},
                "seats": {"type": "array", "items": self._named(k.SEAT.schema())},
                "decision": {"type": "integer", "minimum": 0},
                "facts": inner,
            }
            schemas.append(self.definitions.add(pascal(name, "Asked"), _closed(properties)))
        return self._any_of("Asked", schemas)

    def _any_of(self, name: str, schemas: list[Schema]) -> Schema:
        return self.definitions.add(name, {"anyOf": schemas})

    def _named(self, schema: Any) -> Any:
        """The same schema, with each titled part as a definition under its name."""
        if isinstance(schema, list):
            return [self._named(each) for each in schema]
        if not isinstance(schema, dict):
            return schema
        if isinstance(schema.get("title"), str):
            return self._define(schema["title"], {n: s for n, s in schema.items() if n != "title"})
        return {name: self._named(each) for name, each in schema.items()}

    def _define(self, title: str, schema: Schema) -> Schema:
        name = pascal(title, "" if schema.get("type") == "integer" else "Word")
        return self.definitions.add(name, schema)


class PositionsSchema(GameSchema):
    """The JSON Schema of positions of one game, complete ones and what people write."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        types = self.ruleset.document_types()
        words = {name: _with_spellings(kind) for name, kind in types.words.items()}
        self.types: Final = types
        self.definitions = PartialDefinitions(words)

    def whole(self) -> Schema:
        """The complete schema; a position is its root."""
        definitions = self.definitions
        own = definitions.of(self.types.position)["$ref"].removeprefix(REF)
        header = definitions.of(PositionHeader)["$ref"].removeprefix(REF)
        schemas = definitions.schemas
        position, head = schemas.pop(own), schemas.pop(header)
        info = self.ruleset.info
        properties = {
            "$schema": {"type": "string"},
            "game": {"const": self.game},
            "seats": {"enum": list(info.seats)},
            "options": self._options(),
            **head["properties"],
            **position["properties"],
            "frames": {"type": "array", "items": self._steps()},
        }
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"{info.title}: positions",
            "type": "object",
            "properties": properties,
            "additionalProperties": False,
            "required": ["game"],
            "$defs": {name: schemas[name] for name in sorted(schemas)},
        }

    def _options(self) -> Schema:
        options = {option.name: _option_schema(option) for option in self.ruleset.info.options}
        return {"type": "object", "properties": options, "additionalProperties": False}


def _option_schema(option: Option) -> Schema:
    if option.values is not None:
        return {"description": option.about, "enum": list(option.values)}
    number: Schema = {"type": "integer", "minimum": option.least, "maximum": option.most}
    schema = number if option.default is not None else {"anyOf": [number, {"type": "null"}]}
    return {"description": option.about, **schema}


def _with_spellings(kind: Kind) -> Schema:
    """The schema of a word as people may write it, in lower case."""
    schema = {name: value for name, value in kind.schema().items() if name != "title"}
    return {"enum": list(kind.index)} if isinstance(kind, k.Words) else schema


def positions_schema_of(game: str) -> Schema:
    """The JSON Schema of a game's positions."""
    return PositionsSchema(game).whole()


def _closed(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": list(properties)}


def pascal(name: str, suffix: str = "") -> str:
    """The name of a type: `card-drawn` with the suffix `Event` becomes `CardDrawnEvent`."""
    words = name.replace("-", " ").replace("_", " ").replace(".", " ").split()
    return "".join(word[:1].upper() + word[1:] for word in words) + suffix


@cache
def schema_of(game: str) -> Schema:
    """The JSON Schema of a game's documents."""
    return GameSchema(game).whole()
