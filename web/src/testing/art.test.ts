/** Every component of the engine has its picture. */
import { beforeEach, describe, expect, it } from 'vitest';
import { FACTIONS } from '../battalia/art/basics';
import { cardFace, SKY } from '../battalia/art/cards';
import { cardOf, ICONS, kindOf } from '../battalia/art/kinds';
import { kindsOf } from '../battalia/printed';
import { GROWTH } from '../bloodrage/art/land';
import pieces from '../bloodrage/art/pieces.svg?raw';
import { FJORDS, PLOTS, RING, TREE } from '../bloodrage/art/places';
import {
  between,
  CLANS,
  faceOf,
  GOD_ICON,
  KIND_ICON,
  pictureOf,
  QUEST_ICON,
  slotKinds,
  STATS,
} from '../bloodrage/printed';
import { lay, PRINTED } from './printed';

describe.each(['battalia', 'stormgates'] as const)('%s', (game) => {
  const { kinds, factions, universal } = PRINTED[game];

  it('has a picture of every kind of card', () => {
    expect(Object.keys(kinds).filter((kind) => !(kind in ICONS))).toEqual([]);
  });

  it('has signs and a landscape for every faction', () => {
    expect(factions.filter(({ faction }) => !(faction in FACTIONS))).toEqual([]);
    expect(factions.filter(({ terrain }) => !(terrain in SKY))).toEqual([]);
  });

  it('shows the strengths of the engine', () => {
    lay(game);
    for (const [word, { sort, attack, defence }] of Object.entries(kinds)) {
      const shown = kindOf(word).strength;
      const sides = sort === 'great' ? `${attack}/${defence}` : `${attack}`;
      expect([word, shown]).toEqual([word, attack || defence ? sides : '']);
      if (shown) expect(cardFace(word, 'neutral')).toContain(`>${shown}</text>`);
    }
  });

  it('knows whose card it is', () => {
    lay(game);
    for (const { faction, colour } of factions)
      expect(cardOf(`friman.${colour}`).faction).toBe(faction);
    for (const other of universal) expect(cardOf(`friman.${other}`).faction).toBe('universal');
  });
});

describe('the stormgates', () => {
  it('prints the strength of the Arrow of Farel', () => {
    lay('stormgates');
    expect(kindOf('arrow').strength).toBe('2/2');
    expect(kindsOf('unit')).toEqual(['friman', 'chief', 'priest', 'lord']);
  });
});

describe('a word without a picture', () => {
  it('is drawn as a card that may be anything', () => {
    lay('battalia');
    expect(kindOf('balloon')).toEqual(kindOf('joker'));
    expect(cardOf('friman.purple').faction).toBe('neutral');
  });
});

describe('blood rage', () => {
  const { cards, provinces, centre, clans, tracks } = PRINTED.bloodrage;
  beforeEach(() => lay('bloodrage'));

  it('has a picture of every card', () => {
    for (const word of Object.keys(cards)) {
      const face = faceOf(word)!;
      const picture = pictureOf(face);
      expect(face.kind in KIND_ICON, word).toBe(true);
      expect(face.god === 'none' || face.god in GOD_ICON, face.god).toBe(true);
      expect(face.kind !== 'quest' || word.split('.')[0]! in QUEST_ICON, word).toBe(true);
      if ('figure' in picture) expect(pieces).toContain(`id="fig-${picture.figure}"`);
    }
    expect(slotKinds().every((kind) => kind in KIND_ICON)).toBe(true);
  });

  it('draws every province with a site for each village', () => {
    expect(RING).toEqual(Object.keys(provinces));
    expect(TREE).toBe(centre);
    for (const [name, { villages, region, fjord }] of Object.entries(provinces)) {
      expect(PLOTS[name]!.sites.length, name).toBe(villages);
      expect(region in GROWTH, region).toBe(true);
      expect(between(fjord)).toContain(name);
      expect(fjord in FJORDS, fjord).toBe(true);
    }
  });

  it('has signs for clans and stats', () => {
    expect(Object.keys(CLANS)).toEqual(clans);
    expect(STATS).toEqual(Object.keys(tracks));
  });
});
