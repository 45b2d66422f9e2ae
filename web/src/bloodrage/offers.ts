/** What legal actions say about map, hand and figures; pure reading of offers. */
import type { Offer } from '$protocol';

/** An action of the bar, with the kinds of offers it stands for. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  invade: ['invade', 'invade-from-valhalla'],
  march: ['march'],
  upgrade: ['upgrade', 'upgrade-replace'],
  quest: ['quest'],
  pillage: ['pillage', 'repillage'],
  sacrifice: ['sacrifice'],
  pass: ['pass'],
};

export const familyOf = (offer: Offer): string =>
  Object.entries(FAMILIES).find(([, kinds]) => kinds.includes(offer.kind))?.[0] ?? offer.kind;

/** All words of a slot in their order. */
export const wordsOf = (offer: Offer, slot: string): string[] =>
  offer.args.filter(([name]) => name === slot).map(([, word]) => word);

/** Where on the map the last click of an action is. */
export function targetOf(offer: Offer): string | null {
  const [place] = wordsOf(offer, 'place');
  if (place) return place;
  return wordsOf(offer, 'province').at(-1) ?? null;
}

/** Where a march starts. */
export const sourceOf = (offer: Offer): string | null =>
  offer.kind === 'march' ? (wordsOf(offer, 'province')[0] ?? null) : null;

export const figureOf = (offer: Offer): string | null => wordsOf(offer, 'figure')[0] ?? null;

/** The first card of an action; a second one is what it replaces. */
export const cardOf = (offer: Offer): string | null => wordsOf(offer, 'card')[0] ?? null;
export const replacedOf = (offer: Offer): string | null =>
  offer.kind === 'upgrade-replace' ? (wordsOf(offer, 'card')[1] ?? null) : null;

/** Choices of several figures or cards at once. */
export const BUNDLES: Readonly<Record<string, string>> = {
  move: 'figure',
  protect: 'figure',
  recover: 'card',
};

/** The slot of which several words are chosen at once, if there is one among these offers. */
export function bundleSlot(offers: readonly Offer[]): string | null {
  for (const offer of offers) {
    const slot = BUNDLES[offer.kind];
    if (slot) return slot;
    if (offer.kind === 'draft' && wordsOf(offer, 'card').length > 1) return 'card';
  }
  return null;
}

/** All things that a bundle can be made of: each word as often as some offer has it. */
export function bundleItems(offers: readonly Offer[], slot: string): string[] {
  const most = new Map<string, number>();
  for (const offer of offers) {
    const count = new Map<string, number>();
    for (const word of wordsOf(offer, slot)) count.set(word, (count.get(word) ?? 0) + 1);
    for (const [word, number] of count) most.set(word, Math.max(number, most.get(word) ?? 0));
  }
  return [...most].flatMap(([word, number]) => Array<string>(number).fill(word));
}

const sorted = (words: readonly string[]) => [...words].sort().join(' ');

/** The offer that takes exactly these things. */
export const bundleOffer = (offers: readonly Offer[], slot: string, words: readonly string[]): Offer | null =>
  words.length
    ? (offers.find((offer) => wordsOf(offer, slot).length === words.length && sorted(wordsOf(offer, slot)) === sorted(words)) ?? null)
    : null;

/** Whether a thing could still be added: some offer has all these words, that one included. */
export function bundleFits(offers: readonly Offer[], slot: string, words: readonly string[]): boolean {
  return offers.some((offer) => {
    const left = wordsOf(offer, slot);
    return words.every((word) => {
      const at = left.indexOf(word);
      if (at < 0) return false;
      left.splice(at, 1);
      return true;
    });
  });
}
