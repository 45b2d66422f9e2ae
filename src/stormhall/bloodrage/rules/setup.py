"""Setting up a game (BR-SET-1 to -6, -8, -9).

Doomed and destroyed provinces are drawn here. For destroyed ones (BR-SET-7), `open_provinces` and
`fjord_in_play` in `figures.py` keep figures out, `actions/pillage.py` forbids pillages, and quests
ignore them in `phases/quest.py`. The first player (BR-SET-10) is chosen in `turn_order.py`. The
Doom marker (BR-SET-5) is the age's entry in `doomed`.
"""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import events as e
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model import verbs as v
from stormhall.bloodrage.model.config import Config
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.rules.clan_stats import stat_value
from stormhall.bloodrage.rules.turn_order import choose_first_player
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Options, Seat
from stormhall.kernel.core.step import Step

NO_CLAN: Final = -1


def empty_table(config: Config, options: Options, rng: int) -> BloodRageState:
    """BR-SET-2, -8, -9: clans with their figures in reserve, decks, and a board without tokens."""
    state = BloodRageState(config, options, rng)
    seats = state.seats
    state.clans = [NO_CLAN] * seats
    state.stats = [0] * (seats * b.STATS)
    state.rage = [stat_value(state, seat, b.RAGE) for seat in range(seats)]
    state.glory = [0] * seats
    state.ledger = [0] * (seats * b.AGES * b.SOURCE_COUNT)
    state.slots = [-1] * (seats * c.SLOTS)
    state.powers = [0] * seats
    state.warriors = [0] * (seats * b.STRIDE)
    state.figures = [0] * (seats * b.STRIDE)
    state.place_of = [b.BOX] * (seats * b.FIGURE_KINDS)
    state.room = b.VILLAGES[:]
    for seat in range(seats):
        state.warriors[seat * b.STRIDE + b.RESERVE] = b.WARRIORS
        state.figures[seat * b.STRIDE + b.RESERVE] = b.START_FIGURES
        state.room[b.RESERVE] -= b.START_FIGURES
        state.place_of[seat * b.FIGURE_KINDS + b.LEADER] = b.RESERVE
        state.place_of[seat * b.FIGURE_KINDS + b.SHIP] = b.RESERVE
    state.deaths = [0] * seats
    state.waiting_pillages = []
    state.draft = []
    state.discards = []
    state.stacked = [0] * b.AGES
    state.old_cards = [0] * seats
    state.may_have_kept = [0] * ((seats + 1) * seats)
    state.decks = [c.deck_of(age, seats) for age in range(b.AGES)]
    state.hands = _piles(seats)
    state.quests = _piles(seats)
    state.played = _piles(seats)
    state.unseen_discards = _piles(seats)
    state.known_cards = _piles(seats)
    state.shown = _piles(seats)
    return state


def _piles(seats: int) -> list[list[int]]:
    return [[] for _ in range(seats)]


def lay_tokens(state: BloodRageState) -> None:
    """BR-SET-3 to -6: lay pillage tokens, and draw the doomed and the destroyed provinces."""
    tokens = b.TOKENS[:]
    state.shuffle(tokens)
    state.tokens = [*tokens, b.TOKEN_ALL]
    provinces = list(range(b.OUTER))
    state.shuffle(provinces)
    state.doomed = provinces[: b.AGES]
    state.destroyed = 0
    for province in provinces[b.AGES : b.AGES + b.DESTROYED_AT_THE_START[state.seats]]:
        state.destroyed |= 1 << province


def give_clans(state: BloodRageState) -> None:
    """BR-SET-1: give named clans, then free ones in order; seats that want to choose get none."""
    wishes = [str(state.options[f"clan_{seat + 1}"]) for seat in range(state.seats)]
    for seat, wish in enumerate(wishes):
        if wish in b.CLAN_NAMES:
            state.clans[seat] = b.CLAN_NAMES.index(wish)
    for seat, wish in enumerate(wishes):
        if wish == "any":
            state.clans[seat] = free_clans(state)[0]


def free_clans(state: BloodRageState) -> list[int]:
    """The clans that nobody has."""
    return [clan for clan in range(len(b.CLAN_NAMES)) if clan not in state.clans]


def set_up(config: Config, options: Options, rng: int) -> BloodRageState:
    """A table with everything laid out, before the first age."""
    state = empty_table(config, options, rng)
    lay_tokens(state)
    choose_first_player(state)
    give_clans(state)
    return state


def deal(config: Config, options: Options, rng: int) -> BloodRageState:
    """A new game."""
    state = set_up(config, options, rng)
    state.frames.append([ids.AGE, 0])
    if NO_CLAN in state.clans:
        state.frames.append([ids.CLANS])
    return state


class Clans(Step[BloodRageState]):
    """DP-1: seats without a clan choose one in order."""

    def owed(self, state: BloodRageState, frame: Frame) -> int:
        for seat in range(state.seats):
            if state.clans[seat] == NO_CLAN:
                return 1 << seat
        return 0

    def go_on(self, state: BloodRageState, frame: Frame) -> None:
        state.frames.pop()

    def offers(self, state: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.CLAN | clan << 8 for clan in free_clans(state)]

    def take(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        state.clans[seat] = first_of(code)
        e.CLAN_CHOSEN.tell(state, seat, first_of(code))

    def why_not(self, state: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.CLAN:
            return []
        return [Refusal("BR-SET-1", clan=b.CLAN_NAMES[first_of(code)])]
