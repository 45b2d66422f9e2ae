/** A battle as events and frames tell it: the cards of both lines and the volleys so far. */
import type { BattleSums, Roll, View } from '../engine';
import type { Told } from '../view';

interface LaidCard {
  card: string;
  /** What it added to the line. */
  strength: number;
  /** The total of its side once it lay there, where that is told. */
  sum?: number;
}

interface Volley {
  seat: number;
  cards: string[];
  attack: number;
  defence: number;
}

/** The events of the battle that is going on. */
function battleEvents(events: Told[]): Told[] {
  const begin = events.findLastIndex((event) => event.event === 'attacked');
  return begin < 0 ? [] : events.slice(begin);
}

/** The cards that lie in a line, with what each added. Where cards are lured from one line to the
 * other, the view says what lies there now; sums are told as long as that is what was laid. */
export function lineOf(
  events: Told[],
  view: View,
  battle: BattleSums,
  side: 'attack' | 'defence',
): LaidCard[] {
  const seat = side === 'attack' ? battle.attacker : battle.defender;
  const laid = battleEvents(events)
    .filter((event) => event.event === 'battle-card')
    .filter((event) => event.seat === seat)
    .map((event) => ({ card: event.card, strength: event.strength, sum: event[side] }));
  const known = view.mask?.lines;
  if (!known?.length) return laid;
  const now = known
    .filter((one) => one.side === (side === 'attack' ? 'attacker' : 'defender'))
    .map(({ card, strength }) => ({ card, strength }));
  const same =
    now.length === laid.length &&
    now.every((one, i) => one.card === laid[i]!.card && one.strength === laid[i]!.strength);
  return same ? laid : now;
}

/** Cards laid one after the other by the same side are one volley. */
export function volleysOf(events: Told[]): Volley[] {
  const volleys: Volley[] = [];
  for (const event of battleEvents(events)) {
    if (event.event !== 'battle-card') continue;
    const last = volleys.at(-1);
    const { seat, card, attack, defence } = event;
    if (last?.seat === seat) {
      last.cards.push(card);
      Object.assign(last, { attack, defence });
    } else volleys.push({ seat, cards: [card], attack, defence });
  }
  return volleys;
}

/** Faces of the die with the same special effect in all of these rolls. */
export function sameRolls(rolls: Roll[][]): Roll[] {
  const rolled = rolls.filter((each) => each.length);
  if (rolled.length < 2) return [];
  return rolled[0]!.filter(
    (face) =>
      face.effect !== 'uses' &&
      rolled.every((each) =>
        each.some((one) => one.roll === face.roll && one.effect === face.effect),
      ),
  );
}

export interface Trial {
  gain: number;
  sum: number;
  /** Whether the volley would be complete with it. */
  enough: boolean;
}

/** What a choice would make of one's own total, by the sums before and after it. */
export function trialOf(now: BattleSums, then: BattleSums, seat: number | null): Trial {
  const side = now.attacker === seat ? 'attack' : 'defence';
  return { gain: then[side] - now[side], sum: then[side], enough: then[`${side}_needs`] === 0 };
}

/** Points that change, the members of a team, whose points are the same, in one. */
export function pointChanges(
  points: Record<string, [number, number]>,
): { seats: number[]; before: number; after: number }[] {
  const found = new Map<string, { seats: number[]; before: number; after: number }>();
  for (const [seat, [before, after]] of Object.entries(points)) {
    const key = `${before} ${after}`;
    const known = found.get(key);
    if (known) known.seats.push(Number(seat));
    else found.set(key, { seats: [Number(seat)], before, after });
  }
  return [...found.values()].sort((a, b) => b.after - b.before - (a.after - a.before));
}

/** Signed, with a true minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** How many heroes take part, by the bits of a mask. */
export const heroesIn = (mask = 0): number => (mask & 1) + ((mask >> 1) & 1);
