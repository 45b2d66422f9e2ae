/** What went wrong, in words. */
import { HallProblem } from './api';
import { has, tr } from '$lib/words/i18n.svelte';

export const codeText = (code: string): string =>
  has(`code-${code}`) ? tr(`code-${code}`) : tr('code-internal');

/** The sentence for a failure of the hall; anything else is a fault of ours and goes on. */
export function problemText(error: unknown): string {
  if (error instanceof HallProblem) return codeText(error.code);
  throw error;
}
