"""The small parts of the kernel in isolation."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stormhall.kernel.core.kinds import Words
from stormhall.kernel.core.notation import Notation
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.result import places_by
from stormhall.kernel.core.rng import MASK, Chance, advance, output, seeded
from stormhall.kernel.options import Option, switch
from stormhall.kernel.table.tree import count_lines
from tests.reference.pebbles import PEBBLES

WORDS = Notation(
    ["march {place} {place} {figure*}", "wait", "march home"],
    [Words("place", ["utgard", "gimle"]), Words("figure", ["warrior", "leader"])],
)


def test_the_generator_never_changes() -> None:
    chance = Chance(7)

    assert [chance.below(100) for _ in range(8)] == [70, 61, 29, 61, 37, 84, 73, 98]


@given(st.integers(0, MASK))
def test_the_generator_stays_within_60_bits(rng: int) -> None:
    assert 0 <= advance(rng) <= MASK
    assert 0 <= output(rng) <= MASK


def test_draws_that_are_skipped_leave_the_generator_where_drawing_would() -> None:
    drawing, skipping = Chance(7), Chance(7)

    for _ in range(5):
        drawing.below(6)
    skipping.skip(5)

    assert [skipping.below(100) for _ in range(3)] == [drawing.below(100) for _ in range(3)]


def test_chance_is_fair_enough() -> None:
    chance = Chance(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1

    assert min(counts) > 880
    assert max(counts) < 1120


def test_different_seeds_give_different_generators() -> None:
    assert len({seeded(run, game) for run in range(40) for game in range(40)}) == 1600
    assert seeded(1) != seeded(1, 0)


@given(st.sampled_from([0, 2]) | st.just(1), st.lists(st.integers(0, 1), max_size=9))
def test_text_and_code_are_inverses(verb: int, figures: list[int]) -> None:
    code = verb
    if verb == 0:
        code |= 1 << 8
        for i, figure in enumerate(figures):
            code |= (figure + 1) << (24 + 8 * i)

    assert WORDS.code(WORDS.text(code)) == code


def test_an_action_can_be_found_by_its_kind_and_by_its_arguments() -> None:
    march = WORDS.code("march utgard gimle warrior warrior leader")
    bare = WORDS.code("march utgard gimle")

    assert WORDS.parts(march) == (
        "march",
        [
            ("place", "utgard"),
            ("place", "gimle"),
            ("figure", "warrior"),
            ("figure", "warrior"),
            ("figure", "leader"),
        ],
    )
    assert WORDS.parts(bare) == ("march", [("place", "utgard"), ("place", "gimle")])
    assert WORDS.parts(WORDS.code("march home")) == ("march-home", [])


def test_a_sentence_may_hold_several_steps() -> None:
    assert WORDS.phrases("wait; march home ;") == ["wait", "march home"]


def test_an_option_without_a_list_takes_numbers_from_its_least_to_its_most() -> None:
    limit = Option("limit", None, least=5, most=9)

    assert limit.allows(None)
    assert limit.allows(5)
    assert limit.allows(9)
    assert not limit.allows(4)
    assert not limit.allows(10)
    assert not limit.allows(True)
    assert str(limit.not_allowed("chess", 4)) == (
        "option limit of chess cannot be 4; allowed: a whole number from 5 to 9, or none"
    )
    assert limit.to_json()["type"] == "integer"
    assert (limit.to_json()["least"], limit.to_json()["most"]) == (5, 9)
    assert switch("on", True).to_json()["type"] == "boolean"


def test_equal_keys_share_a_place() -> None:
    assert places_by([[5, 1], [7, 0], [5, 1], [5, 0]]) == [2, 1, 2, 4]


def test_a_refusal_is_a_value() -> None:
    refusal = Refusal("PB-GRAB", pot=0)

    assert refusal == eval(repr(refusal))  # noqa: S307 - repr promises to rebuild the value
    assert str(refusal) == "PB-GRAB (pot=0)"
    assert refusal.to_json() == {"rule": "PB-GRAB", "arguments": {"pot": 0}}


def test_lines_of_play_are_counted() -> None:
    state = PEBBLES.deal(2, 0, {"rounds": 1})
    first = len(state.offers(0))

    assert count_lines(state, 0) == 1
    assert count_lines(state, 1) == first
    assert count_lines(state, 2) == first * len(state.offers(1))
