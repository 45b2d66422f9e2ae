/** Choosing step by step among the legal actions: an action, a figure, a card or a place first.
 *
 * What was picked narrows the offers; the words that are left light up. One press shows what would
 * happen, a second one on the same thing does it. The picker knows no rule: a game declares what
 * the slots of its offers mean, and which kinds belong together. */
import type { Offer } from '$protocol';
import { countWords, holds, PLAIN, wordsOf, type Deed, type Grammar, type Pick } from './grammar';

/** Several things can be done at a place: which one? */
export interface PlaceMenu {
  place: string;
  offers: Offer[];
}

interface State {
  family: string | null;
  kind: string | null;
  picks: Pick[];
}

type Choose = (offer: Offer, anchor?: DOMRect | null) => Promise<unknown>;

export class Picker {
  #offers = $state.raw<Offer[]>([]);
  #grammar = $state.raw(PLAIN);
  /** The action of the bar. */
  family = $state.raw<string | null>(null);
  kind = $state.raw<string | null>(null);
  picks = $state.raw<Pick[]>([]);
  /** An offer that was taken from a list: others may say the same and more. */
  #listed = $state.raw<Offer | null>(null);
  /** What was picked before each press. */
  #before: State[] = [];
  menu = $state.raw<PlaceMenu | null>(null);
  /** What the pointer or the focus is on. */
  hovered = $state.raw<Offer | null>(null);

  /** @param choose makes the choice that is confirmed. */
  constructor(public choose: Choose = async () => {}) {}

  declare(grammar: Partial<Grammar>): void {
    this.#grammar = { ...PLAIN, ...grammar };
  }

  /** Begin anew with the offers of another decision. */
  reset(offers: Offer[]): void {
    this.#offers = offers;
    this.clear();
  }

  clear(): void {
    this.#set({ family: null, kind: null, picks: [] });
    this.#before = [];
    this.#listed = this.menu = this.hovered = null;
    this.#grammar.cleared();
  }

  get offers(): Offer[] {
    return this.#offers;
  }

  /** Whether it is a turn of one's own, which offers many things at once; other steps ask one. */
  isTurn = $derived.by(() => this.#offers.some(({ kind }) => this.#grammar.closing.includes(kind)));

  /** The offers that agree with all that was picked. */
  candidates = $derived.by(() => this.#left(this.picks));

  /** Those that agree with all but the place that is chosen last. */
  fitting = $derived.by(() => {
    const last = this.#grammar.places.at(-1);
    return this.#left(this.picks.filter(({ slot }) => slot !== last));
  });

  /** Whether anything was picked. */
  begun = $derived.by(() => this.family !== null || this.kind !== null || this.picks.length > 0);

  /** Whether what is left is worth being lit: in a turn of one's own only after a first pick. */
  narrowed = $derived.by(() => this.begun || !this.isTurn);

  /** The slot of which several words are chosen at once. */
  several = $derived.by(() => this.#grammar.several(this.#offers));

  /** The one offer that is left, ready to be chosen. */
  ready = $derived.by((): Offer | null => {
    const { several } = this;
    const left = this.candidates;
    if (!this.begun) return null;
    if (several)
      return left.find((offer) => this.read(offer, several).length === this.picks.length) ?? null;
    if (this.#listed && left.includes(this.#listed)) return this.#listed;
    return left.length === 1 && this.#isSeen(left[0]!) ? left[0]! : null;
  });

  /** What would be done: what is pointed at, else what is ready. */
  shown = $derived.by(
    (): Offer | null =>
      this.hovered ??
      this.ready ??
      this.#offers.find(({ kind }) => this.#grammar.offered.includes(kind)) ??
      null,
  );

  /** The kinds that are left, each with its number of offers. */
  get kinds(): Map<string, number> {
    const found = new Map<string, number>();
    for (const offer of this.#offers) {
      if (this.#holds(offer, this.picks)) found.set(offer.kind, (found.get(offer.kind) ?? 0) + 1);
    }
    return found;
  }

  /** The words that an offer has in a slot. */
  read(offer: Offer, slot: string): readonly string[] {
    return this.#grammar.slots[slot]?.(offer) ?? wordsOf(offer, slot);
  }

  /** The words of a slot that are left, each with its number of offers. */
  words(slot: string): Map<string, number> {
    return this.#count(this.candidates, slot);
  }

  /** The words of a slot that the action of the bar has, whatever else was picked. */
  choices(slot: string): Set<string> {
    return new Set(this.#count(this.#left([], null), slot).keys());
  }

  /** The slot of the place that is to be chosen next, or may still be changed. */
  placeSlot = $derived.by((): string | null => {
    const { places } = this.#grammar;
    const open = places.find(
      (slot) => this.picked(slot) === null && this.#count(this.fitting, slot).size > 0,
    );
    return open ?? places.at(-1) ?? null;
  });

  /** The places that can be pressed for what was picked. */
  lit = $derived.by((): Set<string> => {
    const slot = this.placeSlot;
    return new Set(slot && this.narrowed ? this.#count(this.fitting, slot).keys() : []);
  });

  /** The one thing that a press on a place would do. */
  offerAt(place: string): Offer | null {
    const here = this.#at(place);
    return here.length === 1 &&
      this.lit.has(place) &&
      this.placeSlot === this.#grammar.places.at(-1)
      ? here[0]!
      : null;
  }

  /** Whether a word could be picked now. */
  can(slot: string, word: string): boolean {
    return this.#left([...this.picks, { slot, word }]).length > 0;
  }

  has(slot: string, word: string, at?: number): boolean {
    return this.picks.some(
      (pick) =>
        pick.slot === slot &&
        pick.word === word &&
        (at === undefined || pick.at === undefined || pick.at === at),
    );
  }

  picked(slot: string): string | null {
    return this.picks.findLast((pick) => pick.slot === slot)?.word ?? null;
  }

  /** Whether an action of the bar is possible. */
  offersFamily(family: string): boolean {
    return this.#offers.some((offer) => this.#grammar.familyOf(offer) === family);
  }

  kindsOf(family: string): readonly string[] {
    return this.#grammar.kindsOf(family);
  }

  familyOf(offer: Deed): string | null {
    return this.#grammar.familyOf(offer);
  }

  /** Begin with an action of the bar; once more puts it back. */
  pickFamily(family: string): void {
    const again = this.family === family;
    this.clear();
    if (again) return;
    this.#note();
    this.family = family;
    this.#give('family');
  }

  pickKind(kind: string | null): void {
    this.#note();
    this.kind = kind;
    if (!this.candidates.length) this.picks = [];
  }

  /** Pick a word; it takes the place of another word of its slot if both do not go together. */
  pick(slot: string, word: string, at?: number): void {
    const pick = { slot, word, at };
    const others = this.picks.filter((each) => each.slot !== slot);
    const isNews = others.length === this.picks.length;
    if (isNews) this.#note();
    this.#listed = null;
    const fits = [
      [...this.picks, pick],
      [...others, pick],
    ].find((all) => this.#left(all).length);
    this.#set(fits ? { ...this.#state, picks: fits } : { family: null, kind: null, picks: [pick] });
  }

  /** Pick a word in place of another of its slot and of all picked later; once more drops it. */
  swap(slot: string, word: string): void {
    const at = this.picks.findIndex((pick) => pick.slot === slot);
    const again = this.has(slot, word);
    this.menu = null;
    if (at >= 0) this.picks = this.picks.slice(0, at);
    if (!again) this.pick(slot, word);
  }

  /** A press on a thing: it is picked, or confirmed if it was picked before and nothing is open. */
  async press(
    slot: string,
    word: string,
    anchor: DOMRect | null = null,
    at?: number,
  ): Promise<void> {
    if (slot === this.several) {
      this.toggle(word, at ?? 0);
      return;
    }
    const again = this.has(slot, word, at);
    if (again && this.ready) {
      await this.confirm(anchor);
      return;
    }
    if (this.#grammar.begins.includes(slot)) {
      const first = this.#offers.find((offer) => this.read(offer, slot).includes(word));
      if (!first) return;
      this.clear();
      if (again) return;
      this.#note();
      if (this.isTurn) this.family = this.familyOf(first);
      this.picks = [{ slot, word, at }];
    } else this.pick(slot, word, at);
    this.#give(slot);
  }

  /** A press on a place: it is picked, or opens a menu; false if nothing can be done there. */
  async pressPlace(place: string, anchor: DOMRect | null = null): Promise<boolean> {
    this.menu = null;
    const slot = this.placeSlot;
    if (!slot || !this.lit.has(place)) {
      const offers = this.family === null ? this.#about(place) : [];
      if (offers.length) this.menu = { place, offers };
      return offers.length > 0;
    }
    const here = this.#at(place);
    if (slot === this.#grammar.places.at(-1) && here.length > 1)
      this.menu = { place, offers: here };
    else await this.press(slot, place, anchor);
    return true;
  }

  /** Take an offer from a list. */
  take(offer: Offer): void {
    this.clear();
    this.#note();
    this.kind = offer.kind;
    for (const [slot, word] of offer.args) if (this.candidates.length > 1) this.pick(slot, word);
    this.#listed = offer;
  }

  /** Pick an offer as a hand would, so that it can be seen and only a yes is missing. */
  show(offer: Offer): void {
    this.clear();
    const { several } = this;
    if (several) {
      const lying = this.#grammar.lying(offer) ?? this.items;
      for (const word of this.read(offer, several)) {
        this.toggle(
          word,
          lying.findIndex((each, at) => each === word && !this.isTaken(at)),
        );
      }
      return;
    }
    const own = Object.keys(this.#grammar.slots);
    const slots = new Set(own.length ? own : offer.args.map(([slot]) => slot));
    this.family = this.isTurn ? this.familyOf(offer) : null;
    this.kind = offer.kind;
    this.picks = [...slots].flatMap((slot) =>
      this.read(offer, slot).map((word) => ({ slot, word })),
    );
    this.#listed = offer;
  }

  async confirm(anchor: DOMRect | null = null): Promise<void> {
    if (this.ready) await this.choose(this.ready, anchor);
  }

  /** All things that several can be chosen of: each word as often as some offer has it. */
  get items(): string[] {
    const slot = this.several;
    const most = new Map<string, number>();
    for (const offer of slot ? this.#offers : []) {
      const words = this.read(offer, slot!);
      for (const word of words) {
        const number = words.filter((each) => each === word).length;
        most.set(word, Math.max(number, most.get(word) ?? 0));
      }
    }
    return [...most].flatMap(([word, number]) => Array<string>(number).fill(word));
  }

  isTaken(at: number): boolean {
    return this.picks.some((pick) => pick.at === at);
  }

  /** Take a thing into the choice of several, or out of it again. What does not go with it gives
   * way, the oldest first. */
  toggle(word: string, at: number): void {
    const slot = this.several;
    if (!slot) return;
    if (this.isTaken(at)) {
      this.picks = this.picks.filter((pick) => pick.at !== at);
      return;
    }
    for (let drop = 0; drop <= this.picks.length; drop++) {
      const next = [...this.picks.slice(drop), { slot, word, at }];
      if (!this.#left(next).length) continue;
      this.picks = next;
      return;
    }
  }

  /** As many as go together, in the order they stand. */
  takeAll(): void {
    this.picks = [];
    this.items.forEach((word, at) => {
      if (this.can(this.several!, word)) this.toggle(word, at);
    });
  }

  /** One step back; false if there was none. */
  back(): boolean {
    if (this.menu) {
      this.menu = null;
      return true;
    }
    if (!this.begun) return false;
    const before = this.#before.pop();
    this.#listed = null;
    if (before) this.#set(before);
    else if (this.several) this.picks = this.picks.slice(0, -1);
    if (!before && !this.several) this.clear();
    return true;
  }

  get #state(): State {
    return { family: this.family, kind: this.kind, picks: this.picks };
  }

  #set({ family, kind, picks }: State): void {
    this.family = family;
    this.kind = kind;
    this.picks = picks;
  }

  #note(): void {
    this.#before.push(this.#state);
  }

  #give(pressed: string): void {
    const given = this.#grammar.given(pressed);
    if (given) this.picks = [...this.picks, given];
  }

  #left(picks: readonly Pick[], kind = this.kind): Offer[] {
    return this.#offers.filter(
      (offer) =>
        (this.family === null || this.#grammar.familyOf(offer) === this.family) &&
        (kind === null || offer.kind === kind) &&
        this.#holds(offer, picks),
    );
  }

  #count(offers: readonly Offer[], slot: string): Map<string, number> {
    return countWords(offers.map((offer) => this.read(offer, slot)));
  }

  #holds(offer: Offer, picks: readonly Pick[]): boolean {
    return holds((slot) => this.read(offer, slot), picks);
  }

  /** What can be done at a place for what was picked. */
  #at(place: string): Offer[] {
    const slot = this.#grammar.places.at(-1);
    return slot ? this.fitting.filter((offer) => this.read(offer, slot).includes(place)) : [];
  }

  /** Everything that has to do with a place. */
  #about(place: string): Offer[] {
    return this.#offers.filter((offer) =>
      this.#grammar.places.some((slot) => this.read(offer, slot).includes(place)),
    );
  }

  #isSeen(offer: Offer): boolean {
    const last = this.#grammar.showsPlaces ? this.#grammar.places.at(-1) : undefined;
    return !last || this.picked(last) !== null || !this.read(offer, last).length;
  }
}
