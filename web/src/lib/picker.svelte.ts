/** Choosing step by step among the legal actions: a card, an action or a square first, in any order.
 *
 * What was picked narrows the offers; the words that are left in a slot are what lights up. When one
 * offer is left, it can be confirmed. The picker knows no rule of any game. */
import type { Offer } from '$protocol';

export interface Pick {
  slot: string;
  word: string;
}

export class Picker {
  #offers = $state.raw<Offer[]>([]);
  kind = $state<string | null>(null);
  picks = $state.raw<Pick[]>([]);

  /** Begin anew with the offers of another decision. */
  reset(offers: Offer[]): void {
    this.#offers = offers;
    this.clear();
  }

  clear(): void {
    this.kind = null;
    this.picks = [];
  }

  get offers(): Offer[] {
    return this.#offers;
  }

  /** The offers that agree with all that was picked. */
  get candidates(): Offer[] {
    return this.#offers.filter(
      (offer) => (this.kind === null || offer.kind === this.kind) && holdsAll(offer, this.picks),
    );
  }

  /** Whether anything was picked. */
  get begun(): boolean {
    return this.kind !== null || this.picks.length > 0;
  }

  /** The one offer that is left, if something was picked. */
  get ready(): Offer | null {
    const left = this.candidates;
    return this.begun && left.length === 1 ? left[0]! : null;
  }

  /** The kinds that are left, each with its number of offers. */
  get kinds(): Map<string, number> {
    const found = new Map<string, number>();
    for (const offer of this.#offers) {
      if (holdsAll(offer, this.picks)) found.set(offer.kind, (found.get(offer.kind) ?? 0) + 1);
    }
    return found;
  }

  /** The words of a slot that are left and not picked yet, each with its number of offers. */
  words(slot: string): Map<string, number> {
    const found = new Map<string, number>();
    for (const offer of this.candidates) {
      for (const [name, word] of offer.args) {
        if (name === slot) found.set(word, (found.get(word) ?? 0) + 1);
      }
    }
    return found;
  }

  /** Whether a word could be picked now. */
  can(slot: string, word: string): boolean {
    return this.candidates.some((offer) => holdsAll(offer, [...this.picks, { slot, word }]));
  }

  has(slot: string, word: string): boolean {
    return this.picks.some((pick) => pick.slot === slot && pick.word === word);
  }

  picked(slot: string): string | null {
    return this.picks.findLast((pick) => pick.slot === slot)?.word ?? null;
  }

  pickKind(kind: string | null): void {
    this.kind = kind;
    if (!this.candidates.length) this.picks = [];
  }

  /** Pick a word; it takes the place of another word of its slot if both do not go together. */
  pick(slot: string, word: string): void {
    const all = [...this.picks, { slot, word }];
    if (this.#fits(all)) {
      this.picks = all;
      return;
    }
    const without = [...this.picks.filter((pick) => pick.slot !== slot), { slot, word }];
    if (this.#fits(without)) {
      this.picks = without;
      return;
    }
    this.kind = null;
    this.picks = [{ slot, word }];
  }

  /** Take the last pick back; the kind goes last. */
  back(): void {
    if (this.picks.length) this.picks = this.picks.slice(0, -1);
    else this.kind = null;
  }

  #fits(picks: Pick[]): boolean {
    return this.#offers.some(
      (offer) => (this.kind === null || offer.kind === this.kind) && holdsAll(offer, picks),
    );
  }
}

/** Whether an offer has all picked words, each as often as it was picked. */
function holdsAll(offer: Offer, picks: Pick[]): boolean {
  const left = offer.args.map(([slot, word]) => `${slot} ${word}`);
  return picks.every((pick) => {
    const at = left.indexOf(`${pick.slot} ${pick.word}`);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
