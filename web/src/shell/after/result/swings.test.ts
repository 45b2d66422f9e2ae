import { expect, it } from 'vitest';
import { explaining, swingsOf } from './swings';

const course = [
  { number: 0, points: [0, 0] },
  { number: 1, points: [4, 0] },
  { number: 2, points: [1, 3] },
];

it('finds the biggest changes, losses too', () => {
  expect(swingsOf(course, 2)).toEqual([
    { number: 1, seat: 0, points: 4 },
    { number: 2, seat: 0, points: -3 },
  ]);
  expect(swingsOf([], 3)).toEqual([]);
});

it('takes the later of equals, since what all begin with decides nothing', () => {
  const even = [...course, { number: 3, points: [2, 3] }, { number: 4, points: [3, 3] }];
  expect(swingsOf(even, 4).slice(2)).toEqual([
    { number: 2, seat: 1, points: 3 },
    { number: 4, seat: 0, points: 1 },
  ]);
});

it('explains them by what tells points, by what the seat did, or by all there is', () => {
  const events = [
    { event: 'line', seat: 0, number: 0 },
    { event: 'built', seat: 0, number: 1 },
    { event: 'battle-over', winner: 1, number: 2 },
    { event: 'glory-gained', seat: 1, number: 3 },
    { event: 'released', seat: 1, number: 4 },
  ];
  const film = {
    table: 't',
    eyes: 'all',
    over: true,
    choices: [
      { by: 0, choice: 'x', heard: 3 },
      { by: 1, choice: 'y', heard: 5 },
    ],
    events,
  };
  const kinds = (number: number, seat: number) =>
    explaining(film, { number, seat, points: 1 }).map((event) => event.event);
  expect(kinds(1, 0)).toEqual(['built']);
  expect(kinds(1, 1)).toEqual(['built', 'battle-over']);
  expect(kinds(2, 1)).toEqual(['glory-gained']);
});
