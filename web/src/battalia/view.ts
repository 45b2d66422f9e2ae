/** Short names for parts of what a seat sees of
 * Battalia and The Stormgates, and how to read them. */
import type { Logged } from '$shell/live/live.svelte';
import type { Deck, Documents, Prices, View } from './engine';

/** What belongs to a player, as the player or as others know it. */
export type Player = View['players'][number];
/** An event of the log. */
export type Told = Logged<Documents>;
/** How many cards of which kinds. */
export type Price = Prices['hero'][number];

/** A deck of the pool, unless only its cards are counted. */
export function deckOf(view: View, name: string): Deck | undefined {
  const deck = view.pool[name];
  return typeof deck === 'number' ? undefined : deck;
}

/** How many cards a zone holds, whether or not one may see them. */
export const sizeOf = (zone: unknown[] | number): number =>
  typeof zone === 'number' ? zone : zone.length;

/** All cards of a deck of the pool. */
export const deckSize = (deck: Deck | number | undefined): number => {
  if (deck === undefined) return 0;
  return typeof deck === 'number' ? deck : deck.top.length + sizeOf(deck.rest) + deck.bottom.length;
};
