"""The texts of actions."""

from __future__ import annotations

import pytest

import stormhall
from stormhall import NotationError, parse
from stormhall.bloodrage.model.cards import CARD_IDS, CARD_WORDS
from stormhall.bloodrage.model.notation import NOTATION
from tests.bloodrage.table import bloodrage


@pytest.mark.parametrize(
    "text",
    [
        "invade warrior utgard",
        "invade leader gimle from valhalla",
        "march gimle elvagar",
        "move warrior warrior leader",
        "upgrade frigga-charm",
        "upgrade frigga-charm replace loki-domain",
        "quest alfheim",
        "pillage andlang",
        "repillage andlang",
        "sacrifice ship fjord-ne",
        "join gimle warrior",
        "card tyr-smite",
        "count 3",
        "spare leader",
        "add heimdall-eye",
        "retreat",
        "protect warrior volur-witch",
        "recover tyr-smite heimdall-gaze",
        "raise horns",
        "lead yggdrasil",
        "succor",
        "blessing",
        "draft troll",
        "draft troll tyr-smite.3",
        "keep thor-glory",
        "keep nothing",
        "clan raven",
        "pass",
        "decline",
    ],
)
def test_parsing_the_text_of_an_action_gives_the_action(text):
    assert str(parse("bloodrage", text)) == text
    assert str(parse("bloodrage", f"  {text.upper()} ")) == text


def test_every_card_has_one_word_and_may_also_be_typed_by_its_id():
    assert len(set(CARD_WORDS)) == len(CARD_WORDS)
    for word, card in zip(CARD_WORDS, CARD_IDS, strict=True):
        age = card[3]
        plain = word.split(".")[0]
        for typed in (word, card, f"{plain}.{age}"):
            assert str(parse("bloodrage", f"card {typed}")) == f"card {word}"


def test_the_first_card_of_a_name_has_the_bare_word_and_later_ones_their_age():
    for typed, word in (("tyrs-smite", "tyr-smite"), ("tyrs-smite.3", "tyr-smite.3")):
        assert str(parse("bloodrage", f"card {typed}")) == f"card {word}"
    assert str(parse("bloodrage", "quest age2-quest-alfheim")) == "quest alfheim.2"


def test_whole_sentences_are_split_into_steps_with_figures_in_any_order():
    assert NOTATION.phrases("March gimle elvagar leader warrior") == [
        "march gimle elvagar",
        "move warrior leader",
    ]
    assert NOTATION.phrases("sacrifice warrior gimle ship fjord-nw") == [
        "sacrifice warrior gimle",
        "sacrifice ship fjord-nw",
    ]
    assert NOTATION.phrases("upgrade troll; invade troll gimle") == [
        "upgrade troll",
        "invade troll gimle",
    ]
    assert NOTATION.phrases("draft tyr-smite troll") == ["draft troll tyr-smite"]


def test_an_unreadable_sentence_is_explained():
    for text, hint in (("invade dragon gimle", "dragon"), ("dance", "begins with one of")):
        with pytest.raises(NotationError) as error:
            parse("bloodrage", text)
        assert hint in str(error.value)


def test_a_sentence_is_carried_out_completely_or_not_at_all():
    table = bloodrage("wolf bear").stands("wolf", gimle="warrior")

    table.refuses("wolf", "march gimle utgard warrior leader", because="BR-MAR-1")

    assert table.rage_of("wolf") == 6
    assert isinstance(table.game, stormhall.Game)
