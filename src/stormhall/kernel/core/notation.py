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

Argument = tuple[str, str]
"""A word of an action with the name of its slot."""

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
        self.name: Final = "-".join([part for part in self.parts if not part.startswith("{")])
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

    def vocabularies(self) -> list[Words]:
        """The vocabulary of each slot; the literal words of the pattern have none."""
        return [vocabulary for vocabulary in self.slots if vocabulary is not None]

    def numbers(self, args: list[Argument]) -> tuple[list[int], Problem]:
        """The number in each slot, -1 where no word is given, or the problem with a word.

        The words of a name fill its slots in their order; a starred slot takes any number of them.
        """
        vocabularies = self.vocabularies()
        numbers = [-1] * len(vocabularies)
        for slot, word in args:
            place = -1
            for i in range(len(vocabularies)):
                if place < 0 and numbers[i] < 0 and vocabularies[i].name == slot:
                    place = i
            if place < 0 and self.starred and vocabularies[-1].name == slot:
                place = len(numbers)
                numbers.append(-1)
            if place < 0:
                return [], ("notation-long", {"pattern": self.pattern})
            vocabulary = vocabularies[min(place, len(vocabularies) - 1)]
            if word not in vocabulary.index:
                return [], _unknown(word, vocabulary)
            numbers[place] = vocabulary.index[word]
        return numbers, NO_PROBLEM

    def code_of(self, numbers: list[int]) -> int:
        """The code of the numbers in the slots, all of which are given."""
        code, shift = self.kind, ARGUMENT_BITS
        first_starred = len(self.vocabularies()) - 1 if self.starred else len(numbers)
        for i, number in enumerate(numbers):
            code |= (number + 1 if i >= first_starred else number) << shift
            shift += ARGUMENT_BITS
        return code

    def agrees(self, code: int, numbers: list[int]) -> bool:
        """Whether a code is of this verb and has these numbers; -1 stands for any number."""
        if code & ARGUMENT_MASK != self.kind:
            return False
        first_starred = len(self.vocabularies()) - 1 if self.starred else len(numbers)
        for i, number in enumerate(numbers):
            argument = code >> ARGUMENT_BITS * (i + 1) & ARGUMENT_MASK
            if number >= 0 and argument != (number + 1 if i >= first_starred else number):
                return False
        return True

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

    def verbs_of(self, kind: str) -> list[Verb]:
        """The verbs of a kind, as `parts` names it: those with the same fixed words."""
        return [verb for verb in self.verbs if verb.name == kind]

    def written(self, kind: str, args: list[Argument]) -> str:
        """The text of an action that is given as `parts` gives it."""
        problem: Problem = NO_PROBLEM
        for verb in self.verbs_of(kind):
            numbers, problem = verb.numbers(args)
            if numbers == [] and problem[0]:
                continue
            if -1 not in numbers:
                return self.text(verb.code_of(numbers))
            problem = ("notation-short", {"part": "{…}", "pattern": verb.pattern})
        raise self.unreadable(kind, args, problem)

    def unreadable(self, kind: str, args: list[Argument], problem: Problem) -> NotationError:
        """The error for an action given by kind and words; without a problem, no verb has them."""
        name, facts = problem
        if not name:
            name = "notation-verb"
            facts = {"known": ", ".join(sorted({verb.name for verb in self.verbs}))}
        return NotationError(name, text=" ".join([kind, *[word for _, word in args]]), **facts)

    def phrases(self, text: str) -> list[str]:
        """A typed line as the texts of single actions.

        Semicolons join steps in every game; a game with its own compound commands overrides this.
        """
        return [part.strip() for part in text.split(";") if part.strip()]


def _unknown(word: str, vocabulary: Words) -> Problem:
    words = vocabulary.words
    known = ", ".join(words[:12]) + (", …" if len(words) > 12 else "")
    return "notation-word", {"word": word, "slot": vocabulary.name, "known": known}
