"""The table of The Stormgates as text."""

from __future__ import annotations

from stormhall.battalia.stormgates.model.kinds import EFFECT
from tests.battalia.stormgates.support.table import dealt_table, stormgates


def _lines(drawing: str, start: str) -> list[str]:
    return [line for line in drawing.splitlines() if line.strip().startswith(start)]


def test_a_small_board_has_seven_columns_and_the_oracle_beside_it() -> None:
    drawing = dealt_table("gates", seats=3).game.draw(0)
    head = next(line for line in drawing.splitlines() if line.strip().startswith("a "))
    assert head.split() == list("abcdefg")
    assert "Sun Oracle" in drawing.splitlines()[4]
    assert max(len(line) for line in drawing.splitlines()) <= 100


def test_the_big_board_has_eleven_columns() -> None:
    drawing = dealt_table("gates", seats=6).game.draw(None)
    head = next(line for line in drawing.splitlines() if line.strip().startswith("a "))
    assert head.split() == list("abcdefghijk")
    assert max(len(line) for line in drawing.splitlines()) <= 110


def test_gates_show_their_numbers() -> None:
    drawing = dealt_table("gates", "six_factions", seats=6).game.draw(None)
    for number in range(1, 7):
        assert drawing.count(f"gate {number}") == 1


def test_neutral_heroes_stand_on_the_board_and_bilkarrs_way_is_shown() -> None:
    table = stormgates("gates", "metamorpha", "bilkarr", "six_factions", seats=6).day(9)
    table.say(metamorpha={"cell": "a1"}, bilkarr={"square": "b4", "heading": "se"})
    drawing = table.game.draw(1)
    assert _lines(drawing, "Metamorpha (M):")
    assert _lines(drawing, "Bilkarr (B): next days d6 f6")


def test_valley_cards_are_drawn_face_down_and_revealed() -> None:
    table = stormgates(
        "gates", "fate", "trading", "new_great_artefacts", seats=4, valleys="high_pass"
    )
    drawing = table.game.draw(0)
    assert drawing.count("? house") == 8
    assert drawing.count("? way") == 8
    assert drawing.count("pass") == 1
    assert len(_lines(drawing, "undiscovered in the valley")) == 2


def test_the_storm_pile_teams_and_decks_are_listed() -> None:
    table = dealt_table("gates", "trading", "fate", seats=4, teams="2v2")
    drawing = table.game.draw(0)
    assert _lines(drawing, f"storm: {len(EFFECT.words)} left; nothing open")
    assert _lines(drawing, "besides: stardust 12, caskets 12, fate cards 3")
    assert _lines(drawing, "teams: players 1 and 3")
