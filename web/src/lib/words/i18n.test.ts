import { beforeEach, expect, it, vi } from 'vitest';

let arrive: () => void;
const text = (hall: string) => () => Promise.resolve({ default: `greeting = ${hall}` });
vi.mock('virtual:texts', () => ({
  default: {
    'en/hall': text('Hello'),
    'bg/hall': text('Здравей'),
    'en/bloodrage': () => new Promise((go) => (arrive = () => go({ default: 'clan = Clan' }))),
    'bg/bloodrage': text('Здравей'),
  },
}));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } });
});

it('speaks the language that was asked for last, whatever comes late', async () => {
  const { loadLanguage, loadTexts, tr } = await import('./i18n.svelte');
  await loadLanguage('en');
  const late = loadTexts('bloodrage');

  await loadLanguage('bg');
  arrive();
  await late;

  expect(tr('greeting')).toBe('Здравей');
});
