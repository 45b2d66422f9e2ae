import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entries, partOf, PARTS, pathsOf } from './texts';

const locale = join(import.meta.dirname, '../../src/stormhall/locale');
/** The files of the browser; the command line has its own. */
const FILES = ['hall', 'wording', 'battalia', 'stormgates', 'bloodrage', 'lessons'];
const ids = (text: string) => new FluentResource(text).body.map((entry) => entry.id);

test('an entry keeps its lines, and comments end it', () => {
  const found = entries(
    '### Head\n\none = 1\n    more\n\n    and more\n# about two\ntwo =\n    .x = y\n',
  );
  expect([...found]).toEqual([
    ['one', 'one = 1\n    more\n    and more'],
    ['two', 'two =\n    .x = y'],
  ]);
});

describe.each(['en', 'bg', 'ru', 'zh-Hant'])('in %s', (language) => {
  const read = (file: string) =>
    pathsOf(join(locale, language), file)
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');

  test('the parts say all that the files say to the browser, once', () => {
    const all = FILES.flatMap((file) => ids(read(file)));
    const parts = PARTS.flatMap((part) => ids(partOf(part, read)));
    expect(parts.sort()).toEqual(all.sort());
  });

  test('the lobby knows the names of all games', () => {
    const known = ids(partOf('hall', read));
    for (const game of ['battalia', 'stormgates', 'bloodrage'])
      expect(known).toContain(`${game}-title`);
    expect(known).not.toContain('battalia-verb-pass');
  });
});
