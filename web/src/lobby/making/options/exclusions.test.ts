import { describe, expect, it } from 'vitest';
import type { ExclusionInfo, GameInfo, OptionInfo } from '$protocol';
import { against, clashes, nearestSeats, others, presetValues } from './exclusions';

const option = (name: string, value: OptionInfo['default']): OptionInfo => ({
  name,
  type: 'choice',
  default: value,
  values: null,
  least: null,
  most: null,
  rule: '',
  about: '',
});
const exclusion = (
  given: ExclusionInfo['if'],
  excludes: ExclusionInfo['excludes'],
  rule: string,
  seats: number[] | null = null,
): ExclusionInfo => ({
  if: given,
  excludes,
  rule,
  seats,
});
const GAME: GameInfo = {
  name: 'battalia',
  lesson: true,
  title: '',
  description: '',
  seats: [2, 3, 4, 6],
  options: [
    option('heroic', true),
    option('scenario', 'base'),
    option('valleys', 'off'),
    option('limit', null),
  ],
  presets: { usual: {}, valleys: { valleys: 'pass' }, plain: { heroic: false } },
  exclusions: [
    exclusion({ heroic: true }, { scenario: 'alt' }, 'H'),
    exclusion({}, { valleys: 'pass' }, 'V', [2, 3]),
    exclusion({ scenario: 'volcano' }, { limit: { least: 31, most: null } }, 'L'),
    exclusion({ scenario: 'base' }, { limit: { least: 2, most: 3 } }, 'S'),
  ],
};
const USUAL = presetValues(GAME, 'usual');

describe('exclusions', () => {
  it('hold if all their options have their values', () => {
    expect(clashes(GAME, 4, USUAL)).toEqual([]);
    expect(clashes(GAME, 4, { ...USUAL, scenario: 'alt' }).map((each) => each.rule)).toEqual(['H']);
  });

  it('read both ways', () => {
    expect(against(GAME, 4, USUAL, 'scenario', 'alt')?.rule).toBe('H');
    const plain = { ...presetValues(GAME, 'plain'), scenario: 'alt' };
    expect(against(GAME, 4, plain, 'scenario', 'alt')).toBeUndefined();
    expect(against(GAME, 4, plain, 'heroic', true)?.rule).toBe('H');
  });

  it('of others do not count against a value', () => {
    expect(against(GAME, 4, { ...USUAL, scenario: 'alt' }, 'limit', 5)).toBeUndefined();
  });

  it('may hold for some numbers of seats alone', () => {
    const values = presetValues(GAME, 'valleys');
    expect(clashes(GAME, 3, values).map((each) => each.rule)).toEqual(['V']);
    expect(clashes(GAME, 4, values)).toEqual([]);
  });

  it('may hold for numbers in bounds, which nothing is not', () => {
    const volcano = { ...USUAL, scenario: 'volcano' };
    expect(against(GAME, 2, volcano, 'limit', 31)?.rule).toBe('L');
    expect(against(GAME, 2, volcano, 'limit', 30)).toBeUndefined();
    expect(against(GAME, 2, volcano, 'limit', null)).toBeUndefined();
    expect(against(GAME, 2, USUAL, 'limit', 3)?.rule).toBe('S');
    expect(against(GAME, 2, USUAL, 'limit', 4)).toBeUndefined();
  });

  it('name what stands in the way', () => {
    expect(others(GAME.exclusions[0]!, 'scenario')).toEqual([['heroic', true]]);
    expect(others(GAME.exclusions[0]!, 'heroic')).toEqual([['scenario', 'alt']]);
    expect(others(GAME.exclusions[1]!, 'valleys')).toEqual([]);
  });
});

describe('presets', () => {
  it('change the defaults', () => {
    expect(presetValues(GAME, 'plain')).toEqual({
      heroic: false,
      scenario: 'base',
      valleys: 'off',
      limit: null,
    });
    expect(presetValues(GAME, null)).toEqual(USUAL);
  });

  it('lead to the nearest number of seats that can play them', () => {
    expect(nearestSeats(GAME, 2, presetValues(GAME, 'valleys'))).toBe(4);
    expect(nearestSeats(GAME, 6, presetValues(GAME, 'valleys'))).toBe(6);
    expect(nearestSeats(GAME, 3, USUAL)).toBe(3);
  });

  it('that nobody can play leave the number to the rules', () => {
    expect(nearestSeats(GAME, 3, { ...USUAL, scenario: 'alt' })).toBe(3);
  });
});
