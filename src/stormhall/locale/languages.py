"""The languages of the hall, and how one is chosen; like `web/src/lib/words/languages.ts`."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Final, NamedTuple


class Language(NamedTuple):
    """A language: its own name and its English name."""

    name: str
    english: str


LANGUAGES: Final = {
    "en": Language("English", "English"),
    "bg": Language("Български", "Bulgarian"),
    "ru": Language("Русский", "Russian"),
    "zh-Hant": Language("繁體中文", "Traditional Chinese"),
}
"""The languages by code; the messages of each are in folders with that name."""

VARIABLES: Final = ("STORMHALL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that may name a language, the most important first."""


def known_language(wanted: str) -> str | None:
    """The language of the hall that a tag such as `bg_BG.UTF-8` or `zh-TW` means, if any."""
    primary = re.split(r"[^a-z]", wanted.strip().lower())[0]
    return next((code for code in LANGUAGES if code.partition("-")[0] == primary), None)


def preferred_language(
    wanted: str | None = None, environment: Mapping[str, str] = os.environ
) -> str:
    """The language to use: the requested one, else the environment's, else English."""
    for tag in [wanted, *(environment.get(name) for name in VARIABLES)]:
        if tag:
            return known_language(tag) or "en"
    return "en"
