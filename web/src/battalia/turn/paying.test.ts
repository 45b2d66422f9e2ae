import { describe, expect, it } from 'vitest';
import { suits } from './paying.svelte';

describe('a payment', () => {
  it('has at least what was put in and at most what was left in', () => {
    const cards = ['supply', 'supply', 'friman.red'];
    expect(suits(cards, new Map([['supply', 2]]), new Map())).toBe(true);
    expect(suits(cards, new Map([['supply', 3]]), new Map())).toBe(false);
    expect(suits(cards, new Map(), new Map([['friman.red', 0]]))).toBe(false);
    expect(suits(cards, new Map(), new Map([['supply', 2]]))).toBe(true);
  });
});
