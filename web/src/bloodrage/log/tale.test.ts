import { describe, expect, it } from 'vitest';
import { partly } from '$lib/partly';
import { lay } from '../../testing/printed';
import { chaptersOf } from '$shell/log/chapters';
import { aboutOf, sinceChoice, TALE } from './tale';
import type { Told } from '../view';

lay('bloodrage');

let next = 0;
const told = <Kind extends Told['event']>(
  event: Kind,
  facts: Partial<Extract<Told, { event: Kind }>> = {},
): Told => partly<Told>({ ...facts, event, number: next++ });
const EVENTS = [
  told('has-chosen', { seat: 0, step: 'draft' }),
  told('dealt', { seat: 1, count: 8 }),
  told('phase', { age: 1, phase: 'action' }),
  told('invaded', { seat: 0, figure: 'warrior', place: 'gimle', rage: 5 }),
  told('upgraded', { seat: 1, card: 'troll', rage: 4 }),
  told('invaded', { seat: 1, figure: 'troll', place: 'horgr', rage: 4 }),
  told('pillaging', { seat: 0, place: 'gimle', rage: 5 }),
  told('battle-decided', { place: 'gimle', totals: { 0: 3, 1: 2 }, winner: 0 }),
  told('card-used', { seat: 1, card: 'loki-blessing' }),
  told('invaded', { seat: 1, figure: 'warrior', place: 'gimle', rage: 4 }),
  told('phase', { age: 1, phase: 'ragnarok' }),
  told('province-destroyed', { place: 'gimle', age: 1 }),
  told('age-begins', { age: 2, first: 1, doomed: 'horgr' }),
];

describe('the log', () => {
  const read = (isWanted: (event: Told) => boolean = () => true) =>
    chaptersOf(TALE, EVENTS, (event) => TALE.isNews!(event as Told) && isWanted(event as Told));

  it('is told by Age, phase and turn', () => {
    const chapters = read();
    expect(chapters.map(({ headings }) => headings.map(({ event }) => event))).toEqual([
      ['phase'],
      ['phase'],
      ['age-begins'],
    ]);
    // What a card lets a clan do in the turn of another belongs to that turn.
    expect(chapters[0]!.turns.map(({ seat, events }) => [seat, events.length])).toEqual([
      [0, 1],
      [1, 2],
      [0, 4],
    ]);
  });

  it('is filtered by topic and clan', () => {
    const kinds = (isWanted: (event: Told) => boolean) =>
      read(isWanted).flatMap(({ turns }) =>
        turns.flatMap((turn) => turn.events.map(({ event }) => event)),
      );
    expect(kinds((event) => TALE.isAbout(event, 'battles'))).toEqual([
      'pillaging',
      'battle-decided',
    ]);
    expect(kinds((event) => aboutOf(event).seats.includes(1))).toEqual([
      'upgraded',
      'invaded',
      'card-used',
      'invaded',
    ]);
  });

  it('knows what a line names', () => {
    expect(
      aboutOf(
        told('marched', {
          seat: 2,
          source: 'gimle',
          target: 'yggdrasil',
          figures: ['warrior'],
        }),
      ),
    ).toEqual({
      places: ['gimle', 'yggdrasil'],
      cards: [],
      seats: [2],
    });
    expect(aboutOf(told('revealed', { cards: { 0: 'tyr-smite', 2: 'yggdrasil' } }))).toEqual({
      places: [],
      cards: ['tyr-smite', 'yggdrasil'],
      seats: [0, 2],
    });
    expect(aboutOf(told('upgraded', { seat: 1, card: 'troll' })).cards).toEqual(['troll']);
  });

  it('tells those who come back what came after their last choice', () => {
    expect(sinceChoice(EVENTS, 1).map(({ event }) => event)).toEqual([
      'province-destroyed',
      'age-begins',
    ]);
    expect(sinceChoice(EVENTS, 0).map(({ event }) => event)).toEqual([
      'battle-decided',
      'card-used',
      'invaded',
      'province-destroyed',
      'age-begins',
    ]);
  });
});
