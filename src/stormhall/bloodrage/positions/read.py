"""Reading positions and views: the inverse of `documents.py`.

A full position restores a game exactly. A person may write down only a part: what is left out
comes from the set-up, figures not on the board are in reserve, cards not named are in their decks.
A view has numbers for what its seat cannot see; any cards that agree with it are drawn for them.
"""

from __future__ import annotations

from typing import Any, Final

from stormhall.bloodrage.knowledge.draft_memory import ANY_CARD
from stormhall.bloodrage.knowledge.redeal import UNKNOWN, hidden_cards, redeal
from stormhall.bloodrage.knowledge.seen_cards import SINCE
from stormhall.bloodrage.model import step_ids as frames
from stormhall.bloodrage.model.board import (
    AGES,
    CLAN_NAMES,
    GIVEN,
    KIND_INDEX,
    OUTER,
    PACK,
    PLACE_NAMES,
    PLACES,
    PROVINCE_NAMES,
    PROVINCES,
    RAGE,
    RESERVE,
    SOURCE_COUNT,
    SOURCES,
    STAT_NAMES,
    STATS,
    STEPS,
    TOKEN_ALL,
    TOKEN_NAMES,
    TOKENS,
    VALHALLA,
    Place,
)
from stormhall.bloodrage.model.cards import (
    AGE_OF,
    CARD_INDEX,
    CARD_WORDS,
    CLAN_UPGRADE,
    FIGURE_OF,
    FIRST_SLOT,
    KIND_OF,
    MONSTER,
    QUEST,
    SLOT_COUNT,
    SLOTS,
    Card,
    deck_of,
)
from stormhall.bloodrage.model.state import TABLE, BloodRageState
from stormhall.bloodrage.positions.problems import flaw
from stormhall.bloodrage.rules.actions.clan_sheet import set_slot
from stormhall.bloodrage.rules.actions.upgrade import join_the_reserve
from stormhall.bloodrage.rules.ages import ACTIONS, DISCARDS, GIFTS
from stormhall.bloodrage.rules.figures import count_at, shift
from stormhall.bloodrage.rules.glory import stat_value
from stormhall.bloodrage.rules.phases.action import is_over, may_act
from stormhall.bloodrage.rules.phases.gods_gifts import DRAFT_CHOICE, rounds_of_draft
from stormhall.bloodrage.rules.setup import choose_first_player, empty_table, give_clans, lay_tokens
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import SPECTATOR, Options, Seat
from stormhall.kernel.table.document_reader import Reader
from stormhall.kernel.table.read_frames import read_frames

MOST_GLORY: Final = 9999
MOST_RAGE: Final = 999
CLAN_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(CLAN_NAMES)}
TOKEN_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(TOKEN_NAMES)}
PROVINCE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(PROVINCE_NAMES)}


def read(document: dict[str, Any], seats: int, seed: int, options: Options) -> BloodRageState:
    """The game of a position or a view; raises `PositionError` with everything that is wrong."""
    game = empty_table(seats, seed, options)
    lay_tokens(game)
    choose_first_player(game)
    give_clans(game)
    reading = Reading(game, Reader(document))
    reading.read_table()
    reading.read_sheets()
    reading.read_cards()
    reading.read_frames()
    if not reading.reader.defects and reading.is_view:
        reading.draw_hidden_cards()
    if not reading.reader.defects:
        reading.reader.defects.extend(game.defects())
    reading.reader.raise_defects()
    game.settle()
    return game


class Reading:
    """One document on its way into a game."""

    def __init__(self, game: BloodRageState, reader: Reader) -> None:
        self.game = game
        self.reader = reader
        self.is_view = "seat" in reader.document
        seat = reader.document.get("seat")
        self.eyes: int = seat if isinstance(seat, int) else SPECTATOR
        self.left: list[list[Card]] = [deck_of(age, game.seats) for age in range(AGES)]
        self.sheets: list[Reader] = []
        self.names_hands = False

    # The board.

    def read_table(self) -> None:
        """Age, first player, doomed provinces, tokens and everything that stands on the board."""
        game, reader = self.game, self.reader
        game.age = reader.integer("age", 1, AGES, game.age + 1) - 1
        game.first = reader.integer("first_player", 0, game.seats - 1, game.first)
        if reader.has("doomed"):
            game.doomed = reader.words("doomed", PROVINCE_INDEX)
            named = reader.document["doomed"]
            if not isinstance(named, list) or len(named) != len(game.doomed):
                game.doomed = list(range(AGES))  # it has been told what is wrong
            different = len(game.doomed) == AGES == len(set(game.doomed))
            reader.expect(different, "doomed", flaw("provinces", count=AGES))
        deaths = reader.integers("deaths", game.deaths)
        reader.expect(len(deaths) == game.seats, "deaths", flaw("numbers-each", count=game.seats))
        game.deaths = deaths
        for waiting in reader.each("waiting_pillages"):
            seat = waiting.integer("seat", 0, game.seats - 1, 0)
            game.queue.append(seat << 8 | waiting.word("province", PROVINCE_INDEX, 0))
        provinces = reader.inner("provinces")
        for name in provinces.document:
            provinces.expect(name in PROVINCE_INDEX, name, flaw("no-province"))
        self._read_tokens(provinces)
        for province, name in enumerate(PROVINCE_NAMES):
            inner = provinces.inner(name)
            stands = bool(inner.document.get("figures"))
            # BR-RAG-1: what was doomed in an earlier age is gone by now.
            lost = province in game.doomed[: game.age] or game.ruined >> province & 1
            ruined = bool(lost) and not stands
            ruined = inner.boolean("destroyed", ruined)
            game.ruined = game.ruined & ~(1 << province) | ruined << province
            if inner.boolean("pillaged", False):
                game.pillaged |= 1 << province

    def _read_tokens(self, provinces: Reader) -> None:
        """Tokens as named; the others stay in the order of the set-up."""
        loose = TOKENS[:]
        named = [-1] * PROVINCES
        for province, name in enumerate(PROVINCE_NAMES[:OUTER]):
            token = provinces.inner(name).word("token", TOKEN_INDEX, -1)
            if token in loose:
                loose.remove(token)
                named[province] = token
            elif token >= 0:
                provinces.defect(f"{name}.token", flaw("kind-used-up"))
        dealt = [token for token in self.game.tokens if token in loose]
        for token in dealt:
            if token in loose:
                loose.remove(token)
                named[named.index(-1)] = token
        named[OUTER] = TOKEN_ALL
        self.game.tokens = named

    # Clan sheets and figures.

    def read_sheets(self) -> None:
        """Everything on the clan sheets but the cards in hand, and the figures on the board."""
        game = self.game
        self.sheets = self.reader.each("sheets")
        if self.reader.has("sheets") and len(self.sheets) != game.seats:
            self.reader.defect(
                "sheets", flaw("expected", expected=game.seats, found=len(self.sheets))
            )
        self.sheets = self.sheets[: game.seats]
        for seat, sheet in enumerate(self.sheets):
            self._read_clan(seat, sheet)
            self._read_upgrades(seat, sheet)
            self._read_glory(seat, sheet)
        for place in range(PLACES):
            group = "provinces" if place < PROVINCES else "fjords"
            inner = self.reader.inner(group)
            if place < PROVINCES:
                inner = inner.inner(PLACE_NAMES[place]).inner("figures")
            else:
                inner = inner.inner(PLACE_NAMES[place])
            self._place_all(inner, place)
        for seat, sheet in enumerate(self.sheets):
            self._place(sheet.inner("valhalla"), seat, VALHALLA)
            if sheet.has("reserve"):
                self._check_reserve(sheet.inner("reserve"), seat)

    def _read_clan(self, seat: Seat, sheet: Reader) -> None:
        game = self.game
        if sheet.has("clan"):
            known = sheet.document["clan"] is not None
            game.clans[seat] = sheet.word("clan", CLAN_INDEX, -1) if known else -1
        stats = sheet.inner("stats")
        for stat, name in enumerate(STAT_NAMES):
            game.stats[seat * STATS + stat] = stats.integer(name, 1, STEPS, 1) - 1
        default = stat_value(game, seat, RAGE)
        game.rage[seat] = sheet.integer("rage", 0, MOST_RAGE, default)
        if sheet.boolean("passed", False):
            game.passed |= 1 << seat

    def _read_upgrades(self, seat: Seat, sheet: Reader) -> None:
        """Cards go into the slots of their kinds; a list of eight keeps its slots."""
        value = sheet.document.get("upgrades", [])
        if not isinstance(value, list):
            sheet.defect("upgrades", flaw("list", found=repr(value)))
            return
        for i, word in enumerate(value):
            if word is None:
                continue
            card = CARD_INDEX.get(word, -1) if isinstance(word, str) else -1
            if card < 0 or KIND_OF[card] > CLAN_UPGRADE:
                sheet.defect(f"upgrades[{i}]", flaw("no-upgrade", word=repr(word)))
                continue
            slot = i if len(value) == SLOTS else self._free_slot(seat, KIND_OF[card])
            if slot < 0:
                sheet.defect(f"upgrades[{i}]", flaw("no-slot"))
                continue
            self._take(sheet, f"upgrades[{i}]", card)
            set_slot(self.game, seat, slot, card)
            if KIND_OF[card] == MONSTER:
                join_the_reserve(self.game, seat, FIGURE_OF[card])

    def _free_slot(self, seat: Seat, kind: int) -> int:
        for slot in range(FIRST_SLOT[kind], FIRST_SLOT[kind] + SLOT_COUNT[kind]):
            if self.game.slots[seat * SLOTS + slot] < 0:
                return slot
        return -1

    def _read_glory(self, seat: Seat, sheet: Reader) -> None:
        """Glory with its sources; glory without them is booked as given."""
        game = self.game
        total = 0
        for age, sources in enumerate(sheet.each("glory_by_source")[:AGES]):
            for name in sources.document:
                if name not in SOURCES:
                    sources.defect(name, flaw("no-source"))
                    continue
                amount = sources.integer(name, -MOST_GLORY, MOST_GLORY, 0)
                game.ledger[(seat * AGES + age) * SOURCE_COUNT + SOURCES.index(name)] = amount
                total += amount
        game.glory[seat] = sheet.integer("glory", 0, MOST_GLORY, total)
        if not sheet.has("glory_by_source"):
            game.ledger[(seat * AGES + game.age) * SOURCE_COUNT + GIVEN] = game.glory[seat]

    def _place_all(self, inner: Reader, place: Place) -> None:
        for key in inner.document:
            if key.isdigit() and int(key) < self.game.seats:
                self._place(inner.inner(key), int(key), place)
            else:
                inner.defect(key, flaw("no-such-seat"))

    def _place(self, inner: Reader, seat: Seat, place: Place) -> None:
        """Move figures from the reserve to where the document has them."""
        for name in inner.document:
            if name not in KIND_INDEX:
                inner.defect(name, flaw("no-figure"))
                continue
            kind = KIND_INDEX[name]
            count = inner.integer(name, 0, 99, 0)
            if count > count_at(self.game, seat, kind, RESERVE):
                inner.defect(name, flaw("too-many", count=count))
                continue
            for _ in range(count):
                shift(self.game, seat, kind, RESERVE, place)

    def _check_reserve(self, inner: Reader, seat: Seat) -> None:
        for name, kind in KIND_INDEX.items():
            count = count_at(self.game, seat, kind, RESERVE)
            if inner.integer(name, 0, 99, 0) != count:
                inner.defect(name, flaw("rest", count=count))

    # Cards.

    def _take(self, reader: Reader, path: str, card: Card) -> None:
        """Take a card from those left; it goes where the document has it."""
        pile = self.left[AGE_OF[card]]
        if card in pile:
            pile.remove(card)
        else:
            reader.defect(path, flaw("card-used-up", card=repr(CARD_WORDS[card])))

    def _cards(self, reader: Reader, key: str) -> list[Card]:
        """The cards of a key, taken from those left; a number gives as many unknown ones."""
        value = reader.document.get(key, [])
        if isinstance(value, int) and not isinstance(value, bool):
            return [UNKNOWN] * reader.integer(key, 0, 99, 0)
        cards = reader.words(key, CARD_INDEX)
        for card in cards:
            self._take(reader, key, card)
        return cards

    def read_cards(self) -> None:
        """Hands, quests, discards, packs and decks; what is named nowhere is in its deck."""
        game = self.game
        game.discards = self._cards(self.reader, "discards")
        for seat, sheet in enumerate(self.sheets):
            self.names_hands = self.names_hands or sheet.has("hand")
            game.hands[seat] = sorted(self._cards(sheet, "hand"))
            game.quests[seat] = self._cards(sheet, "quests")
            game.buried[seat] = sorted(self._cards(sheet, "discarded"))
            game.played[seat] = self._cards(sheet, "played")
            game.used[seat] = sorted(sheet.words("shown", CARD_INDEX))
            for entry in sheet.each("known"):
                card = entry.word("card", CARD_INDEX, 0)
                since = entry.integer("after_quests", 0, 99, 0)
                game.known[seat].append(card | since << SINCE)
                if self.is_view and seat != self.eyes:
                    self._take(entry, "card", card)
        self._read_draft(self.reader.inner("draft"))
        if not self.is_view:
            self._fill_numbers()
        self._read_decks()
        self._read_old_cards()

    def _fill_numbers(self) -> None:
        """A person's number of cards: any of this age."""
        for cards in self.game.quests:
            self._fill(cards, [c for c in self.left[self.game.age] if KIND_OF[c] == QUEST])
        for zone in (self.game.hands, self.game.buried):
            for seat, cards in enumerate(zone):
                self._fill(cards, self.left[self.game.age][:])
                zone[seat] = sorted(cards)

    def _fill(self, cards: list[Card], pile: list[Card]) -> None:
        """Put cards of the pile where a document gave only their number."""
        for i, card in enumerate(cards):
            if card != UNKNOWN:
                continue
            if pile:
                cards[i] = pile.pop(0)
                self.left[self.game.age].remove(cards[i])
            else:
                self.reader.defect("sheets", flaw("more-cards"))
                cards[i] = 0

    def _read_draft(self, draft: Reader) -> None:
        """Packs in the order in which cards left them, or what a seat has seen of that."""
        game = self.game
        packs = draft.document.get("packs", [])
        game.rounds = draft.integer("rounds", 0, rounds_of_draft(game), rounds_of_draft(game))
        if not packs:
            game.rounds = draft.integer("rounds", 0, rounds_of_draft(game), 0)
            return
        if not isinstance(packs, list) or len(packs) != game.seats:
            draft.defect("packs", flaw("count", count=game.seats))
            return
        game.draft = [UNKNOWN] * (game.seats * PACK)
        for pack, value in enumerate(packs):
            if isinstance(value, list):
                self._read_whole_pack(draft, pack, value)
            elif isinstance(value, dict):
                self._read_seen_pack(Reader(value, draft.at(f"packs[{pack}]"), draft.defects), pack)
            else:
                draft.defect(f"packs[{pack}]", flaw("list", found=repr(value)))

    def _read_whole_pack(self, draft: Reader, pack: Seat, value: list[Any]) -> None:
        inner = Reader({"cards": value}, draft.at(f"packs[{pack}]"), draft.defects)
        cards = inner.words("cards", CARD_INDEX)
        inner.expect(len(cards) == PACK, "cards", flaw("expected", expected=PACK, found=len(cards)))
        taken = self.game.rounds * self.game.house.picks_at_once
        cards = cards[:taken] + sorted(cards[taken:])
        hands_know = self.game.house.first_game and self.game.age == 0
        for i, card in enumerate(cards[:PACK]):
            self.game.draft[pack * PACK + i] = card
            if i >= taken and not hands_know:
                self._take(inner, f"cards[{i}]", card)

    def _read_seen_pack(self, inner: Reader, pack: Seat) -> None:
        """A seat's memory of a pack; in the sets any order will do."""
        seen = inner.inner("seen")
        for key in seen.document:
            if key.isdigit() and int(key) < PACK:
                self.game.draft[pack * PACK + int(key)] = seen.word(key, CARD_INDEX, 0)
        for each in inner.each("sets"):
            places = each.integers("places", [])
            cards = each.words("cards", CARD_INDEX)
            each.expect(len(places) == len(cards), "places", flaw("places"))
            for place, card in zip(places, cards, strict=False):
                self.game.draft[pack * PACK + place % PACK] = card

    def _read_decks(self) -> None:
        game = self.game
        decks = self.reader.document.get("decks")
        tops = self.reader.inner("tops")
        stacked = self.reader.integers("stacked", game.stacked)
        for age in range(AGES):
            if isinstance(decks, list) and age < len(decks) and isinstance(decks[age], list):
                inner = Reader({"cards": decks[age]}, f"decks[{age}]", self.reader.defects)
                game.decks[age] = self._cards(inner, "cards")
                game.stacked[age] = stacked[age] if age < len(stacked) else 0
            else:
                top = self._cards(tops, str(age + 1))
                game.decks[age] = self.left[age] + top[::-1]
                game.stacked[age] = len(top)

    def _read_old_cards(self) -> None:
        """What is unseen of earlier ages; without a word about it all may be anything."""
        game = self.game
        for seat, sheet in enumerate(self.sheets):
            old = [card for card in hidden_cards(game, seat) if AGE_OF[card] < game.age]
            game.unseen[seat] = sheet.integer("old_cards", 0, 99, len(old))
        value = self.reader.document.get("may_have_kept")
        rows = value if isinstance(value, list) else []
        for row in range(game.seats + 1):
            for seat in range(game.seats):
                if game.unseen[seat] and seat != row:
                    game.maybe[row * game.seats + seat] = ANY_CARD
            if row < len(rows) and isinstance(rows[row], dict):
                self._read_row(Reader(rows[row], f"may_have_kept[{row}]", self.reader.defects), row)
        if isinstance(value, dict):
            row = self.eyes if self.eyes >= 0 else game.seats
            self._read_row(self.reader.inner("may_have_kept"), row)

    def _read_row(self, inner: Reader, row: int) -> None:
        for key in inner.document:
            if not key.isdigit() or int(key) >= self.game.seats:
                inner.defect(key, flaw("no-such-seat"))
                continue
            mask = 0
            for card in inner.words(key, CARD_INDEX):
                mask |= 1 << card
            self.game.maybe[row * self.game.seats + int(key)] = mask

    # What is going on.

    def read_frames(self) -> None:
        """The frames; a document without any says with `turn` or hands that clans act."""
        game, reader = self.game, self.reader
        if reader.has("frames"):
            game.frames = read_frames(game, reader)
            ended = reader.document["frames"] == [] and game.age == AGES - 1
            reader.expect(bool(game.frames) or ended, "frames", flaw("last-age"))
        elif game.draft and game.rounds < rounds_of_draft(game):
            game.frames.append([frames.AGE, ACTIONS])
            DRAFT_CHOICE.open(game, frames.DRAFT, (1 << game.seats) - 1, [])
        elif reader.has("turn") or self.names_hands:
            seat = reader.integer("turn", 0, game.seats - 1, game.first)
            game.frames.append([frames.AGE, DISCARDS])
            # BR-ACT-5, BR-ACT-9: who cannot act is passed over like after a turn.
            done = is_over(game) or not may_act(game, seat)
            game.frames.append([frames.TURN, seat, int(done)])
        else:
            game.frames.append([frames.AGE, GIFTS])

    def draw_hidden_cards(self) -> None:
        """Cards for all the numbers of a view."""
        game = self.game
        if game.draft:
            # All cards of the age are in the packs or were never dealt, wherever they are now.
            pile = deck_of(game.age, game.seats)
            for card in game.draft:
                if card in pile:
                    pile.remove(card)
            for i, card in enumerate(game.draft):
                if card == UNKNOWN:
                    game.draft[i] = pile.pop()
            game.decks[game.age] = pile
        chance = Chance(0)
        redeal(game, self.eyes, chance)
        for frame in game.frames:
            TABLE[frame[0]].redraw(game, frame, self.eyes, chance)
