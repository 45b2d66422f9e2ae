"""A view as text for the terminal: the ring of provinces, the fjords and the clan sheets."""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.board import (
    FJORD_OF,
    KIND_NAMES,
    PLACE_NAMES,
    PROVINCE_NAMES,
    VILLAGES,
    YGGDRASIL,
)
from stormhall.bloodrage.cards import CARD_INDEX, CARD_NAMES

CELL: Final = 31
HEIGHT: Final = 6
GRID: Final = [
    ["myrkulor", "elvagar", "angerboda"],
    ["gimle", "yggdrasil", "muspelheim"],
    ["andlang", "utgard", "horgr"],
]
FJORD_ROWS: Final = [["fjord-nw", "fjord-ne"], ["fjord-sw", "fjord-se"]]
AGE_SIGNS: Final = ["I", "II", "III"]
SIGNS: Final[dict[str, str]] = {
    "warrior": "w",
    "leader": "Leader",
    "ship": "Ship",
    "dwarf-chieftain": "Dwarf",
    "sea-serpent": "Serpent",
    "troll": "Troll",
    "dark-elf": "Elf",
    "fire-giant": "Fire",
    "valkyrie": "Valkyrie",
    "frost-giant": "Frost",
    "soldier-of-hel": "Hel",
    "volur-witch": "Witch",
}


def draw(view: dict[str, Any]) -> str:
    """The table as these eyes see it, at most 100 columns wide."""
    lines = [*_header(view), ""]
    for row, names in enumerate(GRID):
        lines += _row_of_cells(view, names)
        if row < len(FJORD_ROWS):
            lines.append(_fjords(view, FJORD_ROWS[row]))
    lines.append("")
    for seat in range(len(view["sheets"])):
        lines += _sheet(view, seat)
    return "\n".join(line.rstrip() for line in lines)


def _header(view: dict[str, Any]) -> list[str]:
    doomed = ", ".join(f"{AGE_SIGNS[i]} {name}" for i, name in enumerate(view["doomed"]))
    first = _clan(view, view["first_player"])
    waiting = " ".join(_clan(view, seat) for seat in view.get("to_act", []))
    head = f"Age {AGE_SIGNS[view['age'] - 1]} | first {first} | doom {doomed}"
    return [head, f"to act: {waiting}"] if waiting else [head]


def _clan(view: dict[str, Any], seat: int) -> str:
    clan = view["sheets"][seat]["clan"]
    return str(clan).capitalize() if clan else f"seat {seat + 1}"


def _letter(view: dict[str, Any], seat: int) -> str:
    return _clan(view, seat)[0].upper() if view["sheets"][seat]["clan"] else str(seat + 1)


def _row_of_cells(view: dict[str, Any], names: list[str]) -> list[str]:
    cells = [_cell(view, name) for name in names]
    bar = "─" * CELL
    lines = [f"┌{bar}┐" * 3]
    lines += ["".join(f"│{cell[i]:<{CELL}.{CELL}}│" for cell in cells) for i in range(HEIGHT)]
    lines.append(f"└{bar}┘" * 3)
    return lines


def _cell(view: dict[str, Any], name: str) -> list[str]:
    """Name, villages, token, and one line for each clan: figures and STR with its ships."""
    province = view["provinces"][name]
    lines = [f" {name.upper()}"]
    if province["destroyed"]:
        lines += ["", "   ░░░░  destroyed  ░░░░"]
        return lines + [""] * (HEIGHT - len(lines))
    if name != PROVINCE_NAMES[YGGDRASIL]:
        villages = VILLAGES[PROVINCE_NAMES.index(name)]
        used = villages - province["empty_villages"]
        lines[0] += "  " + "■" * used + "□" * (villages - used)
    if name in view["doomed"][view["age"] - 1 :]:
        lines[0] += f"  doom {AGE_SIGNS[view['doomed'].index(name)]}"
    token = province["token"]
    lines.append(f" token {token}" + (" (pillaged)" if province["pillaged"] else ""))
    for seat, strength in enumerate(province["strength"]):
        if strength or str(seat) in province["figures"]:
            standing = _figures(province["figures"].get(str(seat), {}))
            figures = " ".join([word for word in (standing, _support(view, name, seat)) if word])
            lines.append(f" {_letter(view, seat)} {figures}"[: CELL - 6] + f" ={strength}")
    return lines + [""] * (HEIGHT - len(lines))


def _support(view: dict[str, Any], name: str, seat: int) -> str:
    """The sign for ships of a clan that fight for a province from its fjord."""
    province = PROVINCE_NAMES.index(name)
    if province == YGGDRASIL:
        return ""
    return "(ship)" if str(seat) in view["fjords"][PLACE_NAMES[FJORD_OF[province]]] else ""


def _figures(kinds: dict[str, int]) -> str:
    """Figures in the order of their kinds: `3w Leader Troll`."""
    words = []
    for kind in KIND_NAMES:
        count = kinds.get(kind, 0)
        if kind == "warrior" and count:
            words.append(f"{count}w")
        elif count:
            words.append(SIGNS[kind])
    return " ".join(words)


def _fjords(view: dict[str, Any], names: list[str]) -> str:
    texts = []
    for name in names:
        ships = [
            f"{_letter(view, int(seat))} {_figures(kinds)}"
            for seat, kinds in view["fjords"][name].items()
        ]
        texts.append(f"≈ {name}: {', '.join(ships) or '-'} ≈")
    return f" {texts[0]:<{CELL * 2 - 14}}{texts[1]}"


def _sheet(view: dict[str, Any], seat: int) -> list[str]:
    """A clan: available Rage apart from the stats, upgrades, figures off the board, cards."""
    sheet = view["sheets"][seat]
    stats = "  ".join(
        f"{name} {sheet['values'][name]} (step {sheet['stats'][name]})" for name in sheet["stats"]
    )
    upgrades = ", ".join(_card(word) for word in sheet["upgrades"] if word)
    title = f"{_letter(view, seat)} {_clan(view, seat)}"
    lines = [
        f"{title:<10} glory {sheet['glory']:<4} Rage left {sheet['rage']:<3} | stats: {stats}",
        f"           reserve {_figures(sheet['reserve']) or '-'} | "
        f"Valhalla {_figures(sheet['valhalla']) or '-'} | "
        f"on board {sheet['on_board']} of {sheet['values']['horns']}",
    ]
    if upgrades:
        lines += _wrapped("upgrades", upgrades)
    for key in ("hand", "pack", "quests", "played"):
        cards = sheet[key]
        if isinstance(cards, list) and cards:
            names = [_card(word) for word in cards]
            if key == "quests":
                done = sheet["quests_completed"]
                names = [f"{'✓' if done[i] else '·'} {name}" for i, name in enumerate(names)]
            lines += _wrapped(key, ", ".join(names))
        elif isinstance(cards, int) and cards:
            lines.append(f"           {key}: {cards}")
    if sheet["known"] and isinstance(sheet["hand"], int):
        lines += _wrapped("seen", ", ".join(_card(entry["card"]) for entry in sheet["known"]))
    return lines


def _card(word: str) -> str:
    """The name of a card; behind it the word to type where they differ much."""
    name = CARD_NAMES[CARD_INDEX[word]]
    return f"{name} [{word}]"


def _wrapped(title: str, text: str) -> list[str]:
    """A list of things in lines of at most 100 columns."""
    lines = [f"           {title}:"]
    for part in text.split(", "):
        if len(lines[-1]) + len(part) > 96:
            lines.append("            ")
        lines[-1] += f" {part},"
    lines[-1] = lines[-1].rstrip(",")
    return lines
