"""The command `stormhall` as people use it, with the kernel's test game and the real games."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

import stormhall
from stormhall import cli
from stormhall.agents.decision import Agent, Decision
from stormhall.agents.quick import RandomAgent
from stormhall.agents.registry import adviser
from stormhall.agents.thinker import Evaluation, Explanation, Limits, Thinker
from stormhall.commands.support.arguments import options_of
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.insight import Insight
from stormhall.rulebook import all_rules, find_rules
from stormhall.terminal import Terminal
from tests.cli.calls import call, finish, start
from tests.contract.setups import choose
from tests.rules import rule

runner = CliRunner()


def run(*words: str) -> str:
    outcome = runner.invoke(cli.app, list(words), catch_exceptions=False)
    assert outcome.exit_code == 0, outcome.output
    return outcome.stdout


def some_record(name: str = "pebbles") -> str:
    game, chance = stormhall.new(name, seats=2, seed=3), Chance(3)
    for _ in range(5):
        game.apply(*choose(game, chance))
    return game.record()


class Adviser(Thinker):
    """Always gives the same advice."""

    def __init__(self, advice: Explanation) -> None:
        super().__init__(0, Limits(1))
        self.advice = advice

    def explain(self, decision: Decision) -> Explanation:
        return self.advice

    def evaluate(self, decision: Decision, codes: list[int], insight: Insight) -> list[Evaluation]:
        raise AssertionError("nobody asks it to play")


def script(game: stormhall.Game, lines: list[str], bots: int = 1) -> list[str]:
    """What the terminal writes when a person types these lines."""
    written: list[str] = []
    typed = iter(lines)

    def read(prompt: str) -> str:
        written.append(prompt)
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    agents: dict[int, Agent] = {
        seat: RandomAgent(seat) for seat in range(game.seats - bots, game.seats)
    }
    Terminal(game, agents, adviser(), read, written.append).run()
    return written


@rule("SG-TEA-12")
def test_the_terminal_shows_how_much_of_the_allowed_time_a_game_has_taken() -> None:
    game = stormhall.new("stormgates", 2, options={"timer": True, "bilkarr": True})
    moments = iter([0.0, 59.0, 125.0])
    written: list[str] = []
    typed = iter([str(game.legal(seat)[0]) for seat in game.to_act])

    def read(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    Terminal(game, {}, adviser(), read, written.append, now=lambda: next(moments)).run()

    times = [line for line in written if "minutes used" in line]
    assert times == ["Time: 0 of 75 minutes used", "Time: 2 of 75 minutes used"]


def test_games_are_listed_with_options_and_presets() -> None:
    assert "pebbles" in run("games")
    listed = json.loads(run("games", "--json"))
    assert listed["pebbles"]["options"][0]["name"] == "rounds"


def test_simulate_sums_up_and_does_not_depend_on_the_number_of_processes() -> None:
    words = ["simulate", "pebbles", "--games", "40", "--seats", "3", "--seed", "5", "--json"]

    alone, together = (json.loads(run(*words, "--jobs", jobs)) for jobs in ("1", "3"))

    assert alone == together
    assert alone["games"] == 40
    assert sum(alone["wins"]) == pytest.approx(40)
    assert "95 % interval" in run("simulate", "pebbles", "--games", "5")


def test_simulating_a_real_game_gives_the_same_on_two_processes() -> None:
    name = next(name for name in stormhall.games() if name != "pebbles")
    words = ("simulate", name, "--games", "4", "--seats", "2", "--seed", "5", "--json")

    one, two = call(*words, "--jobs", "1"), call(*words, "--jobs", "2")

    assert one.code == 0, one.errors
    assert json.loads(one.out) == json.loads(two.out)


def test_a_word_is_read_as_the_value_of_its_option() -> None:
    texts = ["teams=none", "oracle=FALSE", "day_limit=none", "vp_limit=-3"]

    assert options_of("stormgates", texts) == {
        "teams": "none",
        "oracle": False,
        "day_limit": None,
        "vp_limit": "-3",
    }
    assert options_of("pebbles", ["rounds=2"]) == {"rounds": 2}


def test_a_record_is_replayed_and_shown(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(some_record(), encoding="utf-8")

    assert "5 choices replayed, all digests agree" in run("replay", str(file))
    assert "2 choices replayed" in run("replay", str(file), "--until", "2", "--seat", "1")


def test_a_position_is_shown_with_what_can_be_done(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"game": "pebbles", "seats": 2, "hands": [["four"], ["one"]]}')

    shown = run("position", str(file), "--seat", "1")

    assert "bid four" in shown
    assert json.loads(run("position", str(file), "--full"))["pot"] == 10


def test_rules_are_found_by_id() -> None:
    assert "BT-BLD-4" in run("rules", "BT-BLD-4")
    assert len(find_rules("BR-INV")) == 9
    assert len(all_rules()) > 300


def test_rules_in_tables_and_rules_of_cards_are_found_by_id() -> None:
    assert "Draw the top card" in run("rules", "SG-STE-13")
    assert "Thor's Hammer" in run("rules", "BR-CARD-age1-thors-hammer")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "--agents", "genius"], "there is no agent 'genius'"),
        (["bench", "-o", "rounds"], "an option is written name=value, not 'rounds'"),
        (["replay", "missing.txt"], "cannot read missing.txt"),
        (["rules", "XX-1"], "there is no rule 'XX-1'"),
        (["play", "--people", "9"], "9 people cannot sit at"),
    ],
)
def test_a_user_error_is_reported_in_one_line(words: list[str], expected: str) -> None:
    outcome = call(*words)

    assert outcome.code == 2
    assert expected in " ".join(outcome.errors.split())
    assert "Traceback" not in outcome.errors


def test_a_hint_shows_what_a_good_player_would_do_and_why() -> None:
    frames = [
        {"step": "grab", "done": 0},
        {"step": "spoil", "asking": 0, "order": [0], "next": 1, "tail": [1, 6]},
    ]
    game = stormhall.from_position({"game": "pebbles", "seats": 2, "frames": frames})

    written = script(game, ["hint"])

    advice = written[written.index("spoil") :]
    assert advice[1] == "  rather than let:"
    assert re.fullmatch(r"  \+\d\.\d pebbles-term-lead", advice[2])


def test_a_hint_mentions_another_choice_that_is_as_good() -> None:
    game = stormhall.new("battalia", seats=4, seed=1, options={})
    seat = game.to_act[0]
    advice = Explanation(game.legal(seat)[0], game.legal(seat)[1], [])
    written: list[str] = []
    typed = iter(["hint", "quit"])

    Terminal(game, {}, Adviser(advice), lambda prompt: next(typed), written.append).run()

    assert f"  as good as {advice.instead}" in written


def test_a_game_can_be_played_by_typing() -> None:
    position = {"game": "pebbles", "seats": 2, "hands": [["four"], ["one"]], "fate": [6]}
    game = stormhall.from_position({**position, "options": {"rounds": 1}})

    written = script(game, ["bid five", "why grab", "bid four", "actions", "hint", "rest"])

    text = "\n".join(written)
    assert "'five' is no card" in text
    assert "refused by SH-STEP (step=bid)\n  " in text
    assert "  This is not a choice of this moment" in text
    assert "won by Seat" in text


def test_a_person_can_take_back_save_and_leave(tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    game = stormhall.new("pebbles", seats=2, seed=8)

    written = script(
        game, ["help", "bid one", "bid two", "undo", "board", "log", f"save {file}", "quit"], bots=0
    )

    assert not game.over
    assert stormhall.replay(file.read_text(encoding="utf-8")).choices == game.choices
    assert any("has chosen" in line or "has-chosen" in line for line in written)


def test_a_game_is_played_line_by_line_where_there_is_no_terminal() -> None:
    name = next(name for name in stormhall.games() if name != "pebbles")

    outcome = call("play", name, "--seats", "2", "--seed", "1", text="actions\nquit\n")

    assert outcome.code == 0, outcome.errors
    assert "seat 1>" in outcome.out


# Each command runs in a separate process, to test that it imports everything it needs. `simulate`
# is also started by the tests of the lab, `serve` and `admin` by those of the server.

SMALL = ["bloodrage", "--seats", "2"]
FEW = [*SMALL, "--games", "2", "--jobs", "1"]

BRIEF = ["--generations", "1", "--candidates", "2", "--duel", "2", "--out", "weights.json"]
STARTED = {
    "games": ([], "Battalia: The Creation"),
    "play": ([*SMALL, "--seed", "1"], "seat 1>"),
    "replay": (["record.txt"], "5 choices replayed"),
    "position": (["position.json"], "to act: Bear"),
    "rules": (["BT-BLD-4"], "BT-BLD-4"),
    "simulate": (FEW, "2 games of random"),
    "ladder": ([*FEW, "--levels", "random,weighted"], "weighted > random"),
    "arena": ([*FEW, "--agents", "random,weighted"], "rating"),
    "tune": ([*FEW, *BRIEF], "Tuned against start"),
    "bench": ([*SMALL, "--seconds", "0.1", "--what", "lab", "--jobs", "1"], "games/s"),
}


ALIKE = ("games", "replay", "position", "rules", "simulate")
"""Commands whose imports are all tested elsewhere."""


@pytest.mark.parametrize(
    "command",
    [pytest.param(one, marks=pytest.mark.long if one in ALIKE else ()) for one in STARTED],
)
def test_every_command_starts(command: str, tmp_path: Path) -> None:
    words, expected = STARTED[command]
    record = some_record("bloodrage")
    (tmp_path / "record.txt").write_text(record, encoding="utf-8")
    position = json.dumps(stormhall.replay(record).position())
    (tmp_path / "position.json").write_text(position, encoding="utf-8")

    outcome = finish(start(command, *words, folder=tmp_path, stdin=subprocess.PIPE), "quit\n")

    assert outcome.code == 0, outcome.errors
    assert expected in outcome.out
