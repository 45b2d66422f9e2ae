"""A view as text for the terminal: the ring of provinces, the fjords and the clan sheets."""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.kernel.labels import BoardWords
from stormhall.kernel.terminal_text import cut, pad_right, width

CELL: Final = 31
HEIGHT: Final = 6
GRID: Final = [
    ["myrkvlor", "elvagar", "angerboda"],
    ["gimle", "yggdrasil", "muspelheim"],
    ["andlang", "utgard", "horgr"],
]
FJORD_ROWS: Final = [["fjord-nw", "fjord-ne"], ["fjord-sw", "fjord-se"]]
AGE_SIGNS: Final = ["I", "II", "III"]
MARGIN: Final = 10
"""The least width of the column of the clans' names."""


class BloodRageBoardText:
    """The table as a viewer sees it, at most 100 columns wide."""

    def __init__(self, view: dict[str, Any], words: BoardWords) -> None:
        self.view: Final = view
        self.words: Final = words
        self.seats: Final = range(len(view["sheets"]))

    def drawn(self) -> str:
        """The whole table."""
        lines = [*self._header(), ""]
        for row, names in enumerate(GRID):
            lines += self._row_of_cells(names)
            if row < len(FJORD_ROWS):
                lines.append(self._fjords(FJORD_ROWS[row]))
        lines.append("")
        margin = max([MARGIN, *[width(self._title(seat)) for seat in self.seats]]) + 1
        for seat in self.seats:
            lines += self._sheet(seat, margin)
        return "\n".join(line.rstrip() for line in lines)

    def _header(self) -> list[str]:
        view, label = self.view, self.words.label
        doomed = ", ".join(f"{AGE_SIGNS[i]} {name}" for i, name in enumerate(view["doomed"]))
        first = self._clan(view["first_player"])
        waiting = [self._clan(seat) for seat in view.get("to_act", [])]
        head = label("head", age=AGE_SIGNS[view["age"] - 1], first=first, doomed=doomed)
        return [head, label("to-act", clans=" ".join(waiting))] if waiting else [head]

    # The clans.

    def _clan(self, seat: int) -> str:
        clan = self.view["sheets"][seat]["clan"]
        if not clan:
            return self.words.label("seat", number=seat + 1)
        return self.words.name(clan, str(clan).capitalize())

    def _letter(self, seat: int) -> str:
        """The letter of a clan, the same in every language."""
        clan = self.view["sheets"][seat]["clan"]
        return str(clan)[0].upper() if clan else str(seat + 1)

    def _title(self, seat: int) -> str:
        return f"{self._letter(seat)} {self._clan(seat)}"

    # The provinces.

    def _row_of_cells(self, names: list[str]) -> list[str]:
        cells = [self._cell(name) for name in names]
        bar = "─" * CELL
        lines = [
            "".join(f"│{pad_right(cut(cell[i], CELL), CELL)}│" for cell in cells)
            for i in range(HEIGHT)
        ]
        return [f"┌{bar}┐" * 3, *lines, f"└{bar}┘" * 3]

    def _cell(self, name: str) -> list[str]:
        """Name, villages, token, and a line for each clan: figures, and STR including ships."""
        view, label = self.view, self.words.label
        province = view["provinces"][name]
        lines = [f" {name.upper()}"]
        if province["destroyed"]:
            lines += ["", f"   ░░░░  {label('destroyed')}  ░░░░"]
            return lines + [""] * (HEIGHT - len(lines))
        if name != b.PROVINCE_NAMES[b.YGGDRASIL]:
            villages = b.VILLAGES[b.PROVINCE_NAMES.index(name)]
            used = villages - province["empty_villages"]
            lines[0] += "  " + "■" * used + "□" * (villages - used)
        if name in view["doomed"][view["age"] - 1 :]:
            lines[0] += f"  {label('doom', age=AGE_SIGNS[view['doomed'].index(name)])}"
        token = "pillaged" if province["pillaged"] else "token"
        lines.append(f" {label(token, token=province['token'])}")
        for seat, strength in enumerate(province["strength"]):
            if strength or str(seat) in province["figures"]:
                standing = self._figures(province["figures"].get(str(seat), {}))
                words = [word for word in (standing, self._support(name, seat)) if word]
                figures = cut(f" {self._letter(seat)} {' '.join(words)}", CELL - 6)
                lines.append(f"{figures} ={strength}")
        return lines + [""] * (HEIGHT - len(lines))

    def _support(self, name: str, seat: int) -> str:
        """The sign for a clan's ships that fight for a province from its fjord."""
        province = b.PROVINCE_NAMES.index(name)
        if province == b.YGGDRASIL:
            return ""
        fjord = self.view["fjords"][b.PLACE_NAMES[b.FJORD_OF[province]]]
        return self.words.label("support") if str(seat) in fjord else ""

    def _figures(self, kinds: dict[str, int]) -> str:
        """Figures in the order of their kinds: `3w Leader Troll`."""
        words = []
        for kind in b.FIGURE_NAMES:
            count = kinds.get(kind, 0)
            if kind == "warrior" and count:
                words.append(self.words.label("warriors", count=count))
            elif count:
                words.append(self.words.label(kind))
        return " ".join(words)

    def _fjords(self, names: list[str]) -> str:
        texts = []
        for name in names:
            ships = [
                f"{self._letter(int(seat))} {self._figures(kinds)}"
                for seat, kinds in self.view["fjords"][name].items()
            ]
            texts.append(f"≈ {name}: {', '.join(ships) or '-'} ≈")
        return f" {pad_right(texts[0], CELL * 2 - 14)}{texts[1]}"

    # The sheets.

    def _sheet(self, seat: int, margin: int) -> list[str]:
        """A clan: available Rage, stats, upgrades, figures off the board, cards."""
        label = self.words.label
        sheet = self.view["sheets"][seat]
        values = sheet["values"]
        stats = "  ".join(
            label("stat", stat=name, value=values[name], step=step)
            for name, step in sheet["stats"].items()
        )
        glory, rage = f"{sheet['glory']:<4}", f"{sheet['rage']:<3}"
        reserve, valhalla = self._figures(sheet["reserve"]), self._figures(sheet["valhalla"])
        figures = label(
            "figures",
            reserve=reserve or "-",
            valhalla=valhalla or "-",
            count=sheet["on_board"],
            most=values["horns"],
        )
        lines = [
            pad_right(self._title(seat), margin)
            + label("wealth", glory=glory, rage=rage, stats=stats),
            " " * margin + figures,
        ]
        upgrades = [self._card(word) for word in sheet["upgrades"] if word]
        if upgrades:
            lines += self._wrapped("upgrades", upgrades, margin)
        for key in ("hand", "pack", "quests", "played"):
            cards = sheet[key]
            if isinstance(cards, list) and cards:
                names = [self._card(word) for word in cards]
                if key == "quests":
                    done = sheet["quests_completed"]
                    names = [f"{'✓' if done[i] else '·'} {name}" for i, name in enumerate(names)]
                lines += self._wrapped(key, names, margin)
            elif isinstance(cards, int) and cards:
                lines.append(f"{' ' * margin}{self.words.head(key)}{cards}")
        if sheet["known"] and isinstance(sheet["hand"], int):
            seen = [self._card(entry["card"]) for entry in sheet["known"]]
            lines += self._wrapped("seen", seen, margin)
        return lines

    def _card(self, word: str) -> str:
        """The name of a card, followed by the word to type for it."""
        name = self.words.name(word, c.CARD_NAMES[c.CARD_INDEX[word]])
        return f"{name} [{word}]"

    def _wrapped(self, label: str, parts: list[str], margin: int) -> list[str]:
        """A list of things in lines of at most 100 columns."""
        lines = [f"{' ' * margin}{self.words.head(label)}"]
        for part in parts:
            if width(lines[-1]) + width(part) > 97:
                lines.append(" " * (margin + 2))
            lines[-1] += f"{part}, "
        lines[-1] = lines[-1].rstrip(", ")
        return lines
