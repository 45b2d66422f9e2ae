"""The languages of the hall, with the same Fluent files and rules as in the browser."""

from stormhall.locale.languages import LANGUAGES, preferred_language
from stormhall.locale.translator import Translator
from stormhall.locale.wording import TableNames

__all__ = ["LANGUAGES", "TableNames", "Translator", "preferred_language"]
