"""What must hold in every state (section 19): nothing is lost, no square is illegal."""

from __future__ import annotations

from stormhall.battalia.knowledge.creation_decks import creation_deck
from stormhall.battalia.knowledge.tracing import VIEWERS, false_traces
from stormhall.battalia.model import board as b
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.cards import CARD_WORDS, GREAT, SUPPLY_CARD
from stormhall.battalia.model.config import AMBUSH_PLACES, HEROES, TOP_LEVEL
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.model.step_ids import REMOVE_FACTION
from stormhall.battalia.positions.check_frames import check_frames
from stormhall.battalia.positions.problems import problem
from stormhall.battalia.rules.setup import box_of_cards, supplies_in_game
from stormhall.kernel.core.problems import Defects


def defects(state: BattaliaState) -> Defects:
    """All broken invariants."""
    problems: Defects = []
    if state.frames and state.frames[-1][0] == REMOVE_FACTION:
        return problems  # nothing lies on the table yet
    _check_cards(state, problems)
    _check_zones(state, problems)
    _check_traced(state, problems)
    _check_terrain(state, problems)
    _check_board(state, problems)
    _check_chips(state, problems)
    _check_decks(state, problems)
    check_frames(state, problems)
    for module in state.config.modules:
        problems.extend(module.defects(state))
    return problems


def cards_in_game(state: BattaliaState) -> list[int]:
    """By creation card: how many the game has."""
    counts = [0] * 256
    boxes = [*box_of_cards(state)[: z.TILE_DECK + 1], bytes(state.config.great_artefacts)]
    for cards in [*boxes, *(module.box(state) for module in state.config.modules)]:
        for card in cards:
            counts[card] += 1
    counts[SUPPLY_CARD] += supplies_in_game(state)
    return counts


def cards_placed(state: BattaliaState) -> list[int]:
    """By creation card: how many there are anywhere."""
    counts = [0] * 256
    placed = [state.limbo, state.display, state.box, *state.relics]
    for decks in (state.tops, state.loose, state.bottoms):
        placed += decks[: z.TILE_DECK + 1]
    placed += [creation_deck(state, seat) for seat in range(state.seats)]
    placed += [module.held(state) for module in state.config.modules]
    for cards in placed:
        for card in cards:
            counts[card] += 1
    counts[SUPPLY_CARD] += state.supplies
    return counts


def _check_cards(state: BattaliaState, problems: Defects) -> None:
    """Check that every creation card is in exactly one place."""
    pairs = zip(cards_placed(state), cards_in_game(state), strict=True)
    for card, (found, expected) in enumerate(pairs):
        if found != expected:
            word = CARD_WORDS[card] if card < len(CARD_WORDS) else str(card)
            problems.append((f"cards.{word}", problem("instead", found=found, expected=expected)))


def _check_zones(state: BattaliaState, problems: Defects) -> None:
    for seat in range(state.seats):
        path = f"players[{seat}]"
        hand = state.zone(seat, z.HAND)
        if list(hand) != sorted(hand):
            problems.append((f"{path}.hand", problem("unsorted")))
        for zone in (z.HAND, z.AMBUSH, z.SHELTER):
            if len(state.zone(seat, zone)) != len(state.zone(seat, zone + 1)):
                problems.append((path, problem("zone-sizes", zone=zone)))
        if len(state.zone(seat, z.AMBUSH)) > AMBUSH_PLACES:
            problems.append((f"{path}.ambush", problem("too-many-cards", most=AMBUSH_PLACES)))
        deck = creation_deck(state, seat)
        if 0 < len(deck) < state.config.smallest_deck:
            problems.append((path, problem("small-deck", count=len(deck))))
        if sum(1 for card in deck if card >= GREAT) > state.config.great_limit:
            problems.append((path, problem("great-artefacts")))
        secret = state.zone(seat, z.SECRET)[::2]
        if any(deck.count(card) < secret.count(card) for card in secret):
            problems.append((f"{path}.secret", problem("not-owned")))


def _check_traced(state: BattaliaState, problems: Defects) -> None:
    """Check that traced cards are in one of the places where others trace them (BT-INF-6)."""
    for seat in range(state.seats):
        if not state.zone(seat, z.TRACED) and not state.nation_traced[seat]:
            continue
        for bit in [*range(state.seats), VIEWERS - 1]:
            for card in false_traces(state, seat, 1 << bit):
                word = CARD_WORDS[card]
                problems.append((f"players[{seat}].traced", problem("not-traced", card=word)))


def _check_terrain(state: BattaliaState, problems: Defects) -> None:
    """Check that every terrain card is in its deck, on the board or out of the game."""
    box = box_of_cards(state)
    for tile in range(1, b.TILES):
        deck = z.TILE_DECK + tile
        cards = state.tops[deck] + state.loose[deck] + state.bottoms[deck]
        for cell in range(state.config.cells):
            if state.tiles[cell] == tile:
                cards += bytes((tile * 8 + state.terrains[cell],))
        cards += bytes(card for card in state.scrapped if card >> 3 == tile)
        if sorted(cards) != sorted(box[deck]):
            wrong = problem("instead", found=sorted(cards), expected=sorted(box[deck]))
            problems.append((f"terrain.{tile}", wrong))


def _check_board(state: BattaliaState, problems: Defects) -> None:
    config = state.config
    for cell in range(config.cells):
        word = config.cell_words[cell]
        tile = state.tiles[cell]
        if not tile:
            if state.exits[cell] or state.owners[cell] or state.levels[cell]:
                problems.append((f"tiles.{word}", problem("empty-square")))
            continue
        if state.blocked[cell]:
            problems.append((f"tiles.{word}", problem("impassable")))
        if not config.in_play[cell]:
            problems.append((f"tiles.{word}", problem("out-of-play")))
        if tile < b.TILES and state.exits[cell] not in b.ROTATIONS[tile]:
            problems.append((f"tiles.{word}", problem("rotation")))
        for side in (1, 2):
            other = config.near[cell * b.SIDES + side]
            if other >= 0 and state.tiles[other]:
                _check_border(state, cell, other, side, problems)


def _check_border(
    state: BattaliaState, cell: int, other: int, side: int, problems: Defects
) -> None:
    """Check that built neighbours agree on their edge, and no two cities are adjacent."""
    words = state.config.cell_words
    mine = state.exits[cell] >> side & 1
    if mine != state.exits[other] >> b.OPPOSITE[side] & 1:
        problems.append((f"tiles.{words[cell]}", problem("border", square=words[other])))
    if b.IS_CITY[state.tiles[cell]] and b.IS_CITY[state.tiles[other]]:
        problems.append((f"tiles.{words[cell]}", problem("cities", square=words[other])))


def check_named_tiles(state: BattaliaState, cells: list[int]) -> Defects:
    """What is wrong at the borders of these squares, told at them and not at their neighbours."""
    problems: Defects = []
    for i, cell in enumerate(cells):
        for side in range(b.SIDES):
            other = state.config.near[cell * b.SIDES + side]
            if other >= 0 and state.tiles[other] and other not in cells[:i] and state.tiles[cell]:
                _check_border(state, cell, other, side, problems)
    return problems


def _check_chips(state: BattaliaState, problems: Defects) -> None:
    roads = state.geography()
    for cell in range(state.config.cells):
        owner = state.owners[cell]
        if owner != z.NEUTRAL_OWNER and owner > state.seats:
            problems.append((f"tiles.{state.config.cell_words[cell]}", problem("owner")))
        guard = state.config.guards.get(state.tiles[cell])
        if owner and (guard is None or not guard.may_bear(neutral=owner == z.NEUTRAL_OWNER)):
            problems.append((f"tiles.{state.config.cell_words[cell]}", problem("chip")))
        elif owner and guard is not None:
            least, most = guard.owned_levels(state.config)
            if owner == z.NEUTRAL_OWNER:
                least = most = guard.neutral_level(state.config)
            if not least <= state.levels[cell] <= most:
                problems.append((f"tiles.{state.config.cell_words[cell]}.level", problem("level")))
    for seat in range(state.seats):
        for level in (1, 3, *range(TOP_LEVEL + 1, state.config.top_level + 1)):
            if roads.free_chips(seat, level) < 0:
                problems.append((f"players[{seat}]", problem("chips", level=level)))
        for figure in range(HEROES):
            cell = state.hero(seat, figure)
            if cell != z.NONE and not state.tiles[cell]:
                problems.append((f"players[{seat}].heroes", problem("hero-on-nothing")))


def _check_decks(state: BattaliaState, problems: Defects) -> None:
    for deck in range(z.DECKS):
        if not state.tops[deck] and (state.loose[deck] or state.bottoms[deck]):
            problems.append((f"pool[{deck}]", problem("no-top-card")))
