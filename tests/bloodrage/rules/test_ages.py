"""Discard, Ragnarök, Valhalla, the end of an age and of the game (BR-DIS to BR-END)."""

from __future__ import annotations

from stormhall.bloodrage.model.cards import deck_of, words_of
from tests.bloodrage.table import Table, bloodrage
from tests.rules import rule


def last_turn(clans: str = "wolf bear", **options: object) -> Table:
    """A table where only the first clan has Rage left."""
    table = bloodrage(clans, **options)
    return table.rage(**{clan: 1 if i == 0 else 0 for i, clan in enumerate(table.clans)})


@rule("BR-DIS-1")
def test_a_clan_may_keep_one_card_or_none_secretly_and_simultaneously():
    table = last_turn("wolf bear serpent").hand("wolf", "troll", "tyr-bash")
    table.hand("bear", "alfheim", "manheim", "tyr-smite")

    table.all_pass()
    assert table.to_act == ["wolf", "bear"]
    assert table.offered("wolf") == ["keep nothing", "keep troll", "keep tyr-bash"]
    table.refuses("wolf", "keep alfheim", because="BR-DIS-1", hand=["troll", "tyr-bash"])
    table.play("bear", "keep tyr-smite").play("wolf", "keep nothing")

    assert table.hand_of("wolf") == []
    assert table.hand_of("bear") == ["tyr-smite"]
    assert "tyr-smite" not in str(table.seen_by("wolf")["discards"])
    assert table.view["discards"] == []


@rule("BR-DIS-1")
def test_a_preview_does_not_show_the_last_chooser_what_others_keep():
    table = last_turn().hand("wolf", "troll").hand("bear", *["alfheim", "manheim", "tyr-smite"])
    table.all_pass().play("bear", "keep nothing")

    preview = table.game.preview(table.seat("wolf"), "keep troll")

    assert [event["event"] for event in preview.events] == ["has-chosen"]


@rule("BR-DIS-1")
def test_an_option_shows_discarded_cards():
    table = last_turn(discards="open").hand("wolf", "troll", "tyr-bash")

    table.all_pass().play("wolf", "keep troll")

    assert table.view["discards"] == ["tyr-bash"]
    assert table.events("discarded")[0]["cards"] == ["tyr-bash"]


@rule("BR-DIS-2")
def test_after_age_3_all_hands_are_discarded():
    table = last_turn().age(3).hand("wolf", "troll", "loki-poison").hand("bear", "tyr-bash")

    table.all_pass()

    assert table.game.over
    assert table.hand_of("wolf") == table.hand_of("bear") == []


@rule("BR-DIS-3")
def test_committed_quests_are_not_part_of_the_hand():
    table = last_turn().hand("wolf", "troll").quests("wolf", "alfheim")
    table.stands("wolf", gimle="warrior")

    table.all_pass().play("wolf", "keep nothing").play("wolf", "raise axes")

    assert table.sources_of("wolf") == {"quests": 5}


@rule("BR-DIS-4")
def test_a_card_may_be_kept_through_both_changes_of_age():
    table = last_turn().hand("wolf", "troll", "alfheim")
    for age in (1, 2):
        table.all_pass()
        while table.step == "discard":
            clan = table.to_act[0]
            table.play(clan, "keep troll" if clan == "wolf" else "keep nothing")
        assert table.view["age"] == age + 1
        while table.step == "draft":
            table.play(table.to_act[0], table.offered(table.to_act[0])[0])

    assert "troll" in table.hand_of("wolf")
    assert len(table.hand_of("wolf")) == 7


@rule("BR-RAG-1", "BR-SET-7")
def test_the_doomed_province_is_destroyed_for_good():
    table = last_turn().doomed("gimle", "horgr", "utgard")

    table.all_pass()

    assert table.is_destroyed("gimle")
    assert [event["place"] for event in table.events("province-destroyed")] == ["gimle"]


@rule("BR-RAG-2")
def test_all_figures_in_its_area_die_including_ships_in_the_fjord():
    table = (
        last_turn()
        .doomed("gimle", "horgr", "utgard")
        .stands("wolf", gimle="warrior leader", fjord_nw="ship")
        .stands("bear", myrkvlor="warrior", fjord_nw="ship")
    )

    table.all_pass()

    assert table.sources_of("wolf") == {"ragnarok": 6}
    assert table.sources_of("bear") == {"ragnarok": 2}
    assert table.figures_at("bear", "myrkvlor") == ["warrior"]
    assert table.figures_at("wolf", "fjord-nw") == table.figures_at("bear", "fjord-nw") == []


@rule("BR-RAG-2")
def test_the_witch_may_flee_from_ragnarok_but_protection_does_not_help():
    table = (
        last_turn("wolf bear serpent")
        .age(3)
        .doomed("horgr", "utgard", "gimle")
        .upgraded("wolf", "volur-witch", "frigga-protection")
        .stands("wolf", gimle="volur-witch warrior")
    )

    table.all_pass()
    assert table.offered("wolf") == ["decline", "retreat"]
    table.play("wolf", "retreat")

    assert table.figures_at("wolf", "yggdrasil") == ["volur-witch"]
    assert table.sources_of("wolf") == {"ragnarok": 4}
    assert table.game.over


@rule("BR-RAG-3")
def test_ragnarok_pays_two_three_or_four_per_figure_and_dragons_pay_too():
    for age, each in ((1, 2), (2, 3), (3, 4)):
        doomed = ["horgr", "utgard", "andlang"]
        doomed[age - 1] = "gimle"
        table = last_turn().age(age).doomed(*doomed).upgraded("wolf", "loki-dragons")
        table.stands("wolf", gimle="warrior warrior", fjord_nw="ship")

        table.all_pass()

        sources = table.sources_of("wolf")
        assert sources["ragnarok"] == 3 * each
        assert sources["dragons"] == 4


@rule("BR-RAG-4")
def test_the_doom_moves_on_to_the_next_age():
    table = last_turn().doomed("gimle", "horgr", "utgard")

    table.all_pass()

    assert table.events("age-begins")[0]["doomed"] == "horgr"
    assert table.view["doomed"][table.view["age"] - 1] == "horgr"


@rule("BR-EX-13")
def test_gimle_falls_in_age_2_with_two_red_and_two_blue_figures():
    table = (
        last_turn("wolf raven")
        .age(2)
        .doomed("horgr", "gimle", "andlang")
        .stands("wolf", gimle="warrior leader")
        .stands("raven", gimle="warrior", fjord_nw="ship")
    )

    table.all_pass()

    assert table.is_destroyed("gimle")
    died = [(e["seat"], len(e["figures"])) for e in table.events("destroyed")]
    assert died == [(0, 2), (1, 2)]
    assert [table.glory_of(clan) for clan in ("wolf", "raven")] == [6, 6]
    assert table.events("age-begins")[0]["doomed"] == "andlang"


@rule("BR-DT-25")
def test_inspiration_doubles_ragnarok_in_age_3_but_not_the_dragons():
    table = (
        last_turn()
        .age(3)
        .doomed("horgr", "utgard", "gimle")
        .upgraded("wolf", "odin-inspiration", "eternal-dragons")
        .stands("wolf", gimle="warrior", fjord_nw="ship")
    )

    table.all_pass()

    assert table.sources_of("wolf") == {"ragnarok": 16, "dragons": 12}


@rule("BR-VAL-1")
def test_the_dead_return_to_reserve_and_the_board_stays_even_in_age_3():
    for age in (1, 3):
        table = (
            last_turn()
            .age(age)
            .upgraded("wolf", "troll")
            .dead("wolf", "warrior warrior leader troll")
            .stands("wolf", gimle="warrior", fjord_sw="ship")
        )

        table.all_pass()

        assert table.figures_at("wolf", "valhalla") == []
        assert table.figures_at("wolf", "reserve") == ["warrior"] * 7 + ["leader", "troll"]
        assert table.figures_at("wolf", "gimle") == ["warrior"]
        assert table.figures_at("wolf", "fjord-sw") == ["ship"]


@rule("BR-VAL-2")
def test_lokis_upgrades_add_up_for_each_figure_released():
    table = (
        last_turn("wolf bear serpent raven")
        .age(3)
        .upgraded("wolf", "loki-domain", "loki-eminence", "loki-wrath")
        .dead("wolf", "warrior ship")
    )

    table.all_pass()

    assert table.sources_of("wolf") == {"valhalla": 2 * (1 + 2 + 3)}


@rule("BR-AGE-1")
def test_the_phases_of_an_age_come_in_order():
    table = last_turn().hand("wolf", "troll").quests("wolf", "alfheim").pillaged("gimle", "utgard")

    table.all_pass().keep_nothing()

    phases = [(event["age"], event["phase"]) for event in table.events("phase")]
    assert phases == [
        (1, "discard"), (1, "quests"), (1, "ragnarok"), (1, "valhalla"), (2, "gifts"),
    ]  # fmt: skip
    assert not any(province["pillaged"] for province in table.view["provinces"].values())


@rule("BR-AGE-2")
def test_the_next_age_has_its_own_deck():
    table = last_turn()

    table.all_pass()

    assert table.view["age"] == 2
    words = {card for pack in table.view["draft"]["packs"] for card in pack}
    assert words <= set(words_of(deck_of(1, 2)))


@rule("BR-AGE-3")
def test_upgrades_stats_glory_figures_and_the_kept_card_carry_over():
    table = (
        last_turn()
        .upgraded("wolf", "thor-glory")
        .stats("wolf", rage=2, axes=3, horns=4)
        .glory(wolf=7)
        .stands("wolf", gimle="leader")
        .hand("wolf", "troll")
    )

    table.all_pass().play("wolf", "keep troll")

    sheet = table.sheet("wolf")
    assert sheet["upgrades"][5] == "thor-glory"
    assert table.steps_of("wolf") == [2, 3, 4]
    assert table.glory_of("wolf") == 7
    assert table.figures_at("wolf", "gimle") == ["leader"]
    assert table.hand_of("wolf") == ["troll"]


@rule("BR-END-1")
def test_the_game_ends_after_the_release_of_age_3():
    table = last_turn().age(3)

    table.all_pass()

    assert table.game.over
    assert table.result.reason == "bloodrage-ages-over"


@rule("BR-END-2", "BR-EX-14")
def test_legendary_stats_pay_at_the_end():
    for rage_step in (4, 5):
        table = last_turn("raven wolf").age(3).stats("raven", rage=rage_step, axes=6, horns=3)

        table.all_pass()

        assert table.sources_of("raven") == {"legends": 10 + 20}


@rule("BR-END-2")
def test_thors_conquest_pays_three_for_each_figure_on_the_board():
    table = last_turn().upgraded("wolf", "thor-conquest")
    table.stands("wolf", gimle="warrior leader", fjord_sw="ship").dead("wolf", "warrior")

    table.all_pass()

    assert table.sources_of("wolf") == {"conquest": 9}


@rule("BR-END-3")
def test_most_glory_wins_and_equal_glory_shares_the_victory():
    won = last_turn("wolf bear serpent").age(3).glory(wolf=5, bear=9, serpent=5).all_pass()
    shared = last_turn("wolf bear serpent").age(3).glory(wolf=9, bear=9, serpent=2).all_pass()

    assert won.result.places == [2, 1, 2]
    assert won.result.winners == [1]
    assert shared.result.winners == [0, 1]


@rule("BR-END-3")
def test_a_table_may_break_ties_by_stats_or_by_figures():
    by_stats = last_turn(tie_break="stats").age(3).stats("bear", axes=3).glory(wolf=4, bear=4)
    by_figures = last_turn(tie_break="figures").age(3).stands("wolf", gimle="warrior")
    even = last_turn(tie_break="figures").age(3)

    assert by_stats.all_pass().result.winners == [1]
    assert by_figures.all_pass().result.winners == [0]
    assert even.all_pass().result.winners == [0, 1]
    assert by_stats.result.breaks == {"stats": [0, 2]}
    assert by_figures.result.breaks == {"figures": [1, 0]}


@rule("BR-END-4")
def test_glory_has_no_upper_limit():
    table = last_turn().age(3).glory(wolf=98, bear=120).stats("wolf", axes=6)

    table.all_pass()

    assert table.result.points == [118, 120]
