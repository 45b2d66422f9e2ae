/** The board and the cards in words, for those who hear them and for help. */
import type { Offer } from '$protocol';
import { has, inRow, list, tr } from '$lib/words/i18n.svelte';
import { capital, gameText, sides, word } from '$lib/words/words';
import type { BattaliaModel } from '../model.svelte';

export { capital };

/** What is done by actions of a kind, on a button of
 * its own: some verbs are only half a sentence. */
export const deedText = (game: string, kind: string): string =>
  has(`bt-deed-${kind}`) ? tr(`bt-deed-${kind}`) : gameText(game, 'verb', kind);

/** What lies on a square, who stands there, and what can be done. */
export function squareText(model: BattaliaModel, cell: string): string {
  const { game, view, map, names } = model;
  const parts: string[] = [cell];
  const tile = map.byWord.get(cell);
  if (tile) {
    parts.push(word(game, tile.card), word(game, view.tiles[cell]!.terrain));
    if (tile.owner !== null)
      parts.push(tr('bt-owned', { player: names[tile.owner] ?? '', level: tile.level }));
    else if (tile.neutral) parts.push(tr('bt-guarded', { level: tile.level }));
    parts.push(tr('bt-exits', { sides: sides(game, tile.exits) }));
  } else {
    parts.push(map.blocked.has(cell) ? tr('bt-impassable') : tr('bt-undiscovered'));
  }
  const gate = model.figures.gates?.gates[cell];
  if (gate !== undefined) parts.push(tr('bt-gate-number', { number: gate }));
  view.players.forEach((player, seat) => {
    const count = player.heroes.filter((at) => at === cell).length;
    if (count) parts.push(tr('bt-heroes-here', { player: names[seat] ?? '', count }));
  });
  if (view.metamorpha?.cell === cell) parts.push(word(game, 'metamorpha'));
  if (view.bilkarr?.square === cell) parts.push(word(game, 'bilkarr'));
  const ways = model.cells.get(cell);
  if (ways) parts.push(tr('bt-legal-ways', { count: ways }));
  return inRow(parts);
}

/** The card behind a word such as `open2`. */
export function cardBehind(model: BattaliaModel, name: string): string {
  const open = /^open(\d+)$/.exec(name);
  if (open && model.seat !== null)
    return model.view.players[model.seat]?.open[Number(open[1]) - 1]?.card ?? name;
  return name === 'borrowed' ? (model.view.borrowed?.card ?? name) : name;
}

/** The same offer with the names of the cards that it means. */
export const openly = (model: BattaliaModel, offer: Offer): Offer => ({
  ...offer,
  args: offer.args.map(([slot, name]) => [slot, cardBehind(model, name)]),
});

/** Equal cards counted. */
export function counted(cards: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** A payment in words, equal cards counted. */
export const lineText = (game: string, cards: string[]): string =>
  list(
    counted(cards).map(([card, count]) =>
      count > 1 ? `${word(game, card)} ×${count}` : word(game, card),
    ),
  );
