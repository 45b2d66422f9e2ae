"""What is printed on the components of Battalia and The Stormgates."""

from __future__ import annotations

import pytest

from stormhall.battalia.display.documents import BattaliaPrinted
from stormhall.battalia.model import cards as c
from stormhall.battalia.model.board import TILE_WORDS
from stormhall.battalia.ruleset import BATTALIA
from stormhall.battalia.stormgates.ruleset import STORMGATES
from tests.rules import rule

GAMES = [BATTALIA.printed(), STORMGATES.printed()]


@pytest.mark.parametrize("printed", GAMES)
def test_every_card_has_the_strength_that_counts_in_battle(printed: BattaliaPrinted) -> None:
    for word, kind in printed["kinds"].items():
        number = c.KIND_WORDS.index(word)

        assert (kind["attack"], kind["defence"]) == (c.ATTACK[number], c.DEFENCE[number]), word


@pytest.mark.parametrize("printed", GAMES)
def test_every_card_leads_to_a_rule(printed: BattaliaPrinted) -> None:
    assert printed["kinds"].keys() <= printed["rules"].keys()


@rule("SG-GRT-11")
def test_the_arrow_of_farel_has_a_strength_of_2_on_both_sides() -> None:
    arrow = STORMGATES.printed()["kinds"]["arrow"]

    assert (arrow["attack"], arrow["defence"]) == (2, 2)


def test_battalia_has_the_cards_of_its_box_and_the_stormgates_all() -> None:
    of_base = {c.KIND_WORDS[c.KIND[card]] for card in c.CARD_INDEX.values() if c.is_base_card(card)}
    of_both = {c.KIND_WORDS[c.KIND[card]] for card in c.CARD_INDEX.values()}

    assert set(BATTALIA.printed()["kinds"]) == of_base
    assert set(STORMGATES.printed()["kinds"]) == of_both


@pytest.mark.parametrize("printed", GAMES)
def test_the_words_of_cards_are_made_of_kinds_and_colours(printed: BattaliaPrinted) -> None:
    colours = [faction["colour"] for faction in printed["factions"]]

    for word in c.CARD_INDEX:
        kind, _, colour = word.partition(".")
        if kind not in printed["kinds"] or colour not in ["", *colours, *printed["universal"]]:
            assert printed is GAMES[0], word
        else:
            assert bool(colour) == ("faction" not in printed["kinds"][kind]), word


@pytest.mark.parametrize("printed", GAMES)
def test_roads_and_cities_are_the_tiles_of_the_pool(printed: BattaliaPrinted) -> None:
    tiles = {*printed["roads"], *printed["cities"]}

    assert tiles == {word for word in TILE_WORDS if word.startswith(("road.", "city."))}
