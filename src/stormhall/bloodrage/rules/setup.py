"""Setting up a game (BR-SET-*)."""

from __future__ import annotations

from typing import Final

from stormhall.bloodrage.model import step_ids as frames
from stormhall.bloodrage.model.board import (
    AGES,
    BOX,
    CLAN_NAMES,
    KINDS,
    LEADER,
    OUTER,
    RAGE,
    RESERVE,
    RUINED_AT_THE_START,
    SHIP,
    SOURCE_COUNT,
    STATS,
    STRIDE,
    TOKEN_ALL,
    TOKENS,
    VILLAGES,
    WARRIORS,
)
from stormhall.bloodrage.model.cards import SLOTS, deck_of
from stormhall.bloodrage.model.notation import CLAN, first_of, verb_of
from stormhall.bloodrage.model.state import BloodRageState, House
from stormhall.bloodrage.model.step import NamedStep
from stormhall.bloodrage.rules.glory import stat_value
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.rng import seeded
from stormhall.kernel.core.state import Code, Frame, Options, Seat

NO_CLAN: Final = -1


def empty_table(seats: int, seed: int, options: Options) -> BloodRageState:
    """BR-SET-2, -8, -9: clans with their figures in reserve, decks, and a board without tokens."""
    game = BloodRageState(seats, options, seeded(seed), House(seats, options))
    game.clans = [NO_CLAN] * seats
    game.stats = [0] * (seats * STATS)
    game.rage = [stat_value(game, seat, RAGE) for seat in range(seats)]
    game.glory = [0] * seats
    game.ledger = [0] * (seats * AGES * SOURCE_COUNT)
    game.slots = [-1] * (seats * SLOTS)
    game.powers = [0] * seats
    game.warriors = [0] * (seats * STRIDE)
    game.figures = [0] * (seats * STRIDE)
    game.at = [BOX] * (seats * KINDS)
    game.room = VILLAGES[:]
    for seat in range(seats):
        game.warriors[seat * STRIDE + RESERVE] = WARRIORS
        game.figures[seat * STRIDE + RESERVE] = WARRIORS + 2
        game.room[RESERVE] -= WARRIORS + 2
        game.at[seat * KINDS + LEADER] = RESERVE
        game.at[seat * KINDS + SHIP] = RESERVE
    game.deaths = [0] * seats
    game.queue = []
    game.draft = []
    game.discards = []
    game.stacked = [0] * AGES
    game.unseen = [0] * seats
    game.maybe = [0] * ((seats + 1) * seats)
    game.decks = [deck_of(age, seats) for age in range(AGES)]
    game.hands = _piles(seats)
    game.quests = _piles(seats)
    game.played = _piles(seats)
    game.buried = _piles(seats)
    game.known = _piles(seats)
    game.used = _piles(seats)
    return game


def _piles(seats: int) -> list[list[int]]:
    return [[] for _ in range(seats)]


def lay_tokens(game: BloodRageState) -> None:
    """BR-SET-3 to -6: pillage tokens, the doomed provinces, and those destroyed from the start."""
    tokens = TOKENS[:]
    game.shuffle(tokens)
    game.tokens = [*tokens, TOKEN_ALL]
    provinces = list(range(OUTER))
    game.shuffle(provinces)
    game.doomed = provinces[:AGES]
    game.ruined = 0
    for province in provinces[AGES : AGES + RUINED_AT_THE_START[game.seats]]:
        game.ruined |= 1 << province


def choose_first_player(game: BloodRageState) -> None:
    """BR-SET-10, D-04: random, or the seat that the table names."""
    named = game.options["first_player"]
    game.first = game.below(game.seats) if named == "random" else int(str(named)) - 1


def give_clans(game: BloodRageState) -> None:
    """BR-SET-1: named clans first, then the free ones in order; who wants to choose, chooses."""
    wishes = [str(game.options[f"clan_{seat + 1}"]) for seat in range(game.seats)]
    for seat, wish in enumerate(wishes):
        if wish in CLAN_NAMES:
            game.clans[seat] = CLAN_NAMES.index(wish)
    for seat, wish in enumerate(wishes):
        if wish == "any":
            game.clans[seat] = free_clans(game)[0]


def free_clans(game: BloodRageState) -> list[int]:
    """The clans that nobody has."""
    return [clan for clan in range(len(CLAN_NAMES)) if clan not in game.clans]


def deal(seats: int, seed: int, options: Options) -> BloodRageState:
    """A new game up to its first decision."""
    game = empty_table(seats, seed, options)
    lay_tokens(game)
    choose_first_player(game)
    give_clans(game)
    game.frames.append([frames.AGE, 0])
    if NO_CLAN in game.clans:
        game.frames.append([frames.CLANS])
    game.settle()
    return game


class Clans(NamedStep):
    """DP-1: seats without a clan choose in order."""

    def owed(self, game: BloodRageState, frame: Frame) -> int:
        for seat in range(game.seats):
            if game.clans[seat] == NO_CLAN:
                return 1 << seat
        return 0

    def go_on(self, game: BloodRageState, frame: Frame) -> None:
        game.frames.pop()

    def offers(self, game: BloodRageState, frame: Frame, seat: Seat) -> list[Code]:
        return [CLAN | clan << 8 for clan in free_clans(game)]

    def take(self, game: BloodRageState, frame: Frame, seat: Seat, code: Code) -> None:
        game.clans[seat] = first_of(code)
        if game.log is not None:
            game.tell("clan-chosen", {"seat": seat, "clan": CLAN_NAMES[first_of(code)]})

    def why_not(self, game: BloodRageState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != CLAN:
            return []
        return [Refusal("BR-SET-1", clan=CLAN_NAMES[first_of(code)])]


def excluded(seats: int, options: Options) -> list[Refusal]:
    """Clans named twice, and wishes for seats that are not at the table."""
    refusals: list[Refusal] = []
    named: list[str] = []
    for seat in range(1, len(CLAN_NAMES) + 1):
        wish = str(options[f"clan_{seat}"])
        if wish != "any" and seat > seats:
            refusals.append(Refusal("BR-SET-1", seat=seat, seats=seats))
        if wish in named:
            refusals.append(Refusal("BR-SET-1", clan=wish))
        if wish in CLAN_NAMES:
            named.append(wish)
    first = options["first_player"]
    if first != "random" and int(str(first)) > seats:
        refusals.append(Refusal("BR-SET-10", seat=int(str(first)), seats=seats))
    return refusals
