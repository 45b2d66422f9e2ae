/** The Fluent files in the parts in which the browser asks for them.
 *
 * The lobby names all games and their presets; all else that a game has to say travels with its
 * table, the headings of the rules with their reader, the notes of a lesson with its coach, and
 * what to say of something that broke with that.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LIST = 'virtual:texts';
const PREFIX = `${LIST}/`;
const GAMES = ['battalia', 'stormgates', 'bloodrage'] as const;
const FRONT = /^[a-z]+-(title|about|preset-.*)$/;
const HEADING = /^rules-heading-/;
const BROKEN = /^broken-/;
const LESSON = /^lesson-/;

export const PARTS = [
  'hall',
  'rules',
  'coach',
  'broken',
  ...GAMES,
  ...GAMES.map((game) => `lesson-${game}` as const),
] as const;
export type Part = (typeof PARTS)[number];

/** The entries of a Fluent file by their ids; comments are for those who write it. */
export function entries(file: string): Map<string, string> {
  const found = new Map<string, string>();
  let id = '';
  for (const line of file.split('\n')) {
    const begins = /^(-?[A-Za-z][\w-]*)\s*=/.exec(line);
    if (begins) {
      id = begins[1]!;
      found.set(id, line);
    } else if (line.startsWith('#')) id = '';
    else if (id && line.trim()) found.set(id, `${found.get(id)}\n${line}`);
  }
  return found;
}

/** The paths of a file: the English of a game's options
 * is made from the sources and has a file of its own. */
export function pathsOf(folder: string, file: string): string[] {
  return [`${file}.ftl`, `${file}-options.ftl`]
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path));
}

/** A part of a language, made from its files. */
export function partOf(part: Part, read: (file: string) => string): string {
  const of = (file: string, wanted: (id: string) => boolean) =>
    [...entries(read(file))].filter(([id]) => wanted(id)).map(([, text]) => text);
  if (part === 'rules') return of('hall', (id) => HEADING.test(id)).join('\n');
  if (part === 'broken') return of('hall', (id) => BROKEN.test(id)).join('\n');
  if (part === 'coach') return of('lessons', (id) => id.startsWith('coach-')).join('\n');
  if (LESSON.test(part)) {
    const beginning = `${part.replace(LESSON, '')}-lesson-`;
    return of('lessons', (id) => id.startsWith(beginning)).join('\n');
  }
  if (part !== 'hall') return of(part, (id) => !FRONT.test(id)).join('\n');
  const fronts = GAMES.flatMap((game) => of(game, (id) => FRONT.test(id)));
  return [
    ...of('hall', (id) => !HEADING.test(id) && !BROKEN.test(id)),
    ...of('wording', () => true),
    ...fronts,
  ].join('\n');
}

/** `virtual:texts`: by `LANGUAGE/PART`, how to load it. */
export function textParts(locale: string): Plugin {
  const languages = readdirSync(locale, { withFileTypes: true })
    .filter(
      (folder) =>
        folder.isDirectory() && readdirSync(join(locale, folder.name)).includes('hall.ftl'),
    )
    .map((folder) => folder.name);
  return {
    name: 'text-parts',
    resolveId: (source) => (source === LIST || source.startsWith(PREFIX) ? `\0${source}` : null),
    load(source) {
      if (source === `\0${LIST}`) {
        const all = languages.flatMap((language) => PARTS.map((part) => `${language}/${part}`));
        const imports = all.map((each) => `'${each}': () => import('${PREFIX}${each}')`);
        return `export default {${imports.join(',')}};`;
      }
      if (!source.startsWith(`\0${PREFIX}`)) return null;
      const [language, part] = source.slice(PREFIX.length + 1).split('/') as [string, Part];
      const read = (file: string) => {
        const paths = pathsOf(join(locale, language), file);
        paths.forEach((path) => this.addWatchFile(path));
        return paths.map((path) => readFileSync(path, 'utf8')).join('\n');
      };
      return `export default ${JSON.stringify(partOf(part, read))};`;
    },
  };
}
