/** What is printed on the components of Battalia and The Stormgates. */
import { components } from '$shell/live/printed.svelte';
import type { Printed } from './engine';

export const printed = (): Printed => components.shown as Printed;

/** The kinds of a sort in the order in which their decks lie. */
export const kindsOf = (sort: string): string[] =>
  Object.entries(printed().kinds)
    .filter(([, kind]) => kind.sort === sort)
    .map(([word]) => word);
