/** The board in words, for those who do not see it and for what is under the pointer. */
import { list, tr } from '$lib/i18n.svelte';
import { helpText } from '$lib/words';
import { FJORDS, isFjord } from './art/places';
import { ROMAN, VILLAGES } from './data';
import { GAME, wordOf, type Saga } from './saga.svelte';
import type { BySeat, Kinds } from './types';

/** Figures such as "2 Warriors, Leader". */
export const kindsText = (kinds: Kinds): string =>
  list(Object.entries(kinds).map(([kind, count]) => tr('br-figures', { count, figure: wordOf(kind) })));

/** The name of a figure and what it does. */
export const figureHelp = (kind: string): string => [wordOf(kind), helpText(GAME, kind)].filter(Boolean).join('. ');

const figuresText = (saga: Saga, figures: BySeat): string[] =>
  Object.entries(figures).map(([seat, kinds]) =>
    tr('br-clan-figures', { clan: saga.clanName(Number(seat)), figures: kindsText(kinds) }),
  );

/** When land was lost: by Ragnarök in an age, or before the game. */
export function fallText(saga: Saga, name: string): string {
  const age = saga.view.doomed.indexOf(name) + 1;
  return age > 0 ? tr('br-fell-in-age', { age: ROMAN[age]! }) : tr('br-fell-at-setup');
}

/** Everything about a place: villages, figures, strength, token, doom. */
export function placeText(saga: Saga, name: string): string {
  if (isFjord(name)) {
    const between = list(FJORDS[name]!.between.map(wordOf));
    return [wordOf(name), tr('br-fjord-between', { places: between }), ...figuresText(saga, saga.view.fjords[name]!)].join('. ');
  }
  const province = saga.view.provinces[name]!;
  if (province.destroyed) return `${wordOf(name)}. ${tr('br-destroyed')}, ${fallText(saga, name)}`;
  const parts = [wordOf(name)];
  if (province.empty_villages !== undefined) {
    parts.push(tr('br-villages-free', { free: province.empty_villages, of: VILLAGES[name] ?? 0 }));
  }
  parts.push(...figuresText(saga, province.figures));
  const sums = province.strength
    .map((strength, seat) => ({ strength, seat }))
    .filter(({ strength }) => strength > 0)
    .map(({ strength, seat }) => tr('br-clan-strength', { clan: saga.clanName(seat), strength }));
  if (sums.length) parts.push(tr('br-strengths', { sums: list(sums) }));
  parts.push(province.pillaged ? tr('br-token-turned') : tr('br-token-of', { token: tr(`br-token-${province.token}`) }));
  const age = saga.view.doomed.indexOf(name) + 1;
  if (age > 0) parts.push(tr('br-doomed-in-age', { age: ROMAN[age]! }));
  return parts.join('. ');
}
