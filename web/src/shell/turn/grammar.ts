/** What a game says about its offers, and how offers are read by it. */
import type { Offer } from '$protocol';

/** An offer without its notation. */
export type Deed = { kind: string; args: Offer['args'] };

export interface Pick {
  slot: string;
  word: string;
  /** Which of several equal things is meant, by where it lies: equal for the rules, not the eye. */
  at?: number | undefined;
}

/** What a game says about its offers. */
export interface Grammar {
  /** The action of the bar that an offer belongs to; what ends a turn belongs to none. */
  familyOf: (offer: Deed) => string | null;
  /** The kinds that an action of the bar stands for, the usual one first. */
  kindsOf: (family: string) => readonly string[];
  /** Kinds that are only offered in a turn of one's own, where anything may be chosen first. */
  closing: readonly string[];
  /** How the words of a slot are read, where they are not simply its arguments. */
  slots: Readonly<Record<string, (offer: Offer) => readonly string[]>>;
  /** The slots of places on the board, in the order in which they are chosen. */
  places: readonly string[];
  /** A place has to be seen before an action with one is ready. */
  showsPlaces: boolean;
  /** Slots whose words begin another choice, whatever was picked before. */
  begins: readonly string[];
  /** The slot of which several words are chosen at once, if there is one among these offers. */
  several: (offers: readonly Offer[]) => string | null;
  /** The things that lie there to be told apart by their place. */
  lying: (offer: Offer) => readonly string[] | null;
  /** What is picked by itself after a press on an action of the bar or on a word of a slot. */
  given: (pressed: string) => Pick | null;
  /** Kinds that are shown while nothing else is. */
  offered: readonly string[];
  /** Nothing is picked any more. */
  cleared: () => void;
}

/** All words of a slot in their order. */
export const wordsOf = (offer: Deed, slot: string): string[] =>
  offer.args.filter(([name]) => name === slot).map(([, word]) => word);

/** Of a game that says nothing. */
export const PLAIN: Grammar = {
  familyOf: ({ kind }) => kind,
  kindsOf: (family) => [family],
  closing: [],
  slots: {},
  places: [],
  showsPlaces: false,
  begins: [],
  several: () => null,
  lying: () => null,
  given: () => null,
  offered: [],
  cleared: () => {},
};

/** How many of these offers have a word. */
export function countWords(offers: readonly (readonly string[])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const words of offers) {
    for (const word of new Set(words)) found.set(word, (found.get(word) ?? 0) + 1);
  }
  return found;
}

/** Whether an offer, read slot by slot, has all picked words, each as often as it was picked. */
export function holds(read: (slot: string) => readonly string[], picks: readonly Pick[]): boolean {
  const left = new Map<string, string[]>();
  return picks.every(({ slot, word }) => {
    const words = left.get(slot) ?? [...read(slot)];
    left.set(slot, words);
    const at = words.indexOf(word);
    if (at >= 0) words.splice(at, 1);
    return at >= 0;
  });
}
