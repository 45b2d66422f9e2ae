"""JSON Schema for TypedDicts: each becomes a definition under its own name."""

from __future__ import annotations

from inspect import cleandoc
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)
from typing import is_typeddict as is_typed_dict

Schema = dict[str, Any]

REF: Final = "#/$defs/"
SIMPLE: Final[dict[object, Schema]] = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    object: {},
}


class Definitions:
    """Definitions by name; two different definitions with one name are an error."""

    def __init__(self, words: dict[str, Schema] | None = None) -> None:
        self.schemas: dict[str, Schema] = {}
        self.words: Final = words or {}  # the schemas of `Annotated[str, NAME]`
        self._types: dict[str, object] = {}

    def add(self, name: str, schema: Schema) -> Schema:
        """Add a definition and return a reference to it."""
        existing = self.schemas.setdefault(name, schema)
        if existing != schema:
            raise ValueError(f"two definitions are called {name}")
        return {"$ref": REF + name}

    def of(self, kind: Any) -> Schema:
        """The schema of a type; its TypedDicts are added to the definitions."""
        if is_typed_dict(kind):
            return self._of_typed_dict(kind)
        if kind in SIMPLE:
            return dict(SIMPLE[kind])
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated and args[1:] == ("pair",):
            return {**self.of(args[0]), "minItems": 2, "maxItems": 2}
        if origin is Annotated:
            return self.add(args[1].capitalize(), self.words[args[1]])
        if origin is list:
            return {"type": "array", "items": self.of(args[0])}
        if origin is dict:
            inner: Schema = {"type": "object", "additionalProperties": self.of(args[1])}
            return inner if args[0] is str else {"propertyNames": self.of(args[0]), **inner}
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(each) for each in args]}
        if origin is Literal:
            return {"enum": list(args)}
        raise TypeError(f"no schema is known for {kind}")

    def _of_typed_dict(self, kind: Any) -> Schema:
        name = kind.__name__
        other = self._types.setdefault(name, kind)
        if other is not kind:
            raise ValueError(f"two types are called {name}: {other} and {kind}")
        if name not in self.schemas:
            self.schemas[name] = {}  # so that a type may contain itself
            self.schemas[name] = self._object(kind)
        return {"$ref": REF + name}

    def _object(self, kind: Any) -> Schema:
        hints = get_type_hints(kind, include_extras=True)
        properties: Schema = {}
        required: list[str] = []
        for field, hint in hints.items():
            optional = get_origin(hint) is NotRequired
            properties[field] = self.of(get_args(hint)[0] if optional else hint)
            if not optional and field in kind.__required_keys__:
                required.append(field)
        schema = self.closed(properties, required)
        text = cleandoc(kind.__doc__ or "")
        return {"description": text, **schema} if text else schema

    def closed(self, properties: Schema, required: list[str]) -> Schema:
        """An object with these fields."""
        return {"type": "object", "properties": properties, "required": required}


class PartialDefinitions(Definitions):
    """Definitions of what people write: any field may be left out, no other may be there."""

    def closed(self, properties: Schema, required: list[str]) -> Schema:
        return {"type": "object", "properties": properties, "additionalProperties": False}
