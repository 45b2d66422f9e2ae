/** A finished table as a desk: the same views as in play, but nothing of it can be changed. */
import { api, type Film, type Moment } from '$lib/hall/api';
import { Desk } from '$shell/live/desk.svelte';
import { Live, type Answer, type GameEvent } from '$shell/live/live.svelte';

/** Whose eyes: the number of a seat, `spectator`, or `all` with everything that was hidden. */
export type Eyes = string;

const KEPT_MOMENTS = 300;

class ReplayLive extends Live {
  /** Moments are put in by the desk; there is no socket. */
  protected override connect(): void {
    this.state = 'open';
  }

  override ask(): Promise<Answer> {
    return Promise.resolve({
      type: 'refused',
      seq: 0,
      id: 0,
      code: 'replay-only',
      message: '',
      reasons: [],
    });
  }

  show(moment: Moment, events: GameEvent[], eyes: Eyes): void {
    this.seat = /^\d+$/.test(eyes) ? Number(eyes) : null;
    this.events = events;
    this.update = {
      type: 'update',
      seq: 0,
      branch: 0,
      number: moment.number,
      first: 0,
      events,
      view: moment.view,
      figures: moment.figures,
      thinking: moment.view.to_act,
      fresh: true,
      turn: null,
      undo: null,
      clock: null,
      takeback: null,
      lesson: null,
    };
  }
}

export class ReplayDesk extends Desk {
  override readonly replays = true;
  /** The number of choices that have been made at the moment that is shown. */
  number = $state(0);
  last = $state(0);
  eyes = $state<Eyes>('spectator');
  film = $state.raw<Film | null>(null);
  /** The whole position, while everything is looked at. */
  position = $state.raw<Moment['view'] | null>(null);
  readonly #replay: ReplayLive;
  readonly #moments = new Map<string, Promise<Moment>>();
  readonly #films = new Map<Eyes, Promise<Film>>();
  #wanted = '';

  constructor(
    readonly table: string,
    readonly key: string,
  ) {
    const live = new ReplayLive(table, key);
    super(table, key, live);
    this.#replay = live;
  }

  /** Open the record at a moment, or at its beginning. */
  async open(at: number, eyes: Eyes): Promise<void> {
    const [state, film] = await Promise.all([api.table(this.table, this.key), this.#filmOf('all')]);
    this.#replay.table = state;
    this.last = film.choices.length;
    this.film = film;
    await this.go(at, eyes);
  }

  /** Show a moment. While one is awaited another may be wished for: the last wish counts. */
  async go(at: number, eyes: Eyes = this.eyes): Promise<void> {
    const number = Math.max(0, Math.min(this.last, Math.round(at)));
    this.number = number;
    const wish = (this.#wanted = `${number} ${eyes}`);
    const drawn = eyes === 'all' ? 'spectator' : eyes;
    const [moment, film, position] = await Promise.all([
      this.#momentOf(number, drawn),
      this.#filmOf(eyes),
      eyes === 'all' ? this.#momentOf(number, 'all') : null,
    ]);
    if (wish !== this.#wanted) return;
    const heard = number ? film.choices[number - 1]!.heard : 0;
    this.#replay.show(moment, film.events.slice(0, heard), drawn);
    this.eyes = eyes;
    this.position = position?.view ?? null;
    this.follow();
  }

  /** Have the next moment ready before it is wished for. */
  prepare(at: number): void {
    if (at > this.last) return;
    void this.#momentOf(at, this.eyes === 'all' ? 'spectator' : this.eyes).catch(() => undefined);
  }

  #momentOf(at: number, eyes: Eyes): Promise<Moment> {
    return remembered(
      this.#moments,
      `${at} ${eyes}`,
      () => api.moment(this.table, this.key, at, eyes),
      KEPT_MOMENTS,
    );
  }

  #filmOf(eyes: Eyes): Promise<Film> {
    return remembered(this.#films, eyes, () => api.film(this.table, this.key, eyes), KEPT_MOMENTS);
  }
}

/** What was asked for before, or ask; what failed is
 * forgotten, and so is the oldest of too many. */
function remembered<T>(
  kept: Map<string, Promise<T>>,
  name: string,
  ask: () => Promise<T>,
  most: number,
): Promise<T> {
  const known = kept.get(name);
  if (known) return known;
  const asked = ask();
  kept.set(name, asked);
  asked.catch(() => kept.delete(name));
  if (kept.size > most) kept.delete(kept.keys().next().value!);
  return asked;
}
