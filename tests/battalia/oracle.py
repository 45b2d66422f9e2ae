"""A slow, plain check of a position of Battalia, written from the rules and not from the engine.

It reads position documents only: which squares are impassable (BT-BLD-14), and whether the box is
still complete and the board legal (section 19 of the rules).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Position = dict[str, Any]
Squares = set[str]

SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
FACING = {"n": "s", "e": "w", "s": "n", "w": "e"}
TURN = {"n": "e", "e": "s", "s": "w", "w": "n"}

# Section 2 of the rules: every terrain card with its exits as printed.
EXITS = {
    "city.end": "n",
    "city.straight": "ns",
    "city.corner": "ne",
    "city.tee": "nes",
    "city.cross": "nesw",
    "road.straight": "ns",
    "road.curve": "ne",
    "road.tee": "nes",
    "road.cross": "nesw",
}
TERRAIN_CARDS = {card: 1 if card.startswith("city") else 3 for card in EXITS} | {"city.cross": 3}
TERRAIN_OF = {"green": "forest", "blue": "lake", "red": "canyon", "gold": "mountain"}
COLOR_OF = {"baerfolk": "green", "islanders": "blue", "emberians": "red", "cloudborn": "gold"}
UNITS = {"friman": 6, "chief": 6, "priest": 4, "lord": 4}
ARTEFACTS = ["tool", "weapon", "amulet", "title", "scroll", "tent", "horse"]
GREAT = {
    "retail2015": ["hammer", "horn", "sword", "shield", "wings"],
    "special": [
        "hammer", "horn", "sword", "shield", "wings", "crown", "hand", "pavilion", "staff", "book",
    ],
}  # fmt: skip
CHIPS = {"retail2015": 7, "special": 8}


def is_city(card: str) -> bool:
    return card.startswith("city.")


def rotations(card: str) -> list[set[str]]:
    """The exits of a card in every position in which it can lie."""
    exits = [set(EXITS[card])]
    for _ in range(3):
        exits.append({TURN[side] for side in exits[-1]})
    return exits


def beside(square: str) -> dict[str, str]:
    """The squares of a 7 x 7 board that share a side with this one, by side."""
    column, row = ord(square[0]) - ord("a"), int(square[1]) - 1
    neighbours = {}
    for side, (right, down) in SIDES.items():
        x, y = column + right, row + down
        if 0 <= x < 7 and 0 <= y < 7:
            neighbours[side] = f"{chr(ord('a') + x)}{y + 1}"
    return neighbours


def squares_in_play(position: Position) -> Squares:
    board = {f"{column}{row}" for column in "abcdefg" for row in range(1, 8)}
    return board - set(position["out_of_play"])


def cards_left(position: Position) -> list[str]:
    """The types of terrain cards that the pool still has."""
    cards = []
    for card in EXITS:
        deck = position["pool"][card]
        if deck["top"] or deck["rest"] or deck["bottom"]:
            cards.append(card)
    return cards


def barred_for_cities(position: Position, neighbour: str) -> bool:
    """Whether this built card allows no city beside it (BT-BLD-6, -7, BT-VOL-3, BT-ALT-7)."""
    options = position["options"]
    if neighbour == "ruins":
        return options["edition"] == "special" or options["scenario"] == "alt2"
    return is_city(neighbour) or neighbour == "sanctuary"


def fits(position: Position, square: str, free: Squares) -> bool:
    """BT-BLD-14, first test."""
    tiles = position["tiles"]
    for card in cards_left(position):
        for exits in rotations(card):
            obeys, leads = True, False
            for side, other in beside(square).items():
                if other in tiles:
                    meets = FACING[side] in tiles[other]["exits"]
                    obeys = obeys and (side in exits) == meets
                    if is_city(card) and barred_for_cities(position, tiles[other]["card"]):
                        obeys = False
                    leads = leads or (side in exits and meets)
                elif other in free:
                    leads = leads or side in exits
            if obeys and leads:
                return True
    return False


def groups(squares: Squares, joined: Any) -> list[Squares]:
    """Squares in groups, each connected through `joined` squares."""
    remaining, formed = set(squares), []
    while remaining:
        group = {remaining.pop()}
        while True:
            more = {s for s in remaining if any(joined(s, member) for member in group)}
            if not more:
                break
            group |= more
            remaining -= more
        formed.append(group)
    return formed


def side_towards(square: str, other: str) -> str | None:
    return next((side for side, cell in beside(square).items() if cell == other), None)


def reachable(position: Position, free: Squares) -> Squares:
    """BT-BLD-14, second test: the free squares in regions that somebody's roads can reach."""
    tiles = position["tiles"]

    def by_road(one: str, other: str) -> bool:
        side = side_towards(one, other)
        if side is None:
            return False
        return side in tiles[one]["exits"] and FACING[side] in tiles[other]["exits"]

    def opens_into(component: Squares, region: Squares) -> bool:
        return any(
            side in tiles[square]["exits"] and other in region
            for square in component
            for side, other in beside(square).items()
        )

    components = groups(set(tiles), by_road)
    regions = groups(free, lambda one, other: side_towards(one, other) is not None)
    reached = [c for c in components if any(belongs_to_somebody(position, s) for s in c)]
    far = [c for c in components if c not in reached]
    entered: list[Squares] = []
    while True:
        regions_now = [
            r for r in regions if r not in entered and any(opens_into(c, r) for c in reached)
        ]
        entered += regions_now
        components_now = [c for c in far if any(opens_into(c, r) for r in entered)]
        far = [c for c in far if c not in components_now]
        reached += components_now
        if not regions_now and not components_now:
            return set().union(*entered)


def belongs_to_somebody(position: Position, square: str) -> bool:
    """Whether a player's city or the common city is here (BT-ALT-4)."""
    tile = position["tiles"][square]
    if tile["card"] == "ruins":
        return bool(position["options"]["scenario"] == "alt2")
    return is_city(tile["card"]) and "owner" in tile


def impassable(position: Position, before: Squares) -> Squares:
    """BT-BLD-15: the squares lost already, and further ones until nothing changes."""
    free = squares_in_play(position) - set(position["tiles"]) - before
    while True:
        keep = {s for s in free if fits(position, s, free)} & reachable(position, free)
        if keep == free:
            return squares_in_play(position) - set(position["tiles"]) - free
        free = keep


# The box.


def box_of(position: Position) -> Counter[str]:
    """All creation cards that this table plays with (section 2, BT-2P-1, BT-UNB-1)."""
    options = position["options"]
    colors = [color for faction, color in COLOR_OF.items() if faction != position["removed"]]
    box: Counter[str] = Counter({"supply": 60 if position["seats"] == 2 else 80})
    for color in colors:
        for unit, count in UNITS.items():
            box[f"{unit}.{color}"] = count
        for artefact in ARTEFACTS:
            box[f"{artefact}.{color}"] = 3
    if options["unbound"]:
        for unit in UNITS:
            box[f"{unit}.unbound"] = 2
    box.update(GREAT[options["edition"]])
    return box


def owned_by(position: Position, seat: int) -> Counter[str]:
    """The creation deck of a player: all his cards, wherever they are (BT-LIM-4)."""
    player = position["players"][seat]
    owned: Counter[str] = Counter()
    for zone in ("hand", "ambush", "shelter", "nation", "coming", "table", "new"):
        owned.update(player[zone])
    for tent in player["tents"]:
        owned.update(tent["content"])
        if tent["card"] is not None:
            owned[tent["card"]] += 1
    borrowed = position["borrowed"]
    if borrowed is not None and borrowed["lender"] == seat:
        owned[borrowed["card"]] += 1
    return owned


def creation_cards(position: Position) -> Counter[str]:
    """Every creation card that lies anywhere."""
    cards: Counter[str] = Counter({"supply": position["pool"]["supply"]})
    for name, deck in position["pool"].items():
        if name != "supply" and name not in EXITS:
            cards.update(deck["top"] + deck["rest"] + deck["bottom"])
    for seat in range(position["seats"]):
        cards.update(owned_by(position, seat))
    cards.update(position["display"] + position["limbo"] + position["box"])
    for site in position["relics"].values():
        cards.update(site["cards"])
    return cards


def terrain_cards(position: Position) -> Counter[str]:
    """Every city and road that lies anywhere."""
    cards: Counter[str] = Counter(position["scrapped"])
    for card in EXITS:
        deck = position["pool"][card]
        cards.update(f"{card}.{terrain}" for terrain in deck["top"] + deck["rest"] + deck["bottom"])
    for tile in position["tiles"].values():
        if tile["card"] in EXITS:
            cards[f"{tile['card']}.{tile['terrain']}"] += 1
    return cards


def box_of_terrain(position: Position) -> Counter[str]:
    return Counter(
        {
            f"{card}.{TERRAIN_OF[color]}": count
            for faction, color in COLOR_OF.items()
            if faction != position["removed"]
            for card, count in TERRAIN_CARDS.items()
        }
    )


def chips_on_board(position: Position, seat: int) -> tuple[int, int]:
    """How many 1/2 and 3/4 chips of a player lie on cities and sanctuaries."""
    levels = [
        tile["level"]
        for tile in position["tiles"].values()
        if tile.get("owner") == seat and is_city(tile["card"])
    ]
    seals = sum(seat in seats for seats in position["seals"].values())
    return sum(level <= 2 for level in levels) + seals, sum(level >= 3 for level in levels)


def points_of(position: Position, seat: int) -> int:
    """BT-END-3: levels of own cities, two for a seal, eight for the peak."""
    tiles = position["tiles"].values()
    own = [tile for tile in tiles if tile.get("owner") == seat]
    seals = sum(seat in seats for seats in position["seals"].values())
    return sum(8 if tile["card"] == "peak" else tile["level"] for tile in own) + 2 * seals


# Defects of a position.


def broken(position: Position) -> list[str]:
    """Every invariant of section 19 that does not hold, in words."""
    problems: list[str] = []
    if creation_cards(position) != box_of(position):
        lost = box_of(position) - creation_cards(position)
        made = creation_cards(position) - box_of(position)
        problems.append(f"creation cards lost {dict(lost)}, made {dict(made)}")
    if terrain_cards(position) != box_of_terrain(position):
        problems.append("terrain cards lost or made")
    for seat in range(position["seats"]):
        problems += _broken_player(position, seat)
    for square in position["tiles"]:
        problems += _broken_square(position, square)
    return problems


def _broken_player(position: Position, seat: int) -> list[str]:
    problems: list[str] = []
    edition, scenario = position["options"]["edition"], position["options"]["scenario"]
    owned = owned_by(position, seat)
    if owned.total() < 10:
        problems.append(f"seat {seat} owns {owned.total()} cards")
    great = sum(count for card, count in owned.items() if card in GREAT["special"])
    if great > (2 if scenario == "volcano" else 1):
        problems.append(f"seat {seat} owns {great} Great Artefacts")
    if max(chips_on_board(position, seat)) > CHIPS[edition]:
        problems.append(f"seat {seat} has chips {chips_on_board(position, seat)} on the board")
    player = position["players"][seat]
    if len(player["heroes"]) != 2:
        problems.append(f"seat {seat} has {len(player['heroes'])} heroes")
    problems += [
        f"a hero of seat {seat} stands on empty {square}"
        for square in player["heroes"]
        if square is not None and square not in position["tiles"]
    ]
    if len(player["ambush"]) > 3:
        problems.append(f"seat {seat} has {len(player['ambush'])} cards in ambush")
    if position["points"][seat] != points_of(position, seat):
        problems.append(f"seat {seat} has {position['points'][seat]} points")
    return problems


def _broken_square(position: Position, square: str) -> list[str]:
    problems: list[str] = []
    tile = position["tiles"][square]
    if square not in squares_in_play(position) or square in position["impassable"]:
        problems.append(f"{square} cannot bear a card")
    if tile["card"] in EXITS and set(tile["exits"]) not in rotations(tile["card"]):
        problems.append(f"{square}: no rotation of {tile['card']}")
    if tile["card"].startswith("road") and "owner" in tile:
        problems.append(f"the road on {square} has an owner")
    for side, other in beside(square).items():
        if other not in position["tiles"]:
            continue
        neighbour = position["tiles"][other]
        if (side in tile["exits"]) != (FACING[side] in neighbour["exits"]):
            problems.append(f"{square} and {other} do not fit")
        if is_city(tile["card"]) and barred_for_cities(position, neighbour["card"]):
            problems.append(f"a city on {square} beside {other}")
    return problems
