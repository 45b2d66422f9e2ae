/** The things of Blood Rage's table that there is help about, and where it is asked for. */
import { HelpDesk } from '$shell/help/desk.svelte';

/** A card is shown in full; all else has a name and a text. */
export interface Note {
  title: string;
  text: string;
  /** The name of the thing says all of this already. */
  isSaid?: boolean;
}
export type Thing = { card: string } | Note;

export const helpDesk = new HelpDesk<Thing>((thing) =>
  'text' in thing && !thing.isSaid ? thing.text : '',
);
export const helped = helpDesk.helped;
export const cardHelp = (card: string) => helpDesk.telling({ card });
