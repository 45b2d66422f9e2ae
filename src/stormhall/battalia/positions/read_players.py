"""Reading the players: their heroes, what lies open, and the hidden cards that are named."""

from __future__ import annotations

from typing import Final

from stormhall.battalia.knowledge.creation_decks import creation_deck
from stormhall.battalia.knowledge.seen_cards import witness
from stormhall.battalia.model import cards as c
from stormhall.battalia.model import layout as z
from stormhall.battalia.model.config import HEROES
from stormhall.battalia.model.state import BattaliaState
from stormhall.battalia.positions import words as w
from stormhall.battalia.positions.dealt_cards import give_back_all, make_way
from stormhall.battalia.positions.problems import problem
from stormhall.battalia.positions.reading import Reading
from stormhall.kernel.core.plain import is_whole
from stormhall.kernel.core.state import Seat
from stormhall.kernel.table.document_reader import Reader

NOT_OWNED: Final = z.COPY | z.BORROWED_CARD | z.FOREIGN
"""Open cards with such a flag are not among the player's own."""
PAIR: Final = 2
MASK: Final = 255
OPEN_ZONES: Final = (("table", z.TABLE), ("new", z.NEW))


def read_players(reading: Reading) -> None:
    """Read everything that belongs to the players."""
    most = reading.state.seats
    if not reading.is_complete:
        make_way(reading.state, reading.players)
        for seat, player in enumerate(reading.players[:most]):
            if _is_exact(player):
                give_back_all(reading.state, seat)
    reading.reader.expect(len(reading.players) <= most, "players", problem("at-most", most=most))
    for seat, player in enumerate(reading.players[:most]):
        if reading.is_complete:
            _read_all_cards(reading, player, seat)
        else:
            _rearrange(reading, player, seat)
        _read_open_cards(reading, player, seat)
        _read_tents(reading, player, seat)
        if player.has("heroes"):
            _read_heroes(reading, player, seat)
        if not reading.is_complete:
            _finish_player(reading, player, seat)


def _read_zone(reading: Reading, player: Reader, seat: Seat, key: str, zone: int) -> None:
    if player.has(key):
        reading.state.set_zone(seat, zone, bytes(reading.cards(seat, player, key)))


def _read_open_cards(reading: Reading, player: Reader, seat: Seat) -> None:
    """Read open cards, which have uses left; a person names them only here, not on the table."""
    laid = player.words("table", c.CARD_INDEX)
    for record in player.each("open"):
        flags = w.read_flags(record)
        kind = record.word("as", w.KIND_INDEX, -1)
        uses = record.integer("uses", 1, 99, 1)
        for card in _open_card(reading, record, seat, flags, laid):
            what = kind if kind >= 0 else c.KIND[card]
            reading.state.add_to_zone(seat, z.OPEN, bytes((card, what, uses, flags)))


def _open_card(
    reading: Reading, record: Reader, seat: Seat, flags: int, laid: list[int]
) -> list[int]:
    """The card of a record, which a person need not name on the table too; none if there is no
    such card."""
    if reading.is_complete or flags & NOT_OWNED:
        return reading.named_card(record)
    card = record.word("card", c.CARD_INDEX, z.NONE)
    if card in laid:
        laid.remove(card)
        return [card]
    claimed = reading.card(seat, record)
    reading.state.add_to_zone(seat, z.TABLE, bytes(claimed))
    return claimed


def _read_tents(reading: Reading, player: Reader, seat: Seat) -> None:
    """Read tents with their content, perhaps copies of cards; a copy of a tent has no card."""
    for tent in player.each("tents"):
        is_copy = tent.get("card") is None
        cards = [z.VIRTUAL] if is_copy else reading.card(seat, tent)
        content = reading.cards(seat, tent, "content")
        flags = z.TEMPORARY if tent.boolean("temporary", is_copy) else 0
        for card in cards:
            record = bytes((card, *sorted([*content, z.NONE, z.NONE][:2]), flags))
            reading.state.add_to_zone(seat, z.TENTS, record)


def _read_heroes(reading: Reading, player: Reader, seat: Seat) -> None:
    """Read the squares of the heroes, null for one who is not on the board."""
    cells = reading.state.config.cell_index
    words = player.get("heroes")
    if not isinstance(words, list) or len(words) > HEROES:
        player.defect("heroes", problem("hero-squares", count=HEROES))
        return
    for figure, word in enumerate(words):
        if word is None:
            continue
        if isinstance(word, str) and word in cells:
            reading.state.put_hero(seat, figure, cells[word])
        else:
            player.defect(f"heroes[{figure}]", problem("no-square"))


# Complete documents.


def _read_all_cards(reading: Reading, player: Reader, seat: Seat) -> None:
    """Read all cards of a player of which a view has more than a number."""
    state = reading.state
    for key, zone in OPEN_ZONES:
        _read_zone(reading, player, seat, key, zone)
    state.set_zone(seat, z.TRACED, _read_traced(reading, player))
    if not isinstance(player.get("hand"), list):
        return
    for key, zone in w.HIDDEN_ZONES:
        _read_zone(reading, player, seat, key, zone)
        state.set_zone(seat, zone + 1, bytes(player.mapping("seen")[key]))
    state.set_zone(seat, z.NATION, bytes(sorted(reading.cards(seat, player, "nation"))))
    _read_zone(reading, player, seat, "coming", z.COMING)
    state.set_zone(seat, z.SECRET, _read_secret(player))


def _read_secret(player: Reader) -> bytes:
    """The starting units of a player, each with the mask of the seats that know it."""
    secret = b""
    pairs = player.get("secret")
    for i, pair in enumerate(pairs if isinstance(pairs, list) else [pairs]):
        place = f"secret[{i}]"
        is_pair = isinstance(pair, list) and len(pair) == PAIR
        cards = player.words_at(place, pair[:1] if is_pair else None, c.CARD_INDEX)
        mask = pair[1] if is_pair else 0
        if is_whole(mask) and 0 <= mask <= MASK:
            secret += bytes([*cards, mask]) if cards else b""
        else:
            player.defect(f"{place}[1]", problem("bounds", least=0, most=MASK, found=repr(mask)))
    return secret


def _read_traced(reading: Reading, player: Reader) -> bytes:
    """The cards of a player that others know to be in one of several places."""
    records: list[tuple[int, int, int]] = []
    for record in player.each("traced"):
        reading.need(record, "card", "in", "seen")
        places = w.mask_of(record.words("in", w.PLACE_INDEX))
        record.expect(places > 0, "in", problem("nowhere"))
        card = record.word("card", c.CARD_INDEX, 0)
        records.append((card, places, record.integer("seen", 1, 255, 1)))
    records.sort(key=lambda record: (record[0], record[1], -record[2]))  # as `tracing` stores them
    return bytes([number for record in records for number in record])


# What a person writes.


def _is_exact(player: Reader) -> bool:
    """Whether a player owns only the cards named; so he does if all places of hidden cards are."""
    all_zones = ("hand", "ambush", "shelter", "nation", "coming")
    return player.boolean("exact", all(key in player.document for key in all_zones))


def _rearrange(reading: Reading, player: Reader, seat: Seat) -> None:
    """Give a player the cards that are named; his other cards are in his nation."""
    state = reading.state
    named_zones = [(key, zone) for key, zone in w.HIDDEN_ZONES if player.has(key)]
    for _, zone in named_zones:
        nation = state.zone(seat, z.NATION) + state.zone(seat, zone)
        state.set_zone(seat, z.NATION, bytes(sorted(nation)))
        state.set_zone(seat, zone, b"")
        state.set_zone(seat, zone + 1, b"")
    for key, zone in named_zones:
        cards = reading.cards(seat, player, key)
        state.set_zone(seat, zone, bytes(cards if zone == z.SHELTER else sorted(cards)))
        state.set_zone(seat, zone + 1, bytes(len(cards)))
    size = len(state.zone(seat, z.SHELTER))
    if size:
        state.set_zone(seat, z.SHELTER_SEEN, bytes(size - 1) + z.SEEN_BY_ALL)
    for key, zone in (*OPEN_ZONES, ("coming", z.COMING)):
        _read_zone(reading, player, seat, key, zone)
    if not player.has("coming"):
        _read_zone(reading, player, seat, "nation", z.COMING)
    elif player.has("nation"):  # as in a complete document: the others, in no order
        others = reading.cards(seat, player, "nation")
        state.set_zone(seat, z.NATION, bytes(sorted([*state.zone(seat, z.NATION), *others])))


def _finish_player(reading: Reading, player: Reader, seat: Seat) -> None:
    """Read what is known of the cards of a player, once all are where they belong."""
    state = reading.state
    smallest = state.config.smallest_deck
    if _is_exact(player):
        count = len(creation_deck(state, seat))
        player.expect(count >= smallest, "exact", problem("small-deck", count=count))
    if player.has("seen"):
        seen = player.inner("seen")
        for key, zone in w.HIDDEN_ZONES:
            if seen.has(key):
                size = len(state.zone(seat, zone))
                masks = w.read_numbers(seen, key, size, size, 255)
                state.set_zone(seat, zone + 1, bytes(masks or [0] * size))
    if player.has("secret"):
        state.set_zone(seat, z.SECRET, _read_secret(player))
    if player.has("traced"):
        state.set_zone(seat, z.TRACED, _read_traced(reading, player))
    _forget_secrets(state, seat)


def _forget_secrets(state: BattaliaState, seat: Seat) -> None:
    """Keep starting units secret only as long as the player owns them."""
    owned = list(creation_deck(state, seat))
    still_secret = b""
    for record in z.records_of(state.zone(seat, z.SECRET), 2):
        if record[0] in owned:
            owned.remove(record[0])
            still_secret += record
    state.set_zone(seat, z.SECRET, still_secret)
    for card in sorted(set(still_secret[::2])):
        witness(state, seat, card)
