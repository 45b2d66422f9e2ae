/** What is printed on cards and board, from the engine's own data, with the pictures for it. */
import board from '../../../src/stormhall/bloodrage/data/board.json';
import printed from '../../../src/stormhall/bloodrage/data/cards.json';
import { signOf, type Sign } from '$lib/signs';
import type { IconName } from '../icons';
import type { Clan, Stat } from './types';

export interface Printed {
  id: string;
  word: string;
  kind: CardKind;
  age: number;
  god: string;
  hook: string;
  figure?: string;
  strength?: number;
  price?: number;
  glory?: number;
}
export type CardKind = 'leader' | 'warrior' | 'ship' | 'monster' | 'clan' | 'quest' | 'battle';

const rows = (Array.isArray(printed) ? printed : (printed as { cards: unknown[] }).cards) as (Omit<Printed, 'kind'> & { kind: string })[];

export const CARDS: ReadonlyMap<string, Printed> = new Map(
  rows.map((card) => [card.word, { ...card, kind: card.kind.replace('upgrade-', '') as CardKind }]),
);

const CLAN_NAMES: readonly Clan[] = ['wolf', 'bear', 'serpent', 'raven'];
/** Clans with their signs; the letters stay Latin in every language. */
export const CLANS = Object.fromEntries(CLAN_NAMES.map((clan) => [clan, signOf(clan, 0)])) as Readonly<Record<Clan, Sign>>;

/** Rage to spend burns; the Rage stat is strength. The two never share a picture. */
export const STATS: readonly { name: Stat; icon: IconName; track: readonly number[] }[] = [
  { name: 'rage', icon: 'embrassed-energy', track: board.tracks.rage },
  { name: 'axes', icon: 'battle-axe', track: board.tracks.axes },
  { name: 'horns', icon: 'beer-horn', track: board.tracks.horns },
];
export const STAT_ICON = Object.fromEntries(STATS.map((stat) => [stat.name, stat.icon])) as Record<Stat, IconName>;
export const LEGENDS: readonly number[] = board.legends;

export const VILLAGES: Readonly<Record<string, number>> = Object.fromEntries(
  board.provinces.map((province) => [province.name, province.villages]),
);

export const TOKEN_ICON: Readonly<Record<string, IconName | 'world-tree'>> = {
  rage: 'embrassed-energy',
  axes: 'battle-axe',
  horns: 'beer-horn',
  glory: 'laurels',
  all: 'world-tree',
};
export const TOKEN_GLORY: number = board.glory_token;

export const KIND_ICON: Readonly<Record<CardKind, IconName>> = {
  monster: 'monster-grasp',
  leader: 'crown',
  warrior: 'viking-shield',
  ship: 'drakkar',
  clan: 'tribal-shield',
  quest: 'scroll-unfurled',
  battle: 'crossed-swords',
};

/** The kind of each of the eight slots of a clan sheet. */
export const SLOT_KINDS: readonly CardKind[] = ['leader', 'warrior', 'ship', 'monster', 'monster', 'clan', 'clan', 'clan'];

const GOD_ICON: Readonly<Record<string, IconName>> = {
  tyr: 'mailed-fist',
  thor: 'thor-hammer',
  loki: 'snake-tongue',
  frigga: 'spinning-wheel',
  odin: 'sunken-eye',
  heimdall: 'hunting-horn',
};

const QUEST_ICON: Readonly<Record<string, IconName | 'world-tree'>> = {
  yggdrasil: 'world-tree',
  alfheim: 'birch-trees',
  jotunheim: 'mountains',
  manheim: 'huts-village',
  'glorious-death': 'skull-crossed-bones',
};

export type Picture = { figure: string } | { icon: IconName } | { own: 'world-tree' };

/** The picture of a card: a figure of ours, a god's sign, or the sign of its kind. */
export function pictureOf(card: Printed): Picture {
  if (card.kind === 'monster' && card.figure) return { figure: card.figure };
  if (card.kind === 'quest') {
    const icon = QUEST_ICON[card.word.split('.')[0]!] ?? 'scroll-unfurled';
    return icon === 'world-tree' ? { own: icon } : { icon };
  }
  return { icon: GOD_ICON[card.god] ?? KIND_ICON[card.kind] };
}

export const ROMAN = ['', 'I', 'II', 'III'] as const;
export const PHASES = ['gifts', 'action', 'discard', 'quests', 'ragnarok', 'valhalla'] as const;
export type Phase = (typeof PHASES)[number];

/** The six sources that the age's account shows; the game keeps finer ones. */
export const SOURCE_GROUPS: readonly { name: string; sources: readonly string[] }[] = [
  { name: 'battle', sources: ['battle', 'slaughter', 'stolen', 'watch'] },
  { name: 'pillage', sources: ['pillage'] },
  { name: 'quests', sources: ['quests'] },
  { name: 'ragnarok', sources: ['ragnarok'] },
  { name: 'valhalla', sources: ['valhalla'] },
  { name: 'cards', sources: ['dragons', 'cards', 'legends', 'conquest', 'given'] },
];
