"""The table as text."""

from __future__ import annotations

from stormhall import new
from stormhall.kernel.core.rng import Chance
from tests.bloodrage.table import bloodrage


def test_provinces_fjords_and_sheets_are_drawn_with_their_facts():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="warrior warrior leader", fjord_nw="ship")
        .stands("bear", gimle="warrior")
        .upgraded("wolf", "troll", "thor-glory")
        .destroyed("horgr")
        .pillaged("gimle")
        .doomed("gimle", "utgard", "elvagar")
        .stats("wolf", rage=3)
        .rage(wolf=2)
        .hand("wolf", "tyr-bash")
        .hand("bear", "tyr-smite", "alfheim")
    )

    text = table.game.draw(0)

    assert "GIMLE  ■■■■□  doom I" in text
    assert "token horns (pillaged)" in text
    assert "W 2w Leader (ship) =7" in text
    assert "B 1w =1" in text
    assert "W (ship) =2" in text  # the ship supports Myrkvlor too
    assert "░░░░  destroyed  ░░░░" in text
    assert "≈ fjord-nw: W Ship ≈" in text
    assert "Rage left 2   | stats: rage 8 (step 3)" in text
    assert "Troll [troll], Thor's Glory [thor-glory]" in text
    assert "hand: Tyr's Bash [tyr-bash]" in text
    assert "hand: 2" in text
    assert "tyr-smite" not in text


def test_a_picture_is_never_wider_than_a_terminal_and_shows_nothing_hidden():
    for seats in (2, 3, 4):
        game, chance = new("bloodrage", seats, seed=seats), Chance(seats)
        while not game.over:
            for viewer in (None, 0):
                text = game.draw(viewer)
                assert max(len(line) for line in text.splitlines()) <= 100
            twin = game.resample(0, 1)
            assert twin.draw(0) == game.draw(0)
            seat = game.to_act[0]
            legal = game.legal(seat)
            game.apply(seat, legal[chance.below(len(legal))])


def test_seats_without_a_clan_are_drawn_by_number():
    game = new("bloodrage", 2, options={"clan_1": "choose", "clan_2": "choose"})

    assert "to act: seat 1" in game.draw(None)
