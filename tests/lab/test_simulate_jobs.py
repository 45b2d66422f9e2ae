"""What is played: seeds, rotations, and single matches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import stormhall
from stormhall.agents.registry import Thinking, agent
from stormhall.lab.runs.game_result import GameResult, SharedValues, failed, finished
from stormhall.lab.runs.jobs import Job
from stormhall.lab.runs.match import play
from tests.lab.bots import Honest
from tests.lab.jobs import BOTS, as_failed, pebbles, played


def test_each_deal_is_played_once_for_each_rotation_of_different_agents() -> None:
    job = pebbles("weighted", "random", "random")

    matches = job.matches(6)

    assert [match.agents.index("weighted") for match in matches] == [0, 1, 2, 0, 1, 2]
    assert [match.deal for match in matches] == [0, 0, 0, 1, 1, 1]
    assert len({match.seed for match in matches}) == 2
    assert len({seed for match in matches for seed in match.agent_seeds}) == 18


@pytest.mark.parametrize(
    ("agents", "rotations"),
    [
        (("random",), 1),
        (("random", "random", "random"), 1),
        (("random", "weighted"), 2),
        (("random", "weighted", "random", "weighted"), 2),
        (("random", "random", "weighted", "weighted"), 4),
    ],
)
def test_seatings_that_are_the_same_are_not_played_twice(
    agents: tuple[str, ...], rotations: int
) -> None:
    assert Job("pebbles", len(agents), {}, agents).rotations == rotations


def test_agents_keep_their_seats_without_rotation() -> None:
    job = Job("pebbles", 2, {}, ("random", "weighted"), rotate=False)

    assert [job.match(index).agents for index in range(3)] == [("random", "weighted")] * 3
    assert len({job.match(index).seed for index in range(3)}) == 3


def test_a_match_does_not_depend_on_how_many_games_are_played() -> None:
    job = pebbles("random", "weighted")

    assert job.matches(9)[:4] == job.matches(4)


def test_compared_games_have_the_same_seeds_and_other_options() -> None:
    job = Job("pebbles", 2, {"rounds": 1}, ("random",) * 2, compared={"rounds": 3})

    first, second = job.matches(1)

    assert (first.seed, first.agent_seeds) == (second.seed, second.agent_seeds)
    assert (first.options, second.options) == ({"rounds": 1}, {"rounds": 3})
    assert (first.variant, second.variant) == (0, 1)


def test_a_finished_game_is_plain_data() -> None:
    one = played(pebbles("random", "random"), 1)[0]

    assert GameResult.from_json(json.loads(json.dumps(one.to_json()))) == one
    assert sum(one.choices) == one.decisions == one.length
    assert max(one.points) == one.points[one.winners[0]]
    assert len(one.seconds) == 2


def test_the_account_of_a_real_game_is_part_of_its_result() -> None:
    rules = stormhall.games()["bloodrage"]
    job = Job("bloodrage", 2, rules.complete_options({}, None), ("random", "random"))

    one = played(job, 1)[0]

    assert (one.length, one.unit) == (3, "ages")
    assert len(one.timeline) == 3
    assert len(one.traits["clan"]) == 2


def test_statistics_count_only_games_that_ended() -> None:
    good, bad = played(pebbles("random", "random"), 2)
    results = [good, as_failed(bad)]

    assert finished(results) == [good]
    assert failed(results) == results[1:]


def test_results_that_share_values_stay_equal() -> None:
    rules = stormhall.games()["bloodrage"]
    job = Job("bloodrage", 2, rules.complete_options({}, None), ("random", "random"))
    results = [
        GameResult.from_json(json.loads(json.dumps(one.to_json()))) for one in played(job, 3)
    ]
    thrift = SharedValues()

    shared = [thrift.share(one) for one in results]

    assert shared == results
    assert shared[0].options is shared[2].options
    assert shared[0].reason is shared[2].reason


def test_a_custom_agent_is_made_with_its_seed_and_the_thinking_of_the_table() -> None:
    made = agent(f"{BOTS}:Honest", 7, Thinking(0.5))

    assert isinstance(made, Honest)
    assert made.thinking.seconds == 0.5


@pytest.mark.parametrize("word", ["genius", "tests.lab.bots:Nobody", "no.such.module:Bot", ":Bot"])
def test_an_agent_that_cannot_be_found_is_named_in_the_error(word: str) -> None:
    with pytest.raises(stormhall.SetupError, match=f"there is no agent '{word}'"):
        agent(word, 1)


def test_an_agent_that_raises_leaves_a_record_that_replays_up_to_that_point(tmp_path: Path) -> None:
    one = play(pebbles("random", f"{BOTS}:Raiser").match(0), tmp_path)

    assert one.failure is not None
    assert one.failure.error == "ValueError: I am lost"
    assert (one.failure.seat, one.failure.agent) == (1, f"{BOTS}:Raiser")
    assert one.points == []
    text = Path(str(one.failure.record)).read_text(encoding="utf-8")
    assert f"failure: ValueError: I am lost (seat 2, {BOTS}:Raiser)" in text
    game = stormhall.replay(text)
    assert game.seed == one.seed
    assert sum(1 for seat, _ in game.choices if seat == 1) == 2
    [trace] = tmp_path.glob("*.traceback.txt")
    assert "raise ValueError" in trace.read_text(encoding="utf-8")


def test_an_illegal_action_is_a_failure_that_names_the_rule(tmp_path: Path) -> None:
    one = play(pebbles("random", f"{BOTS}:Cheat").match(0), tmp_path)

    assert one.failure is not None
    assert one.failure.error.startswith("'grab' is refused: SH-")
    assert one.failure.seat == 1


@pytest.mark.parametrize(
    ("bot", "error"),
    [
        ("Babbler", "cannot read 'None': an action is a text or a value of `legal`"),
        ("Quitter", "SystemExit: 0"),
        ("Unseated", "RuntimeError: no seat for me"),
    ],
)
def test_every_failure_of_an_agent_names_its_seat(bot: str, error: str, tmp_path: Path) -> None:
    one = play(pebbles(f"{BOTS}:{bot}", "random").match(0), tmp_path)

    assert one.failure is not None
    assert (one.failure.error, one.failure.seat) == (error, 0)


def test_an_error_of_the_game_is_not_blamed_on_an_agent(tmp_path, monkeypatch) -> None:
    job = pebbles("random", "random")
    state = type(stormhall.new("pebbles", 2, 1).state)

    def broken(*_: object) -> None:
        raise ZeroDivisionError("half a pebble")

    monkeypatch.setattr(state, "take", broken)
    one = play(job.match(0), tmp_path)

    assert one.failure is not None
    assert one.failure.seat is None
    assert one.failure.error.startswith("ZeroDivisionError: half a pebble (after 'bid ")


def test_a_record_that_cannot_be_written_does_not_stop_the_run(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")

    one = play(pebbles(f"{BOTS}:Raiser", "random").match(0), file)

    assert one.failure is not None
    assert one.failure.record is None
    assert "its record could not be written" in one.failure.error
