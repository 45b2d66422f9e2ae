/** How facts of the engine become words, by their families:
 * the same rule as in `stormhall.locale.wording`. */
import type { Families } from './families';
import { has, list, tr, variables, type Arguments } from './i18n.svelte';
import { factsOf } from '../../games';

export interface Context {
  game: string;
  /** The name of each seat's player. */
  names: string[];
}

type Facts = Record<string, unknown>;
type Told = string | number;

/** Squares keep their names, also where their letter is a side of a tile. */
const CELL = /^[a-z]\d+$/;
/** Above this, languages group digits, and libraries differ about it. */
const PLAIN = 999;

/** A message of a game; an expansion uses the base game's messages where it has none of its own. */
export function gameId(game: string, rest: string): string {
  const plain = rest.replaceAll(' ', '-');
  const own = `${game}-${plain}`;
  const base = factsOf(game)?.base;
  return base && !has(own) ? `${base}-${plain}` : own;
}

/** A kind of message of a game by a name, such as a verb, a step or an option. */
export const gameText = (game: string, family: string, name: string, args?: Arguments): string =>
  tr(gameId(game, `${family}-${name}`), args);

/** What a card, a place or an action does; an empty text where there is nothing to tell. */
export function helpText(game: string, name: string): string {
  const id = gameId(game, `help-${name.replace('.', '-')}`);
  return has(id) ? tr(id) : '';
}

/** A text as the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A word of the notation. */
export function word(game: string, text: string): string {
  const parts = text.split('.');
  if (parts.length === 2) {
    const whole = gameId(game, `word-${parts.join('-')}`);
    if (has(whole)) return tr(whole);
    return tr(gameId(game, 'compound'), {
      first: part(game, parts[0]!),
      second: part(game, parts[1]!),
    });
  }
  return parts.map((each) => part(game, each)).join(' ');
}

/** A part of a word; of a numbered word the message is told the number, and 0 if there is none. */
function part(game: string, text: string): string {
  if (CELL.test(text)) return text;
  const id = gameId(game, `word-${text}`);
  if (has(id)) return tr(id, { number: 0 });
  const numbered = /^([a-z-]+?)(\d+)$/.exec(text);
  if (numbered) {
    const base = gameId(game, `word-${numbered[1]}`);
    if (has(base)) return tr(base, { number: Number(numbered[2]) });
  }
  return text;
}

/** The sides of a tile, from `nesw`. */
export const sides = (game: string, exits: string): string =>
  list([...exits].map((side) => part(game, side)));

/** So many of something. */
const amount = (number: number, of: string): string => tr('amount', { number, word: of });

/** Words in a row, equal ones counted. */
function inWords(texts: string[]): string {
  const counted = new Map<string, number>();
  for (const text of texts) counted.set(text, (counted.get(text) ?? 0) + 1);
  return list([...counted].map(([text, number]) => (number > 1 ? amount(number, text) : text)));
}

function toldText(context: Context, family: string, text: string): string {
  const { game, names } = context;
  if (family === 'sides') return sides(game, text);
  if (family === 'amount') {
    const [number, of] = text.split(' ');
    return amount(Number(number), word(game, of!));
  }
  const player = family === 'player' && /^player(\d+)$/.exec(text);
  if (player) return names[Number(player[1]) - 1] ?? word(game, text);
  const id = family === 'message' ? text : gameId(game, `${family}-${text}`);
  return family !== 'word' && has(id) ? tr(id) : word(game, text);
}

function toldNumber(context: Context, family: string, value: number): Told {
  if (family === 'seat') return context.names[value] ?? String(value + 1);
  if (family === 'player') return context.names[value - 1] ?? String(value);
  return Math.abs(value) > PLAIN ? String(value) : value;
}

function told(context: Context, family: string, value: unknown): Told {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return inWords(value.map((each) => String(told(context, family, each))));
  if (typeof value === 'number') return toldNumber(context, family, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return toldText(context, family, value);
  return list(
    Object.entries(value).map(([key, each]) => {
      const whose = /^\d+$/.test(key) ? context.names[Number(key)] : undefined;
      return tr('pair', {
        key: whose ?? word(context.game, key),
        value: told(context, family, each),
      });
    }),
  );
}

/** The fact itself, for messages that choose by it: a word of the engine, a number, how many. */
function chosenBy(value: unknown): Told {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return Object.keys(value).length;
  return value as Told;
}

/** Facts as the arguments of a message: each in words by
 * its family, and as it is under its name with `-id`. */
export function wording(context: Context, facts: Facts, families: Families): Arguments {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(facts)) {
    args[name] = told(context, families[name] ?? 'word', value);
    args[`${name}-id`] = chosenBy(value);
  }
  return args;
}

/** A message about facts; one that is missing is an empty text, and `none` for choosing. */
export function trFacts(id: string, args: Arguments): string {
  const all: Arguments = { ...args };
  for (const name of variables(id)) {
    if (!(name in all)) all[name] = name.endsWith('-id') ? 'none' : '';
  }
  return tr(id, all);
}
