/** What is printed on the cards of each kind: picture, strength, rank. */
import type { IconName } from '../../icons';
import type { Faction } from './basics';

export interface Kind {
  icon: IconName;
  /** Strength as it is printed; nothing if there is none. */
  strength: string;
  rank?: number;
  artefact?: boolean;
  /** Royals and Great Artefacts have a golden frame. */
  rich?: boolean;
}

const KINDS: Record<string, Kind> = {
  supply: { icon: 'grain-bundle', strength: '' },
  friman: { icon: 'pikeman', strength: '1', rank: 1 },
  chief: { icon: 'barbarian', strength: '2', rank: 2 },
  priest: { icon: 'sun-priest', strength: '3', rank: 3 },
  lord: { icon: 'mounted-knight', strength: '4', rank: 4 },
  queen: { icon: 'queen-crown', strength: '5', rich: true },
  king: { icon: 'throne-king', strength: '6', rich: true },
  tool: { icon: 'wood-axe', strength: '', artefact: true },
  weapon: { icon: 'broadsword', strength: '1', artefact: true },
  amulet: { icon: 'gem-pendant', strength: '', artefact: true },
  title: { icon: 'laurel-crown', strength: '', artefact: true },
  scroll: { icon: 'scroll-unfurled', strength: '', artefact: true },
  tent: { icon: 'camping-tent', strength: '', artefact: true },
  horse: { icon: 'horse-head', strength: '1', artefact: true },
  stardust: { icon: 'sparkles', strength: '' },
  casket: { icon: 'locked-chest', strength: '' },
  hammer: { icon: 'thor-hammer', strength: '', rich: true },
  horn: { icon: 'hunting-horn', strength: '', rich: true },
  sword: { icon: 'rune-sword', strength: '5/1', rich: true },
  shield: { icon: 'griffin-shield', strength: '1/5', rich: true },
  wings: { icon: 'angel-wings', strength: '', rich: true },
  crown: { icon: 'imperial-crown', strength: '', rich: true },
  hand: { icon: 'magic-palm', strength: '', rich: true },
  pavilion: { icon: 'barracks-tent', strength: '', rich: true },
  staff: { icon: 'wizard-staff', strength: '', rich: true },
  book: { icon: 'spell-book', strength: '', rich: true },
  arrow: { icon: 'barbed-arrow', strength: '', rich: true },
  bag: { icon: 'swap-bag', strength: '', rich: true },
  standard: { icon: 'tattered-banner', strength: '', rich: true },
  mantle: { icon: 'cloak', strength: '', rich: true },
  crystal: { icon: 'crystal-shine', strength: '', rich: true },
  mask: { icon: 'duality-mask', strength: '', rich: true },
  'lost-scroll': { icon: 'tied-scroll', strength: '', rich: true },
  mirror: { icon: 'mirror-mirror', strength: '', rich: true },
  joker: { icon: 'perspective-dice-six-faces-random', strength: '' },
};

export const kindOf = (word: string): Kind => KINDS[word] ?? KINDS.joker!;

const COLOURS: Record<string, Faction> = {
  green: 'baerfolk',
  blue: 'islanders',
  red: 'emberians',
  gold: 'cloudborn',
  white: 'wolfsclan',
  orange: 'sunfaithful',
  unbound: 'universal',
  zealot: 'universal',
};
const NEUTRAL = ['supply', 'stardust', 'casket', 'joker'];

/** The kind and the faction of a card by its word, such as `chief.red`. */
export function cardOf(word: string): { kind: string; faction: Faction; zealot: boolean } {
  const [kind = '', colour] = word.split('.');
  const plain = NEUTRAL.includes(kind) ? 'neutral' : 'universal';
  return {
    kind,
    faction: colour === undefined ? plain : (COLOURS[colour] ?? 'neutral'),
    zealot: colour === 'zealot',
  };
}
