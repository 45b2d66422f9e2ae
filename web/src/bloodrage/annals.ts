/** The log by age, phase and turn, and what its lines name. */
import { declared, familiesOf } from '$lib/families';
import { fact } from '$lib/facts';
import { isCard } from './data';
import { isPlace } from './art/places';
import type { Told } from './types';

/** What one clan does on its turn, with all that follows from it; `seat` is null outside of turns. */
export interface Turn {
  number: number;
  seat: number | null;
  events: Told[];
}

export interface Chapter {
  number: number;
  age: number;
  phase: string;
  turns: Turn[];
}

/** What a line is about, to be shown on the table. */
export interface Named {
  places: string[];
  cards: string[];
  seats: number[];
}

export const TOPICS = ['all', 'moves', 'battles', 'glory'] as const;
export type Topic = (typeof TOPICS)[number];

const MOVES = new Set<Told['event']>(['invaded', 'marched', 'upgraded', 'quest-committed', 'sacrificed', 'pillaging', 'passed']);
const GLORY = new Set<Told['event']>(['glory-gained', 'stat-raised', 'quest-revealed', 'pillaged', 'released']);
const BATTLES = new Set<Told['event']>([
  'pillaging', 'joined', 'stayed-away', 'battle', 'revealed', 'declared', 'texts-cancelled', 'cards-swept', 'spared', 'card-added',
  'added-nothing', 'battle-decided', 'cards-taken', 'recovered', 'retreated', 'protected', 'destroyed', 'pillaged',
]);
const OF_TOPIC: Record<Topic, (event: Told) => boolean> = {
  all: () => true,
  moves: (event) => MOVES.has(event.event),
  battles: (event) => BATTLES.has(event.event),
  glory: (event) => GLORY.has(event.event),
};

/** That somebody has chosen in secret, or looks at cards unknown to us, is no news afterwards. */
const isNews = (event: Told) =>
  event.event !== 'has-chosen' && (!['dealt', 'pack-seen'].includes(event.event) || 'cards' in event);

const concerns = (event: Told, seat: number) => namedIn(event).seats.includes(seat);

/** The log in chapters; those where nothing is wanted are left out. */
export function chronicle(events: readonly Told[], topic: Topic = 'all', seat: number | null = null): Chapter[] {
  const found: Chapter[] = [];
  let age = 1;
  let before: Told | null = null;
  const begin = (event: Told, phase: string) => found.push({ number: event.number, age, phase, turns: [{ number: event.number, seat: null, events: [] }] });
  for (const event of events) {
    if (event.event === 'phase' || event.event === 'age-begins' || !found.length) {
      age = fact(event, 'age') ?? age;
      begin(event, fact(event, 'phase') ?? 'gifts');
    }
    const turns = found.at(-1)!.turns;
    if (startsTurn(event, before, turns.at(-1)!)) turns.push({ number: event.number, seat: fact(event, 'seat') ?? null, events: [] });
    if (event.event !== 'phase' && isNews(event) && OF_TOPIC[topic](event) && (seat === null || concerns(event, seat))) turns.at(-1)!.events.push(event);
    before = event;
  }
  return found
    .map((chapter) => ({ ...chapter, turns: chapter.turns.filter((turn) => turn.events.length) }))
    .filter((chapter) => chapter.turns.length);
}

/** A move of another clan begins its turn, unless a card lets it act out of turn. */
function startsTurn(event: Told, before: Told | null, turn: Turn): boolean {
  if (!MOVES.has(event.event) || fact(event, 'seat') === turn.seat) return false;
  return !(before?.event === 'card-used' && before.seat === fact(event, 'seat'));
}

/** Places, cards and clans that an event tells of. */
export function namedIn(event: Told): Named {
  const facts: Record<string, unknown> = event;
  const words = Object.values(facts).flatMap((value) =>
    typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [],
  );
  const laid = event.event === 'revealed' ? event.cards : {};
  const families = familiesOf(declared('bloodrage').events, event.event, facts);
  const told = Object.keys(families).filter((name) => families[name] === 'seat');
  const seats = told.flatMap((name) => facts[name]).filter((each): each is number => typeof each === 'number');
  return {
    places: [...new Set(words.filter(isPlace))],
    cards: [...new Set([...words.filter((word) => isCard(word) && !isPlace(word)), ...Object.values(laid)])],
    seats: [...new Set([...seats, ...Object.keys(laid).map(Number)])],
  };
}
