/** Facts of documents of several kinds, such as events
 * and steps, where only some kinds have a fact. */
type NameOf<Kind> = Kind extends unknown ? keyof Kind : never;
type FactOf<Kind, Name> = Kind extends unknown
  ? Name extends keyof Kind
    ? Kind[Name]
    : undefined
  : never;

/** A fact of a document of some kind; undefined if that kind has no such fact. */
export const fact = <Kind extends object, Name extends NameOf<Kind>>(
  of: Kind,
  name: Name,
): FactOf<Kind, Name> => (of as Record<Name, FactOf<Kind, Name>>)[name];
