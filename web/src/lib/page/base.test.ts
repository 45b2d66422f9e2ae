import { describe, expect, it } from 'vitest';
import { baseOf } from './base';

describe('where the hall begins', () => {
  it.each([
    ['https://hall.example.org/assets/index-1a.js', ''],
    ['https://example.org/games/assets/index-1a.js', '/games'],
    ['https://example.org/our/games/assets/index-1a.js', '/our/games'],
  ])('%s', (script, base) => expect(baseOf(script)).toBe(base));
});
