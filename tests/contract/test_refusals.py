"""Every fact of a refusal is declared once, by the game whose rules refuse."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest

from stormhall.games import GAMES
from stormhall.kernel.core.kinds import Fields
from stormhall.kernel.core.refusal import FACTS, kinds_of
from stormhall.kernel.core.state import Options
from stormhall.kernel.options import Option
from stormhall.kernel.ruleset import find
from tests.contract.checks.secrecy import validator_of
from tools.generate.command_texts import PACKAGE, parsed, sources

HOMES = {PACKAGE.joinpath(*module.split(".")[1:-1]): name for name, module in GAMES.items()}


def facts_of(path: Path) -> Fields:
    """The declared facts of the game that this module belongs to, or of all games."""
    game = next((HOMES[folder] for folder in path.parents if folder in HOMES), None)
    return FACTS if game is None else find(game).refusal_facts()


@cache
def calls() -> list[tuple[Path, list[str], list[str]]]:
    """Every refusal in the sources: its module, the rules and the facts that it names."""
    return [
        (path, rules_of(node.args[0]), [each.arg for each in node.keywords if each.arg])
        for path in sources("**/*.py")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal"
    ]


def rules_of(node: ast.expr) -> list[str]:
    """The rules that the first argument of a refusal names; an empty string stands for any rule."""
    branches = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return [str(each.value) if isinstance(each, ast.Constant) else "" for each in branches]


def test_every_fact_in_the_sources_is_declared() -> None:
    undeclared = {
        f"{path.name}: {rule} {fact}"
        for path, rules, facts in calls()
        for rule, fact in product(rules, facts)
        if fact not in kinds_of(facts_of(path), rule)
    }

    assert len(calls()) > 300
    assert undeclared == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_declared_fact_is_carried_by_a_refusal(game: str) -> None:
    declared = {name.rpartition(".")[2] for name in find(game).refusal_facts()}

    assert declared <= {fact for _, _, facts in calls() for fact in facts}


def values_of(option: Option) -> list[object]:
    """The listed values of an option, or some of the numbers that it takes."""
    return [*(option.values or [option.default, option.least, option.least + 6])]


def changed_pairs(game: str) -> Iterator[Options]:
    """The default options with every two of them changed."""
    options = find(game).info.options
    for one, other in combinations(options, 2):
        for first, second in product(values_of(one), values_of(other)):
            yield {each.name: each.default for each in options} | {  # type: ignore[misc]
                one.name: first,
                other.name: second,
            }


@pytest.mark.parametrize("game", GAMES)
def test_refusals_of_options_fit_their_schema(game: str) -> None:
    seen: set[str] = set()
    for options in changed_pairs(game):
        for seats in find(game).info.seats:
            for refusal in find(game).excluded(seats, options):
                if str(refusal) not in seen:
                    seen.add(str(refusal))
                    validator_of(game).check("refusal", refusal.to_json())

    assert bool(seen) == bool(find(game).exclusions())


@pytest.mark.parametrize("game", GAMES)
def test_an_undeclared_fact_or_a_wrong_value_does_not_fit(game: str) -> None:
    check = validator_of(game).check

    check("refusal", {"rule": "SH-STALE", "arguments": {"answered": 3, "owed": 4}})
    check("refusal", {"rule": "SH-TURN", "arguments": {"seat": 0, "owed": [1]}})
    for rule, arguments in (
        ("SH-STALE", {"owed": [4]}),
        ("SH-TURN", {"owed": 1}),
        ("SH-TURN", {"where": 1}),
    ):
        with pytest.raises(AssertionError):
            check("refusal", {"rule": rule, "arguments": arguments})
