"""Setting up and the options of the table (BR-SET-*)."""

from __future__ import annotations

from collections import Counter

import pytest

import stormhall
from stormhall import SetupError, new
from stormhall.bloodrage.model.board import CLAN_NAMES, PROVINCE_NAMES
from stormhall.bloodrage.model.cards import deck_of
from stormhall.kernel.core.state import Options
from tests.bloodrage.table import bloodrage, view_of
from tests.rules import rule

SEATS = (2, 3, 4)
SEEDS = range(8)


@rule("BR-SET-1")
def test_two_to_four_different_clans_play():
    for seats in SEATS:
        clans = [sheet["clan"] for sheet in view_of(new("bloodrage", seats), None)["sheets"]]
        assert len(set(clans)) == seats
        assert set(clans) <= set(CLAN_NAMES)
    for seats in (1, 5):
        with pytest.raises(SetupError):
            new("bloodrage", seats)


@rule("BR-SET-1")
def test_a_clan_named_twice_or_for_a_missing_seat_is_refused():
    wishes: list[Options] = [{"clan_1": "wolf", "clan_2": "wolf"}, {"clan_3": "wolf"}]
    for options in wishes:
        with pytest.raises(SetupError) as error:
            new("bloodrage", 2, options=options)
        assert [refusal.rule for refusal in error.value.refusals] == ["BR-SET-1"]


@rule("BR-SET-1")
def test_named_clans_go_to_their_seats_and_the_others_to_the_rest():
    game = new("bloodrage", 3, options={"clan_2": "raven", "clan_3": "wolf"})

    assert [sheet["clan"] for sheet in view_of(game, 0)["sheets"]] == ["bear", "raven", "wolf"]


@rule("BR-SET-1")
def test_seats_that_want_to_choose_their_clan_do_so_in_order():
    game = new("bloodrage", 3, options={"clan_1": "choose", "clan_2": "bear", "clan_3": "choose"})
    assert game.to_act == (0,)
    assert [str(a) for a in game.legal(0)] == ["clan wolf", "clan serpent", "clan raven"]

    game.apply(0, "clan raven")
    refused = game.why_not(2, "clan raven")
    game.apply(2, "clan wolf")

    assert refused[0].rule == "BR-SET-1"
    assert [sheet["clan"] for sheet in view_of(game, 0)["sheets"]] == ["raven", "bear", "wolf"]
    assert list(game.to_act) == [0, 1, 2]


@rule("BR-SET-2")
def test_a_clan_starts_with_its_figures_in_reserve_and_six_rage():
    for sheet in view_of(new("bloodrage", 4, seed=3), 0)["sheets"]:
        assert sheet["reserve"] == {"warrior": 8, "leader": 1, "ship": 1}
        assert sheet["valhalla"] == {}
        assert sheet["upgrades"] == [None] * 8
        assert sheet["glory"] == 0
        assert sheet["stats"] == {"rage": 1, "axes": 1, "horns": 1}
        assert sheet["values"] == {"rage": 6, "axes": 3, "horns": 4}
        assert sheet["rage"] == 6


@rule("BR-SET-3")
def test_each_outer_province_has_one_token_and_yggdrasil_its_own():
    layouts = set()
    for seed in SEEDS:
        provinces = view_of(new("bloodrage", 2, seed), None)["provinces"]
        tokens = [provinces[name]["token"] for name in PROVINCE_NAMES]
        assert Counter(tokens[:8]) == {"rage": 3, "axes": 2, "horns": 2, "glory": 1}
        assert tokens[8] == "all"
        assert not any(province["pillaged"] for province in provinces.values())
        layouts.add(tuple(tokens))

    assert len(layouts) > 1


@rule("BR-SET-3", "BR-AGE-1")
def test_tokens_stay_in_their_provinces_and_turn_back_at_the_end_of_an_age():
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior").rage(wolf=1, bear=0)
    before = {name: province["token"] for name, province in table.view["provinces"].items()}

    table.play("wolf", "pillage gimle")
    pillaged = table.is_pillaged("gimle")
    table.all_pass().keep_nothing()

    assert pillaged
    assert not table.is_pillaged("gimle")
    assert {n: p["token"] for n, p in table.view["provinces"].items()} == before


@rule("BR-SET-4", "BR-SET-5")
def test_three_doomed_provinces_are_public_and_the_first_one_falls_in_age_1():
    for seed in SEEDS:
        game = new("bloodrage", 3, seed)
        doomed = view_of(game, None)["doomed"]
        assert len(set(doomed)) == 3
        assert "yggdrasil" not in doomed
        assert doomed == view_of(game, 2)["doomed"]
    table = bloodrage("wolf bear").doomed("gimle", "horgr", "utgard").rage(wolf=1, bear=0)

    table.all_pass()

    assert table.is_destroyed("gimle")
    assert not table.is_destroyed("horgr")


@rule("BR-SET-6")
def test_some_provinces_that_are_not_doomed_are_destroyed_from_the_start():
    for seats, count in ((2, 3), (3, 2), (4, 1)):
        for seed in SEEDS:
            view = view_of(new("bloodrage", seats, seed), None)
            destroyed = [n for n, province in view["provinces"].items() if province["destroyed"]]
            assert len(destroyed) == count
            assert not set(destroyed) & {*view["doomed"], "yggdrasil"}


@rule("BR-SET-7")
def test_nothing_can_be_done_in_a_destroyed_province():
    table = (
        bloodrage("wolf bear")
        .destroyed("horgr", "muspelheim")
        .stands("wolf", gimle="warrior leader")
        .hand("wolf", "jotunheim")
    )

    table.refuses("wolf", "invade warrior horgr", because="BR-SET-7", place="horgr")
    table.refuses("wolf", "march gimle horgr warrior", because="BR-SET-7")
    table.refuses("wolf", "pillage horgr", because="BR-SET-7")
    table.refuses("wolf", "invade ship fjord-se", because="BR-SET-7", place="fjord-se")


@rule("BR-SET-7", "BR-ACT-9")
def test_destroyed_provinces_do_not_keep_the_action_phase_open():
    others = [name for name in PROVINCE_NAMES if name not in ("gimle", "horgr")]
    table = bloodrage("wolf bear").destroyed("horgr").pillaged(*others)
    table.stands("wolf", gimle="warrior").rage(wolf=3, bear=3)

    table.play("wolf", "pillage gimle")

    assert table.step == "draft"


@rule("BR-SET-8", "BR-DT-30")
def test_the_decks_hold_20_26_or_34_cards_for_two_three_or_four_clans():
    for seats, size in ((2, 20), (3, 26), (4, 34)):
        assert [len(deck_of(age, seats)) for age in range(3)] == [size] * 3
        decks = view_of(new("bloodrage", seats), None)["decks"]
        assert decks == [size - 8 * seats, size, size]


@rule("BR-SET-8")
def test_cards_marked_for_more_clans_stay_in_the_box():
    table = bloodrage("wolf bear").position(sheets=[{"hand": ["sea-serpent"]}, {}])

    with pytest.raises(stormhall.PositionError) as error:
        _ = table.game

    assert "not that many of 'sea-serpent'" in str(error.value)
    assert deck_of(0, 3).count(1) == 1


@rule("BR-SET-9")
def test_a_monster_figure_comes_from_the_box_to_the_clan_that_plays_its_card():
    table = bloodrage("wolf bear").hand("bear", "troll").turn("bear")
    assert "troll" not in table.figures_at("bear", "reserve")

    table.play("bear", "upgrade troll", "decline")

    assert "troll" in table.figures_at("bear", "reserve")
    assert "troll" not in table.figures_at("wolf", "reserve")


@rule("BR-SET-10")
def test_the_first_player_is_random_or_named():
    assert {view_of(new("bloodrage", 3, seed), None)["first_player"] for seed in range(12)} == {
        0,
        1,
        2,
    }
    for seat in (1, 2, 3):
        game = new("bloodrage", 3, options={"first_player": seat})
        assert view_of(game, None)["first_player"] == seat - 1
    with pytest.raises(SetupError) as error:
        new("bloodrage", 2, options={"first_player": 3})
    assert error.value.refusals[0].rule == "BR-SET-10"


@rule("BR-SET-10", "BR-AGE-2")
def test_the_marker_passes_to_the_left_at_the_end_of_an_age():
    table = bloodrage("wolf bear serpent").first("serpent").rage(wolf=1, bear=0, serpent=0)

    table.all_pass().keep_nothing()

    assert table.view["first_player"] == table.seat("wolf")
    assert table.view["age"] == 2
