"""Differences between the editions (section 16 of the rules)."""

from __future__ import annotations

import pytest

import stormhall
from tests.battalia.table import Table, battalia
from tests.rules import rule


def _game(edition: str, seats: int = 2, **options: object) -> Table:
    return battalia(seats, edition=edition, **options)


def test_the_special_edition_is_the_default() -> None:
    assert stormhall.new("battalia", 4).options["edition"] == "special"


@rule("BT-SET-7", "BT-CMP-6")
@pytest.mark.parametrize(("seats", "out"), [(4, 0), (3, 1), (2, 2)])
def test_in_retail2015_five_four_or_three_of_five_great_artefacts_are_on_display(
    seats: int, out: int
) -> None:
    game = stormhall.new("battalia", seats, options={"edition": "retail2015"})

    assert len(game.position()["display"]) == 5 - out  # type: ignore[arg-type]
    assert len(game.position()["box"]) == out  # type: ignore[arg-type]


def _chased(edition: str, *hand: str) -> Table:
    """A hero on a straight road of four cards is attacked at its end."""
    table = _game(edition).clear().hero(0, "b4").hero(1, "b4").hand(0, "weapon.red")
    for square in ("b4", "c4", "d4", "e4"):
        table.tile(square, "road.straight", "ew")
    table.city("f4", owner=0).hand(1, *hand)
    return table.play("attack hero player2 b4", "play weapon.red", "done")


@rule("BT-RET-2")
def test_a_retreat_has_exactly_three_steps_but_two_or_three_in_retail2015() -> None:
    special = _chased("special", *["supply"] * 3)
    retail = _chased("retail2015", *["supply"] * 3)

    assert special.legal_like("retreat") == ["retreat e4"]
    assert retail.legal_like("retreat") == ["retreat d4", "retreat e4"]


@rule("BT-RET-2")
def test_two_supplies_pay_for_a_retreat_only_in_retail2015() -> None:
    special = _chased("special", *["supply"] * 2)
    retail = _chased("retail2015", *["supply"] * 2)

    assert special.legal_like("retreat") == []
    assert retail.legal_like("retreat") == ["retreat d4"]


@rule("BT-RET-6")
@pytest.mark.parametrize("edition", ["special", "retail2015"])
def test_native_terrain_does_not_shorten_a_retreat_in_either_edition(edition: str) -> None:
    """All cards are native to the fleeing hero, who has one supply."""
    table = battalia(2, edition=edition, advanced=True).clear().hero(0, "b4").hero(1, "b4")
    for square in ("b4", "c4", "d4"):
        table.tile(square, "road.straight", "ew", "lake")
    table.city("e4", owner=1).hand(0, "weapon.red", "chief.red").hand(1, "supply")
    table.faction("baerfolk", "islanders")

    table.play("attack hero player2 b4", "play weapon.red", "play chief.red", "done")

    assert table.legal_like("retreat") == []


@rule("BT-BLD-7")
def test_a_city_beside_the_ruins_is_allowed_only_in_retail2015() -> None:
    line = "build city.cross c4 with friman.red friman.red friman.red"

    def table(edition: str) -> Table:
        table = _game(edition).clear().tile("d4", "ruins").city("f4", owner=0)
        table.tile("e4", "road.straight", "ew")
        return table.hand(0, *["friman.red"] * 3)

    table("special").refuses(line, because="BT-BLD-7")
    table("retail2015").play(line)


@rule("BT-BLD-9")
def test_a_builder_without_a_city_lays_a_road_freely_only_in_the_special_edition() -> None:
    road = "build road.straight c2 ns with friman.red supply"
    city = "build city.cross d2 with friman.red friman.red friman.red"

    def table(edition: str) -> Table:
        table = _game(edition).clear().city("c3", owner=1).tile("d3", "road.cross")
        return table.hand(0, *["friman.red"] * 3, "supply")

    table("special").allows(road, city)
    table("retail2015").refuses(road, because="BT-BLD-8")
    table("retail2015").allows(city)


@rule("BT-UNB-1", "BT-VOL-1")
@pytest.mark.parametrize("option", [{"unbound": True}, {"scenario": "volcano"}])
def test_unbound_and_volcano_are_only_in_the_special_edition(option: dict[str, object]) -> None:
    stormhall.new("battalia", 4, options=option)  # type: ignore[arg-type]

    with pytest.raises(stormhall.SetupError):
        stormhall.new("battalia", 4, options={"edition": "retail2015", **option})  # type: ignore[dict-item]


@rule("BT-ALT-1", "BT-ALT-2")
@pytest.mark.parametrize("edition", ["special", "retail2015"])
@pytest.mark.parametrize("scenario", ["alt1", "alt2"])
def test_both_alternative_set_ups_can_be_played_in_either_edition(
    edition: str, scenario: str
) -> None:
    game = stormhall.new("battalia", 4, options={"edition": edition, "scenario": scenario})

    assert game.state.defects() == []


@rule("BT-ART-1")
@pytest.mark.parametrize("edition", ["special", "retail2015"])
def test_an_amulet_costs_a_priest_in_both_editions(edition: str) -> None:
    priest = _game(edition).hand(0, "priest.red", "friman.red", "friman.red")
    lord = _game(edition).hand(0, "lord.red", "friman.red", "friman.red")

    priest.allows("create amulet")
    lord.refuses("create amulet")


@rule("BT-BAT-24")
@pytest.mark.parametrize("edition", ["special", "retail2015"])
def test_a_city_without_a_chip_is_taken_as_level_1_in_both_editions(edition: str) -> None:
    table = _game(edition).city("d2").hero(0, "d2")

    table.play("annex d2")

    tile = table.tile_at("d2")
    assert tile is not None
    assert (tile["owner"], tile["level"]) == (0, 1)


@rule("BT-ORA-AMU")
@pytest.mark.parametrize(("edition", "rules"), [("retail2015", 2), ("special", 1)])
def test_the_second_roll_of_a_lit_amulet_need_not_wait_for_the_first_card(
    edition: str, rules: int
) -> None:
    table = _game(edition).say(rules=rules).day(3)
    table.hand(0, "amulet.red", "friman.red", "tool.red").dice(2, 3)

    table.play("amulet on friman.red", "amulet on tool.red")

    uses = {card: uses for card, _, uses in table.open_of(0)}
    assert uses == {"friman.red": 2, "tool.red": 3}


@rule("BT-ORA-AMU")
def test_in_the_special_edition_the_first_card_is_used_up_before_the_second_roll() -> None:
    table = _game("special").day(3).hand(0, "amulet.red", "supply", "tool.red").dice(2, 3)

    table.play("amulet on supply")
    table.refuses("amulet on tool.red", because="BT-ORA-AMU")
    table.play("hire friman")

    assert table.open_of(0)[0] == ("amulet.red", "amulet", 1)
    table.play("amulet on tool.red")
    assert ("tool.red", "tool", 3) in table.open_of(0)


@rule("BT-ORA-AMU")
def test_in_the_special_edition_a_joker_of_a_lit_amulet_is_used_before_the_second_roll() -> None:
    table = _game("special").day(3).hand(0, "amulet.red", "chief.red", "tool.red", "supply")
    table.dice(6, 1)

    table.play("amulet on chief.red", "open2 as supply")
    table.refuses("amulet on tool.red", because="BT-ORA-AMU")
    table.play("hire friman", "amulet on tool.red")

    assert ("tool.red", "tool", 1) in table.open_of(0)


@rule("BT-ORA-AMU")
def test_another_lit_amulet_does_not_wait_for_the_card_of_the_first() -> None:
    table = _game("special").day(3).hand(0, "amulet.red", "amulet.blue", "chief.red", "tool.red")
    table.dice(2, 2)

    table.play("amulet on chief.red", "with amulet.red")
    table.allows("amulet on tool.red").play("amulet on tool.red")

    assert ("tool.red", "tool", 2) in table.open_of(0)
