"""A view as text for the terminal: board, Oracle, pool, and what is known of each player."""

from __future__ import annotations

from typing import Any, Final

from stormhall.kernel.labels import BoardWords
from stormhall.kernel.terminal_text import centred, cut, pad_right, width

WIDE: Final = 9
TALL: Final = 4
PANEL: Final = 71
"""The column where the Oracle begins, beside the board."""
GAP: Final = 2


class BattaliaBoardText:
    """The table as lines of text."""

    def __init__(self, view: dict[str, Any], words: BoardWords) -> None:
        self.view = view
        self.words: Final = words

    def drawn(self) -> str:
        """The whole table, at most 100 columns wide on a board of seven columns."""
        view = self.view
        lines = [*self.heading(), ""]
        board, oracle = self.board(), self._oracle()
        if max(width(line) for line in board) + GAP <= PANEL:
            lines.extend(_beside(board, oracle))
        else:
            lines.extend([*board, "", *oracle])
        lines.extend(["", self._pool()])
        if view["display"]:
            lines.append(self.words.head("display") + " ".join(view["display"]))
        lines.extend(self.besides())
        lines.append("")
        for seat in range(view["seats"]):
            lines.extend(self.player(seat))
        return "\n".join(lines)

    def heading(self) -> list[str]:
        """Day, and whose turn it is or why the game is over."""
        view = self.view
        oracle = view["oracle"]
        label = self.words.label
        week, weekday = oracle["week"], oracle["weekday"]
        day = label("day", day=view["day"], week=week, weekday=weekday)
        if view["ended"]:
            reason = self.words.name(view["ended"], view["ended"])
            return [label("over", day=day, reason=reason)]
        return [label("turn", day=day, players=self.movers())]

    def movers(self) -> str:
        """Whose turn it is."""
        return self.words.label("player", number=self.view["active"] + 1)

    def besides(self) -> list[str]:
        """Further things beside the board; none in the base game."""
        return []

    def joined(self, words: list[str]) -> str:
        """Words in a row, such as "1 and 3"."""
        text = words[0]
        for word in words[1:]:
            text = self.words.label("and", first=text, second=word)
        return text

    # The players.

    def player(self, seat: int) -> list[str]:
        """What the viewer knows of a player."""
        view, label = self.view, self.words.label
        player = view["players"][seat]
        own = isinstance(player["hand"], list)
        zones: list[str] = []
        for zone in ("hand", "nation", "shelter", "ambush"):
            count = len(player[zone]) if isinstance(player[zone], list) else player[zone]
            zones.append(label(f"count-{zone}", count=count))
        lines = [
            label(
                "sheet",
                player=label("first" if view["first"] == seat else "player", number=seat + 1),
                faction=view["factions"][seat] or label("no-faction"),
                points=view["points"][seat],
                zones=", ".join(zones),
            )
        ]
        hand = player["hand"] if own else player.get("hand_known", [])
        if hand:
            lines.append(self._listed("hand" if own else "known", hand))
        lines.extend(self._listed(zone, player[zone]) for zone in ("table", "new") if player[zone])
        if own and player["ambush"]:
            lines.append(self._listed("ambush", player["ambush"]))
        lines.extend(self._open_and_tents(player))
        return lines

    def _listed(self, label: str, words: list[str]) -> str:
        return folded(f"  {self.words.head(label)}", words)

    def _open_and_tents(self, player: dict[str, Any]) -> list[str]:
        label = self.words.label
        cards = [
            label("open-card", slot=f"open{i}", card=o["card"], kind=o["as"], uses=o["uses"])
            for i, o in enumerate(player["open"], start=1)
        ]
        tents = [
            label("tent", slot=f"tent{i}", card=card, content=self.joined(tent["content"]))
            for i, tent in enumerate(player["tents"], start=1)
            for card in [tent["card"] or label("copy")]
        ]
        lists = (("open", cards), ("tents", tents))
        return [self._listed(name, words) for name, words in lists if words]

    # Beside the board.

    def _oracle(self) -> list[str]:
        """The two wheels today, and what the coming days bring."""
        label = self.words.label
        days = self.view["oracle"]["days"]
        if not days:
            return [label("oracle-off")]
        lines = [label("oracle")]
        for outer, inner, lit in _wheels(days):
            signs = ("☀" if lit else " ") + ("=" if outer == inner else " ")
            lines.append(f" {signs} {outer:<7}│ {inner}")
        lines.extend(["", label("lit", kind=days[0][0])])
        lines.extend([f"      {label('matching', kind=days[0][1])}", "", label("coming")])
        weekday = self.view["oracle"]["weekday"]
        for i, (lit_kind, matching) in enumerate(days[1:], start=weekday):
            lines.append(f" {label('weekday', number=i % 7 + 1)}  {lit_kind:<7}  {matching}")
        return lines

    def _pool(self) -> str:
        """The visible card and the size of every deck."""
        pool = self.view["pool"]
        words = [f"supply {pool['supply']}"]
        for name, deck in pool.items():
            if name == "supply":
                continue
            rest = deck["rest"] if isinstance(deck["rest"], int) else len(deck["rest"])
            size = len(deck["top"]) + rest + len(deck["bottom"])
            top = deck["top"][0].split(".")[-1] if deck["top"] else self.words.label("empty")
            words.append(f"{name} {size} ({top})")
        return folded(self.words.head("pool"), words)

    # The board.

    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        view = self.view
        words = [*view["tiles"], *view["impassable"], *view["out_of_play"]]
        columns = max((ord(word[0]) - ord("a") + 1 for word in words), default=7)
        rows = max((int(word[1:]) for word in words), default=7)
        return max(columns, 7), max(rows, 7)

    def board(self) -> list[str]:
        """The board with the letters of its columns and the numbers of its rows."""
        columns, rows = self.size()
        head = "    " + "".join(chr(ord("a") + c).center(WIDE) for c in range(columns))
        lines = [head.rstrip()]
        for row in range(rows):
            cells = [self.cell(f"{chr(ord('a') + c)}{row + 1}") for c in range(columns)]
            for i in range(TALL):
                label = f"{row + 1:>3} " if i == 1 else "    "
                lines.append((label + "".join(cell[i] for cell in cells)).rstrip())
        return lines

    def cell(self, word: str) -> list[str]:
        """One square: its exits around, kind and owner in the middle, terrain and heroes below."""
        tile = self.view["tiles"].get(word)
        if tile is None:
            figures = self.figures(word)[:WIDE]
            return [" " * WIDE, self._mark(word).center(WIDE), figures.center(WIDE), " " * WIDE]
        exits = tile["exits"]
        north = "║" if "n" in exits else "─"
        south = "║" if "s" in exits else "─"
        west = "═" if "w" in exits else "│"
        east = "═" if "e" in exits else "│"
        inner = WIDE - 2
        half = inner // 2
        below = f"{tile['terrain'][:3]} {self.figures(word)}"[:inner].strip()
        return [
            "┌" + "─" * half + north + "─" * half + "┐",
            west + centred(cut(self.kind(word, tile), inner), inner) + east,
            "│" + below.center(inner) + "│",
            "└" + "─" * half + south + "─" * half + "┘",
        ]

    def _mark(self, word: str) -> str:
        """The sign of a square without a card."""
        if word in self.view["impassable"]:
            return "x"
        return "·" if word not in self.view["out_of_play"] else " "

    def kind(self, word: str, tile: dict[str, Any]) -> str:
        """`P1 L2` for a city of player 1, `N 4` for a neutral one, `city` without a chip."""
        card = tile["card"]
        if "owner" in tile:
            return f"P{tile['owner'] + 1} L{tile['level']}"
        if tile.get("neutral"):
            return f"{'N' if card.startswith('city') else card[:4]} {tile['level']}"
        return str(card).split(".")[0][:5]

    def figures(self, word: str) -> str:
        """The heroes on a square."""
        return "".join(
            f"h{seat + 1}"
            for seat, player in enumerate(self.view["players"])
            for hero in player["heroes"]
            if hero == word
        )


def _beside(board: list[str], panel: list[str]) -> list[str]:
    """The board with the panel to its right, a few lines down."""
    beside = [""] * 2 + panel
    beside += [""] * (len(board) - len(beside))
    return [
        f"{pad_right(line, PANEL)}{text}".rstrip() for line, text in zip(board, beside, strict=True)
    ]


def _wheels(days: list[list[str]]) -> list[tuple[str, str, bool]]:
    """Outer and inner symbol at each place, clockwise from 12, and whether the sunbeam is there.

    BT-ORA-1: the days light the outer wheel in its order; the inner wheel has it in reverse, and
    its tool ray, the sunbeam, is where today's light is.
    """
    coming = [lit for lit, _ in days]
    start = coming.index("tool")
    outer = coming[start:] + coming[:start]
    beam = outer.index(coming[0])
    size = len(outer)
    return [(outer[i], outer[(beam - i) % size], i == beam) for i in range(size)]


def folded(head: str, words: list[str]) -> str:
    """A list after its heading, in lines that fit a terminal."""
    lines, line = [], head
    for word in words:
        if width(line) + width(word) > 96:
            lines.append(line.rstrip())
            line = "  "
        line += word + ", "
    lines.append(line.rstrip(", "))
    return "\n".join(lines)
