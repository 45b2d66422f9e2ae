"""Documents of The Stormgates that nobody should have written: refused by name, or played on."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import stormhall
from stormhall import PositionError, StormhallError
from stormhall.kernel.core.rng import Chance
from tests.battalia.stormgates.support.potion_battle import FIELD, brawl, potions
from tests.battalia.stormgates.support.table import stormgates
from tests.contract.setups import choose
from tests.kernel.test_broken_documents import put, spoil, use
from tests.rules import rule

Document = dict[str, Any]

ATTACK = f"attack city {FIELD}"
OPENING = ("play weapon.blue", "play lord.blue", "done")
MUTATIONS = 50
CHOICES = 12
"""How many choices are made in what was accepted."""


def fight() -> Document:
    """Blue attacks Red's city with one hero; Red lays his answer."""
    table = brawl(level=2, modules=["new_great_artefacts", "zealots"]).hero(1, FIELD)
    table.hand(0, "weapon.blue", "lord.blue", "priest.blue").hand(1, "lord.red", "friman.red")
    return table.play(ATTACK, *OPENING, "fight", "join one", "play lord.red").position()


def asked() -> Document:
    """Red is asked whether he freezes the opening."""
    table = potions(brawl(), frost_touch=(1, 1), rage=(0, 1)).hand(1, "lord.red", "supply")
    table.hand(0, "weapon.blue", "lord.blue").play(ATTACK, *OPENING)
    return table.position()


def held() -> Document:
    """A jump waits for Red's word."""
    table = potions(brawl(), frost_touch={"owner": 1, "day": 1, "order": "always"})
    table.hero(0, "d2").hand(0, "horse.blue", "supply").play("jump hero1 d6")
    return table.position()


def pitching() -> Document:
    """A tent is to be paid for."""
    table = stormgates("gates", "trading").hand(0, "tent.blue", "lord.blue", "supply", "stardust")
    return table.play("pitch tent.blue", "station lord.blue").position()


def team() -> Document:
    """A battle in the turn of a team."""
    table = brawl(seats=4, teams="2v2", modules=["draft", "heroic", "royals", "advanced"])
    table.hand(0, "weapon.blue", "lord.blue", "friman.blue").play(ATTACK, seat=0)
    return table.play("play weapon.blue").position()


def step_of(game: stormhall.Game) -> str:
    """The step that asks for a choice."""
    position: Any = game.position()
    step: str = position["frames"][-1]["step"]
    return step


def drafting() -> Document:
    """Starting cards are being drafted."""
    game = stormhall.new("stormgates", 3, seed=3, preset="free for all")
    chance = Chance(3)
    while step_of(game) != "draft":
        game.apply(*choose(game, chance))
    return game.position()


def choosing() -> Document:
    """Factions are being chosen."""
    return stormhall.new("stormgates", 4, seed=4, preset="everything").position()


MOMENTS: list[Callable[[], Document]] = [fight, asked, held, pitching, team, drafting, choosing]


def last(document: Document) -> str:
    return f"frames/{len(document['frames']) - 1}"


@pytest.mark.parametrize(
    ("moment", "field", "value"),
    [
        (fight, "attacker", 1),
        (fight, "defender", 0),
        (fight, "defender", -1),
        (fight, "cell", "d2"),
        (fight, "figure", 1),
        (fight, "sent", 2),
        (fight, "sent", 0),
        (fight, "joined", 2),
        (fight, "side", -1),
        (fight, "attack_strength", -5),
        (team, "attacker", 2),
        (team, "defender", 2),
        (pitching, "tent", "tent.red"),
        (pitching, "first", "lord.red"),
        (pitching, "flags", 300),
        (choosing, "chosen", 1),
    ],
)
def test_an_impossible_value_in_a_frame_is_named(
    moment: Callable[[], Document], field: str, value: object
) -> None:
    document = moment()
    at = len(document["frames"]) - 1

    with pytest.raises(PositionError) as caught:
        stormhall.from_position(put(document, f"{last(document)}/{field}", value))

    paths = [path for path, _ in caught.value.defects]
    assert paths == [f"frames[{at}].{'tent' if field == 'first' else field}"]


@pytest.mark.parametrize("moment", [fight, asked, held, pitching, team])
def test_no_step_is_under_way_twice(moment: Callable[[], Document]) -> None:
    document = moment()
    document["frames"].append(copy.deepcopy(document["frames"][-1]))

    with pytest.raises(PositionError, match="this step is under way already"):
        stormhall.from_position(document)


@pytest.mark.parametrize(
    ("field", "value"), [("hero", 1), ("hero", 7), ("declared", 5), ("tail", []), ("tail", [99])]
)
def test_a_held_line_with_an_impossible_field_is_refused(field: str, value: object) -> None:
    document = held()
    at = next(i for i, frame in enumerate(document["frames"]) if frame["step"] == "held-line")

    with pytest.raises(PositionError, match=rf"frames\[{at}\]\.{field}"):
        stormhall.from_position(put(document, f"frames/{at}/{field}", value))


@rule("SG-DRF-01")
@pytest.mark.parametrize("change", [1, -1])
def test_a_draft_must_offer_one_card_to_each_player_still_to_choose(change: int) -> None:
    document = drafting()
    offered = document["draft"]["offered"]
    card = offered.pop() if change < 0 else document["pool"]["friman"]["rest"].pop()
    if change > 0:
        offered.append(card)
    else:
        document["pool"]["friman"]["rest"].append(card)

    with pytest.raises(PositionError, match=r"draft\.offered"):
        stormhall.from_position(document)


def opened(document: Document, seat: int | None, number: int) -> stormhall.Game:
    """The game of a view of this seat, or of a position if the seat is -1."""
    return stormhall.from_position(document) if seat == -1 else stormhall.resample(document, number)


@pytest.mark.parametrize("seat", [-1, 0, 1, None])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_corrupted_document_is_refused_or_can_be_played(
    moment: Callable[[], Document], seat: int | None
) -> None:
    chance = Chance(2026)
    whole = moment() if seat == -1 else stormhall.from_position(moment()).view(seat)
    refused = 0
    for i in range(MUTATIONS):
        document = copy.deepcopy(whole)
        spoil({"frames": document["frames"]} if i % 2 else document, chance)
        try:
            game = opened(document, seat, i)
        except StormhallError:
            refused += 1
            continue
        use(game)
        for _ in range(CHOICES):
            if not game.over:
                game.apply(*choose(game, chance))
        use(game)

    assert refused > 0


# Parts of a draft.


def part_of(document: Document, *keys: str) -> Document:
    return {key: document[key] for key in ("game", "seats", "options", *keys)}


@rule("SG-DRF-01", "SG-DRF-02")
def test_a_draft_may_stand_alone() -> None:
    whole = drafting()
    for _ in range(12):
        position: Document = stormhall.from_position(part_of(whole, "draft")).position()
        assert position["draft"] == whole["draft"]
        game = stormhall.from_position(whole)
        game.apply(game.to_act[0], game.legal(game.to_act[0])[-1])
        whole = game.position()

    again: Any = stormhall.from_position(part_of(whole, "draft")).position()
    assert step_of(stormhall.from_position(whole)) == "draft" or whole["draft"]["taken"][-1]
    assert again["draft"] == whole["draft"]


@rule("SG-DRF-01")
def test_cards_that_are_offered_next_follow_from_those_taken() -> None:
    whole = drafting()
    game = stormhall.from_position(whole)
    game.apply(game.to_act[0], game.legal(game.to_act[0])[0])
    document = part_of(game.position(), "draft")
    del document["draft"]["offered"]

    position: Any = stormhall.from_position(document).position()

    assert position["draft"]["taken"] == document["draft"]["taken"]
    assert len(position["draft"]["offered"]) == 2


@rule("SG-DRF-02")
def test_a_starting_hand_has_only_cards_that_were_taken() -> None:
    game, chance = stormhall.new("stormgates", 2, 1), Chance(1)
    while step_of(game) not in ("cohort", "actions"):
        game.apply(*choose(game, chance))
    whole: Any = game.position()
    whole["draft"]["taken"] = whole["draft"]["taken"][::-1]

    with pytest.raises(PositionError) as caught:
        stormhall.from_position(whole)
    assert {path for path, _ in caught.value.defects} == {"draft.taken"}


def test_decks_before_the_deal_need_the_steps_of_the_set_up() -> None:
    with pytest.raises(PositionError, match=r"pool\.friman\.rest: dealt elsewhere: .*frames"):
        stormhall.from_position(part_of(drafting(), "pool"))
