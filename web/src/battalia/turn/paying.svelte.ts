/** Paying in a way of one's own: cards are taken into the line or left out of it. */
import type { Offer } from '$protocol';
import type { BattaliaModel } from '../model.svelte';

const cardsOf = (offer: Offer): string[] =>
  offer.args.filter(([slot]) => slot === 'card').map(([, word]) => word);
const count = (words: string[], word: string): number =>
  words.filter((each) => each === word).length;

/** Whether a line has at least these cards and at most those. */
export function suits(
  cards: string[],
  least: Map<string, number>,
  most: Map<string, number>,
): boolean {
  for (const [word, number] of least) if (count(cards, word) < number) return false;
  for (const [word, number] of most) if (count(cards, word) > number) return false;
  return true;
}

export class Paying {
  #model: BattaliaModel;
  least = $state.raw(new Map<string, number>());
  most = $state.raw(new Map<string, number>());
  chosen = $state(0);

  constructor(model: BattaliaModel) {
    this.#model = model;
  }

  active = $derived.by(() => this.offers.length > 0);
  offers = $derived.by(() => {
    const all = this.#model.desk.picker.offers;
    return this.#model.step === 'pay' || all.every((offer) => offer.kind === 'with')
      ? all.filter((offer) => offer.kind === 'with')
      : [];
  });
  ways = $derived.by(() =>
    this.offers.filter((offer) => suits(cardsOf(offer), this.least, this.most)),
  );
  /** The line as it would be laid: the usual one if it suits, or the one that was leafed to. */
  line = $derived.by((): Offer | null => {
    const usual = this.#model.suggested;
    const first = usual ? this.ways.indexOf(usual) : 0;
    return this.ways[(Math.max(0, first) + this.chosen) % Math.max(1, this.ways.length)] ?? null;
  });
  cards = $derived.by(() => (this.line ? cardsOf(this.line) : []));

  begin(): void {
    this.least = new Map();
    this.most = new Map();
    this.chosen = 0;
  }

  /** How often a card is in the line. */
  uses = (word: string): number => count(this.cards, word);

  /** Whether a card could be taken into some line. */
  can = (word: string): boolean => this.offers.some((offer) => cardsOf(offer).includes(word));

  /** Take one more of a card in, or leave it out if it is in as often as possible. */
  toggle(word: string): void {
    const now = this.uses(word);
    if (!this.#want(word, now + 1)) this.#shun(word, 0);
    this.chosen = 0;
  }

  leaf(by: 1 | -1): void {
    this.chosen += by;
    if (this.chosen < 0) this.chosen += this.ways.length;
  }

  #want(word: string, number: number): boolean {
    const least = new Map(this.least).set(word, number);
    const most = new Map(this.most);
    most.delete(word);
    const fits = (l: Map<string, number>, m: Map<string, number>) =>
      this.offers.some((offer) => suits(cardsOf(offer), l, m));
    const alone = new Map([[word, number]]);
    if (fits(least, most)) this.least = least;
    else if (fits(alone, most)) this.least = alone;
    else if (fits(alone, new Map())) {
      this.least = alone;
      this.most = new Map();
      return true;
    } else return false;
    this.most = most;
    return true;
  }

  #shun(word: string, number: number): void {
    const least = new Map(this.least);
    least.delete(word);
    const most = new Map(this.most).set(word, number);
    if (!this.offers.some((offer) => suits(cardsOf(offer), least, most))) return;
    this.least = least;
    this.most = most;
  }
}
