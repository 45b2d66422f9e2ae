import { describe, expect, it } from 'vitest';
import { partly } from '$lib/partly';
import { lay } from '../testing/printed';
import { chronicle, namedIn } from './annals';
import type { Told } from './types';

lay('bloodrage');

let next = 0;
const told = <Kind extends Told['event']>(event: Kind, facts: Partial<Extract<Told, { event: Kind }>> = {}): Told => partly<Told>({ ...facts, event, number: next++ });
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
  it('is told by age, phase and turn', () => {
    const chapters = chronicle(EVENTS);
    expect(chapters.map(({ age, phase }) => [age, phase])).toEqual([[1, 'action'], [1, 'ragnarok'], [2, 'gifts']]);
    // What a card lets a clan do in the turn of another belongs to that turn.
    expect(chapters[0]!.turns.map(({ seat, events }) => [seat, events.length])).toEqual([[0, 1], [1, 2], [0, 4]]);
  });

  it('is filtered by topic and clan', () => {
    const events = (...how: Parameters<typeof chronicle> extends [unknown, ...infer Rest] ? Rest : never) =>
      chronicle(EVENTS, ...how).flatMap(({ turns }) => turns.flatMap((turn) => turn.events.map(({ event }) => event)));
    expect(events('battles')).toEqual(['pillaging', 'battle-decided']);
    expect(events('all', 1)).toEqual(['upgraded', 'invaded', 'card-used', 'invaded', 'age-begins']);
  });

  it('knows what a line names', () => {
    expect(namedIn(told('marched', { seat: 2, source: 'gimle', target: 'yggdrasil', figures: ['warrior'] }))).toEqual({
      places: ['gimle', 'yggdrasil'],
      cards: [],
      seats: [2],
    });
    expect(namedIn(told('revealed', { cards: { 0: 'tyr-smite', 2: 'yggdrasil' } }))).toEqual({ places: [], cards: ['tyr-smite', 'yggdrasil'], seats: [0, 2] });
    expect(namedIn(told('upgraded', { seat: 1, card: 'troll' })).cards).toEqual(['troll']);
  });
});
