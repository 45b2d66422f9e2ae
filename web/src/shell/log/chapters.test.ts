import { expect, it } from 'vitest';
import { chaptersOf } from './chapters';
import { seatOf, type Tale } from './tale';
import type { GameEvent } from '$shell/live/live.svelte';

const told = (event: string, number: number, seat?: number): GameEvent => ({ event, number, seat });
const EVENTS = [
  told('settled', 0, 0),
  told('day', 1),
  told('turn', 2, 0),
  told('turn', 3, 2),
  told('built', 4, 0),
  told('turn', 5, 1),
  told('moved', 6, 1),
  told('turn', 7, 0),
];
const TALE: Tale = {
  isHeading: (event) => event.event === 'day',
  isHead: (event) => event.event === 'turn',
  beginsTurn: (event, before) => event.event === 'turn' && before?.event !== 'turn',
  topics: [],
  isAbout: () => true,
  about: () => ({ places: [], cards: [], seats: [] }),
  since: () => [],
};
const chapters = (isWanted: (event: GameEvent) => boolean) =>
  chaptersOf(TALE, EVENTS, isWanted).map((chapter) => [
    chapter.headings.map(({ number }) => number),
    chapter.turns.map((turn) => [
      turn.seat,
      turn.heads.map(({ number }) => number),
      turn.events.map(({ number }) => number),
    ]),
  ]);

it('begins a turn with every head and keeps the one that goes on', () => {
  expect(chapters(() => true)).toEqual([
    [[], [[null, [], [0]]]],
    [
      [1],
      [
        [0, [2, 3], [4]],
        [1, [5], [6]],
        [0, [7], []],
      ],
    ],
  ]);
});

it('leaves out turns and chapters in which nothing is wanted', () => {
  expect(chapters((event) => seatOf(event) === 1)).toEqual([
    [
      [1],
      [
        [1, [5], [6]],
        [0, [7], []],
      ],
    ],
  ]);
});
