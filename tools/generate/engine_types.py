"""The types of a game's documents for the browser, as TypeScript.

One client may show several games: its types hold the documents of all of them.
`tools/generate/api_reference.py` writes the files.
"""

from __future__ import annotations

import json
import re
from typing import Final

from tools.generate.typed_schema import REF, Schema
from tools.generate.typescript import comment, fields, type_of

DOCUMENTS: Final = ("view", "figures", "preview", "event", "step", "printed")
WIDTH: Final = 100


def game_types(schemas: list[Schema]) -> str:
    """The documents that viewers of these games get; each schema is a game's."""
    merged: dict[str, Schema] = {}
    for each in schemas:
        for name, part in _plainly_named(each).items():
            merged[name] = _merged(merged[name], part) if name in merged else part
    documents = {name: _document(name) for name in DOCUMENTS}
    names = _reached(merged, list(documents.values()))
    rows = [f"  {name}: {document};" for name, document in documents.items()]
    titles = " and ".join(each["title"].rpartition(":")[0] for each in schemas)
    return _file(
        f"What seats and spectators get of {titles}",
        "\n".join(["/** All kinds of documents. */", "export type Documents = {", *rows, "};"]),
        *(_declaration(name, merged[name]) for name in sorted(names)),
    )


def shared_types(definitions: dict[str, Schema]) -> str:
    """What the documents of all games have in common."""
    blocks = [_declaration(name, definitions[name]) for name in sorted(definitions)]
    return _file("What the views of all games begin with", *blocks)


def _file(about: str, *blocks: str) -> str:
    return "\n\n".join([f"// {about}. Made by tools.generate.api_reference.", *blocks]) + "\n"


# Documents of several games.


def _document(name: str) -> str:
    return name[:1].upper() + name[1:]


def _plainly_named(schema: Schema) -> dict[str, Schema]:
    """The definitions of a game, with its documents called what they are: View, Figures, ..."""
    named = {schema["documents"][name].removeprefix(REF): _document(name) for name in DOCUMENTS}
    text = json.dumps(schema["$defs"])
    for name, plain in named.items():
        text = text.replace(f'"{REF}{name}"', f'"{REF}{plain}"')
    return {named.get(name, name): part for name, part in json.loads(text).items()}


def _merged(one: Schema, other: Schema) -> Schema:
    """What two games call by one name: the facts of both; those that one lacks are optional."""
    if one == other:
        return one
    if "properties" in one and "properties" in other:
        own, others = one["properties"], other["properties"]
        both = {
            name: _merged(own[name], others[name]) if name in own and name in others else each
            for name, each in {**own, **others}.items()
        }
        required = [name for name in one.get("required", ()) if name in other.get("required", ())]
        return {**one, "properties": both, "required": required}
    if "enum" in one and "enum" in other:
        return {"enum": list(dict.fromkeys([*one["enum"], *other["enum"]]))}
    either = [*one.get("anyOf", [one]), *other.get("anyOf", [other])]
    return {"anyOf": [each for at, each in enumerate(either) if each not in either[:at]]}


def _reached(definitions: dict[str, Schema], names: list[str]) -> set[str]:
    """These definitions and all others that they refer to."""
    reached: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += re.findall(rf'"{re.escape(REF)}(\w+)"', json.dumps(definitions[name]))
    return reached


# Declarations.


def _declaration(name: str, part: Schema) -> str:
    """A definition as a type: unlike interfaces, types fit where facts are read by their names."""
    text = comment(part.get("description", ""))
    if "properties" not in part:
        return text + _wrapped(f"export type {name}", type_of(part))
    if not part["properties"]:
        return f"{text}export type {name} = Record<string, never>;"
    return "\n".join([f"{text}export type {name} = {{", *fields(part), "};"])


def _wrapped(head: str, expression: str) -> str:
    line = f"{head} = {expression};"
    if len(line) <= WIDTH:
        return line
    rows = "".join(f"\n  | {each}" for each in expression.split(" | "))
    return f"{head} ={rows};"
