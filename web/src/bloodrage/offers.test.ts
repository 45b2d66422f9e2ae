import { describe, expect, it } from 'vitest';
import type { Offer } from '$protocol';
import { bundleFits, bundleItems, bundleOffer, bundleSlot, familyOf, replacedOf, sourceOf, targetOf } from './offers';

const offer = (text: string, kind: string, ...args: [string, string][]): Offer => ({ text, kind, args });
const march = offer('march gimle elvagar', 'march', ['province', 'gimle'], ['province', 'elvagar']);
const moves = [
  offer('move warrior', 'move', ['figure', 'warrior']),
  offer('move warrior warrior', 'move', ['figure', 'warrior'], ['figure', 'warrior']),
  offer('move warrior leader', 'move', ['figure', 'warrior'], ['figure', 'leader']),
];

describe('offers', () => {
  it('tell where they start and end', () => {
    expect(sourceOf(march)).toBe('gimle');
    expect(targetOf(march)).toBe('elvagar');
    expect(targetOf(offer('invade ship fjord-ne', 'invade', ['figure', 'ship'], ['place', 'fjord-ne']))).toBe('fjord-ne');
    expect(targetOf(offer('pass', 'pass'))).toBeNull();
  });

  it('belong to an action of the bar', () => {
    expect(familyOf(offer('repillage gimle', 'repillage', ['province', 'gimle']))).toBe('pillage');
    expect(familyOf(offer('decline', 'decline'))).toBe('decline');
  });

  it('name what an upgrade replaces', () => {
    const text = 'upgrade loki-eminence replace frigga-succor';
    expect(replacedOf(offer(text, 'upgrade-replace', ['card', 'loki-eminence'], ['card', 'frigga-succor']))).toBe('frigga-succor');
    expect(replacedOf(offer('upgrade troll', 'upgrade', ['card', 'troll']))).toBeNull();
  });
});

describe('bundles', () => {
  it('hold each thing as often as it can be taken', () => {
    expect(bundleSlot(moves)).toBe('figure');
    expect(bundleSlot([march])).toBeNull();
    expect(bundleItems(moves, 'figure')).toEqual(['warrior', 'warrior', 'leader']);
  });

  it('find the offer of a choice in any order', () => {
    expect(bundleOffer(moves, 'figure', ['leader', 'warrior'])?.text).toBe('move warrior leader');
    expect(bundleOffer(moves, 'figure', ['leader'])).toBeNull();
    expect(bundleOffer(moves, 'figure', [])).toBeNull();
  });

  it('know what can be added', () => {
    expect(bundleFits(moves, 'figure', ['leader'])).toBe(true);
    expect(bundleFits(moves, 'figure', ['leader', 'leader'])).toBe(false);
  });
});
