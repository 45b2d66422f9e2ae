/** Cards to choose from that lie in no hand: a draft, a nation, limbo, the display. */
import type { BattaliaModel } from '../model.svelte';

const KINDS = ['take', 'draft', 'discard'];

export function shelfCards(model: BattaliaModel): string[] {
  const player = model.seat === null ? null : model.view.players[model.seat];
  const hand = player && typeof player.hand !== 'number' ? player.hand : [];
  const words = model.desk.picker.offers
    .filter((offer) => KINDS.includes(offer.kind))
    .flatMap((offer) => offer.args.filter(([slot]) => slot === 'card').map(([, word]) => word));
  const unique = [...new Set(words)];
  return unique.every((word) => hand.includes(word)) ? [] : unique;
}
