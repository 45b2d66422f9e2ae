import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listed, sorted, sourcesOf } from './icons';

const root = join(import.meta.dirname, '../src');

describe('the sprites', () => {
  const source = (folder: string, ...names: string[]) => ({
    folder,
    text: names.map((name) => `x('${name}')`).join(),
  });

  test('what one game alone draws travels with its table', () => {
    const found = sorted(['sun'], [source('battalia', 'sun'), source('lobby', 'moon')]);
    expect(found).toEqual({ hall: [], table: [], battalia: ['sun'], bloodrage: [] });
  });

  test('what several games draw travels with each', () => {
    const found = sorted(['sun'], [source('battalia', 'sun'), source('bloodrage', 'sun')]);
    expect(found).toEqual({ hall: [], table: [], battalia: ['sun'], bloodrage: ['sun'] });
  });

  test('what all tables draw travels with them', () => {
    const found = sorted(['sun'], [source('shell', 'sun'), source('bloodrage', 'sun')]);
    expect(found).toEqual({ hall: [], table: ['sun'], battalia: [], bloodrage: [] });
  });

  test('what is drawn at the doors of tables is there from the beginning', () => {
    const found = sorted(['sun'], [source('shell/door', 'sun'), source('shell', 'sun')]);
    expect(found.hall).toEqual(['sun']);
  });

  test('what others draw too is there from the beginning', () => {
    const found = sorted(['sun'], [source('battalia', 'sun'), source('ui', 'sun')]);
    expect(found).toEqual({ hall: ['sun'], table: [], battalia: [], bloodrage: [] });
  });

  test('a part of a longer name is no icon', () => {
    const found = sorted(['sun'], [source('lobby', 'sun-priest'), source('bloodrage', 'sun')]);
    expect(found.bloodrage).toEqual(['sun']);
  });
});

test('every icon of the list is drawn somewhere by its whole name', () => {
  const sources = sourcesOf(root);
  const names = listed(readFileSync(join(root, 'icons.ts'), 'utf8'));
  const unused = names.filter(
    (name) => !sources.some(({ text }) => new RegExp(`['"\`]${name}['"\`]`).test(text)),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(unused).toEqual([]);
});
