/** The reasons of a refusal, as a list shows them. */
import type { Reason } from '$protocol';

/** What tells reasons apart: the rule and its facts. */
export const reasonKey = ({ rule, arguments: facts }: Reason): string =>
  `${rule} ${JSON.stringify(facts)}`;

/** Each reason once: several squares or cards may be refused for the same one. */
export const distinct = (reasons: Reason[]): Reason[] => [
  ...new Map(reasons.map((reason) => [reasonKey(reason), reason])).values(),
];
