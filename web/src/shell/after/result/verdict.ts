/** What there is to explain about a result: how the game ended, shared places, broken ties. */
import { ruleOf } from '$shell/live/printed.svelte';
import type { Story } from '$protocol';

/** A remark about the result with the rule behind it. */
export type Remark =
  | { kind: 'shared'; place: number; seats: number[]; rule: string }
  | {
      kind: 'broken';
      ahead: number[];
      behind: number[];
      points: number;
      by: string;
      more: number;
      fewer: number;
      rule: string;
    }
  | { kind: 'team'; seats: number[]; rule: string }
  | { kind: 'legends'; points: number[]; rule: string };

/** Seats in the order of their places. */
export const inOrder = (story: Story): number[] =>
  story.places.map((_, seat) => seat).sort((a, b) => story.places[a]! - story.places[b]! || a - b);

export function remarksOf(game: string, story: Story): Remark[] {
  const [team, ties, atTheEnd] = ['team', 'ties', 'legends'].map((topic) => ruleOf(game, topic));
  const found: Remark[] = [];
  const sides = sidesOf(story);
  if (team && story.traits.team && story.winners.length > 1)
    found.push({ kind: 'team', seats: story.winners, rule: team });
  if (ties) found.push(...sharedOf(story, sides, ties), ...brokenOf(story, sides, ties));
  const legends = story.sources.legends;
  if (atTheEnd && legends?.some((points) => points > 0))
    found.push({ kind: 'legends', points: legends, rule: atTheEnd });
  return found;
}

/** Seats that win or lose together; most games know only single ones. */
function sidesOf(story: Story): number[][] {
  const sides = new Map<string, number[]>();
  story.places.forEach((_, seat) => {
    const name = story.traits.team?.[seat] ?? `seat ${seat}`;
    sides.set(name, [...(sides.get(name) ?? []), seat]);
  });
  return [...sides.values()];
}

function sharedOf(story: Story, sides: number[][], rule: string): Remark[] {
  const places = [...new Set(story.places)].sort((a, b) => a - b);
  return places.flatMap((place) => {
    const equal = sides.filter((side) => story.places[side[0]!] === place);
    return equal.length > 1 ? [{ kind: 'shared' as const, place, seats: equal.flat(), rule }] : [];
  });
}

function brokenOf(story: Story, sides: number[][], rule: string): Remark[] {
  const order = [...sides].sort((a, b) => story.places[a[0]!]! - story.places[b[0]!]!);
  return order.flatMap((ahead, index) => {
    const behind = order[index + 1];
    const [first, second] = [ahead[0]!, behind?.[0]];
    if (!behind || second === undefined) return [];
    if (
      story.points[first] !== story.points[second] ||
      story.places[first] === story.places[second]
    )
      return [];
    const decided = Object.entries(story.breaks).find(
      ([, counts]) => counts[first] !== counts[second],
    );
    if (!decided) return [];
    const [by, counts] = decided;
    const [more, fewer] = [counts[first]!, counts[second]!];
    return [
      {
        kind: 'broken' as const,
        ahead,
        behind,
        points: story.points[first]!,
        by,
        more,
        fewer,
        rule,
      },
    ];
  });
}
