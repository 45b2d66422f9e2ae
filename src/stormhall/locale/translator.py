"""Texts about a table: events, refusals, actions.

`web/src/lib/words/sayings.ts` does the same for the browser.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from stormhall.kernel.core.events import EventKind
from stormhall.kernel.core.kinds import Fields
from stormhall.kernel.core.refusal import FACTS, Refusal, kinds_of
from stormhall.kernel.ruleset import find, find_known
from stormhall.kernel.table.action import Action
from stormhall.locale.bundle import Argument, bundle_of
from stormhall.locale.wording import TableNames, Wording


class Translator:
    """All texts of the hall in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.bundle: Final = bundle_of(language)
        self.wording: Final = Wording(self.bundle)

    def __repr__(self) -> str:
        return f"Translator({self.language!r})"

    def tr(self, message: str, **arguments: Argument) -> str:
        """The text of a message."""
        return self.bundle.format(message, arguments)

    def game_text(self, game: str, family: str, name: str) -> str:
        """A text of a game by family and name, such as that of a verb, a step or an option."""
        return self.bundle.format(self.wording.game_id(game, f"{family}-{name}"), {})

    def word(self, game: str, text: str) -> str:
        """A word of the notation."""
        return self.wording.word(game, text)

    def event_text(self, table: TableNames, event: Mapping[str, object]) -> str:
        """A line of the log; empty for an event without a message."""
        kind = str(event["event"])
        message = self.wording.game_id(table.game, f"event-{kind}")
        if not self.bundle.has(message):
            message = f"hall-event-{kind}"
        if not self.bundle.has(message):
            return ""
        facts = {name: fact for name, fact in event.items() if name not in ("event", "number")}
        declared = event_kind(table.game, kind)
        has_secrets = any(name in facts for name in declared.secrets)
        arguments = self.wording.arguments(table, facts, declared.facts)
        return self.wording.text(message, {**arguments, "known": "yes" if has_secrets else "no"})

    def refusal_text(self, table: TableNames, refusal: Refusal) -> str:
        """Why a rule forbids something."""
        message = f"refusal-{refusal.rule}"
        if not self.bundle.has(message):
            return refusal.rule
        kinds = refusal_kinds(table.game, refusal.rule)
        arguments = self.wording.arguments(table, refusal.arguments, kinds)
        return self.wording.text(message, arguments)

    def action_text(self, table: TableNames, action: Action) -> str:
        """An action in words: its own message, or its verb and its arguments."""
        slots: dict[str, list[str]] = {}
        for slot, text in action.args:
            slots.setdefault(slot, []).append(text)
        facts: dict[str, object] = {}
        kinds = slot_kinds(table.game)
        for slot, texts in slots.items():
            facts[slot] = texts if len(texts) > 1 else texts[0]
            if len(texts) > 1:
                each = {f"{slot}{n}": text for n, text in enumerate(texts, 1)}
                facts.update(each)
                kinds.update(dict.fromkeys(each, kinds[slot]))
        arguments = self.wording.arguments(table, facts, kinds)
        message = self.wording.game_id(table.game, f"action-{action.kind}")
        if self.bundle.has(message):
            return self.wording.text(message, arguments)
        verb = self.game_text(table.game, "verb", action.kind)
        about = " ".join(str(arguments[slot]) for slot in slots)
        return self.tr("action", verb=verb, about=about) if about else verb

    def term_text(self, term: str) -> str:
        """A term of the evaluation, for hints."""
        game, _, rest = term.partition("-")
        return self.bundle.format(self.wording.game_id(game, rest), {})

    def agent_name(self, word: str) -> str:
        """The name of a bot: its level in words, and its weights; other agents are named as
        typed."""
        level, at, weights = word.partition("@")
        message = f"level-{level}"
        return f"{self.tr(message)}{at}{weights}" if self.bundle.has(message) else word


@cache
def event_kind(game: str, name: str) -> EventKind:
    """A kind of event as the game declares it; one without facts if the game does not have it."""
    for events in find(game).events():
        if name in events.kinds:
            return events.kinds[name]
    return EventKind(name, {})


def refusal_kinds(game: str, rule: str) -> Fields:
    """The kinds of the facts of a refusal by this rule; an error may name an unknown game."""
    ruleset = find_known(game)
    return kinds_of(FACTS if ruleset is None else ruleset.refusal_facts(), rule)


def slot_kinds(game: str) -> Fields:
    """The kinds of the slots in actions, by name."""
    return {vocabulary.name: vocabulary for vocabulary in find(game).notation.vocabularies}
