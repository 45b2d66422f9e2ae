"""Frames of a position: every field within the bounds of its kind."""

from __future__ import annotations

import pytest

import stormhall
from stormhall import PositionError
from tests.bloodrage.table import bloodrage

BATTLE: dict[str, object] = {
    "step": "battle",
    "pillager": 0,
    "province": "gimle",
    "participants": [0, 1],
    "stage": 0,
    "cursor": 0,
    "cancelled": [],
    "valkyrie": None,
    "winner": None,
    "judges": [],
    "graces": 0,
    "tail": [0, 0],
}
DESTRUCTION: dict[str, object] = {
    "step": "destruction",
    "cause": 0,
    "province": "gimle",
    "start": 0,
    "next": 0,
    "asked": -1,
    "question": 0,
    "tail": [0, 0, 0, 0],
}


def test_a_possible_frame_is_read_and_written_back() -> None:
    frames = [{"step": "age", "next_phase": "discard"}, {"step": "turn", "seat": 1, "done": 0}]

    game = stormhall.from_position({"game": "bloodrage", "seats": 2, "frames": frames})

    assert game.position()["frames"] == frames


@pytest.mark.parametrize(
    ("frames", "path"),
    [
        ([{"step": "turn", "seat": 9, "done": 0}], "frames[0].seat"),
        ([{"step": "turn", "seat": "wolf", "done": 0}], "frames[0].seat"),
        ([{"step": "march", "seat": 0, "source": "gimle", "target": "rome"}], "frames[0].target"),
        ([{"step": "battle"}], "frames[0].pillager"),
        ([{"step": "turn", "seat": 0, "done": 2}], "frames[0].done"),
        ([{"step": "turn", "seat": 0, "done": True}], "frames[0].done"),
        ([{"step": "lead", "seat": 0, "province": "fjord-nw"}], "frames[0].province"),
        ([{**BATTLE, "stage": 14}], "frames[0].stage"),
        ([{**BATTLE, "participants": [0, 2]}], "frames[0].participants"),
        ([{**BATTLE, "winner": 2}], "frames[0].winner"),
        ([{**BATTLE, "cursor": 3}], "frames[0].cursor"),
        ([{"step": "raise", "seat": 0, "allowed": ["rage", "beards"]}], "frames[0].allowed"),
        ([{"step": "age", "next_phase": "supper"}], "frames[0].next_phase"),
        ([{"step": "tide", "next": 0, "asked": -2, "tail": [0, 0]}], "frames[0].asked"),
        ([{"step": "tide", "next": 0, "asked": -1}], "frames[0].tail"),
        ([{**DESTRUCTION, "tail": [1, 0, 1]}], "frames[0].tail"),
        ([{**DESTRUCTION, "cause": 3}], "frames[0].cause"),
    ],
)
def test_an_impossible_frame_is_a_defect(frames: list[dict[str, object]], path: str) -> None:
    with pytest.raises(PositionError) as caught:
        stormhall.from_position({"game": "bloodrage", "seats": 2, "frames": frames})

    assert path in [where for where, _ in caught.value.defects]


def test_a_battle_frame_needs_the_worth_of_every_card() -> None:
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior").stands("bear", gimle="leader")
    table.hand("wolf", "tyr-bash", "frigga-grace").hand("bear", "tyr-smite", "troll")
    table.play("wolf", "pillage gimle")
    document = table.game.position()
    for frame in document["frames"]:  # type: ignore[attr-defined]
        frame.pop("tail", None)

    with pytest.raises(PositionError, match="frames"):
        stormhall.from_position(document)
