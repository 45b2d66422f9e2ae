/** How facts of the engine become words: the same rule as in `stormhall.locale.wording`. */
import { has, list, tr, type Arguments } from './i18n.svelte';

export interface Context {
  game: string;
  /** The name of each seat's player. */
  names: string[];
}

type Facts = Record<string, unknown>;

/** A message of a game; the expansion speaks with the base game's messages where it has no own. */
export function gameId(game: string, rest: string): string {
  const own = `${game}-${rest}`;
  return game === 'stormgates' && !has(own) ? `battalia-${rest}` : own;
}

/** A kind of message of a game by a name, such as a verb, a step or an option. */
export const gameText = (game: string, family: string, name: string, args?: Arguments): string =>
  tr(gameId(game, `${family}-${name}`), args);

/** A word of the notation. */
export function word(game: string, text: string): string {
  const parts = text.split('.');
  if (parts.length === 2) {
    return tr(gameId(game, 'compound'), {
      first: part(game, parts[0]!),
      second: part(game, parts[1]!),
    });
  }
  return parts.map((each) => part(game, each)).join(' ');
}

function part(game: string, text: string): string {
  const id = gameId(game, `word-${text}`);
  if (has(id)) return tr(id);
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

function told(context: Context, name: string, value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return list(value.map((each) => String(told(context, name, each))));
  if (typeof value === 'number') {
    if (/^(seat|by|owner|winner|loser|attacker|defender|from_seat|to_seat|target|partner)s?$/.test(name)) {
      return context.names[value] ?? String(value + 1);
    }
    if (name === 'player') return context.names[value - 1] ?? String(value);
    return value;
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') {
    return name === 'exits' ? sides(context.game, value) : word(context.game, value);
  }
  return JSON.stringify(value);
}

/** Facts as the arguments of a message. */
export function wording(context: Context, facts: Facts): Arguments {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(facts)) args[name] = told(context, name, value);
  return args;
}
