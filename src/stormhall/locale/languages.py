"""The languages of the hall, and which of them somebody wants; like `web/src/lib/languages.ts`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final[dict[str, str]] = {
    "en": "English",
    "bg": "Български",
    "ru": "Русский",
    "zh-Hant": "繁體中文",
}
"""The languages by code, each with its own name."""

VARIABLES: Final = ("STORMHALL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a wish may stand in the environment, the weightiest first."""


def known_language(wanted: str) -> str | None:
    """The language of the hall that a tag such as `bg_BG.UTF-8` or `zh-TW` means, if any."""
    tag = wanted.strip().lower()
    if tag.startswith("zh"):
        return "zh-Hant"
    return tag[:2] if tag[:2] in LANGUAGES and not tag[2:3].isalpha() else None


def preferred_language(
    wanted: str | None = None, environment: Mapping[str, str] = os.environ
) -> str:
    """The language to speak: the one asked for, else the environment's, else English."""
    for wish in [wanted, *(environment.get(name) for name in VARIABLES)]:
        if wish:
            return known_language(wish) or "en"
    return "en"
