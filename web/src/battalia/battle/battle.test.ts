import { describe, expect, it } from 'vitest';
import { partly } from '$lib/partly';
import { heroesIn, lineOf, pointChanges, sameRolls, signed, trialOf, volleysOf } from './battle';
import type { BattleSums, CardWord, View } from '../engine';
import type { Told } from '../view';

const event = <Kind extends Told['event']>(
  event: Kind,
  facts: Partial<Extract<Told, { event: Kind }>> = {},
): Told => partly<Told>({ ...facts, event, number: 0 });
const card = (seat: number, word: CardWord, strength: number, attack: number, defence: number) =>
  event('battle-card', { seat, card: word, strength, attack, defence });
const EVENTS = [
  event('attacked', { seat: 0 }),
  card(0, 'lord.red', 4, 4, 0),
  event('attacked', { seat: 0 }),
  card(0, 'weapon.red', 1, 1, 3),
  card(0, 'sword', 5, 6, 3),
  card(1, 'sword', 1, 6, 4),
];
const battle = partly<BattleSums>({ attacker: 0, defender: 1 });
const view = partly<View>({});

describe('a battle', () => {
  it('joins the cards of one side into a volley', () => {
    expect(volleysOf(EVENTS)).toEqual([
      { seat: 0, cards: ['weapon.red', 'sword'], attack: 6, defence: 3 },
      { seat: 1, cards: ['sword'], attack: 6, defence: 4 },
    ]);
  });

  it('has the cards of the last attack in its lines, with what each added and the sum', () => {
    expect(lineOf(EVENTS, view, battle, 'attack').map((one) => one.strength)).toEqual([1, 5]);
    expect(lineOf(EVENTS, view, battle, 'defence')).toEqual([
      { card: 'sword', strength: 1, sum: 4 },
    ]);
  });

  it('takes the lines of the view where there are any', () => {
    const told = partly<View>({
      mask: { lines: [{ side: 'defender', card: 'lord.red', uses: 1, strength: 5 }] },
    });
    expect(lineOf(EVENTS, told, battle, 'attack')).toEqual([]);
    expect(lineOf(EVENTS, told, battle, 'defence')).toEqual([{ card: 'lord.red', strength: 5 }]);
  });

  it('weighs a choice by the sums of the side that makes it', () => {
    const now = partly<BattleSums>({ attacker: 0, attack: 4, defence: 6 });
    const then = { ...now, attack: 7, attack_needs: 0, defence_needs: 1 };
    expect(trialOf(now, then, 0)).toEqual({ gain: 3, sum: 7, enough: true });
    expect(trialOf(now, then, 1)).toEqual({ gain: 0, sum: 6, enough: false });
    expect([signed(3), signed(-2)]).toEqual(['+3', '−2']);
  });

  it('tells the points of a team once, gains first', () => {
    expect(pointChanges({ 0: [5, 3], 1: [3, 5], 2: [5, 3], 3: [3, 5] })).toEqual([
      { seats: [1, 3], before: 3, after: 5 },
      { seats: [0, 2], before: 5, after: 3 },
    ]);
  });

  it('counts heroes by the bits of a mask', () => {
    expect([0, 1, 2, 3, 7].map(heroesIn)).toEqual([0, 1, 1, 2, 2]);
  });
});

it('what the die does to every card alike is told once', () => {
  const roll = (one: number) => [
    { roll: 1, effect: 'uses' as const, total: one },
    { roll: 4, effect: 'ambush' as const },
  ];
  expect(sameRolls([roll(2), roll(3), []])).toEqual([{ roll: 4, effect: 'ambush' }]);
  expect(sameRolls([roll(2)])).toEqual([]);
  expect(sameRolls([roll(2), [{ roll: 4, effect: 'shelter' }]])).toEqual([]);
});
