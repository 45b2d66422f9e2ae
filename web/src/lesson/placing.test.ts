import { expect, test } from 'vitest';
import { bestPlace, hidden, type Box } from './placing';

const SCREEN: Box = { left: 8, top: 40, width: 1264, height: 672 };
const CARD = { width: 300, height: 200 };

test('an empty screen: the lower left corner', () => {
  expect(bestPlace(CARD, SCREEN, [], null)).toEqual({ left: 8, top: 512 });
});

test('nothing is hidden if there is room', () => {
  const below = { left: 0, top: 500, width: 1280, height: 220, weight: 10 };
  const board = { left: 220, top: 40, width: 1060, height: 460, weight: 1 };
  const place = bestPlace({ width: 210, height: 200 }, SCREEN, [below, board], null);
  expect(hidden({ ...place, width: 210, height: 200 }, [below, board])).toBe(0);
  expect(place.left).toBe(8);
});

test('what counts less is hidden first', () => {
  const left = { left: 0, top: 0, width: 640, height: 720, weight: 10 };
  const right = { left: 640, top: 0, width: 640, height: 720, weight: 1 };
  expect(bestPlace(CARD, SCREEN, [left, right], null).left).toBeGreaterThanOrEqual(640);
});

test('it stays where it is as long as no place is better', () => {
  const before = { left: 700, top: 300 };
  expect(bestPlace(CARD, SCREEN, [], before)).toEqual(before);
  const now = { left: 650, top: 250, width: 400, height: 300, weight: 1 };
  expect(bestPlace(CARD, SCREEN, [now], before)).not.toEqual(before);
});

test('a place outside of the screen is not kept', () => {
  expect(bestPlace(CARD, SCREEN, [], { left: 1200, top: 300 })).toEqual({ left: 8, top: 512 });
});

test('a card that fills the screen stands at its beginning', () => {
  expect(bestPlace({ width: 2000, height: 900 }, SCREEN, [], null)).toEqual({ left: 8, top: 40 });
});
