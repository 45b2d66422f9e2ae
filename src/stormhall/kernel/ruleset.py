"""The interface of a game to the kernel: how it is set up, read, written, described and drawn."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from stormhall.kernel.core.errors import SetupError, reasons
from stormhall.kernel.core.events import Events
from stormhall.kernel.core.kept_parts import KeptParts
from stormhall.kernel.core.kinds import Fields, GameConfig
from stormhall.kernel.core.notation import Notation
from stormhall.kernel.core.refusal import FACTS, Refusal
from stormhall.kernel.core.shared_choices import EVENTS
from stormhall.kernel.core.state import Code, Options, Seat, State, StateRules
from stormhall.kernel.exclusions import Exclusion, ExclusionSearch
from stormhall.kernel.insight import Insight, Weights, merged
from stormhall.kernel.labels import BoardWords, Labels
from stormhall.kernel.options import GameInfo
from stormhall.kernel.statistics import Statistics

if TYPE_CHECKING:
    from stormhall.kernel.core.documents import DocumentTypes, Printed
    from stormhall.kernel.table.document_reader import Reader


class Ruleset(StateRules):
    """One game with all its options, by one version of its rules.

    Each version that a game supports has its own object, so code that has a ruleset needs no
    version: it deals, reads, completes options and makes configs by its own.
    """

    def __init__(self, info: GameInfo, notation: Notation, version: int) -> None:
        self.info: Final = info
        self.notation: Final = notation
        self.version: Final = version
        self._exclusions: list[Exclusion] | None = None
        self._configs: Final[dict[tuple[object, ...], GameConfig]] = {}

    def config(self, seats: int, options: Options) -> GameConfig:
        """What stays the same in games with these options, computed once."""
        key = (seats, frozenset(options.items()))
        config = self._configs.get(key)
        if config is None:
            config = self.make_config(seats, options)
            self._configs[key] = config
        return config

    def make_config(self, seats: int, options: Options) -> GameConfig:
        """Compute a config; only `config` calls this."""
        return GameConfig(seats)

    @abstractmethod
    def deal(self, seats: int, seed: int, options: Options) -> State:
        """A new game up to its first decision; options are complete and valid."""

    @abstractmethod
    def read(self, reader: Reader, seats: int, seed: int, options: Options) -> State:
        """The state of a position or of a view, without its header, before any frame is run.

        In a position, a key that no reader has asked for is a defect.

        What the document leaves out comes from `deal`. Where a view gives a number instead of
        cards, any cards that agree with it are allowed. `PositionError` has all defects at once.
        """

    @abstractmethod
    def labels(self) -> Labels:
        """The words of its text board, in English."""

    @abstractmethod
    def draw(self, view: dict[str, Any], words: BoardWords) -> str:
        """A view as text for the terminal."""

    def events(self) -> list[Events]:
        """The kinds of event that the game logs: the kernel's and its own."""
        return [EVENTS]

    def refusal_facts(self) -> Fields:
        """The kinds of the facts that refusals carry: the kernel's and its own."""
        return FACTS

    def shown_words(self) -> list[str]:
        """Words that views or events use but no action does; they need messages too."""
        return []

    def rules_chapters(self, data: Mapping[str, Any]) -> Iterable[str]:
        """Further chapters of its rules as lines of Markdown, made from the data files of its
        document: `cards` is the content of `DOCUMENT-cards.json`."""
        return ()

    def document_types(self) -> DocumentTypes:
        """The types of its documents, from which their JSON Schema is made."""
        from stormhall.kernel.core.documents import DocumentTypes, NoFacts

        return DocumentTypes(NoFacts, NoFacts, NoFacts)

    def insight(self, weights: Weights | None = None) -> Insight:
        """What the game knows about good play, with its own weights or some of them replaced."""
        return Insight(merged({}, weights))

    def statistics(self, state: State) -> Statistics:
        """The statistics collector for a game that begins with this state."""
        return Statistics()

    def forecast(self, before: State, after: State, seat: Seat, code: Code) -> Mapping[str, object]:
        """Figures about a legal choice before it is taken: a price, the sums of a battle.

        `after` is the state right after the choice, before any further frame is run. Both states
        belong to a world imagined from the seat's view: read only what is public or known to the
        seat, because the rest is invented, and change neither.
        """
        return {}

    def figures(self, state: State, viewer: int, kept: KeptParts) -> Mapping[str, object]:
        """What a screen shows and only the rules can compute: sums, incomes, progress.

        As in `forecast`, read only what this viewer knows; `kept` is as in `write`.
        """
        return {}

    def printed(self) -> Printed:
        """What is printed on its components, for screens: the same at all tables of the game."""
        return {"rules": {}}

    def minutes(self, seats: int, options: Options) -> int | None:
        """How long a whole game may take, if its options say so, for the clock of a table."""
        return None

    def excluded(self, seats: int, options: Options) -> list[Refusal]:
        """The rules that forbid this combination of options."""
        return []

    def exclusions(self) -> list[Exclusion]:
        """Which option values exclude each other, for a lobby; searched once, when first needed."""
        if self._exclusions is None:
            self._exclusions = ExclusionSearch(self.info, self.excluded).run()
        return self._exclusions

    def to_json(self) -> dict[str, object]:
        """The game as plain data, for a lobby: its options and which of their values go together.

        An entry in `exclusions` says: if these options have these values, that option cannot have
        that one, in games with these numbers of seats (None: all). It holds in both directions.
        """
        exclusions = [one.to_json(self.info.seats) for one in self.exclusions()]
        return {**self.info.to_json(), "exclusions": exclusions}

    def recorded(self, options: Options) -> Options:
        return self.info.recorded(options, self.version)

    def check(self, seats: int, given: Options, preset: str | None = None) -> Options:
        """Complete options for a game with this many seats, or a `SetupError`."""
        self.info.check_seats(seats)
        options = self.info.complete_options(given, preset, self.version)
        refusals = self.excluded(seats, options)
        if refusals:
            raise SetupError("excluded", refusals, game=self.info.name, reasons=reasons(refusals))
        return options

    def __repr__(self) -> str:
        return f"find({self.info.name!r}, {self.version})"

    def __reduce__(self) -> tuple[Any, ...]:
        return find, (self.info.name, self.version)


_rulesets: Final[dict[str, Ruleset]] = {}  # by the newest version
_by_version: Final[dict[str, dict[int, Ruleset]]] = {}
_modules: Final[dict[str, str]] = {}


def announce(modules: dict[str, str]) -> None:
    """List the modules that register games; each is imported when its game is requested."""
    _modules.update(modules)


def register(ruleset: Ruleset, earlier: Sequence[Ruleset] = ()) -> None:
    """Register a game under its name, with the earlier versions of its rules that are still played
    to the end; a name used twice fails."""
    name = ruleset.info.name
    assert _rulesets.setdefault(name, ruleset) is ruleset, f"there are two games named {name!r}"
    _by_version[name] = {one.version: one for one in [*earlier, ruleset]}


def registered() -> dict[str, Ruleset]:
    """All games by name, sorted."""
    return {name: find(name) for name in sorted({*_rulesets, *_modules})}


def base_of(name: str) -> str | None:
    """The game that this one expands, if there is one."""
    ruleset = find_known(name)
    return None if ruleset is None else ruleset.info.base


def find_known(name: str) -> Ruleset | None:
    """The game of this name, or None."""
    return find(name) if name in _rulesets or name in _modules else None


def find(name: str, version: int | None = None) -> Ruleset:
    """The game of this name by a version of its rules, else the newest; a `SetupError` lists the
    versions there are."""
    newest = _newest(name)
    if version is None or version == newest.version:
        return newest
    earlier = _by_version[name].get(version)
    if earlier is None:
        raise SetupError("rules-version", game=name, version=version, ours=supported(name))
    return earlier


def supported(name: str) -> str:
    """The versions of a game's rules that can be played, for messages: `1, 2`."""
    return ", ".join(str(version) for version in sorted(_by_version[_newest(name).info.name]))


def _newest(name: str) -> Ruleset:
    if name not in _rulesets:
        if name not in _modules:
            known = ", ".join(sorted({*_rulesets, *_modules}))
            raise SetupError("no-game", game=name, known=known)
        import_module(_modules[name])
        assert name in _rulesets, f"{_modules[name]} registers no game named {name!r}"
    return _rulesets[name]
