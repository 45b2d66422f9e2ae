/** What facts are, as the games declare them: the family of every fact that is more than a word of the notation. */
import FAMILIES from './families.json';

/** By the name of a fact: a family of messages, or one of the words that `words.ts` knows, such as `seat`. */
export type Families = Record<string, string>;

interface Declared {
  events: Record<string, Families>;
  /** The facts of events that only some seats get. */
  secrets: Record<string, string[]>;
  /** A name that means something else with one rule has an entry `RULE.name`. */
  refusals: Families;
  actions: Families;
}

const NOTHING: Declared = { events: {}, secrets: {}, refusals: {}, actions: {} };

/** What a game declares. */
export const declared = (game: string): Declared => (FAMILIES as Record<string, Declared>)[game] ?? NOTHING;

/** The families of the facts of a refusal by a rule. */
export function refusalFamilies(game: string, rule: string, facts: object): Families {
  const { refusals } = declared(game);
  const family = (name: string) => refusals[`${rule}.${name}`] ?? refusals[name] ?? 'word';
  return Object.fromEntries(Object.keys(facts).map((name) => [name, family(name)]));
}
