"""Every rule of a game is named by the docstring of a module."""

from __future__ import annotations

from tools.generate.rule_homes import game_packages, game_rules, homes
from tools.setup.environment import ROOT


def test_every_rule_is_named_by_a_module_of_its_game():
    packages = {
        prefix: package.relative_to(ROOT).as_posix() for prefix, package in game_packages().items()
    }

    homeless = [
        f"{rule}: name it in the docstring of the module of {packages[rule[:2]]} that implements it"
        for rule in game_rules()
        if not homes(rule)
    ]

    assert not homeless, "\n".join(homeless)
