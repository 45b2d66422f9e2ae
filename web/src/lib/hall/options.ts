/** Options of a table in words. */
import type { Bounds } from '$protocol';
import { tr } from '$lib/words/i18n.svelte';
import { gameText } from '$lib/words/words';

export const presetTitle = (game: string, preset: string): string =>
  gameText(game, 'preset', preset);
export const presetAbout = (game: string, preset: string): string =>
  gameText(game, 'preset', `${preset}-about`);
export const optionTitle = (game: string, option: string): string =>
  gameText(game, 'option', option);
export const optionAbout = (game: string, option: string): string =>
  gameText(game, 'option', `${option}-about`);

/** A value of an option; where nothing is set, the rules or no limit decide. */
export function valueText(
  game: string,
  option: string,
  value: string | number | boolean | null | Bounds,
): string {
  if (value === null) return /limit|cap/.test(option) ? tr('value-no-limit') : tr('value-usual');
  if (typeof value === 'boolean') return value ? tr('value-yes') : tr('value-no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return gameText(game, 'value', `${option}-${value}`);
  return value.most === null
    ? tr('value-from', { least: value.least })
    : tr('value-between', { least: value.least, most: value.most });
}
