"""The Gods' Gifts phase (BR-GFT-*)."""

from __future__ import annotations

from stormhall import new
from stormhall.bloodrage.model.cards import AGE_OF, CARD_INDEX, CARD_WORDS, deck_of, words_of
from stormhall.kernel.core.rng import Chance
from tests.bloodrage.table import Table, bloodrage, position_of, view_of
from tests.rules import rule


def dealt(clans: str, **options: object) -> tuple[Table, list[list[str]]]:
    """A table in the first round of Age 1, with packs in the order of the data file."""
    seats = len(clans.split())
    deck = words_of(deck_of(0, seats))
    packs = [deck[i * 8 : i * 8 + 8] for i in range(seats)]
    return bloodrage(clans, **options).position(draft={"rounds": 0, "packs": packs}), packs


def draft_first(table: Table) -> None:
    """Let everybody take the first card or pair offered."""
    for clan in table.to_act:
        table.play(clan, table.offered(clan)[0])


@rule("BR-GFT-1", "BR-GFT-5", "BR-DIS-4")
def test_a_kept_card_is_not_drafted_and_joins_the_hand():
    table = bloodrage("wolf bear").hand("wolf", "troll", "tyr-bash").rage(wolf=1, bear=0)
    table.all_pass().play("wolf", "keep troll")

    for _ in range(3):
        for clan in table.to_act:
            assert "troll" not in table.sheet(clan)["pack"]
        draft_first(table)

    assert table.step == "turn"
    assert "troll" in table.hand_of("wolf")
    assert len(table.hand_of("wolf")) == 7
    assert len(table.hand_of("bear")) == 6


@rule("BR-GFT-2")
def test_each_clan_gets_eight_cards_of_the_age_and_the_rest_is_never_seen():
    for seats, rest in ((2, 4), (3, 2), (4, 2)):
        game = new("bloodrage", seats, seed=5)
        view = view_of(game, 0)
        assert [len(view_of(game, seat)["sheets"][seat]["pack"]) for seat in range(seats)] == [
            8
        ] * seats
        assert all(AGE_OF[CARD_INDEX[word]] == 0 for word in view["sheets"][0]["pack"])
        assert view["decks"][0] == rest
        deck = position_of(game)["decks"][0]
        while not game.over and view_of(game, None)["age"] == 1:
            seat = game.to_act[0]
            game.apply(seat, game.legal(seat)[0])
            hands = [word for sheet in position_of(game)["sheets"] for word in sheet["hand"]]
            copies = [words_of(deck_of(0, seats)).count(word) for word in deck]
            assert all(hands.count(w) < c for w, c in zip(deck, copies, strict=True))


@rule("BR-GFT-3")
def test_three_clans_keep_one_card_and_pass_the_rest_to_the_left():
    table, packs = dealt("wolf bear serpent")

    for i, clan in enumerate(table.clans):
        table.play(clan, f"draft {packs[i][0]}")

    for i, clan in enumerate(table.clans):
        assert table.hand_of(clan) == [packs[i][0]]
        assert table.sheet(clan)["pack"] == packs[(i - 1) % 3][1:]


@rule("BR-GFT-3")
def test_six_cards_are_kept_and_two_of_each_pack_are_put_away():
    table, packs = dealt("wolf bear serpent")
    sizes = []

    while table.step == "draft":
        sizes.append([len(table.sheet(clan)["pack"]) for clan in table.clans])
        draft_first(table)

    assert sizes == [[n] * 3 for n in (8, 7, 6, 5, 4, 3)]
    assert [len(table.hand_of(clan)) for clan in table.clans] == [6, 6, 6]
    hands = [word for clan in table.clans for word in table.hand_of(clan)]
    assert sorted(hands) == sorted(word for pack in packs for word in pack[:6])


@rule("BR-GFT-3")
def test_packs_go_left_in_every_age_or_right_in_age_2_by_option():
    for option, passed_to in (("left", 1), ("alternating", 2)):
        game = new("bloodrage", 3, seed=1, options={"draft_direction": option})
        chance = Chance(1)
        while view_of(game, None)["age"] == 1:
            seat = game.to_act[0]
            legal = game.legal(seat)
            game.apply(seat, legal[chance.below(len(legal))])
        pack = view_of(game, 0)["sheets"][0]["pack"]
        for seat in range(3):
            game.apply(seat, game.legal(seat)[0])
        assert view_of(game, passed_to)["sheets"][passed_to]["pack"] == pack[1:]
        memories = [view_of(game, seat)["draft"]["packs"][0]["seen"] for seat in range(3)]
        expected = [1, 0, 0]
        expected[passed_to] = 7
        assert [len(seen) for seen in memories] == expected


@rule("BR-GFT-3")
def test_a_card_that_is_not_in_the_pack_cannot_be_kept():
    table, packs = dealt("wolf bear serpent")

    table.refuses("wolf", f"draft {packs[1][0]}", because="BR-GFT-3", pack=packs[0])
    table.refuses("wolf", f"draft {packs[0][0]} {packs[0][1]}", because="BR-GFT-3", cards=1)


@rule("BR-GFT-4", "BR-DT-27")
def test_two_clans_keep_two_cards_of_packs_of_eight_six_and_four():
    table, packs = dealt("wolf bear")
    assert len(table.offered("wolf")) == 28
    sizes = []

    while table.step == "draft":
        sizes.append([len(table.sheet(clan)["pack"]) for clan in table.clans])
        draft_first(table)

    assert sizes == [[8, 8], [6, 6], [4, 4]]
    assert table.hand_of("wolf") == sorted(
        packs[0][:2] + packs[1][2:4] + packs[0][4:6], key=CARD_WORDS.index
    )
    assert table.hand_of("bear") == sorted(
        packs[1][:2] + packs[0][2:4] + packs[1][4:6], key=CARD_WORDS.index
    )
    assert len(table.view["decks"][0]) == 4
    refused = dealt("wolf bear")[0]
    refused.refuses("wolf", f"draft {packs[0][0]}", because="BR-GFT-4", cards=2)


@rule("BR-GFT-5")
def test_hands_are_secret_but_their_sizes_are_not():
    table, packs = dealt("wolf bear serpent")
    draft_first(table)

    seen = table.seen_by("bear")["sheets"]

    assert seen[0]["hand"] == 1
    assert seen[1]["hand"] == [packs[1][0]]


@rule("BR-GFT-6")
def test_in_a_first_game_the_eight_cards_dealt_are_the_hand_and_later_ages_are_drafted():
    game = new("bloodrage", 3, seed=2, preset="first game")
    assert [sheet["hand"] for sheet in view_of(game, None)["sheets"]] == [8, 8, 8]
    assert position_of(game)["frames"][-1]["step"] == "turn"

    while view_of(game, None)["age"] == 1:
        seat = game.to_act[0]
        game.apply(
            seat, "pass" if position_of(game)["frames"][-1]["step"] == "turn" else "keep nothing"
        )

    assert position_of(game)["frames"][-1]["step"] == "draft"


@rule("BR-GFT-7")
def test_players_see_their_picks_at_any_time():
    table, _ = dealt("wolf bear serpent")
    for number in range(1, 6):
        draft_first(table)
        assert len(table.seen_by("serpent")["sheets"][2]["hand"]) == number


@rule("BR-GFT-8")
def test_discarded_and_unused_cards_never_come_back():
    gone_in_all: set[str] = set()
    once = [word for word in words_of(deck_of(0, 2)) if words_of(deck_of(0, 2)).count(word) == 1]
    for seed in range(12):
        game, chance = new("bloodrage", 2, seed), Chance(seed)
        gone: set[str] = set()
        while not game.over:
            whole = position_of(game)
            gone |= set(once) & set(whole["discards"])
            assert not gone & {word for sheet in whole["sheets"] for word in sheet["hand"]}
            seat = game.to_act[0]
            legal = game.legal(seat)
            game.apply(seat, legal[chance.below(len(legal))])
        gone_in_all |= gone
    assert gone_in_all
