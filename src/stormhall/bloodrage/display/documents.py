"""The types of a screen's figures and of the facts of a preview in Blood Rage.

Tables by seat have the seat's digits as keys.
"""

from typing import NotRequired, TypedDict

from stormhall.kernel.core.documents import Pair, Printed


class Change(TypedDict):
    """A number before and after a choice."""

    before: int
    after: int


class StrengthChange(TypedDict):
    """STR by seat in a province before and after a choice."""

    before: list[int]
    after: list[int]


class Lead(TypedDict):
    """The player's STR in a province, the greatest STR of the others, and whether they lead."""

    place: str
    own: int
    rival: int
    leads: bool


class QuestProgress(TypedDict):
    """The progress of a quest: figures in Valhalla and how many it needs, or STR by province."""

    card: str
    completed: bool
    glory: int
    dead: NotRequired[int]
    needed: NotRequired[int]
    provinces: NotRequired[list[Lead]]


class OwnQuest(QuestProgress):
    """A quest of the player's clan, committed or still in hand."""

    committed: bool


class Reward(TypedDict):
    """The reward of a pillage: glory, or the values that stats would have."""

    token: str
    times: int
    glory: NotRequired[int]
    stats: NotRequired[dict[str, Change]]


class Gain(TypedDict):
    """The gain from a card if its clan wins a battle, or what it may steal if it loses one."""

    card: str
    glory: int
    rage: int


class Stake(TypedDict):
    """The gains of a clan if it wins a battle; `reward` is the pillager's. `lost` are those of its
    revealed card if it loses."""

    axes: int
    cards: list[Gain]
    lost: NotRequired[list[Gain]]
    reward: NotRequired[Reward]


class Battle(TypedDict):
    """A battle in progress: open totals and stakes by seat, and the player's card once laid."""

    place: str
    pillager: int
    totals: dict[str, int]
    stakes: dict[str, Stake]
    own_card: NotRequired[str]
    own_total: NotRequired[int]


class Figures(TypedDict):
    """What a screen shows besides the view; from `upgrade_prices` on, only for a seat.

    `next_doomed` is the province to be destroyed next, `ragnarok_glory` the glory each clan gets
    for a figure destroyed with it. Prices are Rage for cards in hand and figures in the reserve.
    `quests` are the clan's, `pack_quests` are in the pack to choose from, `picked` are the cards
    picked while others still choose.
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
    """The facts of a preview that apply to the choice.

    Every action: `cost`, `rage_left`, `strength` where it changes, `on_board` and `horns`, `stats`
    that rise. An invade that destroys figures: these by seat and kind, though some may be saved. A
    battle card: the `totals` with it, what its text brings `if_won` and `if_lost`. A quest: its
    progress. A pillage: the clans there and their STR, the figures that may join from each
    neighbouring province, glory from the Axes once the reward is taken, reward and empty villages.
    """

    cost: int
    rage_left: int
    strength: dict[str, StrengthChange]
    on_board: int
    horns: int
    stats: dict[str, Change]
    destroyed: dict[str, dict[str, int]]
    totals: dict[str, int]
    if_won: list[Gain]
    if_lost: list[Gain]
    strengths: dict[str, int]
    may_join: dict[str, list[Pair[str]]]
    battle_glory: int
    reward: Reward
    empty_villages: int
    quest: QuestProgress


class PrintedCard(TypedDict):
    """A card: its id in the texts, its kind, the age of its deck, its god, the figure that it
    improves or brings, and its numbers."""

    id: str
    kind: str
    age: int
    god: str
    figure: NotRequired[str]
    strength: NotRequired[int]
    price: NotRequired[int]
    glory: NotRequired[int]


class PrintedProvince(TypedDict):
    """A province of the ring: its region, its villages, the fjord that its ships lie in."""

    region: str
    villages: int
    fjord: str


class PrintedTracks(TypedDict):
    """The values of each stat from the first step to the last."""

    rage: list[int]
    axes: list[int]
    horns: list[int]


class BloodRagePrinted(Printed):
    """What is printed on the components: cards by word, provinces clockwise, the clan sheets.

    `legends` is the glory for each step of a stat at the end of the game. `slots` are the kinds of
    upgrade that a clan sheet has room for. `asking` has the cards by which a clan is asked, by the
    step or by a choice that it offers."""

    cards: dict[str, PrintedCard]
    provinces: dict[str, PrintedProvince]
    centre: str
    clans: list[str]
    tracks: PrintedTracks
    legends: list[int]
    glory_token: int
    slots: list[str]
    phases: list[str]
    asking: dict[str, list[str]]
