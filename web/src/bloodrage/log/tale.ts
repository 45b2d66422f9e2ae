/** The log by Age, phase and turn, what its lines name, and what came since one's last choice. */
import { declared, familiesOf } from '$lib/words/families';
import { fact } from '$lib/facts';
import type { About, Tale } from '$shell/log/tale';
import type { Documents } from '../engine';
import { isCard } from '../printed';
import { isPlace } from '../art/places';
import type { Told } from '../view';

const MOVES = new Set<Told['event']>([
  'invaded',
  'marched',
  'upgraded',
  'quest-committed',
  'sacrificed',
  'pillaging',
  'passed',
]);
const GLORY = new Set<Told['event']>([
  'glory-gained',
  'stat-raised',
  'quest-revealed',
  'pillaged',
  'released',
]);
const BATTLES = new Set<Told['event']>([
  'pillaging',
  'joined',
  'stayed-away',
  'battle',
  'revealed',
  'declared',
  'texts-cancelled',
  'cards-swept',
  'spared',
  'card-added',
  'added-nothing',
  'battle-decided',
  'cards-taken',
  'recovered',
  'retreated',
  'protected',
  'destroyed',
  'pillaged',
]);
const TOPICS: Record<string, Set<Told['event']>> = {
  actions: MOVES,
  battles: BATTLES,
  glory: GLORY,
};

/** That somebody has chosen in secret, or looks at cards unknown to us, is no news afterwards. */
const isNews = (event: Told) =>
  event.event !== 'has-chosen' &&
  (!['dealt', 'pack-seen'].includes(event.event) || 'cards' in event);

/** A move of another clan begins its turn, unless a card lets it act out of turn. */
function beginsTurn(event: Told, before: Told | null, seat: number | null): boolean {
  if (!MOVES.has(event.event) || fact(event, 'seat') === seat) return false;
  return !(before?.event === 'card-used' && before.seat === fact(event, 'seat'));
}

/** Places, cards and clans that an event tells of. */
export function aboutOf(event: Told): About {
  const facts: Record<string, unknown> = event;
  const words = Object.values(facts).flatMap((value) =>
    typeof value === 'string'
      ? [value]
      : Array.isArray(value)
        ? value.filter((each) => typeof each === 'string')
        : [],
  );
  const laid = event.event === 'revealed' ? event.cards : {};
  const families = familiesOf(declared('bloodrage').events, event.event, facts);
  const told = Object.keys(families).filter((name) => families[name] === 'seat');
  const seats = told
    .flatMap((name) => facts[name])
    .filter((each): each is number => typeof each === 'number');
  return {
    places: [...new Set(words.filter(isPlace))],
    cards: [
      ...new Set([
        ...words.filter((word) => isCard(word) && !isPlace(word)),
        ...Object.values(laid),
      ]),
    ],
    seats: [...new Set([...seats, ...Object.keys(laid).map(Number)])],
  };
}

/** What a seat does by its own choice; all else happens to it. */
const CHOICES = new Set<Told['event']>([
  'invaded',
  'marched',
  'upgraded',
  'quest-committed',
  'pillaging',
  'passed',
  'joined',
  'has-chosen',
  'sacrificed',
  'card-added',
  'spared',
  'protected',
  'retreated',
  'recovered',
  'clan-chosen',
]);

/** What is no news to somebody who comes back. */
const DULL = new Set<Told['event']>([
  'has-chosen',
  'stayed-away',
  'added-nothing',
  'pack-seen',
  'dealt',
  'phase',
]);

/** Everything of note after the last choice of a seat. */
export function sinceChoice(events: readonly Told[], seat: number): Told[] {
  const last = events.findLastIndex(
    (event) => fact(event, 'seat') === seat && CHOICES.has(event.event),
  );
  return events.slice(last + 1).filter((event) => !DULL.has(event.event));
}

export const TALE: Tale<Documents> = {
  isHeading: (event) => event.event === 'phase' || event.event === 'age-begins',
  beginsTurn,
  isNews,
  topics: Object.keys(TOPICS),
  isAbout: (event, topic) => TOPICS[topic]!.has(event.event),
  about: aboutOf,
  since: sinceChoice,
};
