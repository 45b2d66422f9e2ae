import { expect, it } from 'vitest';
import type { Story } from '$protocol';
import { ruleOf } from '$shell/live/printed.svelte';
import { lay, PRINTED } from '../../../testing/printed';
import { inOrder, remarksOf } from './verdict';

const story = (points: number[], places: number[], more: Partial<Story> = {}): Story => ({
  table: 't',
  points,
  places,
  winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
  reason: '',
  breaks: {},
  unit: 'days',
  length: 1,
  traits: {},
  timeline: [],
  course: [],
  sources: {},
  uses: {},
  ...more,
});

for (const game of ['battalia', 'stormgates', 'bloodrage'] as const) lay(game);

it('explains places that are shared', () => {
  expect(remarksOf('bloodrage', story([130, 118, 118, 91], [1, 2, 2, 4]))).toEqual([
    { kind: 'shared', place: 2, seats: [1, 2], rule: PRINTED.bloodrage.rules.ties },
  ]);
});

it('explains ties that were broken, with what first made the difference', () => {
  const breaks = { level4: [3, 1, 1], level3: [0, 0, 2], heroes: [1, 2, 1] };
  expect(remarksOf('battalia', story([9, 12, 12], [3, 2, 1], { breaks }))).toEqual([
    {
      kind: 'broken',
      ahead: [2],
      behind: [1],
      points: 12,
      by: 'level3',
      more: 2,
      fewer: 0,
      rule: PRINTED.battalia.rules.ties,
    },
  ]);
});

it('takes team-mates as one', () => {
  const found = remarksOf(
    'stormgates',
    story([23, 11, 23, 11], [1, 2, 1, 2], { traits: { team: ['1', '2', '1', '2'] } }),
  );
  expect(found).toEqual([{ kind: 'team', seats: [0, 2], rule: PRINTED.stormgates.rules.team }]);
});

it('tells what came at the very end', () => {
  expect(
    remarksOf('bloodrage', story([20, 10], [1, 2], { sources: { legends: [20, 0] } })),
  ).toEqual([{ kind: 'legends', points: [20, 0], rule: PRINTED.bloodrage.rules.legends }]);
});

it('orders seats by place and names the rule of the end', () => {
  expect(inOrder(story([1, 3, 3], [3, 1, 1]))).toEqual([1, 2, 0]);
  expect(ruleOf('battalia', 'battalia-full-board')).toBe(
    PRINTED.battalia.rules['battalia-full-board'],
  );
  expect(ruleOf('battalia', 'something')).toBeNull();
});
