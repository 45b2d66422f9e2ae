/** The common pool: pictures of the die, and whose native ground a tile is. */
import { factionNamed, type Faction } from '../art/basics';
import { printed } from '../printed';

/** The faces of the die. */
export const DICE = [
  'inverted-dice-1',
  'inverted-dice-2',
  'inverted-dice-3',
  'inverted-dice-4',
  'inverted-dice-5',
  'inverted-dice-6',
] as const;

export const ownerOf = (terrain: string): Faction =>
  factionNamed(printed().factions.find((each) => each.terrain === terrain)?.faction);
