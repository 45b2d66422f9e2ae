/** What all drawings share: seeded chance, rounding, icons, factions. A tile is 100 x 100 units. */
import { signNamed, type Sign } from '$shell/seats/signs';
import type { IconName } from '../../icons';

/** Chance that gives the same numbers for the same seed, so that a tile always looks the same. */
export const rng = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
export type Chance = ReturnType<typeof rng>;
export type Point = [number, number];

export const f = (n: number): number => +n.toFixed(1);

export const icon = (name: IconName, x: number, y: number, size: number, attrs = ''): string =>
  `<use href="#gi-${name}" x="${f(x)}" y="${f(y)}" width="${f(size)}" height="${f(size)}"
    ${attrs}/>`;

export type Faction =
  | 'baerfolk'
  | 'islanders'
  | 'emberians'
  | 'cloudborn'
  | 'sunfaithful'
  | 'wolfsclan'
  | 'universal'
  | 'neutral';
export type Ground = 'forest' | 'lake' | 'canyon' | 'mountain' | 'jungle' | 'ice' | 'stone';

/** Colour alone never says who owns something: emblem, letter and pattern go with it. */
const drawn = (word: Faction, pattern: string) => ({ ...signNamed(word), pattern });
export const FACTIONS: Record<Faction, Sign & { pattern: string }> = {
  baerfolk: drawn('baerfolk', 'leaf'),
  islanders: drawn('islanders', 'wave'),
  emberians: drawn('emberians', 'flame'),
  cloudborn: drawn('cloudborn', 'cloud'),
  sunfaithful: drawn('sunfaithful', 'ray'),
  wolfsclan: drawn('wolfsclan', 'frost'),
  universal: drawn('universal', 'plain'),
  neutral: drawn('neutral', 'speck'),
};

/** A faction by its word; one that has no signs is drawn as neutral. */
export const factionNamed = (word: string | undefined): Faction =>
  word !== undefined && word in FACTIONS ? (word as Faction) : 'neutral';

/** A colour of a faction as a design token. */
export const fc = (id: Faction, part = ''): string => `var(--f-${id}${part})`;
