/** What can be told about a thing of the table: a card, a square, an action, a tile, a word. */
import { has, tr } from '$lib/i18n.svelte';
import { ruleOf } from '$lib/printed.svelte';
import { helpText, word } from '$lib/words';
import { cardOf, kindOf } from './art/kinds';
import type { Group } from './deeds';
import { printed } from './printed';
import { capital, squareText } from './telling';
import type { Play } from './play.svelte';
import type { Tile } from './engine';
import type { Price } from './view';

/** What is asked about, and where on the screen. */
export type Asked = { anchor: DOMRect } & (
  | { card: string }
  | { cell: string }
  | { group: Group }
  | { tile: string; exits: string; ground: string }
  | { word: string; title?: string }
);

export interface Topic {
  title: string;
  about: string[];
  /** A line that only holds today. */
  today?: string;
  facts: string[];
  prices: Price[];
  rule: string | null;
}

const told = (play: Play, names: string[]): string[] => names.map((name) => helpText(play.game, name)).filter(Boolean);
/** Signs of the table that more than one text, or a text of another name, tells about. */
const SIGNS: Record<string, string[]> = {
  fate: ['fate', 'mirror', 'blind-fate', 'chosen-fate'],
  storm: ['storm'],
  limbo: ['limbo'],
  census: ['census'],
  veteran: ['veteran'],
};
const TOPIC: Omit<Topic, 'title' | 'about'> = { facts: [], prices: [], rule: null };

function ofCard(play: Play, card: string): Topic {
  const { kind } = cardOf(card);
  const { hire, create } = play.figures.prices ?? {};
  const strength = kindOf(kind).strength;
  const lit = `bt-lit-${kind}`;
  return {
    title: capital(word(play.game, card)),
    // What the kind does, and what units of every faction do besides.
    about: told(play, card.split('.')),
    today: has(lit) ? tr(lit) : undefined,
    facts: [strength ? tr('bt-strength', { strength }) : tr('bt-no-strength')],
    prices: hire?.[kind] ?? create?.[kind] ?? [],
    rule: ruleOf(play.game, kind),
  };
}

/** The names under which help tells what is on a square. */
function placeNames(play: Play, cell: string): string[] {
  const { view } = play;
  const facts = view.tiles[cell];
  if (!facts) return [];
  const names = [placeName(play, facts)];
  if (facts.card === 'gate' && view.high_pass) names.push('gust');
  const building = view.valleys?.buildings?.[cell];
  if (building) names.push(building);
  if (view.trading?.posts?.flat().includes(cell)) names.push('post');
  return names;
}

function placeName({ view }: Play, facts: Tile): string {
  if (facts.card === 'connection') return view.kings_bridge ? 'kings-bridge' : 'high-pass';
  const [kind = ''] = facts.card.split('.');
  if (kind === 'city') return facts.neutral ? 'neutral' : (printed().levels[facts.level ?? 0] ?? kind);
  return kind === 'road' ? kind : facts.card;
}

function ofCell(play: Play, cell: string): Topic {
  const facts = play.view.tiles[cell];
  const names = placeNames(play, cell);
  const title = facts ? capital(word(play.game, facts.card)) : capital(tr(play.map.blocked.has(cell) ? 'bt-impassable' : 'bt-undiscovered'));
  return {
    ...TOPIC,
    title,
    about: told(play, names),
    facts: [squareText(play, cell)],
    prices: facts?.owner === play.seat ? (play.figures.prices?.upgrade[cell] ?? []) : [],
    rule: names.map((name) => ruleOf(play.game, name)).find(Boolean) ?? null,
  };
}

export function topicOf(play: Play, asked: Asked): Topic {
  if ('card' in asked) return ofCard(play, asked.card);
  if ('cell' in asked) return ofCell(play, asked.cell);
  if ('group' in asked) {
    const { group } = asked;
    const prices = group === 'hero' ? (play.figures.prices?.hero ?? []) : [];
    return { ...TOPIC, title: tr(`bt-group-${group}`), about: told(play, [`do-${group}`]), prices, rule: ruleOf(play.game, group) };
  }
  if ('tile' in asked) {
    const [kind = ''] = asked.tile.split('.');
    const prices = play.figures.prices?.build[asked.tile] ?? [];
    return { ...TOPIC, title: capital(word(play.game, asked.tile)), about: told(play, [kind]), prices, rule: ruleOf(play.game, kind) };
  }
  return { ...TOPIC, title: asked.title ?? capital(word(play.game, asked.word)), about: told(play, SIGNS[asked.word] ?? [asked.word]), rule: ruleOf(play.game, asked.word) };
}
