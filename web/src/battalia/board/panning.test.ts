import { expect, test } from 'vitest';
import { Panning } from './panning.svelte';

test('a square that is picked comes into the pane, and one in sight moves nothing', () => {
  const panning = new Panning();
  panning.fit(390, 400, 780, 780);
  panning.reveal(40, 40, 100);
  expect([panning.x, panning.y]).toEqual([0, 0]);
  panning.reveal(640, 640, 100);
  const { x, y, width, height } = panning.window(0);
  expect(x + width).toBeGreaterThanOrEqual(740);
  expect(y + height).toBeGreaterThanOrEqual(740);
  const before = [panning.x, panning.y];
  panning.reveal(540, 540, 100);
  expect([panning.x, panning.y]).toEqual(before);
});

test('a few squares to choose from are all shown, and the board has its size back', () => {
  const panning = new Panning();
  panning.fit(390, 400, 752, 752);
  const usual = panning.width;
  panning.show([76, 676], [76, 676], true);
  const { x, y, width, height } = panning.window(0);
  expect(Math.min(x, y)).toBeLessThanOrEqual(26);
  expect(Math.min(x + width, y + height)).toBeGreaterThanOrEqual(726);
  panning.show([76, 676], [76, 676]);
  expect(panning.width).toBe(usual);
});
