"""Creating artefacts (BT-ART-1 to -4).

`PAYS` in `paying/payment.py` and `SUBSTITUTE` in `model/cards.py` let no artefact but the tool pay
(BT-ART-3). Great Artefacts have no price (BT-ART-4). `may_name_faction` in `oracle.py` says when
the faction may be chosen (BT-ORA-5).
"""

from __future__ import annotations

from stormhall.battalia.knowledge.pool_decks import search, take_top, visible_top
from stormhall.battalia.knowledge.zones import gain
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import events as e
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.verbs import CREATE, CREATE_NAMED
from stormhall.battalia.rules.actions import FOR_ARTEFACT, TurnAction
from stormhall.battalia.rules.oracle import matching_today, may_name_faction
from stormhall.battalia.rules.paying.payment import Purpose, ask, payable, why_not_price
from stormhall.kernel.core.notation import first_of, second_of, verb_of
from stormhall.kernel.core.refusal import Refusal
from stormhall.kernel.core.state import Code, Seat


class CreateArtefact(Purpose):
    """BT-ART-1, -2; the arguments are the kind and the named faction + 1, or 0 for the top card."""

    def prices(self, state: BattaliaState, seat: Seat, args: list[int]) -> list[list[int]]:
        return [c.ARTEFACT_PRICE[args[0]]]

    def carry_out(self, state: BattaliaState, seat: Seat, args: list[int]) -> None:
        kind, named = args
        card = search(state, seat, kind, named - 1) if named else take_top(state, kind)
        gain(state, seat, card)
        e.CREATED.tell(state, seat, card, visible_top(state, kind))


def in_game(state: BattaliaState, faction: int) -> bool:
    """BT-2P-5: whether a faction is in the game."""
    return 0 <= faction < state.config.factions and not state.removed >> faction & 1


class CreateAction(TurnAction):
    """The action of creating an artefact."""

    def offers(self, state: BattaliaState, seat: Seat, purse: list[int], codes: list[Code]) -> None:
        matching = matching_today(state)
        for kind in range(c.TOOL, c.HORSE + 1):
            if not state.tops[kind] or not payable(purse, c.ARTEFACT_PRICE[kind]):
                continue
            codes.append(CREATE | kind << 8)
            if kind == matching:
                codes.extend(
                    CREATE_NAMED | kind << 8 | faction << 16
                    for faction in range(state.config.factions)
                    if not state.removed >> faction & 1
                )

    def take(self, state: BattaliaState, seat: Seat, code: Code) -> None:
        named = second_of(code) + 1 if verb_of(code) == CREATE_NAMED else 0
        ask(state, seat, FOR_ARTEFACT, [first_of(code), named])

    def why_not(self, state: BattaliaState, seat: Seat, code: Code) -> list[Refusal]:
        kind = first_of(code)
        if not c.ARTEFACT_PRICE[kind]:
            return [Refusal("BT-ART-1", kind=c.KIND_WORDS[kind])]
        refusals: list[Refusal] = []
        if verb_of(code) == CREATE_NAMED:
            if not may_name_faction(state, kind):
                refusals.append(Refusal("BT-ART-2", kind=c.KIND_WORDS[kind]))
            if not in_game(state, second_of(code)):
                refusals.append(
                    Refusal(state.config.pool_rule, faction=c.FACTIONS[second_of(code)])
                )
        if not state.tops[kind]:
            refusals.append(Refusal("BT-LIM-1", deck=c.KIND_WORDS[kind]))
        return refusals + why_not_price(state, seat, "BT-ART-1", c.ARTEFACT_PRICE[kind])
