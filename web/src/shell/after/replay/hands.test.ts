import { expect, it } from 'vitest';
import { heapsOf } from './hands';

it('gathers what was hidden by seat and counts equal cards', () => {
  expect(
    heapsOf({
      players: [{ hand: ['supply', 'tool.red', 'supply'], ambush: [], nation: ['supply'] }],
    }),
  ).toEqual([
    [
      {
        name: 'hand',
        cards: [
          ['supply', 2],
          ['tool.red', 1],
        ],
      },
      { name: 'nation', cards: [['supply', 1]] },
    ],
  ]);
  expect(heapsOf({ sheets: [{ hand: 3, quests: [{ card: 'alfheim' }] }] })).toEqual([
    [{ name: 'quests', cards: [['alfheim', 1]] }],
  ]);
  expect(heapsOf(null)).toEqual([]);
});
