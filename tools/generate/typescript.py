"""TypeScript types for JSON Schema."""

from __future__ import annotations

import json
from typing import Final

from tools.generate.typed_schema import REF, Schema

SIMPLE: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def interface(name: str, part: Schema) -> str:
    """The declaration of a definition: an interface if it has properties, else a type."""
    text = comment(part.get("description", ""))
    if "properties" not in part:
        return f"{text}export type {name} = {type_of(part)};"
    return "\n".join([f"{text}export interface {name} {{", *fields(part), "}"])


def fields(part: Schema) -> list[str]:
    """The properties of an object, one per line; those that it may lack have a question mark."""
    required = set(part.get("required", ()))
    return [
        f"  {key}{'' if key in required else '?'}: {type_of(each)};"
        for key, each in part["properties"].items()
    ]


def comment(text: str) -> str:
    """A description as a comment with its line break; nothing if there is none."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"]) + "\n"


def type_of(part: Schema) -> str:
    """A schema as a TypeScript type expression."""
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(REF)
    if "const" in part:
        return json.dumps(part["const"])
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(type_of(each) for each in part["anyOf"])
    kind = part.get("type")
    if kind == "array":
        return _array(part)
    if kind == "object":
        values = part.get("additionalProperties")
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return SIMPLE[kind] if kind else "unknown"


def _array(part: Schema) -> str:
    if "prefixItems" in part:
        return f"[{', '.join(type_of(each) for each in part['prefixItems'])}]"
    item = type_of(part.get("items", {}))
    if part.get("minItems") == part.get("maxItems") == 2:
        return f"[{item}, {item}]"
    return f"({item})[]" if " | " in item else f"{item}[]"
