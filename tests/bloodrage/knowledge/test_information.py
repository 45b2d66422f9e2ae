"""Public, secret and remembered facts (BR-INF-*)."""

from __future__ import annotations

import json

from stormhall import Game, new
from stormhall.bloodrage.model.cards import deck_of, words_of
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import OptionValue
from tests.bloodrage.table import Table, bloodrage, position_of, view_of
from tests.rules import rule

PUBLIC = ("clan", "glory", "glory_by_source", "rage", "stats", "upgrades", "reserve", "valhalla")


def text(view: object) -> str:
    return json.dumps(view, sort_keys=True)


def played(seats: int, seed: int, choices: int, **options: OptionValue) -> Game:
    """A game after some random choices."""
    game, chance = new("bloodrage", seats, seed, options), Chance(seed)
    for _ in range(choices):
        if game.over:
            break
        seat = game.to_act[chance.below(len(game.to_act))]
        legal = game.legal(seat)
        game.apply(seat, legal[chance.below(len(legal))])
    return game


@rule("BR-INF-1")
def test_the_table_is_public():
    game = played(3, 4, 60)
    whole = position_of(game)

    for viewer in (None, 0, 1, 2):
        view = view_of(game, viewer)
        for key in ("age", "first_player", "doomed", "provinces", "fjords", "discards", "deaths"):
            assert view[key] == whole[key]
        assert view["to_act"] == list(game.to_act)
        for seat in range(3):
            sheet, truth = view["sheets"][seat], whole["sheets"][seat]
            assert all(sheet[key] == truth[key] for key in PUBLIC)
            for key in ("hand", "quests"):
                count = sheet[key] if isinstance(sheet[key], int) else len(sheet[key])
                assert count == len(truth[key])


@rule("BR-INF-2")
def test_only_their_owner_sees_hand_quests_pack_and_picks():
    game = played(3, 7, 75)
    whole = position_of(game)["sheets"]

    for viewer in (None, 0, 1, 2):
        for seat, sheet in enumerate(view_of(game, viewer)["sheets"]):
            for key in ("hand", "quests", "pack", "discarded"):
                expected = whole[seat][key] if viewer == seat else len(whole[seat][key])
                assert sheet[key] == expected


@rule("BR-INF-2", "BR-INF-7")
def test_only_its_owner_sees_a_face_down_battle_card():
    def table(card: str) -> Table:
        start = bloodrage("wolf bear").stands("wolf", gimle="leader").stands("bear", gimle="leader")
        start.hand("wolf", "tyr-bash", "troll").hand("bear", "tyr-smite", "alfheim")
        return start.play("wolf", "pillage gimle").play("bear", f"card {card}")

    one, other = table("tyr-smite"), table("alfheim")

    for viewer in ("wolf", None):
        assert text(one.seen_by(viewer)) == text(other.seen_by(viewer))
        assert one.seen_by(viewer)["frames"][-1]["pending"] == [0]
        assert one.seen_by(viewer)["frames"][-1]["chosen"] == {}
    assert text(one.seen_by("bear")) != text(other.seen_by("bear"))


@rule("BR-INF-3")
def test_undealt_cards_are_unknown_to_all_and_leftovers_to_all_but_one():
    table = bloodrage("wolf bear serpent").position(
        draft={
            "rounds": 5,
            "packs": [words_of(deck_of(0, 3))[i * 8 : i * 8 + 8] for i in range(3)],
        },
        sheets=[{"hand": hand} for hand in hands_after_five_rounds()],
    )
    for clan in table.clans:
        table.play(clan, table.offered(clan)[0])
    packs = table.view["draft"]["packs"]

    # In the sixth round, seat 2 holds the pack of seat 0.
    seen = table.seen_by("serpent")["draft"]["packs"][0]["seen"]
    assert [seen["6"], seen["7"]] == packs[0][6:]
    for viewer in ("wolf", "bear", None):
        assert "6" not in table.seen_by(viewer)["draft"]["packs"][0]["seen"]
    assert table.seen_by("wolf")["decks"][0] == 2


def hands_after_five_rounds() -> list[list[str]]:
    """The hands after packs in deck order went left and lost their first card each time."""
    deck = words_of(deck_of(0, 3))
    hands: list[list[str]] = [[], [], []]
    for pack in range(3):
        for number in range(5):
            hands[(pack + number) % 3].append(deck[pack * 8 + number])
    return hands


@rule("BR-INF-3")
def test_secret_discards_are_known_to_their_owner_until_the_age_is_over():
    table = (
        bloodrage("wolf bear")
        .hand("wolf", "troll", "tyr-bash")
        .quests("bear", "alfheim")
        .stands("bear", gimle="warrior")
        .rage(wolf=1, bear=0)
    )
    table.all_pass().play("wolf", "keep troll")

    assert table.to_act == ["bear"]
    assert table.seen_by("wolf")["sheets"][0]["discarded"] == ["tyr-bash"]
    assert table.seen_by("bear")["sheets"][0]["discarded"] == 1
    assert table.seen_by("bear")["discards"] == ["alfheim"]


@rule("BR-INF-4")
def test_cards_that_return_to_a_hand_stay_known():
    table = bloodrage("wolf bear").stands("wolf", gimle="leader warrior")
    table.stands("bear", gimle="warrior").hand("wolf", "troll", "thor-glory")
    table.hand("bear", "tyr-bash", "manheim").rage(wolf=3, bear=3)

    table.play("wolf", "pillage gimle").cards(wolf="troll", bear="tyr-bash")

    for viewer in ("wolf", None):
        view = table.seen_by(viewer)
        assert view["sheets"][1]["known"] == [{"card": "tyr-bash", "after_quests": 0}]
        assert view["discards"] == ["troll"]
    for seed in range(20):
        hand = position_of(table.game.resample(0, seed))["sheets"][1]["hand"]
        assert "tyr-bash" in hand
        assert len(hand) == 2


@rule("BR-INF-4")
def test_a_known_quest_may_have_been_committed_since_but_not_before():
    table = (
        bloodrage("wolf bear")
        .stands("wolf", gimle="leader")
        .stands("bear", gimle="warrior")
        .hand("bear", "alfheim", "manheim", "jotunheim", "tyr-bash")
        .quests("bear", "glorious-death")
        .rage(wolf=3, bear=3)
    )
    table.play("wolf", "pillage gimle").cards(bear="alfheim")

    before = quests_of_bear(table)
    table.play("bear", "quest manheim")
    after = quests_of_bear(table)

    assert not any("alfheim" in quests for quests in before)
    assert any(quests[1] == "alfheim" for quests in after)
    assert not any(quests[0] == "alfheim" for quests in after)


def quests_of_bear(table: Table) -> list[list[str]]:
    return [position_of(table.game.resample(0, seed))["sheets"][1]["quests"] for seed in range(60)]


@rule("BR-INF-5")
def test_a_seat_remembers_the_packs_it_has_seen():
    game = new("bloodrage", 4, seed=11)
    pack = view_of(game, 0)["sheets"][0]["pack"]
    for _ in range(6):
        for seat in range(4):
            game.apply(seat, game.legal(seat)[0])
    truth = position_of(game)["draft"]["packs"][0]
    orders = set()

    for seed in range(25):
        world = position_of(game.resample(0, seed))
        order = world["draft"]["packs"][0]
        # Seat 0 took the first card, saw four come back, took one and passed three on.
        assert (order[0], order[4]) == (truth[0], truth[4])
        assert sorted(order[1:4]) == sorted(truth[1:4])
        assert sorted(order[5:]) == sorted(truth[5:])
        assert set(order[1:4]) <= {w for sheet in world["sheets"][1:] for w in sheet["hand"]}
        assert not set(words_once(4)) & set(pack) & set(world["decks"][0])
        orders.add(tuple(order))
    assert len(orders) > 5


def words_once(seats: int) -> list[str]:
    deck = words_of(deck_of(0, seats))
    return [word for word in deck if deck.count(word) == 1]


@rule("BR-INF-5")
def test_cards_taken_between_two_looks_are_in_the_hands_that_could_take_them():
    game = new("bloodrage", 2, seed=3)
    pack = view_of(game, 0)["sheets"][0]["pack"]
    game.apply(0, f"draft {pack[0]} {pack[1]}")
    game.apply(1, game.legal(1)[0])
    passed = pack[2:]
    game.apply(1, f"draft {passed[2]} {passed[5]}")
    game.apply(0, game.legal(0)[0])

    for seed in range(10):
        world = position_of(game.resample(0, seed))["sheets"][1]["hand"]
        assert {passed[2], passed[5]} <= set(world)


@rule("BR-INF-5")
def test_a_card_shown_later_is_taken_into_account():
    """A clan that has shown a card from a pack seen earlier has it, and no other clan can."""
    for seed in range(4):
        game = played(3, seed, 70)
        whole = position_of(game)
        for viewer in range(3):
            world = position_of(game.resample(viewer, seed))
            for seat in range(3):
                assert world["sheets"][seat]["shown"] == whole["sheets"][seat]["shown"]
                assert len(world["sheets"][seat]["hand"]) == len(whole["sheets"][seat]["hand"])
            assert game.resample(viewer, seed).state.defects() == []


@rule("BR-INF-6")
def test_in_the_call_an_automatic_decline_looks_like_a_chosen_one():
    table = (
        bloodrage("wolf bear serpent")
        .stands("wolf", gimle="leader")
        .stands("bear", yggdrasil="warrior")
        .stands("serpent", horgr="warrior")
    )

    table.play("wolf", "pillage gimle").play("bear", "decline")

    declined = table.events("stayed-away")
    assert [event["seat"] for event in declined] == [1, 2, 0]
    assert len({tuple(event) for event in declined}) == 1


@rule("BR-INF-6")
def test_after_the_reveal_everybody_with_unknown_cards_is_asked_so_asking_reveals_nothing():
    def table(card: str) -> Table:
        start = bloodrage("wolf bear").age(2).stands("wolf", gimle="leader")
        start.stands("bear", gimle="leader").hand("bear", "tyr-bash", card)
        return start.hand("wolf", "tyr-smash").play("wolf", "pillage gimle").cards(bear="tyr-bash")

    with_eye, without = table("heimdall-eye"), table("odin-tide")

    assert with_eye.to_act == without.to_act == ["bear"]
    assert without.offered("bear") == ["decline"]
    assert text(with_eye.seen_by("wolf")) == text(without.seen_by("wolf"))
    with_eye.play("bear", "decline")
    without.play("bear", "decline")
    assert text(with_eye.seen_by("wolf")) == text(without.seen_by("wolf"))
    assert text(with_eye.game.events(0, 0)) == text(without.game.events(0, 0))


@rule("BR-INF-6")
def test_after_the_reveal_clans_that_visibly_have_nothing_to_add_are_not_asked():
    age_1 = bloodrage("wolf bear").stands("wolf", gimle="leader").stands("bear", gimle="warrior")
    age_1.hand("bear", "tyr-bash", "troll").play("wolf", "pillage gimle").cards(bear="troll")
    empty = bloodrage("wolf bear").age(2).stands("wolf", gimle="leader")
    empty.stands("bear", gimle="warrior").play("wolf", "pillage gimle")

    assert age_1.step == empty.step == "turn"
    assert [event["seat"] for event in empty.events("added-nothing")] == [0, 1]


@rule("BR-INF-6")
def test_a_clan_whose_hand_everybody_knows_is_not_asked_for_additions():
    table = bloodrage("wolf bear").age(2).stands("wolf", gimle="leader", horgr="warrior warrior")
    table.stands("bear", gimle="warrior", horgr="warrior").rage(wolf=3, bear=3)
    table.hand("bear", "troll", "heimdall-eye")
    table.play("wolf", "pillage gimle").cards(bear="heimdall-eye").no_additions()
    table.play("bear", "pass").play("wolf", "pillage horgr").cards(bear="troll")
    asked_with_the_eye_known = table.to_act
    table.no_additions()

    table = bloodrage("wolf bear").age(2).stands("wolf", gimle="leader", horgr="warrior warrior")
    table.stands("bear", gimle="warrior", horgr="warrior").rage(wolf=3, bear=3)
    table.hand("bear", "troll").play("wolf", "pillage gimle")
    table.play("bear", "pass").play("wolf", "pillage horgr")

    assert asked_with_the_eye_known == ["bear"]
    assert table.step == "turn"
    assert len(table.events("battle")) == 2


@rule("BR-INF-7")
def test_others_see_who_has_chosen_but_not_what():
    game = new("bloodrage", 3, seed=1)
    twins = [game.clone(), game.clone()]

    for i, twin in enumerate(twins):
        twin.apply(1, twin.legal(1)[i])

    for viewer in (None, 0, 2):
        assert text(view_of(twins[0], viewer)) == text(view_of(twins[1], viewer))
        assert view_of(twins[0], viewer)["to_act"] == [0, 2]
        assert text(twins[0].events(0, viewer)) == text(twins[1].events(0, viewer))


@rule("BR-INF-7", "BR-DIS-1")
def test_any_order_of_secret_choices_gives_the_same_game():
    digests = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        game = new("bloodrage", 3, seed=8)
        for _ in range(6):
            for seat in order:
                game.apply(seat, game.legal(seat)[0])
        digests.add(game.state.digest())

    assert len(digests) == 1


@rule("BR-INF-2")
def test_the_number_of_cards_gone_does_not_reveal_the_age_of_a_kept_card():
    table = bloodrage("wolf bear").age(2).hand("wolf", "troll", "valkyrie").rage(wolf=1, bear=0)
    other = bloodrage("wolf bear").age(2).hand("wolf", "troll", "valkyrie").rage(wolf=1, bear=0)

    table.all_pass().play("wolf", "keep troll")
    other.all_pass().play("wolf", "keep valkyrie")

    assert table.seen_by("bear")["decks"] == other.seen_by("bear")["decks"]
    assert table.seen_by("bear")["sheets"][0] == other.seen_by("bear")["sheets"][0]


@rule("BR-INF-4")
def test_a_hidden_old_card_is_a_quest_where_only_quests_are_left():
    table = bloodrage("wolf bear").quests("bear", "alfheim", "manheim.2").age(2)

    for seed in range(30):
        for world in (table.game.resample(0, seed), table.game.resample(None, seed)):
            assert world.state.defects() == []
            assert len(position_of(world)["sheets"][1]["quests"]) == 2


def test_a_redeal_with_many_old_cards_succeeds():
    """Bear has committed an old quest; the other clans hold six old cards."""
    table = bloodrage("wolf bear serpent raven").age(3).quests("bear", "alfheim", "manheim")
    table.hand("wolf", "troll", "valkyrie").hand("serpent", "tyr-bash", "dark-elf")
    table.hand("raven", "tyr-smite", "odin-tide")

    for seed in range(10):
        world = table.game.resample(None, seed)
        assert world.state.defects() == []
        assert len(position_of(world)["sheets"][1]["quests"]) == 2


def test_players_do_not_know_the_order_of_a_deck_named_by_a_position():
    table = bloodrage("wolf bear").position(tops={"2": ["valkyrie", "dark-elf"]})

    world = position_of(table.game.resample(0, 1))

    assert position_of(table.game)["stacked"] == [0, 2, 0]
    assert world["stacked"] == [0, 0, 0]
    assert world["decks"][1] == words_of(deck_of(1, 2))
