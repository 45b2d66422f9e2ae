/** A battle as events and frames tell it: the cards of both lines and the volleys so far. */
import type { GameEvent } from '$lib/live.svelte';
import type { BattaliaView, BattleSums } from './view';

export interface LineCard {
  card: string;
  strength: number;
}

export interface Volley {
  seat: number;
  cards: string[];
  attack: number;
  defence: number;
}

/** The events of the battle that is going on. */
export function battleEvents(events: GameEvent[]): GameEvent[] {
  const begin = events.findLastIndex((event) => event.event === 'attacked');
  return begin < 0 ? [] : events.slice(begin);
}

/** The cards that lie in a line, with what each added. */
export function lineOf(events: GameEvent[], view: BattaliaView, battle: BattleSums, side: 'attack' | 'defence'): LineCard[] {
  const known = view.mask?.lines;
  if (known?.length) {
    return known
      .filter((one) => one.side === (side === 'attack' ? 'attacker' : 'defender'))
      .map(({ card, strength }) => ({ card, strength }));
  }
  const seat = side === 'attack' ? battle.attacker : battle.defender;
  return battleEvents(events)
    .filter((event) => event.event === 'battle-card' && event.seat === seat)
    .map((event) => ({ card: event.card as string, strength: printed(event.card as string, side) }));
}

const PRINTED: Record<string, [number, number]> = {
  friman: [1, 1],
  chief: [2, 2],
  priest: [3, 3],
  lord: [4, 4],
  queen: [5, 5],
  king: [6, 6],
  weapon: [1, 1],
  horse: [1, 1],
  sword: [5, 1],
  shield: [1, 5],
};
const printed = (card: string, side: 'attack' | 'defence'): number =>
  PRINTED[card.split('.')[0]!]?.[side === 'attack' ? 0 : 1] ?? 0;

/** Cards laid one after the other by the same side are one volley. */
export function volleysOf(events: GameEvent[]): Volley[] {
  const volleys: Volley[] = [];
  for (const event of battleEvents(events)) {
    if (event.event !== 'battle-card') continue;
    const last = volleys.at(-1);
    const facts = { attack: event.attack as number, defence: event.defence as number };
    if (last && last.seat === event.seat) {
      last.cards.push(event.card as string);
      Object.assign(last, facts);
    } else volleys.push({ seat: event.seat as number, cards: [event.card as string], ...facts });
  }
  return volleys;
}

/** How many heroes take part, by the bits of a mask. */
export const heroesIn = (mask: unknown): number => (Number(mask ?? 0) & 1) + ((Number(mask ?? 0) >> 1) & 1);
