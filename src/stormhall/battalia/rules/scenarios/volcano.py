"""The volcano (BT-VOL-1 to -12).

Its cards are data that `model/config.py` reads and `rules/setup.py` lays out (BT-VOL-1, -2). In the
config, `city_bars` forbids a city beside a sanctuary (BT-VOL-3), `great_limit` lets a player own
two Great Artefacts (BT-VOL-7), and `vp_limit` ends the game (BT-VOL-11, `rules/ending.py`).
`model/geography.py` adds the points of seals and peak, but does not count the peak as a city
(BT-VOL-8, -10). The owner of the peak is attacked like the owner of a city (BT-VOL-9).
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.creation_decks import great_artefacts_of
from stormhall.battalia.model import events as e
from stormhall.battalia.model import kinds as k
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.board import SIDES
from stormhall.battalia.model.cards import CARD_WORDS
from stormhall.battalia.model.config import NO_END, Config
from stormhall.battalia.model.layout import EMPTY_BYTES
from stormhall.battalia.model.state import BattaliaState, put, without
from stormhall.battalia.model.step_ids import CHOOSE_SANCTUARY
from stormhall.battalia.rules.battle.guard import Guard
from stormhall.battalia.rules.ending import maybe_end, why_over
from stormhall.battalia.rules.great_artefacts.general import gain_great
from stormhall.kernel.core.kinds import Fields, fields
from stormhall.kernel.core.notation import first_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat
from stormhall.kernel.core.step import ASKED, Question

SITE: Final = 2
FIELDS: Final[Fields] = fields((ASKED, "seat", k.SEAT), (SITE, "site", k.COUNT))


def may_pass(state: BattaliaState, seat: Seat, start: int, end: int) -> bool:
    """BT-VOL-4: whether a player may go this way: a gate of the peak opens only to its seal."""
    config = state.config
    if config.peak < 0 or config.peak not in (start, end):
        return True
    outside = start if end == config.peak else end
    for side in range(SIDES):
        if config.near[config.peak * SIDES + side] == outside:
            return bool(state.seals[config.gates[side]] >> seat & 1)
    return False


class Sanctuary(Guard):
    """BT-VOL-5: the monks; their conqueror leaves a seal."""

    def bar(self, state: BattaliaState, seat: Seat, cell: int) -> str:
        site = state.config.sites.index(cell)
        sealed = state.seals[site] >> seat & 1
        level = state.config.facts["seal_chip_level"]
        no_chip = state.geography().free_chips(seat, level) <= 0
        return "BT-VOL-5" if sealed or no_chip else ""

    def from_afar(self) -> bool:
        """A hero attacks it only from its own square."""
        return False

    def neutral_level(self, config: Config) -> int:
        return int(config.facts["sanctuary_defence"])

    def may_bear(self, *, neutral: bool) -> bool:
        """Seals lie beside the chip."""
        return neutral

    def win(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        site = state.config.sites.index(cell)
        state.set_seal(site, state.seals[site] | 1 << seat)
        if state.config.rulings.end_comes_first and why_over(state) != NO_END:
            e.SEALED.tell_some(state, 0, seat, cell, EMPTY_BYTES)
            maybe_end(state)
            return
        state.relics_seen = put(state.relics_seen, site, state.relics_seen[site] | 1 << seat)
        e.SEALED.tell_some(state, 1 << seat, seat, cell, state.relics[site])
        if maybe_end(state):
            return
        if state.relics[site] and great_artefacts_of(state, seat) < state.config.great_limit:
            state.frames.append([CHOOSE_SANCTUARY, seat, site])


class ChooseSanctuary(Question[BattaliaState]):
    """BT-VOL-6: the choice of one of the hidden Great Artefacts, or none."""

    def offers(self, state: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [v.TAKE | card << 8 for card in state.relics[frame[SITE]]] + [v.ENOUGH]

    def take(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        state.frames.pop()
        if code == v.ENOUGH:
            e.GREAT_ARTEFACT_LEFT.tell(state, seat)
            return
        site = frame[SITE]
        relics = state.relics[site]
        state.relics[site] = without(relics, relics.index(first_of(code)))
        gain_great(state, seat, first_of(code))

    def why_not(self, state: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if verb_of(code) != v.TAKE or first_of(code) >= len(CARD_WORDS):
            return []
        return [Refusal("BT-VOL-6", card=CARD_WORDS[first_of(code)])]


class Guardian(Guard):
    """BT-VOL-8: the first to beat the Guardian owns the peak."""

    def neutral_level(self, config: Config) -> int:
        return int(config.facts["guardian_defence"])

    def owned_levels(self, config: Config) -> tuple[int, int]:
        """BT-VOL-12."""
        level = int(config.facts["peak_base_defence"])
        return level, level

    def defence(self, state: BattaliaState, seat: Seat, cell: int) -> int:
        facts = state.config.facts
        seals = state.geography().seals[seat]
        return int(facts["guardian_defence"] - facts["guardian_minus_per_seal"] * seals)

    def from_afar(self) -> bool:
        """A hero attacks it only from its own square, since gates close it."""
        return False

    def win(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        self.capture(state, seat, cell)
        maybe_end(state)

    def capture(self, state: BattaliaState, seat: Seat, cell: int) -> None:
        """Make the winner the Conqueror; the chip of 8 is not one of his chips (BT-VOL-12)."""
        state.set_chip(cell, seat + 1, state.config.facts["peak_base_defence"])
        e.PEAK_TAKEN.tell(state, seat)


SANCTUARY_GUARD: Final = Sanctuary(v.ATTACK_SANCTUARY)
PEAK_GUARD: Final = Guardian(v.ATTACK_PEAK)
