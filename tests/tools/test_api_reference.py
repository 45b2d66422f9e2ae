"""The published schemas agree with the declarations of the games."""

from __future__ import annotations

import json
import re
from typing import Literal, NotRequired, TypedDict

import pytest

from stormhall.games import GAMES
from stormhall.kernel.core.documents import Pair
from tools.generate import api_reference as reference
from tools.generate import api_schemas as schemas
from tools.generate.typed_schema import REF, Definitions
from tools.generate.typescript import type_of


class Inner(TypedDict):
    """A card with its place."""

    card: str
    place: NotRequired[int | None]


class Loose(Inner, total=False):
    side: Literal["left", "right"]


class Outer(TypedDict):
    cards: list[Inner]
    by_seat: dict[str, Loose]


# The files.


def test_the_committed_files_match_the_games() -> None:
    assert reference.stale() == [], f"run: {reference.COMMAND}"


def test_a_stale_file_is_named_with_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reference, "files", lambda: {"docs/reference.md": "something else"})

    assert reference.main(["--check"]) == 1
    assert capsys.readouterr().out == f"docs/reference.md is stale: {reference.COMMAND}\n"


@pytest.mark.parametrize("game", GAMES)
def test_every_reference_in_a_schema_is_defined_and_every_definition_is_used(
    game: str,
) -> None:
    schema = schemas.schema_of(game)

    used = set(re.findall(rf'"{re.escape(REF)}(\w+)"', json.dumps(schema)))

    assert used == set(schema["$defs"])


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_events_and_steps_has_a_kind(game: str) -> None:
    facts = {
        f"{name}.{fact}": kind.schema()
        for name, event in schemas.events_of(game).items()
        for fact, kind in event.facts.items()
    }
    facts |= {
        f"{name}.{fact}": kind.schema()
        for name, step in schemas.steps_of(game).items()
        for fact, kind in step.facts.items()
    }

    assert [name for name, schema in facts.items() if not schema] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_has_the_family_of_every_fact(game: str) -> None:
    families = reference.families_of(game)
    declared = {
        f"{event.name}.{fact}": kind.family
        for event in schemas.events_of(game).values()
        for fact, kind in event.facts.items()
    }
    told = {
        name: families["events"].get(name, families["events"].get(name.partition(".")[2], "word"))
        for name in declared
    }

    assert told == declared
    assert {*declared.values()} == {"word", "seat", *families["events"].values()}


@pytest.mark.parametrize("game", GAMES)
def test_a_step_that_writes_its_frame_itself_names_its_facts_itself(game: str) -> None:
    steps = {type(step) for _, table in schemas.configs_of(game) for step in table}

    silent = [kind.__name__ for kind in steps if _place(kind, "write") < _place(kind, "facts")]

    assert silent == []


def _place(kind: type, method: str) -> int:
    """How many base classes up a method is defined."""
    return next(i for i, each in enumerate(kind.__mro__) if method in vars(each))


# Types for the browser.


@pytest.mark.parametrize("file", [name for name in reference.files() if name.endswith(".d.ts")])
def test_the_types_of_the_browser_refer_only_to_each_other(file: str) -> None:
    text = re.sub(r"/\*\*.*?\*/|//[^\n]*|\"[^\"]*\"", "", reference.files()[file], flags=re.S)
    declared = re.findall(r"^export type (\w+) =", text, flags=re.M)
    used = set(re.findall(r"\b[A-Z]\w+", text))

    assert used - {*declared} == {"Record"} & used
    assert len({*declared}) == len(declared)


def test_one_client_has_the_facts_of_all_its_games() -> None:
    types = reference.files()["web/src/battalia/engine.d.ts"]

    view = types.partition("export type View = {")[2].partition("};")[0]
    assert "  tiles: Record<string, Tile>;" in view, "both games have tiles"
    assert "  potions?: Record<string, Potion>;" in view, "only The Stormgates has potions"
    assert "export type StormgatesView" not in types


def test_an_event_says_in_its_type_which_it_is() -> None:
    types = reference.files()["web/src/bloodrage/engine.d.ts"]

    assert 'export type PassedEvent = {\n  event: "passed";\n  seat: Seat;' in types
    assert "\n  | PassedEvent" in types.partition("export type Event =")[2].partition(";")[0]


# Schemas of types.


def test_a_typed_dict_is_a_definition_with_its_required_keys() -> None:
    definitions = Definitions()

    assert definitions.of(Outer) == {"$ref": "#/$defs/Outer"}
    assert definitions.schemas["Outer"] == {
        "type": "object",
        "properties": {
            "cards": {"type": "array", "items": {"$ref": "#/$defs/Inner"}},
            "by_seat": {"type": "object", "additionalProperties": {"$ref": "#/$defs/Loose"}},
        },
        "required": ["cards", "by_seat"],
    }
    assert definitions.schemas["Inner"]["description"] == "A card with its place."
    assert definitions.schemas["Loose"]["required"] == ["card"]
    assert definitions.schemas["Loose"]["properties"] == {
        "card": {"type": "string"},
        "place": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
        "side": {"enum": ["left", "right"]},
    }


def test_a_pair_is_a_list_of_two_values() -> None:
    schema = Definitions().of(Pair[str])

    assert schema == {"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 2}
    assert type_of(schema) == "[string, string]"


def test_two_definitions_with_the_same_name_are_refused() -> None:
    definitions = Definitions()
    definitions.of(Inner)

    with pytest.raises(ValueError, match="two definitions are called Inner"):
        definitions.add("Inner", {"type": "string"})
    with pytest.raises(ValueError, match="two types are called Inner"):
        definitions.of(TypedDict("Inner", {"card": int}))  # type: ignore[operator]


def test_a_type_without_a_schema_is_refused() -> None:
    with pytest.raises(TypeError, match="no schema is known for"):
        Definitions().of(set[int])
