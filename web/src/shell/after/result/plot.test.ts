import { describe, expect, it } from 'vitest';
import { fitting, pointsAt, rangeOf, scale, spread, stepLine, ticks } from './plot';

const course = [
  { number: 0, points: [0, 0] },
  { number: 4, points: [3, 0] },
  { number: 9, points: [3, 7] },
];

describe('scales', () => {
  it('run from one end to the other, upside down too', () => {
    const y = scale({ least: 0, most: 10 }, 100, 0);
    expect([y(0), y(5), y(10)]).toEqual([100, 50, 0]);
    expect(scale({ least: 3, most: 3 }, 7, 9)(3)).toBe(7);
  });

  it('have round marks that cover the range', () => {
    expect(ticks({ least: 0, most: 134 }, 7)).toEqual([0, 20, 40, 60, 80, 100, 120, 140]);
    expect(ticks({ least: 0, most: 3 }, 7)).toEqual([0, 1, 2, 3]);
    expect(ticks({ least: -4, most: 9 }, 4)).toEqual([-5, 0, 5, 10]);
    expect(ticks({ least: 0, most: 0 }, 5)).toEqual([0, 1]);
  });

  it('know least and most, nought included', () => {
    expect(rangeOf(course)).toEqual({ least: 0, most: 7 });
    expect(rangeOf([{ number: 0, points: [-2] }])).toEqual({ least: -2, most: 1 });
  });
});

describe('lines', () => {
  it('hold their height until a choice changes it', () => {
    const same = (n: number) => n;
    expect(stepLine(course, 0, 12, same, same)).toBe('M0.0 0.0H4.0V3.0H9.0V3.0H12.0');
    expect(stepLine([], 0, 12, same, same)).toBe('');
  });

  it('tell the points at any moment', () => {
    expect(pointsAt(course, 8)).toEqual([3, 0]);
    expect(pointsAt(course, 9)).toEqual([3, 7]);
    expect(pointsAt([], 9)).toEqual([]);
  });
});

describe('labels', () => {
  it('keep apart and within bounds, in their order', () => {
    expect(spread([50, 50, 10], 20, 0, 100)).toEqual([50, 70, 10]);
    expect(spread([95, 99], 20, 0, 100)).toEqual([80, 100]);
    expect(spread([0, 0, 0, 0, 0], 40, 0, 100)).toEqual([0, 25, 50, 75, 100]);
  });

  it('are thinned out where there is no room', () => {
    expect(fitting([0, 30, 60, 70, 130], 50)).toEqual([true, false, true, false, true]);
    expect(fitting([], 50)).toEqual([]);
  });
});
