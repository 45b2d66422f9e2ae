"""Trading posts (SG-TRD), and their effects on decks and turns."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.stormgates.support.valley_table import valleys
from tests.battalia.table import Table
from tests.rules import rule

QUIET_DAY = 2  # the sunbeam does not light tools


def market(*hand: str, posts: int = 1, seats: int = 2, **options: object) -> Table:
    """A hero of player 0 at a post on c2, beside his city b2."""
    table = stormgates("trading", seats=seats, **options)
    table.tile("c2", "road.straight", "ew").tile("d2", "road.straight", "ew")
    built = ["c2", "d2"][:posts]
    table.hero(0, "c2").hand(0, *hand).day(QUIET_DAY)
    return table.say(trading={"posts": [built]})


def site(*hand: str) -> Table:
    """Two roads linked to player 0's city and one linked to no city of his; no posts."""
    table = (
        stormgates("trading").tile("c2", "road.straight", "ew").tile("d2", "road.straight", "ew")
    )
    return table.tile("d5", "road.straight", "ns").hand(0, *hand).day(QUIET_DAY)


def posts(table: Table, seat: int = 0) -> list[str]:
    squares: list[str] = table.position()["trading"]["posts"][seat]
    return squares


@rule("SG-TRD-01")
def test_each_player_has_two_posts() -> None:
    table = market("friman.red", "friman.red", "friman.blue", "friman.blue", posts=1)
    table.play("post d2 with friman.red friman.red")
    assert posts(table) == ["c2", "d2"]
    table.refuses("post c2", because="SG-TRD-01")
    assert not table.legal_like("post")


@rule("SG-TRD-02")
def test_a_post_costs_a_line_of_two_frimen() -> None:
    table = site("friman.red", "friman.blue", "supply")
    table.play("post c2")
    assert posts(table) == ["c2"]
    assert sorted(table.table_of(0)) == ["friman.blue", "friman.red"]
    site("friman.red", "chief.red", "supply").refuses("post c2", because="SG-TRD-02")


@rule("SG-TRD-02")
def test_one_tool_stands_for_both_frimen_of_a_post() -> None:
    table = site("tool.red", "supply")
    table.play("post c2")
    assert posts(table) == ["c2"]
    assert table.hand_of(0) == ["supply"]


@rule("SG-TRD-02")
def test_a_post_is_built_on_a_road_that_is_linked_to_a_city_of_the_player() -> None:
    table = site("tool.red", "friman.red", "friman.red")
    assert table.legal_like("post") == ["post c2", "post d2"]
    table.refuses("post d5", because="SG-TRD-02")  # a road without a link to his city
    table.refuses("post b2", because="SG-TRD-02")  # the city itself
    table.refuses("post d4", because="SG-TRD-02")  # the ruins
    table.refuses("post e5", because="SG-TRD-02")  # an empty square


@rule("SG-TRD-02")
def test_no_post_is_built_on_a_gate() -> None:
    table = stormgates("trading", "gates").tile("c2", "road.straight", "ew").hand(0, "tool.red")
    assert table.tile_at("d2") is not None
    assert table.tile_at("d2")["card"] == "gate"  # type: ignore[index]
    table.refuses("post d2", because="SG-TRD-02")
    table.allows("post c2")


@rule("SG-TRD-02")
def test_no_post_is_built_on_a_card_of_the_volcano() -> None:
    table = stormgates("trading", scenario="volcano", seats=4).hand(0, "tool.red")
    volcano = [
        cell for cell, tile in table.position()["tiles"].items() if "city" not in tile["card"]
    ]
    assert volcano
    for cell in volcano:
        table.refuses(f"post {cell}", because="SG-TRD-02")


def crossings(**facts: Any) -> Table:
    """Valley crossings on d3, revealed and linked to a city of player 0, and on c4, face down."""
    table = valleys(buildings={"c3": "stable"}).city("d2", 0).tile("d3", "valley")
    return table.hand(0, "tool.red", "casket").hero(0, "d3").say(**facts)


@rule("SG-TRD-02", "SG-VAL-06")
def test_a_post_is_built_on_a_revealed_crossing_of_a_valley_and_trades_there() -> None:
    table = crossings()
    table.refuses("post c4", because="SG-TRD-02")  # face down
    table.refuses("post d4", because="SG-TRD-02")  # the town centre
    table.refuses("post f4", because="SG-TRD-02")  # the connecting card

    table.play("post d3 with tool.red", "buy weapon")

    assert posts(table) == ["d3"]
    assert table.state.defects() == []


@rule("SG-TRD-02")
def test_by_version_1_no_post_stands_on_a_crossing_of_a_valley() -> None:
    crossings(rules=1).refuses("post d3", because="SG-TRD-02")


@rule("SG-TRD-03", "SG-WE-15")
def test_with_the_second_post_stardust_is_traded_at_either() -> None:
    """SGX-15."""
    table = market("tool.red", "supply", "supply", "supply", "supply", posts=1)
    table.refuses("barter", because="SG-TRD-06")
    table.play("post d2")
    table.play("barter")
    assert table.hand_of(0) == ["supply", "supply", "stardust"]
    assert table.events("post-built")[0]["posts"] == 2
    market("supply", "supply", "tool.red", posts=2).hero(0, "d2").play("barter")


@rule("SG-TRD-04")
def test_posts_of_several_players_share_a_road_and_stay_without_a_link() -> None:
    table = stormgates("trading").tile("c2", "road.straight", "ew").hero(0, "c2")
    table.say(trading={"posts": [["c2", "c2"], ["c2"]]}).chip("b2", owner=1)
    table.hand(0, "tool.red", "supply", "supply")
    assert posts(table, 0) == ["c2", "c2"]
    assert posts(table, 1) == ["c2"]
    table.allows("sell tool.red", "barter")  # he has no city left to link to


@rule("SG-TRD-05")
def test_trading_needs_a_hero_at_a_post_of_the_same_player() -> None:
    away = market("tool.red", "casket", "supply", "supply", posts=2).hero(0, "b2")
    for trade in ("sell tool.red", "buy tool", "barter"):
        away.refuses(trade, because="SG-TRD-05")
    others = market("tool.red").say(trading={"posts": [[], ["c2"]]})
    others.refuses("sell tool.red", because="SG-TRD-06")
    market("tool.red").allows("sell tool.red")


@rule("SG-TRD-05")
def test_any_number_of_trades_are_made_without_a_line() -> None:
    table = market("tool.red", "horse.red", "supply", "supply", "supply", "supply", posts=2)
    table.play("sell tool.red", "sell horse.red", "barter", "barter")
    assert table.hand_of(0) == ["stardust", "stardust", "casket", "casket"]
    assert table.table_of(0) == []
    assert not table.events("line")


@rule("SG-TRD-06")
def test_an_artefact_is_given_for_a_casket_and_a_casket_for_an_artefact() -> None:
    table = market("horse.red", "casket").top("tool", "tool.blue")
    table.play("sell horse.red")
    assert table.hand_of(0) == ["casket", "casket"]
    table.play("buy tool")
    assert table.hand_of(0) == ["tool.blue", "casket"]
    table.refuses("buy friman", because="SG-TRD-06")


@rule("SG-TRD-06")
def test_units_supplies_and_stardust_buy_no_casket() -> None:
    table = market("friman.red", "supply", "stardust", posts=2)
    table.refuses("sell friman.red", because="SG-TRD-06")
    table.refuses("sell supply", because="SG-TRD-06")
    table.refuses("sell stardust", because="SG-DST-04")
    market("casket").refuses("sell casket", because="SG-TRD-06")


@rule("SG-TRD-07")
def test_given_cards_go_under_their_decks() -> None:
    table = market("tool.red", "casket", "supply", "supply", posts=2)
    before = table.position()
    table.play("sell tool.red")
    assert table.deck("tool")["bottom"] == ["tool.red"]
    assert table.position()["trading"]["caskets"] == before["trading"]["caskets"] - 1
    table.play("buy horse")
    assert table.position()["trading"]["caskets"] == before["trading"]["caskets"]
    table.play("barter")
    assert table.position()["pool"]["supply"] == before["pool"]["supply"] + 2
    assert table.position()["trading"]["stardust"] == before["trading"]["stardust"] - 1


@rule("SG-TRD-07", "SG-CHG-05")
def test_the_artefact_taken_is_the_top_card_and_can_be_used_at_once() -> None:
    table = market("casket", "friman.red").top("tool", "tool.blue", "tool.red")
    table.play("buy tool")
    assert table.hand_of(0) == ["friman.red", "tool.blue"]
    assert table.deck("tool")["top"][0] == "tool.red"
    table.play("post d2 with tool.blue")
    assert table.table_of(0) == ["tool.blue"]


@rule("SG-TRD-07")
def test_a_faction_is_named_when_the_symbols_match() -> None:
    table = market("casket", "casket").faction("baerfolk", "emberians").day(1)
    matching = table.position()["oracle"]["days"][0][1]
    other = next(kind for kind in ("tool", "horse") if kind != matching)
    table.refuses(f"buy {other} emberians", because="SG-TRD-07")
    table.play(f"buy {matching} emberians")
    assert f"{matching}.red" in table.hand_of(0)
    removed = table.position()["removed"]
    table.refuses(f"buy {matching} {removed}", because="SG-FAC-03")


@rule("SG-TRD-08", "SG-WE-16")
def test_a_casket_taken_by_trade_buys_nothing_this_turn_but_another_does() -> None:
    """SGX-16."""
    table = market("tool.red")
    table.play("sell tool.red")
    table.refuses("buy horse", because="SG-TRD-08")
    other = market("tool.red", "casket")
    other.play("sell tool.red", "buy horse")
    assert "casket" in other.hand_of(0)
    other.refuses("buy tool", because="SG-TRD-08")
    [horse] = [card for card in other.hand_of(0) if card.startswith("horse")]
    other.refuses(f"sell {horse}", because="SG-TRD-08")


@rule("SG-TRD-08")
def test_a_casket_from_the_turn_before_buys() -> None:
    table = market("tool.red", "supply").nation(0, "casket")
    table.play("sell tool.red").end_turn().end_turn()
    assert table.position()["trading"]["traded"] == [[], []]
    assert "casket" in table.hand_of(0)
    table.allows("buy horse")


@rule("SG-TRD-08")
def test_of_equal_cards_the_traded_one_is_laid_first() -> None:
    table = market("tool.red", "casket", "supply", "friman.blue")
    table.play("sell tool.red")  # two caskets, one of them traded
    table.play("suspend casket", "ambush supply", "enough")
    table.play("buy horse")
    assert "casket" not in table.hand_of(0)


@rule("SG-TRD-08")
def test_of_equal_cards_the_traded_one_is_transformed_first() -> None:
    table = market("casket", "tool.red", "amulet.red").top("tool", "tool.red").dice(2)
    table.play("buy tool")
    table.refuses("sell tool.blue", because="SG-TRD-07")
    table.play("amulet on tool.red")
    assert table.position()["trading"]["traded"] == [[], []]
    table.play("sell tool.red")


@rule("SG-TRD-09")
def test_stardust_and_great_artefacts_are_not_traded() -> None:
    table = market("stardust", "stardust", "supply", "sword", posts=2, new_great_artefacts=True)
    table.refuses("barter", because="SG-TRD-09")  # stardust is no supply here
    table.refuses("sell sword", because="SG-TRD-09")
    table.refuses("buy horn", because="SG-TRD-06")


@rule("SG-TRD-09")
def test_copies_and_jokers_do_not_trade() -> None:
    table = market("supply", posts=2).open(0, "tool.red", uses=2).open(0, "horse.red", "joker")
    table.refuses("sell open1", because="SG-TRD-09")
    table.refuses("sell open2", because="SG-TRD-09")
    supplies = market("supply", posts=2).open(0, "horse.red", "supply", uses=2)
    supplies.refuses("barter", because="SG-TRD-09")


@rule("SG-TRD-09")
def test_an_offer_needs_a_card_in_its_deck() -> None:
    table = market("casket", "horse.red", "supply", "supply", posts=2).empty("tool")
    table.player(1, shelter=["casket"] * 11 + ["stardust"] * 12)
    table.refuses("buy tool", because="SG-TRD-09")
    table.refuses("sell horse.red", because="SG-TRD-09")
    table.refuses("barter", because="SG-TRD-09")
    table.allows("buy horse")


@rule("SG-TRD-09", "BT-LIM-4")
def test_no_trade_leaves_fewer_than_ten_cards() -> None:
    cards = ["supply", "supply", "horse.red", "casket", *["friman.red"] * 3]
    ten = market(*cards, posts=2).exact(0).shelter(0, "chief.red", "chief.blue", "priest.red")
    ten.refuses("barter", because="SG-TRD-09")
    ten.allows("sell horse.red", "buy tool")
    eleven = market(*cards, "tool.red", posts=2).exact(0)
    eleven.shelter(0, "chief.red", "chief.blue", "priest.red").play("barter")


@rule("SG-TRD-09", "SG-CTL-06")
def test_a_player_with_fewer_than_ten_cards_after_a_dethroning_does_not_trade() -> None:
    nine = market("horse.red", "casket", *["friman.red"] * 4, royals=True).exact(0)
    nine.faction("islanders", "emberians").say(limbo=["queen.blue"])
    nine.shelter(0, "chief.red", "chief.blue", "priest.red")
    nine.refuses("sell horse.red", because="SG-TRD-09")
    nine.refuses("buy tool", because="SG-TRD-09")


def test_a_trade_ends_a_ride() -> None:
    table = market("horse.red", "tool.red").hero(0, "b2")
    table.play("move hero1 c2 with horse.red", "sell tool.red")
    table.refuses("move hero1 d2", because="BT-MOV-2")


def test_trades_and_decks_are_public() -> None:
    table = market("tool.red", "casket").top("horse", "horse.blue", "horse.red")
    table.play("sell tool.red", "buy horse")
    sold, bought = table.events("traded", seat=1)
    assert (sold["given"], sold["taken"]) == (["tool.red"], "casket")
    assert (bought["given"], bought["taken"], bought["top"]) == (
        ["casket"],
        "horse.blue",
        "horse.red",
    )
    view: Any = table.game.view(1)
    assert view["trading"] == table.position()["trading"]
    assert view["players"][0]["hand_known"] == ["horse.blue", "casket"]


def test_a_position_with_posts_is_read_back_unchanged() -> None:
    table = market("tool.red", "casket", "stardust", posts=2).play("sell tool.red")
    again = stormhall.from_position(table.position())
    assert again.state.digest() == table.state.digest()


@pytest.mark.parametrize(
    ("said", "path"),
    [
        ({"posts": [["c2", "c2", "c2"]]}, "posts[0]"),
        ({"posts": [["z9"]]}, "posts"),
        ({"posts": [["b2"]]}, "trading.posts[0]"),
        ({"posts": "c2"}, "trading.posts"),
        ({"stardust": 13}, "trading.stardust"),
        ({"caskets": 3}, "cards.casket"),
        ({"traded": [["nothing"]]}, "traded"),
    ],
)
def test_an_impossible_value_is_a_defect(said: dict[str, object], path: str) -> None:
    table = stormgates("trading").tile("c2", "road.straight", "ew").say(trading=said)
    with pytest.raises(stormhall.PositionError) as error:
        table.game  # noqa: B018
    assert any(path in where for where, _ in error.value.defects)


def test_a_post_stays_when_a_storm_reshapes_its_road() -> None:
    table = stormgates("trading", "gates").tile("c2", "road.straight", "ew", "forest")
    table.hero(0, "d2").hand(0, "supply", "supply").say(
        trading={"posts": [["c2"]]}, storm={"next": ["reshaping"]}
    )
    table.play("jump hero1 d6", "replace c2", "as canyon")
    assert table.tile_at("c2")["terrain"] == "canyon"  # type: ignore[index]
    assert posts(table) == ["c2"]


def test_a_borrowed_card_is_not_sold() -> None:
    table = market("hand", "supply").nation(1, "tool.blue")
    table.play("hand player2", "take tool.blue").refuses("sell borrowed", because="SG-TRD-09")
