"""Short playthroughs as readable text, in `tests/transcripts`: offers, choices and events.

A change of the rules shows there as a diff to review. `python -m tests.contract.test_transcripts`
renews them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from stormhall import Game
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.ruleset import registered
from tests.contract.setups import Case, smallest_cases
from tests.reference import register_reference

FOLDER = Path(__file__).parents[1] / "transcripts"
CHOICES = 60
LISTED = 8


def transcript_cases() -> dict[str, Case]:
    """The smallest table of every preset."""
    cases: dict[str, Case] = {}
    for ruleset in registered().values():
        for case in smallest_cases(ruleset):
            cases[case.title.replace(" ", "_")] = case
    return cases


def transcript(case: Case) -> str:
    game, chance = case.new(1), Chance(1)
    lines = [f"# {case.title}", "", game.draw(0), ""]
    for _ in range(CHOICES):
        if game.over:
            break
        lines.extend(one_choice(game, chance))
    lines.extend([game.draw(0), "", f"digest {game.state.digest()}"])
    return "\n".join(line.rstrip() for line in "\n".join(lines).splitlines()) + "\n"


def one_choice(game: Game, chance: Chance) -> Iterator[str]:
    seat = game.to_act[chance.below(len(game.to_act))]
    legal = game.legal(seat)
    action = legal[chance.below(len(legal))]
    shown = " | ".join(map(str, legal[:LISTED])) + (" | …" if len(legal) > LISTED else "")
    yield f"{game.state.number}. seat {seat + 1} of {list(game.to_act)}, {len(legal)}: {shown}"
    start = len(game.log.events)
    game.apply(seat, action)
    yield f"> {action}"
    for event in game.events(start, seat):
        facts = {key: value for key, value in event.items() if key not in ("event", "number")}
        yield f"  {event['event']} {json.dumps(facts, ensure_ascii=False)}"
    yield ""


@pytest.mark.parametrize("title", sorted(transcript_cases()))
def test_the_playthrough_reads_as_before(title: str) -> None:
    expected = (FOLDER / f"{title}.txt").read_text(encoding="utf-8")

    assert transcript(transcript_cases()[title]) == expected


def renew() -> None:
    for title, case in transcript_cases().items():
        (FOLDER / f"{title}.txt").write_text(transcript(case), encoding="utf-8")


if __name__ == "__main__":
    register_reference()
    renew()
