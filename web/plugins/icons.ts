/** The icons named in `src/icons.ts` as sprites: for the hall, all tables, and each game's tables.
 *
 * What only tables draw travels with them, so that the lobby does not wait for it.
 * Which icons those are is read from the sources: a name in quotes is an icon that is drawn there.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icons/';
/** The folders of sources whose icons only their own tables need. */
const GAMES = ['battalia', 'bloodrage'];
/** The folders whose icons are drawn at tables only. */
const TABLES = [...GAMES, 'shell', 'lesson'];
/** What in them belongs to the hall: the doors of the shell, and what a game says of itself. */
const OPEN = /^shell\/door\/|\/facts\.ts$/;
/** One decimal in a square of 512 is a fortieth of a pixel in the largest icon drawn. What all
 * tables share is drawn small: without decimals, it is off by less than a tenth of a pixel. */
const precisionOf = (sprite: string) => (sprite === 'table' ? 0 : 1);

export type Sprites = Record<string, string[]>;

/** All names of the list. */
export const listed = (list: string): string[] =>
  [...list.matchAll(/^\s*'([a-z0-9-]+)',/gm)].map((found) => found[1]!);

/** Which sprite holds which names: what only games draw is in theirs, what only tables draw in the
 * tables', all else in the hall's. */
export function sorted(names: string[], sources: { folder: string; text: string }[]): Sprites {
  const sprites: Sprites = Object.fromEntries(
    ['hall', 'table', ...GAMES].map((each) => [each, []]),
  );
  for (const name of names) {
    const quoted = new RegExp(`['"\`]${name}['"\`]`);
    const folders = sources.filter(({ text }) => quoted.test(text)).map(({ folder }) => folder);
    for (const home of homesOf([...new Set(folders)])) sprites[home]!.push(name);
  }
  return sprites;
}

function homesOf(folders: string[]): string[] {
  if (!folders.length || !folders.every((folder) => TABLES.includes(folder))) return ['hall'];
  return folders.every((folder) => GAMES.includes(folder)) ? folders : ['table'];
}

/** The sources below a folder, each with the folder of the hall it belongs to. */
export function sourcesOf(root: string): { folder: string; text: string }[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(
      (file) =>
        file.isFile() &&
        /\.(svelte|ts)$/.test(file.name) &&
        !/^icons\.ts$|\.test\.ts$/.test(file.name),
    )
    .map((file) => {
      const path = join(file.parentPath, file.name);
      const place = relative(root, path).replaceAll('\\', '/');
      return {
        folder: OPEN.test(place) ? 'hall' : place.split('/')[0]!,
        text: readFileSync(path, 'utf8'),
      };
    });
}

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

function drawing(set: IconSet, name: string, floatPrecision: number): string {
  const icon = set.icons[name];
  if (!icon) throw new Error(`src/icons.ts: there is no icon ${name} in the game-icons set`);
  const box = `0 0 ${icon.width ?? set.width ?? 512} ${icon.height ?? set.height ?? 512}`;
  const body = icon.body.replaceAll('fill="currentColor"', '');
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;
  const small = optimize(whole, { multipass: true, floatPrecision }).data;
  const inside = small.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="gi-${name}" viewBox="${box}">${inside}</symbol>`;
}

/** `virtual:icons/hall`, `/table` and `/GAME`: the symbols of a sprite as markup. */
export function iconSprites(root: string): Plugin {
  const list = join(root, 'icons.ts');
  return {
    name: 'icon-sprites',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    load(source) {
      if (!source.startsWith(`\0${PREFIX}`)) return null;
      this.addWatchFile(list);
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const sprite = source.slice(PREFIX.length + 1);
      const names = sorted(listed(readFileSync(list, 'utf8')), sourcesOf(root))[sprite];
      if (!names) throw new Error(`there is no sprite ${sprite}`);
      const symbols = names.map((name) => drawing(set, name, precisionOf(sprite)));
      return `export default ${JSON.stringify(symbols.join(''))};`;
    },
  };
}
