"""The published protocol agrees with what the hall sends and accepts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from stormhall.server import settings
from stormhall.server.lobby import ENDPOINTS
from stormhall.server.wire import lobby_messages, messages, table_messages
from stormhall.server.wire.codes import CODES, DETAILS, ErrorCode
from stormhall.server.wire.messages import FromClient, FromServer, Message, Turn
from tools.generate import protocol_schema as schema

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SERVER = ROOT / "src" / "stormhall" / "server"
COMMAND = "python -m tools.generate.protocol_schema --write docs/protocol"

EXAMPLES = re.findall(r"^ *```json (\w+)\n(.*?)^ *```$", PAGE, re.M | re.S)
TOLD_LIMITS = set(settings.Limits.__struct_fields__) - {
    "tables_in_memory",
    "idle_minutes",
    "loading_threads",
    "waiting_bytes",
    "error_lines_per_minute",
}
"""The limits that a client can notice."""


# The files.


@pytest.mark.parametrize("name", ["schema.json", "protocol.d.ts"])
def test_the_committed_files_match_the_classes(name: str) -> None:
    committed = (ROOT / "docs" / "protocol" / name).read_text(encoding="utf-8")

    written = schema.files()[name]
    assert committed == written, (
        "run: python -m tools.generate.protocol_schema --write docs/protocol"
    )


def test_every_reference_in_the_schema_is_defined() -> None:
    whole = schema.schema()

    assert set(re.findall(r'"#/\$defs/(\w+)"', msgspec.json.encode(whole).decode())) <= set(
        whole["$defs"]
    )


def test_a_client_may_leave_out_fields_with_a_default_but_the_hall_may_not() -> None:
    whole = schema.schema()["$defs"]

    assert whole["MakeTable"]["required"] == ["game", "seats"]
    assert whole["Hello"]["required"] == ["type", "protocol", "table"]
    assert whole["TableState"]["required"] == list(whole["TableState"]["properties"])


def test_typescript_types_refer_only_to_each_other() -> None:
    text = re.sub(r"/\*\*.*?\*/|//[^\n]*|\"[^\"]*\"", "", schema.typescript(), flags=re.S)
    declared = set(re.findall(r"export (?:interface|type) (\w+)", text))
    used = set(re.findall(r"\b[A-Z]\w+", text))

    assert used - declared == {"Record"}
    assert text.count("{") == text.count("}")


def test_the_typescript_types_agree_with_the_classes() -> None:
    text = schema.typescript()

    for line in (
        'type: "choose";',
        "decision: number;",
        "key?: string | null;",
        'kind: "bot" | "open" | "person";',
        "args: [string, string][];",
        "turn: Turn | null;",
        "events: Record<string, unknown>[];",
        "values: (string | number | boolean | null)[] | null;",
        '"POST /api/tables": { body: MakeTable; answer: TableMade };',
    ):
        assert f"  {line}\n" in text


# The page.


def kind_of(name: str) -> type[Message]:
    modules = (messages, table_messages, lobby_messages)
    kind: type[Message] = next(vars(each)[name] for each in modules if name in vars(each))
    return kind


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_is_a_message_of_its_class(name: str, text: str) -> None:
    example = msgspec.json.decode(text)
    kind = kind_of(name)

    if name == "Update":  # a turn is written down before, and not read again by the hall
        msgspec.convert(example.pop("turn"), Turn)
    read = msgspec.json.decode(msgspec.json.encode(example), type=kind)

    assert holds(msgspec.json.decode(msgspec.json.encode(read)), example)


def holds(whole: Any, part: Any) -> bool:
    """Whether every field of an example was read and none was ignored as unknown."""
    if isinstance(part, dict):
        return all(key in whole and holds(whole[key], value) for key, value in part.items())
    if isinstance(part, list):
        return len(whole) == len(part) and all(map(holds, whole, part))
    return bool(whole == part)


def test_every_message_and_every_body_has_an_example() -> None:
    shown = {name for name, _ in EXAMPLES}
    of_http = {
        kind.__name__ for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.answer) if kind
    }
    of_sockets = {kind.__name__ for kind in (*get_args(FromClient), *get_args(FromServer))}

    assert (of_http | of_sockets | {"Problem"}) - shown == set()


@pytest.mark.parametrize(
    ("base", "listed"),
    [(messages.ClientMessage, FromClient), (messages.ServerMessage, FromServer)],
    ids=["FromClient", "FromServer"],
)
def test_every_class_of_a_message_is_listed(base: type[Message], listed: object) -> None:
    kinds = [each for each in vars(messages).values() if isinstance(each, type)]
    sent = {each for each in kinds if issubclass(each, base) and not each.__subclasses__()}

    assert sent == set(get_args(listed))


def test_every_route_is_in_the_table_with_its_body_and_answer() -> None:
    for endpoint in ENDPOINTS:
        path = endpoint.documented_path
        row = re.search(rf"^\| `{endpoint.method} {re.escape(path)}` \|(.*)\|$", PAGE, re.M)

        assert row is not None, f"{endpoint.method} {path} is missing"
        _, body, answer = row.group(1).split("|")
        assert body.strip() == (f"`{endpoint.body.__name__}`" if endpoint.body else "")
        assert answer.strip().endswith(
            f"`{endpoint.answer.__name__}`" if endpoint.answer else "text"
        )


def test_the_bot_on_the_page_is_the_one_in_the_examples() -> None:
    shown = re.search(r"^```py\n(.*?)^```$", PAGE, re.M | re.S)

    assert shown is not None
    assert shown.group(1) == (ROOT / "examples" / "bot.py").read_text(encoding="utf-8")


def test_the_limits_of_the_page_are_the_usual_ones() -> None:
    table = PAGE.partition("## Limits")[2].partition("##")[0].replace(",", "")
    usual = settings.Limits()
    numbers = {float(number) for number in re.findall(r"\d+", table)}

    assert {float(getattr(usual, name)) for name in TOLD_LIMITS} <= numbers


# Codes of errors.


def named_codes() -> set[str]:
    """Every code that the sources of the server name, by itself or with a detail."""
    named: set[str] = set()
    for file in SERVER.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        named |= {name for name in re.findall(r'"([a-z-]+)(?:/[a-z-]+)?"', text) if name in CODES}
        named |= {ErrorCode[name].value for name in re.findall(r"ErrorCode\.([A-Z_]+)", text)}
    return named


def test_every_code_is_used_and_the_codes_are_in_order() -> None:
    assert list(CODES) == sorted(CODES)
    assert sorted(set(CODES) - named_codes()) == []


def test_every_detail_belongs_to_a_code() -> None:
    assert [name for name in DETAILS if name.partition("/")[0] not in CODES] == []


def test_the_page_has_every_code_with_its_status_and_words() -> None:
    assert schema.with_codes(PAGE) == PAGE, f"run: {COMMAND}"
    assert dict(re.findall(r"^\| `([a-z-]+)` \| (\d*) \| .+ \|$", PAGE, re.M)) == {
        name: str(code.status or "") for name, code in CODES.items()
    }


def test_the_browser_and_the_hall_use_the_same_english_words_for_each_code() -> None:
    messages = schema.ENGLISH.read_text(encoding="utf-8")

    assert schema.with_words(messages) == messages, f"run: {COMMAND}"


def test_a_message_with_an_unknown_code_is_invalid() -> None:
    for kind in (messages.Refused, messages.Error, messages.Problem):
        values = {"type": kind.__struct_config__.tag, "id": 1, "code": "nonsense", "message": ""}
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(values, kind)


def test_the_schema_lets_a_hall_add_codes() -> None:
    definitions = schema.schema()["$defs"]

    assert definitions["ErrorCode"]["enum"] == list(CODES)
    assert definitions["Problem"]["properties"]["code"] == {
        "anyOf": [{"$ref": "#/$defs/ErrorCode"}, {"type": "string"}]
    }
