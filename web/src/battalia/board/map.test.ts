import { beforeEach, describe, expect, it } from 'vitest';
import { isPlace, mapOf, neighbours, spotOf, wayTo, wordAt } from './map';
import type { Tile, View } from '../engine';
import { lay } from '../../testing/printed';

beforeEach(() => lay('battalia'));

const road = (exits: string): Tile => ({ card: 'road.straight', exits, terrain: 'lake' });
const view = (tiles: Record<string, Tile>, more: Partial<View> = {}): View =>
  ({
    game: 'battalia',
    factions: ['emberians'],
    tiles,
    impassable: [],
    out_of_play: [],
    ...more,
  }) as View;

describe('the board', () => {
  it('names squares from the north-west', () => {
    expect(wordAt(0, 0)).toBe('a1');
    expect(spotOf('c5')).toEqual({ word: 'c5', r: 4, c: 2 });
  });

  it('leaves out columns in which no square is in play', () => {
    const beyond = ['h', 'i', 'j', 'k'].flatMap((letter) =>
      [1, 2, 3, 4, 5, 6, 7].map((row) => `${letter}${row}`),
    );
    expect(mapOf(view({})).cols).toBe(7);
    lay('stormgates');
    expect(mapOf(view({}, { game: 'stormgates', out_of_play: beyond })).cols).toBe(7);
    expect(mapOf(view({}, { game: 'stormgates', out_of_play: ['a1', 'k7'] })).cols).toBe(11);
  });

  it('tells owners by faction and guards as neutral', () => {
    const map = mapOf(
      view({
        a1: { card: 'city.end', exits: 'e', terrain: 'lake', owner: 0, level: 2 },
        c1: { card: 'ruins', exits: 'w', terrain: 'neutral', neutral: true, level: 8 },
      }),
    );
    expect(map.byWord.get('a1')?.faction).toBe('emberians');
    expect(map.byWord.get('c1')).toMatchObject({
      faction: 'neutral',
      terrain: 'stone',
      owner: null,
    });
  });

  it('joins squares whose roads meet', () => {
    const map = mapOf(view({ a1: road('ew'), b1: road('ew'), c1: road('ns'), a2: road('ns') }));
    expect(neighbours(map, 'a1')).toEqual(['b1']);
    expect(neighbours(map, 'c1')).toEqual([]);
  });

  it('finds the way that was priced', () => {
    const map = mapOf(view({ a1: road('es'), b1: road('ws'), b2: road('nw'), a2: road('ne') }));
    expect(wayTo(map, 'a1', 'b2', { b1: 1, b2: 2 })).toEqual(['b1', 'b2']);
    expect(wayTo(map, 'a1', 'b2', { a2: 0, b1: 1, b2: 1 })).toEqual(['a2', 'b2']);
    expect(wayTo(map, 'a1', 'g7', { b1: 1 })).toEqual([]);
  });

  it('lets roads run through crossings and gates, and to the middle of places', () => {
    expect(['road.tee', 'crossing', 'gate', 'connection'].some(isPlace)).toBe(false);
    expect(['city.end', 'ruins', 'peak', 'building', 'covered.building'].every(isPlace)).toBe(true);
  });
});
