"""Every rule is named by the docstring of a module."""

from __future__ import annotations

from tools.generate.rule_homes import homes, implemented_rules, packages
from tools.setup.environment import ROOT


def test_every_rule_is_named_by_a_module_of_its_package():
    folders = {
        prefix: package.relative_to(ROOT).as_posix() for prefix, package in packages().items()
    }

    homeless = [
        f"{rule}: name it in the docstring of the module of {folders[rule[:2]]} that implements it"
        for rule in implemented_rules()
        if not homes(rule)
    ]

    assert not homeless, "\n".join(homeless)
