import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableMade } from '$protocol';
import { dropSeat, joinLink, keep, keepMade, keyRings, ringOf, watchLink } from './keys';
import { partly } from '$lib/partly';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal('location', { origin: 'http://hall.test' });
});

const ring = (table: string, seats: Record<string, string> = { 0: `${table}-key` }) => ({
  table,
  game: 'battalia',
  seats,
});

describe('the keys of this browser', () => {
  it('are kept by table, the last one first', () => {
    keep(ring('a'));
    keep(ring('b'));
    expect(keyRings().map((each) => each.table)).toEqual(['b', 'a']);
    expect(ringOf('a')?.seats).toEqual({ 0: 'a-key' });
    expect(ringOf('c')).toBeUndefined();
  });

  it('of a table are put together', () => {
    keep({ ...ring('a'), host: 'h', invite: 'i' });
    keep(ring('a', { 2: 'second' }));
    expect(ringOf('a')).toMatchObject({
      host: 'h',
      invite: 'i',
      seats: { 0: 'a-key', 2: 'second' },
    });
    expect(keyRings()).toHaveLength(1);
  });

  it('of a table that was made are all kept', () => {
    const made = partly<TableMade>({
      table: { id: 'a', game: 'bloodrage' },
      seats: { 0: 's' },
      host: 'h',
      invite: 'i',
      watch: null,
    });
    keepMade(made);
    expect(ringOf('a')).toMatchObject({
      game: 'bloodrage',
      host: 'h',
      invite: 'i',
      seats: { 0: 's' },
    });
    expect(ringOf('a')?.watch).toBeUndefined();
  });

  it('are not more than can be asked about at once', () => {
    for (let table = 0; table < 205; table++) keep(ring(`t${table}`));
    expect(keyRings()).toHaveLength(200);
    expect(ringOf('t204')).toBeDefined();
    expect(ringOf('t0')).toBeUndefined();
  });

  it('go with the seat, and the table with its last seat', () => {
    keep(ring('a', { 0: 'x', 1: 'y' }));
    dropSeat('a', 0);
    expect(ringOf('a')?.seats).toEqual({ 1: 'y' });
    dropSeat('a', 1);
    expect(ringOf('a')).toBeUndefined();
    dropSeat('a', 1);
  });

  it('stay with the host of a table', () => {
    keep({ ...ring('a'), host: 'h' });
    dropSeat('a', 0);
    expect(ringOf('a')).toMatchObject({ host: 'h', seats: {} });
  });

  it('are none if what is kept cannot be read', () => {
    kept.set('stormhall.keys', '{');
    expect(keyRings()).toEqual([]);
  });
});

describe('links', () => {
  it('carry the key behind the #, where no server sees it', () => {
    expect(joinLink('T1', 'secret')).toBe('http://hall.test/join/T1#secret');
    expect(watchLink('T1', 'secret')).toBe('http://hall.test/watch/T1#secret');
  });
});
