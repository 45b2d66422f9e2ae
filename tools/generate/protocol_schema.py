"""Generate the protocol for other languages, as JSON Schema and TypeScript, from its classes.

    python -m tools.generate.protocol_schema --write docs/protocol

This writes `schema.json`, `protocol.d.ts`, the table of codes in `docs/protocol.md` and the texts
of the codes in the browser's English; a test checks that they agree with the classes.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterable
from inspect import cleandoc
from pathlib import Path
from typing import Final, get_args

import msgspec

import stormhall
from stormhall.server.lobby import ENDPOINTS
from stormhall.server.wire.codes import CODES
from stormhall.server.wire.messages import PROTOCOL, FromClient, FromServer, Problem, Turn
from tools.generate.typed_schema import REF, Schema
from tools.generate.typescript import interface

ENGLISH: Final = Path(stormhall.__file__).parent / "locale" / "en" / "hall.ftl"


# JSON Schema.


def schema() -> Schema:
    """The schema of everything sent: both directions of a socket, and the bodies of HTTP."""
    sent = [*get_args(FromClient), *(endpoint.body for endpoint in ENDPOINTS if endpoint.body)]
    answers = [
        *get_args(FromServer),
        *(endpoint.answer for endpoint in ENDPOINTS if endpoint.answer),
        Problem,
        Turn,
    ]
    (to_hall, from_hall, *_), components = msgspec.json.schema_components(
        [FromClient, FromServer, *sent, *answers], ref_template=REF + "{name}"
    )
    definitions = {**components, "FromClient": to_hall, "FromServer": from_hall}
    _name_codes(definitions)
    _straighten(definitions)
    _require_all(definitions, [kind.__name__ for kind in sent])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Stormhall protocol",
        "protocol": PROTOCOL,
        "socket": {"client": REF + "FromClient", "server": REF + "FromServer"},
        "http": [
            {
                "method": endpoint.method,
                "path": endpoint.documented_path,
                "body": REF + endpoint.body.__name__ if endpoint.body else None,
                "answer": REF + endpoint.answer.__name__ if endpoint.answer else None,
            }
            for endpoint in ENDPOINTS
        ],
        "problem": REF + "Problem",
        "codes": {
            name: {"status": code.status, "when": code.words} for name, code in CODES.items()
        },
        "$defs": {name: definitions[name] for name in sorted(definitions)},
    }


def _name_codes(definitions: dict[str, Schema]) -> None:
    """Name the codes once. Clients must accept codes that are added later."""
    definitions["ErrorCode"] = {
        "title": "ErrorCode",
        "description": "The codes of errors; others may be added.",
        "enum": list(CODES),
    }
    for each in definitions.values():
        if "code" in each.get("properties", {}):
            each["properties"]["code"] = {
                "anyOf": [{"$ref": REF + "ErrorCode"}, {"type": "string"}]
            }


def _straighten(definitions: dict[str, Schema]) -> None:
    """Remove the indent of descriptions: older Pythons keep docstrings indented."""
    for each in definitions.values():
        if "description" in each:
            each["description"] = cleandoc(each["description"])


def _require_all(definitions: dict[str, Schema], sent: list[str]) -> None:
    """Require every field in messages from the server; only clients may leave fields out."""
    by_clients = _reached(definitions, sent)
    for name, each in definitions.items():
        if name not in by_clients and "properties" in each:
            each["required"] = list(each["properties"])


def _reached(definitions: dict[str, Schema], names: Iterable[str]) -> set[str]:
    """These definitions and all others that they refer to."""
    reached: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += _refs(definitions[name])
    return reached


def _refs(part: object) -> list[str]:
    if isinstance(part, list):
        return [name for each in part for name in _refs(each)]
    if not isinstance(part, dict):
        return []
    own = [part["$ref"].removeprefix(REF)] if "$ref" in part else []
    return own + [name for each in part.values() for name in _refs(each)]


# TypeScript.


def typescript() -> str:
    """The schema as TypeScript types."""
    whole = schema()
    blocks = [
        f"// The Stormhall protocol, version {PROTOCOL}. Made by tools.generate.protocol_schema.",
        f"export type Protocol = {PROTOCOL};",
        *(interface(name, each) for name, each in whole["$defs"].items()),
        _http(whole["http"]),
    ]
    return "\n\n".join(blocks) + "\n"


def _http(endpoints: list[dict[str, str | None]]) -> str:
    """The routes as one type, in which a client can look up the type of an answer."""
    lines = [
        f'  "{each["method"]} {each["path"]}": '
        f"{{ body: {_named(each['body'], 'null')}; answer: {_named(each['answer'], 'string')} }};"
        for each in endpoints
    ]
    comment = "/** Everything that can be asked over HTTP; a failure answers with a Problem. */"
    return "\n".join([comment, "export interface Http {", *lines, "}"])


def _named(ref: str | None, otherwise: str) -> str:
    return otherwise if ref is None else ref.removeprefix(REF)


# Files.


def with_codes(page: str) -> str:
    """The protocol's page with its table of codes renewed."""
    head = "| code | status | meaning |\n| --- | --- | --- |\n"
    before, _, after = page.partition(head)
    assert after, "the page has a table of codes"
    rows = [f"| `{name}` | {code.status or ''} | {code.words} |\n" for name, code in CODES.items()]
    return "".join([before, head, *rows, after[after.index("\n\n") + 1 :]])


def with_words(messages: str) -> str:
    """The browser's English with the texts of all codes renewed; it must have them all already."""
    for name, code in CODES.items():
        messages, count = re.subn(
            rf"^code-{name} = .*$", f"code-{name} = {code.words}", messages, flags=re.MULTILINE
        )
        assert count == 1, f"{ENGLISH} has a line for code-{name}"
    return messages


def files() -> dict[str, str]:
    """The contents of the files, by name."""
    text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
    return {"schema.json": text, "protocol.d.ts": typescript()}


def main() -> None:
    """Write the files into a folder, and the codes into the page beside it and the messages."""
    reader = argparse.ArgumentParser(description="Write the protocol as JSON Schema and TypeScript")
    reader.add_argument("--write", type=Path, required=True, metavar="FOLDER")
    folder: Path = reader.parse_args().write
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")
    for file, renewed in ((folder.with_suffix(".md"), with_codes), (ENGLISH, with_words)):
        if file.exists():
            file.write_text(renewed(file.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
