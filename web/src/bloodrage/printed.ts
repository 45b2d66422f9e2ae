/** What is printed on cards and board, with the pictures for it. */
import { components } from '$shell/live/printed.svelte';
import { signNamed, type Sign } from '$shell/seats/signs';
import type { IconName } from '../icons';
import type { Printed, PrintedCard } from './engine';
import type { Clan, Stat } from './view';

export const printed = (): Printed => components.of('bloodrage') as Printed;

type CardKind = 'leader' | 'warrior' | 'ship' | 'monster' | 'clan' | 'quest' | 'battle';
/** A card with its word. */
type Face = Omit<PrintedCard, 'kind'> & { word: string; kind: CardKind };

const kindNamed = (kind: string): CardKind => kind.replace('upgrade-', '') as CardKind;

export const isCard = (word: string): boolean => word in printed().cards;

export function faceOf(word: string): Face | undefined {
  const card = printed().cards[word];
  return card && { ...card, word, kind: kindNamed(card.kind) };
}

/** The kind of each slot of a clan sheet. */
export const slotKinds = (): CardKind[] => printed().slots.map(kindNamed);

/** The provinces on both sides of a fjord. */
export const between = (fjord: string): string[] =>
  Object.entries(printed().provinces)
    .filter(([, province]) => province.fjord === fjord)
    .map(([name]) => name);

export const regionOf = (province: string): string => printed().provinces[province]?.region ?? '';

/** Clans with their signs; the letters stay Latin in every language. */
export const CLANS: Readonly<Record<Clan, Sign>> = {
  wolf: signNamed('wolf'),
  bear: signNamed('bear'),
  serpent: signNamed('serpent'),
  raven: signNamed('raven'),
};

/** Rage to spend burns; the Rage stat is strength. The two never share a picture. */
export const STAT_ICON: Readonly<Record<Stat, IconName>> = {
  rage: 'embrassed-energy',
  axes: 'battle-axe',
  horns: 'beer-horn',
};
export const STATS = Object.keys(STAT_ICON) as Stat[];

export const TOKEN_ICON: Readonly<Record<string, IconName | 'world-tree'>> = {
  rage: 'embrassed-energy',
  axes: 'battle-axe',
  horns: 'beer-horn',
  glory: 'laurels',
  all: 'world-tree',
};

export const KIND_ICON: Readonly<Record<CardKind, IconName>> = {
  monster: 'monster-grasp',
  leader: 'crown',
  warrior: 'viking-shield',
  ship: 'drakkar',
  clan: 'tribal-shield',
  quest: 'scroll-unfurled',
  battle: 'crossed-swords',
};

export const GOD_ICON: Readonly<Record<string, IconName>> = {
  tyr: 'mailed-fist',
  thor: 'thor-hammer',
  loki: 'snake-tongue',
  frigga: 'spinning-wheel',
  odin: 'sunken-eye',
  heimdall: 'hunting-horn',
};

export const QUEST_ICON: Readonly<Record<string, IconName | 'world-tree'>> = {
  yggdrasil: 'world-tree',
  alfheim: 'birch-trees',
  jotunheim: 'mountains',
  manheim: 'huts-village',
  'glorious-death': 'skull-crossed-bones',
};

type Picture = { figure: string } | { icon: IconName } | { own: 'world-tree' };

/** The picture of a card: a figure of ours, a god's sign, or the sign of its kind. */
export function pictureOf(card: Face): Picture {
  if (card.kind === 'monster' && card.figure) return { figure: card.figure };
  if (card.kind === 'quest') {
    const icon = QUEST_ICON[card.word.split('.')[0]!] ?? 'scroll-unfurled';
    return icon === 'world-tree' ? { own: icon } : { icon };
  }
  return { icon: GOD_ICON[card.god] ?? KIND_ICON[card.kind] };
}

export const ROMAN = ['', 'I', 'II', 'III'] as const;

/** The six sources that the age's account shows; the game keeps finer ones. */
export const SOURCE_GROUPS: readonly { name: string; sources: readonly string[] }[] = [
  { name: 'battle', sources: ['battle', 'slaughter', 'stolen', 'watch'] },
  { name: 'pillage', sources: ['pillage'] },
  { name: 'quests', sources: ['quests'] },
  { name: 'ragnarok', sources: ['ragnarok'] },
  { name: 'valhalla', sources: ['valhalla'] },
  { name: 'cards', sources: ['dragons', 'cards', 'legends', 'conquest', 'given'] },
];
