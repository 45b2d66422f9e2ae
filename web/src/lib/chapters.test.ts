import { expect, it } from 'vitest';
import { chaptersOf } from './chapters';
import type { GameEvent } from './live.svelte';

const told = (event: string, number: number, seat?: number): GameEvent => ({ event, number, seat });
const EVENTS = [told('settled', 0, 0), told('day', 1), told('turn', 2, 0), told('built', 3, 0), told('turn', 4, 1), told('moved', 5, 1), told('turn', 6, 0)];

it('begins a chapter with every turn and keeps the one that is open', () => {
  const found = chaptersOf(EVENTS, () => true);
  expect(found.map((each) => [each.headings.map((event) => event.number), each.events.map((event) => event.number)])).toEqual([
    [[], [0]],
    [[1, 2], [3]],
    [[4], [5]],
    [[6], []],
  ]);
});

it('leaves out chapters in which nothing is wanted', () => {
  const found = chaptersOf(EVENTS, (event) => event.seat === 1);
  expect(found.map((each) => each.number)).toEqual([4, 6]);
});
