/** What can be told about a thing of the table: a card, a square, an action, a tile, a word. */
import { has, tr } from '$lib/words/i18n.svelte';
import { ruleOf } from '$shell/live/printed.svelte';
import { helpText, word } from '$lib/words/words';
import { cardOf, kindOf } from '../art/kinds';
import type { Topic } from '$shell/help/topic';
import { printed } from '../printed';
import type { Thing } from './desk';
import { capital, squareText } from './telling';
import type { BattaliaModel } from '../model.svelte';
import type { Tile } from '../engine';
import type { Price } from '../view';

export interface PricedTopic extends Topic {
  prices: Price[];
}

const told = (model: BattaliaModel, names: string[]): string[] =>
  names.map((name) => helpText(model.game, name)).filter(Boolean);
/** Signs of the table that more than one text, or a text of another name, tells about. */
const SIGNS: Record<string, string[]> = {
  fate: ['fate', 'mirror', 'blind-fate', 'chosen-fate'],
  storm: ['storm'],
  limbo: ['limbo'],
  census: ['census'],
  veteran: ['veteran'],
};

function ofCard(model: BattaliaModel, card: string): PricedTopic {
  const { kind } = cardOf(card);
  const { hire, create } = model.figures.prices ?? {};
  const strength = kindOf(kind).strength;
  const lit = `bt-lit-${kind}`;
  return {
    title: capital(word(model.game, card)),
    // What the kind does, and what units of every faction do besides.
    about: told(model, card.split('.')),
    today: has(lit) ? tr(lit) : undefined,
    facts: [strength ? tr('bt-strength', { strength }) : tr('bt-no-strength')],
    prices: hire?.[kind] ?? create?.[kind] ?? [],
    rule: ruleOf(model.game, kind),
  };
}

/** The names under which help tells what is on a square. */
function placeNames(model: BattaliaModel, cell: string): string[] {
  const { view } = model;
  const facts = view.tiles[cell];
  if (!facts) return [];
  const names = [placeName(model, facts)];
  if (facts.card === 'gate' && view.high_pass) names.push('gust');
  const building = view.valleys?.buildings?.[cell];
  if (building) names.push(building);
  if (view.trading?.posts?.flat().includes(cell)) names.push('post');
  return names;
}

function placeName({ view }: BattaliaModel, facts: Tile): string {
  if (facts.card === 'connection') return view.kings_bridge ? 'kings-bridge' : 'high-pass';
  const [kind = ''] = facts.card.split('.');
  if (kind === 'city')
    return facts.neutral ? 'neutral' : (printed().levels[facts.level ?? 0] ?? kind);
  return kind === 'road' ? kind : facts.card;
}

function ofCell(model: BattaliaModel, cell: string): PricedTopic {
  const facts = model.view.tiles[cell];
  const names = placeNames(model, cell);
  const title = facts
    ? capital(word(model.game, facts.card))
    : capital(tr(model.map.blocked.has(cell) ? 'bt-impassable' : 'bt-undiscovered'));
  return {
    title,
    about: told(model, names),
    facts: [squareText(model, cell)],
    prices: facts?.owner === model.seat ? (model.figures.prices?.upgrade[cell] ?? []) : [],
    rule: names.map((name) => ruleOf(model.game, name)).find(Boolean) ?? null,
  };
}

export function topicOf(model: BattaliaModel, asked: Thing): PricedTopic {
  if ('card' in asked) return ofCard(model, asked.card);
  if ('cell' in asked) return ofCell(model, asked.cell);
  if ('group' in asked) {
    const { group } = asked;
    const prices = group === 'hero' ? (model.figures.prices?.hero ?? []) : [];
    return {
      title: tr(`bt-group-${group}`),
      about: told(model, [`do-${group}`]),
      prices,
      rule: ruleOf(model.game, group),
    };
  }
  if ('tile' in asked) {
    const [kind = ''] = asked.tile.split('.');
    const prices = model.figures.prices?.build[asked.tile] ?? [];
    return {
      title: capital(word(model.game, asked.tile)),
      about: told(model, [kind]),
      prices,
      rule: ruleOf(model.game, kind),
    };
  }
  return {
    title: asked.title ?? capital(word(model.game, asked.word)),
    about: told(model, SIGNS[asked.word] ?? [asked.word]),
    prices: [],
    rule: ruleOf(model.game, asked.word),
  };
}
