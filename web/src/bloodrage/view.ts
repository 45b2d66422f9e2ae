/** Short names for parts of what a seat sees of Blood Rage. */
import type { Logged } from '$shell/live/live.svelte';
import type { ClanWord, Documents, Province, StatWord } from './engine';

export type Stat = StatWord;
export type Clan = ClanWord;
/** An event of the log. */
export type Told = Logged<Documents>;
/** Figures by the number of their seat. */
export type BySeat = Province['figures'];
/** How many figures of a kind. */
export type Kinds = BySeat[string];
