"""Queens and kings, residences and capitals (SG-ROY)."""

from __future__ import annotations

from typing import Any

import pytest

import stormhall
from stormhall.battalia.model.cards import CARD_INDEX, COLORS, names
from stormhall.battalia.rules.gaining.upgrading import raise_city
from stormhall.battalia.stormgates.rules.metamorpha.powers import may_double
from stormhall.battalia.stormgates.rules.shared.limbo import takeable
from stormhall.battalia.stormgates.rules.shared.promoting import may_rise
from stormhall.battalia.stormgates.rules.shared.raising_cities import why_not_raise
from tests.battalia.stormgates.support.census_weeks import after_week, deck, end_of_week, pass_week
from tests.battalia.stormgates.support.imagined_worlds import play_at_random
from tests.battalia.stormgates.support.table import SWITCHES, dealt_table, just, stormgates
from tests.battalia.stormgates.support.team_table import lay_cities
from tests.battalia.table import Table
from tests.rules import rule

WAR = ("weapon.green", "king.green", "lord.green", "lord.green", "horse.green", "horse.green")


def court(**options: Any) -> Table:
    """Bärfolk with a capital, two residences and two cities of level 4, far from each other."""
    table = stormgates("royals", seats=4, level4_cities_to_end=9, **options)
    cities = {"a1": 6, "c1": 5, "e1": 5, "a3": 4, "e3": 4}
    for cell, level in cities.items():
        table.city(cell, owner=0, level=level)
    return table


def siege(level: int, *own: int) -> Table:
    """Bärfolk attack a city of that level; they own further cities of these levels."""
    table = stormgates("royals", seats=4, level4_cities_to_end=20).hero(0, "g1")
    table.city("g1", owner=1, level=level)
    for cell, mine in zip(("c3", "e3", "c5", "e5", "d2", "d6"), own, strict=False):
        table.city(cell, owner=0, level=mine)
    table.hand(0, *WAR).hand(1)
    return table


def conquer(table: Table) -> Any:
    """Attack with all cards and no answer; return the level of the chip laid."""
    table.play("attack city g1")
    for card in WAR:
        if f"play {card}" in table.legal():
            table.play(f"play {card}")
    table.play("done", "surrender")
    tile = table.tile_at("g1")
    assert tile is not None
    return tile.get("level")


# The cards.


@rule("SG-ROY-01")
def test_each_player_has_one_pair_of_his_faction_and_none_can_be_hired() -> None:
    table = dealt_table("royals", seats=3)

    colours = {"baerfolk": "green", "islanders": "blue", "emberians": "red", "cloudborn": "gold"}
    own = [colours[faction] for faction in table.position()["factions"]]
    expected = [f"{rank}.{colour}" for rank in ("queen", "king") for colour in own]
    assert sorted(table.position()["royals"]["waiting"]) == sorted(expected)
    table.play("keep")
    assert not [text for text in table.legal() if "queen" in text or "king" in text]
    table.refuses("hire queen", because="SG-ROY-01")
    table.refuses("hire king", because="SG-ROY-01")


@rule("SG-ROY-01")
def test_queen_and_king_have_strength_five_and_six() -> None:
    table = siege(1)

    table.hand(0, "weapon.green", "king.green", "queen.green").play("attack city g1")
    table.play("play weapon.green", "play king.green", "play queen.green")

    assert table.events("battle-card")[-1]["attack"] == 1 + 6 + 5 + 1


@rule("SG-ROY-01")
def test_no_player_owns_the_royals_of_another_faction() -> None:
    table = stormgates("royals").hand(0, "queen.blue")

    with pytest.raises(stormhall.PositionError, match="another faction"):
        table.play("end turn")


@rule("SG-ROY-02")
def test_royals_are_gained_only_at_a_census() -> None:
    table = deck(stormgates("royals"), 0, 30).day(12).turn(1)

    table.play("end turn", "keep", "end turn", "keep", "end turn", "keep", "end turn")
    assert table.state.day == 14
    assert table.events("crowned") == []

    table.play("keep", "end turn", "keep", "end turn")
    assert {event["card"] for event in table.events("crowned")} == {"queen.green", "king.green"}


@rule("SG-ROY-03")
def test_royals_count_for_the_cohort_of_their_faction() -> None:
    cards = ["queen.green", "king.green", "friman.green", "friman.blue", "chief.red"]
    table = stormgates("royals", seats=3).hand(0, *cards).turn(0, "cohort")

    plain = stormgates("royals", seats=3).hand(0, *cards[2:]).turn(0, "cohort")

    assert "cohort" in table.legal()
    assert "cohort" not in plain.legal()


@rule("SG-ROY-03")
@pytest.mark.parametrize(("royal", "morale"), [("queen.green", 1), ("queen.blue", 0)])
def test_royals_keep_or_spoil_morale_by_their_faction(royal: str, morale: int) -> None:
    table = stormgates("royals", seats=2).city("d2", owner=1, level=1).hero(0, "d2")
    if royal == "queen.blue":  # borrowed from the opponent
        table.hand(0, "hand", "weapon.green").player(1, hand=[], nation=["queen.blue"])
        table.play("hand player2", "take queen.blue", "attack city d2")
        table.play("play weapon.green", "play borrowed")
    else:
        table.hand(0, "weapon.green", royal).hand(1)
        table.play("attack city d2", "play weapon.green", f"play {royal}")

    assert table.events("battle-card")[-1]["attack"] == 1 + 5 + morale


@rule("SG-ROY-03", "SG-CHG-10")
def test_royals_may_lie_in_ambush_or_in_a_tent() -> None:
    table = stormgates("royals")
    table.hand(0, "queen.green", "king.green", "tent.green", "supply", "friman.green")

    table.play("pitch tent.green", "station king.green")
    table.play("suspend friman.green", "ambush queen.green")

    assert table.tents_of(0) == [("tent.green", ["king.green"])]
    assert table.ambush_of(0) == ["queen.green"]


@rule("SG-CHG-10")
def test_stardust_may_be_stationed() -> None:
    table = stormgates("trading").hand(0, "stardust", "tent.green", "supply")

    table.play("pitch tent.green", "station stardust")

    assert table.tents_of(0) == [("tent.green", ["stardust"])]


@rule("SG-CHG-10")
def test_a_hammer_used_as_a_tent_for_a_queen_is_temporary() -> None:
    table = stormgates("royals").hand(0, "hammer", "queen.green", "supply").hand(1)

    table.play("hammer as tent", "pitch open1", "station queen.green")
    assert table.tents_of(0) == [("hammer", ["queen.green"])]

    table.play("end turn", "keep", "end turn")
    assert table.tents_of(0) == []
    assert {"hammer", "queen.green"} <= set(table.shelter_of(0) + table.hand_of(0))


@rule("SG-ROY-03")
def test_royals_may_be_drawn() -> None:
    table = stormgates("royals").hand(0, "supply").nation(0, "king.green")

    table.play("end turn")

    assert "king.green" in table.hand_of(0)


@rule("SG-ROY-03")
def test_a_borrowed_queen_may_make_a_residence_for_her_user() -> None:
    table = stormgates("royals").chip("b2", 0, 4).hand(0, "hand").hand(1)
    table.nation(1, "queen.blue")

    table.play("hand player2", "take queen.blue", "crown b2")
    table.play("end turn")

    tile = table.tile_at("b2")
    assert tile is not None
    assert tile["level"] == 5
    assert "queen.blue" in table.shelter_of(1)


# Forbidden uses.


@rule("SG-ROY-04")
def test_royals_cannot_pay_and_stand_for_no_lower_rank() -> None:
    table = stormgates("royals").hand(0, "queen.green", "king.green", "supply", "supply")

    bought = [text for text in table.legal() if text.split()[0] in ("create", "build", "upgrade")]
    assert bought == []
    plain = stormgates("royals").hand(0, "supply", "supply")
    more = set(table.legal()) - set(plain.legal())
    assert all(text.startswith("suspend") for text in more)


@rule("SG-ROY-05")
def test_nothing_becomes_a_royal() -> None:
    table = stormgates("royals").hand(0, "title.green", "lord.green", "queen.green", "crown")

    table.refuses("title on lord.green", because="BT-USE-TIT-1")
    table.refuses("title on queen.green", because="SG-ROY-06")
    table.refuses("title twice on priest.green")

    joker = stormgates("royals").open(0, "friman.green", "joker")
    assert not [text for text in joker.legal() if text.endswith(("as queen", "as king"))]
    joker.refuses("open1 as queen").refuses("open1 as king")


@rule("SG-ROY-06")
@pytest.mark.parametrize("royal", ["queen.green", "king.green"])
@pytest.mark.parametrize(
    ("transformer", "line"),
    [
        ("scroll.green", "scroll on {}"),
        ("title.green", "title on {}"),
        ("amulet.green", "amulet on {}"),
        ("book", "scroll on {}"),
        ("crown", "title on {}"),
    ],
)
def test_royals_are_never_transformed(royal: str, transformer: str, line: str) -> None:
    table = stormgates("royals").hand(0, royal, transformer, "friman.green")

    table.refuses(line.format(royal), because="SG-ROY-06")
    table.allows(line.format("friman.green"))


@rule("SG-ROY-05", "SG-ROY-06")
@pytest.mark.parametrize("royal", ["queen.green", "king.green"])
def test_storm_and_neutral_heroes_leave_royals_as_they_are(royal: str) -> None:
    table = stormgates("royals", "gates", "bilkarr", "metamorpha", seats=3)
    table.hand(0, royal, "lord.green", "friman.green", "supply")
    table.say(potions={"solstice": {"owner": 0, "day": 1}})

    risen = [card for card in CARD_INDEX.values() if may_rise(table.state, 0, card)]
    doubled = [card for card in CARD_INDEX.values() if may_double(card)]
    assert {CARD_INDEX["lord.green"], CARD_INDEX[royal]}.isdisjoint(risen)
    assert CARD_INDEX[royal] not in doubled
    table.refuses(f"solstice {royal}", because="SG-ROY-06")
    table.allows("solstice friman.green")


# Residences and capitals.


@rule("SG-ROY-07", "SG-WE-13")
def test_a_queen_alone_makes_a_residence_of_a_city_of_level_four() -> None:
    table = stormgates("royals").chip("b2", 0, 4).hand(0, "queen.green", "supply")
    great = table.state.geography().free_chips(0, 4)

    table.play("crown b2")

    tile = table.tile_at("b2")
    assert tile is not None
    assert tile["level"] == 5
    assert table.table_of(0) == ["queen.green"]
    assert table.hand_of(0) == ["supply"]
    assert table.state.geography().free_chips(0, 4) == great + 1
    assert table.state.geography().free_chips(0, 5) == 1


@rule("SG-ROY-07", "SG-WE-13")
def test_a_third_residence_is_refused() -> None:
    table = court().hand(0, "queen.green")

    table.refuses("crown a3", because="SG-ROY-07")


@rule("SG-ROY-07")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_queen_raises_no_lower_city(level: int) -> None:
    table = stormgates("royals").chip("b2", 0, level).hand(0, "queen.green", "king.green")

    table.refuses("crown b2", because="SG-ROY-07")


@rule("SG-ROY-07")
def test_only_the_players_cities_are_crowned_and_only_with_a_queen() -> None:
    table = stormgates("royals").chip("b2", 0, 4).chip("f6", 1, 4).hand(0, "king.green")

    table.refuses("crown b2", because="SG-ROY-07")
    table.refuses("crown f6", because="SG-ROY-07")
    table.refuses("crown d4", because="SG-ROY-07")
    table.refuses("crown a1", because="SG-ROY-07")


@rule("SG-ROY-08", "SG-WE-13")
def test_a_king_alone_makes_a_capital_of_a_residence() -> None:
    table = stormgates("royals").chip("b2", 0, 5).hand(0, "king.green", "supply")

    table.play("crown b2")

    tile = table.tile_at("b2")
    assert tile is not None
    assert tile["level"] == 6
    assert table.table_of(0) == ["king.green"]
    assert table.state.geography().free_chips(0, 5) == 2
    table.refuses("crown b2", because="SG-ROY-08")


@rule("SG-ROY-08", "SG-WE-13")
def test_a_second_capital_is_refused() -> None:
    table = court().hand(0, "king.green")

    table.refuses("crown c1", because="SG-ROY-08")
    assert table.legal_like("crown") == []


@rule("SG-ROY-08")
def test_a_queen_makes_no_capital() -> None:
    table = stormgates("royals").chip("b2", 0, 5).hand(0, "queen.green")

    table.refuses("crown b2", because="SG-ROY-08")


@rule("SG-ROY-08")
def test_two_residences_and_a_capital_are_possible_together() -> None:
    table = court()

    assert table.state.defects() == []
    assert table.state.geography().levels_of[0][5:7] == [2, 1]


@rule("SG-ROY-08", "SG-ROY-07")
def test_a_position_with_three_residences_of_one_player_is_refused() -> None:
    too_many = stormgates("royals", seats=4, level4_cities_to_end=9)
    for cell in ("a1", "c1", "e1"):
        too_many.city(cell, owner=0, level=5)

    with pytest.raises(stormhall.PositionError, match="level 5"):
        too_many.play("end turn")


@rule("SG-ROY-08")
def test_queen_and_king_make_a_capital_in_one_turn() -> None:
    table = stormgates("royals").chip("b2", 0, 4).hand(0, "queen.green", "king.green")

    table.play("crown b2", "crown b2")

    assert table.vp(0) == 6


@rule("SG-ROY-09")
@pytest.mark.parametrize(
    ("cap", "level", "why"),
    [
        (4, 3, ""),
        (4, 4, "SG-ROY-09"),
        (4, 5, "SG-ROY-09"),
        (6, 4, ""),
        (6, 5, ""),
        (6, 6, "SG-ROY-09"),
    ],
)
def test_free_upgrades_stop_at_the_cap(cap: int, level: int, why: str) -> None:
    table = stormgates("royals", free_upgrade_cap=cap).chip("b2", 0, level)
    cell = table.state.config.cell_words.index("b2")

    assert why_not_raise(table.state, 0, cell) == why
    if not why:
        raise_city(table.state, 0, cell)
        assert table.vp(0) == level + 1


@rule("SG-ROY-09")
def test_free_upgrades_keep_the_limits_of_residences_and_capitals() -> None:
    table = court(free_upgrade_cap=6)
    cells = table.state.config.cell_words

    assert why_not_raise(table.state, 0, cells.index("a3")) == "SG-ROY-07"
    assert why_not_raise(table.state, 0, cells.index("c1")) == "SG-ROY-08"


@rule("SG-ROY-09", "BT-UPG-3")
@pytest.mark.parametrize(("level", "why"), [(1, ""), (2, "BT-UPG-3"), (3, "")])
def test_without_a_free_chip_of_level_three_no_city_rises_to_it(level: int, why: str) -> None:
    table = stormgates("royals", seats=4, level4_cities_to_end=20)
    lay_cities(table, {0: [3] * (7 if level == 3 else 8) + [level]})
    cell = max(cell for cell, owner in enumerate(table.state.owners) if owner == 1)

    assert table.state.levels[cell] == level
    assert table.state.geography().free_chips(0, 3) == 0
    assert why_not_raise(table.state, 0, cell) == why


@rule("SG-ROY-09")
def test_the_cap_is_an_option_of_tables_with_royals() -> None:
    with pytest.raises(stormhall.SetupError, match="SG-ROY-09"):
        stormhall.new("stormgates", 2, options=just(seats=2, free_upgrade_cap=6))


# Captures.


@rule("SG-ROY-10", "SG-WE-14")
@pytest.mark.parametrize(
    ("level", "own", "laid"),
    [
        (6, (), 6),
        (5, (), 5),
        (6, (6,), 5),
        (6, (6, 5), 5),
        (6, (6, 5, 5), 4),
        (5, (5, 5), 4),
        (5, (6, 5), 5),
    ],
)
def test_a_captured_royal_city_gets_the_highest_chip_allowed(
    level: int, own: tuple[int, ...], laid: int
) -> None:
    table = siege(level, *own)

    assert conquer(table) == laid


@rule("SG-ROY-10")
@pytest.mark.parametrize(("chips", "laid"), [(7, 4), (8, 2)])
def test_without_a_chip_of_level_four_the_base_rule_applies(chips: int, laid: int) -> None:
    table = stormgates("royals", seats=4, level4_cities_to_end=20).clear().hero(0, "g1")
    table.city("g1", owner=1, level=6)
    levels = [6, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3][: 3 + chips]
    cells = ["a1", "c1", "e1", "a3", "c3", "e3", "g3", "a5", "c5", "e5", "g5"]
    for cell, level in zip(cells, levels, strict=False):
        table.city(cell, owner=0, level=level)
    table.hand(0, *WAR).hand(1)

    assert conquer(table) == laid


# Losing royals.


@rule("SG-ROY-11")
def test_a_suspended_royal_is_lost_for_good() -> None:
    table = deck(stormgates("royals"), 0, 25, hand=["queen.green", "supply", "friman.green"])

    end_of_week(table, 2).turn(0).play("suspend queen.green", "ambush supply")
    assert table.limbo() == ["queen.green"]
    table.play("end turn", "keep", "end turn")

    assert [event["card"] for event in table.events("crowned") if event["seat"] == 0] == [
        "king.green"
    ]
    assert takeable(table.state, 0) == []
    pass_week(table)
    assert "queen.green" in table.limbo()


@rule("SG-ROY-11")
def test_limbo_gives_no_royal_back() -> None:
    table = stormgates("royals").say(limbo=["queen.green", "king.blue", "friman.red"])

    assert takeable(table.state, 0) == [CARD_INDEX["friman.red"]]


@rule("SG-ROY-12")
def test_residences_and_capitals_stay_when_the_royals_are_gone() -> None:
    table = deck(stormgates("royals"), 0, 12, hand=["queen.green", "king.green"])
    table.chip("b2", 0, 6)

    after_week(table, 2)

    assert sorted(table.limbo()) == ["king.green", "queen.green"]
    assert table.vp(0) == 6


@rule("SG-ROY-13")
@pytest.mark.parametrize("level", [5, 6])
def test_the_level_of_a_royal_city_is_its_defence_and_its_points(level: int) -> None:
    table = siege(level).hand(0, "weapon.green", "lord.green", "friman.green")

    table.play("attack city g1", "play weapon.green", "play lord.green")

    assert table.vp(1) == level
    assert table.events("battle-card")[-1]["defence"] == level
    assert ("done" in table.legal()) == (level < 1 + 4 + 1)


# Documents, random games.


@rule("SG-INF-01")
def test_a_position_with_royals_everywhere_is_read_back() -> None:
    table = deck(stormgates("royals", seats=3), 0, 20, hand=["queen.green"])
    table.say(limbo=["king.green", "queen.blue"]).chip("b2", 0, 5)
    table.tent(1, "tent.red", "king.blue")

    twin = stormhall.from_position(table.game.position())

    assert twin.state.digest() == table.state.digest()
    for seat in (0, 1, None):
        assert table.game.view(seat)["royals"] == {"waiting": ["queen.red", "king.red"]}


def test_a_royal_that_is_nowhere_is_a_defect_of_a_position() -> None:
    position = dict(stormgates("royals").game.position())
    position["royals"] = {"waiting": ["queen.green"]}

    with pytest.raises(stormhall.PositionError, match=r"king\.green"):
        stormhall.from_position(position)


@pytest.mark.parametrize("seats", [2, 3])
def test_views_of_imagined_games_are_the_same_while_royals_come_and_go(seats: int) -> None:
    table = stormgates("royals", "heroic", "advanced", seats=seats)
    for seat in range(seats):
        royal = [f"queen.{COLORS[seat]}"][: seat % 2]
        deck(table, seat, 19 if seat % 2 else 20 + 2 * seat, nation=royal)
    table = end_of_week(table, 2)
    play_at_random(table.game, 400, seats, apart=20)
    assert "queen.blue" in names(table.state.limbo)
    assert "queen.green" not in table.position()["royals"]["waiting"]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_royals_come_and_go_among_all_modules(seats: int) -> None:
    table = stormgates(*[name for name in SWITCHES if name != "draft"], seats=seats)
    for seat in range(seats):
        zone = ("nation", "shelter", "hand", "ambush")[seat % 4]
        royals = [f"queen.{COLORS[seat]}", f"king.{COLORS[seat]}"]
        deck(table, seat, 19 if seat % 2 else 20, **{zone: royals})
    table = end_of_week(table, 2)

    play_at_random(table.game, 250, seats)

    lost = names(table.state.limbo)
    assert {"king.green", "king.blue", "queen.blue"} <= set(lost)
