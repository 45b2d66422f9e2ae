"""Generate schemas, a reference page and a table for the browser from what the games declare.

    python -m tools.generate.api_reference           # writes the files
    python -m tools.generate.api_reference --check   # says which of them are stale

`docs/api` has a JSON Schema for each game: views, figures, previews, events, refusals, questions;
and one of its positions, for editors.
`docs/reference.md` lists the same, with options and verbs. `web/src/lib/words/families.json`
tells the browser how languages name facts, and `engine.d.ts` in the folder of each client has the
schemas of its games as TypeScript. `web/src/testing/printed.json` has what is printed on the
components of each game, for tests of the browser. Do not edit these files by hand.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from statistics import mode
from typing import Any, Final

import stormhall
from stormhall.games import GAMES
from stormhall.kernel.core import kinds as k
from stormhall.kernel.core.documents import PositionHeader, ResultDocument, ViewHeader
from stormhall.kernel.core.errors import StormhallError
from stormhall.kernel.core.events import EventKind
from stormhall.kernel.core.kinds import Fields, GameConfig, Kind
from stormhall.kernel.core.refusal import kinds_of
from stormhall.kernel.core.step import Step
from stormhall.kernel.options import Option
from stormhall.kernel.ruleset import Ruleset, registered
from stormhall.locale.bundle import bundle_of
from tools.generate import engine_types
from tools.generate.typed_schema import REF, Definitions, PartialDefinitions, Schema
from tools.setup.environment import ROOT

COMMAND: Final = "python -m tools.generate.api_reference"
FEW: Final = 40
"""The longest list of words on the page; longer ones are only in the schema."""
SHAPES: Final = {
    "integer": "number",
    "string": "string",
    "boolean": "true or false",
    "null": "null",
}


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


# The page for people.


def reference() -> str:
    """The text of docs/reference.md."""
    lines = [
        "# Reference: options, verbs, steps, events, refusals, documents",
        "",
        f"Generated by `{COMMAND}` from the declarations of the games; a test checks that it is up "
        "to date. [The engine from Python](api.md) explains how to use these; [docs/api](api) has "
        "the same as JSON Schema.",
        "",
        "A fact in parentheses is present only sometimes. A secret fact is shown only to some "
        "seats. Seats are counted from 0.",
        "",
        "Some facts of steps are numbers of the engine, marked as such: `code`, `laid` and the "
        "values of `chosen` are packed actions, a mask such as `kinds` has bit n set for item n, "
        "-1 means nobody or nothing, and `tail` lists further data that the step needs. A program "
        "that shows a question needs none of them: the legal actions list the possible choices.",
    ]
    for game in GAMES:
        lines += _chapter(game)
    return "\n".join(lines) + "\n"


def _chapter(game: str) -> Iterator[str]:
    ruleset = registered()[game]
    base = ruleset.info.base
    yield from ("", f"## {ruleset.info.title}", "", ruleset.info.description, "")
    if base is not None:
        title = registered()[base].info.title
        yield f"This game also has the verbs, steps and events of {title}; they are not repeated."
        yield ""
    yield from _options(ruleset)
    yield from _verbs(ruleset, base)
    yield from _steps(game, base)
    yield from _events(game, base)
    yield from _refusals(ruleset, base)
    yield from _words(game)
    yield from _documents(game, base)


def _options(ruleset: Ruleset) -> Iterator[str]:
    yield from (f"### Options of {ruleset.info.title}", "")
    yield from ("| option | values | default | rule | about |", "| --- | --- | --- | --- | --- |")
    for option in ruleset.info.options:
        yield (
            f"| `{option.name}` | {_allowed(option)} | {_value(option.default)} | {option.rule} "
            f"| {option.about} |"
        )
    yield ""
    for preset, values in ruleset.info.presets.items():
        listed = ", ".join(f"`{name}` {_value(value)}" for name, value in values.items())
        yield f"- preset `{preset}`: {listed or 'the defaults'}"
    yield ""


def _allowed(option: Option) -> str:
    if option.values is not None:
        return ", ".join(_value(value) for value in option.values)
    bounds = f"{option.least} to {option.most}"
    return bounds + (" or none" if option.default is None else "")


def _value(value: object) -> str:
    return f"`{json.dumps(value)}`".replace('"', "")


def _verbs(ruleset: Ruleset, base: str | None) -> Iterator[str]:
    of_base = {verb.pattern for verb in registered()[base].notation.verbs} if base else set()
    patterns = sorted({verb.pattern for verb in ruleset.notation.verbs} - of_base)
    yield from (f"### Verbs of {ruleset.info.title}", "")
    yield "[Notation](notation.md) explains them. A slot with a star takes any number of words."
    yield ""
    yield from (f"- `{pattern}`" for pattern in patterns if not pattern.startswith("-"))
    yield ""


def _steps(game: str, base: str | None) -> Iterator[str]:
    of_base = steps_of(base) if base else {}
    yield from (f"### Steps of {registered()[game].info.title}", "")
    yield "Steps that ask nobody also appear as frames in views."
    yield from ("", "| step | asks | facts |", "| --- | --- | --- |")
    rows: dict[str, list[str]] = {}
    for name, step in steps_of(game).items():
        if name not in of_base or _facts(of_base[name].facts) != _facts(step.facts):
            row = f"{'yes' if step.asks else ''} | {_facts(step.facts)}"
            rows.setdefault(row, []).append(f"`{name}`")
    yield from (f"| {', '.join(names)} | {row} |" for row, names in rows.items())
    yield ""
    asking = [name for name, step in steps_of(game).items() if step.asks and name not in of_base]
    yield from ("What is asked, as people read it:", "")
    yield from (f"- `{name}`: {told}" for name in asking if (told := _told(game, "step", name)))
    yield ""


def _told(game: str, say: str, name: str) -> str:
    """What people read about a step or an event; an empty text if nobody is told."""
    words = bundle_of("en")
    keys = [f"{owner}-{say}-{name}" for owner in (game, registered()[game].info.base) if owner]
    return next((words.usual(key).replace("|", "/") for key in keys if words.has(key)), "")


def _events(game: str, base: str | None) -> Iterator[str]:
    of_base = events_of(base) if base else {}
    yield from (f"### Events of {registered()[game].info.title}", "")
    yield "An event that reveals shows something that the chooser could not know; undo stops there."
    yield "What the log tells about it has the names of its facts in brackets."
    yield from ("", "| event | told | reveals | facts |", "| --- | --- | --- | --- |")
    for name, kind in events_of(game).items():
        if of_base.get(name) is not kind:
            reveals = "yes" if kind.reveal else ""
            yield f"| `{name}` | {_told(game, 'event', name)} | {reveals} | {_facts(kind.facts)} |"
    yield ""


def _refusals(ruleset: Ruleset, base: str | None) -> Iterator[str]:
    of_base = registered()[base].refusal_facts() if base else {}
    yield from (f"### Refusals of {ruleset.info.title}", "")
    yield "A refusal has the facts that make its rule apply; they depend on the rule."
    yield from ("", "| fact | value |", "| --- | --- |")
    for name, kind in ruleset.refusal_facts().items():
        if of_base.get(name) is not kind:
            rule, _, fact = name.rpartition(".")
            yield f"| `{fact}`{f' of {rule}' if rule else ''} | {described(kind)} |"
    yield ""


def _facts(facts: Fields) -> str:
    return ", ".join(_fact(name, kind) for name, kind in facts.items()) or "none"


def _fact(name: str, kind: Kind) -> str:
    if isinstance(kind, k.Secret):
        return f"`{name}` secret {described(kind.kind)}"
    if isinstance(kind, k.Sometimes):
        return f"(`{name}` {described(kind.kind)})"
    return f"`{name}` {described(kind)}"


def described(kind: Kind) -> str:
    """A kind of value in a few words."""
    if isinstance(kind, k.Maybe | k.FromOne):
        return f"{described(kind.kind)} or null"
    if isinstance(kind, k.Either):
        return f"{described(kind.kind)} or {described(kind.other)}"
    if isinstance(kind, k.Listed | k.Mask):
        return f"list of {described(kind.kind)}"
    if isinstance(kind, k.BySeat):
        return f"{described(kind.kind)} by seat"
    if isinstance(kind, k.Keyed):
        return f"{described(kind.kind)} by {kind.key.name}"
    if isinstance(kind, k.Secret | k.Sometimes):
        return described(kind.kind)
    if isinstance(kind, k.Flag):
        return "true or false"
    if isinstance(kind, k.Counted):
        return f"1 to {kind.count}"
    if isinstance(kind, k.Number):
        return f"{kind.least} to {kind.most}" if kind.most >= kind.least else "number"
    if isinstance(kind, k.AnyNumber):
        return "number of the engine"
    return "data" if kind is k.PLAIN else kind.name


def _words(game: str) -> Iterator[str]:
    """The words of the kinds in steps, events and refusals, unless there are too many."""
    yield from (f"### Words of {registered()[game].info.title}", "")
    listed: dict[str, str] = {}
    for name, schema in sorted(schema_of(game)["$defs"].items()):
        if name.endswith("Word") and "enum" in schema:
            words = schema["enum"]
            some = ", ".join(f"`{word}`" for word in words)
            listed[name] = some if len(words) <= FEW else f"{len(words)} words, see the schema"
    yield from (
        f"- {_spaced(name.removesuffix('Word'))}: {words}" for name, words in listed.items()
    )
    yield ""


def _spaced(name: str) -> str:
    """The inverse of `pascal`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()


def _documents(game: str, base: str | None) -> Iterator[str]:
    """The types of documents: their fields and descriptions."""
    yield from (f"### Documents of {registered()[game].info.title}", "")
    names = {name: ref.removeprefix(REF) for name, ref in schema_of(game)["documents"].items()}
    facts = schema_of(game)["$defs"][names["preview"]]["properties"]["facts"]["$ref"]
    yield (
        f"A view is a `{names['view']}`, figures are `{names['figures']}`, the facts of a preview "
        f"are a `{facts.removeprefix(REF)}`, what is printed is a `{names['printed']}`."
    )
    yield from ("", "| type | holds | says |", "| --- | --- | --- |")
    known = schema_of(base)["$defs"] if base else {}
    for name, schema in schema_of(game)["$defs"].items():
        if "description" in schema and known.get(name) != schema:
            text = " ".join(schema["description"].split())
            yield f"| `{name}` | {', '.join(_properties(schema))} | {text} |"
    yield ""


def _properties(schema: Schema) -> Iterator[str]:
    for name, each in schema["properties"].items():
        fact = f"`{name}` {shape(each)}"
        yield fact if name in schema["required"] else f"({fact})"


def shape(schema: Schema) -> str:
    """The values that a schema allows, in a few words."""
    if "$ref" in schema:
        return f"{schema['$ref'].removeprefix(REF)}"
    if "anyOf" in schema:
        return " or ".join(shape(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{word}`" for word in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {shape(schema['items'])}"
    if schema.get("type") == "object" and "additionalProperties" in schema:
        return f"{shape(schema['additionalProperties'])} by name"
    return SHAPES.get(str(schema.get("type")), "data")


# How languages name facts.


def families_of(game: str) -> dict[str, Any]:
    """The families of the facts in a game's events, refusals and actions, and the secret facts.

    A name has its usual family, `EVENT.name` or `RULE.name` the family there; plain words are left
    out.
    """
    ruleset, kinds = registered()[game], events_of(game).values()
    events = {f"{of.name}.{fact}": kind.family for of in kinds for fact, kind in of.facts.items()}
    refusals = {name: kind.family for name, kind in ruleset.refusal_facts().items()}
    actions = {vocabulary.name: vocabulary.family for vocabulary in ruleset.notation.vocabularies}
    return {
        "events": _shortened({**_usual(events), **events}),
        "secrets": {of.name: of.secrets for of in kinds if of.secrets},
        "refusals": _shortened(refusals),
        "actions": _shortened(actions),
    }


def _usual(families: dict[str, str]) -> dict[str, str]:
    """The family that each fact has in most events."""
    named: dict[str, list[str]] = {}
    for name, family in families.items():
        named.setdefault(name.rpartition(".")[2], []).append(family)
    return {fact: mode(all_families) for fact, all_families in named.items()}


def _shortened(families: dict[str, str]) -> dict[str, str]:
    kept = {}
    for name, family in families.items():
        of, _, fact = name.rpartition(".")
        if family != (families.get(fact, "word") if of else "word"):
            kept[name] = family
    return kept


def families() -> str:
    """The text of the browser's table, with one line for each part of each game."""
    games = []
    for game in GAMES:
        parts = [f"  {_line(part)}: {_line(each)}" for part, each in families_of(game).items()]
        games.append(f" {_line(game)}: {{\n" + ",\n".join(parts) + "\n }")
    return "{\n" + ",\n".join(games) + "\n}\n"


def printed() -> str:
    """The text of what is printed in each game, with one line for each part."""
    games = []
    for game in GAMES:
        parts = registered()[game].printed().items()
        lines = [f"  {_line(part)}: {_line(each)}" for part, each in parts]
        games.append(f" {_line(game)}: {{\n" + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(games) + "\n}\n"


# The files.


def files() -> dict[str, str]:
    """The text of every file, by its path in the repository."""
    texts = {f"docs/api/{game}.json": _json(schema_of(game)) for game in GAMES}
    for game in GAMES:
        texts[f"docs/api/{game}-position.json"] = _json(positions_schema_of(game))
    for client, games in clients().items():
        schemas = [schema_of(game) for game in games]
        texts[f"web/src/{client}/engine.d.ts"] = engine_types.game_types(schemas)
    texts["web/src/shell/live/engine.d.ts"] = engine_types.shared_types(_header())
    return {
        **texts,
        "docs/reference.md": reference(),
        "web/src/lib/words/families.json": families(),
        "web/src/testing/printed.json": printed(),
    }


def clients() -> dict[str, list[str]]:
    """The games by the client that shows them: expansions belong to the client of their base."""
    found: dict[str, list[str]] = {}
    for game in GAMES:
        found.setdefault(registered()[game].info.base or game, []).append(game)
    return found


def _header() -> dict[str, Schema]:
    definitions = Definitions()
    definitions.of(ViewHeader)
    return definitions.schemas


def _json(schema: Schema) -> str:
    """A schema with one definition per line, for readable diffs."""
    definitions = [f"  {_line(name)}: {_line(each)}" for name, each in schema["$defs"].items()]
    head = [f" {_line(name)}: {_line(each)}," for name, each in schema.items() if name != "$defs"]
    return "\n".join(["{", *head, ' "$defs": {', ",\n".join(definitions), " }", "}"]) + "\n"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def stale() -> list[str]:
    """The files that differ from what the games declare."""
    return [
        path
        for path, text in files().items()
        if not (ROOT / path).exists() or (ROOT / path).read_text(encoding="utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    """Write the files, or name the stale ones."""
    if "--check" in arguments:
        for path in stale():
            print(f"{path} is stale: {COMMAND}")
        return 1 if stale() else 0
    for path, text in files().items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
