/** A full action for something that is greyed, so that the rules can be asked why. */
import { PROVINCES } from './art/places';
import { CARDS } from './data';
import type { View } from './types';

interface Wish {
  place?: string | null;
  from?: string | null;
  figure?: string | null;
}

export function sampleAction(family: string, view: View, seat: number, wish: Wish): string | null {
  const sheet = view.sheets[seat];
  if (!sheet) return null;
  const hand = Array.isArray(sheet.hand) ? sheet.hand : [];
  const living = PROVINCES.filter((name) => !view.provinces[name]!.destroyed);
  const own = living.filter((name) => view.provinces[name]!.figures[String(seat)]);
  const place = wish.place ?? own[0] ?? living[0] ?? PROVINCES[0]!;
  switch (family) {
    case 'invade': {
      const figure = wish.figure ?? Object.keys(sheet.reserve)[0] ?? 'warrior';
      return `invade ${figure} ${place}`;
    }
    case 'march': {
      const from = wish.from ?? own[0] ?? living[0]!;
      const to = wish.place ?? living.find((name) => name !== from) ?? from;
      return `march ${from} ${to}`;
    }
    case 'upgrade':
      return `upgrade ${hand.find((card) => isUpgrade(card)) ?? hand[0] ?? 'troll'}`;
    case 'quest':
      return `quest ${hand.find((card) => CARDS.get(card)?.kind === 'quest') ?? hand[0] ?? 'alfheim'}`;
    case 'pillage':
      return `pillage ${place}`;
    case 'lead':
    case 'repillage':
      return `${family} ${place}`;
    case 'pass':
      return 'pass';
    default:
      return null;
  }
}

export function isUpgrade(card: string): boolean {
  const kind = CARDS.get(card)?.kind;
  return kind !== undefined && kind !== 'quest' && kind !== 'battle';
}

/** Why can this card not be used on a turn? */
export function cardAction(card: string): string {
  return CARDS.get(card)?.kind === 'quest' ? `quest ${card}` : `upgrade ${card}`;
}
