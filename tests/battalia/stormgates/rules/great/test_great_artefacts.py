"""Great Artefacts of the expansion: number, limit, Bag, Standard, Mantle, Lost Scroll."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall import PositionError
from stormhall.battalia.model.cards import GREAT
from stormhall.battalia.model.layout import ALL_SEEN, HAND_SEEN, SHELTER_SEEN, ZONES
from stormhall.battalia.stormgates.bots.table_insight import TableInsight
from stormhall.battalia.stormgates.model import verbs as sv
from stormhall.battalia.stormgates.model.config import config_of
from stormhall.kernel.core.notation import first_of
from tests.battalia.stormgates.support.imagined_worlds import check_worlds, play_at_random
from tests.battalia.stormgates.support.table import dealt_table, stormgates
from tests.battalia.stormgates.support.valley_table import valleys
from tests.battalia.table import Table
from tests.rules import rule


def greats(*modules: str, seats: int = 2, **options: object) -> Table:
    return stormgates("new_great_artefacts", *modules, seats=seats, **options)


# All of them.


@rule("SG-GRT-01")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_seventeen_great_artefacts_are_open_or_in_the_remaining_deck(seats: int) -> None:
    table = dealt_table("new_great_artefacts", "fate", "trading", seats=seats)

    state = table.state
    assert len(state.display) == seats
    assert sorted(state.display + state.box) == list(range(GREAT, GREAT + 17))


@rule("SG-GRT-01")
def test_without_the_module_there_are_the_ten_of_the_base_game() -> None:
    state = dealt_table(seats=3).state
    assert len(state.display + state.box) == 10


@rule("SG-GRT-01")
@pytest.mark.parametrize(
    ("verb", "because"),
    [("amulet on bag", "BT-GRT-2"), ("scroll on bag", "BT-GRT-2"), ("title on bag", "BT-GRT-2")],
)
def test_the_new_great_artefacts_cannot_be_transformed(verb: str, because: str) -> None:
    table = greats().hand(0, "bag", "amulet.red", "scroll.red", "title.red")
    table.refuses(verb, because=because)


@rule("SG-GRT-01")
def test_the_new_great_artefacts_count_for_every_cohort() -> None:
    hand = ["bag", "friman.blue", "chief.blue", "weapon.blue"]
    table = greats().turn(0, "cohort").hand(0, *hand)
    table.allows("cohort")


@rule("SG-GRT-02")
def test_an_owner_of_a_great_artefact_cannot_attack_the_ruins() -> None:
    table = greats().hero(0, "d4").hand(0, "arrow", "lord.red", "lord.blue", "lord.green")
    table.refuses("attack ruins d4", because="BT-RUI-4")


@rule("SG-GRT-02", "SG-GRT-19")
def test_a_second_great_artefact_is_not_taken_from_limbo() -> None:
    table = greats().hand(0, "lost-scroll").say(limbo=["wings", "friman.red"])

    table.play("lost scroll").refuses("take wings", because="SG-GRT-02")
    table.play("take friman.red")

    assert "friman.red" in table.hand_of(0)


@rule("SG-GRT-03")
@pytest.mark.parametrize("great", ["bag both", "standard", "mantle", "crystal", "lost scroll"])
def test_most_great_artefacts_cannot_be_played_in_battle(great: str) -> None:
    table = greats().city("d4", owner=1).hero(0, "d4")
    table.hand(0, "weapon.red", "lord.red", great.removesuffix(" both").replace(" ", "-"))
    table.shelter(0, "friman.red").say(limbo=["friman.green"])

    table.play("attack city d4", "play weapon.red").refuses(great, because="SG-GRT-03")


@rule("SG-GRT-03", "BT-GRT-4")
@pytest.mark.parametrize("great", ["bag one", "standard", "mantle", "crystal", "lost scroll"])
def test_a_great_artefact_is_played_from_the_hand(great: str) -> None:
    table = greats().hand(0, "supply").hero(0, "b2")
    table.refuses(great, because="BT-GRT-4")


@rule("SG-GRT-03")
def test_after_use_a_great_artefact_is_cleared_with_the_other_cards() -> None:
    table = greats().hand(0, "bag")

    table.play("bag none").settled()

    assert table.table_of(0) == ["bag"]
    table.play("end turn")
    assert "bag" in table.shelter_of(0)


@rule("SG-GRT-03", "SG-FAT-06")
@pytest.mark.parametrize(
    ("great", "lines"),
    [
        ("bag", ["bag both"]),
        ("standard", ["standard", "take friman.red"]),
        ("mantle", ["mantle", "veil b2"]),
        ("crystal", ["crystal"]),
        ("lost-scroll", ["lost scroll", "take friman.green"]),
    ],
)
def test_the_mirror_of_a_great_artefact_has_its_power(great: str, lines: list[str]) -> None:
    table = greats("fate", "trading").hand(0, "mirror").hand(1, great).hero(0, "b2")
    table.shelter(0, "friman.red").say(limbo=["friman.green"])
    table.refuses(lines[0], because="BT-GRT-4")

    table.play(f"copy {great}", *lines)

    assert table.table_of(0) == ["mirror"]
    assert table.open_of(0) == []


# Bag of Fortuna.


@rule("SG-GRT-13", "SG-CHG-07")
@pytest.mark.parametrize(("word", "count"), [("none", 0), ("one", 1), ("both", 2)])
def test_the_bag_brings_up_to_two_supplies_from_the_pool(word: str, count: int) -> None:
    table = greats().hand(0, "bag")
    before = table.state.supplies

    table.play(f"bag {word}").settled()

    assert table.hand_of(0) == ["supply"] * count
    assert table.state.supplies == before - count


@rule("SG-GRT-13", "SG-CHG-05")
def test_supplies_from_the_bag_can_be_used_this_turn() -> None:
    table = greats().hand(0, "bag")
    table.play("bag both", "hire friman")
    assert table.new_of(0)[1:] == ["supply"]


@rule("SG-GRT-13")
def test_the_bag_finds_only_supplies_that_are_left() -> None:
    table = greats().hand(0, "bag").say(supplies=1)
    table.allows("bag one").refuses("bag both", because="BT-LIM-3")


@rule("SG-GRT-13")
def test_the_bag_holds_no_more_than_two() -> None:
    greats().hand(0, "bag").refuses("bag first", because="SG-GRT-13")


# Standard of Vigo.


@rule("SG-GRT-14", "SG-WE-19")
@pytest.mark.parametrize(
    ("kind", "most"),
    [("friman", 8), ("chief", 4), ("priest", 2), ("lord", 2), ("weapon", 8), ("horse", 8)],
)
def test_the_standard_recalls_one_type_up_to_eight(kind: str, most: int) -> None:
    colours = ["green", "blue", "red"]
    cards = [f"{kind}.{colours[i % 3]}" for i in range(9 if most == 8 else most + 1)]
    table = greats("royals").hand(0, "standard").shelter(0, *cards, "supply")

    table.play("standard")
    for card in cards[:most]:
        table.play(f"take {card}")

    assert table.settled().hand_of(0) == sorted(cards[:most], key=_in_order)
    assert table.shelter_of(0) == [*cards[most:], "supply"]


def _in_order(word: str) -> int:
    return ["green", "blue", "red"].index(word.split(".")[1])


@rule("SG-GRT-14", "SG-WE-19")
def test_two_zealot_priests_count_six() -> None:
    table = greats("zealots").hand(0, "standard")
    table.shelter(0, "priest.zealot", "priest.zealot", "priest.red")

    table.play("standard", "take priest.zealot", "take priest.zealot").settled()

    assert table.hand_of(0) == ["priest.zealot", "priest.zealot"]


@rule("SG-GRT-14", "SG-WE-19")
def test_three_priests_are_too_many_and_two_types_are_refused() -> None:
    table = greats().hand(0, "standard")
    table.shelter(0, "priest.red", "priest.blue", "priest.green", "friman.red", "friman.red")

    table.play("standard", "take friman.red")

    table.refuses("take priest.red", because="SG-GRT-14").play("enough").settled()
    assert table.hand_of(0) == ["friman.red"]


@rule("SG-GRT-14")
@pytest.mark.parametrize("card", ["supply", "tool.red", "amulet.red", "title.red", "tent.red"])
def test_cards_without_printed_strength_stay_in_the_shelter(card: str) -> None:
    table = greats().hand(0, "standard").shelter(0, card, "friman.red")
    table.play("standard").refuses(f"take {card}", because="SG-GRT-14")


@rule("SG-GRT-14")
def test_the_standard_recalls_no_great_artefact() -> None:
    table = valleys().hand(0, "standard").shelter(0, "sword", "friman.red")
    table.play("standard").refuses("take sword", because="SG-GRT-14")


@rule("SG-GRT-14")
def test_the_standard_recalls_royals() -> None:
    table = greats("royals").faction("baerfolk", "islanders").hand(0, "standard")
    table.shelter(0, "king.green", "queen.green")
    table.play("standard", "take king.green").settled()
    assert table.hand_of(0) == ["king.green"]


@rule("SG-GRT-14")
def test_without_a_card_to_recall_the_standard_cannot_be_played() -> None:
    table = greats().hand(0, "standard").shelter(0, "supply", "tool.red")
    table.refuses("standard", because="SG-GRT-14")


@rule("SG-GRT-14", "SG-INF-03")
def test_recalled_cards_are_shown_and_the_card_they_covered_is_open() -> None:
    table = greats().hand(0, "standard").shelter(0, "supply", "friman.red")

    table.play("standard", "take friman.red", "enough").settled()

    state = table.state
    view: Any = table.game.view(1)
    assert view["players"][0]["hand_known"] == ["friman.red"]
    assert state.zones[HAND_SEEN] == bytes((ALL_SEEN,))
    assert view["players"][0]["shelter"] == ["supply"]
    assert table.events("rallied", seat=1)[0]["card"] == "friman.red"
    assert table.events("shelter-top", seat=1)[0]["card"] == "supply"


@rule("SG-GRT-14")
def test_a_copy_below_the_top_is_recalled_first() -> None:
    table = greats().hand(0, "standard").shelter(0, "friman.red", "supply", "friman.red")
    table.play("standard", "take friman.red", "enough")
    assert table.shelter_of(0) == ["supply", "friman.red"]
    assert table.state.zones[SHELTER_SEEN] == bytes((0, ALL_SEEN))


@rule("SG-GRT-14")
def test_a_viewer_who_knew_one_of_two_copies_knows_one_fewer() -> None:
    table = greats().hand(0, "standard")
    table.shelter(0, "friman.red", "friman.red", "supply")
    table.state.zones[SHELTER_SEEN] = bytes((0, 2, ALL_SEEN))

    table.play("standard", "take friman.red", "enough")

    assert table.state.zones[SHELTER_SEEN] == bytes((0, ALL_SEEN))
    check_worlds(table.game)


@rule("SG-GRT-14")
def test_nobody_knows_whether_the_copy_he_knew_was_the_one_recalled() -> None:
    table = greats(seats=3).hand(0, "standard")
    table.shelter(0, "friman.red", "friman.red", "supply")
    table.state.zones[SHELTER_SEEN] = bytes((2, 4, ALL_SEEN))

    table.play("standard", "take friman.red", "enough")

    assert table.state.zones[SHELTER_SEEN] == bytes((0, ALL_SEEN))
    check_worlds(table.game)


# Mantle of Vale.


def veiled() -> Table:
    """Player 0 may veil his cities on d4 and e5; a third one on b2 is out of reach."""
    table = greats().clear().city("d4", owner=0).city("e5", owner=0).city("b2", owner=0)
    table.city("f6", owner=1).hero(0, "d4").hero(1, "d4").hand(0, "mantle")
    return table.hand(1, "weapon.blue", "lord.blue")


@rule("SG-GRT-15")
def test_veiled_cities_cannot_be_attacked_but_heroes_there_can() -> None:
    table = veiled()

    table.play("mantle", "veil d4", "veil e5").settled()
    table.end_turn().refuses("attack city d4", because="SG-GRT-15")

    table.allows("attack hero player1 d4")
    assert table.game.view(1)["mantle"] == {"veils": {"d4": [0], "e5": [0]}}


@rule("SG-GRT-15")
def test_the_mantle_ends_when_the_next_turn_of_its_player_begins() -> None:
    table = veiled()

    table.play("mantle", "veil d4", "enough").end_turn().end_turn()

    assert table.position()["mantle"] == {"veils": {}}
    assert table.events("unveiled")[0]["seat"] == 0


@rule("SG-GRT-15", "SG-CTL-11")
def test_a_city_can_be_attacked_again_after_the_veil() -> None:
    table = veiled().say(mantle={"veils": {"d4": [0]}}).turn(1)
    table.refuses("attack city d4", because="SG-GRT-15")
    table.play("end turn", "keep", "end turn", "keep")
    assert "SG-GRT-15" not in str(table.game.why_not(1, "attack city d4"))


@rule("SG-GRT-15")
@pytest.mark.parametrize(("cell", "lies"), [("b2", "out of reach"), ("c3", "nothing")])
def test_only_cities_in_reach_are_veiled(cell: str, lies: str) -> None:
    veiled().play("mantle").refuses(f"veil {cell}", because="SG-GRT-15")


@rule("SG-GRT-15")
def test_at_most_two_cities_are_veiled() -> None:
    table = greats().clear().city("d4", owner=0).city("e5", owner=0).city("c5", owner=0)
    table.hero(0, "d4").hand(0, "mantle")

    table.play("mantle")
    table.play("veil d4").refuses("veil d4", because="SG-GRT-15").play("veil c5").settled()

    assert sorted(table.position()["mantle"]["veils"]) == ["c5", "d4"]


@rule("SG-GRT-15")
def test_cities_of_a_teammate_are_veiled_too() -> None:
    table = greats(seats=4, teams="2v2").clear().tile("d4", "road.cross").hero(0, "d4")
    table.city("c3", owner=2).hand(0, "mantle")

    table.play("mantle", "veil c3", seat=0)

    assert table.position()["mantle"] == {"veils": {"c3": [0]}}


def over_others(**facts: object) -> Table:
    """Player 0 of three has a neutral city and one of player 1 in reach."""
    table = greats(seats=3).clear().tile("d4", "road.cross").hero(0, "d4").hand(0, "mantle")
    return table.neutral("e3").city("e5", owner=1).say(**facts)


@rule("SG-GRT-15")
def test_neutral_cities_and_those_of_opponents_are_veiled_from_the_opponents_of_the_owner() -> None:
    table = over_others().hero(1, "e3").hero(2, "e5").hand(1, "weapon.blue").hand(2, "weapon.red")

    table.play("mantle", "veil e3", "veil e5").settled()

    table.end_turn().refuses("attack city e3", because="SG-GRT-15")
    table.end_turn().refuses("attack city e5", because="SG-GRT-15")


@rule("SG-GRT-15")
def test_the_player_who_lays_the_mantle_and_his_teammates_may_attack_below_it() -> None:
    table = greats(seats=4, teams="2v2").clear().neutral("e3").city("e5", owner=1)
    table.hero(0, "e3").hero(2, "e5").hand(2, "weapon.blue")
    table.hand(0, "mantle", "weapon.red", "lord.red")

    table.play("mantle", "veil e3", seat=0)

    table.allows("attack city e3", seat=0)
    mine = greats(seats=4, teams="2v2").clear().city("e5", owner=1).hero(2, "e5")
    mine.hand(2, "weapon.blue", "lord.blue").say(mantle={"veils": {"e5": [0]}})
    mine.allows("attack city e5", seat=2)


@rule("SG-GRT-15")
def test_bots_veil_cities_of_their_side_only() -> None:
    alone = over_others()
    insight = TableInsight(config_of(alone.state))
    assert insight.by_verb[sv.USE_MANTLE].is_bad_choice(alone.state, 0, sv.USE_MANTLE, [])

    table = over_others().city("c3", owner=0).play("mantle")
    mantle = insight.by_step[table.state.frames[-1][0]]
    kept = mantle.sensible_in_step(table.state, 0, table.state.offers(0))
    assert [table.state.config.cell_words[first_of(code)] for code in kept] == ["c3"]


@rule("SG-GRT-15")
def test_by_version_1_only_cities_of_the_players_side_are_veiled() -> None:
    table = over_others(rules=1).city("c3", owner=0)

    table.play("mantle").refuses("veil e3", because="SG-GRT-15")
    table.refuses("veil e5", because="SG-GRT-15").play("veil c3")


@rule("SG-GRT-15")
def test_without_a_city_in_reach_the_mantle_cannot_be_played() -> None:
    table = greats().clear().city("d4", owner=0).tile("b2", "road.cross").hero(0, "b2")
    table.hand(0, "mantle").refuses("mantle", because="SG-GRT-15")


@rule("SG-GRT-15")
def test_the_mantle_is_not_laid_in_answer_to_an_attack() -> None:
    table = greats().city("d4", owner=1).hero(0, "d4").hero(1, "d4")
    table.hand(0, "weapon.red", "lord.red").hand(1, "mantle", "friman.red")
    table.play("attack city d4", "play weapon.red", "play lord.red", "done", "fight", "join none")
    table.refuses("mantle", because="SG-GRT-15")


@rule("SG-GRT-15")
@pytest.mark.parametrize("veils", [{"z9": [0]}, {"d4": [7]}, {"d4": "x"}, 5])
def test_an_impossible_veil_is_a_defect(veils: object) -> None:
    with pytest.raises(PositionError):
        greats().say(mantle={"veils": veils}).game  # noqa: B018


@rule("SG-GRT-15", "SG-VAL-09")
def test_town_centres_and_buildings_are_veiled_like_cities() -> None:
    table = valleys(buildings={"c3": "stable"}).chip("c3", 0, 2).chip("d4", 0, 4)
    table.tile("d3", "valley").hero(0, "d3").hand(0, "mantle")

    table.play("mantle", "veil c3", "veil d4").settled()

    assert sorted(table.position()["mantle"]["veils"]) == ["c3", "d4"]


# Lost Scroll of Kri-Chek.


@rule("SG-GRT-19")
def test_the_lost_scroll_returns_a_card_from_limbo_to_the_hand() -> None:
    table = greats().hand(0, "lost-scroll").say(limbo=["lord.red", "tool.blue"])

    table.play("lost scroll", "take lord.red").settled()

    assert table.hand_of(0) == ["lord.red"]
    assert table.limbo() == ["tool.blue"]


@rule("SG-GRT-19")
def test_a_card_has_to_be_taken_from_limbo_and_a_refusal_to_stop_names_none() -> None:
    table = greats().hand(0, "lost-scroll").say(limbo=["lord.red"]).play("lost scroll")

    (refusal,) = table.game.why_not(0, "enough")

    assert (refusal.rule, dict(refusal.arguments)) == ("SH-STEP", {"step": "take-from-limbo"})


@rule("SG-GRT-19")
def test_the_lost_scroll_returns_no_royal() -> None:
    table = greats("royals").faction("baerfolk", "islanders").hand(0, "lost-scroll")
    table.say(limbo=["queen.green", "supply"])
    table.play("lost scroll").refuses("take queen.green", because="SG-ROY-11")


@rule("SG-GRT-19")
def test_without_a_card_to_take_the_lost_scroll_cannot_be_played() -> None:
    greats().hand(0, "lost-scroll").refuses("lost scroll", because="SG-GRT-19")


# Random games.


@rule("SG-GRT-01", "SG-INF-03")
@pytest.mark.parametrize(
    ("seats", "modules"),
    [
        (2, ()),
        (3, ("advanced", "heroic", "royals")),
        (4, ("zealots", "unbound", "gates", "trading", "fate")),
        (6, ("advanced", "gates", "draft")),
    ],
)
def test_no_card_is_lost_or_revealed_in_games_with_great_artefacts(
    seats: int, modules: tuple[str, ...]
) -> None:
    table = dealt_table("new_great_artefacts", *modules, seats=seats, seed=seats)
    names = ["standard", "crystal", "mask", "mantle", "bag", "lost-scroll"]
    document = table.position()
    give(document, names[:seats])
    game = stormhall.from_position(document)

    play_at_random(game, choices=220, seed=seats)

    assert game.state.defects() == []


def give(document: dict[str, object], names: list[str]) -> None:
    """Give each player a Great Artefact from the display or the remaining deck."""
    players = document["players"]
    assert isinstance(players, list)
    for seat, name in enumerate(names):
        for place in ("display", "box"):
            cards = document[place]
            assert isinstance(cards, list)
            if name in cards:
                cards.remove(name)
        players[seat]["nation"].append(name)


def test_positions_with_veils_can_be_written_and_read() -> None:
    table = veiled().say(mantle={"veils": {"d4": [0, 1]}})
    again = stormhall.from_position(table.game.position())
    assert again.state.digest() == table.state.digest()
    assert len(table.state.zones) == 2 * ZONES


@rule("SG-GRT-03", "SG-GRT-15", "SG-GRT-17")
@pytest.mark.parametrize(
    ("line", "because"),
    [
        ("mantle", "SG-GRT-15"),
        ("bag one", "SG-GRT-03"),
        ("standard", "SG-GRT-03"),
        ("crystal", "SG-GRT-03"),
        ("lost scroll", "SG-GRT-03"),
        ("mask", "SG-GRT-17"),
    ],
)
def test_an_attack_is_not_answered_by_a_great_artefact(line: str, because: str) -> None:
    table = stormgates("new_great_artefacts").city("d4", owner=1).hero(0, "d4").hero(1, "d4")
    card = {"bag one": "bag", "lost scroll": "lost-scroll"}.get(line, line)
    table.hand(0, "weapon.green", "lord.green").hand(1, card)
    table.play("attack city d4", "play weapon.green", "play lord.green", "done")
    table.refuses(line, because=because, seat=1).play("fight")
    table.refuses(line, because=because, seat=1)


@rule("SG-GRT-19", "SG-ROY-11", "SG-GRT-02")
def test_the_lost_scroll_names_the_rule_against_cards_it_cannot_return() -> None:
    table = stormgates("new_great_artefacts", "royals").hand(0, "lost-scroll")
    table.faction("baerfolk", "islanders").say(limbo=["friman.green", "queen.blue", "bag"])
    table.play("lost scroll")
    table.refuses("take lord.red", because="SG-GRT-19")
    table.refuses("take queen.blue", because="SG-ROY-11")
    table.refuses("take bag", because="SG-GRT-02")
