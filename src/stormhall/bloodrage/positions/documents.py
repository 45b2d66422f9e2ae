"""The types of the parts of positions and views of Blood Rage.

Cards, places, figures, clans and stats have the words of the notation. Tables by seat have the
seat's digits as keys. If a viewer knows only how many cards there are, a number replaces them.
"""

from typing import Annotated, NotRequired, TypedDict

Kinds = dict[str, int]
"""How many figures of each kind."""

FiguresBySeat = dict[str, Kinds]

Cards = list[str] | int
"""Cards, or how many there are."""


class Province(TypedDict):
    """A province: its pillage token, figures and strength by seat; Yggdrasil has no villages."""

    token: str
    pillaged: bool
    destroyed: bool
    figures: FiguresBySeat
    strength: list[int]
    empty_villages: NotRequired[int]


class KnownCard(TypedDict):
    """A card that all know to be in a hand, and how many quests were already committed."""

    card: str
    after_quests: int


class OpenSheet(TypedDict):
    """The open part of a clan sheet."""

    clan: str | None
    glory: int
    glory_by_source: list[dict[str, int]]
    rage: int
    stats: dict[str, int]
    values: dict[str, int]
    passed: bool
    upgrades: list[str | None]
    reserve: Kinds
    valhalla: Kinds
    on_board: int


class HiddenCards(TypedDict):
    """The cards of a clan, or how many there are."""

    hand: Cards
    pack: Cards
    quests: Cards
    quests_completed: list[bool] | None
    discarded: Cards


class OpenCards(TypedDict):
    """The cards of a clan that everybody has seen."""

    played: list[str]
    known: list[KnownCard]
    shown: list[str]
    old_cards: int


class Sheet(OpenSheet, HiddenCards, OpenCards):
    """A clan sheet with everything that belongs to the clan."""


class CardsAtPlaces(TypedDict):
    """Cards that the viewer knows only to be, in some order, at these places of a pack."""

    places: list[int]
    cards: list[str]


class SeenPack(TypedDict):
    """A pack as a viewer knows it: cards by place, and sets of cards for several places."""

    seen: dict[str, str]
    sets: list[CardsAtPlaces]


class Draft(TypedDict):
    """The draft of this age: rounds done, rounds in all, and the packs as a viewer knows them."""

    rounds: int
    of: int
    packs: list[SeenPack]


class OpenDraft(TypedDict):
    """The draft in a position: every pack in its order."""

    rounds: int
    of: int
    packs: list[list[str]]


class WaitingPillage(TypedDict):
    """A pillage that follows the one in progress."""

    seat: int
    province: str


class PublicBoard(TypedDict):
    """The parts of a view that are the same for all viewers."""

    provinces: dict[str, Province]
    fjords: dict[str, FiguresBySeat]
    sheets: list[tuple[OpenSheet, OpenCards]]


class Board(TypedDict):
    """The parts that are the same in positions and views."""

    age: int
    first_player: int
    doomed: list[str]
    provinces: dict[str, Province]
    fjords: dict[str, FiguresBySeat]
    sheets: list[Sheet]
    discards: list[str]


class View(Board):
    """The table as a seat or a spectator knows it.

    `decks` has the number of cards of each age, null for a past age. `may_have_kept` has by seat
    the cards that an old card in its hand may be.
    """

    draft: Draft
    decks: list[int | None]
    deaths: list[int]
    waiting_pillages: list[WaitingPillage]
    may_have_kept: dict[str, list[str]]


class Position(Board):
    """The whole table."""

    draft: OpenDraft
    decks: list[list[str]]
    deaths: list[int]
    waiting_pillages: list[WaitingPillage]
    stacked: list[int]
    may_have_kept: list[dict[str, list[str]]]


# What people may write: any of this, as far as it matters.

Card = Annotated[str, "card"]
NamedKinds = dict[Annotated[str, "figure"], int]


class NamedProvince(TypedDict):
    """A province; figures by seat and kind."""

    token: Annotated[str, "token"]
    pillaged: bool
    destroyed: bool
    figures: dict[str, NamedKinds]
    strength: list[int]
    empty_villages: int


class NamedSheet(TypedDict):
    """A clan sheet; a number of cards stands for any cards of the age."""

    clan: Annotated[str, "clan"] | None
    glory: int
    glory_by_source: list[dict[str, int]]
    rage: int
    stats: dict[Annotated[str, "stat"], int]
    values: dict[str, int]
    passed: bool
    upgrades: list[Card | None]
    reserve: NamedKinds
    valhalla: NamedKinds
    on_board: int
    hand: list[Card] | int
    pack: list[Card]
    quests: list[Card] | int
    quests_completed: list[bool]
    discarded: list[Card] | int
    played: list[Card]
    known: list[KnownCard]
    shown: list[Card]
    old_cards: int


class HandwrittenPosition(TypedDict):
    """A position of Blood Rage."""

    age: int
    turn: int
    first_player: int
    doomed: list[Annotated[str, "province"]]
    provinces: dict[Annotated[str, "province"], NamedProvince]
    fjords: dict[str, dict[str, NamedKinds]]
    sheets: list[NamedSheet]
    discards: list[Card]
    draft: OpenDraft
    decks: list[list[Card]]
    tops: dict[str, list[Card]]
    stacked: list[int]
    deaths: list[int]
    waiting_pillages: list[WaitingPillage]
    may_have_kept: list[dict[str, list[Card]]]
