/** What is printed on the components, for tests: `tools.generate.api_reference` writes it. */
import type { Printed as BattaliaPrinted } from '../battalia/engine';
import type { Printed as BloodRagePrinted } from '../bloodrage/engine';
import { components } from '$shell/live/printed.svelte';
import all from './printed.json';

interface All {
  battalia: BattaliaPrinted;
  stormgates: BattaliaPrinted;
  bloodrage: BloodRagePrinted;
}

export const PRINTED = all as All;

export const lay = (game: keyof All): void => components.show(game, PRINTED[game]);
