import { describe, expect, it } from 'vitest';
import type { Offer } from '$protocol';
import { familyOf, replacedOf, sourceOf, targetOf } from './offers';

const offer = (text: string, kind: string, ...args: [string, string][]): Offer => ({
  text,
  kind,
  args,
});
const march = offer('march gimle elvagar', 'march', ['province', 'gimle'], ['province', 'elvagar']);
describe('offers', () => {
  it('tell where they start and end', () => {
    expect(sourceOf(march)).toBe('gimle');
    expect(targetOf(march)).toBe('elvagar');
    expect(
      targetOf(offer('invade ship fjord-ne', 'invade', ['figure', 'ship'], ['place', 'fjord-ne'])),
    ).toBe('fjord-ne');
    expect(targetOf(offer('pass', 'pass'))).toBeNull();
  });

  it('belong to an action of the bar', () => {
    expect(familyOf(offer('repillage gimle', 'repillage', ['province', 'gimle']))).toBe('pillage');
    expect(familyOf(offer('decline', 'decline'))).toBe('decline');
  });

  it('name what an upgrade replaces', () => {
    const text = 'upgrade loki-eminence replace frigga-succor';
    expect(
      replacedOf(
        offer(text, 'upgrade-replace', ['card', 'loki-eminence'], ['card', 'frigga-succor']),
      ),
    ).toBe('frigga-succor');
    expect(replacedOf(offer('upgrade troll', 'upgrade', ['card', 'troll']))).toBeNull();
  });
});
