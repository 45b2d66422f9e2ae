/** The decks of the common pool in the order in which they lie. */
import type { Faction } from './art/basics';

export const UNITS = ['friman', 'chief', 'priest', 'lord'];
export const ARTEFACTS = ['tool', 'weapon', 'amulet', 'title', 'scroll', 'tent', 'horse'];
/** Tiles with the sides to which their roads lead as they are drawn. */
export const ROADS: [string, string][] = [
  ['road.straight', 'ns'],
  ['road.curve', 'ne'],
  ['road.tee', 'nes'],
  ['road.cross', 'nesw'],
];
export const CITIES: [string, string][] = [
  ['city.end', 'n'],
  ['city.straight', 'ns'],
  ['city.corner', 'ne'],
  ['city.tee', 'nes'],
  ['city.cross', 'nesw'],
];
/** The faces of the die. */
export const DICE = ['inverted-dice-1', 'inverted-dice-2', 'inverted-dice-3', 'inverted-dice-4', 'inverted-dice-5', 'inverted-dice-6'] as const;
/** Whose native ground a tile is. */
export const OWNERS: Record<string, Faction> = {
  forest: 'baerfolk',
  lake: 'islanders',
  canyon: 'emberians',
  mountain: 'cloudborn',
  jungle: 'sunfaithful',
  ice: 'wolfsclan',
};
