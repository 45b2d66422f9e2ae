"""The volcano (BT-VOL-5 to -10, -12); its gates are in `movement`, its end in `ending`."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.zones import great_artefacts_of
from stormhall.battalia.model.cards import CARD_WORDS, names
from stormhall.battalia.model.notation import ATTACK_PEAK, ATTACK_SANCTUARY, ENOUGH, TAKE
from stormhall.battalia.model.state import BattaliaState, put, without
from stormhall.battalia.model.step import BattaliaStep
from stormhall.battalia.model.step_ids import CHOOSE_SANCTUARY
from stormhall.battalia.rules.battle.guards import Guard, gain_great
from stormhall.battalia.rules.ending import maybe_end
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Frame, Seat


class Sanctuary(Guard):
    """BT-VOL-5: the monks; who beats them leaves a seal."""

    def bar(self, game: BattaliaState, seat: Seat, cell: int) -> str:
        site = game.config.sites.index(cell)
        sealed = game.seals[site] >> seat & 1
        level = game.config.facts["seal_chip_level"]
        no_chip = game.geography().free_chips(seat, level) <= 0
        return "BT-VOL-5" if sealed or no_chip else ""

    def from_afar(self) -> bool:
        """SG-GRT-11: from its own square only."""
        return False

    def may_bear(self, *, neutral: bool) -> bool:
        """Seals lie beside the chip."""
        return neutral

    def win(self, game: BattaliaState, seat: Seat, cell: int) -> None:
        site = game.config.sites.index(cell)
        game.set_seal(site, game.seals[site] | 1 << seat)
        game.relics_seen = put(game.relics_seen, site, game.relics_seen[site] | 1 << seat)
        if game.log is not None:
            secret: dict[str, object] = {"cards": names(game.relics[site])}
            word = game.config.cell_words[cell]
            game.tell("sealed", {"seat": seat, "cell": word}, secret, 1 << seat, reveal=True)
        if maybe_end(game):
            return
        if game.relics[site] and great_artefacts_of(game, seat) < game.config.great_limit:
            game.frames.append([CHOOSE_SANCTUARY, seat, site])


class ChooseSanctuary(BattaliaStep):
    """BT-VOL-6: one of the hidden Great Artefacts or none; the frame holds seat and site."""

    def owed(self, game: BattaliaState, frame: Frame) -> int:
        return 1 << frame[1]

    def offers(self, game: BattaliaState, frame: Frame, seat: Seat) -> list[Code]:
        return [TAKE | card << 8 for card in game.relics[frame[2]]] + [ENOUGH]

    def take(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> None:
        game.frames.pop()
        if code == ENOUGH:
            game.tell("great-artefact-left", {"seat": seat})
            return
        site = frame[2]
        relics = game.relics[site]
        game.relics[site] = without(relics, relics.index(code >> 8))
        gain_great(game, seat, code >> 8)

    def why_not(self, game: BattaliaState, frame: Frame, seat: Seat, code: Code) -> list[Refusal]:
        if code & 0xFF != TAKE or code >> 8 >= len(CARD_WORDS):
            return []
        return [Refusal("BT-VOL-6", card=CARD_WORDS[code >> 8])]


class Guardian(Guard):
    """BT-VOL-8: the first to beat the Guardian owns the peak."""

    def defence(self, game: BattaliaState, seat: Seat, cell: int) -> int:
        facts = game.config.facts
        seals = game.geography().seals[seat]
        return int(facts["guardian_defence"] - facts["guardian_minus_per_seal"] * seals)

    def from_afar(self) -> bool:
        """SG-GRT-11: from its own square only, since gates close it."""
        return False

    def win(self, game: BattaliaState, seat: Seat, cell: int) -> None:
        self.capture(game, seat, cell)
        maybe_end(game)

    def capture(self, game: BattaliaState, seat: Seat, cell: int) -> None:
        """The winner is the Conqueror of the volcano; the chip of 8 is not his own (BT-VOL-12)."""
        game.set_chip(cell, seat + 1, game.config.facts["peak_base_defence"])
        if game.log is not None:
            game.tell("peak-taken", {"seat": seat})


SANCTUARY_GUARD: Final = Sanctuary(ATTACK_SANCTUARY)
PEAK_GUARD: Final = Guardian(ATTACK_PEAK)
