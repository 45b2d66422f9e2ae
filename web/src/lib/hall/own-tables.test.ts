import { expect, it } from 'vitest';
import type { OwnTable, TableState } from '$protocol';
import { byTable, isOver, openSeats } from './own-tables';
import { partly, type Partly } from '$lib/partly';

const table = (id: string, more: Partly<TableState> = {}) =>
  partly<TableState>({ id, seats: [], status: 'playing', ...more });
const own = (id: string, seat: number, turn: boolean): OwnTable => ({
  table: table(id),
  seat,
  turn,
  number: 4,
});

it('several own seats of a table are one table, and one turn is enough', () => {
  const found = byTable([own('a', 0, false), own('b', 1, false), own('a', 2, true)]);
  expect(found.map(({ table: { id }, seats, turn }) => [id, seats, turn])).toEqual([
    ['a', [0, 2], true],
    ['b', [1], false],
  ]);
});

it('open seats are counted and finished games known', () => {
  const waiting = table('a', {
    seats: [{ kind: 'open' }, { kind: 'bot' }, { kind: 'open' }],
    status: 'waiting',
  });
  expect(openSeats(waiting)).toBe(2);
  expect(isOver(waiting)).toBe(false);
  expect(isOver(table('b', { status: 'finished' }))).toBe(true);
});
