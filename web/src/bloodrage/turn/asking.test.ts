import { describe, expect, it } from 'vitest';
import { partly } from '$lib/partly';
import { lay } from '../../testing/printed';
import { askedPlaces, askingCard } from './asking';
import type { Sheet, Step } from '../engine';

lay('bloodrage');

const frame = <Name extends Step['step']>(
  step: Name,
  facts: Partial<Extract<Step, { step: Name }>> = {},
): Step => partly<Step>({ ...facts, step });
const sheet = (upgrades: (string | null)[], played: string[] = []): Sheet =>
  partly<Sheet>({ upgrades, played });

describe('a question', () => {
  it('names the places it is about', () => {
    expect(askedPlaces([frame('turn', { seat: 0 })])).toEqual([]);
    expect(
      askedPlaces([frame('turn'), frame('march', { source: 'gimle', target: 'horgr' })]),
    ).toEqual(['horgr', 'gimle']);
    expect(askedPlaces([frame('turn'), frame('invaded', { place: 'horgr' })])).toEqual(['horgr']);
    expect(
      askedPlaces([frame('battle', { province: 'utgard' }), frame('prowess', { seat: 1 })]),
    ).toEqual(['utgard']);
  });

  it('names the card that lets it be asked', () => {
    const own = sheet([null, 'frigga-succor', 'frigga-protection', 'volur-witch']);
    const all = [own, sheet([], ['odin-tide'])];
    expect(askingCard('invaded', ['decline', 'succor'], own, all)).toBe('frigga-succor');
    expect(askingCard('destruction', ['decline', 'protect'], own, all)).toBe('frigga-protection');
    expect(askingCard('destruction', ['decline', 'retreat'], own, all)).toBe('volur-witch');
    expect(askingCard('tide', ['spare'], own, all)).toBe('odin-tide');
    expect(askingCard('turn', ['pass'], own, all)).toBeNull();
  });
});
