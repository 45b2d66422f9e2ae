"""Kinds of values: their words, numbers and bounds, and the checks of numbered tables."""

from typing import Any

import pytest

from stormhall.kernel.core.events import EVERYBODY, EventLog, Events
from stormhall.kernel.core.kinds import (
    COUNT,
    FLAG,
    SEAT,
    Counted,
    Fields,
    FromOne,
    GameConfig,
    Kind,
    Listed,
    Mask,
    Maybe,
    Number,
    Secret,
    Sometimes,
    Words,
    fields,
    in_order,
    write_fields,
)
from stormhall.kernel.core.state import SPECTATOR
from stormhall.kernel.core.step import Question, Step, steps_in_order
from stormhall.kernel.ruleset import find
from stormhall.kernel.table.document_reader import Reader

CONFIG = GameConfig(3)
COLOUR = Words("colour", ["red", "green", "-none", "blue"])


@pytest.mark.parametrize(
    ("kind", "number", "word"),
    [
        (SEAT, 2, 2),
        (FLAG, 1, True),
        (COLOUR, 3, "blue"),
        (Maybe(COLOUR), -1, None),
        (Maybe(COLOUR), 1, "green"),
        (FromOne(SEAT), 0, None),
        (FromOne(SEAT), 3, 2),
        (Mask(COLOUR), 0b1001, ["red", "blue"]),
        (Counted("hero", 2), 1, 2),
    ],
)
def test_words_and_numbers_are_inverses(kind: Kind, number: int, word: object) -> None:
    assert kind.word(CONFIG, number) == word
    assert kind.number(CONFIG, word) == number
    assert kind.fits(CONFIG, number)


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        (SEAT, 3),
        (SEAT, -1),
        (COUNT, -1),
        (Number("level", 1, 4), 5),
        (FLAG, 2),
        (COLOUR, 4),
        (Maybe(SEAT), -2),
        (FromOne(SEAT), 4),
        (Mask(SEAT), 0b1000),
        (Counted("hero", 2), 2),
    ],
)
def test_a_number_out_of_bounds_does_not_fit(kind: Kind, number: int) -> None:
    assert not kind.fits(CONFIG, number)


def test_a_placeholder_word_cannot_be_read() -> None:
    with pytest.raises(LookupError):
        COLOUR.number(CONFIG, "-none")


def test_only_null_is_read_as_nothing() -> None:
    assert Maybe(COUNT, 0).number(CONFIG, None) == 0
    with pytest.raises(ValueError, match="count"):
        Maybe(COUNT, 0).number(CONFIG, 0)


@pytest.mark.parametrize(
    ("kind", "word", "says"),
    [
        (SEAT, 3, "expected a whole number from 0 to 2, found 3"),
        (Maybe(Number("level", 1, 4)), "x", "expected a whole number from 1 to 4, found 'x'"),
        (Counted("hero", 2), 0, "expected a whole number from 1 to 2, found 0"),
        (FLAG, 1, "expected true or false, found 1"),
        (COLOUR, "black", "expected one of red, green, blue, found 'black'"),
        (Mask(COLOUR), "red", "expected a list, found 'red'"),
        (COUNT, -1, "missing or not of the expected kind"),
    ],
)
def test_a_word_that_is_none_of_its_kind_is_reported(kind: Kind, word: object, says: str) -> None:
    reader = Reader({"here": word}, "there")

    assert reader.value("here", kind, CONFIG, 1) == (1 if not isinstance(kind, Mask) else 0)
    assert [(path, str(why)) for path, why in reader.defects] == [("there.here", says)]


def test_each_wrong_word_of_a_set_is_reported() -> None:
    reader = Reader({"here": ["red", "black"]})

    reader.value("here", Mask(COLOUR), CONFIG, 0)

    assert [(path, str(why)) for path, why in reader.defects] == [("here[1]", "unknown: 'black'")]


def test_a_field_that_is_left_out_has_the_default() -> None:
    reader = Reader({"seat": 2})

    assert reader.record({"seat": SEAT, "count": COUNT}, CONFIG, (0, 5)) == [2, 5]
    assert reader.defects == []


def test_a_fact_without_a_word_is_left_out_if_it_may_be() -> None:
    document: dict[str, object] = {}
    table: Fields = {"seat": Maybe(SEAT), "colour": Sometimes(Maybe(COLOUR))}

    write_fields(CONFIG, table, [-1, -1], document)

    assert document == {"seat": None}


def test_two_names_for_one_number_raise_an_error_naming_both() -> None:
    with pytest.raises(AssertionError, match="verb 1 is both 'build' and 'move'"):
        in_order("verb", [(0, "pass"), (1, "build"), (1, "move")])


def test_a_number_without_a_name_raises_an_error() -> None:
    with pytest.raises(AssertionError, match="no verb has the number 1"):
        in_order("verb", [(0, "pass"), (2, "build")])


def test_a_field_at_the_wrong_place_raises_an_error() -> None:
    with pytest.raises(AssertionError, match="field 'hero' is at 2, not at its number 3"):
        fields((1, "seat", SEAT), (3, "hero", COUNT))


def test_an_event_that_is_declared_twice_raises_an_error() -> None:
    events = Events("pebbles")
    events.declare("taken", {"seat": SEAT})

    with pytest.raises(AssertionError, match="'taken' twice"):
        events.declare("taken", {"seat": SEAT})


def test_two_steps_with_one_number_raise_an_error_naming_both() -> None:
    with pytest.raises(AssertionError, match="step 0 is both 'take' and 'give'"):
        steps_in_order([(0, Step("take")), (0, Step("give"))])


def test_steps_are_ordered_by_their_numbers() -> None:
    steps = steps_in_order([(1, Step("give")), (0, Step("take"))])

    assert [step.name for step in steps] == ["take", "give"]


def test_secret_facts_may_be_open_to_everybody() -> None:
    drawn = Events("pebbles").declare("drawn", {"seat": SEAT, "colours": Secret(Listed(COLOUR))})
    state = find("pebbles").deal(2, 1, {})
    state.log = EventLog()

    drawn.tell_some(state, EVERYBODY, 1, [0])
    [event] = state.log.events

    assert event.seen_by(SPECTATOR) == {"event": "drawn", "seat": 1, "colours": ["red"]}
    assert event.facts == {"seat": 1, "colours": ["red"]}
    assert event.secret is None
    assert event.word("colours") == ["red"]
    assert event.value("colours") == [0]


def test_an_event_is_worded_when_somebody_looks_and_keeps_its_secrets() -> None:
    drawn = Events("pebbles").declare(
        "drawn", {"seat": SEAT, "top": Sometimes(COLOUR), "colours": Secret(Listed(COLOUR))}
    )
    state = find("pebbles").deal(2, 1, {})

    drawn.tell_some(state, 0b10, 1, None, [0, 3])  # there is no log
    state.log = EventLog()
    drawn.tell_some(state, 0b10, 1, None, [0, 3])
    [event] = state.log.events

    assert event.seen_by(SPECTATOR) == {"event": "drawn", "seat": 1}
    assert event.seen_by(0) == {"event": "drawn", "seat": 1}
    assert event.seen_by(1) == {"event": "drawn", "seat": 1, "colours": ["red", "blue"]}


def test_a_step_has_the_schema_of_what_it_writes() -> None:
    step = Question[Any]("ask", {"seat": SEAT, "count": Maybe(COUNT)})

    schema = step.schema(CONFIG)

    assert schema["required"] == ["step", "seat", "count"]
    assert schema["properties"] == {
        "step": {"const": "ask"},
        "seat": SEAT.schema(),
        "count": Maybe(COUNT).schema(),
        "tail": {"type": "array", "items": {"type": "integer"}},
    }
