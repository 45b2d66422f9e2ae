/** Motion that explains; none of it when somebody wants less. */
import type { TransitionConfig } from 'svelte/transition';
import { prefs } from '$lib/page/prefs.svelte';

export const isStill = (): boolean =>
  !prefs.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The dead fade and rise. */
export function toValhalla(node: Element): TransitionConfig {
  const still = getComputedStyle(node).transform;
  const from = still === 'none' ? '' : still;
  return {
    duration: isStill() ? 0 : 420,
    css: (left, gone) => `opacity: ${left}; transform: ${from} translateY(${-34 * gone}px)`,
  };
}

/** A card comes up from the foot of its lane, or turns over. */
export const turn = (_node: Element): TransitionConfig => ({
  duration: isStill() ? 0 : 220,
  css: (come) => `transform: rotateY(${90 - 90 * come}deg)`,
});

export const rise = (_node: Element): TransitionConfig => ({
  duration: isStill() ? 0 : 220,
  css: (come) => `opacity: ${come}; transform: translateY(${(1 - come) * 28}px)`,
});
