"""The one command `stormhall`. Heavy parts are imported by the commands that need them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import stormhall
from stormhall.kernel.errors import PositionError, RecordError, SetupError, StormhallError
from stormhall.kernel.state import Options, OptionValue

app = typer.Typer(
    help="A digital hall for epic board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
console = Console()

GameName = Annotated[str, typer.Argument(help="Name of the game, see `stormhall games`.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game as name=value; may be repeated."),
]
Preset = Annotated[str | None, typer.Option(help="A preset of the game.")]
Seats = Annotated[int | None, typer.Option(help="Number of seats; the game's default if left out.")]
Seed = Annotated[int, typer.Option(help="The seed of all chance.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games with their seats, options and presets."""
    infos = stormhall.games()
    if as_json:
        _print_json({name: info.to_json() for name, info in infos.items()})
        return
    for name, info in infos.items():
        seats = f"{info.seats[0]} to {info.seats[-1]} seats"
        console.print(f"[bold]{name}[/bold]: {info.title}, {seats}. {info.description}")
        table = Table("option", "default", "allowed", "rule", "about")
        for option in info.options:
            table.add_row(
                option.name, _shown(option.default), option.allowed(), option.rule, option.about
            )
        console.print(table)
        console.print(f"presets: {', '.join(info.presets)}\n")


@app.command()
def play(
    game: GameName = "battalia",
    seats: Seats = None,
    people: Annotated[int, typer.Option(help="How many people share this keyboard.")] = 1,
    bot: Annotated[str, typer.Option(help="The agent on the other seats.")] = "random",
    seed: Annotated[int | None, typer.Option(help="The seed; drawn if left out.")] = None,
    option: OptionList = None,
    preset: Preset = None,
    resume: Annotated[Path | None, typer.Option(help="Go on from a record.")] = None,
) -> None:
    """Play in the terminal, against bots or at one keyboard (hotseat)."""
    from secrets import randbelow

    from stormhall.agents.registry import agent
    from stormhall.terminal import play as play_in_terminal

    if resume is not None:
        table = stormhall.replay(_text_of(resume))
    else:
        chosen = randbelow(1 << 32) if seed is None else seed
        table = stormhall.new(game, _seats(game, seats), chosen, _options(option), preset)
    if not 1 <= people <= table.seats:
        raise SetupError(f"{people} people cannot sit at {table.seats} seats")
    bots = {seat: agent(bot, seat) for seat in range(people, table.seats)}
    play_in_terminal(table, bots)


@app.command()
def simulate(
    game: GameName = "battalia",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Seats = None,
    agents: Annotated[
        str, typer.Option(help="Agents by seat, with commas; the last one fills up.")
    ] = "random",
    seed: Seed = 0,
    option: OptionList = None,
    preset: Preset = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Play many games between agents and sum them up; Ctrl-C keeps what is done."""
    from stormhall.lab.simulate import Job, Played, run, summarise

    count = _seats(game, seats)
    words = agents.split(",")
    words += words[-1:] * (count - len(words))
    if len(words) > count:
        raise SetupError(f"{len(words)} agents cannot sit at {count} seats")
    given = stormhall.games()[game].settle_options(_options(option), preset)
    stormhall.new(game, count, seed, given)
    job = Job(game, count, given, tuple(words), seed)
    played: list[Played] = []
    with _progress() as progress:
        task = progress.add_task(f"{game}, {count} seats", total=games)
        try:
            for one in run(job, games, jobs):
                played.append(one)
                progress.advance(task)
        except KeyboardInterrupt:
            progress.stop()
            Console(stderr=True).print(f"stopped after {len(played)} of {games} games")
    summary = summarise(played, count)
    if as_json:
        _print_json(summary.to_json())
    else:
        _print_summary(words, summary)


def _print_summary(words: list[str], summary: Any) -> None:
    from stormhall.lab.simulate import interval

    table = Table("seat", "agent", "wins", "95 % interval", "points on average")
    for seat, word in enumerate(words):
        low, high = interval(summary.wins[seat], summary.games)
        share = summary.wins[seat] / max(1, summary.games)
        table.add_row(
            str(seat + 1),
            word,
            f"{share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{summary.points[seat]:.1f}",
        )
    console.print(table)
    reasons = ", ".join(f"{reason} {count}" for reason, count in summary.reasons.items())
    console.print(f"{summary.games} games, {summary.decisions:.0f} decisions each; ends: {reasons}")


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="One game; all if left out.")] = None,
    seats: Seats = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="Time for random play.")] = 5.0,
    seed: Seed = 0,
    option: OptionList = None,
    as_json: AsJson = False,
) -> None:
    """Measure the engine: decisions and games per second, cost and size of a copy."""
    from stormhall.lab.bench import benchmark

    names = [game] if game else list(stormhall.games())
    results = []
    with _progress() as progress:
        task = progress.add_task("measuring", total=len(names))
        for name in names:
            count = _seats(name, seats)
            results.append(benchmark(name, count, _options(option), seconds, seed))
            progress.advance(task)
    if as_json:
        _print_json([result.to_json() for result in results])
        return
    table = Table("", *(f"{result.game}, {result.seats} seats" for result in results))
    for key in results[0].to_json():
        if key not in ("game", "seats"):
            values = [result.to_json()[key] for result in results]
            table.add_row(key.replace("_", " "), *map(_figure, values))
    console.print(table)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    until: Annotated[int | None, typer.Option(min=0, help="Stop after this choice.")] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="Through whose eyes.")] = None,
) -> None:
    """Replay a record, check every choice, and show the table."""
    game = stormhall.replay(_text_of(file))
    if until is not None:
        game = _shortened(game, until)
    console.print(
        game.draw(None if seat is None else seat - 1), highlight=False, markup=False, soft_wrap=True
    )
    ended = "" if game.result is None else f"; won by seat {[s + 1 for s in game.result.winners]}"
    console.print(f"{len(game.choices)} choices replayed, all digests agree{ended}")


def _shortened(game: stormhall.Game, until: int) -> stormhall.Game:
    """The same game with its first choices only."""
    if until > len(game.choices):
        raise RecordError(f"it has only {len(game.choices)} choices")
    kept = [line for line in game.record().splitlines() if not line.startswith("result:")]
    head = next(i for i, line in enumerate(kept) if line.startswith("choices:"))
    kept[head] = f"choices: {until}"
    return stormhall.replay("\n".join(kept[: head + 1 + until]))


@app.command()
def position(
    file: Annotated[Path, typer.Argument(help="A position document, JSON.")],
    seat: Annotated[int | None, typer.Option(min=1, help="Through whose eyes.")] = None,
    full: Annotated[bool, typer.Option(help="Print the complete document.")] = False,
) -> None:
    """Read a position, list all its defects, and show the table and what can be done."""
    try:
        document = json.loads(_text_of(file))
    except ValueError as error:
        raise PositionError([(str(file), f"no JSON: {error}")]) from error
    game = stormhall.from_position(document)
    if full:
        _print_json(game.position())
        return
    console.print(
        game.draw(None if seat is None else seat - 1), highlight=False, markup=False, soft_wrap=True
    )
    for acting in game.to_act:
        console.print(f"seat {acting + 1} owes a choice of:")
        for action in game.legal(acting):
            console.print(f"  {action}", highlight=False, markup=False, soft_wrap=True)


@app.command()
def rules(
    rule_id: Annotated[str, typer.Argument(help="A rule id, such as BT-BLD-4, or its beginning.")],
) -> None:
    """Print a rule by its id, or all rules whose id begins so."""
    from stormhall.rulebook import find_rules

    found = find_rules(rule_id)
    if not found:
        raise SetupError(f"there is no rule {rule_id!r}")
    for rule in found:
        console.print(f"[bold]{rule.id}[/bold]  {rule.text}", highlight=False)


def _seats(game: str, seats: int | None) -> int:
    """The number asked for, or the greatest the game is made for, at most four."""
    infos = stormhall.games()
    if game not in infos:
        raise SetupError(f"there is no game {game!r}; there are: {', '.join(infos)}")
    return seats if seats is not None else max(n for n in infos[game].seats if n <= 4)


def _options(given: list[str] | None) -> Options:
    """Options from texts; a word is read as the value it stands for."""
    options: Options = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"an option is written name=value, not {text!r}")
        options[name.strip()] = _value(value.strip())
    return options


def _value(text: str) -> OptionValue:
    words: dict[str, OptionValue] = {"true": True, "false": False, "none": None}
    if text.lower() in words:
        return words[text.lower()]
    try:
        return int(text)
    except ValueError:
        return text


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise SetupError(f"cannot read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise SetupError(f"cannot read {file}: it is no UTF-8 text") from error


def _shown(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value is None else str(value)


def _figure(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def _print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def _progress() -> Progress:
    """A bar on the error stream, so that output can be piped."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def main() -> None:
    """Run the command; what is wrong from outside is one clear line, not a traceback."""
    try:
        app()
    except StormhallError as error:
        Console(stderr=True).print(
            f"error: {error}", style="red", highlight=False, markup=False, soft_wrap=True
        )
        sys.exit(2)
    except KeyboardInterrupt:
        Console(stderr=True).print("stopped")
        sys.exit(130)
