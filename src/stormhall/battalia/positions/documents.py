"""The types of what positions and views of Battalia hold.

Cards, tiles, squares, factions and terrains have the words of the notation. Where a viewer knows
only how many cards there are, a number stands for them. A mask says which seats have seen a card:
1 for seat 0, 2 for seat 1, and so on, 128 for everybody else.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from stormhall.kernel.core.documents import Pair

Cards = list[str] | int
"""Cards, or how many they are."""


class Oracle(TypedDict):
    """Week, weekday, and from today on the lit and the matching artefact of each day."""

    week: int
    weekday: int
    days: list[Pair[str]]


_OpenCard = TypedDict("_OpenCard", {"as": str})


class OpenCard(_OpenCard):
    """A card that lies open before its player: what it counts as, and how often it can be used.

    `flags` are any of: lit (two uses may go on one unit), borrowed, may change itself, goes at once
    (it leaves after its last use), copy, turned (a joker or Hammer in place of the kind), peaceful
    (it cannot be laid in battle), foreign (it belongs to another player).
    """

    card: str
    uses: int
    flags: list[str]


class Tent(TypedDict):
    """A tent with the cards in it; one that has no card of its own is temporary."""

    card: str | None
    content: list[str]
    temporary: bool


_TracedCard = TypedDict("_TracedCard", {"in": list[str]})


class TracedCard(_TracedCard):
    """A card that is in one of these places, and the mask of the seats that know it."""

    card: str
    seen: int


class OwnSeen(TypedDict):
    """Who has seen a player's cards in hidden zones, a mask for each card."""

    hand: list[int]
    ambush: list[int]
    shelter: list[int]


class OthersSeen(TypedDict):
    """Who has seen the cards of another player, as far as the viewer knows; those that the
    viewer knows stand apart."""

    hand_known: list[int]
    hand: list[int]
    ambush_known: list[int]
    ambush: list[int]
    shelter: list[int]


class OpenZones(TypedDict):
    """What everybody sees of a player: the squares of the heroes, and cards that lie open."""

    heroes: list[str | None]
    table: list[str]
    new: list[str]
    open: list[OpenCard]
    tents: list[Tent]


class OwnCards(OpenZones):
    """A player as that player knows them.

    `coming` are the next cards of the nation that are known in their order, `secret` the starting
    units with the masks of the seats that know them.
    """

    hand: list[str]
    ambush: list[str]
    shelter: list[str]
    nation: list[str]
    coming: list[str]
    seen: OwnSeen
    secret: list[list[str | int]]
    traced: list[TracedCard]


class OthersCards(OpenZones):
    """A player as others know them: how many cards there are, and which of them are known.

    `hidden` are cards known to be somewhere in the hidden zones, `hidden_units` how many starting
    units of each rank are unknown there.
    """

    hand: int
    hand_known: list[str]
    ambush: int
    ambush_known: list[str]
    shelter: list[str | None]
    nation: Cards
    seen: OthersSeen
    hidden: list[str]
    hidden_units: list[int]
    starting_units_known: list[str]
    traced: list[TracedCard]


class Tile(TypedDict):
    """A tile on the board; a city has a level, and an owner or neutral guards. One without a chip
    may name the conqueror who left it so and cannot annex it."""

    card: str
    exits: str
    terrain: str
    owner: NotRequired[int]
    neutral: NotRequired[bool]
    level: NotRequired[int]
    left_by: NotRequired[int]


class Deck(TypedDict):
    """A deck of the pool: its top, what lies below it as a set, and its bottom in order."""

    top: list[str]
    rest: Cards
    bottom: list[str]


class Relics(TypedDict):
    """The Great Artefacts of a site, and the mask of the seats that have seen them."""

    cards: Cards
    seen: int


class Borrowed(TypedDict):
    """A card of one player that another uses; null while only its user knows it."""

    lender: int
    user: int
    card: str | None
    laid: bool


class View(TypedDict):
    """What a viewer knows of the table, by what lies where.

    `ride` is the hero who rides and the steps he has left; `seals` has the seats by square;
    `searched`, `nation_seen` and `nation_traced` are masks of what each seat has looked through.
    """

    day: int
    first: int
    active: int
    ended: str | None
    oracle: Oracle
    factions: list[str | None]
    removed: str | list[str] | None
    points: list[int]
    players: list[OwnCards | OthersCards]
    tiles: dict[str, Tile]
    impassable: list[str]
    out_of_play: list[str]
    pool: dict[str, int | Deck]
    display: list[str]
    limbo: list[str]
    box: Cards
    scrapped: list[str]
    relics: dict[str, Relics]
    seals: dict[str, list[int]]
    annexed: list[int]
    attacked: list[int]
    ride: list[int] | None
    trails: list[int]
    cohort: list[int]
    borrowed: Borrowed | None
    searched: list[int]
    nation_seen: list[int]
    nation_traced: list[int]


# What people may write: any of this, as far as it matters.

Card = Annotated[str, "card"]
Cell = Annotated[str, "cell"]
Faction = Annotated[str, "faction"]
Mask = int

_NamedOpenCard = TypedDict("_NamedOpenCard", {"as": Annotated[str, "kind"]})


class NamedOpenCard(_NamedOpenCard):
    """A card that lies open; `flags` in words, or their sum in older documents."""

    card: Card
    uses: int
    flags: list[Annotated[str, "flag"]] | int


class NamedTent(TypedDict):
    """A tent with its content; one without a card of its own is a copy."""

    card: Card | None
    content: list[Card]
    temporary: bool


class NamedPlayer(TypedDict):
    """A player: hand and ambush replace the cards dealt, the nation is drawn next in this order.
    With `exact`, no other cards are owned."""

    heroes: list[Cell | None]
    hand: list[Card]
    ambush: list[Card]
    shelter: list[Card]
    nation: list[Card]
    coming: list[Card]
    table: list[Card]
    new: list[Card]
    open: list[NamedOpenCard]
    tents: list[NamedTent]
    exact: bool
    seen: OwnSeen
    secret: list[Pair[str | int]]
    traced: list[TracedCard]


class NamedTile(TypedDict):
    """A tile, or without `card` the chip on a square; an `owner` of null removes the chip."""

    card: Annotated[str, "tile"]
    exits: Annotated[str, "exits"]
    terrain: Annotated[str, "terrain"]
    owner: int | None
    neutral: bool
    level: int
    left_by: int


class NamedDeck(TypedDict):
    """A deck: with `rest`, it holds only the named cards; without `rest`, they are put in order."""

    top: list[str]
    rest: list[str]
    bottom: list[str]


class BeginningTurn(TypedDict):
    """Whose turn it is, and the step that it has reached."""

    seat: int
    step: Literal["actions", "cohort", "setup"]


class Position(TypedDict):
    """A position of Battalia."""

    turn: BeginningTurn
    day: int
    first: int
    active: int
    ended: str | None
    oracle: Oracle
    factions: list[Faction | None]
    removed: Faction | list[Faction] | None
    points: list[int]
    players: list[NamedPlayer]
    clear_board: bool
    tiles: dict[Cell, NamedTile]
    impassable: list[Cell]
    out_of_play: list[Cell]
    pool: dict[Annotated[str, "deck"], int | NamedDeck]
    top: dict[Annotated[str, "deck"], list[str]]
    empty: list[Annotated[str, "deck"]]
    supplies: int
    display: list[Card]
    limbo: list[Card]
    box: list[Card]
    scrapped: list[str]
    relics: dict[Cell, Relics]
    seals: dict[Cell, list[int]]
    annexed: list[int]
    attacked: list[int]
    ride: list[int] | None
    trails: list[int]
    cohort: list[int]
    borrowed: Borrowed | None
    searched: list[Mask]
    nation_seen: list[Mask]
    nation_traced: list[Mask]
