/** What events are about, and what came since one's last turn. */
import { fact } from '$lib/facts';
import type { About, Tale } from '$shell/log/tale';
import { isSquare } from '../board/map';
import type { Documents } from '../engine';
import type { Told } from '../view';

/** An event of the story; the steps of a walk are one, which knows its way. */
export type Scene = Told & { way?: string[] };

const CARD = /^[a-z-]+(\.[a-z]+)?$/;
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(texts) : [];

export function aboutOf(event: Scene): About {
  const places = [
    event.way ?? fact(event, 'from'),
    fact(event, 'cell'),
    fact(event, 'cells'),
    fact(event, 'to'),
  ]
    .flatMap(texts)
    .filter(isSquare);
  const cards = [fact(event, 'card'), fact(event, 'cards'), fact(event, 'becomes')]
    .flatMap(texts)
    .filter((each) => CARD.test(each));
  const seat = fact(event, 'seat');
  return {
    places: [...new Set(places)],
    cards: [...new Set(cards)],
    seats: seat === undefined ? [] : [seat],
  };
}

const BATTLE = new Set<Told['event']>([
  'attacked',
  'battle-card',
  'unbound-fed',
  'attack-failed',
  'attack-voided',
  'guard-beaten',
  'answered',
  'answer-frozen',
  'heroes-joined',
  'retreated',
  'battle-over',
  'hero-lost',
  'defender-cleared',
  'city-taken',
  'lured',
  'aimed',
  'enraged',
  'peak-taken',
]);

/** What is told along with something else, or passes without a trace. */
const DULL = new Set<Told['event']>([
  'turn',
  'line',
  'drawn',
  'nation-reshuffled',
  'cleaned-up',
  'cohort',
  'cohort-shown',
  'ambush-picked-up',
  'ambushed',
  'named',
  'amulet-rolled',
  'draft-passed',
  'shelter-top',
  'mulligan',
]);
/** What still belongs to a turn after its clean-up. */
const AFTER = new Set<Told['event']>(['nation-reshuffled', 'drawn', 'mulligan', 'cleaned-up']);

/** The events between the last turn of a seat and the one it has now, or until now. */
function between(events: readonly Told[], seat: number): Told[] {
  const own = (event: Told, ...kinds: Told['event'][]) =>
    fact(event, 'seat') === seat && kinds.includes(event.event);
  const began = events.findLastIndex((event) => own(event, 'turn'));
  const ended = events.findLastIndex((event) => own(event, 'cleaned-up'));
  const until = ended < began ? began : events.length;
  let from = events.slice(0, until).findLastIndex((event) => own(event, 'cleaned-up'));
  if (from < 0) from = events.findIndex((event) => event.event === 'turn') - 1;
  do from++;
  while (from < until && own(events[from]!, ...AFTER));
  return events.slice(Math.max(0, from), until);
}

/** Steps of one hero in a row are one walk. */
function walks(events: Told[]): Scene[] {
  const found: Scene[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (
      last?.event === 'moved' &&
      event.event === 'moved' &&
      last.seat === event.seat &&
      last.hero === event.hero
    ) {
      const way = [...(last.way ?? [last.from, last.to]), event.to];
      found[found.length - 1] = { ...event, from: last.from, way };
    } else found.push(event);
  }
  return found.filter((event) => event.event !== 'moved' || event.from !== event.to);
}

/** What is worth telling to somebody who comes back, in order. */
export function sinceTurn(events: readonly Told[], seat: number): Scene[] {
  const first = events.findIndex((event) => event.event === 'turn');
  if (first < 0) return [];
  return walks(between(events, seat).filter((event) => !DULL.has(event.event)));
}

const TOPICS: Record<string, (event: Told) => boolean> = {
  board: (event) => aboutOf(event).places.length > 0,
  battles: (event) => BATTLE.has(event.event),
  cards: (event) => aboutOf(event).cards.length > 0 || 'count' in event,
};

export const TALE: Tale<Documents> = {
  isHeading: (event) => event.event === 'day',
  isHead: (event) => event.event === 'turn',
  // The members of a team have their turn together.
  beginsTurn: (event, before) => event.event === 'turn' && before?.event !== 'turn',
  topics: Object.keys(TOPICS),
  isAbout: (event, topic) => TOPICS[topic]!(event),
  about: aboutOf,
  since: sinceTurn,
};
