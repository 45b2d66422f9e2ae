"""Quests: their conditions and their glory (BR-CARD-*)."""

from __future__ import annotations

import pytest

from tests.bloodrage.table import Table, bloodrage
from tests.rules import rule

REGIONS = {
    "alfheim": ["andlang", "gimle"],
    "jotunheim": ["utgard", "horgr", "muspelheim"],
    "manheim": ["myrkvlor", "elvagar", "angerboda"],
    "yggdrasil": ["yggdrasil"],
}
EVERYWHERE = [place for places in REGIONS.values() for place in places]


def judged(card: str, **places: str) -> Table:
    """Wolf has committed the quest and has these figures; Bear has one Warrior at each place."""
    table = (
        bloodrage("wolf bear serpent raven")
        .quests("wolf", card)
        .stands("wolf", **places)
        .stands("bear", **dict.fromkeys(places, "warrior"))
        .doomed("horgr", "utgard", "andlang")
        .stats("wolf", rage=6, axes=6)
        .rage(wolf=1, bear=0, serpent=0, raven=0)
    )
    return table.all_pass()


REGION_QUESTS = [
    pytest.param("alfheim", 5, marks=rule("BR-CARD-age1-quest-alfheim")),
    pytest.param("jotunheim", 5, marks=rule("BR-CARD-age1-quest-jotunheim")),
    pytest.param("manheim", 5, marks=rule("BR-CARD-age1-quest-manheim")),
    pytest.param("yggdrasil", 6, marks=rule("BR-CARD-age1-quest-yggdrasil")),
    pytest.param("alfheim.2", 7, marks=rule("BR-CARD-age2-quest-alfheim")),
    pytest.param("jotunheim.2", 7, marks=rule("BR-CARD-age2-quest-jotunheim")),
    pytest.param("manheim.2", 7, marks=rule("BR-CARD-age2-quest-manheim")),
    pytest.param("yggdrasil.2", 8, marks=rule("BR-CARD-age2-quest-yggdrasil")),
    pytest.param("alfheim.3", 9, marks=rule("BR-CARD-age3-quest-alfheim")),
    pytest.param("jotunheim.3", 9, marks=rule("BR-CARD-age3-quest-jotunheim")),
    pytest.param("manheim.3", 9, marks=rule("BR-CARD-age3-quest-manheim")),
    pytest.param("yggdrasil.3", 11, marks=rule("BR-CARD-age3-quest-yggdrasil")),
]


@pytest.mark.parametrize(("card", "glory"), REGION_QUESTS)
def test_a_quest_pays_for_the_most_strength_in_one_of_its_provinces(card, glory):
    places = REGIONS[card.split(".")[0]]

    for place in EVERYWHERE:
        table = judged(card, **{place: "warrior warrior"})
        expected = glory if place in places else 0
        assert table.sources_of("wolf").get("quests", 0) == expected, place
        assert table.steps_of("wolf") == [6, 6, 2 if expected else 1]


@pytest.mark.parametrize(("card", "glory"), REGION_QUESTS)
def test_a_tie_completes_no_quest(card, glory):
    place = REGIONS[card.split(".")[0]][0]

    assert judged(card, **{place: "warrior"}).sources_of("wolf").get("quests") != glory


DEATH_QUESTS = [
    pytest.param("glorious-death", 6, marks=rule("BR-CARD-age1-quest-glorious-death")),
    pytest.param("glorious-death.2", 8, marks=rule("BR-CARD-age2-quest-glorious-death")),
    pytest.param("glorious-death.3", 11, marks=rule("BR-CARD-age3-quest-glorious-death")),
]


@pytest.mark.parametrize(("card", "glory"), DEATH_QUESTS)
def test_glorious_death_needs_four_figures_of_the_clan_in_valhalla(card, glory):
    for dead, expected in (("warrior warrior leader", 0), ("warrior warrior leader ship", glory)):
        table = (
            bloodrage("wolf bear")
            .quests("wolf", card)
            .dead("wolf", dead)
            .stats("wolf", rage=6, axes=6)
            .rage(wolf=1, bear=0)
            .all_pass()
        )
        assert table.sources_of("wolf").get("quests", 0) == expected
