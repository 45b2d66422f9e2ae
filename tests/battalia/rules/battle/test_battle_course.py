"""From the attack to the first volley: attacker, target, opening, answer (BT-BAT-7 to -13)."""

from __future__ import annotations

import pytest

from tests.battalia.battles import FIELD, totals, war, with_reserve
from tests.battalia.table import Table, battalia
from tests.rules import rule


@rule("BT-BAT-7", "BT-TRN-2")
def test_attacks_belong_to_step_3_of_the_attackers_turn() -> None:
    table = war(reserve=True).turn(0, "cohort").hand(0, "weapon.blue")

    table.refuses(f"attack city {FIELD}")
    table.play("keep")

    table.allows(f"attack city {FIELD}")


@rule("BT-BAT-7")
def test_the_same_city_may_be_attacked_again_with_another_weapon() -> None:
    table = war(level=1).hero(0, FIELD, FIELD).hand(0, "weapon.blue", "weapon.blue", "lord.blue")
    table.hand(1, "lord.red")
    table.play(f"attack city {FIELD}", "send one", "play weapon.blue", "done")
    table.play("fight", "play lord.red", "done", "give up")
    assert table.heroes_of(0).count(None) == 1

    table.play(f"attack city {FIELD} with weapon.blue lord.blue", "done", "surrender")

    assert table.tile_at(FIELD)["owner"] == 0  # type: ignore[index]


@rule("BT-BAT-7", "BT-BAT-27")
def test_without_a_weapon_left_there_is_no_further_attack() -> None:
    table = war(level=1).hand(0, "weapon.blue", "lord.blue").hero(1, FIELD)
    table.play(f"attack hero player2 {FIELD} with weapon.blue", "done", "surrender")

    table.refuses(f"attack city {FIELD}", because="BT-BAT-27")


@rule("BT-BAT-7")
def test_figures_of_a_third_player_on_the_square_are_not_involved() -> None:
    table = battalia(seats=3).faction("islanders", "emberians", "cloudborn")
    table.city("d6", owner=1, level=2).hero(0, "d6").hero(1, "d6").hero(2, "d6")
    table.hand(0, "weapon.blue", "lord.blue").hand(1).hand(2, "lord.gold")
    table.play("attack city d6 with weapon.blue lord.blue", "done")
    assert table.mover == 1

    table.play("fight", "join one", "give up")

    assert table.heroes_of(0) == ["d6", None]
    assert table.heroes_of(1) == [None, None]
    assert table.heroes_of(2) == ["d6", None]
    assert table.hand_of(2) == ["lord.gold"]


@rule("BT-BAT-8")
def test_the_attacker_needs_a_hero_on_the_square() -> None:
    table = war(reserve=True).city("d6", owner=1, level=1).hand(0, "weapon.blue").hero(1, "f6")

    table.refuses("attack city d6", because="BT-BAT-8")
    table.refuses("attack hero player2 f6", because="BT-BAT-8")

    table.allows(f"attack city {FIELD}")


@rule("BT-BAT-8")
def test_only_cities_and_heroes_of_opponents_are_targets() -> None:
    table = war(reserve=True).hero(0, "b2", FIELD).hand(0, "weapon.blue")

    table.refuses("attack city b2", because="BT-BAT-8")
    table.refuses("attack hero player1 b2", because="BT-BAT-8")
    table.refuses(f"attack hero player2 {FIELD}", because="BT-BAT-8")
    table.refuses(f"attack ruins {FIELD}", because="BT-BAT-8")

    table.allows(f"attack city {FIELD}")


@rule("BT-BAT-8")
def test_a_hero_is_attacked_on_any_card_even_on_the_attackers_own_city() -> None:
    table = war().hero(0, "b2").hero(1, "b2").hand(0, "weapon.blue")

    table.play("attack hero player2 b2 with weapon.blue", "done", "surrender")

    assert table.heroes_of(1) == [None, None]
    assert table.heroes_of(0) == ["b2", None]


@rule("BT-BAT-8")
def test_the_attacker_with_two_heroes_sends_one_or_both() -> None:
    table = war(reserve=True).hero(0, FIELD, FIELD).hand(0, "weapon.blue")

    table.play(f"attack city {FIELD}")

    assert sorted(table.legal()) == ["send both", "send one"]
    table.refuses("send none", because="BT-BAT-8")


@rule("BT-BAT-8")
def test_the_city_and_each_opponents_hero_on_the_square_are_separate_targets() -> None:
    table = battalia(seats=3).faction("islanders", "emberians", "cloudborn")
    table.city("d6", owner=1).hero(0, "d6").hero(1, "d6").hero(2, "d6").hand(0, "weapon.blue")

    attacks = table.legal_like("attack")

    assert sorted(attacks) == ["attack city d6", "attack hero player2 d6", "attack hero player3 d6"]


@rule("BT-BAT-9", "BT-USE-WEA-1")
def test_the_first_card_of_an_attack_is_a_weapon() -> None:
    table = war(level=1).hand(0, "weapon.blue", "lord.blue", "horse.blue")
    table.play(f"attack city {FIELD}")

    table.refuses("play lord.blue", because="BT-USE-WEA-1")
    table.refuses("play horse.blue", because="BT-BAT-9")
    table.play("play weapon.blue")

    table.allows("play lord.blue", "play horse.blue")


@rule("BT-BAT-9")
def test_an_opening_must_exceed_the_base_defence_by_one() -> None:
    table = war(level=4).hand(0, "weapon.gold", "priest.gold", "friman.gold")
    table.play(f"attack city {FIELD} with weapon.gold priest.gold")
    assert totals(table) == (4, 4)

    table.refuses("done", because="BT-BAT-9")
    table.play("play friman.gold", "done")

    assert table.step == "answer"


@rule("BT-BAT-9")
def test_an_opening_may_be_stronger_than_needed() -> None:
    table = war(level=1).hand(0, "weapon.blue", "lord.blue")
    table.play(f"attack city {FIELD} with weapon.blue")
    assert totals(table) == (2, 1)

    table.allows("done", "play lord.blue")


@rule("BT-BAT-9")
def test_an_open_weapon_opens_a_battle() -> None:
    table = war(level=1).open(0, "weapon.blue", uses=2).hand(0, "friman.blue")

    table.play(f"attack city {FIELD}")
    table.refuses("play friman.blue", because="BT-USE-WEA-1")
    table.play("play open1")

    assert totals(table) == (2, 1)
    assert table.open_of(0) == [("weapon.blue", "weapon", 1)]


@rule("BT-BAT-9", "BT-BAT-27", "BT-USE-AMU-7")
def test_a_joker_may_be_the_weapon_of_an_opening() -> None:
    table = war(level=1).open(0, "friman.blue", "joker").hand(0, "lord.blue")

    table.play(f"attack city {FIELD}", "open1 as weapon")

    assert totals(table) == (2, 1)
    table.allows("done")


@rule("BT-BAT-27", "BT-USE-AMU-9")
def test_a_joker_named_as_something_else_does_not_open_a_battle() -> None:
    table = war(level=1).open(0, "friman.blue", "joker").hand(0, "lord.blue")
    table.play("open1 as horse")

    table.refuses(f"attack city {FIELD}", because="BT-BAT-27")


@rule("BT-BAT-9", "BT-USE-AMU-9", "BT-ORA-WEA")
def test_a_joker_that_is_a_lit_weapon_strikes_twice() -> None:
    table = war(level=1).day(2).open(0, "friman.gold", "joker")

    table.play("open1 as weapon", f"attack city {FIELD} with open1 open1")

    assert totals(table) == (2, 1)


@rule("BT-BAT-9", "BT-GRT-SWO-1", "BT-GRT-SHI-1")
@pytest.mark.parametrize(("card", "strength"), [("sword", 5), ("shield", 1)])
def test_sword_and_shield_open_a_battle(card: str, strength: int) -> None:
    table = war(level=1).hand(0, card)

    table.play(f"attack city {FIELD} with {card}")

    assert totals(table)[0] == strength + 1


def unlucky(level: int = 3) -> Table:
    """Blue's opening needs a lord, on whom his amulet will roll 5."""
    return war(level=level).hand(0, "weapon.blue", "amulet.blue", "lord.blue").dice(5)


UNLUCKY = [f"attack city {FIELD} with weapon.blue", "amulet on lord.blue", "give up"]


@rule("BT-BAT-10", "BT-BAT-18")
def test_an_opening_whose_amulet_fails_is_a_lost_battle() -> None:
    table = unlucky().hand(1, "lord.red")

    table.play(*UNLUCKY)

    assert table.step == "actions"
    assert table.heroes_of(0) == [None, None]
    assert table.tile_at(FIELD)["owner"] == 1  # type: ignore[index]
    assert table.table_of(0) == ["weapon.blue"]
    assert table.hand_of(0) == []


@rule("BT-BAT-10", "BT-BAT-26")
def test_a_player_attacked_by_a_failed_opening_does_not_refill() -> None:
    table = unlucky().hand(1, "lord.red")

    table.play(*UNLUCKY, "end turn")

    assert table.hand_of(1) == ["lord.red"]


@rule("BT-BAT-10")
def test_a_hero_who_was_not_sent_survives_a_failed_opening() -> None:
    table = unlucky().hero(0, FIELD, FIELD)

    table.play(f"attack city {FIELD}", "send one", "play weapon.blue", *UNLUCKY[1:])

    assert sorted(map(str, table.heroes_of(0))) == ["None", FIELD]


# Hopeless attacks.


@rule("BT-BAT-28")
@pytest.mark.parametrize(
    ("hand", "level", "hopeful"),
    [
        (["weapon.blue"], 1, True),  # 1 + 1 for morale
        (["weapon.gold"], 1, False),
        (["weapon.blue", "chief.gold"], 3, False),  # 3 without morale, 2 with it
        (["weapon.blue", "chief.gold"], 2, True),
        (["weapon.gold", "chief.gold", "friman.blue"], 4, False),
        (["weapon.gold", "chief.gold", "scroll.red"], 3, True),  # both could be blue
        (["weapon.gold", "friman.gold", "title.red"], 3, False),  # a chief
        (["weapon.gold", "friman.gold", "title.red"], 2, True),
        (["weapon.gold", "friman.gold", "crown"], 3, True),  # a priest
        (["weapon.gold", "tool.gold", "amulet.red"], 4, True),  # a joker as a lord
        (["weapon.gold", "tool.gold", "supply", "tent.gold"], 1, False),
        (["sword", "horse.gold"], 4, True),
        (["weapon.blue", "supply", "friman.unbound"], 3, True),  # fed, and he keeps morale
    ],
)
def test_an_attack_is_offered_only_if_it_can_exceed_the_defence(
    hand: list[str], level: int, hopeful: bool
) -> None:
    table = war(level=level, unbound=True).hand(0, *hand)

    if hopeful:
        table.allows(f"attack city {FIELD}")
    else:
        table.refuses(f"attack city {FIELD}", because="BT-BAT-28")
        assert table.legal_like("attack") == []


@rule("BT-BAT-28", "BT-BAT-17")
def test_a_card_in_a_tent_may_make_an_attack_possible() -> None:
    weak = war(level=4).hand(0, "weapon.gold")
    weak.refuses(f"attack city {FIELD}", because="BT-BAT-28")

    with_reserve(war(level=4).hand(0, "weapon.gold")).allows(f"attack city {FIELD}")


@rule("BT-BAT-28", "BT-BAT-8")
def test_both_heroes_who_can_be_sent_count() -> None:
    table = war(level=2).hero(0, FIELD, FIELD).hand(0, "weapon.blue")

    table.allows(f"attack city {FIELD}")


@rule("BT-BAT-28")
def test_what_the_defender_may_still_lay_does_not_count() -> None:
    table = war(level=1).hand(0, "weapon.blue").hand(1, "lord.red").ambush(1, "lord.red")

    table.allows(f"attack city {FIELD}")


@rule("BT-BAT-28", "BT-BAT-10")
def test_an_opening_goes_on_as_long_as_it_can_exceed_the_defence() -> None:
    table = war(level=3).hand(0, "weapon.blue", "chief.blue")
    table.play(f"attack city {FIELD} with weapon.blue")

    table.refuses("give up", because="BT-BAT-10")


def test_by_version_1_a_hopeless_attack_is_offered_and_may_be_given_up() -> None:
    table = war(level=4).hand(0, "weapon.gold", "lord.gold").say(rules=1)

    table.play(f"attack city {FIELD} with weapon.gold", "give up")

    assert table.heroes_of(0) == [None, None]
    assert war(level=4).hand(0, "weapon.gold").say(rules=1).legal_like("attack")


@rule("BT-BAT-11")
def test_the_defender_of_a_city_fights_or_surrenders() -> None:
    table = war(level=1).hand(0, "weapon.blue").hero(1, FIELD)
    table.hand(1, "horse.red", "supply", "supply", "supply")

    table.play(f"attack city {FIELD} with weapon.blue", "done")

    assert table.mover == 1
    assert sorted(table.legal()) == ["fight", "surrender"]


@rule("BT-BAT-11", "BT-USE-TEN-3")
def test_the_defender_strikes_tents_before_he_answers() -> None:
    table = war(level=1).hand(0, "weapon.blue").tent(1, "tent.red", "lord.red")
    table.play(f"attack city {FIELD} with weapon.blue", "done")

    table.play("strike tent1")

    assert table.hand_of(1) == ["lord.red"]
    assert table.shelter_of(1) == ["tent.red"]
    table.play("fight", "play lord.red", "done")
    assert totals(table) == (2, 5)


@rule("BT-BAT-11")
def test_fighting_without_a_playable_card_ends_in_giving_up() -> None:
    table = war(level=1).hand(0, "weapon.blue").hand(1, "supply", "tool.red").hero(1, FIELD)
    table.play(f"attack city {FIELD} with weapon.blue", "done", "fight", "join one")

    assert table.legal() == ["give up"]
    table.play("give up")

    assert table.heroes_of(1) == [None, None]
    assert table.tile_at(FIELD)["owner"] == 0  # type: ignore[index]


@rule("BT-BAT-12")
def test_any_number_of_heroes_may_join_in_the_defence_of_a_city() -> None:
    table = war(level=1).hand(0, "weapon.blue").hero(1, FIELD, FIELD)
    table.play(f"attack city {FIELD} with weapon.blue", "done", "fight")

    assert sorted(table.legal()) == ["join both", "join none", "join one"]


@rule("BT-BAT-12", "BT-BAT-18")
def test_a_hero_left_out_stays_when_his_city_falls() -> None:
    table = war(level=1).hand(0, "weapon.blue").hero(1, FIELD, FIELD)

    table.play(f"attack city {FIELD} with weapon.blue", "done", "fight", "join one", "give up")

    assert sorted(map(str, table.heroes_of(1))) == ["None", FIELD]
    assert table.tile_at(FIELD)["owner"] == 0  # type: ignore[index]


@rule("BT-BAT-12", "BT-BAT-18")
def test_with_a_hero_as_target_only_the_other_one_may_join() -> None:
    table = war(level=1).hand(0, "weapon.blue").hero(1, FIELD, FIELD)
    table.play(f"attack hero player2 {FIELD} with weapon.blue", "done", "fight")

    assert sorted(table.legal()) == ["join none", "join one"]
    table.refuses("join both", because="BT-BAT-12")
    table.play("join none", "give up")

    assert sorted(map(str, table.heroes_of(1))) == ["None", FIELD]


@rule("BT-BAT-12", "BT-BAT-18")
def test_the_hero_who_joined_falls_with_the_target() -> None:
    table = war(level=1).hand(0, "weapon.blue").hero(1, FIELD, FIELD)

    table.play(f"attack hero player2 {FIELD} with weapon.blue", "done")
    table.play("fight", "join one", "give up")

    assert table.heroes_of(1) == [None, None]
    assert table.tile_at(FIELD)["owner"] == 1  # type: ignore[index]


@rule("BT-BAT-12")
def test_heroes_elsewhere_do_not_join() -> None:
    table = war(level=1).hand(0, "weapon.blue").hero(1, "f6")

    table.play(f"attack city {FIELD} with weapon.blue", "done", "fight")

    assert table.step == "volley"


@rule("BT-BAT-13")
def test_the_ambush_is_raised_as_a_whole() -> None:
    table = war(level=1).hand(0, "weapon.blue").hand(1, "friman.red").hero(1, FIELD)
    table.ambush(1, "lord.red", "horse.red", "supply")
    table.play(f"attack city {FIELD} with weapon.blue", "done", "fight", "join none")

    assert sorted(table.legal()) == ["leave ambush", "raise ambush"]
    table.play("raise ambush")

    assert sorted(table.hand_of(1)) == ["friman.red", "horse.red", "lord.red", "supply"]
    assert table.ambush_of(1) == []


@rule("BT-BAT-13", "BT-AMB-6")
def test_an_ambush_left_lying_stays_there_for_the_whole_battle() -> None:
    table = war(level=1).hand(0, "weapon.blue", "lord.blue").hand(1, "friman.red")
    table.ambush(1, "lord.red")
    table.play(f"attack city {FIELD} with weapon.blue", "done", "fight", "leave ambush")

    table.refuses("raise ambush", because="BT-BAT-13")
    table.refuses("play lord.red")
    table.play("play friman.red", "done", "play lord.blue", "done")
    table.refuses("raise ambush", because="BT-BAT-13")
    table.play("give up")

    assert table.ambush_of(1) == ["lord.red"]


@rule("BT-BAT-13", "BT-BAT-11")
def test_a_player_who_surrenders_does_not_touch_his_ambush() -> None:
    table = war(level=1).hand(0, "weapon.blue").ambush(1, "lord.red", "lord.red")

    table.play(f"attack city {FIELD} with weapon.blue", "done", "surrender")

    assert table.ambush_of(1) == ["lord.red", "lord.red"]


@rule("BT-BAT-13")
def test_each_battle_asks_again_about_the_ambush() -> None:
    table = war(level=1).hand(0, "weapon.blue", "weapon.blue").hero(1, FIELD, FIELD)
    table.ambush(1, "lord.red")
    table.play(f"attack hero player2 {FIELD} with weapon.blue", "done")
    table.play("fight", "join none", "leave ambush", "give up")

    table.play(f"attack hero player2 {FIELD} with weapon.blue", "done", "fight", "raise ambush")

    assert table.hand_of(1) == ["lord.red"]
