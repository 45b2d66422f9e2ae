/** Choosing at the map: an action, a figure, a card or a place first; what fits lights up.
 *
 * One click shows what would happen, a second one on the same thing does it. */
import type { Offer } from '$protocol';
import type { Desk } from '$lib/desk.svelte';
import { offerText } from '$lib/sayings';
import { gameText } from '$lib/words';
import {
  bundleFits,
  bundleItems,
  bundleOffer,
  bundleSlot,
  cardOf,
  FAMILIES,
  familyOf,
  figureOf,
  replacedOf,
  sourceOf,
  targetOf,
  wordsOf,
} from './offers';
import type { View } from './engine';

/** Several things can be done at a place: which one? */
export interface PlaceMenu {
  place: string;
  offers: Offer[];
}

interface Taken {
  word: string;
  at: number;
}

export class Choosing {
  family = $state<string | null>(null);
  figure = $state<string | null>(null);
  from = $state<string | null>(null);
  place = $state<string | null>(null);
  card = $state<string | null>(null);
  replaced = $state<string | null>(null);
  /** Which of several equal cards is meant, by its place where it lies; equal for the rules, not for the eye. */
  cardAt = $state<number | null>(null);
  /** Things picked for a choice of several, each with its place among those that lie there. */
  #taken = $state.raw<Taken[]>([]);
  menu = $state.raw<PlaceMenu | null>(null);
  /** What the pointer or the focus is on, to be previewed. */
  hovered = $state.raw<Offer | null>(null);

  constructor(
    readonly desk: Desk,
    readonly view: () => View,
  ) {}

  reset(): void {
    this.family = this.figure = this.from = this.place = this.card = this.replaced = null;
    this.cardAt = null;
    this.#taken = [];
    this.menu = this.hovered = null;
  }

  get offers(): Offer[] {
    return this.desk.picker.offers;
  }

  /** A turn of one's own offers many things at once; other steps ask one question. */
  get isTurn(): boolean {
    return this.desk.live.turn?.step === 'turn';
  }

  /** The offers that agree with all that was picked, the place apart. */
  get fitting(): Offer[] {
    return this.offers.filter(
      (offer) =>
        (this.family === null || familyOf(offer) === this.family) &&
        (this.figure === null || figureOf(offer) === this.figure) &&
        (this.from === null || sourceOf(offer) === this.from) &&
        (this.card === null || cardOf(offer) === this.card) &&
        (this.replaced === null || replacedOf(offer) === this.replaced),
    );
  }

  get candidates(): Offer[] {
    return this.place === null
      ? this.fitting
      : this.fitting.filter((offer) => targetOf(offer) === this.place);
  }

  get begun(): boolean {
    return [this.family, this.figure, this.from, this.place, this.card].some((pick) => pick !== null) || this.bundle.length > 0;
  }

  /** The words of what was picked for a choice of several. */
  get bundle(): string[] {
    return this.#taken.map(({ word }) => word);
  }

  get bundleSlot(): string | null {
    return bundleSlot(this.offers);
  }

  get bundleItems(): string[] {
    const slot = this.bundleSlot;
    return slot ? bundleItems(this.offers, slot) : [];
  }

  isTaken(at: number): boolean {
    return this.#taken.some((each) => each.at === at);
  }

  /** Whether the card at a place is picked, alone or among several. */
  isPicked(card: string, at: number): boolean {
    if (this.bundleSlot === 'card') return this.isTaken(at);
    return this.card === card && (this.cardAt === null || this.cardAt === at);
  }

  /** The one action that is left, ready to be done. */
  get ready(): Offer | null {
    const slot = this.bundleSlot;
    if (slot) return bundleOffer(this.offers, slot, this.bundle);
    const left = this.candidates;
    const last = this.begun && left.length === 1 ? left[0]! : null;
    if (!last) return null;
    // An action of the bar alone is no decision yet: its place or card has still to be seen.
    if (targetOf(last) !== null && this.place === null && this.family !== 'pass') return null;
    return last;
  }

  /** What is previewed now; after a reveal also the card that the button offers to add. */
  get shown(): Offer | null {
    return this.hovered ?? this.ready ?? this.offers.find((offer) => offer.kind === 'add') ?? null;
  }

  /** Places that can be clicked for what was picked. */
  get lit(): Set<string> {
    if (this.isTurn && this.family === null && this.card === null) return new Set();
    if (this.family === 'march' && this.from === null) {
      return new Set(this.fitting.map((offer) => sourceOf(offer)!));
    }
    return new Set(this.fitting.map(targetOf).filter((place): place is string => place !== null));
  }

  /** Kinds of figures to choose from for the action of the bar. */
  get figures(): string[] {
    const open = this.offers.filter((offer) => this.family === null || familyOf(offer) === this.family);
    return [...new Set(open.map(figureOf).filter((figure): figure is string => figure !== null))];
  }

  /** Cards that can be clicked now. */
  get cards(): Set<string> {
    const open = this.offers.filter((offer) => this.family === null || familyOf(offer) === this.family);
    return new Set(open.flatMap((offer) => (offer.kind === 'upgrade-replace' ? [cardOf(offer)!] : wordsOf(offer, 'card'))));
  }

  /** Upgrades that could give way to the chosen card. */
  get replaceable(): Set<string> {
    if (this.card === null) return new Set();
    return new Set(this.fitting.map(replacedOf).filter((card): card is string => card !== null));
  }

  has(family: string): boolean {
    return this.offers.some((offer) => familyOf(offer) === family);
  }

  offerAt(place: string): Offer | null {
    const here = this.fitting.filter((offer) => targetOf(offer) === place);
    return here.length === 1 && this.lit.has(place) && !(this.family === 'march' && this.from === null) ? here[0]! : null;
  }

  pickFamily(family: string): void {
    const again = this.family === family;
    this.reset();
    if (again) return;
    this.family = family;
    if (family === 'invade') {
      const kinds = this.figures;
      this.figure = kinds.includes('warrior') ? 'warrior' : (kinds[0] ?? null);
    }
  }

  pickFigure(figure: string): void {
    this.figure = this.figure === figure ? null : figure;
    this.place = null;
    this.menu = null;
  }

  /** Click on a place of the map; true if something came of it. */
  async pickPlace(place: string, rect: DOMRect | null): Promise<void> {
    this.menu = null;
    if (!this.lit.has(place)) {
      await this.#unlit(place, rect);
      return;
    }
    if (this.family === 'march' && this.from === null) {
      this.from = place;
      return;
    }
    const here = this.fitting.filter((offer) => targetOf(offer) === place);
    if (here.length > 1) {
      this.menu = { place, offers: here };
    } else if (this.place === place) await this.confirm(rect);
    else this.place = place;
  }

  async #unlit(place: string, rect: DOMRect | null): Promise<void> {
    if (!this.offers.length) return;
    if (this.family === null) {
      const here = this.offers.filter((offer) => targetOf(offer) === place || sourceOf(offer) === place);
      if (here.length) this.menu = { place, offers: here };
      return;
    }
    await this.why(this.family, rect, this.#wordsWith(place));
  }

  /** What was picked for the action of the bar, with a place that it cannot have. */
  #wordsWith(place: string): Offer['args'] {
    const slots = this.offers.find((offer) => familyOf(offer) === this.family)?.args.map(([slot]) => slot) ?? [];
    const words: Offer['args'] = [];
    if (this.figure !== null && slots.includes('figure')) words.push(['figure', this.figure]);
    if (this.from !== null) words.push(['province', this.from]);
    const slot = slots.find((each) => each === 'place' || each === 'province');
    return slot ? [...words, [slot, place]] : words;
  }

  /** Click on a card: of the hand, of a pack, of a battle; `at` tells equal ones apart. */
  async pickCard(card: string, rect: DOMRect | null, at = 0): Promise<void> {
    if (this.bundleSlot === 'card') {
      this.toggle(card, at);
      return;
    }
    const mine = this.offers.filter((offer) => cardOf(offer) === card);
    if (!mine.length) return;
    const again = this.isPicked(card, at);
    if (again && this.ready) await this.confirm(rect);
    else {
      this.reset();
      if (again) return;
      this.family = familyOf(mine[0]!);
      this.card = card;
      this.cardAt = at;
    }
  }

  pickReplaced(card: string): void {
    this.replaced = this.replaced === card ? null : card;
  }

  /** Take a thing into the bundle, or out of it again. What does not go with it gives way, the oldest first. */
  toggle(word: string, at: number): void {
    const slot = this.bundleSlot;
    if (!slot) return;
    if (this.isTaken(at)) {
      this.#taken = this.#taken.filter((each) => each.at !== at);
      return;
    }
    for (let drop = 0; drop <= this.#taken.length; drop++) {
      const next = [...this.#taken.slice(drop), { word, at }];
      if (!bundleFits(this.offers, slot, next.map((each) => each.word))) continue;
      this.#taken = next;
      return;
    }
  }

  /** As many as go together, in the order they stand. */
  takeAll(): void {
    this.#taken = [];
    this.bundleItems.forEach((word, at) => {
      if (bundleFits(this.offers, this.bundleSlot!, [...this.bundle, word])) this.toggle(word, at);
    });
  }

  /** Pick an offer as a hand would, so that it can be seen and only a yes is missing. */
  show(offer: Offer): void {
    this.reset();
    const slot = this.bundleSlot;
    if (slot) {
      // In a draft things are told apart by their place in the pack.
      const pack = this.view().sheets[this.desk.live.seat ?? 0]?.pack;
      const lying = offer.kind === 'draft' && Array.isArray(pack) ? pack : this.bundleItems;
      for (const word of wordsOf(offer, slot)) {
        this.toggle(word, lying.findIndex((each, at) => each === word && !this.isTaken(at)));
      }
      return;
    }
    this.family = familyOf(offer);
    this.figure = figureOf(offer);
    this.from = sourceOf(offer);
    this.card = cardOf(offer);
    this.replaced = replacedOf(offer);
    this.place = targetOf(offer);
  }

  async confirm(rect: DOMRect | null = null): Promise<void> {
    if (this.ready) await this.choose(this.ready, rect);
  }

  async choose(offer: Offer, rect: DOMRect | null = null): Promise<void> {
    await this.desk.choose(offer.text, offerText(this.desk.context, offer), rect);
  }

  /** Why can nothing of this kind be done, or nothing with these words? */
  async why(family: string, rect: DOMRect | null, words: Offer['args'] = []): Promise<void> {
    await this.desk.why(FAMILIES[family] ?? [family], words, gameText('bloodrage', 'verb', family), rect);
  }

  /** One step back; false if there was none. */
  back(): boolean {
    if (this.menu) this.menu = null;
    else if (this.#taken.length) this.#taken = this.#taken.slice(0, -1);
    else if (this.place !== null) this.place = null;
    else if (this.replaced !== null) this.replaced = null;
    else if (this.from !== null) this.from = null;
    else if (this.card !== null || this.family !== null || this.figure !== null) this.reset();
    else return false;
    return true;
  }
}
