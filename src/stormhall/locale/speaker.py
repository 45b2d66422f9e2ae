"""Sentences about a table: events, refusals, actions, questions; like `web/src/lib/sayings.ts`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stormhall.kernel.core.action import Action
from stormhall.kernel.core.refusal import Refusal
from stormhall.locale.bundle import Argument, bundle_of
from stormhall.locale.wording import Table, Wording

SECRETS: Final = ("card", "cards", "code")
"""The facts that only those have who may know them."""


class Speaker:
    """Says everything of the hall in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.bundle: Final = bundle_of(language)
        self.wording: Final = Wording(self.bundle)

    def tr(self, message: str, **arguments: Argument) -> str:
        """The text of a message."""
        return self.bundle.format(message, arguments)

    def game_text(self, game: str, family: str, name: str) -> str:
        """A kind of message of a game by a name, such as a verb, a step or an option."""
        return self.bundle.format(self.wording.game_id(game, f"{family}-{name}"), {})

    def word(self, game: str, text: str) -> str:
        """A word of the notation."""
        return self.wording.word(game, text)

    def say_event(self, table: Table, event: Mapping[str, object]) -> str:
        """A line of the log; events that are told by no sentence give an empty text."""
        kind = event["event"]
        message = self.wording.game_id(table.game, f"event-{kind}")
        if not self.bundle.has(message):
            message = f"hall-event-{kind}"
        if not self.bundle.has(message):
            return ""
        facts = {name: fact for name, fact in event.items() if name not in ("event", "number")}
        known = any(name in facts for name in SECRETS)
        arguments = self.wording.arguments(table, facts)
        return self.wording.say(message, {**arguments, "known": "yes" if known else "no"})

    def say_refusal(self, table: Table, refusal: Refusal) -> str:
        """Why a rule forbids something."""
        message = f"refusal-{refusal.rule}"
        if not self.bundle.has(message):
            return refusal.rule
        return self.wording.say(message, self.wording.arguments(table, refusal.arguments))

    def say_action(self, table: Table, action: Action) -> str:
        """An action in words: a sentence of its own, or its verb and what it is about."""
        slots: dict[str, list[str]] = {}
        for slot, text in action.args:
            slots.setdefault(slot, []).append(text)
        facts: dict[str, object] = {}
        for slot, texts in slots.items():
            facts[slot] = texts if len(texts) > 1 else texts[0]
            if len(texts) > 1:
                facts.update({f"{slot}{n}": text for n, text in enumerate(texts, 1)})
        arguments = self.wording.arguments(table, facts)
        message = self.wording.game_id(table.game, f"action-{action.kind}")
        if self.bundle.has(message):
            return self.wording.say(message, arguments)
        verb = self.game_text(table.game, "verb", action.kind)
        about = " ".join(str(arguments[slot]) for slot in slots)
        return self.tr("action", verb=verb, about=about) if about else verb

    def say_term(self, term: str) -> str:
        """A term of the evaluation, for hints."""
        game, _, rest = term.partition("-")
        return self.bundle.format(self.wording.game_id(game, rest), {})

    def say_agent(self, word: str) -> str:
        """A bot: the name of its level, and its weights; others keep their word."""
        level, at, weights = word.partition("@")
        message = f"level-{level}"
        return f"{self.tr(message)}{at}{weights}" if self.bundle.has(message) else word

    def question(self, table: Table, step: str) -> str:
        """The question of a step."""
        return self.game_text(table.game, "step", step)
