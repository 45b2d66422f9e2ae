"""The languages of the hall, from the same Fluent files and by the same rule as in the browser."""

from stormhall.locale.languages import LANGUAGES, preferred_language
from stormhall.locale.speaker import Speaker
from stormhall.locale.wording import Table

__all__ = ["LANGUAGES", "Speaker", "Table", "preferred_language"]
