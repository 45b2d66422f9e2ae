"""The types of a screen's figures and of the facts of a preview in Battalia.

Tables by seat have the seat's digits as keys.
"""

from typing import Literal, NotRequired, TypedDict

from stormhall.kernel.core.documents import Pair, Printed

Price = dict[str, int]
"""How many cards of each kind."""


class End(TypedDict):
    """A way the game may end: how far it has come, and what ends it.

    `have` and `of` count cities of level 4 or points, `free` counts squares left to build on, `day`
    and `of` count days.
    """

    reason: str
    have: NotRequired[list[int]]
    of: NotRequired[list[int] | int]
    free: NotRequired[int]
    day: NotRequired[int]


class StrengthParts(TypedDict):
    """The parts of a side's total; `other` is the change made by modules."""

    line: int
    base: int
    morale: int
    terrain: int
    other: int


class BattleSums(TypedDict):
    """The totals of a battle, and how much each side lacks to complete a volley.

    Only a fighter sees `with_hand`: their total with all cards they can lay untransformed.
    """

    attacker: int
    defender: int | None
    target: str
    cell: str
    attack: int
    defence: int
    attack_needs: int
    defence_needs: int
    attack_parts: StrengthParts
    defence_parts: StrengthParts
    with_hand: NotRequired[int]


class Place(TypedDict):
    """A square whose owner or level changes."""

    cell: str
    owner: int | None
    level: int


class Outcome(TypedDict, total=False):
    """The changes that the end of a battle makes, and the step that follows."""

    points: dict[str, Pair[int]]
    heroes_lost: dict[str, int]
    place: Place
    to_shelter: dict[str, int]
    new_cards: dict[str, int]
    ends_game: bool
    then: str


class Stakes(TypedDict):
    """The outcome if the attacker wins, and if the defence holds."""

    attack: Outcome
    defence: Outcome


class Battle(BattleSums):
    """A battle in progress."""

    stakes: Stakes


class Prices(TypedDict):
    """Everything that can be bought, each with its alternative prices."""

    hire: dict[str, list[Price]]
    create: dict[str, list[Price]]
    hero: list[Price]
    build: dict[str, list[Price]]
    upgrade: dict[str, list[Price]]


class Movement(TypedDict):
    """A hero who may move: the steps to pay for each square, and how many can be paid."""

    at: str
    payable: int
    steps: dict[str, int]


class Figures(TypedDict):
    """What a screen shows besides the view; from `purse` on, only for a seat.

    `points` and `places` are the result if the game ended at once. `ends` has each way to end.
    `purse` counts the cards to pay with by kind, lit tools twice.
    """

    points: list[int]
    places: list[int]
    ends: list[End]
    battle: Battle | None
    purse: NotRequired[dict[str, int]]
    prices: NotRequired[Prices]
    movement: NotRequired[dict[str, Movement]]


class PublicFigures(TypedDict):
    """The figures that are the same for all viewers; the stakes of a battle, if there is one."""

    points: list[int]
    places: list[int]
    ends: list[End]
    stakes: Stakes | None


class PointsChange(TypedDict):
    """The points of the player who chooses, before and after the choice."""

    before: int
    after: int


class Roll(TypedDict):
    """How a face of the die changes a card, and in a battle its player's total."""

    roll: int
    effect: str
    total: NotRequired[int]


_MoveFacts = TypedDict("_MoveFacts", {"from": str}, total=False)


class Forecast(_MoveFacts, total=False):
    """The facts of a preview that apply to the choice.

    A purchase: `pays_for`, its `prices`, in how many ways it can be paid (`payments`), the usual
    `payment`, and `points`. A move and its payment: `from`, `to`, whether it is `free`, `ride_left`
    and `steps_left`. Attacks and battle cards: the `battle` after the choice. A choice that ends a
    battle: its `outcome`. An amulet: the `rolls`. The end of a turn: `cards_left`, and the kinds of
    actions that are `still_possible`.
    """

    pays_for: str
    prices: list[Price]
    payments: int
    payment: list[str]
    points: PointsChange
    outcome: Outcome
    rolls: list[Roll]
    ride_left: int
    steps_left: int
    to: str
    free: bool
    cards_left: int
    still_possible: list[str]
    battle: BattleSums


class PrintedKind(TypedDict):
    """A kind of card: its sort, such as `unit`, `artefact`, or `great` for a Great Artefact; its
    strength on each side of a battle; the rank of a unit. `faction` is what all of its cards belong
    to, if they come in no colours."""

    sort: str
    attack: int
    defence: int
    rank: NotRequired[int]
    faction: NotRequired[Literal["universal", "neutral"]]


class PrintedFaction(TypedDict):
    """A faction: the colour in the words of its cards, and its native terrain."""

    faction: str
    colour: str
    terrain: str


class PrintedOracle(TypedDict):
    """The artefacts on both rings of the Sun Oracle, clockwise from the top on the first day."""

    outer: list[str]
    inner: list[str]


class PrintedBoard(TypedDict):
    """How many rows and columns of squares the board has, those out of play included."""

    rows: int
    columns: int


class BattaliaPrinted(Printed):
    """What is printed on the components: board, cards by kind, factions, tiles with their exits.

    `universal` are the units of all factions, by the second word of their cards; `levels` are the
    names of the city levels that have one."""

    board: PrintedBoard
    kinds: dict[str, PrintedKind]
    factions: list[PrintedFaction]
    universal: list[str]
    roads: dict[str, str]
    cities: dict[str, str]
    levels: dict[str, str]
    oracle: PrintedOracle
