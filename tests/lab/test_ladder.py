"""The ladder: seats and deals favour nobody, figures are right, and no finished game is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stormhall import cli
from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.ruleset import find
from stormhall.lab.runs.game_result import GameResult
from stormhall.lab.runs.jobs import Match
from stormhall.lab.runs.match import play
from stormhall.lab.runs.result_files import ResultsError
from stormhall.lab.strength.duels import Duel, player, sides_of
from stormhall.lab.strength.ladder import (
    BEGIN,
    END,
    Rung,
    RungGame,
    claim_of,
    duration_text,
    games_of,
    markdown,
    page_with,
    rung_game,
    rung_result,
    rungs,
)
from stormhall.lab.strength.ladder_file import LadderFile

PAGE = f"# Bots\n\nBefore.\n\n{BEGIN}\nprevious table\n{END}\n\nAfter.\n"


def pebbles_duel(seats: int = 3, seed: int = 7) -> Duel:
    return Rung("pebbles", None, seats, "weighted", "random").duel(seed)


def team_duel() -> Duel:
    return Rung("stormgates", "teams 2v2", 4, "weighted", "random").duel(1)


def rung_games(wins: list[float], length: int = 3) -> list[RungGame]:
    """Games of a rung in which the higher thought 10 ms a decision and the lower 1 ms."""
    return [
        RungGame(i, won, length + i, "days", (0.1, 0.02), (10, 20)) for i, won in enumerate(wins)
    ]


def run(*words: str) -> str:
    outcome = CliRunner().invoke(cli.app, ["ladder", *words], catch_exceptions=False)
    assert outcome.exit_code == 0, outcome.output
    return outcome.stdout


def ladder_of_pebbles(*more: str, games: int = 4) -> list[dict[str, object]]:
    """The rows of a small ladder, without measured times."""
    words = ["pebbles", "--games", str(games), "--seats", "2", "--levels", "random,weighted"]
    rows = json.loads(run(*words, "--seed", "3", "--jobs", "1", "--json", *more))
    return [{key: row[key] for key in row if not key.endswith("_ms")} for row in rows]


def test_the_higher_level_takes_every_seat_of_every_deal() -> None:
    duel = pebbles_duel(seats=3)

    matches = [duel.match(index) for index in range(6)]

    assert [match.agents.index("weighted") for match in matches] == [0, 1, 2, 0, 1, 2]
    assert all(match.agents.count("random") == 2 for match in matches)
    assert len({match.seed for match in matches[:3]}) == 1
    assert matches[0].seed != matches[3].seed
    assert len({match.agent_seeds for match in matches}) == 6


def test_games_are_rounded_up_so_that_each_deal_is_played_from_all_sides() -> None:
    assert pebbles_duel(seats=3).games(100) == 102
    assert pebbles_duel(seats=4).games(100) == 100
    assert team_duel().games(5) == 6


def test_between_two_sides_half_as_many_games_again_are_played():
    assert games_of(pebbles_duel(seats=4), 24) == 24
    assert games_of(pebbles_duel(seats=2), 24) == 36
    assert games_of(team_duel(), 5) == 8


def test_a_team_plays_as_one_side_with_an_even_chance() -> None:
    duel = team_duel()

    first, second = duel.match(0), duel.match(1)

    assert len(duel.sides) == 2
    assert duel.chance == 0.5
    assert [seat for seat in range(4) if first.agents[seat] == "weighted"] == duel.sides[0]
    assert [seat for seat in range(4) if second.agents[seat] == "weighted"] == duel.sides[1]
    assert first.seed == second.seed


def test_each_seat_is_a_side_where_nobody_plays_together() -> None:
    options = find("stormgates").check(4, {}, "free for all")

    assert sides_of("stormgates", 4, options) == [[0], [1], [2], [3]]


def test_a_team_shares_one_win(tmp_path: Path) -> None:
    duel = pebbles_duel(seats=4)
    played = play(duel.match(0), tmp_path)
    together = Duel(duel.game, duel.options, [[0, 2], [1, 3]], duel.one, duel.others, 7)

    alone = rung_game(duel, played)
    shares = rung_game(together, played)

    assert alone.wins == played.win_of(0)
    assert shares.wins == played.win_of(0) + played.win_of(2)
    assert shares.choices == (
        played.choices[0] + played.choices[2],
        played.choices[1] + played.choices[3],
    )


def test_a_rung_result_sums_up_its_games() -> None:
    rung = Rung("battalia", None, 4, "greedy", "weighted")

    result = rung_result(rung, 4, rung_games([1, 1, 0.5, 0, 1, 0, 1, 1, 0, 0.5]))

    assert (result.games, result.wins, result.share) == (10, 6.0, 0.6)
    # Wilson by hand: z = 1.96, (0.6 + 0.192) / 1.384 -+ 1.96 * sqrt(0.024 + 0.0096) / 1.384
    assert result.low == pytest.approx(0.3127, abs=5e-4)
    assert result.high == pytest.approx(0.8318, abs=5e-4)
    assert result.length == 7.5
    assert result.higher_ms == pytest.approx(10)
    assert result.lower_ms == pytest.approx(1)


@pytest.mark.parametrize(("sides", "claim"), [(2, 0.65), (4, 0.45), (3, 0.6), (6, 0.3)])
def test_the_claim_follows_from_the_number_of_sides(sides: int, claim: float) -> None:
    assert claim_of(sides) == pytest.approx(claim)


@pytest.mark.parametrize(
    ("wins", "games", "sides", "holds"),
    [
        (46, 100, 4, True),
        (44, 100, 4, False),  # above chance, below the claim
        (3, 6, 4, False),  # as often as claimed, which six games do not prove
        (66, 100, 2, True),
        (64, 100, 2, False),
    ],
)
def test_a_claim_holds_with_enough_wins_and_an_interval_above_chance(
    wins: int, games: int, sides: int, holds: bool
) -> None:
    rung = Rung("battalia", None, sides, "greedy", "weighted")

    assert (
        rung_result(rung, sides, rung_games([1.0] * wins + [0.0] * (games - wins))).holds is holds
    )


def test_the_usual_tables_are_two_and_four_seats_and_all_presets_of_the_stormgates() -> None:
    base = rungs("battalia", None, None, ["random", "weighted"])
    storm = rungs("stormgates", None, None, ["random", "weighted"])

    assert [(one.preset, one.seats) for one in base] == [(None, 4), (None, 2)]
    assert {one.preset for one in storm} == {None, *find("stormgates").info.presets}
    assert [one.seats for one in storm if one.preset is None] == [2]


def test_rungs_go_from_the_lowest_level_up() -> None:
    chosen_rungs = rungs("bloodrage", [2], None, ["random", "weighted", "greedy"])

    assert [(one.higher, one.lower) for one in chosen_rungs] == [
        ("weighted", "random"),
        ("greedy", "weighted"),
    ]


def test_a_number_of_seats_that_a_game_refuses_is_an_error() -> None:
    with pytest.raises(SetupError, match="6 seats"):
        rungs("battalia", [6], None, ["random", "weighted"])
    with pytest.raises(SetupError, match="two levels"):
        rungs("battalia", None, None, ["random"])


def test_only_the_part_between_the_marks_is_replaced() -> None:
    once = page_with(PAGE, "new")

    assert once == PAGE.replace("previous table", "new")
    assert page_with(once, "new") == once
    with pytest.raises(SetupError, match="has no <!-- ladder -->"):
        page_with("# Bots\n", "new")


def test_the_page_has_the_results_and_the_command_that_made_them() -> None:
    rung = Rung("stormgates", "valleys", 4, "greedy", "weighted")

    text = markdown(
        [rung_result(rung, 2, rung_games([1.0] * 7 + [0.0]))], "stormhall ladder --games 8"
    )

    assert "$ stormhall ladder --games 8" in text
    assert (
        "| stormgates: valleys | 4 | greedy > weighted | 8 | 7 | 87.5 % | 52.9 to 97.8 % | 50 % "
        "| 65 % | 6.5 days | 10 ms, 1.0 ms | yes |"
    ) in text


def test_the_command_replaces_the_table_of_a_page(tmp_path: Path) -> None:
    page = tmp_path / "agents.md"
    page.write_text(PAGE, encoding="utf-8")

    ladder_of_pebbles("--markdown", str(page))

    text = page.read_text(encoding="utf-8")
    assert "previous table" not in text
    assert "| pebbles | 2 | weighted > random | 6 |" in text
    assert (
        f"$ stormhall ladder pebbles --games 4 --seed 3 --seats 2 --levels random,weighted "
        f"--markdown {page}"
    ) in text
    assert text.startswith("# Bots\n\nBefore.")
    assert text.endswith("After.\n")


def test_a_resumed_ladder_ends_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    whole = ladder_of_pebbles(games=8)
    out = tmp_path / "games"
    ladder_of_pebbles("--out", str(out), games=4)
    games_file = out / "ladder.jsonl"
    before = games_file.read_text(encoding="utf-8")
    games_file.write_text(before + before.splitlines()[0][:20], encoding="utf-8")  # a line torn off

    resumed = ladder_of_pebbles("--out", str(out), "--resume", games=8)

    assert resumed == whole
    text = games_file.read_text(encoding="utf-8")
    assert text.startswith(before)
    assert len(text.splitlines()) == 12


def test_ctrl_c_keeps_and_shows_the_finished_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(matches: list[Match], *_: object, **__: object) -> Iterator[GameResult]:
        yield from (play(match, tmp_path) for match in matches[:3])
        raise KeyboardInterrupt

    monkeypatch.setattr("stormhall.lab.runs.pool.run", stopped)
    words = ["ladder", "pebbles", "--seats", "2", "--levels", "random,weighted,greedy"]

    outcome = CliRunner().invoke(cli.app, [*words, "--games", "4", "--out", str(tmp_path)])

    assert outcome.exit_code == 130
    assert "not played" in outcome.stdout
    assert "--resume" in outcome.stderr
    assert len((tmp_path / "ladder.jsonl").read_text().splitlines()) == 3


def test_games_that_are_kept_are_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    rung = Rung("pebbles", None, 2, "weighted", "random")
    LadderFile(file, 1).add(rung, rung_games([1.0])[0])

    with pytest.raises(SetupError, match="already holds games"):
        LadderFile(file, 1)
    assert len(LadderFile(file, 1, resume=True).of(rung, 4)) == 1
    assert LadderFile(file, 2, resume=True).of(rung, 4) == []  # games of another seed


def test_a_player_that_fails_does_not_stop_the_ladder(tmp_path: Path) -> None:
    words = ["ladder", "pebbles", "--games", "4", "--seats", "2", "--jobs", "1", "--json"]
    levels = ["--levels", "random,weighted,tests.lab.bots:Raiser", "--out", str(tmp_path)]

    outcome = CliRunner().invoke(cli.app, [*words, *levels], catch_exceptions=False)

    assert outcome.exit_code == 1
    assert [one["games"] for one in json.loads(outcome.stdout)] == [6, 0]
    assert "6 of 12 games failed" in outcome.stderr
    assert outcome.stderr.count("record:") == 6
    assert (tmp_path / "failures").is_dir()


def test_the_table_fits_a_narrow_terminal() -> None:
    words = ("pebbles", "--games", "2", "--seats", "2", "--levels", "random,weighted,greedy")

    shown = run(*words, "--jobs", "1")

    assert "weighted > random" in shown
    assert "pebbles, 2 seats (chance 50 %, claim 65 %)" in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_times_are_short_strings() -> None:
    assert [duration_text(ms) for ms in (0.02, 1.25, 12.3, 1900.0)] == [
        "20 µs",
        "1.2 ms",
        "12 ms",
        "1.9 s",
    ]


def test_weights_from_a_file_belong_to_their_player(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    term = find("pebbles").insight().terms[1]
    file.write_text(json.dumps({term: 3}), encoding="utf-8")

    tuned = player(f"greedy@{file}", "pebbles")

    assert (tuned.level, tuned.weights) == ("greedy", {term: 3.0})
    assert tuned.name == f"greedy@{file}"


@pytest.mark.parametrize(
    ("written", "text", "expected"),
    [
        ("genius", "{}", "there is no agent 'genius'"),
        ("random@FILE", "{}", "random judges nothing"),
        ("greedy@FILE", '{"beauty": 1}', "there is no term 'beauty'"),
        ("greedy@FILE", "[1]", "holds no weights"),
        ("greedy@FILE", "{", "holds no JSON"),
        ("greedy@missing.json", "{}", "cannot read missing.json"),
    ],
)
def test_a_player_that_cannot_be_created_is_reported_in_one_line(
    written: str, text: str, expected: str, tmp_path: Path
) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(SetupError, match=expected):
        player(written.replace("FILE", str(file)), "pebbles")


# Resuming with players that have changed.


def test_games_of_players_with_other_weights_are_not_continued(tmp_path: Path) -> None:
    weights, term = tmp_path / "mine.json", find("pebbles").insight().terms[1]
    rung = Rung("pebbles", None, 2, f"greedy@{weights}", "random")
    weights.write_text(json.dumps({term: 3}), encoding="utf-8")
    LadderFile(tmp_path / "ladder.jsonl", 1).add(rung, rung_games([1.0])[0])

    again = LadderFile(tmp_path / "ladder.jsonl", 1, resume=True)
    again.check([rung])
    assert len(again.of(rung, 4)) == 1

    weights.write_text(json.dumps({term: 4}), encoding="utf-8")
    with pytest.raises(
        ResultsError, match=r"games of other players: greedy@.*mine\.json had other"
    ):
        LadderFile(tmp_path / "ladder.jsonl", 1, resume=True).check([rung])


def test_games_in_a_file_without_player_names_stay_valid(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    rung = Rung("pebbles", None, 2, "greedy", "random")
    LadderFile(file, 1).add(rung, rung_games([1.0])[0])
    entry = json.loads(file.read_text(encoding="utf-8"))
    del entry["players"]
    file.write_text(json.dumps(entry) + "\n", encoding="utf-8")

    again = LadderFile(file, 1, resume=True)
    again.check([rung])

    assert len(again.of(rung, 4)) == 1
