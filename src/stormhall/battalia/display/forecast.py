"""Figures about a choice before it is taken: its price, the payment a good player would make, the
points it brings, the steps left, the sums of a battle.

The choice is carried out on a copy that notes payments instead of making them, so prices come from
the rules themselves, including those of modules.
"""

from __future__ import annotations

from typing import Final

from stormhall.battalia.display import screen_figures as figures
from stormhall.battalia.display.documents import Forecast, Roll
from stormhall.battalia.display.screen_figures import battle_frame
from stormhall.battalia.display.stakes import outcome
from stormhall.battalia.model import layout as z
from stormhall.battalia.model import verbs as v
from stormhall.battalia.model.notation import SOURCE_WORDS
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import PAY
from stormhall.battalia.rules.actions import FOR_AMULET, FOR_RETREAT, FOR_STEP, FOR_TILE
from stormhall.battalia.rules.battle import battle_frame as f
from stormhall.battalia.rules.battle.battle_line import playable
from stormhall.battalia.rules.paying.open_cards import card_of_source
from stormhall.battalia.rules.paying.pay_step import ARGUMENTS, PURPOSE
from stormhall.kernel.core.notation import Notation, first_of, items_of, second_of, verb_of
from stormhall.kernel.core.state import Code, Seat

AMULET_EFFECTS: Final = ("uses", "uses", "uses", "ambush", "shelter", "joker")
"""BT-USE-AMU-2 to -7, by the faces of the die."""


def forecast(state: BattaliaState, seat: Seat, code: Code, notation: Notation) -> Forecast:
    """The figures of one legal choice."""
    if state.frames[-1][0] == PAY:
        return _payment(state, seat, code)
    if code == v.END_TURN:
        hand = state.zone(seat, z.HAND)
        return {"cards_left": len(hand), "still_possible": _still_possible(state, seat, notation)}
    after = state.clone()
    after.quoted = []
    frame = after.frames[-1]
    after.steps()[frame[0]].take(after, frame, seat, code)
    facts: Forecast = {}
    if after.quoted:
        _add_price(facts, after, seat, after.quoted[0], after.quoted[1:])
    if verb_of(code) == v.MOVE:
        _add_step(facts, state, after, seat, code)
    elif verb_of(code) == v.BUILD:
        facts["prices"] = figures.quote(state, seat, FOR_TILE, [first_of(code)])
    fought = battle_frame(state)
    if fought is not None:
        _go_on(after)
    battle = battle_frame(after)
    if battle is not None:
        facts["battle"] = figures.battle_sums(after, battle, seat)
    elif fought is not None:
        facts["outcome"] = outcome(state, after, fought)
    return facts


def _go_on(state: BattaliaState) -> None:
    """Carry out the automatic steps of a battle, such as the fall of guards, who never answer."""
    steps = state.steps()
    battle = battle_frame(state)
    while battle is not None and battle is state.frames[-1] and not state.quoted:
        step = steps[battle[0]]
        if step.owed(state, battle):
            return
        step.go_on(state, battle)
        battle = battle_frame(state)


def _add_price(
    facts: Forecast, state: BattaliaState, seat: Seat, number: int, args: list[int]
) -> None:
    """Add the purchase, its prices, the number of payments, and what the usual one leads to."""
    purpose = state.config.purposes[number]
    options = purpose.options(state, seat, args)
    usual = purpose.usual(state, seat, args, options)
    facts["pays_for"] = purpose.name
    facts["prices"] = figures.quote(state, seat, number, args)
    facts["payments"] = len(options)
    if usual is not None:
        facts["payment"] = _line(usual)
        facts.update(_paid(state, seat, number, args, usual))


def _payment(state: BattaliaState, seat: Seat, code: Code) -> Forecast:
    """The consequences of one payment."""
    if verb_of(code) != v.WITH:
        return {}
    frame = state.frames.pop()  # the payment ends before its purpose is carried out
    number, args = frame[PURPOSE], frame[ARGUMENTS:]
    facts: Forecast = {"pays_for": state.config.purposes[number].name, "payment": _line(code)}
    facts.update(_paid(state, seat, number, args, code))
    state.frames.append(frame)
    return facts


def _rolls(state: BattaliaState, seat: Seat, args: list[int], code: Code) -> Forecast:
    """BT-USE-AMU-2 to -7: how each face of the die changes a card, and in a battle its player's
    total once all its uses are laid."""
    faces: list[Roll] = []
    for roll, effect in enumerate(AMULET_EFFECTS, 1):
        after = state.clone()
        after.named_rolls = [roll]
        state.config.purposes[FOR_AMULET].complete(after, seat, args, code)
        face: Roll = {"roll": roll, "effect": effect}
        frame = battle_frame(after)
        if frame is not None:
            side = 0 if seat == frame[f.ATTACKER] else 1
            face["total"] = figures.total_with(
                after, frame, side, _uses_left(state, after, seat, args[0], side)
            )
        faces.append(face)
    return {"rolls": faces}


def _uses_left(
    state: BattaliaState, after: BattaliaState, seat: Seat, target: int, side: int
) -> list[int]:
    """The source of the card that an amulet has opened, if it can still be laid."""
    card = card_of_source(state, seat, target)
    old, new = (each.zone(seat, z.OPEN)[:: z.RECORD] for each in (state, after))
    slot = v.OPEN_SLOT + len(new) - 1
    if new.count(card) <= old.count(card):
        return []
    return [slot] if playable(after, seat, slot, side) else []


def _line(code: Code) -> list[str]:
    """The sources of a payment in words."""
    return [SOURCE_WORDS[source] for source in items_of(code)]


def _paid(state: BattaliaState, seat: Seat, number: int, args: list[int], code: Code) -> Forecast:
    """The points that a payment brings, the steps a hero has left after the paid one, the battle's
    outcome, or the possible rolls of the die."""
    purpose = state.config.purposes[number]
    if number == FOR_AMULET:
        return _rolls(state, seat, args, code)
    if not purpose.scores() and number not in (FOR_STEP, FOR_RETREAT):
        return {}
    after = state.clone()
    purpose.complete(after, seat, args, code)
    if number == FOR_RETREAT:
        return {"outcome": outcome(state, after, state.frames[-1])}
    if number == FOR_STEP:
        return _steps_left(after, seat, args[0])
    before, points = state.geography().points[seat], after.geography().points[seat]
    return {"points": {"before": before, "after": points}}


def _steps_left(state: BattaliaState, seat: Seat, figure: int) -> Forecast:
    """The steps left of the ride, and with all cards that may still be laid."""
    ride = state.zone(seat, z.RIDE)
    return {
        "ride_left": ride[1] if ride and ride[0] == figure else 0,
        "steps_left": figures.payable_steps(state, seat, figure),
    }


def _add_step(
    facts: Forecast, state: BattaliaState, after: BattaliaState, seat: Seat, code: Code
) -> None:
    """Add where a hero goes from and to, and whether the step is free."""
    figure, cell = first_of(code), second_of(code)
    words = state.config.cell_words
    facts["from"] = words[state.hero(seat, figure)]
    facts["to"] = words[cell]
    facts["free"] = not after.quoted
    if not after.quoted:
        facts.update(_steps_left(after, seat, figure))


def _still_possible(state: BattaliaState, seat: Seat, notation: Notation) -> list[str]:
    """The kinds of actions given up by ending the turn."""
    kinds = {notation.parts(code)[0] for code in state.offers(seat) if code != v.END_TURN}
    return sorted(kinds)
