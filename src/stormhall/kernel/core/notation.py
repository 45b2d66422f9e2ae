"""Actions as text that people can read and type, and the exact inverse.

A game declares its verbs as patterns such as `move {hero} {cell}` or `with {cards*}`; each slot
names a vocabulary. An action is packed into one int, eight bits for the verb and eight for each
argument, so that the engine never handles a string:

    code = verb | first << 8 | second << 16 | ...

A starred slot is always the last one. Its items are stored with 1 added; a 0 ends them.
"""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.errors import NotationError
from stormhall.kernel.core.kinds import Words

Problem = tuple[str, dict[str, object]]
"""Why a string cannot be read as an action: the name and facts of an error."""

NO_PROBLEM: Final[Problem] = ("", {})

ARGUMENT_BITS: Final = 8
ARGUMENT_MASK: Final = 0xFF


def verb_of(code: int) -> int:
    """The number of the verb of an action."""
    return code & ARGUMENT_MASK


def first_of(code: int) -> int:
    """The first argument of an action."""
    return code >> ARGUMENT_BITS & ARGUMENT_MASK


def second_of(code: int) -> int:
    """The second argument of an action."""
    return code >> 2 * ARGUMENT_BITS & ARGUMENT_MASK


def items_of(code: int) -> list[int]:
    """The items of an action whose only slot is a starred one."""
    items: list[int] = []
    rest = code >> ARGUMENT_BITS
    while rest:
        items.append((rest & ARGUMENT_MASK) - 1)
        rest >>= ARGUMENT_BITS
    return items


class Verb:
    """One kind of action: its number in the code and the pattern of its text."""

    def __init__(self, kind: int, pattern: str, vocabularies: dict[str, Words]) -> None:
        self.kind: Final = kind
        self.pattern: Final = pattern
        self.parts: Final[list[str]] = pattern.split()
        self.slots: Final[list[Words | None]] = []
        self.starred = False
        for part in self.parts:
            if not part.startswith("{"):
                self.slots.append(None)
                continue
            name = part.strip("{}")
            assert not self.starred, f"nothing may follow a starred slot: {pattern}"
            if name.endswith("*"):
                self.starred = True
                name = name[:-1]
            self.slots.append(vocabularies[name])

    def __repr__(self) -> str:
        return f"<Verb {self.pattern!r}>"

    def filled(self, code: int) -> list[tuple[str, str]]:
        """The words of a code of this verb, each with the name of its slot; a literal has none."""
        rest = code >> ARGUMENT_BITS
        words: list[tuple[str, str]] = []
        for i, vocabulary in enumerate(self.slots):
            if vocabulary is None:
                words.append(("", self.parts[i]))
            elif self.starred and i == len(self.slots) - 1:
                while rest:
                    words.append((vocabulary.name, vocabulary.words[(rest & ARGUMENT_MASK) - 1]))
                    rest >>= ARGUMENT_BITS
            else:
                words.append((vocabulary.name, vocabulary.words[rest & ARGUMENT_MASK]))
                rest >>= ARGUMENT_BITS
        return words

    def read(self, words: list[str]) -> tuple[int, int, Problem]:
        """(code or -1, number of words understood, problem) for a split text."""
        code = self.kind
        shift = ARGUMENT_BITS
        for i, vocabulary in enumerate(self.slots):
            if self.starred and vocabulary is not None and i == len(self.slots) - 1:
                for j in range(i, len(words)):
                    if words[j] not in vocabulary.index:
                        return -1, j, _unknown(words[j], vocabulary)
                    code |= (vocabulary.index[words[j]] + 1) << shift
                    shift += ARGUMENT_BITS
                return code, len(words), NO_PROBLEM
            if i >= len(words):
                facts: dict[str, object] = {"part": self.parts[i], "pattern": self.pattern}
                return -1, i, ("notation-short", facts)
            if vocabulary is None:
                if words[i] != self.parts[i]:
                    return -1, i, ("notation-other", {"part": self.parts[i], "word": words[i]})
            elif words[i] in vocabulary.index:
                code |= vocabulary.index[words[i]] << shift
                shift += ARGUMENT_BITS
            else:
                return -1, i, _unknown(words[i], vocabulary)
        if len(words) > len(self.slots):
            return -1, len(self.slots), ("notation-long", {"pattern": self.pattern})
        return code, len(words), NO_PROBLEM


class Notation:
    """All verbs of a game; `text` and `code` are inverses of each other.

    A pattern that begins with a hyphen is a placeholder for a number without a verb.
    """

    def __init__(self, patterns: list[str], vocabularies: list[Words]) -> None:
        for vocabulary in vocabularies:
            assert len(vocabulary.words) < ARGUMENT_MASK, f"{vocabulary!r} does not fit into a byte"
        by_name = {vocabulary.name: vocabulary for vocabulary in vocabularies}
        self._verbs: Final = [Verb(i, pattern, by_name) for i, pattern in enumerate(patterns)]
        self.verbs: Final = [verb for verb in self._verbs if not verb.pattern.startswith("-")]
        self.vocabularies: Final = vocabularies

    def __repr__(self) -> str:
        return f"<Notation of {len(self.verbs)} verbs>"

    def text(self, code: int) -> str:
        """The text of an action."""
        return " ".join([word for _, word in self._filled(code)])

    def parts(self, code: int) -> tuple[str, list[tuple[str, str]]]:
        """An action as its kind and its arguments, to look up the actions of a card or a square.

        The kind is the fixed words of the verb joined with hyphens. An argument is the name of its
        slot with a word; a starred slot gives one argument for each of its items.
        """
        words = self._filled(code)
        kind = "-".join([word for slot, word in words if not slot])
        return kind, [(slot, word) for slot, word in words if slot]

    def _filled(self, code: int) -> list[tuple[str, str]]:
        return self._verbs[code & ARGUMENT_MASK].filled(code)

    def code(self, text: str) -> int:
        """The code of an action's text; letter case and the amount of white space do not matter."""
        words = text.lower().split()
        if not words:
            raise NotationError("notation-empty")
        furthest, problem = -1, NO_PROBLEM
        for verb in self.verbs:
            code, understood, reason = verb.read(words)
            if code >= 0:
                return code
            if understood > furthest:
                furthest, problem = understood, reason
        if furthest == 0:
            verbs = sorted({verb.parts[0] for verb in self.verbs})
            problem = ("notation-verb", {"known": ", ".join(verbs)})
        name, facts = problem
        raise NotationError(name, text=text, **facts)

    def phrases(self, text: str) -> list[str]:
        """A typed line as the texts of single actions.

        Semicolons join steps in every game; a game with its own compound commands overrides this.
        """
        return [part.strip() for part in text.split(";") if part.strip()]


def _unknown(word: str, vocabulary: Words) -> Problem:
    words = vocabulary.words
    known = ", ".join(words[:12]) + (", …" if len(words) > 12 else "")
    return "notation-word", {"word": word, "slot": vocabulary.name, "known": known}
