"""Figures about a choice before it is taken: its price, the payment a good player would make, the
points it brings, the steps that are left, the sums of a battle.

The choice's own step is carried out on a copy that notes what would have to be paid instead of
paying it, so prices come from the rules themselves, those of modules included.
"""

from __future__ import annotations

from stormhall.battalia.deeds import FOR_STEP, FOR_TILE
from stormhall.battalia.notation import BUILD, END_TURN, MOVE, SOURCE_WORDS, WITH
from stormhall.battalia.paying import ARGUMENTS, PURPOSE
from stormhall.battalia.state import HAND, RIDE, ZONES, BattaliaState
from stormhall.battalia.stepids import PAY
from stormhall.battalia.summary import battle_frame, battle_sums, payable_steps, quote
from stormhall.kernel.events import Facts
from stormhall.kernel.notation import Notation
from stormhall.kernel.state import Code, Seat


def forecast(game: BattaliaState, seat: Seat, code: Code, notation: Notation) -> Facts:
    """The figures of one legal choice."""
    if game.frames[-1][0] == PAY:
        return _payment(game, seat, code)
    after = game.clone()
    after.quoted = []
    frame = after.frames[-1]
    after.steps()[frame[0]].take(after, frame, seat, code)
    facts: Facts = {}
    if after.quoted:
        _add_price(facts, after, seat, after.quoted[0], after.quoted[1:])
    if code & 0xFF == MOVE:
        _add_step(facts, game, after, seat, code)
    elif code & 0xFF == BUILD:
        facts["prices"] = quote(game, seat, FOR_TILE, [code >> 8])
    elif code == END_TURN:
        facts["cards_left"] = len(game.zones[seat * ZONES + HAND])
        facts["still_possible"] = _still_possible(game, seat, notation)
    battle = battle_frame(after)
    if battle is not None:
        facts["battle"] = battle_sums(after, battle, seat)
    return facts


def _add_price(facts: Facts, game: BattaliaState, seat: Seat, number: int, args: list[int]) -> None:
    """What is paid for, its prices, in how many ways, and the usual one with its consequences."""
    purpose = game.config.purposes[number]
    options = purpose.options(game, seat, args)
    usual = purpose.usual(game, seat, args, options)
    facts["pays_for"] = purpose.name
    facts["prices"] = quote(game, seat, number, args)
    facts["payments"] = len(options)
    if usual is not None:
        facts["payment"] = _line(usual)
        facts.update(_paid(game, seat, number, args, usual))


def _payment(game: BattaliaState, seat: Seat, code: Code) -> Facts:
    """The consequences of one payment."""
    if code & 0xFF != WITH:
        return {}
    frame = game.frames[-1]
    number, args = frame[PURPOSE], frame[ARGUMENTS:]
    facts: Facts = {"pays_for": game.config.purposes[number].name, "payment": _line(code)}
    after = game.clone()
    after.frames.pop()
    facts.update(_paid(after, seat, number, args, code))
    return facts


def _line(code: Code) -> list[str]:
    """The sources of a payment in words."""
    words: list[str] = []
    laid = code >> 8
    while laid:
        words.append(SOURCE_WORDS[(laid & 0xFF) - 1])
        laid >>= 8
    return words


def _paid(game: BattaliaState, seat: Seat, number: int, args: list[int], code: Code) -> Facts:
    """Points that a payment brings, or the steps that a hero has left after the paid one."""
    purpose = game.config.purposes[number]
    if not purpose.scores() and number != FOR_STEP:
        return {}
    after = game.clone()
    purpose.complete(after, seat, args, code)
    if number == FOR_STEP:
        return _steps_left(after, seat, args[0])
    before, points = game.geography().points[seat], after.geography().points[seat]
    return {"points": {"before": before, "after": points}}


def _steps_left(game: BattaliaState, seat: Seat, figure: int) -> Facts:
    """Of the ride, and with all that may still be laid."""
    ride = game.zones[seat * ZONES + RIDE]
    return {
        "ride_left": ride[1] if ride and ride[0] == figure else 0,
        "steps_left": payable_steps(game, seat, figure),
    }


def _add_step(
    facts: Facts, game: BattaliaState, after: BattaliaState, seat: Seat, code: Code
) -> None:
    """From where to where a hero goes, and whether it costs anything."""
    figure, cell = code >> 8 & 0xFF, code >> 16
    words = game.config.cell_words
    facts["from"] = words[game.hero(seat, figure)]
    facts["to"] = words[cell]
    facts["free"] = not after.quoted
    if not after.quoted:
        facts.update(_steps_left(after, seat, figure))


def _still_possible(game: BattaliaState, seat: Seat, notation: Notation) -> list[str]:
    """The kinds of actions that are given up with the end of the turn."""
    kinds = {notation.parts(code)[0] for code in game.offers(seat) if code != END_TURN}
    return sorted(kinds)
