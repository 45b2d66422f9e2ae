"""The texts of boards in a language: labels, and the names of typed words."""

from __future__ import annotations

import re

from stormhall.kernel.labels import BoardWords, Facts
from stormhall.kernel.ruleset import find
from stormhall.locale.translator import Translator
from stormhall.locale.wording import as_arguments


def board_words(translator: Translator, game: str) -> BoardWords | None:
    """The texts of a game's board in the language; None for a game without messages."""
    bundle, wording = translator.bundle, translator.wording
    if not bundle.has(f"{game}-title"):
        return None
    english_labels = find(game).labels()

    def label(label: str, facts: Facts) -> str:
        message = wording.game_id(game, f"board-{label}")
        if bundle.has(message):
            return bundle.format(message, as_arguments(facts))
        return english_labels[label].format(**facts)

    def name(word: str, english: str) -> str:
        if bundle.has(word):  # why a game is over
            return bundle.format(word, {})
        plain = re.sub(r"\.\d+$", "", word)  # a copy of a card
        translation = wording.word(game, plain)
        return english if translation == plain else translation

    return BoardWords(label, name)
