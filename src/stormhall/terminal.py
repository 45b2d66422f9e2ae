"""Playing in the terminal: a readable table, typed notation with completion, bots or hotseat."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from stormhall.agents.decision import Agent, Decision
from stormhall.agents.thinker import Thinker
from stormhall.commands.support.error_text import error_text
from stormhall.kernel.core.errors import IllegalAction, StormhallError
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.table.action import Action
from stormhall.kernel.table.game import Game
from stormhall.locale import TableNames, Translator
from stormhall.locale.boards import board_words
from stormhall.locale.process_language import translator as usual_speaker
from stormhall.rulebook import find_rules

Write = Callable[[str], None]

HELP: Final = {
    "actions": "actions [word]",
    "why": "why ACTION",
    "board": "board",
    "log": "log",
    "undo": "undo",
    "hint": "hint",
    "save": "save FILE",
    "quit": "quit",
}
"""The commands that are not actions, as they are typed; they are the same in every language."""

_LISTED = 24


class Terminal:
    """One game at one keyboard; seats without a bot are played by the people there."""

    def __init__(
        self,
        game: Game,
        bots: dict[int, Agent],
        adviser: Thinker,
        read: Callable[[str], str],
        write: Write,
        translator: Translator | None = None,
        level: str = "",
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.game = game
        self.bots = bots
        self._adviser = adviser
        self._read = read
        self._write = write
        self._now = now
        self._begun = now()
        self._minutes = game.ruleset.minutes(game.seats, game.options)
        self._events_shown = 0
        self._level = level
        self._translator = translator or usual_speaker()
        names = [self._seat_name(seat) for seat in range(game.seats)]
        self._table = TableNames(game.name, names)
        self._words = board_words(self._translator, game.name)

    def run(self) -> None:
        """Play until the game is over or a person leaves."""
        self._help()
        shown = -1
        while not self.game.over:
            seat = self._next_seat()
            if seat in self.bots:
                self.game.apply(seat, self.bots[seat].choose(Decision(self.game, seat)))
                continue
            if shown != self.game.state.number:
                self._show(seat)
                shown = self.game.state.number
            if not self._ask(seat):
                return
        self._write(self.game.draw(None, self._words))
        self._print_result()

    def _help(self) -> None:
        tr = self._translator.tr
        self._write(tr("terminal-help"))
        for word, typed in HELP.items():
            self._write(f"  {typed:<16} {tr(f'terminal-help-{word}')}")

    def _seat_name(self, seat: int) -> str:
        """The name of a seat's player; bots of one level are told apart by their seats."""
        if seat in self.bots and self._level:
            level = self._translator.agent_name(self._level)
            return self._translator.tr("terminal-bot", number=seat + 1, level=level)
        return self._translator.tr("terminal-seat", number=seat + 1)

    def _next_seat(self) -> int:
        """The seat to ask next; people come before bots, so that nobody waits for a bot."""
        people = [seat for seat in self.game.to_act if seat not in self.bots]
        return people[0] if people else self.game.to_act[0]

    def _show(self, seat: int) -> None:
        self._write("")
        self._print_events(seat)
        self._write(self.game.draw(seat, self._words))
        self._show_time()
        self._list(seat, "", most=_LISTED)

    def _show_time(self) -> None:
        """How many minutes this game has taken here, if its options allow only so many."""
        if self._minutes is not None:
            used = int((self._now() - self._begun) / 60)
            tr = self._translator.tr
            self._write(tr("terminal-time", used=used, minutes=self._minutes))

    def _ask(self, seat: int) -> bool:
        """Read one line from a person; False if the person leaves."""
        try:
            line = self._read(self._translator.tr("terminal-prompt", number=seat + 1) + " ").strip()
        except EOFError:
            return False
        word, _, rest = line.partition(" ")
        if word in ("quit", "exit"):
            return False
        if line:
            try:
                self._carry_out(seat, word, rest.strip(), line)
            except IllegalAction as error:
                self._explain(error.refusals)
            except StormhallError as error:
                self._write(error_text(error))
            except OSError as error:
                self._write(str(error))
        return True

    def _explain(self, refusals: list[Refusal]) -> None:
        """Print each refusal as it is, its reason in words, and the text of its rule."""
        for refusal in refusals:
            self._write(self._translator.tr("terminal-refused", refusal=str(refusal)))
            reason = self._translator.refusal_text(self._table, refusal)
            if reason != refusal.rule:
                self._write(f"  {reason}")
            for rule in find_rules(refusal.rule)[:1]:
                self._write(f"  {rule.text}")

    def _carry_out(self, seat: int, word: str, rest: str, line: str) -> None:
        if word in ("help", "?"):
            self._help()
        elif word == "actions":
            self._list(seat, rest, most=10_000)
        elif word == "why":
            refusals = self.game.why_not(seat, rest)
            self._explain(refusals)
            if not refusals:
                self._write(self._translator.tr("terminal-allowed"))
        elif word == "board":
            self._write(self.game.draw(seat, self._words))
        elif word == "log":
            self._events_shown = 0
            self._print_events(seat)
        elif word == "undo":
            self.game.undo(seat)
        elif word == "hint":
            self._advise(seat)
        elif word == "save":
            Path(rest).write_text(self.game.record(), encoding="utf-8")
            self._write(self._translator.tr("terminal-saved", file=rest))
        else:
            self.game.apply(seat, line)

    def _advise(self, seat: int) -> None:
        """Print what a bot would do here, knowing what the seat knows, with its main reasons."""
        advice = self._adviser.explain(Decision(self.game, seat))
        self._write(f"{advice.action}")
        if advice.instead is not None and not advice.reasons:
            self._write(f"  {self._translator.tr('terminal-as-good', action=str(advice.instead))}")
        elif advice.instead is not None:
            self._write(f"  {self._translator.tr('terminal-rather', action=str(advice.instead))}")
        for term, amount in advice.reasons:
            self._write(f"  {amount:+.1f} {self._translator.term_text(term)}")

    def _list(self, seat: int, start: str, most: int) -> None:
        actions = [each for each in self.game.legal(seat) if str(each).startswith(start)]
        for action in actions[:most]:
            self._write(f"  {self._with_words(action)}")
        if len(actions) > most:
            self._write(f"  {self._translator.tr('terminal-more', count=len(actions) - most)}")

    def _with_words(self, action: Action) -> str:
        """An action as it is typed, and its text if it has one."""
        text = self._translator.action_text(self._table, action)
        bare = text.startswith(f"{self.game.name}-")  # a game without messages
        return str(action) if bare else f"{action!s:<30} {text}"

    def _print_events(self, seat: int) -> None:
        self._events_shown = min(self._events_shown, len(self.game.log.events))
        for event in self.game.events(self._events_shown, seat):
            text = self._translator.event_text(self._table, event)
            if text:
                self._write(f"· {text}")
                continue
            facts = {k: v for k, v in event.items() if k not in ("event", "number")}
            if "seat" in facts:
                facts["seat"] = int(str(facts["seat"])) + 1
            listed = ", ".join(f"{key} {_plain(value)}" for key, value in facts.items())
            self._write(f"· {event['event']}{': ' if listed else ''}{listed}")
        self._events_shown = len(self.game.log.events)

    def _print_result(self) -> None:
        result = self.game.result
        assert result is not None
        for seat, points in enumerate(result.points):
            player, place = self._seat_name(seat), result.places[seat]
            self._write(
                self._translator.tr("terminal-points", player=player, points=points, place=place)
            )
        winners = self._translator.bundle.list([self._seat_name(seat) for seat in result.winners])
        reason = self._translator.tr(result.reason)
        self._write(self._translator.tr("terminal-won", players=winners, reason=reason))


def _plain(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(_plain, value)) or "none"
    return str(value)


class ActionCompleter(Completer):
    """Completes the next word of the actions that are legal now."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        typed = document.text_before_cursor
        word_start = typed.rpartition(" ")[2]
        game = self._terminal.game
        seen: set[str] = set()
        for seat in game.to_act:
            for action in game.legal(seat):
                text = str(action)
                if not text.startswith(typed):
                    continue
                word = text[len(typed) - len(word_start) :].split(" ", maxsplit=1)[0]
                if word not in seen:
                    seen.add(word)
                    yield Completion(word, start_position=-len(word_start))


def play(
    game: Game, bots: dict[int, Agent], adviser: Thinker, translator: Translator, level: str
) -> None:
    """Play in this terminal, or line by line if it is none; `level` is that of the bots."""
    if not sys.stdin.isatty():
        Terminal(game, bots, adviser, input, print, translator, level).run()
        return
    session: PromptSession[str] = PromptSession()
    terminal = Terminal(game, bots, adviser, session.prompt, print, translator, level)
    session.completer = ActionCompleter(terminal)
    terminal.run()
