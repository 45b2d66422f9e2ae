/** For tests: things of which only the facts that matter are there. */
export type Partly<Whole> = Whole extends (...args: never) => unknown
  ? Whole
  : Whole extends object
    ? { [Name in keyof Whole]?: Partly<Whole[Name]> }
    : Whole;

export function partly<Whole>(facts: Partly<Whole>): Whole;
export function partly(facts: unknown): unknown {
  return facts;
}
