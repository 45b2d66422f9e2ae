"""The first of everything and the second: seat, card and province 0, and two of a kind in a row."""

from __future__ import annotations

import pytest

from stormhall.bloodrage.model.board import PROVINCE_NAMES
from tests.bloodrage.table import bloodrage
from tests.rules import rule

CLANS = ["wolf", "bear", "serpent", "raven"]
FOUR = " ".join(CLANS)
FIRST_CARD = "dwarf-chieftain"
OUTER = [name for name in PROVINCE_NAMES if name != "yggdrasil"]


def others(clan: str) -> list[str]:
    return [other for other in CLANS if other != clan]


# Every seat.


@rule("BR-BAT-12", "BR-BAT-15")
@pytest.mark.parametrize("winner", CLANS)
@pytest.mark.parametrize("pillager", CLANS)
def test_whoever_wins_gets_the_glory_and_only_a_pillager_the_token(winner, pillager):
    table = bloodrage(FOUR).turn(pillager).token(gimle="glory").hand(winner, "tyr-bash")
    for clan in CLANS:
        table.stands(clan, gimle="leader" if clan == winner else "warrior")
    for clan in others(winner):
        table.hand(
            clan, {"wolf": "troll", "bear": "alfheim", "serpent": "manheim"}.get(clan, "jotunheim")
        )

    table.play(pillager, "pillage gimle")

    pillage = {"pillage": 5} if winner == pillager else {}
    assert table.sources_of(winner) == {"battle": 3, **pillage}
    assert table.figures_at(winner, "gimle") == ["leader"]
    assert table.hand_of(winner) == []
    assert table.view["discards"] == ["tyr-bash"]
    for clan in others(winner):
        assert table.sources_of(clan) == {}
        assert table.figures_at(clan, "valhalla") == ["warrior"]
        assert len(table.hand_of(clan)) == 1


@rule("BR-BAT-15", "BR-CARD-age1-lokis-trickery", "BR-CARD-age2-lokis-backstab")
@pytest.mark.parametrize("card", ["loki-trickery", "loki-backstab"])
@pytest.mark.parametrize("winner", CLANS)
@pytest.mark.parametrize("loser", CLANS)
def test_a_loser_in_any_seat_takes_from_a_winner_in_any_seat(card, winner, loser):
    if winner == loser:
        return
    table = bloodrage(FOUR).stands(winner, elvagar="leader").stands(loser, elvagar="warrior")
    table.hand(loser, card).hand(winner, "tyr-bash").turn(winner).glory(**{winner: 10, loser: 10})
    table.rage(**dict.fromkeys(CLANS, 5))

    table.play(winner, "pillage elvagar")

    stolen = int(card == "loki-trickery")
    assert table.rage_of(winner) == 5 - stolen
    assert table.rage_of(loser) == 5 + stolen
    assert table.sources_of(loser).get("stolen", 0) == 2 * (not stolen)
    assert table.sources_of(winner).get("stolen", 0) == -2 * (not stolen)


@rule("BR-BAT-9", "BR-CARD-age1-tyrs-domain", "BR-CARD-age3-tyrs-wrath")
@pytest.mark.parametrize("pillager", CLANS)
@pytest.mark.parametrize("province", ["elvagar", "horgr"])
def test_two_clans_that_may_count_their_quests_are_asked_from_the_pillager_on(pillager, province):
    second = CLANS[(CLANS.index(pillager) + 2) % 4]
    table = bloodrage(FOUR).turn(pillager)
    table.stands(pillager, **{province: "leader"}).stands(second, **{province: "leader"})
    table.upgraded(pillager, "tyr-domain").hand(pillager, "alfheim")
    table.upgraded(second, "tyr-wrath").hand(second, "manheim")

    table.play(pillager, f"pillage {province}")
    assert table.to_act == [pillager]
    table.play(pillager, "count 3")
    assert table.to_act == [second]
    table.play(second, "count 5")

    seats = (str(table.seat(pillager)), str(table.seat(second)))
    (decided,) = table.events("battle-decided")
    assert [decided["totals"][seat] for seat in seats] == [3 + 3, 3 + 5]


@rule("BR-BAT-14", "BR-CARD-age2-friggas-protection")
@pytest.mark.parametrize("pillager", CLANS[:3])
def test_several_owners_save_their_figures_from_the_pillager_on(pillager):
    """On a tie all lose; the Bear may pay, and the Serpent's witch may flee."""
    table = bloodrage(FOUR).turn(pillager).upgraded("bear", "frigga-protection")
    table.upgraded("serpent", "volur-witch").stands("serpent", elvagar="volur-witch")
    table.stands("bear", elvagar="leader").stands("wolf", elvagar="leader")
    order = ["serpent", "bear"] if pillager == "serpent" else ["bear", "serpent"]

    table.play(pillager, "pillage elvagar")
    for clan in order:
        assert table.to_act == [clan]
        table.play(clan, "protect leader" if clan == "bear" else "retreat")

    assert table.figures_at("bear", "elvagar") == ["leader"]
    assert table.figures_at("serpent", "yggdrasil") == ["volur-witch"]
    assert table.figures_at("wolf", "valhalla") == ["leader"]


@rule("BR-ACT-8")
@pytest.mark.parametrize("clan", CLANS)
def test_a_final_pass_holds_for_one_age_only(clan):
    table = bloodrage(FOUR, passing="final").turn(clan).first("raven")
    table.rage(**{each: 1 if each == clan else 0 for each in CLANS})

    table.play(clan, "pass")
    while table.step == "draft":
        for each in table.to_act:
            table.play(each, table.offered(each)[0])

    for each in CLANS:
        assert table.to_act == [each]
        table.play(each, "invade leader gimle")


# Every place.


@rule("BR-PIL-1", "BR-PIL-6", "BR-BAT-15", "BR-CARD-age1-lokis-blessing")
@pytest.mark.parametrize("province", OUTER)
def test_a_battle_and_lokis_blessing_in_every_outer_province(province):
    table = bloodrage(FOUR).upgraded("bear", "loki-blessing")
    table.stands("wolf", **{province: "leader"}).stands("bear", **{province: "warrior"})

    table.play("wolf", f"pillage {province}").play("bear", "blessing")

    assert table.is_pillaged(province)
    assert table.figures_at("bear", province) == ["warrior"]
    assert table.figures_at("bear", "valhalla") == ["warrior"]


@rule("BR-INV-9", "BR-CARD-age1-friggas-succor", "BR-CARD-age2-thors-domain", "BR-CARD-age1-troll")
@pytest.mark.parametrize("province", OUTER)
def test_the_effects_of_an_invade_in_every_outer_province(province):
    table = bloodrage(FOUR).upgraded("wolf", "troll", "frigga-succor", "thor-domain")
    table.stands("bear", **{province: "warrior warrior"})

    table.play("wolf", f"invade troll {province}")
    assert table.figures_at("bear", "valhalla") == ["warrior", "warrior"]
    table.play("wolf", "succor", f"pillage {province}")

    assert table.figures_at("wolf", province) == ["warrior", "troll"]
    assert table.is_pillaged(province)


@rule("BR-PIL-3", "BR-PIL-5")
@pytest.mark.parametrize("province", OUTER)
def test_a_figure_joins_from_every_neighbour_of_yggdrasil(province):
    table = bloodrage(FOUR).stands("wolf", yggdrasil="leader")
    table.stands("bear", **{province: "warrior leader"})

    table.play("wolf", "pillage yggdrasil")
    assert table.offered("bear") == [
        "decline",
        f"join {province} warrior",
        f"join {province} leader",
    ]
    table.play("bear", f"join {province} warrior")

    assert table.figures_at("bear", "yggdrasil") == ["warrior"]


@rule("BR-CARD-age2-odins-tide", "BR-CARD-age1-odins-smite", "BR-BAT-9")
@pytest.mark.parametrize("province", ["elvagar", "muspelheim", "gimle"])
def test_smite_and_tide_are_both_carried_out_in_one_battle(province):
    table = bloodrage(FOUR).hand("wolf", "odin-smite").hand("bear", "odin-tide")
    table.stands("wolf", **{province: "leader"})
    table.stands("bear", **{province: "warrior warrior leader"})

    table.play("wolf", f"pillage {province}").play("bear", "spare leader")

    destroyed = [event["figures"] for event in table.events("destroyed")]
    assert destroyed[:2] == [["warrior"], ["warrior"]]
    assert table.figures_at("bear", "valhalla")[:2] == ["warrior", "warrior"]


@rule("BR-CARD-age3-friggas-sacrifice", "BR-ACT-6")
def test_two_warriors_of_the_first_province_are_sacrificed_but_no_warrior_twice():
    table = bloodrage(FOUR).upgraded("wolf", "frigga-sacrifice")
    table.stands("wolf", elvagar="warrior warrior", gimle="warrior")

    table.play("wolf", "sacrifice warrior elvagar", "sacrifice warrior elvagar", "raise rage")

    assert table.figures_at("wolf", "elvagar") == []
    assert table.figures_at("wolf", "valhalla") == ["warrior", "warrior"]
    single = bloodrage(FOUR).upgraded("wolf", "frigga-sacrifice")
    single.stands("wolf", elvagar="warrior", gimle="warrior")
    single.play("wolf", "sacrifice warrior elvagar")
    assert single.offered("wolf") == ["sacrifice warrior gimle"]


@rule("BR-INV-9", "BR-CARD-age1-friggas-succor", "BR-CARD-age1-lokis-blessing")
@pytest.mark.parametrize("reserve", [0, 1])
@pytest.mark.parametrize("free", [0, 1])
def test_the_last_warrior_comes_to_the_last_village(reserve, free):
    table = bloodrage(FOUR).upgraded("wolf", "frigga-succor").stats("wolf", horns=6)
    table.dead("wolf", " ".join(["warrior"] * (8 - reserve)))
    table.stands("bear", utgard=" ".join(["warrior"] * (2 - free)))

    table.play("wolf", "invade leader utgard")

    comes = bool(reserve and free)
    assert (table.step == "invaded") == comes
    if comes:
        table.play("wolf", "succor")
        assert table.figures_at("wolf", "utgard") == ["warrior", "leader"]


# The first card.


@rule("BR-DIS-1")
@pytest.mark.parametrize("discards", ["secret", "open"])
def test_the_first_card_may_be_kept(discards):
    table = bloodrage(FOUR, discards=discards).hand("wolf", FIRST_CARD, "tyr-bash")
    table.rage(wolf=1, bear=0, serpent=0, raven=0).play("wolf", "pass")

    table.play("wolf", f"keep {FIRST_CARD}")

    assert table.hand_of("wolf") == [FIRST_CARD]


@rule("BR-UPG-1", "BR-UPG-2", "BR-MON-3")
def test_the_first_card_is_laid_and_replaced():
    table = bloodrage(FOUR, replacing="any").hand("wolf", FIRST_CARD, "troll")
    table.rage(wolf=6, bear=0, serpent=0, raven=0)

    table.play("wolf", f"upgrade {FIRST_CARD}", "decline", f"invade {FIRST_CARD} elvagar")
    assert table.strength_of("wolf", "elvagar") == 2
    table.play("wolf", f"upgrade troll replace {FIRST_CARD}", "decline")

    assert table.sheet("wolf")["upgrades"].count("troll") == 1
    assert FIRST_CARD not in table.sheet("wolf")["upgrades"]
    assert table.view["discards"] == [FIRST_CARD]
    assert table.figures_at("wolf", "elvagar") == []


@rule("BR-BAT-15", "BR-CARD-age2-tyrs-prowess", "BR-CARD-age3-lokis-poison")
def test_the_first_card_is_bought_back_or_taken():
    bought = bloodrage(FOUR).upgraded("wolf", "tyr-prowess").hand("wolf", FIRST_CARD)
    taken = bloodrage(FOUR).hand("wolf", FIRST_CARD).hand("bear", "loki-poison")
    for table in (bought, taken):
        table.stands("wolf", gimle="leader warrior").stands("bear", gimle="warrior")
        table.play("wolf", "pillage gimle")

    bought.play("wolf", f"recover {FIRST_CARD}")
    assert bought.hand_of("wolf") == [FIRST_CARD]
    assert taken.hand_of("bear") == [FIRST_CARD, "loki-poison"]


# Two in a row.


@rule("BR-BAT-10", "BR-CARD-age2-heimdalls-watch", "BR-CARD-age3-heimdalls-watch")
def test_two_watches_in_a_row_pay_twice_and_all_choose_a_third_time():
    table = bloodrage(FOUR).stands("wolf", gimle="leader").stands("bear", gimle="warrior")
    table.hand("wolf", "heimdall-watch", "heimdall-watch.3", "tyr-bash")
    table.hand("bear", "tyr-smite", "tyr-crush", "tyr-smash")

    table.play("wolf", "pillage gimle")
    table.cards(wolf="heimdall-watch", bear="tyr-smite")
    table.cards(wolf="heimdall-watch.3", bear="tyr-smash")

    assert table.sources_of("wolf")["watch"] == 5 + 3
    (decided,) = table.events("battle-decided")
    assert set(decided["totals"]) == {"0", "1"}
    assert len(table.events("revealed")) == 3


@rule("BR-CARD-age1-thors-glory", "BR-CARD-age2-valkyrie", "BR-BAT-15")
def test_figures_destroyed_in_one_battle_do_not_count_in_the_next():
    table = bloodrage(FOUR).upgraded("wolf", "thor-glory").rage(wolf=2, bear=1, serpent=0, raven=0)
    table.stands("wolf", gimle="leader warrior", horgr="warrior warrior")
    table.stands("bear", gimle="warrior warrior", horgr="warrior")

    table.play("wolf", "pillage gimle")
    assert table.sources_of("wolf")["slaughter"] == 2
    table.play("bear", "pass").play("wolf", "pillage horgr")

    assert table.sources_of("wolf")["slaughter"] == 2


@rule("BR-QPH-2", "BR-QPH-5")
def test_each_of_a_clans_completed_quests_is_rewarded_with_a_step_of_its_own():
    table = bloodrage(FOUR).quests("wolf", "alfheim", "jotunheim", "manheim")
    table.stands("wolf", **dict.fromkeys(OUTER, "warrior")).stats("wolf", horns=5)
    table.rage(wolf=1, bear=0, serpent=0, raven=0).all_pass()
    before = sum(table.steps_of("wolf"))

    rewards = 0
    while table.step == "raise":
        table.play("wolf", table.offered("wolf")[0])
        rewards += 1

    assert rewards == 3
    assert sum(table.steps_of("wolf")) == before + 3


@rule("BR-BAT-15", "BR-CARD-age1-thors-glory")
@pytest.mark.parametrize("card", ["odin-smite", "odin-tide"])
def test_figures_that_a_card_spares_are_not_counted_as_dead(card):
    """Thor's Glory pays for two dead enemies; neither card destroys any here."""
    table = bloodrage(FOUR).upgraded("raven", "thor-glory").hand("wolf", card)
    table.stands("wolf", gimle="leader").stands("raven", gimle="warrior")
    table.play("wolf", "pillage gimle")

    assert table.sources_of("raven").get("slaughter", 0) == 0
    assert table.figures_at("raven", "valhalla") == ["warrior"]
