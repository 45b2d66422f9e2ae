/** Facts become the same words as in Python:
 * `tests/locale/test_wording.py` reads the same table. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Offer, Reason } from '$protocol';
import cases from '../../../../tests/locale/wording.json';
import { LANGUAGES } from './languages';
import type { GameEvent } from '$shell/live/live.svelte';

interface Case {
  say: 'event' | 'refusal' | 'action' | 'question' | 'word';
  game: string;
  of: unknown;
  texts: Record<string, string>;
}

const table = cases as { names: string[]; cases: Case[] };

let i18n: typeof import('./i18n.svelte');
let sayings: typeof import('./sayings');
let words: typeof import('./words');

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } });
  i18n = await import('./i18n.svelte');
  sayings = await import('./sayings');
  words = await import('./words');
});

function said({ say, game, of }: Case): string {
  const context = { game, names: table.names };
  if (say === 'event') return sayings.eventText(context, of as GameEvent);
  if (say === 'refusal') return sayings.reasonText(context, of as Reason);
  if (say === 'action') return sayings.offerText(context, of as Offer);
  if (say === 'question') return sayings.questionText(context, of as string);
  return words.word(game, of as string);
}

describe.each(LANGUAGES)('in $code', ({ code }) => {
  beforeAll(async () => {
    for (const game of ['stormgates', 'bloodrage'] as const) await i18n.loadTexts(game);
    await i18n.loadLanguage(code);
  });

  test.each(table.cases)('$say $of', (each) => {
    expect(said(each)).toBe(each.texts[code]);
  });

  test('pairs begin with the seats in their order', () => {
    const args = words.wording(
      { game: 'bloodrage', names: ['Ann', 'Ben'] },
      { totals: { 1: 3, 0: 5 } },
      {},
    );
    expect(args['totals-id']).toBe(2);
    expect(String(args.totals)).toMatch(/^Ann.*5.*Ben.*3$/);
  });
});
