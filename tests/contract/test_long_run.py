"""A long run of games can be stopped, goes on where it was, and shows the game of a defect."""

from __future__ import annotations

import multiprocessing
from collections import Counter

import pytest

from stormhall.kernel.core.state import State
from tests.contract import long_run
from tests.contract.long_run import Block, KeptRun, Tally


def tally_of(games: int, decisions: int) -> Tally:
    tally = Tally()
    tally.games = games
    tally.count("decisions", decisions)
    tally.ends["over"] = games
    tally.used[4] = decisions
    return tally


def broken_block(block: Block) -> tuple[Tally, str]:
    return Tally(), f"game {block.first} is broken"


def test_a_run_keeps_each_block_and_plays_it_once(tmp_path, monkeypatch):
    played: list[Block] = []

    def play_block(block: Block) -> tuple[Tally, None]:
        played.append(block)
        return tally_of(block.end - block.first, 7), None

    monkeypatch.setattr(
        long_run, "played_blocks", lambda todo, _: ((each, *play_block(each)) for each in todo)
    )

    first = long_run.run({"bloodrage": 250}, tmp_path, 1)
    again = long_run.run({"bloodrage": 350}, tmp_path, 1)

    assert played == [
        Block("bloodrage", 0, 100),
        Block("bloodrage", 100, 200),
        Block("bloodrage", 200, 250),
        Block("bloodrage", 200, 300),
        Block("bloodrage", 300, 350),
    ]
    assert first["bloodrage"].games == 250
    assert again["bloodrage"].games == 350
    assert again["bloodrage"].counts["decisions"] == Counter({7: 4})


def test_a_defect_ends_the_run_and_its_processes(tmp_path, monkeypatch):
    monkeypatch.setattr(long_run, "play_block", broken_block)

    with pytest.raises(SystemExit, match="game 0 is broken"):
        long_run.run({"bloodrage": 1_000}, tmp_path, 2)

    assert multiprocessing.active_children() == []


def test_a_line_that_was_cut_off_is_played_again(tmp_path):
    kept = KeptRun(tmp_path)
    kept.add(Block("bloodrage", 0, 100), tally_of(100, 5))
    with (tmp_path / "blocks.jsonl").open("a", encoding="utf-8") as file:
        file.write('\n{"block": ["bloodrage", 100, 2')
    kept.add(Block("bloodrage", 200, 300), tally_of(100, 6))

    assert list(kept.played()) == [Block("bloodrage", 0, 100), Block("bloodrage", 200, 300)]
    assert kept.played()[Block("bloodrage", 0, 100)].ends == Counter(over=100)


def test_a_run_of_other_sources_is_not_continued(tmp_path, monkeypatch):
    KeptRun(tmp_path).begin()
    KeptRun(tmp_path).begin()
    monkeypatch.setattr(long_run, "digest_of_sources", lambda: "others")

    with pytest.raises(SystemExit, match="holds a run of other sources"):
        KeptRun(tmp_path).begin()


def test_games_of_all_names_are_played_in_turn():
    blocks = long_run.blocks_of({"battalia": 200, "bloodrage": 400})

    assert [(block.game, block.first) for block in blocks] == [
        ("battalia", 0),
        ("bloodrage", 0),
        ("bloodrage", 100),
        ("battalia", 100),
        ("bloodrage", 200),
        ("bloodrage", 300),
    ]


def test_a_game_of_a_run_is_the_same_each_time():
    one, other = Tally(), Tally()

    first = long_run.play("bloodrage", 3, one)
    second = long_run.play("bloodrage", 3, other)

    assert first.digest() == second.digest()
    assert one.to_json() == other.to_json()
    assert one.games == 1


def test_a_defect_is_told_with_the_command_that_shows_it_again(monkeypatch):
    monkeypatch.setattr(long_run, "POLICIES", ("uniform",))
    monkeypatch.setattr(State, "defects", lambda _: ["a broken fact"], raising=False)
    for each in State.__subclasses__():
        monkeypatch.setattr(each, "defects", lambda _: ["a broken fact"], raising=False)

    tally, defect = long_run.play_block(Block("bloodrage", 5, 7))

    assert tally.games == 0
    assert defect is not None
    assert "a broken fact" in defect
    assert defect.endswith("python -m tests.contract.long_run --again bloodrage 5")


def test_every_sixteenth_round_of_set_ups_is_greedy():
    cases = len(long_run.cases_of("bloodrage"))

    policies = [long_run.case_and_policy("bloodrage", turn * cases)[1] for turn in range(17)]

    assert policies == [*(("uniform", "verb first", "rarest verb") * 5), "greedy", "verb first"]


def test_quantiles_count_each_value_as_often_as_it_occurred():
    counts = Counter({1: 90, 5: 9, 70: 1})

    assert long_run.quantile(counts, 0.5) == 1
    assert long_run.quantile(counts, 0.95) == 5
    assert long_run.spread(counts) == "mean 2.0, median 1, 5 % to 95 % 1 to 5, most 70"


def test_a_smaller_run_keeps_the_shares_of_a_million():
    assert long_run.games_to_play(None, 1000) == {
        "battalia": 150,
        "stormgates": 100,
        "bloodrage": 750,
    }
    assert long_run.games_to_play("battalia", 20) == {"battalia": 20}
    assert sum(long_run.games_to_play(None, None).values()) == 1_000_000
