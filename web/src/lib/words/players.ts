/** What players are called in sentences and lists. */
import type { SeatState } from '$protocol';
import { tr } from './i18n.svelte';

/** A bot without a name of its own goes by its seat:
 * several of one level can be told apart then. */
export function playerName(seat: Pick<SeatState, 'kind' | 'name' | 'level'>, at: number): string {
  const number = at + 1;
  if (seat.kind === 'bot' && (!seat.name || seat.name === seat.level))
    return tr('seat-bot-number', { number });
  return seat.name || tr('seat-number', { number });
}
