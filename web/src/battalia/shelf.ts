/** Cards to choose from that lie in no hand: a draft, a nation, limbo, the display. */
import type { Play } from './play.svelte';

const KINDS = ['take', 'draft', 'discard'];

export function shelfCards(play: Play): string[] {
  const player = play.seat === null ? null : play.view.players[play.seat];
  const hand = player && typeof player.hand !== 'number' ? player.hand : [];
  const words = play.desk.picker.offers
    .filter((offer) => KINDS.includes(offer.kind))
    .flatMap((offer) => offer.args.filter(([slot]) => slot === 'card').map(([, word]) => word));
  const unique = [...new Set(words)];
  return unique.every((word) => hand.includes(word)) ? [] : unique;
}
