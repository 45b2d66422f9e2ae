/** The kinds of actions in groups, each a button of the action bar. */
import type { Offer } from '$protocol';
import type { Grammar } from '$shell/turn/grammar';
import type { IconName } from '../../icons';

export const GROUPS = [
  'hire',
  'create',
  'build',
  'upgrade',
  'use',
  'hero',
  'move',
  'attack',
  'ambush',
  'trade',
  'power',
] as const;
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

/** The kinds that a greyed group is asked about, the usual one first. */
export const ASKED: Readonly<Record<Group, readonly string[]>> = {
  hire: ['hire'],
  create: ['create'],
  build: ['build'],
  upgrade: ['upgrade'],
  use: ['amulet-on', 'title-on', 'scroll-on'],
  hero: ['hire-hero'],
  move: ['move'],
  attack: ['attack-city', 'attack-hero', 'attack-ruins', 'annex'],
  ambush: ['suspend'],
  trade: ['barter', 'sell', 'buy'],
  power: ['activate', 'drink', 'buy'],
};

export function groupOf(offer: Pick<Offer, 'kind' | 'args'>): Group | null {
  if (CLOSING.includes(offer.kind)) return null;
  if (offer.kind.startsWith('attack')) return 'attack';
  if (offer.kind === 'buy') return offer.args[0]?.[0] === 'potion' ? 'power' : 'trade';
  return KINDS[offer.kind] ?? 'use';
}

export const GRAMMAR = {
  familyOf: groupOf,
  kindsOf: (group) => ASKED[group as Group],
  closing: ['end-turn'],
} satisfies Partial<Grammar>;
