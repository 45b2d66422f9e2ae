"""Words that were wrong once do not come back, in the browser or on the command line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer, ast

import stormhall
from stormhall.battalia.model.components import DATA
from stormhall.locale import LANGUAGES, Translator
from stormhall.locale.bundle import files_of
from tools.generate.messages import entries_of

COMPONENTS = sorted(Path(stormhall.__file__).parent.glob("*/data/*components.json"))

WRONG = {
    "bg": {
        "[Рр]азбърк": "размесва",
        "[Пп]ротивник": "опонент",
        r"\b[Пп]олзва": "използва",
        r"[Оо]сновна(та)? игра\b": "базова игра",
        r"[Мм]ечи народ\b": "Мечият народ",
        "[Зз]алп": "ред в битката",
        r"\bкарт[аи] провизии": "карта с провизии",
        r"\b\d+ провизии": "2 карти с провизии",
        r"(два|три|четири)ма (фримен|вожд|жре|лорд)": "2 фримена",
        r"[Пп]остави поръчение": "приеми поръчение",
        r"(вдигнати|опънати) палатки": "развалени палатки",
        r"[Пп]о случайност": "при случайна игра",
        r"(печели|е напред) който": "печели този, който",
        r"\b[Вв]аш|\b(имате|нямате|можете|опитайте|вижте)\b": "твой, имаш, опитай",
        "силата на Метаморфа": "умението на Метаморфа",
        r"\b[Вв]и\b": "ти, отборът ти",
        r"[Оо]светен(ият|ия)\b": "огреният",
        "[Пп]оздрав": "свързване",
    },
    "ru": {
        r"\b[Нн]а руке\b": "в руке",
        r"\bиз (вашей |его )?руки\b": "с руки",
        r"\bделени(е|я|й|ю|ем|и)\b": "шаг характеристики",
        r"Солнечн\w+ Оракул": "Солнечный Прорицатель",
        r"(?<!Солнечный )(?<!Солнечного )Прорицател": "Оракул",
        "[Кк]огорт": "отряд",
        r"\b[Пп]о случаю\b": "при случайной игре",
        r"меня\w+ руку|[Сс]мен\w+ руки": "маллиган",
        r"\b(один|оба|два|двух|три|пять|кажд\w+) припас": "карта припасов",
        r"\bза [234] фрименов": "2 фримена",
        r"лидером маршем": "отправьте лидера маршем",
        r"[Сс]тол (тем временем|уже) ": "игра тем временем",
        r"сил\w Метаморфы": "способность Метаморфы",
        r"каков его уровень": "сколько у него уровней",
        r"[Оо]став(ить|ьте) руку": "оставить карты",
        "[Пп]риветстви": "подключение",
        r"\b(Марш|Прыжок|Улучшение): \{ \$(province1|hero|card1?) \}": "идти маршем",
    },
    "zh-Hant": {
        "主人": "擁有者",
        "加出": "打出",
        "手上|手中": "手牌",
        "基本遊戲": "基礎遊戲",
        "配件": "部件",
        "週": "星期",
        "打開(?!袋子)": "公開",
        "該地的防禦": "基本防禦力量",
        "廳堂": "大廳",
        "(?<!牌)桌子": "牌桌",
        "機器人": "電腦",
        "軍團": "隊列",
        "雇用": "僱用",
        "按兩下": "點兩次",
        "變形女": "幻形者",
        "狂信者": "狂熱者",
        "您": "你",
        "交易": "貿易",
        "還是略過": "還是讓過",
        "進手牌": "加入手牌",
        "基本規則": "基礎規則",
        "這張桌": "這張牌桌",
    },
}
"""By language, what must not be written, with the right words beside it."""

NAMES = "seat|player|winner|defender|rival|roller|owner|victim|pillager|ahead|behind|players"
CHINESE = r"[\u4e00-\u9fff]"
TOUCHING = re.compile(rf"\{{ \$({NAMES}) \}}{CHINESE}|{CHINESE}\{{ \$({NAMES}) \}}")
"""A name of a player beside Chinese without a space."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every message with its id."""
    serializer = FluentSerializer()
    for path in files_of(language):
        for entry in entries_of(path):
            if isinstance(entry, ast.Message):
                yield entry.id.name, serializer.serialize_entry(entry).partition(" =")[2]


@pytest.mark.parametrize("language", WRONG)
def test_words_that_were_wrong_do_not_come_back(language: str):
    assert [
        (message, found[0], right)
        for message, text in texts(language)
        for wrong, right in WRONG[language].items()
        if (found := re.search(wrong, text))
    ] == []


@pytest.mark.parametrize("language", WRONG)
def test_the_right_words_are_allowed(language: str):
    rights = WRONG[language].values()

    assert [
        (wrong, right) for wrong in WRONG[language] for right in rights if re.search(wrong, right)
    ] == []


def test_names_of_players_stand_apart_from_chinese():
    assert [message for message, text in texts("zh-Hant") if TOUCHING.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_on_cohorts_names_every_size(language: str):
    told = Translator(language).tr("battalia-help-cohort").casefold()

    for cohort in DATA["cohorts"]:
        name = cohort["name"][language].casefold()
        assert re.search(rf"{name}\W+{cohort['size']}\b.*?\+{cohort['draw']}\b", told), name


def names_in(part: Any) -> Iterator[dict[str, Any]]:
    """Every name by language in a document of components."""
    match part:
        case {"en": str(), "bg": str()}:
            yield part
        case dict():
            for each in part.values():
                yield from names_in(each)
        case list():
            for each in part:
                yield from names_in(each)
        case _:
            pass


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", WRONG)
def test_components_have_the_names_that_screens_show(language: str, path: Path):
    shown: dict[str, set[str]] = {}
    words = dict(texts(language))
    for message, english in texts("en"):
        if "-word-" in message:
            shown.setdefault(english.strip().casefold(), set()).add(
                words[message].strip().casefold()
            )

    told = [name for name in names_in(json.loads(path.read_text("utf-8"))) if language in name]

    assert [
        (name["en"], name[language], known)
        for name in told
        if (known := shown.get(name["en"].casefold()))
        and not any(name[language].casefold() in word for word in known)
    ] == []
