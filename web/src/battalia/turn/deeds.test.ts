import { describe, expect, it } from 'vitest';
import type { Offer } from '$protocol';
import { partly } from '$lib/partly';
import { cardOf, kindOf } from '../art/kinds';
import { ASKED, GROUPS, groupOf } from './deeds';
import { lay } from '../../testing/printed';
import { groupsPaidBy } from '../cards/prices';
import type { Figures } from '../engine';

lay('stormgates');

const offer = (kind: string, ...args: [string, string][]): Offer => ({ text: '', kind, args });

describe('actions in groups', () => {
  it('keep ends of a turn apart', () => {
    expect(groupOf(offer('end-turn'))).toBeNull();
    expect(groupOf(offer('hand-over', ['player', 'player2']))).toBeNull();
  });

  it('tell potions from goods', () => {
    expect(groupOf(offer('buy', ['potion', 'rage']))).toBe('power');
    expect(groupOf(offer('buy', ['kind', 'weapon']))).toBe('trade');
  });

  it('have attacks of all kinds together, and all else under use', () => {
    expect(groupOf(offer('attack-sanctuary', ['cell', 'c3']))).toBe('attack');
    expect(groupOf(offer('horn'))).toBe('use');
  });

  it('are asked about by their own kinds', () => {
    for (const group of GROUPS) {
      for (const kind of ASKED[group].filter((each) => each !== 'buy'))
        expect(groupOf(offer(kind))).toBe(group);
    }
  });
});

describe('prices', () => {
  it('tell what a kind of card has a part in', () => {
    const figures = partly<Figures>({
      prices: {
        hire: { lord: [{ supply: 5 }] },
        create: { tool: [{ friman: 3 }] },
        build: {},
        upgrade: {},
        hero: [{ weapon: 1, supply: 2 }],
      },
    });
    expect([...groupsPaidBy(figures, 'supply')]).toEqual(['hire', 'hero']);
    expect([...groupsPaidBy(figures, 'friman')]).toEqual(['create']);
    expect(groupsPaidBy(partly<Figures>({}), 'friman').size).toBe(0);
  });
});

describe('cards', () => {
  it('have a faction by their colour', () => {
    expect(cardOf('chief.red')).toMatchObject({ kind: 'chief', faction: 'emberians' });
    expect(cardOf('supply').faction).toBe('neutral');
    expect(cardOf('sword').faction).toBe('universal');
    expect(cardOf('lord.zealot')).toMatchObject({ faction: 'universal', zealot: true });
  });

  it('always have a picture', () => {
    expect(kindOf('lost-scroll').rich).toBe(true);
    expect(kindOf('whatever')).toEqual(kindOf('joker'));
  });
});
