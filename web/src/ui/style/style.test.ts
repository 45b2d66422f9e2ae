/** The page of the look draws everything it is to show. */
import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import { COLOURS, SIZES, SPACES } from './tokens';
import StylePage from './StylePage.svelte';

vi.mock('$lib/words/i18n.svelte', () => ({ tr: (id: string) => id }));

const { body } = render(StylePage);

it('shows every token in both themes', () => {
  expect(SIZES).toHaveLength(6);
  expect(SPACES).toHaveLength(8);
  expect(COLOURS.length).toBeGreaterThan(50);
  for (const name of [...SIZES, ...SPACES, ...COLOURS])
    expect(body.split(`var(${name})`).length, name).toBeGreaterThan(2);
});

it('names every layout', () => {
  const layouts = Object.keys(import.meta.glob('../layout/*.svelte')).map(
    (path) => path.match(/(\w+)\.svelte/)![1]!,
  );

  expect(layouts.length).toBeGreaterThan(4);
  expect(layouts.filter((name) => !body.includes(name))).toEqual([]);
});
