"""The outcome of a simulation: on the screen and in files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.table import Table

from stormhall.commands.support.arguments import console, length_text, print_json, print_note
from stormhall.kernel.core.errors import SetupError
from stormhall.kernel.options import option_text
from stormhall.lab.report.names import bot_name, reason_name, subject_name, unit_name
from stormhall.lab.results.compare import Comparison, Difference, compare
from stormhall.lab.results.summary import Side, Summary, summarise
from stormhall.lab.results.tables import check_writable, parquet_library, write_csv, write_parquet
from stormhall.lab.runs.game_result import GameResult, failed
from stormhall.lab.runs.jobs import Job
from stormhall.lab.simulation import Simulation
from stormhall.locale.process_language import say

MOST_FAILURES: Final = 10
"""The number of failures that are listed; all are in the results."""


@dataclass(frozen=True, slots=True)
class Outputs:
    """Where the outcome goes."""

    as_json: bool
    csv: Path | None
    parquet: Path | None
    report: Path | None

    def check(self) -> None:
        """Refuse outputs that cannot be written before any game is played."""
        for file in (self.csv, self.parquet):
            if file is not None:
                check_writable(file)
        if self.parquet is not None:
            parquet_library()
        if self.report is not None:
            from stormhall.lab.report.canvas import drawing_library

            if self.report.exists() and not self.report.is_dir():
                raise SetupError("needs-folder", file=str(self.report))
            drawing_library()

    def write(self, simulation: Simulation) -> None:
        """Print the summary first, so that it is not lost if writing fails."""
        if self.as_json:
            print_json(simulation.to_json())
        else:
            print_outcome(simulation.results, simulation.job)
        print_failures(simulation.results)
        if self.csv is not None:
            write_csv(simulation.results, self.csv)
        if self.parquet is not None:
            write_parquet(simulation.results, self.parquet)
        if self.report is not None:
            from stormhall.lab.report import write_report

            page = write_report(simulation.results, simulation.job, self.report)
            print_note(say("cli-report", file=str(page)))


def print_outcome(results: list[GameResult], job: Job) -> None:
    """Print the tables of a run."""
    summary = summarise(results, job.seats)
    console.print(_heading(job, summary), highlight=False, markup=False)
    if len(summary.by_agent) > 1:
        console.print(_sides(say("cli-agent"), summary.by_agent, summary.thinking))
    console.print(_sides(say("cli-seat"), summary.by_seat))
    console.print(_endings(summary), highlight=False, markup=False)
    comparison = compare(results, job)
    if comparison is not None:
        print_comparison(comparison)


def _heading(job: Job, summary: Summary) -> str:
    alone = bot_name(job.agents[0]) if len(summary.by_agent) == 1 else "none"
    return say(
        "cli-heading",
        game=job.game,
        seats=job.seats,
        seed=str(job.seed),
        games=summary.games,
        seatings=job.rotations,
        agent=alone,
    )


def _sides(title: str, sides: list[Side], thinking: dict[str, float] | None = None) -> Table:
    table = Table()
    table.add_column(title, overflow="fold")
    for column in (say("cli-wins"), say("cli-interval"), say("cli-by-chance"), say("cli-points")):
        table.add_column(column, justify="right")
    if thinking is not None:
        table.add_column(say("cli-milliseconds"), justify="right")
    for side in sides:
        cells = [
            bot_name(side.name.removeprefix("seat ")),
            f"{side.share:.1%}",
            say("cli-from-to", low=f"{side.low:.1%}", high=f"{side.high:.1%}"),
            f"{side.chance:.1%}",
            f"{side.points:.1f}",
        ]
        if thinking is not None:
            cells.append(f"{thinking[side.name] * 1000:.1f}")
        table.add_row(*cells)
    return table


def _endings(summary: Summary) -> str:
    length = summary.length
    if length is None:
        return say("cli-no-end")
    lasted = say(
        "cli-lengths",
        median=length_text(length.median, length.unit),
        low=length.low,
        high=length.high,
        decisions=f"{summary.decisions:.0f}",
    )
    ends = [f"{reason_name(reason)} ({count})" for reason, count in summary.reasons.items()]
    return f"{lasted}\n{say('cli-ends', ends=', '.join(ends))}"


def print_comparison(comparison: Comparison) -> None:
    """Print what the other option set changes."""
    changed = ", ".join(
        f"{name} {option_text(before)} -> {option_text(after)}"
        for name, (before, after) in comparison.options.items()
    )
    deals = comparison.differences[0].change.count
    text = say("cli-pairs", pairs=comparison.pairs, deals=deals, changed=changed)
    console.print(f"\n{text}", highlight=False, markup=False)
    table = Table()
    table.add_column("")
    for column in (say("cli-before"), say("cli-after"), say("cli-change"), say("cli-interval")):
        table.add_column(column, justify="right")
    for one in comparison.differences:
        table.add_row(*_difference(one, comparison.unit), style="bold" if one.is_clear else "")
    console.print(table)
    if any(one.is_clear for one in comparison.differences):
        console.print(say("cli-clear"), highlight=False)


def _difference(one: Difference, unit: str) -> list[str]:
    scale = 100 if one.figure == "wins" else 1
    name = figure_name(one.figure, unit)
    low, high = one.change.low, one.change.high
    sure = ""
    if low is not None and high is not None:
        sure = say("cli-from-to", low=f"{low * scale:+.1f}", high=f"{high * scale:+.1f}")
    return [
        f"{name}: {subject_name(one.about)}" if one.about else name,
        f"{one.before * scale:.1f}",
        f"{one.after * scale:.1f}",
        f"{one.change.value * scale:+.1f}{' *' if one.is_clear else ''}",
        sure,
    ]


def figure_name(figure: str, unit: str) -> str:
    """What is compared: wins, points, decisions, or the length in the game's own unit."""
    return say(f"cli-figure-{figure}", unit=unit_name(unit))


def print_failures(results: list[GameResult]) -> None:
    """List the games that failed, on the error stream."""
    failures = failed(results)
    if not failures:
        return
    print_note(say("cli-failed", failed=len(failures), all=len(results)), style="red")
    for one in failures[:MOST_FAILURES]:
        failure = one.failure
        assert failure is not None, "the game did not fail"
        where = say(
            "cli-failure",
            game=str(one.index),
            compared="yes" if one.variant else "no",
            seat=0 if failure.seat is None else failure.seat + 1,
            agent=bot_name(failure.agent or ""),
        )
        print_note(f"  {where} {failure.error}")
        if failure.record is not None:
            print_note(f"    {say('cli-record', file=failure.record)}")
    if len(failures) > MOST_FAILURES:
        print_note(f"  {say('cli-more', count=len(failures) - MOST_FAILURES)}")
