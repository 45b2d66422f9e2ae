/** What the log tells: who pillaged what, how battles and ages went. */
import { fact } from '$lib/facts';
import type { BattleEvent, StatRaisedEvent } from '../engine';
import type { Stat, Told } from '../view';

/** The events of an age; Age 1 begins with the first event. */
function eventsOfAge(events: readonly Told[], age: number): Told[] {
  const start =
    age === 1 ? 0 : events.findIndex((event) => event.event === 'age-begins' && event.age === age);
  if (start < 0) return [];
  const end = events.findIndex((event) => event.event === 'age-begins' && event.age === age + 1);
  return events.slice(start, end < 0 ? undefined : end);
}

/** Who turned the tokens of this age. */
export function pillagers(events: readonly Told[], age: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const event of eventsOfAge(events, age)) {
    if (event.event === 'pillaged') found.set(event.place, event.seat);
  }
  return found;
}

export interface BattleStory {
  /** The number of its first event. */
  number: number;
  place: string;
  pillager: number;
  seats: number[];
  joined: { seat: number; figure: string; source: string }[];
  /** Cards by seat, those added after the reveal behind the first. */
  cards: Record<string, string[]>;
  /** Quests that fight, and for how much. */
  declared: Record<string, number>;
  cancelledBy: number[];
  totals: Record<string, number> | null;
  winner: number | null;
  fallen: { seat: number; figures: string[] }[];
  glory: { seat: number; source: string; glory: number }[];
  /** Who took which cards back or away. */
  taken: { seat: number; from: number; cards: string[] }[];
  declined: number[];
  isOver: boolean;
}

const ENDS = new Set<Told['event']>([
  'pillaging',
  'invaded',
  'marched',
  'upgraded',
  'quest-committed',
  'passed',
  'actions-over',
  'phase',
  'sacrificed',
]);

/** All battles that the log knows. */
export function battles(events: readonly Told[]): BattleStory[] {
  const found: BattleStory[] = [];
  let joined: BattleStory['joined'] = [];
  let now: BattleStory | null = null;
  for (const event of events) {
    if (event.event === 'pillaging') joined = [];
    if (event.event === 'joined') {
      joined.push({ seat: event.seat, figure: event.figure, source: event.source });
    }
    if (now && ENDS.has(event.event)) {
      now.isOver = true;
      now = null;
    }
    if (event.event === 'battle') {
      now = blank(event, joined);
      found.push(now);
    } else if (now) tell(now, event);
  }
  return found;
}

const blank = (
  event: BattleEvent & { number: number },
  joined: BattleStory['joined'],
): BattleStory => ({
  number: event.number,
  place: event.place,
  pillager: event.pillager,
  seats: event.seats,
  joined,
  cards: {},
  declared: {},
  cancelledBy: [],
  totals: null,
  winner: null,
  fallen: [],
  glory: [],
  taken: [],
  declined: [],
  isOver: false,
});

function tell(battle: BattleStory, event: Told): void {
  switch (event.event) {
    case 'revealed':
      for (const [each, card] of Object.entries(event.cards)) battle.cards[each] = [card];
      battle.declined = [];
      break;
    case 'card-added':
      battle.cards[event.seat] = [...(battle.cards[event.seat] ?? []), event.card];
      battle.declined = [];
      break;
    case 'added-nothing':
      battle.declined.push(event.seat);
      break;
    case 'cards-swept':
      battle.cards = {};
      battle.declared = {};
      break;
    case 'declared':
      battle.declared[event.seat] = event.strength;
      break;
    case 'texts-cancelled':
      battle.cancelledBy.push(event.seat);
      break;
    case 'battle-decided':
      battle.totals = event.totals;
      battle.winner = event.winner;
      break;
    case 'destroyed':
      battle.fallen.push({ seat: event.seat, figures: event.figures });
      break;
    case 'glory-gained':
      battle.glory.push({ seat: event.seat, source: event.source, glory: event.glory });
      break;
    case 'cards-taken':
      battle.taken.push({ seat: event.seat, from: event.from, cards: event.cards });
      break;
  }
}

export interface AgeAccount {
  /** Quests by seat: the cards with whether they were met. */
  quests: Record<string, { card: string; completed: boolean }[]>;
  won: Record<string, number>;
  fallen: { place: string; dead: { seat: number; count: number }[] } | null;
  released: Record<string, number>;
  /** Stats that rose, from which step to which. */
  raised: { seat: number; stat: Stat; from: number; to: number }[];
  /** The greatest sums of glory that came at one stroke. */
  swings: { seat: number; source: string; glory: number; place: string | null }[];
}

/** An age in numbers, besides the glory by source that the sheets keep. */
export function ageAccount(events: readonly Told[], age: number): AgeAccount {
  const account: AgeAccount = {
    quests: {},
    won: {},
    fallen: null,
    released: {},
    raised: [],
    swings: [],
  };
  let phase = 'gifts';
  let place: string | null = null;
  for (const event of eventsOfAge(events, age)) {
    if (event.event === 'phase') {
      phase = event.phase;
      place = null;
    }
    place = fact(event, 'place') ?? place;
    if (event.event === 'quest-revealed') {
      (account.quests[event.seat] ??= []).push({
        card: event.card,
        completed: event.completed,
      });
      place = null;
    } else if (event.event === 'battle-decided' && event.winner !== null) {
      account.won[event.winner] = (account.won[event.winner] ?? 0) + 1;
    } else if (event.event === 'province-destroyed')
      account.fallen = { place: event.place, dead: [] };
    else if (event.event === 'destroyed' && event.cause === 'ragnarok') {
      account.fallen?.dead.push({ seat: event.seat, count: event.figures.length });
    } else if (event.event === 'released') account.released[event.seat] = event.figures;
    else if (event.event === 'stat-raised' && phase === 'quests') raise(account, event);
    else if (event.event === 'glory-gained' && event.glory > 0) {
      account.swings.push({
        seat: event.seat,
        source: event.source,
        glory: event.glory,
        place,
      });
    }
  }
  account.swings = account.swings.sort((a, b) => b.glory - a.glory).slice(0, 3);
  return account;
}

function raise(account: AgeAccount, { seat, stat, step }: StatRaisedEvent): void {
  const known = account.raised.find((each) => each.seat === seat && each.stat === stat);
  if (known) known.to = step;
  else account.raised.push({ seat, stat, from: step - 1, to: step });
}
