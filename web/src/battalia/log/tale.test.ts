import { describe, expect, it } from 'vitest';
import { partly } from '$lib/partly';
import { hasPlace } from '$shell/log/tale';
import { aboutOf, sinceTurn, TALE } from './tale';
import type { Told } from '../view';

let number = 0;
const told = <Kind extends Told['event']>(
  event: Kind,
  facts: Partial<Extract<Told, { event: Kind }>> = {},
): Told => partly<Told>({ ...facts, event, number: number++ });

const GAME = [
  told('settled', { seat: 0, cell: 'a1' }),
  told('day', { day: 1 }),
  told('turn', { seat: 1 }),
  told('built', { seat: 1, cell: 'c3' }),
  told('cleaned-up', { seat: 1 }),
  told('turn', { seat: 0 }),
  told('upgraded', { seat: 0, cell: 'a1' }),
  told('cleaned-up', { seat: 0 }),
  told('nation-reshuffled', { seat: 0 }),
  told('drawn', { seat: 0, cards: ['supply'] }),
  told('turn', { seat: 1 }),
  told('line', { seat: 1, for: 'step', cards: ['supply'] }),
  told('moved', { seat: 1, hero: 1, from: 'c3', to: 'c4' }),
  told('line', { seat: 1, for: 'step', cards: ['supply'] }),
  told('moved', { seat: 1, hero: 1, from: 'c4', to: 'd4' }),
  told('created', { seat: 1, card: 'tool.red', top: 'tool.red' }),
  told('cleaned-up', { seat: 1 }),
];

describe("since one's turn", () => {
  const kinds = (events: Told[]) => events.map((each) => each.event);

  it('tells what the others did between two turns of a seat, and walks as one', () => {
    const found = sinceTurn(
      [...GAME, told('turn', { seat: 0 }), told('upgraded', { seat: 0, cell: 'a1' })],
      0,
    );
    expect(kinds(found)).toEqual(['moved', 'created']);
    expect(found[0]).toMatchObject({ from: 'c3', to: 'd4', way: ['c3', 'c4', 'd4'] });
  });

  it('begins with the first turn of the game for those who had none', () => {
    expect(kinds(sinceTurn(GAME.slice(0, 6), 0))).toEqual(['built']);
    expect(sinceTurn(GAME.slice(0, 2), 0)).toEqual([]);
  });

  it('goes on until now while others play', () => {
    expect(kinds(sinceTurn(GAME, 0))).toEqual(['moved', 'created']);
    expect(kinds(sinceTurn(GAME, 1))).toEqual([]);
  });

  it('leaves out a walk that leads back', () => {
    const back = [
      told('turn', { seat: 0 }),
      told('moved', { seat: 1, hero: 1, from: 'a1', to: 'a2' }),
      told('moved', { seat: 1, hero: 1, from: 'a2', to: 'a1' }),
    ];
    expect(sinceTurn(back, 2)).toEqual([]);
  });
});

describe('what an event is about', () => {
  it('names squares once, cards, and whose it is', () => {
    expect(aboutOf(told('moved', { seat: 2, hero: 1, from: 'a4', to: 'b4' }))).toEqual({
      places: ['a4', 'b4'],
      cards: [],
      seats: [2],
    });
    expect(
      aboutOf(told('transformed', { seat: 0, card: 'priest.red', becomes: 'lord.red' })).cards,
    ).toEqual(['priest.red', 'lord.red']);
    expect(hasPlace(aboutOf(told('turn', { seat: 1, day: 3 })))).toBe(false);
  });

  it('takes a seat for no square', () => {
    expect(aboutOf(told('cohort-shown', { seat: 0, to: 1 })).places).toEqual([]);
  });

  it('is of the kinds that can be looked for', () => {
    const battle = told('city-taken', { seat: 3, cell: 'f4' });
    expect(TALE.topics.filter((topic) => TALE.isAbout(battle, topic))).toEqual([
      'board',
      'battles',
    ]);
  });
});
