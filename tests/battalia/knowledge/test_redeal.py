"""Redealing keeps what a seat knows and draws the rest again (BT-INF)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import stormhall
from stormhall.battalia.model.cards import CARD_INDEX, FACTION, UNIVERSAL
from stormhall.kernel.core.rng import Chance
from tests.battalia.oracle import broken, owned_by
from tests.battalia.table import Table, battalia, dealt_table
from tests.rules import rule

WORLDS = 80


def _worlds(table: Table, viewer: int | None, count: int = WORLDS) -> Iterator[dict[str, Any]]:
    """Positions of worlds that look the same to the viewer."""
    view = table.game.view(viewer)
    for seed in range(count):
        world = table.game.resample(viewer, seed)
        assert world.view(viewer) == view
        yield dict(world.position())


def _all_occur(counts: Counter[Any], options: int, count: int = WORLDS) -> bool:
    """Whether all `options` occurred, about equally often."""
    return len(counts) == options and min(counts.values()) > count / options / 3


@rule("BT-INF-2", "BT-INF-6")
def test_cards_known_as_a_set_may_be_in_any_hidden_place() -> None:
    table = battalia(2).exact(1).hand(1, "tool.red").ambush(1, "title.red")
    table.shelter(1, "scroll.red", "supply").nation(1, "horse.red", *["supply"] * 8)

    hands: Counter[str] = Counter()
    ambushes: Counter[str] = Counter()
    shelters: Counter[str] = Counter()
    for world in _worlds(table, 0, 300):
        player = world["players"][1]
        hands[player["hand"][0]] += 1
        ambushes[player["ambush"][0]] += 1
        shelters[player["shelter"][0]] += 1
        assert player["shelter"][1] == "supply"
        assert owned_by(world, 1) == owned_by(table.position(), 1)

    for counts in (hands, ambushes, shelters):
        assert set(counts) == {"tool.red", "title.red", "scroll.red", "horse.red", "supply"}
        assert all(10 < counts[f"{kind}.red"] < 45 for kind in ("tool", "title", "scroll", "horse"))


@rule("BT-INF-2", "BT-SET-6")
def test_starting_units_that_nobody_has_seen_may_be_of_any_faction() -> None:
    table = dealt_table(3, seed=2)
    seat = table.mover
    other = (seat + 1) % 3

    factions: Counter[str] = Counter()
    for world in _worlds(table, seat, 200):
        (priest,) = [card for card in owned_by(world, other) if card.startswith("priest")]
        factions[priest] += 1
        assert owned_by(world, seat) == owned_by(table.position(), seat)
        assert broken(world) == []

    assert len(factions) == 4


@rule("BT-INF-1", "BT-SET-8")
def test_the_visible_top_of_a_deck_is_the_same_in_every_world() -> None:
    table = dealt_table(4, seed=3)
    pool = table.position()["pool"]

    for world in _worlds(table, 1, 20):
        for name, deck in world["pool"].items():
            assert deck == pool[name] if name == "supply" else deck["top"] == pool[name]["top"]


@rule("BT-INF-3")
def test_redealing_forgets_the_order_of_nation_and_decks() -> None:
    table = battalia(2).exact(0).hand(0, *["supply"] * 2, "friman.red")
    table.nation(0, "tool.red", *["supply"] * 9).top("chief", "chief.red", "chief.gold")

    drawn: Counter[bool] = Counter()
    nexts: Counter[str] = Counter()
    for seed in range(WORLDS):
        world = table.game.resample(0, seed)
        world.apply(0, "end turn")
        hand: list[str] = world.position()["players"][0]["hand"]  # type: ignore[index]
        drawn["tool.red" in hand] += 1
        other = table.game.resample(0, seed).position()["pool"]["chief"]  # type: ignore[index]
        nexts["".join(other["top"])] += 1

    assert _all_occur(drawn, 2)
    assert set(nexts) == {"chief.red"}


@rule("BT-INF-4")
def test_in_every_redealt_world_the_viewer_has_his_own_cards() -> None:
    table = battalia(3).hand(0, "tool.red", "supply").ambush(0, "title.red")
    table.shelter(0, "scroll.red", "horse.red")
    own = table.position()["players"][0]

    for world in _worlds(table, 0, 20):
        player = world["players"][0]
        for zone in ("hand", "ambush", "shelter"):
            assert player[zone] == own[zone]
        assert sorted(player["nation"]) == sorted(own["nation"])


@rule("BT-INF-6", "BT-COH-6")
def test_a_cohort_is_redealt_exactly_for_its_viewer_and_by_faction_for_others() -> None:
    table = battalia(3).exact(0).turn(0, "cohort")
    table.hand(0, "tool.red", "title.red", "scroll.red")
    table.nation(0, "horse.red", "weapon.red", *["supply"] * 8)
    table.play("cohort", "show player2")

    for world in _worlds(table, 1):
        assert {"tool.red", "title.red", "scroll.red"} <= set(world["players"][0]["hand"])
    seen: Counter[str] = Counter()
    for world in _worlds(table, 2):
        red = [card for card in world["players"][0]["hand"] if card.endswith(".red")]
        assert len(red) >= 3
        seen.update(red)
    assert len(seen) == 5


@rule("BT-INF-6", "BT-GRT-HAN-1")
def test_the_user_of_the_hand_knows_nation_and_borrowed_card_and_others_do_not() -> None:
    table = battalia(3).exact(1).hand(0, "hand", "supply").hand(1, *["supply"] * 8)
    table.nation(1, "tool.red", "title.red", "scroll.red")
    table.play("hand player2", "take title.red")

    for world in _worlds(table, 0, 20):
        assert world["borrowed"]["card"] == "title.red"
        assert sorted(world["players"][1]["nation"]) == ["scroll.red", "tool.red"]
    lender = Counter(world["borrowed"]["card"] for world in _worlds(table, 1))
    third = Counter(world["borrowed"]["card"] for world in _worlds(table, 2, 200))
    assert _all_occur(lender, 3)
    assert set(third) == {"tool.red", "title.red", "scroll.red", "supply"}


@rule("BT-INF-3", "BT-VOL-6")
def test_only_the_finder_knows_the_card_he_left_in_a_sanctuary() -> None:
    table = battalia(3, scenario="volcano").hero(0, "c3")
    table.hand(0, "weapon.red", "lord.red", "chief.red")
    table.play("attack sanctuary c3", "play weapon.red", "play lord.red", "play chief.red", "done")
    table.play(table.legal_like("take")[0])
    (left,) = table.position()["relics"]["c3"]["cards"]
    (taken,) = table.new_of(0)

    assert {world["relics"]["c3"]["cards"][0] for world in _worlds(table, 0, 20)} == {left}
    others = Counter(world["relics"]["c3"]["cards"][0] for world in _worlds(table, 1, 200))
    assert len(others) == 9
    assert taken not in others


@rule("BT-INF-3", "BT-ALT-3")
def test_hidden_and_removed_great_artefacts_may_lie_anywhere() -> None:
    table = dealt_table(2, scenario="alt2")

    for viewer in (0, None):
        under = Counter(world["relics"]["b2"]["cards"][0] for world in _worlds(table, viewer, 200))
        assert len(under) == 10


@rule("BT-INF-5")
def test_after_searching_a_deck_worlds_hold_only_starting_units_that_are_not_in_it() -> None:
    table = battalia(3).hand(0, "title.red", "friman.red").play("title on friman.red")
    deck = table.position()["pool"]["chief"]
    missing: Counter[str] = Counter()
    for seat in (1, 2):
        cards = owned_by(table.position(), seat)
        missing.update({card: n for card, n in cards.items() if card.startswith("chief")})

    for world in _worlds(table, 0, 30):
        assert world["pool"]["chief"]["rest"] == deck["rest"]
        found: Counter[str] = Counter()
        for seat in (1, 2):
            cards = owned_by(world, seat)
            found.update({card: n for card, n in cards.items() if card.startswith("chief")})
        assert found == missing


@rule("BT-INF-1", "BT-INF-2", "BT-INF-3", "BT-INF-4", "BT-INF-5", "BT-INF-6")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"unbound": True}),
        (3, {"scenario": "volcano", "advanced": True}),
        (2, {"scenario": "alt2", "edition": "retail2015"}),
    ],
)
def test_in_the_middle_of_any_game_every_world_is_whole_and_keeps_all_public_facts(
    seats: int, options: dict[str, Any]
) -> None:
    public = ["tiles", "points", "limbo", "display", "day", "annexed", "attacked", "seals"]
    for seed in range(3):
        table = dealt_table(seats, seed=seed, **options)
        chance = Chance(seed)
        for _ in range(6):
            for _ in range(60):
                if table.game.over:
                    break
                legal = table.game.legal(table.mover)
                table.game.apply(table.mover, legal[chance.below(len(legal))])
            position = table.position()
            for viewer in [*range(seats), None]:
                for world in _worlds(table, viewer, 3):
                    assert broken(world) == []
                    assert [world[key] for key in public] == [position[key] for key in public]
                    for seat in range(seats):
                        _same_in_public(world["players"][seat], position["players"][seat])


def _same_in_public(imagined: dict[str, Any], real: dict[str, Any]) -> None:
    for key in ("heroes", "table", "new", "open", "tents"):
        assert imagined[key] == real[key]
    for key in ("hand", "ambush", "shelter"):
        assert len(imagined[key]) == len(real[key])
    assert imagined["shelter"][-1:] == real["shelter"][-1:]


@rule("BT-INF-2", "BT-INF-3")
def test_the_world_drawn_from_a_view_is_the_one_drawn_at_the_table() -> None:
    table = _eventful()

    for viewer in (0, 1, 2, None):
        for seed in range(5):
            view = dict(table.game.view(viewer))
            far, near = stormhall.resample(view, seed), table.game.resample(viewer, seed)
            assert far.state.digest() == near.state.digest()


def _eventful() -> Table:
    """A cohort shown to one player, two ambushes (unseen and by an amulet), and a deck searched."""
    table = battalia(3).turn(0, "cohort").dice(4)
    table.hand(0, "tool.red", "title.red", "amulet.red", "friman.gold", "supply", "supply")
    return table.play(
        "cohort", "show player2", "amulet on tool.red", "title on friman.gold",
        "suspend supply", "ambush supply",
    )  # fmt: skip


@rule("BT-COH-4", "BT-COH-6")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_while_a_cohort_is_announced_every_redealt_hand_makes_exactly_that_cohort(
    viewer: int | None,
) -> None:
    table = battalia(3, unbound=True).exact(0).turn(0, "cohort").shelter(0)
    table.hand(0, "tool.red", "horse.red", "title.red", "scroll.blue", "tool.blue", "supply")
    table.nation(
        0, "chief.unbound", "tool.red", "horse.red", "horse.blue", "title.blue", "scroll.green",
        "tool.green", "horse.green", "supply", "supply",
    )  # fmt: skip
    table.play("cohort")
    announced = table.position()["cohort"]
    assert sorted(announced)[-2:] == [0, 3]

    fillers: set[str] = set()
    for world in _worlds(table, viewer, 200):
        hand = world["players"][0]["hand"]
        counts = Counter(FACTION[CARD_INDEX[card]] for card in hand)
        universal = counts[UNIVERSAL]
        assert counts[announced.index(3)] + universal == 3
        assert all(counts[f] < 3 for f in range(len(announced)) if not announced[f])
        fillers.update(hand)
    assert fillers >= {"supply", "scroll.blue", "scroll.green"}
