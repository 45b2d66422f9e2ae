"""The types of figures for a screen and of the facts of a preview in Blood Rage.

Tables by seat have the seat's digits as keys.
"""

from typing import NotRequired, TypedDict


class Change(TypedDict):
    """A number before and after a choice."""

    before: int
    after: int


class StrengthChange(TypedDict):
    """STR by seat in a province before and after a choice."""

    before: list[int]
    after: list[int]


class Lead(TypedDict):
    """The player's STR in a province, the greatest of the others, and whether the player leads."""

    place: str
    own: int
    rival: int
    leads: bool


class QuestProgress(TypedDict):
    """How far a quest is: figures in Valhalla and how many it needs, or STR by province."""

    card: str
    completed: bool
    glory: int
    dead: NotRequired[int]
    needed: NotRequired[int]
    provinces: NotRequired[list[Lead]]


class OwnQuest(QuestProgress):
    """A quest of the player's clan: committed, or still in the hand."""

    committed: bool


class Reward(TypedDict):
    """What a pillage brings: glory, or the values that stats would have."""

    token: str
    times: int
    glory: NotRequired[int]
    stats: NotRequired[dict[str, Change]]


class Gain(TypedDict):
    """What a card brings if its clan wins a battle."""

    card: str
    glory: int
    rage: int


class Stake(TypedDict):
    """What a clan gains if it wins a battle; `reward` is the pillager's."""

    axes: int
    cards: list[Gain]
    reward: NotRequired[Reward]


class Battle(TypedDict):
    """A battle in progress: open totals and stakes by seat, and the player's card if it is laid."""

    place: str
    pillager: int
    totals: dict[str, int]
    stakes: dict[str, Stake]
    own_card: NotRequired[str]
    own_total: NotRequired[int]


class Figures(TypedDict):
    """What a screen shows besides the view; from `upgrade_prices` on for a seat alone.

    `next_doomed` is the province that is destroyed next, `ragnarok_glory` what a figure destroyed
    with it is worth to each clan. Prices are Rage for cards in the hand and figures in the reserve.
    `quests` are those of the clan, `pack_quests` those in the pack to choose from, `picked` the
    cards picked while others still choose.
    """

    next_doomed: str | None
    ragnarok_glory: list[int]
    battle: Battle | None
    upgrade_prices: NotRequired[dict[str, int]]
    invade_prices: NotRequired[dict[str, int]]
    quests: NotRequired[list[OwnQuest]]
    pack_quests: NotRequired[list[QuestProgress]]
    picked: NotRequired[list[str]]


class Forecast(TypedDict, total=False):
    """The facts of a preview, as far as the choice has any.

    Every action: `cost`, `rage_left`, `strength` where it changes, `on_board` and `horns`, `stats`
    that rise. A battle card: the `totals` with it. A quest: its progress. A pillage: who is there
    with which STR, who may come with which figures of which neighbouring province, glory of the
    Axes, reward and empty villages.
    """

    cost: int
    rage_left: int
    strength: dict[str, StrengthChange]
    on_board: int
    horns: int
    stats: dict[str, Change]
    totals: dict[str, int]
    strengths: dict[str, int]
    may_join: dict[str, list[list[str]]]
    battle_glory: int
    reward: Reward
    empty_villages: int
    quest: QuestProgress
