/** What legal actions say about map, hand and figures; pure reading of offers. */
import type { Offer } from '$protocol';
import { wordsOf, type Grammar } from '$shell/turn/grammar';
import type { Picker } from '$shell/turn/picker.svelte';

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

export const familyOf = (offer: { kind: string }): string =>
  Object.entries(FAMILIES).find(([, kinds]) => kinds.includes(offer.kind))?.[0] ?? offer.kind;

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
const BUNDLES: Readonly<Record<string, string>> = {
  move: 'figure',
  protect: 'figure',
  recover: 'card',
};

/** The slot of which several words are chosen at once, if there is one among these offers. */
function bundleSlot(offers: readonly Offer[]): string | null {
  for (const offer of offers) {
    const slot = BUNDLES[offer.kind];
    if (slot) return slot;
    if (offer.kind === 'draft' && wordsOf(offer, 'card').length > 1) return 'card';
  }
  return null;
}

const some = (word: string | null): string[] => (word === null ? [] : [word]);

/** What the slots of offers stand for on the table. */
export const GRAMMAR = {
  familyOf,
  kindsOf: (family) => FAMILIES[family] ?? [family],
  closing: ['pass'],
  slots: {
    source: (offer) => some(sourceOf(offer)),
    place: (offer) => some(targetOf(offer)),
    figure: (offer) => wordsOf(offer, 'figure'),
    card: (offer) => wordsOf(offer, 'card').slice(0, replacedOf(offer) ? 1 : undefined),
    replaced: (offer) => some(replacedOf(offer)),
  },
  places: ['source', 'place'],
  showsPlaces: true,
  begins: ['card'],
  several: bundleSlot,
  offered: ['add'],
} satisfies Partial<Grammar>;

/** What was picked for the action of the bar, with a place that it cannot have. */
export function wordsWith(picker: Picker, place: string): Offer['args'] {
  const like = picker.offers.find((offer) => familyOf(offer) === picker.family);
  const slots = like?.args.map(([slot]) => slot) ?? [];
  const words: Offer['args'] = [];
  const [figure, source] = [picker.picked('figure'), picker.picked('source')];
  if (figure !== null && slots.includes('figure')) words.push(['figure', figure]);
  if (source !== null) words.push(['province', source]);
  const slot = slots.find((each) => each === 'place' || each === 'province');
  return slot ? [...words, [slot, place]] : words;
}
