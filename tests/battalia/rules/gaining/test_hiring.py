"""Hiring units and creating artefacts (BT-HIR-1 to -3, BT-ART-1 to -4)."""

from __future__ import annotations

import pytest

from tests.battalia.table import Table, battalia
from tests.rules import rule

UNITS = ("friman", "chief", "priest", "lord")
PRICES = {
    "tool": ["friman.red", "friman.red", "friman.blue"],
    "weapon": ["chief.red", "friman.red", "friman.blue"],
    "amulet": ["priest.red", "friman.red", "friman.blue"],
    "title": ["lord.red", "friman.red", "friman.blue"],
    "scroll": ["friman.red", "chief.red", "priest.red"],
    "tent": ["chief.red", "friman.red", "supply"],
    "horse": ["chief.red", "supply", "supply"],
}


def with_hand(*hand: str) -> Table:
    """Player 0 in step 3 of a day without light."""
    return battalia(oracle=False).hand(0, *hand)


@rule("BT-WE-01", "BT-ART-1", "BT-HIR-1", "BT-HIR-2", "BT-TRN-9")
def test_example_a_scroll_and_a_chief_from_one_hand():
    table = with_hand(*["supply"] * 3, "friman.red", "chief.blue", "priest.red")
    table.top("scroll", "scroll.blue").top("chief", "chief.red")

    table.play("create scroll with friman.red chief.blue priest.red", "hire chief")

    assert table.new_of(0) == ["scroll.blue", "chief.red", "supply"]
    assert table.hand_of(0) == []
    assert table.legal() == ["end turn"]


@rule("BT-HIR-1")
@pytest.mark.parametrize(("rank", "unit"), list(enumerate(UNITS, 1)))
def test_a_unit_costs_its_rank_and_one_more_in_supplies(rank: int, unit: str):
    table = with_hand(*["supply"] * (rank + 1)).top(unit, f"{unit}.blue", f"{unit}.red")

    table.play(f"hire {unit}")

    assert table.hand_of(0) == []
    assert table.new_of(0) == [f"{unit}.blue", "supply"]
    assert table.deck(unit)["top"] == [f"{unit}.red"]
    with_hand(*["supply"] * rank).refuses(f"hire {unit}", because="BT-HIR-1")


@rule("BT-HIR-1")
def test_the_faction_of_a_hired_unit_is_not_chosen_and_artefacts_are_not_hired():
    table = with_hand(*["supply"] * 6)

    assert table.legal_like("hire") == ["hire friman", "hire chief", "hire priest", "hire lord"]
    table.refuses("hire tool", because="BT-HIR-1")
    table.refuses("hire supply", because="BT-HIR-1")


@rule("BT-HIR-2")
def test_a_supply_comes_with_a_hired_unit():
    table = with_hand("supply", "supply")
    before = table.state.supplies

    table.play("hire friman")

    assert table.new_of(0).count("supply") == 1
    assert table.state.supplies == before - 1


@rule("BT-HIR-2", "BT-UNB-3")
def test_no_supply_comes_with_an_unbound_unit():
    table = battalia(oracle=False, unbound=True).hand(0, "supply", "supply")
    table.top("friman", "friman.unbound")

    table.play("hire friman")

    assert table.new_of(0) == ["friman.unbound"]


@rule("BT-HIR-2", "BT-USE-TIT-4")
def test_no_supply_comes_with_a_promoted_unit():
    table = with_hand("title.red", "friman.red")

    table.play("title on friman.red")

    assert table.new_of(0) == []
    assert "supply" not in table.table_of(0)


@rule("BT-HIR-2", "BT-NEU-3")
def test_a_supply_comes_with_the_lord_of_a_neutral_city():
    table = battalia(seats=4, oracle=False).clear().neutral("d4", terrain="canyon")
    table.city("a1", owner=0).hero(0, "d4").hand(0, "weapon.red", "lord.blue", "lord.blue")

    table.play("attack city d4 with weapon.red lord.blue", "done")

    assert table.new_of(0) == ["lord.red", "supply"]


@rule("BT-HIR-3")
def test_nothing_else_brings_a_supply():
    for kind, price in PRICES.items():
        table = with_hand(*price)
        before = table.state.supplies

        table.play(f"create {kind}")

        assert table.state.supplies == before
    table = with_hand("friman.red", "friman.red", "friman.red")
    table.tile("c2", "road.straight", "ew").refuses("hire supply")
    before = table.state.supplies
    table.play("build city.cross d2")
    assert table.state.supplies == before


@rule("BT-HIR-2", "BT-LIM-3")
def test_a_unit_comes_without_a_supply_when_none_is_left():
    table = with_hand("supply", "supply").say(supplies=0).top("friman", "friman.red")

    table.play("hire friman")

    assert table.new_of(0) == ["friman.red"]


@rule("BT-ART-1")
@pytest.mark.parametrize("kind", PRICES)
def test_an_artefact_costs_its_price_and_is_the_top_card(kind: str):
    table = with_hand(*PRICES[kind]).top(kind, f"{kind}.blue", f"{kind}.red")

    table.play(f"create {kind}")

    assert table.new_of(0) == [f"{kind}.blue"]
    assert table.hand_of(0) == []
    assert table.deck(kind)["top"] == [f"{kind}.red"]
    for missing in range(3):
        poor = PRICES[kind][:missing] + PRICES[kind][missing + 1 :]
        with_hand(*poor).refuses(f"create {kind}", because="BT-ART-1")


@rule("BT-ART-1", "BT-TRN-7")
def test_every_price_asks_for_its_own_ranks():
    table = with_hand("friman.red", "friman.red", "lord.red")

    table.allows("create title")
    for kind in ("tool", "weapon", "amulet", "scroll", "tent", "horse"):
        table.refuses(f"create {kind}", because="BT-ART-1")


@rule("BT-ART-2", "BT-ORA-5")
def test_a_faction_is_named_only_while_the_symbols_match():
    matching = battalia().day(3).hand(0, *PRICES["weapon"])  # day 3: weapon matches
    matching.allows("create weapon", "create weapon emberians", "create weapon islanders")

    other = battalia().day(2).hand(0, *PRICES["weapon"])
    other.allows("create weapon")
    other.refuses("create weapon emberians", because="BT-ART-2")


@rule("BT-ART-2", "BT-LIM-5")
def test_a_named_faction_is_searched_and_the_deck_shuffled():
    table = battalia().day(3).hand(0, *PRICES["weapon"])
    table.top("weapon", "weapon.blue", "weapon.blue", "weapon.red")

    table.play("create weapon emberians")

    assert table.new_of(0) == ["weapon.red"]
    deck = table.deck("weapon")
    assert len(deck["top"]) == 1
    assert len(deck["rest"]) == 7
    assert deck["bottom"] == []


@rule("BT-ART-2", "BT-2P-5")
def test_a_removed_faction_cannot_be_named():
    table = battalia(removed_faction="random").say(removed="cloudborn").day(3)
    table.hand(0, *PRICES["weapon"])

    table.refuses("create weapon cloudborn", because="BT-2P-5")
    assert len(table.legal_like("create weapon ")) == 3


@rule("BT-ART-3")
def test_no_artefact_but_the_tool_pays_for_a_new_card():
    artefacts = ["weapon.red", "amulet.red", "title.red", "scroll.red", "tent.red", "horse.red"]
    table = with_hand(*artefacts, "friman.red", "friman.red", "supply")

    assert table.legal_like("create") == []
    assert table.legal_like("hire") == []
    table.refuses("create tool", because="BT-ART-1")
    with_hand("tool.red", "friman.red").allows("create tool")


@rule("BT-ART-3", "BT-GRT-HAM-1", "BT-USE-AMU-7")
def test_the_hammer_and_a_joker_pay_as_tools():
    hammer = with_hand("hammer", "friman.red").top("tool", "tool.blue")
    hammer.play("hammer as tool", "create tool")
    assert hammer.new_of(0) == ["tool.blue"]

    joker = with_hand("friman.red").open(0, "supply", "joker").top("tool", "tool.blue")
    joker.play("open1 as tool", "create tool")
    assert joker.new_of(0) == ["tool.blue"]


@rule("BT-ART-4")
def test_great_artefacts_cannot_be_created():
    table = with_hand(*["friman.red"] * 4, "chief.red", "priest.red", "lord.red", *["supply"] * 3)

    kinds = [line.split()[1] for line in table.legal_like("create")]

    assert sorted(kinds) == sorted(PRICES)
    assert len(table.state.display) == 3
