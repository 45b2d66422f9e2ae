/** The pictures of the kinds of cards, with what is printed on them. */
import type { IconName } from '../../icons';
import type { PrintedKind } from '../engine';
import { printed } from '../printed';
import { factionNamed, type Faction } from './basics';

export interface Kind {
  icon: IconName;
  /** Strength as it is printed; nothing if there is none. */
  strength: string;
  rank?: number;
  artefact: boolean;
  /** Royals and Great Artefacts have a golden frame. */
  rich: boolean;
}

export const ICONS: Readonly<Record<string, IconName>> = {
  supply: 'grain-bundle',
  friman: 'pikeman',
  chief: 'barbarian',
  priest: 'sun-priest',
  lord: 'mounted-knight',
  queen: 'queen-crown',
  king: 'throne-king',
  tool: 'wood-axe',
  weapon: 'broadsword',
  amulet: 'gem-pendant',
  title: 'laurel-crown',
  scroll: 'scroll-unfurled',
  tent: 'camping-tent',
  horse: 'horse-head',
  stardust: 'sparkles',
  casket: 'locked-chest',
  hammer: 'thor-hammer',
  horn: 'hunting-horn',
  sword: 'rune-sword',
  shield: 'griffin-shield',
  wings: 'angel-wings',
  crown: 'imperial-crown',
  hand: 'magic-palm',
  pavilion: 'barracks-tent',
  staff: 'wizard-staff',
  book: 'spell-book',
  arrow: 'barbed-arrow',
  bag: 'swap-bag',
  standard: 'tattered-banner',
  mantle: 'cloak',
  crystal: 'crystal-shine',
  mask: 'duality-mask',
  'lost-scroll': 'tied-scroll',
  mirror: 'mirror-mirror',
};
/** A card that may be anything, and one without a picture. */
const ANY: IconName = 'perspective-dice-six-faces-random';

export function kindOf(word: string): Kind {
  const facts = printed().kinds[word];
  const sort = facts?.sort ?? '';
  return {
    icon: ICONS[word] ?? ANY,
    strength: facts ? strengthOf(facts) : '',
    rank: facts?.rank,
    artefact: sort === 'artefact',
    rich: sort === 'great' || sort === 'royal',
  };
}

/** Great Artefacts have a strength for each side of a battle. */
function strengthOf({ sort, attack, defence }: PrintedKind): string {
  if (!attack && !defence) return '';
  return sort === 'great' ? `${attack}/${defence}` : String(attack);
}

/** The kind and the faction of a card by its word, such as `chief.red`. */
export function cardOf(word: string): { kind: string; faction: Faction; zealot: boolean } {
  const [kind = '', colour] = word.split('.');
  return {
    kind,
    faction: colour === undefined ? factionOfKind(kind) : factionOfColour(colour),
    zealot: colour === 'zealot',
  };
}

function factionOfKind(kind: string): Faction {
  const facts = printed().kinds[kind];
  return facts ? factionNamed(facts.faction ?? 'universal') : 'neutral';
}

function factionOfColour(colour: string): Faction {
  const { factions, universal } = printed();
  if (universal.includes(colour)) return 'universal';
  return factionNamed(factions.find((each) => each.colour === colour)?.faction);
}
