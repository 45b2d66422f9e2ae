"""The state of a game of Blood Rage: the whole table as a few flat lists of small ints."""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model.board import RESERVE, START_FIGURES, STRIDE, VALHALLA
from stormhall.bloodrage.model.cards import MONSTER_SLOT, SLOTS
from stormhall.bloodrage.model.config import Config
from stormhall.bloodrage.model.options import GAME
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Options, State, StateRules
from stormhall.kernel.core.step import Step
from stormhall.kernel.ruleset import find

_NO_INTS: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []


class BloodRageState(State):
    """A game in progress.

    Figures: `warriors[seat * 16 + place]` counts Warriors, `place_of[seat * 12 + kind]` is the
    place of every other figure (the box if the clan does not have it), `figures[seat * 16 + place]`
    counts all of them, and `room[place]` is how many more fit into a place. A card is the number of
    its entry in the data file; hands are sorted.
    """

    def __init__(self, config: Config, options: Options, rng: int) -> None:
        super().__init__(config.seats, options, rng)
        self.config = config
        self.age = 0
        self.first = 0  # the seat with the first-player marker
        self.destroyed = 0  # mask of destroyed provinces (BR-SET-7)
        self.pillaged = 0  # mask of provinces pillaged in this age
        self.passed = 0  # mask of clans that passed in this age
        self.rounds = 0  # rounds of the draft done in this age
        self.clans: list[int] = _NO_INTS
        self.rage: list[int] = _NO_INTS  # available Rage
        self.stats: list[int] = _NO_INTS  # seat * 3 + stat: step from 0
        self.glory: list[int] = _NO_INTS
        self.ledger: list[int] = _NO_INTS  # (seat * 3 + age) * 13 + source
        self.slots: list[int] = _NO_INTS  # seat * 8 + slot: card or -1
        self.powers: list[int] = _NO_INTS  # mask of the hooks on each clan sheet
        self.warriors: list[int] = _NO_INTS
        self.figures: list[int] = _NO_INTS
        self.place_of: list[int] = _NO_INTS
        self.room: list[int] = _NO_INTS
        self.doomed: list[int] = _NO_INTS  # province of each age
        self.tokens: list[int] = _NO_INTS  # pillage token of each province
        self.deaths: list[int] = _NO_INTS  # figures lost in the battle in progress
        self.waiting_pillages: list[int] = _NO_INTS  # until the end of a battle (D-69)
        self.draft: list[int] = _NO_INTS  # seat * 8 + order in which a card left that pack
        self.discards: list[int] = _NO_INTS
        self.stacked: list[int] = _NO_INTS  # how many top cards of each deck have a set order
        self.old_cards: list[int] = _NO_INTS  # cards of earlier ages in a clan's hands, never shown
        self.may_have_kept: list[int] = _NO_INTS  # viewer * seats + seat: mask of what they may be
        # (the last row is a spectator's)
        self.decks: list[list[int]] = _NO_LISTS
        self.hands: list[list[int]] = _NO_LISTS
        self.quests: list[list[int]] = _NO_LISTS  # committed, in this order
        self.played: list[list[int]] = _NO_LISTS  # open in the battle in progress
        self.unseen_discards: list[list[int]] = _NO_LISTS  # thrown away unseen in this age
        self.known_cards: list[list[int]] = _NO_LISTS  # shown before, in the hand or a quest since
        self.shown: list[list[int]] = _NO_LISTS  # drafted in this age and shown since

    def game_config(self) -> Config:
        return self.config

    def steps(self) -> list[Step[Any]]:
        return self.config.steps

    def clone(self) -> BloodRageState:
        copy = BloodRageState(self.config, self.options, self.rng)
        self.copy_machine_to(copy)
        copy.age = self.age
        copy.first = self.first
        copy.destroyed = self.destroyed
        copy.pillaged = self.pillaged
        copy.passed = self.passed
        copy.rounds = self.rounds
        copy.clans = self.clans[:]
        copy.rage = self.rage[:]
        copy.stats = self.stats[:]
        copy.glory = self.glory[:]
        copy.ledger = self.ledger[:]
        copy.slots = self.slots[:]
        copy.powers = self.powers[:]
        copy.warriors = self.warriors[:]
        copy.figures = self.figures[:]
        copy.place_of = self.place_of[:]
        copy.room = self.room[:]
        copy.doomed = self.doomed
        copy.tokens = self.tokens
        copy.deaths = self.deaths[:]
        copy.waiting_pillages = self.waiting_pillages[:]
        copy.draft = self.draft[:]
        copy.discards = self.discards[:]
        copy.stacked = self.stacked[:]
        copy.old_cards = self.old_cards[:]
        copy.may_have_kept = self.may_have_kept[:]
        copy.decks = [cards[:] for cards in self.decks]
        copy.hands = [cards[:] for cards in self.hands]
        copy.quests = [cards[:] for cards in self.quests]
        copy.played = [cards[:] for cards in self.played]
        copy.unseen_discards = [cards[:] for cards in self.unseen_discards]
        copy.known_cards = [cards[:] for cards in self.known_cards]
        copy.shown = [cards[:] for cards in self.shown]
        return copy

    def pack(self) -> list[object]:
        return [
            *self.pack_machine(),
            [self.age, self.first, self.destroyed, self.pillaged, self.passed, self.rounds],
            [numbers[:] for numbers in self._numbers()],
            [[cards[:] for cards in zone] for zone in self._zones()],
        ]

    def _numbers(self) -> list[list[int]]:
        return [
            self.clans, self.rage, self.stats, self.glory, self.ledger, self.slots, self.powers,
            self.warriors, self.figures, self.place_of, self.room, self.doomed, self.tokens,
            self.deaths, self.waiting_pillages, self.draft, self.discards, self.stacked,
            self.old_cards, self.may_have_kept,
        ]  # fmt: skip

    def _zones(self) -> list[list[list[int]]]:
        return [
            self.decks, self.hands, self.quests, self.played, self.unseen_discards,
            self.known_cards, self.shown,
        ]  # fmt: skip

    def unpack(self, packed: list[Any]) -> None:
        """Restore the fields from `pack`, except for those that the constructor sets."""
        self.unpack_machine(packed)
        self.age, self.first, self.destroyed, self.pillaged, self.passed, self.rounds = packed[7]
        numbers: list[list[int]] = [list(each) for each in packed[8]]
        (
            self.clans, self.rage, self.stats, self.glory, self.ledger, self.slots, self.powers,
            self.warriors, self.figures, self.place_of, self.room, self.doomed, self.tokens,
            self.deaths, self.waiting_pillages, self.draft, self.discards, self.stacked,
            self.old_cards, self.may_have_kept,
        ) = numbers  # fmt: skip
        zones: list[list[list[int]]] = [[list(cards) for cards in zone] for zone in packed[9]]
        (
            self.decks, self.hands, self.quests, self.played, self.unseen_discards,
            self.known_cards, self.shown,
        ) = zones  # fmt: skip

    def rules(self) -> StateRules:
        return find(GAME, self.config.rulings.version)

    def refusals(self, seat: int, code: int) -> list[Refusal]:
        """As in every game; a clan waiting without Rage also learns the reason (BR-ACT-5)."""
        refusals = super().refusals(seat, code)
        waits = not self.owed >> seat & 1 and self.frames and self.frames[-1][0] == ids.TURN
        if waits and self.rage[seat] == 0:
            refusals.append(Refusal("BR-ACT-5", rage=0))
        return refusals

    def on_board(self, seat: int) -> int:
        """How many figures of a clan are in provinces and fjords (BR-INV-7).

        That is all its figures, with monsters, less those in its reserve and in Valhalla.
        """
        slot = seat * SLOTS + MONSTER_SLOT
        total = START_FIGURES + (self.slots[slot] >= 0) + (self.slots[slot + 1] >= 0)
        row = seat * STRIDE
        return total - self.figures[row + RESERVE] - self.figures[row + VALHALLA]
