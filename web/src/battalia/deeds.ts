/** The kinds of actions in groups, each a button of the action bar. */
import type { Offer } from '$protocol';
import type { IconName } from '../icons';
import type { View } from './engine';
import { sizeOf } from './view';

export const GROUPS = ['hire', 'create', 'build', 'upgrade', 'use', 'hero', 'move', 'attack', 'ambush', 'trade', 'power'] as const;
export type Group = (typeof GROUPS)[number];

/** Those that every table has; the others are shown where they can be used. */
export const USUAL: readonly Group[] = GROUPS.slice(0, 9);

export const GROUP_ICONS: Record<Group, IconName> = {
  hire: 'pikeman',
  create: 'anvil',
  build: 'trowel',
  upgrade: 'castle',
  use: 'gem-pendant',
  hero: 'swordman',
  move: 'footsteps',
  attack: 'crossed-swords',
  ambush: 'hidden',
  trade: 'trade',
  power: 'cauldron',
};

/** The key that chooses a group. */
export const GROUP_KEYS: Record<Group, string> = {
  hire: 'h',
  create: 'c',
  build: 'b',
  upgrade: 'u',
  use: 'e',
  hero: 'o',
  move: 'm',
  attack: 'a',
  ambush: 'k',
  trade: 't',
  power: 'p',
};

const KINDS: Record<string, Group> = {
  hire: 'hire',
  create: 'create',
  build: 'build',
  post: 'build',
  reveal: 'build',
  upgrade: 'upgrade',
  crown: 'upgrade',
  give: 'upgrade',
  lower: 'upgrade',
  'lower-twice': 'upgrade',
  'hire-hero': 'hero',
  move: 'move',
  jump: 'move',
  'jump-gust': 'move',
  stop: 'move',
  wings: 'move',
  annex: 'attack',
  suspend: 'ambush',
  sell: 'trade',
  barter: 'trade',
  collect: 'trade',
  'swap-for': 'trade',
  'swap-for-fate': 'trade',
  activate: 'power',
  double: 'power',
  drink: 'power',
  'drink-against': 'power',
  use: 'power',
  solstice: 'power',
  order: 'power',
};

/** Ends of a turn have a control of their own. */
export const CLOSING = ['end-turn', 'hand-over'];

export function groupOf(offer: Offer): Group | null {
  if (CLOSING.includes(offer.kind)) return null;
  if (offer.kind.startsWith('attack')) return 'attack';
  if (offer.kind === 'buy') return offer.args[0]?.[0] === 'potion' ? 'power' : 'trade';
  return KINDS[offer.kind] ?? 'use';
}

/** A full action of a group that cannot be done now, to ask the rules why. */
export function example(group: Group, view: View, seat: number): string {
  const player = view.players[seat]!;
  const hand = typeof player.hand === 'number' ? [] : player.hand;
  const cities = Object.entries(view.tiles).filter(([, tile]) => tile.owner === seat);
  const own = cities.find(([, tile]) => (tile.level ?? 0) < 4)?.[0] ?? cities[0]?.[0] ?? 'a1';
  const hero = player.heroes.findIndex((cell) => cell !== null);
  const at = player.heroes[hero] ?? null;
  const card = hand[0] ?? 'supply';
  const enemy = Object.entries(view.tiles).find(([, tile]) => tile.owner !== undefined && tile.owner !== seat);
  const examples: Record<Group, string> = {
    hire: 'hire friman',
    create: 'create tool',
    build: 'build road.straight',
    upgrade: `upgrade ${own}`,
    use: useExample(hand),
    hero: `hire hero ${own}`,
    move: `move hero${Math.max(0, hero) + 1} ${own}`,
    attack: `attack city ${at ?? enemy?.[0] ?? own}`,
    ambush: `suspend ${card}`,
    trade: 'barter',
    power: sizeOf(hand) ? `activate hero1 ${card}` : 'buy rage',
  };
  return examples[group];
}

function useExample(hand: string[]): string {
  const unit = hand.find((card) => /^(friman|chief|priest|lord)\./.test(card)) ?? 'friman.green';
  if (hand.some((card) => card.startsWith('scroll.'))) return `scroll on ${unit}`;
  if (hand.some((card) => card.startsWith('title.'))) return `title on ${unit}`;
  return `amulet on ${unit}`;
}
