"""Which action a question is about that names only a verb, or a verb and some of its words.

Whoever asks why nothing can be hired means no certain unit. Among the actions that have the given
words, the answer is about one that the seat would think of: its other words are ones that the seat
holds or sees, the refusals are not about these words, there are few of them, and they tell much.

Actions are tried in a world imagined from the seat's view, and no more of them than `MOST_TRIED`:
one slot after the other takes the word that suits best.
"""

from __future__ import annotations

from typing import Final

from stormhall.kernel.core.kinds import Words, first_words
from stormhall.kernel.core.notation import NO_PROBLEM, Argument, Notation, Problem, Verb
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat, State

MOST_TRIED: Final = 240
"""How many actions are tried for one question."""

HELD: Final = 0
SEEN: Final = 1
UNSEEN: Final = 2

Rank = tuple[int, int, int, int, int, int]
"""How far an action is from what is meant: the least is the best."""


class Completion:
    """The search for the action that a question by kinds and words is about."""

    def __init__(self, notation: Notation, world: State, seat: Seat, view: object) -> None:
        self.notation: Final = notation
        self.world: Final = world
        self.seat: Final = seat
        self.tried = 0
        self._seen: Final[dict[str, int]] = {}
        _note_words(view, self._seen, SEEN, seat, world.seats)

    def __repr__(self) -> str:
        return f"<Completion for seat {self.seat}: {self.tried} actions tried>"

    def code(self, kinds: list[str], args: list[Argument]) -> Code:
        """The action that the question is about; `NotationError` if no verb of the kinds has these
        words.

        An earlier kind counts more than a later one, unless the rules say nothing about it, or only
        that what it is named after is missing.
        """
        asked = self._asked(kinds, args)
        for code in sorted(self.world.offers(self.seat)):
            for verb, numbers in asked:
                if verb.agrees(code, numbers):
                    return code
        share = MOST_TRIED // len(asked)
        best, nearest = -1, (2, 0)
        for verb, numbers in asked:
            code, rank = self._best_of(verb, numbers, share)
            distance = (rank[0], self._missing(verb, code))
            if distance < nearest:
                best, nearest = code, distance
        return best

    def _asked(self, kinds: list[str], args: list[Argument]) -> list[tuple[Verb, list[int]]]:
        """The verbs that are asked about, each with the numbers of the given words."""
        asked: list[tuple[Verb, list[int]]] = []
        problem: Problem = NO_PROBLEM
        for kind in kinds:
            for verb in self.notation.verbs_of(kind):
                numbers, wrong = verb.numbers(args)
                if wrong[0]:
                    problem = wrong
                else:
                    asked.append((verb, numbers))
        if not asked:
            raise self.notation.unreadable(" ".join(kinds), args, problem)
        return asked

    def _best_of(self, verb: Verb, given: list[int], most: int) -> tuple[Code, Rank]:
        """The best action of a verb; the free slots are filled one after the other."""
        vocabularies = verb.vocabularies()
        free = [i for i, number in enumerate(given) if number < 0]
        choices = [self._in_order(vocabularies[i]) for i in free]
        numbers = given[:]
        for i, words in zip(free, choices, strict=True):
            numbers[i] = words[0]
        named = [(vocabularies[i].name, vocabularies[i].words) for i in free]
        best = numbers[:]
        nearest = self._rank(verb, best, free, named)
        left = most - 1
        for i, words in zip(free, choices, strict=True):
            numbers = best[:]
            for word in words[1 : left + 1]:
                numbers[i] = word
                rank = self._rank(verb, numbers, free, named)
                left -= 1
                if rank < nearest:
                    best, nearest = numbers[:], rank
        return verb.code_of(best), nearest

    def _in_order(self, vocabulary: Words) -> list[int]:
        """The numbers of a vocabulary: of words that the seat holds, that it sees, all others."""
        ordered: list[list[int]] = [[], [], []]
        for word in first_words(vocabulary.index):
            ordered[self._seen.get(word, UNSEEN)].append(vocabulary.index[word])
        return [*ordered[0], *ordered[1], *ordered[2]]

    def _rank(
        self, verb: Verb, numbers: list[int], free: list[int], named: list[tuple[str, list[str]]]
    ) -> Rank:
        self.tried += 1
        refusals = self.world.refusals(self.seat, verb.code_of(numbers))
        words = [names[numbers[i]] for i, (_, names) in zip(free, named, strict=True)]
        blamed, facts = _about(refusals, words)
        places = [self._seen.get(word, UNSEEN) for word in words]
        unseen = places.count(UNSEEN)
        return int(_is_silent(refusals)), unseen, blamed, len(refusals), sum(places), -facts

    def _missing(self, verb: Verb, code: Code) -> int:
        """How many facts against an action name what its verb is named after."""
        return _about(self.world.refusals(self.seat, code), verb.name.split("-"))[0]


def _about(refusals: list[Refusal], words: list[str]) -> tuple[int, int]:
    """How many facts of refusals are these words, and how many are others."""
    blamed = facts = 0
    for refusal in refusals:
        for name, value in refusal.arguments.items():
            if value in words or f"{name}{value}" in words:
                blamed += 1
            else:
                facts += 1
    return blamed, facts


def _is_silent(refusals: list[Refusal]) -> bool:
    """Whether the rules only say that such an action is never taken here."""
    return refusals[0].rule == "SH-STEP"


def _note_words(part: object, seen: dict[str, int], place: int, seat: Seat, seats: int) -> None:
    """Note all words in a part of a view: held by the seat, or seen at the table."""
    if isinstance(part, str):
        seen[part] = min(place, seen.get(part, place))
    elif isinstance(part, dict):
        for key, value in part.items():
            if value:
                _note_words(key, seen, place, seat, seats)
                _note_words(value, seen, place, seat, seats)
    elif isinstance(part, list):
        is_by_seat = len(part) == seats and isinstance(part[seat], dict)
        for i, value in enumerate(part):
            _note_words(value, seen, HELD if is_by_seat and i == seat else place, seat, seats)
