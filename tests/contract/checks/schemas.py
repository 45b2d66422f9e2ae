"""A validator of documents, for the part of JSON Schema that we use.

It is stricter than the standard: an object may have only fields that its schema names.
"""

from __future__ import annotations

import re
from typing import Any

from tools.generate.typed_schema import REF, Schema

KNOWN = {
    "$ref", "additionalProperties", "anyOf", "const", "description", "enum", "items", "maxItems",
    "maximum", "minItems", "minimum", "pattern", "properties", "propertyNames", "required", "type",
    "uniqueItems",
}  # fmt: skip
TYPES = {
    "array": list,
    "boolean": bool,
    "integer": int,
    "null": type(None),
    "object": dict,
    "string": str,
}


class Validator:
    """Checks documents of one game against its definitions."""

    def __init__(self, whole: Schema) -> None:
        self.definitions: dict[str, Schema] = whole["$defs"]
        self.documents: dict[str, str] = whole["documents"]

    def check(self, document: str, value: object) -> None:
        """Fail with the place where a document does not match its schema."""
        problem = self.problem({"$ref": self.documents[document]}, value)
        assert problem is None, f"{document}{problem}"

    def problem(self, schema: Schema, value: Any) -> str | None:
        """The first problem of a value, with the path to it; None if there is none."""
        assert KNOWN.issuperset(schema), f"the validator does not know all of {schema}"
        if "$ref" in schema:
            return self.problem(self.definitions[schema["$ref"].removeprefix(REF)], value)
        if "anyOf" in schema:
            return self._of_any(schema["anyOf"], value)
        if "const" in schema:
            return None if value == schema["const"] else f": {value!r} is not {schema['const']!r}"
        if "enum" in schema:
            return None if value in schema["enum"] else f": {value!r} is not listed"
        kind = schema.get("type")
        if kind is None:
            return None
        if not _is_a(kind, value):
            return f": {value!r:.60} is no {kind}"
        if kind == "object":
            return self._of_object(schema, value)
        if kind == "array":
            return self._of_array(schema, value)
        return _of_plain(schema, value)

    def _of_any(self, schemas: list[Schema], value: Any) -> str | None:
        problems = []
        for each in schemas:
            problem = self.problem(each, value)
            if problem is None:
                return None
            problems.append(problem)
        # If a name tells alternatives apart, report the problem inside the one with this name.
        return max(problems, key=len) if len(problems) <= 3 else _deepest(problems)

    def _of_object(self, schema: Schema, value: dict[str, Any]) -> str | None:
        properties = schema.get("properties", {})
        for name, each in properties.items():
            if "const" in each and value.get(name) != each["const"]:
                return f".{name}: {value.get(name)!r} is not {each['const']!r}"
        for name in schema.get("required", ()):
            if name not in value:
                return f": {name} is missing"
        for name, each in properties.items():
            if name in value:
                problem = self.problem(each, value[name])
                if problem is not None:
                    return f".{name}{problem}"
        others = [name for name in value if name not in properties]
        if "additionalProperties" not in schema:
            return f": {others} are not declared" if others else None
        names = schema.get("propertyNames", {}).get("pattern", "")
        for name in others:
            if not re.search(names, name):
                return f": {name} is no name here"
            problem = self.problem(schema["additionalProperties"], value[name])
            if problem is not None:
                return f".{name}{problem}"
        return None

    def _of_array(self, schema: Schema, value: list[Any]) -> str | None:
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            return f": {value} has {len(value)} items"
        if schema.get("uniqueItems") and any(value.count(each) > 1 for each in value):
            return f": {value} has something twice"
        for i, each in enumerate(value):
            problem = self.problem(schema["items"], each)
            if problem is not None:
                return f"[{i}]{problem}"
        return None


def _is_a(kind: str, value: object) -> bool:
    return isinstance(value, TYPES[kind]) and (kind == "boolean" or not isinstance(value, bool))


def _of_plain(schema: Schema, value: Any) -> str | None:
    if "minimum" in schema and value < schema["minimum"]:
        return f": {value} is less than {schema['minimum']}"
    if "maximum" in schema and value > schema["maximum"]:
        return f": {value} is more than {schema['maximum']}"
    if "pattern" in schema and not re.search(schema["pattern"], value):
        return f": {value!r} does not match {schema['pattern']}"
    return None


def _deepest(problems: list[str]) -> str:
    """The problem found in the alternative whose step or event name matches."""
    named = [each for each in problems if not each.startswith((".step:", ".event:"))]
    fits = [each for each in named if "is missing" not in each] or named
    return "; ".join(fits or problems[:1])
