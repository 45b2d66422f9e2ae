/** A full action for something that is greyed, so that the rules can be asked why. */
import { PROVINCES } from './art/places';
import { CARDS } from './data';
import type { View } from './engine';

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
    case 'quest': {
      const card = hand.find((each) => familyOfCard(each) === family);
      return card ? `${family} ${card}` : null;
    }
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

function familyOfCard(card: string): string | null {
  const kind = CARDS.get(card)?.kind;
  return kind === undefined || kind === 'battle' ? null : kind === 'quest' ? 'quest' : 'upgrade';
}

/** The rule that asks for a card of a kind, for a hand that holds none to ask the rules about. */
export const CARD_RULE: Readonly<Record<string, string>> = { upgrade: 'BR-UPG-1', quest: 'BR-QST-1' };

/** Why can this card not be used on a turn? */
export function cardAction(card: string): string {
  return CARDS.get(card)?.kind === 'quest' ? `quest ${card}` : `upgrade ${card}`;
}
