"""Text boards in a language: their labels, and names beside what is typed."""

from __future__ import annotations

import re

from stormhall.kernel.labels import BoardWords, Facts
from stormhall.locale.bundle import Arguments
from stormhall.locale.speaker import Speaker


def board_words(speaker: Speaker, game: str) -> BoardWords | None:
    """What a board of the game is lettered with; a game without messages letters its own."""
    bundle, wording = speaker.bundle, speaker.wording
    if not bundle.has(f"{game}-title"):
        return None

    def label(label: str, facts: Facts) -> str:
        arguments: Arguments = {
            name: fact if isinstance(fact, int) else str(fact) for name, fact in facts.items()
        }
        return bundle.format(wording.game_id(game, f"board-{label}"), arguments)

    def name(word: str, english: str) -> str:
        if bundle.has(word):  # why a game is over
            return bundle.format(word, {})
        plain = re.sub(r"\.\d+$", "", word)  # a copy of a card
        found = wording.word(game, plain)
        return english if found == plain else found

    return BoardWords(label, name)
