"""Collect the messages that every language needs from the games themselves.

    python -m tools.generate.messages            # every id with its arguments, by file
    python -m tools.generate.messages --missing  # the messages that a language lacks
    python -m tools.generate.messages --write    # the English of games and options, from sources
    python -m tools.generate.messages --start de # English of the sources for a new language

Ids of the games follow from their declared options, words, steps and events (`docs/languages.md`
lists the families), so no card, option, event or rule can be forgotten. Rules that refuse, and
the facts that each names, are found in the sources. So are the ids of browser, terminal and
commands; `command_texts.py` finds those of the commands.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import Final

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

import stormhall
import stormhall.commands
import stormhall.lab
import stormhall.server
from stormhall import lessons
from stormhall.agents.levels import LEVELS
from stormhall.games import GAMES
from stormhall.kernel.core import errors, problems
from stormhall.kernel.core.english import English
from stormhall.kernel.core.errors import StormhallError
from stormhall.kernel.core.state import Options
from stormhall.kernel.ruleset import Ruleset, find
from stormhall.locale.bundle import FILES, files_of
from stormhall.locale.languages import LANGUAGES
from stormhall.rulebook import RULE_ID
from stormhall.server.wire.codes import CODES
from tools.generate.command_texts import PACKAGE, named_ids, parsed, sources
from tools.package.compiled_engine import engine_packages
from tools.setup.environment import ROOT

RULESETS: Final = {name: find(name) for name in GAMES}

for _path in sources("**/*problems.py"):  # each declares its English
    import_module(".".join(("stormhall", *_path.relative_to(PACKAGE).with_suffix("").parts)))

NO_WORD: Final = re.compile(r"[a-k]\d+|\d+|-.*|")
NUMBERED: Final = re.compile(r"([a-z-]+?)(\d+)")
FILES_BY_PREFIX: Final = {
    **{ruleset.info.rules.prefix: name for name, ruleset in RULESETS.items()},
    "SH": "hall",
}
"""The file with the refusals of the rules whose ids have a prefix."""

OPTIONS: Final = "-options"
"""The suffix of a file with the English of a game's options."""

BROWSER_LABELS: Final = {"battalia": ["no-faction"]}
"""The labels of text boards that the browser also shows."""

HELPED: Final = ["kind", "effect", "potion", "stat"]
"""The vocabularies whose words the browser explains, all of them."""

HALL_OF_GAMES: Final = ["game", "after-saga", "after-tie"]
"""What the browser's lobby and results say about each game; the name of the game follows."""

Needed = dict[str, set[str]]
"""Arguments by message id."""


def needed_by_engine() -> dict[str, Needed]:
    """The messages that the games and their tables need, by file."""
    needed: dict[str, Needed] = {file: {} for file in ("hall", "lessons", *GAMES)}
    for file, patterns in english_of_sources().items():
        needed[file] = {message: facts_of(pattern) for message, pattern in patterns.items()}
    for game in lessons.games():
        needed["lessons"] |= {note.id: set() for note in lessons.lesson_of(game).notes}
    for level in LEVELS:
        needed["hall"] |= {f"level-{level}{end}": set() for end in ("", "-note", "-about")}
    needed["hall"] |= {f"code-{code}": set() for code in CODES}
    for name, ruleset in RULESETS.items():
        needed["hall"] |= {f"{of_game}-{name}": set() for of_game in HALL_OF_GAMES}
        _of_game(name, ruleset, needed[name])
    for file, kind, facts in _events():
        needed[file].setdefault(f"{file}-event-{kind}", set()).update(facts)
    for rule, facts in _refusals().items():
        needed[FILES_BY_PREFIX[rule.partition("-")[0]]][f"refusal-{rule}"] = facts
    for name, ruleset in RULESETS.items():
        if ruleset.info.base is not None:
            _leave_to_base(ruleset.info.base, name, needed)
    return needed


def _leave_to_base(base: str, name: str, needed: dict[str, Needed]) -> None:
    """Remove the messages that an expansion shares with its base game."""
    for message in needed[base]:
        kind = message.removeprefix(f"{base}-")
        if kind not in ("title", "about"):
            needed[name].pop(f"{name}-{kind}", None)


def _of_game(name: str, ruleset: Ruleset, needed: Needed) -> None:
    info = ruleset.info
    for message in (
        "title",
        "about",
        *(f"board-{label}" for label in BROWSER_LABELS.get(name, ())),
    ):
        needed[f"{name}-{message}"] = set()
    for option in info.options:
        needed[f"{name}-option-{option.name}"] = set()
        needed[f"{name}-option-{option.name}-about"] = set()
        for value in option.values or []:
            if isinstance(value, str):
                needed[f"{name}-value-{option.name}-{value}"] = set()
    for preset in info.presets:
        plain = preset.replace(" ", "-")
        needed[f"{name}-preset-{plain}"] = set()
        needed[f"{name}-preset-{plain}-about"] = set()
    for word, args in _words(ruleset):
        needed[f"{name}-word-{word}"] = args
    for word in ruleset.shown_words():
        needed[f"{name}-word-{word}"] = set()
    for word in _helped_words(ruleset):
        needed[f"{name}-help-{word}"] = set()
    for verb in ruleset.notation.verbs:
        kind = "-".join(part for part in verb.parts if not part.startswith("{"))
        needed[f"{name}-verb-{kind}"] = set()
    for step in steps_of(name, ruleset):
        needed[f"{name}-step-{step}"] = set()
    for term in ruleset.insight().terms:
        needed[f"{name}-term-{term}"] = set()


@cache
def english_of_sources() -> dict[str, dict[str, str]]:
    """The English that is in sources instead of Fluent files: patterns by message, by file."""
    return {
        "errors": translated(errors.ENGLISH, "error-"),
        "problems": translated(problems.ENGLISH, "problem-"),
        "boards": {
            f"{name}-board-{label}": pattern
            for name, ruleset in RULESETS.items()
            for label, pattern in own_labels(ruleset).items()
        },
    }


def option_texts() -> dict[Path, str]:
    """The Fluent files that `--write` writes: the English of games and their options.

    Browser and command line read them like any other.
    """
    return {
        FILES / "en" / f"{name}{OPTIONS}.ftl": "".join(_option_texts(ruleset))
        for name, ruleset in RULESETS.items()
    }


def _option_texts(ruleset: Ruleset) -> Iterator[str]:
    info = ruleset.info
    base = RULESETS[info.base].info.options if info.base is not None else []
    left_to_base = {option.name for option in base}
    yield "### Made by `python -m tools.generate.messages --write` from the game's sources.\n\n"
    yield f"{info.name}-title = {info.title}\n"
    yield f"{info.name}-about = {info.description}\n"
    for option in info.options:
        if option.name not in left_to_base:
            yield f"{info.name}-option-{option.name}-about = {option.about}\n"
    for label in BROWSER_LABELS.get(info.name, ()):
        yield f"{info.name}-board-{label} = {ruleset.labels()[label]}\n"


def started_files(language: str) -> dict[Path, str]:
    """The files that other languages have and English does not, in English, to be translated."""
    return {
        FILES / language / "cli" / f"{file}.ftl": "".join(
            f"{message} = {_as_fluent(pattern)}\n" for message, pattern in patterns.items()
        )
        for file, patterns in english_of_sources().items()
    }


def _as_fluent(pattern: str) -> str:
    """A format string as the pattern of a Fluent message."""
    parts: list[str] = []
    for literal, fact, *_ in Formatter().parse(pattern):
        parts.append(re.sub(r"[{}]", lambda brace: f'{{ "{brace[0]}" }}', literal))
        parts += [f"{{ ${fact} }}"] if fact else []
    return "".join(parts).replace("\n", "\n    ")


def own_labels(ruleset: Ruleset) -> dict[str, str]:
    """The words on a game's text board, except those that its base game or the browser has."""
    info = ruleset.info
    elsewhere = {*BROWSER_LABELS.get(info.name, ())}
    if info.base is not None:
        elsewhere |= RULESETS[info.base].labels().keys()
    return {label: pattern for label, pattern in ruleset.labels().items() if label not in elsewhere}


def translated(english: English, prefix: str = "") -> dict[str, str]:
    """The patterns that every language has, by name."""
    return {
        prefix + name: pattern
        for name, pattern in english.patterns.items()
        if name not in english.only_english
    }


def facts_of(pattern: str) -> set[str]:
    """The facts that a format string names."""
    return {fact for _, fact, *_ in Formatter().parse(pattern) if fact}


def _words(ruleset: Ruleset) -> Iterator[tuple[str, set[str]]]:
    """Every part of every word of the notation; `open12` is the word `open` with a number."""
    for vocabulary in ruleset.notation.vocabularies:
        if vocabulary.name == "exits":
            yield from ((side, set()) for side in "nesw")
            continue
        for word in vocabulary.words:
            # Tiles have their own names; a message joins the other words of two parts.
            for part in [word.replace(".", "-")] if vocabulary.name == "tile" else word.split("."):
                if NO_WORD.fullmatch(part):
                    continue
                numbered = NUMBERED.fullmatch(part)
                yield (numbered[1], {"number"}) if numbered else (part, set())


def _helped_words(ruleset: Ruleset) -> Iterator[str]:
    """The words of cards and effects that the browser explains, except those of the base game."""
    base = ruleset.info.base
    for vocabulary in ruleset.notation.vocabularies:
        if vocabulary.name in HELPED:
            for word in vocabulary.words:
                if not NO_WORD.fullmatch(word) and f"{base}-help-{word}" not in messages_of("en"):
                    yield word


def steps_of(name: str, ruleset: Ruleset) -> set[str]:
    """All steps of a game, with any preset or any single option switched on."""
    steps: set[str] = set()
    switches: list[Options] = [
        {option.name: True} for option in ruleset.info.options if option.values == [False, True]
    ]
    tables: list[tuple[Options, str | None]] = [
        ({}, preset) for preset in [None, *ruleset.info.presets]
    ]
    for options, preset in [*tables, *((switch, None) for switch in switches)]:
        for seats in ruleset.info.seats:
            try:
                game = stormhall.new(name, seats, 1, options, preset)
            except StormhallError:
                continue
            steps |= {step.name for step in game.state.steps()}
            break
    return steps


def _sources(without: str = "") -> Iterator[ast.Module]:
    """The parsed modules of kernel and games, without those of one name."""
    engine = engine_packages(PACKAGE)
    for path in sources("**/*.py"):
        if path.relative_to(PACKAGE).parts[0] in engine and path.name != without:
            yield parsed(path)


def _events() -> Iterator[tuple[str, str, set[str]]]:
    """The file, kind and facts of every event that a game declares."""
    for ruleset in RULESETS.values():
        for events in ruleset.events():
            for kind in events.kinds.values():
                yield events.game, kind.name, set(kind.facts)


def _refusals() -> dict[str, set[str]]:
    """Every rule that sources name outside docstrings, with the arguments of its refusals.

    Rule ids pass through tables and variables before a refusal uses them, so all of them count. The
    ids in `printed.py` only link components to their rules.
    """
    refusals: dict[str, set[str]] = defaultdict(set)
    for module in _sources(without="printed.py"):
        texts = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if id(node) not in texts and re.fullmatch(RULE_ID, node.value):
                    refusals[node.value] |= set()
        for rules, arguments in _refusal_calls(module):
            for rule in rules:
                refusals[rule] |= arguments
    return refusals


def _refusal_calls(module: ast.Module) -> Iterator[tuple[list[str], set[str]]]:
    """The rules that each refusal in a module names, and its arguments."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and node.args:
            rule = node.args[0]
            branches = [rule.body, rule.orelse] if isinstance(rule, ast.IfExp) else [rule]
            rules = [str(each.value) for each in branches if isinstance(each, ast.Constant)]
            yield rules, {k.arg for k in node.keywords if k.arg}


@cache
def travelling_arguments() -> set[str]:
    """The arguments of refusals whose rule is a variable, so any rule may have them."""
    names: set[str] = set()
    for module in _sources():
        for rules, arguments in _refusal_calls(module):
            if not rules:
                names |= arguments
    return names


INTERFACE: Final = {
    "web/src": re.compile(r"""(?<![.\w])(?:tr|has)\(\s*['"`]([a-z][a-z0-9-]*)['"`]"""),
    "src/stormhall": re.compile(r"""\b(?:tr|say)\(\s*["']([a-z][a-z0-9-]*)["']"""),
}


@cache
def named_in_sources() -> set[str]:
    """The ids that browser, terminal and commands name literally."""
    ids = {message for _, message in named_ids()}
    for folder, pattern in INTERFACE.items():
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte") and "node_modules" not in path.parts:
                ids |= set(pattern.findall(path.read_text(encoding="utf-8")))
    return ids


class Variables(visitor.Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries_of(path: Path) -> list[fluent.EntryType]:
    """The entries of a file of messages."""
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


@cache
def messages_of(language: str) -> dict[str, tuple[str, set[str]]]:
    """Every message of a language: its file and the arguments it uses."""
    messages: dict[str, tuple[str, set[str]]] = {}
    if language == "en":
        for file, patterns in english_of_sources().items():
            messages |= {message: (file, facts_of(text)) for message, text in patterns.items()}
    for path in files_of(language):
        for entry in entries_of(path):
            if isinstance(entry, fluent.Junk):
                raise ValueError(
                    f"{path.name} of {language} cannot be read at: {entry.content:.60}"
                )
            if isinstance(entry, fluent.Message):
                if entry.id.name in messages:
                    raise ValueError(f"{language} has {entry.id.name} twice")
                variables = Variables()
                variables.visit(entry)
                messages[entry.id.name] = (path.stem.removesuffix(OPTIONS), variables.names)
    return messages


def main(arguments: list[str]) -> int:
    """Print the needed or the missing messages, or write the files made from the sources."""
    if "--write" in arguments or "--start" in arguments:
        texts = option_texts() if "--write" in arguments else started_files(arguments[-1])
        for path, text in texts.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return 0
    needed = needed_by_engine()
    if "--missing" not in arguments:
        for file, messages in needed.items():
            print(f"### {file}.ftl")
            for message, args in sorted(messages.items()):
                print(message, *(f"${arg}" for arg in sorted(args)))
        return 0
    expected = named_in_sources().union(*needed.values())
    missing = 0
    for language in LANGUAGES:
        have = messages_of(language)
        lacks = sorted(expected - set(have))
        missing += len(lacks)
        print(f"{language}: {len(have)} messages, {len(lacks)} missing", *lacks[:40], sep="\n  ")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
