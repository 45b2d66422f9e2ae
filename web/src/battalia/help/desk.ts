/** The things of Battalia's table that there is help about, and where it is asked for. */
import { HelpDesk } from '$shell/help/desk.svelte';
import type { Group } from '../turn/deeds';

export type Thing =
  | { card: string }
  | { cell: string }
  | { group: Group }
  | { tile: string; exits: string; ground: string }
  | { word: string; title?: string };

export const helpDesk = new HelpDesk<Thing>();
export const helped = helpDesk.helped;
export const cardHelp = (card: string) => helpDesk.telling({ card });
