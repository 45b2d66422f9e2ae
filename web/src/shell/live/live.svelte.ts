/** One seat (or window) at a table, live: the newest view, all events, and a way to answer. */
import type {
  FromClient,
  FromServer,
  LessonState,
  NamedAction,
  Order,
  Preview,
  Said,
  TableState,
  Turn,
  Update,
} from '$protocol';
import { base } from '$lib/page/base';
import type { ViewHeader } from './engine';

/** The documents of any game; each game's own are the `Documents` of its `engine.d.ts`. */
export type AnyGame = {
  view: ViewHeader;
  figures: object;
  preview: { events: object[]; facts: object };
  event: { event: string } & Record<string, unknown>;
};
/** An event of the log of a game. */
export type Logged<Game extends AnyGame> = Game['event'] & { number: number };
/** An event of any game, whose facts are read by their names. */
export type GameEvent = Logged<AnyGame>;

export type UpdateOf<Game extends AnyGame> = Omit<Update, 'view' | 'figures' | 'events'> &
  Pick<Game, 'view' | 'figures'> & { events: Logged<Game>[] };
export type PreviewOf<Game extends AnyGame> = Omit<Preview, 'events' | 'facts'> &
  Pick<Game['preview'], 'events' | 'facts'>;
/** What the hall says, with the documents of a game. */
type Heard<Game extends AnyGame> =
  Exclude<FromServer, Preview | Update> | PreviewOf<Game> | UpdateOf<Game>;
export type Answer<Game extends AnyGame = AnyGame> =
  Exclude<Extract<FromServer, { id: number }>, Preview> | PreviewOf<Game>;
interface Waiting<Game extends AnyGame> {
  resolve(answer: Answer<Game>): void;
}
type Wish = FromClient extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

const PROTOCOL = 1;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;

export class Live<Game extends AnyGame = AnyGame> {
  state = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting');
  /** Why the hall closed the door for good. */
  problem = $state<{ code: string; message: string } | null>(null);
  table = $state.raw<TableState | null>(null);
  seat = $state<number | null>(null);
  update = $state.raw<UpdateOf<Game> | null>(null);
  events = $state.raw<Logged<Game>[]>([]);
  chat = $state.raw<Said[]>([]);
  orders = $state.raw<Order[]>([]);

  #socket: WebSocket | undefined;
  #waiting = new Map<number, Waiting<Game>>();
  #next = 1;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    this.connect();
  }

  /** Where it all comes from: the hall's socket. A table that is replayed comes from elsewhere. */
  protected connect(): void {
    this.#open();
  }

  get turn(): Turn | null {
    return this.update?.turn ?? null;
  }

  get view(): Game['view'] | null {
    return this.update?.view ?? null;
  }

  /** Where one's own seat stands in a lesson, if one is given here. */
  get lesson(): LessonState | null {
    return this.update?.lesson ?? null;
  }

  get figures(): Game['figures'] | null {
    return this.update?.figures ?? null;
  }

  /** Send a request; the answer is what the hall says to it, a refusal included. */
  ask(wish: Wish): Promise<Answer<Game>> {
    const id = this.#next++;
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({
        type: 'refused',
        seq: 0,
        id,
        code: 'offline',
        message: '',
        reasons: [],
      });
    }
    return new Promise((resolve) => {
      this.#waiting.set(id, { resolve });
      this.#send({ ...wish, id } as FromClient);
    });
  }

  /** Answer the decision with an action and the steps that follow it. */
  choose(action: string, then?: NamedAction[]): Promise<Answer<Game>> {
    return this.ask({
      type: 'choose',
      decision: this.turn?.decision ?? 0,
      action,
      then,
      branch: this.#branch,
    });
  }

  undo(): Promise<Answer<Game>> {
    const decision = this.view?.decision ?? 0;
    return this.ask({ type: 'undo', decision, branch: this.#branch });
  }

  close(): void {
    this.state = 'closed';
    clearTimeout(this.#timer);
    const socket = this.#socket;
    // A browser reports a socket that is closed before it is open as an error.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  get #branch(): number | null {
    return this.update?.branch ?? null;
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${base}/live`);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Heard<Game>);
    socket.onclose = () => this.#lost();
  }

  #hello(): void {
    this.#send({
      type: 'hello',
      protocol: PROTOCOL,
      table: this.id,
      key: this.key,
      branch: this.#branch,
      events: this.events.length,
      chat: this.chat.length,
    });
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: Heard<Game>): void {
    switch (message.type) {
      case 'welcome':
        this.state = 'open';
        this.#pause = FIRST_PAUSE;
        this.table = message.table;
        this.seat = message.seat;
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'update':
        this.#take(message);
        break;
      case 'said':
        if (message.number === this.chat.length) this.chat = [...this.chat, message];
        break;
      case 'orders':
        this.orders = message.orders;
        break;
      case 'error':
        if (message.id == null) this.problem = { code: message.code, message: message.message };
        else this.#answer({ ...message, id: message.id, type: 'refused', reasons: [] });
        break;
      default:
        this.#answer(message);
    }
  }

  #take(update: UpdateOf<Game>): void {
    const fresh = update.events;
    this.events = update.fresh ? fresh : [...this.events.slice(0, update.first), ...fresh];
    this.update = update;
  }

  #answer(answer: Answer<Game>): void {
    this.#waiting.get(answer.id)?.resolve(answer);
    this.#waiting.delete(answer.id);
  }

  #lost(): void {
    for (const [id, waiting] of this.#waiting) {
      waiting.resolve({
        type: 'refused',
        seq: 0,
        id,
        code: 'offline',
        message: '',
        reasons: [],
      });
    }
    this.#waiting.clear();
    if (this.state === 'closed') return;
    const final = ['bad-key', 'no-table', 'protocol', 'malformed'];
    if (this.problem && final.includes(this.problem.code)) {
      this.state = 'closed';
      return;
    }
    this.problem = null;
    this.state = 'lost';
    this.#timer = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }
}
