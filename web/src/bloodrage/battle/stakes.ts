/** What a win in a battle would bring, in words and as one sum. */
import { list, tr } from '$lib/words/i18n.svelte';
import { cardName } from '../model.svelte';
import type { Stake } from '../engine';
import type { Stat } from '../view';

/** All glory of a win that can be told beforehand. */
export function stakeGlory({ axes, reward, cards }: Stake): number {
  return cards.reduce((sum, { glory }) => sum + glory, axes + (reward?.glory ?? 0));
}

/** What it is made of, and what rises beside it. */
export function stakeText({ axes, reward, cards }: Stake): string {
  const risen = new Map(
    Object.entries(reward?.stats ?? {}).filter(([, { before, after }]) => after > before),
  );
  const rise = (stat: Stat) =>
    tr('br-stat-change', {
      stat: tr(`br-stat-${stat}`),
      from: risen.get(stat)!.before,
      to: risen.get(stat)!.after,
    });
  const parts = [risen.has('axes') ? rise('axes') : tr('br-win-axes', { axes })];
  if (reward?.glory) parts.push(tr('br-win-token', { glory: reward.glory }));
  for (const { card, glory, rage } of cards) {
    if (glory) parts.push(tr('br-win-card', { card: cardName(card), glory }));
    else if (!rage) parts.push(cardName(card));
    if (rage) parts.push(tr('br-win-rage', { card: cardName(card), rage }));
  }
  for (const stat of risen.keys()) if (stat !== 'axes') parts.push(rise(stat as Stat));
  return list(parts);
}
