/** Who sat where: sign, faction or clan, and the name of the player. */
import type { SeatState, TableState } from '$protocol';
import { has, tr } from '$lib/words/i18n.svelte';
import { signOf, type Sign } from '$shell/seats/signs';
import { gameId, word } from '$lib/words/words';

export interface Person {
  seat: number;
  sign: Sign;
  /** The faction or clan; the player's name if there is none. */
  title: string;
  player: string;
}

/** The words of factions or clans by seat, from the traits of a story or from a view. */
export function bannersOf(facts: Record<string, unknown>): (string | undefined)[] {
  const traits = (facts.faction ?? facts.clan ?? facts.factions) as (string | null)[] | undefined;
  if (traits) return traits.map((each) => each ?? undefined);
  const sheets = facts.sheets as { clan?: string | null }[] | undefined;
  return (sheets ?? []).map((sheet) => sheet.clan ?? undefined);
}

export function peopleOf(
  table: TableState,
  banners: (string | undefined)[],
  own: number | null,
): Person[] {
  return table.seats.map((state, seat) => {
    const banner = banners[seat];
    const player = playerText(state, seat, own);
    const known = banner && has(gameId(table.game, `word-${banner}`));
    return {
      seat,
      sign: signOf(banner, seat),
      title: known ? word(table.game, banner) : player,
      player,
    };
  });
}

/** Names for the log: where several are called the same, as
 * bots of a level are, their letters tell them apart. */
export function toldApart(names: string[], people: Person[]): string[] {
  return names.map((player, seat) => {
    const letter = people[seat]?.sign.letter;
    const alone = names.filter((each) => each === player).length === 1;
    return alone || !letter ? player : tr('after-lettered', { player, letter });
  });
}

function playerText(state: SeatState, seat: number, own: number | null): string {
  if (state.kind === 'bot' && state.level)
    return tr('seat-bot-named', { level: tr(`level-${state.level}`) });
  const name = state.name || tr('seat-number', { number: seat + 1 });
  return seat === own ? tr('seat-you', { player: name }) : name;
}
