"""Seams: a module is called where it overrides a method, and a new seam has its list."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import pytest

from stormhall.battalia.model import module as base
from stormhall.battalia.model.module import Module
from stormhall.battalia.model.rulings import VERSIONS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.stormgates.model import module as expansion
from stormhall.battalia.stormgates.model.config import StormgatesConfig
from stormhall.battalia.stormgates.model.module import StormgatesModule
from stormhall.battalia.stormgates.model.options import OPTIONS
from stormhall.battalia.stormgates.rules import modules
from stormhall.kernel.core.state import Seat

LISTS = {**base.SEAMS, **expansion.SEAMS}


def methods_of(cls: type) -> list[str]:
    return sorted(name for name in vars(cls) if not name.startswith("_"))


def rule_classes() -> set[type]:
    """The classes of the expansion's rules."""
    package = modules.__name__.rpartition(".")[0]
    found = [
        import_module(each.name)
        for each in pkgutil.walk_packages(import_module(package).__path__, f"{package}.")
    ]
    return {
        each
        for module in found
        for each in vars(module).values()
        if isinstance(each, type) and each.__module__ == module.__name__
    }


def config() -> StormgatesConfig:
    return StormgatesConfig(4, {option.name: option.default for option in OPTIONS}, VERSIONS[-1])


class Plain(StormgatesModule):
    pass


class Daily(StormgatesModule):
    def new_day(self, state: BattaliaState) -> None:
        pass


class Richer(Daily):
    def jumped(self, state: BattaliaState, seat: Seat, figure: int, start: int, end: int) -> None:
        pass


def test_every_method_of_a_module_is_called_through_one_list_or_for_all() -> None:
    by_verb = ["take_in_battle", "why_not_in_battle"]  # through `Config.battle_verbs`
    of_all = ["has_secrets", "write", "figures", "read", "complete", "factions_named", "filled",
              "claim", "redeal", "knows_box", "in_box", "box", "held", "defects"]  # fmt: skip
    of_base = [seam for seams in base.SEAMS.values() for seam in seams]
    of_expansion = [seam for seams in expansion.SEAMS.values() for seam in seams]
    assert sorted([*of_base, *of_all, *by_verb]) == methods_of(Module)
    seams = [*of_expansion, *expansion.OF_ALL_MODULES, "claim_rows", "deals", "deals_now"]
    assert sorted(seams) == methods_of(StormgatesModule)


def test_every_list_of_seams_belongs_to_the_config() -> None:
    made = config()
    assert [getattr(made, name) for name in LISTS] == [[]] * len(LISTS)


def test_a_module_is_called_where_it_or_its_parent_overrides_a_seam() -> None:
    made = config()
    plain, daily, richer = Plain("plain"), Daily("daily"), Richer("richer")
    made.add_modules([richer, plain, daily])
    called = {name: getattr(made, name) for name in LISTS if getattr(made, name)}
    assert called == {"at_days": [richer, daily], "at_jumps": [richer]}


def test_two_modules_with_the_same_name_raise_an_error() -> None:
    with pytest.raises(AssertionError, match="two modules are called 'twin'"):
        config().add_modules([Plain("twin"), Daily("twin")])


def test_documents_follow_from_rows_and_what_is_written_by_hand_says_why() -> None:
    by_hand = {
        f"{cls.__name__}.{name}": vars(cls)[name].__doc__
        for cls in rule_classes()
        for name in ("read", "write", "defects")
        if name in vars(cls)
    }

    assert len(by_hand) > 20
    assert [name for name, why in by_hand.items() if not why] == []
