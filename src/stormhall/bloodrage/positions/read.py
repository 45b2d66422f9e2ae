"""Reading positions and views: the inverse of `positions/write.py`.

A full position restores a game exactly. A person may write only part of one: the rest comes from
the set-up, with figures not on the board in reserve and cards not named in their decks. A view has
only numbers of the cards its seat cannot see; cards that agree with the view are drawn for them.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from typing import Any, Final

from stormhall.bloodrage.knowledge.draft_knowledge import ANY_CARD
from stormhall.bloodrage.knowledge.redeal import UNKNOWN, hidden_cards, redeal
from stormhall.bloodrage.knowledge.seen_cards import SINCE
from stormhall.bloodrage.model import board as b
from stormhall.bloodrage.model import cards as c
from stormhall.bloodrage.model import kinds as k
from stormhall.bloodrage.model import step_ids as ids
from stormhall.bloodrage.model.draft import holder, is_dealt_open_handed, rounds_of_draft
from stormhall.bloodrage.model.state import BloodRageState
from stormhall.bloodrage.positions.problems import problem
from stormhall.bloodrage.positions.ruins import complete_ruins
from stormhall.bloodrage.rules.actions.monsters import join_the_reserve
from stormhall.bloodrage.rules.ages import ACTIONS, DISCARDS, GIFTS
from stormhall.bloodrage.rules.clan_stats import stat_value
from stormhall.bloodrage.rules.ending import is_last_age
from stormhall.bloodrage.rules.figures import count_at, shift
from stormhall.bloodrage.rules.phases.action import is_over, may_act
from stormhall.bloodrage.rules.phases.gods_gifts import DRAFT_CHOICE
from stormhall.bloodrage.rules.upgrade_effects import set_slot
from stormhall.kernel.core.kinds import bits_of, number_of
from stormhall.kernel.core.rng import Chance
from stormhall.kernel.core.state import SPECTATOR, Seat
from stormhall.kernel.table.document_reader import Reader
from stormhall.kernel.table.read_frames import read_frames

OUTER_INDEX: Final = {
    word: province for word, province in k.PROVINCE.index.items() if province < b.OUTER
}
MOST_GLORY: Final = 9999
MOST_RAGE: Final = 999


def read(state: BloodRageState, reader: Reader) -> BloodRageState:
    """Read a position or a view into a table that is set up.

    Raises `PositionError` with everything that is wrong.
    """
    reading = Reading(state, reader)
    reading.read_table()
    reading.read_sheets()
    reading.read_cards()
    reading.read_frames()
    if not reading.is_view:
        reading.reader.refuse_unread_keys()
    elif not reading.reader.defects:
        reading.draw_hidden_cards()
    reading.reader.raise_defects()
    return state


class Reading:
    """Reads one document into a state."""

    def __init__(self, state: BloodRageState, reader: Reader) -> None:
        self.state = state
        self.reader = reader
        self.is_view = "seat" in reader.document
        seat = reader.get("seat")
        named = reader.mapping("provinces")
        words = {b.PLACE_SPELLINGS.get(name, name): name for name in named}
        reader.expect(len(words) == len(named), "provinces", problem("same-twice"))
        for name, spelling in words.items():
            named[name] = named.pop(spelling)
        self.provinces = reader.inner("provinces")
        self.viewer: int = seat if isinstance(seat, int) else SPECTATOR
        self.remaining: list[list[c.Card]] = [c.deck_of(age, state.seats) for age in range(b.AGES)]
        self.sheets: list[Reader] = []
        self.names_hands = False

    # The board.

    def read_table(self) -> None:
        """Read the age, the first player and the board, except for figures."""
        state, reader = self.state, self.reader
        state.age = reader.integer("age", 1, b.AGES, self._age_of_cards() + 1) - 1
        state.first = reader.integer("first_player", 0, state.seats - 1, state.first)
        is_doom_named = reader.has("doomed")
        if is_doom_named:
            state.doomed = reader.words("doomed", OUTER_INDEX)
            named = reader.get("doomed")
            if not isinstance(named, list) or len(named) != len(state.doomed):
                state.doomed = list(range(b.AGES))  # the reader has noted the defect
            different = len(state.doomed) == b.AGES == len(set(state.doomed))
            reader.expect(different, "doomed", problem("provinces", count=b.AGES))
        state.deaths = reader.integers("deaths", state.deaths)
        each = problem("numbers-each", count=state.seats)
        reader.expect(len(state.deaths) == state.seats, "deaths", each)
        for waiting in reader.each("waiting_pillages"):
            seat = waiting.integer("seat", 0, state.seats - 1, 0)
            state.waiting_pillages.append(seat << 8 | waiting.word("province", k.PROVINCE.index, 0))
        provinces = self.provinces
        self._read_tokens(provinces)
        gone: dict[int, bool] = {}
        for province, name in enumerate(b.PROVINCE_NAMES):
            inner = provinces.inner(name)
            inner.derived("strength", "empty_villages")
            if inner.has("destroyed"):
                gone[province] = inner.boolean("destroyed", False)
            elif inner.get("figures"):
                gone[province] = False
            if inner.boolean("pillaged", False):
                state.pillaged |= 1 << province
        self._keep_fjords(gone)
        is_whole = gone.pop(b.YGGDRASIL, False)
        provinces.expect(
            not is_whole, f"{b.PROVINCE_NAMES[b.YGGDRASIL]}.destroyed", problem("tree")
        )
        if self.is_view:
            state.destroyed = sum(1 << province for province in gone if gone[province])
        elif not reader.defects:
            complete_ruins(state, reader, gone, is_doom_named)

    def _age_of_cards(self) -> int:
        """The age that a person means who names none: that of the latest card in play, or out of a
        deck whose cards are named."""
        document, decks = self.reader.document, self.reader.document.get("decks")
        named = [document.get(key) for key in ("discards", "draft", "sheets")]
        ages = [c.AGE_OF[card] for card in _cards_in(named)]
        for age, deck in enumerate(decks[: b.AGES] if isinstance(decks, list) else ()):
            if isinstance(deck, list) and len(deck) < len(self.remaining[age]):
                ages.append(age)
        return max(ages, default=0)

    def _keep_fjords(self, gone: dict[int, bool]) -> None:
        """Let a province at each fjord with ships stand, if the set-up has destroyed all (D-14)."""
        for fjord, provinces in enumerate(b.SUPPORTED):
            ruins = {p for p in range(b.PROVINCES) if self.state.destroyed >> p & 1}
            ruins = {p for p in ruins if gone.get(p, True)} | {p for p in gone if gone[p]}
            around = bits_of(provinces)
            named = self.reader.mapping("fjords").get(b.PLACE_NAMES[b.FIRST_FJORD + fjord])
            free = [province for province in around if province not in gone]
            if named and free and ruins.issuperset(around) and not self.state.config.any_fjord:
                gone[free[0]] = False

    def _read_tokens(self, provinces: Reader) -> None:
        """Read the named tokens; the others stay in the order of the set-up."""
        loose = b.TOKENS[:]
        named = [-1] * b.PROVINCES
        for province, name in enumerate(b.PROVINCE_NAMES[: b.OUTER]):
            token = provinces.inner(name).word("token", k.TOKEN.index, -1)
            if token in loose:
                loose.remove(token)
                named[province] = token
            elif token >= 0:
                provinces.defect(f"{name}.token", problem("kind-used-up"))
        dealt = [token for token in self.state.tokens if token in loose]
        for token in dealt:
            if token in loose:
                loose.remove(token)
                named[named.index(-1)] = token
        named[b.OUTER] = b.TOKEN_ALL
        provinces.inner(b.PROVINCE_NAMES[b.OUTER]).derived("token")
        self.state.tokens = named

    # Clan sheets and figures.

    def read_sheets(self) -> None:
        """Read the clan sheets, except for cards in hand, and the figures on the board."""
        state = self.state
        self.sheets = self.reader.each("sheets")
        if self.reader.has("sheets") and len(self.sheets) != state.seats:
            count = problem("expected", expected=state.seats, found=len(self.sheets))
            self.reader.defect("sheets", count)
        self.sheets = self.sheets[: state.seats]
        for seat, sheet in enumerate(self.sheets):
            self._read_clan(seat, sheet)
            self._read_upgrades(seat, sheet)
            self._read_glory(seat, sheet)
        provinces, fjords = self.provinces, self.reader.inner("fjords")
        for place, name in enumerate(b.PLACE_NAMES):
            in_province = place < b.PROVINCES
            inner = provinces.inner(name).inner("figures") if in_province else fjords.inner(name)
            self._place_all(inner, place)
        for seat, sheet in enumerate(self.sheets):
            self._place(sheet.inner("valhalla"), seat, b.VALHALLA)
            if sheet.has("reserve"):
                self._check_reserve(sheet.inner("reserve"), seat)

    def _read_clan(self, seat: Seat, sheet: Reader) -> None:
        state = self.state
        if sheet.has("clan"):
            is_chosen = sheet.document["clan"] is not None
            state.clans[seat] = sheet.word("clan", k.CLAN.index, -1) if is_chosen else -1
        stats = sheet.inner("stats")
        for stat, name in enumerate(b.STAT_NAMES):
            state.stats[seat * b.STATS + stat] = stats.integer(name, 1, b.STEPS, 1) - 1
        default = stat_value(state, seat, b.RAGE)
        state.rage[seat] = sheet.integer("rage", 0, MOST_RAGE, default)
        sheet.derived("values", "on_board", "pack", "quests_completed")
        if sheet.boolean("passed", False):
            state.passed |= 1 << seat

    def _read_upgrades(self, seat: Seat, sheet: Reader) -> None:
        """Put upgrades into slots of their kinds; a list of eight names the slots."""
        value = sheet.get("upgrades", [])
        if not isinstance(value, list):
            sheet.defect("upgrades", problem("list", found=repr(value)))
            return
        for i, word in enumerate(value):
            if word is None:
                continue
            card = k.CARD.index.get(word, -1) if isinstance(word, str) else -1
            if card < 0 or c.KIND_OF[card] > c.CLAN_UPGRADE:
                sheet.defect(f"upgrades[{i}]", problem("no-upgrade", word=repr(word)))
                continue
            slot = i if len(value) == c.SLOTS else self._free_slot(seat, c.KIND_OF[card])
            if slot < 0:
                sheet.defect(f"upgrades[{i}]", problem("no-slot"))
                continue
            self._take(sheet, f"upgrades[{i}]", card)
            set_slot(self.state, seat, slot, card)
            if c.KIND_OF[card] == c.MONSTER:
                join_the_reserve(self.state, seat, c.FIGURE_OF[card])

    def _free_slot(self, seat: Seat, kind: int) -> int:
        for slot in range(c.FIRST_SLOT[kind], c.FIRST_SLOT[kind] + c.SLOT_COUNT[kind]):
            if self.state.slots[seat * c.SLOTS + slot] < 0:
                return slot
        return -1

    def _read_glory(self, seat: Seat, sheet: Reader) -> None:
        """Read glory by its sources; glory without a source is booked as `given`."""
        state = self.state
        total = 0
        for age, sources in enumerate(sheet.each("glory_by_source")[: b.AGES]):
            for name in sources.names():
                if name not in b.SOURCES:
                    sources.defect(name, problem("no-source"))
                    continue
                amount = sources.integer(name, -MOST_GLORY, MOST_GLORY, 0)
                entry = (seat * b.AGES + age) * b.SOURCE_COUNT + b.SOURCES.index(name)
                state.ledger[entry] = amount
                total += amount
        state.glory[seat] = sheet.integer("glory", 0, MOST_GLORY, total)
        if not sheet.has("glory_by_source"):
            state.ledger[(seat * b.AGES + state.age) * b.SOURCE_COUNT + b.GIVEN] = state.glory[seat]

    def _place_all(self, inner: Reader, place: b.Place) -> None:
        for key in inner.names():
            if key.isdigit() and int(key) < self.state.seats:
                self._place(inner.inner(key), int(key), place)
            else:
                inner.defect(key, problem("no-such-seat"))

    def _place(self, inner: Reader, seat: Seat, place: b.Place) -> None:
        """Move figures from the reserve to where the document has them."""
        for name in inner.names():
            if name not in k.FIGURE.index:
                inner.defect(name, problem("no-figure"))
                continue
            kind = k.FIGURE.index[name]
            count = inner.integer(name, 0, 99, 0)
            if count > count_at(self.state, seat, kind, b.RESERVE):
                inner.defect(name, problem("too-many", count=count))
                continue
            for _ in range(count):
                shift(self.state, seat, kind, b.RESERVE, place)

    def _check_reserve(self, inner: Reader, seat: Seat) -> None:
        for name, kind in k.FIGURE.index.items():
            count = count_at(self.state, seat, kind, b.RESERVE)
            if inner.integer(name, 0, 99, 0) != count:
                inner.defect(name, problem("rest", count=count))

    # Cards.

    def _take(self, reader: Reader, path: str, card: c.Card) -> None:
        """Take a card from the remaining ones."""
        pile = self.remaining[c.AGE_OF[card]]
        if card in pile:
            pile.remove(card)
        else:
            reader.defect(path, problem("card-used-up", card=repr(c.CARD_WORDS[card])))

    def _cards(self, reader: Reader, key: str) -> list[c.Card]:
        """The cards under a key, taken from the remaining ones; a number gives unknown cards."""
        value = reader.get(key, [])
        if isinstance(value, int) and not isinstance(value, bool):
            return [UNKNOWN] * reader.integer(key, 0, 99, 0)
        cards = reader.words(key, k.CARD.index)
        for card in cards:
            self._take(reader, key, card)
        return cards

    def read_cards(self) -> None:
        """Read hands, quests, discards, packs and decks; cards named nowhere are in their decks."""
        state = self.state
        state.discards = self._cards(self.reader, "discards")
        for seat, sheet in enumerate(self.sheets):
            self.names_hands = self.names_hands or sheet.has("hand")
            state.hands[seat] = sorted(self._cards(sheet, "hand"))
            state.quests[seat] = self._cards(sheet, "quests")
            state.unseen_discards[seat] = sorted(self._cards(sheet, "discarded"))
            state.played[seat] = self._cards(sheet, "played")
            state.shown[seat] = sorted(sheet.words("shown", k.CARD.index))
            for entry in sheet.each("known"):
                card = entry.word("card", k.CARD.index, 0)
                since = entry.integer("after_quests", 0, 99, 0)
                state.known_cards[seat].append(card | since << SINCE)
                if self.is_view and seat != self.viewer:
                    self._take(entry, "card", card)
        self._read_draft(self.reader.inner("draft"))
        if not self.is_view:
            self._deal_picked_cards()
            self._fill_numbers()
        self._read_decks()
        self._read_old_cards()

    def _deal_picked_cards(self) -> None:
        """Give the cards that have left the packs to those who drafted them (BR-GFT-3)."""
        state, at_once = self.state, self.state.config.picks_at_once
        is_over = state.rounds >= rounds_of_draft(state)
        if not state.draft:
            return
        for seat in range(state.seats):
            picked = [
                state.draft[pack * b.PACK + number * at_once + i]
                for number in range(state.rounds)
                for pack in range(state.seats)
                if holder(state, pack, number) == seat
                for i in range(at_once)
            ]
            sheet = (
                self.sheets[seat]
                if seat < len(self.sheets)
                else self.reader.part({}, f"sheets[{seat}]")
            )
            if sheet.has("hand"):
                if is_over:
                    continue
                missing = Counter(picked) - Counter(state.hands[seat])
                is_whole = not missing or UNKNOWN in state.hands[seat]
                cards = ", ".join(c.words_of(sorted(missing)))
                sheet.expect(is_whole, "hand", problem("picked", cards=cards))
                continue
            for card in picked:
                self._take(sheet, "hand", card)
            state.hands[seat] = sorted(picked)

    def _fill_numbers(self) -> None:
        """Replace numbers of cards, which people may write, with any cards of this age."""
        for cards in self.state.quests:
            pile = self.remaining[self.state.age]
            self._fill(cards, [card for card in pile if c.KIND_OF[card] == c.QUEST])
        for zone in (self.state.hands, self.state.unseen_discards):
            for seat, cards in enumerate(zone):
                self._fill(cards, self.remaining[self.state.age][:])
                zone[seat] = sorted(cards)

    def _fill(self, cards: list[c.Card], pile: list[c.Card]) -> None:
        """Replace unknown cards with cards from the pile."""
        for i, card in enumerate(cards):
            if card != UNKNOWN:
                continue
            if pile:
                cards[i] = pile.pop(0)
                self.remaining[self.state.age].remove(cards[i])
            else:
                self.reader.defect("sheets", problem("more-cards"))
                cards[i] = 0

    def _read_draft(self, draft: Reader) -> None:
        """Read packs in the order in which cards left them, or the cards a seat has seen."""
        state = self.state
        packs = draft.get("packs", [])
        draft.derived("of")
        if not packs:
            state.rounds = draft.integer("rounds", 0, 0, 0)
            return
        state.rounds = draft.integer("rounds", 0, rounds_of_draft(state), rounds_of_draft(state))
        if not isinstance(packs, list) or len(packs) != state.seats:
            draft.defect("packs", problem("count", count=state.seats))
            return
        state.draft = [UNKNOWN] * (state.seats * b.PACK)
        for pack, value in enumerate(packs):
            if isinstance(value, list):
                self._read_whole_pack(draft, pack, value)
            elif isinstance(value, dict) and self.is_view:
                self._read_seen_pack(draft.part(value, f"packs[{pack}]"), pack)
            else:
                draft.defect(f"packs[{pack}]", problem("list", found=repr(value)))

    def _read_whole_pack(self, draft: Reader, pack: Seat, value: list[Any]) -> None:
        place = f"packs[{pack}]"
        cards = draft.words_at(place, value, k.CARD.index)
        count = problem("expected", expected=b.PACK, found=len(cards))
        draft.expect(len(cards) == b.PACK, place, count)
        picks = self.state.rounds * self.state.config.picks_at_once
        is_in_hand = is_dealt_open_handed(self.state)
        for i, card in enumerate(cards[: b.PACK]):
            if i >= picks and not is_in_hand:
                self._take(draft, f"{place}[{i}]", card)
        for i, card in enumerate((cards[:picks] + sorted(cards[picks:]))[: b.PACK]):
            self.state.draft[pack * b.PACK + i] = card

    def _read_seen_pack(self, inner: Reader, pack: Seat) -> None:
        """Read a seat's memory of a pack; the order within sets does not matter."""
        seen = inner.inner("seen")
        for key in seen.names():
            if key.isdigit() and int(key) < b.PACK:
                self.state.draft[pack * b.PACK + int(key)] = seen.word(key, k.CARD.index, 0)
        for each in inner.each("sets"):
            places = each.integers("places", [])
            cards = each.words("cards", k.CARD.index)
            each.expect(len(places) == len(cards), "places", problem("places"))
            for place, card in zip(places, cards, strict=False):
                self.state.draft[pack * b.PACK + place % b.PACK] = card

    def _read_decks(self) -> None:
        state = self.state
        decks = self.reader.get("decks")
        tops = self.reader.inner("tops")
        is_fitting = decks is None or (isinstance(decks, list) and len(decks) <= b.AGES)
        self.reader.expect(is_fitting, "decks", problem("list", found=f"{decks!r:.80}"))
        stacked = self.reader.integers("stacked", state.stacked)
        for age in range(b.AGES):
            if isinstance(decks, list) and age < len(decks) and isinstance(decks[age], list):
                state.decks[age] = self.reader.words_at(f"decks[{age}]", decks[age], k.CARD.index)
                for card in state.decks[age]:
                    self._take(self.reader, f"decks[{age}]", card)
                state.stacked[age] = stacked[age] if age < len(stacked) else 0
                if not self.is_view and not self.reader.defects:
                    self._deal_left(age)
            else:
                top = self._cards(tops, str(age + 1))
                state.decks[age] = self.remaining[age] + top[::-1]
                state.stacked[age] = len(top)

    def _deal_left(self, age: int) -> None:
        """Put cards that a named deck leaves out where the document names none: as many as are
        dealt are the packs of this age, others are in hands; those of earlier ages are discarded.
        """
        state, left = self.state, self.remaining[age]
        is_now = age == state.age
        has_begun = self.names_hands or any(self.reader.has(key) for key in ("turn", "frames"))
        if is_now and len(left) == state.seats * b.PACK and not (has_begun or state.draft):
            for seat in range(state.seats):
                state.draft += sorted(left[seat :: state.seats])
            if is_dealt_open_handed(state):
                state.rounds = rounds_of_draft(state)
                for seat in range(state.seats):
                    pack = state.draft[seat * b.PACK : seat * b.PACK + b.PACK]
                    state.hands[seat] = sorted(state.hands[seat] + pack)
            return
        self.names_hands = self.names_hands or is_now
        has_hand = [sheet.has("hand") for sheet in self.sheets]
        free = [seat for seat in range(state.seats) if not any(has_hand[seat : seat + 1])]
        if age <= state.age and not is_now and not self.reader.has("discards"):
            state.discards += left
        elif age <= state.age and free:
            for i, card in enumerate(left):
                insort(state.hands[free[i % len(free)]], card)
        elif is_now and not self.reader.has("discards"):
            state.discards += left
        elif left:
            cards = ", ".join(c.words_of(left))
            self.reader.defect(f"decks[{age}]", problem("named-nowhere", cards=cards))

    def _read_old_cards(self) -> None:
        """Read the unseen cards of earlier ages: any cards unless the document limits them."""
        state = self.state
        for seat, sheet in enumerate(self.sheets):
            old = [card for card in hidden_cards(state, seat) if c.AGE_OF[card] < state.age]
            state.old_cards[seat] = sheet.integer("old_cards", 0, 99, len(old))
        value = self.reader.get("may_have_kept")
        rows = value if isinstance(value, list) else []
        is_fitting = value is None or isinstance(value, dict if self.is_view else list)
        is_fitting = is_fitting and len(rows) <= state.seats + 1
        self.reader.expect(is_fitting, "may_have_kept", problem("list", found=f"{value!r:.80}"))
        for row in range(state.seats + 1):
            for seat in range(state.seats):
                if state.old_cards[seat] and seat != row:
                    state.may_have_kept[row * state.seats + seat] = ANY_CARD
            if row < len(rows) and isinstance(rows[row], dict):
                self._read_row(self.reader.part(rows[row], f"may_have_kept[{row}]"), row)
        if isinstance(value, dict):
            row = self.viewer if self.viewer >= 0 else state.seats
            self._read_row(self.reader.inner("may_have_kept"), row)

    def _read_row(self, inner: Reader, row: int) -> None:
        for key in inner.names():
            if not key.isdigit() or int(key) >= self.state.seats:
                inner.defect(key, problem("no-such-seat"))
                continue
            is_hidden = self.state.old_cards[int(key)] > 0 and int(key) != row
            inner.expect(is_hidden, key, problem("no-old-card"))
            mask = 0
            for card in inner.words(key, k.CARD.index):
                mask |= 1 << card
            self.state.may_have_kept[row * self.state.seats + int(key)] = mask

    # Steps in progress.

    def read_frames(self) -> None:
        """Read the frames; without any, `turn` or hands put the game into the Action phase."""
        state, reader = self.state, self.reader
        reader.expect(
            not (reader.has("turn") and reader.has("frames")), "turn", problem("turn-twice")
        )
        if reader.has("frames"):
            state.frames = read_frames(state, reader)
            for i, frame in enumerate(state.frames):
                is_dealt = frame[0] != ids.DRAFT or len(state.draft) > 0
                reader.expect(is_dealt, f"frames[{i}]", problem("no-packs"))
            has_ended = reader.get("frames") == [] and is_last_age(state)
            reader.expect(bool(state.frames) or has_ended, "frames", problem("last-age"))
        elif state.draft and state.rounds < rounds_of_draft(state):
            state.frames.append([ids.AGE, ACTIONS])
            DRAFT_CHOICE.open(state, ids.DRAFT, (1 << state.seats) - 1, [])
        elif state.draft or reader.has("turn") or self.names_hands or not self._can_deal():
            seat = reader.integer("turn", 0, state.seats - 1, state.first)
            state.frames.append([ids.AGE, DISCARDS])
            # BR-ACT-5, BR-ACT-9: a clan that cannot act is skipped as after a turn.
            done = is_over(state) or not may_act(state, seat)
            state.frames.append([ids.TURN, seat, int(done)])
        else:
            state.frames.append([ids.AGE, GIFTS])

    def _can_deal(self) -> bool:
        """Whether the deck of this age has as many cards as are dealt (BR-GFT-2)."""
        return len(self.state.decks[self.state.age]) >= self.state.seats * b.PACK

    def draw_hidden_cards(self) -> None:
        """Draw cards for all numbers in a view."""
        state = self.state
        if state.draft:
            # Every card of the age was dealt into a pack or never, wherever it is now.
            pile = c.deck_of(state.age, state.seats)
            for card in state.draft:
                if card in pile:
                    pile.remove(card)
            for i, card in enumerate(state.draft):
                if card == UNKNOWN:
                    state.draft[i] = pile.pop()
            state.decks[state.age] = pile
        chance = Chance(0)
        redeal(state, self.viewer, chance)
        for frame in state.frames:
            state.steps()[frame[0]].redraw(state, frame, self.viewer, chance)


def _cards_in(value: object) -> list[c.Card]:
    """All cards that are named anywhere in a part of a document."""
    if isinstance(value, str):
        card = number_of(k.CARD.index, value)
        return [] if card is None else [card]
    if isinstance(value, dict):
        return _cards_in(list(value.values()))
    return [card for item in value for card in _cards_in(item)] if isinstance(value, list) else []
