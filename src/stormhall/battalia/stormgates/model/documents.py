"""The types of what the modules of The Stormgates add to positions, views and figures.

A module's part is under its name. It is empty before the table is laid, and heroes are counted from
1.
"""

from typing import NotRequired, TypedDict


class TeamsPart(TypedDict):
    """The seats and the points of each team, and by seat how far it is in the turn of its team."""

    teams: list[list[int]]
    points: list[int]
    steps: list[str | None]
    acted: bool
    attacks: int
    rides: list[list[int] | None]
    trails: list[list[int]]
    cohorts: list[list[int]]


class TimerPart(TypedDict):
    """The time for a game of teams."""

    minutes: int


class UsedPower(TypedDict):
    """The powers of Metamorpha that a hero has used."""

    seat: int
    hero: int
    terrains: list[str]


class MetamorphaPart(TypedDict):
    """Where Metamorpha stands, the terrain of her power, and who has used it."""

    cell: str | None
    power: str | None
    used: list[UsedPower]


class BilkarrPart(TypedDict):
    """Where Bilkarr stands; once he is there, where he looks, his state and his path."""

    square: str | None
    heading: NotRequired[str]
    state: NotRequired[str]
    path: NotRequired[list[str]]


class RoyalsPart(TypedDict):
    """The royals that have not joined anybody."""

    waiting: list[str]


class HeroicPart(TypedDict):
    """The seats whose heroes are veterans."""

    veterans: list[int]


class DraftPart(TypedDict):
    """The draft as a viewer has followed it.

    `sees` are the cards to choose from, `own` those taken; `passed` and `known` have by seat the
    cards seen when they were passed on, and those known to be taken.
    """

    seat: int
    count: int
    offered: int
    sees: list[str]
    own: list[str | None]
    passed: list[list[str]]
    known: list[list[str]]


class TradingPart(TypedDict):
    """Stardust and caskets that are left; posts by seat, and what each seat has traded."""

    stardust: int
    caskets: int
    posts: list[list[str]]
    traded: list[list[str]]


class FatePart(TypedDict):
    """How many of each fate card are in the deck, and what is known of Great Artefacts given."""

    deck: list[int]
    searched: list[int]
    given: list[str]


class GatesPart(TypedDict):
    """By seat the heroes that have jumped in this turn."""

    jumped: list[list[int]]


class StormPart(TypedDict):
    """The storm effects that lie open, and how many are left."""

    open: list[str]
    left: int


class MantlePart(TypedDict):
    """The seats whose veils lie on each square."""

    veils: dict[str, list[int]]


class CrystalPart(TypedDict):
    """By seat how many of the next cards of the nation were foreseen."""

    foreseen: list[int]


_OpenUse = TypedDict("_OpenUse", {"as": str})


class OpenUse(_OpenUse):
    """How a card of a line lay open before: as what, with how many uses left."""

    uses: int
    flags: int


class LineCard(TypedDict):
    """A card in the lines of a battle with the Mask; `home` is null for a lent card."""

    side: str
    card: str
    uses: int
    strength: int
    home: int | None
    status: str
    open: NotRequired[OpenUse]


class MaskPart(TypedDict):
    """The lines of a battle, card by card."""

    lines: list[LineCard]


class ChangedPart(TypedDict):
    """By seat the transformed cards that stay transformed."""

    cards: list[list[str]]


class ValleysPart(TypedDict):
    """Which valley is in the west, the buildings found, and those of each valley still hidden."""

    west: str
    buildings: dict[str, str]
    undiscovered: dict[str, list[str]]
    taken: list[int]


class Potion(TypedDict):
    """A potion in somebody's hands: since when, whether it is used, and its standing order."""

    owner: int
    day: int
    used: bool
    order: str
    never: bool
    changed: bool
    victim: NotRequired[int]


class WindowsPart(TypedDict):
    """Whether the potions of this moment were answered, and whether a line is frozen."""

    answered: bool
    frozen: bool


class StoppingPart(TypedDict):
    """By seat the heroes that stop where they are."""

    stopped: list[list[int]]


class HighPassPart(StoppingPart):
    """The High Pass: by seat the gust that holds each hero, if any."""

    gusts: list[list[int | None]]


class KingsBridgePart(StoppingPart):
    """The King's Bridge: by seat the heroes that have spent their crossing."""

    spent: list[list[int]]


class GatesFigures(TypedDict):
    """Every gate with its number, and the prices of jumps for the viewer's heroes on gates."""

    gates: dict[str, int]
    jumps: NotRequired[dict[str, dict[str, int]]]
