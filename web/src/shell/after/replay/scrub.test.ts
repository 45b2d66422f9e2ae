import { describe, expect, it } from 'vitest';
import type { Film } from '$lib/hall/api';
import type { AnyGame, GameEvent } from '$shell/live/live.svelte';
import { chaptersOf, eventsOf, jump, marksOf, momentAt, momentOf, spaced, turnsOf } from './scrub';

const film = (kinds: [by: number, ...events: AnyGame['event'][]][]): Film => {
  const events: GameEvent[] = [];
  const choices = kinds.map(([by, ...made]) => {
    for (const each of made) events.push({ ...each, number: events.length });
    return { by, choice: 'x', heard: events.length };
  });
  return { table: 't', eyes: 'all', over: true, choices, events };
};
const days = film([
  [0, { event: 'settled', seat: 0 }],
  [1, { event: 'day', day: 1 }, { event: 'turn', seat: 0 }],
  [0],
  [0, { event: 'battle-over', winner: 1 }, { event: 'turn', seat: 1 }],
  [1, { event: 'day', day: 2 }, { event: 'turn', seat: 0 }],
  [0, { event: 'game-over' }],
]);

describe('moments', () => {
  it('are found for events, and events for moments', () => {
    expect([0, 1, 2, 3, 7].map((event) => momentOf(days, event))).toEqual([1, 2, 2, 4, 6]);
    expect(eventsOf(days, 4).map((event) => event.event)).toEqual(['battle-over', 'turn']);
    expect(eventsOf(days, 0)).toEqual([]);
    expect(eventsOf(days, 3)).toEqual([]);
  });

  it('are found where somebody points', () => {
    expect([90, 100, 150, 200, 500].map((x) => momentAt(x, 100, 100, 10))).toEqual([
      0, 0, 5, 10, 10,
    ]);
  });
});

describe('chapters', () => {
  it('are the set-up and the days', () => {
    expect(chaptersOf(days)).toEqual([
      { unit: 'setup', count: 0, first: 0, last: 2 },
      { unit: 'day', count: 1, first: 2, last: 5 },
      { unit: 'day', count: 2, first: 5, last: 6 },
    ]);
  });

  it('begin with the first age, which no event tells', () => {
    const ages = film([[0], [1, { event: 'age-begins', age: 2 }], [0]]);
    expect(chaptersOf(ages).map(({ unit, count, first }) => [unit, count, first])).toEqual([
      ['age', 1, 0],
      ['age', 2, 2],
    ]);
  });

  it('are one if there are none', () => {
    expect(chaptersOf(film([[0], [1]]))).toEqual([{ unit: 'setup', count: 0, first: 0, last: 2 }]);
  });
});

describe('jumps', () => {
  it('go by turns as they are told, or by who chooses', () => {
    expect(turnsOf(days)).toEqual([0, 2, 4, 5]);
    expect(turnsOf(film([[0], [0], [1], [0]]))).toEqual([0, 2, 3]);
  });

  it('go on, back and to the ends', () => {
    expect(jump([0, 2, 4], 2, 1, 9)).toBe(4);
    expect(jump([0, 2, 4], 4, 1, 9)).toBe(9);
    expect(jump([0, 2, 4], 4, -1, 9)).toBe(2);
    expect(jump([2, 4], 1, -1, 9)).toBe(0);
  });

  it('go by what is worth a mark', () => {
    expect(marksOf(days)).toMatchObject([{ at: 4, icon: 'crossed-swords', seat: 1 }]);
  });

  it('show as many marks as there is room for', () => {
    const marks = [1, 2, 9].map((at) => ({
      at,
      icon: 'castle' as const,
      seat: null,
      event: { event: 'x', number: at },
    }));
    expect(spaced(marks, 10, 100, 20).map(({ at }) => at)).toEqual([1, 9]);
  });
});
