/** The hall over HTTP. */
import type {
  CheckTable,
  Film as SentFilm,
  GamesInfo,
  Join,
  Joined,
  ListedTables,
  MakeTable,
  Moment as SentMoment,
  OwnTables,
  PlayOn,
  PrintedFacts,
  Problem,
  Rematch,
  Rulebooks,
  Story,
  TableChecked,
  TableMade,
  TableState,
} from '$protocol';
import { base } from '$lib/page/base';
import { HallProblem } from './problem';
import { newToken, sitDownOnce, untilAnswered } from './repeated';
import type { GameEvent, UpdateOf, AnyGame } from '$shell/live/live.svelte';

/** A moment of a finished game, of any one. */
export type Moment = Omit<SentMoment, 'view' | 'figures'> &
  Pick<UpdateOf<AnyGame>, 'view' | 'figures'>;
/** A finished game, with what was told of any one. */
export type Film = Omit<SentFilm, 'events'> & { events: GameEvent[] };

export { HallProblem };

async function ask<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers.Authorization = `Bearer ${key}`;
  let answer: Response;
  try {
    answer = await fetch(`${base}/api/${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new HallProblem('offline', 'the hall cannot be reached');
  }
  if (answer.ok) {
    const isJson = answer.headers.get('Content-Type')?.includes('json');
    return (isJson ? await answer.json() : await answer.text()) as T;
  }
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new HallProblem(
    problem?.code ?? 'http',
    problem?.message ?? answer.statusText,
    problem?.reasons,
  );
}

/** Ask with a token of its own, and again if the answer is lost. */
function askOnce<T>(path: string, body: object, key?: string): Promise<T> {
  const whole = { ...body, token: newToken() };
  return untilAnswered(() => ask<T>('POST', path, whole, key));
}

export const api = {
  games: () => ask<GamesInfo>('GET', 'games'),
  check: (game: string, wish: CheckTable) => ask<TableChecked>('POST', `games/${game}/check`, wish),
  printed: (game: string) => ask<PrintedFacts>('GET', `games/${game}/printed`),
  rulebooks: () => ask<Rulebooks>('GET', 'rulebooks'),
  listed: () => ask<ListedTables>('GET', 'tables'),
  learn: (game: string, name: string) => askOnce<TableMade>(`lessons/${game}`, { name }),
  make: (wish: MakeTable) => askOnce<TableMade>('tables', wish),
  table: (table: string, key: string) =>
    ask<TableState>('GET', `tables/${table}`, undefined, key || undefined),
  join: (table: string, wish: Join) =>
    sitDownOnce(table, (token) => ask<Joined>('POST', `tables/${table}/join`, { ...wish, token })),
  rename: (table: string, seat: number, name: string, key: string) =>
    ask<TableState>('POST', `tables/${table}/seats/${seat}/rename`, { name }, key),
  leave: (table: string, seat: number, key: string) =>
    ask<TableState>('POST', `tables/${table}/seats/${seat}/leave`, {}, key),
  bot: (table: string, seat: number, level: string, key: string) =>
    ask<TableState>('POST', `tables/${table}/seats/${seat}/bot`, { level }, key),
  free: (table: string, seat: number, key: string) =>
    ask<TableState>('POST', `tables/${table}/seats/${seat}/free`, {}, key),
  back: (table: string, seat: number, key: string) =>
    ask<TableState>('POST', `tables/${table}/seats/${seat}/back`, {}, key),
  rematch: (table: string, key: string) => askOnce<Rematch>(`tables/${table}/rematch`, {}, key),
  mine: (keys: string[]) => ask<OwnTables>('POST', 'mine', { keys }),
  playOn: (table: string, wish: PlayOn, key: string) =>
    askOnce<TableMade>(`tables/${table}/onward`, wish, key || undefined),
  record: (table: string, key: string) =>
    ask<string>('GET', `tables/${table}/record`, undefined, key || undefined),
  upload: (record: string) => askOnce<TableMade>('records', { record }),
  moment: (table: string, key: string, at: number, seat: string) =>
    ask<Moment>('GET', `tables/${table}/replay?at=${at}&seat=${seat}`, undefined, key || undefined),
  film: (table: string, key: string, seat: string) =>
    ask<Film>('GET', `tables/${table}/film?seat=${seat}`, undefined, key || undefined),
  story: (table: string, key: string) =>
    ask<Story>('GET', `tables/${table}/story`, undefined, key || undefined),
};
