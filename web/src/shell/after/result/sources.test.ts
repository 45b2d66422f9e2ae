import { expect, it } from 'vitest';
import { barsOf, LOOK_COUNT, lookOf } from './sources';

it('lays gains side by side, as wide as they count', () => {
  const [first, second] = barsOf({ built: [5, 5], upgraded: [0, 5] }, 2);
  expect(first).toEqual({
    seat: 0,
    total: 5,
    gains: [{ source: 'built', points: 5, from: 0, width: 50 }],
    losses: [],
  });
  expect(second!.gains.map(({ from, width }) => [from, width])).toEqual([
    [0, 50],
    [50, 50],
  ]);
});

it('cuts losses off at the end', () => {
  const [bar] = barsOf({ lost: [-2], built: [8] }, 1);
  expect(bar).toMatchObject({
    total: 6,
    gains: [{ source: 'built', points: 8, from: 0, width: 75 }],
    losses: [{ source: 'lost', points: -2, from: 75, width: 25 }],
  });
});

it('gives every source a look', () => {
  expect(lookOf('battle', 3)).toBe(0);
  expect(lookOf('something new', 11)).toBeLessThan(LOOK_COUNT);
  expect(barsOf({}, 2).map(({ total }) => total)).toEqual([0, 0]);
});
