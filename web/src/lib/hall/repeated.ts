/** Requests whose answer was lost on the way: asked again with the same token, the hall gives the
 * same answer, and nobody sits down twice. */
import { HallProblem } from './problem';

const TRIES = 4;
const PAUSE = 1500;
const STORE = 'stormhall.joining';

/** A secret that nobody can guess: the keys in the answer follow from it. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_');
}

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE));

/** Ask until there is an answer, also a refusal; the last try tells that the hall is not there. */
export async function untilAnswered<T>(ask: () => Promise<T>, pause = wait): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await ask();
    } catch (error) {
      const isLost = error instanceof HallProblem && error.code === 'offline';
      if (!isLost || !left) throw error;
    }
    await pause();
  }
}

/** Sit down with a token that outlives this page: whoever reloads it while the answer is on its way
 * gets the same seat. A refusal ends it as an answer does. */
export async function sitDownOnce<T>(
  table: string,
  ask: (token: string) => Promise<T>,
  pause = wait,
): Promise<T> {
  const place = `${STORE}.${table}`;
  const token = localStorage.getItem(place) ?? newToken();
  localStorage.setItem(place, token);
  try {
    const answer = await untilAnswered(() => ask(token), pause);
    localStorage.removeItem(place);
    return answer;
  } catch (error) {
    if (!(error instanceof HallProblem && error.code === 'offline')) localStorage.removeItem(place);
    throw error;
  }
}
