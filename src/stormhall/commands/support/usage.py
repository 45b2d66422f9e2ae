"""Help and errors of usage in the chosen language.

The help of a command and of its options is given as message ids. They are translated only when help
is shown: other commands need not read them, and `--language` has already been parsed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from stormhall.agents.levels import LEVELS
from stormhall.kernel.core.errors import SetupError
from stormhall.locale.languages import LANGUAGES, known_language
from stormhall.locale.process_language import say, set_language

if TYPE_CHECKING:
    from typer._click import Context, HelpFormatter

LANGUAGE: Final = "--language"

PANELS: Final = {
    "ARGUMENTS_PANEL_TITLE": "usage-arguments",
    "OPTIONS_PANEL_TITLE": "usage-options",
    "COMMANDS_PANEL_TITLE": "usage-commands",
    "ERRORS_PANEL_TITLE": "usage-error",
    "REQUIRED_LONG_STRING": "usage-required",
    "ABORTED_TEXT": "usage-aborted",
}
"""The library's constants for texts around help and errors, and the messages that replace them."""

PROBLEMS: Final = {
    r"No such option: (?P<option>\S+)( \(Possible options: (?P<known>.*)\))?": "usage-no-option",
    r"No such command '(?P<command>.*?)'\.( Did you mean (?P<known>.*)\?)?": "usage-no-command",
    r"Missing (?:argument|option|parameter) '(?P<name>.*)'\.": "usage-missing",
    r"Missing command\.": "usage-no-command-named",
    r"Got unexpected extra argument(?:s|\(s\))? \((?P<words>.*)\)": "usage-extra",
    r"Option '(?P<option>.*)' requires an argument\.": "usage-no-value",
    r"Option '(?P<option>.*)' does not take a value\.": "usage-needless-value",
    r"Invalid value for '(?P<name>.*)': Input should be a valid (?:number|int).*": (
        "usage-no-number"
    ),
    r"Invalid value for '(?P<name>.*)': Input .* greater than or equal to (?P<least>.*)": (
        "usage-too-small"
    ),
    r"Invalid value for '(?P<name>.*)': Input .* less than or equal to (?P<most>.*)": (
        "usage-too-large"
    ),
    r"Invalid value for '(?P<name>.*)': .*'(?P<value>.*?)' is not one of (?P<known>.*)\.": (
        "usage-no-choice"
    ),
}
"""The library's English errors, and the messages that replace them."""


KINDS: Final = {
    "<str>": "usage-kind-text",
    "<list[str]>": "usage-kind-text",
    "<int>": "usage-kind-number",
    "<int range>": "usage-kind-number",
    "<float>": "usage-kind-number",
    "<float range>": "usage-kind-number",
    "<path>": "usage-kind-path",
    "<bool>": "",  # a switch takes no value
}
"""The library's names for kinds of values, and the messages that replace them."""

WORD: Final = "usage-word-"


class UsageProblem(typer.BadParameter):
    """A command that cannot be understood."""

    def format_message(self) -> str:
        return self.message


class SpokenCommand(TyperCommand):
    """A command whose help is translated."""

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        _write_usage(self, ctx, formatter)

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        with _in_words([self, *self.get_params(ctx)]):
            super().format_help(ctx, formatter)


class SpokenGroup(TyperGroup):
    """Commands whose help and errors are translated."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Parse `--language` first, at any position."""
        return super().parse_args(ctx, _language_first(args) if ctx.parent is None else args)

    def make_context(
        self, info_name: str | None, args: list[str], parent: Context | None = None, **extra: Any
    ) -> Context:
        with _problems_in_words():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: Context) -> Any:
        with _problems_in_words():
            return super().invoke(ctx)

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        _write_usage(self, ctx, formatter)

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        with _in_words([self, *self.get_params(ctx), *self.commands.values()]):
            super().format_help(ctx, formatter)


def use_language(name: str | None) -> str | None:
    """Set the language of the process."""
    if name is not None:
        code = known_language(name)
        if code is None:
            raise SetupError("no-language", language=name, known=", ".join(LANGUAGES))
        set_language(code)
    return name


def _language_first(args: list[str]) -> list[str]:
    for i, word in enumerate(args):
        if word == LANGUAGE and i + 1 < len(args):
            return [*args[i : i + 2], *args[:i], *args[i + 2 :]]
        if word.startswith(f"{LANGUAGE}="):
            return [word, *args[:i], *args[i + 1 :]]
    return args


def _write_usage(command: Any, ctx: Context, formatter: HelpFormatter) -> None:
    command.options_metavar = f"[{say('usage-word-options')}]"
    if isinstance(command, SpokenGroup):
        command.subcommand_metavar = say("usage-word-command")
    with _in_words(command.get_params(ctx)):
        pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{say('usage-usage')} ")


@contextmanager
def _in_words(helped: list[Any]) -> Iterator[None]:
    """Translate help, arguments and kinds of values while they are shown."""
    _name_panels()
    ids = [(one, one.help) for one in helped if _is_message(getattr(one, "help", None))]
    words = [(one, one.metavar) for one in helped if _is_message(getattr(one, "metavar", None))]
    for one, message in ids:
        one.help = say(message, levels=", ".join(LEVELS), languages=", ".join(LANGUAGES))
    for one, message in words:
        one.metavar = say(message)
    for one in helped:
        if hasattr(one, "display_type_rich"):
            one.display_type_rich = partial(_kind, one)
            if one.name == "help":  # the library adds this option with its own words
                one.help = say("usage-help")
    try:
        yield
    finally:
        for one, message in ids:
            one.help = message
        for one, message in words:
            one.metavar = message


def _is_message(text: str | None) -> bool:
    return text is not None and text.startswith("usage-")


def _kind(parameter: Any, ctx: Context) -> str:
    """What kind of value an argument or option takes."""
    kind: str = parameter.display_type(ctx)
    message = KINDS.get(kind, kind)
    return f"<{say(message)}>" if _is_message(message) else message


def _name_panels() -> None:
    """Translate the titles around help and errors, and let lines break without spaces."""
    from typer import rich_utils

    if not isinstance(rich_utils._make_rich_text, _Folding):
        rich_utils._make_rich_text = _Folding(rich_utils._make_rich_text)
    for name, message in PANELS.items():
        setattr(rich_utils, name, say(message))
    rich_utils.DEFAULT_STRING = say("usage-default", value="{}")
    rich_utils.RICH_HELP = say("usage-try", command="[blue]'{command_path} {help_option}'[/]")


class _Folding:
    """Makes texts as the library does; text without spaces is wrapped instead of cut off."""

    def __init__(self, make: Callable[..., Any]) -> None:
        self._make: Final = make

    def __call__(self, **words: Any) -> Any:
        text = self._make(**words)
        text.overflow = "fold"
        return text


@contextmanager
def _problems_in_words() -> Iterator[None]:
    try:
        yield
    except typer.TyperException as error:
        text = error.format_message()
        for pattern, message in PROBLEMS.items():
            match = re.fullmatch(pattern, text)
            if match:
                facts = {name: _fact(value) for name, value in match.groupdict().items()}
                _name_panels()
                raise UsageProblem(
                    say(message, **facts), ctx=getattr(error, "ctx", None)
                ) from error
        raise


def _fact(value: str | None) -> str:
    if value is None:
        return "none"
    return say(value) if value.startswith(WORD) else value
