"""The first of everything and the second: potion, seat and faction 0, two battles in a row.

And "nothing else may": which cards pay with stardust, rise by a storm, or crown a city.
"""

from __future__ import annotations

import pytest

from tests.battalia.stormgates.support.census_weeks import after_week, deck
from tests.battalia.stormgates.support.gates_table import JUMP, storm
from tests.battalia.stormgates.support.potion_battle import (
    ATTACK,
    FIELD,
    OPENING,
    brawl,
    potion,
    potions,
    totals,
)
from tests.battalia.stormgates.support.table import stormgates
from tests.battalia.table import Table
from tests.rules import rule

UNITS = ["friman.red", "chief.red", "priest.red", "lord.red"]
ARTEFACTS = [
    "tool.red", "weapon.red", "amulet.red", "title.red", "scroll.red", "tent.red", "horse.red",
]  # fmt: skip
GREAT = ["hammer", "horn", "sword", "shield", "wings", "crown", "hand", "pavilion", "staff", "book"]


# Two battles in a row.


def two_attacks(**owned: object) -> Table:
    """Blue has attacked Red's city with one of two heroes, and lost."""
    table = potions(brawl(level=2), **owned).hero(0, FIELD, FIELD)
    table.hand(0, "weapon.blue", "lord.blue", "weapon.red", "lord.red")
    return table.hand(1, "lord.red", "lord.gold", "lord.red", "lord.gold")


@rule("SG-BIL-12", "SG-BIL-33")
def test_the_answer_of_a_second_battle_may_be_frozen_too() -> None:
    table = two_attacks(frost_touch=(0, 1)).play(ATTACK, "send first", *OPENING, "fight")
    table.play("play lord.red", "done", "pass", "give up")
    assert table.heroes_of(0).count(None) == 1

    table.play(ATTACK, "play weapon.red", "play lord.red", "done", "fight")
    table.play("play lord.gold", "done")

    assert (table.step, table.mover) == ("answer-laid", 0)
    table.play("use frost-touch")
    tile = table.tile_at(FIELD)
    assert tile is not None
    assert tile["owner"] == 0


@rule("SG-BIL-12", "SG-RWN-02")
@pytest.mark.parametrize("name", ["brotherhood", "colossus", "weakness"])
def test_never_this_turn_closes_the_window_of_a_second_attack(name: str) -> None:
    table = two_attacks(**{name: 1}).play(ATTACK, "send first")
    table.play(f"order {name} never", *OPENING, "fight", "play lord.red", "done", "give up")

    table.play(ATTACK)

    assert (table.step, table.mover) == ("opening", 0)


@rule("SG-BIL-12", "SG-RWN-01")
@pytest.mark.parametrize("name", ["brotherhood", "colossus", "weakness"])
def test_after_a_pass_the_window_of_a_second_attack_opens_again(name: str) -> None:
    table = two_attacks(**{name: 1}).play(ATTACK, "send first", "pass", *OPENING, "fight")
    while table.step == "volley-begins":
        table.play("pass")
    table.play("play lord.red", "done", "give up")

    table.play(ATTACK)

    assert (table.step, table.mover) == ("attack-announced", 1)


# Every seat.


@rule("SG-BIL-25", "SG-BIL-23")
@pytest.mark.parametrize("owner", range(4))
@pytest.mark.parametrize("victim", range(4))
def test_weakness_of_any_player_weakens_any_opponent_and_nobody_else(
    owner: int, victim: int
) -> None:
    table = potions(brawl(seats=4), weakness=owner).turn(owner)
    if owner == victim:
        table.refuses(f"drink weakness against player{victim + 1}", because="SG-BIL-25")
        return
    table.hero(owner, FIELD).hand(owner, "weapon.blue", "lord.blue")

    table.play(f"drink weakness against player{victim + 1}")

    drunk = potion(table, "weakness")
    assert drunk is not None
    assert (drunk["owner"], drunk["victim"]) == (owner, victim)
    if owner != 1:  # Red does not attack his own city
        table.play(ATTACK, "play weapon.blue")
        attack, defence = totals(table)
        assert defence == (0 if victim == 1 else 3)
        assert attack > 0


@rule("SG-CTL-04", "SG-CTL-05", "SG-ROY-02")
@pytest.mark.parametrize("seat", range(4))
def test_every_player_with_enough_cards_gains_a_queen_and_a_king(seat: int) -> None:
    table = stormgates("royals", seats=4)
    for other in range(4):
        deck(table, other, 12 if other != seat else 40)
    color = ["green", "blue", "red", "gold"][seat]

    after_week(table.faction("baerfolk", "islanders", "emberians", "cloudborn"), 2)

    assert table.shelter_of(seat)[-2:] == [f"queen.{color}", f"king.{color}"]
    assert len(table.position()["royals"]["waiting"]) == 6


@rule("SG-CTL-04", "SG-CTL-05")
def test_several_players_gain_royals_in_one_census() -> None:
    table = deck(deck(stormgates("royals"), 1, 30), 0, 30)

    after_week(table, 2)

    assert [event["seat"] for event in table.events("crowned")] == [0, 0, 1, 1]
    assert table.position()["royals"]["waiting"] == []


# Nothing else may.


@rule("SG-DST-01", "BT-TRN-7")
@pytest.mark.parametrize("card", [*UNITS, *ARTEFACTS, *GREAT, "supply", "stardust"])
def test_stardust_pays_only_for_supplies(card: str) -> None:
    table = stormgates("gates", "trading").hand(0, "stardust", card)

    hires = not table.game.why_not(0, "hire chief")  # three supplies
    creates = not table.game.why_not(0, "create horse")  # a chief and two supplies

    assert hires == (card in ("supply", "stardust"))
    assert creates == (card == "chief.red")


@rule("SG-STE-19")
@pytest.mark.parametrize(
    "card", [*UNITS, *ARTEFACTS, "queen.orange", "chief.unbound", "lord.zealot"]
)
def test_only_units_below_a_lord_rise_by_elevation(card: str) -> None:
    table = storm("elevation", "royals", "unbound", "zealots", hand=(card,)).play(JUMP)

    rises = card in UNITS[:3]
    assert (table.step == "promote") == rises
    if rises:
        assert table.legal() == [f"promote {card}"]


@rule("SG-ZEA-04", "BT-TRN-7")
@pytest.mark.parametrize("rank", ["friman", "chief", "priest", "lord"])
def test_a_zealot_neither_pays_nor_fights_before_it_is_doubled(rank: str) -> None:
    zealot = f"{rank}.zealot"
    table = stormgates("zealots").city("d2", owner=1, level=1, terrain="lake").hero(0, "d2")
    table.hand(0, "weapon.red", "supply", "supply", "supply", zealot)

    assert "create horse" not in table.legal()
    table.play("attack city d2", "play weapon.red")

    assert f"play {zealot}" not in table.legal()
    table.refuses(f"play {zealot}", because="SG-ZEA-04")
    table.allows(f"double {zealot}")


@rule("SG-ROY-07", "SG-ROY-08")
@pytest.mark.parametrize("card", [*UNITS, *GREAT, "queen.green", "king.green"])
@pytest.mark.parametrize("level", [4, 5])
def test_only_a_royal_of_the_next_rank_crowns_a_city(card: str, level: int) -> None:
    table = stormgates("royals").chip("b2", 0, level).hand(0, card, "supply")

    crowns = not table.game.why_not(0, "crown b2")

    assert crowns == card.startswith("queen" if level == 4 else "king")
    if crowns:
        table.play("crown b2")
        assert table.vp(0) == level + 1
        assert table.table_of(0) == [card]
