"""`stormhall ladder`: whether each level beats the one below."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from stormhall.agents.levels import LEVELS
from stormhall.commands.support import arguments as args
from stormhall.commands.support import lab
from stormhall.kernel.core.errors import SetupError
from stormhall.locale.process_language import say, translator

if TYPE_CHECKING:
    from stormhall.lab.runs.game_result import GameResult
    from stormhall.lab.strength.ladder import Rung, RungResult
    from stormhall.lab.strength.ladder_file import LadderFile

GAMES_FILE = "ladder.jsonl"


def ladder(
    game: Annotated[str | None, typer.Argument(metavar=args.GAME, help="usage-one-game")] = None,
    games: Annotated[int, typer.Option(min=1, help="usage-rung-games")] = 100,
    seats: Annotated[str | None, typer.Option(help="usage-ladder-seats")] = None,
    presets: Annotated[str | None, typer.Option(help="usage-ladder-presets")] = None,
    levels: Annotated[str, typer.Option(help="usage-ladder-levels")] = ",".join(LEVELS),
    jobs: lab.Jobs = 0,
    seed: args.Seed = 0,
    out: Annotated[Path | None, typer.Option(help="usage-keep")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="usage-resume")] = False,
    markdown: Annotated[Path | None, typer.Option(help="usage-markdown")] = None,
    as_json: args.AsJson = False,
) -> None:
    """Play each level against the one below, from every seat of the same deals.

    One seat of the higher level plays against the lower one on all others;
    where teams play, one whole team of it. Ctrl-C keeps what is done.
    """
    from stormhall.lab.strength.ladder import rungs
    from stormhall.lab.strength.ladder_file import LadderFile

    if resume and out is None:
        raise SetupError("resume")
    chosen = rungs(
        game, lab.parse_numbers(seats), lab.parse_list(presets), lab.parse_list(levels) or []
    )
    if markdown is not None:
        _page(markdown, "")  # refuse a page without marks before an hour of games
    games_file = LadderFile(None if out is None else out / GAMES_FILE, seed, resume=resume)
    games_file.check(chosen)
    runner = lab.MatchRunner(jobs, None if out is None else out / "failures")
    run = _LadderRun(chosen, games, seed, games_file)
    to_the_end = run.play(runner)
    results = run.results()
    if as_json:
        args.print_json([one.to_json() for one in results])
    else:
        _print_results(results)
    if not to_the_end:
        _print_how_to_resume(out)
    elif markdown is not None:
        options = {"--seats": seats, "--presets": presets}
        options["--levels"] = None if levels == ",".join(LEVELS) else levels
        command = _command(game, games, seed, options, markdown)
        _write_page(markdown, results, command)
    runner.report(stopped=not to_the_end)


class _LadderRun:
    """All rungs with the games to be played for them."""

    def __init__(
        self, chosen: Sequence[Rung], games: int, seed: int, games_file: LadderFile
    ) -> None:
        from stormhall.lab.strength.ladder import games_of

        self._rungs = chosen
        self._file = games_file
        self._duels = [rung.duel(seed) for rung in chosen]
        self._counts = [games_of(duel, games) for duel in self._duels]

    def play(self, runner: lab.MatchRunner) -> bool:
        """Play the missing games; False if the run was stopped."""
        todo = [(i, index) for i in range(len(self._rungs)) for index in self._missing(i)]
        matches = [
            replace(self._duels[i].match(index), index=n) for n, (i, index) in enumerate(todo)
        ]
        done = sum(self._counts) - len(todo)
        try:
            for one, bar in runner.play_with_bar(say("cli-ladder"), matches, done):
                i, index = todo[one.index]
                self._keep(i, replace(one, index=index))
                bar.describe(
                    f"{self._rungs[i].game}: {translator().agent_name(self._rungs[i].higher)}"
                )
        except KeyboardInterrupt:
            return False
        return True

    def _keep(self, i: int, played: GameResult) -> None:
        from stormhall.lab.strength.ladder import rung_game

        self._file.add(self._rungs[i], rung_game(self._duels[i], played))

    def _missing(self, i: int) -> list[int]:
        played = {one.index for one in self._file.of(self._rungs[i], self._counts[i])}
        return [index for index in range(self._counts[i]) if index not in played]

    def results(self) -> list[RungResult]:
        """The result of each rung so far."""
        from stormhall.lab.strength.ladder import rung_result

        return [
            rung_result(rung, len(self._duels[i].sides), self._file.of(rung, self._counts[i]))
            for i, rung in enumerate(self._rungs)
        ]


def _print_results(results: Sequence[RungResult]) -> None:
    for (name, seats), group in groupby(results, key=lambda one: (one.rung.table, one.rung.seats)):
        of_table = list(group)
        chance, claim = lab.percent(of_table[0].chance), lab.percent(of_table[0].claim)
        title = say("cli-rung", table=name, seats=seats, chance=chance, claim=claim)
        lab.print_table(title, _table_of(of_table))
    held = sum(one.holds for one in results)
    args.console.print(say("cli-claims", held=held, all=len(results)), highlight=False)


def _table_of(results: Sequence[RungResult]) -> Table:
    from stormhall.lab.strength.ladder import duration_text, wins_text

    table = lab.plain_table()
    table.add_column(say("cli-higher-lower"), min_width=17)
    for name, width in (
        (say("cli-wins"), 9),
        (say("cli-share"), 5),
        ("95 %", 8),
        (say("cli-length"), 8),
        (say("cli-thought"), 13),
    ):
        table.add_column(name, justify="right", min_width=width, no_wrap=True)
    table.add_column(say("cli-holds"), no_wrap=True)
    for one in results:
        if not one.games:
            table.add_row(_pair(one.rung), say("cli-not-played"), style="dim")
            continue
        table.add_row(
            _pair(one.rung),
            f"{wins_text(one.wins)}/{one.games}",
            lab.percent(one.share),
            lab.interval_text(one.low, one.high),
            args.length_text(one.length, one.unit),
            f"{duration_text(one.higher_ms)}, {duration_text(one.lower_ms)}",
            f"[green]{say('cli-yes')}[/green]" if one.holds else f"[red]{say('cli-no')}[/red]",
        )
    return table


def _pair(rung: Rung) -> str:
    return f"{translator().agent_name(rung.higher)} > {translator().agent_name(rung.lower)}"


def _command(
    game: str | None, games: int, seed: int, options: dict[str, str | None], page: Path
) -> str:
    """The command that makes the same table again."""
    words = ["stormhall", "ladder", *([game] if game else [])]
    words += ["--games", str(games), "--seed", str(seed)]
    for option, value in options.items():
        words += [] if value is None else [option, value]
    return shlex.join([*words, "--markdown", page.as_posix()])


def _page(file: Path, part: str) -> str:
    from stormhall.lab.strength.ladder import page_with

    text = args.read_text(file)
    try:
        return page_with(text, part)
    except SetupError as error:
        raise SetupError("in-file", file=file, cause=error) from error


def _write_page(file: Path, results: Sequence[RungResult], command: str) -> None:
    from stormhall.lab.strength.ladder import markdown

    file.write_text(_page(file, markdown(results, command)), encoding="utf-8")
    args.print_note(say("cli-renewed", file=str(file)))


def _print_how_to_resume(out: Path | None) -> None:
    if out is None:
        args.print_note(say("cli-ladder-stopped"))
    else:
        args.print_note(say("cli-ladder-kept", folder=str(out)))
