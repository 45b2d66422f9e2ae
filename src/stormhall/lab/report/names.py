"""Names of things in a report, translated if there is a message."""

from __future__ import annotations

import re
from typing import Final

from stormhall.locale.process_language import has_message, say, translator

ACTION_TOPICS: Final = (
    "battles",
    "city_levels",
    "heroes",
    "trading",
    "turns",
    "valleys",
    "volcano",
)
"""Topics that count actions; other topics count things with names."""


def game_title(game: str, english: str) -> str:
    return _of_game(game, "title", english)


def unit_name(unit: str) -> str:
    """A unit of length, as a heading of figures."""
    return say(f"cli-unit-{unit}") if has_message(f"cli-unit-{unit}") else unit


def reason_name(reason: str) -> str:
    """Why a game ended."""
    return translator().tr(reason).rstrip(".。")


def source_name(game: str, source: str) -> str:
    """Where points came from."""
    return _of_game(game, f"source-{source}", source)


def trait_name(trait: str) -> str:
    """A property by which seats differ."""
    return say(f"report-trait-{trait}") if has_message(f"report-trait-{trait}") else trait


def thing_name(game: str, word: str) -> str:
    """A card, a faction, a place."""
    return translator().word(game, word) if translator().bundle.has(f"{game}-title") else word


def topic_name(topic: str) -> str:
    """A topic as a heading."""
    message = f"report-topic-{topic.replace('_', '-')}"
    return say(message) if has_message(message) else topic.replace("_", " ").capitalize()


def use_name(game: str, topic: str, word: str) -> str:
    """A thing that was used, or an action that was counted."""
    level = re.fullmatch(r"level-(\d+)", word)
    if level:
        return say("report-level", number=int(level[1]))
    if topic in ACTION_TOPICS and has_message(f"report-action-{word}"):
        return say(f"report-action-{word}")
    return thing_name(game, word)


def figure_name(figure: str) -> str:
    """What is compared between two option sets."""
    return say(f"report-figure-{figure}")


def subject_name(about: str) -> str:
    """The subject of a figure: a seat, the winner, or an agent."""
    seat = about.removeprefix("seat ")
    if seat != about:
        return say("report-seat", number=seat)
    return say("report-winner") if about == "winner" else bot_name(about)


def bot_name(word: str) -> str:
    """An agent by the name of its level."""
    return translator().agent_name(word)


def _of_game(game: str, rest: str, english: str) -> str:
    message = translator().wording.game_id(game, rest)
    return translator().tr(message) if translator().bundle.has(message) else english
