"""Nobody's choices are refused because of what others send."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stormhall.server.admission.message_budgets import Author, MessageBudgets
from stormhall.server.settings import Limits
from stormhall.server.wire import messages as m
from stormhall.server.wire.errors import HallError

CHOICE = m.Choose(id=1, decision=0, action="pass")
QUESTION = m.AskWhy(id=1, action="pass")
PING = m.Ping(id=1)
ADA, BEN = Author("a", "t", 0), Author("b", "t", 1)
WATCHER = Author("w", "t", None)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def taken(budgets: MessageBudgets, author: Author, request: m.AnyRequest, most: int = 5_000) -> int:
    """How many messages are taken until one is refused."""
    for count in range(most):
        try:
            budgets.spend(author, request)
        except HallError:
            return count
    return most


def refusal(budgets: MessageBudgets, author: Author, request: m.AnyRequest) -> str:
    taken(budgets, author, request)
    with pytest.raises(HallError) as refused:
        budgets.spend(author, request)
    assert refused.value.code == "too-fast"
    return refused.value.name


def test_the_messages_of_a_person_are_counted_in_all_windows_together() -> None:
    clock = Clock()
    budgets = MessageBudgets(Limits(), clock)
    elsewhere = Author("phone", "t", 0)

    assert taken(budgets, ADA, PING, 100) == 100
    assert taken(budgets, elsewhere, PING) == 300
    assert refusal(budgets, ADA, PING) == "too-fast/seat"
    clock.now = 1.0
    assert taken(budgets, ADA, PING) == 60


def test_a_question_counts_more_than_other_messages() -> None:
    budgets = MessageBudgets(Limits(), Clock())

    assert taken(budgets, ADA, QUESTION) == 80


@pytest.mark.parametrize("by", [WATCHER, Author("a", "t", 1), Author("a", "u", 0), ADA])
def test_choices_are_taken_whatever_else_is_said(by: Author) -> None:
    budgets = MessageBudgets(Limits(), Clock())
    for number in range(40):
        taken(budgets, Author(by.address, f"{by.table}{number}", by.seat), PING)
    taken(budgets, by, PING)

    assert taken(budgets, ADA, CHOICE) == 60
    assert refusal(budgets, ADA, CHOICE) == "too-fast/seat"
    assert taken(budgets, BEN, CHOICE) == 60


def test_spectators_do_not_use_up_what_people_ask_with() -> None:
    budgets = MessageBudgets(Limits(), Clock())
    near = Author(ADA.address, "t", None)

    assert refusal(budgets, near, PING) == "too-fast/spectators"
    assert refusal(budgets, Author("x", "t", None), PING) == "too-fast/spectators"
    assert taken(budgets, ADA, PING) == 400


def test_the_people_of_a_table_have_a_budget_together() -> None:
    budgets = MessageBudgets(Limits(), Clock())

    assert [taken(budgets, Author(f"a{n}", "t", n), PING) for n in range(3)] == [400, 400, 0]
    assert refusal(budgets, Author("c", "t", 3), PING) == "too-fast/table"


def many(seat: int | None) -> Callable[[int], Author]:
    return lambda number: Author("a", f"t{number}", seat)


@pytest.mark.parametrize(("seat", "most"), [(0, 1_000), (None, 300)])
def test_an_address_has_a_budget_over_all_tables(seat: int | None, most: int) -> None:
    budgets = MessageBudgets(Limits(), Clock())
    author = many(seat)

    assert sum(taken(budgets, author(number), PING) for number in range(20)) == most
    assert refusal(budgets, author(20), PING) == "too-fast/address"
    assert taken(budgets, Author("b", "t0", 1), PING) > 0


def test_choices_of_an_address_with_very_many_wait_for_their_turn() -> None:
    clock = Clock()
    limits = Limits(address_choice_burst=3, address_choices_per_second=2.0)
    budgets = MessageBudgets(limits, clock)

    assert [budgets.spend(ADA, CHOICE) for _ in range(5)] == [0.0, 0.0, 0.0, 0.5, 1.0]
    assert budgets.spend(BEN, CHOICE) == 0.0
    clock.now = 2.0
    assert [budgets.spend(ADA, CHOICE) for _ in range(3)] == [0.0, 0.0, 0.5]
