import { describe, expect, it } from 'vitest';
import { partly, type Partly } from '$lib/partly';
import { ageAccount, battles, pillagers } from './story';
import type { Told } from '../view';

const log = (...events: Partly<Told>[]): Told[] =>
  events.map((event, number) => partly<Told>({ number, ...event }));

const fight = log(
  { event: 'pillaging', seat: 0, place: 'gimle', rage: 3 },
  { event: 'joined', seat: 2, figure: 'leader', source: 'myrkvlor', place: 'gimle' },
  { event: 'battle', place: 'gimle', pillager: 0, seats: [0, 2] },
  { event: 'revealed', cards: { '0': 'tyr-smite', '2': 'heimdall-sight' } },
  { event: 'added-nothing', seat: 0 },
  { event: 'card-added', seat: 2, card: 'heimdall-eye' },
  { event: 'battle-decided', place: 'gimle', totals: { '0': 8, '2': 6 }, winner: 0 },
  { event: 'glory-gained', seat: 0, source: 'battle', glory: 5 },
  { event: 'destroyed', seat: 2, place: 'gimle', figures: ['leader'], cause: 'battle' },
  { event: 'pillaged', seat: 0, place: 'gimle', token: 'glory' },
  { event: 'passed', seat: 1 },
);

describe('battles', () => {
  it('are told from call to loss', () => {
    const [battle] = battles(fight);
    expect(battle).toMatchObject({
      place: 'gimle',
      pillager: 0,
      winner: 0,
      cards: { '0': ['tyr-smite'], '2': ['heimdall-sight', 'heimdall-eye'] },
      joined: [{ seat: 2, figure: 'leader', source: 'myrkvlor' }],
      fallen: [{ seat: 2, figures: ['leader'] }],
      isOver: true,
    });
  });

  it('forget cards that were swept away', () => {
    const [battle] = battles(
      log(
        { event: 'battle', place: 'gimle', pillager: 0, seats: [0, 1] },
        { event: 'revealed', cards: { '0': 'heimdall-watch' } },
        { event: 'cards-swept', seat: 0 },
      ),
    );
    expect(battle!.cards).toEqual({});
    expect(battle!.isOver).toBe(false);
  });
});

describe('the log', () => {
  it('knows who turned a token in this age', () => {
    const next = [...fight, partly<Told>({ event: 'age-begins', number: 11, age: 2 })];
    expect(pillagers(next, 1).get('gimle')).toBe(0);
    expect(pillagers(next, 2).size).toBe(0);
  });

  it('accounts for an age', () => {
    const account = ageAccount(
      [
        ...fight,
        ...log(
          { event: 'phase', phase: 'quests', age: 1 },
          { event: 'quest-revealed', seat: 1, card: 'alfheim', completed: true },
          { event: 'glory-gained', seat: 1, source: 'quests', glory: 7 },
          { event: 'stat-raised', seat: 1, stat: 'axes', step: 2, value: 4 },
          { event: 'province-destroyed', place: 'gimle', age: 1 },
          {
            event: 'destroyed',
            seat: 0,
            cause: 'ragnarok',
            figures: ['warrior', 'ship'],
            place: 'gimle',
          },
        ),
      ],
      1,
    );
    expect(account.won).toEqual({ '0': 1 });
    expect(account.fallen).toEqual({ place: 'gimle', dead: [{ seat: 0, count: 2 }] });
    expect(account.swings[0]).toMatchObject({ seat: 1, glory: 7, source: 'quests' });
    expect(account.raised).toEqual([{ seat: 1, stat: 'axes', from: 1, to: 2 }]);
  });
});
