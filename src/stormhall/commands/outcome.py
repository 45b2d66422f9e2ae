"""What a simulation came to, for the eyes and for files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from stormhall.commands.common import console, print_json, shown
from stormhall.kernel.errors import SetupError
from stormhall.lab.compare import Comparison, Difference, compare
from stormhall.lab.jobs import Job
from stormhall.lab.played import Played, failed
from stormhall.lab.simulate import Simulation
from stormhall.lab.summary import Side, Summary, summarise
from stormhall.lab.tables import check_writable, parquet_library, write_csv, write_parquet

MOST_FAILURES: Final = 10
"""So many failures are listed; all are in the results."""


def tell(text: str, style: str = "") -> None:
    """Say something on the error stream, so that the output itself can be piped."""
    Console(stderr=True).print(text, style=style, highlight=False, markup=False, soft_wrap=True)


@dataclass(frozen=True, slots=True)
class Outputs:
    """Where the outcome goes."""

    as_json: bool
    csv: Path | None
    parquet: Path | None
    report: Path | None

    def check(self) -> None:
        """Find out before any game is played what could not be written after the last."""
        for file in (self.csv, self.parquet):
            if file is not None:
                check_writable(file)
        if self.parquet is not None:
            parquet_library()
        if self.report is not None:
            from stormhall.lab.report.canvas import drawing_library

            if self.report.exists() and not self.report.is_dir():
                raise SetupError(f"the report needs a folder, and {self.report} is a file")
            drawing_library()

    def write(self, simulation: Simulation) -> None:
        """Print the summary first: whatever fails afterwards, that is not lost."""
        if self.as_json:
            print_json(simulation.to_json())
        else:
            print_outcome(simulation.results, simulation.job)
        tell_failures(simulation.results)
        if self.csv is not None:
            write_csv(simulation.results, self.csv)
        if self.parquet is not None:
            write_parquet(simulation.results, self.parquet)
        if self.report is not None:
            from stormhall.lab.report import write_report

            tell(f"report: {write_report(simulation.results, simulation.job, self.report)}")


def print_outcome(results: list[Played], job: Job) -> None:
    """The tables of a run."""
    summary = summarise(results, job.seats)
    console.print(_heading(job, summary), highlight=False, markup=False)
    if len(summary.by_agent) > 1:
        console.print(_sides("agent", summary.by_agent, summary.thinking))
    console.print(_sides("seat", summary.by_seat))
    console.print(_endings(summary), highlight=False, markup=False)
    comparison = compare(results, job)
    if comparison is not None:
        print_comparison(comparison)


def _heading(job: Job, summary: Summary) -> str:
    deals = "" if job.rotations == 1 else f" ({job.rotations} seatings of each deal)"
    first = f"{job.game}, {job.seats} seats, seed {job.seed}: {summary.games} games{deals}"
    return first + (f" of {job.agents[0]}" if len(summary.by_agent) == 1 else "")


def _sides(title: str, sides: list[Side], thinking: dict[str, float] | None = None) -> Table:
    table = Table()
    table.add_column(title)
    for column in ("wins", "95 % interval", "by chance", "points"):
        table.add_column(column, justify="right")
    if thinking is not None:
        table.add_column("ms/decision", justify="right")
    for side in sides:
        cells = [
            side.name.removeprefix("seat "),
            f"{side.share:.1%}",
            f"{side.low:.1%} to {side.high:.1%}",
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
        return "no game has ended"
    lasted = f"length: median {length.median} {length.unit} (5-95 %: {length.low} to {length.high})"
    ends = ", ".join(f"{reason} {count}" for reason, count in summary.reasons.items())
    return f"{lasted}; {summary.decisions:.0f} decisions each\nends: {ends}"


def print_comparison(comparison: Comparison) -> None:
    """What another option set changes."""
    changed = ", ".join(
        f"{name} {shown(before)} -> {shown(after)}"
        for name, (before, after) in comparison.options.items()
    )
    deals = comparison.differences[0].change.count
    console.print(
        f"\n{comparison.pairs} pairs of games, {deals} deals, on the same seeds; {changed}",
        highlight=False,
        markup=False,
    )
    table = Table()
    table.add_column("")
    for column in ("before", "after", "change", "95 % interval"):
        table.add_column(column, justify="right")
    for one in comparison.differences:
        table.add_row(*_difference(one, comparison.unit), style="bold" if one.is_clear else "")
    console.print(table)
    if any(one.is_clear for one in comparison.differences):
        console.print("* the interval of the change leaves out zero", highlight=False)


def _difference(one: Difference, unit: str) -> list[str]:
    scale = 100 if one.figure == "wins" else 1
    names = {"wins": "wins, %", "length": f"length, {unit}"}
    name = names.get(one.figure, one.figure)
    low, high = one.change.low, one.change.high
    sure = "" if low is None or high is None else f"{low * scale:+.1f} to {high * scale:+.1f}"
    return [
        f"{name}: {one.about}" if one.about else name,
        f"{one.before * scale:.1f}",
        f"{one.after * scale:.1f}",
        f"{one.change.value * scale:+.1f}{' *' if one.is_clear else ''}",
        sure,
    ]


def tell_failures(results: list[Played]) -> None:
    """Name the games that failed, on the error stream."""
    found = failed(results)
    if not found:
        return
    tell(f"{len(found)} of {len(results)} games failed and are left out:", style="red")
    for one in found[:MOST_FAILURES]:
        failure = one.failure
        assert failure is not None, "the game did not fail"
        who = "" if failure.seat is None else f" (seat {failure.seat + 1}, {failure.agent})"
        twin = ", compared" if one.variant else ""
        tell(f"  game {one.index}{twin}{who}: {failure.error}")
        if failure.record is not None:
            tell(f"    record: {failure.record}")
    if len(found) > MOST_FAILURES:
        tell(f"  and {len(found) - MOST_FAILURES} more")
