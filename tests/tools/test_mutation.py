"""The tool that measures the tests puts in real faults, and draws the same ones again."""

from __future__ import annotations

import ast
import sys
from collections import Counter

import pytest

from tools.measure.mutation import faults, patch, sample, trying
from tools.measure.mutation.__main__ import Sample
from tools.measure.mutation.trying import Outcome, Reach

RULE = '''
LIMIT = 3


class Step:
    def may(self, seat: int) -> bool:
        """Whether 3 seats may."""
        assert seat < 9, "seat"
        if seat == 0 or not self.open:
            raise ValueError(4)
        self.count += 1
        self.frame[f.CURSOR] = 2
        E.MOVED.tell(self, 1, 2)
        return move(seat, 5)


def write(state):
    return 7
'''


def texts(kind: str) -> list[str]:
    """All changes of one kind in the rule above, as `before > after`."""
    return [
        f"{ast.unparse(edit.node)} > {ast.unparse(ast.fix_missing_locations(edit.new))}"
        for edit in faults.edits(ast.parse(RULE))
        if edit.kind == kind
    ]


def test_conditions_are_turned_round():
    assert texts(faults.CONDITION) == [
        "seat == 0 or not self.open > seat == 0 and (not self.open)",
        "seat == 0 > seat != 0",
        "not self.open > self.open",
    ]


def test_statements_that_act_are_left_out_and_events_stay():
    assert texts(faults.STATEMENT) == [
        "self.count += 1 > pass",
        "self.frame[f.CURSOR] = 2 > pass",
    ]


def test_numbers_outside_of_assertions_errors_and_events_are_changed():
    assert texts(faults.NUMBER) == ["0 > 1", "1 > 2", "2 > 3", "5 > 6"]


def test_fields_and_arguments_are_exchanged():
    assert texts(faults.INDEX) == [
        "self.frame[f.CURSOR] > self.frame[f.CURSOR + 1]",
        "move(seat, 5) > move(5, seat)",
    ]


@pytest.mark.parametrize("game", faults.RULES)
def test_a_seed_draws_the_same_faults_again(game):
    drawn = sample.draw(game, 60, 1)

    assert drawn == sample.draw(game, 60, 1)
    assert drawn != sample.draw(game, 60, 2)
    assert len(set(drawn)) == 60
    assert max(Counter((fault.path, fault.function) for fault in drawn).values()) <= 3
    assert {fault.kind for fault in drawn} == set(sample.WEIGHTS)


@pytest.fixture
def faulty_module(tmp_path, monkeypatch):
    """A module of rules in a folder of its own, and its first fault."""
    (tmp_path / "mutated_rule.py").write_text("def least(x):\n    return 1 if x < 1 else x\n")
    monkeypatch.setattr(faults, "ROOT", tmp_path)
    monkeypatch.setattr(patch, "ROOT", tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield faults.faults_of("mutated_rule.py")[0]
    sys.modules.pop("mutated_rule", None)


def test_a_fault_changes_a_function_whoever_has_imported_it(faulty_module):
    from mutated_rule import least  # type: ignore[import-not-found]  # written by the fixture

    assert least(1) == 1
    assert faulty_module.after == "x <= 1"
    mine = [least]
    patch.put_in_memory(second_of(faulty_module))

    assert mine[0](0) == 2


def second_of(fault: faults.Fault) -> faults.Fault:
    """The fault of the same file that returns 2 instead of 1."""
    return [
        each for each in faults.faults_of(fault.path) if (each.before, each.after) == ("1", "2")
    ][1]


def test_a_fault_is_in_a_module_from_its_import_on(faulty_module, monkeypatch):
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    patch.put_at_import(second_of(faulty_module))

    from mutated_rule import least

    assert least(0) == 2


def test_the_tests_of_a_fault_reach_its_lines_and_the_quickest_comes_first():
    reach = Reach({"a.py": {3: [0, 2], 4: [1], 9: [0]}}, ["slow", "quick", "middle"], [9, 1, 2])
    fault = faults.Fault("a.py", 0, faults.NUMBER, "rule", 3, 4, "1", "2")

    assert reach.tests_of(fault) == ["quick", "middle", "slow"]
    assert reach.tests_of(fault._replace(path="b.py")) == []
    assert Reach.of_json(reach.to_json()).tests_of(fault) == ["quick", "middle", "slow"]
    assert reach.seconds_of(["slow", "middle"]) == 11


def test_a_sample_goes_on_where_it_was_stopped(tmp_path, monkeypatch):
    monkeypatch.setattr("tools.measure.mutation.__main__.is_noticed_alone", lambda *_: False)
    drawn = {game: sample.draw(game, 2, 1) for game in ("battalia", "bloodrage")}
    first = Sample(tmp_path / "sample", drawn)
    one, other = first.next_fault(), first.next_fault()
    assert one is not None
    assert other is not None
    first.add(one, Outcome(trying.NOTICED, ["a test"]))
    first.add(other, Outcome(trying.UNNOTICED, ["a test"]))

    again = Sample(tmp_path / "sample", drawn)

    assert again.outcomes == first.outcomes
    assert (one.path.split("/")[2], other.path.split("/")[2]) == ("battalia", "bloodrage")
    assert [again.next_fault(), again.next_fault(), again.next_fault()] == [
        drawn["battalia"][1],
        drawn["bloodrage"][1],
        None,
    ]
