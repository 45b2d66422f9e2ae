"""The types of figures for a screen and of the facts of a preview in Battalia.

Tables by seat have the seat's digits as keys.
"""

from typing import NotRequired, TypedDict

Price = dict[str, int]
"""How many cards of each kind."""


class End(TypedDict):
    """A way in which the game may end: what there is by now, and what ends it.

    `have` and `of` count cities of level 4 or points, `free` squares that are left to build on,
    `day` and `of` days.
    """

    reason: str
    have: NotRequired[list[int]]
    of: NotRequired[list[int] | int]
    free: NotRequired[int]
    day: NotRequired[int]


class StrengthParts(TypedDict):
    """What the total of a side is made of; `other` is what modules change."""

    line: int
    base: int
    morale: int
    terrain: int
    other: int


class BattleSums(TypedDict):
    """The totals of a battle, and what each side lacks to complete a volley.

    `with_hand` is for a fighter alone: their total with all that can be laid untransformed.
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
    """What the end of a battle changes, as far as it does, and the step that comes then."""

    points: dict[str, list[int]]
    heroes_lost: dict[str, int]
    place: Place
    to_shelter: dict[str, int]
    new_cards: dict[str, int]
    ends_game: bool
    then: str


class Stakes(TypedDict):
    """What follows if the attacker wins, and what if the defence holds."""

    attack: Outcome
    defence: Outcome


class Battle(BattleSums):
    """A battle that is going on."""

    stakes: Stakes


class Prices(TypedDict):
    """What can be bought, each with the prices of which one must be paid."""

    hire: dict[str, list[Price]]
    create: dict[str, list[Price]]
    hero: list[Price]
    build: dict[str, list[Price]]
    upgrade: dict[str, list[Price]]


class Movement(TypedDict):
    """A hero who may move: the steps to each square that must be paid, and how many can be."""

    at: str
    payable: int
    steps: dict[str, int]


class Figures(TypedDict):
    """What a screen shows besides the view; from `purse` on for a seat alone.

    `points` and `places` are those of a game that ended now. `ends` has each way to end. `purse` is
    what can be paid with, by kind, lit tools counted twice.
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
    """What a face of the die makes of a card, and in a battle of its player's total."""

    roll: int
    effect: str
    total: NotRequired[int]


_MoveFacts = TypedDict("_MoveFacts", {"from": str}, total=False)


class Forecast(_MoveFacts, total=False):
    """The facts of a preview, as far as the choice has any.

    What is paid for: `pays_for`, its `prices`, in how many ways it can be paid (`payments`), the
    usual `payment`, and `points`. A move and its payment: `from`, `to`, whether it is `free`,
    `ride_left` and `steps_left`. Attacks and battle cards: the `battle` after the choice. What ends
    a battle: its `outcome`. An amulet: the `rolls`. The end of a turn: `cards_left`, and the kinds
    of actions that are `still_possible`.
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
