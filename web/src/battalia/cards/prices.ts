/** Which purchases a kind of card has a part in, by the prices that the engine has told. */
import type { Group } from '../turn/deeds';
import type { Figures } from '../engine';
import type { Price } from '../view';

const names = (prices: Price[] | undefined, kind: string): boolean =>
  (prices ?? []).some((price) => kind in price);

/** The groups of actions whose prices name a kind of card. */
export function groupsPaidBy(figures: Figures, kind: string): Set<Group> {
  const found = new Set<Group>();
  const prices = figures.prices;
  if (!prices) return found;
  const some = (all: Record<string, Price[]>) =>
    Object.values(all).some((each) => names(each, kind));
  if (some(prices.hire)) found.add('hire');
  if (some(prices.create)) found.add('create');
  if (some(prices.build)) found.add('build');
  if (some(prices.upgrade)) found.add('upgrade');
  if (names(prices.hero, kind)) found.add('hero');
  return found;
}

export const paysFor = (figures: Figures, kind: string): number => groupsPaidBy(figures, kind).size;
