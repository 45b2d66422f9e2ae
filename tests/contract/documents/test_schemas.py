"""The contract's validator finds the problem of a document and its place."""

from __future__ import annotations

import pytest

from tests.contract.checks.schemas import Validator

CARD = {"enum": ["one", "two"]}
SCHEMA = {
    "documents": {"view": "#/$defs/View", "event": "#/$defs/Event"},
    "$defs": {
        "View": {
            "type": "object",
            "properties": {
                "cards": {"type": "array", "items": {"$ref": "#/$defs/Card"}, "uniqueItems": True},
                "pair": {"type": "array", "items": {}, "minItems": 2, "maxItems": 2},
                "seat": {
                    "anyOf": [{"type": "integer", "minimum": 0, "maximum": 3}, {"type": "null"}]
                },
                "bids": {
                    "type": "object",
                    "propertyNames": {"pattern": "^[0-9]+$"},
                    "additionalProperties": {"type": "integer"},
                },
                "cell": {"type": "string", "pattern": "^[a-z][0-9]+$"},
                "over": {"type": "boolean"},
            },
            "required": ["cards", "seat"],
        },
        "Card": CARD,
        "Event": {
            "anyOf": [
                {
                    "type": "object",
                    "properties": {"event": {"const": name}, "card": CARD},
                    "required": ["event"],
                }
                for name in ("bid", "drawn", "lost", "won")
            ]
        },
    },
}  # fmt: skip
GOOD = {"cards": ["one", "two"], "seat": None, "bids": {"0": 3}, "cell": "a1", "over": False}


def test_a_valid_document_has_no_problem() -> None:
    Validator(SCHEMA).check("view", GOOD)
    Validator(SCHEMA).check("event", {"event": "lost", "card": "one"})


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"cards": ["three"]}, r"view.cards\[0\]: 'three' is not listed"),
        ({"cards": ["one", "one"]}, "has something twice"),
        ({"pair": ["one"]}, "has 1 items"),
        ({"pair": ["one", "two", "one"]}, "has 3 items"),
        ({"cards": {}}, "view.cards: {} is no array"),
        ({"seat": 4}, "view.seat: 4 is more than 3"),
        ({"seat": -1}, "view.seat: -1 is less than 0"),
        ({"seat": True}, "is no"),
        ({"bids": {"x": 3}}, "view.bids: x is no name here"),
        ({"bids": {"1": "x"}}, "view.bids.1: 'x' is no integer"),
        ({"cell": "1a"}, "view.cell: '1a' does not match"),
        ({"over": 0}, "view.over: 0 is no boolean"),
        ({"deck": []}, r"view: \['deck'\] are not declared"),
    ],
)
def test_an_invalid_document_is_reported_with_the_place(
    change: dict[str, object], problem: str
) -> None:
    with pytest.raises(AssertionError, match=problem):
        Validator(SCHEMA).check("view", {**GOOD, **change})


def test_a_missing_field_is_named() -> None:
    with pytest.raises(AssertionError, match="view: seat is missing"):
        Validator(SCHEMA).check("view", {"cards": []})


def test_the_problem_reported_is_inside_the_alternative_with_the_same_name() -> None:
    with pytest.raises(AssertionError, match=r"event.card: 'three' is not listed"):
        Validator(SCHEMA).check("event", {"event": "lost", "card": "three"})
    with pytest.raises(AssertionError, match=r"event\.event: 'found' is not 'bid'"):
        Validator(SCHEMA).check("event", {"event": "found"})


def test_an_unknown_json_schema_keyword_is_an_error() -> None:
    with pytest.raises(AssertionError, match="the validator does not know"):
        Validator({"documents": {}, "$defs": {}}).problem({"oneOf": []}, 1)
