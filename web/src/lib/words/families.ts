/** What facts are, as the games declare them: the family of
 * every fact that is more than a word of the notation. */
import FAMILIES from './families.json';

/** By the name of a fact: a family of messages, or one
 * of the words that `words.ts` knows, such as `seat`. */
export type Families = Record<string, string>;

/** A name stands for what it usually is, `EVENT.name` or `RULE.name` for what it is there. */
interface Declared {
  events: Families;
  /** The facts of events that only some seats get. */
  secrets: Record<string, string[]>;
  refusals: Families;
  actions: Families;
}

const NOTHING: Declared = { events: {}, secrets: {}, refusals: {}, actions: {} };

/** What a game declares. */
export const declared = (game: string): Declared =>
  (FAMILIES as Record<string, Declared>)[game] ?? NOTHING;

/** The families of the facts of an event or a refusal. */
export function familiesOf(families: Families, of: string, facts: object): Families {
  const family = (name: string) => families[`${of}.${name}`] ?? families[name] ?? 'word';
  return Object.fromEntries(Object.keys(facts).map((name) => [name, family(name)]));
}
